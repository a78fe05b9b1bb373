"""Saves of cards in play: whom, from what, at what price."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.lcg.abilities.saves import SAVINGS
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from tests.kit.lcg_cards import (
    LANNISTER,
    PREFIX,
    STARK,
    TEXT,
    after,
    card,
    covers,
    do,
    effect,
    lannister,
    refused,
    stands,
    stark,
    until,
)


def struck(given: AgotTable, victim: str, how: str = "kill") -> AgotTable:
    """A character is about to be killed or discarded."""
    return until(given, do("apply_effect", effects=[effect(how, victim)]))


def saves(victim: str, means: str, by: str = STARK) -> Move:
    return do("save", by, card=victim, **{"with": means})


def under(name: str, host: str, **changes: Any) -> AgotTable:
    attachment = [card(name, STARK, host=host, **changes)]
    return stands(stark(host, "hodor"), attachment, lannister("bronn"), gold=1)


@pytest.mark.rule("lcg.anatomy.rules_text", "lcg.save.definition", "lcg.kneel.only_standing")
@covers("nymeria.save", "lightbringer.save")
@pytest.mark.parametrize("name", ["nymeria", "lightbringer"])
def test_an_attachment_that_kneels_saves_its_host_from_being_killed(name: str) -> None:
    found = after(struck(under(name, "robb-stark"), "robb-stark"), saves("robb-stark", name))
    assert (found.cards["robb-stark"].zone, found.cards[name].kneeling) == ("play", True)
    tired = struck(under(name, "robb-stark", kneeling=True), "robb-stark")
    refused(tired, saves("robb-stark", name), because="lcg.kneel.only_standing")
    refused(struck(under(name, "robb-stark"), "hodor"), saves("hodor", name), because=TEXT)
    refused(
        struck(under(name, "robb-stark"), "robb-stark", "discard"), saves("robb-stark", name), because=TEXT
    )


@covers("gilded-plate.save", "bodyguard.save")
@pytest.mark.parametrize(("name", "price"), [("gilded-plate", 1), ("bodyguard", 0)])
@pytest.mark.parametrize("how", ["kill", "discard"])
def test_an_attachment_that_is_discarded_saves_its_host_from_either(name: str, price: int, how: str) -> None:
    found = after(struck(under(name, "robb-stark"), "robb-stark", how), saves("robb-stark", name))
    assert (found.cards["robb-stark"].zone, found.cards[name].zone) == ("play", "discard")
    assert found.seats[STARK].gold == 1 - price
    refused(struck(under(name, "robb-stark"), "hodor", how), saves("hodor", name), because=TEXT)


@pytest.mark.rule("lcg.save.cost_paid", "lcg.gold.effect_cost", "lcg.gold.pool_source")
@covers("gilded-plate.save")
def test_without_gold_the_plate_saves_nobody() -> None:
    poor = under("gilded-plate", "robb-stark").seat(STARK, gold=0)
    refused(struck(poor, "robb-stark"), saves("robb-stark", "gilded-plate"), because="lcg.gold.effect_cost")


@covers("strong-belwas.save")
def test_belwas_saves_nobles_of_anybody_for_two_gold() -> None:
    given = stands(stark("strong-belwas", "hodor"), lannister("joffrey-baratheon"), gold=2)
    found = after(struck(given, "joffrey-baratheon"), saves("joffrey-baratheon", "strong-belwas"))
    assert (found.cards["joffrey-baratheon"].zone, found.seats[STARK].gold) == ("play", 0)
    assert not found.cards["strong-belwas"].kneeling
    refused(struck(given, "hodor"), saves("hodor", "strong-belwas"), because=TEXT)
    poor = struck(given.seat(STARK, gold=1), "joffrey-baratheon")
    refused(poor, saves("joffrey-baratheon", "strong-belwas"), because="lcg.gold.effect_cost")


@covers("maester-aemon.save", "ghost.save")
@pytest.mark.parametrize("name", ["maester-aemon", "ghost"])
def test_the_watch_is_saved_by_aemon_and_ghost(name: str) -> None:
    given = stands(stark(name, "hodor"), lannister("jon-snow"))
    found = after(struck(given, "jon-snow"), saves("jon-snow", name))
    assert (found.cards["jon-snow"].zone, found.cards[name].kneeling) == ("play", True)
    refused(struck(given, "hodor"), saves("hodor", name), because=TEXT)


@covers("maester-aemon.save", "ghost.save")
def test_ghost_saves_from_being_discarded_too_and_aemon_does_not() -> None:
    given = stands(stark("maester-aemon", "ghost"), lannister("jon-snow"))
    discarded = struck(given, "jon-snow", "discard")
    refused(discarded, saves("jon-snow", "maester-aemon"), because=TEXT)
    assert after(discarded, saves("jon-snow", "ghost")).cards["jon-snow"].zone == "play"


def test_another_players_saving_card_is_not_mine() -> None:
    given = struck(stands(stark("hodor"), lannister("maester-aemon", "jon-snow")), "jon-snow")
    refused(given, saves("jon-snow", "maester-aemon", STARK))
    assert after(given, saves("jon-snow", "maester-aemon", LANNISTER)).cards["jon-snow"].zone == "play"


@pytest.mark.rule("lcg.save.definition")
@pytest.mark.parametrize("face", ["ghost", "maester-aemon", "strong-belwas"])
def test_a_text_that_saves_characters_asks_nothing_of_a_card_of_another_type(face: str) -> None:
    given = stands(stark(face), [card("lannisport", crests=None, traits=None)])
    saving = SAVINGS[PREFIX + face]

    assert saving.reaches(given, given.cards[face], given.cards["lannisport"]) is False
    told = given.card(face, crests=None, traits=None)
    assert saving.reaches(told, told.cards[face], told.cards[face]) is None
