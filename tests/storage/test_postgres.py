"""Saved games on a real server."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from referee.record.record_file import read_record
from referee.session.persistence import resume
from referee.storage.database import Database, open_database
from referee.storage.games import create_game, read_journal, saved_games
from referee.storage.migrations import SCHEMA
from referee.storage.recovery import open_writer
from tests import postgres
from tests.kit.command import inside
from tests.kit.storage import ENTERED, HEADER

CORPUS = Path(__file__).parents[1] / "corpus" / "games.db"
SOUND = (1, 12, 14, 24, 25, 35)


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.server() as address:
        yield address


@pytest.fixture
def url(server: str) -> str:
    return postgres.new_database(server)


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    with closing(open_database(url)) as database:
        yield database


def as_schema_1(url: str) -> None:
    """Some games of an older program, in the tables that program made."""
    import psycopg

    with (
        closing(sqlite3.connect(CORPUS)) as old,
        psycopg.connect(url.replace("+psycopg", "")) as new,
    ):
        order = ("referee_about", "saved_game", "journal_entry", "cited_rule", "set_aside", "lease")
        for table in order:
            (made,) = old.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()
            new.execute(made.replace("WITHOUT ROWID", "").encode())
            game = {"saved_game": "id", "referee_about": "1"}.get(table, "game_id")
            found = old.execute(f"SELECT * FROM {table} WHERE {game} IN {SOUND}").fetchall()
            for row in found:
                new.execute(f"INSERT INTO {table} VALUES ({', '.join(['%s'] * len(row))})".encode(), row)


def test_a_game_is_kept_and_read_again(database: Database) -> None:
    game = create_game(database, "Friday", HEADER)
    with open_writer(database, game) as writer:
        for kind, body in ENTERED:
            writer.append(kind, body, cites=("hbo.marshal.pay",))

    journal = read_journal(database, game)
    assert journal.damage is None
    assert [(entry.kind, entry.body) for entry in journal.entries] == ENTERED


def test_a_database_of_before_is_brought_up_to_date_and_its_games_go_on(url: str) -> None:
    as_schema_1(url)
    with closing(sqlite3.connect(CORPUS)) as old:
        before = old.execute("SELECT number, kind, body, at, link FROM journal_entry WHERE game_id = 14")
        entries = before.fetchall()

    with closing(open_database(url)) as database:
        assert [one.id for one in saved_games(database) if one.id in SOUND]
        kept = resume(database, 14)
        kept.session.note("on")
        kept.close()
        journal = read_journal(database, 14)
        with database.reading() as connection:
            about = dict(tuple(row) for row in connection.rows("SELECT name, value FROM referee_about"))

    assert about.keys() == {"schema", "serial"}
    assert about["schema"] == str(SCHEMA)
    assert journal.damage is None
    found = [(one.number, one.kind, one.body, one.at, one.link) for one in journal.entries]
    assert found[:-1] == sorted(entries)


def test_what_is_read_is_of_one_moment_while_another_program_writes(database: Database) -> None:
    game = create_game(database, "Friday", HEADER)
    counted = "SELECT count(*) FROM journal_entry", "SELECT count FROM saved_game"
    with open_writer(database, game) as writer, database.reading() as looking:
        before = [next(iter(looking.rows(one)))[0] for one in counted]
        writer.append("note", "{}")
        after = [next(iter(looking.rows(one)))[0] for one in counted]

    assert before == after == [0, 0]
    with database.reading() as looking:
        assert [next(iter(looking.rows(one)))[0] for one in counted] == [1, 1]


def test_a_journal_read_while_another_program_writes_is_never_called_damaged(database: Database) -> None:
    game = create_game(database, "Friday", HEADER)
    stop = threading.Event()
    writer = open_writer(database, game)

    def write() -> None:
        while not stop.is_set():
            writer.append("note", "{}")

    writing = threading.Thread(target=write)
    writing.start()
    try:
        found = [read_journal(database, game).damage for _ in range(60)]
    finally:
        stop.set()
        writing.join()
        writer.close()

    assert found == [None] * 60


def test_a_game_from_a_file_is_imported_verified_and_handed_on(url: str, tmp_path: Path) -> None:
    record, again = tmp_path / "game.txt", tmp_path / "again.txt"
    made = inside("export", "14", str(record), REFEREE_DATABASE_URL=f"sqlite:///{a_copy(tmp_path)}")
    assert made.code == 0

    taken = inside("import", str(record), REFEREE_DATABASE_URL=url)

    assert taken.code == 0
    assert inside("import", str(record), REFEREE_DATABASE_URL=url).code == 1
    assert inside("verify", "1", REFEREE_DATABASE_URL=url).code in (0, 4)
    assert inside("export", "1", str(again), REFEREE_DATABASE_URL=url).code == 0
    one, two = (read_record(file.read_bytes()) for file in (record, again))
    assert (one.header, one.entries) == (two.header, two.entries)


def a_copy(folder: Path) -> Path:
    """The games of before, to be written to."""
    return Path(shutil.copy(CORPUS, folder / "before.db"))


def test_a_server_in_which_nothing_is_saved_yet_is_told_and_files_are_judged_beside_it(
    url: str, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    assert inside("export", "14", str(record), REFEREE_DATABASE_URL=f"sqlite:///{a_copy(tmp_path)}").code == 0

    assert inside("verify", str(record), REFEREE_DATABASE_URL=url).code in (0, 4)
    assert inside("rule", "hbo.marshal.play_card", REFEREE_DATABASE_URL=url).code == 0
    told = inside("verify", REFEREE_DATABASE_URL=url)
    assert (told.code, "No game is saved" in told.out) == (0, True)
    assert "no saved game" in inside("log", "1", REFEREE_DATABASE_URL=url).err
