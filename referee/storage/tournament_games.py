"""The tournament a saved game belongs to, asked without loading the desk."""

from __future__ import annotations

from referee.storage.database import Database
from referee.storage.errors import StorageError

OF_GAME = "SELECT tournament_id FROM tournament_table WHERE game_id = :game ORDER BY tournament_id DESC"


def tournament_of(database: Database, game: int) -> int | None:
    """The tournament one of whose tables a saved game mirrors; nothing where there is none."""
    try:
        with database.reading() as connection:
            if "tournament_table" not in connection.tables():
                return None
            return next((int(number) for (number,) in connection.rows(OF_GAME, game=game)), None)
    except StorageError:
        return None
