"""A fault of Referee itself while a line is typed, read or entered does not end the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from referee.app import typed_lines
from referee.app.application import RefereeApp
from referee.app.typed_lines import TypedLines
from referee.app.widgets.command_line import CommandLine
from referee.app.widgets.folding_tree import FoldingTree
from referee.session.controller import GameController
from referee.session.files.user_data import LOG_VARIABLE, log_file
from tests.kit.app import after, controller, table

LINE = 'e colon "lannister_kneels_hound enter'


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(LOG_VARIABLE, str(tmp_path / "log"))
    return log_file()


def failing(*given: Any, **named: Any) -> Any:
    raise KeyError("something nobody thought of")


def told(app: RefereeApp) -> tuple[str, str, int]:
    """What stands in the ruling pane, on the line, and how many entries there are."""
    said = " ".join(node.text for node in table(app).query_one(FoldingTree).nodes)
    return said, table(app).query_one(CommandLine).value, len(controller(app).session.lines)


def test_a_line_on_which_the_reading_fails_is_not_understood_and_stays(
    log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(typed_lines, "parse", failing)
    [(said, line, entries)] = after(LINE, told, place=tmp_path / "games.db")

    assert 'The line "lannister kneels hound" was not understood.' in said
    assert str(log) in said
    assert line == "lannister kneels hound"
    assert entries == 1  # what the example begins with
    assert "KeyError: 'something nobody thought of'" in log.read_text()


def test_a_refusal_stands_where_looking_for_what_was_meant_fails(
    log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TypedLines, "_meant", failing)
    [(said, line, _)] = after('e colon "lannister_intrigue enter', told, place=tmp_path / "games.db")

    assert 'Which of these do you mean by "lannister intrigue"?' in said
    assert line == "lannister intrigue"
    assert "something nobody thought of" in log.read_text()


def test_what_is_typed_is_not_completed_where_completing_fails(
    log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(typed_lines, "complete", failing)
    [(_, line, entries)] = after('e colon "lannister_mi tab', told, place=tmp_path / "games.db")

    assert line == "lannister mi"
    assert entries == 1  # what the example begins with
    assert "something nobody thought of" in log.read_text()


def test_a_line_whose_move_fails_is_told_and_the_game_goes_on(
    log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GameController, "enter", failing)
    [(said, line, entries)] = after(
        'e colon "lannister_military_hound enter', told, place=tmp_path / "games.db"
    )

    assert 'The line "lannister military hound" could not be entered' in said
    assert line == "lannister military hound"
    assert entries == 1  # what the example begins with
    assert "something nobody thought of" in log.read_text()
