"""The index of questions as it is read from its database."""

from __future__ import annotations

import itertools
from array import array
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, get_args

import msgspec

from rulebook.asking.meaning_space import SEVERAL, PlacedRules, PlacedToken, placed
from rulebook.content.models import ShortAnswer
from rulebook.search.index import QueryRows

KEYS, WEIGHTS = "H", "f"
"""How postings hold keys and weights."""
NO_RULE = 0xFFFF
"""Stands for the rule of a question that none covers."""
NOTHING = ""
"""The same by name."""
RULES, QUESTIONS = "rules", "questions"
"""Among what a token is looked up."""
WORDS, PIECES = "words", "pieces"
"""The spaces of meanings."""
MOST_KEPT = 4000
"""The most tokens that stay in memory after they were read."""


class AskedQuestion(NamedTuple):
    """A question and what answers it; `source`: the id of a dispute, `rule`: empty where none covers it."""

    rule: str
    game: str
    language: str
    question: str
    says: ShortAnswer | None
    source: str


class Holders(NamedTuple):
    """What a token tells, and the rules or questions that hold it with their weights."""

    worth: float
    keys: array[int]
    weights: array[float]


class QuestionRun(NamedTuple):
    """A rule and where its questions lie together, counted from the first of the language."""

    rule: str
    start: int
    end: int


class LanguageQuestions(NamedTuple):
    """The questions of a language: the key of the first, how many there are, and where those of rules lie.

    By game; `NOTHING` has those that no rule covers.
    """

    first: int
    total: int
    runs: dict[str, list[QuestionRun]]


class SaidQuestion(NamedTuple):
    """A question that a rule answers in a word, and where it points in the space of words; maybe nowhere."""

    key: int
    says: ShortAnswer
    place: bytes


class QuestionIndex:
    """The rules and questions by token; `rows` asks the database."""

    def __init__(self, rows: QueryRows) -> None:
        self._rows = rows
        self.rules = [str(rule) for (rule,) in rows("SELECT id FROM rule ORDER BY key")]
        games = [rule.partition(".")[0] for rule in self.rules]
        self._keys = {game: range(games.index(game), bisect_right(games, game)) for game in set(games)}
        vectors: defaultdict[tuple[str, str], dict[str, bytes]] = defaultdict(dict)
        for space, rule, place in rows("SELECT space, rule, place FROM place_of_rule"):
            vectors[str(space), str(rule).partition(".")[0]][str(rule)] = _blob(place)
        self._placed = {where: PlacedRules(rules) for where, rules in vectors.items()}
        self._nowhere = {
            space: [rule for rule in self.rules if rule not in vectors[space, rule.partition(".")[0]]]
            for space in (WORDS, PIECES)
        }
        self._held: dict[tuple[str, str], dict[str, Holders | None]] = {}
        self._questions: dict[str, LanguageQuestions] = {}

    def holders(self, tokens: Iterable[str], language: str, among: str) -> dict[str, Holders]:
        """By token; those that nothing holds are left out."""
        read_before = self._held.setdefault((language, among), {})
        wanted = list(tokens)
        missing = [token for token in wanted if token not in read_before]
        if missing:
            if len(read_before) > MOST_KEPT:
                read_before.clear()
            read_before.update(dict.fromkeys(wanted))
            read_before.update(self._read(wanted, language, among))
        return {token: holders for token in wanted if (holders := read_before[token]) is not None}

    def _read(self, tokens: list[str], language: str, among: str) -> dict[str, Holders]:
        query = (
            "SELECT token, worth, keys, weights FROM held WHERE language = ? AND among = ?"
            " AND token IN (SELECT value FROM json_each(?))"
        )
        rows = self._rows(query, language, among, msgspec.json.encode(tokens).decode())
        return {
            str(token): Holders(float(str(worth)), array(KEYS, _blob(keys)), array(WEIGHTS, _blob(weights)))
            for token, worth, keys, weights in rows
        }

    def keys_of(self, game: str) -> range:
        """The keys of the rules of a game, which lie together."""
        return self._keys.get(game, range(0))

    def questions_in(self, language: str) -> LanguageQuestions:
        if language not in self._questions:
            rows = self._rows("SELECT first, rules FROM asked_in WHERE language = ?", language)
            first, blob = rows[0] if rows else (0, b"")
            rules = array(KEYS, _blob(blob))
            self._questions[language] = LanguageQuestions(int(str(first)), len(rules), self._runs(rules))
        return self._questions[language]

    def _runs(self, rules: array[int]) -> dict[str, list[QuestionRun]]:
        runs: defaultdict[str, list[QuestionRun]] = defaultdict(list)
        start = 0
        for key, its in itertools.groupby(rules):
            end = start + len([*its])
            rule = NOTHING if key == NO_RULE else self.rules[key]
            runs[rule.partition(".")[0]].append(QuestionRun(rule, start, end))
            start = end
        return runs

    def places_of(self, tokens: Iterable[str], language: str, space: str = WORDS) -> dict[str, PlacedToken]:
        """Where tokens lie in a space of meanings."""
        query = (
            "SELECT token, place FROM place_of_token WHERE space = ? AND language IN (?, ?)"
            " AND token IN (SELECT value FROM json_each(?))"
        )
        rows = self._rows(query, space, language, SEVERAL, msgspec.json.encode(list(tokens)).decode())
        return {str(token): placed(_blob(place)) for token, place in rows}

    def rules_in(self, space: str, games: Iterable[str]) -> list[PlacedRules]:
        """Where the rules of some games lie in a space."""
        return [self._placed[space, game] for game in games if (space, game) in self._placed]

    def lying_nowhere(self, space: str) -> list[str]:
        """The rules that were written since the space was worked out."""
        return self._nowhere[space]

    def nothing_in(self, space: str) -> PlacedRules:
        """Where the questions that no rule covers lie in a space."""
        return self._placed[space, NOTHING]

    def said_of(self, rule: str) -> Iterator[SaidQuestion]:
        """The questions about a rule that it answers in a word, in all languages."""
        query = "SELECT key, says, place FROM asked WHERE rule = ? AND says IS NOT NULL ORDER BY key"
        for key, word, place in self._rows(query, rule):
            says = _short(word)
            if says:
                yield SaidQuestion(int(str(key)), says, _blob(place))

    def question(self, key: int) -> AskedQuestion:
        query = "SELECT rule, game, language, question, says, source FROM asked WHERE key = ?"
        [row] = self._rows(query, key)
        return _asked(row)


def _asked(row: Sequence[object]) -> AskedQuestion:
    rule, game, language, question, says, source = row
    return AskedQuestion(str(rule), str(game), str(language), str(question), _short(says), str(source))


SHORT_ANSWERS: dict[object, ShortAnswer] = {answer: answer for answer in get_args(ShortAnswer)}


def _short(says: object) -> ShortAnswer | None:
    """Looked up: a question reads hundreds of them, and to convert each took a quarter of its time."""
    return SHORT_ANSWERS.get(says)


def _blob(value: object) -> bytes:
    return value if isinstance(value, bytes) else b""
