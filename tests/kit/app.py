"""The app played by keys, without a terminal: a script of keys, then whatever is to be known about it.

Words of a script are keys; one that begins with a quote is typed, ``_`` standing for a space.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import textual.app
import textual.pilot
from textual.app import App
from textual.command import CommandPalette
from textual.pilot import Pilot
from textual.widgets import Input

from referee.app import key_queue
from referee.app.application import RefereeApp
from referee.app.screens.start import StartScreen
from referee.app.screens.tables.table import TableScreen
from referee.session.controller import GameController
from referee.session.game_setup import examples
from referee.session.registry import ADAPTERS
from tests.app import textual_shortcuts as sparing

Seen = TypeVar("Seen")
SMALL = (80, 24)
PATIENCE = 30.0
"""Seconds after which an app that does not come to rest is given up."""
ON_THE_TABLE = {"example", "resume", "lesson", "desk"}
"""Options under which the list of games is not what is seen first."""
NEW_GAME = "n 1 enter"
"""The first game, as usual: the seats in their order, all texts, not strict, the name offered."""


def ready_table(game: str, number: int) -> str:
    """Keys that open this ready table of the game from the first line of the start screen."""
    games = tuple(ADAPTERS)
    before = sum(len(examples(earlier)) for earlier in games[: games.index(game)])
    return " ".join(["home", *["down"] * (len(games) + before + number), "enter"])


def shown(app: RefereeApp) -> str:
    """The screen as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


def controller(app: RefereeApp) -> GameController:
    """The game on the table."""
    return table(app).controller


def table(app: RefereeApp) -> TableScreen:
    """The table, whatever lies over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def after(
    script: str,
    look: Callable[[Any], Seen],
    *,
    place: Path,
    size: tuple[int, int] = SMALL,
    **options: Any,
) -> list[Seen]:
    """What is seen at each ``@`` of a script and at its end: one start serves several claims.

    Where the first key is that of the example, it is open from the start: a quarter less to lay out.
    """
    if script.split()[:1] == ["e"] and not options.keys() & ON_THE_TABLE:
        script, options["example"] = script.strip().removeprefix("e"), True

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
    await settled(pilot, passing=True)
    assert app.database is not None
    assert app.wording.book is not None


async def press(pilot: Pilot[None], script: str, *, passing: bool = False) -> None:
    """Presses the keys of a script; typed words are put into the line at once.

    ``passing``: nobody looks at what is painted after them.
    """
    words = script.split()
    for left, word in zip(range(len(words) - 1, -1, -1), words, strict=True):
        line = pilot.app.focused
        if word.startswith('"') and isinstance(line, Input):
            line.value = word[1:].replace("_", " ")
        else:
            await pilot.app._press_keys([word])
        await settled(pilot, passing=passing or left > 0)


async def settled(pilot: Pilot[Any], *, passing: bool = False) -> None:
    """Until what was pressed has been dealt with and painted: nothing is left to do, in no thread either.

    ``passing``: other keys follow. A screen is then painted once, and the first one, which most scripts only
    pass, not at all.
    """
    app = pilot.app
    until = monotonic() + PATIENCE
    while monotonic() < until:
        await quiet()
        if not app.is_running:
            return
        app.screen._on_timer_update()
        if not _pending():
            if not _at_work(app):
                if not (passing and isinstance(app.screen, StartScreen)):
                    sparing.paint(app, once=passing)
                return
            await asyncio.sleep(0.002)
    raise TimeoutError("the app does not come to rest")


async def quiet(*_patience: float) -> None:
    """Until no task of the event loop has anything to do before something comes from outside."""
    await asyncio.sleep(0)
    while _pending():  # noqa: ASYNC110 - what others are still to do has no event
        await asyncio.sleep(0)


# Whoever presses keys in peace has read what is painted.
key_queue.TO_READ = 0.0
sparing.parse_style_sheets_once()
sparing.paint_at_rest_only()
for module in (textual.app, textual.pilot):
    # Textual sleeps four times a key until the processor rests; this asks its event loop.
    module.wait_for_idle = quiet  # type: ignore[attr-defined]


def _pending() -> bool:
    """Whether a task could go on now."""
    loop: Any = asyncio.get_running_loop()
    return bool(loop._ready)


def _at_work(app: App[Any]) -> bool:
    """Whether a thread is still busy for the app, or it waits for its clock; other workers wait for keys."""
    busy = any(
        one.is_running and (one._thread_worker or one.group == CommandPalette._GATHER_COMMANDS_GROUP)
        for one in app.workers
    )
    # Behind a screen that closes nothing is painted for a moment, which Textual measures by its clock.
    held = app._batch_count > 0 or getattr(app, "_resize_timer", None) is not None
    return busy or held or bool(app.animator._animations)
