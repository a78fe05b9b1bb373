"""What the list of moves says before anybody has picked cards."""

import pytest
from msgspec.structs import replace

from engine.agot.state import moves as m
from engine.kernel.decisions import Pass
from engine.kernel.reasons import Verdict
from referee.session.session import Session
from tests.kit.session import BG, PL, session
from tests.session.test_lookahead import played_once


def test_a_challenge_an_unknown_card_may_make_is_not_listed_as_refused() -> None:
    there = session("challenges", BG, PL)
    unknown = replace(there.state.cards["arya"], icons=None)
    state = replace(there.state, cards={**there.state.cards, "arya": unknown})
    table = Session(there.adapter, state, (BG, PL), lambda *_: None)

    found = {
        one.move.kind: ruling.verdict
        for one, ruling in table.choices()
        if isinstance(one.move, m.DeclareChallenge)
    }

    assert found == {"military": Verdict.YES, "intrigue": Verdict.CANNOT_TELL, "power": Verdict.YES}


@pytest.mark.rule("hbo.action.card_play_alternation")
def test_a_move_the_texts_rule_differently_is_listed_with_both_rulings() -> None:
    found = {
        str(one.move.__struct_config__.tag): {ruling.text: ruling.verdict for ruling in rulings}
        for one, rulings in played_once().listed()
        if not isinstance(one.move, Pass)
    }

    assert found["play_card"] == {BG: Verdict.YES, PL: Verdict.NO}
    assert found["end_turn"] == {BG: Verdict.YES, PL: Verdict.YES}


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("phase", ["marshalling", "challenges", "dominance"])
def test_what_is_listed_under_several_texts_is_judged_as_it_would_be_entered(
    phase: str, strict: bool
) -> None:
    table = session(phase, BG, PL, strict=strict)
    for choice, rulings in table.listed():
        if not choice.pick and not isinstance(choice.move, Pass):
            entered = table.rule_on(choice.move)[1]
            assert {one.verdict for one in rulings} == {one.verdict for one in entered}, choice.move
