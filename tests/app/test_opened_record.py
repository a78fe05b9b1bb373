"""A case file or an export is opened on the first screen: looked at, or kept among the saved games."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Static

from referee.app.application import RefereeApp
from referee.desk.verification import record_bytes as record_bytes_of
from referee.words.messages import folders
from tests.kit.app import after, controller, shown
from tests.kit.desk import a_tournament
from tests.kit.records import public, random_games, record_bytes
from tests.kit.storage import opened

WIDE = (120, 40)


TYPED = 'o "dispute.casefile enter'


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, int]:
    """A file of another machine, in the folder one is in, and how many entries it has."""
    monkeypatch.chdir(tmp_path)
    _, journal = next(iter(random_games("hbo", 1)))
    file = tmp_path / "dispute.casefile"
    file.write_bytes(record_bytes(public(journal)))
    return file, len(journal[1])


def saved(app: RefereeApp) -> list[tuple[str, int]]:
    from referee.storage.games import saved_games

    assert app.database is not None
    return [(one.name, one.count) for one in saved_games(app.database)]


def test_it_is_judged_again_and_looked_at(tmp_path: Path, record: tuple[Path, int]) -> None:
    _, count = record
    asked, looked = after(
        f"{TYPED} @ enter",
        lambda app: (shown(app), len(controller(app).session.lines) if app.open_game else 0, saved(app)),
        place=tmp_path / "second.db",
        size=WIDE,
    )
    assert f"{count} entries are unchanged" in asked[0]
    assert "looking on" in looked[0]
    assert (looked[1], looked[2]) == (count, [])


def test_it_is_kept_and_can_be_gone_on_with_once(tmp_path: Path, record: tuple[Path, int]) -> None:
    _, count = record
    kept, again = after(
        f"{TYPED} down enter @ escape q {TYPED} down enter",
        lambda app: (shown(app), saved(app)),
        place=tmp_path / "second.db",
        size=WIDE,
    )
    assert kept[1] == again[1] == [("Friday", count)]
    assert "looking on" not in kept[0]
    assert "already saved here" in again[0]


def test_of_a_tournament_it_is_told_whether_its_record_is_sound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with opened(tmp_path / "first.db") as database:
        data = record_bytes_of(a_tournament(database))
    (tmp_path / "cup.json").write_bytes(data)
    (tmp_path / "changed.json").write_bytes(data.replace(b"Autumn", b"Winter"))
    sound, changed = after(
        'o "cup.json enter @ o "changed.json enter',
        lambda app: str(app.screen.query_one("#start-remark", Static).content),
        place=tmp_path / "second.db",
        language="en",
    )
    assert "entries are unchanged" in sound
    assert "are unchanged" not in changed


@pytest.mark.parametrize("language", folders())
def test_one_in_which_a_sign_was_changed_is_refused(
    tmp_path: Path, record: tuple[Path, int], language: str
) -> None:
    file, _ = record
    file.write_bytes(file.read_bytes().replace(b'"kind":"move"', b'"kind":"note"', 1)[:-3] + b"x\n")
    (seen,) = after(
        TYPED,
        lambda app: str(app.screen.query_one("#start-remark", Static).content),
        place=tmp_path / "second.db",
        language=language,
    )
    assert seen
    assert "JSON" not in seen
