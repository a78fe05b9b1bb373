"""The games and journals that tests of saved games start from."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from engine.kernel.journal import JournalHeader, JournalKind, JournalLine, first_link, header_text, linked
from referee.storage.database import Database, open_database
from referee.storage.games import create_game
from referee.storage.recovery import open_writer

HEADER = JournalHeader(game="hbo", texts=("bg-2013",), seats=("p1", "p2"), engine="0.1.0", rulebook="c0ffee")
START = first_link(header_text(HEADER))
AT = "2026-01-01T12:00:00Z"

ENTERED: list[tuple[JournalKind, str]] = [
    ("move", '{"do":"reveal_plot","by":"p1","card":"plot-1"}'),
    ("fact", '{"cost":{"robb":4}}'),
    ("move", '{"do":"marshal","by":"p1","card":"robb"}'),
    ("undo", '{"to":2}'),
    ("note", '{"words":"Жалба на масата, zażółć"}'),
    ("ruling", '{"answer":"no","because":["hbo.marshal.pay"]}'),
]


def journal(entered: list[tuple[JournalKind, str]], start: str = START) -> list[JournalLine]:
    entries: list[JournalLine] = []
    for number, (kind, body) in enumerate(entered, 1):
        entries.append(linked(entries[-1].link if entries else start, number, kind, body, AT))
    return entries


@contextmanager
def opened(file: Path, *, read_only: bool = False) -> Iterator[Database]:
    database = open_database(file, read_only=read_only)
    try:
        yield database
    finally:
        database.close()


def a_saved_game(file: Path, entered: list[tuple[JournalKind, str]] | None = None) -> int:
    """A game with entries in a closed database, all of it in the one file."""
    with opened(file) as database:
        game = create_game(database, "Friday", HEADER, at=AT)
        with open_writer(database, game, at=AT) as writer:
            for kind, body in ENTERED if entered is None else entered:
                writer.append(kind, body, at=AT)
    return game


def by_hand(file: Path, *statements: str) -> None:
    """Change a database behind Referee's back."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)
