"""A challenge about to begin, as a session."""

from __future__ import annotations

from typing import Any

from engine.agot.public_table import laid_open
from engine.kernel.cases.evaluation import read_steps
from engine.kernel.decisions import Move, verb
from referee.notation.parser.commands import Note, Redo, Several, Undo
from referee.notation.parser.errors import ParseError
from referee.notation.parser.lexicon import lexicon
from referee.notation.parser.parse import parse
from referee.session.game_setup import examples
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.session.registry import adapter_of
from referee.session.session import Session
from tests.kit.cases import plain
from tests.kit.session import nothing_kept

DESK = adapter_of("hbo")

STARK: dict[str, Any] = {
    "id": "stark",
    "house": "stark",
    "gold": 4,
    "hand": {
        "count": 4,
        "known": [
            {"id": "longclaw", "name": "Longclaw", "type": "attachment", "cost": 2},
            {"id": "jon-snow", "name": "Jon Snow", "type": "character", "cost": 3, "strength": 3},
        ],
    },
    "plot": {"name": "A Noble Cause", "income": 4, "initiative": 2, "claim": 1},
    "plots": {"available": ["The Old Gods", "Winter Storm"]},
    "characters": [
        {"id": "arya-stark", "name": "Arya Stark", "strength": 1, "icons": ["military"], "unique": True},
        {"id": "guard", "name": "Guard", "strength": 2, "icons": ["military"]},
        {"id": "guard-2", "name": "Guard", "strength": 2, "icons": ["military"]},
    ],
}
LANNISTER: dict[str, Any] = {
    "id": "lannister",
    "house": "lannister",
    "gold": 3,
    "plot": {"name": "Power Behind the Throne", "income": 3, "initiative": 3, "claim": 1},
    "hand": {
        "count": 3,
        "known": [{"id": "lions-cunning", "name": "Lion's cunning", "type": "event", "gold_price": 2}],
    },
    "characters": [
        {
            "id": "the-hound",
            "name": "The Hound",
            "strength": 3,
            "icons": ["military"],
            "keywords": ["stealth"],
        },
        {"id": "gold-cloak", "name": "Gold Cloak", "strength": 2, "icons": ["intrigue"]},
    ],
}
CHALLENGES: dict[str, Any] = {
    "phase": "challenges",
    "first_player": "lannister",
    "active_player": "lannister",
    "seats": [STARK, LANNISTER],
}


def session(position: dict[str, Any] | None = None, *, strict: bool = False, **changes: Any) -> Session:
    """A session at a position; ``changes`` are fields of it."""
    state = DESK.casebook.position({**(position or CHALLENGES), **changes}, DESK.game.texts[0], ())
    return Session(DESK, laid_open(state), DESK.game.texts, nothing_kept, strict=strict)


def ready(case: str = "middle") -> Session:
    """A ready example."""
    found = next(one for one in examples("hbo") if one.id == case)
    return at(read_steps(found, DESK.casebook, DESK.game.texts[0])[0])


def at(state: Any) -> Session:
    """A session at a table."""
    return Session(DESK, laid_open(state), DESK.game.texts, nothing_kept)


def with_seat(seat: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """The position with one seat changed."""
    seats = [{**other, **changes} if other is seat else other for other in (STARK, LANNISTER)]
    return {**CHALLENGES, "seats": seats}


def worked_positions() -> list[tuple[str, dict[str, Any]]]:
    """The positions of all worked cases."""
    return [(case.id, case.position) for case in plain("hbo")]


def move(text: str, at: Session | None = None) -> Move:
    """The move a line means."""
    found = parse(text, at or session())
    assert isinstance(found, Move), found
    return found


def enter(text: str, session: Session) -> tuple[EntryOutcome, ...]:
    """Reads a line and enters what it stands for; of several moves, up to the first that cannot be entered.

    Raises:
        ParseError: the line cannot be read; nothing was entered.
        Unreadable: it names something that is not on the table.
    """
    found = parse(text, session)
    if isinstance(found, Move):
        return (session.enter(found),)
    if isinstance(found, Several):
        return _several(found.moves, session)
    if isinstance(found, Note):
        session.note(found.words)
    elif isinstance(found, Undo):
        session.undo(found.to)
    elif isinstance(found, Redo):
        session.redo()
    else:
        raise ParseError("question_of_table", line=text.strip())
    return ()


def _several(moves: tuple[Move, ...], session: Session) -> tuple[EntryOutcome, ...]:
    """One after the other; what stops half way stays as far as it came, like moves typed singly."""
    outcomes: list[EntryOutcome] = []
    for move in moves:
        outcomes.append(session.enter(move))
        if outcomes[-1].kind is not OutcomeKind.DONE:
            break
    return tuple(outcomes)


def places_of_no_move(game: str) -> set[tuple[str, str]]:
    """Verb and place of the forms of typed lines that fill no field of the move they make."""
    kinds = {verb(kind): kind for kind in adapter_of(game).game.verbs}
    filled = {
        (form.makes, at.partition(".")[0])
        for form in lexicon(game).grammar.forms
        for at in (*(slot.at for slot in form.slots), *form.fixed)
    }
    return {(makes, at) for makes, at in filled if at not in kinds[makes].__struct_encode_fields__}
