"""The case format of this game: the table of a position, steps of a case, paths where results are checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import takewhile
from typing import Any

from engine.kernel.cases.model import AskStep, Casebook, StepInput, ValueUnknown, known_value
from engine.kernel.decisions import Move, verb
from engine.kernel.decoders import move_of_case
from engine.kernel.errors import Impossible, Unreadable, fault
from engine.kernel.judge import decisions, judge, settle
from engine.kernel.reasons import Ruling, rule
from engine.kernel.state import Outcome
from engine.oriflamme.cases import questions
from engine.oriflamme.cases.position import (
    OriflammePosition,
    PositionFamily,
    PositionRowCard,
    defects,
    read_position,
)
from engine.oriflamme.game import ORIFLAMME, check
from engine.oriflamme.planning import whose_turn
from engine.oriflamme.rounds_and_winner import begin_round, winners
from engine.oriflamme.table import (
    EVENTS,
    GAME_OVER,
    HAND,
    PLANNING,
    SET_ASIDE,
    TWIN,
    FamilyCard,
    FamilySeat,
    OriflammeTable,
    RowPlace,
    bribe_token_of,
    spot,
    twin_of,
)


def begin(raw: dict[str, Any], text: str, asked: tuple[StepInput, ...]) -> OriflammeTable:
    """The table of a position.

    Raises:
        Unreadable: a field is unknown or of the wrong type.
        Impossible: the position cannot exist.
    """
    position = read_position(raw)
    faults = defects(position)
    if faults:
        raise Impossible(faults, ORIFLAMME.id, raw)
    table = _table(position, text)
    if not table.seats:
        if not all(isinstance(step, AskStep) for step in asked):
            nobody = fault("nobody_seated", "oriflamme.setup.family-and-bribe")
            raise Impossible((nobody,), ORIFLAMME.id)
        return table
    return _entered(table, position).put(events=(), notes=())


def _table(position: OriflammePosition, text: str) -> OriflammeTable:
    count: Counter[str] = Counter()
    row = tuple(RowPlace(at + 1, _cards(place, count)) for at, place in enumerate(position.row))
    seats: dict[str, FamilySeat] = {seat.id: _seat(seat, position, count[seat.id]) for seat in position.seats}
    return OriflammeTable(
        game=ORIFLAMME.id,
        text=text,
        seats=seats,
        row=row,
        places=len(row),
        round=position.round,
        phase=position.phase,
        direction=position.direction,
        first_player=position.first,
    )


def _cards(place: tuple[PositionRowCard, ...], count: Counter[str]) -> tuple[FamilyCard, ...]:
    cards = []
    for card in place:
        family, _, name = card.card.partition(".")
        count[family] += 1
        tag = card.card if name == TWIN else f"{family}.{count[family]}"
        cards.append(FamilyCard(family, tag, name, card.face == "up", card.tokens, card.bribe or ""))
    return tuple(cards)


def _seat(seat: PositionFamily, position: OriflammePosition, laid: int) -> FamilySeat:
    """The seat of a position; a twin given as discarded lies in the discard pile."""
    pile: tuple[str, ...] = seat.discard
    if seat.twin == "discard" and TWIN not in pile:
        pile = (*pile, TWIN)
    left = HAND - (position.round - 1 if position.phase == PLANNING else position.round)
    return FamilySeat(
        id=seat.id,
        influence=seat.influence,
        hand=seat.hand,
        set_aside=seat.set_aside,
        discard=pile,
        hand_count=left if seat.hand is None else len(seat.hand),
        set_aside_count=SET_ASIDE if seat.set_aside is None else len(seat.set_aside),
        laid=laid,
    )


def _entered(table: OriflammeTable, position: OriflammePosition) -> OriflammeTable:
    if position.phase == GAME_OVER:
        won = winners(table)
        return table.put(over=Outcome(won[0] if len(won) == 1 else "", won))
    if position.phase == PLANNING:
        table = _laid_this_round(table, _placed(table, position))
        return settle(ORIFLAMME, begin_round(table, PLANNING))
    return settle(ORIFLAMME, begin_round(_pointed(table, position.pointer), EVENTS))


def _laid_this_round(table: OriflammeTable, families: tuple[str, ...]) -> OriflammeTable:
    """These families have laid their card: a hand of which only the size is known is smaller by it."""
    for family in families:
        if table.seats[family].hand is None:
            table = table.seat(family, hand_count=table.seats[family].hand_count - 1)
    return table.put(placed=families)


def _placed(table: OriflammeTable, position: OriflammePosition) -> tuple[str, ...]:
    """The families that have laid a card: those given, or those before the player whose turn it is."""
    if position.already_placed or position.to_act is None:
        return position.already_placed
    order = table.turn_order
    return order[: order.index(position.to_act)]


def _pointed(table: OriflammeTable, pointer: str | None) -> OriflammeTable:
    """All places before the pointer have been left."""
    found = spot(table, pointer)
    if found is None:
        return table.put(phase=EVENTS)
    for place in takewhile(lambda place: place.id != found.place.id, table.in_direction):
        table = table.place(place.id, done=True)
    return table.put(phase=EVENTS)


def _bribe_token(table: OriflammeTable, family: str) -> str:
    card = bribe_token_of(table, family)
    return card.key if card is not None else "home"


FAMILY: dict[str, Callable[[OriflammeTable, str], Any]] = {
    "influence": lambda table, family: table.seats[family].influence,
    "discard": lambda table, family: list(table.seats[family].discard),
    "bribe_token": _bribe_token,
    "twin": twin_of,
}


@rule("oriflamme.card.open-closed")
def _card(card: FamilyCard) -> dict[str, Any]:
    """A card with its face, the influence and the bribe token on it."""
    if not card.name:
        raise ValueUnknown
    face = "up" if card.open else "down"
    return {"card": card.key, "face": face, "tokens": card.tokens, "bribe": card.bribe or None}


def _row(table: OriflammeTable) -> list[list[dict[str, Any]]]:
    return [[_card(card) for card in place.cards] for place in table.row]


def _next_card(table: OriflammeTable) -> str:
    place = table.at_pointer
    return str(known_value(place.top.key if place is not None else None))


def _next_seat(table: OriflammeTable) -> str:
    if table.phase == PLANNING:
        return str(known_value(whose_turn(table) or None))
    waiting = decisions(ORIFLAMME, table) if table.phase == EVENTS else ()
    return str(known_value(waiting[0].seat if waiting else None))


def _in_planning(table: OriflammeTable, value: Any) -> Any:
    return known_value(value if table.phase == PLANNING else None)


PLAIN: dict[str, Callable[[OriflammeTable], Any]] = {
    "row": _row,
    "next.phase": lambda table: table.phase,
    "next.card": _next_card,
    "next.seat": _next_seat,
    "next.round": lambda table: _in_planning(table, table.round),
    "next.first_player": lambda table: _in_planning(table, table.first_player),
}


def check_path(path: str, table: OriflammeTable) -> None:
    """Whether the path is one of the format and its family is at the table.

    Raises:
        Unreadable: the path or the family is unknown.
    """
    if path in PLAIN:
        return
    field, _, family = path.partition(".")
    if field not in FAMILY:
        raise Unreadable("unknown_path", path=path)
    if family not in table.seats:
        raise Unreadable("unknown_seat", path=path, known=table.order)


def fact(path: str, table: OriflammeTable) -> Any:
    """The value at a path.

    Raises:
        ValueUnknown: it cannot be told.
    """
    if path in PLAIN:
        return PLAIN[path](table)
    field, _, family = path.partition(".")
    return FAMILY[field](table, family)


def read_step(raw: dict[str, Any], table: OriflammeTable) -> StepInput:
    """One step of a case.

    Raises:
        Unreadable: the verb, a field, a family or a card is unknown.
    """
    if "ask" in raw:
        return questions.read_question(raw, table)
    move = move_of_case(raw, ORIFLAMME.in_cases)
    _check_names(verb(move), raw)
    check(table, move, named=True)
    return move


def _check_names(question: str, raw: Any) -> None:
    """What is chosen has a name; nothing is chosen by leaving the choice out."""
    for name, value in raw.items() if isinstance(raw, dict) else ():
        if value == "" and name in ("card", "on", "target", "bribe", "apply"):
            raise Unreadable("argument_missing", question=question, argument=name)
        for inner in value if isinstance(value, list) else (value,):
            _check_names(question, inner)


def written(raw: dict[str, Any], table: OriflammeTable) -> dict[str, Any]:
    """The fields of a move with cards called by what they are: a case shows nothing, it knows the row."""
    shown = {seen: str(raw.get(name, "")) for seen, name in SHOWN.items()}
    plain = {name: value for name, value in raw.items() if name not in SHOWN.values()}
    return {name: _called(value, table, shown.get(name, "")) for name, value in plain.items()}


SHOWN = {"card": "shows", "target": "target_shows"}
"""Fields that hold a card -> those that tell what it turns out to be."""


def _called(value: Any, table: OriflammeTable, shows: str) -> Any:
    """The names of cards of the row in a value; ``shows``: what the card is said to be."""
    if isinstance(value, str):
        found = spot(table, value)
        if found is None:
            return value
        return f"{found.card.family}.{shows}" if shows else found.card.key
    if isinstance(value, dict):
        return {name: _called(part, table, "") for name, part in value.items()}
    return [_called(part, table, "") for part in value] if isinstance(value, (list, tuple)) else value


def read_aloud(table: OriflammeTable) -> OriflammeTable:
    """The closed cards that the position names are known to everybody."""
    for card in (*table.all_cards(),):
        table = table.card(card.tag, shown=bool(card.name) and not card.open)
    return table


def table_and_ruling(
    table: OriflammeTable, move: Move, before: StepInput | None
) -> tuple[OriflammeTable, Ruling]:
    """Nothing is implied: the move is judged where the table stands."""
    return table, judge(ORIFLAMME, table, move)


CASEBOOK = Casebook(
    game=ORIFLAMME,
    position=begin,
    step=read_step,
    check_path=check_path,
    fact=lambda path, table, so_far: fact(path, table),
    answer=questions.answer,
    reach=table_and_ruling,
    skip=lambda table, skip: table,
    written=written,
    read_aloud=read_aloud,
    settle=lambda table, following: table,
    round_rule="oriflamme.round.two-phases",
    ordered=frozenset({"row"}),
    fields=OriflammePosition,
)
