"""House Stark: texts in parts, with limits, and from elsewhere than play."""

from __future__ import annotations

from typing import Any

import pytest

from engine.thrones.records import Card
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
    refused,
    resolve,
    responds,
    stands,
    stark,
    until,
    uses,
)

TEXT = "lcg.anatomy.rules_text"


def ice_under_robb(*enemies: str) -> Table:
    ice = [card("ice", STARK, host="robb-stark")]
    return challenge(stark("robb-stark", "hodor"), ice, lannister(*enemies), attackers=("robb-stark",),
                     defenders=enemies)  # fmt: skip


PAID: Any = {"kneel": ["ice"], "discard": ["ice"]}


@covers("ice.kill")
def test_ice_kills_another_participant_and_is_gone() -> None:
    given = ice_under_robb("bronn")
    found = after(given, uses("ice", effect("kill", "bronn"), **PAID))
    assert (found.cards["bronn"].zone, found.cards["ice"].zone) == ("dead", "discard")
    refused(given, uses("ice", effect("kill", "robb-stark"), **PAID), because=TEXT)
    refused(given, uses("ice", effect("kill", "hodor"), **PAID), because=TEXT)
    refused(given, uses("ice", effect("kill", "bronn"), kneel=["ice"]), because=TEXT)


@covers("ice.kill")
def test_ice_waits_for_a_challenge_its_bearer_takes_part_in() -> None:
    ice = [card("ice", STARK, host="hodor")]
    given = challenge(stark("robb-stark", "hodor"), ice, lannister("bronn"), attackers=("robb-stark",),
                      defenders=("bronn",))  # fmt: skip
    refused(given, uses("ice", effect("kill", "bronn"), **PAID), because=TEXT)


@covers("catelyn-stark.str-ignore")
def test_catelyn_defends_and_the_strength_of_one_does_not_count() -> None:
    cards = lannister("robb-stark", "tyrion-lannister"), stark("catelyn-stark")
    given = stands(*cards, active=LANNISTER)
    declared = until(
        given,
        do("declare_challenge", LANNISTER, kind="intrigue", target=STARK, attackers=["tyrion-lannister"]),
        do("declare_defenders", STARK, defenders=["catelyn-stark"]),
    )
    refused(declared, responds("catelyn-stark"), chooses("robb-stark"), because=TEXT)
    found = after(declared, responds("catelyn-stark"), chooses("tyrion-lannister"), resolve())
    assert found.last_challenge is not None
    assert (found.last_challenge.attack, found.last_challenge.winner) == (0, STARK)


@covers("sansa-stark.draw")
def test_whoever_puts_an_attachment_on_sansa_may_draw() -> None:
    cards = stark("sansa-stark"), lannister("bodyguard", zone="hand")
    given = stands(*cards, phase="marshalling", active=LANNISTER, gold=5)
    laid = until(given, do("play_card", LANNISTER, card="bodyguard", host="sansa-stark"))
    answered = after(laid, responds("sansa-stark"))
    refused(answered, chooses(way="draw"), because=TEXT)
    assert after(answered, chooses(by=LANNISTER, way="draw")).seats[LANNISTER].hand == 4
    assert after(answered, chooses(by=LANNISTER)).seats[LANNISTER].hand == 3


@covers("greatjon-umber.join-challenge")
def test_the_greatjon_joins_the_side_he_likes() -> None:
    cards = stark("robb-stark", "greatjon-umber"), lannister("bronn")
    given = challenge(*cards, attackers=("robb-stark",), defenders=("bronn",))
    kneels: Any = {"kneel": ["greatjon-umber"]}
    on_the_attack = after(given, uses("greatjon-umber", **kneels), chooses(way="attacking"))
    assert on_the_attack.challenge is not None
    assert on_the_attack.challenge.attackers == ("robb-stark", "greatjon-umber")
    against = after(given, uses("greatjon-umber", **kneels), chooses(way="defending"))
    assert against.challenge is not None
    assert against.challenge.defenders == ("bronn", "greatjon-umber")
    refused(given, uses("greatjon-umber", **kneels), chooses(way="pay"), because=TEXT)
    refused(on_the_attack, uses("greatjon-umber", **kneels))
    intrigue = challenge(stark("sansa-stark", "greatjon-umber"), kind="intrigue", attackers=("sansa-stark",))
    refused(intrigue, uses("greatjon-umber", **kneels), because=TEXT)


def test_who_joins_before_defenders_are_declared_defends_beside_them() -> None:
    given = stands(stark("robb-stark"), lannister("bronn", "greatjon-umber"))
    found = after(
        given,
        do("declare_challenge", STARK, kind="military", target=LANNISTER, attackers=["robb-stark"]),
        uses("greatjon-umber", by=LANNISTER, kneel=["greatjon-umber"]),
        chooses(by=LANNISTER, way="defending"),
        do("declare_defenders", LANNISTER, defenders=["bronn"]),
    )
    assert found.challenge is not None
    assert found.challenge.defenders == ("greatjon-umber", "bronn")


def in_the_plot_phase(*cards: list[Card], **fields: Any) -> Table:
    """The actions of the plot phase have begun, after everything that is revealed has been carried out."""
    return stands(*cards, phase="plot", window={"first": STARK}, **fields)


@covers("bran-stark.reveal-plot")
def test_bran_reveals_another_plot_three_times_a_round() -> None:
    given = in_the_plot_phase(stark("bran-stark"))
    for plot in ("First", "Second", "Third"):
        given = after(given, uses("bran-stark", kneel=["bran-stark"]), do("reveal_plot", STARK, plot=plot))
        revealed = given.seats[STARK].plot
        assert revealed is not None
        assert revealed.name == plot
        given = given.card("bran-stark", kneeling=False)
    refused(given, uses("bran-stark", kneel=["bran-stark"]), because=TEXT)


def test_nobody_else_reveals_the_other_plot() -> None:
    given = in_the_plot_phase(stark("bran-stark"))
    used = after(given, uses("bran-stark", kneel=["bran-stark"]))
    refused(used, do("reveal_plot", LANNISTER, plot="Mine"), because="lcg.plot.choose_reveal")


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


def struck(given: Table, name: str, how: str = "kill") -> Table:
    return until(given, do("apply_effect", effects=[effect(how, name)]))


@covers("kennel-master.save")
@pytest.mark.parametrize("how", ["kill", "discard"])
def test_the_kennel_master_is_saved_among_direwolves_and_goes_back(how: str) -> None:
    wolves = stark("direwolf-pup", "direwolf-pup-2", "grey-wind")
    saved = do("save", STARK, card="kennel-master", with_="kennel-master")
    found = after(struck(stands(stark("kennel-master"), wolves), "kennel-master", how), saved)
    assert found.cards["kennel-master"].zone == "hand"
    refused(struck(stands(stark("kennel-master"), wolves[:2]), "kennel-master", how), saved, because=TEXT)


@covers("trident-reinforcements.return-hand")
def test_the_reinforcements_come_back_from_among_three_dead() -> None:
    dead = stark("trident-reinforcements", "robb-stark", "hodor", zone="dead")
    given = stands(dead, phase="dominance")
    assert after(given, uses("trident-reinforcements")).cards["trident-reinforcements"].zone == "hand"
    refused(stands(dead[:2], phase="dominance"), uses("trident-reinforcements"), because=TEXT)
    refused(stands(dead), uses("trident-reinforcements"), because="lcg.play.timing_events")
    refused(stands(stark("trident-reinforcements"), dead[1:], phase="dominance"),
            uses("trident-reinforcements"), because="lcg.inplay.definition")  # fmt: skip


def reserves_defend(*discarded: Card, unknown: int = 0) -> Table:
    given = stands(
        stark("winterfell-reserves"), lannister("bronn"), list(discarded), active=LANNISTER, gold=1
    )
    return until(
        given.seat(LANNISTER, discard=unknown),
        do("declare_challenge", LANNISTER, kind="military", target=STARK, attackers=["bronn"]),
        do("declare_defenders", STARK, defenders=["winterfell-reserves"]),
    )


@covers("winterfell-reserves.deck-top")
def test_the_reserves_put_the_top_of_a_discard_pile_onto_its_deck() -> None:
    shae = card("shae", LANNISTER, "discard")
    given = reserves_defend(shae)
    answer = responds("winterfell-reserves", gold=1)
    found = after(given, answer, chooses(seat=LANNISTER))
    assert found.cards["shae"].zone == "deck_top"
    refused(given, responds("winterfell-reserves"), because=TEXT)
    hidden = after(reserves_defend(unknown=2), answer, chooses(seat=LANNISTER))
    assert (hidden.seats[LANNISTER].discard, hidden.seats[LANNISTER].deck) == (1, 31)


@covers("winterfell-kennels.search")
def test_the_kennels_find_a_direwolf_that_is_shown() -> None:
    deck = stark("grey-wind", "robb-stark", zone="deck")
    given = stands(stark("winterfell-kennels"), deck, gold=1)
    use = uses("winterfell-kennels", kneel=["winterfell-kennels"], gold=1)
    found = after(given, use, chooses("grey-wind"))
    assert found.cards["grey-wind"].zone == "hand"
    assert found.cards["robb-stark"].zone == "shuffled"
    refused(given, use, chooses("robb-stark"), because=TEXT)
    assert after(given, use, chooses()).cards["grey-wind"].zone == "shuffled"


def test_a_search_is_asked_even_if_no_card_of_the_deck_is_known() -> None:
    given = stands(stark("winterfell-kennels"), gold=1)
    used = after(given, uses("winterfell-kennels", kneel=["winterfell-kennels"], gold=1))
    refused(used, do("pass", STARK))
    assert after(used, chooses()).seats[STARK].deck == 30
