"""The mirror of a server's game in a file of this computer: every entry goes there first.

A table goes on while its server is gone. Only the chain of the program that holds the game may continue on
the server: where somebody else has written there meanwhile, what was entered here becomes a game of its own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from platformdirs import user_state_path

from engine.kernel.journal import JournalHead, JournalLine
from referee.storage import device
from referee.storage.connection import private_folder
from referee.storage.database import Database, open_database
from referee.storage.games import (
    ADD_ENTRY,
    ADD_RULE,
    END_AT,
    Journal,
    read_journal,
    remove,
    rules_cited,
    store,
)
from referee.storage.witness import VARIABLE

REMOVE = "DELETE FROM journal_entry WHERE game_id = :game AND number = :number"
NAMED = "SELECT id FROM saved_game WHERE name = :name"


class UnsentEntry(Struct, frozen=True):
    """An entry that only this computer has, with the rules it rests on."""

    line: JournalLine
    cites: frozenset[str]


class Mirror:
    """One game of a server, as this computer has it."""

    def __init__(self, database: Database, game: int) -> None:
        self._database = database
        self._game = game

    @property
    def journal(self) -> Journal:
        """All entries, including those that the server lacks."""
        return read_journal(self._database, self._game)

    @property
    def cites(self) -> dict[int, tuple[str, ...]]:
        """The rules of each entry."""
        return rules_cited(self._database, self._game)

    def keep(self, entry: JournalLine, cites: frozenset[str]) -> None:
        """Writes an entry to this computer's disk."""
        with self._database.writing() as connection:
            place = {"game": self._game, "number": entry.number}
            connection.change(
                ADD_ENTRY, **place, kind=entry.kind, body=entry.body, at=entry.at, link=entry.link
            )
            for rule in cites:
                connection.change(ADD_RULE, **place, rule=rule)
            connection.change(END_AT, game=self._game, count=entry.number, link=entry.link, at=entry.at)

    def drop(self, entry: JournalLine, previous: JournalHead) -> None:
        """Removes an entry that the server refused."""
        with self._database.writing() as connection:
            connection.change(REMOVE, game=self._game, number=entry.number)
            connection.change(END_AT, game=self._game, count=previous.count, link=previous.link, at=entry.at)

    def link_at(self, number: int) -> str:
        """The link of an entry; of number 0 that of the header."""
        return self.journal.link_at(number)

    def journal_as(self, journal: Journal) -> Journal:
        """The journal of the server's game with the entries that only this computer has."""
        here = self.journal
        return replace(journal, entries=here.entries, head=here.sound_head, found=len(here.entries))

    def remove(self) -> None:
        """Removes the mirror, whose entries are elsewhere now."""
        remove(self._database, self._game)
        self._database.close()

    def close(self) -> None:
        """Closes the mirror."""
        self._database.close()


class DivergedJournal(Struct, frozen=True):
    """The part of a mirror that neither leads to the server's entries nor follows them."""

    journal: Journal
    cites: dict[int, tuple[str, ...]]
    shared: int
    """The last entry that both have."""


def mirror_of(
    server: Database, journal: Journal, keep_apart: Callable[[DivergedJournal], None]
) -> tuple[Mirror, list[UnsentEntry]]:
    """The mirror of a game just opened for writing, and the entries that only the mirror has.

    ``keep_apart``: where the mirror went on otherwise than the server, keeps what it had elsewhere, before a
    new one takes its place.
    """
    local = open_database(_file(server.serial))
    name = f"{journal.game_id} {journal.created}"
    with local.reading() as connection:
        mirrored = next((int(number) for (number,) in connection.rows(NAMED, name=name)), None)
    if mirrored is not None:
        here = read_journal(local, mirrored)
        if here.damage is None and _leads_to(journal, here):
            cites = rules_cited(local, mirrored)
            ahead = here.entries[len(journal.entries) :]
            return Mirror(local, mirrored), [_unsent(line, cites) for line in ahead]
        if here.entries and not _leads_to(here, journal):
            keep_apart(DivergedJournal(here, rules_cited(local, mirrored), _shared(here, journal)))
        remove(local, mirrored)
    copied = store(local, name, journal.header, journal.entries, {}, at=device.now())
    return Mirror(local, copied), []


def _shared(first: Journal, second: Journal) -> int:
    """How many entries two journals have in common."""
    pairs = zip(first.entries, second.entries, strict=False)
    return sum(1 for left, right in pairs if left.link == right.link)


def _unsent(line: JournalLine, cites: Mapping[int, tuple[str, ...]]) -> UnsentEntry:
    return UnsentEntry(line, frozenset(cites.get(line.number, ())))


def _leads_to(first: Journal, longer: Journal) -> bool:
    """Whether a journal begins with all entries of another."""
    count = len(first.entries)
    return count <= len(longer.entries) and first.sound_head.link == longer.link_at(count)


def _file(serial: str) -> Path:
    named = os.environ.get(VARIABLE)
    folder = (Path(named) if named else user_state_path("referee", appauthor=False)) / "mirror"
    private_folder(folder)
    return folder / f"{serial or 'unnamed'}.db"
