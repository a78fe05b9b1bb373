"""Playing cards, being in play, standing and kneeling; the gold pool: chapters 10 and 17."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.reasons import Basis
from tests.kit.hbo import (
    BG,
    PL,
    Raw,
    after,
    allowed,
    answered,
    as_it_lies,
    card,
    do,
    holds,
    in_doubt,
    marshalling,
    plot,
    refused,
    seat,
    stamp,
    table,
    under_both_texts,
)

ANYTIME: Raw = card("e1", type="event", timing="any_phase")


def event(name: str = "e1", /, **fields: Any) -> Raw:
    return card(name, type="event", **fields)


def plays_event(name: str = "e1", by: str = "stark", **fields: Any) -> Move:
    return do("play_event", by, card=name, **fields)


def standing(text: str = BG, stark: Raw | None = None, lannister: Raw | None = None) -> AgotTable:
    """The window for actions of the standing phase."""
    given = table("standing", text=text, stark=stark, lannister=lannister)
    held = {one.id: one.kneeling for one in given.in_play()}
    given = after(given, do("stand_all"))
    for one, kneeling in held.items():
        given = given.card(one, kneeling=kneeling)
    return given


@pytest.mark.rule("hbo.play.definition")
def test_a_card_is_played_by_taking_it_from_hand_laying_it_open_and_paying() -> None:
    given = marshalling(stark=seat(gold=3, hand=[card("s1", type="character", cost=2)]))
    played = after(given, do("play_card", "stark", card="s1"))
    holds(played, {"card.s1.zone": "play", "seat.stark.gold": 1, "seat.stark.hand": 0, "payment.gold": 2})
    reacts = do("respond", "stark", card="s1", to="played", of="s1")
    allowed(given, do("play_card", "stark", card="s1"), reacts)


@pytest.mark.rule("hbo.play.definition")
def test_a_card_put_into_play_by_an_effect_has_entered_play_but_was_not_played() -> None:
    given = marshalling(
        stark=seat(gold=3, hand=[card("s1", type="character", cost=2)], characters=[card("a1")])
    )
    put = do("apply_effect", "stark", effects=[{"kind": "put_into_play", "target": "s1"}])
    holds(after(given, put), {"card.s1.zone": "play", "seat.stark.gold": 3})
    reacts = do("respond", "stark", card="a1", to="played", of="s1")
    refused(given, put, reacts, because="hbo.reaction.timing")


@pytest.mark.rule("hbo.play.definition")
def test_placing_at_set_up_is_not_playing() -> None:
    hand = [card("s1", type="character", cost=5, keywords="limited")]
    given = table("setup", stark=seat(hand=hand), lannister=seat(hand=7))
    placed = after(given, do("place_setup", "stark", cards=["s1"]))
    holds(placed, {"seat.stark.gold": 0})
    assert 0 == placed.seats["stark"].limited_played


@pytest.mark.rule("hbo.play.types_timing")
@under_both_texts
@pytest.mark.parametrize("kind", ["character", "location", "attachment"])
@pytest.mark.parametrize("phase", ["draw", "challenges", "dominance", "standing", "taxation"])
def test_they_are_played_in_the_marshalling_phase_only(text: str, kind: str, phase: str) -> None:
    given = table(phase, text=text, stark=seat(gold=5, hand=[card("s1", type=kind)], characters=[card("a1")]))
    host = {"host": "a1"} if kind == "attachment" else {}
    ruling = refused(given, do("play_card", "stark", card="s1", **host), because="hbo.play.types_timing")
    assert phase == ruling.deciding[0].facts["phase"]
    assert "wait_marshalling" in [one.what for one in ruling.changes]


@pytest.mark.rule("hbo.play.event_timing_cost")
@under_both_texts
@pytest.mark.parametrize(
    ("timing", "legal"),
    [("standing", True), ("any_phase", True), ("dominance", False), ("challenges", False)],
)
def test_an_event_is_played_at_the_time_its_text_gives(text: str, timing: str, legal: bool) -> None:
    given = standing(text, stark=seat(hand=[event(timing=timing)]))
    if legal:
        allowed(given, plays_event())
    else:
        refused(given, plays_event(), because="hbo.action.phase_named")


@pytest.mark.rule("hbo.play.event_timing_cost")
@under_both_texts
def test_an_event_is_free_unless_the_card_says_otherwise(text: str) -> None:
    holds(after(standing(text, stark=seat(hand=[ANYTIME])), plays_event()), {"card.e1.zone": "discard"})
    priced = standing(text, stark=seat(gold=3, hand=[event(timing="any_phase", gold_price=2)]))
    holds(after(priced, plays_event()), {"seat.stark.gold": 1})


@pytest.mark.rule("hbo.play.event_timing_cost")
def test_a_response_is_no_action() -> None:
    given = standing(stark=seat(hand=[event(timing="response")]))
    refused(given, plays_event(), because="hbo.action.definition")


@pytest.mark.rule("hbo.play.event_resolution", "hbo.piles.event_discard")
@under_both_texts
def test_an_event_is_carried_out_at_once_and_then_discarded(text: str) -> None:
    given = standing(text, stark=seat(hand=[ANYTIME], power=1))
    play = plays_event(effects=[{"kind": "gain_power", "amounts": {"stark": 1}}])
    holds(after(given, play), {"seat.stark.power": 2, "card.e1.zone": "discard", "seat.stark.discard": 1})


@pytest.mark.rule("hbo.play.plot_free")
def test_revealing_a_plot_takes_no_gold() -> None:
    given = table("plot", doing=[do("reveal_plot", "stark", plot="A")], stark=seat(gold=2))
    reveal = do("reveal_plot", "stark", plot="A")
    holds(after(given, reveal), {"seat.stark.gold": 2})
    assert "hbo.play.plot_free" in allowed(given, reveal).rules


@pytest.mark.rule("hbo.play.in_play")
def test_a_card_in_play_is_used_by_its_player_and_affected_by_everybody() -> None:
    given = standing(stark=seat(hand=[ANYTIME]), lannister=seat(characters=[card("b1", timing="any_phase")]))
    holds(after(given, plays_event(effects=[{"kind": "kneel", "target": "b1"}])), {"card.b1.kneeling": True})
    allowed(given, do("use_ability", "lannister", card="b1"))
    refused(given, do("use_ability", "stark", card="b1"), because="hbo.play.in_play")


@pytest.mark.rule("hbo.play.in_play")
@under_both_texts
def test_a_revealed_plot_is_not_in_play_and_the_ruling_says_the_texts_are_silent(text: str) -> None:
    given = table("standing", text=text, stark=seat(plot=plot()))
    found = answered(given, "in_play", thing="plot", seat="stark")
    assert found.value is False
    assert ("not_in_play", "text", Basis.SILENT) == stamp(found.ruling, "hbo.play.in_play")


@pytest.mark.rule("hbo.play.in_play")
def test_a_table_may_take_a_revealed_plot_to_be_in_play() -> None:
    given = table("standing", decided={"hbo.play.in_play": "in_play"}, stark=seat(plot=plot()))
    found = answered(given, "in_play", thing="plot", seat="stark")
    assert found.value is True
    assert ("in_play", "table", Basis.SILENT) == stamp(found.ruling, "hbo.play.in_play")


@pytest.mark.rule("hbo.play.out_of_play")
@pytest.mark.parametrize(("which", "there"), [("a1", True), ("s1", False), ("d1", False), ("k1", False)])
def test_hand_deck_discard_pile_and_dead_pile_are_not_in_play(which: str, there: bool) -> None:
    given = standing(
        stark=seat(
            hand=[card("s1", type="character")],
            characters=[card("a1")],
            discard=[card("d1", type="character")],
            dead=[card("k1", type="character")],
        )
    )
    assert there is answered(given, "in_play", card=which).value
    if not there:
        refused(given, do("use_ability", "stark", card=which), because="hbo.play.out_of_play")
        strike = do("apply_effect", "lannister", effects=[{"kind": "kneel", "target": which}])
        refused(given, strike, because="hbo.play.out_of_play")


@pytest.mark.rule("hbo.position.enter_standing")
@pytest.mark.parametrize("kind", ["character", "location", "attachment"])
def test_a_card_is_laid_down_standing(kind: str) -> None:
    given = marshalling(
        stark=seat(gold=1, hand=[card("s1", type=kind)], characters=[card("a1", kneeling=True)])
    )
    host = {"host": "a1"} if kind == "attachment" else {}
    play = do("play_card", "stark", card="s1", **host)
    holds(after(given, play), {"card.s1.kneeling": False})


@pytest.mark.rule("hbo.position.enter_standing")
def test_a_character_played_this_round_may_attack_this_round() -> None:
    hand = [card("s1", type="character", strength=2, icons="power")]
    given = marshalling(stark=seat(gold=1, hand=hand))
    line = (do("play_card", "stark", card="s1"), do("end_turn", "stark"), do("end_turn", "lannister"))
    attack = do("declare_challenge", "stark", kind="power", target="lannister", attackers=["s1"])
    allowed(given, *line, attack)


@pytest.mark.rule("hbo.position.kneel")
@under_both_texts
def test_a_standing_card_is_knelt_and_stays_where_it_is(text: str) -> None:
    given = standing(text, stark=seat(hand=[ANYTIME], locations=[card("l1")]))
    holds(
        after(given, plays_event(effects=[{"kind": "kneel", "target": "l1"}])),
        {"card.l1.kneeling": True, "card.l1.zone": "play"},
    )


@pytest.mark.rule("hbo.position.only_standing_kneel")
def test_a_kneeling_card_pays_no_cost_of_kneeling() -> None:
    given = standing(stark=seat(hand=[ANYTIME], characters=[card("up"), card("down", kneeling=True)]))
    holds(after(given, plays_event(pay={"kneel": ["up"]})), {"card.up.kneeling": True})
    ruling = refused(given, plays_event(pay={"kneel": ["down"]}), because="hbo.position.only_standing_kneel")
    assert [("stand", "down")] == [(one.what, one.facts["card"]) for one in ruling.changes]


@pytest.mark.rule("hbo.position.only_standing_kneel")
def test_a_kneeling_card_is_no_choice_for_an_effect_that_only_kneels_it() -> None:
    given = standing(stark=seat(hand=[ANYTIME]), lannister=seat(characters=[card("down", kneeling=True)]))
    kneel = {"kind": "kneel", "target": "down"}
    ruling = refused(given, plays_event(effects=[kneel]), because="hbo.position.only_standing_kneel")
    assert Basis.DERIVED is ruling.basis
    allowed(given, plays_event(effects=[kneel, {"kind": "strength", "target": "down", "amount": -1}]))


@pytest.mark.rule("hbo.position.only_standing_kneel")
def test_nobody_kneels_the_opponents_card_to_pay() -> None:
    given = standing(stark=seat(hand=[ANYTIME]), lannister=seat(characters=[card("theirs")]))
    refused(given, plays_event(pay={"kneel": ["theirs"]}), because="hbo.reaction.debts_example")


@pytest.mark.rule("hbo.gold.pay_for_cards")
@under_both_texts
@pytest.mark.parametrize(("gold", "legal"), [(4, True), (5, True), (3, False), (0, False)])
def test_a_cost_is_paid_in_full_from_ones_own_pool_or_the_card_is_not_played(
    text: str, gold: int, legal: bool
) -> None:
    hand = [card("s1", type="location", cost=4)]
    given = marshalling(text=text, stark=seat(gold=gold, hand=hand), lannister=seat(gold=9))
    play = do("play_card", "stark", card="s1")
    if legal:
        holds(after(given, play), {"seat.stark.gold": gold - 4, "seat.lannister.gold": 9})
    else:
        refused(given, play, because="hbo.gold.pay_for_cards")


@pytest.mark.rule("hbo.gold.pay_for_cards")
def test_a_card_that_shows_no_cost_costs_nothing() -> None:
    given = marshalling(stark=seat(gold=1, hand=[card("s1", type="character")]))
    holds(after(given, do("play_card", "stark", card="s1")), {"seat.stark.gold": 1, "payment.gold": 0})


@pytest.mark.rule("hbo.gold.pay_for_effects")
@under_both_texts
@pytest.mark.parametrize("target", ["mine", "theirs"])
@pytest.mark.parametrize(("gold", "legal"), [(2, True), (1, False)])
def test_an_effect_that_costs_two_gold_is_paid_or_not_used_whoever_it_is_aimed_at(
    text: str, target: str, gold: int, legal: bool
) -> None:
    given = standing(
        text,
        stark=seat(gold=gold, hand=[event(timing="any_phase", gold_price=2)], characters=[card("mine")]),
        lannister=seat(characters=[card("theirs")]),
    )
    play = plays_event(effects=[{"kind": "kneel", "target": target}])
    if legal:
        holds(after(given, play), {f"card.{target}.kneeling": True, "seat.stark.gold": 0})
        return
    ruling = refused(given, play, because="hbo.gold.pay_for_effects")
    assert (2, 1) == (ruling.deciding[0].facts["needs"], ruling.deciding[0].facts["has"])


@pytest.mark.rule("hbo.gold.pay_for_effects")
def test_an_ability_of_a_card_in_play_is_paid_for_too() -> None:
    smith = card("smith", timing="any_phase", gold_price=1)
    use = do("use_ability", "stark", card="smith")
    refused(standing(stark=seat(characters=[smith])), use, because="hbo.gold.pay_for_effects")
    holds(after(standing(stark=seat(gold=1, characters=[smith])), use), {"seat.stark.gold": 0})


@pytest.mark.rule("hbo.gold.pay_for_effects")
def test_the_price_of_an_event_nobody_has_told_is_asked_for() -> None:
    given = standing(stark=seat(hand=[ANYTIME])).card("e1", cost=None)
    in_doubt(given, plays_event(), asks="cost")


@pytest.mark.rule("hbo.gold.dominance_bonus")
@under_both_texts
def test_each_gold_adds_one_in_dominance(text: str) -> None:
    given = table(
        "dominance",
        text=text,
        stark=seat(gold=3, characters=[card("a1", strength=2), card("a2", strength=9, kneeling=True)]),
        lannister=seat(gold=0, characters=[card("b1", strength=4)]),
    )
    count = do("count_dominance")
    holds(
        after(given, count),
        {"seat.stark.dominance": 5, "seat.lannister.dominance": 4, "dominance.winner": "stark"},
    )
    assert "hbo.gold.dominance_bonus" in allowed(given, count).rules


@pytest.mark.rule("hbo.gold.pool_lasts_round")
def test_gold_stays_in_the_pool_through_the_round_and_leaves_it_in_taxation() -> None:
    given = marshalling(stark=seat(gold=4), lannister=seat(gold=1))
    for move in (do("count_dominance"), do("stand_all")):
        holds(after(given, move), {"seat.stark.gold": 4, "seat.lannister.gold": 1})
    holds(after(given, do("return_gold")), {"seat.stark.gold": 0, "seat.lannister.gold": 0})


@pytest.mark.rule("hbo.gold.pool_lasts_round")
@pytest.mark.parametrize("phase", ["draw", "marshalling", "challenges", "dominance", "standing"])
def test_no_gold_is_returned_before_taxation(phase: str) -> None:
    assert "hbo.gold.pool_lasts_round" in as_it_lies(table(phase), do("return_gold")).because


@pytest.mark.rule("hbo.play.types_timing", "hbo.gold.pay_for_cards")
@pytest.mark.parametrize("text", [BG, PL])
def test_a_refusal_gives_every_reason(text: str) -> None:
    given = table("standing", text=text, stark=seat(gold=1, hand=[card("s1", type="character", cost=4)]))
    ruling = refused(given, do("play_card", "stark", card="s1"), because="hbo.play.types_timing")
    assert "hbo.gold.pay_for_cards" in ruling.because


@pytest.mark.rule("hbo.type.event", "hbo.play.in_play")
@under_both_texts
def test_an_event_in_hand_is_no_ability_of_a_card_in_play(text: str) -> None:
    given = marshalling(text=text, stark=seat(hand=[card("e", type="event", timing="marshalling")]))
    refused(given, do("use_ability", "stark", card="e"), because="hbo.play.in_play")
    allowed(given, do("play_event", "stark", card="e"))


@pytest.mark.rule("hbo.gold.pay_for_effects")
@pytest.mark.parametrize("price", [{"cost": 2}, {"gold_price": 2}, {"cost": 2, "gold_price": 2}])
def test_an_event_costs_its_one_price_wherever_it_is_printed(price: Raw) -> None:
    def rich(gold: int) -> AgotTable:
        return marshalling(stark=seat(gold=gold, hand=[event(timing="any_phase", **price)]))

    refused(rich(1), plays_event())
    assert after(rich(2), plays_event()).seats["stark"].gold == 0
