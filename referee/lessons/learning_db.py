"""The file of what a learner has done, beside the saved games: its tables, and how it is opened."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

PLAYER = ""
"""Whoever sits at this computer; the tables have room for more."""


def _to_1(connection: sqlite3.Connection) -> None:
    connection.execute(
        "CREATE TABLE progress (player TEXT NOT NULL, lesson TEXT NOT NULL, stars INTEGER NOT NULL,"
        " tries INTEGER NOT NULL, hints INTEGER NOT NULL, stage INTEGER NOT NULL, lost INTEGER NOT NULL,"
        " content_hash TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (player, lesson)) WITHOUT ROWID"
    )


def _to_2(connection: sqlite3.Connection) -> None:
    connection.execute(
        "CREATE TABLE known (player TEXT NOT NULL, rule TEXT NOT NULL, text TEXT NOT NULL,"
        " strength INTEGER NOT NULL, reviews INTEGER NOT NULL, due TEXT NOT NULL,"
        " PRIMARY KEY (player, rule)) WITHOUT ROWID"
    )
    connection.execute(
        "CREATE TABLE question (player TEXT NOT NULL, id TEXT NOT NULL, game TEXT NOT NULL,"
        " rule TEXT NOT NULL, body BLOB NOT NULL, at TEXT NOT NULL, asked TEXT NOT NULL,"
        " PRIMARY KEY (player, id)) WITHOUT ROWID"
    )


STEPS: tuple[Callable[[sqlite3.Connection], None], ...] = (_to_1, _to_2)
"""By the schema they begin from; ``PRAGMA user_version`` holds the number."""


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """The file with all its tables.

    Raises:
        sqlite3.Error: it is none of ours.
    """
    with closing(sqlite3.connect(file)) as connection:
        _raise_schema(connection)
        yield connection


@contextmanager
def writing(file: Path) -> Iterator[sqlite3.Connection]:
    """The same, made where there is none; what is changed inside is kept as a whole.

    Raises:
        OSError, sqlite3.Error: it cannot be written.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with reading(file) as connection, connection:
        yield connection


def _raise_schema(connection: sqlite3.Connection) -> None:
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    for number, step in enumerate(STEPS[found:], found + 1):
        step(connection)
        connection.execute(f"PRAGMA user_version = {number}")
