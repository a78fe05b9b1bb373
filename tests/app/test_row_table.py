"""A table drawn as a row of cards: what is drawn, and how it is played by keys, mouse and typed lines."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.reasons import Ruling
from engine.kernel.view import Badge, ViewPiece, ViewRow
from referee.app.application import RefereeApp
from referee.app.presenters.wording import Wording
from referee.app.render import glyphs
from referee.app.render.area_lines import piece_line
from referee.app.render.row_lines import (
    NARROW,
    RowCell,
    RowMarks,
    box,
    cell_in_words,
    cells_of,
    inner_width,
    width_of,
    window,
)
from referee.app.screens.tables.row import RowTableScreen
from referee.app.widgets.card_row import RowPane, SeatList
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.move_list import MovesPane
from referee.session.session import Session
from tests.app.test_new_game import GAME, ROW
from tests.kit.app import after, controller, press, ready, ready_table, settled, shown, table

NEW = f"n {ROW} home enter"
"""Red, blue and green, red first, from left to right."""


def example_of(number: int) -> str:
    """Keys that open this ready table of the game drawn as a row."""
    return ready_table(GAME, number)


def ruled(app: RefereeApp) -> str:
    """All that stands in the ruling pane, folded or not."""

    def said(nodes: Any) -> str:
        return " ".join(f"{node.text} {said(node.children)}" for node in nodes)

    return said(table(app).query_one(FoldingTree).nodes)


def piece(name: str, **badges: int | str) -> ViewPiece:
    hidden = name.isdecimal()
    facts = tuple(Badge(key, value or None) for key, value in badges.items())
    return ViewPiece(
        f"red.{name}", "" if hidden else name, "closed" if hidden else "character", facts, hidden=hidden
    )


def wording() -> Wording:
    found = Wording("en")
    found.of_game(GAME)
    found.names = lambda key: key.title()
    return found


# Drawing


@pytest.mark.parametrize("language", ["bg", "pl", "ru"])
def test_a_card_to_choose_from_is_told_in_the_words_of_the_language(language: str) -> None:
    found = Wording(language)
    found.of_game(GAME)
    found.names = str.title
    for face in ("up", "down"):
        said = piece_line(piece("1", face=face, tokens=3), found)
        assert found.word(f"face-{face}") in said
        assert face not in said


def test_a_box_tells_owner_face_influence_and_height_in_words_and_signs() -> None:
    closed = RowCell("red.2", piece("2", owner="red", face="down", tokens=3, stack=2, pointer=""))
    lines = [one.plain for one in box(closed, wording(), NARROW, RowMarks(able=frozenset({"red.2"})))]
    assert glyphs.POINTER in lines[0]
    assert "Red.2" in lines[1]
    assert f"{glyphs.CLOSED} closed" in lines[2]
    assert f"{glyphs.TOKENS}3 {glyphs.STACK}2" in lines[3]
    assert glyphs.MAY in lines[4]
    assert {len(one) for one in lines} == {NARROW + 2}


def test_a_bribed_card_stands_under_its_owner_with_its_family_beside() -> None:
    bribed = RowCell("red.queen", piece("queen", owner="blue", family="red", bribe="blue", face="up"))
    lines = [one.plain for one in box(bribed, wording(), NARROW, RowMarks())]
    assert lines[1].startswith("│Blue")
    assert f"{glyphs.OPEN} Queen" in lines[2]
    assert f"{glyphs.BRIBED}Red" in lines[3]


def test_the_cursor_is_a_border_and_no_colour() -> None:
    cell = RowCell("red.1", piece("1", owner="red", face="down"))
    plain, here = (box(cell, wording(), NARROW, RowMarks(here=one))[0].plain for one in ("", "red.1"))
    assert plain != here


def test_what_is_under_the_cursor_is_told_in_words() -> None:
    stack = piece("2", owner="red", face="down", tokens=1, stack=2, done="")
    stack = ViewPiece(stack.id, stack.name, stack.kind, stack.badges, hidden=True, under=(piece("queen"),))
    said = cell_in_words(RowCell("red.2", stack), wording())
    for part in ("face down", "influence 1", "stack 2", "under it: Red.Queen", "has acted"):
        assert part in said


def test_ends_are_boxes_only_where_something_may_be_laid() -> None:
    row = ViewRow("row", (piece("1"), piece("2")), across=True, ends=("left", "right"))
    assert [one.id for one in cells_of(row, frozenset())] == ["red.1", "red.2"]
    ids = [one.id for one in cells_of(row, frozenset({"left", "right"}))]
    assert ids == ["left", "red.1", "red.2", "right"]
    empty = ViewRow("row", (), across=True, ends=("left", "right"))
    assert [one.id for one in cells_of(empty, frozenset({"left"}))] == ["left"]


@pytest.mark.parametrize("room", [40, 78, 98, 158])
@pytest.mark.parametrize("count", [1, 5, 15, 30])
def test_the_cursor_is_always_in_the_window_and_the_window_in_the_room(room: int, count: int) -> None:
    cells = tuple(RowCell(f"red.{number}", piece(str(number))) for number in range(count))
    inner = inner_width(cells, room)
    first = 0
    for here in (*range(count), *reversed(range(count))):
        first, last = window(cells, inner, room, first, here)
        assert first <= here < last
        assert sum(width_of(one, inner) for one in cells[first:last]) <= room


# Playing


def test_the_whole_row_and_every_player_are_shown_at_80_by_24(tmp_path: Path) -> None:
    [screen] = after(example_of(0), shown, place=tmp_path / "games.db")
    lines = screen.splitlines()
    assert len(lines) == 24
    assert "round 4" in lines[0]
    assert "[Events]" in lines[0]
    for said in (
        "from left to right",
        "reserve",
        "Red 2",
        "closed",
        "Queen",
        "after it: 4",
        "discard: Felon",
    ):
        assert said in screen
    assert any(line.startswith(f" ▸ Red {glyphs.FIRST}") for line in lines)


def test_the_row_scrolls_to_its_end(tmp_path: Path) -> None:
    [screen] = after(f"{example_of(0)} right end", shown, place=tmp_path / "games.db")
    assert "Green 4" in screen
    assert "before it: 4" in screen


def test_without_colour_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    [plain] = after(f"{example_of(0)} right", shown, place=tmp_path / "plain.db")
    monkeypatch.delenv("NO_COLOR")
    [coloured] = after(f"{example_of(0)} right", shown, place=tmp_path / "coloured.db")
    assert plain == coloured


def test_arrows_numbers_and_typed_lines_lay_the_same_card(tmp_path: Path) -> None:
    def state(app: RefereeApp) -> Any:
        return controller(app).session.state

    [arrows] = after(f"{NEW} enter right end enter", state, place=tmp_path / "arrows.db")
    [numbers] = after(f"{NEW} 1 2", state, place=tmp_path / "numbers.db")
    [typed] = after(
        f'{NEW} colon "red_lays_left enter "blue_lays_right enter', state, place=tmp_path / "typed.db"
    )
    assert arrows == numbers == typed
    assert [card.called for card in typed.all_cards()] == ["red.1", "blue.1"]


def test_a_click_on_a_box_goes_to_it_and_a_second_one_takes_it(tmp_path: Path) -> None:
    async def played() -> list[Any]:
        app = RefereeApp(place=tmp_path / "games.db")
        async with app.run_test(size=(80, 24)) as pilot:
            await ready(app, pilot)
            await press(pilot, f"{NEW} 1")
            row = app.screen.query_one(RowPane)
            at = row.region.width // 2 + 9
            found: list[Any] = [row.here]
            for _ in range(2):
                await pilot.click(RowPane, offset=(at, 3))
                await settled(pilot)
                found.append((row.here, len(controller(app).session.state.row)))
        return found

    before, once, twice = asyncio.run(played())
    assert before == "left"
    assert once == ("right", 1)
    assert twice[1] == 2


def test_a_card_that_can_be_used_in_two_ways_asks_which(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, str]:
        return type(app.screen).__name__, shown(app)

    [(name, screen)] = after(f"{example_of(0)} right left enter", seen, place=tmp_path / "games.db")
    assert name == "ChooseOne"
    assert "Red keeps Red 2 face down" in screen
    assert "Red opens Red 2" in screen


def test_what_opening_would_bring_is_shown_before_it_is_done(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, int]:
        return shown(app), len(controller(app).counting_lines())

    prince, felon, done = after(
        f"{example_of(0)} 2 @ down down down down @ home down down enter", seen, place=tmp_path / "games.db"
    )
    # Whatever is looked at, nothing is entered before Enter.
    assert prince[1] == felon[1] == 0
    assert "Red activated Red Prince" in prince[0]
    assert done[1] > 0


def test_a_highlighted_move_tells_what_it_would_come_to(tmp_path: Path) -> None:
    [said] = after(f"{example_of(0)} down up", ruled, place=tmp_path / "games.db")
    assert "It would come to this:" in said
    assert "laid 1 influence on it" in said
    assert "Then: Blue" in said


def test_a_combination_is_one_typed_line(tmp_path: Path) -> None:
    def state(app: RefereeApp) -> Any:
        found = controller(app).session.state
        return found.seats["red"].influence, found.at_pointer.top.called

    steps = ("red_queen", "token_take", "red_queen_token_repeat")
    line = ";".join(["red_opens_red.2_as_combination_stepwise", *(f"red_combines_{one}" for one in steps)])
    [by_line] = after(f'{example_of(0)} colon "{line} enter', state, place=tmp_path / "line.db")
    # Five, twice two by the queen, and one token.
    assert by_line == (10, "blue.2")


def test_a_line_that_stops_halfway_keeps_its_rest(tmp_path: Path) -> None:
    def line(app: RefereeApp) -> tuple[str, int]:
        return app.screen.query_one("#command").value, len(controller(app).counting_lines())  # type: ignore[attr-defined]

    typed = "red_keeps_red.2;_blue_keeps_red.2;_blue_keeps_blue.2"
    [(rest, count)] = after(f'{example_of(0)} colon "{typed} enter', line, place=tmp_path / "games.db")
    assert rest == "blue keeps red.2; blue keeps blue.2"
    assert count == 1


def test_families_are_typed_in_russian(tmp_path: Path) -> None:
    def state(app: RefereeApp) -> Any:
        return [card.called for card in controller(app).session.state.all_cards()]

    script = f'{NEW} colon "красные_кладут_слева enter "синие_кладут_карту_к_правому_краю enter'
    [cards] = after(script, state, place=tmp_path / "games.db", language="ru")
    assert cards == ["red.1", "blue.1"]


def test_the_ledger_gives_each_change_its_reason(tmp_path: Path) -> None:
    line = "red_opens_red.2_as_cutthroat_against_blue.2_showing_felon"
    script = f'{example_of(0)} colon "{line} enter escape i'
    [screen] = after(script, shown, place=tmp_path / "games.db", size=(100, 50))
    assert "Influence of Red in all" in screen
    assert "Round 4" in screen
    assert "Red Cutthroat" in screen


def test_numbers_work_wherever_the_cursor_is(tmp_path: Path) -> None:
    def state(app: RefereeApp) -> int:
        return len(controller(app).session.state.row)

    assert after(f"{NEW} enter right 2 @ tab 1", state, place=tmp_path / "games.db") == [2, 3]


def test_tab_leads_to_the_players_and_enter_tells_all_about_one(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, str]:
        return type(app.focused).__name__, ruled(app)

    script = f"{example_of(0)} shift+tab @ enter @ tab tab"
    (pane, _), (_, said), (after_two, _) = after(script, seen, place=tmp_path / "games.db")
    assert pane == "SeatList"
    for part in ("discard: Felon", "set aside 3", "Influence of Red in all: 5"):
        assert part in said
    assert after_two == "FoldingTree"


def test_a_shared_victory_is_told_as_one(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[str, str]:
        return shown(app), ruled(app)

    [(screen, said)] = after(f"{NEW} {_whole_game()}", seen, place=tmp_path / "games.db")
    assert "The game is over, the victory is shared: Red, Blue, Green" in screen
    assert "they share the victory" in said


def _whole_game() -> str:
    """Every card of every round is laid at the right end and kept to the end: three ties."""
    rounds = []
    order = ["red", "blue", "green"]
    for number in range(6):
        laid = [f"{one}_lays_right" for one in order[number % 3 :] + order[: number % 3]]
        seats = [one for past in range(number + 1) for one in order[past % 3 :] + order[: past % 3]]
        counts: dict[str, int] = {}
        kept = []
        for one in seats:
            counts[one] = counts.get(one, 0) + 1
            kept.append(f"{one}_keeps_{one}.{counts[one]}")
        rounds.append(f'"{";".join(laid + kept)} enter')
    return f"colon {' '.join(rounds)}"


def test_the_table_has_what_players_look_for(tmp_path: Path) -> None:
    def parts(app: RefereeApp) -> bool:
        kinds = (RowPane, SeatList, MovesPane, FoldingTree)
        return isinstance(app.screen, RowTableScreen) and all(app.screen.query(kind) for kind in kinds)

    assert after(example_of(1), parts, place=tmp_path / "games.db", size=(100, 30)) == [True]


def test_what_is_looked_at_in_the_row_is_ruled_as_entering_it_would_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighed: list[Move] = []
    look = Session.rulings_with_remedies

    def looked_at(session: Session, move: Move) -> tuple[Ruling, ...]:
        weighed.append(move)
        return tuple(replace(one, reasons=()) for one in look(session, move))

    before = after(f"{example_of(0)} down up", ruled, place=tmp_path / "games.db")
    monkeypatch.setattr(Session, "rulings_with_remedies", looked_at)
    told = after(f"{example_of(0)} down up", ruled, place=tmp_path / "others.db")
    assert weighed
    assert len(told[0]) < len(before[0])
