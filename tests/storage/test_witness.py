"""A database that lost its end is told, however it lost it; going on with it is a decision with a reason."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.kernel.journal import unsigned
from referee.session import persistence
from referee.session.game_setup import new_start
from referee.session.persistence import resume
from referee.storage.database import Database
from referee.storage.errors import OlderCopy, OtherCopy
from referee.storage.games import create_game, read_journal, remove, saved_games
from referee.storage.recovery import open_writer
from tests.kit.storage import ENTERED, HEADER, a_saved_game, opened

ROOT = Path(__file__).parents[2]
KILLED = """
import os, signal, sys
from referee.storage.database import open_database
from referee.storage.games import create_game
from referee.storage.recovery import open_writer
from tests.kit.storage import HEADER
database = open_database(sys.argv[1])
game = create_game(database, "Friday", HEADER) if sys.argv[2] == "new" else 1
writer = open_writer(database, game)
for number in range(30):
    writer.append("note", "{}")
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REFEREE_STATE", str(tmp_path / "state"))
    return tmp_path / "state"


def killed(file: Path, game: str = "1") -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, f"sqlite:///{file}", game], cwd=ROOT, check=False)
    assert done.returncode == -signal.SIGKILL


def append(database: Database, game: int, count: int) -> None:
    with open_writer(database, game) as writer:
        for _ in range(count):
            writer.append("note", "{}")


def test_the_log_of_a_killed_program_that_is_gone_is_told_with_the_number_of_entries(file: Path) -> None:
    a_saved_game(file)
    killed(file)
    file.with_name("games.db-wal").unlink()
    file.with_name("games.db-shm").unlink(missing_ok=True)

    with opened(file) as database:
        with pytest.raises(OlderCopy) as told:
            open_writer(database, 1)
        assert told.value.facts["missing"] == 30
        assert [
            (one.name, one.count, count) for one, count in database.witnesses.older(saved_games(database))
        ] == [("Friday", len(ENTERED) + 30, len(ENTERED))]


def test_with_its_log_the_game_of_a_killed_program_is_whole(file: Path) -> None:
    a_saved_game(file)
    killed(file)

    with opened(file) as database:
        assert database.witnesses.older(saved_games(database)) == []
        open_writer(database, 1).close()


def test_a_log_damaged_so_that_it_ends_earlier_is_told(file: Path) -> None:
    a_saved_game(file)
    killed(file)
    log = file.with_name("games.db-wal")
    data = bytearray(log.read_bytes())
    data[len(data) // 2] ^= 0xFF
    log.write_bytes(data)

    with opened(file) as database, pytest.raises(OlderCopy):
        open_writer(database, 1)


def test_a_game_that_is_missing_altogether_is_named(file: Path) -> None:
    with opened(file):
        pass
    killed(file, "new")
    file.with_name("games.db-wal").unlink()
    file.with_name("games.db-shm").unlink(missing_ok=True)

    with opened(file) as database:
        assert saved_games(database) == []
        assert [(one.name, one.count) for one, _ in database.witnesses.older([])] == [("Friday", 30)]


def test_a_copy_made_without_the_log_is_told_wherever_it_is_put(file: Path, tmp_path: Path) -> None:
    a_saved_game(file)
    copy = tmp_path / "copy.db"
    shutil.copy(file, copy)
    with opened(file) as database:
        append(database, 1, 3)

    with opened(copy) as database, pytest.raises(OlderCopy) as told:
        open_writer(database, 1)
    assert told.value.facts["missing"] == 3
    with opened(file) as database:
        open_writer(database, 1).close()


def test_a_restored_backup_goes_on_with_a_reason_in_its_log_and_is_told_no_more(
    file: Path, tmp_path: Path
) -> None:
    a_saved_game(file)
    backup = tmp_path / "backup.db"
    shutil.copy(file, backup)
    with opened(file) as database:
        append(database, 1, 3)
    shutil.copy(backup, file)

    with opened(file) as database:
        with pytest.raises(OlderCopy):
            open_writer(database, 1)
        open_writer(database, 1, restored="the disk failed").close()
        append(database, 1, 1)
        entries = read_journal(database, 1).entries
    told = unsigned(json.loads(entries[len(ENTERED)].body))["restored"]
    assert told["because"] == "the disk failed"
    assert (told["count"], told["seen"], told["missing"]) == (6, 9, 3)


def test_a_copy_that_went_on_otherwise_is_told(file: Path, tmp_path: Path) -> None:
    a_saved_game(file)
    other = tmp_path / "other.db"
    shutil.copy(file, other)
    with opened(file) as database:
        append(database, 1, 2)
    with opened(other) as database, open_writer(database, 1, restored="on the other laptop") as writer:
        writer.append("note", '{"words":"otherwise"}')
    shutil.copy(other, file)

    with opened(file) as database, pytest.raises(OtherCopy, match="game 1"):
        open_writer(database, 1)


def test_looking_on_tells_it_too(file: Path) -> None:
    database = persistence.place(file)
    kept = persistence.begin(database, "Friday", new_start("kings", "both"))
    kept.close()
    database.close()
    before = file.read_bytes()
    database = persistence.place(file)
    append(database, 1, 2)
    database.close()
    file.write_bytes(before)

    with opened(file, read_only=True) as looked:
        looking = resume(looked, 1, look=True)
    assert looking.older is not None
    assert looking.older.facts["missing"] == 2


def test_a_game_played_on_elsewhere_is_no_older_copy(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a_saved_game(file)
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("REFEREE_STATE", str(file.parent / "another-computer"))
        with opened(file) as database:
            append(database, 1, 5)

    with opened(file) as database:
        append(database, 1, 1)
        assert database.witnesses.older(saved_games(database)) == []


def test_a_deleted_game_is_not_missed_and_its_number_may_be_used_again(file: Path) -> None:
    game = a_saved_game(file)
    with opened(file) as database:
        remove(database, game)
        assert database.witnesses.older(saved_games(database)) == []
        again = create_game(database, "Saturday", HEADER)
        assert again == game
        open_writer(database, again).close()


def test_where_no_witness_can_be_kept_the_game_goes_on(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_STATE", os.devnull)
    game = a_saved_game(file)

    with opened(file) as database:
        append(database, game, 1)
        assert read_journal(database, game).damage is None


def test_a_torn_witness_says_nothing(file: Path, state: Path) -> None:
    a_saved_game(file)
    [kept] = (state / "witness").iterdir()
    for torn in (b"", b"{", b"null", b"\xff" * 30):
        kept.write_bytes(torn)
        with opened(file) as database:
            open_writer(database, 1).close()


def test_a_witness_holds_nothing_of_what_was_entered_and_is_private(file: Path, state: Path) -> None:
    a_saved_game(file)
    [kept] = (state / "witness").iterdir()

    assert set(json.loads(kept.read_text())) == {"game", "name", "created", "count", "head"}
    assert kept.stat().st_mode & 0o777 == 0o600
    assert kept.parent.stat().st_mode & 0o777 == 0o700


def test_after_a_rest_the_file_alone_holds_everything(file: Path, tmp_path: Path) -> None:
    with opened(file) as database:
        game = create_game(database, "Friday", HEADER)
        with open_writer(database, game) as writer:
            for _ in range(5):
                writer.append("note", "{}")
            writer.rest()
            shutil.copy(file, tmp_path / "alone.db")

    with opened(tmp_path / "alone.db", read_only=True) as alone:
        assert len(read_journal(alone, game).entries) == 5
