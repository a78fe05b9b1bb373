"""Closed screens: what they held is let go."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from time import monotonic

import pytest
from textual._styles_cache import StylesCache
from textual.pilot import Pilot
from textual.screen import Screen

from referee.app.application import RefereeApp
from tests.kit.app import PATIENCE, press, ready, settled

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
                    gone += [weakref.ref(widget._styles_cache) for widget in app.screen.query("*")]
                await press(pilot, closes)
                assert type(app.screen).__name__ == "TableScreen"
            return [str(held) for held in await never_let_go(gone, pilot)]

    assert asyncio.run(left()) == []


async def never_let_go(held: list[Held], pilot: Pilot[None]) -> list[Held]:
    """What is still in memory after some paintings more.

    What Textual has put off holds a closed screen for a moment, and a look for garbage does nothing while
    another thread looks.
    """
    until = monotonic() + PATIENCE
    while held and monotonic() < until:
        pilot.app.screen.refresh()
        await settled(pilot)
        gc.collect()
        held = [reference for reference in held if reference() is not None]
        await asyncio.sleep(0.01)
    return held
