"""`referee backup` and `referee restored`: a copy of all saved games, and going on with one of before."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from referee.cli.result import NOT_MET, UNREADABLE, CommandResult
from referee.storage.database import Database, open_database
from referee.storage.errors import OlderCopy, ReasonMissing, StorageError
from referee.storage.games import saved_games
from referee.storage.recovery import back_up, open_writer
from referee.words.speech import Speech


def backup_command(file: str, language: str) -> CommandResult:
    """Copies all saved games into a new file; games that are broken are named."""
    speech = Speech(language)
    try:
        with closing(open_database(read_only=True)) as database:
            found = back_up(database, Path(file).expanduser())
    except StorageError as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")
    said = speech.say("cli/backed-up", file=file, games=found.games, entries=found.entries)
    broken = ", ".join(str(one) for one in found.broken)
    told = f"{speech.say('cli/backed-up-broken', numbers=broken)}\n" if broken else ""
    return CommandResult(f"{said}\n", NOT_MET if broken else 0, told)


def restored_command(because: str, language: str) -> CommandResult:
    """Every game that has lost entries since it was seen here goes on as it is; its log says why."""
    speech = Speech(language)
    try:
        if not because.strip():
            raise ReasonMissing
        with closing(open_database()) as database:
            return CommandResult("".join(f"{line}\n" for line in _accepted(database, because, speech)))
    except StorageError as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")


def _accepted(database: Database, because: str, speech: Speech) -> list[str]:
    saved = saved_games(database)
    said = []
    for one in saved:
        try:
            open_writer(database, one.id).close()
        except OlderCopy as older:
            open_writer(database, one.id, restored=because).close()
            seen = older.facts["seen"]
            said.append(speech.say("cli/restored", game=one.name, count=one.count, seen=seen))
        except StorageError as trouble:  # broken or held: opening it says the same
            said.append(speech.error(trouble))
    for gone, _ in database.witnesses.older(saved_games(database)):
        if gone.game not in {one.id for one in saved}:
            database.witnesses.forget(gone.game)
            said.append(speech.say("cli/restored-without", game=gone.name, seen=gone.count))
    return said or [speech.say("cli/nothing-older")]
