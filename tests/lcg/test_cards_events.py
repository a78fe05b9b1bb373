"""Events: what they say, what they cost, how often they are played."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from engine.agot.lcg.candidates import generate_moves
from engine.agot.lcg.cards.conditions import has_trait
from engine.agot.state.records import Card, Plot
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword
from engine.kernel.decisions import Move
from engine.kernel.reasons import Question, Verdict
from tests.kit.lcg_cards import (
    BLUFF,
    LANNISTER,
    STARK,
    TEXT,
    WRIT,
    after,
    attached,
    card,
    challenge,
    chooses,
    covers,
    do,
    draws,
    effect,
    kills,
    kneels,
    lannister,
    line,
    plays,
    power_on,
    refused,
    resolve,
    responds,
    seats_asked,
    stands,
    stark,
    strength_of,
    until,
    uses,
    won,
    zone,
)

# Events


def events(*names: str, **fields: object) -> AgotTable:
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


@pytest.mark.rule("lcg.anatomy.rules_text")
def test_what_a_text_does_one_after_the_other_is_said_in_its_order() -> None:
    dwarf = "youve-killed-the-wrong-dwarf"
    one_by_one = kneels("shae"), power_on("shae")
    after(events(dwarf), plays(dwarf, *one_by_one))
    refused(events(dwarf), plays(dwarf, *reversed(one_by_one)), because=TEXT)


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
    for order in permutations(all_of_them):  # to all at once, so in any order
        assert after(given, plays("westeros-bleeds", *order, influence=influence)).cards == found.cards
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


def with_plots(given: AgotTable, income: int = 0, claim: int = 2) -> AgotTable:
    """Both plots have this income and claim; Lannister has two more."""
    given = given.seat(STARK, plot=Plot("Ours", "", income, 0, claim), plots_available=("Ours 2",))
    return given.seat(LANNISTER, plot=Plot("Theirs", "", income, 0, claim), plots_available=("Poor", "Rich"))


def under_way(*cards: list[Card], kind: str = "intrigue", **fields: Any) -> AgotTable:
    return with_plots(challenge(stark("shae"), *cards, kind=kind, attackers=("shae",), **fields))


def claim(given: AgotTable) -> int | None:
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


def written(*cards: list[Card], zone: str = "hand") -> AgotTable:
    given = stands(
        lannister(WRIT, zone=zone),
        lannister("raff-the-sweetling"),
        stark("sansa-stark", "robb-stark"),
        active=LANNISTER,
    )
    return after(given, plays(WRIT, by=LANNISTER), chooses("sansa-stark", by=LANNISTER))


@covers("im-you-writ-small.gain-keyword")
def test_the_event_makes_one_deadly_and_then_lies_on_a_lannister() -> None:
    found = written()
    card = found.cards[WRIT]
    assert has_keyword(found, found.cards["sansa-stark"], "deadly")
    assert (card.zone, card.kind, card.host, card.controller) == (
        "play",
        "attachment",
        "raff-the-sweetling",
        LANNISTER,
    )
    assert (
        strength_of(found, "raff-the-sweetling")
        == strength_of(stands(lannister("raff-the-sweetling")), "raff-the-sweetling") + 2
    )


@pytest.mark.rule("lcg.keyword.no_attachments")
def test_the_event_may_lie_on_every_lannister_unless_it_is_known_to_take_no_attachments() -> None:
    hosts = [
        card("raff-the-sweetling", LANNISTER),
        card("tyrion-lannister", LANNISTER, keywords=None),
        card("cersei-lannister", LANNISTER, keywords=("no_attachments",)),
        card("raff-the-sweetling-2", LANNISTER, houses=None),
    ]
    given = stands(lannister(WRIT, zone="hand"), hosts, stark("sansa-stark"), active=LANNISTER)
    given = until(given, plays(WRIT, by=LANNISTER), chooses("sansa-stark", by=LANNISTER))

    (offered,) = (one.among for one in generate_moves(given) if one.pick == "cards")

    assert set(offered) == {"raff-the-sweetling", "tyrion-lannister", "raff-the-sweetling-2"}


@pytest.mark.rule("lcg.keyword.immune_target")
def test_an_event_that_asks_for_a_character_later_reaches_none_that_is_immune_or_cannot_be_chosen() -> None:
    def chosen(target: str, *theirs: Card) -> tuple[AgotTable, Move]:
        event, own = lannister(WRIT, zone="hand"), lannister("raff-the-sweetling")
        given = after(stands(event, own, list(theirs), active=LANNISTER), plays(WRIT, by=LANNISTER))
        return given, chooses(target, by=LANNISTER)

    after(*chosen("shaggydog", *stark("shaggydog")))
    refused(*chosen("shaggydog", *stark("shaggydog", "robb-stark")), because=TEXT)
    quaithe = "quaithe-of-the-shadow"
    after(*chosen(quaithe, *stark(quaithe)))
    refused(*chosen(quaithe, *stark(quaithe), *attached("lordship", quaithe)), because=TEXT)


def test_what_lies_there_is_a_boon_and_goes_away_as_the_event_it_is() -> None:
    given = written()
    assert has_trait(given, given.cards[WRIT], "boon")
    refused(given, uses(WRIT, by=LANNISTER))
    found = after(given, do("apply_effect", effects=[effect("discard_attachment", WRIT)]))
    card = found.cards[WRIT]
    assert (card.zone, card.kind, card.host, card.printed_kind) == ("discard", "event", "", "")
    killed = after(
        given, do("apply_effect", effects=[effect("kill", "raff-the-sweetling")]), do("decline_saves")
    )
    assert (killed.cards[WRIT].zone, killed.cards[WRIT].kind) == ("discard", "event")


def test_of_several_lannisters_its_player_names_one_of_any_player() -> None:
    cards = (
        lannister(WRIT, zone="hand"),
        lannister("raff-the-sweetling"),
        stark("tyrion-lannister", "sansa-stark"),
    )
    given = stands(*cards, active=LANNISTER)
    deadly = after(given, plays(WRIT, by=LANNISTER), chooses("sansa-stark", by=LANNISTER))
    assert seats_asked(deadly) == [(LANNISTER, "text_cards")]
    refused(deadly, chooses("sansa-stark", by=LANNISTER), because=TEXT)
    found = after(deadly, chooses("tyrion-lannister", by=LANNISTER))
    assert (found.cards[WRIT].host, found.cards[WRIT].controller) == ("tyrion-lannister", LANNISTER)


def test_without_a_lannister_who_takes_attachments_it_is_discarded_like_any_event() -> None:
    given = stands(lannister(WRIT, zone="hand"), stark("sansa-stark"), lannister("bronn"), active=LANNISTER)
    found = after(given, plays(WRIT, by=LANNISTER), chooses("sansa-stark", by=LANNISTER))
    assert (found.cards[WRIT].zone, found.cards[WRIT].kind) == ("discard", "event")
    assert has_keyword(found, found.cards["sansa-stark"], "deadly")


def bluffed(name: str = "Hodor", **fields: Any) -> AgotTable:
    held = stark("hodor", "robb-stark", zone="hand")
    given = stands(lannister(BLUFF, zone="hand"), held, phase="dominance", active=LANNISTER, gold=2, **fields)
    return until(given, plays(BLUFF, by=LANNISTER, gold=2), do("choose_by_text", LANNISTER, name=name))


@covers("call-their-bluff.discard-hand")
def test_each_opponent_shows_his_hand_and_discards_every_copy_of_the_card_named() -> None:
    named = bluffed()
    assert seats_asked(named) == [(STARK, "text_copies")]
    refused(named, chooses(by=STARK), because=TEXT)
    refused(named, chooses("robb-stark", by=STARK), because=TEXT)
    found = after(named, chooses("hodor", by=STARK))
    assert (found.cards["hodor"].zone, found.cards["robb-stark"].zone) == ("discard", "hand")
    assert found.seats[STARK].hand == 3


def test_whoever_holds_none_discards_nothing() -> None:
    found = after(bluffed("Eddard Stark"), chooses(by=STARK))
    assert (found.cards["hodor"].zone, found.cards["robb-stark"].zone) == ("hand", "hand")


def test_a_card_must_be_named() -> None:
    given = stands(lannister(BLUFF, zone="hand"), phase="dominance", active=LANNISTER, gold=2)
    played = after(given, plays(BLUFF, by=LANNISTER, gold=2))
    assert seats_asked(played) == [(LANNISTER, "text_name")]
    refused(played, chooses(by=LANNISTER), because=TEXT)
