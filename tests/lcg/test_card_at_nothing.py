"""Whoever is at strength 0 while a text kills him there is killed, whatever has brought him there."""

from __future__ import annotations

from engine.kernel.move import Move
from engine.kernel.play import decisions
from engine.lcg.game import LCG
from engine.thrones.records import Card
from engine.thrones.starting import at_phase
from engine.thrones.table import Table
from tests.lcg.cards_given import (
    LANNISTER,
    STARK,
    after,
    card,
    chooses,
    covers,
    do,
    effect,
    lannister,
    refused,
    responds,
    stands,
    stark,
    until,
    uses,
)

CAVALRY = "stanniss-northern-cavalry"


def on(what: str, host: str, seat: str = STARK) -> list[Card]:
    """An attachment under a character."""
    return [card(what, seat, host=host)]


def weakens(whom: str, by: int = -1) -> Move:
    return do("apply_effect", effects=[effect("strength", whom, amount=by)])


def zone(table: Table, name: str) -> str:
    return table.cards[name].zone


@covers("flame-kissed.str-mod")
def test_the_flame_kills_whoever_falls_to_nothing_later() -> None:
    given = stands(lannister("tywin-lannister"), on("flame-kissed", "tywin-lannister"))
    assert zone(after(given, weakens("tywin-lannister")), "tywin-lannister") == "play"
    fallen = until(given, weakens("tywin-lannister", -2))
    assert zone(after(fallen, do("decline_saves")), "tywin-lannister") == "dead"


@covers("flame-kissed.str-mod")
def test_the_flame_kills_nobody_who_has_another_attachment_or_does_not_hear_it() -> None:
    worn = stands(lannister("shae"), on("flame-kissed", "shae"), on("bodyguard", "shae", LANNISTER))
    assert zone(after(worn, weakens("shae", -4)), "shae") == "play"
    assert zone(until(worn, do("apply_effect", effects=[effect("discard", "bodyguard")])), "shae") == "play"
    plain = stands(lannister("shae"))
    assert zone(after(plain, weakens("shae", -4)), "shae") == "play"


@covers("drogon.str-mod")
def test_drogon_kills_whoever_falls_to_nothing_later_in_the_phase() -> None:
    given = after(
        stands(stark("drogon"), lannister("bronn"), gold=2), uses("drogon", gold=2), chooses("bronn")
    )
    assert zone(given, "bronn") == "play"
    fallen = until(given, weakens("bronn", -3))
    assert zone(after(fallen, do("decline_saves")), "bronn") == "dead"
    later = at_phase(LCG, given, "dominance")
    assert zone(after(later, weakens("bronn", -4)), "bronn") == "play"


@covers("drogon.str-mod")
def test_whoever_was_saved_at_nothing_is_not_killed_again_for_staying_there() -> None:
    cards = stark("drogon"), lannister("shae"), on("bodyguard", "shae", LANNISTER)
    weak = until(stands(*cards, gold=2), uses("drogon", gold=2), chooses("shae"))
    saved = after(weak, do("save", LANNISTER, card="shae", **{"with": "bodyguard"}))
    assert zone(saved, "shae") == "play"
    assert "save_or_decline" not in {one.asks for one in decisions(LCG, saved)}
    assert zone(after(saved, weakens("shae")), "shae") == "play"


@covers("stanniss-northern-cavalry.immunity")
def test_the_cavalry_is_safe_for_the_rest_of_a_phase_in_which_its_strength_has_changed() -> None:
    given = stands([card(CAVALRY)], on("stinking-drunk", CAVALRY, LANNISTER), active=STARK)
    kills = do("apply_effect", effects=[effect("kill", CAVALRY)])
    assert zone(after(given, kills), CAVALRY) == "dead"
    fought = after(
        given, do("declare_challenge", STARK, kind="military", target=LANNISTER, attackers=[CAVALRY])
    )
    assert zone(after(fought, kills), CAVALRY) == "play"
    home = after(fought, do("apply_effect", effects=[effect("remove_from_challenge", CAVALRY)]))
    assert zone(after(home, kills), CAVALRY) == "play"
    assert zone(after(at_phase(LCG, home, "dominance"), kills), CAVALRY) == "dead"


@covers("captain-groleo.power-gain")
def test_groleo_is_paid_for_an_attachment_an_opponent_has_searched_for_and_shown() -> None:
    deck = stark("nymeria", "grey-wind", zone="deck")
    given = stands(stark("winterfell-kennels"), deck, lannister("captain-groleo"), gold=1)
    kennels = uses("winterfell-kennels", kneel=["winterfell-kennels"], gold=1)
    claimed = responds("captain-groleo", effect("gain_power", amounts={LANNISTER: 1}), by=LANNISTER)
    shown = until(given, kennels, chooses("nymeria"))
    assert after(shown, claimed).seats[LANNISTER].power == 1
    refused(until(given, kennels, chooses("grey-wind")), claimed)
