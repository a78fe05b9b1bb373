"""A database of before is brought up to date: whole or not at all, a copy kept, each entry the same."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from referee.storage import migrations, sqlite_backend
from referee.storage.database import Database, open_database
from referee.storage.errors import NotMigrated
from referee.storage.games import read_journal, saved_games
from referee.storage.lease import holder
from referee.storage.migrations import SCHEMA
from referee.storage.recovery import open_writer
from referee.storage.rule_references import CITING
from tests.kit.storage import opened

CORPUS = Path(__file__).parents[1] / "corpus" / "games.db"
ENTRIES = "SELECT game_id, number, kind, body, at, link FROM journal_entry ORDER BY game_id, number"
GAMES = "SELECT * FROM saved_game ORDER BY id"
COLUMNS = "SELECT sql FROM sqlite_master WHERE type = 'table' AND name IN ('lease', 'referee_about')"


@pytest.fixture
def old(file: Path) -> Path:
    shutil.copy(CORPUS, file)
    return file


def rows(file: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        connection.text_factory = bytes
        return connection.execute(statement).fetchall()


def about(database: Database) -> dict[str, str]:
    with database.reading() as connection:
        return dict(tuple(row) for row in connection.rows("SELECT name, value FROM referee_about"))


def test_old_entries_and_games_stay_byte_for_byte(old: Path) -> None:
    before = rows(CORPUS, ENTRIES), rows(CORPUS, GAMES)

    with opened(old) as database:
        assert about(database)["schema"] == str(SCHEMA)
    assert (rows(old, ENTRIES), rows(old, GAMES)) == before


def test_a_copy_of_the_file_as_it_was_is_kept_beside_it(old: Path) -> None:
    with opened(old):
        pass

    copy = old.with_name("games.db.schema-1")
    assert rows(copy, ENTRIES) == rows(CORPUS, ENTRIES)
    assert rows(copy, "SELECT value FROM referee_about") == [(b"1",)]
    assert copy.stat().st_mode & 0o777 == 0o600


def test_a_copy_that_is_there_already_is_not_overwritten(old: Path) -> None:
    kept = old.with_name("games.db.schema-1")
    kept.write_text("mine")

    with opened(old):
        pass

    assert kept.read_text() == "mine"
    assert old.with_name("games.db.schema-1-2").exists()


def test_it_happens_once(old: Path) -> None:
    with opened(old) as database:
        first = about(database)
    with opened(old) as database:
        assert about(database) == first

    assert len(list(old.parent.glob("games.db.schema-1*"))) == 1


def test_each_database_gets_a_serial_of_its_own(old: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    shutil.copy(CORPUS, other)
    with opened(old) as one, opened(other) as two, opened(tmp_path / "new.db") as three:
        serials = {about(database)["serial"] for database in (one, two, three)}

    assert len(serials) == 3


TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"


def test_tables_brought_up_to_date_are_those_of_a_new_database(old: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.db"
    with opened(old), opened(new):
        pass
    assert rows(old, TABLES) == rows(new, TABLES)

    for (table,) in rows(new, TABLES):
        columns = f"SELECT name, type, \"notnull\", pk FROM pragma_table_info('{table.decode()}')"  # type: ignore[attr-defined]
        keys = f'SELECT "table", "from", "to" FROM pragma_foreign_key_list(\'{table.decode()}\')'  # type: ignore[attr-defined]

        assert rows(old, columns) == rows(new, columns)
        assert rows(old, keys) == rows(new, keys)


def test_rulings_are_found_by_an_index_in_a_new_database_as_in_an_old_one(old: Path, tmp_path: Path) -> None:
    with opened(old), opened(tmp_path / "new.db"):
        pass
    index = "SELECT sql FROM sqlite_master WHERE type = 'index' AND name = 'ruling_entry'"

    [(made,)], [(brought,)] = rows(tmp_path / "new.db", index), rows(old, index)

    assert b" ".join(made.split()) == brought  # type: ignore[attr-defined]
    plan = rows(old, f"EXPLAIN QUERY PLAN {CITING.replace(':rule', '1').replace(':most', '1')}")
    assert any(b"ruling_entry" in step for *_, step in plan)  # type: ignore[operator]


def test_what_fails_on_the_way_leaves_the_database_as_it_was(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrations, "ALIVE", "ALTER TABLE nothing ADD COLUMN alive")

    with pytest.raises(NotMigrated, match="schema 1, next"):
        open_database(old)

    assert rows(old, COLUMNS) == rows(CORPUS, COLUMNS)
    with opened(old, read_only=True) as database:
        assert about(database) == {"schema": "1"}


def test_without_room_for_the_copy_nothing_is_changed(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sqlite_backend, "copy_of", full)

    with pytest.raises(NotMigrated, match="No space left"):
        open_database(old)

    assert rows(old, "SELECT value FROM referee_about") == [(b"1",)]


def test_an_old_database_can_be_looked_at_where_nothing_may_be_written(old: Path) -> None:
    before = old.read_bytes()

    with opened(old, read_only=True) as database:
        assert len(saved_games(database)) == 40
        assert read_journal(database, 1).damage is None
        assert holder(database, 1) is None

    assert old.read_bytes() == before


def test_new_entries_of_an_old_game_follow_the_old_ones(old: Path) -> None:
    with opened(old) as database:
        with open_writer(database, 12) as writer:
            writer.append("note", '{"words":"on"}')
        journal = read_journal(database, 12)

    assert journal.damage is None
    assert [entry.kind for entry in journal.entries] == ["note", "note"]
