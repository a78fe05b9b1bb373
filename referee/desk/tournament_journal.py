"""The journal of a tournament: entries written one at a time on a chain, and the rows they come to.

Many programs write to one tournament. Each entry is written in a transaction that first takes the row of the
tournament, reads what others have written meanwhile, and checks the entry against that.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Any, cast

import msgspec
from msgspec import Struct

from engine.kernel.errors import refuse
from engine.kernel.journal import (
    EntryActor,
    JournalHead,
    JournalKind,
    JournalLine,
    first_break,
    first_link,
    linked,
    signed,
)
from referee import __version__
from referee.desk.entries.entry_types import DeskHeader, entry_from
from referee.desk.entries.tables import PersonErased
from referee.desk.tournament import DeskBook, DeskEntry
from referee.desk.tournament_rows import DeskRefusal, DeskRow, Person, column_values, since_ms, time_after
from referee.storage import device
from referee.storage.connection import Conflict, Connection, SqlValue, database_time
from referee.storage.database import Database
from referee.storage.errors import StorageError
from referee.storage.games import valid_name

LISTED = "SELECT id, name, count, created, changed FROM tournament ORDER BY changed DESC, id DESC"
ONE = "SELECT id, name, header, start, count, head, created FROM tournament WHERE id = :tournament"
NEXT_ID = "SELECT COALESCE(MAX(id), 0) + 1 FROM tournament"
BEGIN = (
    "INSERT INTO tournament (id, name, header, start, count, head, created, changed)"
    " VALUES (:id, :name, :header, :start, 0, :start, :at, :at)"
)
HOLD = "UPDATE tournament SET changed = changed WHERE id = :tournament"
"""Until the transaction ends nobody else writes to this tournament."""
MOVE_HEAD = (
    "UPDATE tournament SET count = :number, head = :link, changed = :at"
    " WHERE id = :tournament AND head = :previous"
)
ADD_ENTRY = (
    "INSERT INTO judge_entry (tournament_id, number, kind, body, at, link)"
    " VALUES (:tournament, :number, :kind, :body, :at, :link)"
)
SINCE = (
    "SELECT number, kind, body, at, link FROM judge_entry"
    " WHERE tournament_id = :tournament AND number > :known ORDER BY number"
)
NAMES = "SELECT number, name, salt FROM person WHERE tournament_id = :tournament"
TRIES = 3
OF_LINES = frozenset({"text", "position", "words"})
"""Fields that may hold several lines."""
EntryMaker = Callable[[DeskBook], DeskEntry]
"""The book as it is in the transaction -> the entry, with the numbers that are free."""


class TournamentSummary(Struct, frozen=True):
    """One line of the list of tournaments."""

    id: int
    name: str
    count: int
    created: str
    changed: str


def tournaments(database: Database) -> list[TournamentSummary]:
    """All tournaments, the one written to last first."""
    with database.reading() as connection:
        return [TournamentSummary(*row) for row in connection.rows(LISTED)]


def begin_tournament(database: Database, name: str) -> DeskJournal:
    """Begins a tournament.

    Raises:
        DeskRefusal: there is one of this name.
    """
    from rulebook.content.files import CONTENT, content_hash

    if any(tournament.name == valid_name(name) for tournament in tournaments(database)):
        raise DeskRefusal("tournament-there", name=name)
    at = device.now()
    header = DeskHeader(valid_name(name), at, __version__, content_hash(CONTENT), secrets.token_hex(8))
    text = msgspec.json.encode(header, order="sorted").decode()
    try:
        with database.writing() as connection:
            [(number,)] = connection.rows(NEXT_ID)
            connection.change(BEGIN, id=number, name=header.name, header=text, start=first_link(text), at=at)
    except Conflict:
        raise DeskRefusal("tournament-there", name=name) from None
    return DeskJournal(database, int(number))


def tournament_named(database: Database, name: str) -> DeskJournal:
    """The tournament of this number or name, or else the only one, or the one written to last.

    Raises:
        DeskRefusal: there is none.
    """
    known = tournaments(database)
    meant = (
        [tournament for tournament in known if name in (str(tournament.id), tournament.name)]
        if name
        else known[:1]
    )
    if not known:
        raise DeskRefusal("none-yet")
    if not meant:
        raise DeskRefusal(
            "no-tournament", name=name, known=", ".join(tournament.name for tournament in known)
        )
    return DeskJournal(database, meant[0].id)


class DeskJournal:
    """The journal of one tournament, read so far and written to."""

    def __init__(self, database: Database, tournament: int) -> None:
        self.database = database
        self.tournament = tournament
        self._lock = RLock()
        with database.reading() as connection:
            row = next(iter(connection.rows(ONE, tournament=tournament)), None)
        if row is None:
            raise DeskRefusal("no-tournament", name=str(tournament), known="")
        self.name, self.header, self.start, self.created = str(row[1]), str(row[2]), str(row[3]), str(row[6])
        self._witness = database.tournament_witnesses.keeper(self) if not database.read_only else None
        self.doubtful = ""
        """The link of the last entry, if its commit brought no answer and nobody could look for it."""
        self._done_at = ""
        self._told = ("", "")
        """What time it last was where the journal is kept, and on this computer."""
        self._forget()

    @property
    def game_id(self) -> int:
        """The number of its witness."""
        return self.tournament

    def _forget(self) -> None:
        self.book = DeskBook()
        self.lines: list[JournalLine] = []

    @property
    def head(self) -> str:
        """The link of the last entry known."""
        return self.lines[-1].link if self.lines else self.start

    def refresh(self) -> DeskBook:
        """The state of the tournament with the newest entries of others."""
        with self._lock, self.database.reading() as connection:
            self._read_on(connection)
            return self.book

    def now(self) -> str:
        """The time where the journal is kept; for a late act, when it was done."""
        with self._lock:
            if self._done_at:
                return self._done_at
            with self.database.reading() as connection:
                return self._time_of(connection)

    def believed_now(self) -> str:
        """The time where the journal is kept, by this computer's clock."""
        there, here = self._told
        now = time_after(there, since_ms(here, device.now())) if there else device.now()
        return max(now, self.lines[-1].at) if self.lines else now

    @contextmanager
    def done_at(self, at: str) -> Iterator[None]:
        """Dates the entries made inside the block to an earlier time."""
        with self._lock:
            self._done_at = at
            try:
                yield
            finally:
                self._done_at = ""

    def _time_of(self, connection: Connection) -> str:
        now = database_time(connection)
        self._told = (now, device.now())
        return now

    def write(
        self, entry_of: EntryMaker, *, names: dict[int, tuple[str, str]] | None = None, at: str = ""
    ) -> DeskEntry:
        """Writes one entry, made and checked while nobody else can write.

        Args:
            names: number of a person -> name and salt, which stand outside the chain.

        Raises:
            DeskRefusal: it may not be written; nothing was.
        """
        with self._lock:
            for attempt in range(TRIES):
                try:
                    return self._written(entry_of, {} if names is None else names, at)
                except Conflict:
                    self._forget()
                    if attempt == TRIES - 1:
                        raise DeskRefusal("busy") from None
            raise DeskRefusal("busy")

    def _written(self, entry_of: EntryMaker, names: dict[int, tuple[str, str]], at: str) -> DeskEntry:
        line: JournalLine | None = None
        try:
            with self.database.writing() as connection:
                connection.change(HOLD, tournament=self.tournament)
                self._read_on(connection)
                now = at or self._time_of(connection)
                entry = self._checked(self._dated(entry_of(self.book), now))
                line = self._line(entry, now)
                self._keep(connection, line, entry, names)
        except DeskRefusal:
            raise
        except BaseException as error:
            if line is not None:  # what was read stands while a server that is gone is waited for
                self._forget()
            if not (isinstance(error, StorageError) and line is not None and self._is_there(line)):
                self.doubtful = line.link if line is not None else ""
                raise
        else:
            self.lines.append(line)
        self._bear_witness()
        return entry

    def _bear_witness(self) -> None:
        """Notes outside of the database how far the journal went."""
        if self._witness is not None and self.lines:
            self._witness.keep(JournalHead(len(self.lines), self.head))

    def _checked(self, entry: DeskEntry) -> DeskEntry:
        if self.book.closed and not isinstance(entry, PersonErased):
            raise DeskRefusal("tournament-over", name=self.name)
        entry.check(self.book)
        return entry

    def _dated(self, entry: DeskEntry, now: str) -> DeskEntry:
        """The entry with the time at which a late act was done."""
        late = self._done_at and self._done_at < now
        return msgspec.structs.replace(entry, done_at=self._done_at) if late else entry

    def _line(self, entry: DeskEntry, at: str) -> JournalLine:
        at = max(at, self.lines[-1].at) if self.lines else at
        role = self.book.person(entry.by).role if entry.by else "table"
        actor = EntryActor(str(entry.by or ""), role, device.actor(self.start).device)
        body = signed(entry.body(), actor, "key")
        if not body.isprintable() or "\\u" in body or "\\n" in body:
            refuse(entry.body(), entry.kind, lines=OF_LINES)
        return linked(self.head, len(self.lines) + 1, cast("JournalKind", entry.kind), body, at)

    def _keep(
        self, connection: Connection, line: JournalLine, entry: DeskEntry, names: dict[int, tuple[str, str]]
    ) -> None:
        """Writes the entry, the head and the rows in one transaction."""
        self.book.touched.clear()
        entry.take_effect(self.book, line.at)
        if names:
            self._name(names)
        place: dict[str, SqlValue] = {"tournament": self.tournament, "number": line.number}
        place |= {"at": line.at, "link": line.link}
        if connection.change(MOVE_HEAD, previous=self.head, **place) != 1:
            raise Conflict
        connection.change(ADD_ENTRY, kind=line.kind, body=line.body, **place)
        for row in self.book.touched:
            _put(connection, self.tournament, row)

    def _name(self, names: dict[int, tuple[str, str]]) -> None:
        changed = [
            person for person in self.book.touched if isinstance(person, Person) and person.number in names
        ]
        for person in changed:
            name, salt = names[person.number]
            self.book.put(msgspec.structs.replace(person, name=name, salt=salt))

    def standing(self, link: str) -> JournalLine | None:
        """The entry of this link, if it was written although its commit brought no answer."""
        self.doubtful = ""
        self.refresh()
        return next((line for line in self.lines if line.link == link), None)

    def _is_there(self, line: JournalLine) -> bool:
        """Whether an entry was written although its commit brought no answer."""
        try:
            self.refresh()
        except StorageError:
            return False
        return any(own.link == line.link for own in self.lines)

    def _read_on(self, connection: Connection) -> None:
        newer = [
            JournalLine(int(number), kind, str(body), str(at), str(link))
            for number, kind, body, at, link in connection.rows(
                SINCE, tournament=self.tournament, known=len(self.lines)
            )
        ]
        whole = [*self.lines, *newer]
        if newer and first_break(self.start, whole) is not None:
            raise DeskRefusal("journal-broken", name=self.name)
        for line in newer:
            self._take(line)
        if newer:
            known = {int(number): (str(name), str(salt)) for number, name, salt in self._names(connection)}
            self.book.names(lambda number: known.get(number, ("", "")))

    def _names(self, connection: Connection) -> list[Any]:
        return list(connection.rows(NAMES, tournament=self.tournament))

    def _take(self, line: JournalLine) -> None:
        try:
            entry = entry_from(line.body)
        except msgspec.DecodeError:
            raise DeskRefusal("newer-entry", number=line.number, kind=line.kind) from None
        self.book.touched.clear()
        entry.take_effect(self.book, line.at)
        self.lines.append(line)


def _put(connection: Connection, tournament: int, row: DeskRow) -> None:
    values = {"tournament_id": tournament, **column_values(row)}
    names = ", ".join(values)
    marks = ", ".join(f":{name}" for name in values)
    new = ", ".join(f"{name} = excluded.{name}" for name in values if name not in ("tournament_id", "number"))
    connection.change(
        f"INSERT INTO {row.stored_in} ({names}) VALUES ({marks})"  # noqa: S608 - names of our own tables
        f" ON CONFLICT (tournament_id, number) DO UPDATE SET {new}",
        **values,
    )
