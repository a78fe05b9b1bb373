"""The verification of a tournament: its record as one file, its chain, every row against its entries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import msgspec
from msgspec import Struct

from engine.kernel.errors import refuse_in
from engine.kernel.journal import Break, JournalHead, JournalKind, JournalLine, examined, first_link
from referee.desk.entries.entry_types import DeskHeader, entry_from
from referee.desk.entries.tables import mark_of
from referee.desk.tournament import DeskBook
from referee.desk.tournament_journal import ONE, SINCE, DeskJournal
from referee.desk.tournament_rows import ROWS, DeskRefusal, DeskRow, Person, column_values
from referee.storage.connection import Connection
from referee.storage.database import Database


class TournamentCheck(Struct, frozen=True):
    """The result of checking a tournament."""

    name: str
    entries: int
    damage: Break | None = None
    header: bool = True
    """Whether the header is the one the chain begins with."""
    differing: tuple[str, ...] = ()
    """Rows that are not what the entries come to: ``table number``."""
    newer: int = 0
    """The first entry only a newer program knows."""
    missing: int = 0
    """The last entry that was seen here and is not there, or is another one."""

    @property
    def sound(self) -> bool:
        """Whether all is as it was written."""
        return self.damage is None and self.header and not (self.differing or self.newer or self.missing)


def check_tournament(database: Database, tournament: int) -> TournamentCheck:
    """A tournament of a database, read at one moment."""
    with database.reading() as connection:
        _, name, header, start, count, head, created = next(iter(connection.rows(ONE, tournament=tournament)))
        entries = [_line(row) for row in connection.rows(SINCE, tournament=tournament, known=0)]
        damage = examined(start, entries, JournalHead(int(count), str(head)))
        if damage is not None or first_link(header) != start:
            return TournamentCheck(str(name), len(entries), damage, first_link(header) == start)
        try:
            book = book_of(entries)
        except DeskRefusal as newer:
            return TournamentCheck(str(name), len(entries), newer=int(str(newer.facts["number"])))
        differing = tuple(_differing(connection, tournament, book))
    known = SeenTournament(tournament, str(name), str(created))
    missing = _missing(database, known, entries)
    return TournamentCheck(str(name), len(entries), differing=differing, missing=missing)


class SeenTournament(Struct, frozen=True):
    """The fields by which the witness of a tournament is found."""

    game_id: int
    name: str
    created: str


def _missing(database: Database, known: SeenTournament, entries: list[JournalLine]) -> int:
    """The last entry this computer wrote, if it is gone or replaced."""
    witnessed = database.tournament_witnesses.last_seen(known)
    if witnessed is None or witnessed.count == 0:
        return 0
    there = witnessed.count <= len(entries) and entries[witnessed.count - 1].link == witnessed.head
    return 0 if there else witnessed.count


def book_of(entries: list[JournalLine]) -> DeskBook:
    """The state that entries lead to, without the names of persons.

    Raises:
        DeskRefusal: one is of a kind only a newer program knows.
    """
    book = DeskBook()
    for line in entries:
        try:
            entry_from(line.body).take_effect(book, line.at)
        except msgspec.DecodeError:
            raise DeskRefusal("newer-entry", number=line.number, kind=line.kind) from None
    return book


def _line(row: Any) -> JournalLine:
    number, kind, body, at, link = row
    return JournalLine(int(number), cast("JournalKind", kind), str(body), str(at), str(link))


def _differing(connection: Connection, tournament: int, book: DeskBook) -> Iterator[str]:
    for kind in ROWS:
        names = tuple(field.name for field in msgspec.structs.fields(kind))
        wanted = {row.number: column_values(row) for row in book.all(kind)}
        stored = {}
        # Fields and table of our own struct.
        statement = f"SELECT {', '.join(names)} FROM {kind.stored_in} WHERE tournament_id = :tournament"  # noqa: S608
        for row in connection.rows(statement, tournament=tournament):
            values = dict(zip(names, row, strict=True))
            stored[values["number"]] = values
        for number in sorted({*wanted, *stored}):
            if not _same(kind, wanted.get(number), stored.get(number)):
                yield f"{kind.stored_in} {number}"


def _same(kind: type[DeskRow], wanted: dict[str, Any] | None, stored: dict[str, Any] | None) -> bool:
    if wanted is None or stored is None:
        return False
    if kind is not Person:
        return wanted == stored
    name, salt = stored["name"], stored["salt"]
    right = (name, salt) == ("", "") if stored["erased"] else mark_of(name, salt) == stored["mark"]
    return right and {**wanted, "name": name, "salt": salt} == stored


FORMAT = "referee-tournament/1"
LARGEST = 64 * 1024 * 1024


class RecordedEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the record."""

    number: int
    kind: str
    body: str
    at: str
    link: str


class TournamentRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a tournament."""

    format: str
    header: str
    head: JournalHead
    entries: tuple[RecordedEntry, ...]

    @property
    def name(self) -> str:
        """The name of the tournament."""
        return msgspec.json.decode(self.header, type=DeskHeader).name

    def damage(self) -> Break | None:
        """The fault of the chain, if any."""
        lines = self._lines()
        return examined(first_link(self.header), lines, self.head)

    def newer(self) -> int:
        """The first entry that only a newer program knows; 0: there is none."""
        try:
            book_of(self._lines())
        except DeskRefusal as error:
            return int(str(error.facts.get("number", 0)))
        return 0

    def _lines(self) -> list[JournalLine]:
        return [
            JournalLine(entry.number, cast("JournalKind", entry.kind), entry.body, entry.at, entry.link)
            for entry in self.entries
        ]


def record_bytes(journal: DeskJournal) -> bytes:
    """The record of a tournament, one entry a line."""
    journal.refresh()
    entries = tuple(
        RecordedEntry(line.number, line.kind, line.body, line.at, line.link) for line in journal.lines
    )
    head = JournalHead(len(entries), journal.head)
    record = TournamentRecord(FORMAT, journal.header, head, entries)
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_tournament_record(data: bytes) -> TournamentRecord:
    """The record of a tournament in a file.

    Raises:
        DeskRefusal: it is none.
    """
    try:
        record = msgspec.json.decode(data, type=TournamentRecord)
        msgspec.json.decode(record.header, type=DeskHeader)
        refuse_in(record.header, msgspec.json.decode(record.header, type=dict), "note")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise DeskRefusal("record-unreadable", found=" ".join(str(error).split())) from None
    return record
