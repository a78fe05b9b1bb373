"""Keys that come faster than the screen goes on: each belongs to what the one before has opened or left."""

from __future__ import annotations

import asyncio
from pathlib import Path

from textual import events

from referee.app.application import RefereeApp
from referee.app.widgets.command import CommandLine
from referee.app.widgets.moves import MovesPane
from tests.app.given import SMALL, bench, press, ready, settled, table

AT_FIRST = 1
"""The note a ready table begins with."""
SIGNS = {"colon": ":"}
Seen = tuple[str, str, int]


def after_keys(script: str, keys: str, place: Path) -> Seen:
    """What stands on the line, what has the focus, and how many lines the log has.

    The keys after the script come at once: none waits for what the others bring about.
    """

    async def pressed() -> Seen:
        app = RefereeApp(place=place)
        async with app.run_test(size=SMALL) as pilot:
            await ready(app, pilot)
            await press(pilot, script)
            for key in keys.split():
                app.post_message(events.Key(key, SIGNS.get(key, key if len(key) == 1 else None)))
            await settled(pilot)
            line = table(app).query_one(CommandLine).value
            return line, type(app.focused).__name__, len(bench(app).session.lines)

    return asyncio.run(pressed())


def test_a_line_left_and_begun_anew_in_one_breath_is_a_new_line(tmp_path: Path) -> None:
    line, focus, entered = after_keys('e colon "lann', "escape colon u n", tmp_path / "games.db")

    assert (line, focus, entered) == ("un", CommandLine.__name__, AT_FIRST)


def test_a_line_that_is_left_gives_the_keys_back_to_the_moves(tmp_path: Path) -> None:
    line, focus, _ = after_keys('e colon "lann', "escape", tmp_path / "games.db")

    assert (line, focus) == ("", MovesPane.__name__)


def test_a_colon_on_the_line_is_a_colon(tmp_path: Path) -> None:
    line, _, _ = after_keys("e", "colon a colon b", tmp_path / "games.db")

    assert line == "a:b"


def test_what_is_typed_right_after_the_colon_is_no_key(tmp_path: Path) -> None:
    line, _, entered = after_keys("e", "colon u n d o", tmp_path / "games.db")

    assert (line, entered) == ("undo", AT_FIRST)
