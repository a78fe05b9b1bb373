"""The question whether anybody saves names what is about to happen, to whom and why."""

from __future__ import annotations

import pytest

from engine.agot.abilities.effect_handlers import push_effects
from engine.agot.lcg.game import LCG
from engine.agot.lcg.view import answering
from engine.agot.state import effects as e
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Decision
from engine.kernel.judge import carry_out, decisions, settle
from referee.words.messages import folders
from referee.words.speech import Speech
from tests.kit.lcg import after, card, do, seat, table

NAMES = {"daario": "Daario Naharis", "hand": "Hand's Judgment", "A": "Targaryen", "B": "Stark"}


def at_dominance() -> AgotTable:
    """Two players, one with Daario in play, before dominance is counted."""
    return table("dominance", seat("A", card("daario")), seat("B", card("guard")))


def about_to(effect: e.Effect, source: str = "guard") -> AgotTable:
    """An effect of a card is carried out, and it is asked whether anybody saves."""
    return settle(LCG, push_effects(at_dominance(), (effect,), "B", source))


def asked(there: AgotTable) -> Decision:
    """Whether somebody saves."""
    return next(one for one in decisions(LCG, there) if one.asks == "save")


def said(there: AgotTable, language: str = "en") -> str:
    """The question in words."""
    return Speech(language).decision(asked(there), lambda one: NAMES.get(one, one))


@pytest.mark.rule("lcg.save.definition")
def test_who_is_discarded_by_his_own_text_is_not_said_to_be_killed() -> None:
    there = about_to(e.Discard("daario"), "daario")
    told = said(there)
    assert told.startswith("Targaryen: Daario Naharis is about to be discarded by the text of Daario Naharis")
    assert "kill" not in told
    assert answering(there) == ("to_be_discarded:daario",)


@pytest.mark.parametrize(
    ("effect", "fate", "word"),
    [
        (e.Kill("daario"), "be killed", "dying"),
        (e.Discard("daario"), "be discarded", "to_be_discarded"),
    ],
)
def test_each_fate_is_named_with_the_card_behind_it(effect: e.Effect, fate: str, word: str) -> None:
    there = about_to(effect)
    assert said(there) == f"Targaryen: Daario Naharis is about to {fate} by the text of guard; save anybody?"
    assert answering(there) == (f"{word}:daario",)


@pytest.mark.rule("lcg.duplicate.save")
def test_a_card_that_would_return_to_hand_is_said_to() -> None:
    double = card("daario", duplicates=1, unique=True)
    given = table("dominance", seat("A", double), seat("B"))
    there = settle(LCG, push_effects(given, (e.ReturnToHand("daario"),), "B"))
    assert said(there) == "Targaryen: Daario Naharis is about to return to hand; save anybody?"


def test_a_killing_for_the_claim_says_so_in_every_language() -> None:
    attackers = card("guard", strength=5, icons=["military"])
    given = table("challenges", seat("B", attackers), seat("A", card("daario", strength=1)), first_player="B")
    challenge = do("declare_challenge", "B", kind="military", target="A", attackers=["guard"])
    there = after(given, challenge, do("declare_defenders", "A", defenders=[]), do("resolve"))
    there = carry_out(LCG, there, do("choose_victims", "A", cards=["daario"]))
    assert said(there) == "Targaryen: Daario Naharis is about to be killed for the claim; save anybody?"
    for one in folders():
        assert "Daario Naharis" in said(there, one)
