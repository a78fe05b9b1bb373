"""Which rows make a database out of the books? Imported only while building: SQLModel costs 0.4 s."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from sqlalchemy import Engine, insert, text
from sqlmodel import Session, SQLModel, create_engine

from rulebook.models import (
    FULL_TEXT,
    ChapterRow,
    DifferenceRow,
    FormRow,
    GameRow,
    LinkRow,
    MetaRow,
    PassageRow,
    QuestionRow,
    QuestionRuleRow,
    RelationRow,
    SectionRow,
    StemRow,
    TermRow,
    WordRow,
)
from rulebook.passages import Passage, index_words, passages, stem_counts
from rulebook.sections import BASE_LANGUAGE, Book, Link
from rulebook.stems import fold

Values = dict[str, object]
Rows = Iterator[tuple[type[SQLModel], Values]]


def fill(path: Path, books: list[Book], links: list[Link], content_hash: str) -> None:
    """Write a whole database into a new file."""
    engine = create_engine(f"sqlite:///{path}")
    _create(engine)
    with Session(engine) as session:
        _insert(session, _rows(books, links, content_hash))
        _index(session, [passage for book in books for passage in passages(book)])
        session.commit()
    engine.dispose()


def _create(engine: Engine) -> None:
    SQLModel.metadata.create_all(engine)
    with engine.begin() as connection:
        for statement in FULL_TEXT:
            connection.execute(text(statement))


def _insert(session: Session, rows: Rows) -> None:
    by_table: dict[type[SQLModel], list[Values]] = {}
    for table, values in rows:
        by_table.setdefault(table, []).append(values)
    for table, many in by_table.items():
        session.execute(insert(table), many)


def _rows(books: list[Book], links: list[Link], content_hash: str) -> Rows:
    yield MetaRow, {"key": "content", "value": content_hash}
    for book in books:
        yield from _book(book)
    for link in links:
        yield LinkRow, msgspec.structs.asdict(link)


def _book(book: Book) -> Rows:
    game = book.game
    yield GameRow, {"id": game.id, "title": game.title, "body": _json(game)}
    for chapter in book.chapters:
        yield ChapterRow, _picked(chapter, "game", "language", "name", "title")
    for position, section in enumerate(book.sections):
        columns = _picked(section, "id", "language", "game", "chapter", "title", "kind", "basis")
        yield SectionRow, {**columns, "position": position}
        if section.language == BASE_LANGUAGE:
            for at, related in enumerate(section.related):
                yield RelationRow, {"rule": section.id, "related": related, "position": at}
    for difference in book.differences:
        yield DifferenceRow, {"game": game.id, **_picked(difference, "id", "point", "can_change_a_ruling")}
    yield from _terms(book)
    yield from _questions(book)


def _terms(book: Book) -> Rows:
    for term in book.terms:
        yield TermRow, _picked(term, "game", "id")
        for language, forms in term.forms.items():
            for position, form in enumerate(forms):
                key = {"game": term.game, "language": language, "term": term.id}
                yield FormRow, {**key, "folded": fold(form), "position": position}


def _questions(book: Book) -> Rows:
    for question in book.questions:
        yield QuestionRow, _picked(question, "id", "language", "game")
        if question.language == BASE_LANGUAGE:
            for position, rule in enumerate(question.rules):
                yield QuestionRuleRow, {"question": question.id, "rule": rule, "position": position}


def _picked(record: msgspec.Struct, *columns: str) -> Values:
    return {**{column: getattr(record, column) for column in columns}, "body": _json(record)}


def _json(record: msgspec.Struct) -> str:
    return msgspec.json.encode(record).decode()


def _index(session: Session, found: list[Passage]) -> None:
    rows = [passage.row(key) for key, passage in enumerate(found)]
    session.execute(insert(PassageRow), rows)
    session.execute(text("INSERT INTO passage_stems(rowid, stems) SELECT key, stems FROM passage"))
    words = [{"key": key, **row} for key, row in enumerate(index_words(found))]
    session.execute(insert(WordRow), words)
    session.execute(insert(StemRow), list(stem_counts(found)))
    session.execute(text("INSERT INTO word_letters(rowid, word) SELECT key, word FROM word"))
