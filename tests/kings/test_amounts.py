"""How many tokens, points and ships an order brings, at the edges where the answer changes."""

from __future__ import annotations

import pytest

from engine.kernel.reasons import Verdict
from engine.kings.table import KingsTable
from tests.kit.kings import area, board, played, ruled

POWER = "consolidate_power"


def gathering(brings: int) -> KingsTable:
    """One land area with a Consolidate Power order that brings so many tokens."""
    here = area("land_a", "stark 1 footman", orders=POWER)
    return board(here, given={"tokens_by_base_rules": brings}, phase="action", step=POWER)


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize(("tokens", "legal"), [(1, True), (2, True), (3, False)])
def test_as_many_tokens_as_the_order_brings_are_taken_and_no_more(tokens: int, legal: bool) -> None:
    ruling = ruled(gathering(2), "consolidate", "stark", area="land_a", take="power_tokens", tokens=tokens)
    assert (ruling.verdict is Verdict.YES) is legal
    if not legal:
        (told,) = [one for one in ruling.reasons if one.says == "too_many_tokens"]
        assert told.facts["count"] == tokens


@pytest.mark.rule("kings.port.consolidate-take")
def test_a_land_area_without_an_own_unit_is_not_called_a_port_without_a_ship() -> None:
    here = area("land_a", "tyrell 1 footman")
    given = board(here, given={"tokens_by_base_rules": 1}, phase="action", step=POWER)

    ruling = ruled(given, "consolidate", "stark", area="land_a", take="power_tokens")
    assert ruling.verdict is Verdict.NO
    assert "no_ship_in_port" not in [one.says for one in ruling.reasons]


@pytest.mark.rule("kings.siege.cost", "kings.siege.muster")
@pytest.mark.parametrize(("second", "legal"), [("footman", True), ("siege_engine", False)])
def test_points_spent_in_an_area_are_gone_for_its_next_muster(second: str, legal: bool) -> None:
    here = area("land_a", "stark 1 footman", stronghold=True)
    given = board(here, given={"mustering_points": {"land_a": 2}, "footman_cost": 1, "knight_cost": 2})
    there = played(given, "muster", "stark", area="land_a", units=[{"build": "footman"}])

    again = ruled(there, "muster", "stark", area="land_a", units=[{"build": second}])
    assert (again.verdict is Verdict.YES) is legal
    if not legal:
        (told,) = [one for one in again.reasons if one.says == "too_few_points"]
        assert (told.facts["count"], told.facts["has"]) == (3, 2)
