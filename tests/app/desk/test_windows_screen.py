"""The screen of missed windows, from the table and from a line of the log."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.app.application import RefereeApp
from referee.app.screens.tables.overviews import WindowScreen
from referee.words.messages import folders
from tests.kit.app import after, controller, shown

ATTACKED = 'e colon "lannister_military_hound enter escape colon "stark_does_not_defend enter escape '


def at_windows(app: RefereeApp) -> tuple[bool, str]:
    return isinstance(app.screen, WindowScreen), shown(app)


def test_at_the_table_it_tells_who_was_passed_over_and_takes_the_lines_back(tmp_path: Path) -> None:
    open_, asked, back = after(ATTACKED + "M@f@y", at_windows, place=tmp_path / "games.db", size=(100, 40))
    assert open_[0]
    assert "was not offered the chance" in open_[1]
    assert "Undo to here" in asked[1]
    assert not back[0]


def test_the_lines_taken_back_wait_to_be_entered_again(tmp_path: Path) -> None:
    def lines(app: RefereeApp) -> tuple[list[int], list[int]]:
        session = controller(app).session
        return [one.number for one in controller(app).counting_lines()], [
            one.number for one in session.reenterable_lines
        ]

    before, taken = after(ATTACKED + "@M f y", lines, place=tmp_path / "games.db")
    assert before[0][-1] not in taken[0]
    assert len(taken[0]) < len(before[0])


def test_in_the_log_it_shows_the_windows_of_the_line(tmp_path: Path) -> None:
    (found,) = after(ATTACKED + "l up M", at_windows, place=tmp_path / "games.db", size=(100, 40))
    assert found[0]
    assert "Window for" in found[1]


@pytest.mark.parametrize("language", folders())
def test_it_speaks_each_language(tmp_path: Path, language: str) -> None:
    (found,) = after("e M", at_windows, place=tmp_path / "games.db", language=language)
    assert found[0]
    assert language == "en" or "Window for" not in found[1]
