"""A statement that was carried out but whose answer was lost holds nobody up."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from referee.storage.database import Database
from referee.storage.errors import DeviceFailed, DiskFull
from referee.storage.games import rename
from referee.storage.lease import holder
from referee.storage.recovery import open_writer
from referee.storage.sqlite_backend import FileConnection


def answer_lost(monkeypatch: pytest.MonkeyPatch, method: str) -> None:
    """The next call is carried out, and reported as failed."""
    real: Callable[..., Any] = getattr(FileConnection, method)

    def once(connection: FileConnection, **options: Any) -> None:
        monkeypatch.setattr(FileConnection, method, real)
        real(connection, **options)
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error

    monkeypatch.setattr(FileConnection, method, once)


@pytest.mark.parametrize("method", ["begin", "commit"])
def test_what_was_asked_for_can_be_asked_for_again(
    database: Database, game: int, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    answer_lost(monkeypatch, method)
    with pytest.raises(DeviceFailed):
        rename(database, game, "Saturday")
    rename(database, game, "Sunday")


@pytest.mark.parametrize("method", ["begin", "commit"])
def test_a_game_whose_opening_failed_is_held_by_nobody(
    database: Database, game: int, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    answer_lost(monkeypatch, method)
    with pytest.raises(DeviceFailed):
        open_writer(database, game)
    assert holder(database, game) is None
    open_writer(database, game).close()


def test_a_transaction_that_cannot_be_rolled_back_is_given_to_nobody_else(
    database: Database, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(_: FileConnection) -> None:
        raise DeviceFailed(place="games.db", found="disk I/O error")

    monkeypatch.setattr(FileConnection, "rollback", cannot)
    with pytest.raises(ZeroDivisionError), database.writing():
        raise ZeroDivisionError
    monkeypatch.undo()
    rename(database, game, "Sunday")


def test_a_game_whose_closing_failed_once_is_held_by_nobody(
    database: Database, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = open_writer(database, game)

    def full(_: FileConnection) -> None:
        monkeypatch.undo()
        raise DiskFull(place="games.db", found="database or disk is full")

    monkeypatch.setattr(FileConnection, "commit", full)
    writer.close()
    assert holder(database, game) is None
