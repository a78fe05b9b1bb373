"""How is an entry added so that it stays?

When `append` returns, the entry, the rules it cites and the new end of the journal are on the disk, in one
transaction. Statements are compiled once and handed to the driver as text: the object layer takes three times
as long as the commit it serves.
"""

from __future__ import annotations

from collections.abc import Iterable
from threading import Lock
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, Dialect, Insert, Update, bindparam, exists, insert, update
from sqlmodel import col

from engine.kernel.journal import Entry, Head, Kind, linked
from referee.storage import clock, lease
from referee.storage.database import Database
from referee.storage.errors import LeaseLost
from referee.storage.models import CitedRule, JournalEntry, Lease, SavedGame
from referee.storage.records import Journal
from referee.storage.trouble import plain_errors

MOVE_HEAD = (
    update(SavedGame)
    .where(col(SavedGame.id) == bindparam("game"), col(SavedGame.head) == bindparam("previous"))
    .where(exists().where(col(Lease.game_id) == bindparam("game"), col(Lease.token) == bindparam("token")))
    .values(count=bindparam("number"), head=bindparam("link"), changed=bindparam("at"))
)
"""Also the proof that we still hold the lease and that nobody has written in between."""


class Writer:
    """The right to write to one game; `journal` is what stood in it when it was opened."""

    def __init__(self, database: Database, taken: lease.Taken, journal: Journal) -> None:
        self.journal = journal
        self.left_by = taken.left_by
        self.head = journal.sound_head
        self._database = database
        self._holder = taken.holder
        self._lock = Lock()
        self._connection = database.connected_for_writing()
        dialect = database.engine.dialect
        self._move_head = Prepared(MOVE_HEAD, dialect)
        self._add_entry = Prepared(insert(JournalEntry), dialect)
        self._add_rule = Prepared(insert(CitedRule), dialect)

    def append(self, kind: Kind, body: str, *, cites: Iterable[str] = (), at: str | None = None) -> Entry:
        """Keep what was entered; when this fails nothing was kept and the journal stands as before."""
        with self._lock:
            previous = self.head
            entry = linked(previous.link, previous.count + 1, kind, body, at or clock.now())
            with plain_errors(self._database.place), self._connection.begin():
                self._write(entry, previous.link, frozenset(cites))
            self.head = Head(entry.number, entry.link)
            return entry

    def close(self) -> None:
        """Give the game back."""
        with self._lock:
            if not self._connection.closed:
                self._connection.close()
                lease.release(self._database, self._holder)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _write(self, entry: Entry, previous: str, cites: frozenset[str]) -> None:
        game, number = self._holder.game_id, entry.number
        token, link, at = self._holder.token, entry.link, entry.at
        moved = self._move_head.run(
            self._connection, game=game, previous=previous, token=token, number=number, link=link, at=at
        )
        if moved != 1:
            raise LeaseLost(game=game)
        self._add_entry.run(
            self._connection, game_id=game, number=number, kind=entry.kind, body=entry.body, at=at, link=link
        )
        for rule in cites:
            self._add_rule.run(self._connection, game_id=game, number=number, rule=rule)


class Prepared:
    """A statement compiled once, in the words and the style of parameters of its database."""

    def __init__(self, statement: Insert | Update, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self._text = str(compiled)
        self._order = getattr(compiled, "positiontup", None)

    def run(self, connection: Connection, **values: str | int) -> int:
        """How many rows were touched."""
        given = values if self._order is None else tuple([values[name] for name in self._order])
        return connection.exec_driver_sql(self._text, given).rowcount
