"""How is a game begun, opened again, and kept entry by entry?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.errors import Unreadable
from engine.kernel.journal import Entry, Header
from referee import __version__
from referee.desk.starts import Start, start_of, state_of
from referee.games import desk as desk_of
from referee.history import EntryKind
from referee.session import Session
from referee.storage import games
from referee.storage.database import Database, open_database
from referee.storage.errors import DamagedFile, JournalBroken, NotReachable, NotWritable
from referee.storage.opening import open_writer
from referee.storage.writer import Writer


class Kept(Struct, frozen=True):
    """A session whose entries are on the disk before they can be seen."""

    session: Session
    name: str
    game_id: int
    writer: Writer | None
    """None: the game is only looked at."""
    sound: int = 0
    """How many entries were read."""
    stopped_at: int = 0
    """The first entry that could not be carried out again; 0: all could."""
    begun_with: int | None = None
    """Of a game just begun: how many entries it had then."""

    @property
    def untouched(self) -> bool:
        """Whether nothing that counts has been entered into a game that was just begun."""
        if self.begun_with is None:
            return False
        entered = self.session.lines[self.begun_with :]
        return all(line.undone or line.kind in ("undo", "redo") for line in entered)

    def close(self) -> None:
        """Gives the game back to whoever wants to write next."""
        if self.writer is not None:
            self.writer.close()


class OnlyLooking(DamagedFile):
    """Nothing can be entered into a game that is only looked at."""

    key = "storage-only-looking"
    english = "This game is only looked at here; what was entered was not kept. Close it where it is played."


def place(where: str | Path | None = None) -> Database:
    """The database, opened for writing; one that may only be read is opened so."""
    try:
        return open_database(where)
    except NotWritable:
        try:
            return open_database(where, read_only=True)
        except NotReachable:
            pass  # there is none yet: why none can be made says more
        raise


def begin(database: Database, name: str, start: Start) -> Kept:
    """A new game, kept from its first entry on."""
    state = state_of(start)
    desk = desk_of(start.game)
    header = Header(
        game=start.game,
        texts=start.texts,
        seats=tuple(area.id for area in desk.view(state).areas),
        engine=__version__,
        rulebook=_rulebook(),
        position=start.position,
        options=start.options,
    )
    game_id = games.create(database, name, header)
    kept = resume(database, game_id)
    if start.note:
        kept.session.note(start.note)
    return replace(kept, begun_with=len(kept.session.lines))


def leave(database: Database, kept: Kept) -> None:
    """Gives a game back; one that was only looked at when it had just been begun is not kept."""
    kept.close()
    if kept.untouched:
        games.remove(database, kept.game_id)


def resume(
    database: Database, game_id: int, *, set_aside: bool = False, by_force: bool = False, look: bool = False
) -> Kept:
    """A game as it was left: every sound entry carried out again.

    Raises:
        HeldElsewhere: another process writes to it.
        JournalBroken: part of the journal is not what was entered.
    """
    if look:
        journal = games.read(database, game_id)
        return _replayed(journal.name, game_id, journal.header, journal.entries, None)
    writer = open_writer(database, game_id, set_aside=set_aside, by_force=by_force)
    try:
        read = writer.journal
        return _replayed(read.name, game_id, read.header, read.entries, writer)
    except BaseException:
        writer.close()
        raise


def _replayed(
    name: str, game_id: int, header: Header, entries: tuple[Entry, ...], writer: Writer | None
) -> Kept:
    start = start_of(header)
    session = Session(desk_of(header.game), state_of(start), header.texts, _nothing, strict=start.strict)
    stopped = 0
    for entry in entries:
        if not _replay(session, entry):
            stopped = entry.number
            break
    session.keep = _keep_with(writer) if writer is not None and not stopped else _refuse
    return Kept(session, name, game_id, writer, len(entries), stopped)


def _replay(session: Session, entry: Entry) -> bool:
    """Carries out one entry again; one this version cannot carry out ends the reading."""
    try:
        session.replay(entry.kind, msgspec.json.decode(entry.body))
    except (Unreadable, KeyError, IndexError, msgspec.DecodeError, TypeError, AttributeError, ValueError):
        return False
    return True


def _nothing(*_entry: object) -> None:
    """What is read is kept already."""


def _refuse(*_entry: object) -> None:
    raise OnlyLooking


def _keep_with(writer: Writer) -> Any:
    def keep(kind: EntryKind, body: str, cites: tuple[str, ...]) -> None:
        writer.append(kind, body, cites=cites)

    return keep


def _rulebook() -> str:
    from rulebook.content import CONTENT, content_hash

    return content_hash(CONTENT)


__all__ = ["JournalBroken", "Kept", "OnlyLooking", "begin", "place", "resume"]
