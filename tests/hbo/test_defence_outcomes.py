"""What is foreseen of a defence is what comes of it."""

from __future__ import annotations

import pytest
from hypothesis import given as where
from hypothesis import strategies as st

from engine.agot.expected_result import LOSES, WON_UNOPPOSED, DefenceOutcomes, defence_outcomes
from engine.agot.hbo.game import HBO
from engine.agot.state.table import AgotTable
from tests.kit.hbo import BG, PL, after, battle, defend, fighter, holds, pass_, resolve, under_both_texts

Strengths = st.lists(st.integers(0, 6), min_size=1, max_size=4)


def attacked(attack: int, defence: list[int], text: str = BG) -> AgotTable:
    own = [fighter(f"s{number}", one) for number, one in enumerate(defence)]
    given = battle([fighter("a", attack)], own, step="attackers", text=text)
    return after(given, pass_("lannister"), pass_("stark"))


def foreseen(table: AgotTable) -> DefenceOutcomes:
    found = defence_outcomes(HBO, table)
    assert found is not None
    return found


@pytest.mark.rule("hbo.challenge.attacker_wins_ties")
@where(attack=st.integers(0, 8), strengths=Strengths, text=st.sampled_from([BG, PL]))
def test_every_set_of_defenders_ends_as_foreseen(attack: int, strengths: list[int], text: str) -> None:
    table = attacked(attack, strengths, text)
    told = foreseen(table)
    assert len(told.outcome) == 2 ** len(strengths)
    for number, outcome in enumerate(told.outcome):
        ended = after(table, defend(*told.members(number)), resolve())
        winner = "stark" if outcome == LOSES else "lannister"
        totals = {"attack": told.attack, "defence": told.defence[number]}
        holds(ended, {"challenge.winner": winner, "challenge.unopposed": outcome == WON_UNOPPOSED})
        holds(ended, {f"challenge.{side}": total for side, total in totals.items()})


@pytest.mark.rule("hbo.challenge.totals")
def test_the_cheapest_defence_is_the_fewest_that_stop_the_attack() -> None:
    assert foreseen(attacked(4, [1, 5, 4])).cheapest_defence() == ("s1",)
    assert foreseen(attacked(4, [3, 2, 0])).cheapest_defence() == ("s0", "s1")
    assert foreseen(attacked(9, [3, 2])).cheapest_defence() is None


def test_nothing_is_foreseen_while_actions_may_still_be_taken() -> None:
    assert defence_outcomes(HBO, battle([fighter("a", 4)], [fighter("s", 2)], step="attackers")) is None


@under_both_texts
def test_nothing_is_foreseen_where_a_strength_is_not_known(text: str) -> None:
    assert defence_outcomes(HBO, attacked(4, [3], text).card("s0", strength=None)) is None
    assert defence_outcomes(HBO, attacked(4, [3], text).put(challenge=None)) is None
