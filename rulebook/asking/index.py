"""The index of questions as it is read from its database."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple, get_args

import msgspec

from rulebook.asking.space import SEVERAL, PlacedRule, placed
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
"""So many tokens are kept once they were read."""


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


class LanguageQuestions(NamedTuple):
    """The key of the first question of a language, and the rule of each."""

    first: int
    rules: array[int]


class QuestionIndex:
    """The rules and questions by token; `rows` asks the database."""

    def __init__(self, rows: QueryRows) -> None:
        self._rows = rows
        self.rules = [str(rule) for (rule,) in rows("SELECT id FROM rule ORDER BY key")]
        self.games = [rule.partition(".")[0] for rule in self.rules]
        self._placed: defaultdict[tuple[str, str], dict[str, PlacedRule]] = defaultdict(dict)
        for space, rule, place in rows("SELECT space, rule, place FROM place_of_rule"):
            self._placed[str(space), str(rule).partition(".")[0]][str(rule)] = placed(_blob(place))
        self._held: dict[tuple[str, str], dict[str, Holders | None]] = {}
        self._questions: dict[str, LanguageQuestions] = {}

    def holders(self, tokens: Iterable[str], language: str, among: str) -> dict[str, Holders]:
        """By token; those that nothing holds are left out."""
        kept = self._held.setdefault((language, among), {})
        wanted = list(tokens)
        missing = [token for token in wanted if token not in kept]
        if missing:
            if len(kept) > MOST_KEPT:
                kept.clear()
            kept.update(dict.fromkeys(wanted))
            kept.update(self._read(wanted, language, among))
        return {token: found for token in wanted if (found := kept[token]) is not None}

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

    def questions_in(self, language: str) -> LanguageQuestions:
        if language not in self._questions:
            rows = self._rows("SELECT first, rules FROM asked_in WHERE language = ?", language)
            first, rules = rows[0] if rows else (0, b"")
            self._questions[language] = LanguageQuestions(int(str(first)), array(KEYS, _blob(rules)))
        return self._questions[language]

    def places_of(self, tokens: Iterable[str], language: str, space: str = WORDS) -> dict[str, bytes]:
        """Where tokens lie in a space of meanings."""
        query = (
            "SELECT token, place FROM place_of_token WHERE space = ? AND language IN (?, ?)"
            " AND token IN (SELECT value FROM json_each(?))"
        )
        rows = self._rows(query, space, language, SEVERAL, msgspec.json.encode(list(tokens)).decode())
        return {str(token): _blob(place) for token, place in rows}

    def rules_in(self, space: str, games: Iterable[str]) -> dict[str, PlacedRule]:
        """Where the rules of some games lie in a space; one that was written since lies nowhere."""
        return {rule: place for game in games for rule, place in self._placed[space, game].items()}

    def nothing_in(self, space: str) -> PlacedRule:
        """Where the questions that no rule covers lie in a space."""
        return self._placed[space, NOTHING][NOTHING]

    def said_of(self, rule: str) -> dict[int, AskedQuestion]:
        """By key the questions about a rule that it answers in a word, in all languages."""
        query = (
            "SELECT key, rule, game, language, question, says, source FROM asked"
            " WHERE rule = ? AND says IS NOT NULL ORDER BY key"
        )
        return {int(str(key)): _asked(row) for key, *row in self._rows(query, rule)}

    def question(self, key: int) -> AskedQuestion:
        query = "SELECT rule, game, language, question, says, source FROM asked WHERE key = ?"
        [row] = self._rows(query, key)
        return _asked(row)


def _asked(row: Sequence[object]) -> AskedQuestion:
    rule, game, language, question, says, source = row
    return AskedQuestion(str(rule), str(game), str(language), str(question), _short(says), str(source))


SHORT_ANSWERS: dict[object, ShortAnswer] = {one: one for one in get_args(ShortAnswer)}


def _short(says: object) -> ShortAnswer | None:
    """Looked up: a question reads hundreds of them, and to convert each took a quarter of its time."""
    return SHORT_ANSWERS.get(says)


def _blob(value: object) -> bytes:
    return value if isinstance(value, bytes) else b""
