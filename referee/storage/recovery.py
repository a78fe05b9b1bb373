"""Games opened for writing, broken journals and older copies repaired, and backups."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.journal import (
    Break,
    BreakKind,
    EntryActor,
    EntryOrigin,
    JournalHead,
    JournalHeader,
    first_link,
    header_text,
    linked,
    signed,
)
from referee.storage import device, lease, sqlite_backend
from referee.storage.connection import Connection
from referee.storage.database import Database, open_database
from referee.storage.errors import (
    FileIsThere,
    HeaderBroken,
    JournalBroken,
    NewerEntry,
    NotBackedUp,
    OlderCopy,
    OtherCopy,
    ReasonMissing,
    StorageError,
    why,
)
from referee.storage.games import ADD_ENTRY, END_AT, Journal, Summary, read_journal, read_within, saved_games
from referee.storage.writer import Writer

SET_ASIDE = (
    "INSERT INTO set_aside (game_id, set_aside_at, wrong, number, kind, body, at, link)"
    " SELECT game_id, :at, :wrong, number, kind, body, at, link FROM journal_entry"
    " WHERE game_id = :game AND number NOT BETWEEN 1 AND :sound"
)
ASIDE = "SELECT number FROM set_aside WHERE game_id = :game AND link = :link"
TAKE_OUT = "DELETE FROM journal_entry WHERE game_id = :game AND number NOT BETWEEN 1 AND :sound"


class Takeover(Struct, frozen=True):
    """The reason why a game is taken from its holder; both stand in its log."""

    because: str
    token: str = ""
    """That of the lease that was shown; empty: of whoever holds it then."""


def open_writer(
    database: Database,
    game_id: int,
    *,
    set_aside: bool = False,
    by_force: bool = False,
    takeover: Takeover | None = None,
    restored: str = "",
    at: str | None = None,
) -> Writer:
    """The writer of a game; a broken journal is refused unless its broken part may be set aside.

    ``by_force``: also from one who may still run; ``takeover``: the same, and the log tells why;
    ``restored``: why a game goes on that has lost entries since it was seen here, for the log too.
    """
    when = at or device.now()
    if takeover is None:
        taken = lease.take_lease(database, game_id, at=when, by_force=by_force)
        return _kept_here_too(_opened(database, taken, set_aside=set_aside, restored=restored, when=when))
    if not takeover.because.strip():
        raise ReasonMissing
    if not set_aside:
        _refuse_broken(read_journal(database, game_id))  # before it is taken from anybody
    taken = lease.take_lease(database, game_id, at=when, by_force=True, token=takeover.token)
    writer = _opened(database, taken, set_aside=set_aside, restored=restored, when=when)
    takeover_note = told_of(taken, takeover) if taken.left_by else None
    return _kept_here_too(
        note_opening(writer, takeover_note, "key", when) if takeover_note is not None else writer
    )


def _kept_here_too(writer: Writer) -> Writer:
    """The writer with a mirror on this computer, so that the table survives its server."""
    try:
        writer.keep_here_too()
    except BaseException:
        writer.close()
        raise
    return writer


def told_of(taken: lease.TakenLease, takeover: Takeover) -> dict[str, object]:
    """The note on a takeover: why, by whom, and who held the game."""
    named = ("person", "host", "process", "since")
    by, held = ({name: getattr(holder, name) for name in named} for holder in (taken.holder, taken.left_by))
    return {"takeover": {"because": takeover.because.strip(), "by": by, "from": held}}


def _opened(
    database: Database, taken: lease.TakenLease, *, set_aside: bool, restored: str, when: str
) -> Writer:
    try:
        journal = read_journal(database, taken.holder.game_id)
        damage = journal.damage
        if not (set_aside and damage and damage.wrong is not BreakKind.HEADER):
            _refuse_broken(journal)
        if damage is not None:
            return _going_on(database, taken, journal, damage, when)
        older = older_copy(database, journal)
        if older is None:
            return Writer(database, taken, journal)
        if not restored.strip():
            raise older
        facts: dict[str, object] = {"restored": {"because": restored.strip(), **older.facts}}
        return note_opening(Writer(database, taken, journal), facts, "key", when)
    except BaseException:
        lease.release(database, taken.holder)
        raise


def older_copy(database: Database, journal: Journal) -> OlderCopy | None:
    """The entries that the witness of a game knows and the database lacks."""
    witnessed = database.witnesses.last_seen(journal)
    if witnessed is None or (journal.damage and journal.damage.wrong is BreakKind.HEADER):
        return None
    if _was_set_aside(database, journal.game_id, witnessed.head):
        return None
    facts: dict[str, str | int] = {
        "game": journal.game_id,
        "seen": witnessed.count,
        "count": journal.head.count,
    }
    if journal.head.count < witnessed.count:
        return OlderCopy(**facts, missing=witnessed.count - journal.head.count)
    if len(journal.entries) < witnessed.count or journal.link_at(witnessed.count) == witnessed.head:
        return None
    return OtherCopy(**facts)


def _was_set_aside(database: Database, game: int, link: str) -> bool:
    """Whether an entry is missing only because a program set it aside and ended before it said so."""
    with database.reading() as connection:
        return bool(list(connection.rows(ASIDE, game=game, link=link)))


def _refuse_broken(journal: Journal) -> None:
    """Refuses to add to a broken journal, or to one that ends with a newer program's entries."""
    if journal.damage:
        raise _refusal(journal, journal.damage)
    if newer := journal.newer:
        raise NewerEntry(game=journal.game_id, number=newer.number, kind=newer.kind)


def _refusal(journal: Journal, damage: Break) -> JournalBroken:
    kind = HeaderBroken if damage.wrong is BreakKind.HEADER else JournalBroken
    return kind(
        journal,
        game=journal.game_id,
        number=damage.number,
        wrong=damage.wrong.value,
        sound=len(journal.entries),
    )


def _going_on(
    database: Database, taken: lease.TakenLease, journal: Journal, damage: Break, when: str
) -> Writer:
    with database.writing() as connection:
        moved = _move_broken_part(connection, journal, damage, when)
        _end_at(connection, journal, journal.sound_head, when)
        again = read_within(connection, journal.game_id, database.place)
        _refuse_broken(again)  # the file itself may be too broken to be mended here
        facts = {"from": damage.number, "wrong": damage.wrong, "entries": moved, "of": journal.head.count}
        again = _told_of_it(connection, again, {"set_aside": facts}, when)
    return Writer(database, taken, again)


def _told_of_it(connection: Connection, journal: Journal, note: dict[str, object], when: str) -> Journal:
    """The journal with a note on what was done, written in the same transaction."""
    before, body = journal.sound_head, signed(note, actor_of(journal.header), "implied")
    entry = linked(before.link, before.count + 1, "note", body, when)
    place = {"game": journal.game_id, "number": entry.number}
    connection.change(ADD_ENTRY, **place, kind=entry.kind, body=body, at=when, link=entry.link)
    head = JournalHead(entry.number, entry.link)
    _end_at(connection, journal, head, when)
    entries = (*journal.entries, entry)
    return replace(journal, entries=entries, head=head, found=len(entries))


def note_opening(writer: Writer, facts: dict[str, object], origin: EntryOrigin, when: str) -> Writer:
    """The writer, after a note on how its game came to be opened."""
    body = signed(facts, actor_of(writer.journal.header), origin)
    entry = writer.append("note", body, at=when)
    entries = (*writer.journal.entries, entry)
    writer.journal = replace(writer.journal, entries=entries, head=writer.head, found=len(entries))
    return writer


def actor_of(header: JournalHeader) -> EntryActor:
    """The actor of entries from here, in the game with this header."""
    return device.actor(first_link(header_text(header)))


def _move_broken_part(connection: Connection, journal: Journal, damage: Break, when: str) -> int:
    """Moves the broken part aside; how many entries."""
    broken = {"game": journal.game_id, "sound": len(journal.entries)}
    connection.change(SET_ASIDE, **broken, at=when, wrong=damage.wrong.value)
    return connection.change(TAKE_OUT, **broken)


def _end_at(connection: Connection, journal: Journal, head: JournalHead, when: str) -> None:
    connection.change(END_AT, game=journal.game_id, count=head.count, link=head.link, at=when)


class Backup(Struct, frozen=True):
    """The content of a copy."""

    games: int
    entries: int
    broken: tuple[int, ...] = ()
    """Games whose journal is broken in the copy as it is in the database."""


def back_up(database: Database, file: Path) -> Backup:
    """Copies the database into a new file, which appears when all of it has been read back.

    Raises:
        FileIsThere: nothing is overwritten.
        NotBackedUp: it could not be written, or is not what it was made from.
    """
    if file.exists():
        raise FileIsThere(place=str(file))
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        try:
            database.copy_to(part)
            backup = _looked_through(part)
            part.rename(file)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, StorageError) as error:
        raise NotBackedUp(place=str(file), found=why(error)) from error
    return backup


def _looked_through(copy: Path) -> Backup:
    """Every journal of the copy; the file must be sound, a journal may be broken as before."""
    sqlite_backend.refuse_if_damaged(copy, thoroughly=True)
    with closing(open_database(copy, read_only=True)) as database:
        saved = saved_games(database)
        journals = [read_journal(database, summary.id) for summary in saved]
    broken = tuple(sorted(journal.game_id for journal in journals if journal.damage is not None))
    return Backup(len(saved), sum(_entries(*pair) for pair in zip(saved, journals, strict=True)), broken)


def _entries(saved: Summary, journal: Journal) -> int:
    return len(journal.entries) if journal.damage else saved.count
