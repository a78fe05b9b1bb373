"""Which move, or which command, does a line mean?

What can mean only one thing is taken; everything else comes back as numbered offers, never as a guess.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel.errors import RefereeError
from engine.kernel.move import Move
from engine.kernel.reason import Verdict
from referee.notation.candidates import Candidate, Line
from referee.notation.commands import Command, command_of
from referee.notation.following import told_at
from referee.notation.lexing import folded, quote
from referee.notation.misread import Misread, Offer, longer_than_read
from referee.notation.offering import offers_for
from referee.notation.outcomes import several
from referee.notation.printing import line_of
from referee.notation.simple import LONGEST_NAME
from referee.notation.spoken import card_in, seat_in, word_in

CARDS = ("card", "cards", "source", "means")
"""Places that hold cards of the table."""
RAW = "move"
"""``move {...}`` is a move as JSON: what no form can say can still be written on one line."""


def parse(text: str, session: Any, language: str = "en") -> Move | Command:
    """The move or command a line means; what is offered is written in the language, whichever was typed.

    Raises:
        Misread: nothing certain; it carries offers.
    """
    too_long = longer_than_read(text)
    if too_long is not None:
        raise too_long
    command = command_of(text)
    if command is not None:
        return command
    line = Line(text, session, language=language)
    if not line.tokens:
        raise Misread("nothing_typed")
    found = reading(line)
    if found is None:
        raise _unreadable(line)
    return found


def _unreadable(line: Line) -> Misread:
    """Up to which word the line was understood, and what may stand there."""
    misread = _stopped(line)
    misread.begins = line.begun(line.furthest)
    return misread


def _stopped(line: Line) -> Misread:
    wanted, typed = line.furthest, line.text.strip()
    follows = told_at(line, wanted) if wanted else ()
    offers = offers_for(line, reading)
    if not follows:
        example = _example(line)
        key = "line_says_nothing" if example else "line_unreadable"
        return Misread(key, offers, line=typed, example=example)
    absent = _absent(line, wanted)
    if absent:
        return Misread("card_not_here", offers, line=typed, card=absent)
    understood = line.text[: line.tokens[wanted - 1].end].strip()
    if wanted == len(line.tokens):
        return Misread("line_unfinished", offers, line=typed, follows=follows)
    at = line.tokens[wanted].text
    return Misread("line_stops", offers, line=typed, understood=understood, stops_at=at, follows=follows)


def _absent(line: Line, at: int) -> str:
    """The title of a card of the catalogue that is named where one on the table is wanted, and is not."""
    if not any(want.what in CARDS for want in line.wants.get(at, ())):
        return ""
    for end in range(min(len(line.tokens), at + LONGEST_NAME), at, -1):
        phrase = " ".join(token.text for token in line.tokens[at:end])
        like = line.names.faces_like(phrase)
        if len(like) == 1 and like[0].type.value != "plot" and line.names.card(phrase, "", "") is None:
            return like[0].name(line.language)
    return ""


def _example(line: Line) -> str:
    """A line that could be typed now."""
    now = (one.move for one, _ in line.session.choices() if not one.pick and not one.by_hand)
    move = next(now, None)
    return line_of(move, line.session, None, line.language) if move is not None else ""


def reading(line: Line) -> Move | Command | None:
    """What a line means if it means one thing; nothing if it means none.

    Raises:
        Misread: it may mean several things.
    """
    if folded(line.tokens[0].text) == RAW and line.text.strip()[len(RAW) :].lstrip().startswith("{"):
        return _raw(line)
    found = line.candidates()
    nearest = [one for one in found if one.cost == found[0].cost]
    if not nearest:
        return None
    chosen = _of_one_seat(line, nearest)
    if chosen.unsure:
        raise Misread("name_ambiguous", _by_name(line, chosen), line=line.text.strip())
    if chosen.by_hand:
        raise Misread("whose_effect", (_as_effect(line, chosen),), line=line.text.strip())
    return chosen.move if not chosen.shows and chosen.move is not None else several(line, chosen)


def _as_effect(line: Line, chosen: Candidate) -> Offer:
    """The line as what a card does: said outright, for a slip of the tongue must not go before the rules."""
    start = line.tokens[1 if chosen.seat_said else 0].start
    head, rest = line.text[:start].strip(), line.text[start:].strip()
    form = next(form for form in line.lexicon.grammar.forms if form.makes == line.lexicon.grammar.bare)
    return Offer(f"{head} {word_in(form.words, line.language)}: {rest}".strip(), "reading")


def _raw(line: Line) -> Move:
    try:
        found: Move = line.session.desk.read_move(line.text.strip()[len(RAW) :].strip().encode())
    except (RefereeError, msgspec.MsgspecError, RecursionError) as error:
        raise Misread("raw_move_unreadable", line=line.text.strip(), error=str(error)) from None
    return found


def _of_one_seat(line: Line, nearest: list[Candidate]) -> Candidate:
    """The reading that is meant where several are as near; a seat left out must be the only possible one."""
    different = _different(nearest)
    if len(different) == 1:
        return different[0]
    if all(one.adds for one in different) and len({one.seat for one in different}) == 1:
        raise Misread("which_one", _by_adding(line, different), line=line.text.strip())
    seats = {one.seat for one in different}
    if len(seats) == len(different) and "" not in seats and not different[0].seat_said:
        return _meant_seat(line, different)
    raise Misread(
        "several_readings",
        _by_reading(line, different),
        line=line.text.strip(),
        verbs=_heads(line, different),
    )


def _heads(line: Line, different: list[Candidate]) -> tuple[str, ...]:
    """What they begin with, in words."""
    said = {one.raw["do"]: one for one in different}
    forms = {form.makes: form for form in reversed(line.lexicon.grammar.forms) if not form.asked}
    return tuple(word_in(forms[verb].words, line.language) for verb in sorted(said) if verb in forms)


def _different(nearest: list[Candidate]) -> list[Candidate]:
    found: list[Candidate] = []
    for one in nearest:
        if not any(one.raw == other.raw for other in found):
            found.append(one)
    return found


def _meant_seat(line: Line, different: list[Candidate]) -> Candidate:
    """The only seat that may do it; if more may, the one the table waits for."""
    allowed = [one for one in different if _allowed(line, one)]
    if len(allowed) == 1:
        return allowed[0]
    waited = {decision.seat for decision in line.session.waiting}
    asked = [one for one in allowed or different if one.seat in waited]
    if len(asked) == 1:
        return asked[0]
    offers = tuple(
        Offer(f"{seat_in(line.names, one.seat, line.language)} {line.text.strip()}", "seat")
        for one in different
    )
    raise Misread("which_seat", offers, line=line.text.strip())


def _allowed(line: Line, one: Candidate) -> bool:
    if one.move is None or one.shows:
        return False
    try:
        _, rulings = line.session.rule_on(one.move)
    except RefereeError:
        return False
    return all(ruling.verdict is not Verdict.NO for ruling in rulings)


def _by_name(line: Line, chosen: Candidate) -> tuple[Offer, ...]:
    """The line with each card that the first unclear name may mean."""
    unsure = chosen.unsure[0]
    start, end = line.text[: unsure.start], line.text[unsure.end :]
    return tuple(Offer(f"{start}{_named(line, id_)}{end}".strip(), "name") for id_ in unsure.ids)


def _named(line: Line, id_: str) -> str:
    """A card, or a plot, by a name that is no other's."""
    if id_ in line.names.keys:
        return card_in(line.names, id_, line.language)
    title = line.names.plot_title(id_, line.language)
    return quote(title)


def _by_reading(line: Line, different: list[Candidate]) -> tuple[Offer, ...]:
    return tuple(
        Offer(line_of(one.move, line.session, None, line.language), "reading")
        for one in different
        if one.move is not None
    )


def _by_adding(line: Line, different: list[Candidate]) -> tuple[Offer, ...]:
    """The line with what it leaves open, one offer for each way."""
    return tuple(Offer(f"{line.text.strip()}{_added(line, one)}", "name") for one in different)


def _added(line: Line, one: Candidate) -> str:
    said = ((line.lexicon.grammar.leads[lead], cards) for lead, cards in one.adds)
    each = (
        f" {word_in(words, line.language)} {', '.join(_named(line, card) for card in cards)}"
        for words, cards in said
    )
    return "".join(each)
