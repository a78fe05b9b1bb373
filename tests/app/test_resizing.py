"""A table whose window has changed looks like one that was opened in a window of that size."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from referee.app.application import RefereeApp
from tests.kit.app import ready, settled, shown

SIZES = [(80, 24), (100, 43), (120, 30), (150, 50)]


async def seen(place: Path, *sizes: tuple[int, int]) -> list[str]:
    """The example in windows of these sizes, one after the other."""
    app = RefereeApp(place=place, example=True)
    found = []
    async with app.run_test(size=sizes[0]) as pilot:
        await ready(app, pilot)
        for size in sizes:
            await pilot.resize_terminal(*size)
            await settled(pilot)
            found.append(shown(app))
    return found


@pytest.mark.parametrize("first", SIZES)
def test_a_resized_table_looks_like_one_opened_at_that_size(first: tuple[int, int], tmp_path: Path) -> None:
    others = [size for size in SIZES if size != first]
    opened = [asyncio.run(seen(tmp_path / f"{size[0]}.db", size))[0] for size in others]
    resized = asyncio.run(seen(tmp_path / "games.db", first, *others))[1:]
    assert resized == opened
