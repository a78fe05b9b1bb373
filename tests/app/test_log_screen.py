"""The log screen fills lines as they are seen, shows some of them alone, and rulings with their receipts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel.receipts import given_in
from referee.app.application import RefereeApp
from referee.app.presenters.ruling_tree import Node
from referee.app.screens.log import LogScreen
from referee.app.screens.rulebook import RulebookScreen
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.line_window import FILLED, LineWindow
from referee.session.log.log_line import LogLine
from tests.kit.app import after, controller, press, ready, settled, shown

OVERRULED = 'e colon "lannister_military_gregor enter escape o "we_agreed enter'


def window(app: RefereeApp) -> LineWindow:
    return app.screen.query_one(LineWindow)


def items(app: RefereeApp) -> list[int]:
    return list(window(app).items)


def ruling(app: RefereeApp) -> str:
    return " ".join(_texts(app.screen.query_one(FoldingTree).nodes))


def _texts(nodes: tuple[Node, ...]) -> list[str]:
    return [text for node in nodes for text in (node.text, *_texts(node.children))]


def with_notes(count: int) -> Any:
    """Lines by the hundred, without typing them."""

    def seen(app: RefereeApp) -> None:
        for number in range(count):
            controller(app).session.note(f"note {number}")

    return seen


def test_a_ruling_is_shown_with_its_receipt_and_what_is_judged_today(tmp_path: Path) -> None:
    (seen,) = after(f"{OVERRULED} l", lambda app: (items(app), ruling(app)), place=tmp_path / "games.db")
    assert seen[0] == [1, 2, 3]
    said = seen[1]
    assert said.startswith("Ruling, as it was given; the table overruled it we agreed Not legal")
    assert "Judged today: the same" in said
    assert "under: bg-2013, pl-2012" in said
    assert "the table after line 0" in said
    assert "given by the table" in said


def test_where_the_program_answers_otherwise_now_both_answers_stand_there(tmp_path: Path) -> None:
    def changed(app: RefereeApp) -> tuple[str, str]:
        session = controller(app).session
        line = session.lines[-1]
        given = given_in(line.body)
        assert given is not None
        old = [{**msgspec.to_builtins(one), "verdict": "yes"} for one in given.receipt.verdicts]
        body = {**line.body, "receipt": {**line.body["receipt"], "verdicts": old}}
        session.lines[-1] = msgspec.structs.replace(line, entered=body)
        log = LogScreen(controller(app), app.wording)
        return " ".join(_texts(log._ruled(session.lines[-1]))), log.drawn(session.lines[-1]).plain

    ((said, line),) = after(OVERRULED, changed, place=tmp_path / "games.db")
    assert "the table overruled it we agreed Legal" in said
    assert "Judged today, the answer is another: Not legal" in said
    assert line.startswith("   3 △ Ruling, overruled by the players")
    assert "Judged today, the answer is another: Not legal" in line


def test_lines_are_shown_by_kind_by_player_and_by_words(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[list[int], str]:
        return items(app), shown(app).split("\n")[0]

    script = f'{OVERRULED} l @ k k @ escape @ s @ escape slash "agreed @ "gregor @ "nobody @ escape'
    everything, rulings, again, lannister, agreed, gregor, none, all_again = after(
        script, seen, place=tmp_path / "games.db"
    )
    assert everything[0] == again[0] == all_again[0] == [1, 2, 3]
    assert rulings[0] == [2, 3]
    assert "rulings (2)" in rulings[1]
    assert 1 not in lannister[0]
    assert agreed[0] == gregor[0] == [2, 3]
    assert none[0] == []


def test_a_mark_stands_in_the_log_itself_and_is_a_halt(tmp_path: Path) -> None:
    def here(app: RefereeApp) -> tuple[int | None, str]:
        return window(app).here, shown(app)

    script = f'{OVERRULED} colon "note_hello enter colon "note_bye enter escape l home m @ end [ @ [ @ [ @ m'
    script = script.replace(" [", " left_square_bracket")
    marked, ruled, overruled, first, unmarked = after(
        script, here, place=tmp_path / "games.db", size=(80, 40)
    )
    assert (marked[0], ruled[0], overruled[0], first[0]) == (1, 3, 2, 1)
    assert "1*" in marked[1]
    assert "marked line 1" in marked[1]
    assert "took the mark off line 1" in unmarked[1]
    assert "1*" not in unmarked[1]


def test_only_lines_near_the_cursor_are_filled_and_all_can_be_reached(tmp_path: Path) -> None:
    app_notes = with_notes(300)

    def seen(app: RefereeApp) -> tuple[int | None, int, int]:
        if len(controller(app).session.lines) < 300:
            app_notes(app)
            return None, 0, 0
        return window(app).here, window(app).option_count, len(window(app).items)

    ups = " ".join(["up"] * (FILLED + 5))
    _, last, up, first, wrapped, down = after(
        f"e @ l @ {ups} @ home @ up @ down", seen, place=tmp_path / "games.db"
    )
    assert last == (301, last[1], 301)
    assert last[1] <= 2 * FILLED
    assert up[0] == 301 - FILLED - 5
    assert first[0] == 1
    assert wrapped[0] == 301
    assert down[0] == 1


def test_a_log_left_at_once_leaves_nothing_behind(tmp_path: Path) -> None:
    def left(app: RefereeApp) -> str:
        if len(controller(app).session.lines) < 300:
            with_notes(300)(app)
        return type(app.screen).__name__

    async def hurried() -> str:
        app = RefereeApp(place=tmp_path / "games.db")
        async with app.run_test(size=(80, 24)) as pilot:
            await ready(app, pilot)
            await press(pilot, "e")
            left(app)
            for _ in range(5):
                await pilot.app._press_keys(["l", "q"])
            await settled(pilot)
            return left(app)

    assert asyncio.run(hurried()) == "TableScreen"


def test_the_mouse_wheel_fills_what_lies_above(tmp_path: Path) -> None:
    def scrolled(app: RefereeApp) -> int | None:
        if not isinstance(app.screen, LogScreen):
            with_notes(300)(app)
            return None
        lines = window(app)
        lines.scroll_to(y=0, animate=False)
        lines.on_mouse_scroll_up(None)  # type: ignore[arg-type]
        return lines.item_at(0)

    _, top = after("e @ l", scrolled, place=tmp_path / "games.db")
    assert top is not None
    assert top < 301 - FILLED


def test_one_key_leads_from_a_line_to_its_section_and_one_back(tmp_path: Path) -> None:
    def where(app: RefereeApp) -> tuple[str, str, int | None]:
        screen = app.screen
        rule = screen.rule if isinstance(screen, RulebookScreen) else ""
        here = window(app).here if isinstance(screen, LogScreen) else None
        return type(screen).__name__, rule, here

    script = f"{OVERRULED} l up b @ escape"
    section, back = after(script, where, place=tmp_path / "games.db")
    assert section[0] == "RulebookScreen"
    assert section[1].startswith("hbo.challenge.")
    assert back == ("LogScreen", "", 2)


def test_the_ruling_on_a_line_of_the_log_is_given(tmp_path: Path) -> None:
    def given(app: RefereeApp) -> list[LogLine]:
        return [line for line in controller(app).session.lines if line.kind == "ruling"]

    script = 'e colon "lannister_military_hound enter escape l end G'
    ((line,),) = after(script, given, place=tmp_path / "games.db")
    assert (line.body["how"], line.body["of"]) == ("given", 2)


@pytest.mark.parametrize("language", ["bg", "pl", "ru"])
def test_receipts_are_told_in_every_language(language: str, tmp_path: Path) -> None:
    (said,) = after(f"{OVERRULED} l", ruling, place=tmp_path / "games.db", language=language)
    assert "[" not in said
    assert "Judged" not in said


def test_a_section_lists_the_rulings_that_rest_on_it_and_leads_to_their_lines(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, str]:
        return type(app.screen).__name__, shown(app)

    place = tmp_path / "games.db"
    section, asked, line = after(f"{OVERRULED} l up b end @ f @ end enter", seen, place=place, size=(100, 60))
    assert "Rulings at your tables that rest on this" in section[1]
    assert ", line 3 (" in section[1]
    assert "⚖" in asked[1]
    assert line[0] == "LogScreen"
    assert "Ruling, as it was given" in line[1]


def test_the_line_of_another_game_is_only_looked_at(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, bool, str]:
        return type(app.screen).__name__, getattr(app.screen, "read_only", False), shown(app)

    place = tmp_path / "games.db"
    after(OVERRULED, seen, place=place)
    (line,) = after(
        'e colon "lannister_military_gregor enter escape b f end enter', seen, place=place, size=(100, 60)
    )
    assert line[:2] == ("LogScreen", True)
    assert "Ruling, as it was given" in line[2]
