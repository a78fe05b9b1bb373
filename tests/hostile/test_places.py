"""Paths as people type them, places where nothing may be written, and what is no file."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from unittest import mock

import pytest

from engine.kernel.cases.case_file import SIZE_LIMIT
from engine.kernel.errors import Unreadable
from referee.app.application import RefereeApp
from referee.record.record_file import FORMAT, is_record
from referee.session.files.table_files import path_and_case, start_and_name, write_table
from referee.session.registry import ADAPTERS
from rulebook.database.build import open_database as opened_book
from rulebook.database.store import Rulebook
from tests.hostile.terminal import ROOT
from tests.kit.app import after, controller
from tests.kit.command import referee

RULE = "hbo.challenge.unopposed"
TABLE = ROOT / "tests" / "corpus" / "tables" / "oriflamme-0.json"
NOT_WRITABLE = "/proc/nothing/can/be/written"


def there(folder: Path) -> Path:
    place = folder / "my games" / "a dispute.json"
    place.parent.mkdir()
    place.write_bytes(TABLE.read_bytes())
    return place


@pytest.mark.parametrize("form", ["{}", '"{}"', "'{}'", "{blanks}", "  {}  "])
@pytest.mark.parametrize("wanted", ["", "d-7"])
def test_a_path_with_blanks_is_read_however_it_is_typed(form: str, wanted: str, tmp_path: Path) -> None:
    place = there(tmp_path)
    typed = form.format(place, blanks=str(place).replace(" ", "\\ "))
    assert path_and_case(f"{typed} {wanted}") == (place, wanted)


def test_a_path_that_is_not_there_is_told_whole(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as refused:
        start_and_name(path_and_case(f"{tmp_path}/my games/none.json")[0], "both")
    assert refused.value.facts["file"] == f"{tmp_path}/my games/none.json"


def test_the_app_opens_a_path_with_blanks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    there(tmp_path)

    def seats(app: RefereeApp) -> int:
        return len(controller(app).session.state.seats)

    script = 'o "my_games/a_dispute.json enter'
    assert after(script, seats, place=tmp_path / "games.db")


@pytest.mark.parametrize("what", ["a pipe", "a folder", "a device"])
def test_what_is_no_file_is_refused_and_nothing_waits_for_it(what: str, tmp_path: Path) -> None:
    place = {"a pipe": tmp_path / "pipe", "a folder": tmp_path, "a device": Path("/dev/zero")}[what]
    if what == "a pipe":
        os.mkfifo(place)
    with pytest.raises(Unreadable, match="not_a_file"):
        start_and_name(place, "both")


def test_nothing_is_read_from_a_pipe_to_see_whether_it_is_a_record(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    holder = os.open(pipe, os.O_RDWR)  # without it a program that reads would wait here for ever
    try:
        os.write(holder, f"{FORMAT}\n".encode() * 1000)
        assert not is_record(pipe)
    finally:
        os.close(holder)


def test_a_huge_file_is_refused_without_being_read(tmp_path: Path) -> None:
    place = tmp_path / "huge.json"
    with place.open("wb") as file:
        file.truncate(SIZE_LIMIT * 1000)
    with pytest.raises(Unreadable, match="file_too_large"):
        start_and_name(place, "both")


@pytest.mark.parametrize("typed", ["a\0b", "~nobody-here/x.json", "x" * 5000, "/" * 3000])
def test_an_odd_path_gets_a_message(typed: str) -> None:
    with pytest.raises(Unreadable):
        start_and_name(path_and_case(typed)[0], "both")
    with pytest.raises(Unreadable, match="file_"):
        write_table(mock.Mock(), "", Path(typed))


def test_each_game_is_known() -> None:
    assert TABLE.stem.partition("-")[0] in ADAPTERS


# Where nothing may be written


@pytest.mark.parametrize(
    "command", [("rule", RULE), ("search", "stealth"), ("ask", "Can I put a fortification at sea?")]
)
def test_the_rulebook_is_read_where_nothing_can_be_written(command: tuple[str, ...], tmp_path: Path) -> None:
    done = referee(*command, REFEREE_CACHE=NOT_WRITABLE, TMPDIR=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout


def test_the_rulebook_is_built_once_among_the_users_own_temporary_files(tmp_path: Path) -> None:
    with mock.patch("tempfile.gettempdir", return_value=str(tmp_path)):
        opened_book(Path(NOT_WRITABLE) / "rulebook.db").close()
        [built] = tmp_path.glob("referee-*/rulebook.db")
        before = built.stat().st_mtime_ns
        opened_book(Path(NOT_WRITABLE) / "rulebook.db").close()
    assert built.stat().st_mtime_ns == before
    assert built.parent.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("others", ["a folder all can write to", "a link"])
def test_a_temporary_folder_of_others_is_not_taken(others: str, tmp_path: Path) -> None:
    folder = tmp_path / f"referee-{os.getuid()}"
    if others == "a link":
        (tmp_path / "elsewhere").mkdir()
        folder.symlink_to(tmp_path / "elsewhere")
    else:
        folder.mkdir()
        folder.chmod(0o777)
    with mock.patch("tempfile.gettempdir", return_value=str(tmp_path)):
        book = Rulebook(Path(NOT_WRITABLE) / "rulebook.db")
    assert book.has(RULE)
    book.close()
    assert not list(folder.iterdir())


def test_games_are_listed_where_nothing_can_be_written(tmp_path: Path) -> None:
    from tests.kit.storage import a_saved_game

    file = tmp_path / "games.db"
    a_saved_game(file)
    with sqlite3.connect(file) as raw:
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    patched = mock.patch("referee.storage.sqlite_backend.may_write", return_value=False)
    with patched, mock.patch.dict(os.environ, {"REFEREE_DATABASE_URL": f"sqlite:///{file}"}):
        from referee.cli.saved_games import games_command

        said = games_command(False, "en")
    assert (said.code, said.err) == (0, "")
    assert "Friday" in said.out
