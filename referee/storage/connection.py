"""A connection to a database: its errors, files only the owner may read, addresses without passwords."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import quote, quote_plus, unquote, unquote_plus

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
    """Turns errors of the driver into ours; an error without a meaning here passes unchanged."""
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
    """The storage error for an error of SQLite, if we have words for it."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the higher bits tell variants apart
    kind = MEANING.get(code)
    return kind(place=place, found=str(error)) if kind else None


SqlValue = str | int | None


class Conflict(Exception):
    """The row to be written exists already."""


class Connection(Protocol):
    """A connection to a database, used by one thread at a time."""

    def rows(self, statement: str, **values: SqlValue) -> Iterator[Any]:
        """The rows of a query, one by one, so that an unreadable row hides none before it."""

    def change(self, statement: str, **values: SqlValue) -> int:
        """Carries out a statement that changes something; the number of rows it touched."""

    def at_once(self, statement: str, **values: SqlValue | list[str]) -> int | None:
        """Carries out a statement as a transaction of its own, in one round trip; its number of rows.

        In the server's own dialect; None: it has not been carried out, for this database has no such thing.
        """

    def tables(self) -> set[str]:
        """The names of the existing tables."""

    def begin(self, *, writing: bool) -> None:
        """Begins a transaction; one that will write claims the right at once."""

    def commit(self) -> None:
        """Commits: the changes are on the disk when this returns."""

    def rollback(self) -> None:
        """Undoes the changes of the transaction."""

    def close(self) -> None:
        """Closes the connection."""


@contextmanager
def transaction(connection: Connection, *, writing: bool) -> Iterator[None]:
    """One transaction: committed when the block ends, rolled back when it fails."""
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
    """The database's time as entries have it; SQLite gives text without a zone, a server a time."""
    [(now,)] = connection.rows(NOW)
    when = now if isinstance(now, datetime) else datetime.fromisoformat(f"{now}+00:00")
    return when.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


FILE, FOLDER = 0o600, 0o700


def keep_private(path: Path) -> None:
    """Takes a file from all other accounts, unless it belongs to another."""
    _limit(path, FILE)


def private_folder(path: Path) -> None:
    """Makes a folder, if there is none, and takes it from all other accounts."""
    path.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    _limit(path, FOLDER)


def _limit(path: Path, mode: int) -> None:
    with suppress(OSError):
        if path.stat().st_mode & 0o777 & ~mode:
            path.chmod(path.stat().st_mode & mode)


HIDDEN = "***"
SCHEME = re.compile(r"\s*([A-Za-z][A-Za-z0-9+.-]*)://(.*)", re.DOTALL)
PLACE = re.compile(r"(\[[0-9A-Fa-f:.]*\]|[^\s:/@\[\]]*)(:[0-9]+)?(/[^?#@]*)?")
"""Host, port, database."""
QUIET = frozenset({"sslmode", "host", "port", "user", "dbname", "application_name", "connect_timeout"})
"""What may stand in a query and is no secret."""
SHORTEST = 3
"""A shorter word is in every sentence."""

_secrets: set[str] = set()


def address_without_secrets(url: str) -> str:
    """Scheme, host and database of an address; of an unreadable one only the scheme."""
    read = SCHEME.fullmatch(url)
    if read is None:
        return HIDDEN
    scheme, rest = read.groups()
    address, _, query = rest.partition("?")
    place = PLACE.fullmatch(address.rpartition("@")[2])
    return f"{scheme}://{place.group() if place and '@' not in query else HIDDEN}"


def hide(url: str) -> None:
    """Hides from now on what may be secret in this address."""
    _secrets.update(
        spelling
        for candidate in _candidates(url)
        for spelling in _spellings(candidate)
        if len(spelling) >= SHORTEST
    )


def redacted(text: str) -> str:
    """A text without the possible secrets of the addresses that were opened."""
    for secret in sorted(_secrets, key=len, reverse=True):
        text = text.replace(secret, HIDDEN)
    return text


def _candidates(url: str) -> list[str]:
    """The possible secrets of an address: all behind the user's name, and values of the query."""
    read = SCHEME.fullmatch(url)
    address, _, query = (read.group(2) if read else url).partition("?")
    pairs = [pair.partition("=") for pair in query.split("&")]
    values = [value for name, _, value in pairs if name.lower() not in QUIET]
    if "@" in query:  # of the password or of the query: nobody can tell where the one ends
        values, address = [*values, query.rpartition("@")[2]], f"{address}?{query}"
    login, at, _ = address.rpartition("@")
    password = login.partition(":")[2] if at else ""
    return [password, *re.split("[@/?]", password), *values]


def _spellings(address: str) -> tuple[str, ...]:
    plain = unquote(address), unquote_plus(address)
    return (address, *plain, *(spelt(secret) for secret in plain for spelt in (quote, quote_plus)))
