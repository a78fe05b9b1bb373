"""A line that cannot be read: up to which word it was understood, and what may stand there."""

from __future__ import annotations

from functools import partial

from referee.notation.completion.expected import told_at
from referee.notation.formatter import line_of
from referee.notation.parser.errors import ParseError
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.single_reading import reading
from referee.notation.parser.slots_basic import LONGEST_NAME
from referee.notation.suggestions.suggestions import offers_for

CARDS = ("card", "cards", "source", "means")
"""Places that hold cards of the table."""


def unreadable(line: TypedLine) -> ParseError:
    """Up to which word the line was understood, and what may stand there."""
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
    now = (
        candidate.move
        for candidate, _ in line.session.choices()
        if not candidate.pick and not candidate.by_hand
    )
    move = next(now, None)
    return line_of(move, line.session, None, line.language) if move is not None else ""
