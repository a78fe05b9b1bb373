"""The battle sheet: type what stands there, read who wins and why."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.errors import Unreadable
from engine.kernel.reasons import Verdict
from engine.kings.battle.calculator import battle_result, read_battle_input

UNITS = st.dictionaries(st.sampled_from(["footman", "knight", "ship", "siege_engine"]), st.integers(0, 4))


def sheet(**fields: Any) -> Any:
    return battle_result(read_battle_input(fields))


def test_the_higher_total_wins_and_both_are_told_item_by_item() -> None:
    found = sheet(
        attacker={"house": "stark", "units": {"knight": 2}, "order": 1, "card": 2},
        defender={"house": "lannister", "units": {"footman": 2}, "order": 1, "card": 1},
    )
    assert (found.totals, found.winner) == ((7, 4), "attacker")
    assert [one.says for one in found.attack.because] == ["base_strength", "order_bonus", "card_strength"]
    assert found.ruling.verdict is Verdict.YES


@pytest.mark.rule("kings.fort.attack-knights", "kings.fort.defence-bonus", "kings.siege.strength-four")
def test_a_fortification_weakens_knights_and_calls_for_engines() -> None:
    found = sheet(
        attacker={"units": {"knight": 2}, "support": {"siege_engine": 1}},
        defender={"units": {"knight": 1}},
        fortification=True,
    )
    assert found.totals == (6, 3)


def test_a_tie_goes_to_the_house_higher_on_the_track() -> None:
    sides = {"attacker": {"house": "stark", "units": {"footman": 2}}}
    sides |= {"defender": {"house": "tyrell", "units": {"knight": 1}}}
    assert sheet(**sides, fiefdoms=["tyrell", "stark"]).winner == "defender"
    assert sheet(**sides, fiefdoms=["stark", "tyrell"]).winner == "attacker"


def test_a_tie_without_a_track_is_asked_about() -> None:
    found = sheet(attacker={"house": "stark"}, defender={"house": "tyrell"})
    assert (found.winner, found.ruling.verdict) == ("", Verdict.CANNOT_TELL)
    assert found.ruling.asks is not None
    assert found.ruling.asks.what == "fiefdoms"


def test_a_tie_with_neutral_forces_is_not_covered() -> None:
    found = sheet(attacker={"house": "stark", "units": {"footman": 5}}, neutral=5)
    assert (found.winner, found.ruling.verdict) == ("", Verdict.NOT_COVERED)


def test_strengths_told_by_the_table_count_and_say_so() -> None:
    found = sheet(attacker={"units": {"knight": 1}}, given={"knight_strength": 4})
    assert found.totals == (4, 0)
    assert found.attack.because[0].facts["certainty"] == "given"


def test_base_strengths_nobody_told_are_shown_as_public() -> None:
    assert sheet(attacker={"units": {"knight": 1}}).attack.because[0].facts["certainty"] == "source"


@pytest.mark.parametrize(
    "raw",
    [
        {"attacker": {"units": {"dragon": 1}}},
        {"attacker": {"units": {"footman": -1}}},
        {"defender": {"house": "tully"}},
        {"weather": "rain"},
        {"fortification": True, "options": [4]},
        {"attacker": {"support": {"siege_engine": 1}}, "options": [3]},
    ],
)
def test_what_cannot_be_read_is_told_so(raw: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        read_battle_input(raw)


@pytest.mark.rule("kings.fort.attack-knights", "kings.siege.strength-zero")
@settings(max_examples=60, deadline=None)
@given(UNITS, UNITS, st.booleans(), st.booleans())
def test_totals_are_the_sum_of_what_is_shown(
    attack: dict[str, int], defence: dict[str, int], city: bool, fort: bool
) -> None:
    found = sheet(attacker={"units": attack}, defender={"units": defence}, city=city, fortification=fort)
    for tally in (found.attack, found.defence):
        assert tally.found == sum(int(str(one.found)) for one in tally.because)
    assert found.totals[1] <= 2 * sum(defence.values()) + 1
    assert (found.winner == "attacker") == (found.totals[0] > found.totals[1])


@pytest.mark.rule("kings.scope.draft")
def test_the_blade_adds_one_and_is_shown_as_a_public_number() -> None:
    found = sheet(
        attacker={"house": "stark", "units": {"knight": 1}, "blade": True},
        defender={"house": "tyrell", "units": {"knight": 1}},
    )
    assert (found.totals, found.winner) == ((3, 2), "attacker")
    assert [(one.says, one.found) for one in found.attack.because][1:] == [("blade_bonus", 1)]
    assert found.attack.because[1].facts["certainty"] == "source"
