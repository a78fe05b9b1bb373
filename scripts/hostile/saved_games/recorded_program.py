"""The program whose writes are recorded: it makes games, writes entries, rests, closes and goes on."""

from __future__ import annotations

import os
import random
import sys
from contextlib import closing
from pathlib import Path

import msgspec

from referee.session import persistence
from referee.session.game_setup import new_start
from referee.storage.database import Database, open_database
from referee.storage.games import create_game
from referee.storage.recovery import open_writer
from scripts.hostile.saved_games.game_data import HEADER, body_of, mixed_entry
from scripts.hostile.saved_games.reopened import Report, tell_each_entry

ENTRIES = 9


def main(folder: Path) -> None:
    """Two openings of one database, so that its log is emptied, removed and begun again."""
    with closing(open_database(folder / "games.db")) as database:
        game = create_game(database, "entries", HEADER)
        tell(Report("made", game))
        appended(database, game, rest=True)
        at_a_table(database)
    with closing(open_database(folder / "games.db")) as database:
        appended(database, game, rest=False)
        appended(database, game, rest=True)


def appended(database: Database, game: int, *, rest: bool) -> None:
    """Some entries, with a rest among them or none."""
    with open_writer(database, game) as writer:
        for number in range(ENTRIES):
            entry = writer.append("note", body_of(writer.head.count + 1), cites=("hbo.kneel",))
            tell(Report("entry", game, entry.number, entry.link))
            if rest and number == ENTRIES // 2:
                writer.rest()


def at_a_table(database: Database) -> None:
    """A new game, played a little."""
    table, chance = persistence.begin(database, "a table", new_start("kings", "both")), random.Random(1)
    tell(Report("made", table.game_id))
    tell_each_entry(table, tell)
    for _ in range(ENTRIES):
        mixed_entry(table.session, chance)
    table.close()


def tell(report: Report) -> None:
    """The user has seen it."""
    os.write(1, msgspec.json.encode(report) + b"\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
