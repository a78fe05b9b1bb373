"""`referee games`: which games are saved?"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from referee.cli.said import UNREADABLE, Said

if TYPE_CHECKING:
    from referee.storage.database import Database
    from referee.storage.records import Summary
    from referee.storage.witness import Seen
    from referee.words.speech import Speech


def games_command(as_json: bool, language: str) -> Said:
    """The saved games, the one played last first."""
    from referee.storage.errors import StorageError
    from referee.storage.games import saved_games
    from referee.words.speech import Speech

    speech = Speech(language)
    try:
        database = _to_look_at()
    except StorageError as trouble:
        return Said("", UNREADABLE, f"{speech.error(trouble)}\n")
    try:
        found = saved_games(database)
        older = database.witnesses.older(found)
    except StorageError as trouble:
        return Said("", UNREADABLE, f"{speech.error(trouble)}\n")
    finally:
        database.close()
    said = _in_json(found) if as_json else _listed(found, database.place, speech)
    return Said(said, err=_lost(older, speech))


def _to_look_at() -> Database:
    """The database; a list of games needs nothing to be written."""
    from referee.storage.database import open_database
    from referee.storage.errors import NotReachable, NotWritable

    try:
        return open_database()
    except NotWritable:
        with suppress(NotReachable):  # there is none yet: why none can be made says more
            return open_database(read_only=True)
        raise


def _lost(older: list[tuple[Seen, int]], speech: Speech) -> str:
    """Which games have lost entries since they were seen here, and what can be done."""
    if not older:
        return ""
    each = (speech.say("cli/game-older", game=one.name, count=count, seen=one.count) for one, count in older)
    said = (speech.say("cli/games-older"), *each, speech.say("cli/games-older-do"))
    return "".join(f"{line}\n" for line in said)


def _in_json(found: list[Summary]) -> str:
    return msgspec.json.format(msgspec.json.encode({"games": found}), indent=1).decode() + "\n"


def _listed(found: list[Summary], place: str, speech: Speech) -> str:
    if not found:
        return speech.say("cli/no-saved-games", place=place) + "\n"
    width = max(len(game.name) for game in found)
    return "".join(
        f"{game.name:<{width}}  {game.game:<9}  {game.changed}  {_entries(game, speech)}\n" for game in found
    )


def _entries(game: Summary, speech: Speech) -> str:
    return speech.say("cli/game-entries", count=game.count)
