"""How does storage speak to a database?

In statements written out, with named values, as an SQLite file and a server both understand them. A file is
spoken to with the standard `sqlite3` (`sqlite_file.py`), a server through SQLAlchemy (`layer.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

Value = str | int | None


class Clash(Exception):
    """What is to be written is there already."""


class Connection(Protocol):
    """One conversation with a database; any one thread may have it at a time."""

    def rows(self, statement: str, **values: Value) -> Iterator[Any]:
        """What a query finds, row by row, so that one that cannot be read hides none of those before it."""

    def change(self, statement: str, **values: Value) -> int:
        """Carries out a statement that changes something: how many rows were touched."""

    def tables(self) -> set[str]:
        """The names of the tables there are."""

    def begin(self, *, writing: bool) -> None:
        """From here on all is one; who will write claims the right to at once."""

    def commit(self) -> None:
        """It stays, and is on the disk when this returns."""

    def rollback(self) -> None:
        """It has not happened."""

    def close(self) -> None:
        """The conversation is over."""


@contextmanager
def transaction(connection: Connection, *, writing: bool) -> Iterator[None]:
    """Kept whole when the block ends, not at all when it fails; what was only read has nothing to keep."""
    connection.begin(writing=writing)
    try:
        yield
        (connection.commit if writing else connection.rollback)()
    except BaseException:
        connection.rollback()
        raise
