"""The sections printed in a text, and the parts of a booklet under their headings."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import log, sqrt
from statistics import median

from msgspec import Struct

from rulebook.booklet.file_text import (
    heading_key,
    stems_of,
)
from rulebook.booklet.parts import BookletPart
from rulebook.content.models import Section
from rulebook.database.store import Rulebook

QUALIFIED = re.compile(r"^(?P<heading>.+?)(?: \((?P<in_brackets>[^()]+)\)|, (?P<behind>[^,]+))$")
QUALIFIERS = re.compile(r"важно|пример|пункт|important|example|przykład|примери", re.IGNORECASE)


class HeadingPlace(Struct, frozen=True):
    """A heading as our section names it, by its key; `part` says which part of it: `Example 2`."""

    key: str
    page: str
    part: str = ""


class SectionTarget(Struct, frozen=True):
    """A section, and what its passage should look like."""

    rule: str
    places: tuple[HeadingPlace, ...]
    stems: tuple[frozenset[str], ...]
    """Of the words of its wording, one set for each."""
    title: tuple[frozenset[str], ...]
    name: str
    """The title as a key: an item of a list often begins with it."""
    derived: bool
    """Whether it only follows from what is printed there."""


def targets_of(rulebook: Rulebook, game: str, text: str, language: str) -> list[SectionTarget]:
    """All sections that are printed in a text; what the text is silent on is not looked for."""
    printed = rulebook.printed_in(game, text, language)
    return [_wanted(section, text, language) for section in printed if section.basis != "silent"]


def headings_of(wanted: list[SectionTarget]) -> frozenset[str]:
    """The keys of all headings they name."""
    return frozenset(place.key for target in wanted for place in target.places)


def _wanted(section: Section, text: str, language: str) -> SectionTarget:
    places = tuple(_place(source.heading, source.page) for source in section.sources if source.text == text)
    readings = [
        reading.says for point in section.differences for reading in point.readings if reading.text == text
    ]
    title = section.titles.get(language, "")
    texts = [section.rule, *readings] if section.language == language else []
    return SectionTarget(
        section.id,
        places,
        tuple(stems_of(" ".join(texts), language)),
        tuple(stems_of(title, language)),
        heading_key(title),
        section.basis == "derived",
    )


def _place(heading: str, page: str) -> HeadingPlace:
    parts = QUALIFIED.match(heading)
    behind = (parts["in_brackets"] or parts["behind"] or "") if parts else ""
    if parts and QUALIFIERS.search(behind):
        return HeadingPlace(heading_key(parts["heading"]), page, heading_key(behind))
    return HeadingPlace(heading_key(heading), page)


NEARLY_ALIKE = 88.0
DIGITS = re.compile(r"\d+")
FIRST_NUMBER = re.compile(r"\d+")
FEW_MARKED = 4
"""With fewer pages marked at certain places, the marks may be anything."""
FAR_APART = 2
"""Pages between the named one and where a part seems to be, from which on it is another heading."""


class HeadingMatches:
    """The headings of one booklet."""

    def __init__(self, parts: Sequence[BookletPart], wanted: Sequence[SectionTarget]) -> None:
        named = {place.key for target in wanted for place in target.places}
        in_file = {heading_key(heading) for part in parts for heading in part.headings}
        self._named_as = {key: meant for key in in_file if (meant := _meant(key, named))}
        self.found = frozenset(self._named_as.values())
        self._parts: dict[str, list[int]] = defaultdict(list)
        self._own: dict[str, list[int]] = defaultdict(list)
        for part in parts:
            for depth, heading in enumerate(part.headings):
                it_is = self._named_as.get(heading_key(heading), "")
                self._parts[it_is].append(part.number)
                if not depth:
                    self._own[it_is].append(part.number)
        self._pages = [part.page for part in parts]
        self._anchors = sorted(self._fixed(wanted))
        self._offset = self._counted_otherwise()

    def under(self, place: HeadingPlace) -> list[int]:
        """The parts under a heading; of several headings with these words, those near the named page."""
        own = self._own.get(place.key) or self._parts.get(place.key, [])
        page = _number(place.page)
        if page is None or len(_runs(own)) < 2:
            return own
        near = [part for part in own if abs(self.page_of(part) - page) < FAR_APART]
        return near or own

    def page_of(self, part: int) -> float:
        """The printed page a part is likely to be on."""
        marked = self._pages[part]
        if marked is not None and self._offset is not None:
            return marked + self._offset
        if not self._anchors:
            return 0.0
        at = bisect_right(self._anchors, (part, float("inf")))
        before, after = self._anchors[max(0, at - 1)], self._anchors[min(at, len(self._anchors) - 1)]
        gap = after[0] - before[0]
        share = (part - before[0]) / gap if gap else 0.0
        return before[1] + (after[1] - before[1]) * min(1.0, max(0.0, share))

    def _counted_otherwise(self) -> float | None:
        """How far the pages marked in the file are from the printed ones; nothing if they tell no tale."""
        marked = [(page, self._pages[part]) for part, page in self._anchors]
        differ = [page - own for page, own in marked if own is not None]
        if len(differ) < FEW_MARKED:
            return None
        usual = median(differ)
        agree = sum(abs(offset - usual) <= 1 for offset in differ)
        return usual if agree * 2 > len(differ) else None

    def _fixed(self, wanted: Sequence[SectionTarget]) -> Iterator[tuple[int, float]]:
        """Parts whose page is certain: those after a heading that occurs once and has one page."""
        pages: dict[str, set[int | None]] = defaultdict(set)
        for target in wanted:
            for place in target.places:
                pages[place.key].add(_number(place.page))
        for key, named in pages.items():
            (page, *others) = named
            if page is not None and not others and len(_runs(self._own.get(key, []))) == 1:
                yield self._own[key][0], float(page)


def _meant(key: str, named: Iterable[str]) -> str:
    """The named heading that one in the file is, or nothing."""
    if key in named:
        return key
    from rapidfuzz import fuzz, process  # 0.03 s, and only for a booklet

    fitting = [heading for heading in named if DIGITS.findall(heading) == DIGITS.findall(key)]
    nearest = process.extractOne(key, fitting, scorer=fuzz.ratio, score_cutoff=NEARLY_ALIKE)
    return nearest[0] if nearest else ""


def _number(page: str) -> int | None:
    number = FIRST_NUMBER.search(page)
    return int(number[0]) if number else None


def _runs(parts: Sequence[int]) -> list[int]:
    """Where a heading begins anew: the first of each row of neighbouring parts."""
    return [part for at, part in enumerate(parts) if not at or parts[at - 1] != part - 1]


COMMON = 5
"""A stem in more than one part out of so many weighs nothing."""


CountedWord = frozenset[str]
"""A word by its stems."""
WordCounts = Mapping[CountedWord, float]
"""The words a section is looked for by, and what each weighs."""
TITLE = 1.5
"""How much more a word of a section's title weighs: a passage on something else seldom has it."""


class TermWeights:
    """The parts of one booklet, with the weight of each of its stems."""

    def __init__(self, parts: Iterable[BookletPart], language: str) -> None:
        words = [frozenset(stems_of(part.text, language)) for part in parts]
        self._stems = [frozenset(stem for word in part for stem in word) for part in words]
        counted = Counter(stem for stems in self._stems for stem in stems)
        count = len(self._stems)
        self._weights = {stem: _weight(stem, count / many) for stem, many in counted.items()}
        self._by_word: dict[frozenset[str], float] = {}
        self._lengths = [self._length(part) for part in words]

    def words_of(self, wanted: SectionTarget) -> WordCounts:
        """What a section says in words that this booklet uses too."""
        of_text = {word: self._weight(word) for word in wanted.stems}
        titled = {word: TITLE * self._weight(word) for word in wanted.title}
        return {word: weight for word, weight in (of_text | titled).items() if weight}

    def covered(self, words: WordCounts, parts: Collection[int]) -> float:
        """The share of the words, by weight, that these parts contain together."""
        stems = frozenset().union(*(self._stems[part] for part in parts))
        there = sum(weight for word, weight in words.items() if word & stems)
        return there / sum(words.values()) if words else 0.0

    def evidence(self, words: WordCounts, part: int) -> tuple[int, float]:
        """How many of the words stand in a part, and what they weigh together."""
        common = [self._weight(word) for word in words if word & self._stems[part]]
        return len(common), sum(common)

    def share(self, wanted: SectionTarget, parts: Collection[int]) -> float:
        """How many of all the words of a section stand in these parts, common ones too."""
        words = frozenset(wanted.stems)
        stems = frozenset().union(*(self._stems[part] for part in parts))
        return sum(bool(word & stems) for word in words) / len(words) if words else 0.0

    def score(self, words: WordCounts, part: int) -> float:
        """How similar a part is, from 0 to 1: half for the words it covers, half for having few others."""
        common = {word: weight for word, weight in words.items() if word & self._stems[part]}
        lengths = sqrt(sum(weight * weight for weight in words.values())) * self._lengths[part]
        if not common or not lengths:
            return 0.0
        alike = sum(weight * self._weight(word) for word, weight in common.items()) / lengths
        # Rounded, so that equally good parts are equal in whatever order their words were added up.
        return round((self.covered(words, (part,)) + min(1.0, alike)) / 2, 6)

    def _weight(self, word: frozenset[str]) -> float:
        known = self._by_word.get(word)
        if known is None:
            known = max((self._weights.get(stem, 0.0) for stem in word), default=0.0)
            self._by_word[word] = known
        return known

    def _length(self, words: frozenset[CountedWord]) -> float:
        return sqrt(sum(self._weight(word) ** 2 for word in words))


def _weight(stem: str, rare: float) -> float:
    """Numbers weigh half: a file is full of numbers of pages, lists and pictures."""
    weight = max(0.0, log((1 + rare) / COMMON))
    return weight / 2 if stem.isdecimal() else weight
