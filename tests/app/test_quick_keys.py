"""Keys that come faster than the screen goes on: each belongs to what the one before has opened or left."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual import events
from textual.widgets import Input

from referee.app.application import RefereeApp
from referee.app.screens.tables.table import TableScreen
from referee.app.widgets.command_line import CommandLine
from referee.app.widgets.move_list import MovesPane
from tests.kit.app import SMALL, controller, press, ready, settled, table

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
            return line, type(app.focused).__name__, len(controller(app).session.lines)

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


def screens(app: RefereeApp) -> list[str]:
    """The screens that lie over each other."""
    return [type(one).__name__ for one in app.screen_stack[1:]]


def typed(app: RefereeApp) -> str:
    """What stands in the field that is typed in."""
    return app.focused.value if isinstance(app.focused, Input) else ""


def entered(app: RefereeApp) -> list[str]:
    """What the log has, if there is one."""
    tables = [one for one in app.screen_stack if isinstance(one, TableScreen)]
    return [f"{line.kind} {line.body}" for one in tables for line in one.controller.session.lines]


Found = tuple[list[str], str, list[str]]


def found_after(script: str, keys: str, place: Path, *, at_once: bool) -> Found:
    """What there is after a script that was pressed in peace, and keys that come at once or one by one."""

    async def pressed() -> Found:
        app = RefereeApp(place=place)
        async with app.run_test(size=SMALL) as pilot:
            await ready(app, pilot)
            await press(pilot, script)
            for key in keys.split():
                app.post_message(events.Key(key, SIGNS.get(key, key if len(key) == 1 else None)))
                if not at_once:
                    await settled(pilot)
            await settled(pilot)
            return screens(app), typed(app), entered(app)

    return asyncio.run(pressed())


@pytest.mark.parametrize(
    ("keys", "top", "stands"),
    [
        ("n e l", "AskText", "el"),
        ("l n e u", "AskText", "eu"),
        ("b slash w h o", "RulebookScreen", "who"),
        ("b escape l escape b q l q", "TableScreen", ""),
    ],
)
def test_a_key_in_the_same_breath_belongs_to_what_the_one_before_has_opened(
    keys: str, top: str, stands: str, tmp_path: Path
) -> None:
    (*_, last), field, lines = found_after("e", keys, tmp_path / "games.db", at_once=True)

    assert (last, field, len(lines)) == (top, stands, AT_FIRST)


@pytest.mark.parametrize(
    ("script", "keys"),
    [
        ("e", "n r u l e enter l escape n s e e enter u colon u enter"),
        (
            "e",
            "1 1 space enter escape 2 u r h 1 escape d p escape question_mark q b slash a escape escape l z",
        ),
        ("", "n a enter c escape x escape q e n b enter l escape q"),
        ("e", "b slash s t e a l t h enter enter q q m c escape l end z n"),
    ],
)
def test_keys_in_one_breath_do_what_they_do_one_by_one(script: str, keys: str, tmp_path: Path) -> None:
    slow, quick = (
        found_after(script, keys, tmp_path / f"{at_once}.db", at_once=at_once) for at_once in (False, True)
    )

    assert quick == slow
