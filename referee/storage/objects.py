"""How do those who keep objects, booklets and the owner's cards, speak to the database?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from referee.storage import layer
from referee.storage.database import Database
from referee.storage.errors import NotWritable


@contextmanager
def reading(database: Database) -> Iterator[Connection]:
    """A connection."""
    with layer.reading(database.engine, database.place) as connection:
        yield connection


@contextmanager
def writing(database: Database) -> Iterator[Connection]:
    """One transaction: kept whole when the block ends, not at all when it fails."""
    if database.read_only:
        raise NotWritable(place=database.place)
    with layer.writing(database.engine, database.place) as connection:
        yield connection
