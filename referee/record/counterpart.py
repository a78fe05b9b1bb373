"""The saved game here that a record was made from: a witness nobody who changes the file can change."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee import __version__
from referee.record.public_journal import PublicJournal, public_journal
from referee.record.record_file import GameRecord
from referee.storage.database import Database
from referee.storage.games import read, saved_games


class Counterpart(Struct, frozen=True):
    """A saved game that begins with the same entry."""

    game: int
    name: str
    differs_from: int = 0
    """The first entry that is another one here; 0: all of the record is here."""


def counterparts(database: Database, record: GameRecord) -> Iterator[Counterpart]:
    """The saved games that begin as a record does and went on at least as far."""
    if not record.entries or (record.about.covered and record.about.program != __version__):
        return
    for saved in saved_games(database):
        if saved.game == record.header.game and saved.count >= record.about.count:
            found = _public(database, saved.id, record.about.count)
            if found is not None and found.entries[:1] == record.entries[:1]:
                yield Counterpart(saved.id, saved.name, _first_other(found, record))


def _public(database: Database, game: int, count: int) -> PublicJournal | None:
    """The game as a record of so many entries held it."""
    journal = read(database, game)
    if journal.damage is not None or journal.newer is not None:
        return None
    return public_journal(journal.header, journal.entries[:count])


def _first_other(found: PublicJournal, record: GameRecord) -> int:
    pairs = zip(found.entries, record.entries, strict=False)
    other = next((theirs.number for ours, theirs in pairs if ours != theirs), 0)
    if other or found.entries[-1].link == record.about.head:
        return other
    return len(record.entries) + 1
