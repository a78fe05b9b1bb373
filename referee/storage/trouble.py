"""What does an error of the database mean for the player?"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, OperationalError

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
    except DBAPIError as error:
        if meaning := _meaning(error, place):
            raise meaning from error
        raise
    except sqlite3.Error as error:
        if meaning := _meaning_for_sqlite(error, place):
            raise meaning from error
        raise


def _meaning(error: DBAPIError, place: str) -> StorageError | None:
    if isinstance(error.orig, sqlite3.Error):
        return _meaning_for_sqlite(error.orig, place)
    if error.connection_invalidated:
        return DeviceFailed(place=place, found=_in_one_line(error.orig))
    if isinstance(error, OperationalError):  # a server that is not there, refuses or stops
        return NotReachable(place=place, found=_in_one_line(error.orig))
    if isinstance(error, DataError):  # a server may refuse characters that a file takes
        return NotText(found=_in_one_line(error.orig))
    return None


def _in_one_line(error: BaseException | None) -> str:
    return " ".join(str(error).split()).rstrip(".?")


def _meaning_for_sqlite(error: sqlite3.Error, place: str) -> StorageError | None:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the higher bits tell variants apart
    kind = MEANING.get(code)
    return kind(place=place, found=str(error)) if kind else None
