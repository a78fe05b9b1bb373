"""The move or command a line means; ambiguous lines raise an error with numbered suggestions."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.kernel.command_spec import Expansion, Form
from engine.kernel.errors import RefereeError
from engine.kernel.moves import Move
from engine.kernel.reasons import Verdict
from referee.notation.completion.expected import told_at
from referee.notation.formatter import card_in, line_of, seat_in, word_in
from referee.notation.parser.commands import Command, Note, Several, Undo, command_of
from referee.notation.parser.errors import ParseError, SuggestedLine, longer_than_read
from referee.notation.parser.lexer import folded, quote
from referee.notation.parser.line_readings import Effort, LineReading, TypedLine
from referee.notation.parser.slots_basic import LONGEST_NAME
from referee.notation.suggestions.suggestions import offers_for
from referee.session.session import EntryOutcome, OutcomeKind, Session

TARGET = "target"
"""What is attacked is a seat; the others are cards."""
LEADS = {TARGET: "against", "attackers": "with", "defenders": "against", "killed": "killed"}
"""By field; any other is opened by the word of its own name."""
FLAGS = ("unopposed", "opposed")
"""What is said by a word alone."""
NOBODY, AS_TOLD = "none", "as_told"
MOST_WAYS = 6
"""More than can be taken in at a glance; another way can be typed."""


def several(line: TypedLine, chosen: LineReading) -> Several:
    """The moves of an outcome, or of a card that is first shown and then played.

    Raises:
        Misread: the outcome leaves open what has to be known; the offers say it.
    """
    if chosen.move is not None:
        return Several((*chosen.shows, chosen.move))
    session = line.session
    found = line.lexicon.grammar.expand(line.state, chosen.raw, session.passes)
    told = bool(chosen.raw.get(AS_TOLD))
    if found.moves and (told or chosen.raw.get("renown") is None):
        return Several(found.moves)
    if told:
        raise _told_in_part(line, found)
    raise _open(line, chosen, found)


def _told_in_part(line: TypedLine, found: Expansion) -> ParseError:
    """What has to be said besides of an outcome that nobody judges."""
    text = line.text.strip()
    offers = tuple(SuggestedLine(f"{text}{_besides(line, way)}", "outcome") for way in found.ways)
    return ParseError("outcome_told_in_part", offers, line=text)


def _as_told(line: TypedLine, chosen: LineReading) -> tuple[SuggestedLine, ...]:
    """The line as told, with what nobody judges then."""
    grammar, session = line.lexicon.grammar, line.session
    found = grammar.expand(line.state, {**chosen.raw, AS_TOLD: True}, session.passes)
    text = f"{line.text.strip()} {_lead(line, AS_TOLD)}"
    return tuple(SuggestedLine(f"{text}{_besides(line, way)}", AS_TOLD) for way in found.ways or ({},))


def _open(line: TypedLine, chosen: LineReading, found: Expansion) -> ParseError:
    """What has to be said besides: each way it may have gone, or that it is to be entered as told."""
    text = line.text.strip()
    told = _as_told(line, chosen)
    if found.moves:
        return ParseError(
            "renown_is_judged", (SuggestedLine(f"{text} {_lead(line, AS_TOLD)}", AS_TOLD),), line=text
        )
    if found.asks is not None:
        unknown = found.asks
        misread = ParseError("outcome_not_known", told, line=text, what=unknown.what, card=unknown.card)
        misread.asks = unknown
        return misread
    if not found.open:
        misread = ParseError("outcome_not_possible", told, line=text, because=found.because)
        misread.first_move = found.begins
        return misread
    ways = found.ways[:MOST_WAYS]
    offers = tuple(SuggestedLine(f"{text}{_besides(line, way)}", "outcome") for way in ways)
    return ParseError("outcome_open", (*offers, *told), line=text, open=found.open)


def _besides(line: TypedLine, way: Mapping[str, tuple[str, ...] | None]) -> str:
    """What has to be added for this way and no other, so that the line stands for moves at once."""
    said = ((name, ids) for name, ids in way.items() if ids is not None)
    each = (f" {_lead(line, LEADS.get(name, name))} {_in_words(line, name, ids)}" for name, ids in said)
    return "".join(one.rstrip() for one in each)


def _lead(line: TypedLine, lead: str) -> str:
    return word_in(line.lexicon.words.leads[lead], line.language)


def _in_words(line: TypedLine, name: str, ids: tuple[str, ...]) -> str:
    if name in FLAGS:
        return ""
    if name == TARGET:
        return ", ".join(seat_in(line.names, seat, line.language) for seat in ids)
    nobody = word_in(line.lexicon.words.values[NOBODY], line.language)
    return ", ".join(card_in(line.names, id_, line.language) for id_ in ids) or nobody


CARDS = ("card", "cards", "source", "means")
"""Places that hold cards of the table."""
RAW = "move"
"""``move {...}`` is a move as JSON: what no form can say can still be written on one line."""


def parse(text: str, session: Session, language: str = "en", effort: Effort | None = None) -> Move | Command:
    """The move or command a line means; what is offered is written in the language, whichever was typed.

    Args:
        effort: what several lines share; a line alone has its own.

    Raises:
        Misread: nothing certain; it carries offers.
    """
    too_long = longer_than_read(text)
    if too_long is not None:
        raise too_long
    command = command_of(text)
    if command is not None:
        return command
    line = TypedLine(text, session, language=language, effort=effort)
    if not line.tokens:
        raise ParseError("nothing_typed")
    found = reading(line)
    if found is None:
        raise _unreadable(line)
    return found


def _unreadable(line: TypedLine) -> ParseError:
    """Up to which word the line was understood, and what may stand there."""
    misread = _stopped(line)
    misread.first_move = line.begun(line.furthest)
    return misread


def _stopped(line: TypedLine) -> ParseError:
    wanted, typed = line.furthest, line.text.strip()
    follows = told_at(line, wanted) if wanted else ()
    offers = offers_for(line, reading)
    if not follows:
        example = _example(line)
        key = "line_says_nothing" if example else "line_unreadable"
        return ParseError(key, offers, line=typed, example=example)
    absent = _absent(line, wanted)
    if absent:
        return ParseError("card_not_here", offers, line=typed, card=absent)
    understood = line.text[: line.tokens[wanted - 1].end].strip()
    if wanted == len(line.tokens):
        return ParseError("line_unfinished", offers, line=typed, follows=follows)
    at = line.tokens[wanted].text
    return ParseError("line_stops", offers, line=typed, understood=understood, stops_at=at, follows=follows)


def _absent(line: TypedLine, at: int) -> str:
    """The title of a card of the catalogue that is named where one on the table is wanted, and is not."""
    if not any(want.what in CARDS for want in line.wants.get(at, ())):
        return ""
    for end in range(min(len(line.tokens), at + LONGEST_NAME), at, -1):
        phrase = " ".join(token.text for token in line.tokens[at:end])
        like = line.names.faces_like(phrase)
        if len(like) == 1 and like[0].type.value != "plot" and line.names.card(phrase, "", "") is None:
            return like[0].name(line.language)
    return ""


def _example(line: TypedLine) -> str:
    """A line that could be typed now."""
    now = (one.move for one, _ in line.session.choices() if not one.pick and not one.by_hand)
    move = next(now, None)
    return line_of(move, line.session, None, line.language) if move is not None else ""


def reading(line: TypedLine) -> Move | Command | None:
    """What a line means if it means one thing; nothing if it means none.

    Raises:
        Misread: it may mean several things.
    """
    if folded(line.tokens[0].text) == RAW and line.text.strip()[len(RAW) :].lstrip().startswith("{"):
        return _raw(line)
    found = line.candidates()
    if line.given_up:
        raise ParseError("line_reads_too_many_ways", line=line.text.strip())
    nearest = [one for one in found if one.cost == found[0].cost]
    if not nearest:
        return None
    chosen = _of_one_seat(line, nearest)
    if chosen.unsure:
        raise ParseError("name_ambiguous", _by_name(line, chosen), line=line.text.strip())
    if chosen.by_hand:
        raise ParseError("whose_effect", (_as_effect(line, chosen),), line=line.text.strip())
    return chosen.move if not chosen.shows and chosen.move is not None else several(line, chosen)


def _as_effect(line: TypedLine, chosen: LineReading) -> SuggestedLine:
    """The line as what a card does: said outright, for a slip of the tongue must not go before the rules."""
    start = line.tokens[1 if chosen.seat_said else 0].start
    head, rest = line.text[:start].strip(), line.text[start:].strip()
    form = next(form for form in line.lexicon.grammar.forms if form.makes == line.lexicon.grammar.bare)
    return SuggestedLine(f"{head} {_verb(line, form)}: {rest}".strip(), "reading")


def _verb(line: TypedLine, form: Form) -> str:
    return word_in(line.lexicon.said(form), line.language)


def _raw(line: TypedLine) -> Move:
    try:
        found: Move = line.session.adapter.read_move(line.text.strip()[len(RAW) :].strip().encode())
    except (RefereeError, msgspec.MsgspecError, RecursionError) as error:
        raise ParseError("raw_move_unreadable", line=line.text.strip(), error=str(error)) from None
    return found


def _of_one_seat(line: TypedLine, nearest: list[LineReading]) -> LineReading:
    """The reading that is meant where several are as near; a seat left out must be the only possible one."""
    different = _different(nearest)
    if len(different) == 1:
        return different[0]
    if all(one.adds for one in different) and len({one.seat for one in different}) == 1:
        raise ParseError("which_one", _by_adding(line, different), line=line.text.strip())
    seats = {one.seat for one in different}
    if len(seats) == len(different) and "" not in seats and not different[0].seat_said:
        return _meant_seat(line, different)
    raise ParseError(
        "several_readings",
        _by_reading(line, different),
        line=line.text.strip(),
        verbs=_heads(line, different),
    )


def _heads(line: TypedLine, different: list[LineReading]) -> tuple[str, ...]:
    """What they begin with, in words."""
    said = {one.raw["do"]: one for one in different}
    forms = {form.makes: form for form in reversed(line.lexicon.grammar.forms) if not form.asked}
    return tuple(_verb(line, forms[verb]) for verb in sorted(said) if verb in forms)


def _different(nearest: list[LineReading]) -> list[LineReading]:
    found: list[LineReading] = []
    for one in nearest:
        if not any(one.raw == other.raw for other in found):
            found.append(one)
    return found


def _meant_seat(line: TypedLine, different: list[LineReading]) -> LineReading:
    """The only seat that may do it; if more may, the one the table waits for."""
    allowed = [one for one in different if _allowed(line, one)]
    if len(allowed) == 1:
        return allowed[0]
    waited = {decision.seat for decision in line.session.waiting}
    asked = [one for one in allowed or different if one.seat in waited]
    if len(asked) == 1:
        return asked[0]
    offers = tuple(
        SuggestedLine(f"{seat_in(line.names, one.seat, line.language)} {line.text.strip()}", "seat")
        for one in different
    )
    raise ParseError("which_seat", offers, line=line.text.strip())


def _allowed(line: TypedLine, one: LineReading) -> bool:
    if one.move is None or one.shows:
        return False
    try:
        _, rulings = line.session.rule_on(one.move)
    except RefereeError:
        return False
    return all(ruling.verdict is not Verdict.NO for ruling in rulings)


def _by_name(line: TypedLine, chosen: LineReading) -> tuple[SuggestedLine, ...]:
    """The line with each card that the first unclear name may mean."""
    unsure = chosen.unsure[0]
    start, end = line.text[: unsure.start], line.text[unsure.end :]
    return tuple(SuggestedLine(f"{start}{_named(line, id_)}{end}".strip(), "name") for id_ in unsure.ids)


def _named(line: TypedLine, id_: str) -> str:
    """A card, or a plot, by a name that is no other's."""
    if id_ in line.names.keys:
        return card_in(line.names, id_, line.language)
    title = line.names.plot_title(id_, line.language)
    return quote(title)


def _by_reading(line: TypedLine, different: list[LineReading]) -> tuple[SuggestedLine, ...]:
    return tuple(
        SuggestedLine(line_of(one.move, line.session, None, line.language), "reading")
        for one in different
        if one.move is not None
    )


def _by_adding(line: TypedLine, different: list[LineReading]) -> tuple[SuggestedLine, ...]:
    """The line with what it leaves open, one offer for each way."""
    return tuple(SuggestedLine(f"{line.text.strip()}{_added(line, one)}", "name") for one in different)


def _added(line: TypedLine, one: LineReading) -> str:
    said = ((line.lexicon.words.leads[lead], cards) for lead, cards in one.adds)
    each = (
        f" {word_in(words, line.language)} {', '.join(_named(line, card) for card in cards)}"
        for words, cards in said
    )
    return "".join(each)


def enter(text: str, session: Session) -> tuple[EntryOutcome, ...]:
    """Reads a line and enters what it stands for; of several moves, up to the first that cannot be entered.

    Raises:
        Misread: the line cannot be read; nothing was entered.
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
    else:
        session.redo()
    return ()


def _several(moves: tuple[Move, ...], session: Session) -> tuple[EntryOutcome, ...]:
    """One after the other; what stops half way stays as far as it came, like moves typed singly."""
    outcomes: list[EntryOutcome] = []
    for move in moves:
        outcomes.append(session.enter(move))
        if outcomes[-1].kind is not OutcomeKind.DONE:
            break
    return tuple(outcomes)
