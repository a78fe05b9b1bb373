"""The verification of tournaments, told in exit codes with lines: of the database here, and of a file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from referee.cli.records.source import broken, no_game_yet
from referee.cli.result import DONE, NOT_MET
from referee.storage.database import Database, open_database
from referee.storage.errors import StorageError
from referee.storage.games import saved_games
from referee.words.speech import Speech

LISTED = "SELECT id, name FROM tournament ORDER BY id"
FORMAT = b"referee-tournament/"


def is_tournament_record(data: bytes) -> bool:
    """Whether a file begins like the record of a tournament."""
    return FORMAT in data[:200]


def of_tournament(named: str, speech: Speech) -> Iterator[tuple[int, str]]:
    """The tournament of this name, if there is one and no saved game is called so."""
    if no_game_yet():
        return
    try:
        with closing(open_database(read_only=True)) as database:
            if any(named in (str(one.id), one.name) for one in saved_games(database)):
                return
            for number, name in _tournaments(database):
                if name == named:
                    yield from _checked(database, number, speech)
    except StorageError:  # a file is looked at all the same
        return


def all_tournaments(database: Database, speech: Speech) -> Iterator[tuple[int, str]]:
    """Every tournament of a database."""
    for number, _ in _tournaments(database):
        yield from _checked(database, number, speech)


def _tournaments(database: Database) -> list[tuple[int, str]]:
    """Numbers and names; none in a database of before there were any."""
    with database.reading() as connection:
        if "tournament" not in connection.tables():
            return []
        return [(int(number), str(name)) for number, name in connection.rows(LISTED)]


def _checked(database: Database, tournament: int, speech: Speech) -> Iterator[tuple[int, str]]:
    from referee.desk.verification import checked  # a database without tournaments goes without the desk

    found = checked(database, tournament)
    if found.sound:
        yield DONE, speech.say("desk/sound", event=found.name, count=found.entries)
    if not found.header:
        yield NOT_MET, speech.say("desk/header-changed", event=found.name)
    elif found.damage is not None:
        facts = {"entry": found.damage.number, "wrong": broken(found.damage, speech)}
        yield NOT_MET, speech.say("desk/not-sound", event=found.name, **facts)
    if found.newer:
        yield NOT_MET, speech.say("desk/newer", event=found.name, entry=found.newer)
    if found.missing:
        yield NOT_MET, speech.say("desk/witness-missing", event=found.name, entry=found.missing)
    if found.differing:
        yield NOT_MET, speech.say("desk/rows-differ", event=found.name, rows=", ".join(found.differing))


def of_record(data: bytes, speech: Speech) -> Iterator[tuple[int, str]]:
    """The record of a tournament in a file.

    Raises:
        DeskRefusal: it cannot be read.
    """
    from referee.desk.record import read_record

    record = read_record(data)
    damage, facts = record.damage(), {"event": record.name}
    if damage is not None:
        wrong = broken(damage, speech)
        yield NOT_MET, speech.say("desk/not-sound", entry=damage.number, wrong=wrong, **facts)
    elif newer := record.newer():
        yield NOT_MET, speech.say("desk/newer", entry=newer, **facts)
    else:
        yield DONE, speech.say("desk/sound", count=len(record.entries), **facts)
