"""The ranking of rules by the passages found, and the hits of a search."""

from __future__ import annotations

from collections import defaultdict
from heapq import nlargest
from math import log2
from operator import mul, neg
from typing import NamedTuple

import msgspec

from rulebook.content.models import BASE_LANGUAGE
from rulebook.database.store import Rulebook
from rulebook.search.index import GameFacts, Index, IndexedPassage
from rulebook.search.postings import KINDS, PassageKind
from rulebook.search.query import QueryWord, query_words
from rulebook.search.vocabulary import CERTAIN
from rulebook.text.letters import look_alikes
from rulebook.text.stems import LANGUAGES, LANGUAGES_OF_SCRIPT

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


def weights_of(index: Index, language: str | None) -> PassageWeights:
    """The worth of all passages to a searcher of this language, worked out once for an index."""
    weights = index.beside.get(language)
    if not isinstance(weights, PassageWeights):
        weights = index.beside[language] = PassageWeights(index, language)
    return weights


class PassageWeights:
    """The worth of all passages to a reader of one language; each is computed once."""

    def __init__(self, index: Index, language: str | None) -> None:
        self._index = index
        self.plain = _plain(index, language)
        """By kind and language alone."""
        self._of: defaultdict[int, dict[int, float]] = defaultdict(dict)
        self._leading: dict[str, dict[int, float]] = {}

    def weight(self, key: int, holds: int) -> float:
        """With how much of a name or a question is left over, or how long a text is."""
        weight = self._of[holds].get(key)
        if weight is None:
            weight = self._of[holds][key] = self._worth(key, holds)
        return weight

    def scored(self, scores: dict[int, float], holds: dict[int, int]) -> dict[int, float]:
        """What passages say, each by its worth; ``holds``: how many of the words each holds."""
        known, of = self._of, self.weight
        # Nearly all were weighed at an earlier key press, and a call costs more than looking them up.
        return {
            key: score * (known[holds[key]].get(key) or of(key, holds[key])) for key, score in scores.items()
        }

    def _worth(self, key: int, holds: int) -> float:
        kind, length = self._index.kinds[key], self._index.lengths[key] or 1
        if kind in NAMES:
            return self.plain[key] * (1 - COVERED + COVERED * min(1.0, holds / length))
        if kind == QUESTION:
            return self.plain[key] * (1 + SAME_QUESTION * min(1.0, holds / length) ** 3)
        return self.plain[key] / (1 + LONG * max(0.0, log2(length / SHORT)))

    def leading(self, rule: str, places: dict[int, int]) -> dict[int, float]:
        """By passage that leads to a rule what it is worth for it."""
        weights = self._leading.get(rule)
        if weights is None:
            kinds = self._index.kinds
            weights = {
                key: self.plain[key] * place_weight(kinds[key], place) for key, place in places.items()
            }
            self._leading[rule] = weights
        return weights


def place_weight(kind: int, place: int) -> float:
    """What the rule at a place is worth among those that a passage leads to."""
    return LATER_RULE.get(KINDS[kind], LATER_RULE_OF_TERM) ** place if place else 1.0


def _plain(index: Index, language: str | None) -> list[float]:
    """By passage: most in the searcher's language and in that of a booklet."""
    plain: list[float] = []
    for game, kinds, languages in index.facets():
        factors = [_factor(game, spoken, language) for spoken in LANGUAGES]
        plain += [KIND_WEIGHT[kind] * factors[number] for kind, number in zip(kinds, languages, strict=True)]
    return plain


def _factor(game: GameFacts, passage_language: str, language: str | None) -> float:
    spoken = 1.0 if language in (None, passage_language) else OTHER_LANGUAGE
    printed = passage_language in game.texts or passage_language == BASE_LANGUAGE
    return spoken * (1.0 if printed else NOT_OF_A_BOOKLET)


TOGETHER = 0.5
"""How much it counts that the passages of one rule cover the query between them."""
COMPARED = 80
GATHERED = 20
MOST_CONSIDERED = 1200
"""Words that tell little bring no more passages of their own once there are so many."""


class RuleScore(NamedTuple):
    """What speaks for one rule: its best passage, and how surely any of its passages holds each word."""

    passage: IndexedPassage
    best: float
    by_word: list[float]

    def score(self, asked: list[QueryWord]) -> float:
        return (1 - TOGETHER) * self.best + TOGETHER * mean(asked, self.by_word)


def rank(
    index: Index, asked: list[QueryWord], game: str | None, language: str | None
) -> dict[str, RuleScore]:
    """What speaks for each rule that was found."""
    likeness = [_likeness(index, word, game) for word in asked]
    weights = weights_of(index, language)
    scored = _scored(asked, likeness, weights)
    best = nlargest(COMPARED, zip(scored.values(), map(neg, scored), strict=True))
    keys = [-negative for _, negative in best]
    spelt = [{word.word, *look_alikes(word.word)} for word in asked]
    tells = [word.weight for word in asked]
    whole = sum(tells)
    scores: dict[str, RuleScore] = {}
    for passage in index.passages(keys):
        by_word = _compared(index, passage, spelt, likeness)
        holds = len(by_word) - by_word.count(0.0)
        matched: float = sum(map(mul, tells, by_word))
        score = weights.weight(passage.key, holds) * (matched / whole)
        for place, rule in enumerate(passage.rules):
            its = place_weight(index.kinds[passage.key], place) * score if place else score
            best_so_far = scores.get(rule)
            if best_so_far is None or its > best_so_far.best:
                scores[rule] = RuleScore(passage, its, by_word)
    return _together(index, scores, likeness, weights)


def _together(
    index: Index, scores: dict[str, RuleScore], likeness: list[dict[int, float]], weights: PassageWeights
) -> dict[str, RuleScore]:
    """The likeliest rules, with what all passages that lead to each hold of the words."""
    likeliest = nlargest(GATHERED, scores, key=lambda rule: (scores[rule].best, rule))
    whole = {}
    for rule, leading in index.leading_to(likeliest).items():
        score = scores[rule]
        worth = weights.plain[score.passage.key]
        worths = weights.leading(rule, leading)
        by_word = [
            max(_held(like, worths), worth * own) for like, own in zip(likeness, score.by_word, strict=True)
        ]
        whole[rule] = RuleScore(score.passage, score.best, by_word)
    return whole


def _held(like: dict[int, float], worths: dict[int, float]) -> float:
    """How surely one word is held by any of the passages that lead to a rule."""
    return SAME_STEM * max([like[key] * worths[key] for key in like.keys() & worths.keys()], default=0.0)


def _likeness(index: Index, asked: QueryWord, game: str | None) -> dict[int, float]:
    """By passage how surely it holds the word."""
    likeness: dict[int, float] = {}
    postings = index.postings(asked.tokens, game)
    for token in sorted(postings, key=asked.tokens.__getitem__):
        sure = asked.tokens[token]
        for posting in postings[token]:
            likeness.update(dict.fromkeys(posting.passages, sure))
    return likeness


def _scored(
    asked: list[QueryWord], likeness: list[dict[int, float]], weights: PassageWeights
) -> dict[int, float]:
    """Passages with a first score; of those that hold only common words, no more than there is time for."""
    whole = sum(word.weight for word in asked)
    scores: dict[int, float] = {}
    holds: dict[int, int] = {}
    for word, like in sorted(zip(asked, likeness, strict=True), key=lambda pair: -pair[0].weight):
        share = word.weight / whole
        if not scores:
            scores = {key: share * sure for key, sure in like.items()}
            holds = dict.fromkeys(like, 1)
            continue
        full = len(scores) + len(like) > MOST_CONSIDERED
        known = scores.keys() & like.keys()
        for key in known:
            scores[key] += share * like[key]
            holds[key] += 1
        if not full:
            scores |= {key: share * sure for key, sure in like.items() if key not in known}
            holds = dict.fromkeys(like, 1) | holds
    return weights.scored(scores, holds)


def _compared(
    index: Index, passage: IndexedPassage, spelt: list[set[str]], likeness: list[dict[int, float]]
) -> list[float]:
    """Compares typed words with names: an identical word counts more than one of the same stem."""
    by_word = [SAME_STEM * like.get(passage.key, 0.0) for like in likeness]
    if index.kinds[passage.key] in NAMES:
        there = index.words_shown(passage)
        for at, spellings in enumerate(spelt):
            if not there.isdisjoint(spellings):
                by_word[at] = CERTAIN
    return by_word


def mean(asked: list[QueryWord], by_word: list[float]) -> float:
    """How surely the words are held, each by what it tells."""
    tells = [word.weight for word in asked]
    matched: float = sum(map(mul, tells, by_word))
    return matched / sum(tells)


LEAST_SCORE = 15.0


class Hit(msgspec.Struct, frozen=True):
    """A rule that was found: in what (`matched`), what it says there (`shown`), the id of that (`source`)."""

    id: str
    title: str
    game: str
    score: float
    matched: PassageKind
    shown: str
    source: str


def search(
    rulebook: Rulebook, query: str, game: str | None = None, language: str | None = None, limit: int = 10
) -> list[Hit]:
    """The rules found, best first.

    `language` is the searcher's own: its passages come first where others are as good, and titles are shown
    in it. `game` leaves the others out, and its words alone say what a word means.
    """
    index = rulebook.index
    asked = query_words(index, query, game, language)
    if not any(word.weight for word in asked):
        return []
    return list(hits_of(rulebook, asked, rank(index, asked, game, language), language, limit))


def hits_of(
    rulebook: Rulebook, asked: list[QueryWord], scores: dict[str, RuleScore], language: str | None, limit: int
) -> tuple[Hit, ...]:
    """The best of the rules that something speaks for, best first."""
    scored = [(score.score(asked), rule) for rule, score in scores.items()]
    best = sorted((pair for pair in scored if pair[0] >= LEAST_SCORE), key=lambda pair: (-pair[0], pair[1]))
    best = best[:limit]
    languages = [language] if language else _spoken([scores[rule].passage for _, rule in best])
    return tuple(_hit(rulebook, rule, score, scores[rule].passage, languages) for score, rule in best)


def _spoken(best: list[IndexedPassage]) -> list[str]:
    """The languages a searcher who names none may speak: that of the best find, then those of its letters.

    A word of two languages is then answered with the titles there are: Bulgarian ones for a Russian find.
    """
    first = best[0].language if best else BASE_LANGUAGE
    script = next((spoken for spoken in LANGUAGES_OF_SCRIPT.values() if first in spoken), ())
    return [first, *(other for other in script if BASE_LANGUAGE not in (first, other) and other != first)]


WHOLE_TEXTS = frozenset(("question", "ruling", "text"))
"""Passages of whole sentences: of no use to a reader of another language."""


def _hit(rulebook: Rulebook, rule: str, score: float, passage: IndexedPassage, languages: list[str]) -> Hit:
    titles = rulebook.titles(rule)
    title = next((titles[language] for language in languages if language in titles), titles[BASE_LANGUAGE])
    if passage.kind in WHOLE_TEXTS and passage.language not in languages:
        return Hit(rule, title, passage.game, round(score, 1), "title", title, rule)
    return Hit(rule, title, passage.game, round(score, 1), passage.kind, passage.shown, passage.source)
