"""Square brackets in a stranger's text are what they are, wherever the app shows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest

from referee.app.application import RefereeApp
from tests.hostile.canary import MARKUP
from tests.hostile.terminal import ROOT
from tests.kit.app import after, controller, shown

CASE = ROOT / "tests" / "corpus" / "tables" / "lcg-5.json"
BROKEN = "[/nothing] [@click=app.quit]Q[/]"
"""Markup that ends the app where it is read as such."""


def file_of(folder: Path, name: str) -> None:
    """A table file on which all cards and the whole table are called so."""
    table: Any = msgspec.json.decode(CASE.read_bytes())
    table["title"] = name
    for card in table["state"]["cards"].values():
        card["name"] = name
    (folder / "table.json").write_bytes(msgspec.json.encode(table))


def test_markup_in_names_is_shown_and_not_obeyed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (MARKUP, BROKEN):
        folder = tmp_path / str(len(name))
        folder.mkdir()
        file_of(folder, name)
        monkeypatch.chdir(folder)
        script = 'o "table.json enter @ ctrl+p @ escape l @ escape m @'

        def look(app: RefereeApp) -> str:
            return shown(app)

        table, palette, log, grid, _ = after(script, look, place=folder / "games.db", size=(120, 40))
        assert name[:14] in table
        assert name[:14] in palette
        assert log
        assert grid


def test_markup_in_a_notice_is_shown_and_not_obeyed(tmp_path: Path) -> None:
    def noticed(app: RefereeApp) -> list[bool]:
        with mock.patch("textual.app.App.notify") as told:
            app.notify(BROKEN)
            app.screen.notify(BROKEN)
        return [call.kwargs["markup"] for call in told.call_args_list]

    assert after("", noticed, place=tmp_path / "games.db") == [[False, False]]


def test_the_game_opened_is_the_one_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file_of(tmp_path, MARKUP)
    monkeypatch.chdir(tmp_path)

    def names(app: RefereeApp) -> set[str]:
        return {card.name for card in controller(app).session.state.cards.values()}

    assert after('o "table.json enter', names, place=tmp_path / "games.db") == [{MARKUP}]
