"""The game visitors play together: one process holds it, visitors' programs send it entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import TABLE
from engine.kernel.errors import Unreadable
from engine.kernel.journal import JournalHead, JournalKind
from referee.desk.server import LiveGame
from referee.session.log.log_line import LogLine
from referee.session.persistence import read_only_session
from referee.session.session import Session
from referee.storage.database import Database
from referee.storage.errors import StorageError
from referee.storage.games import Journal
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
    """The answer to a sent entry."""

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
        """Shows a server between entries that the game is held; secures the entries in a file."""
        if self._database.file is None:
            self._writer.send()
            self._writer.show_alive()
        head, visited = self._writer.head, self._seen_at
        self._seen_at = head
        if head is visited and head is not self._rested:
            self._rested = head
            self._writer.rest()

    def close(self) -> None:
        """Gives the game back."""
        self._writer.close()


VISITOR = "REFEREE_VISITOR"
"""The variable that tells a visitor's program whose it is."""
OF_ALL = frozenset({"note", "fact", "ruling", "look", "checkpoint"})
"""Kinds of entries that every visitor makes."""
MADE = frozenset({"move", "window"})


class Visitor(Struct, frozen=True):
    """A visitor of a shared game."""

    name: str = ""
    seat: str = ""
    """Empty: the whole table is theirs, as it is the host's."""


class VisitedProgram(Struct, frozen=True):
    """The start of a visitor's program."""

    game: int
    visitor: Visitor


class Overtaken(StorageError):
    """Others made an entry first."""

    key = "storage-overtaken"


class NotKept(StorageError):
    """The holder could not keep an entry."""

    key = "storage-not-kept"


class GameHolder(Protocol):
    """The way to the process that holds the game."""

    def send(self, entry: SentEntry) -> HolderAnswer:
        """Sends an entry and waits for the answer.

        Raises:
            StorageError: no answer comes.
        """


class VisitedGame(LiveGame):
    """The table of one visitor, as far as its program has heard."""

    def __init__(self, database: Database, game: int, holder: GameHolder, visitor: Visitor) -> None:
        self._holder, self._visitor = holder, visitor
        super().__init__(database, game)

    def _take(self, journal: Journal) -> None:
        super()._take(journal)
        session = self.session
        session.keep_entry, session.read_only = self._keep, False
        session.actor = replace(session.actor, person=self._visitor.name, role=self._role)

    @property
    def _role(self) -> str:
        return self._visitor.seat or "table"

    def _keep(self, kind: JournalKind, body: str, cites: tuple[str, ...]) -> None:
        refuse_what_is_others(self.session, self._visitor.seat, kind, msgspec.json.decode(body))
        known = self.head
        answer = self._holder.send(SentEntry(kind, body, cites, known.count, known.link))
        if answer.refused:
            raise Overtaken if answer.refused == OVERTAKEN else NotKept(error=answer.refused)
        self.head = JournalHead(known.count + 1, answer.link)
        self._head = answer.link

    def catch_up(self, journal: Journal) -> bool:
        """Carries out what others entered; whether the table is still the one that is shown.

        A journal that was read before this program's last entry was made tells nothing new.
        """
        return len(journal.entries) < self.head.count or self.take(journal)


def refuse_what_is_others(session: Session, seat: str, kind: JournalKind, body: dict[str, Any]) -> None:
    """A visitor at a seat makes the moves of this seat and of the table, and takes back their own.

    Raises:
        Unreadable: the entry is another player's, or the judge's.
    """
    if not seat or kind in OF_ALL or (body.get("origin") == "implied" and kind in MADE):
        return
    whose = _whose(session, kind, body) - {seat, TABLE}
    if whose and whose <= session.state.seats.keys():
        raise Unreadable("not_your_seat", seat=min(whose))
    if whose:
        raise Unreadable("judge_enters")


def _whose(session: Session, kind: JournalKind, body: dict[str, Any]) -> set[str]:
    """The seats an entry belongs to; the empty one is the host's or the judge's."""
    if kind in MADE and "overruled" not in body:
        return {move.get("by") or TABLE for move in body.get("moves") or [body["move"]]}
    if kind == "undo":
        taken = session.lines[body["to"] :]
        return {line.actor.role for line in taken if not line.undone and _was_made(line)}
    if kind == "redo" and "line" in body:
        line = session.lines[body["line"] - 1]
        return {line.actor.role} if _was_made(line) else set()
    return {""}


def _was_made(line: LogLine) -> bool:
    """Whether somebody made a move by this line."""
    return line.kind in MADE and line.origin != "implied"
