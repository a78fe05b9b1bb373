"""Neutral cards and those of two Houses: what they say."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.agot.abilities.active import blank_cards
from engine.agot.cases.start import begin
from engine.agot.lcg.candidates import generate_moves
from engine.agot.lcg.game import LCG
from engine.agot.notation.slots import plots_of
from engine.agot.phases.initiative import highest
from engine.agot.rounds.rounds import at_phase, new_round
from engine.agot.state.moves import RevealPlot
from engine.agot.state.records import Card, Modifier, Plot
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, income, income_tally
from engine.kernel.reasons import DERIVED
from tests.kit.lcg_cards import (
    LANNISTER,
    STARK,
    TEXT,
    after,
    attached,
    attack,
    card,
    chooses,
    covers,
    dead,
    do,
    effect,
    kneels,
    lannister,
    plays,
    power_on,
    refused,
    responds,
    stands,
    stark,
    strength_of,
    until,
    uses,
    won,
)


@covers("jon-snow.power-gain")
def test_jon_claims_power_when_he_or_ghost_won() -> None:
    for attacker in ("jon-snow", "ghost"):
        given = won(stark("jon-snow", "ghost"), lannister("bronn"), attackers=(attacker,))
        assert after(given, responds("jon-snow", power_on("jon-snow"))).cards["jon-snow"].power == 1
    others = won(stark("jon-snow", "hodor", "robb-stark"), lannister("bronn"), attackers=("robb-stark",))
    refused(others, responds("jon-snow", power_on("jon-snow")))


@covers("shae.kneel")
def test_shae_kneels_somebody_whose_player_has_more_power() -> None:
    given = stands(stark("shae"), lannister("bronn"))
    ahead = given.seat(LANNISTER, power=1)
    move = uses("shae", kneels("bronn"), kneel=["shae"])
    assert after(ahead, move).cards["bronn"].kneeling
    refused(given, move, because=TEXT)


def test_an_event_that_dies_and_benjen_shuffled_away_have_gone_to_the_dead_pile() -> None:
    held = stark("the-titans-bastard", zone="hand")
    burning = stark("forever-burning", zone="hand")
    weaker = plays("forever-burning", effect("strength", "bronn", amount=-1, until="phase"))
    burnt = until(stands(held, burning, lannister("bronn")), weaker)
    assert after(burnt, responds("the-titans-bastard")).cards["the-titans-bastard"].zone == "play"
    other = stark("the-lions-will", zone="hand"), lannister("bronn")
    played = until(stands(held, *other, gold=2), plays("the-lions-will", effect("kneel", "bronn"), gold=2))
    refused(played, responds("the-titans-bastard"))
    gone = dead(stands(held, stark("benjen-stark")), "benjen-stark")
    shuffled = until(gone, do("resolve_passive", STARK, card="benjen-stark"))
    assert after(shuffled, responds("the-titans-bastard")).cards["the-titans-bastard"].zone == "play"


@covers("benjen-stark.shuffle")
def test_benjen_killed_empties_every_dead_pile() -> None:
    piles = stark("hodor", zone="dead"), lannister("bronn", zone="dead")
    killed = dead(stands(stark("benjen-stark"), *piles), "benjen-stark")
    found = after(killed, do("resolve_passive", STARK, card="benjen-stark"))
    assert [found.cards[one].zone for one in ("benjen-stark", "hodor", "bronn")] == ["shuffled"] * 3
    assert (found.seats[STARK].deck, found.seats[LANNISTER].deck) == (32, 31)


@covers("ser-barristan-selmy.shuffle")
def test_barristan_coming_in_empties_every_discard_pile() -> None:
    pile = lannister("bronn", zone="discard")
    given = stands(stark("ser-barristan-selmy", zone="hand"), pile, phase="marshalling", gold=9)
    played = until(given.seat(STARK, discard=2), do("play_card", STARK, card="ser-barristan-selmy"))
    found = after(played, do("resolve_passive", STARK, card="ser-barristan-selmy"))
    assert (found.seats[STARK].deck, found.seats[STARK].discard) == (32, 0)
    assert (found.cards["bronn"].zone, found.seats[LANNISTER].deck) == ("shuffled", 31)


@covers("knight-of-flowers.power-gain")
def test_the_knight_of_flowers_gains_power_standing_as_dominance_begins() -> None:
    given = at_phase(LCG, stands(stark("knight-of-flowers"), phase="marshalling"), "dominance")
    power = effect("gain_power_on_card", "knight-of-flowers", amount=1)
    found = after(given, do("resolve_passive", STARK, card="knight-of-flowers", effects=[power]))
    assert found.cards["knight-of-flowers"].power == 1
    kneels = stands(stark("knight-of-flowers", kneeling=True), phase="marshalling")
    assert after(at_phase(LCG, kneels, "dominance"), do("count_dominance")).phase == "dominance"


@covers("magister-illyrio.tax")
def test_illyrio_is_paid_for_challenges_of_one_kind_in_this_phase() -> None:
    cards = stark("magister-illyrio"), lannister("bronn")
    given = stands(*cards, active=LANNISTER).seat(LANNISTER, gold=1)
    use = (uses("magister-illyrio", kneel=["magister-illyrio"]), chooses(way="military"))
    asked = after(given, *use)
    attack = do("declare_challenge", LANNISTER, kind="military", target=STARK, attackers=["bronn"])
    paid = after(asked, attack)
    assert (paid.seats[STARK].gold, paid.seats[LANNISTER].gold) == (1, 0)
    other = do("declare_challenge", LANNISTER, kind="power", target=STARK, attackers=["bronn"])
    assert after(asked, other).seats[LANNISTER].gold == 1
    refused(asked.seat(LANNISTER, gold=0), attack, because=TEXT)
    assert at_phase(LCG, asked, "dominance").lasting == ()


BARATHEON = "baratheon"


SWAP = (uses("varys", by=LANNISTER, kneel=["varys"]), do("choose_by_text", LANNISTER, seat=STARK))


BRAN = uses("bran-stark", kneel=["bran-stark"])


def in_the_plot_phase(*cards: list[Card]) -> AgotTable:
    """Three players have revealed their plots and may act; each has two more in his deck and a used one."""
    seats = [
        {"id": one, "house": one, "plot": {"name": f"{one} now", "income": 0, "initiative": 0, "claim": 0},
         "plots": {"available": [f"{one} 1", f"{one} 2"], "used": [f"{one} past"]}}
        for one in (STARK, LANNISTER, BARATHEON)
    ]  # fmt: skip
    raw: dict[str, Any] = {"phase": "plot", "variant": "three", "first_player": STARK, "seats": seats,
                           "window": {"first": LANNISTER}}  # fmt: skip
    given = begin(LCG, raw, "ru-2008", ())
    return given.put(cards={one.id: one for group in cards for one in group})


def swapped() -> AgotTable:
    return after(in_the_plot_phase(stark("bran-stark"), lannister("varys")), *SWAP)


def decks(given: AgotTable) -> dict[str, tuple[object, object]]:
    return {one.id: (one.plots_available, one.plots_used) for one in given.seats.values()}


@covers("varys.plot-swap")
def test_another_plot_comes_out_of_the_other_deck_while_decks_are_swapped() -> None:
    found = after(swapped(), BRAN, do("reveal_plot", STARK, plot="lannister 1"))
    assert found.seats[STARK].plot == Plot("lannister 1", owner=LANNISTER)
    assert decks(found)[LANNISTER] == (("lannister 2",), ("lannister past",))
    assert decks(found)[STARK] == (("stark 1", "stark 2"), ("stark past", "stark now"))


def test_his_own_plots_are_no_longer_his_to_reveal() -> None:
    refused(swapped(), BRAN, do("reveal_plot", STARK, plot="stark 1"), because="lcg.plot.choose_reveal")
    refused(swapped(), BRAN, do("reveal_plot", STARK, plot="lannister past"), because="lcg.plot.states")


def test_what_is_offered_is_what_lies_in_the_other_deck() -> None:
    given = after(swapped(), BRAN)
    offered = {one.move.plot for one in generate_moves(given) if isinstance(one.move, RevealPlot)}
    assert offered == {"lannister 1", "lannister 2", "lannister past"}
    assert plots_of(given, STARK) == ("lannister 1", "lannister 2", "lannister past")
    assert plots_of(given, BARATHEON) == ("baratheon 1", "baratheon 2", "baratheon past")


def test_next_round_everybody_has_his_own_deck_and_every_plot_goes_home() -> None:
    given = after(swapped(), BRAN, do("reveal_plot", STARK, plot="lannister 1"))
    later = at_phase(LCG, new_round(given), "plot")
    refused(later, do("reveal_plot", STARK, plot="lannister 2"), because="lcg.plot.choose_reveal")
    found = after(later, do("reveal_plot", STARK, plot="stark 1"))
    assert decks(found)[LANNISTER] == (("lannister 2",), ("lannister past", "lannister 1"))
    assert decks(found)[STARK] == (("stark 2",), ("stark past", "stark now"))


def test_the_last_plot_of_a_swapped_deck_brings_back_the_used_ones_of_that_deck() -> None:
    given = swapped().seat(LANNISTER, plots_available=("lannister 2",))
    found = after(given, BRAN, do("reveal_plot", STARK, plot="lannister 2"))
    assert decks(found)[LANNISTER] == (("lannister past",), ())


def test_two_swaps_follow_one_another() -> None:
    given = swapped().card("varys", kneeling=False)
    twice = after(given, SWAP[0], do("choose_by_text", LANNISTER, seat=BARATHEON))
    assert plots_of(twice, BARATHEON)[0] == "stark 1"
    assert plots_of(twice, LANNISTER)[0] == "baratheon 1"
    assert plots_of(twice, STARK)[0] == "lannister 1"


def test_with_one_opponent_there_is_no_swap() -> None:
    two = stands(lannister("varys"), phase="plot", active=LANNISTER, window={"first": LANNISTER})
    refused(two, SWAP[0], because=TEXT)


@covers("lordship.str-mod")
def test_lordship_counts_in_the_dominance_phase() -> None:
    cards = stark("hodor"), attached("lordship", "hodor")
    assert strength_of(stands(*cards), "hodor") == 4
    assert strength_of(stands(*cards, phase="dominance"), "hodor") == 8


@covers("littlefinger.str-mod")
@pytest.mark.parametrize("gold", [0, 1, 4])
def test_littlefinger_is_as_strong_as_his_purse(gold: int) -> None:
    assert strength_of(stands(stark("littlefinger"), gold=gold), "littlefinger") == 3 + gold


@covers("jon-snow.immunity", "ghost.immunity")
@pytest.mark.parametrize(("one", "other"), [("jon-snow", "ghost"), ("ghost", "jon-snow")])
def test_jon_and_ghost_keep_events_off_each_other(one: str, other: str) -> None:
    event = lannister("the-lions-will", zone="hand")
    strike = plays("the-lions-will", effect("kneel", one), by=LANNISTER, gold=2)
    after(stands(stark(one), event, gold=2, active=LANNISTER), strike)
    refused(stands(stark(one, other), event, gold=2, active=LANNISTER), strike, because="lcg.keyword.immune")


@covers("milk-of-the-poppy.blank")
def test_whoever_has_drunk_the_milk_has_no_keywords_constants_and_abilities() -> None:
    cards = stark("eddard-stark"), attached("milk-of-the-poppy", "eddard-stark", LANNISTER)
    given = stands(*cards)
    assert [has_keyword(given, given.cards["eddard-stark"], one) for one in ("renown", "deadly")] == [
        False
    ] * 2
    hodor = stands(stark("hodor"), attached("milk-of-the-poppy", "hodor", LANNISTER))
    after(hodor, attack("hodor"))
    lady = stark("lady", "sansa-stark"), attached("milk-of-the-poppy", "lady", LANNISTER)
    assert strength_of(stands(*lady), "sansa-stark") == 2
    fiefs = stark("northern-fiefdoms", "renly-baratheon")
    renly = stands(fiefs, attached("milk-of-the-poppy", "renly-baratheon", LANNISTER))
    use = uses("renly-baratheon", effect("stand", "renly-baratheon"), influence=("northern-fiefdoms",))
    refused(renly, use, because=TEXT)
    shae = uses("shae", effect("kneel", "renly-baratheon"), by=LANNISTER, kneel=("shae",))
    rich = stands([replace(card("renly-baratheon"), power=3)], lannister("shae"), active=LANNISTER)
    refused(rich, shae)
    drunk = attached("milk-of-the-poppy", "renly-baratheon", LANNISTER)
    milk = stands([replace(card("renly-baratheon"), power=3)], lannister("shae"), drunk, active=LANNISTER)
    after(milk, shae)


@covers("milk-of-the-poppy.blank")
def test_signs_that_stand_in_a_blank_text_give_no_income_and_no_initiative() -> None:
    steward = stark("lannisport-steward", initiative=3)
    given = stands(steward, phase="marshalling")
    drunk = stands(
        steward, attached("milk-of-the-poppy", "lannisport-steward", LANNISTER), phase="marshalling"
    )
    assert [income(one, STARK) for one in (given, drunk)] == [2, 0]
    assert [highest(one) for one in (given, drunk)] == [(STARK,), (STARK, LANNISTER)]
    blank = [one for one in income_tally(drunk, STARK).because if one.says == "sign_is_blank"]
    assert [(one.facts["card"], one.found, one.basis) for one in blank] == [
        ("lannisport-steward", 0, DERIVED)
    ]


@covers("milk-of-the-poppy.blank")
def test_rains_of_autumn_takes_nothing_from_a_sign_that_is_blank_already() -> None:
    cards = stark("lannisport-steward"), attached("milk-of-the-poppy", "lannisport-steward", LANNISTER)
    assert income(stands(*cards, plots={STARK: "rains-of-autumn"}), STARK) == 0


@covers("milk-of-the-poppy.blank")
def test_the_scroll_in_a_blank_text_supplies_no_influence() -> None:
    rich = stark("ser-axell-florent", influence=1), stark("poisoned-wine", host="hodor"), stark("hodor")
    wine = uses("poisoned-wine", effect("attach", "poisoned-wine", host="ser-axell-florent"),
                influence=("ser-axell-florent",))  # fmt: skip
    after(stands(*rich), wine)
    drunk = stands(*rich, attached("milk-of-the-poppy", "ser-axell-florent", LANNISTER))
    ruling = refused(drunk, wine, because="lcg.influence.source")
    assert {one.says for one in ruling.deciding} >= {"influence_is_blank"}
    assert not [one for one in generate_moves(drunk) if one.move == wine]


@covers("milk-of-the-poppy.blank")
def test_what_others_give_him_and_his_traits_stay() -> None:
    cards = stark("arya-stark", "shaggydog"), attached("nymeria", "arya-stark", STARK)
    given = stands(*cards, attached("milk-of-the-poppy", "arya-stark", LANNISTER))
    assert has_keyword(given, given.cards["arya-stark"], "stealth") is True
    robb = stands(stark("robb-stark", "shaggydog"), attached("milk-of-the-poppy", "robb-stark", LANNISTER))
    assert strength_of(robb, "shaggydog") == 4
    without = robb.card("milk-of-the-poppy", zone="discard", host="")
    assert blank_cards(without) == frozenset()


def test_a_lasting_blank_is_as_good_as_milk() -> None:
    blank = (Modifier("blank", origin="Renly's Courtier", until="phase"),)
    given = stands([card("winterfell-honor-guard", modifiers=blank)])
    assert has_keyword(given, given.cards["winterfell-honor-guard"], "no_attachments") is False
