"""The owner's booklets and their passages, kept as objects."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

from sqlalchemy import Connection, Table, delete, insert, inspect, select
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

from referee.storage import device, sqlalchemy_backend
from referee.storage.database import Database
from referee.storage.errors import NotWritable
from referee.storage.rule_references import OwnPassage
from referee.storage.schema import WITHOUT_ROWID
from rulebook.booklet.parts import Aligned, BookletPassage


@contextmanager
def reading(database: Database) -> Iterator[Connection]:
    """A connection."""
    with sqlalchemy_backend.reading(database.engine, database.place) as connection:
        yield connection


@contextmanager
def writing(database: Database) -> Iterator[Connection]:
    """One transaction: kept whole when the block ends, not at all when it fails."""
    if database.read_only:
        raise NotWritable(place=database.place)
    with sqlalchemy_backend.writing(database.engine, database.place) as connection:
        yield connection


class BookletsBase(SQLModel, registry=registry()):
    """The tables of booklets."""


class OwnerBooklet(BookletsBase, table=True):
    """A booklet; there is one for each text, and adding it again replaces it."""

    __tablename__: ClassVar[Any] = "owner_booklet"

    text: str = Field(primary_key=True)
    game: str
    language: str
    file: str
    added: str
    headings_found: int
    headings_known: int
    sections: int
    """Sections that are printed in this text, with a passage or without."""
    content: str
    """Hash of the rulebook it was aligned with."""


class OwnerPassage(BookletsBase, table=True):
    """What stands in a booklet about one rule."""

    __tablename__: ClassVar[Any] = "owner_passage"
    __table_args__ = WITHOUT_ROWID

    rule: str = Field(primary_key=True)
    text: str = Field(primary_key=True, foreign_key="owner_booklet.text", ondelete="CASCADE")
    heading: str
    page: str
    body: str
    certainty: str


def _table(model: type[BookletsBase]) -> Table:
    return BookletsBase.metadata.tables[str(model.__tablename__)]


BOOKLETS, PASSAGES = _table(OwnerBooklet), _table(OwnerPassage)


def keep_booklet(
    database: Database, aligned: Aligned, file: str, content: str, *, at: str | None = None
) -> bool:
    """Keep a booklet with its passages, whole or not at all; whether it replaced one."""
    about = {name: getattr(aligned, name) for name in ("text", "game", "language")}
    counted = {name: getattr(aligned, name) for name in ("headings_found", "headings_known", "sections")}
    with writing(database) as connection:
        BookletsBase.metadata.create_all(connection)
        replaced = _removed(connection, aligned.text)
        row = {**about, **counted, "file": file, "content": content, "added": at or device.now()}
        connection.execute(insert(BOOKLETS).values(**row))
        if aligned.passages:
            connection.execute(
                insert(PASSAGES), [_row(aligned.text, passage) for passage in aligned.passages]
            )
    return replaced


def remove_booklet(database: Database, text: str) -> bool:
    """Forget a booklet with all its passages; whether there was one."""
    with writing(database) as connection:
        return _there(connection) and _removed(connection, text)


def booklets(database: Database) -> list[OwnerBooklet]:
    """All booklets, by game and text."""
    with reading(database) as connection:
        if not _there(connection):
            return []
        rows = connection.execute(select(BOOKLETS).order_by(BOOKLETS.c.game, BOOKLETS.c.text))
        return [OwnerBooklet(**row) for row in rows.mappings()]


def passages_in(database: Database, text: str) -> list[OwnPassage]:
    """All passages of a booklet, the unsure ones too."""
    columns = [PASSAGES.c[name] for name in OwnPassage.__struct_fields__]
    with reading(database) as connection:
        if not _there(connection):
            return []
        wanted = select(*columns).where(PASSAGES.c.text == text).order_by(PASSAGES.c.rule)
        return [OwnPassage(*row) for row in connection.execute(wanted)]


def _there(connection: Connection) -> bool:
    return inspect(connection).has_table(BOOKLETS.name)


def _removed(connection: Connection, text: str) -> bool:
    connection.execute(delete(PASSAGES).where(PASSAGES.c.text == text))
    return bool(connection.execute(delete(BOOKLETS).where(BOOKLETS.c.text == text)).rowcount)


def _row(text: str, passage: BookletPassage) -> dict[str, str]:
    return {
        "rule": passage.rule,
        "text": text,
        "heading": passage.heading,
        "page": passage.page,
        "body": passage.text,
        "certainty": str(passage.certainty),
    }
