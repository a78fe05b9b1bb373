"""Gold that texts ask for before somebody attacks, defends, plays an event; texts that count as blank."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.kernel.move import Move
from engine.thrones.records import Card, Modifier
from engine.thrones.speaking import blank_cards
from engine.thrones.table import Table
from engine.thrones.values import has_keyword
from tests.lcg.cards_given import (
    LANNISTER,
    STARK,
    after,
    card,
    covers,
    do,
    effect,
    lannister,
    plays,
    refused,
    stands,
    stark,
    strength_of,
    uses,
)

TEXT = "lcg.anatomy.rules_text"


def attack(*attackers: str, kind: str = "military") -> Move:
    return do("declare_challenge", STARK, kind=kind, target=LANNISTER, attackers=attackers)


def gold(given: Table) -> tuple[int, int]:
    return given.seats[STARK].gold, given.seats[LANNISTER].gold


def on(name: str, host: str, seat: str) -> list[Card]:
    return [card(name, seat, host=host)]


@covers("uneasy-truce.tax")
@pytest.mark.parametrize("whose", [STARK, LANNISTER])
def test_under_an_uneasy_truce_who_makes_war_pays_whom_he_attacks(whose: str) -> None:
    cards = stark("robb-stark", "catelyn-stark"), lannister("bronn")
    plots = {whose: "uneasy-truce"}
    assert gold(after(stands(*cards, gold=3, plots=plots), attack("robb-stark"))) == (1, 5)
    refused(stands(*cards, gold=1, plots=plots), attack("robb-stark"), because=TEXT)
    peaceful = after(stands(*cards, gold=1, plots=plots), attack("catelyn-stark", kind="intrigue"))
    assert gold(peaceful) == (1, 1)


@covers("uneasy-truce.tax")
def test_each_truce_is_paid_for() -> None:
    cards = stark("robb-stark"), lannister("bronn")
    plots = {STARK: "uneasy-truce", LANNISTER: "uneasy-truce"}
    assert gold(after(stands(*cards, gold=4, plots=plots), attack("robb-stark"))) == (0, 8)
    refused(stands(*cards, gold=3, plots=plots), attack("robb-stark"), because=TEXT)


@covers("calm-over-westeros.tax")
def test_in_the_calm_an_event_costs_a_gold_more_that_an_opponent_gets() -> None:
    cards = stark("the-lions-will", zone="hand"), lannister("bronn")
    strike = plays("the-lions-will", effect("kneel", "bronn"), gold=2)
    plots = {LANNISTER: "calm-over-westeros"}
    played = after(stands(*cards, gold=3, plots=plots), strike)
    assert gold(played) == (0, 4)
    assert played.cards["bronn"].kneeling
    refused(stands(*cards, gold=2, plots=plots), strike, because=TEXT)
    assert gold(after(stands(*cards, gold=2), strike)) == (0, 2)


@covers("calm-over-westeros.tax")
def test_an_ability_of_a_card_in_play_is_no_event() -> None:
    cards = stark("raff-the-sweetling"), lannister("bronn")
    plots = {LANNISTER: "calm-over-westeros"}
    given = stands(*cards, stark("northern-fiefdoms", "renly-baratheon"), gold=0, plots=plots)
    after(
        given, uses("renly-baratheon", effect("stand", "renly-baratheon"), influence=("northern-fiefdoms",))
    )


@covers("calm-over-westeros.tax")
def test_an_event_that_comes_back_from_the_dead_is_not_played() -> None:
    given = stands(
        stark("forever-burning", zone="dead"),
        phase="dominance",
        gold=2,
        plots={LANNISTER: "calm-over-westeros"},
    )
    found = after(given, uses("forever-burning", gold=2))
    assert (found.cards["forever-burning"].zone, gold(found)) == ("hand", (0, 2))


@covers("motley.tax")
def test_the_player_of_who_wears_motley_pays_for_what_he_does() -> None:
    cards = stark("robb-stark", "arya-stark"), lannister("bronn"), on("motley", "robb-stark", LANNISTER)
    assert gold(after(stands(*cards, gold=1), attack("robb-stark", "arya-stark"))) == (0, 2)
    assert gold(after(stands(*cards, gold=1), attack("arya-stark"))) == (1, 1)
    refused(stands(*cards), attack("robb-stark"), because=TEXT)


@covers("motley.tax")
def test_motley_is_paid_for_defending_and_for_abilities() -> None:
    cards = stark("robb-stark"), lannister("bronn"), on("motley", "bronn", STARK)
    defends = do("declare_defenders", LANNISTER, defenders=("bronn",))
    assert gold(after(stands(*cards, gold=1), attack("robb-stark"), defends)) == (2, 0)
    refused(stands(*cards), attack("robb-stark"), defends, because=TEXT)
    payne = lannister("ser-ilyn-payne"), on("motley", "ser-ilyn-payne", STARK), stark("arya-stark")
    kill = uses("ser-ilyn-payne", effect("kill", "arya-stark"), by=LANNISTER, kneel=("ser-ilyn-payne",))
    table = stands(*payne, phase="marshalling", active=LANNISTER, gold=1)
    assert gold(after(table, kill)) == (2, 0)
    refused(stands(*payne, phase="marshalling", active=LANNISTER), kill, because=TEXT)


@covers("motley.tax", "uneasy-truce.tax")
def test_motley_and_truce_are_added_up() -> None:
    cards = stark("robb-stark"), lannister("bronn"), on("motley", "robb-stark", LANNISTER)
    plots = {STARK: "uneasy-truce"}
    refused(stands(*cards, gold=2, plots=plots), attack("robb-stark"), because=TEXT)
    assert gold(after(stands(*cards, gold=3, plots=plots), attack("robb-stark"))) == (0, 6)


@covers("motley.attach-rule")
def test_motley_lies_on_an_opponents_character_and_falls_off_one_that_is_so_no_more() -> None:
    hand = stark("motley", zone="hand")
    given = stands(hand, stark("robb-stark"), lannister("enemy-informer"), phase="marshalling", gold=2)
    refused(given, do("play_card", STARK, card="motley", host="robb-stark"), because=TEXT)
    worn = after(given, do("play_card", STARK, card="motley", host="enemy-informer"))
    assert worn.cards["motley"].host == "enemy-informer"
    bribe = {"kind": "take_control", "target": "enemy-informer", "to": STARK}
    taken = after(worn, do("apply_effect", effects=[bribe]))
    assert (taken.cards["enemy-informer"].controller, taken.cards["motley"].zone) == (STARK, "discard")


@covers("milk-of-the-poppy.blank")
def test_whoever_has_drunk_the_milk_has_no_keywords_constants_and_abilities() -> None:
    cards = stark("eddard-stark"), on("milk-of-the-poppy", "eddard-stark", LANNISTER)
    given = stands(*cards)
    assert [has_keyword(given, given.cards["eddard-stark"], one) for one in ("renown", "deadly")] == [
        False
    ] * 2
    hodor = stands(stark("hodor"), on("milk-of-the-poppy", "hodor", LANNISTER))
    after(hodor, attack("hodor"))
    lady = stark("lady", "sansa-stark"), on("milk-of-the-poppy", "lady", LANNISTER)
    assert strength_of(stands(*lady), "sansa-stark") == 2
    fiefs = stark("northern-fiefdoms", "renly-baratheon")
    renly = stands(fiefs, on("milk-of-the-poppy", "renly-baratheon", LANNISTER))
    use = uses("renly-baratheon", effect("stand", "renly-baratheon"), influence=("northern-fiefdoms",))
    refused(renly, use, because=TEXT)
    shae = uses("shae", effect("kneel", "renly-baratheon"), by=LANNISTER, kneel=("shae",))
    rich = stands([replace(card("renly-baratheon"), power=3)], lannister("shae"), active=LANNISTER)
    refused(rich, shae)
    drunk = on("milk-of-the-poppy", "renly-baratheon", LANNISTER)
    milk = stands([replace(card("renly-baratheon"), power=3)], lannister("shae"), drunk, active=LANNISTER)
    after(milk, shae)


@covers("milk-of-the-poppy.blank")
def test_what_others_give_him_and_his_traits_stay() -> None:
    cards = stark("arya-stark", "shaggydog"), on("nymeria", "arya-stark", STARK)
    given = stands(*cards, on("milk-of-the-poppy", "arya-stark", LANNISTER))
    assert has_keyword(given, given.cards["arya-stark"], "stealth") is True
    robb = stands(stark("robb-stark", "shaggydog"), on("milk-of-the-poppy", "robb-stark", LANNISTER))
    assert strength_of(robb, "shaggydog") == 4
    without = robb.card("milk-of-the-poppy", zone="discard", host="")
    assert blank_cards(without) == frozenset()


def test_a_lasting_blank_is_as_good_as_milk() -> None:
    blank = (Modifier("blank", origin="Renly's Courtier", until="phase"),)
    given = stands([card("winterfell-honor-guard", modifiers=blank)])
    assert has_keyword(given, given.cards["winterfell-honor-guard"], "no_attachments") is False
