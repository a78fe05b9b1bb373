"""What a text knows of a card: as it was when killed, at one moment, where nobody has told."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.agot.state.records import Modifier, Plot
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import keyword_question, unknown_strength
from engine.kernel.reasons import Basis, Question, Verdict
from tests.kit.lcg_cards import (
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


def lost_together(*names: str) -> AgotTable:
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


def killed(given: AgotTable, name: str) -> AgotTable:
    return until(given, do("apply_effect", effects=[effect("kill", name)]), do("decline_saves"))


def in_doubt(given: AgotTable, move: Any) -> Question | None:
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


BLANK = (Modifier("blank", origin="Renly's Courtier", until="phase"),)


@pytest.mark.parametrize("name", ["cerseis-attendant", "danys-handmaiden"])
def test_whoever_was_blank_when_killed_has_no_response_to_it(name: str) -> None:
    on_somebody = lannister("stinking-drunk", host="bronn")
    done = {
        "cerseis-attendant": effect("kneel", "bronn"),
        "danys-handmaiden": effect("discard_attachment", "stinking-drunk"),
    }[name]
    until(killed(stands(stark(name), lannister("bronn"), on_somebody), name), responds(name, done))
    blank = stands([card(name, modifiers=BLANK)], lannister("bronn"), on_somebody)
    refused(killed(blank, name), responds(name, done))


def test_a_passive_that_was_blank_when_its_card_was_killed_is_not_set_off() -> None:
    priest = stands(stark("old-red-priest", "great-keep"))
    until(killed(priest, "old-red-priest"), do("resolve_passive", "stark", card="old-red-priest"))
    blank = stands([card("old-red-priest", modifiers=BLANK)], stark("great-keep"))
    refused(killed(blank, "old-red-priest"), do("resolve_passive", "stark", card="old-red-priest"))


def test_whoever_was_a_lord_by_a_text_when_killed_has_died_a_lord() -> None:
    power = effect("gain_power_on_card", "joffrey-baratheon", amount=1)
    common = stands(stark("joffrey-baratheon"), lannister("hodor"))
    refused(killed(common, "hodor"), responds("joffrey-baratheon", power))
    lord = stands(stark("joffrey-baratheon"), lannister("hodor"), [card("lordship", LANNISTER, host="hodor")])
    until(killed(lord, "hodor"), responds("joffrey-baratheon", power))


@pytest.mark.parametrize(("name", "stranger"), [("kennel-master", LANNISTER), ("shaggydog", STARK)])
def test_a_strength_that_rests_on_the_traits_of_others_is_asked_of_them(name: str, stranger: str) -> None:
    given = stands(stark(name), [card("brienne-of-tarth", stranger, houses=("stark",), traits=None)])
    assert unknown_strength(given, given.cards[name]) == Question("traits", "brienne-of-tarth")
    told = given.card("brienne-of-tarth", traits=("Knight",))
    assert unknown_strength(told, told.cards[name]) is None


def army_in_hand(**stranger: Any) -> AgotTable:
    cards = [card("brienne-of-tarth", **stranger)], stark("army-of-the-faithful", zone="hand")
    return stands(*cards, phase="marshalling", gold=20)


def test_the_army_has_no_price_while_a_trait_beside_it_is_not_known() -> None:
    play = do("play_card", STARK, card="army-of-the-faithful")
    _, ruling = line(army_in_hand(traits=None), play)
    assert ruling.verdict is Verdict.CANNOT_TELL
    assert ruling.deciding[0].asks == Question("traits", "brienne-of-tarth")
    # Six, and two for a House not his own.
    assert after(army_in_hand(), play).seats[STARK].gold == 12


@pytest.mark.rule("lcg.anatomy.rules_text")
def test_printed_keywords_are_asked_before_what_the_texts_that_give_them_look_at() -> None:
    blade = [card("aegons-blade", host="hodor")]
    given = stands([card("hodor", keywords=None, icons=None)], blade)

    def asked(there: AgotTable) -> Question:
        return keyword_question(there, there.cards["hodor"], "stealth")

    assert asked(given) == Question("keywords", "hodor")
    assert asked(given.card("hodor", keywords=())) == Question("icons", "hodor")
    assert asked(given.card("hodor", modifiers=(Modifier("blank"),))) == Question("icons", "hodor")
