"""The writer of the database of the rules. Imported only while building."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator

import msgspec

from rulebook.content.models import BASE_LANGUAGE, Book, Link
from rulebook.text.stems import fold

SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE game (id TEXT PRIMARY KEY, title TEXT NOT NULL, body TEXT NOT NULL);
CREATE TABLE chapter (
    game TEXT NOT NULL REFERENCES game, language TEXT NOT NULL, name TEXT NOT NULL, title TEXT NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (game, language, name)
);
-- One section in one language; position counts through the book.
CREATE TABLE section (
    id TEXT NOT NULL, language TEXT NOT NULL, game TEXT NOT NULL REFERENCES game, chapter TEXT NOT NULL,
    position INTEGER NOT NULL, title TEXT NOT NULL, kind TEXT NOT NULL, basis TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (id, language)
);
CREATE INDEX section_position ON section (game, position);
CREATE TABLE relation (
    rule TEXT NOT NULL, related TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (rule, related)
);
CREATE INDEX relation_related ON relation (related);
CREATE TABLE difference (
    game TEXT NOT NULL REFERENCES game, id TEXT NOT NULL, point TEXT NOT NULL,
    can_change_a_ruling INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, id)
);
CREATE TABLE term (
    game TEXT NOT NULL REFERENCES game, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, id)
);
-- A form of a term with case and diacritics folded away.
CREATE TABLE form (
    folded TEXT NOT NULL, game TEXT NOT NULL, language TEXT NOT NULL, term TEXT NOT NULL,
    position INTEGER NOT NULL
);
CREATE INDEX form_folded ON form (folded);
CREATE TABLE question (
    id TEXT NOT NULL, language TEXT NOT NULL, game TEXT NOT NULL REFERENCES game, body TEXT NOT NULL,
    PRIMARY KEY (id, language)
);
CREATE TABLE question_rule (
    question TEXT NOT NULL, rule TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (question, rule)
);
CREATE INDEX question_rule_rule ON question_rule (rule);
CREATE TABLE link (
    rule TEXT NOT NULL, kind TEXT NOT NULL, path TEXT NOT NULL, name TEXT NOT NULL, line INTEGER NOT NULL
);
CREATE INDEX link_rule ON link (rule);
CREATE INDEX link_path ON link (path);
"""


TableRow = tuple[object, ...]
TableRows = Iterator[tuple[str, TableRow]]


def fill_database(
    database: sqlite3.Connection, books: list[Book], links: list[Link], content_hash: str
) -> None:
    """Write everything into an empty database."""
    database.executescript(SCHEMA)
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
        database.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608 - tables of SCHEMA


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
    for position, one in enumerate(book.sections):
        where = (one.id, one.language, one.game, one.chapter, position)
        yield "section", (*where, one.title, one.kind, one.basis, _json(one))
        if one.language == BASE_LANGUAGE:
            for at, related in enumerate(dict.fromkeys(one.related)):
                yield "relation", (one.id, related, at)
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
