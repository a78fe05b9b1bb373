"""Closed screens: what they held is let go."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

from textual._styles_cache import StylesCache

from referee.app.application import RefereeApp
from referee.app.screens.rulebook import RulebookScreen
from tests.kit.app import press, ready, settled


def test_of_closed_screens_only_the_last_is_still_in_memory(tmp_path: Path) -> None:
    async def left() -> list[str]:
        app = RefereeApp(place=tmp_path / "games.db", example=True)
        async with app.run_test(size=(120, 40)) as pilot:
            await ready(app, pilot)
            gone: list[weakref.ref[StylesCache] | weakref.ref[RulebookScreen]] = []
            for number in range(4):
                await press(pilot, "b")
                assert isinstance(app.screen, RulebookScreen)
                if number < 2:
                    gone.append(weakref.ref(app.screen))
                    gone += [weakref.ref(one._styles_cache) for one in app.screen.query("*")]
                await press(pilot, "escape escape")
                assert not isinstance(app.screen, RulebookScreen)
            await settled(pilot)
            gc.collect()
            return [str(one) for one in gone if one() is not None]

    assert asyncio.run(left()) == []
