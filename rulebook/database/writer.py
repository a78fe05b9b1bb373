"""The writer of the database of the rules. Imported only while building."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from rulebook.content.models import BASE_LANGUAGE, Book, Link
from rulebook.search.postings import posting_rows
from rulebook.text.stems import fold

RULE_TABLES = Path(__file__).parent / "tables.sql"
"""The tables of `models` as statements: the rules are filled without importing those (0.35 s)."""
TableRow = tuple[object, ...]
TableRows = Iterator[tuple[str, TableRow]]


def fill_database(
    database: sqlite3.Connection, books: list[Book], links: list[Link], content_hash: str
) -> None:
    """Write everything into an empty database."""
    database.executescript(RULE_TABLES.read_text(encoding="utf-8"))
    _insert(database, _rows(books, links, content_hash))
    database.commit()


def _insert(database: sqlite3.Connection, rows: TableRows) -> None:
    by_table: dict[str, list[TableRow]] = {}
    for table, values in rows:
        by_table.setdefault(table, []).append(values)
    for table, many in by_table.items():
        insert_many(database, table, many)


def insert_many(database: sqlite3.Connection, table: str, many: Iterable[TableRow]) -> None:
    rows = list(many)
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        database.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608 - our own tables


def _rows(books: list[Book], links: list[Link], content_hash: str) -> TableRows:
    yield "meta", ("content", content_hash)
    for book in books:
        yield from _book(book)
    for link in links:
        yield "link", msgspec.structs.astuple(link)


def _book(book: Book) -> TableRows:
    game = book.game
    yield "game", (game.id, game.title, _json(game))
    for chapter in book.chapters:
        yield "chapter", (chapter.game, chapter.language, chapter.name, chapter.title, _json(chapter))
    for position, section in enumerate(book.sections):
        where = (section.id, section.language, section.game, section.chapter, position)
        yield "section", (*where, section.title, section.kind, section.basis, _json(section))
        if section.language == BASE_LANGUAGE:
            for at, printed in enumerate(section.sources):
                yield "citation", (section.id, at, printed.text, printed.heading, printed.page)
            for at, related in enumerate(dict.fromkeys(section.related)):
                yield "relation", (section.id, related, at)
    for difference in book.differences:
        changes = difference.can_change_a_ruling
        yield "difference", (game.id, difference.id, difference.point, changes, _json(difference))
    yield from _terms(book)
    yield from _questions(book)


def _terms(book: Book) -> TableRows:
    for term in book.terms:
        yield "term", (term.game, term.id, _json(term))
        for language, forms in term.forms.items():
            for position, form in enumerate(forms):
                yield "form", (fold(form), term.game, language, term.id, position)


def _questions(book: Book) -> TableRows:
    for question in book.questions:
        yield "question", (question.id, question.language, question.game, _json(question))
        if question.language == BASE_LANGUAGE:
            for position, rule in enumerate(dict.fromkeys(question.rules)):
                yield "question_rule", (question.id, rule, position)


def _json(record: msgspec.Struct) -> str:
    return msgspec.json.encode(record).decode()


SEARCH_SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
-- Something that can be found: rules are what it leads to, shown is what a reader sees of it, source
-- its own id.
CREATE TABLE passage (
    key INTEGER PRIMARY KEY, kind TEXT NOT NULL, game TEXT NOT NULL, language TEXT NOT NULL,
    source TEXT NOT NULL,
    rules TEXT NOT NULL, shown TEXT NOT NULL
);
-- The same for ranking, a byte for each passage of a game from its first key on.
CREATE TABLE facet (
    game TEXT PRIMARY KEY, first INTEGER NOT NULL, sources INTEGER NOT NULL, texts TEXT NOT NULL,
    kinds BLOB NOT NULL, languages BLOB NOT NULL, lengths BLOB NOT NULL
);
-- The passages that lead to a rule, four bytes each; a byte says at which place among its rules.
CREATE TABLE leading (rule TEXT PRIMARY KEY, passages BLOB NOT NULL, places BLOB NOT NULL) WITHOUT ROWID;
-- The passages of a game that hold a stem, four bytes each, and in how many sources it occurs.
CREATE TABLE posting (
    token TEXT NOT NULL, game TEXT NOT NULL, occurs INTEGER NOT NULL, passages BLOB NOT NULL,
    PRIMARY KEY (token, game)
) WITHOUT ROWID;
-- The concepts that a stem of a game may mean: words of one term are found by each other.
CREATE TABLE concept (
    token TEXT NOT NULL, game TEXT NOT NULL, concepts TEXT NOT NULL, PRIMARY KEY (token, game)
) WITHOUT ROWID;
-- A folded word that occurs in a game: each game has its own, since a word of one must not be taken for
-- another's, nor hide a misspelling.
CREATE TABLE word (
    key INTEGER PRIMARY KEY, word TEXT NOT NULL, game TEXT NOT NULL, language TEXT NOT NULL,
    tokens TEXT NOT NULL,
    sound TEXT NOT NULL
);
CREATE INDEX word_word ON word (word);
CREATE INDEX word_sound ON word (sound);
-- The same words and sounds a line each, from their first key on: rapidfuzz compares them all faster than an
-- index of their letters names the likeliest (0.4 ms for 5 000 words; the trigram index took 5 ms to
-- rank thirty).
CREATE TABLE lexicon (
    game TEXT NOT NULL, language TEXT NOT NULL, first INTEGER NOT NULL, words TEXT NOT NULL,
    sounds TEXT NOT NULL,
    PRIMARY KEY (game, language)
);
"""
TABLES = ("passage", "facet", "leading", "posting", "concept", "word", "lexicon")


def fill_search(database: sqlite3.Connection, books: list[Book], content_hash: str) -> None:
    """Write everything that can be found into an empty database."""
    database.executescript(SEARCH_SCHEMA)
    filed = posting_rows(books)
    for table in TABLES:
        insert_many(database, table, getattr(filed, table))
    insert_many(database, "meta", [("content", content_hash)])
    database.commit()
