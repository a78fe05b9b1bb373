"""A table with a board: areas in a list, the areas around the selected one, the players' tallies."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import OptionList

from referee.app.application import RefereeApp
from referee.app.screens.tables.board import BoardTableScreen
from referee.app.widgets.area_pane import LinesPane
from referee.app.widgets.folding_tree import FoldingTree
from referee.words.speech import label
from tests.kit.app import SMALL, after, controller, ready_table, shown, table

OPEN = ready_table("kings", 0)
TO_BOARD = "shift+tab shift+tab shift+tab"


def pane(app: RefereeApp, name: str) -> list[str]:
    """The lines of a pane, also those that are scrolled away."""
    return [one.content.plain for one in table(app).query_one(f"#{name}", LinesPane).lines]


def both(app: RefereeApp) -> tuple[list[str], list[str]]:
    return pane(app, "board"), pane(app, "around")


@pytest.mark.parametrize("size", [SMALL, (100, 30)])
def test_every_area_stands_in_the_list_and_every_house_has_its_tally(
    size: tuple[int, int], tmp_path: Path
) -> None:
    def seen(app: RefereeApp) -> tuple[list[str], list[str], str, int]:
        areas = len(controller(app).view.areas)
        assert isinstance(table(app), BoardTableScreen)
        return pane(app, "board"), pane(app, "tallies"), shown(app), areas

    [(board, tallies, screen, areas)] = after(OPEN, seen, place=tmp_path / "games.db", size=size)
    assert len(board) + len(tallies) - 1 == areas
    heads = tallies[0].split()
    assert len(heads) >= 3
    assert all(
        word.startswith(head) for head, word in zip(heads, ("power", "supply", "cities"), strict=False)
    )
    assert all(one.rstrip() in screen for one in tallies)


def test_the_selected_area_is_shown_with_what_stands_around_it(tmp_path: Path) -> None:
    """Lines go ``├─`` to each neighbour, ``└─`` to the last."""
    first, second = after(f"{OPEN} {TO_BOARD} @ down", both, place=tmp_path / "games.db", size=(100, 30))
    assert first[1][0] == "North Hold"
    assert "stronghold" in " ".join(first[1])
    assert [one[:2] for one in first[1] if one[0] in "├└"] == ["├─", "└─"]
    assert second[1][0] == "River Ford"


def test_enter_on_a_neighbour_selects_it(tmp_path: Path) -> None:
    def around(app: RefereeApp) -> str:
        lines = table(app).query_one("#around", OptionList)
        lines.focus()
        lines.highlighted = lines.option_count - 1
        return pane(app, "around")[0]

    before, after_enter = after(f"{OPEN} @ enter", around, place=tmp_path / "games.db", size=(100, 30))
    assert (before, after_enter) == ("North Hold", "Grey Sea")


def test_a_number_of_a_house_is_explained_on_its_line(tmp_path: Path) -> None:
    (seen,) = after(
        f"{OPEN} shift+tab shift+tab shift+tab tab down down enter",
        shown,
        place=tmp_path / "games.db",
        size=(100, 44),
    )
    assert "cities and strongholds" in seen.partition("Why this number")[2]


def test_a_battle_is_explained_from_the_list_of_moves(tmp_path: Path) -> None:
    def told(app: RefereeApp) -> list[str]:
        return [node.text for node in table(app).query_one(FoldingTree).nodes]

    [explained] = after(f"{OPEN} 5 w", told, place=tmp_path / "games.db", size=(100, 30))
    assert explained[0] == label("explained")
    assert any("battle" in one for one in explained[1:])


def test_where_the_table_is_asked_nobody_is_named_besides(tmp_path: Path) -> None:
    [screen] = after(f"{OPEN} 5", shown, place=tmp_path / "games.db", size=(100, 30))
    assert screen.splitlines()[1].strip().startswith("River Ford: how did the battle end?")
    assert "(+" not in screen.splitlines()[1]


def test_where_no_card_is_carried_out_by_hand_nobody_is_asked_for_one(tmp_path: Path) -> None:
    [screen] = after(f"{OPEN} h", shown, place=tmp_path / "games.db", size=(100, 30))
    assert label("none-by-hand").split(";")[0] in " ".join(screen.replace("│", " ").split())


def test_where_no_table_tells_who_may_act_against_whom_the_screen_says_so_of_this_game(
    tmp_path: Path,
) -> None:
    def told(app: RefereeApp) -> tuple[str, int]:
        return shown(app), len(controller(app).session.state.seats)

    [(screen, seats)] = after(f"{OPEN} m", told, place=tmp_path / "games.db", size=(100, 30))
    assert seats > 2
    assert label("no-grid-of-many").split(":")[0] in " ".join(screen.replace("│", " ").split())
