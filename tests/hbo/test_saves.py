from __future__ import annotations

from typing import Any

import pytest

from engine.agot.hbo.game import HBO
from engine.agot.state.table import AgotTable
from engine.kernel.corrections import Decide
from engine.kernel.decisions import Move
from engine.kernel.judge import carry_out, decisions, play
from engine.kernel.reasons import Basis
from tests.kit.hbo import (
    BG,
    PL,
    Raw,
    after,
    allowed,
    asked_of,
    battle,
    card,
    challenges,
    do,
    effect,
    event,
    fighter,
    holds,
    plays,
    plot,
    reasons_of,
    refused,
    resolve,
    responds,
    saves,
    stamp,
    under_both_texts,
    uses,
    victims,
    with_faces,
)

SAFE = fighter("jon", 2, unique=True, duplicates=1, power=2)
RESCUE = event("rescue", "response", saves="any")


def threatened(
    jon: Raw | None = None, text: str = BG, hand: tuple[Raw, ...] = (RESCUE,), **fields: Any
) -> AgotTable:
    """Lannister holds an event that can do anything to Jon; Stark holds a saving event."""
    mine = {"hand": [event("blow", gold_price=2)], "gold": 2, "characters": [fighter("guard")]}
    theirs = {"hand": list(hand), "characters": [jon or fighter("jon", 2, power=2), *fields.pop("more", ())]}
    return challenges(text=text, stark_has=theirs | fields.pop("stark_has", {}), lannister_has=mine, **fields)


def blow(what: str = "kill", target: str = "jon", **pay: Any) -> Move:
    return plays("lannister", "blow", effect(what, target), pay=pay)


@pytest.mark.rule("hbo.save.interrupt")
@under_both_texts
def test_a_save_interrupts_a_killing_and_the_character_stays(text: str) -> None:
    found = after(threatened(text=text), blow(), saves("stark", "jon", "rescue"))
    holds(found, {"card.jon.zone": "play", "card.jon.power": 2, "seat.stark.dead_names": []})
    holds(found, {"card.rescue.zone": "discard"})
    holds(after(threatened(text=text), blow()), {"card.jon.zone": "dead"})


@pytest.mark.rule("hbo.save.interrupt", "hbo.save.only_kill")
@under_both_texts
def test_to_decline_once_more_after_a_killing_is_harmless_and_before_it_there_is_nothing_to_decline(
    text: str,
) -> None:
    decline = do("decline_saves")
    late = allowed(threatened(text=text), blow(), decline, decline)
    assert "nothing_to_save_from" in [one.says for one in late.reasons]
    early = refused(threatened(text=text), decline, because="hbo.save.interrupt")
    assert early.deciding[0].says == "nothing_to_save_from"


@pytest.mark.rule("hbo.save.interrupt", "hbo.duplicate.optional")
@under_both_texts
@pytest.mark.parametrize("saved", ["jon", "robb"])
def test_whoever_has_been_saved_is_asked_about_no_more(text: str, saved: str) -> None:
    names = ("jon", "robb")
    both = [fighter(name, 2, unique=True, duplicates=2) for name in names]
    given = challenges(
        text=text,
        stark_has={"characters": both},
        lannister_has={"hand": [event("blow")], "characters": [fighter("guard")]},
    )
    blows = plays("lannister", "blow", *(effect("kill", name) for name in names))
    struck = play(HBO, given, blows).state

    def threatened_now(table: AgotTable) -> list[object]:
        return [one.about["cards"] for one in decisions(HBO, table) if one.asks == "save"]

    assert threatened_now(struck) == [names]
    once = play(HBO, struck, saves("stark", saved)).state
    assert threatened_now(once) == [tuple(name for name in names if name != saved)]
    both_saved = play(HBO, once, *(saves("stark", name) for name in names if name != saved)).state
    assert threatened_now(both_saved) == []
    assert {both_saved.cards[name].zone for name in names} == {"play"}


@pytest.mark.rule("hbo.save.interrupt")
@under_both_texts
def test_there_is_nothing_to_save_from_before_or_after(text: str) -> None:
    refused(threatened(text=text), saves("stark", "jon", "rescue"), because="hbo.save.interrupt")
    gone = blow(), do("decline_saves"), saves("stark", "jon", "rescue")
    refused(threatened(text=text), *gone, because="hbo.reaction.missed")


@pytest.mark.rule("hbo.save.interrupt")
@under_both_texts
def test_only_who_is_about_to_be_killed_is_saved(text: str) -> None:
    given = threatened(text=text, more=(fighter("arya"),))
    refused(given, blow(), saves("stark", "arya", "rescue"), because="hbo.save.interrupt")


@pytest.mark.rule("hbo.save.interrupt")
def test_it_takes_a_saving_card_of_ones_own_at_hand() -> None:
    plain = event("plain", "response", text="Draw a card.")
    given = threatened(hand=(plain,), stark_has={"discard": [card("spent", type="event", saves="any")]})
    refused(given, blow(), saves("stark", "jon", "plain"), because="hbo.save.interrupt")
    refused(given, blow(), saves("stark", "jon", "spent"), because="hbo.play.out_of_play")
    refused(threatened(), blow(), saves("lannister", "jon", "rescue"), because="hbo.play.out_of_play")
    refused(threatened(), blow(), saves("stark", "jon"), because="hbo.duplicate.save")


@pytest.mark.rule("hbo.save.interrupt", "hbo.gold.pay_for_effects")
def test_a_save_that_costs_gold_is_paid() -> None:
    dear = event("rescue", "response", saves="any", gold_price=1)
    poor = threatened(hand=(dear,))
    refused(poor, blow(), saves("stark", "jon", "rescue"), because="hbo.gold.pay_for_effects")
    rich = threatened(hand=(dear,), stark_has={"gold": 1})
    holds(after(rich, blow(), saves("stark", "jon", "rescue")), {"seat.stark.gold": 0})


@pytest.mark.rule("hbo.save.interrupt")
@under_both_texts
def test_the_rest_of_the_action_goes_on_after_the_save(text: str) -> None:
    both = plays("lannister", "blow", effect("kill", "jon"), effect("kneel", "jon"))
    found = after(threatened(text=text), both, saves("stark", "jon", "rescue"))
    holds(found, {"card.jon.zone": "play", "card.jon.kneeling": True})


@pytest.mark.rule("hbo.save.cost_stays")
@under_both_texts
def test_gold_and_knelt_cards_are_not_given_back_and_the_event_is_spent(text: str) -> None:
    ruling = allowed(threatened(text=text), blow(kneel=["guard"]), saves("stark", "jon", "rescue"))
    assert reasons_of(ruling, "hbo.save.cost_stays")
    found = after(threatened(text=text), blow(kneel=["guard"]), saves("stark", "jon", "rescue"))
    holds(found, {"seat.lannister.gold": 0, "card.guard.kneeling": True, "card.blow.zone": "discard"})


@pytest.mark.rule("hbo.save.cost_stays")
def test_who_cannot_pay_kills_nobody() -> None:
    poor = threatened().seat("lannister", gold=1)
    refused(poor, blow(), because="hbo.gold.pay_for_effects")


NOT_TODAY = card("today", type="event")


def not_today(text: str, **jon: Any) -> AgotTable:
    """Stark holds Not Today, whose text is that of the printing."""
    given = threatened(fighter("jon", 2, **jon), text, (NOT_TODAY,), decided=jon.pop("decided", None))
    return with_faces(given, today="not-today")


@pytest.mark.rule("hbo.save.not_today")
@under_both_texts
def test_not_today_saves_a_unique_character(text: str) -> None:
    found = after(not_today(text, unique=True), blow(), saves("stark", "jon", "today"))
    holds(found, {"card.jon.zone": "play", "card.today.zone": "discard"})


@pytest.mark.rule("hbo.save.not_today")
def test_in_bulgarian_it_saves_nobody_else() -> None:
    given = not_today(BG)
    ruling = refused(given, blow(), saves("stark", "jon", "today"), because="hbo.save.not_today")
    assert "hbo.printings.card_text_differs" in ruling.because


@pytest.mark.rule("hbo.save.not_today")
def test_in_polish_it_saves_anybody() -> None:
    holds(after(not_today(PL), blow(), saves("stark", "jon", "today")), {"card.jon.zone": "play"})


@pytest.mark.rule("hbo.save.not_today")
@pytest.mark.rule("hbo.printings.card_text_differs")
@pytest.mark.parametrize(("text", "option"), [(BG, "any"), (PL, "unique")])
def test_a_table_may_say_which_card_it_plays_with(text: str, option: str) -> None:
    given = threatened(text=text, hand=(NOT_TODAY,), decided={"hbo.save.not_today": option})
    given = with_faces(given, today="not-today")
    line = blow(), saves("stark", "jon", "today")
    ruling = allowed(given, *line) if option == "any" else refused(given, *line, because="hbo.save.not_today")
    assert (option, "table") == stamp(ruling, "hbo.save.not_today")[:2]


@pytest.mark.rule("hbo.save.not_today")
@pytest.mark.rule("hbo.printings.card_text_differs")
@pytest.mark.parametrize("text", [BG, PL])
@pytest.mark.parametrize(("whom", "legal"), [("any", True), ("unique", False)])
def test_the_card_on_the_table_decides(text: str, whom: str, legal: bool) -> None:
    given = threatened(text=text, hand=(event("today", "response", saves=whom),))
    line = blow(), saves("stark", "jon", "today")
    ruling = allowed(given, *line) if legal else refused(given, *line, because="hbo.save.not_today")
    said = {one.says for top in ruling.reasons for one in top.walk()}
    assert "text_of_the_printing" not in said


@pytest.mark.rule("hbo.save.vs_claim")
@under_both_texts
@pytest.mark.parametrize("means", ["duplicate", "rescue"])
def test_a_victim_of_the_claim_may_be_saved_and_the_claim_is_met(text: str, means: str) -> None:
    given = battle([fighter("a", 3)], [], [SAFE, fighter("arya")], text=text, stark_has={"hand": [RESCUE]})
    line = resolve(), victims("jon"), saves("stark", "jon", means)
    assert reasons_of(allowed(given, *line), "hbo.save.vs_claim")
    found = after(given, *line)
    holds(found, {"card.jon.zone": "play", "card.arya.zone": "play", "pending": []})
    holds(found, {"card.jon.power": 2, "seat.lannister.power": 1})


@pytest.mark.rule("hbo.save.vs_claim")
@under_both_texts
def test_choosing_comes_first(text: str) -> None:
    given = battle([fighter("a", 3)], [SAFE], text=text)
    refused(given, resolve(), saves("stark", "jon"), because="hbo.save.interrupt")


@pytest.mark.rule("hbo.save.only_kill")
@under_both_texts
@pytest.mark.parametrize("what", ["discard", "return_to_hand", "return_to_deck"])
@pytest.mark.parametrize(
    ("means", "because"), [("rescue", "hbo.save.only_kill"), ("duplicate", "hbo.duplicate.only_kill")]
)
def test_leaving_play_otherwise_is_not_saved_from(text: str, what: str, means: str, because: str) -> None:
    given = threatened(SAFE, text)
    ruling = refused(given, blow(what), saves("stark", "jon", means), because=because)
    assert "hbo.save.only_kill" in ruling.because
    assert Basis.DERIVED == ruling.basis


@pytest.mark.rule("hbo.save.only_kill")
@under_both_texts
def test_nor_is_being_knelt(text: str) -> None:
    given = threatened(SAFE, text)
    ruling = refused(given, blow("kneel"), saves("stark", "jon"), because="hbo.save.interrupt")
    assert "hbo.save.only_kill" in ruling.because


@pytest.mark.rule("hbo.save.only_kill")
def test_only_characters_are_killed_and_so_saved() -> None:
    given = threatened(stark_has={"locations": [card("keep")]})
    refused(given, blow("kill", "keep"), because="hbo.piles.kill")


def by_ability(text: str) -> tuple[AgotTable, tuple[Move, ...]]:
    given = threatened(SAFE, text).card("guard", timing="challenges")
    return given, (uses("lannister", "guard", effect("kill", "jon")),)


def by_event(text: str) -> tuple[AgotTable, tuple[Move, ...]]:
    return threatened(SAFE, text), (blow(),)


def by_reaction(text: str) -> tuple[AgotTable, tuple[Move, ...]]:
    given = battle([fighter("a", 1)], [SAFE], text=text, lannister_has={"hand": [event("e", "response")]})
    react = responds("lannister", "e", effect("kill", "jon"), to="challenge_result")
    return given, (resolve(), react)


def by_claim(text: str) -> tuple[AgotTable, tuple[Move, ...]]:
    return battle([fighter("a", 3)], [SAFE], text=text), (resolve(), victims("jon"))


def by_passive(text: str, **fields: Any) -> tuple[AgotTable, tuple[Move, ...]]:
    given = threatened(SAFE, text, **fields)
    return given, (do("resolve_passive", "lannister", card="guard", effects=[effect("kill", "jon")]),)


def by_plot(text: str, **fields: Any) -> tuple[AgotTable, tuple[Move, ...]]:
    order = do(
        "order_when_revealed", "lannister", order=[{"seat": "lannister", "effects": [effect("kill", "jon")]}]
    )
    revealed = {"plot": plot(initiative=5, when_revealed="kills")}
    given = challenges([SAFE], phase="plot", text=text, lannister_has=revealed, doing=[order], **fields)
    return given, (order,)


ACTIONS_AND_CLAIM = {"event": by_event, "ability": by_ability, "reaction": by_reaction, "claim": by_claim}
OTHERS = {"passive": by_passive, "plot": by_plot}


@pytest.mark.rule("hbo.save.any_kill")
@under_both_texts
@pytest.mark.parametrize("how", [*ACTIONS_AND_CLAIM, *OTHERS])
def test_every_killing_can_be_answered(text: str, how: str) -> None:
    given, killing = {**ACTIONS_AND_CLAIM, **OTHERS}[how](text)
    holds(after(given, *killing), {"card.jon.zone": "dead"})
    found = after(given, *killing, saves("stark", "jon"))
    holds(found, {"card.jon.zone": "play", "card.jon.duplicates": 0})


@pytest.mark.rule("hbo.save.any_kill")
@pytest.mark.parametrize("how", ACTIONS_AND_CLAIM)
@under_both_texts
def test_of_actions_and_claims_both_texts_say_so(text: str, how: str) -> None:
    given, killing = ACTIONS_AND_CLAIM[how](text)
    ruling = allowed(given, *killing, saves("stark", "jon"))
    assert Basis.SILENT not in {one.basis for one in reasons_of(ruling, "hbo.save.any_kill")}


@pytest.mark.rule("hbo.save.any_kill")
@pytest.mark.parametrize("how", OTHERS)
@pytest.mark.parametrize(("text", "basis"), [(BG, Basis.SILENT), (PL, Basis.STATED)])
def test_of_passives_and_plots_the_bulgarian_text_is_silent(text: str, basis: Basis, how: str) -> None:
    given, killing = OTHERS[how](text)
    ruling = allowed(given, *killing, saves("stark", "jon"))
    assert ("yes", "text", basis) == stamp(ruling, "hbo.save.any_kill")


@pytest.mark.rule("hbo.save.any_kill")
@pytest.mark.parametrize("how", OTHERS)
@under_both_texts
def test_a_table_may_decide_that_only_actions_and_claims_are_answered(text: str, how: str) -> None:
    make: Any = OTHERS[how]
    given, killing = make(text, decided={"hbo.save.any_kill": "no"})
    holds(after(given, *killing), {"card.jon.zone": "dead"})
    found = after(given, *killing)
    assert "save" not in {asks for _, asks in asked_of(found)}
    ruling = refused(given, *killing, saves("stark", "jon"), because="hbo.save.any_kill")
    assert ruling.deciding[0].says == "not_this_killing"


@pytest.mark.rule("hbo.save.any_kill")
@pytest.mark.parametrize("how", ACTIONS_AND_CLAIM)
@under_both_texts
def test_actions_and_claims_are_answered_at_such_a_table_too(text: str, how: str) -> None:
    given, killing = ACTIONS_AND_CLAIM[how](text)
    given = carry_out(HBO, given, Decide(point="hbo.save.any_kill", option="no"))
    holds(after(given, *killing, saves("stark", "jon")), {"card.jon.zone": "play", "card.jon.duplicates": 0})


@pytest.mark.rule("hbo.save.interrupt", "hbo.save.any_kill")
@under_both_texts
@pytest.mark.parametrize("first", ["stark", "lannister"])
def test_each_player_may_save_his_own_whatever_the_other_declines(text: str, first: str) -> None:
    theirs = fighter("tywin", unique=True, duplicates=1)
    both = effect("kill", "jon"), effect("kill", "tywin")
    given = challenges(
        [SAFE, fighter("rider")], [theirs], text=text, first=first, stark_has={"hand": [event("wildfire")]}
    )
    blaze = plays("stark", "wildfire", *both)
    found = after(given, blaze, do("decline_saves", "stark"), saves("lannister", "tywin"))
    holds(found, {"card.jon.zone": "dead", "card.tywin.zone": "play"})
    found = after(given, blaze, do("decline_saves", "lannister"), saves("stark", "jon"))
    holds(found, {"card.jon.zone": "play", "card.tywin.zone": "dead"})
    found = after(given, blaze, do("decline_saves"))
    holds(found, {"card.jon.zone": "dead", "card.tywin.zone": "dead"})
