"""Which cards does a deck list name, and how many of each?

A list is a value: lines with a number of copies, a name as it was typed, and the part of the deck it stands
under. `read` takes the bytes of a file, plain text or OCTGN's `.o8d`; which cards are meant is asked of the
catalogue in `resolved`, where a guess is offered and never taken.
"""

from __future__ import annotations

import re

from msgspec import Struct

from cards.catalogue import Catalogue
from cards.deck_octgn import octgn_lines
from cards.deck_text import text_lines
from cards.face import Face
from cards.fields import shown
from cards.messages import CardsError, message
from cards.names import Match, MatchKind

MOST_BYTES = 256 * 1024
MOST_LINES = 2000
MOST_COPIES = 99
BEFORE_THE_FIRST_SIGN = b"\xef\xbb\xbf\xff\xfe\x00 \t\r\n"
"""Marks of UTF-8 and UTF-16, and blanks."""
IN_BRACKETS = re.compile(r"\s*[(\[{][^()\[\]{}]*[)\]}]\s*$")
"""What lists put behind a name: a set, a number."""


class Line(Struct, frozen=True):
    """One line: `part` is ``house``, ``agenda``, ``plots``, ``draw`` or empty."""

    number: int
    copies: int
    name: str
    part: str = ""


class Named(Struct, frozen=True):
    """A line whose card is certain."""

    line: Line
    face: Face


class Unread(Struct, frozen=True):
    """A line whose card is not certain, with the cards it could be."""

    line: Line
    match: Match


class DeckRead(Struct, frozen=True):
    """A whole list after asking the catalogue."""

    named: tuple[Named, ...] = ()
    unread: tuple[Unread, ...] = ()


def read(content: bytes) -> tuple[Line, ...]:
    """The lines of a deck.

    Raises:
        CardsError: it is no list of cards; the message says what was read and what to do.
    """
    if len(content) > MOST_BYTES:
        raise CardsError(message("deck-file-too-large", limit=MOST_BYTES))
    markup = content.lstrip(BEFORE_THE_FIRST_SIGN).startswith(b"<")
    lines = tuple(Line(*one) for one in (octgn_lines(content) if markup else text_lines(_text(content))))
    if len(lines) > MOST_LINES:
        raise CardsError(message("deck-too-many-lines", limit=MOST_LINES))
    for line in lines:
        if not 0 < line.copies <= MOST_COPIES:
            said = message(
                "deck-too-many-copies",
                line=line.number,
                copies=line.copies,
                name=shown(line.name),
                limit=MOST_COPIES,
            )
            raise CardsError(said)
    if not lines:
        raise CardsError(message("deck-empty"))
    return lines


def _text(content: bytes) -> str:
    """The bytes as text: UTF-8, or UTF-16 where the file says so at its beginning."""
    wide = content.startswith((b"\xff\xfe", b"\xfe\xff"))
    try:
        text = content.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise CardsError(message("deck-not-text", line=content[: error.start].count(b"\n") + 1)) from None
    for number, line in enumerate(text.splitlines(), 1):
        if any(sign < " " and sign not in "\t\f" for sign in line):
            raise CardsError(message("deck-not-text", line=number))
    return text


def resolved(cards: Catalogue, lines: tuple[Line, ...], language: str = "en") -> DeckRead:
    """Which cards the lines name; a line that fits several cards or none keeps the offers."""
    named, unread = [], []
    for line in lines:
        match = _found(cards, line, language)
        if match.card is None:
            unread.append(Unread(line, match))
        else:
            named.append(Named(line, match.card))
    return DeckRead(tuple(named), tuple(unread))


def _found(cards: Catalogue, line: Line, language: str) -> Match:
    """By the whole name first, then without what stands in brackets behind it."""
    match = cards.find(line.name, language)
    short = IN_BRACKETS.sub("", line.name)
    if match.kind is MatchKind.EXACT or not short or short == line.name:
        return match
    return cards.find(short, language)
