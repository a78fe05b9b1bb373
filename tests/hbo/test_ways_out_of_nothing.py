"""Remedies and set-up where little or nothing is on the table."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.cases.start import begin
from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import HBO
from engine.agot.phases.setup_cards import set_up_cost
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.judge import carry_out
from engine.kernel.reasons import change
from engine.kernel.remedies import NoRemedy
from tests.kit.hbo import BG, SAY, card, challenges, do, fighter, marshalling, refused, seat, table


def out_of(given: AgotTable, move: Move, what: str, **facts: Any) -> AgotTable:
    """The table a remedy of a refused move brings about."""
    assert ADAPTER.remedy is not None
    found: AgotTable = ADAPTER.remedy(given, move, change(what, **facts))[0]
    return found


@pytest.mark.rule("hbo.challenge.declare_attackers")
def test_nobody_takes_part_where_no_challenge_is_under_way() -> None:
    with pytest.raises(NoRemedy):
        out_of(marshalling(), do("pass", "stark"), "participant", card="s1")


@pytest.mark.rule("hbo.save.interrupt")
def test_there_is_somebody_to_save_only_where_there_is_a_character() -> None:
    declines = do("decline_saves")
    killed = out_of(challenges([fighter("s1")]), declines, "wait_step", step="kill.saves")
    assert SAY.legal(killed, declines)
    with pytest.raises(NoRemedy):
        out_of(challenges(), declines, "wait_step", step="kill.saves")


@pytest.mark.rule("hbo.setup.refill")
def test_who_comes_too_late_for_set_up_is_shown_the_table_in_set_up() -> None:
    late = marshalling(stark=seat([card("s1", cost=1)]))
    there = out_of(late, do("refill_hands"), "wait_step", step="setup.refill")
    top = there.agenda[-1]
    assert (there.phase, top.procedure, top.step) == ("setup", "setup", "refill")


@pytest.mark.rule("hbo.setup.limit_gold5")
def test_of_two_cards_that_are_too_dear_alone_both_are_left_out() -> None:
    hand = [card("cheap", cost=6), card("dear", cost=7)]
    here = table("setup", stark=seat(hand))
    assert [set_up_cost(here, "stark", one) for one in here.hand_of("stark")] == [6, 7]
    refusal = refused(
        here, do("place_setup", "stark", cards=["cheap", "dear"]), because="hbo.setup.limit_gold5"
    )
    assert [one.facts["card"] for one in refusal.changes] == ["dear", "cheap"]


@pytest.mark.rule("hbo.setup.refill")
def test_a_hand_is_refilled_once() -> None:
    here = table("setup", stark=seat([card("s1", cost=1)], unknown=6), lannister=seat(7))
    for move in (
        do("place_setup", "stark", cards=["s1"]),
        do("place_setup", "lannister", cards=[]),
        do("reveal_setup"),
        do("refill_hands", "stark"),
    ):
        here = carry_out(HBO, here, move)
    assert here.seats["stark"].hand == 7
    assert carry_out(HBO, here, do("refill_hands")).seats["stark"].hand == 7


@pytest.mark.rule("hbo.round.action_windows")
def test_a_window_named_for_set_up_opens_none_there() -> None:
    seats = [{"id": one, "house": one} for one in ("stark", "lannister")]
    plain: dict[str, Any] = {"phase": "setup", "first_player": "stark", "seats": seats}
    named = begin(HBO, {**plain, "window": {"first": "stark"}}, BG, ())
    assert named.agenda == begin(HBO, plain, BG, ()).agenda
