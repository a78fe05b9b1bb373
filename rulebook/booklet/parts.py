"""The paragraphs of a booklet under their headings, and how surely each belongs to a section."""

from __future__ import annotations

import re
from collections.abc import Collection
from enum import StrEnum

from msgspec import Struct

from rulebook.booklet.file_text import heading_key, without_marks


class Certainty(StrEnum):
    """How surely a passage belongs to a section."""

    SURE = "sure"
    """The heading is the one our section names, and its words or its shortness leave no other passage."""
    LIKELY = "likely"
    """The heading is right and the words speak for this passage, but another one is not excluded."""
    UNSURE = "unsure"
    """Either the heading or the words match, not both; shown in the list, not under a rule."""


SHOWN = (Certainty.SURE, Certainty.LIKELY)
"""What is shown under a rule: rather no passage than a wrong one."""


class BookletPart(Struct, frozen=True):
    """A paragraph; `headings` are those it stands under, its own first, as they stand in the file."""

    number: int
    text: str
    headings: tuple[str, ...]
    page: int | None = None
    """The page marked in the file, which may count otherwise than the printed one."""


class BookletPassage(Struct, frozen=True):
    """What is shown under one section."""

    rule: str
    heading: str
    text: str
    certainty: Certainty
    page: str = ""
    """The printed page, as our section names it."""
    score: float = 0.0
    """The share of the section's words that the passage contains, from 0 to 1."""


class Aligned(Struct, frozen=True):
    """A booklet with what was found in it."""

    text: str
    game: str
    language: str
    parts: int
    headings_found: int
    """Headings that our sections name and that stand in the file ..."""
    headings_known: int
    """... of so many."""
    sections: int
    """Sections that are printed in this text."""
    passages: tuple[BookletPassage, ...]

    def count(self, certainty: Certainty) -> int:
        """How many sections have a passage of this certainty."""
        return sum(passage.certainty is certainty for passage in self.passages)

    @property
    def without(self) -> int:
        """Sections for which nothing was found."""
        return self.sections - len(self.passages)


ITEM = re.compile(r"^\s*(?:[-*•–]\s+|\d{1,2}[.)]\s+|\[li\])")
BROKEN_OFF = re.compile(r"(?:[^\W\d_]|[,(\-\u00ad])[*_\s]*$")
SENTENCE = re.compile(r"[.,:;!?][*_)\"”“]*(?:\s|$)")
SHORTEST_PROSE = 60
FARTHEST = 8
"""Paragraphs between the two halves of one that was cut by a column or a picture."""
LONGEST_LIST = 480
"""The most characters of a list that stays together; the items of a longer one become parts of their own."""
GOES_ON = re.compile(r"^[*_\s]*[^\W\d_]")
SHORTEST_ITEM = 4
"""Characters of an item with what stands between two: with more of them a list is too long anyway."""
LOOKED_AT = 90
"""Characters at the ends of a paragraph that show whether it is whole."""


def spliced(parts: list[BookletPart]) -> list[BookletPart]:
    """Paragraphs that broke off joined to where they go on; what follows there goes with them."""
    splicer = _Splicer()
    for part in parts:
        splicer.add(part)
    return splicer.done


class _Splicer:
    """Puts parts together one after the other."""

    def __init__(self) -> None:
        self.done: list[BookletPart] = []
        self._broken: int | None = None
        """The place of the part that broke off last and has not gone on yet."""
        self._moved: tuple[str, tuple[str, ...]] | None = None
        """A heading under which a part went on elsewhere, and the headings of that place."""

    def add(self, part: BookletPart) -> None:
        """Joins the part to the one that broke off before it, or adds it as one of its own."""
        broken = self._broken
        if broken is not None and len(self.done) - broken <= FARTHEST and _goes_on(part.text):
            self._join(broken, part)
        else:
            self._append(part)

    def _join(self, broken: int, part: BookletPart) -> None:
        before, own = self.done[broken], part.headings
        text = joined(before.text, part.text)
        self.done[broken] = BookletPart(before.number, text, before.headings, before.page)
        if own != before.headings:
            self._moved = (own[0] if own else "", before.headings)
        if not _broken_off(part.text):
            self._broken = None

    def _append(self, part: BookletPart) -> None:
        own, moved = part.headings, self._moved
        headings = moved[1] if moved and own and own[0] == moved[0] else own
        if moved and headings is own:
            self._moved = None
        if _broken_off(part.text):
            self._broken = len(self.done)
        self.done.append(BookletPart(len(self.done), part.text, headings, part.page))


def _broken_off(text: str) -> bool:
    prose = len(text) > SHORTEST_PROSE and SENTENCE.search(text) and not ITEM.match(text[:LOOKED_AT])
    return bool(prose and BROKEN_OFF.search(text[-LOOKED_AT:]))


def _goes_on(text: str) -> bool:
    first = GOES_ON.match(text)
    return first is not None and first[0][-1].islower()


def with_lists(parts: list[BookletPart]) -> list[BookletPart]:
    """Short lists put together with the sentence that leads to them: none of their items says much alone."""
    done: list[BookletPart] = []
    at = 0
    while at < len(parts):
        lead, items = parts[at], _items_after(parts, at)
        whole = "\n\n".join((lead.text, *(item.text for item in items)))
        if not items or len(whole) > LONGEST_LIST:
            items, whole = [], lead.text
        done.append(BookletPart(len(done), whole, lead.headings, lead.page))
        at += 1 + len(items)
    return done


def _items_after(parts: list[BookletPart], at: int) -> list[BookletPart]:
    """The items of the list that a sentence with a colon leads to."""
    if not parts[at].text.rstrip("* _").endswith(":"):
        return []
    items: list[BookletPart] = []
    for part in parts[at + 1 : at + 2 + LONGEST_LIST // SHORTEST_ITEM]:
        if not ITEM.match(part.text) or part.headings != parts[at].headings:
            break
        items.append(part)
    return items


def cut_word(before: str, after: str) -> bool:
    """Whether a word was cut in two between them."""
    cut = before.rstrip("* _")
    return cut.endswith(("-", "\u00ad")) and cut[-2:-1].isalpha() and _goes_on(after)


def joined(before: str, after: str) -> str:
    """Two pieces of one paragraph."""
    if cut_word(before, after):
        return before.rstrip("* _")[:-1] + after.lstrip("* _")
    return f"{before} {after}"


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


class BookletLine(Struct, frozen=True):
    """A line of the file, and what it is."""

    text: str
    kind: str
    """`heading`, `caption` (capitals in a file that marks its headings), `blank`, `page`, `item`, `prose`."""


def booklet_parts(text: str, known: Collection[str]) -> list[BookletPart]:
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


def _read(line: str, marked: bool, known: frozenset[str]) -> BookletLine:
    text = line.strip()
    if not text:
        return BookletLine("", "blank")
    if len(text) <= LONGEST_LINE and (heading := MARKED.match(line)):
        return BookletLine(heading[1], "heading")
    if PAGE.match(text):
        return BookletLine(text, "page")
    item, capitals = bool(ITEM.match(line)), _in_capitals(text)
    if (capitals or not (item and marked)) and _may_head(text) and heading_key(text) in known:
        return BookletLine(text, "heading")
    if capitals:
        return BookletLine(text, "caption" if marked else "heading")
    return BookletLine(text, "item" if item else "prose")


def _may_head(text: str) -> bool:
    return len(text) <= LONGEST_HEADING and not text.endswith((",", ";"))


def _in_capitals(text: str) -> bool:
    if len(text) > LONGEST_HEADING:
        return False
    letters = [letter for letter in without_marks(text) if letter.isalpha()]
    return len(letters) >= 3 and all(map(str.isupper, letters))


class _Cutter:
    """Goes through the lines once and cuts paragraphs."""

    def __init__(self, known: frozenset[str]) -> None:
        self.known = known
        self._parts: list[BookletPart] = []
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

    def take(self, line: BookletLine) -> None:
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

    def finished(self) -> list[BookletPart]:
        self._end()
        return self._parts

    def _number(self, text: str) -> None:
        printed = PAGE.match(text)
        number = int(printed[1]) if printed else 0
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
        self._parts.append(BookletPart(len(self._parts), text, tuple(self._headings), self._page))
        self._bare = False

    def _run_in(self, text: str) -> str:
        """A heading at the beginning of its paragraph, if there is one: `PRINCE. Gain 1 ...`."""
        heading = RUN_IN.match(without_marks(text[:LONGEST_LINE]).strip())
        start = heading[1].strip() if heading else ""
        return start if _in_capitals(start) and heading_key(start) in self.known else ""
