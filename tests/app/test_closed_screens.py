"""Closed screens: what they held is let go."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest
from textual._styles_cache import StylesCache
from textual.screen import Screen

from referee.app.application import RefereeApp
from tests.kit.app import press, ready, settled

Held = weakref.ref[StylesCache] | weakref.ref[Screen[object]]


@pytest.mark.parametrize(
    ("opens", "opened", "closes"),
    [
        ("b", "RulebookScreen", "escape escape"),
        ("l", "LogScreen", "q"),
        ("question_mark", "HelpScreen", "escape"),
    ],
)
def test_of_closed_screens_only_the_last_is_still_in_memory(
    opens: str, opened: str, closes: str, tmp_path: Path
) -> None:
    async def left() -> list[str]:
        app = RefereeApp(place=tmp_path / "games.db", example=True)
        async with app.run_test(size=(120, 40)) as pilot:
            await ready(app, pilot)
            gone: list[Held] = []
            for number in range(4):
                await press(pilot, opens)
                assert type(app.screen).__name__ == opened
                if number < 2:
                    gone.append(weakref.ref(app.screen))
                    gone += [weakref.ref(one._styles_cache) for one in app.screen.query("*")]
                await press(pilot, closes)
                assert type(app.screen).__name__ == "TableScreen"
            await settled(pilot)
            gc.collect()
            return [str(one) for one in gone if one() is not None]

    assert asyncio.run(left()) == []
