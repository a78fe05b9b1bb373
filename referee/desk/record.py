"""The record of a tournament as one file: its chain, without the names of persons."""

from __future__ import annotations

from typing import cast

import msgspec
from msgspec import Struct

from engine.kernel.errors import refuse_in
from engine.kernel.journal import Break, JournalHead, JournalKind, JournalLine, examined, first_link
from referee.desk.entries.kinds import DeskHeader
from referee.desk.errors import DeskRefusal
from referee.desk.journal import DeskJournal
from referee.desk.verification import book_of

FORMAT = "referee-tournament/1"
LARGEST = 64 * 1024 * 1024


class RecordedEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the file."""

    number: int
    kind: str
    body: str
    at: str
    link: str


class TournamentRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    format: str
    header: str
    head: JournalHead
    entries: tuple[RecordedEntry, ...]

    @property
    def name(self) -> str:
        """The name of the tournament."""
        return msgspec.json.decode(self.header, type=DeskHeader).name

    def damage(self) -> Break | None:
        """What is wrong with the chain; nothing where it is as it was written."""
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
            JournalLine(one.number, cast("JournalKind", one.kind), one.body, one.at, one.link)
            for one in self.entries
        ]


def record_bytes(journal: DeskJournal) -> bytes:
    """A tournament as it is now, one entry a line."""
    journal.refresh()
    entries = tuple(RecordedEntry(one.number, one.kind, one.body, one.at, one.link) for one in journal.lines)
    head = JournalHead(len(entries), journal.head)
    record = TournamentRecord(FORMAT, journal.header, head, entries)
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_record(data: bytes) -> TournamentRecord:
    """Such a file.

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
