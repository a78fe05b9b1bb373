"""Questions about a game that is opened: a record, or a saved game that is not as usual."""

from __future__ import annotations

from asyncio import to_thread
from pathlib import Path
from typing import TYPE_CHECKING, Any

from referee.app.dialogs.base import AskText
from referee.app.dialogs.choose import ChooseOne, DialogChoice
from referee.app.labels import label
from referee.desk.verification import read_record
from referee.record.record_file import SIZE_LIMIT, is_tournament_record
from referee.record.verification import ImportedRecord, accepted, imported
from referee.session.exchanged_files import bytes_of
from referee.session.persistence import OpenGame, only_looked_at
from referee.storage.errors import HeldElsewhere, JournalBroken, OlderCopy, StorageError
from referee.storage.recovery import Takeover
from referee.words.rulings import record_lines, tournament_record_told

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


async def ask_how(host: Host, name: str, error: StorageError) -> dict[str, Any] | None:
    """How a saved game is opened that cannot be opened as usual; nothing: it is left alone.

    One held elsewhere can be looked at or taken over, an older copy gone on with, both for a reason;
    of a broken one the sound part is shown or gone on with.
    """
    title = f"{name}: {label('not-as-usual')}"
    if isinstance(error, HeldElsewhere | OlderCopy):
        return await _ask_reason(host, title, error)
    broken = isinstance(error, JournalBroken)
    choices = [DialogChoice("do", label("go-on-sound" if broken else "look-on"))]
    if broken:
        choices.append(DialogChoice("look", label("look-sound")))
    choices.append(DialogChoice("leave", label("leave-it")))
    taken = await host.push_screen_wait(ChooseOne(title, tuple(choices), host.wording.error(error)))
    if taken in (None, "leave"):
        return None
    return {"set_aside": True} if broken and taken == "do" else {"look": True}


async def _ask_reason(host: Host, title: str, error: HeldElsewhere | OlderCopy) -> dict[str, Any] | None:
    """Why a game is opened in spite of an error; whoever only looks at it needs no reason."""
    held = isinstance(error, HeldElsewhere)
    says = {
        "look": label("look-on"),
        "do": label("take-over" if held else "go-on-older"),
        "leave": label("leave-it"),
    }
    choices = tuple(DialogChoice(key, words) for key, words in says.items())
    told = host.wording.error(error)
    taken = await host.push_screen_wait(ChooseOne(title, choices, told))
    if taken != "do":
        return {"look": True} if taken == "look" else None
    because = await host.push_screen_wait(AskText(label("takeover-why" if held else "older-why"), told))
    if not because:
        return None
    return (
        {"takeover": Takeover(because, error.token)}
        if isinstance(error, HeldElsewhere)
        else {"restored": because}
    )
