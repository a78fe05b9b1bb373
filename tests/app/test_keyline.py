"""The last line of a screen: which keys it tells, and that a click on one is the key."""

from __future__ import annotations

import asyncio
from pathlib import Path

from referee.app.application import RefereeApp
from referee.app.screens.start import StartScreen
from referee.app.widgets.key_line import KeyLine
from tests.kit.app import after, press, ready, settled


def told(app: RefereeApp) -> str:
    return str(app.screen.query_one(KeyLine).render())


def test_the_keys_are_those_of_what_has_the_cursor(tmp_path: Path) -> None:
    table, line = after("e @ colon", told, place=tmp_path / "games.db")
    assert "Undo" in table
    assert "Complete" not in table
    assert "Complete" in line


def test_a_click_on_a_word_is_its_key(tmp_path: Path) -> None:
    async def clicked() -> tuple[str, str]:
        app = RefereeApp(place=tmp_path / "games.db")
        async with app.run_test(size=(80, 24)) as pilot:
            await ready(app, pilot)
            await press(pilot, "e")
            before = type(app.screen).__name__
            await pilot.click(KeyLine, offset=(told(app).index("Log") + 1, 0))
            await settled(pilot)
            return before, type(app.screen).__name__

    assert asyncio.run(clicked()) == ("TableScreen", "LogScreen")


def test_a_click_beside_the_keys_is_none(tmp_path: Path) -> None:
    async def clicked() -> bool:
        app = RefereeApp(place=tmp_path / "games.db")
        async with app.run_test(size=(120, 24)) as pilot:
            await ready(app, pilot)
            await pilot.click(KeyLine, offset=(119, 0))
            await settled(pilot)
            return isinstance(app.screen, StartScreen) and app.is_running

    assert asyncio.run(clicked())
