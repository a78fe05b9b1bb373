"""Which rules do the passages found speak for, and how strongly?

First every passage that holds a telling word is compared by what is packed in the index; then the best of
them word by word. Comparing whole sections by their letters was measured at 23 ms and found 41 % of
inflected words among the first five.
"""

from __future__ import annotations

from heapq import nlargest
from operator import mul, neg
from typing import NamedTuple

from rulebook.index import Found, Index
from rulebook.letters import look_alikes
from rulebook.understanding import Asked
from rulebook.vocabulary import CERTAIN
from rulebook.weighing import NAMES, SAME_STEM, Weights, later, weights_of

TOGETHER = 0.5
"""How much it counts that the passages of one rule cover the query between them."""
COMPARED = 80
GATHERED = 20
MOST_CONSIDERED = 1200
"""Words that tell little bring no more passages of their own once there are so many."""


class Speaking(NamedTuple):
    """What speaks for one rule: its best passage, and how surely any of its passages holds each word."""

    passage: Found
    best: float
    by_word: list[float]

    def score(self, asked: list[Asked]) -> float:
        return (1 - TOGETHER) * self.best + TOGETHER * mean(asked, self.by_word)


def rank(index: Index, asked: list[Asked], game: str | None, language: str | None) -> dict[str, Speaking]:
    """What speaks for each rule that was found."""
    likeness = [_likeness(index, one, game) for one in asked]
    weights = weights_of(index, language)
    scored = _scored(asked, likeness, weights)
    best = nlargest(COMPARED, zip(scored.values(), map(neg, scored), strict=True))
    keys = [-negative for _, negative in best]
    spelt = [{one.word, *look_alikes(one.word)} for one in asked]
    tells = [one.weight for one in asked]
    whole = sum(tells)
    found: dict[str, Speaking] = {}
    for passage in index.passages(keys):
        by_word = _compared(index, passage, spelt, likeness)
        holds = len(by_word) - by_word.count(0.0)
        said: float = sum(map(mul, tells, by_word))
        score = weights.of(passage.key, holds) * (said / whole)
        for place, rule in enumerate(passage.rules):
            its = later(index.kinds[passage.key], place) * score if place else score
            best_so_far = found.get(rule)
            if best_so_far is None or its > best_so_far.best:
                found[rule] = Speaking(passage, its, by_word)
    return _together(index, found, likeness, weights)


def _together(
    index: Index, found: dict[str, Speaking], likeness: list[dict[int, float]], weights: Weights
) -> dict[str, Speaking]:
    """The likeliest rules, with what all passages that lead to each hold of the words."""
    likeliest = nlargest(GATHERED, found, key=lambda rule: (found[rule].best, rule))
    whole = {}
    for rule, leading in index.leading_to(likeliest).items():
        one = found[rule]
        worth = weights.plain(one.passage.key)
        worths = weights.leading(rule, leading)
        by_word = [
            max(_held(like, worths), worth * own) for like, own in zip(likeness, one.by_word, strict=True)
        ]
        whole[rule] = Speaking(one.passage, one.best, by_word)
    return whole


def _held(like: dict[int, float], worths: dict[int, float]) -> float:
    """How surely one word is held by any of the passages that lead to a rule."""
    if len(like) < len(worths):
        return SAME_STEM * max(
            [sure * worths[key] for key, sure in like.items() if key in worths], default=0.0
        )
    return SAME_STEM * max([like[key] * worth for key, worth in worths.items() if key in like], default=0.0)


def _likeness(index: Index, asked: Asked, game: str | None) -> dict[int, float]:
    """By passage how surely it holds the word."""
    found: dict[int, float] = {}
    postings = index.postings(asked.tokens, game)
    for one in sorted(postings, key=asked.tokens.__getitem__):
        sure = asked.tokens[one]
        for posting in postings[one]:
            found.update(dict.fromkeys(posting.passages, sure))
    return found


def _scored(asked: list[Asked], likeness: list[dict[int, float]], weights: Weights) -> dict[int, float]:
    """Passages with a first score; of those that hold only common words, no more than there is time for."""
    whole = sum(one.weight for one in asked)
    said: dict[int, float] = {}
    holds: dict[int, int] = {}
    for one, like in sorted(zip(asked, likeness, strict=True), key=lambda pair: -pair[0].weight):
        share = one.weight / whole
        if not said:
            said = {key: share * sure for key, sure in like.items()}
            holds = dict.fromkeys(like, 1)
            continue
        full = len(said) + len(like) > MOST_CONSIDERED
        known = said.keys() & like.keys()
        for key in known:
            said[key] += share * like[key]
            holds[key] += 1
        if not full:
            said |= {key: share * sure for key, sure in like.items() if key not in known}
            holds = dict.fromkeys(like, 1) | holds
    return weights.scored(said, holds)


def _compared(
    index: Index, passage: Found, spelt: list[set[str]], likeness: list[dict[int, float]]
) -> list[float]:
    """A word that stands in a name just as typed counts more than one of the same stem."""
    by_word = [SAME_STEM * like.get(passage.key, 0.0) for like in likeness]
    if index.kinds[passage.key] in NAMES:
        there = index.words_shown(passage)
        for at, spellings in enumerate(spelt):
            if not there.isdisjoint(spellings):
                by_word[at] = CERTAIN
    return by_word


def mean(asked: list[Asked], by_word: list[float]) -> float:
    """How surely the words are held, each by what it tells."""
    tells = [one.weight for one in asked]
    said: float = sum(map(mul, tells, by_word))
    return said / sum(tells)
