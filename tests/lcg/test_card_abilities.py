"""Abilities that cards of several Houses have in common; passives and what sets them off."""

from __future__ import annotations

import pytest

from tests.kit.lcg_cards import (
    LANNISTER,
    STARK,
    TEXT,
    Raw,
    after,
    card,
    covers,
    do,
    effect,
    happens,
    kills,
    kneels,
    lannister,
    power_on,
    refused,
    responds,
    stands,
    stark,
    until,
    uses,
    won,
    zone,
)


@covers("winterfell-honor-guard.control", "lannisport-honor-guard.control", "highgarden-honor-guard.control",
        "dothraki-honor-guard.control")  # fmt: skip
@pytest.mark.parametrize("name", ["winterfell", "lannisport", "highgarden", "dothraki"])
def test_a_guard_that_wins_for_somebody_else_goes_back(name: str) -> None:
    guard = f"{name}-honor-guard"
    kind = "military"
    lent = [card(guard, LANNISTER, controller=STARK)]
    given = won(lent, lannister("bronn"), kind=kind, attackers=(guard,))
    back = effect("take_control", guard, to=LANNISTER)
    found = after(given, do("resolve_passive", STARK, card=guard, effects=[back]))
    assert found.cards[guard].controller == LANNISTER
    at_home = won(stark(guard), lannister("bronn"), kind=kind, attackers=(guard,))
    assert after(at_home, do("end_turn", STARK)).cards[guard].controller == STARK


@covers("cerseis-attendant.kneel", "danys-handmaiden.discard-play")
@pytest.mark.parametrize(
    ("servant", "mistress", "answer"),
    [("cerseis-attendant", "cersei-lannister", kneels("bronn")),
     ("danys-handmaiden", "daenerys-targaryen", effect("discard_attachment", "lordship"))],
)  # fmt: skip
def test_a_servant_answers_the_death_of_the_mistress(servant: str, mistress: str, answer: Raw) -> None:
    killer = stark("the-lions-will", zone="hand")
    lordship = [card("lordship", LANNISTER, host="bronn")]
    cards = stark(servant, mistress), lannister("bronn", "shae"), lordship, killer
    given = stands(*cards)
    dead = until(given, do("apply_effect", effects=[kills(mistress)]))
    found = after(dead, responds(servant, answer))
    assert found.cards["bronn"].kneeling or zone(found, "lordship") == "discard"
    refused(until(given, do("apply_effect", effects=[kills("shae")])), responds(servant, answer))


@pytest.mark.rule("lcg.passive.definition")
@pytest.mark.parametrize("name", ["eddard-stark", "robert-baratheon"])
def test_a_passive_works_only_when_it_has_been_set_off(name: str) -> None:
    claims = do("resolve_passive", STARK, card=name, effects=[power_on(name)])
    refused(stands(stark(name)), claims, because="lcg.passive.definition")


def test_a_passive_set_off_once_works_once() -> None:
    given = stands(stark("eddard-stark", zone="hand"), phase="marshalling", gold=5)
    claims = do("resolve_passive", STARK, card="eddard-stark", effects=[power_on("eddard-stark")])
    played = do("play_card", STARK, card="eddard-stark")
    assert after(given, played, claims).cards["eddard-stark"].power == 1
    refused(given, played, claims, claims)


@pytest.mark.rule("lcg.anatomy.rules_text")
@pytest.mark.parametrize("name", ["hodor", "great-keep"])
def test_a_card_without_any_ability_to_use_is_not_used(name: str) -> None:
    given = stands(stark(name), lannister("shae"))
    refused(given, uses(name, kneels("shae")), because=TEXT)
    refused(given, do("resolve_passive", STARK, card=name, effects=[kneels("shae")]), because=TEXT)


GUARDS = ["winterfell", "lannisport", "highgarden", "dothraki"]


@covers("winterfell-honor-guard.put-into-play", "lannisport-honor-guard.put-into-play",
        "highgarden-honor-guard.put-into-play", "dothraki-honor-guard.put-into-play")  # fmt: skip
@pytest.mark.parametrize("name", GUARDS)
def test_a_guard_enters_play_for_an_opponent(name: str) -> None:
    guard = f"{name}-honor-guard"
    found = after(stands(stark(guard, zone="hand")), uses(guard))
    assert (found.cards[guard].zone, found.cards[guard].controller) == ("play", LANNISTER)
    refused(stands(stark(guard)), uses(guard))
    refused(stands(stark(guard, zone="hand"), phase="dominance"), uses(guard),
            because="lcg.play.timing_events")  # fmt: skip


@pytest.mark.rule("lcg.inplay.definition")
def test_a_text_that_works_elsewhere_is_refused_in_play_and_only_a_hand_is_a_way_out() -> None:
    cards = stark("robb-stark", "ser-jacelyn-bywater", "house-tyrell-guard")
    asked = after(happens(stands(cards), kills("robb-stark")), do("decline_saves"))
    for name, way_out in (("ser-jacelyn-bywater", []), ("house-tyrell-guard", ["in_hand"])):
        ways = {
            one.says: [way.what for way in one.changes] for one in refused(asked, responds(name)).deciding
        }
        assert ways["works_from_elsewhere"] == way_out
