"""`referee takeover`: a game whose program will not come back is taken from it, and the log says why."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from referee.cli.said import NOT_MET, UNREADABLE, Said

if TYPE_CHECKING:
    from referee.storage.database import Database
    from referee.storage.records import Summary
    from referee.words.speech import Speech


def takeover_command(game: str, because: str, language: str) -> Said:
    """Takes the game over and leaves it free for whoever opens it next."""
    from referee.storage.database import open_database
    from referee.storage.errors import StorageError
    from referee.words.speech import Speech

    speech = Speech(language)
    try:
        with closing(open_database()) as database:
            return _taken_over(database, game, because, speech)
    except StorageError as trouble:
        return Said("", UNREADABLE, f"{speech.error(trouble)}\n")


def _taken_over(database: Database, game: str, because: str, speech: Speech) -> Said:
    from referee.storage.games import saved_games
    from referee.storage.lease import holder
    from referee.storage.opening import Takeover, open_writer

    found = [one for one in saved_games(database) if game in (str(one.id), one.name)]
    if len(found) != 1:
        said = speech.say("cli/which-game", game=game, count=len(found), numbers=_numbers(found))
        return Said("", NOT_MET, f"{said}\n")
    [one] = found
    held = holder(database, one.id)
    if held is None:
        return Said(speech.say("cli/nobody-holds", game=one.name, number=one.id) + "\n")
    open_writer(database, one.id, takeover=Takeover(because, held.token)).close()
    facts = {"person": held.person or "?", "host": held.host, "process": held.process, "since": held.since}
    return Said(speech.say("cli/taken-over", game=one.name, number=one.id, **facts) + "\n")


def _numbers(found: list[Summary]) -> str:
    return ", ".join(str(one.id) for one in found)
