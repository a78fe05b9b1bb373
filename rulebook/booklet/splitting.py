"""Which paragraphs does a booklet have, and under which headings does each stand?

A heading is a line with `#`, a line that is one of the headings our sections name, or a short line in
capitals where a file has no Markdown.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from msgspec import Struct

from rulebook.booklet.mending import key_of, plain
from rulebook.booklet.records import Part
from rulebook.booklet.splicing import ITEM, cut_word, joined, spliced, with_lists

MARKED = re.compile(r"^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$")
PAGE = re.compile(r"^\W*(?:(?:page|p|стр|с|strona|str|s)\.?\s*)?(\d{1,3})\W*$", re.IGNORECASE)
RUN_IN = re.compile(r"^([^.:!?]{2,60})[.:]\s+\S")
LONGEST_HEADING, LONGEST_LINE = 90, 400
"""Characters of a heading in capitals, and of any line that is looked at as a heading."""
FEW_MARKED = 3
"""Fewer marked headings than this, and a file is taken for one without Markdown."""
SENTENCE_ENDS = re.compile(r"[.!?][*_)\"”“»]*$")
WRAPPED = 110
"""A line longer than this was not broken to fit a page: where it ends with a sentence, a paragraph ends."""
LAST_LINE = 0.75
"""In text broken to fit a page a line that ends a sentence and is so much shorter ends a paragraph."""


class Line(Struct, frozen=True):
    """A line of the file, and what it is."""

    text: str
    kind: str
    """`heading`, `caption` (capitals in a file that marks its headings), `blank`, `page`, `item`, `prose`."""


def parts_of(text: str, known: Collection[str]) -> list[Part]:
    """The paragraphs of a booklet; `known` are the keys of the headings our sections name."""
    lines = text.split("\n")  # and not at form feeds, which tell pages
    marked = sum(bool(MARKED.match(line[:LONGEST_LINE])) for line in lines) >= FEW_MARKED
    cutter = _Cutter(frozenset(known))
    for line in lines:
        for page, piece in enumerate(line.split("\f")):
            if page:
                cutter.turn()
            cutter.take(_read(piece, marked, cutter.known))
    return with_lists(spliced(cutter.finished()))


def _read(line: str, marked: bool, known: frozenset[str]) -> Line:
    text = line.strip()
    if not text:
        return Line("", "blank")
    if len(text) <= LONGEST_LINE and (found := MARKED.match(line)):
        return Line(found[1], "heading")
    if PAGE.match(text):
        return Line(text, "page")
    item, capitals = bool(ITEM.match(line)), _in_capitals(text)
    if (capitals or not (item and marked)) and _may_head(text) and key_of(text) in known:
        return Line(text, "heading")
    if capitals:
        return Line(text, "caption" if marked else "heading")
    return Line(text, "item" if item else "prose")


def _may_head(text: str) -> bool:
    return len(text) <= LONGEST_HEADING and not text.endswith((",", ";"))


def _in_capitals(text: str) -> bool:
    if len(text) > LONGEST_HEADING:
        return False
    letters = [letter for letter in plain(text) if letter.isalpha()]
    return len(letters) >= 3 and all(map(str.isupper, letters))


class _Cutter:
    """Goes through the lines once and cuts paragraphs."""

    def __init__(self, known: frozenset[str]) -> None:
        self.known = known
        self._parts: list[Part] = []
        self._lines: list[str] = []
        self._longest = 0
        self._headings: list[str] = []
        self._bare = False
        """Whether nothing has been said under the last heading yet."""
        self._page: int | None = None

    def turn(self) -> None:
        """A new page."""
        self._end()
        self._page = (self._page or 1) + 1

    def take(self, line: Line) -> None:
        if line.kind in ("blank", "item", "heading", "page", "caption"):
            self._end()
        if line.kind == "page":
            self._number(line.text)
        elif line.kind == "heading":
            self._head(line.text)
        elif line.kind in ("item", "prose"):
            self._take_words(line.text)

    def _take_words(self, text: str) -> None:
        if self._run_in(text):
            self._end()
        self._longest = max(self._longest, len(text))
        if self._lines and cut_word(self._lines[-1], text):
            self._lines[-1] = joined(self._lines[-1], text)
        else:
            self._lines.append(text)
        short = len(text) > WRAPPED or len(text) < LAST_LINE * self._longest
        if short and SENTENCE_ENDS.search(text):
            self._end()

    def finished(self) -> list[Part]:
        self._end()
        return self._parts

    def _number(self, text: str) -> None:
        found = PAGE.match(text)
        number = int(found[1]) if found else 0
        if self._page is None or self._page <= number <= self._page + 4:
            self._page = number

    def _head(self, text: str) -> None:
        """Headings that follow each other without a word between them all stand over what comes next."""
        self._headings = [text, *self._headings] if self._bare else [text]
        self._bare = True

    def _end(self) -> None:
        if not self._lines:
            return
        text = " ".join(self._lines)
        self._lines, self._longest = [], 0
        if heading := self._run_in(text):
            self._headings = [heading]
        self._parts.append(Part(len(self._parts), text, tuple(self._headings), self._page))
        self._bare = False

    def _run_in(self, text: str) -> str:
        """A heading at the beginning of its paragraph, if there is one: `PRINCE. Gain 1 ...`."""
        found = RUN_IN.match(plain(text[:LONGEST_LINE]).strip())
        start = found[1].strip() if found else ""
        return start if _in_capitals(start) and key_of(start) in self.known else ""
