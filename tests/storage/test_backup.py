"""A backup is whole, sound and private, and is made also while games are played."""

from __future__ import annotations

import shutil
import threading
from pathlib import Path

import pytest

from referee.storage import sqlite_backend
from referee.storage.database import Database
from referee.storage.errors import DiskFull, FileIsThere, NotBackedUp
from referee.storage.games import read_journal, saved_games
from referee.storage.recovery import back_up, open_writer
from tests.kit.command import inside
from tests.kit.storage import ENTERED, a_saved_game, opened

CORPUS = Path(__file__).parents[1] / "corpus" / "games.db"


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_STATE", str(tmp_path / "state"))


def test_what_was_entered_last_is_in_the_copy_while_the_game_goes_on(
    database: Database, game: int, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    with open_writer(database, game) as writer:
        for kind, body in ENTERED:
            writer.append(kind, body)
        found = back_up(database, copy)
        writer.append("note", "{}")

    assert (found.games, found.entries, found.broken) == (1, len(ENTERED), ())
    with opened(copy, read_only=True) as again:
        assert [entry.body for entry in read_journal(again, game).entries] == [body for _, body in ENTERED]
    assert [path.name for path in tmp_path.glob("copy.db*")] == ["copy.db"]


def test_a_copy_made_in_the_middle_of_writing_is_of_one_moment(
    database: Database, game: int, tmp_path: Path
) -> None:
    writer = open_writer(database, game)
    stop = threading.Event()

    def write() -> None:
        while not stop.is_set():
            writer.append("note", "{}")

    writing = threading.Thread(target=write)
    writing.start()
    try:
        copies = [back_up(database, tmp_path / f"{number}.db") for number in range(5)]
    finally:
        stop.set()
        writing.join()
        writer.close()

    assert all(copy.broken == () for copy in copies)
    assert [copy.entries for copy in copies] == sorted(copy.entries for copy in copies)


def test_a_copy_is_private_and_nothing_is_overwritten(database: Database, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    back_up(database, copy)

    assert copy.stat().st_mode & 0o777 == 0o600
    before = copy.read_bytes()
    with pytest.raises(FileIsThere):
        back_up(database, copy)
    assert copy.read_bytes() == before


def test_when_there_is_no_room_nothing_is_left(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Path, copy: Path) -> None:
        copy.write_bytes(b"half")
        raise DiskFull(place=str(copy))

    monkeypatch.setattr(sqlite_backend, "copy_of", full)

    with pytest.raises(NotBackedUp, match="disk-full"):
        back_up(database, tmp_path / "copy.db")
    assert list(tmp_path.glob("copy.db*")) == []


def test_the_command_says_what_the_copy_holds_and_which_games_are_broken(file: Path, tmp_path: Path) -> None:
    shutil.copy(CORPUS, file)
    copy = tmp_path / "copy.db"

    told = inside("backup", str(copy), REFEREE_DATABASE_URL=f"sqlite:///{file}")

    assert "40 games" in told.out
    assert "5, 11, 16, 21, 28, 36" in told.err
    assert told.code == 1
    with opened(copy, read_only=True) as database:
        assert len(saved_games(database)) == 40


def test_a_backup_put_back_is_told_and_accepted_by_a_command(file: Path, tmp_path: Path) -> None:
    game = a_saved_game(file)
    url = f"sqlite:///{file}"
    assert inside("backup", str(tmp_path / "copy.db"), REFEREE_DATABASE_URL=url).code == 0
    with opened(file) as database, open_writer(database, game) as writer:
        writer.append("note", "{}")
    shutil.copy(tmp_path / "copy.db", file)

    listed = inside("games", REFEREE_DATABASE_URL=url)
    accepted = inside("restored", "--because", "the disk failed", REFEREE_DATABASE_URL=url)
    again = inside("games", REFEREE_DATABASE_URL=url)

    assert "“Friday” holds 6 of 7 entries" in listed.err
    assert "“Friday” continues with 6 entries" in accepted.out
    assert again.err == ""
    with opened(file) as database:
        assert "the disk failed" in read_journal(database, game).entries[-1].body
