"""What is a passage worth to a searcher, by its kind, language and length?"""

from __future__ import annotations

from collections import defaultdict
from math import log2

from rulebook.index import Index
from rulebook.passages import KINDS
from rulebook.sections import BASE_LANGUAGE
from rulebook.stems import LANGUAGES_OF_SCRIPT

WEIGHT = {
    "term": 1.0, "words": 1.0, "title": 0.96, "id": 0.9, "question": 0.72, "ruling": 0.7, "text": 0.69,
    "about": 0.7,
}  # fmt: skip
"""A term or a title names a rule; a text only happens to use the word."""
KIND_WEIGHT = tuple(WEIGHT[kind] for kind in KINDS)
QUESTION = KINDS.index("question")
NAMES = frozenset(KINDS.index(kind) for kind in ("term", "title", "words", "id", "about"))
SAME_STEM = 0.95
OTHER_LANGUAGE, NOT_OF_A_BOOKLET = 0.93, 0.98
LATER_RULE = {"question": 0.9, "ruling": 0.9}
LATER_RULE_OF_TERM = 0.93
"""What the second rule is worth that a question rests on or a term leads to."""
COVERED = 0.22
"""How much it counts that nothing of a name is left over: 'obszar' is a location, not 'obszar gry'."""
SHORT, LONG = 20, 0.12
"""A text of more words holds many by chance: with each doubling of its length it is worth less."""
SAME_QUESTION = 0.38
"""What it adds that all words of a question in the book are asked."""


def weights_of(index: Index, language: str | None) -> Weights:
    """The worth of all passages to a searcher of this language, worked out once for an index."""
    kept = index.beside.get(language)
    if not isinstance(kept, Weights):
        kept = index.beside[language] = Weights(index, language)
    return kept


class Weights:
    """The worth of all passages to a searcher of one language; what was worked out once is kept."""

    def __init__(self, index: Index, language: str | None) -> None:
        self._index = index
        self._factors = _factors(index, language)
        self._plain: dict[int, float] = {}
        self._of: defaultdict[int, dict[int, float]] = defaultdict(dict)
        self._leading: dict[str, dict[int, float]] = {}

    def plain(self, key: int) -> float:
        """By kind and language alone."""
        found = self._plain.get(key)
        if found is None:
            index = self._index
            found = KIND_WEIGHT[index.kinds[key]] * self._factors[index.game_of(key), index.language_of(key)]
            self._plain[key] = found
        return found

    def of(self, key: int, holds: int) -> float:
        """With how much of a name or a question is left over, or how long a text is."""
        found = self._of[holds].get(key)
        if found is None:
            found = self._of[holds][key] = self._worth(key, holds)
        return found

    def scored(self, said: dict[int, float], holds: dict[int, int]) -> dict[int, float]:
        """What passages say, each by its worth; ``holds``: how many of the words each holds."""
        known, of = self._of, self.of
        # Nearly all were weighed at an earlier key press, and a call costs more than looking them up.
        return {
            key: score * (known[holds[key]].get(key) or of(key, holds[key])) for key, score in said.items()
        }

    def _worth(self, key: int, holds: int) -> float:
        kind, length = self._index.kinds[key], self._index.lengths[key] or 1
        if kind in NAMES:
            return self.plain(key) * (1 - COVERED + COVERED * min(1.0, holds / length))
        if kind == QUESTION:
            return self.plain(key) * (1 + SAME_QUESTION * min(1.0, holds / length) ** 3)
        return self.plain(key) / (1 + LONG * max(0.0, log2(length / SHORT)))

    def leading(self, rule: str, places: dict[int, int]) -> dict[int, float]:
        """By passage that leads to a rule what it is worth for it."""
        found = self._leading.get(rule)
        if found is None:
            kinds = self._index.kinds
            found = {key: self.plain(key) * later(kinds[key], place) for key, place in places.items()}
            self._leading[rule] = found
        return found


def later(kind: int, place: int) -> float:
    """What the rule at a place is worth among those that a passage leads to."""
    return LATER_RULE.get(KINDS[kind], LATER_RULE_OF_TERM) ** place if place else 1.0


def _factors(index: Index, language: str | None) -> dict[tuple[str, str], float]:
    """By game and language: most in the searcher's and in that of a booklet."""
    factors = {}
    for game, facts in index.games.items():
        for one in (BASE_LANGUAGE, *sum(LANGUAGES_OF_SCRIPT.values(), ())):
            spoken = 1.0 if language in (None, one) else OTHER_LANGUAGE
            printed = one in facts.texts or one == BASE_LANGUAGE
            factors[game, one] = spoken * (1.0 if printed else NOT_OF_A_BOOKLET)
    return factors
