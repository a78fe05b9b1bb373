"""How much of what a section says stands in a part of the booklet?

Words are weighed by how rare they are in the booklet: one that stands in every fifth part says nothing. A
part is the better, the more of the section stands in it and the less stands in it besides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from math import log, sqrt

from rulebook.booklet.mending import stems_of
from rulebook.booklet.records import Part
from rulebook.booklet.wanted import Wanted

COMMON = 5
"""A stem in more than one part out of so many weighs nothing."""

Words = frozenset[frozenset[str]]
"""The words of a text, each as its stems."""


class Scales:
    """The parts of one booklet, with the weight of each of its stems."""

    def __init__(self, parts: Iterable[Part], language: str) -> None:
        self._words: list[Words] = [frozenset(stems_of(part.text, language)) for part in parts]
        self._stems = [frozenset(stem for word in words for stem in word) for words in self._words]
        counted = Counter(stem for stems in self._stems for stem in stems)
        count = len(self._stems)
        self._weights = {stem: max(0.0, log((1 + count / many) / COMMON)) for stem, many in counted.items()}
        self._lengths = [self._length(words) for words in self._words]

    def words_of(self, wanted: Wanted) -> Words:
        """What a section says in words that this booklet uses too."""
        said = frozenset((*wanted.stems, *wanted.title))
        return frozenset(word for word in said if self._weight(word))

    def covered(self, words: Words, parts: Collection[int]) -> float:
        """The share of the words, by weight, that stands in these parts together."""
        whole = sum(map(self._weight, words))
        stems = frozenset().union(*(self._stems[part] for part in parts))
        return sum(self._weight(word) for word in words if word & stems) / whole if whole else 0.0

    def share(self, wanted: Wanted, parts: Collection[int]) -> float:
        """How many of all the words of a section stand in these parts, common ones too."""
        words = frozenset(wanted.stems)
        stems = frozenset().union(*(self._stems[part] for part in parts))
        return sum(bool(word & stems) for word in words) / len(words) if words else 0.0

    def score(self, words: Words, part: int) -> float:
        """How like a part is, from 0 to 1: half for what it covers, half for having little besides."""
        common = [self._weight(word) for word in words if word & self._stems[part]]
        if not common:
            return 0.0
        lengths = self._length(words) * self._lengths[part]
        alike = sum(weight * weight for weight in common) / lengths if lengths else 0.0
        return (self.covered(words, (part,)) + min(1.0, alike)) / 2

    def _weight(self, word: frozenset[str]) -> float:
        return max((self._weights.get(stem, 0.0) for stem in word), default=0.0)

    def _length(self, words: Words) -> float:
        return sqrt(sum(self._weight(word) ** 2 for word in words))
