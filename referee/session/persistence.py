"""Saved games: begun, opened again, and written entry by entry."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter
from engine.kernel.errors import Unreadable
from engine.kernel.journal import JournalHead, JournalHeader, JournalLine
from referee import __version__
from referee.session.game_setup import Start, start_of, state_of
from referee.session.log.log_line import EntryKind
from referee.session.registry import adapter_of
from referee.session.session import Session
from referee.storage import games
from referee.storage.database import Database, open_database
from referee.storage.errors import DamagedFile, JournalBroken, NotReachable, NotWritable, OlderCopy
from referee.storage.games import Journal
from referee.storage.recovery import Takeover, actor_of, older_copy, open_writer
from referee.storage.writer import Writer

IMPLIED: Final = "implied"
"""The origin of what nobody had to enter."""


class StoredOrigin(Struct, frozen=True):
    """Of an entry: how it was entered."""

    origin: str = ""


class UnsavedGame:
    """A game that is saved with its first entry; notes before that wait for it."""

    def __init__(self, database: Database, name: str, header: JournalHeader) -> None:
        self._database, self._name, self._header = database, name, header
        self._waiting: list[tuple[EntryKind, str, tuple[str, ...]]] = []
        self._writer: Writer | None = None
        self.game_id = 0
        """The number of the saved game; 0: there is none yet."""

    def keep(self, kind: EntryKind, body: str, cites: tuple[str, ...]) -> None:
        """Writes an entry, and first creates the saved game if there is none.

        What a table does by itself waits, as notes do: nobody has entered anything yet.
        """
        if self._writer is None and msgspec.json.decode(body, type=StoredOrigin).origin == IMPLIED:
            self.wait(kind, body, cites)
            return
        if self._writer is None:
            if not self.game_id:
                self.game_id = games.create_game(self._database, self._name, self._header)
            self._writer = open_writer(self._database, self.game_id)
        while self._waiting:
            self._writer.append(self._waiting[0][0], self._waiting[0][1], cites=self._waiting[0][2])
            del self._waiting[0]
        self._writer.append(kind, body, cites=cites)

    def wait(self, kind: EntryKind, body: str, cites: tuple[str, ...]) -> None:
        """Holds an entry back until another is made."""
        self._waiting.append((kind, body, cites))

    @property
    def head(self) -> JournalHead | None:
        """The end of the journal, if there is one."""
        return self._writer.head if self._writer is not None else None

    def rest(self) -> None:
        """Secures the entries while nothing is entered."""
        if self._writer is not None:
            self._writer.rest()

    def show_alive(self) -> None:
        """Shows other programs that this one still runs."""
        if self._writer is not None:
            self._writer.show_alive()

    @property
    def unsent(self) -> int:
        """How many entries only this computer has, because the server is gone."""
        return self._writer.unsent if self._writer is not None else 0

    def send(self) -> int:
        """Sends these entries, if the server is there again."""
        return self._writer.send() if self._writer is not None else 0

    def close(self) -> None:
        """Gives the game back, if there is one."""
        if self._writer is not None:
            self._writer.close()


class OpenGame(Struct, frozen=True):
    """A session whose entries are on the disk before they can be seen."""

    session: Session
    name: str
    game_id: int
    writer: Writer | UnsavedGame | None
    """None: the game is only looked at."""
    sound: int = 0
    """How many entries were read."""
    newer: JournalLine | None = None
    """The entry of a kind only a newer program knows, where the table stops; it is only looked at."""
    older: OlderCopy | None = None
    """Of a game that is only looked at: what it has lost since it was seen here."""
    begun_with: int | None = None
    """Of a game just begun: how many entries it had then."""

    @property
    def saved_as(self) -> int:
        """The number of the saved game; 0: nothing has been saved."""
        return self.writer.game_id if isinstance(self.writer, UnsavedGame) else self.game_id

    @property
    def untouched(self) -> bool:
        """Whether a game that was just begun has no entry that counts."""
        if self.begun_with is None:
            return False
        entered = self.session.lines[self.begun_with :]
        return all(line.undone or line.kind in ("undo", "redo") for line in entered)

    @property
    def differing(self) -> tuple[int, ...]:
        """The lines that do not fit the rules as they are judged now."""
        return tuple(line.number for line in self.session.lines if line.differs)

    def rest(self) -> None:
        """Secures the entries while nothing is entered."""
        if self.writer is not None:
            self.writer.rest()

    @property
    def unsent(self) -> int:
        """How many entries only this computer has, because the server is gone."""
        return self.writer.unsent if self.writer is not None else 0

    def keep_in_touch(self) -> int:
        """Sends the entries the server lacks, and shows it that the table is attended.

        Returns:
            How many entries were sent.

        Raises:
            Branched: others went on with the game meanwhile.
            NotReachable, DeviceFailed: the server is gone.
        """
        if self.writer is None:
            return 0
        sent = self.writer.send()
        self.writer.show_alive()
        return sent

    def close(self) -> None:
        """Gives the game back, so that another program can write to it."""
        if self.writer is None:
            return
        try:
            self.session.write_rulings()
        finally:
            self.writer.close()


class OnlyLooking(DamagedFile):
    """An entry was tried in a game that is only looked at."""

    key = "storage-only-looking"


def place(where: str | Path | None = None) -> Database:
    """The database, opened for writing, or for reading where it cannot be written."""
    try:
        return open_database(where)
    except NotWritable:
        try:
            return open_database(where, read_only=True)
        except NotReachable:
            pass  # there is none yet: why none can be made says more
        raise


def begin(database: Database, name: str, start: Start) -> OpenGame:
    """Begins a game that is saved from its first entry on."""
    game_id = games.create_game(database, name, _header(start))
    opened = resume(database, game_id)
    return _noted(opened, start)


def begin_unsaved(database: Database, name: str, start: Start) -> OpenGame:
    """Begins a game that is saved as soon as something is entered."""
    header = _header(start)
    unmade = UnsavedGame(database, name, header)
    session = Session(adapter_of(start.game), state_of(start), header.texts, unmade.wait, strict=start.strict)
    session.first_game = start.first_game
    session.actor = actor_of(header)
    opened = _noted(OpenGame(session, name, 0, unmade), start)
    session.keep_entry = unmade.keep
    return opened


def _noted(opened: OpenGame, start: Start) -> OpenGame:
    """Writes the note on a game as the first line of its log."""
    if start.note:
        with opened.session.entering(IMPLIED):
            opened.session.note(start.note)
    return replace(opened, begun_with=len(opened.session.lines))


def _header(start: Start) -> JournalHeader:
    return JournalHeader(
        game=start.game,
        texts=start.texts,
        seats=tuple(area.id for area in adapter_of(start.game).view(state_of(start)).areas),
        engine=__version__,
        rulebook=_rulebook(),
        position=start.position,
        options=start.options,
    )


def leave(database: Database, opened: OpenGame) -> None:
    """Gives a game back; an untouched one that was only looked at is deleted."""
    opened.close()
    if opened.untouched and opened.saved_as:
        games.remove(database, opened.saved_as)


def resume(
    database: Database,
    game_id: int,
    *,
    set_aside: bool = False,
    by_force: bool = False,
    takeover: Takeover | None = None,
    restored: str = "",
    look: bool = False,
) -> OpenGame:
    """Opens a saved game: every sound entry is carried out again.

    Raises:
        HeldElsewhere: another process writes to it.
        OlderCopy: entries that were seen here are missing, and nobody says why.
        JournalBroken: part of the journal is not what was entered.
        NewerEntry: a newer program wrote a kind of entry that is not known here.
    """
    if look:
        journal = games.read_journal(database, game_id)
        return replace(_replayed(journal, None), older=older_copy(database, journal))
    writer = open_writer(
        database, game_id, set_aside=set_aside, by_force=by_force, takeover=takeover, restored=restored
    )
    try:
        return _replayed(writer.journal, writer)
    except BaseException:
        writer.close()
        raise


def _replayed(journal: Journal, writer: Writer | None) -> OpenGame:
    """Carries out every entry again; entries that no longer fit are marked, and the table goes on."""
    newer = journal.newer
    session = session_until(journal, None if newer is None else newer.number - 1)
    session.keep_entry = _keep_with(writer) if writer is not None else _refuse
    session.read_only = writer is None
    if writer is not None:
        session.actor = actor_of(journal.header)
        session.ruling_entries.give_interrupted(session)
    return OpenGame(session, journal.name, journal.game_id, writer, len(journal.entries), newer)


def session_until(journal: Journal, last: int | None = None) -> Session:
    """The session after an entry, with all entries up to it carried out again; None: after the last."""
    session = _begun(journal)
    for entry in journal.entries[:last]:
        session.read(entry)
    return session


def read_only_session(journal: Journal) -> Session:
    """The session of a saved game for an onlooker."""
    session = _replayed(journal, None).session
    session.actor = actor_of(journal.header)
    return session


def _begun(journal: Journal) -> Session:
    start = start_of(journal.header)
    adapter = adapter_of(journal.header.game)
    session = Session(adapter, state_of(start), journal.header.texts, _nothing, strict=start.strict)
    session.first_game = start.first_game
    if start.position:
        _can_be_drawn(adapter, session.state)
    return session


def only_looked_at(session: Session, name: str) -> OpenGame:
    """A game that nobody can enter anything into, and that is not saved here."""
    session.keep_entry, session.read_only = _refuse, True
    return OpenGame(session, name, 0, None, len(session.lines))


def _can_be_drawn(adapter: GameAdapter, state: Any) -> None:
    """Refuses a table of another program that cannot be drawn, instead of ending the app."""
    try:
        adapter.view(state)
    except Exception:  # noqa: BLE001 - whatever it is, the position brought it about
        raise Unreadable("table_contradicts", where="position") from None


def _nothing(*_entry: object) -> None:
    """Keeps nothing: an entry that is read stands in the journal already."""


def _refuse(*_entry: object) -> None:
    raise OnlyLooking


def _keep_with(writer: Writer) -> Any:
    def keep(kind: EntryKind, body: str, cites: tuple[str, ...]) -> None:
        writer.append(kind, body, cites=cites)

    return keep


def _rulebook() -> str:
    from rulebook.content.files import CONTENT, content_hash

    return content_hash(CONTENT)


__all__ = ["JournalBroken", "OnlyLooking", "OpenGame", "begin", "begin_unsaved", "place", "resume"]
