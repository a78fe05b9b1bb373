"""Strength that cards and plots give: to whom, how much, and when not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.thrones.records import Modifier
from tests.lcg.cards_given import (
    LANNISTER,
    STARK,
    card,
    challenge,
    covers,
    lannister,
    stands,
    stark,
    strength_of,
)


def attached(name: str, host: str, seat: str = STARK) -> list:  # type: ignore[type-arg]
    return [card(name, seat, host=host)]


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


@covers("flame-kissed.str-mod")
def test_flame_kissed_is_nothing_beside_another_attachment() -> None:
    given = stands(
        stark("eddard-stark"), attached("flame-kissed", "eddard-stark"), attached("lordship", "eddard-stark")
    )
    assert strength_of(given, "eddard-stark") == 3


@covers("stinking-drunk.str-mod", "blood-of-the-dragon.str-mod")
def test_what_counts_in_a_challenge_counts_for_a_participant_alone() -> None:
    for attachment, now in (("stinking-drunk", 1), ("blood-of-the-dragon", 9)):
        cards = stark("greatjon-umber", "hodor"), lannister("bronn"), attached(attachment, "greatjon-umber")
        strong = replace(cards[0][0], strength=5) if attachment == "stinking-drunk" else cards[0][0]
        fights = challenge([strong, cards[0][1]], *cards[1:], attackers=("greatjon-umber",))
        assert strength_of(fights, "greatjon-umber") == now
        rests = challenge(stark("greatjon-umber", "robb-stark"), *cards[1:], attackers=("robb-stark",))
        assert strength_of(rests, "greatjon-umber") == 3


@covers("lordship.str-mod")
def test_lordship_counts_in_the_dominance_phase() -> None:
    cards = stark("hodor"), attached("lordship", "hodor")
    assert strength_of(stands(*cards), "hodor") == 4
    assert strength_of(stands(*cards, phase="dominance"), "hodor") == 8


@covers("ser-rodrik-cassel.str-mod")
def test_rodrik_is_stronger_while_he_defends() -> None:
    cards = stark("ser-rodrik-cassel"), lannister("bronn")
    defends = challenge(*cards, by=LANNISTER, attackers=("bronn",), defenders=("ser-rodrik-cassel",))
    attacks = challenge(*cards, attackers=("ser-rodrik-cassel",))
    assert (strength_of(defends, "ser-rodrik-cassel"), strength_of(attacks, "ser-rodrik-cassel")) == (4, 2)


@covers("shaggydog.str-mod")
def test_shaggydog_looks_for_a_lord_of_house_stark_of_his_player() -> None:
    assert strength_of(stands(stark("shaggydog", "robb-stark")), "shaggydog") == 4
    assert strength_of(stands(stark("shaggydog", "catelyn-stark", "tywin-lannister")), "shaggydog") == 1
    assert strength_of(stands(stark("shaggydog"), lannister("robb-stark")), "shaggydog") == 1


@covers("lady.str-mod")
def test_lady_strengthens_sansa() -> None:
    given = stands(stark("lady", "sansa-stark", "arya-stark"))
    assert (strength_of(given, "sansa-stark"), strength_of(given, "arya-stark")) == (3, 2)
    assert strength_of(stands(stark("sansa-stark")), "sansa-stark") == 2


@covers("kennel-master.str-mod")
def test_the_kennel_master_counts_every_direwolf_in_play() -> None:
    wolves = stark("kennel-master", "grey-wind", "lady"), lannister("direwolf-pup")
    assert strength_of(stands(*wolves), "kennel-master") == 5
    assert strength_of(stands(*wolves, attached("summer", "grey-wind")), "kennel-master") == 6
    assert strength_of(stands(stark("kennel-master")), "kennel-master") == 2


@covers("winterfell-castle.str-mod")
def test_winterfell_castle_strengthens_his_starks_alone() -> None:
    given = stands(stark("winterfell-castle", "robb-stark", "littlefinger"), lannister("arya-stark"))
    assert [strength_of(given, one) for one in ("robb-stark", "littlefinger", "arya-stark")] == [3, 3, 2]


@covers("melisandre.str-mod")
def test_asshai_is_stronger_while_melisandre_stands() -> None:
    priests = lannister("old-red-priest")
    standing = stands(stark("melisandre", "robb-stark"), priests)
    kneeling = stands(stark("melisandre", kneeling=True), priests)
    assert [strength_of(standing, one) for one in ("melisandre", "old-red-priest", "robb-stark")] == [4, 2, 2]
    assert [strength_of(kneeling, one) for one in ("melisandre", "old-red-priest")] == [3, 1]


@covers("jhogo.str-mod")
def test_jhogo_needs_a_weapon_on_him() -> None:
    assert strength_of(stands(stark("jhogo"), attached("aegons-blade", "jhogo")), "jhogo") == 3 + 2 + 2
    assert strength_of(stands(stark("jhogo"), attached("gilded-plate", "jhogo")), "jhogo") == 3


@covers("qartheen-fanatic.str-mod")
def test_a_dragon_character_anywhere_strengthens_the_fanatic() -> None:
    assert strength_of(stands(stark("qartheen-fanatic"), lannister("drogon")), "qartheen-fanatic") == 3
    assert strength_of(stands(stark("qartheen-fanatic")), "qartheen-fanatic") == 2


@covers("littlefinger.str-mod")
@pytest.mark.parametrize("gold", [0, 1, 4])
def test_littlefinger_is_as_strong_as_his_purse(gold: int) -> None:
    assert strength_of(stands(stark("littlefinger"), gold=gold), "littlefinger") == 3 + gold


@covers("hear-me-roar.str-mod")
def test_hear_me_roar_weakens_everybody_without_an_intrigue_icon() -> None:
    given = stands(
        stark("robb-stark", "catelyn-stark"), lannister("bronn"), plots={LANNISTER: "hear-me-roar"}
    )
    assert [strength_of(given, one) for one in ("robb-stark", "catelyn-stark", "bronn")] == [1, 3, 2]


@covers("holding-the-trident.str-mod")
def test_holding_the_trident_helps_who_has_fewer_characters() -> None:
    fewer = stands(stark("robb-stark"), lannister("bronn", "shae"), plots={STARK: "holding-the-trident"})
    assert [strength_of(fewer, one) for one in ("robb-stark", "bronn")] == [4, 3]
    as_many = stands(stark("robb-stark"), lannister("bronn"), plots={STARK: "holding-the-trident"})
    assert strength_of(as_many, "robb-stark") == 2


@covers("the-power-of-arms.str-mod", "tourney-for-the-hand.str-mod")
@pytest.mark.parametrize(
    ("plot", "helped", "more"),
    [("the-power-of-arms", "greatjon-umber", 2), ("tourney-for-the-hand", "bronn", 1)],
)
def test_a_plot_helps_his_characters_of_one_sort(plot: str, helped: str, more: int) -> None:
    cards = stark(helped, "arya-stark"), lannister("knight-of-the-tumblestone")
    before, given = stands(*cards), stands(*cards, plots={STARK: plot})
    for one, added in ((helped, more), ("arya-stark", 0), ("knight-of-the-tumblestone", 0)):
        assert strength_of(given, one) == strength_of(before, one) + added


@covers("the-power-of-arms.str-mod")
def test_the_same_plot_of_both_players_helps_each_of_them_once() -> None:
    plots = {STARK: "the-power-of-arms", LANNISTER: "the-power-of-arms"}
    given = stands(stark("greatjon-umber"), lannister("knight-of-the-tumblestone"), plots=plots)
    assert [strength_of(given, one) for one in ("greatjon-umber", "knight-of-the-tumblestone")] == [5, 4]


@covers("power-and-wealth.str-mod")
def test_power_and_wealth_counts_the_attachments_of_each_character() -> None:
    loaded = attached("lordship", "hodor") + attached("gilded-plate", "hodor")
    given = stands(stark("hodor", "arya-stark"), loaded, plots={STARK: "power-and-wealth"})
    assert [strength_of(given, one) for one in ("hodor", "arya-stark")] == [6, 2]
    theirs = stands(lannister("bronn"), attached("lordship", "bronn"), plots={STARK: "power-and-wealth"})
    assert strength_of(theirs, "bronn") == 3
