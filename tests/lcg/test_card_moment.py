"""What a response answers: several deaths at one moment, cards nobody has told all of, cards of others."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.kernel.reason import Basis, Question, Verdict
from engine.thrones.records import Plot
from engine.thrones.table import Table
from engine.thrones.values import unknown_strength
from tests.lcg.cards_given import (
    LANNISTER,
    STARK,
    after,
    card,
    do,
    effect,
    lannister,
    line,
    refused,
    resolve,
    responds,
    stands,
    stark,
    until,
)

JOFFREY = "joffrey-baratheon"
POWER = effect("gain_power_on_card", JOFFREY, amount=1)
KILLS = do("declare_challenge", STARK, kind="military", target=LANNISTER, attackers=["brienne-of-tarth"])


def lost_together(*names: str) -> Table:
    """Lannister loses a military claim for each of these characters; nobody is saved."""
    given = stands(stark(JOFFREY, "brienne-of-tarth"), lannister(*names))
    given = given.seat(STARK, plot=Plot("Plot", "", 0, 0, len(names)))
    given = after(given, KILLS, do("declare_defenders", LANNISTER, defenders=[]), resolve())
    victims = do("choose_victims", LANNISTER, **{"for": "claim"}, cards=names)
    return until(given, victims, do("decline_saves"))


def test_joffrey_answers_each_of_two_lords_who_died_together() -> None:
    both = lost_together("tywin-lannister", "eddard-stark")
    twice, ruling = line(both, responds(JOFFREY, POWER), responds(JOFFREY, POWER))
    assert (ruling.verdict, ruling.basis) == (Verdict.YES, Basis.SILENT)
    assert twice.cards[JOFFREY].power == 2
    refused(both, responds(JOFFREY, POWER), responds(JOFFREY, POWER), responds(JOFFREY, POWER))
    one = lost_together("tywin-lannister", "hodor")
    refused(one, responds(JOFFREY, POWER), responds(JOFFREY, POWER), because="lcg.response.order")


def killed(given: Table, name: str) -> Table:
    return until(given, do("apply_effect", effects=[effect("kill", name)]), do("decline_saves"))


def in_doubt(given: Table, move: Any) -> Question | None:
    _, ruling = line(given, move)
    assert ruling.verdict is Verdict.CANNOT_TELL
    return ruling.asks


def test_whether_the_dead_was_a_lord_is_asked_where_nobody_has_told() -> None:
    given = stands(stark(JOFFREY), [card("hodor", LANNISTER, traits=None)])
    asked = in_doubt(killed(given, "hodor"), responds(JOFFREY, POWER))
    assert asked == Question("traits", "hodor")
    told = killed(stands(stark(JOFFREY), lannister("hodor")), "hodor")
    refused(told, responds(JOFFREY, POWER), because="lcg.response.definition")


def test_whether_the_dead_was_of_the_house_is_asked_where_nobody_has_told() -> None:
    guard = stark("house-tyrell-guard", zone="hand")
    given = stands(guard, [card("hodor", houses=None)])
    assert in_doubt(killed(given, "hodor"), responds("house-tyrell-guard")) == Question("houses", "hodor")
    of_another = stands(guard, [card("hodor", LANNISTER, houses=None)])
    refused(killed(of_another, "hodor"), responds("house-tyrell-guard"))


@pytest.mark.parametrize(
    ("traits", "houses", "field"), [(None, ("stark",), "traits"), (("Lord",), None, "houses")]
)
def test_of_a_lord_of_some_house_the_house_is_asked(traits: Any, houses: Any, field: str) -> None:
    given = stands(stark("shaggydog"), [card("brienne-of-tarth", traits=traits, houses=houses)])
    assert unknown_strength(given, given.cards["shaggydog"]) == Question(field, "brienne-of-tarth")


def test_that_the_owner_of_a_card_killed_elsewhere_uses_its_text_is_said_to_be_a_default() -> None:
    taken = replace(card("cerseis-attendant", LANNISTER), controller=STARK)
    given = killed(stands([taken], lannister("hodor")), "cerseis-attendant")
    kneels = responds("cerseis-attendant", effect("kneel", "hodor"), by=LANNISTER)
    _, ruling = line(given, kneels)
    assert (ruling.verdict, ruling.basis) == (Verdict.YES, Basis.SILENT)
    own = killed(stands(lannister("cerseis-attendant", "hodor")), "cerseis-attendant")
    _, ruling = line(own, kneels)
    assert (ruling.verdict, ruling.basis) == (Verdict.YES, Basis.STATED)
