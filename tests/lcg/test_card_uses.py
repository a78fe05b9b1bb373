"""Actions, responses and passives of the core set: what they do, when they work, what they cost."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.thrones.records import Card
from engine.thrones.table import Table
from tests.lcg.cards_given import (
    LANNISTER,
    STARK,
    Raw,
    after,
    card,
    challenge,
    covers,
    do,
    effect,
    lannister,
    plays,
    refused,
    resolve,
    responds,
    stands,
    stark,
    strength_of,
    until,
    uses,
)

TEXT = "lcg.anatomy.rules_text"


def kneels(name: str) -> Raw:
    return effect("kneel", name)


def kills(name: str) -> Raw:
    return effect("kill", name)


def power_on(name: str) -> Raw:
    return effect("gain_power_on_card", name, amount=1)


def draws(amount: int, seat: str = STARK) -> Raw:
    return effect("draw", seats=[seat], amount=amount)


def for_the_house(seat: str = STARK) -> Raw:
    return effect("gain_power", amounts={seat: 1})


def won(*cards: list[Card], kind: str = "military", attackers: tuple[str, ...], gold: int = 0) -> Table:
    """Stark has just won a challenge, nobody defending."""
    return until(challenge(*cards, kind=kind, attackers=attackers, gold=gold), resolve())


def zone(given: Table, name: str) -> str:
    return given.cards[name].zone


# Characters


@covers("eddard-stark.power-gain")
def test_eddard_claims_a_power_when_he_comes_into_play() -> None:
    given = stands(stark("eddard-stark", zone="hand"), phase="marshalling", gold=4)
    played = until(given, do("play_card", STARK, card="eddard-stark"))
    refused(played, do("end_turn", STARK))
    found = after(
        played, do("resolve_passive", STARK, card="eddard-stark", effects=[power_on("eddard-stark")])
    )
    assert found.cards["eddard-stark"].power == 1


@covers("robb-stark.kill")
def test_robb_kills_one_of_the_losers_characters() -> None:
    given = won(stark("robb-stark", "arya-stark"), lannister("bronn"), attackers=("robb-stark",))
    assert zone(after(given, responds("robb-stark", kills("bronn"))), "bronn") == "dead"
    refused(given, responds("robb-stark", kills("arya-stark")), because=TEXT)
    elsewhere = won(stark("robb-stark", "arya-stark"), lannister("bronn"), attackers=("arya-stark",))
    refused(elsewhere, responds("robb-stark", kills("bronn")))
    for_power = won(stark("robb-stark"), lannister("bronn"), kind="power", attackers=("robb-stark",))
    refused(for_power, responds("robb-stark", kills("bronn")))


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


@covers("joffrey-baratheon.power-gain")
def test_joffrey_profits_from_dead_lords_and_ladies() -> None:
    cards = stark("joffrey-baratheon", "ser-ilyn-payne"), lannister("sansa-stark", "shae")
    given = stands(*cards, phase="marshalling")
    payne: Any = {"kneel": ["ser-ilyn-payne"]}
    dead = until(given, uses("ser-ilyn-payne", kills("sansa-stark"), **payne))
    found = after(dead, responds("joffrey-baratheon", power_on("joffrey-baratheon")))
    assert found.cards["joffrey-baratheon"].power == 1
    common = until(given, uses("ser-ilyn-payne", kills("shae"), **payne))
    refused(common, responds("joffrey-baratheon", power_on("joffrey-baratheon")))


@covers("ser-ilyn-payne.kill")
def test_payne_kills_the_weak_kneeling_himself_in_marshalling() -> None:
    cards = stark("ser-ilyn-payne"), lannister("shae", "bronn")
    given = stands(*cards, phase="marshalling")
    payne: Any = {"kneel": ["ser-ilyn-payne"]}
    found = after(given, uses("ser-ilyn-payne", kills("shae"), **payne))
    assert (zone(found, "shae"), found.cards["ser-ilyn-payne"].kneeling) == ("dead", True)
    refused(given, uses("ser-ilyn-payne", kills("bronn"), **payne), because=TEXT)
    refused(given, uses("ser-ilyn-payne", kills("shae")), because=TEXT)
    refused(stands(*cards), uses("ser-ilyn-payne", kills("shae"), **payne), because="lcg.play.timing_events")


@covers("tyrion-lannister.draw")
def test_tyrion_draws_for_a_gold() -> None:
    cards = stark("tyrion-lannister", "shae"), lannister("bronn")
    intrigue = won(*cards, kind="intrigue", attackers=("shae",), gold=1)
    found = after(intrigue, responds("tyrion-lannister", draws(1), gold=1))
    assert (found.seats[STARK].hand, found.seats[STARK].gold) == (4, 0)
    his = won(*cards, kind="power", attackers=("tyrion-lannister",), gold=1)
    assert after(his, responds("tyrion-lannister", draws(1), gold=1)).seats[STARK].hand == 4
    refused(intrigue, responds("tyrion-lannister", draws(1)), because=TEXT)
    others = won(stark("tyrion-lannister", "bronn"), kind="power", attackers=("bronn",), gold=1)
    refused(others, responds("tyrion-lannister", draws(1), gold=1))


@covers("enemy-informer.kneel")
def test_the_informer_kneels_somebody_when_played() -> None:
    given = stands(stark("enemy-informer", zone="hand"), lannister("bronn"), phase="marshalling", gold=5)
    played = until(given, do("play_card", STARK, card="enemy-informer"))
    assert after(played, responds("enemy-informer", kneels("bronn"))).cards["bronn"].kneeling
    refused(stands(stark("enemy-informer"), lannister("bronn")), responds("enemy-informer", kneels("bronn")))


@covers("qyburns-informers.draw")
def test_qyburns_informers_draw_two_for_an_intrigue_they_won() -> None:
    cards = stark("qyburns-informers", "shae"), lannister("bronn")
    given = won(*cards, kind="intrigue", attackers=("qyburns-informers",))
    assert after(given, responds("qyburns-informers", draws(2))).seats[STARK].hand == 5
    refused(given, responds("qyburns-informers", draws(1)), because=TEXT)
    refused(won(*cards, kind="intrigue", attackers=("shae",)), responds("qyburns-informers", draws(2)))


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


@covers("lannisport.power-gain")
def test_lannisport_pays_for_an_intrigue_won() -> None:
    cards = stark("lannisport", "shae"), lannister("bronn")
    given = won(*cards, kind="intrigue", attackers=("shae",), gold=2)
    found = after(given, responds("lannisport", for_the_house(), gold=1))
    assert (found.seats[STARK].power, found.seats[STARK].gold) == (given.seats[STARK].power + 1, 1)
    refused(found, responds("lannisport", for_the_house(), gold=1))


@covers("selyse-baratheon.gain-icon")
def test_selyse_gives_an_icon_to_a_unique_character_for_influence() -> None:
    cards = stark("selyse-baratheon", "robb-stark", "kennel-master", "northern-fiefdoms")
    given = stands(cards)
    icon = effect("gain_icon", "robb-stark", icon="intrigue", until="phase")
    pay: Any = {"influence": ["northern-fiefdoms"]}
    found = after(given, uses("selyse-baratheon", icon, **pay))
    assert [one.value for one in found.cards["robb-stark"].modifiers] == ["intrigue"]
    refused(given, uses("selyse-baratheon", icon), because="lcg.influence.pay")
    other = effect("gain_icon", "kennel-master", icon="intrigue", until="phase")
    refused(given, uses("selyse-baratheon", other, **pay), because=TEXT)


@covers("renly-baratheon.stand")
def test_renly_stands_for_influence_in_any_phase() -> None:
    for phase in ("challenges", "dominance", "marshalling"):
        cards = stark("renly-baratheon", kneeling=True), stark("northern-fiefdoms")
        stand = uses("renly-baratheon", effect("stand", "renly-baratheon"), influence=["northern-fiefdoms"])
        assert not after(stands(*cards, phase=phase), stand).cards["renly-baratheon"].kneeling


@covers("maester-cressen.discard-play")
def test_cressen_discards_a_condition() -> None:
    conditions = [card("stinking-drunk", LANNISTER, host="hodor"), card("lordship", STARK, host="hodor")]
    given = stands(stark("maester-cressen", "hodor"), conditions, phase="marshalling")
    pay: Any = {"kneel": ["maester-cressen"]}
    found = after(given, uses("maester-cressen", effect("discard_attachment", "stinking-drunk"), **pay))
    assert zone(found, "stinking-drunk") == "discard"
    refused(given, uses("maester-cressen", effect("discard_attachment", "lordship"), **pay), because=TEXT)


@covers("ser-axell-florent.stand")
def test_axell_stands_after_a_power_challenge_won_by_four() -> None:
    cards = stark("ser-axell-florent", "hodor", kneeling=False), lannister("shae")
    strong = won(stark("ser-axell-florent", "robb-stark", "tywin-lannister"), kind="power",
                 attackers=("ser-axell-florent", "tywin-lannister"))  # fmt: skip
    stand = responds("ser-axell-florent", effect("stand", "ser-axell-florent"))
    assert not after(strong, stand).cards["ser-axell-florent"].kneeling
    refused(won(*cards, kind="power", attackers=("ser-axell-florent",)), stand)


@covers("poisoned-wine.move-attachment")
def test_poisoned_wine_moves_for_influence() -> None:
    wine = [card("poisoned-wine", STARK, host="bronn")]
    given = stands(stark("northern-fiefdoms"), lannister("tywin-lannister"), lannister("shae"), wine,
                   lannister("bronn"))  # fmt: skip
    move = uses("poisoned-wine", effect("attach", "poisoned-wine", host="tywin-lannister"),
                influence=["northern-fiefdoms"])  # fmt: skip
    found = after(given, move)
    assert (strength_of(found, "tywin-lannister"), strength_of(found, "bronn")) == (2, 3)
    stay = uses(
        "poisoned-wine", effect("attach", "poisoned-wine", host="bronn"), influence=["northern-fiefdoms"]
    )
    refused(given, stay, because=TEXT)


@covers("captain-groleo.power-gain", "xaros-home.draw")
def test_an_attachment_played_pays_groleo_of_an_opponent_and_xaros_home_of_its_player() -> None:
    cards = [
        stark("hodor", "xaros-home", "northern-fiefdoms", "captain-groleo"),
        stark("gilded-plate", zone="hand"),
        lannister("captain-groleo-2"),
    ]
    given = stands(stark("bronn"), *cards, phase="marshalling", gold=5)
    played = until(given, do("play_card", STARK, card="gilded-plate", host="captain-groleo"))
    theirs = after(played, responds("captain-groleo-2", for_the_house(LANNISTER), by=LANNISTER))
    assert theirs.seats[LANNISTER].power == 1
    refused(played, responds("captain-groleo", for_the_house()))
    drawn = after(played, responds("xaros-home", draws(1), influence=["northern-fiefdoms"]))
    assert drawn.seats[STARK].hand == 4
    refused(played, responds("xaros-home", draws(1)), because="lcg.influence.pay")


@covers("daenerys-targaryen.gold")
def test_daenerys_takes_all_gold_when_she_won_alone() -> None:
    cards = stark("daenerys-targaryen", "tywin-lannister"), lannister("bronn")
    alone = won(*cards, kind="power", attackers=("daenerys-targaryen",), gold=3)
    steal = effect("steal_gold", to=STARK, amount=3, **{"from": LANNISTER})
    found = after(alone, do("resolve_passive", STARK, card="daenerys-targaryen", effects=[steal]))
    assert [found.seats[one].gold for one in (STARK, LANNISTER)] == [6, 0]
    refused(alone, do("end_turn", STARK))
    together = won(*cards, kind="power", attackers=("daenerys-targaryen", "tywin-lannister"), gold=3)
    after(together, do("end_turn", STARK))


@covers("viserion.kill")
def test_viserion_kills_who_kneels_for_four_gold() -> None:
    cards = stark("viserion"), lannister("bronn", kneeling=True), lannister("shae")
    given = stands(*cards, phase="dominance", gold=4)
    assert zone(after(given, uses("viserion", kills("bronn"), gold=4)), "bronn") == "dead"
    refused(given, uses("viserion", kills("shae"), gold=4), because=TEXT)
    refused(given, uses("viserion", kills("bronn"), gold=3), because=TEXT)


@covers("xaro-xoan-daxos.return-hand")
def test_xaro_sends_one_of_his_players_characters_back() -> None:
    hand = stark("xaro-xoan-daxos", zone="hand")
    given = stands(stark("hodor"), hand, lannister("bronn"), phase="marshalling", gold=6)
    played = until(given, do("play_card", STARK, card="xaro-xoan-daxos"))
    back = do("resolve_passive", STARK, card="xaro-xoan-daxos", effects=[effect("return_to_hand", "hodor")])
    assert zone(after(played, back), "hodor") == "hand"
    theirs = do("resolve_passive", STARK, card="xaro-xoan-daxos", effects=[effect("return_to_hand", "bronn")])
    refused(played, theirs, because=TEXT)


@covers("the-titans-bastard.return-hand")
def test_the_titans_bastard_may_go_home_when_an_opponents_card_dies() -> None:
    given = stands(stark("the-titans-bastard", "hodor"), lannister("bronn"))
    home = responds("the-titans-bastard", effect("return_to_hand", "the-titans-bastard"))
    theirs = until(given, do("apply_effect", effects=[kills("bronn")]))
    assert zone(after(theirs, home), "the-titans-bastard") == "hand"
    refused(until(given, do("apply_effect", effects=[kills("hodor")])), home)


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


# Events


def events(*names: str, **fields: object) -> Table:
    hand = stark(*names, zone="hand")
    gold = fields.pop("gold", 4)
    cards = stark("robb-stark", "arya-stark"), lannister("tywin-lannister", "shae"), hand
    return stands(*cards, gold=gold, **fields)  # type: ignore[arg-type]


@covers("distraction.kneel")
def test_distraction_kneels_a_military_character_in_marshalling() -> None:
    given = events("distraction", phase="marshalling")
    assert after(given, plays("distraction", kneels("tywin-lannister"))).cards["tywin-lannister"].kneeling
    refused(given, plays("distraction", kneels("shae")), because=TEXT)
    refused(events("distraction"), plays("distraction", kneels("tywin-lannister")))


@covers("the-lions-will.kneel")
def test_the_lions_will_costs_two_gold_in_any_phase() -> None:
    for phase in ("marshalling", "challenges", "dominance"):
        found = after(events("the-lions-will", phase=phase), plays("the-lions-will", kneels("shae"), gold=2))
        assert (found.cards["shae"].kneeling, found.seats[STARK].gold) == (True, 2)
    refused(events("the-lions-will"), plays("the-lions-will", kneels("shae")), because=TEXT)
    refused(events("the-lions-will", gold=1), plays("the-lions-will", kneels("shae"), gold=2))


@covers("lethal-counterattack.kill")
def test_lethal_counterattack_kills_all_attackers_in_a_military_challenge() -> None:
    cards = (stark("robb-stark", "arya-stark"), stark("lethal-counterattack", zone="hand"),
             lannister("bronn", "tywin-lannister"))  # fmt: skip
    attack = do(
        "declare_challenge", LANNISTER, kind="military", target=STARK, attackers=["bronn", "tywin-lannister"]
    )
    move = plays(
        "lethal-counterattack", kills("bronn"), kills("tywin-lannister"), kneel=["robb-stark", "arya-stark"]
    )
    found = after(stands(*cards, active=LANNISTER), attack, move)
    assert [zone(found, one) for one in ("bronn", "tywin-lannister")] == ["dead", "dead"]
    one = plays("lethal-counterattack", kills("bronn"), kneel=["robb-stark", "arya-stark"])
    refused(stands(*cards, active=LANNISTER), attack, one, because=TEXT)
    refused(stands(*cards), plays("lethal-counterattack", kneel=["robb-stark", "arya-stark"]), because=TEXT)


@covers("guilty.kill")
def test_guilty_costs_three_influence_or_a_noble_and_spares_house_stark() -> None:
    given = events("guilty", phase="dominance")
    noble = plays("guilty", kills("shae"), kneel=["robb-stark"])
    assert zone(after(given, noble), "shae") == "dead"
    refused(given, plays("guilty", kills("shae"), kneel=["arya-stark"]), because=TEXT)
    refused(given, plays("guilty", kills("arya-stark"), kneel=["robb-stark"]), because=TEXT)
    places = {f"northern-fiefdoms-{n}": card(f"northern-fiefdoms-{n}") for n in (1, 2, 3)}
    rich = given.put(cards={**given.cards, **places})
    assert zone(after(rich, plays("guilty", kills("shae"), influence=list(places))), "shae") == "dead"
    refused(rich, plays("guilty", kills("shae"), influence=list(places)[:2]), because=TEXT)


@covers("insidious-ways.str-mod")
def test_insidious_ways_strengthens_an_attacking_lannister_and_draws_if_he_wins() -> None:
    cards = (
        stark("tyrion-lannister", "robb-stark"),
        stark("insidious-ways", zone="hand"),
        lannister("bronn"),
    )
    attack = do("declare_challenge", STARK, kind="power", target=LANNISTER,
                attackers=["tyrion-lannister", "robb-stark"])  # fmt: skip
    reward = effect("if_win", effects=[draws(2)])
    strong = effect("strength", "tyrion-lannister", amount=2, until="phase")
    declared = after(stands(*cards), attack, plays("insidious-ways", strong, reward))
    assert strength_of(declared, "tyrion-lannister") == 5
    decided = after(declared, do("declare_defenders", LANNISTER), resolve())
    assert decided.seats[STARK].hand == 5
    other = effect("strength", "robb-stark", amount=2, until="phase")
    refused(stands(*cards), attack, plays("insidious-ways", other, reward), because=TEXT)


@covers("a-lannister-pays-his-debts.kill")
def test_a_lannister_pays_his_debts_after_losing() -> None:
    cards = (
        stark("tyrion-lannister"),
        stark("a-lannister-pays-his-debts", zone="hand"),
        lannister("bronn", "tywin-lannister"),
    )
    lost = until(challenge(*cards, by=LANNISTER, attackers=("bronn",)), resolve())
    pay = {"kneel": ["tyrion-lannister"]}
    wants = {"kneel_house": "lannister", "target_participates": True}

    def debts(victim: str) -> object:
        return do(
            "respond",
            STARK,
            card="a-lannister-pays-his-debts",
            effects=[kills(victim)],
            pay=pay,
            demands=wants,
        )

    assert zone(after(lost, debts("bronn")), "bronn") == "dead"  # type: ignore[arg-type]
    refused(lost, debts("tywin-lannister"))  # type: ignore[arg-type]


@covers("youve-killed-the-wrong-dwarf.kneel")
def test_the_wrong_dwarf_kneels_and_gains_power_unless_he_is_noble() -> None:
    name = "youve-killed-the-wrong-dwarf"
    found = after(events(name), plays(name, kneels("shae"), power_on("shae")))
    assert (found.cards["shae"].kneeling, found.cards["shae"].power) == (True, 1)
    refused(events(name), plays(name, kneels("robb-stark"), power_on("robb-stark")), because=TEXT)


@covers("support-of-the-kingdom.control")
def test_support_of_the_kingdom_takes_a_location_that_gives_something() -> None:
    cards = (stark("robb-stark"), stark("support-of-the-kingdom", zone="hand"),
             lannister("the-goldroad", "hall-of-heroes"))  # fmt: skip
    given = won(*cards, kind="power", attackers=("robb-stark",))
    take = responds("support-of-the-kingdom", effect("take_control", "the-goldroad", to=STARK))
    assert after(given, take).cards["the-goldroad"].controller == STARK
    refused(
        given,
        responds("support-of-the-kingdom", effect("take_control", "hall-of-heroes", to=STARK)),
        because=TEXT,
    )
    refused(won(*cards, attackers=("robb-stark",)), take)


@covers("forever-burning.str-mod")
def test_forever_burning_weakens_for_the_phase() -> None:
    weak = effect("strength", "tywin-lannister", amount=-1, until="phase")
    found = after(events("forever-burning"), plays("forever-burning", weak))
    assert strength_of(found, "tywin-lannister") == 3
    assert zone(found, "forever-burning") == "dead"


@covers("seductive-promise.control")
def test_seductive_promise_takes_a_common_character_after_winning_power_by_four() -> None:
    cards = (stark("tywin-lannister", "robb-stark"), stark("seductive-promise", zone="hand"),
             lannister("lannisport-steward", "shae"))  # fmt: skip
    by_four = won(*cards, kind="power", attackers=("tywin-lannister",))
    take = responds("seductive-promise", effect("take_control", "lannisport-steward", to=STARK))
    assert after(by_four, take).cards["lannisport-steward"].controller == STARK
    refused(by_four, responds("seductive-promise", effect("take_control", "shae", to=STARK)), because=TEXT)
    refused(won(*cards, kind="power", attackers=("robb-stark",)), take)


@covers("westeros-bleeds.discard-play")
def test_westeros_bleeds_discards_everybody_for_four_influence() -> None:
    places = stark(*(f"northern-fiefdoms-{n}" for n in (1, 2, 3, 4)))
    given = stands(stark("hodor"), stark("westeros-bleeds", zone="hand"), lannister("bronn"), places,
                   phase="dominance")  # fmt: skip
    all_of_them = [effect("discard", "hodor"), effect("discard", "bronn")]
    influence = [one.id for one in places]
    found = after(given, plays("westeros-bleeds", *all_of_them, influence=influence))
    assert [zone(found, one) for one in ("hodor", "bronn")] == ["discard", "discard"]
    refused(given, plays("westeros-bleeds", all_of_them[1], influence=influence), because=TEXT)
    refused(
        given, plays("westeros-bleeds", *all_of_them, influence=influence[:3]), because="lcg.influence.pay"
    )


@covers("distinct-mastery.stand")
def test_distinct_mastery_stands_a_character_with_a_crest() -> None:
    given = events("distinct-mastery")
    tired = given.put(cards={k: replace(one, kneeling=one.zone == "play") for k, one in given.cards.items()})
    found = after(tired, plays("distinct-mastery", effect("stand", "robb-stark")))
    assert not found.cards["robb-stark"].kneeling
    refused(tired, plays("distinct-mastery", effect("stand", "arya-stark")), because=TEXT)


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
