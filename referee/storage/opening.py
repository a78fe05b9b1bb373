"""How is a game opened for writing, and how does it go on when its journal is broken?

First the lease, then the reading, so that nothing changes between the two. The part that does not follow is
moved to a table of its own, as it was found, and the journal says so in a note.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.journal import Actor, Break, Header, Origin, Wrong, first_link, header_text, signed
from referee.storage import clock, device, lease
from referee.storage.connection import Connection
from referee.storage.database import Database
from referee.storage.errors import (
    HeaderBroken,
    JournalBroken,
    NewerEntry,
    OlderCopy,
    OtherCopy,
    ReasonMissing,
)
from referee.storage.games import read, read_within
from referee.storage.records import Journal
from referee.storage.writer import Writer

SET_ASIDE = (
    "INSERT INTO set_aside (game_id, set_aside_at, wrong, number, kind, body, at, link)"
    " SELECT game_id, :at, :wrong, number, kind, body, at, link FROM journal_entry"
    " WHERE game_id = :game AND number NOT BETWEEN 1 AND :sound"
)
TAKE_OUT = "DELETE FROM journal_entry WHERE game_id = :game AND number NOT BETWEEN 1 AND :sound"
END_AT = "UPDATE saved_game SET count = :count, head = :link, changed = :at WHERE id = :game"


class Takeover(Struct, frozen=True):
    """Why a game is taken from whoever holds it; both stand in its log."""

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
    """The right to write; a broken journal is refused unless its broken part may be set aside.

    ``by_force``: also from one who may still run; ``takeover``: the same, and the log tells why;
    ``restored``: why a game goes on that has lost entries since it was seen here, for the log too.
    """
    when = at or clock.now()
    if takeover is None:
        taken = lease.take(database, game_id, at=when, by_force=by_force)
        return _opened(database, taken, set_aside=set_aside, restored=restored, when=when)
    if not takeover.because.strip():
        raise ReasonMissing
    if not set_aside:
        _refuse_broken(read(database, game_id))  # before it is taken from anybody
    taken = lease.take(database, game_id, at=when, by_force=True, seen=takeover.token)
    writer = _opened(database, taken, set_aside=set_aside, restored=restored, when=when)
    return noted(writer, told_of(taken, takeover), "key", when) if taken.left_by else writer


def told_of(taken: lease.Taken, takeover: Takeover) -> dict[str, object]:
    """What the log says of a takeover: why, by whom, and who held the game."""
    named = ("person", "host", "process", "since")
    by, held = ({name: getattr(one, name) for name in named} for one in (taken.holder, taken.left_by))
    return {"takeover": {"because": takeover.because.strip(), "by": by, "from": held}}


def _opened(database: Database, taken: lease.Taken, *, set_aside: bool, restored: str, when: str) -> Writer:
    try:
        journal = read(database, taken.holder.game_id)
        damage = journal.damage
        if not (set_aside and damage and damage.wrong is not Wrong.HEADER):
            _refuse_broken(journal)
        if damage is not None:
            return _going_on(database, taken, journal, damage, when)
        older = older_copy(database, journal)
        if older is None:
            return Writer(database, taken, journal)
        if not restored.strip():
            raise older
        told: dict[str, object] = {"restored": {"because": restored.strip(), **older.facts}}
        return noted(Writer(database, taken, journal), told, "key", when)
    except BaseException:
        lease.release(database, taken.holder)
        raise


def older_copy(database: Database, journal: Journal) -> OlderCopy | None:
    """What the witness of a game knows of it that is not in the database."""
    seen = database.witnesses.seen(journal)
    if seen is None or (journal.damage and journal.damage.wrong is Wrong.HEADER):
        return None
    facts: dict[str, str | int] = {"game": journal.game_id, "seen": seen.count, "count": journal.head.count}
    if journal.head.count < seen.count:
        return OlderCopy(**facts, missing=seen.count - journal.head.count)
    if len(journal.entries) < seen.count or journal.link_at(seen.count) == seen.head:
        return None
    return OtherCopy(**facts)


def _refuse_broken(journal: Journal) -> None:
    """Nothing is added to a broken journal, nor to one whose end only a newer program can carry out."""
    if journal.damage:
        raise _refusal(journal, journal.damage)
    if newer := journal.newer:
        raise NewerEntry(game=journal.game_id, number=newer.number, kind=newer.kind)


def _refusal(journal: Journal, damage: Break) -> JournalBroken:
    kind = HeaderBroken if damage.wrong is Wrong.HEADER else JournalBroken
    return kind(
        journal,
        game=journal.game_id,
        number=damage.number,
        wrong=damage.wrong.value,
        sound=len(journal.entries),
    )


def _going_on(database: Database, taken: lease.Taken, journal: Journal, damage: Break, when: str) -> Writer:
    with database.writing() as connection:
        moved = _move_broken_part(connection, journal, damage, when)
        _end_at_sound_part(connection, journal, when)
        again = read_within(connection, journal.game_id, database.place)
        _refuse_broken(again)  # the file itself may be too broken to be mended here
    told = {"from": damage.number, "wrong": damage.wrong, "entries": moved, "of": journal.head.count}
    return noted(Writer(database, taken, again), {"set_aside": told}, "implied", when)


def noted(writer: Writer, told: dict[str, object], origin: Origin, when: str) -> Writer:
    """The same writer, with a note of how its game came to be opened; what is read includes the note."""
    body = signed(told, actor_of(writer.journal.header), origin)
    entry = writer.append("note", body, at=when)
    entries = (*writer.journal.entries, entry)
    writer.journal = replace(writer.journal, entries=entries, head=writer.head, found=len(entries))
    return writer


def actor_of(header: Header) -> Actor:
    """Who makes entries from here, in the game with this header."""
    return device.actor(first_link(header_text(header)))


def _move_broken_part(connection: Connection, journal: Journal, damage: Break, when: str) -> int:
    """How many entries were moved."""
    broken = {"game": journal.game_id, "sound": len(journal.entries)}
    connection.change(SET_ASIDE, **broken, at=when, wrong=damage.wrong.value)
    return connection.change(TAKE_OUT, **broken)


def _end_at_sound_part(connection: Connection, journal: Journal, when: str) -> None:
    head = journal.sound_head
    connection.change(END_AT, game=journal.game_id, count=head.count, link=head.link, at=when)
