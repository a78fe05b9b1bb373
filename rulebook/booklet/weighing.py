"""How much of what a section says stands in a part of the booklet?

Words are weighed by how rare they are in the booklet: one that stands in every fifth part says nothing. A
part is the better, the more of the section stands in it and the less stands in it besides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from math import log, sqrt

from rulebook.booklet.mending import stems_of
from rulebook.booklet.records import Part
from rulebook.booklet.wanted import Wanted

COMMON = 5
"""A stem in more than one part out of so many weighs nothing."""

Word = frozenset[str]
"""A word by its stems."""
Words = Mapping[Word, float]
"""The words a section is looked for by, and what each weighs."""
TITLE = 1.5
"""How much more a word of a section's title weighs: a passage on something else seldom has it."""


class Scales:
    """The parts of one booklet, with the weight of each of its stems."""

    def __init__(self, parts: Iterable[Part], language: str) -> None:
        words = [frozenset(stems_of(part.text, language)) for part in parts]
        self._stems = [frozenset(stem for word in part for stem in word) for part in words]
        counted = Counter(stem for stems in self._stems for stem in stems)
        count = len(self._stems)
        self._weights = {stem: _weight(stem, count / many) for stem, many in counted.items()}
        self._by_word: dict[frozenset[str], float] = {}
        self._lengths = [self._length(part) for part in words]

    def words_of(self, wanted: Wanted) -> Words:
        """What a section says in words that this booklet uses too."""
        said = {word: self._weight(word) for word in wanted.stems}
        titled = {word: TITLE * self._weight(word) for word in wanted.title}
        return {word: weight for word, weight in (said | titled).items() if weight}

    def covered(self, words: Words, parts: Collection[int]) -> float:
        """The share of the words, by weight, that stands in these parts together."""
        stems = frozenset().union(*(self._stems[part] for part in parts))
        there = sum(weight for word, weight in words.items() if word & stems)
        return there / sum(words.values()) if words else 0.0

    def evidence(self, words: Words, part: int) -> tuple[int, float]:
        """How many of the words stand in a part, and what they weigh together."""
        common = [self._weight(word) for word in words if word & self._stems[part]]
        return len(common), sum(common)

    def share(self, wanted: Wanted, parts: Collection[int]) -> float:
        """How many of all the words of a section stand in these parts, common ones too."""
        words = frozenset(wanted.stems)
        stems = frozenset().union(*(self._stems[part] for part in parts))
        return sum(bool(word & stems) for word in words) / len(words) if words else 0.0

    def score(self, words: Words, part: int) -> float:
        """How like a part is, from 0 to 1: half for what it covers, half for having little besides."""
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

    def _length(self, words: frozenset[Word]) -> float:
        return sqrt(sum(self._weight(word) ** 2 for word in words))


def _weight(stem: str, rare: float) -> float:
    """Numbers weigh half: a file is full of numbers of pages, lists and pictures."""
    weight = max(0.0, log((1 + rare) / COMMON))
    return weight / 2 if stem.isdecimal() else weight
