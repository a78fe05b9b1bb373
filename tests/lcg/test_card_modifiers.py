"""Keywords, icons, traits, immunities, strength that texts give: to whom, and how long."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.agot.lcg.view import explain, view
from engine.agot.state.records import Modifier
from tests.kit.lcg_cards import (
    LANNISTER,
    STARK,
    after,
    attached,
    card,
    challenge,
    covers,
    do,
    effect,
    icon,
    keyword,
    lannister,
    plays,
    refused,
    stands,
    stark,
    strength_of,
)


@pytest.mark.parametrize(
    ("attachment", "host", "printed", "now"),
    [
        ("nymeria", "arya-stark", 2, 3),
        ("nymeria", "sansa-stark", 2, 2),
        ("summer", "bran-stark", 1, 3),
        ("gutter-rats-cunning", "hodor", 4, 6),
        ("poisoned-wine", "robb-stark", 2, 0),
        ("shadows-blessing", "robb-stark", 2, 4),
        ("shadows-blessing", "kennel-master", 2, 0),
        ("aegons-blade", "robb-stark", 2, 4),
        ("aegons-blade", "catelyn-stark", 3, 3),
        ("flame-kissed", "eddard-stark", 3, 1),
    ],
)
@covers("nymeria.str-mod", "summer.str-mod", "gutter-rats-cunning.str-mod", "poisoned-wine.str-mod",
        "shadows-blessing.str-mod", "aegons-blade.str-mod", "flame-kissed.str-mod")  # fmt: skip
def test_an_attachment_changes_its_host_and_nobody_else(
    attachment: str, host: str, printed: int, now: int
) -> None:
    given = stands(stark(host), lannister("bronn"), attached(attachment, host))
    assert (strength_of(stands(stark(host)), host), strength_of(given, host)) == (printed, now)
    assert strength_of(given, "bronn") == 3


@covers("shadows-blessing.str-mod", "aegons-blade.str-mod")
def test_an_icon_gained_counts_for_what_asks_for_icons() -> None:
    gained = (Modifier("gain_icon", 0, "power"),)
    given = stands([card("kennel-master", modifiers=gained)], attached("shadows-blessing", "kennel-master"))
    assert strength_of(given, "kennel-master") == 4


@covers("stinking-drunk.str-mod", "blood-of-the-dragon.str-mod")
def test_what_counts_in_a_challenge_counts_for_a_participant_alone() -> None:
    for attachment, now in (("stinking-drunk", 1), ("blood-of-the-dragon", 9)):
        cards = stark("greatjon-umber", "hodor"), lannister("bronn"), attached(attachment, "greatjon-umber")
        strong = replace(cards[0][0], strength=5) if attachment == "stinking-drunk" else cards[0][0]
        fights = challenge([strong, cards[0][1]], *cards[1:], attackers=("greatjon-umber",))
        assert strength_of(fights, "greatjon-umber") == now
        rests = challenge(stark("greatjon-umber", "robb-stark"), *cards[1:], attackers=("robb-stark",))
        assert strength_of(rests, "greatjon-umber") == 3


@covers(
    "nymeria.str-mod",
    "summer.gain-keyword",
    "gutter-rats-cunning.str-mod",
    "aegons-blade.gain-keyword",
    "aegons-blade.gain-keyword-2",
)
@pytest.mark.parametrize(
    ("attachment", "host", "what", "has"),
    [
        ("nymeria", "arya-stark", "stealth", True),
        ("nymeria", "sansa-stark", "stealth", False),
        ("summer", "bran-stark", "stealth", True),
        ("summer", "arya-stark", "stealth", False),
        ("gutter-rats-cunning", "hodor", "stealth", True),
        ("aegons-blade", "catelyn-stark", "stealth", True),
        ("aegons-blade", "catelyn-stark", "renown", True),
        ("aegons-blade", "robb-stark", "stealth", False),
        ("aegons-blade", "robb-stark", "renown", True),
        ("aegons-blade", "kennel-master", "renown", False),
    ],
)  # fmt: skip
def test_an_attachment_gives_a_keyword_to_its_host(attachment: str, host: str, what: str, has: bool) -> None:
    given = stands(stark(host), lannister("bronn"), attached(attachment, host))
    assert keyword(given, host, what) is has
    assert keyword(given, "bronn", what) is False
    assert keyword(given.card(attachment, zone="discard", host=""), host, what) is False


@covers("summer.str-mod", "lordship.gain-trait", "qartheen-fanatic.str-mod")
def test_icons_are_given_as_long_as_the_text_is_there() -> None:
    summer = stands(stark("bran-stark"), attached("summer", "bran-stark"))
    assert icon(summer, "bran-stark", "military") is True
    assert icon(summer.card("summer", zone="discard", host=""), "bran-stark", "military") is False
    assert icon(stands(stark("bronn"), attached("lordship", "bronn")), "bronn", "power") is True
    dragon = stands(stark("qartheen-fanatic"), lannister("drogon"))
    assert icon(dragon, "qartheen-fanatic", "military") is True
    assert icon(stands(stark("qartheen-fanatic")), "qartheen-fanatic", "military") is False


@covers("lordship.gain-trait", "ser-rodrik-cassel.str-mod")
def test_whoever_has_lordship_is_a_lord_for_a_bodyguard() -> None:
    guard = do("play_card", STARK, card="bodyguard", host="hodor-1")
    host = [replace(card("ser-rodrik-cassel"), id="hodor-1")]
    table = stands(host, stark("bodyguard", zone="hand"), phase="marshalling", gold=3)
    refused(table, guard)
    lord = stands(host, stark("bodyguard", zone="hand"), attached("lordship", "hodor-1"),
                  phase="marshalling", gold=3)  # fmt: skip
    assert after(lord, guard).cards["bodyguard"].host == "hodor-1"


def test_the_table_shows_what_a_text_gives_and_tells_from_which() -> None:
    given = stands(stark("arya-stark"), attached("nymeria", "arya-stark"))
    pieces = [piece for area in view(given).areas for row in area.rows for piece in row.pieces]
    [arya] = [piece for piece in pieces if piece.id == "arya-stark"]
    [badge] = [badge for badge in arya.badges if badge.key == "stealth"]
    reason = explain(given, badge.explains)
    assert reason is not None
    assert [one.facts["by_means"] for one in reason.because] == ["nymeria"]


def test_a_printed_keyword_has_nothing_to_explain() -> None:
    assert explain(stands(stark("eddard-stark")), "given:eddard-stark") is None


def test_an_event_that_is_named_for_an_effect_by_hand_does_not_reach_who_is_immune_to_events() -> None:
    event = lannister("the-lions-will", zone="discard")
    immune = stands(stark("shaggydog", "robb-stark"), event, active=LANNISTER)
    kneels = effect("kneel", "shaggydog")
    assert after(immune, do("apply_effect", LANNISTER, effects=[kneels])).cards["shaggydog"].kneeling
    named = do("apply_effect", LANNISTER, effects=[kneels], by_means="the-lions-will")
    refused(immune, named, because="lcg.keyword.immune_target")
    robb = do("apply_effect", LANNISTER, effects=[effect("kneel", "robb-stark")], by_means="the-lions-will")
    assert after(immune, robb).cards["robb-stark"].kneeling


@covers("shaggydog.str-mod", "lethal-counterattack.kill", "westeros-bleeds.discard-play")
def test_an_event_on_everybody_passes_over_who_is_immune_to_it() -> None:
    wolves = stark("shaggydog", "robb-stark", "greatjon-umber")
    event = lannister("lethal-counterattack", zone="hand"), lannister("arya-stark", "catelyn-stark")
    given = challenge(wolves, *event, attackers=("shaggydog", "greatjon-umber"))
    pay = {"kneel": ("arya-stark", "catelyn-stark")}
    dies = after(given, plays("lethal-counterattack", effect("kill", "greatjon-umber"), by=LANNISTER, **pay))
    assert [dies.cards[one].zone for one in ("shaggydog", "greatjon-umber")] == ["play", "dead"]
    both = (effect("kill", "shaggydog"), effect("kill", "greatjon-umber"))
    refused(given, plays("lethal-counterattack", *both, by=LANNISTER, **pay))
