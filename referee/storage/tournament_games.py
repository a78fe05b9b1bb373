"""The tournament and the table a saved game belongs to, asked without loading the desk."""

from __future__ import annotations

from msgspec import Struct

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


PLACES = (
    "SELECT tournament_table.game_id, tournament.name, tournament_table.round, tournament_table.label"
    " FROM tournament_table JOIN tournament ON tournament.id = tournament_table.tournament_id"
    " WHERE tournament_table.game_id > 0 ORDER BY tournament_table.tournament_id, tournament_table.number"
)


class GamePlace(Struct, frozen=True):
    """The table of a tournament that a saved game mirrors."""

    event: str
    round: int
    table: str


def places_of_games(database: Database) -> dict[int, GamePlace]:
    """Number of a saved game -> its table, where it belongs to a tournament."""
    with database.reading() as connection:
        if "tournament_table" not in connection.tables():
            return {}
        return {int(game): GamePlace(*place) for game, *place in connection.rows(PLACES)}
