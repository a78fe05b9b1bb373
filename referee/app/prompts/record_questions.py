"""What becomes of a record that is opened: it is looked at, or kept among the saved games."""

from __future__ import annotations

from asyncio import to_thread
from pathlib import Path
from typing import TYPE_CHECKING

from referee.app.dialogs.choose import ChooseOne, DialogChoice
from referee.app.labels import label
from referee.record.imported_record import ImportedRecord, imported
from referee.record.record_file import SIZE_LIMIT
from referee.record.verification import accepted
from referee.session.exchanged_files import bytes_of
from referee.session.persistence import OpenGame, only_looked_at
from referee.words.records import record_lines

if TYPE_CHECKING:
    from referee.app.host import Host
    from referee.storage.database import Database


async def ask_record(host: Host, database: Database, file: Path) -> OpenGame | ImportedRecord | None:
    """Judges a record again, tells what came of it, and asks whether it is looked at or kept.

    Raises:
        RefereeError: it is not as it was written, or no game can be made of it.
        StorageError: it cannot be kept.
    """
    found = await to_thread(lambda: accepted(bytes_of(file.expanduser(), SIZE_LIMIT)))
    told = "\n".join(record_lines(found, host.wording.speech))
    deeds = [DialogChoice("look", label("look-at-record"))]
    if not database.read_only:
        deeds.append(DialogChoice("keep", label("keep-record")))
    name = found.record.about.name
    how = await host.push_screen_wait(ChooseOne(name, tuple(deeds), told))
    if how == "look":
        return only_looked_at(found.again.session, name)
    return imported(database, found) if how == "keep" else None
