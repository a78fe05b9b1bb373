"""The rankers of the rules, and what the nearest questions say: yes, no or it depends."""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from heapq import nsmallest
from typing import NamedTuple

from rulebook.asking.index import NO_RULE, QUESTIONS, RULES, QuestionIndex
from rulebook.asking.question import ReadQuestion
from rulebook.asking.space import MeaningSpace, QuestionPlace, alike
from rulebook.content.models import ShortAnswer
from rulebook.search.index import Index
from rulebook.search.ranking import RuleScore, rank
from rulebook.text.stems import fold, words

ASKS_FOR_MORE = {
    "en": "how what who whom whose which when where why",
    "bg": """
        как колко колцина какво кой коя кое кои кого кому кога къде защо откъде накъде какъв каква какви чия
        чий чие чии
    """,
    "pl": """
        jak ile ilu co czego czemu czym kto kogo komu kim który która które którą którym której których
        którego którzy kiedy gdzie dlaczego skąd dokąd jaki jaka jakie jaką jakim jakiej jakich jakiego
        czyj czyja czyje
    """,
    "ru": """
        как сколько скольких скольким что чего чему чем кто кого кому кем какой какая какие какое каком какую
        какого каких каким какими который которая которые которое которого когда где куда почему откуда зачем
        чей чья чьи чьё чьих чьей
    """,
}
"""A question that begins with one of these wants more than yes or no."""
OR = frozenset(("or", "или", "albo", "lub"))
NOT = {
    "en": "not no never cannot cant dont doesnt isnt arent wont didnt t",
    "bg": "не няма нямам никога никой нищо",
    "pl": "nie nigdy nikt nic",
    "ru": "не нет нельзя никогда никто ничего",
}
SENTENCE = re.compile(r"(?<=[.?!:;])\s+")
FIRST_WORDS = 2
SURE, SURE_IF_PUT_OTHERWISE = 0.75, 0.95
"""How much of what the nearest questions say has to agree."""
MOSTLY = 0.6


class NearestSay(NamedTuple):
    """What the nearest questions about a rule say: from no (-1) to yes (1), and how many that it depends."""

    sense: float
    depends: float
    negated: bool
    """The nearest of all is put with a not."""


def short_answer(question: str, language: str, nearest: NearestSay) -> ShortAnswer | None:
    """What can be said in a word; nothing where the question asks for more or the nearest disagree."""
    if asks_for_more(question, language):
        return None
    if nearest.depends > MOSTLY:
        return "depends"
    enough = SURE if is_negated(question, language) == nearest.negated else SURE_IF_PUT_OTHERWISE
    if abs(nearest.sense) < enough:
        return None
    return "yes" if nearest.sense > 0 else "no"


def asks_for_more(question: str, language: str) -> bool:
    """Whether it asks who, when or how many, or which of two."""
    more = {fold(word) for word in ASKS_FOR_MORE.get(language, "").split()}
    asked = _asked(question)
    if not OR.isdisjoint(words(asked)):
        return True
    return any(fold(word) in more for clause in asked.split(",") for word in words(clause)[:FIRST_WORDS])


def is_negated(question: str, language: str) -> bool:
    """Whether what is asked at last is put with a not."""
    denied = {fold(word) for word in NOT.get(language, "").split()}
    return sum(fold(word) in denied for word in words(_asked(question))) % 2 == 1


def _asked(question: str) -> str:
    """Its last sentence that ends in a question mark, or its last."""
    sentences = [one for one in SENTENCE.split(question) if one.strip()] or [question]
    return next((one for one in reversed(sentences) if one.rstrip().endswith("?")), sentences[-1])


RANKERS = ("said", "meaning", "like", "search", "story")
MOST_STORIES = 30
"""So many of the likeliest rules have their questions compared by meaning."""
MOST_PLACED = 300
"""So many of the rules that say most of a question are looked for by meaning."""
FULL_SCORE = 100.0


class NearQuestion(NamedTuple):
    """A question that was asked before and how like it this one is (1 is the same)."""

    key: int
    like: float


class NearStory(NamedTuple):
    """How near a question lies by meaning, its key, and what its rule says to it."""

    like: float
    key: int
    says: ShortAnswer | None


NEARER_COUNTS = 12.0
"""How much more a nearer question counts when the questions about a rule say yes or no."""
SENSE = {"yes": 1.0, "no": -1.0, "depends": 0.0}


class Ranked(NamedTuple):
    """What each ranker gives each rule (0 to 1), and how like a question is one no rule covers."""

    said: dict[str, float]
    meaning: dict[str, float]
    nearest: dict[str, NearQuestion]
    search: dict[str, float]
    uncovered: float
    found: dict[str, RuleScore]
    """What the search found."""
    stories: dict[str, list[NearStory]]
    """The questions about each of the likeliest rules, in all languages, the nearest by meaning first."""

    def rules(self) -> set[str]:
        return self.said.keys() | self.nearest.keys() | self.search.keys()

    def values(self, rule: str) -> tuple[float, ...]:
        """In the order of the rankers."""
        near = self.nearest.get(rule)
        like = near.like if near else 0.0
        said, meaning, search = (one.get(rule, 0.0) for one in (self.said, self.meaning, self.search))
        story = self.stories[rule][0].like if rule in self.stories else 0.0
        return said, meaning, like, search, story

    def firsts(self) -> list[str]:
        """The first rule of each ranker that finds any."""
        likes = {rule: near.like for rule, near in self.nearest.items()}
        stories = {rule: some[0].like for rule, some in self.stories.items()}
        rankers = (self.said, self.meaning, likes, self.search, stories)
        return [_first(scores) for scores in rankers if scores]


def ranked(index: Index, questions: QuestionIndex, space: MeaningSpace, asked: ReadQuestion) -> Ranked:
    """What speaks for the rules of the games asked about."""
    told = told_of_rules(questions, asked.counts, asked.language)
    said = {rule: score for rule, score in told.items() if _game(rule) in asked.games}
    nearest, uncovered = _nearest(questions, asked)
    found, search = _searched(index, asked)
    most = sorted(said, key=lambda rule: (-said[rule], rule))[:MOST_PLACED]
    place = space.place(told)
    meaning = space.near(place, dict.fromkeys((*most, *nearest, *search))) if place else {}
    stories = _stories(questions, place, meaning) if place else {}
    return Ranked(said, meaning, nearest, search, uncovered, found, stories)


def told_of_rules(questions: QuestionIndex, counts: Counter[str], language: str) -> dict[str, float]:
    """How much of a question is said of each rule of all games."""
    scores = _products(questions, counts, language, RULES)
    return {questions.rules[key]: score for key, score in scores.items()}


def _stories(
    questions: QuestionIndex, place: QuestionPlace, meaning: dict[str, float]
) -> dict[str, list[NearStory]]:
    """The questions about the likeliest rules, nearest first."""
    likeliest = nsmallest(MOST_STORIES, meaning, key=lambda rule: (-meaning[rule], rule))
    found: defaultdict[str, list[NearStory]] = defaultdict(list)
    for one in questions.placed(likeliest):
        found[one.rule].append(NearStory(alike(place, one.place), one.key, one.says))
    return {rule: sorted(some, key=lambda one: (-one.like, one.key)) for rule, some in found.items()}


def nearest_say(questions: QuestionIndex, stories: list[NearStory]) -> NearestSay:
    """What the questions about a rule say to one that lies near them."""
    weights = [math.exp(NEARER_COUNTS * one.like) for one in stories]
    told = [(weight, one.says) for weight, one in zip(weights, stories, strict=True) if one.says is not None]
    whole = sum(weight for weight, _ in told)
    if not whole:
        return NearestSay(0.0, 0.0, negated=False)
    nearest = questions.question(next(one.key for one in stories if one.says is not None))
    sense = sum(weight * SENSE[says] for weight, says in told) / whole
    depends = sum(weight for weight, says in told if says == "depends") / whole
    return NearestSay(sense, depends, negated=is_negated(nearest.question, nearest.language))


def _searched(index: Index, asked: ReadQuestion) -> tuple[dict[str, RuleScore], dict[str, float]]:
    found: dict[str, RuleScore] = {}
    scores: dict[str, float] = {}
    for game, its in asked.asked.items():
        if any(one.tokens for one in its if not one.common):
            of_game = rank(index, its, game, asked.language)
            scores |= {rule: one.score(its) / FULL_SCORE for rule, one in of_game.items()}
            found |= of_game
    return found, scores


def _nearest(questions: QuestionIndex, asked: ReadQuestion) -> tuple[dict[str, NearQuestion], float]:
    """The most alike question of each rule, and how like is one no rule covers."""
    first, owners = questions.questions_in(asked.language)
    of_rule: dict[int, NearQuestion] = {}
    uncovered = 0.0
    for key, like in _products(questions, asked.counts, asked.language, QUESTIONS).items():
        rule = owners[key]
        if rule == NO_RULE:
            uncovered = max(uncovered, like)
        elif rule not in of_rule or like > of_rule[rule].like:
            of_rule[rule] = NearQuestion(first + key, like)
    nearest = {questions.rules[rule]: near for rule, near in of_rule.items()}
    return {rule: near for rule, near in nearest.items() if _game(rule) in asked.games}, uncovered


def _products(index: QuestionIndex, counts: Counter[str], language: str, among: str) -> dict[int, float]:
    """By key how alike a document and the question are, by the tokens they share."""
    holders = index.holders(counts, language, among)
    weights = {token: math.log1p(counts[token]) * found.worth for token, found in holders.items()}
    whole = math.sqrt(sum(weight * weight for weight in weights.values())) or 1.0
    scores: dict[int, float] = {}
    for token, found in holders.items():
        weight = weights[token] / whole
        for key, its in zip(found.keys, found.weights, strict=True):
            scores[key] = scores.get(key, 0.0) + weight * its
    return scores


def _game(rule: str) -> str:
    return rule.partition(".")[0]


def _first(scores: dict[str, float]) -> str:
    """The rule with the highest score; of equals the first by id."""
    return min(scores, key=lambda rule: (-scores[rule], rule))
