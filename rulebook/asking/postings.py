"""The postings of the documents: by token the rules and the questions that hold it, each with its weight."""

from __future__ import annotations

import sqlite3
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from rulebook.asking.documents import AskedQuestion, RuleDocuments, asked_questions, weighed, worths
from rulebook.asking.space import QuestionPlaces, question_places
from rulebook.asking.tokens import length, tokens
from rulebook.content.books import read_books
from rulebook.content.models import Book, PlayerQuestion, UncoveredQuestion
from rulebook.content.player_questions import player_questions, uncovered_questions
from rulebook.text.stems import LANGUAGES

KEYS, WEIGHTS = "H", "f"
NO_RULE = 0xFFFF
"""Stands for the rule of a question that none covers."""
SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
-- The rules, in the order in which postings count them.
CREATE TABLE rule (key INTEGER PRIMARY KEY, id TEXT NOT NULL);
-- The questions; those of a language lie together, each with its rule.
CREATE TABLE asked (
    key INTEGER PRIMARY KEY, rule TEXT NOT NULL, game TEXT NOT NULL, language TEXT NOT NULL,
    question TEXT NOT NULL, says TEXT, source TEXT NOT NULL, place BLOB NOT NULL
);
CREATE INDEX asked_rule ON asked (rule);
CREATE TABLE asked_in (language TEXT PRIMARY KEY, first INTEGER NOT NULL, rules BLOB NOT NULL);
-- What a token tells among rules and among questions, and those that hold it: two bytes for each, counted
-- from the first of the language, and four for its weight.
CREATE TABLE held (
    language TEXT NOT NULL, token TEXT NOT NULL, among TEXT NOT NULL, worth REAL NOT NULL,
    keys BLOB NOT NULL, weights BLOB NOT NULL, PRIMARY KEY (language, token, among)
) WITHOUT ROWID;
"""
INTO_HELD = "INSERT INTO held VALUES (?, ?, ?, ?, ?, ?)"
RULES, QUESTIONS = "rules", "questions"
Row = tuple[object, ...]
Documents = list[dict[str, float]]


def fill(database: sqlite3.Connection, content: Path, content_hash: str) -> None:
    """Write everything into an empty database."""
    asked = list(player_questions(content)), list(uncovered_questions(content))
    fill_from(database, read_books(content), *asked, question_places())
    database.execute("INSERT INTO meta VALUES ('content', ?)", (content_hash,))
    database.commit()


def fill_from(
    database: sqlite3.Connection,
    books: list[Book],
    players: list[PlayerQuestion],
    uncovered: list[UncoveredQuestion],
    places: QuestionPlaces,
) -> None:
    """Write what is made of these books and questions."""
    rules = sorted({section.id for book in books for section in book.sections})
    known = set(rules)
    documents = RuleDocuments()
    for book in books:
        documents.add_book(book)
    documents.add_questions(one for one in players if one.rule in known)
    asked = asked_questions(books, players, uncovered, places)
    in_order = sorted(asked, key=lambda one: (LANGUAGES.index(one.language), *one[:4], one.source))
    database.executescript(SCHEMA)
    database.executemany("INSERT INTO rule VALUES (?, ?)", enumerate(rules))
    database.executemany(INTO_HELD, _of_rules(documents, rules))
    _insert_questions(database, in_order, rules)


def _of_rules(documents: RuleDocuments, rules: list[str]) -> Iterator[Row]:
    """All that is said of a rule, in whichever language, is one document."""
    told = {
        language: [documents.counts.get((rule, language), Counter()) for rule in rules]
        for language in LANGUAGES
    }
    worth = {language: worths(some, len(rules)) for language, some in told.items()}
    weights = {
        language: [weighed(counts, worth[language]) for counts in some] for language, some in told.items()
    }
    lengths = [
        length(weight for some in weights.values() for weight in some[key].values())
        for key in range(len(rules))
    ]
    for language in LANGUAGES:
        yield from _rows(language, RULES, weights[language], lengths, worth[language])


def _insert_questions(database: sqlite3.Connection, asked: list[AskedQuestion], rules: list[str]) -> None:
    key_of = {rule: key for key, rule in enumerate(rules)}
    rows = ((key, *one) for key, one in enumerate(asked))
    database.executemany("INSERT INTO asked VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    for language in LANGUAGES:
        some = [one for one in asked if one.language == language]
        first = next((key for key, one in enumerate(asked) if one.language == language), 0)
        owners = array(KEYS, (key_of.get(one.rule, NO_RULE) for one in some))
        database.execute("INSERT INTO asked_in VALUES (?, ?, ?)", (language, first, owners.tobytes()))
        counts = [Counter(tokens(one.question, language)) for one in some]
        worth = worths(counts, len(some))
        weights = [weighed(one, worth) for one in counts]
        lengths = [length(one.values()) for one in weights]
        database.executemany(INTO_HELD, _rows(language, QUESTIONS, weights, lengths, worth))


def _rows(
    language: str, among: str, weights: Documents, lengths: list[float], worth: dict[str, float]
) -> Iterator[Row]:
    """The postings of one language."""
    keys: defaultdict[str, array[int]] = defaultdict(lambda: array(KEYS))
    its: defaultdict[str, array[float]] = defaultdict(lambda: array(WEIGHTS))
    for key, (document, whole) in enumerate(zip(weights, lengths, strict=True)):
        for token, weight in document.items():
            keys[token].append(key)
            its[token].append(weight / whole)
    for token in sorted(keys):
        yield language, token, among, worth[token], keys[token].tobytes(), its[token].tobytes()
