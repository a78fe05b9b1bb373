"""The one reading that is meant where a line has several; else an error, with what was understood of it."""

from __future__ import annotations

from functools import partial

import msgspec

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.grammar import Form
from referee.notation.completion.expected import told_at
from referee.notation.formatter import line_of, seat_in, word_in
from referee.notation.parser.commands import Command
from referee.notation.parser.errors import ParseError, SuggestedLine
from referee.notation.parser.lexicon import folded
from referee.notation.parser.line_readings import LineReading, TypedLine
from referee.notation.parser.several_moves import by_adding, by_name, by_reading, several
from referee.notation.parser.slots_basic import LONGEST_NAME
from referee.notation.suggestions.suggestions import offers_for

RAW = "move"
"""``move {...}`` is a move as JSON: what no form can say can still be written on one line."""


def reading(line: TypedLine) -> Move | Command | None:
    """The meaning of a line that has exactly one; nothing if it has none.

    Raises:
        ParseError: it may mean several things.
    """
    if folded(line.tokens[0].text) == RAW and line.text.strip()[len(RAW) :].lstrip().startswith("{"):
        return _raw(line)
    found = line.candidates()
    if line.given_up:
        raise ParseError("line_reads_too_many_ways", line=line.text.strip())
    nearest = [reading for reading in found if reading.cost == found[0].cost]
    if not nearest:
        return None
    chosen = _of_one_seat(line, nearest)
    if chosen.unsure:
        raise ParseError("name_ambiguous", partial(by_name, line, chosen), line=line.text.strip())
    if chosen.by_hand:
        raise ParseError("whose_effect", (_as_effect(line, chosen),), line=line.text.strip())
    return chosen.move if not chosen.shows and chosen.move is not None else several(line, chosen)


def _as_effect(line: TypedLine, chosen: LineReading) -> SuggestedLine:
    """The line as effects of a card, only if it names them: a slip must not bypass the rules."""
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
    """The meant reading among equally near ones; a missing seat must be the only possible one."""
    different = _different(nearest)
    if len(different) == 1:
        return different[0]
    if all(reading.adds for reading in different) and len({reading.seat for reading in different}) == 1:
        raise ParseError("which_one", partial(by_adding, line, different), line=line.text.strip())
    seats = {reading.seat for reading in different}
    if len(seats) == len(different) and "" not in seats and not different[0].seat_said:
        return _meant_seat(line, different)
    raise ParseError(
        "several_readings",
        partial(by_reading, line, different),
        line=line.text.strip(),
        verbs=_heads(line, different),
    )


def _heads(line: TypedLine, different: list[LineReading]) -> tuple[str, ...]:
    """The words that these readings begin with."""
    said = {reading.raw["do"]: reading for reading in different}
    forms = {form.makes: form for form in reversed(line.lexicon.grammar.forms) if not form.asked}
    return tuple(_verb(line, forms[verb]) for verb in sorted(said) if verb in forms)


def _different(nearest: list[LineReading]) -> list[LineReading]:
    found: list[LineReading] = []
    for reading in nearest:
        if not any(reading.raw == other.raw for other in found):
            found.append(reading)
    return found


def _meant_seat(line: TypedLine, different: list[LineReading]) -> LineReading:
    """The only seat that may make the move; if several may, the one the table waits for."""
    allowed = [reading for reading in different if _allowed(line, reading)]
    if len(allowed) == 1:
        return allowed[0]
    waited = {decision.seat for decision in line.session.waiting}
    asked = [reading for reading in allowed or different if reading.seat in waited]
    if len(asked) == 1:
        return asked[0]
    offers = tuple(
        SuggestedLine(f"{seat_in(line.names, reading.seat, line.language)} {line.text.strip()}", "seat")
        for reading in different
    )
    raise ParseError("which_seat", offers, line=line.text.strip())


def _allowed(line: TypedLine, reading: LineReading) -> bool:
    move = reading.move
    return move is not None and not reading.shows and not line.session.refuses(move)


CARDS = ("card", "cards", "source", "means")
"""Places that hold cards of the table."""


def unreadable(line: TypedLine) -> ParseError:
    """The error for a line, with the word up to which it was understood and what may follow."""
    misread = _stopped(line)
    misread.first_move = line.begun(line.furthest)
    return misread


def _stopped(line: TypedLine) -> ParseError:
    wanted, typed = line.furthest, line.text.strip()
    follows = told_at(line, wanted) if wanted else ()
    offers = partial(offers_for, line, reading)
    if not follows:
        if typed.endswith("?"):
            return ParseError("line_asks", offers, line=typed)
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
    """The title of a named card that should be on the table and is not."""
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
    now = (
        candidate.move
        for candidate, _ in line.session.choices()
        if not candidate.pick and not candidate.by_hand
    )
    move = next(now, None)
    return line_of(move, line.session, None, line.language) if move is not None else ""
