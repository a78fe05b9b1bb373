"""The alignment of passages with sections, and how sure it is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import log, sqrt

from msgspec import Struct

from rulebook.booklet.file_text import key_of, plain, stems_of, tidy
from rulebook.booklet.models import BookletPart, BookletPassage, Certainty
from rulebook.booklet.targets import HeadingMatches, HeadingPlace, SectionTarget

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
        said = {word: self._weight(word) for word in wanted.stems}
        titled = {word: TITLE * self._weight(word) for word in wanted.title}
        return {word: weight for word, weight in (said | titled).items() if weight}

    def covered(self, words: WordCounts, parts: Collection[int]) -> float:
        """The share of the words, by weight, that stands in these parts together."""
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

    def _length(self, words: frozenset[CountedWord]) -> float:
        return sqrt(sum(self._weight(word) ** 2 for word in words))


def _weight(stem: str, rare: float) -> float:
    """Numbers weigh half: a file is full of numbers of pages, lists and pictures."""
    weight = max(0.0, log((1 + rare) / COMMON))
    return weight / 2 if stem.isdecimal() else weight


SURE, LIKELY, LEAST = 0.35, 0.22, 0.12
"""Scores from which the words are sure, likely, or at least worth a word in the list."""
ENOUGH_WORDS, ENOUGH_WEIGHT, LEAST_WEIGHT = 3, 3.6, 2.1
"""How many words of a section a passage has to share, and what they have to weigh: two can meet by chance."""
AHEAD, A_LITTLE_AHEAD = 0.10, 0.05
"""How far the next best part has to be behind."""
WORDS_ALONE = 0.6
"""The score from which words speak although the heading is not in the file."""
MORE, LIKE_ENOUGH = 0.16, 0.7
"""A further part is added when it covers so much more of the section and is nearly as like it as the best."""
MOST_PARTS = 4
SHORT = 420
"""Characters under a heading that are shown whole: nobody has to search there."""
BACKED_SHORT, LEAST_SHORT = 0.15, 0.05
"""What of a section has to stand there even then, to be sure or to be shown at all."""
NAMED = 0.25
"""What it adds that a part begins with the title of our section, or as the section says: `Example 2`."""
EXAMPLE = re.compile(r"\b(?:пример|примери|например|przykład|przyklad|example)\b")
ONLY_SHOWN = 0.1
"""What it takes to be an example of the rule and not the rule."""
FIRST_PLACE = 0.03
"""What it adds to stand under the heading that a section names first."""
MANY_PLACES, MANY_COVERED = 3, 0.45
"""A section printed in so many places has to be covered so far, or a passage tells only a bit of it."""
LEAD = re.compile(r"^\W*(?:\d+\W+)?([^.:]{2,50})[.:]")


class AlignmentChoice(Struct, frozen=True):
    """The parts that were chosen, the best of them, its score and how far the next one is behind."""

    parts: tuple[int, ...]
    best: int
    score: float
    ahead: float
    level: bool
    """Whether two were equally good, so that both are shown."""


class Aligner:
    """One booklet, with what its words weigh and which headings it has."""

    def __init__(self, parts: Sequence[BookletPart], wanted: Sequence[SectionTarget], language: str) -> None:
        self._parts = parts
        self._scales = TermWeights(parts, language)
        self.heads = HeadingMatches(parts, wanted)

    def passages(self, wanted: Sequence[SectionTarget]) -> Iterator[BookletPassage]:
        """A passage for each section that has one."""
        for one in wanted:
            if (found := self._passage(one)) is not None:
                yield found

    def share(self, one: SectionTarget) -> float | None:
        """How many of a section's words stand under its headings; nothing if no such heading is there."""
        places = self._places(one)
        return self._scales.share(one, places) if places else None

    def _places(self, one: SectionTarget) -> dict[int, HeadingPlace]:
        return {part: place for place in reversed(one.places) for part in self.heads.under(place)}

    def _passage(self, one: SectionTarget) -> BookletPassage | None:
        words, places = self._scales.words_of(one), self._places(one)
        if not places:
            return self._by_words_alone(one, words)
        if (whole := self._short(one, words)) is not None:
            return whole
        chosen = self._chosen(one, words, places)
        if chosen is None:
            return None
        certainty = self._certainty(one, words, chosen, len(places))
        return self._made(one, places[chosen.best], chosen.parts, certainty, chosen.score)

    def _short(self, one: SectionTarget, words: WordCounts) -> BookletPassage | None:
        """All that stands under the one heading, when that is little."""
        if len(one.places) != 1 or one.places[0].part:
            return None
        parts = self.heads.under(one.places[0])
        if sum(len(self._parts[part].text) for part in parts) > SHORT:
            return None
        covered = self._scales.covered(words, parts)
        certainty = Certainty.SURE if covered >= BACKED_SHORT else Certainty.LIKELY
        if covered < LEAST_SHORT:
            certainty = Certainty.UNSURE
        return self._made(one, one.places[0], tuple(parts), certainty, covered)

    def _chosen(
        self, one: SectionTarget, words: WordCounts, places: dict[int, HeadingPlace]
    ) -> AlignmentChoice | None:
        scored = sorted(
            (
                (self._scales.score(words, part) + self._added(one, part, place), part)
                for part, place in places.items()
            ),
            key=lambda pair: (-pair[0], pair[1]),
        )
        score, best = scored[0]
        if score < LEAST:
            return None
        parts = self._with_more(words, best, [part for _, part in scored[1:]])
        others = [pair for pair in scored if pair[1] not in parts]
        level = bool(others) and score >= SURE and score - others[0][0] < A_LITTLE_AHEAD
        if level:
            parts.append(others.pop(0)[1])
        ahead = score - others[0][0] if others else score
        return AlignmentChoice(tuple(sorted(parts)), best, min(score, 1.0), ahead, level)

    def _added(self, one: SectionTarget, part: int, place: HeadingPlace) -> float:
        """What a part has besides its words: it begins with our title, or as our section says it does."""
        begins = key_of(self._parts[part].text[:40])
        named = (place.part and begins.startswith(place.part[:6])) or self._leads(one, part)
        first = FIRST_PLACE if place == one.places[0] else 0.0
        if named:
            return NAMED + first
        shown = EXAMPLE.search(begins) and not EXAMPLE.search(one.name) and not place.part
        return first - (ONLY_SHOWN if shown else 0.0)

    def _leads(self, one: SectionTarget, part: int) -> bool:
        """Whether a part is an item that explains what our title names: `4. Strength: ...`."""
        found = LEAD.match(plain(self._parts[part].text).strip())
        return found is not None and bool(one.name) and key_of(found[1]) == one.name

    def _with_more(self, words: WordCounts, best: int, others: Sequence[int]) -> list[int]:
        parts, least = [best], self._scales.score(words, best)
        for other in others:
            gained = self._scales.covered(words, (*parts, other)) - self._scales.covered(words, parts)
            like = self._scales.score(words, other) >= LIKE_ENOUGH * least
            if len(parts) < MOST_PARTS and like and gained >= MORE:
                parts.append(other)
        return parts

    def _certainty(
        self, one: SectionTarget, words: WordCounts, chosen: AlignmentChoice, candidates: int
    ) -> Certainty:
        alone = candidates == len(chosen.parts)
        ahead = 1.0 if alone else chosen.ahead
        if len(one.places) >= MANY_PLACES and self._scales.covered(words, chosen.parts) < MANY_COVERED:
            return Certainty.UNSURE
        count, weight = self._scales.evidence(words, chosen.best)
        enough = count >= ENOUGH_WORDS and weight >= ENOUGH_WEIGHT
        told = enough or (alone and len(one.places) == 1) or self._leads(one, chosen.best)
        if told and chosen.score >= SURE and ahead >= AHEAD:
            return Certainty.LIKELY if one.derived or chosen.level else Certainty.SURE
        if weight >= LEAST_WEIGHT and chosen.score >= LIKELY and ahead >= A_LITTLE_AHEAD and not one.derived:
            return Certainty.LIKELY
        return Certainty.UNSURE

    def _by_words_alone(self, one: SectionTarget, words: WordCounts) -> BookletPassage | None:
        everywhere = {part.number: one.places[0] for part in self._parts}
        chosen = self._chosen(one, words, everywhere)
        if chosen is None or chosen.score < WORDS_ALONE or chosen.ahead < AHEAD:
            return None
        return self._made(one, one.places[0], chosen.parts, Certainty.UNSURE, chosen.score)

    def _made(
        self,
        one: SectionTarget,
        place: HeadingPlace,
        parts: tuple[int, ...],
        certainty: Certainty,
        score: float,
    ) -> BookletPassage:
        first = self._parts[parts[0]]
        told = (line for part in parts for line in self._parts[part].text.split("\n\n"))
        text = "\n\n".join(map(tidy, told))
        heading = next((it for it in first.headings if key_of(it) == place.key), "")
        heading = heading or (first.headings[0] if first.headings else "")
        return BookletPassage(one.rule, tidy(heading), text, certainty, place.page, round(score, 2))
