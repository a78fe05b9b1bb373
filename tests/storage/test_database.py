import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Timer

import pytest

from referee.storage import database as module
from referee.storage import sqlite_backend
from referee.storage.database import open_database, usual_place
from referee.storage.errors import (
    Busy,
    DamagedFile,
    ForeignFile,
    NewerSchema,
    NoPlace,
    NotReachable,
    NotWritable,
    StorageError,
    UnusableUrl,
)
from referee.storage.games import create_game, read_journal, saved_games
from referee.storage.recovery import open_writer
from referee.words.speech import Speech
from tests.kit.storage import ENTERED, HEADER, a_saved_game, by_hand, opened


@contextmanager
def without_root() -> Iterator[None]:
    """Permissions do not bind root, so what they forbid is tried as nobody."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder everybody may enter; pytest's own are private."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def contents(file: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in file.parent.iterdir() if "-" not in path.name}


def refused_unchanged(file: Path, kind: type[StorageError], *, read_only: bool = False) -> str:
    before = contents(file)
    with pytest.raises(kind) as refusal:
        open_database(file, read_only=read_only)
    assert contents(file) == before
    said = Speech("en").error(refusal.value)
    assert str(file) in said
    return said


@pytest.mark.parametrize("data", [b"{", b"SQLite format 2\x00" * 10, b"\x00" * 4096, b"SQLite format 3"])
def test_a_file_that_is_no_database_is_named_and_left_alone(file: Path, data: bytes) -> None:
    file.write_bytes(data)

    assert "It is unchanged" in refused_unchanged(file, DamagedFile)
    assert "It is unchanged" in refused_unchanged(file, DamagedFile, read_only=True)


@pytest.mark.parametrize("keep", [100, 4096, 10_000])
def test_a_truncated_database_is_named_and_left_alone(file: Path, keep: int) -> None:
    a_saved_game(file)
    os.truncate(file, keep)

    refused_unchanged(file, DamagedFile)


def test_a_database_with_a_torn_page_is_named_and_left_alone(file: Path) -> None:
    a_saved_game(file)
    torn = bytearray(file.read_bytes())
    torn[4096:8192] = b"\xa5" * 4096
    file.write_bytes(torn)

    refused_unchanged(file, DamagedFile)


def test_a_database_of_another_program_is_left_alone(file: Path) -> None:
    by_hand(file, "CREATE TABLE recipes (name TEXT)")

    assert "another program" in refused_unchanged(file, ForeignFile)


def test_a_newer_schema_is_refused_and_never_touched(file: Path) -> None:
    a_saved_game(file)
    by_hand(file, "UPDATE referee_about SET value = '7'")

    message = refused_unchanged(file, NewerSchema)

    assert "schema 7" in message
    assert "Update Referee" in message
    refused_unchanged(file, NewerSchema, read_only=True)


def test_an_empty_file_becomes_a_database(file: Path) -> None:
    file.touch()

    with opened(file) as database:
        assert saved_games(database) == []


def test_many_may_make_the_database_at_the_same_moment(file: Path) -> None:
    def begin(number: int) -> None:
        with opened(file) as database:
            create_game(database, f"Table {number}", HEADER)

    with ThreadPoolExecutor(6) as tables:
        list(tables.map(begin, range(6)))

    with opened(file) as database:
        assert len(saved_games(database)) == 6


def test_a_change_that_another_program_ends_just_now_is_none_to_take_back(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(file):
        pass
    journal = file.with_name(f"{file.name}-journal")
    journal.write_bytes(b"a change")
    look = Path.stat

    def look_and_remove(path: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        found = look(path, follow_symlinks=follow_symlinks)
        if path == journal:
            journal.unlink()
        return found

    monkeypatch.setattr(Path, "stat", look_and_remove)

    with opened(file) as database:
        assert saved_games(database) == []


def test_a_new_database_that_another_program_is_writing_is_waited_for(file: Path) -> None:
    writer = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("CREATE TABLE other (value TEXT)")
    writer.execute("DROP TABLE other")

    release = Timer(0.2, writer.close)
    release.start()
    with opened(file) as database:
        assert saved_games(database) == []
    release.join()


def test_opening_again_keeps_what_is_there(file: Path) -> None:
    game = a_saved_game(file)

    with opened(file) as database:
        assert len(read_journal(database, game).entries) == len(ENTERED)


def test_looking_on_changes_nothing_and_cannot_write(file: Path) -> None:
    game = a_saved_game(file)
    before = contents(file)

    with opened(file, read_only=True) as database:
        assert len(read_journal(database, game).entries) == len(ENTERED)
        with pytest.raises(NotWritable):
            open_writer(database, game)

    assert contents(file) == before


def test_looking_on_makes_no_database(file: Path) -> None:
    with pytest.raises(NotReachable):
        open_database(file, read_only=True)

    assert not file.exists()


def test_a_folder_that_may_not_be_written_is_named(open_folder: Path) -> None:
    file = open_folder / "games.db"
    open_folder.chmod(0o555)

    with without_root(), pytest.raises(NotWritable, match=str(file)):
        open_database(file)


def test_where_there_are_no_saved_games_and_none_can_be_made_both_is_said(
    open_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "user_data_path", lambda *_, **__: open_folder / "referee")
    open_folder.chmod(0o555)

    with without_root():
        with pytest.raises(NoPlace, match=str(open_folder)):
            open_database(open_folder / "games.db")
        with pytest.raises(NoPlace, match=str(open_folder)):
            usual_place({}, make=True)


def test_saved_games_in_such_a_folder_can_still_be_looked_at(open_folder: Path) -> None:
    file = open_folder / "games.db"
    game = a_saved_game(file)
    file.chmod(0o644)  # lent by its owner: the account that looks on is another
    open_folder.chmod(0o555)

    with without_root():
        with pytest.raises(NotWritable):
            open_database(file)
        with opened(file, read_only=True) as database:
            assert len(read_journal(database, game).entries) == len(ENTERED)
    assert list(open_folder.iterdir()) == [file]


def test_a_file_that_may_not_be_read_is_named(open_folder: Path) -> None:
    file = open_folder / "games.db"
    a_saved_game(file)
    file.chmod(0o000)

    with without_root(), pytest.raises(NotReachable, match=r"Permission denied"):
        open_database(file)


def test_a_folder_that_is_not_there_is_not_made_up(tmp_path: Path) -> None:
    with pytest.raises(NotReachable, match="no such file or folder"):
        open_database(tmp_path / "typo" / "games.db")


def test_another_programs_long_transaction_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_backend, "WAIT_MS", 10)
    with opened(file) as database, closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        with pytest.raises(Busy, match=str(file)):
            create_game(database, "Friday", HEADER)


@pytest.mark.parametrize(
    "url",
    [
        "no url",
        "unknown://host/games",
        "sqlite://",
        "sqlite:///:memory:",
        "postgresql+nodriver://me:secret@host/x",
    ],
)
def test_an_address_that_cannot_be_used_is_named_without_its_password(url: str) -> None:
    with pytest.raises(UnusableUrl) as refusal:
        open_database(url)

    assert "secret" not in str(refusal.value)


def test_the_environment_names_the_database() -> None:
    assert usual_place({"REFEREE_DATABASE_URL": "sqlite:////x/y.db"}) == "sqlite:////x/y.db"


def test_without_a_name_it_is_a_file_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "user_data_path", lambda *_, **__: tmp_path / "new" / "referee")

    with closing(open_database(usual_place({}))) as database:
        assert database.place == str(tmp_path / "new" / "referee" / "games.db")


def test_a_name_with_strange_letters_is_a_file_like_any_other(tmp_path: Path) -> None:
    file = tmp_path / "маса #1 ?100%.db"

    game = a_saved_game(file)

    with opened(file, read_only=True) as database:
        assert len(read_journal(database, game).entries) == len(ENTERED)
    assert file.exists()
