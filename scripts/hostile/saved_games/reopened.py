"""Files opened again after a program or a computer stopped, compared with its reports."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

from msgspec import Struct

from referee.session.log.log_line import EntryKind
from referee.session.persistence import OpenGame
from referee.storage.database import Database, open_database
from referee.storage.errors import StorageError
from referee.storage.games import read_journal, saved_games
from referee.storage.recovery import open_writer
from scripts.hostile.trial import place_of


class Report(Struct, frozen=True):
    """One line of a child: an entry or a game that the database acknowledged."""

    what: str
    game: int
    number: int = 0
    link: str = ""


def tell_each_entry(table: OpenGame, tell: Callable[[Report], None]) -> None:
    """Reports each entry of a session as soon as the database has it."""
    keep = table.session.keep_entry

    def keep_and_tell(kind: EntryKind, body: str, cites: tuple[str, ...]) -> None:
        keep(kind, body, cites)
        head = table.writer.head if table.writer is not None else None
        if head is not None:
            tell(Report("entry", table.game_id, head.count, head.link))

    table.session.keep_entry = keep_and_tell


def faults_after(
    url: str, known: dict[int, dict[int, str]], entered: dict[tuple[int, int], str] | None = None
) -> list[str]:
    """The faults of each game: acknowledged entries that are gone or changed, or a broken chain.

    ``entered``: all that was ever entered, by game and number; whatever else is there is false.
    """
    try:
        with closing(open_database(url)) as database:
            return list(_faults_in(database, known, entered))
    except Exception as fault:  # noqa: BLE001 - a file that was left by a stop has to open
        return [f"it does not open: {place_of(fault)}"]


def _faults_in(
    database: Database, known: dict[int, dict[int, str]], entered: dict[tuple[int, int], str] | None
) -> Iterator[str]:
    there = {game.id for game in saved_games(database)}
    yield from (f"game {game} was made and is gone" for game in known if game not in there)
    for game in sorted(there):
        journal = read_journal(database, game)
        if journal.damage is not None:
            yield f"game {game} is called damaged: {journal.damage}"
        links = {entry.number: entry.link for entry in journal.entries}
        for number, link in links.items() if entered is not None else ():
            if entered is not None and entered.get((game, number)) != link:
                yield f"entry {number} of game {game} was never entered"
        for number, link in known.get(game, {}).items():
            if number not in links:
                yield f"entry {number} of game {game} was acknowledged and is gone"
            elif link and links[number] != link:
                yield f"entry {number} of game {game} is another one"
        try:
            open_writer(database, game).close()
        except StorageError as error:
            yield f"game {game} cannot be opened: {error}"
