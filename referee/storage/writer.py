"""The writer of a game's journal: an entry is on the disk when `append` returns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from threading import Lock
from types import TracebackType
from typing import Self

import msgspec
from msgspec import Struct

from engine.kernel.journal import JournalHead, JournalKind, JournalLine, linked
from referee.storage import device, lease
from referee.storage.connection import Conflict, Connection, plain_errors, transaction
from referee.storage.database import Database
from referee.storage.errors import (
    Branched,
    DeviceFailed,
    LeaseLost,
    NotReachable,
    StorageError,
    TakenOver,
)
from referee.storage.games import ADD_ENTRY, ADD_RULE, Journal, store
from referee.storage.mirror import DivergedJournal, Mirror, UnsentEntry, mirror_of

MOVE_HEAD = (
    "UPDATE saved_game SET count = :number, head = :link, changed = :at"
    " WHERE id = :game AND head = :previous"
    " AND EXISTS (SELECT 1 FROM lease WHERE game_id = :game AND token = :token)"
)
"""Also the proof that we still hold the lease and that nobody has written in between."""


ADD_AT_ONCE = (
    "WITH moved AS (UPDATE saved_game SET count = %(number)s, head = %(link)s, changed = %(at)s"
    " WHERE id = %(game)s AND head = %(previous)s"
    " AND EXISTS (SELECT 1 FROM lease WHERE game_id = %(game)s AND token = %(token)s) RETURNING id),"
    " entry AS (INSERT INTO journal_entry (game_id, number, kind, body, at, link)"
    " SELECT id, %(number)s, %(kind)s, %(body)s, %(at)s, %(link)s FROM moved),"
    " cited AS (INSERT INTO cited_rule (game_id, number, rule)"
    " SELECT id, %(number)s, unnest(%(rules)s::text[]) FROM moved)"
    " SELECT id FROM moved"
)
"""The same, the entry and its rules in one statement of PostgreSQL: one round trip for an entry."""


HEAD = "SELECT head FROM saved_game WHERE id = :game"
HELD = "SELECT token FROM lease WHERE game_id = :game"


BODY = "SELECT body FROM journal_entry WHERE game_id = :game AND number = :number"


GONE = (NotReachable, DeviceFailed)
"""What a server that cannot be reached says."""


class TakenBy(Struct):
    person: str = ""
    host: str = ""


class TakeoverNote(Struct):
    because: str
    by: TakenBy


class OpeningNote(Struct):
    """The takeover in the note at the beginning of a game that was taken over."""

    takeover: TakeoverNote | None = None


class Writer:
    """Writes to one game; `journal` is its journal when it was opened."""

    def __init__(self, database: Database, taken: lease.TakenLease, journal: Journal) -> None:
        self.journal = journal
        self.left_by = taken.left_by
        self.head = journal.sound_head
        self._database = database
        self._holder = taken.holder
        self._lock = Lock()
        self._connection = database.connected_for_writing()
        self._closed = False
        self._mirror: Mirror | None = None
        self._unsent: list[UnsentEntry] = []
        self._lost: Branched | None = None
        self.branch = ""
        """The game of its own that entries became which could no longer follow when this one was opened."""
        self._witness = database.witnesses.keeper(journal)
        self._witness.keep(self.head)

    def append(
        self, kind: JournalKind, body: str, *, cites: Iterable[str] = (), at: str | None = None
    ) -> JournalLine:
        """Writes an entry; when this fails nothing was written, and the journal is as before."""
        with self._lock:
            if self._lost is not None:
                raise self._lost
            previous = self.head
            entry = linked(previous.link, previous.count + 1, kind, body, at or device.now())
            cited = frozenset(cites)
            if self._mirror is not None:
                self._keep_here(self._mirror, entry, cited)
            if self._unsent or not self._reached(entry, previous, cited):
                self._unsent.append(UnsentEntry(entry, cited))
            self.head = JournalHead(entry.number, entry.link)
            if not self._unsent:
                self._witness.keep(self.head)
            return entry

    def _keep_here(self, mirror: Mirror, entry: JournalLine, cites: frozenset[str]) -> None:
        """Writes an entry on this computer, unless another program here keeps the game's entries."""
        try:
            mirror.keep(entry, cites)
        except Conflict:
            raise self._taken_over(entry.number) or LeaseLost(game=self._holder.game_id) from None

    def _reached(self, entry: JournalLine, previous: JournalHead, cited: frozenset[str]) -> bool:
        """Whether the database has the entry; of a server that is gone this computer keeps it."""
        try:
            with plain_errors(self._database.place):
                self._add(entry, previous.link, cited)
        except LeaseLost as lost:
            if self._mirror is not None:
                self._mirror.drop(entry, previous)
            raise self._taken_over(entry.number) or lost from None
        except GONE:
            if self._mirror is None:
                raise
            return False
        except (StorageError, Conflict):  # what the server does not take is not kept here either
            if self._mirror is not None:
                self._mirror.drop(entry, previous)
            raise
        return True

    @property
    def unsent(self) -> int:
        """How many entries only this computer has, because the server is gone."""
        return len(self._unsent)

    def keep_here_too(self) -> None:
        """Writes each entry of a server's game to a file of this computer first, from now on.

        Raises:
            Branched: the file had entries that can no longer follow; they are a game of their own now.
        """
        if self._database.file is not None:
            return

        def keep_apart(apart: DivergedJournal) -> None:
            self.branch = self._stored(apart.journal, apart.cites, apart.shared)

        self._mirror, self._unsent = mirror_of(self._database, self.journal, keep_apart)
        if self._unsent:
            self.journal = self._mirror.journal_as(self.journal)
            self.head = self.journal.sound_head
            self.send()

    def send(self) -> int:
        """Sends the entries that only this computer has, if the server is back; how many.

        Raises:
            Branched: somebody else goes on with the game; what was entered here is a game of its own now.
            NotReachable, DeviceFailed: the server is still gone.
        """
        if not self._unsent:
            return 0
        connection = self._database.connected_for_writing()  # it may take a while, and holds up no entry
        with self._lock:
            count = len(self._unsent)
            if not count or self._closed:
                connection.close()
                return 0
            self._renew(connection)
            with plain_errors(self._database.place), transaction(self._connection, writing=True):
                missing = self._missing()
                for previous, entry in missing or ():
                    self._write(entry.line, previous, entry.cites)
            if missing is None:
                raise self._branched()
            self._unsent.clear()
            self._witness.keep(self.head)
            return count

    def _missing(self) -> list[tuple[str, UnsentEntry]] | None:
        """The entries that the server lacks, with the link before each; None: the game is no longer ours."""
        game = self._holder.game_id
        token = next((str(cell) for (cell,) in self._connection.rows(HELD, game=game)), "")
        head = next((str(cell) for (cell,) in self._connection.rows(HEAD, game=game)), "")
        first = self._unsent[0].line.number
        before = self._mirror.link_at(first - 1) if self._mirror is not None else ""
        links = [before, *(entry.line.link for entry in self._unsent)]
        if token != self._holder.token or head not in links:
            return None
        at = links.index(head)
        return list(zip(links[at:-1], self._unsent[at:], strict=True))

    def _branched(self) -> Branched:
        """Stores the entries made here beside the game that others went on with."""
        assert self._mirror is not None  # noqa: S101 - without one nothing is unsent
        shared, lost = self._unsent[0].line.number - 1, self._taken_over(self._unsent[0].line.number)
        name, count = self._stored(self._mirror.journal, self._mirror.cites, shared), len(self._unsent)
        self._unsent.clear()
        facts = lost.facts if lost is not None else {"person": "?", "host": "?", "because": "?"}
        told_facts = {name: facts[name] for name in ("person", "host", "because")}
        self._mirror.remove()
        self._mirror = None
        self._lost = Branched(game=self._holder.game_id, name=name, count=count, **told_facts)
        return self._lost

    def _stored(self, journal: Journal, cites: Mapping[int, Iterable[str]], shared: int) -> str:
        """Stores a journal as a game of its own, named by the last entry it shares with this one."""
        name = f"{self.journal.name} ⑂{shared}"
        store(self._database, name, journal.header, journal.entries, cites, at=device.now())
        return name

    def _renew(self, connection: Connection) -> None:
        """Replaces a connection that may be broken."""
        with suppress(*GONE):
            self._connection.close()
        self._connection = connection

    def rest(self) -> None:
        """Completes the file while nothing is entered, and shows others that we run."""
        self._witness.sync()
        self._database.checkpoint()
        self.show_alive()

    def show_alive(self) -> None:
        """Shows others that we still run."""
        lease.show_alive(self._database, self._holder)

    def _taken_over(self, number: int) -> TakenOver | None:
        """The program that has taken the game, if the entry in place of ours says so."""
        game = self._holder.game_id
        with self._database.reading() as connection:
            rows = connection.rows(BODY, game=game, number=number)
            body = next((str(cell) for (cell,) in rows), "{}")
        try:
            takeover = msgspec.json.decode(body, type=OpeningNote).takeover
        except msgspec.DecodeError:
            return None
        if takeover is None:
            return None
        return TakenOver(
            game=game, person=takeover.by.person or "?", host=takeover.by.host, because=takeover.because
        )

    def close(self) -> None:
        """Gives the game back; entries that a server lacks are sent when it is opened again."""
        with suppress(*GONE):
            self.send()
        with self._lock:
            if self._closed:
                return
            self._closed = True
            self._connection.close()
            self._witness.close()
            try:
                lease.release(self._database, self._holder)
                self._database.checkpoint()
            except GONE:
                if self._mirror is None:
                    raise
            finally:
                if self._mirror is not None:
                    self._mirror.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _add(self, entry: JournalLine, previous: str, cites: frozenset[str]) -> None:
        """Adds an entry, in one round trip where the database can."""
        moved = self._connection.at_once(
            ADD_AT_ONCE,
            game=self._holder.game_id,
            token=self._holder.token,
            previous=previous,
            number=entry.number,
            kind=entry.kind,
            body=entry.body,
            at=entry.at,
            link=entry.link,
            rules=sorted(cites),
        )
        if moved is None:
            with transaction(self._connection, writing=True):
                self._write(entry, previous, cites)
        elif moved != 1:
            raise LeaseLost(game=self._holder.game_id)

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
