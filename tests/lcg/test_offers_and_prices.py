"""What is offered, asked and paid at the edges: two of a kind, nobody's turn, a payer of his own card."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.agot.abilities.definitions import aims_of, question_about, uses_of
from engine.agot.abilities.passives import ask_passives, ask_reactions
from engine.agot.expected_result import forecasts
from engine.agot.hbo.game import HBO
from engine.agot.lcg.abilities import triggers
from engine.agot.lcg.adapter import ADAPTER, new_game
from engine.agot.lcg.candidates import generate_moves
from engine.agot.lcg.cards.baratheon import attacked_by_it_without_a_lord
from engine.agot.lcg.case_questions import fields_of
from engine.agot.lcg.costs.tolls import tolls_due
from engine.agot.lcg.game import LCG
from engine.agot.lcg.moves import PlacePower
from engine.agot.lcg.notation import _as_named
from engine.agot.notation.outcome import expand
from engine.agot.state import text_effects
from engine.agot.state.moves import AssignStealth
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.kernel.corrections import Decide
from engine.kernel.errors import Unreadable
from engine.kernel.judge import carry_out, decisions
from engine.kernel.reasons import change
from engine.kernel.remedies import NoRemedy
from tests.hbo import test_passives as hbo_passives
from tests.kit import hbo, lcg
from tests.kit.lcg import do, until
from tests.kit.lcg_cards import (
    BLUFF,
    LANNISTER,
    STARK,
    attack,
    card,
    effect,
    lannister,
    plays,
    stands,
    stark,
    uses,
)


@pytest.mark.rule("lcg.keyword.stealth")
def test_two_with_stealth_are_offered_two_to_bypass_and_not_the_same_one() -> None:
    sneaks = [card("robb-stark", keywords=("stealth",)), card("eddard-stark", keywords=("stealth",))]
    given = stands(sneaks, lannister("bronn", "shae"))
    here = carry_out(LCG, given, attack("robb-stark", "eddard-stark"))
    for _ in range(2):
        here = carry_out(LCG, here, do("pass_window"))
    offered = [one.move.pairs for one in generate_moves(here) if isinstance(one.move, AssignStealth)]
    both = [set(pairs.values()) for pairs in offered if len(pairs) == 2]
    assert both == [{"bronn", "shae"}] * 2
    assert len(offered) == 1 + 4 + 2


@pytest.mark.rule("lcg.keyword.infamy")
def test_only_who_has_gained_power_is_offered_to_put_it_on_a_card_with_infamy() -> None:
    here = stands([card("robb-stark", keywords=("infamy",))], lannister("ser-jaime-lannister"))
    both = effect("gain_power", amounts={LANNISTER: 1, STARK: 2})
    gained = carry_out(LCG, here, do("apply_effect", effects=[both]))
    [asked] = {one.seat for one in decisions(LCG, gained)}
    offered = [one.move for one in generate_moves(gained) if isinstance(one.move, PlacePower)]
    amounts = {STARK: [1, 2], LANNISTER: [1]}
    assert [(one.by, one.amount) for one in offered] == [(asked, amount) for amount in amounts[asked]]


@pytest.mark.rule("lcg.keyword.infamy")
@pytest.mark.parametrize(
    ("option", "who"), [("own_cards", [STARK]), ("any_card", [STARK, LANNISTER]), ("", [STARK])]
)
def test_power_may_go_on_a_card_with_infamy_of_an_opponent_where_the_table_says_so(
    option: str, who: list[str]
) -> None:
    here = stands([card("robb-stark", keywords=("infamy",))], lannister("hodor"))
    if option:
        here = carry_out(LCG, here, Decide(point="lcg.keyword.infamy", option=option))
    both = effect("gain_power", amounts={STARK: 1, LANNISTER: 1})
    assert [one.seat for one in carry_out(LCG, here, do("apply_effect", effects=[both])).gained] == who


@pytest.mark.rule("lcg.anatomy.rules_text")
@pytest.mark.parametrize(("controller", "payees"), [(LANNISTER, [STARK]), (STARK, [])])
def test_nobody_pays_a_toll_to_himself(controller: str, payees: list[str]) -> None:
    here = stands(
        [card("shae", controller)], stark("robb-stark"), [card("motley", STARK, host="shae")], gold=3
    )
    acts = uses("shae", effect("draw", seats=[controller], amount=1), by=controller)
    assert [one.to for one in tolls_due(here, acts)] == payees


@pytest.mark.rule("lcg.anatomy.rules_text", "lcg.challenge.declare_defenders")
def test_whom_a_text_keeps_from_defending_is_of_the_player_attacked() -> None:
    given = stands(stark("robb-stark", "stannis-baratheon"), lannister("bronn"))
    here = until(given, attack("stannis-baratheon"))
    stannis = here.cards["stannis-baratheon"]
    kept = [attacked_by_it_without_a_lord(here, stannis, here.cards[one]) for one in ("bronn", "robb-stark")]
    assert kept == [True, False]


@pytest.mark.rule("lcg.passive.simultaneous")
def test_a_plot_that_has_gone_does_nothing_as_a_phase_begins_and_the_next_is_asked() -> None:
    here = stands(stark("robb-stark")).seat(STARK, plot=None)
    both = text_effects.Ask(triggers.IN_TURN, STARK, "", STARK, f"{STARK}\n{LANNISTER}")
    [later] = triggers._one_first(here, both, (STARK,))
    assert (later.part, later.about) == (triggers.IN_TURN, LANNISTER)  # type: ignore[union-attr]
    assert triggers._one_first(here, later, (LANNISTER,)) == ()  # type: ignore[arg-type]


@pytest.mark.rule("lcg.anatomy.rules_text")
def test_a_card_that_everybody_sees_stands_for_its_title_where_a_title_is_asked() -> None:
    bluff = lannister(BLUFF, zone="hand")
    given = stands(bluff, stark("robb-stark"), phase="dominance", active=LANNISTER, gold=2)
    asked = until(given, plays(BLUFF, by=LANNISTER, gold=2))
    raw: dict[str, Any] = {"do": "choose_by_text", "by": LANNISTER}
    assert _as_named(asked, {**raw, "cards": ("robb-stark",)}) == {**raw, "name": "Robb Stark"}
    unclear: tuple[tuple[str, ...], ...] = ((), ("robb-stark", BLUFF), ("nobody",))
    for cards in unclear:
        assert _as_named(asked, {**raw, "cards": cards}) == {**raw, "cards": cards}


@pytest.mark.rule("lcg.influence.pay")
def test_what_a_remedy_takes_from_play_pays_no_influence_any_more() -> None:
    here = stands(stark("robb-stark", "great-keep"), [card("flame-kissed", STARK, "hand")])
    pays = {"influence": ["great-keep"]}
    ambush = do("put_into_play", STARK, card="flame-kissed", via="ambush", host="robb-stark", pay=pays)
    assert ADAPTER.remedy is not None
    there, changed = ADAPTER.remedy(here, ambush, change("take_away", card="great-keep"))
    assert (there.cards["great-keep"].zone, changed.pay.influence) == ("discard", ())  # type: ignore[attr-defined]


@pytest.mark.rule("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
@pytest.mark.parametrize("opponent", [True, False])
def test_an_attachment_for_an_opponents_card_has_a_host_where_an_opponent_has_one(
    opponent: bool,
) -> None:
    here = stands(stark("robb-stark"), [card("motley", STARK, "hand")], phase="marshalling", gold=5)
    here = here.put(cards={**here.cards, "shae": card("shae", LANNISTER)}) if opponent else here
    lays = do("play_card", STARK, card="motley", host="robb-stark")
    assert ADAPTER.remedy is not None
    if not opponent:
        with pytest.raises(NoRemedy):
            ADAPTER.remedy(here, lays, change("choose_host"))
        return
    _, changed = ADAPTER.remedy(here, lays, change("choose_host"))
    assert changed.host == "shae"  # type: ignore[attr-defined]


def test_aims_of_a_card_that_does_not_lie_on_the_table_are_worked_out_for_it() -> None:
    here = stands(stark("robb-stark", "great-keep", "maester-aemon"), lannister("bronn"))
    known = [(one, use) for one in here.cards.values() for use in uses_of(one) if use.effects is not None]
    assert known
    for one, use in known:
        assert aims_of(here, replace(one), use) == aims_of(here, one, use)


@pytest.mark.rule("lcg.anatomy.rules_text")
def test_where_every_value_in_play_is_told_the_card_itself_is_asked_about() -> None:
    here = stands(stark("robb-stark"), [card("bronn", LANNISTER, strength=None)])
    robb = here.cards["robb-stark"]
    for fields, asked in (
        ("traits strength", ("bronn", "strength")),
        ("traits houses", ("robb-stark", "traits")),
    ):
        found = question_about(here, robb, fields)
        assert (found.card, found.what) == asked


@pytest.mark.rule("hbo.passive.before_reactions")
def test_while_a_passive_is_due_nobody_is_asked_to_react() -> None:
    here: AgotTable = hbo.after(hbo_passives.with_varys(hbo_passives.ALLY), hbo_passives.PLAYED)
    frame = here.agenda[-1]
    assert isinstance(frame, EffectFrame)
    assert ask_reactions(here, frame) == ask_passives(here, frame) != ()


@pytest.mark.rule("hbo.challenge.totals", "hbo.dominance.count")
def test_totals_are_foretold_of_a_challenge_and_not_of_what_is_none() -> None:
    fought = hbo.battle([hbo.fighter("l1")], [hbo.fighter("s1")])
    resolve, count = do("resolve"), do("count_dominance")
    assert forecasts(fought, resolve) != forecasts(fought, count) != ()
    assert forecasts(hbo.challenges(), resolve) == forecasts(fought, do("pass", STARK)) == ()


@pytest.mark.rule("lcg.setup.build_decks")
def test_a_game_begins_under_a_text_there_is() -> None:
    assert HBO.texts != ()
    with pytest.raises(Unreadable) as refusal:
        new_game("ru-1900", {"houses": ("stark", "lannister")})
    assert refusal.value.says == "unknown_text"
    assert fields_of("lcg-core-nobody") is None


@pytest.mark.rule("lcg.challenge.totals")
def test_a_challenge_told_as_lost_went_against_whoever_can_have_won_it() -> None:
    def fighter(name: str, strength: int) -> Any:
        return lcg.card(name, strength=strength, icons=["military"])

    here = lcg.table(
        "challenges",
        lcg.seat("A", fighter("a", 3)),
        lcg.seat("B", fighter("b", 1)),
        lcg.seat("C", fighter("c", 5)),
    )
    told = {"by": "A", "kind": "military", "won": False, "attackers": ["a"]}
    declared = expand(LCG, here, told, "implied").moves[0]
    assert getattr(declared, "target", "") == "C"
