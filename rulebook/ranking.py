"""Which rules do the passages found speak for, and how strongly?

First every passage that holds a telling word is compared by what is packed in the index; then the best of
them word by word. Comparing whole sections by their letters was measured at 23 ms and found 41 % of
inflected words among the first five.
"""

from __future__ import annotations

from heapq import nlargest
from math import log2
from typing import NamedTuple

from rulebook.index import Found, Index
from rulebook.letters import look_alikes
from rulebook.passages import KINDS
from rulebook.stems import LANGUAGES_OF_SCRIPT, fold, words
from rulebook.understanding import Asked
from rulebook.vocabulary import CERTAIN

WEIGHT = {
    "term": 1.0, "words": 1.0, "title": 0.96, "id": 0.9, "question": 0.72, "ruling": 0.7, "text": 0.69,
}  # fmt: skip
"""A term or a title names a rule; a text only happens to use the word."""
KIND_WEIGHT = tuple(WEIGHT[kind] for kind in KINDS)
QUESTION = KINDS.index("question")
NAMES = frozenset(KINDS.index(kind) for kind in ("term", "title", "words", "id"))
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
TOGETHER = 0.5
"""How much it counts that the passages of one rule cover the query between them."""
COMPARED = 120
MOST_CONSIDERED = 2000
"""Words that tell little bring no more passages of their own once there are so many."""


class Speaking(NamedTuple):
    """What speaks for one rule so far: the best passage, and for each asked word the best likeness."""

    passage: Found
    best: float
    by_word: list[float]

    def score(self, asked: list[Asked]) -> float:
        return (1 - TOGETHER) * self.best + TOGETHER * mean(asked, self.by_word)


def rank(index: Index, asked: list[Asked], game: str | None, language: str | None) -> dict[str, Speaking]:
    """What speaks for each rule that was found."""
    likeness = [_likeness(index, one, game) for one in asked]
    factors = _factors(index, language)
    scored = _scored(index, asked, likeness, factors)
    best = nlargest(COMPARED, scored, key=lambda pair: (pair[0], -pair[1]))
    found: dict[str, Speaking] = {}
    for passage in index.passages(key for _, key in best):
        by_word = _compared(passage, asked, likeness)
        factor = WEIGHT[passage.kind] * factors[passage.game, passage.language]
        score = (
            factor * mean(asked, by_word) * _covered(index, passage.key, sum(like > 0 for like in by_word))
        )
        for place, rule in enumerate(passage.rules):
            later = LATER_RULE.get(passage.kind, LATER_RULE_OF_TERM) ** place
            new = Speaking(passage, later * score, [later * factor * like for like in by_word])
            found[rule] = _together(found[rule], new) if rule in found else new
    return found


def _likeness(index: Index, asked: Asked, game: str | None) -> dict[int, float]:
    """By passage how surely it holds the word."""
    found: dict[int, float] = {}
    postings = index.postings(asked.tokens, game)
    for one in sorted(postings, key=asked.tokens.__getitem__):
        sure = asked.tokens[one]
        for posting in postings[one]:
            found.update(dict.fromkeys(posting.passages, sure))
    return found


def _scored(
    index: Index, asked: list[Asked], likeness: list[dict[int, float]], factors: dict[tuple[str, str], float]
) -> list[tuple[float, int]]:
    """Passages with a first score; of those that hold only common words, no more than there is time for."""
    whole = sum(one.weight for one in asked)
    order = sorted(range(len(asked)), key=lambda at: -asked[at].weight)
    said: dict[int, float] = {}
    holds: dict[int, int] = {}
    for at in order:
        like, weight = likeness[at], asked[at].weight / whole
        full = len(said) + len(like) > MOST_CONSIDERED and bool(said)
        for key in said.keys() & like.keys() if full else like:
            said[key] = said.get(key, 0.0) + weight * like[key]
            holds[key] = holds.get(key, 0) + 1
    return [(score * _worth(index, key, holds[key], factors), key) for key, score in said.items()]


def _worth(index: Index, key: int, holds: int, factors: dict[tuple[str, str], float]) -> float:
    worth = KIND_WEIGHT[index.kinds[key]] * factors[index.game_of(key), index.language_of(key)]
    return worth * _covered(index, key, holds)


def _compared(passage: Found, asked: list[Asked], likeness: list[dict[int, float]]) -> list[float]:
    """A word that stands in a name just as typed counts more than one of the same stem."""
    by_word = [SAME_STEM * like.get(passage.key, 0.0) for like in likeness]
    if KINDS.index(passage.kind) in NAMES:
        there = {fold(word) for word in words(passage.shown)}
        for at, one in enumerate(asked):
            if one.word in there or not there.isdisjoint(look_alikes(one.word)):
                by_word[at] = CERTAIN
    return by_word


def _covered(index: Index, key: int, holds: int) -> float:
    """How much of a name or a question is left over, or how long a text is."""
    share = min(1.0, holds / max(1, index.lengths[key]))
    if index.kinds[key] in NAMES:
        return 1 - COVERED + COVERED * share
    if index.kinds[key] == QUESTION:
        return 1 + SAME_QUESTION * share**3
    return 1 / (1 + LONG * max(0.0, log2(index.lengths[key] / SHORT))) if index.lengths[key] else 1.0


def mean(asked: list[Asked], by_word: list[float]) -> float:
    weight = sum(one.weight for one in asked)
    return sum(one.weight * like for one, like in zip(asked, by_word, strict=True)) / weight


def _together(known: Speaking, new: Speaking) -> Speaking:
    better = max(known, new, key=lambda one: one.best)
    return Speaking(
        better.passage, better.best, [max(pair) for pair in zip(known.by_word, new.by_word, strict=True)]
    )


def _factors(index: Index, language: str | None) -> dict[tuple[str, str], float]:
    """What a passage is worth by game and language: most in the searcher's and in that of a booklet."""
    factors = {}
    for game, facts in index.games.items():
        for one in ("en", *sum(LANGUAGES_OF_SCRIPT.values(), ())):
            spoken = 1.0 if language in (None, one) else OTHER_LANGUAGE
            factors[game, one] = spoken * (1.0 if one in facts.texts or one == "en" else NOT_OF_A_BOOKLET)
    return factors
