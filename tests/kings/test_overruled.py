"""What a table does against a rule is carried out as far as it can be, and nothing besides."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.judge import carry_out, judge
from engine.kernel.reasons import Verdict
from engine.kings.game import KINGS, brought_to
from engine.kings.phases.planning import left_of
from engine.kings.table import KingsTable
from tests.kit.kings import area, board, move

RETINUE = {"to": "land_b", "units": {"footman": 1}}


def overruled(table: KingsTable, because: str, verb: str, by: str, **fields: Any) -> KingsTable:
    """The table after a move that is refused for this reason and made all the same."""
    made = move(verb, by, **fields)
    there = brought_to(table, made)
    ruling = judge(KINGS, there, made)
    assert ruling.verdict is Verdict.NO
    assert ruling.deciding[0].says == because
    return carry_out(KINGS, there, made)


def happened(table: KingsTable) -> list[str]:
    """What the last move brought about."""
    return [event.what for event in table.events]


@pytest.mark.rule("kings.scope.draft")
def test_who_marches_without_an_order_moves_and_no_order_is_resolved() -> None:
    here = board(area("land_a", "stark 1 footman", "land_b"), area("land_b", ""), step="march")
    after = overruled(here, "order_not_there", "march", "stark", start="land_a", moves=[RETINUE])
    assert (after.areas["land_a"].units, after.areas["land_b"].units_of("stark")) == ({}, {"footman": 1})
    assert happened(after) == ["units_moved", "area_lost"]


@pytest.mark.rule("kings.scope.draft")
def test_who_raids_without_an_order_takes_what_lies_there_and_no_order_is_resolved() -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b", orders="march"),
        area("land_b", "lannister 1 footman", orders="support"),
        step="raid",
    )
    after = overruled(here, "order_not_there", "raid", "stark", start="land_a", target="land_b")
    assert [one.order for one in after.areas["land_a"].orders] == ["march"]
    assert (after.areas["land_b"].orders, happened(after)) == ((), ["order_removed"])


@pytest.mark.rule("kings.onetime.spent")
def test_a_one_time_order_that_does_not_lie_there_takes_no_other_from_the_board() -> None:
    here = board(area("land_a", "stark 1 footman", orders="march"), step="raid")
    fields = {"order": "young_wolf", "area": "land_a"}
    after = overruled(here, "order_not_there", "execute_one_time", "stark", **fields)
    assert [one.order for one in after.areas["land_a"].orders] == ["march"]


@pytest.mark.rule("kings.ironfleet.effect")
def test_the_iron_fleet_removes_the_orders_that_are_there() -> None:
    here = board(
        area("land_a", "greyjoy 1 footman", "land_b", orders="iron_fleet"),
        area("land_b", "stark 1 footman", orders="support"),
        step="raid",
    )
    fields = {"order": "iron_fleet", "area": "land_a", "remove": ["land_b:march", "land_b:support"]}
    after = overruled(here, "order_not_there", "execute_one_time", "greyjoy", **fields)
    assert (after.areas["land_b"].orders, after.areas["land_b"].units_of("stark")) == ((), {"footman": 1})


@pytest.mark.rule("kings.onetime.composition", "kings.onetime.spent")
def test_an_order_laid_twice_is_one_of_the_five_all_the_same() -> None:
    here = board(
        area("land_a", "stark 1 footman", orders="forced_march"),
        area("land_b", "stark 1 footman"),
        phase="planning",
        step="one_time",
    )
    left = ("call", "call", "supply_delivery", "young_wolf")
    assert left_of(here, "stark") == left
    fields = {"order": "forced_march", "area": "land_b"}
    after = overruled(here, "one_time_order_placed", "place_one_time", "stark", **fields)
    assert left_of(after, "stark") == left


@pytest.mark.rule("kings.scope.draft")
def test_where_a_house_has_no_unit_left_none_of_another_falls_for_it() -> None:
    here = board(area("land_a", "lannister 1 knight"), step="march")
    after = overruled(here, "units_not_there", "casualty", "stark", area="land_a", unit="footman")
    assert after.areas == here.areas
