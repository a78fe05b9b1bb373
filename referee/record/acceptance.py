"""Records from others: read, checked whole and judged again before anything is done with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from engine.kernel.errors import RefereeError, Unreadable, refuse
from engine.kernel.journal import CHANGING, COVERED, JournalHeader, first_unknown
from referee.record.extract import plain_entry
from referee.record.record_file import SIZE_LIMIT, GameRecord, read
from referee.record.verification import JudgedAgain, record_judged_again
from referee.session.exchanged_files import bytes_of
from referee.session.game_setup import WRITTEN, start_of
from referee.session.persistence import OpenGame, only_looked_at
from referee.session.registry import adapter_of, all_games
from referee.session.session import Session
from referee.session.table_files import checked


class AcceptedRecord(Struct, frozen=True):
    """A sound record, and what came of judging it again."""

    record: GameRecord
    again: JudgedAgain


def accepted(data: bytes) -> AcceptedRecord:
    """The record in a file, if a game can be made of it.

    Raises:
        BrokenRecord: a byte of it is not as it was written.
        Unreadable: it is of a game that is not here, of a newer program, or holds what no journal of ours
            holds.
    """
    record = read(data)
    _plain(record)
    _can_begin(record.header)
    newer = first_unknown(record.entries)
    if newer is not None:
        raise Unreadable("record_newer", entry=newer.number, kind=newer.kind)
    again = record_judged_again(record)
    _tables_can_be(again.session)
    return AcceptedRecord(record, again)


def looked_at(file: Path) -> OpenGame:
    """The game in a file, to look at.

    Raises:
        Unreadable: as above.
    """
    found = accepted(bytes_of(file, SIZE_LIMIT))
    return only_looked_at(found.again.session, found.record.about.name)


def _plain(record: GameRecord) -> None:
    """No character that a terminal obeys, wherever it stands."""
    refuse(record.about.name, "name", lines=())
    refuse(list(record.text), "text", lines=())
    header = record.header
    refuse([header.game, header.engine, header.rulebook, *header.texts, *header.seats], "header", lines=())
    refuse(header.options, "options", lines=WRITTEN)
    for entry in record.entries:
        plain_entry(entry)


def _can_begin(header: JournalHeader) -> None:
    if header.game not in all_games():
        raise Unreadable("unknown_game", game=header.game, known=all_games())
    known = adapter_of(header.game).game.texts
    if not header.texts or not set(header.texts) <= set(known):
        raise Unreadable("unknown_text", text=", ".join(header.texts), known=known)
    try:
        checked(start_of(header))
    except RefereeError:
        raise
    except Exception:  # noqa: BLE001 - whatever it is, the file brought it about
        raise Unreadable("table_contradicts", where="header") from None


def _tables_can_be(session: Session) -> None:
    """A table that an entry only states, without a move to judge, has no defect the table before lacked."""
    for line in session.lines:
        if line.kind in CHANGING and COVERED in line.body and not line.undone:
            if line.differs:
                raise Unreadable("table_contradicts", where=f"entry {line.number}")
            after, before = session.state_after(line.number), session.before(line.number)
            new = next(iter(_defects(session, after) - _defects(session, before)), None)
            if new is not None:
                raise Unreadable("table_contradicts", where=f"entry {line.number}: {new}")


def _defects(session: Session, state: Any) -> set[str]:
    return {one.field for one in session.adapter.defects(state)}
