"""The rankers of the rules, and what the nearest questions say: yes, no or it depends."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection
from typing import NamedTuple

from rulebook.asking.index import NO_RULE, PIECES, QUESTIONS, RULES, WORDS, QuestionIndex
from rulebook.asking.question import ReadQuestion
from rulebook.asking.space import MeaningDirection, Meanings, alike, direction, meanings, tokens
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
SENTENCE = re.compile(r"(?<=[.?!:;])\s+")
FIRST_WORDS = 2
SURE = 0.7
"""How much of what the nearest questions say has to agree."""
MOSTLY = 0.6


class NearestSay(NamedTuple):
    """What the nearest questions about a rule say: from no (-1) to yes (1), and how many that it depends."""

    sense: float
    depends: float


def short_answer(nearest: NearestSay) -> ShortAnswer | None:
    """What can be said in a word; nothing where the nearest disagree."""
    if nearest.depends > MOSTLY:
        return "depends"
    if abs(nearest.sense) < SURE:
        return None
    return "yes" if nearest.sense > 0 else "no"


def asks_for_more(question: str, language: str) -> bool:
    """Whether it asks who, when or how many, or which of two."""
    more = {fold(word) for word in ASKS_FOR_MORE.get(language, "").split()}
    asked = _asked(question)
    if not OR.isdisjoint(words(asked)):
        return True
    plain = asked.rstrip().endswith("?") or _begins_as_yes_or_no(asked, language)
    first = FIRST_WORDS if plain else None
    return any(fold(word) in more for clause in asked.split(",") for word in words(clause)[:first])


BEGINS = {
    "en": "can could may might must should do does did is are am was will would has have",
    "bg": "може мога можем можеш дали трябва следва",
    "pl": "czy moge moze mozna mozemy wolno",
    "ru": "можно могу может можем разве должен должна нужно",
}
"""A question that wants yes or no begins with one of these."""
PARTICLE = "ли"


def is_question(text: str, language: str) -> bool:
    """Whether something typed is a question in whole words, and not a few words to look for."""
    said = [fold(word) for word in words(text)]
    if len(said) <= FIRST_WORDS:
        return False
    asks = said[0] in map(fold, ASKS_FOR_MORE.get(language, "").split())
    return asks or _begins_as_yes_or_no(text, language) or text.rstrip().endswith("?")


def _begins_as_yes_or_no(text: str, language: str) -> bool:
    said = [fold(word) for word in words(text)]
    begins = map(fold, BEGINS.get(language, "").split())
    return bool(said) and (said[0] in begins or PARTICLE in said[1 : 1 + FIRST_WORDS])


def _asked(question: str) -> str:
    """Its last sentence that ends in a question mark, or its last."""
    sentences = [one for one in SENTENCE.split(question) if one.strip()] or [question]
    return next((one for one in reversed(sentences) if one.rstrip().endswith("?")), sentences[-1])


RANKERS = ("said", "meaning", "pieces", "like", "search")
FULL_SCORE = 100.0


class NearQuestion(NamedTuple):
    """A question that was asked before and how like it this one is (1 is the same)."""

    key: int
    like: float


NEARER_COUNTS = 6.0
"""How much more a nearer question counts when the questions about a rule say yes or no."""
SENSE = {"yes": 1.0, "no": -1.0, "depends": 0.0}


class Ranked(NamedTuple):
    """What each ranker gives each rule (0 to 1), and how like a question is one no rule covers."""

    said: dict[str, float]
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
    likes: dict[int, float]
    """The questions in the language of this one, counted from its first, and how like they are by words."""
    first: int
    """The key of the first question in the language."""
    towards: MeaningDirection | None
    """Where the question points in the space of meanings."""

    def by_ranker(self) -> tuple[dict[str, float], ...]:
        """What each gives the rules, in the order of the rankers."""
        likes = {rule: near.like for rule, near in self.nearest.items()}
        return self.said, self.meaning, self.pieces, likes, self.search

    def rules(self) -> set[str]:
        found = (self.said, self.meaning, self.pieces, self.nearest, self.search)
        return {rule for scores in found for rule in scores}

    def values(self, rule: str) -> tuple[float, ...]:
        """In the order of the rankers."""
        near = self.nearest.get(rule)
        like = near.like if near else 0.0
        said, meaning, pieces, search = (
            one.get(rule, 0.0) for one in (self.said, self.meaning, self.pieces, self.search)
        )
        return said, meaning, pieces, like, search

    def firsts(self, game: str = "") -> list[str]:
        """The first rule of each ranker that finds any, in a game or in all."""
        rankers = self.by_ranker()
        of_game = [_of_games(scores, (game,)) for scores in rankers] if game else rankers
        return [_first(scores) for scores in of_game if scores]


def ranked(index: Index, questions: QuestionIndex, asked: ReadQuestion) -> Ranked:
    """What speaks for the rules of the games asked about."""
    told = _products(questions, asked.counts, asked.language, RULES)
    said = {questions.rules[key]: one for key, one in told.items() if questions.games[key] in asked.games}
    likes = _products(questions, asked.counts, asked.language, QUESTIONS)
    nearest, uncovered, first = _nearest(questions, asked, likes)
    found, search = _searched(index, asked)
    towards = direction(asked.counts, questions.places_of(asked.counts, asked.language))
    spelt = direction(asked.pieces, questions.places_of(asked.pieces, asked.language, PIECES))
    meaning = _meant(questions, asked, towards, said, WORDS)
    pieces = _meant(questions, asked, spelt, said, PIECES)
    nothing = (meaning.nothing + pieces.nothing) / 2
    return Ranked(
        said, meaning.rules, pieces.rules, nearest, search, uncovered, nothing, found, likes, first, towards
    )


def _meant(
    questions: QuestionIndex,
    asked: ReadQuestion,
    towards: MeaningDirection | None,
    said: dict[str, float],
    space: str,
) -> Meanings:
    """The rules by meaning; one that lies nowhere by how much it says of the question."""
    if towards is None:
        return Meanings({}, 0.0)
    places = questions.rules_in(space, asked.games)
    most = max(said.values(), default=1.0)
    new = {rule: score / most for rule, score in said.items() if rule not in places}
    found = meanings(towards, places, questions.nothing_in(space))
    return found._replace(rules=new | found.rules)


def nearest_say(questions: QuestionIndex, ranked: Ranked, rule: str) -> NearestSay:
    """What the questions about a rule say, the nearest most, by their words and by their meaning."""
    if ranked.towards is None:
        return NearestSay(0.0, 0.0)
    told: list[tuple[float, ShortAnswer]] = []
    said = questions.said_of(rule)
    counts = {key: Counter(tokens(one.question, one.language)) for key, one in said.items()}
    places: dict[str, dict[str, bytes]] = {}
    for language in {one.language for one in said.values()}:
        known = {token for key, one in said.items() if one.language == language for token in counts[key]}
        places[language] = questions.places_of(known, language)
    for key, one in said.items():
        towards = direction(counts[key], places[one.language])
        if towards and one.says:
            near = alike(ranked.towards, towards) + ranked.likes.get(key - ranked.first, 0.0)
            told.append((math.exp(NEARER_COUNTS * near), one.says))
    whole = sum(weight for weight, _ in told) or 1.0
    sense = sum(weight * SENSE[says] for weight, says in told) / whole
    return NearestSay(sense, sum(weight for weight, says in told if says == "depends") / whole)


def _searched(index: Index, asked: ReadQuestion) -> tuple[dict[str, RuleScore], dict[str, float]]:
    found: dict[str, RuleScore] = {}
    scores: dict[str, float] = {}
    for game, its in asked.asked.items():
        if any(one.tokens for one in its if not one.common):
            of_game = rank(index, its, game, asked.language)
            scores |= {rule: one.score(its) / FULL_SCORE for rule, one in of_game.items()}
            found |= of_game
    return found, scores


def _nearest(
    questions: QuestionIndex, asked: ReadQuestion, likes: dict[int, float]
) -> tuple[dict[str, NearQuestion], float, int]:
    """The most alike question of each rule, how like is one no rule covers, and the first key."""
    first, owners = questions.questions_in(asked.language)
    likest: dict[int, float] = {}
    keys: dict[int, int] = {}
    for key, like in likes.items():
        rule = owners[key]
        if like > likest.get(rule, 0.0):
            likest[rule], keys[rule] = like, key
    uncovered = likest.pop(NO_RULE, 0.0)
    nearest = {
        questions.rules[rule]: NearQuestion(first + keys[rule], like)
        for rule, like in likest.items()
        if questions.games[rule] in asked.games
    }
    return nearest, uncovered, first


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


def _of_games(scores: dict[str, float], games: Collection[str]) -> dict[str, float]:
    return {rule: score for rule, score in scores.items() if _game(rule) in games}


def _first(scores: dict[str, float]) -> str:
    """The rule with the highest score; of equals the first by id."""
    return min(scores, key=lambda rule: (-scores[rule], rule))
