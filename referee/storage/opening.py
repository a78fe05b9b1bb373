"""How is a game opened for writing, and how does it go on when its journal is broken?

First the lease, then the reading, so that nothing changes between the two. The part that does not follow is
moved to a table of its own, as it was found, and the journal says so in a note.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.journal import Actor, Break, Origin, Wrong, first_link, header_text, signed
from referee.storage import clock, device, lease
from referee.storage.connection import Connection
from referee.storage.database import Database
from referee.storage.errors import HeaderBroken, JournalBroken, NewerEntry
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


def open_writer(
    database: Database,
    game_id: int,
    *,
    set_aside: bool = False,
    by_force: bool = False,
    at: str | None = None,
) -> Writer:
    """The right to write; a broken journal is refused unless its broken part may be set aside."""
    when = at or clock.now()
    taken = lease.take(database, game_id, at=when, by_force=by_force)
    try:
        journal = read(database, game_id)
        refuse_newer(journal)
        damage = journal.damage
        if damage is None:
            return Writer(database, taken, journal)
        if not set_aside or damage.wrong is Wrong.HEADER:
            raise _refusal(journal, damage)
        return _going_on(database, taken, journal, damage, when)
    except BaseException:
        lease.release(database, taken.holder)
        raise


def refuse_newer(journal: Journal) -> None:
    """What follows an entry that only a newer program can carry out is not known here."""
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
        if again.damage is not None:  # the file itself is too broken to be mended here
            raise _refusal(again, again.damage)
    told = {"from": damage.number, "wrong": damage.wrong, "entries": moved, "of": journal.head.count}
    return noted(Writer(database, taken, again), {"set_aside": told}, "implied", when)


def noted(writer: Writer, told: dict[str, object], origin: Origin, when: str) -> Writer:
    """The same writer, with a note of how its game came to be opened; what is read includes the note."""
    body = signed(told, actor_of(writer.journal), origin)
    entry = writer.append("note", body, at=when)
    entries = (*writer.journal.entries, entry)
    writer.journal = replace(writer.journal, entries=entries, head=writer.head, found=len(entries))
    return writer


def actor_of(journal: Journal) -> Actor:
    """Who makes entries in this game from here."""
    return device.actor(first_link(header_text(journal.header)))


def _move_broken_part(connection: Connection, journal: Journal, damage: Break, when: str) -> int:
    """How many entries were moved."""
    broken = {"game": journal.game_id, "sound": len(journal.entries)}
    connection.change(SET_ASIDE, **broken, at=when, wrong=damage.wrong.value)
    return connection.change(TAKE_OUT, **broken)


def _end_at_sound_part(connection: Connection, journal: Journal, when: str) -> None:
    head = journal.sound_head
    connection.change(END_AT, game=journal.game_id, count=head.count, link=head.link, at=when)
