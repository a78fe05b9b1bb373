"""The app played by keys, without a terminal: a script of keys, then whatever is to be known about it.

Words of a script are keys; one that begins with a quote is typed, ``_`` standing for a space.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from textual.pilot import Pilot
from textual.widgets import Input

from referee.app.application import RefereeApp
from referee.app.screens.table import TableScreen
from referee.desk.examples import examples
from referee.desk.refereeing import Refereeing
from referee.games import DESKS

Seen = TypeVar("Seen")
SMALL = (80, 24)
NEW_GAME = "n 1 enter"
"""The first game, as usual: the seats in their order, all texts, not strict, the name offered."""


def ready_table(game: str, number: int) -> str:
    """Keys that open this ready table of the game from the first line of the start screen."""
    games = tuple(DESKS)
    before = sum(len(examples(one)) for one in games[: games.index(game)])
    return " ".join(["home", *["down"] * (len(games) + before + number), "enter"])


def shown(app: RefereeApp) -> str:
    """The screen as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


def bench(app: RefereeApp) -> Refereeing:
    """The game on the table."""
    return table(app).bench


def table(app: RefereeApp) -> TableScreen:
    """The table, whatever lies over it."""
    return next(one for one in app.screen_stack if isinstance(one, TableScreen))


def after(
    script: str,
    look: Callable[[Any], Seen],
    *,
    place: Path,
    size: tuple[int, int] = SMALL,
    **options: Any,
) -> list[Seen]:
    """What is seen at each ``@`` of a script and at its end: one start serves several claims."""

    async def played() -> list[Seen]:
        app = RefereeApp(place=place, **options)
        found = []
        async with app.run_test(size=size) as pilot:
            await ready(app, pilot)
            for part in script.split("@"):
                await press(pilot, part)
                found.append(look(app))
        return found

    return asyncio.run(played())


async def ready(app: RefereeApp, pilot: Pilot[None]) -> None:
    """Until the database and the rulebook are open."""
    for _ in range(400):
        if app.database is not None and app.wording.book is not None:
            break
        await pilot.pause(0.02)
    await settled(pilot)


async def press(pilot: Pilot[None], script: str) -> None:
    """Presses the keys of a script; typed words are put into the line at once."""
    for word in script.split():
        line = pilot.app.focused
        if word.startswith('"') and isinstance(line, Input):
            line.value = word[1:].replace("_", " ")
        else:
            await pilot.press(word)
        await settled(pilot)


async def settled(pilot: Pilot[None]) -> None:
    """Until what was pressed has been dealt with."""
    await pilot.pause()
    await pilot.pause()
