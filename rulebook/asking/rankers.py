"""The rankers of the rules, and what the nearest questions say: yes, no or it depends."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable
from itertools import repeat
from typing import NamedTuple

from rulebook.asking.index import NOTHING, PIECES, QUESTIONS, RULES, WORDS, QuestionIndex, QuestionRun
from rulebook.asking.meaning_space import (
    MeaningDirection,
    Meanings,
    alike,
    direction,
    length,
    meanings,
)
from rulebook.asking.question import ReadQuestion
from rulebook.content.models import ShortAnswer
from rulebook.search.index import Index
from rulebook.search.ranking import RuleScore, rank
from rulebook.text.stems import fold, words

ASKS_FOR_MORE = {
    "en": "how what who whom whose which when where why number amount",
    "bg": """
        как колко колцина какво кой коя кое кои кого кому кога къде защо откъде накъде какъв каква какви чия
        чий чие чии брой броя броят
    """,
    "pl": """
        jak ile ilu co czego czemu czym kto kogo komu kim który która które którą którym której których
        którego którzy kiedy gdzie dlaczego skąd dokąd jaki jaka jakie jaką jakim jakiej jakich jakiego
        czyj czyja czyje liczba liczbę ilość
    """,
    "ru": """
        как сколько скольких скольким что чего чему чем кто кого кому кем какой какая какие какое каком какую
        какого каких каким какими который которая которые которое которого когда где куда почему откуда зачем
        чей чья чьи чьё чьих чьей число количество
    """,
}
"""A question that begins with one of these wants more than yes or no."""
OR = frozenset(("or", "или", "albo", "lub"))
SENTENCE = re.compile(r"(?<=[.?!:;])\s+")
FIRST_WORDS = 2
SURELY_YES, SURELY_NO = 0.5, 0.7
"""How much of what the nearest questions say has to agree. Most of them ask whether one may do what one may
not; who asks to have the rule confirmed is near them too, and would be told no."""
MOSTLY = 0.6


class NearestSay(NamedTuple):
    """What the nearest questions about a rule say: from no (-1) to yes (1), and how many that it depends."""

    sense: float
    depends: float


def short_answer(nearest: NearestSay) -> ShortAnswer | None:
    """What can be said in a word; nothing where the nearest disagree."""
    if nearest.depends > MOSTLY:
        return "depends"
    if nearest.sense >= SURELY_YES:
        return "yes"
    return "no" if nearest.sense <= -SURELY_NO else None


def asks_for_more(question: str, language: str) -> bool:
    """Whether it asks who, when or how many, or which of two."""
    more = {fold(word) for word in ASKS_FOR_MORE.get(language, "").split()}
    asked = _asked(question)
    if not OR.isdisjoint(words(asked)):
        return True
    plain = asked.rstrip().endswith("?") or _begins_as_yes_or_no(asked, language)
    first = FIRST_WORDS if plain else None
    return any(fold(word) in more for clause in asked.split(",") for word in words(clause)[:first])


RIGHT = frozenset(("right", "wrong", "correct", "прав", "права", "прави", "правы", "racja", "rację", "racji"))
SHORT = 4


def asks_who_is_right(question: str) -> bool:
    """Whether it tells what somebody claims, and asks if that is so: a yes may mean that they may not."""
    last = words(_asked(question))
    return 1 < len(last) <= SHORT and not RIGHT.isdisjoint(last)


BEGINS = {
    "en": "can could may might must should do does did is are am was will would has have",
    "bg": "може мога можем можеш дали трябва следва",
    "pl": "czy moge moze mozna mozemy wolno",
    "ru": "можно могу может можем разве должен должна нужно",
}
"""A question that wants yes or no begins with one of these."""
PARTICLE = "ли"


STORY = 5
"""So many words tell what happened, and want an answer, also without a question mark."""


def is_question(text: str, language: str) -> bool:
    """Whether something typed asks or tells a story, and is not a few words to look for."""
    spoken = [fold(word) for word in words(text)]
    if len(spoken) < FIRST_WORDS:
        return False
    if "?" in text or len(spoken) >= STORY:
        return True
    asks = spoken[0] in map(fold, ASKS_FOR_MORE.get(language, "").split())
    return len(spoken) > FIRST_WORDS and (asks or _begins_as_yes_or_no(text, language))


def _begins_as_yes_or_no(text: str, language: str) -> bool:
    spoken = [fold(word) for word in words(text)]
    begins = map(fold, BEGINS.get(language, "").split())
    return bool(spoken) and (spoken[0] in begins or PARTICLE in spoken[1 : 1 + FIRST_WORDS])


def _asked(question: str) -> str:
    """Its last sentence that ends in a question mark, or its last."""
    sentences = [sentence for sentence in SENTENCE.split(question) if sentence.strip()] or [question]
    return next(
        (sentence for sentence in reversed(sentences) if sentence.rstrip().endswith("?")), sentences[-1]
    )


RANKERS = ("said", "meaning", "pieces", "like", "search")
FULL_SCORE = 100.0
NOT_FOUND = -1.0
"""Less than any ranker gives."""


class NearQuestion(NamedTuple):
    """A question that was asked before and how like it this one is (1 is the same)."""

    key: int
    like: float


NEARER_COUNTS = 4.0
"""How much more a nearer question counts when the questions about a rule say yes or no."""
SENSE = {"yes": 1.0, "no": -1.0, "depends": 0.0}


class LikeQuestions(NamedTuple):
    """How like the questions of a language are by words; `first`: the key of the first of them."""

    first: int
    likes: list[float]

    def likeness(self, key: int) -> float:
        at = key - self.first
        return self.likes[at] if 0 <= at < len(self.likes) else 0.0


class Ranked(NamedTuple):
    """What each ranker gives each rule (0 to 1), and how like a question is one no rule covers."""

    wording: dict[str, float]
    """By the words a rule is told with."""
    meaning: dict[str, float]
    pieces: dict[str, float]
    """The same by the pieces of its words."""
    nearest: dict[str, NearQuestion]
    search: dict[str, float]
    uncovered: float
    nothing: float
    """How far it is ahead of the best rule by its meaning that none covers the question."""
    found: dict[str, RuleScore]
    """What the search found."""
    likes: LikeQuestions
    towards: MeaningDirection | None
    """Where the question points in the space of meanings."""
    leading: dict[str, list[str]]
    """By game the first rule of each ranker that finds any; by no name that of all games."""

    def games(self) -> set[str]:
        """Those of the rules that were found."""
        return {game for game in self.leading if game}

    def by_ranker(self) -> tuple[dict[str, float], ...]:
        """What each gives the rules, in the order of the rankers."""
        likes = {rule: near.like for rule, near in self.nearest.items()}
        return self.wording, self.meaning, self.pieces, likes, self.search

    def rules(self) -> set[str]:
        rankings = (self.wording, self.meaning, self.pieces, self.nearest, self.search)
        return {rule for scores in rankings for rule in scores}

    def values(self, rule: str) -> tuple[float, ...]:
        """In the order of the rankers."""
        near = self.nearest.get(rule)
        like = near.like if near else 0.0
        wording, meaning, pieces, search = (
            ranking.get(rule, 0.0) for ranking in (self.wording, self.meaning, self.pieces, self.search)
        )
        return wording, meaning, pieces, like, search


def ranked(index: Index, questions: QuestionIndex, asked: ReadQuestion) -> Ranked:
    """What speaks for the rules of the games asked about."""
    alike_by_key = _products(questions, asked, RULES, len(questions.rules))
    keys = (key for game in asked.games for key in questions.keys_of(game))
    wording = {questions.rules[key]: alike_by_key[key] for key in keys if alike_by_key[key]}
    first, count, runs = questions.questions_in(asked.language)
    likes = _products(questions, asked, QUESTIONS, count)
    nearest, uncovered = _nearest(asked, LikeQuestions(first, likes), runs)
    search_scores, search = _searched(index, asked)
    towards = direction(asked.counts, questions.places_of(asked.counts, asked.language))
    spelt = direction(asked.pieces, questions.places_of(asked.pieces, asked.language, PIECES))
    meaning = _by_meaning(questions, asked, towards, wording, WORDS)
    pieces = _by_meaning(questions, asked, spelt, wording, PIECES)
    by_like = {rule: near.like for rule, near in nearest.items()}
    return Ranked(
        wording, meaning.rules, pieces.rules, nearest, search, uncovered,
        (meaning.nothing + pieces.nothing) / 2, search_scores, LikeQuestions(first, likes), towards,
        _leading(questions, asked.games, (wording, meaning.rules, pieces.rules, by_like, search)),
    )  # fmt: skip


def _leading(
    questions: QuestionIndex, games: Iterable[str], rankers: Iterable[dict[str, float]]
) -> dict[str, list[str]]:
    """By game the first rule of each ranker, and by no name that of all games; of equals the first by id."""
    leading: defaultdict[str, list[str]] = defaultdict(list)
    for scores in rankers:
        best: list[tuple[float, str]] = []
        for game in games:
            keys = questions.keys_of(game)
            rules = questions.rules[keys.start : keys.stop]
            values = [*map(scores.get, rules, repeat(NOT_FOUND))]
            most = max(values, default=NOT_FOUND)
            if most > NOT_FOUND:
                first = rules[values.index(most)]
                leading[game].append(first)
                best.append((-most, first))
        if best:
            leading[""].append(min(best)[1])
    return leading


def _by_meaning(
    questions: QuestionIndex,
    asked: ReadQuestion,
    towards: MeaningDirection | None,
    wording: dict[str, float],
    space: str,
) -> Meanings:
    """The rules by meaning; one that lies nowhere by how much it says of the question."""
    if towards is None:
        return Meanings({}, 0.0)
    most = max(wording.values(), default=1.0)
    new = {rule: wording[rule] / most for rule in questions.lying_nowhere(space) if rule in wording}
    ranking = meanings(towards, questions.rules_in(space, asked.games), questions.nothing_in(space))
    return ranking._replace(rules=new | ranking.rules)


def nearest_say(questions: QuestionIndex, ranked: Ranked, rule: str) -> NearestSay:
    """What the questions about a rule say, the nearest most, by their words and by their meaning."""
    if ranked.towards is None:
        return NearestSay(0.0, 0.0)
    answers: list[tuple[float, ShortAnswer]] = []
    for key, says, place in questions.said_of(rule):
        if place:
            near = alike(ranked.towards, place) + ranked.likes.likeness(key)
            answers.append((math.exp(NEARER_COUNTS * near), says))
    whole = sum(weight for weight, _ in answers) or 1.0
    sense = sum(weight * SENSE[says] for weight, says in answers) / whole
    return NearestSay(sense, sum(weight for weight, says in answers if says == "depends") / whole)


def _searched(index: Index, asked: ReadQuestion) -> tuple[dict[str, RuleScore], dict[str, float]]:
    """What the search finds for the words that tell something."""
    by_rule: dict[str, RuleScore] = {}
    scores: dict[str, float] = {}
    for game, all_words in asked.asked.items():
        its = [word for word in all_words if not word.common]
        if any(word.tokens for word in its):
            of_game = rank(index, its, game, asked.language)
            scores |= {rule: like.score(its) / FULL_SCORE for rule, like in of_game.items()}
            by_rule |= of_game
    return by_rule, scores


def _nearest(
    asked: ReadQuestion, like: LikeQuestions, runs: dict[str, list[QuestionRun]]
) -> tuple[dict[str, NearQuestion], float]:
    """The most alike question of each rule, and how like is one no rule covers."""
    nearest: dict[str, NearQuestion] = {}
    first, likes = like
    for rule, start, end in (run for game in asked.games for run in runs.get(game, ())):
        likest = max(likes[start:end])
        if likest:
            nearest[rule] = NearQuestion(first + likes.index(likest, start), likest)
    of_none = (likes[start:end] for _, start, end in runs.get(NOTHING, ()))
    return nearest, max((max(run) for run in of_none), default=0.0)


def _products(index: QuestionIndex, asked: ReadQuestion, among: str, count: int) -> list[float]:
    """By key how alike a document and the question are, by the tokens they share."""
    holders = index.holders(asked.counts, asked.language, among)
    weights = {token: math.log1p(asked.counts[token]) * postings.worth for token, postings in holders.items()}
    whole = length(weights.values())
    scores = [0.0] * count
    for token, postings in holders.items():
        weight = weights[token] / whole
        for key, its in zip(postings.keys, postings.weights, strict=True):
            scores[key] += weight * its
    return scores


def _game(rule: str) -> str:
    return rule.partition(".")[0]
