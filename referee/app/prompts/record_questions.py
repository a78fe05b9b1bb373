"""What becomes of a record that is opened: it is looked at, or kept among the saved games."""

from __future__ import annotations

from asyncio import to_thread
from pathlib import Path
from typing import TYPE_CHECKING

from referee.app.dialogs.choose import ChooseOne, DialogChoice
from referee.app.labels import label
from referee.desk.verification import read_record
from referee.record.imported_record import ImportedRecord, imported
from referee.record.record_file import SIZE_LIMIT, is_tournament_record
from referee.record.verification import accepted
from referee.session.exchanged_files import bytes_of
from referee.session.persistence import OpenGame, only_looked_at
from referee.words.records import record_lines, tournament_record_told

if TYPE_CHECKING:
    from referee.app.host import Host
    from referee.storage.database import Database


async def ask_record(host: Host, database: Database, file: Path) -> OpenGame | ImportedRecord | str | None:
    """Judges a record again, tells what came of it, and asks whether it is looked at or kept.

    Of the record of a tournament it is only told whether it is sound.

    Raises:
        RefereeError: it is not as it was written, or no game can be made of it.
        StorageError: it cannot be kept.
    """
    data = await to_thread(lambda: bytes_of(file.expanduser(), SIZE_LIMIT))
    if is_tournament_record(data):
        return tournament_record_told(read_record(data), host.wording.speech)[1]
    found = await to_thread(lambda: accepted(data))
    told = "\n".join(record_lines(found, host.wording.speech))
    deeds = [DialogChoice("look", label("look-at-record"))]
    if not database.read_only:
        deeds.append(DialogChoice("keep", label("keep-record")))
    name = found.record.about.name
    how = await host.push_screen_wait(ChooseOne(name, tuple(deeds), told))
    if how == "look":
        return only_looked_at(found.again.session, name)
    return imported(database, found) if how == "keep" else None
