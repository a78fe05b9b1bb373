"""`referee games`: which games are saved?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from referee.cli.said import UNREADABLE, Said

if TYPE_CHECKING:
    from referee.storage.games import Summary


def games_command(as_json: bool) -> Said:
    """The saved games, the one played last first."""
    from referee.storage.database import open_database  # 0.4 s
    from referee.storage.errors import StorageError
    from referee.storage.games import saved_games

    try:
        database = open_database()
    except StorageError as trouble:
        return Said("", UNREADABLE, f"{trouble}\n")
    try:
        found = saved_games(database)
    except StorageError as trouble:
        return Said("", UNREADABLE, f"{trouble}\n")
    finally:
        database.close()
    return Said(_in_json(found) if as_json else _listed(found, database.place))


def _in_json(found: list[Summary]) -> str:
    return msgspec.json.format(msgspec.json.encode({"games": found}), indent=1).decode() + "\n"


def _listed(found: list[Summary], place: str) -> str:
    if not found:
        return f"No game is saved in {place}. Begin one with: referee\n"
    width = max(len(game.name) for game in found)
    lines = (f"{game.name:<{width}}  {game.game:<9}  {game.changed}  {game.count} entries" for game in found)
    return "\n".join(lines) + "\n"
