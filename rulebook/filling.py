"""Which rows make a database out of the books? Imported only while building."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from rulebook.filing import Filed, file_passages
from rulebook.schema import SCHEMA
from rulebook.sections import BASE_LANGUAGE, Book, Link
from rulebook.stems import fold

Row = tuple[object, ...]
Rows = Iterator[tuple[str, Row]]


def fill(path: Path, books: list[Book], links: list[Link], content_hash: str) -> None:
    """Write a whole database into a new file."""
    with closing(sqlite3.connect(path)) as database:
        # Nobody reads the file before it has its place, and an unfinished one is thrown away.
        database.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")
        fill_database(database, books, links, content_hash)


def fill_database(
    database: sqlite3.Connection, books: list[Book], links: list[Link], content_hash: str
) -> None:
    """Write everything into an empty database."""
    database.executescript(SCHEMA)
    _insert(database, _rows(books, links, content_hash))
    _insert_filed(database, file_passages(books))
    database.commit()


def _insert(database: sqlite3.Connection, rows: Rows) -> None:
    by_table: dict[str, list[Row]] = {}
    for table, values in rows:
        by_table.setdefault(table, []).append(values)
    for table, many in by_table.items():
        _insert_many(database, table, many)


def _insert_many(database: sqlite3.Connection, table: str, many: Iterable[Row]) -> None:
    rows = list(many)
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        database.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608 - tables of SCHEMA


def _insert_filed(database: sqlite3.Connection, filed: Filed) -> None:
    for table in ("passage", "facet", "leading", "posting", "concept", "word", "lexicon"):
        _insert_many(database, table, getattr(filed, table))


def _rows(books: list[Book], links: list[Link], content_hash: str) -> Rows:
    yield "meta", ("content", content_hash)
    for book in books:
        yield from _book(book)
    for link in links:
        yield "link", msgspec.structs.astuple(link)


def _book(book: Book) -> Rows:
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


def _terms(book: Book) -> Rows:
    for term in book.terms:
        yield "term", (term.game, term.id, _json(term))
        for language, forms in term.forms.items():
            for position, form in enumerate(forms):
                yield "form", (fold(form), term.game, language, term.id, position)


def _questions(book: Book) -> Rows:
    for question in book.questions:
        yield "question", (question.id, question.language, question.game, _json(question))
        if question.language == BASE_LANGUAGE:
            for position, rule in enumerate(dict.fromkeys(question.rules)):
                yield "question_rule", (question.id, rule, position)


def _json(record: msgspec.Struct) -> str:
    return msgspec.json.encode(record).decode()
