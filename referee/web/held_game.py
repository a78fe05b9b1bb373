"""The game that visitors play together: one process holds it, and visitors' programs send it entries."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from engine.kernel.journal import JournalHead, JournalKind
from referee.session.persistence import read_only_session
from referee.storage.database import Database
from referee.storage.errors import StorageError
from referee.storage.recovery import open_writer
from referee.words.speech import Speech

OVERTAKEN = "overtaken"
"""The answer to an entry made at a table that others had gone on with."""


class SentEntry(Struct, frozen=True):
    """An entry on its way from a visitor's program to the holder."""

    kind: JournalKind
    body: str
    cites: tuple[str, ...]
    after: int
    """The number of the last entry the program knows."""
    link: str
    """The link of that entry."""


class HolderAnswer(Struct, frozen=True):
    """What became of a sent entry."""

    of: int
    """The entry the sent one was to follow."""
    link: str = ""
    """The link of the entry, if it was kept."""
    refused: str = ""
    """`OVERTAKEN`, or why it could not be kept."""


class HeldGame:
    """The only writer of a served game."""

    def __init__(self, database: Database, game: int, language: str) -> None:
        """Takes the game.

        Raises:
            StorageError: another program holds it, or it cannot be opened as usual.
        """
        self.game = game
        self._database = database
        self._writer = open_writer(database, game)
        self.seats = tuple(read_only_session(self._writer.journal).state.seats)
        self._speech = Speech(language)
        self._rested: JournalHead | None = None
        self._seen_at: JournalHead | None = None

    def keep(self, sent: Mapping[str, object]) -> HolderAnswer:
        """Keeps an entry that goes on from the last one."""
        entry = msgspec.convert(sent, SentEntry)
        head = self._writer.head
        if (entry.after, entry.link) != (head.count, head.link):
            return HolderAnswer(entry.after, refused=OVERTAKEN)
        try:
            line = self._writer.append(entry.kind, entry.body, cites=entry.cites)
        except StorageError as error:
            return HolderAnswer(entry.after, refused=self._speech.error(error))
        return HolderAnswer(entry.after, link=line.link)

    def rest(self) -> None:
        """Between entries: a server hears that the game is held, a file gets what was entered."""
        if self._database.file is None:
            self._writer.send()
            self._writer.show_alive()
        head, seen = self._writer.head, self._seen_at
        self._seen_at = head
        if head is seen and head is not self._rested:
            self._rested = head
            self._writer.rest()

    def close(self) -> None:
        """Gives the game back."""
        self._writer.close()
