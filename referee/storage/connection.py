"""A connection to a database, with errors of SQLite translated into ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any, Protocol

from referee.storage.errors import (
    Busy,
    DamagedFile,
    DeviceFailed,
    DiskFull,
    NotReachable,
    NotText,
    NotWritable,
    StorageError,
)

MEANING: dict[int, type[StorageError]] = {
    sqlite3.SQLITE_ERROR: DamagedFile,  # our statements never change: it is the tables that are not ours
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: NotWritable,
    sqlite3.SQLITE_PERM: NotWritable,
    sqlite3.SQLITE_AUTH: NotWritable,
    sqlite3.SQLITE_CANTOPEN: NotReachable,
    sqlite3.SQLITE_NOTADB: DamagedFile,
    sqlite3.SQLITE_CORRUPT: DamagedFile,
    sqlite3.SQLITE_BUSY: Busy,
    sqlite3.SQLITE_LOCKED: Busy,
    sqlite3.SQLITE_IOERR: DeviceFailed,
    sqlite3.SQLITE_INTERRUPT: DeviceFailed,
    sqlite3.SQLITE_NOMEM: DeviceFailed,
    sqlite3.SQLITE_PROTOCOL: Busy,  # others kept opening the log at the same moment
}


@contextmanager
def plain_errors(place: str) -> Iterator[None]:
    """Turn what the driver reports into one of our errors; what has no meaning here passes unchanged."""
    try:
        yield
    except UnicodeEncodeError as error:
        raise NotText(found=error.reason) from error
    except UnicodeDecodeError as error:  # a message of SQLite that quotes the damaged words of a table
        raise DamagedFile(place=place, found=error.reason) from error
    except sqlite3.Error as error:
        if meaning := meaning_of(error, place):
            raise meaning from error
        raise


def meaning_of(error: sqlite3.Error, place: str) -> StorageError | None:
    """What SQLite's error says to the player, if it is one of those we have words for."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the higher bits tell variants apart
    kind = MEANING.get(code)
    return kind(place=place, found=str(error)) if kind else None


SqlValue = str | int | None


class Conflict(Exception):
    """What is to be written is there already."""


class Connection(Protocol):
    """One conversation with a database; any one thread may have it at a time."""

    def rows(self, statement: str, **values: SqlValue) -> Iterator[Any]:
        """What a query finds, row by row, so that one that cannot be read hides none of those before it."""

    def change(self, statement: str, **values: SqlValue) -> int:
        """Carries out a statement that changes something: how many rows were touched."""

    def at_once(self, statement: str, **values: SqlValue | list[str]) -> int | None:
        """How many rows a statement brings that is a transaction of its own, in one round trip.

        In the server's own dialect; None: it has not been carried out, for this database has no such thing.
        """

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
    try:
        connection.begin(writing=writing)
        yield
        (connection.commit if writing else connection.rollback)()
    except BaseException:
        with suppress(StorageError):  # what went wrong first is told
            connection.rollback()
        raise


NOW = "SELECT CURRENT_TIMESTAMP"


def database_time(connection: Connection) -> str:
    """As entries have it; SQLite says it as text without a zone, a server as a time."""
    [(found,)] = connection.rows(NOW)
    when = found if isinstance(found, datetime) else datetime.fromisoformat(f"{found}+00:00")
    return when.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
