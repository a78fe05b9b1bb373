"""What goes wrong in Referee itself is noted in a file that only its owner reads and that stays small."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from referee.session.files.user_data import LARGEST_LOG, LOG_VARIABLE, log_file, note_fault


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "logs"
    monkeypatch.setenv(LOG_VARIABLE, str(place))
    return place


def fault() -> Exception:
    try:
        raise KeyError("stark")
    except KeyError as raised:
        return raised


def test_a_note_says_what_was_done_and_where_it_failed(folder: Path) -> None:
    file = note_fault("stark kills \x1b[31mhodor", fault())

    written = Path(file).read_text()
    assert Path(file) == log_file()
    assert r"'stark kills \x1b[31mhodor'" in written
    assert "KeyError: 'stark'" in written
    assert "in fault" in written


def test_only_its_owner_reads_it(folder: Path) -> None:
    file = Path(note_fault("line", fault()))

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_it_never_grows_beyond_its_limit_and_keeps_the_newest_notes(folder: Path) -> None:
    for number in range(40):
        note_fault(f"line {number} " + "x" * 15_000, fault())

    sizes = [one.stat().st_size for one in folder.iterdir()]
    assert len(sizes) == 2
    assert all(size <= LARGEST_LOG for size in sizes)
    assert "line 39" in log_file().read_text()


def test_where_nothing_can_be_written_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(LOG_VARIABLE, str(tmp_path / "file" / "below"))

    assert note_fault("line", fault()) == ""
