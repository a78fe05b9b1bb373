"""House Stark: what its cards say."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.state.records import Card, Modifier
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import Verdict
from tests.kit.lcg_cards import (
    LANNISTER,
    STARK,
    TEXT,
    after,
    attached,
    attack,
    card,
    challenge,
    chooses,
    covers,
    defend,
    do,
    effect,
    keyword,
    kills,
    kneeling,
    lannister,
    line,
    plays,
    power_on,
    refused,
    resolve,
    responds,
    stands,
    stark,
    strength_of,
    until,
    uses,
    won,
    zone,
)

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


def ice_under_robb(*enemies: str) -> AgotTable:
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


def in_the_plot_phase(*cards: list[Card], **fields: Any) -> AgotTable:
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


@covers("bran-stark.reveal-plot", "valar-morghulis.kill")
@pytest.mark.rule("lcg.plot.effect_timing")
@pytest.mark.parametrize(("plot", "where"), [("Valar Morghulis", "dead"), ("First", "play")])
def test_what_another_plot_does_when_it_is_revealed_follows_at_once(plot: str, where: str) -> None:
    given = in_the_plot_phase(stark("bran-stark"), lannister("shae")).put(borrowed=False)
    found = after(given, uses("bran-stark", kneel=["bran-stark"]), do("reveal_plot", STARK, plot=plot))
    assert [found.cards[name].zone for name in ("bran-stark", "shae")] == [where, where]


def test_nobody_else_reveals_the_other_plot() -> None:
    given = in_the_plot_phase(stark("bran-stark"))
    used = after(given, uses("bran-stark", kneel=["bran-stark"]))
    refused(used, do("reveal_plot", LANNISTER, plot="Mine"), because="lcg.plot.choose_reveal")


def struck(given: AgotTable, name: str, how: str = "kill") -> AgotTable:
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


@covers("trident-reinforcements.return-hand")
@pytest.mark.parametrize(
    ("third", "counts"),
    [
        (card("hodor", STARK, "dead"), True),
        (card("hodor"), False),
        (card("hodor", STARK, "discard"), False),
        (card("shae", LANNISTER, "dead"), False),
        (card("winterfell-castle", STARK, "dead"), False),
    ],
)
def test_the_reinforcements_count_the_characters_in_their_own_dead_pile(third: Card, counts: bool) -> None:
    given = stands(stark("trident-reinforcements", "robb-stark", zone="dead"), [third], phase="dominance")
    ruling = line(given, uses("trident-reinforcements"))[1]
    assert (ruling.verdict is Verdict.YES) is counts


def reserves_defend(*discarded: Card, unknown: int = 0) -> AgotTable:
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
    own = card("hodor", STARK, "discard")
    beside = after(reserves_defend(shae, own), answer, chooses(seat=LANNISTER))
    assert (beside.cards["shae"].zone, beside.cards["hodor"].zone) == ("deck_top", "discard")
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


@covers("summer.str-mod")
def test_who_has_an_icon_from_a_text_takes_part_and_the_ruling_tells_from_which() -> None:
    cards = stark("bran-stark"), lannister("bronn")
    attack = do("declare_challenge", STARK, kind="military", target=LANNISTER, attackers=("bran-stark",))
    refused(stands(*cards), attack, because="lcg.challenge.declare_attackers")
    _, ruling = line(stands(*cards, attached("summer", "bran-stark")), attack)
    told = [one for reason in ruling.reasons for one in reason.because if one.says == "icon_given"]
    assert [one.facts["by_means"] for one in told] == ["summer"]


@covers("lady.str-mod")
def test_sansa_wins_power_by_lady() -> None:
    given = challenge(stark("sansa-stark", "lady"), lannister("bronn"), kind="power",
                      attackers=("sansa-stark",))  # fmt: skip
    assert after(given, resolve()).cards["sansa-stark"].power == 1
    alone = challenge(stark("sansa-stark"), lannister("bronn"), kind="power", attackers=("sansa-stark",))
    assert after(alone, resolve()).cards["sansa-stark"].power == 0


@covers("nymeria.str-mod")
def test_stealth_from_a_text_bypasses_and_is_immune_to_stealth() -> None:
    cards = stark("arya-stark", "robb-stark"), lannister("bronn", "tyrion-lannister")
    attack = do("declare_challenge", STARK, kind="military", target=LANNISTER, attackers=("arya-stark",))
    sneaks = do("assign_stealth", STARK, pairs={"arya-stark": "bronn"})
    refused(stands(*cards), attack, sneaks, because="lcg.keyword.stealth")
    with_wolf = stands(*cards, attached("nymeria", "arya-stark"))
    refused(with_wolf, attack, sneaks, do("declare_defenders", LANNISTER, defenders=("bronn",)))
    into = do("assign_stealth", LANNISTER, pairs={"tyrion-lannister": "arya-stark"})
    theirs = do("declare_challenge", LANNISTER, kind="power", target=STARK, attackers=("tyrion-lannister",))
    wolf = attached("nymeria", "arya-stark")
    refused(stands(*cards, wolf, active=LANNISTER), theirs, into, because="lcg.keyword.stealth")
    after(stands(*cards, active=LANNISTER), theirs, into)


@covers("arya-stark.lose-keyword")
def test_arya_takes_stealth_and_renown_for_the_phase() -> None:
    payer = stark("northern-fiefdoms", "arya-stark")
    given = stands(payer, lannister("tyrion-lannister", "bronn"))
    loss = [effect("lose_keyword", "tyrion-lannister", keyword=one) for one in ("stealth", "renown")]
    gain = effect("gain_keyword", "arya-stark", keyword="stealth")
    taken = after(given, uses("arya-stark", *loss, gain, influence=("northern-fiefdoms",)))
    assert keyword(taken, "tyrion-lannister", "stealth") is False
    assert keyword(taken, "arya-stark", "stealth") is True
    assert keyword(taken, "arya-stark", "renown") is False
    refused(given, uses("arya-stark", *loss, influence=("northern-fiefdoms",)))
    bronn = [effect("lose_keyword", "bronn", keyword=one) for one in ("stealth", "renown")]
    refused(given, uses("arya-stark", *bronn, influence=("northern-fiefdoms",)))


@covers("arya-stark.lose-keyword")
def test_a_keyword_taken_away_is_gone_whoever_gives_it() -> None:
    lost = (Modifier("lose_keyword", 0, "stealth"),)
    given = stands([card("hodor", modifiers=lost)], attached("gutter-rats-cunning", "hodor"))
    assert keyword(given, "hodor", "stealth") is False


@covers("shaggydog.str-mod")
def test_shaggydog_is_immune_to_events_beside_a_stark_lord() -> None:
    strike = plays("the-lions-will", effect("kneel", "shaggydog"), by=LANNISTER, gold=2)
    event = lannister("the-lions-will", zone="hand")
    alone = stands(stark("shaggydog"), event, gold=2, active=LANNISTER)
    assert after(alone, strike).cards["shaggydog"].kneeling
    immune = stands(stark("shaggydog", "robb-stark"), event, gold=2, active=LANNISTER)
    refused(immune, strike, because="lcg.keyword.immune_target")


@covers("ser-rodrik-cassel.no-kneel")
def test_rodrik_stays_standing_as_a_defender_and_kneels_to_attack() -> None:
    cards = lannister("ser-rodrik-cassel", "bronn"), stark("robb-stark")
    defended = challenge(*cards, attackers=("robb-stark",), defenders=("ser-rodrik-cassel", "bronn"))
    assert kneeling(defended, "ser-rodrik-cassel", "bronn", "robb-stark") == [False, True, True]
    attacked = challenge(*cards, by=LANNISTER, attackers=("ser-rodrik-cassel",))
    assert kneeling(attacked, "ser-rodrik-cassel") == [True]


@covers("ser-rodrik-cassel.no-kneel")
def test_who_kneels_already_does_not_defend_whatever_his_text() -> None:
    tired = [card("ser-rodrik-cassel", LANNISTER, kneeling=True)]
    refused(stands(tired, stark("robb-stark")), attack("robb-stark"), defend("ser-rodrik-cassel"),
            because="lcg.challenge.defender_standing")  # fmt: skip


@covers("hodor.restriction")
def test_hodor_is_never_declared_an_attacker_but_defends() -> None:
    cards = stark("hodor", "robb-stark"), lannister("bronn")
    refused(stands(*cards), attack("hodor", "robb-stark"), because=TEXT)
    defended = challenge(*cards, by=LANNISTER, attackers=("bronn",), defenders=("hodor",))
    assert defended.challenge is not None
    assert defended.challenge.defenders == ("hodor",)


@covers("hodor.immunity")
def test_hodor_cannot_be_bypassed() -> None:
    cards = stark("hodor", "robb-stark"), lannister("tyrion-lannister")
    theirs = attack("tyrion-lannister", kind="power", by=LANNISTER)
    given = stands(*cards, active=LANNISTER)
    refused(given, theirs, do("assign_stealth", LANNISTER, pairs={"tyrion-lannister": "hodor"}), because=TEXT)
    after(given, theirs, do("assign_stealth", LANNISTER, pairs={"tyrion-lannister": "robb-stark"}))
