"""What does an error of SQLite mean for the player?"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

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
    except sqlite3.Error as error:
        if meaning := meaning_of(error, place):
            raise meaning from error
        raise


def meaning_of(error: sqlite3.Error, place: str) -> StorageError | None:
    """What SQLite's error says to the player, if it is one of those we have words for."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the higher bits tell variants apart
    kind = MEANING.get(code)
    return kind(place=place, found=str(error)) if kind else None
