"""Phase 3, marshalling: chapter 9."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from engine.kernel.reasons import Basis
from tests.kit.hbo import (
    BG,
    PL,
    Raw,
    after,
    allowed,
    as_it_lies,
    asked_of,
    card,
    do,
    holds,
    in_doubt,
    marshalling,
    plot,
    reasons_of,
    refused,
    seat,
    stamp,
    table,
    under_both_texts,
)


def character(name: str, /, cost: int = 0, **fields: Any) -> Raw:
    return card(name, type="character", cost=cost, **fields)


def plays(name: str, by: str = "stark", **fields: Any) -> Move:
    return do("play_card", by, card=name, **fields)


EVENT = card("e1", type="event", timing="any_phase")


@pytest.mark.rule("hbo.marshal.turn_order", "hbo.marshal.active_player")
@under_both_texts
@pytest.mark.parametrize(("first", "second"), [("stark", "lannister"), ("lannister", "stark")])
def test_the_first_player_takes_his_whole_turn_first(text: str, first: str, second: str) -> None:
    given = table(
        "marshalling", text=text, first_player=first, stark=seat(plot=plot()), lannister=seat(plot=plot())
    )
    holds(given, {"active_player": first})
    assert ((first, "collect_income"),) == asked_of(given)
    refused(given, do("collect_income", second), because="hbo.marshal.turn_order")
    his_turn = (do("collect_income", first), do("end_turn", first))
    holds(after(given, *his_turn), {"active_player": second})
    allowed(given, *his_turn, do("collect_income", second))


@pytest.mark.rule("hbo.marshal.turn_order")
def test_a_turn_is_ended_by_the_player_whose_turn_it_is_and_does_not_come_back() -> None:
    given = marshalling(stark=seat(gold=2, hand=[character("s1")]))
    refused(given, do("end_turn", "lannister"), because="hbo.marshal.turn_order")
    refused(given, do("end_turn", "stark"), plays("s1"), because="hbo.marshal.only_active_plays")


@pytest.mark.rule("hbo.marshal.active_player")
def test_the_player_whose_turn_it_is_is_the_active_player_in_challenges_too() -> None:
    holds(table("challenges", active_player="lannister"), {"active_player": "lannister"})
    holds(after(table("challenges"), do("end_turn", "stark")), {"active_player": "lannister"})
    holds(table("standing"), {"active_player": None})


@pytest.mark.rule("hbo.marshal.income_calc")
@under_both_texts
def test_income_is_the_plot_and_every_bonus_of_his_cards_in_play(text: str) -> None:
    given = table(
        "marshalling",
        text=text,
        stark=seat(
            gold=1,
            plot=plot(income=4),
            characters=[card("a1", income=1)],
            locations=[card("l1", income=2)],
            attachments=[card("t1", income=1, host="b1")],
            hand=[card("h1", type="location", income=5)],
            discard=[card("d1", income=5)],
        ),
        lannister=seat(characters=[card("b1", income=3)]),
    )
    collect = do("collect_income", "stark")
    holds(after(given, collect), {"seat.stark.income": 8, "seat.stark.gold": 9})
    (total,) = reasons_of(allowed(given, collect), "hbo.marshal.income_calc")
    assert (8, [4, 1, 2, 1]) == (total.found, [one.found for one in total.because])


@pytest.mark.rule("hbo.marshal.income_calc")
def test_a_duplicate_brings_no_income() -> None:
    host = card("a1", unique=True, income=1, duplicates=1)
    given = table("marshalling", stark=seat(plot=plot(income=2), characters=[host]))
    holds(after(given, do("collect_income", "stark")), {"seat.stark.income": 3})


@pytest.mark.rule("hbo.marshal.income_calc")
def test_a_bonus_nobody_has_told_is_asked_for() -> None:
    given = table("marshalling", stark=seat(plot=plot(income=2), locations=[card("l1")]))
    in_doubt(given.card("l1", income=None), do("collect_income", "stark"), asks="income")


@pytest.mark.rule("hbo.marshal.income_collect")
@under_both_texts
def test_income_comes_before_any_card_and_any_action_of_the_turn(text: str) -> None:
    given = table(
        "marshalling", text=text, stark=seat(gold=3, plot=plot(income=2), hand=[character("s1", 1), EVENT])
    )
    assert "hbo.marshal.income_collect" == as_it_lies(given, plays("s1")).because[0]
    assert "hbo.marshal.income_collect" == as_it_lies(given, do("play_event", "stark", card="e1")).because[0]
    assert "hbo.marshal.income_collect" == as_it_lies(given, do("end_turn", "stark")).because[0]


@pytest.mark.rule("hbo.marshal.income_collect")
def test_income_is_collected_once() -> None:
    given = table("marshalling", stark=seat(plot=plot(income=2)))
    collect = do("collect_income", "stark")
    refused(given, collect, collect, because="hbo.marshal.income_collect")


@pytest.mark.rule("hbo.marshal.income_timing")
def test_a_card_played_now_pays_from_the_next_round() -> None:
    mine = card("mine", type="location", cost=2, income=2)
    given = table("marshalling", stark=seat(plot=plot(income=3), hand=[mine]))
    played = after(given, do("collect_income", "stark"), plays("mine"))
    holds(played, {"seat.stark.income": 3, "seat.stark.gold": 1})
    again = do("collect_income", "stark")
    refused(played, again, because="hbo.marshal.income_collect")
    next_round = after(
        played,
        do("return_gold"),
        do("reveal_plot", "stark", plot="P"),
        do("reveal_plot", "lannister", plot="Q"),
        do("know_plot", seat="stark", field="plot_initiative", value=2),
        do("know_plot", seat="lannister", field="plot_initiative", value=1),
        do("know_plot", seat="stark", field="plot_income", value=3),
        do("determine_initiative"),
        do("name_first_player", "stark", seat="stark"),
        do("draw_phase"),
        do("collect_income", "stark"),
    )
    holds(next_round, {"seat.stark.income": 5})


@pytest.mark.rule("hbo.marshal.income_timing")
def test_losing_the_card_after_income_takes_nothing_back() -> None:
    given = table("marshalling", stark=seat(plot=plot(income=3), locations=[card("mine", income=2)]))
    lose = do("apply_effect", "lannister", effects=[{"kind": "discard", "target": "mine"}])
    holds(after(given, do("collect_income", "stark"), lose), {"seat.stark.gold": 5})


@pytest.mark.rule("hbo.marshal.income_bonus_kneeling")
@pytest.mark.parametrize("kneeling", [True, False])
def test_a_kneeling_card_gives_its_bonus_too(kneeling: bool) -> None:
    given = table(
        "marshalling", stark=seat(plot=plot(income=3), locations=[card("l1", income=1, kneeling=kneeling)])
    )
    collect = do("collect_income", "stark")
    holds(after(given, collect), {"seat.stark.income": 4, "card.l1.kneeling": kneeling})
    assert kneeling is bool(reasons_of(allowed(given, collect), "hbo.marshal.income_bonus_kneeling"))


@pytest.mark.rule("hbo.marshal.play_card")
@under_both_texts
@pytest.mark.parametrize("kind", ["character", "location"])
def test_a_card_is_paid_for_and_laid_face_up(text: str, kind: str) -> None:
    given = marshalling(text=text, stark=seat(gold=5, hand=[card("s1", type=kind, cost=3)]))
    holds(
        after(given, plays("s1")),
        {
            "seat.stark.gold": 2,
            "card.s1.zone": "play",
            "card.s1.kneeling": False,
            "card.s1.controller": "stark",
        },
    )
    holds(after(given, plays("s1")), {"seat.stark.hand": 0})


@pytest.mark.rule("hbo.marshal.play_card")
@pytest.mark.parametrize("where", ["in_play", "discarded", "theirs"])
def test_a_card_is_played_from_ones_own_hand_only(where: str) -> None:
    given = marshalling(
        stark=seat(gold=5, characters=[card("in_play")], discard=[character("discarded")]),
        lannister=seat(hand=[character("theirs")]),
    )
    refused(given, plays(where), because="hbo.marshal.play_card")


@pytest.mark.rule("hbo.marshal.play_card")
def test_who_is_short_of_gold_is_told_how_much() -> None:
    given = marshalling(stark=seat(gold=2, hand=[character("s1", 5)]))
    ruling = refused(given, plays("s1"), because="hbo.marshal.play_card")
    assert (5, 2) == (ruling.deciding[0].facts["needs"], ruling.deciding[0].facts["has"])
    assert [("gold", 3)] == [(one.what, one.facts["amount"]) for one in ruling.changes]


@pytest.mark.rule("hbo.marshal.stop_playing")
def test_the_active_player_goes_on_until_he_stops() -> None:
    given = marshalling(stark=seat(gold=5, hand=[character("s1", 2), character("s2", 3), character("s3", 1)]))
    allowed(given, plays("s1"), plays("s2"))
    refused(given, plays("s1"), plays("s2"), plays("s3"), because="hbo.gold.pay_for_cards")
    allowed(given, plays("s1"), do("end_turn", "stark"))


@pytest.mark.rule("hbo.marshal.stop_playing")
@under_both_texts
def test_a_free_card_is_played_with_an_empty_pool_and_the_ruling_says_the_texts_are_silent(text: str) -> None:
    given = marshalling(text=text, stark=seat(hand=[character("s1")]))
    ruling = allowed(given, plays("s1"))
    assert ("may_be_played", "text", Basis.SILENT) == stamp(ruling, "hbo.marshal.stop_playing")
    assert Basis.SILENT is ruling.basis
    assert (
        Basis.STATED
        is allowed(marshalling(text=text, stark=seat(gold=1, hand=[character("s1")])), plays("s1")).basis
    )


@pytest.mark.rule("hbo.marshal.stop_playing")
def test_a_table_may_end_the_playing_with_the_last_gold() -> None:
    decided = {"hbo.marshal.stop_playing": "may_not"}
    given = marshalling(decided=decided, stark=seat(hand=[character("s1")]))
    ruling = refused(given, plays("s1"), because="hbo.marshal.stop_playing")
    assert ("may_not", "table", Basis.SILENT) == stamp(ruling, "hbo.marshal.stop_playing")
    allowed(marshalling(decided=decided, stark=seat(gold=1, hand=[character("s1")])), plays("s1"))


@pytest.mark.rule("hbo.marshal.keep_gold")
def test_gold_may_be_kept_back_for_later_in_the_round() -> None:
    given = marshalling(stark=seat(gold=4, hand=[character("s1", 1)]))
    end = do("end_turn", "stark")
    holds(after(given, end), {"seat.stark.gold": 4, "card.s1.zone": "hand"})
    assert "hbo.marshal.keep_gold" in allowed(given, end).rules


@pytest.mark.rule("hbo.marshal.duplicates_free")
@under_both_texts
def test_the_active_player_attaches_duplicates_free_of_charge(text: str) -> None:
    hand = [character("copy", 6, name="Arya", unique=True)]
    given = marshalling(text=text, stark=seat(gold=1, characters=[card("Arya", unique=True)], hand=hand))
    attach = do("play_duplicate", "stark", card="copy", host="Arya")
    holds(
        after(given, attach),
        {"seat.stark.gold": 1, "card.copy.zone": "duplicate", "card.copy.host": "Arya", "payment.gold": 0},
    )


@pytest.mark.rule("hbo.marshal.duplicates_free")
def test_the_other_player_attaches_no_duplicate_in_that_turn() -> None:
    hand = [character("copy", name="Tyrion", unique=True)]
    given = marshalling(lannister=seat(characters=[card("Tyrion", unique=True)], hand=hand))
    attach = do("play_duplicate", "lannister", card="copy", host="Tyrion")
    refused(given, attach, because="hbo.marshal.duplicates_free")


@pytest.mark.rule("hbo.marshal.other_actions")
@under_both_texts
@pytest.mark.parametrize("by", ["stark", "lannister"])
def test_both_players_take_other_actions_throughout_the_phase(text: str, by: str) -> None:
    sides = {
        house: seat(hand=[card(f"{house}'s", type="event", timing="marshalling")], characters=[card(house)])
        for house in ("stark", "lannister")
    }
    given = marshalling(text=text, stark=sides["stark"], lannister=sides["lannister"])
    allowed(given, do("play_event", by, card=f"{by}'s"))
    allowed(given, do("use_ability", by, card=by))


@pytest.mark.rule("hbo.action.window_order", "hbo.action.first_player_first", "hbo.marshal.other_actions")
@under_both_texts
@pytest.mark.parametrize("active", ["stark", "lannister"])
def test_that_the_first_player_acts_first_is_a_default_in_the_turn_of_another_alone(
    text: str, active: str
) -> None:
    hands = {
        house: seat(hand=[card(f"{house}'s", type="event", timing="marshalling")])
        for house in ("stark", "lannister")
    }
    given = marshalling(active=active, text=text, stark=hands["stark"], lannister=hands["lannister"])
    early = as_it_lies(given, do("play_event", "lannister", card="lannister's"))
    fine = as_it_lies(given, do("play_event", "stark", card="stark's"))
    assert "hbo.action.first_player_first" in early.because
    by_default = active == "lannister"
    for ruling in (early, fine):
        ordered = reasons_of(ruling, "hbo.action.window_order")
        assert any("decided_by" in one.facts for one in ordered) is by_default
        assert (Basis.SILENT == ruling.basis) is by_default


@pytest.mark.rule("hbo.marshal.other_actions")
def test_attachments_in_play_act_as_well() -> None:
    given = marshalling(
        lannister=seat(characters=[card("b1")], attachments=[card("t1", host="b1", timing="marshalling")])
    )
    allowed(given, do("use_ability", "lannister", card="t1"))


@pytest.mark.rule("hbo.marshal.other_actions")
def test_an_action_of_another_phase_is_no_suitable_one() -> None:
    given = marshalling(stark=seat(characters=[card("a1", timing="challenges")]))
    refused(given, do("use_ability", "stark", card="a1"), because="hbo.action.phase_named")


@pytest.mark.rule("hbo.marshal.only_active_plays")
@under_both_texts
@pytest.mark.parametrize("kind", ["character", "location", "attachment"])
def test_only_the_active_player_plays_cards_from_hand(text: str, kind: str) -> None:
    given = marshalling(
        text=text,
        stark=seat(characters=[card("a1")]),
        lannister=seat(gold=5, hand=[card("b1", type=kind)]),
    )
    host = {"host": "a1"} if kind == "attachment" else {}
    ruling = refused(given, plays("b1", "lannister", **host), because="hbo.marshal.only_active_plays")
    assert "stark" == ruling.deciding[0].facts["active"]


@pytest.mark.rule("hbo.marshal.only_active_plays", "hbo.play.types_timing")
@pytest.mark.parametrize("phase", ["marshalling", "challenges", "dominance", "standing", "taxation"])
@pytest.mark.parametrize("by", ["stark", "lannister"])
def test_whose_turn_it_is_is_held_against_a_card_in_the_marshalling_phase_alone(phase: str, by: str) -> None:
    hands = {
        house: seat(income_taken=True, gold=5, hand=[card(f"{house}'s", type="character")])
        for house in ("stark", "lannister")
    }
    given = table(phase, stark=hands["stark"], lannister=hands["lannister"]).put(active="stark")
    ruling = as_it_lies(given, do("play_card", by, card=f"{by}'s"))
    against = [one.says for one in ruling.deciding if one.found == "no"]
    assert ("active_player_only" in against) is (phase == "marshalling" and by != "stark")
    assert bool(against) is (phase != "marshalling" or by != "stark")


@pytest.mark.rule("hbo.marshal.phase_end")
@under_both_texts
def test_when_both_turns_are_finished_play_goes_on_to_the_challenges(text: str) -> None:
    given = marshalling(text=text)
    first = do("end_turn", "stark")
    holds(after(given, first), {"phase": "marshalling", "active_player": "lannister"})
    ended = (first, do("end_turn", "lannister"))
    holds(after(given, *ended), {"phase": "challenges", "active_player": "stark"})
    assert "hbo.marshal.phase_end" in allowed(given, *ended).rules


@pytest.mark.rule("hbo.marshal.play_card", "hbo.action.card_play_alternation")
@pytest.mark.parametrize(("text", "legal"), [(BG, True), (PL, False)])
def test_under_the_polish_text_a_second_card_waits_until_the_opponent_has_been_asked(
    text: str, legal: bool
) -> None:
    given = marshalling(text=text, stark=seat(gold=5, hand=[character("s1"), character("s2")]))
    if legal:
        allowed(given, plays("s1"), plays("s2"))
        return
    ruling = refused(given, plays("s1"), plays("s2"), because="hbo.action.card_play_alternation")
    assert ("yes", "text", Basis.STATED) == stamp(ruling, "hbo.action.card_play_alternation")
    allowed(given, plays("s1"), do("pass", "lannister"), plays("s2"))


@pytest.mark.rule("hbo.marshal.play_card", "hbo.action.card_play_alternation")
@pytest.mark.parametrize(("text", "option", "legal"), [(BG, "yes", False), (PL, "no", True)])
def test_a_table_may_read_it_the_other_way(text: str, option: str, legal: bool) -> None:
    decided = {"hbo.action.card_play_alternation": option}
    given = marshalling(
        text=text, decided=decided, stark=seat(gold=5, hand=[character("s1"), character("s2")])
    )
    if legal:
        allowed(given, plays("s1"), plays("s2"))
        return
    ruling = refused(given, plays("s1"), plays("s2"), because="hbo.action.card_play_alternation")
    assert ("yes", "table") == stamp(ruling, "hbo.action.card_play_alternation")[:2]


@pytest.mark.rule("hbo.marshal.play_card", "hbo.action.resolve_fully")
def test_no_card_is_played_before_what_the_last_one_set_off_is_carried_out() -> None:
    """Varys must first have an Ally discarded."""
    varys = character("varys", 1, traits="Ally")
    given = marshalling(stark=seat(gold=5, hand=[varys, character("s1", 1)], characters=[card("a1")]))
    given = given.card("varys", face="hbo-varys").card("a1", traits=("Ally",))
    refused(given, plays("varys"), plays("s1"), because="hbo.action.resolve_fully")
    discards = do("resolve_passive", "stark", card="varys", effects=[{"kind": "discard", "target": "a1"}])
    allowed(given, plays("varys"), discards, plays("s1"))


@pytest.mark.rule("hbo.marshal.income_collect", "hbo.gold.pay_for_cards")
def test_before_the_income_is_collected_nobody_says_that_gold_is_short() -> None:
    given = table("draw", stark=seat(gold=0, hand=[card("s1", type="character", cost=4)]))
    ruling = refused(given, do("play_card", "stark", card="s1"), because="hbo.play.types_timing")
    assert "gold" not in [one.what for one in ruling.changes]
