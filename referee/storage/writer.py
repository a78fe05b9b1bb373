"""The writer of a game's journal: an entry is on the disk when `append` returns."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Lock
from types import TracebackType
from typing import Self

import msgspec
from msgspec import Struct

from engine.kernel.journal import JournalHead, JournalKind, JournalLine, linked
from referee.storage import device, lease
from referee.storage.connection import plain_errors, transaction
from referee.storage.database import Database
from referee.storage.errors import LeaseLost, TakenOver
from referee.storage.games import Journal

MOVE_HEAD = (
    "UPDATE saved_game SET count = :number, head = :link, changed = :at"
    " WHERE id = :game AND head = :previous"
    " AND EXISTS (SELECT 1 FROM lease WHERE game_id = :game AND token = :token)"
)
"""Also the proof that we still hold the lease and that nobody has written in between."""


ADD_ENTRY = (
    "INSERT INTO journal_entry (game_id, number, kind, body, at, link)"
    " VALUES (:game, :number, :kind, :body, :at, :link)"
)
ADD_RULE = "INSERT INTO cited_rule (game_id, number, rule) VALUES (:game, :number, :rule)"


BODY = "SELECT body FROM journal_entry WHERE game_id = :game AND number = :number"


class Taker(Struct):
    person: str = ""
    host: str = ""


class TakeoverNote(Struct):
    because: str
    by: Taker


class OpeningNote(Struct):
    """What is read of the note that a takeover begins with."""

    takeover: TakeoverNote | None = None


class Writer:
    """The right to write to one game; `journal` is what stood in it when it was opened."""

    def __init__(self, database: Database, taken: lease.TakenLease, journal: Journal) -> None:
        self.journal = journal
        self.left_by = taken.left_by
        self.head = journal.sound_head
        self._database = database
        self._holder = taken.holder
        self._lock = Lock()
        self._connection = database.connected_for_writing()
        self._closed = False
        self._witness = database.witnesses.keeper(journal)
        self._witness.keep(self.head)

    def append(
        self, kind: JournalKind, body: str, *, cites: Iterable[str] = (), at: str | None = None
    ) -> JournalLine:
        """Keep what was entered; when this fails nothing was kept and the journal stands as before."""
        with self._lock:
            previous = self.head
            entry = linked(previous.link, previous.count + 1, kind, body, at or device.now())
            try:
                with plain_errors(self._database.place), transaction(self._connection, writing=True):
                    self._write(entry, previous.link, frozenset(cites))
            except LeaseLost as lost:
                raise self._taken_over() or lost from None
            self.head = JournalHead(entry.number, entry.link)
            self._witness.keep(self.head)
            return entry

    def rest(self) -> None:
        """Nothing is entered for a while: what was entered goes into the file, and others see that we run."""
        self._witness.sync()
        self._database.checkpoint()
        self.show_alive()

    def show_alive(self) -> None:
        """Others see that we still run."""
        lease.show_alive(self._database, self._holder)

    def _taken_over(self) -> TakenOver | None:
        """Who has taken the game, if the entry after our last one says so."""
        game = self._holder.game_id
        with self._database.reading() as connection:
            found = connection.rows(BODY, game=game, number=self.head.count + 1)
            body = next((str(one) for (one,) in found), "{}")
        try:
            told = msgspec.json.decode(body, type=OpeningNote).takeover
        except msgspec.DecodeError:
            return None
        if told is None:
            return None
        return TakenOver(game=game, person=told.by.person or "?", host=told.by.host, because=told.because)

    def close(self) -> None:
        """Give the game back."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._connection.close()
                self._witness.close()
                lease.release(self._database, self._holder)
                self._database.checkpoint()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _write(self, entry: JournalLine, previous: str, cites: frozenset[str]) -> None:
        game, number = self._holder.game_id, entry.number
        token, link, at = self._holder.token, entry.link, entry.at
        moved = self._connection.change(
            MOVE_HEAD, game=game, previous=previous, token=token, number=number, link=link, at=at
        )
        if moved != 1:
            raise LeaseLost(game=game)
        self._connection.change(
            ADD_ENTRY, game=game, number=number, kind=entry.kind, body=entry.body, at=at, link=link
        )
        for rule in cites:
            self._connection.change(ADD_RULE, game=game, number=number, rule=rule)
