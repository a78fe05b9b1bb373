"""What a screen is told of a table."""

from __future__ import annotations

import pytest

from engine.kernel.view import Badge
from engine.thrones.table import Table
from engine.thrones.view import explain, view
from tests.hbo.given import after
from tests.hbo.given2 import battle, fighter, resolve


def _numbers(given: Table) -> dict[str, Badge]:
    area = next(one for one in view(given).areas if one.id == "challenge")
    return {badge.key: badge for badge in area.badges}


@pytest.mark.rule("hbo.challenge.totals")
def test_both_totals_are_seen_before_the_challenge_is_resolved() -> None:
    given = battle([fighter("a", 3), fighter("b", 1)], [fighter("s", 2)])
    shown = _numbers(given)
    assert (shown["attack"].value, shown["defence"].value) == (4, 2)
    told = explain(given, shown["defence"].explains)
    assert told is not None
    assert told.found == 2


def test_what_was_resolved_is_seen_when_it_is_over() -> None:
    given = after(battle([fighter("a", 3)], [fighter("s", 2)]), resolve())
    shown = _numbers(given)
    assert (shown["attack"].value, shown["defence"].value) == (3, 2)


def test_a_total_that_rests_on_an_unknown_strength_is_not_told() -> None:
    shown = _numbers(battle([fighter("a", 3)], [fighter("s", 2)]).card("s", strength=None))
    assert shown["attack"].value == 3
    assert (shown["defence"].value, shown["defence"].known) == (None, False)


def test_no_defence_is_told_before_defenders_are_declared() -> None:
    assert "defence" not in _numbers(battle([fighter("a", 3)], step="attackers"))
