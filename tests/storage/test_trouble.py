import sqlite3

import pytest
from sqlalchemy.exc import DataError, DBAPIError, InternalError, OperationalError

from referee.storage.connection import plain_errors
from referee.storage.errors import (
    Busy,
    DamagedFile,
    DeviceFailed,
    NotReachable,
    NotText,
    NotWritable,
    StorageError,
)
from referee.storage.sqlalchemy_backend import layer_errors


class FromTheServer(Exception):
    """What a driver other than SQLite's raises."""


def reported(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("as SQLite says it")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (sqlite3.SQLITE_READONLY, NotWritable),
        (sqlite3.SQLITE_READONLY_DIRECTORY, NotWritable),
        (sqlite3.SQLITE_IOERR_FSYNC, DeviceFailed),
        (sqlite3.SQLITE_CORRUPT_INDEX, DamagedFile),
        (sqlite3.SQLITE_CANTOPEN, NotReachable),
        (sqlite3.SQLITE_INTERRUPT, DeviceFailed),
        (sqlite3.SQLITE_NOMEM, DeviceFailed),
        (sqlite3.SQLITE_PROTOCOL, Busy),
    ],
)
def test_what_sqlite_reports_is_said_plainly(code: int, kind: type[StorageError]) -> None:
    with pytest.raises(kind, match=r"place 'games\.db'"), plain_errors("games.db"):
        raise reported(code)
    with pytest.raises(kind, match=r"place 'games\.db'"), layer_errors("games.db"):
        raise DBAPIError("SELECT", {}, reported(code))


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (DBAPIError("", {}, FromTheServer("gone\n\taway."), connection_invalidated=True), DeviceFailed),
        (OperationalError("", {}, FromTheServer("gone\n\taway.")), NotReachable),
        (InternalError("", {}, FromTheServer("gone\n\taway.")), DamagedFile),
        (DataError("", {}, FromTheServer("gone\n\taway.")), NotText),
    ],
)
def test_what_a_server_reports_is_said_in_one_line(error: DBAPIError, kind: type[StorageError]) -> None:
    with pytest.raises(kind, match="gone away") as told, layer_errors("games"):
        raise error

    assert "\n" not in str(told.value)


def test_what_has_no_meaning_here_is_not_hidden() -> None:
    with pytest.raises(sqlite3.Error, match="as SQLite says it"), plain_errors("games.db"):
        raise reported(sqlite3.SQLITE_MISUSE)
    with pytest.raises(DBAPIError), layer_errors("games.db"):
        raise DBAPIError("SELECT", {}, FromTheServer())
