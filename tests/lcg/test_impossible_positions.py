"""Positions that cannot be in this game: players, titles and teams; and which titles lie in the chamber."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.cases.start import begin
from engine.agot.lcg.game import LCG
from engine.agot.state.moves import TITLES
from engine.agot.state.table import AgotTable
from engine.kernel.errors import Impossible
from tests.kit.lcg import seat

FOUR = ("A", "B", "C", "D")
OPPOSITE = [["A", "C"], ["B", "D"]]


def position(
    variant: str, names: tuple[str, ...], titles: dict[str, str] | None = None, **fields: Any
) -> AgotTable:
    """The table of these seats; ``titles``: seat -> the title it holds."""
    held = {one: {"title": title} for one, title in (titles or {}).items()}
    seats = [seat(one) | held.get(one, {}) for one in names]
    raw = {"phase": "challenges", "variant": variant, "first_player": names[0], "seats": seats, **fields}
    return begin(LCG, raw, "ru-2008", ())


def broken(*given: Any, **fields: Any) -> list[str]:
    """The rules a position breaks."""
    try:
        position(*given, **fields)
    except Impossible as refusal:
        return [fault.rule for fault in refusal.faults]
    return []


@pytest.mark.rule("lcg.scope.core_set")
@pytest.mark.parametrize(("variant", "count"), [("two", 2), ("three", 3), ("melee", 4)])
def test_each_variant_is_for_so_many_players(variant: str, count: int) -> None:
    for players in (2, 3, 4):
        assert ("lcg.scope.core_set" in broken(variant, FOUR[:players])) is (players != count)


@pytest.mark.rule("lcg.component.title_figures")
@pytest.mark.parametrize(
    ("titles", "council", "possible"),
    [
        ({"A": "hand"}, ["coin"], True),
        ({"A": "hand"}, ["hand"], False),
        ({"A": "hand", "B": "hand"}, [], False),
        ({}, ["coin", "coin"], False),
    ],
)
def test_each_title_is_in_one_place(titles: dict[str, str], council: list[str], possible: bool) -> None:
    found = broken("melee", FOUR, titles, council=council)

    assert ("lcg.component.title_figures" not in found) is possible


@pytest.mark.rule("lcg.variant.team.seating")
@pytest.mark.parametrize(
    ("variant", "teams", "possible"),
    [
        ("team", OPPOSITE, True),
        ("team", [["A", "B"], ["C", "D"]], False),
        ("team", [], False),
        ("team", [["A", "C"]], False),
        ("team", [["A", "C", "B"], ["D"]], False),
        ("team", [["A", "C"], ["B", "C"]], False),
        ("melee", OPPOSITE, False),
        ("melee", [], True),
    ],
)
def test_two_teams_of_two_sit_opposite_each_other(
    variant: str, teams: list[list[str]], possible: bool
) -> None:
    assert ("lcg.variant.team.seating" not in broken(variant, FOUR, teams=teams)) is possible


@pytest.mark.rule("lcg.title.select")
def test_the_chamber_holds_what_the_position_names_and_otherwise_what_nobody_holds() -> None:
    hand = {"A": "hand"}

    assert position("melee", FOUR, hand, council=["coin"]).council == ("coin",)
    assert position("melee", FOUR, hand).council == tuple(one for one in TITLES if one != "hand")
    assert position("two", FOUR[:2]).council == ()


@pytest.mark.rule("lcg.title.select", "lcg.variant.three.titles")
def test_where_everybody_holds_a_title_four_leave_two_in_the_chamber_and_three_have_taken_turns() -> None:
    held: dict[str, str] = dict(zip(FOUR, TITLES, strict=False))

    assert position("melee", FOUR, held).council == TITLES[4:]
    assert position("three", FOUR[:3], dict(list(held.items())[:3])).council == ()
