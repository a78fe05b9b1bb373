"""House Targaryen and neutral cards: texts in parts, with limits, and from elsewhere than play."""

from __future__ import annotations

from typing import Any

from engine.lcg.game import LCG
from engine.thrones.records import Card
from engine.thrones.starting import at_phase
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


def dead(given: Table, name: str) -> Table:
    """It has been killed and nobody has saved it."""
    return until(given, do("apply_effect", effects=[effect("kill", name)]), do("decline_saves"))


def under_way(*cards: list[Card], **fields: Any) -> Table:
    """Shae has started an intrigue challenge that nobody defends, with a claim of 2 on both plots."""
    given = challenge(stark("shae"), *cards, kind="intrigue", attackers=("shae",), **fields)
    for seat in (STARK, LANNISTER):
        plot = given.seats[seat].plot
        assert plot is not None
        given = given.seat(seat, plot=type(plot)(plot.name, plot.face, 0, 0, 2))
    return given


def claim(given: Table) -> int | None:
    found = after(given, resolve()).last_challenge
    return found.claim if found is not None else None


@covers("bones-of-a-child.claim-mod")
def test_the_bones_lower_an_opponents_claim_for_the_challenge() -> None:
    given = under_way([card("bones-of-a-child", LANNISTER)])
    found = after(given, uses("bones-of-a-child", by=LANNISTER, discard=["bones-of-a-child"]))
    assert found.cards["bones-of-a-child"].zone == "discard"
    assert (claim(given), claim(found), after(found, resolve()).lasting) == (2, 1, ())
    refused(given, uses("bones-of-a-child", by=LANNISTER), because=TEXT)
    idle = stands([card("bones-of-a-child", LANNISTER)])
    refused(idle, uses("bones-of-a-child", by=LANNISTER, discard=["bones-of-a-child"]), because=TEXT)


@covers("captain-groleo.power-gain")
def test_groleo_profits_once_a_phase() -> None:
    hand = lannister("bodyguard", "bodyguard-2", zone="hand")
    cards = stark("captain-groleo"), hand, lannister("tyrion-lannister", "cersei-lannister")
    given = stands(*cards, phase="marshalling", active=LANNISTER, gold=9)
    power = responds("captain-groleo", effect("gain_power", amounts={STARK: 1}))
    once = after(until(given, do("play_card", LANNISTER, card="bodyguard", host="tyrion-lannister")), power)
    twice = until(once, do("play_card", LANNISTER, card="bodyguard-2", host="cersei-lannister"))
    refused(twice, power, because=TEXT)
    assert at_phase(LCG, once, "dominance").limits == {}


@covers("khal-drogo.put-into-play", "khal-drogo.return-hand")
def test_drogo_comes_in_after_a_victory_and_leaves_with_the_phase() -> None:
    given = until(
        challenge(stark("greatjon-umber"), stark("khal-drogo", zone="hand"), attackers=("greatjon-umber",)),
        resolve(),
    )
    won = after(given, responds("khal-drogo"))
    assert (won.cards["khal-drogo"].zone, won.cards["khal-drogo"].kneeling) == ("play", False)
    ended = at_phase(LCG, won, "dominance")
    assert ended.phase == "challenges"
    back = after(ended, do("resolve_passive", STARK, card="khal-drogo",
                           effects=[effect("return_to_hand", "khal-drogo")]))  # fmt: skip
    assert (back.cards["khal-drogo"].zone, back.phase) == ("hand", "dominance")
    usual = stands(stark("khal-drogo"))
    assert at_phase(LCG, usual, "dominance").cards["khal-drogo"].zone == "play"
    lost = challenge(lannister("bronn"), stark("khal-drogo", zone="hand"), by=LANNISTER, attackers=("bronn",))
    refused(until(lost, resolve()), responds("khal-drogo"))


@covers("viserys-targaryen.save")
def test_viserys_saved_goes_back_to_hand() -> None:
    given = stands(stark("viserys-targaryen"))
    saved = do("save", STARK, card="viserys-targaryen", with_="viserys-targaryen")
    for how in ("kill", "discard"):
        struck = until(given, do("apply_effect", effects=[effect(how, "viserys-targaryen")]))
        assert after(struck, saved).cards["viserys-targaryen"].zone == "hand"


@covers("rhaegal.search")
def test_rhaegal_finds_his_own_copy() -> None:
    given = stands(
        stark("rhaegal"), [card("rhaegal-2", STARK, "deck"), card("drogon", STARK, "deck")], gold=1
    )
    found = after(given, uses("rhaegal", gold=1), chooses("rhaegal-2"))
    assert (found.cards["rhaegal-2"].zone, found.cards["rhaegal-2"].host) == ("duplicate", "rhaegal")
    refused(given, uses("rhaegal", gold=1), chooses("drogon"), because=TEXT)


@covers("viserion.kill")
def test_viserion_kills_once_a_phase() -> None:
    given = stands(stark("viserion"), lannister("bronn", "shae", kneeling=True), phase="dominance", gold=9)
    once = after(given, uses("viserion", effect("kill", "bronn"), gold=4))
    refused(once, uses("viserion", effect("kill", "shae"), gold=4), because=TEXT)


@covers("daario-naharis.upkeep")
def test_daario_takes_a_gold_of_anybody_or_goes() -> None:
    given = at_phase(LCG, stands(stark("daario-naharis"), phase="marshalling", gold=1), "dominance")
    resolved = after(given, do("resolve_passive", STARK, card="daario-naharis"))
    paid = after(resolved, chooses(seat=LANNISTER))
    assert (paid.seats[LANNISTER].gold, paid.cards["daario-naharis"].zone) == (0, "play")
    assert after(resolved, chooses()).cards["daario-naharis"].zone == "discard"
    poor = at_phase(LCG, stands(stark("daario-naharis"), phase="marshalling"), "dominance")
    gone = after(poor, do("resolve_passive", STARK, card="daario-naharis"))
    assert gone.cards["daario-naharis"].zone == "discard"


@covers("the-titans-bastard.put-into-play", "the-titans-bastard.return-hand")
def test_the_bastard_comes_for_our_dead_and_goes_for_theirs() -> None:
    held = stark("the-titans-bastard", zone="hand")
    ours = dead(stands(held, stark("hodor"), lannister("bronn")), "hodor")
    assert after(ours, responds("the-titans-bastard")).cards["the-titans-bastard"].zone == "play"
    theirs = dead(stands(held, stark("hodor"), lannister("bronn")), "bronn")
    refused(theirs, responds("the-titans-bastard"))
    back = responds("the-titans-bastard", effect("return_to_hand", "the-titans-bastard"))
    there = dead(stands(stark("the-titans-bastard"), lannister("bronn")), "bronn")
    assert after(there, back).cards["the-titans-bastard"].zone == "hand"


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


@covers("danys-handmaiden.discard-play")
def test_the_handmaiden_takes_an_attachment_along() -> None:
    laid = [card("bodyguard", LANNISTER, host="bronn")]
    given = dead(stands(stark("danys-handmaiden"), lannister("bronn"), laid), "danys-handmaiden")
    found = after(given, responds("danys-handmaiden", effect("discard_attachment", "bodyguard")))
    assert found.cards["bodyguard"].zone == "discard"


@covers("pentoshi-guildmaster.return-hand")
def test_the_guildmaster_comes_back_and_for_three_gold_into_play() -> None:
    there = stark("pentoshi-guildmaster", zone="discard")
    given = until(
        challenge(stark("war-host-of-the-north"), there, attackers=("war-host-of-the-north",), gold=3),
        resolve(),
    )
    answered = after(given, responds("pentoshi-guildmaster"))
    assert answered.cards["pentoshi-guildmaster"].zone == "hand"
    bought = after(answered, chooses(way="pay"))
    assert (bought.cards["pentoshi-guildmaster"].zone, bought.seats[STARK].gold) == ("play", 0)
    assert after(answered, chooses()).cards["pentoshi-guildmaster"].zone == "hand"
    narrow = until(challenge(stark("shae"), there, kind="intrigue", attackers=("shae",)), resolve())
    refused(narrow, responds("pentoshi-guildmaster"))


@covers("lady-daeneryss-chambers.return-hand")
def test_the_chambers_bring_back_an_attachment_no_dearer_than_the_newcomer() -> None:
    pile = stark("bodyguard", "poisoned-wine", zone="discard")
    held = stark("viserys-targaryen", zone="hand")
    given = stands(stark("lady-daeneryss-chambers"), pile, held, phase="marshalling", gold=9)
    given = given.card("bodyguard", cost=1).card("poisoned-wine", cost=2)
    played = until(given, do("play_card", STARK, card="viserys-targaryen"))
    found = after(played, responds("lady-daeneryss-chambers"))
    assert (found.cards["bodyguard"].zone, found.cards["poisoned-wine"].zone) == ("hand", "discard")
    both = after(played.card("poisoned-wine", cost=0), responds("lady-daeneryss-chambers"))
    assert after(both, chooses("poisoned-wine")).cards["poisoned-wine"].zone == "hand"
    other = given.card("viserys-targaryen", houses=())
    refused(
        until(other, do("play_card", STARK, card="viserys-targaryen")), responds("lady-daeneryss-chambers")
    )


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


@covers("drogon.str-mod")
def test_drogon_weakens_once_a_phase_and_kills_who_is_at_nothing() -> None:
    given = stands(stark("drogon"), lannister("shae", "bronn"), gold=4)
    use = uses("drogon", gold=2)
    weak = until(given, use, chooses("shae"))
    assert after(weak, do("decline_saves")).cards["shae"].zone == "dead"
    strong = after(given, use, chooses("bronn"))
    assert (strong.cards["bronn"].zone, strong.cards["bronn"].modifiers[-1].amount) == ("play", -1)
    refused(strong, use, because=TEXT)


def test_a_copy_bars_who_would_enter_by_his_own_text() -> None:
    held = stark("khal-drogo", zone="hand"), stark("khal-drogo-2", zone="dead")
    given = until(challenge(stark("greatjon-umber"), *held, attackers=("greatjon-umber",)), resolve())
    refused(given, responds("khal-drogo"), because="lcg.unique.dead_pile")


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


def test_wine_moves_only_where_it_might_be_played() -> None:
    wine = [card("poisoned-wine", STARK, host="hodor")]
    given = stands(stark("jon-snow", "hodor", "summer-sea"), wine, lannister("shae"))

    def onto(host: str) -> Any:
        return uses("poisoned-wine", effect("attach", "poisoned-wine", host=host), influence=["summer-sea"])

    assert after(given, onto("shae")).cards["poisoned-wine"].host == "shae"
    refused(given, onto("jon-snow"), because="lcg.keyword.no_attachments")
