"""Houses Lannister and Baratheon: texts in parts, with limits, and from elsewhere than play."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel.play import decisions
from engine.lcg.desk import DESK
from engine.lcg.game import LCG
from engine.thrones.records import Card
from engine.thrones.rounds import new_round
from engine.thrones.starting import at_phase
from engine.thrones.table import Table
from engine.thrones.values import has_keyword
from tests.lcg.cards_given import (
    LANNISTER,
    STARK,
    Raw,
    after,
    card,
    challenge,
    chooses,
    covers,
    do,
    effect,
    lannister,
    refused,
    resolve,
    responds,
    stands,
    stark,
    until,
    uses,
)

TEXT = "lcg.anatomy.rules_text"


def begins(phase: str, *cards: list[Card], gold: int = 0, **fields: Any) -> Table:
    """The table at the very beginning of this phase."""
    given = stands(*cards, phase="marshalling", gold=gold, **fields)
    return at_phase(LCG, given, phase)


def asked(given: Table) -> list[str]:
    return [one.asks for one in decisions(LCG, given)]


def happens(given: Table, *effects: Raw) -> Table:
    return until(given, do("apply_effect", effects=list(effects)))


def dead(given: Table, name: str) -> Table:
    """It has been killed and nobody has saved it."""
    return until(given, do("apply_effect", effects=[effect("kill", name)]), do("decline_saves"))


# Lannister


@covers("cersei-lannister.kneel")
def test_whom_cersei_names_kneels_and_does_not_stand_this_round() -> None:
    given = stands(stark("cersei-lannister"), lannister("bronn", "shae"), phase="dominance", gold=2)
    use = uses("cersei-lannister", gold=2, kneel=["cersei-lannister"])
    found = after(given, use, chooses("bronn"), do("stand_all"))
    assert (found.cards["bronn"].kneeling, found.cards["cersei-lannister"].kneeling) == (True, False)
    refused(given, use, chooses("bronn", "shae"), because=TEXT)
    next_round = after(at_phase(LCG, new_round(found), "standing"), do("stand_all"))
    assert not next_round.cards["bronn"].kneeling


@covers("the-hound.zone-change")
def test_the_hound_killed_is_discarded_and_has_been_killed_all_the_same() -> None:
    given = stands(stark("the-hound"), lannister("joffrey-baratheon"))
    found = dead(given, "the-hound")
    assert (found.cards["the-hound"].zone, found.occasions[-1].what) == ("discard", "killed")


@covers("the-hound.upkeep")
def test_the_hound_costs_the_top_of_the_deck_or_himself() -> None:
    given = begins("dominance", stark("the-hound"))
    assert asked(given) == ["resolve_passive"]
    resolved = after(given, do("resolve_passive", STARK, card="the-hound"))
    deck = after(resolved, chooses(way="deck"))
    assert (deck.seats[STARK].deck, deck.seats[STARK].discard) == (29, 1)
    assert after(resolved, chooses(way="itself")).cards["the-hound"].zone == "discard"
    refused(given, do("count_dominance"))
    empty = begins("dominance", stark("the-hound")).seat(STARK, deck=0)
    gone = after(empty, do("resolve_passive", STARK, card="the-hound"))
    assert gone.cards["the-hound"].zone == "discard"


@covers("joffrey-baratheon.power-gain")
def test_joffrey_profits_three_times_a_round() -> None:
    given = stands(stark("joffrey-baratheon"), lannister("sansa-stark", "robb-stark", "arya-stark",
                   "eddard-stark"))  # fmt: skip
    power = effect("gain_power_on_card", "joffrey-baratheon", amount=1)
    for name in ("sansa-stark", "robb-stark", "arya-stark"):
        given = after(happens(given, effect("kill", name)), responds("joffrey-baratheon", power))
    fourth = happens(given.card("eddard-stark", keywords=()), effect("kill", "eddard-stark"))
    refused(fourth, responds("joffrey-baratheon", power), because=TEXT)
    assert given.limits == {"round/joffrey-baratheon": 3}
    assert at_phase(LCG, given, "draw").limits == given.limits
    assert new_round(given).limits == {}


@covers("chella-daughter-of-cheyk.return-hand")
def test_chella_sends_a_location_back_for_what_it_costs() -> None:
    cards = stark("chella-daughter-of-cheyk"), lannister("winterfell-castle", "northern-fiefdoms")
    given = until(challenge(*cards, attackers=("chella-daughter-of-cheyk",), gold=5), resolve())
    price = given.cards["winterfell-castle"].cost or 0
    back = effect("return_to_hand", "winterfell-castle")
    found = after(given, responds("chella-daughter-of-cheyk", back, gold=price))
    assert (found.cards["winterfell-castle"].zone, price) == ("hand", 3)
    refused(given, responds("chella-daughter-of-cheyk", back, gold=price - 1), because=TEXT)
    refused(given, responds("chella-daughter-of-cheyk", back), because=TEXT)


@covers("raff-the-sweetling.deck-top")
def test_raff_looks_and_may_put_the_card_to_the_bottom() -> None:
    top = [card("shae", LANNISTER, "deck_top")]
    given = stands(stark("raff-the-sweetling"), top, gold=1)
    use = uses("raff-the-sweetling", gold=1)
    assert after(given, use, chooses(way="bottom")).cards["shae"].zone == "deck"
    assert after(given, use, chooses()).cards["shae"].zone == "deck_top"
    refused(given, uses("raff-the-sweetling"), because=TEXT)


@covers("ser-jacelyn-bywater.discard-hand")
def test_jacelyn_dead_makes_each_opponent_discard() -> None:
    killed = dead(stands(stark("ser-jacelyn-bywater")), "ser-jacelyn-bywater")
    found = after(killed, responds("ser-jacelyn-bywater"))
    assert (found.seats[LANNISTER].hand, found.seats[LANNISTER].discard) == (2, 1)
    elsewhere = happens(stands(stark("ser-jacelyn-bywater", "hodor")), effect("kill", "hodor"))
    refused(elsewhere, responds("ser-jacelyn-bywater"))
    discarded = happens(stands(stark("ser-jacelyn-bywater")), effect("discard", "ser-jacelyn-bywater"))
    refused(discarded, responds("ser-jacelyn-bywater"))


def test_which_known_card_chance_has_taken_is_told() -> None:
    hand = lannister("shae", "bronn", zone="hand")
    given = stands(stark("ser-jacelyn-bywater"), hand).seat(LANNISTER, hand=0)
    answered = after(happens(given, effect("kill", "ser-jacelyn-bywater")), responds("ser-jacelyn-bywater"))
    refused(answered, chooses(by=LANNISTER), because=TEXT)
    found = after(answered, chooses("bronn", by=LANNISTER))
    assert (found.cards["bronn"].zone, found.cards["shae"].zone) == ("discard", "hand")


@covers("cerseis-attendant.kneel")
def test_the_attendant_kneels_somebody_when_she_dies_herself() -> None:
    given = stands(stark("cerseis-attendant"), lannister("bronn"))
    found = after(dead(given, "cerseis-attendant"), responds("cerseis-attendant", effect("kneel", "bronn")))
    assert found.cards["bronn"].kneeling
    cards = stark("cerseis-attendant", zone="dead"), lannister("cersei-lannister", "bronn")
    later = happens(stands(*cards), effect("kill", "cersei-lannister"))
    refused(later, responds("cerseis-attendant", effect("kneel", "bronn")))


@covers("lannisport.power-gain")
def test_lannisport_works_once_in_a_challenge() -> None:
    won = challenge(stark("shae", "lannisport"), kind="intrigue", attackers=("shae",), gold=2)
    power = effect("gain_power", amounts={STARK: 1})
    once = until(won, resolve(), responds("lannisport", power, gold=1))
    assert once.limits == {"challenge/lannisport": 1}
    over = after(once, do("end_turn", STARK))
    assert over.limits == {}


@covers("lannisport-brothel.kneel")
def test_the_brothel_kneels_one_that_has_just_stood() -> None:
    cards = stark("lannisport-brothel"), lannister("bronn", kneeling=True), lannister("shae")
    given = until(begins("standing", *cards), do("stand_all"))
    pay: Any = {"kneel": ["lannisport-brothel"]}
    found = after(given, responds("lannisport-brothel", effect("kneel", "bronn"), **pay))
    assert found.cards["bronn"].kneeling
    refused(given, responds("lannisport-brothel", effect("kneel", "shae"), **pay), because=TEXT)
    by_text = stands(*cards)
    stood = happens(by_text, effect("stand", "bronn"))
    refused(stood, responds("lannisport-brothel", effect("kneel", "bronn"), **pay))


@covers("golden-tooth-mines.draw")
def test_the_mines_give_a_card_before_anything_else_when_a_plot_is_revealed() -> None:
    given = at_phase(LCG, stands(stark("golden-tooth-mines"), phase="marshalling"), "plot")
    revealed = after(given, do("reveal_plot", STARK, plot="A"), do("reveal_plot", LANNISTER, plot="B"))
    refused(revealed, do("determine_initiative", random_result=STARK))
    draw = effect("draw", seats=[STARK], amount=1)
    found = after(revealed, do("resolve_passive", STARK, card="golden-tooth-mines", effects=[draw]))
    assert (found.seats[STARK].hand, found.seats[STARK].drawn_by_effects) == (4, 1)


# Baratheon


@covers("robert-baratheon.power-gain")
def test_robert_claims_a_further_power_when_renown_gives_him_one() -> None:
    given = until(challenge(stark("robert-baratheon"), attackers=("robert-baratheon",)), resolve())
    refused(given, do("pass", LANNISTER))
    power = effect("gain_power_on_card", "robert-baratheon", amount=1)
    found = after(given, do("resolve_passive", STARK, card="robert-baratheon", effects=[power]))
    assert found.cards["robert-baratheon"].power == 2


@covers("ser-davos-seaworth.save")
def test_davos_is_saved_and_paid_for_or_taken_back() -> None:
    saved = do("save", STARK, card="ser-davos-seaworth", with_="ser-davos-seaworth")
    struck = happens(stands(stark("ser-davos-seaworth"), gold=1), effect("kill", "ser-davos-seaworth"))
    paid = after(struck, saved, chooses(way="pay"))
    assert (paid.cards["ser-davos-seaworth"].zone, paid.seats[STARK].gold) == ("play", 0)
    back = after(struck, saved, chooses(way="return"))
    assert (back.cards["ser-davos-seaworth"].zone, back.seats[STARK].gold) == ("hand", 1)
    poor = happens(stands(stark("ser-davos-seaworth")), effect("kill", "ser-davos-seaworth"))
    assert after(poor, saved).cards["ser-davos-seaworth"].zone == "hand"
    discarded = happens(stands(stark("ser-davos-seaworth")), effect("discard", "ser-davos-seaworth"))
    refused(discarded, saved, because=TEXT)


@covers("edric-storm.extra-challenge")
def test_edric_gives_one_more_power_challenge() -> None:
    cards = stark("edric-storm", "host-of-storms-end", "robert-baratheon"), lannister("shae")
    fought = challenge(*cards, kind="power", attackers=("host-of-storms-end",))
    found = after(until(fought, resolve()), responds("edric-storm", discard=["edric-storm"]))
    assert found.cards["edric-storm"].zone == "discard"
    again = do("declare_challenge", STARK, kind="power", target=LANNISTER, attackers=["robert-baratheon"])
    third = after(found, again)
    assert third.challenge is not None
    for made, lasting in ((("power",), ()), (("power", "power"), found.lasting)):
        idle = stands(*cards).seat(STARK, challenges_made=made).put(lasting=lasting)
        refused(idle, again, because="lcg.challenge.one_each")


@covers("old-red-priest.kneel")
def test_the_priest_killed_kneels_a_location_of_his_own() -> None:
    cards = stark("old-red-priest", "northern-fiefdoms", "godswood"), lannister("winterfell-castle")
    killed = dead(stands(*cards), "old-red-priest")
    assert asked(killed) == ["resolve_passive"]
    resolved = after(killed, do("resolve_passive", STARK, card="old-red-priest"))
    refused(resolved, chooses("winterfell-castle"), because=TEXT)
    assert after(resolved, chooses("godswood")).cards["godswood"].kneeling
    alone = dead(stands(stark("old-red-priest")), "old-red-priest")
    assert asked(alone) == ["react"]


@covers("renlys-courtier.blank")
def test_the_courtier_makes_a_text_blank_for_the_phase() -> None:
    given = stands(stark("renlys-courtier"), lannister("knight-of-the-tumblestone", "hodor"))
    stealthy = given.card("knight-of-the-tumblestone", keywords=("stealth",))
    use = uses("renlys-courtier", kneel=["renlys-courtier"])
    refused(stealthy, use, chooses("hodor"), because=TEXT)
    found = after(stealthy, use, chooses("knight-of-the-tumblestone"))
    assert has_keyword(found, found.cards["knight-of-the-tumblestone"], "stealth") is False
    later = at_phase(LCG, found, "dominance")
    assert has_keyword(later, later.cards["knight-of-the-tumblestone"], "stealth")


@covers("house-tyrell-guard.put-into-play")
def test_the_tyrell_guard_comes_in_for_a_dead_baratheon() -> None:
    guard = stark("house-tyrell-guard", zone="hand")
    killed = dead(stands(guard, stark("devan-seaworth")), "devan-seaworth")
    assert after(killed, responds("house-tyrell-guard")).cards["house-tyrell-guard"].zone == "play"
    other = happens(stands(guard, stark("hodor")), effect("kill", "hodor"))
    refused(other, responds("house-tyrell-guard"))
    theirs = happens(stands(guard, lannister("devan-seaworth")), effect("kill", "devan-seaworth"))
    refused(theirs, responds("house-tyrell-guard"))


def test_a_game_is_put_away_in_the_middle_of_a_text() -> None:
    given = stands(stark("cersei-lannister"), lannister("bronn", "shae"), phase="dominance", gold=2)
    asked_whom = after(given, uses("cersei-lannister", gold=2, kneel=["cersei-lannister"]))
    again: Table = DESK.read_state(msgspec.json.encode(asked_whom))
    assert again == asked_whom
    assert asked(again) == ["text_cards"]
    found = after(again, chooses("bronn"))
    assert DESK.read_state(msgspec.json.encode(found)) == found
