"""Deck lists in plain text or OCTGN format, with the cards they name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.parsers.expat import ExpatError, ParserCreate

from msgspec import Struct

from cards.catalogue import Catalogue, readable_value
from cards.facts import Face
from cards.messages import CardsError, message
from cards.names import Match, MatchKind, key

HEADINGS = {
    "house": ("house", "house card", "faction", "дом", "карта дома"),
    "agenda": ("agenda", "agendas", "цель", "цели"),
    "plots": ("plot", "plots", "plot deck", "plot cards", "замысел", "замыслы", "колода замыслов"),
    "draw": (
        "deck", "draw deck", "house deck", "main deck", "cards", "character", "characters", "location",
        "locations", "attachment", "attachments", "event", "events", "колода", "колода дома", "герои",
        "герой", "места", "место", "довески", "довесок", "события", "событие",
    ),
}  # fmt: skip
"""Part of a deck -> the words that begin it."""
PART_OF = {key(word): part for part, words in HEADINGS.items() for word in words}
REMARKS = ("#", "//", ";", "---", "===")
SUMS = tuple(map(key, ("total", "sum", "всего", "итого")))

BEFORE = re.compile(r"^(\d{1,6})\s*[x\u0445\u00d7]?\s+(\S.*)$", re.IGNORECASE)
BEHIND = re.compile(r"^(\S.*?)\s+[x\u0445\u00d7]\s*(\d{1,6})$", re.IGNORECASE)
COUNTED = re.compile(r"^(\S.*?)\s*\((\d{1,6})\)\s*:?$")
LABELLED = re.compile(r"^([^:]{1,30}):\s*(\S.*)?$")

CardCount = tuple[int, int, str, str]
"""Number of the line, copies, name, part."""


def text_lines(text: str) -> Iterator[CardCount]:
    """The cards a text names, line by line."""
    part = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = " ".join(raw.split()).lstrip("*-\u2022 ") if not raw.strip().startswith(REMARKS) else ""
        if not line or key(line).split(" ")[0] in SUMS:
            continue
        begun = _heading(line)
        if begun is None:
            copies, name = _counted(line)
            yield number, copies, name, part
            continue
        part, rest = begun
        if rest:
            yield number, 1, rest, part


def _heading(line: str) -> tuple[str, str] | None:
    """The part a line begins, and the card it names at once: ``House: Stark``."""
    counted = COUNTED.match(line)
    word = key(counted[1] if counted else line)
    if word in PART_OF:
        return PART_OF[word], ""
    labelled = LABELLED.match(line)
    part = PART_OF.get(key(labelled[1])) if labelled else None
    if labelled is None or part is None:
        return None
    rest = labelled[2] or ""
    return part, "" if rest.isdigit() else rest


def _counted(line: str) -> tuple[int, str]:
    before = BEFORE.match(line)
    if before:
        return int(before[1]), before[2]
    behind = BEHIND.match(line) or COUNTED.match(line)
    return (int(behind[2]), behind[1]) if behind else (1, line)


DEEPEST = 8


class _Reading:
    """What has been read so far."""

    def __init__(self) -> None:
        self.found: list[CardCount] = []
        self.parser = ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._declares
        self._depth, self._part = 0, ""
        self._card: tuple[int, int] | None = None
        self._name = ""

    def _declares(self, *_: object) -> None:
        raise CardsError(message("deck-declares", line=self.parser.CurrentLineNumber))

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        if self._depth > DEEPEST or (self._depth == 1 and tag != "deck"):
            raise self._broken(readable_value(tag))
        if tag == "section":
            self._part = PART_OF.get(key(attributes.get("name", "")), "")
        elif tag == "card":
            copies = attributes.get("qty", "1")
            if not (copies.isascii() and copies.isdigit() and len(copies) < 7):
                raise self._broken(f"qty {readable_value(copies)}")
            self._card, self._name = (self.parser.CurrentLineNumber, int(copies)), ""

    def _text(self, text: str) -> None:
        self._name += text if self._card is not None else ""

    def _end(self, tag: str) -> None:
        self._depth -= 1
        if tag != "card" or self._card is None:
            return
        line, copies = self._card
        name = " ".join(self._name.split())
        if name and copies:
            self.found.append((line, copies, name, self._part))
        self._card = None

    def _broken(self, problem: str) -> CardsError:
        return CardsError(message("deck-not-xml", line=self.parser.CurrentLineNumber, problem=problem))


def octgn_lines(content: bytes) -> tuple[CardCount, ...]:
    """The cards of a `.o8d` file.

    Raises:
        CardsError: it is not one, or declares what no deck needs.
    """
    reading = _Reading()
    try:
        reading.parser.Parse(content, True)
    except (ExpatError, ValueError, LookupError) as error:
        line = reading.parser.CurrentLineNumber
        raise CardsError(message("deck-not-xml", line=line, problem=readable_value(str(error)))) from None
    return tuple(reading.found)


MOST_BYTES = 256 * 1024
MOST_LINES = 2000
MOST_COPIES = 99
BEFORE_THE_FIRST_SIGN = b"\xef\xbb\xbf\xff\xfe\x00 \t\r\n"
"""Marks of UTF-8 and UTF-16, and blanks."""
IN_BRACKETS = re.compile(r"\s*[(\[{][^()\[\]{}]*[)\]}]\s*$")
"""What lists put behind a name: a set, a number."""


class DeckLine(Struct, frozen=True):
    """One line: `part` is ``house``, ``agenda``, ``plots``, ``draw`` or empty."""

    number: int
    copies: int
    name: str
    part: str = ""


class Named(Struct, frozen=True):
    """A line whose card is certain."""

    line: DeckLine
    face: Face


class Unread(Struct, frozen=True):
    """A line whose card is not certain, with the cards it could be."""

    line: DeckLine
    match: Match


class DeckRead(Struct, frozen=True):
    """A whole list after asking the catalogue."""

    named: tuple[Named, ...] = ()
    unread: tuple[Unread, ...] = ()


def read_deck(content: bytes) -> tuple[DeckLine, ...]:
    """The lines of a deck.

    Raises:
        CardsError: it is no list of cards; the message says what was read and what to do.
    """
    if len(content) > MOST_BYTES:
        raise CardsError(message("deck-file-too-large", limit=MOST_BYTES))
    markup = content.lstrip(BEFORE_THE_FIRST_SIGN).startswith(b"<")
    lines = tuple(DeckLine(*row) for row in (octgn_lines(content) if markup else text_lines(_text(content))))
    if len(lines) > MOST_LINES:
        raise CardsError(message("deck-too-many-lines", limit=MOST_LINES))
    for line in lines:
        if not 0 < line.copies <= MOST_COPIES:
            error = message(
                "deck-too-many-copies",
                line=line.number,
                copies=line.copies,
                name=readable_value(line.name),
                limit=MOST_COPIES,
            )
            raise CardsError(error)
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


def resolved(cards: Catalogue, lines: tuple[DeckLine, ...], language: str = "en") -> DeckRead:
    """Which cards the lines name; a line that fits several cards or none keeps the offers."""
    named, unread = [], []
    for line in lines:
        match = _found(cards, line, language)
        if match.card is None:
            unread.append(Unread(line, match))
        else:
            named.append(Named(line, match.card))
    return DeckRead(tuple(named), tuple(unread))


def _found(cards: Catalogue, line: DeckLine, language: str) -> Match:
    """The card of a name: by the whole name first, then without the brackets after it."""
    match = cards.find(line.name, language)
    short = IN_BRACKETS.sub("", line.name)
    if match.kind is MatchKind.EXACT or not short or short == line.name:
        return match
    return cards.find(short, language)
