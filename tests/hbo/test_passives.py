from __future__ import annotations

from typing import Any

import pytest

from engine.agot.hbo.game import HBO
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.judge import carry_out, judge, play
from engine.kernel.reasons import Basis, Verdict
from tests.kit.hbo import (
    BG,
    PL,
    Raw,
    after,
    allowed,
    answered,
    asked_of,
    card,
    challenges,
    do,
    effect,
    end_turn,
    event,
    fact,
    fighter,
    holds,
    in_doubt,
    plays,
    refused,
    responds,
    saves,
    under_both_texts,
    uses,
    with_faces,
)

VARYS = fighter("varys", traits="Ally", cost=2)
ALLY = fighter("ally", traits="ALLY")


def discards(target: str, by: str = "stark") -> Move:
    """Varys's player picks an Ally."""
    return do("resolve_passive", by, card="varys", effects=[effect("discard", target)])


def with_varys(*ours: Raw, theirs: tuple[Raw, ...] = (), text: str = BG, **fields: Any) -> AgotTable:
    """Stark holds Varys, whose text is known, and may play him."""
    stark = {"hand": [VARYS, *fields.pop("hand", ())], "gold": 9, "income_taken": True}
    given = challenges(
        lannister=list(theirs),
        phase="marshalling",
        first=fields.pop("first", "stark"),
        active_player="stark",
        text=text,
        stark_has=stark | {"characters": list(ours)},
        **fields,
    )
    return with_faces(given, varys="varys")


PLAYED = do("play_card", "stark", card="varys")


@pytest.mark.rule("hbo.passive.definition")
@under_both_texts
def test_some_passives_last_and_some_work_at_one_moment(text: str) -> None:
    lasting = challenges([fighter("s", 2)], stark_has={"locations": [card("winterfell")]}, text=text)
    assert 2 == answered(lasting, "strength", card="s").value
    lasting = with_faces(lasting, winterfell="winterfell")
    assert 3 == answered(lasting, "strength", card="s").value
    once = after(with_varys(ALLY, text=text), PLAYED, discards("ally"))
    assert (("stark", "marshal"),) == asked_of(once)[:1]
    holds(once, {"card.ally.zone": "discard", "pending": []})


@pytest.mark.rule("hbo.passive.definition")
def test_a_passive_card_out_of_play_does_nothing() -> None:
    refused(with_varys(ALLY), discards("ally"), because="hbo.play.out_of_play")


@pytest.mark.rule("hbo.passive.definition", "hbo.setup.reveal")
def test_nor_does_one_at_set_up() -> None:
    given = challenges(phase="setup", stark_has={"hand": [VARYS]})
    given = with_faces(given, varys="varys")
    laid = do("place_setup", "stark", cards=["varys"]), do("place_setup", "lannister"), do("reveal_setup")
    holds(after(given, *laid), {"pending": [], "card.varys.zone": "play"})
    refused(given, *laid, discards("varys"), because="hbo.setup.reveal")


@pytest.mark.rule("hbo.passive.mandatory")
@under_both_texts
def test_a_passive_must_be_carried_out(text: str) -> None:
    played = after(with_varys(ALLY, text=text), PLAYED)
    holds(played, {"pending": [{"by": "stark", "what": "resolve_passive", "count": 1}]})
    refused(played, do("decline_passive", "stark", card="varys"), because="hbo.passive.mandatory")
    allowed(played, discards("ally"))


@pytest.mark.rule("hbo.passive.mandatory", "hbo.passive.before_actions")
@under_both_texts
def test_nothing_goes_on_before(text: str) -> None:
    hand = [event("e"), fighter("x")]
    played = after(with_varys(ALLY, hand=hand, text=text), PLAYED)
    for move in (plays("stark", "e"), do("play_card", "stark", card="x"), end_turn("stark")):
        assert Verdict.NO == judge(HBO, played, move).verdict


@pytest.mark.rule("hbo.passive.recognise")
@under_both_texts
def test_a_text_without_phase_or_reaction_is_neither_used_nor_reacted_with(text: str) -> None:
    given = with_faces(
        challenges(stark=[VARYS, ALLY], first="stark", text=text, phase="challenges"), varys="varys"
    )
    discard = effect("discard", "ally")
    assert (
        "hbo.passive.recognise"
        in refused(given, uses("stark", "varys", discard), because="hbo.action.definition").because
    )
    refused(given, responds("stark", "varys", discard), because="hbo.reaction.recognise")


@pytest.mark.rule("hbo.passive.recognise")
@under_both_texts
@pytest.mark.parametrize("timing", ["dominance", "any_phase", "response"])
def test_a_text_that_begins_with_a_phase_or_reaction_is_not_passive(text: str, timing: str) -> None:
    given = challenges(stark=[fighter("s", timing=timing)], first="stark", text=text)
    passive = do("resolve_passive", "stark", card="s", effects=[effect("kneel", "s")])
    refused(given, passive, because="hbo.passive.recognise")


@pytest.mark.rule("hbo.passive.recognise")
def test_a_passive_is_its_own_players() -> None:
    given = challenges(stark=[fighter("s")], lannister=[fighter("l")])
    theirs = do("resolve_passive", "stark", card="l", effects=[effect("kneel", "s")])
    refused(given, theirs, because="hbo.play.in_play")
    allowed(given, do("resolve_passive", "lannister", card="l", effects=[effect("kneel", "s")]))


@pytest.mark.rule("hbo.passive.before_actions")
@under_both_texts
def test_passives_come_at_once_before_any_action(text: str) -> None:
    given = with_varys(ALLY, text=text, lannister_has={"hand": [event("g")]})
    played = after(given, PLAYED)
    assert (("stark", "resolve_passive"),) == asked_of(played)
    assert "hbo.passive.before_actions" in judge(HBO, played, plays("lannister", "g")).because
    allowed(played, discards("ally"), plays("lannister", "g"))


def two_varyses(first: str, text: str = BG) -> AgotTable:
    """An event puts a Varys of each player into play, while an Ally is there."""
    hand = {"hand": [VARYS, event("e")]}
    theirs = {"hand": [fighter("other", traits="Ally")]}
    given = challenges([ALLY], first=first, text=text, stark_has=hand, lannister_has=theirs)
    given = with_faces(given, varys="varys", other="varys")
    into_play = effect("put_into_play", "varys"), effect("put_into_play", "other")
    return after(given, plays("stark", "e", *into_play))


@pytest.mark.rule("hbo.passive.order")
@pytest.mark.parametrize("first", ["stark", "lannister"])
def test_the_first_player_orders_passives_set_off_together(first: str) -> None:
    given = two_varyses(first)
    other = "lannister" if first == "stark" else "stark"
    assert ((first, "order_passives"),) == asked_of(given)
    refused(given, do("order_passives", other, order=["other", "varys"]), because="hbo.passive.order")
    ordered = after(given, do("order_passives", first, order=["other", "varys"]))
    assert (("lannister", "resolve_passive"),) == asked_of(ordered)
    refused(given, do("order_passives", first, order=["varys"]), because="hbo.passive.order")


@pytest.mark.rule("hbo.passive.order")
@under_both_texts
def test_even_if_all_the_cards_are_the_opponents(text: str) -> None:
    given = challenges(lannister=[fighter("l"), fighter("m")], first="stark", text=text)
    allowed(given, do("order_passives", "stark", order=["l", "m"]))
    refused(given, do("order_passives", "lannister", order=["l", "m"]), because="hbo.passive.order")


@pytest.mark.rule("hbo.passive.order")
def test_an_order_of_passives_that_nobody_waits_for_leaves_the_table_as_it_was() -> None:
    given = challenges(lannister=[fighter("l"), fighter("m")], first="stark")
    said = carry_out(HBO, given, do("order_passives", "stark", order=["l", "m"]))
    assert (said.agenda, said.cards, said.seats) == (given.agenda, given.cards, given.seats)


@pytest.mark.rule("hbo.passive.before_reactions")
@under_both_texts
def test_passives_come_before_reactions_to_the_same_event(text: str) -> None:
    surprise = event("surprise", "response")
    given = with_varys(ALLY, text=text, lannister_has={"hand": [surprise]})
    played = after(given, PLAYED)
    react = do("respond", "lannister", card="surprise", to="played", of="varys")
    ruling = refused(played, react, because="hbo.passive.before_reactions")
    assert Basis.SILENT == ruling.basis
    allowed(played, discards("ally"), react)


@pytest.mark.rule("hbo.passive.before_reactions")
def test_a_known_reaction_waits_as_well() -> None:
    eddard = fighter("eddard", unique=True)
    given = challenges([ALLY], first="stark", stark_has={"hand": [VARYS, eddard, event("e")]})
    given = with_faces(given, varys="varys", eddard="eddard-stark")
    both = plays("stark", "e", effect("put_into_play", "varys"), effect("put_into_play", "eddard"))
    react = responds("stark", "eddard", effect("gain_power_on_card", "eddard", amount=1))
    refused(given, both, react, because="hbo.passive.before_reactions")
    holds(after(given, both, discards("ally"), react), {"card.eddard.power": 1})


@pytest.mark.rule("hbo.passive.varys")
@under_both_texts
@pytest.mark.parametrize("target", ["ally", "theirs", "varys"])
def test_varys_discards_any_ally_of_either_player_himself_included(text: str, target: str) -> None:
    given = with_varys(ALLY, theirs=(fighter("theirs", traits="ally"),), text=text)
    found = after(given, PLAYED, discards(target))
    zones = {one: fact(found, f"card.{one}.zone") for one in ("ally", "theirs", "varys")}
    assert {one: "discard" if one == target else "play" for one in zones} == zones


@pytest.mark.rule("hbo.passive.varys")
@under_both_texts
def test_nobody_else_will_do(text: str) -> None:
    given = with_varys(ALLY, fighter("lord", traits="Lord"), text=text)
    refused(given, PLAYED, discards("lord"), because="hbo.anatomy.card_text")
    nobody = do("resolve_passive", "stark", card="varys", effects=[])
    refused(given, PLAYED, nobody, because="hbo.anatomy.card_text")


@pytest.mark.rule("hbo.passive.varys")
@under_both_texts
def test_alone_he_discards_himself_for_nothing(text: str) -> None:
    given = with_varys(text=text)
    found = after(given, PLAYED, discards("varys"))
    holds(found, {"card.varys.zone": "discard", "seat.stark.gold": 7})


@pytest.mark.rule("hbo.passive.varys", "hbo.save.only_kill")
@under_both_texts
def test_a_discard_is_not_saved_from(text: str) -> None:
    safe = fighter("ally", traits="Ally", unique=True, duplicates=1)
    given = with_varys(safe, text=text)
    refused(given, PLAYED, discards("ally"), saves("stark", "ally"), because="hbo.duplicate.only_kill")
    found = after(given, PLAYED, discards("ally"))
    holds(found, {"card.ally.zone": "discard", "seat.stark.discard": 2})


@pytest.mark.rule("hbo.passive.varys")
@under_both_texts
def test_traits_nobody_has_told_are_asked_for(text: str) -> None:
    given = with_varys(fighter("who"), text=text).card("who", traits=None)
    in_doubt(given, PLAYED, discards("who"), asks="traits")


@pytest.mark.rule("hbo.passive.varys", "hbo.printings.card_text_differs")
@pytest.mark.parametrize(("text", "pending"), [(BG, 1), (PL, 0)])
def test_put_into_play_without_being_played_he_works_in_bulgarian_only(text: str, pending: int) -> None:
    given = challenges(first="stark", text=text, stark_has={"hand": [VARYS, event("e")]})
    given = with_faces(given, varys="varys")
    found = after(given, plays("stark", "e", effect("put_into_play", "varys")))
    assert pending == len(fact(found, "pending"))


@pytest.mark.rule("hbo.passive.varys")
def test_another_cards_coming_does_not_set_him_off() -> None:
    given = challenges(
        phase="marshalling",
        first="stark",
        stark_has={"hand": [fighter("x")], "income_taken": True, "characters": [VARYS, ALLY]},
    )
    played = play(HBO, with_faces(given, varys="varys"), do("play_card", "stark", card="x")).state
    assert "resolve_passive" not in {asks for _, asks in asked_of(played)}
