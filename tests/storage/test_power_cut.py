"""A file whose making a power cut ended halfway opens as if it had not been begun."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from referee.storage.errors import StorageError
from referee.storage.games import read_journal, saved_games
from tests.kit.storage import ENTERED, a_saved_game, by_hand, opened


@contextmanager
def half_changed(file: Path, copy: Path) -> Iterator[None]:
    """A copy of the file as a disk holds it in the middle of a transaction, with the pages from before."""
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        raw.execute("PRAGMA cache_size = 1")
        raw.execute("BEGIN IMMEDIATE")
        raw.execute("CREATE TABLE half (word)")
        raw.executemany("INSERT INTO half VALUES (?)", [("x" * 3000,)] * 200)
        for name in (file.name, f"{file.name}-journal"):
            shutil.copy(file.with_name(name), copy.with_name(name))
        raw.execute("ROLLBACK")
    yield


def test_an_empty_file_is_made_anew(file: Path, tmp_path: Path) -> None:
    (tmp_path / "found").mkdir()
    with half_changed(file, found := tmp_path / "found" / "games.db"), opened(found) as database:
        assert saved_games(database) == []


def test_a_game_is_as_it_was_before(file: Path, tmp_path: Path) -> None:
    game = a_saved_game(file)
    by_hand(file, "PRAGMA journal_mode = DELETE")
    (tmp_path / "found").mkdir()
    with half_changed(file, found := tmp_path / "found" / "games.db"), opened(found) as database:
        assert [(one.kind, one.body) for one in read_journal(database, game).entries] == ENTERED


def test_what_is_no_database_keeps_every_byte(file: Path) -> None:
    file.write_bytes(b"a letter to the editor" * 100)
    file.with_name("games.db-journal").write_bytes(b"and its draft" * 100)
    with pytest.raises(StorageError), opened(file):
        pass
    assert file.read_bytes() == b"a letter to the editor" * 100
