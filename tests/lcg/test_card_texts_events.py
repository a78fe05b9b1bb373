"""Event cards: texts in parts, claims that change, and how often they may be played."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.reason import Question, Verdict
from engine.thrones.records import Card, Plot
from engine.thrones.table import Table
from tests.lcg.cards_given import (
    LANNISTER,
    STARK,
    after,
    card,
    challenge,
    chooses,
    covers,
    do,
    effect,
    lannister,
    line,
    plays,
    refused,
    resolve,
    responds,
    stands,
    stark,
    until,
    uses,
)

TEXT = "lcg.anatomy.rules_text"


def with_plots(given: Table, income: int = 0, claim: int = 2) -> Table:
    """Both plots have this income and claim; Lannister has two more."""
    given = given.seat(STARK, plot=Plot("Ours", "", income, 0, claim), plots_available=("Ours 2",))
    return given.seat(LANNISTER, plot=Plot("Theirs", "", income, 0, claim), plots_available=("Poor", "Rich"))


def under_way(*cards: list[Card], kind: str = "intrigue", **fields: Any) -> Table:
    return with_plots(challenge(stark("shae"), *cards, kind=kind, attackers=("shae",), **fields))


def claim(given: Table) -> int | None:
    found = after(given, resolve()).last_challenge
    return found.claim if found is not None else None


@covers("winter-is-coming.claim-mod")
def test_winter_raises_the_claim_of_every_stark_once_a_round() -> None:
    given = under_way(stark("winter-is-coming", "winter-is-coming-2", zone="hand"))
    found = after(given, plays("winter-is-coming"))
    assert (claim(given), claim(found)) == (2, 3)
    refused(found, plays("winter-is-coming-2"), because=TEXT)
    over = after(found, resolve())
    assert (over.lasting, over.limits) == ((), {"round/lcg-core-winter-is-coming/stark": 1})
    by_lannister = under_way(lannister("winter-is-coming", zone="hand"))
    assert claim(after(by_lannister, plays("winter-is-coming", by=LANNISTER))) == 3
    refused(stands(stark("winter-is-coming", zone="hand")), plays("winter-is-coming"), because=TEXT)


def test_what_the_rules_do_not_say_of_a_limit_is_said_to_be_open() -> None:
    given = after(under_way(stark("winter-is-coming", "winter-is-coming-2", zone="hand")),
                  plays("winter-is-coming"))  # fmt: skip
    _, ruling = line(given, plays("winter-is-coming-2"))
    assert ruling.basis == "silent"


@covers("i-never-bet-against-my-family.claim-mod")
@pytest.mark.parametrize(("gold", "left"), [(1, 1), (2, 0), (3, 0)])
def test_gold_lowers_an_opponents_claim_but_never_below_nothing(gold: int, left: int) -> None:
    event = "i-never-bet-against-my-family"
    given = under_way(lannister(event, zone="hand"), lannister("bronn"), gold=3)
    found = after(given, plays(event, by=LANNISTER, gold=gold, kneel=["bronn"]))
    assert (claim(found), found.seats[LANNISTER].gold) == (left, 3 - gold)
    refused(given, plays(event, by=LANNISTER, gold=gold), because=TEXT)
    refused(given, plays(event, by=LANNISTER, gold=4, kneel=["bronn"]), because="lcg.gold.effect_cost")


@covers("kings-in-the-north.power-gain")
def test_the_kings_claim_power_for_kneeling() -> None:
    kings, event = ("robb-stark", "eddard-stark"), "kings-in-the-north"
    hall = stark(*kings, "hodor"), stark(event, zone="hand")
    given = stands(*hall, phase="marshalling")
    won = until(given, do("count_dominance"))
    power = [effect("gain_power_on_card", one, amount=1) for one in kings]
    found = after(won, responds(event, *power, kneel=kings))
    assert [(found.cards[one].power, found.cards[one].kneeling) for one in kings] == [(1, True)] * 2
    refused(won, responds(event, *power, kneel=("robb-stark", "hodor")), because=TEXT)


@covers("lethal-counterattack.kill")
def test_the_counterattack_comes_once_in_a_challenge() -> None:
    events = stark("lethal-counterattack", "lethal-counterattack-2", zone="hand")
    cards = (
        events,
        stark("robb-stark", "hodor", "arya-stark", "catelyn-stark"),
        lannister("bronn", "the-hound"),
    )
    given = challenge(*cards, by=LANNISTER, attackers=("bronn", "the-hound"))
    kills = (effect("kill", "bronn"), effect("kill", "the-hound"))
    saved = until(given, plays("lethal-counterattack", *kills, kneel=("robb-stark", "hodor")))
    assert saved.limits == {"challenge/lcg-core-lethal-counterattack/stark": 1}


@covers("bran-the-builders-legacy.search")
def test_the_builder_puts_a_cheap_location_into_play() -> None:
    deck = stark("northern-fiefdoms", "winterfell-castle", "hodor", zone="deck")
    given = stands(stark("bran-the-builders-legacy", zone="hand"), deck, phase="dominance", gold=3)
    given = given.card("winterfell-castle", cost=3)
    found = after(given, plays("bran-the-builders-legacy", gold=3), chooses("northern-fiefdoms"))
    assert (found.cards["northern-fiefdoms"].zone, found.cards["hodor"].zone) == ("play", "shuffled")
    for other in ("winterfell-castle", "hodor"):
        refused(given, plays("bran-the-builders-legacy", gold=3), chooses(other), because=TEXT)


@covers("muster.search", "dance-with-dragons.search")
def test_knights_and_dragons_are_found() -> None:
    deck = stark("bronn", "drogon", "hodor", zone="deck")
    muster = stands(stark("muster", zone="hand"), stark("ser-ilyn-payne"), deck, phase="marshalling")
    knight = after(muster, plays("muster", kneel=["ser-ilyn-payne"]), chooses("bronn"))
    assert knight.cards["bronn"].zone == "hand"
    refused(muster, plays("muster", kneel=["ser-ilyn-payne"]), chooses("drogon"), because=TEXT)
    event, court = stark("dance-with-dragons", zone="hand"), stark("northern-fiefdoms", influence=1)
    dance = stands(event, court, deck)
    use = plays("dance-with-dragons", influence=["northern-fiefdoms"])
    assert after(dance, use, chooses("drogon")).cards["drogon"].zone == "hand"
    refused(dance, use, chooses("bronn"), because=TEXT)


@covers("prosperity-and-plenty.attach")
def test_plenty_brings_an_attachment_back_onto_a_character_that_may_carry_it() -> None:
    cards = stark("prosperity-and-plenty", zone="hand"), stark("bodyguard", zone="discard")
    given = stands(*cards, stark("robb-stark", "hodor"), lannister("tywin-lannister"), gold=1)
    found = after(given, plays("prosperity-and-plenty", gold=1))
    assert (found.cards["bodyguard"].zone, found.cards["bodyguard"].host) == ("play", "robb-stark")
    nobody = stands(*cards, stark("hodor"), gold=1)
    assert after(nobody, plays("prosperity-and-plenty", gold=1)).cards["bodyguard"].zone == "discard"


@covers("lords-of-the-narrow-sea.reveal-plot")
@pytest.mark.parametrize(("income", "power"), [(1, 1), (3, 0)])
def test_an_opponent_reveals_another_plot_and_incomes_are_compared(income: int, power: int) -> None:
    cards = stark("lords-of-the-narrow-sea", zone="hand"), stark("robb-stark")
    given = with_plots(stands(*cards), income=2)
    noble = plays("lords-of-the-narrow-sea", kneel=["robb-stark"])
    revealed = after(given, noble)
    refused(revealed, do("reveal_plot", STARK, plot="Ours 2"), because="lcg.plot.choose_reveal")
    told = do("know_plot", seat=LANNISTER, field="plot_income", value=income)
    poor = after(revealed, do("reveal_plot", LANNISTER, plot="Poor"))
    _, ruling = line(poor, chooses())
    assert (ruling.verdict, ruling.asks) == (
        Verdict.CANNOT_TELL,
        Question("plot_income", "Poor", LANNISTER),
    )
    found = after(poor, told)
    assert found.seats[STARK].power == power
    assert found.seats[LANNISTER].plots_used == ("Theirs",)


@covers("retreat.return-hand")
def test_a_unique_character_killed_may_retreat_to_hand() -> None:
    cards = stark("retreat", zone="hand"), stark("robb-stark", "winterfell-reserves")
    given = stands(*cards)
    dead = until(given, do("apply_effect", effects=[effect("kill", "robb-stark")]), do("decline_saves"))
    found = after(dead.card("robb-stark", keywords=()), responds("retreat"))
    assert (found.cards["robb-stark"].zone, found.cards["retreat"].zone) == ("hand", "discard")
    common = [effect("kill", "winterfell-reserves")]
    other = until(given, do("apply_effect", effects=common), do("decline_saves"))
    refused(other, responds("retreat"))


@covers("forever-burning.return-hand")
def test_forever_burning_comes_back_from_the_dead_in_dominance() -> None:
    pile = stark("forever-burning", zone="dead")
    given = stands(pile, phase="dominance", gold=2)
    found = after(given, uses("forever-burning", gold=2))
    assert (found.cards["forever-burning"].zone, found.seats[STARK].gold) == ("hand", 0)
    court = stands(pile, stark("northern-fiefdoms", influence=1), phase="dominance")
    with_influence = uses("forever-burning", influence=["northern-fiefdoms"])
    assert after(court, with_influence).cards["forever-burning"].zone == "hand"
    refused(given, uses("forever-burning"), because=TEXT)
    refused(stands(pile, gold=2), uses("forever-burning", gold=2), because="lcg.play.timing_events")
    refused(given, plays("forever-burning"))


@covers("seductive-promise.control")
def test_only_one_is_seduced_in_a_phase() -> None:
    events = stark("seductive-promise", "seductive-promise-2", zone="hand")
    cards = events, stark("host-of-storms-end"), lannister("lannisport-steward", "enemy-informer")
    won = until(challenge(*cards, kind="power", attackers=("host-of-storms-end",)), resolve())
    take = responds("seductive-promise", effect("take_control", "enemy-informer", to=STARK))
    once = until(won, take)
    again = responds("seductive-promise-2", effect("take_control", "lannisport-steward", to=STARK))
    refused(once, again, because=TEXT)


def test_what_is_paid_and_what_is_claimed_may_be_said_in_any_order() -> None:
    kings, event = ("robb-stark", "eddard-stark"), "kings-in-the-north"
    won = until(stands(stark(*kings), stark(event, zone="hand"), phase="marshalling"), do("count_dominance"))
    power = [effect("gain_power_on_card", one, amount=1) for one in reversed(kings)]
    for paid in (kings, kings[::-1]):
        found = after(won, responds(event, *power, kneel=paid))
        assert [found.cards[one].power for one in kings] == [1, 1]
    fiefs = ("northern-fiefdoms", "northern-fiefdoms-2", "northern-fiefdoms-3")
    cards = stark(*fiefs), stark("guilty", zone="hand"), lannister("bronn")
    given = stands(*cards, phase="dominance")
    found = after(given, plays("guilty", effect("kill", "bronn"), influence=fiefs[::-1]))
    assert found.cards["bronn"].zone == "dead"
    refused(given, plays("guilty", effect("kill", "bronn"), influence=fiefs[:2]), because=TEXT)


def test_plenty_brings_no_second_copy_of_a_unique_attachment() -> None:
    cards = stark("prosperity-and-plenty", zone="hand"), stark("ice-2", zone="discard")
    given = stands(*cards, stark("robb-stark"), gold=1)
    event = plays("prosperity-and-plenty", gold=1)
    assert after(given, event).cards["ice-2"].zone == "play"
    there = stands(*cards, stark("robb-stark", "eddard-stark"), [card("ice", host="eddard-stark")], gold=1)
    assert after(there, event).cards["ice-2"].zone == "discard"


def test_the_legacy_may_fetch_what_an_opponent_has_in_play() -> None:
    cards = stark("bran-the-builders-legacy", zone="hand"), [card("xaros-home-2", STARK, "deck")]
    legacy = plays("bran-the-builders-legacy", gold=3), chooses("xaros-home-2")
    theirs = stands(*cards, lannister("xaros-home"), phase="dominance", gold=3)
    assert after(theirs, *legacy).cards["xaros-home-2"].zone == "play"
    refused(stands(*cards, stark("xaros-home"), phase="dominance", gold=3), *legacy, because=TEXT)


def test_incomes_are_compared_as_texts_let_them_count() -> None:
    cards = stark("lords-of-the-narrow-sea", zone="hand"), stark("robb-stark")
    own = Plot("Own", "", 3, 0, 1)
    given = stands(*cards).seat(STARK, plot=own)
    noble = plays("lords-of-the-narrow-sea", kneel=["robb-stark"])
    blocked = after(given, noble, do("reveal_plot", LANNISTER, plot="Blockade"))
    assert blocked.seats[STARK].power == 0
    poorer = after(given, noble, do("reveal_plot", LANNISTER, plot="Mutual Enemies"))
    assert poorer.seats[STARK].power == 1


def test_of_influence_that_is_one_of_two_prices_only_what_is_beyond_it_is_lost() -> None:
    fiefs = ("northern-fiefdoms", "northern-fiefdoms-2", "northern-fiefdoms-3", "northern-fiefdoms-4")
    given = stands(stark(*fiefs), stark("guilty", zone="hand"), lannister("bronn"), phase="dominance")
    struck = effect("kill", "bronn")
    assert after(given, plays("guilty", struck, influence=fiefs[:3])).surplus == 0
    assert after(given, plays("guilty", struck, influence=fiefs)).surplus == 1
