"""House Baratheon: what its cards say."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.agot.lcg.game import LCG
from engine.agot.lcg.view import view
from engine.agot.rounds.rounds import at_phase
from engine.agot.state.records import Modifier, Plot
from engine.agot.values.card_values import has_keyword
from engine.agot.values.power_and_victory import total_power
from engine.kernel.reasons import Verdict
from tests.kit.lcg_cards import (
    LANNISTER,
    PORT,
    STARK,
    TEXT,
    after,
    asked,
    attached,
    attack,
    before_plots,
    card,
    challenge,
    chooses,
    covers,
    dead,
    defend,
    do,
    effect,
    ends,
    explained,
    gold,
    happens,
    keyword,
    lannister,
    line,
    plays,
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


# Baratheon


@covers("robert-baratheon.power-gain")
def test_robert_claims_a_further_power_when_renown_gives_him_one() -> None:
    given = until(challenge(stark("robert-baratheon"), attackers=("robert-baratheon",)), resolve())
    refused(given, do("pass", LANNISTER))
    power = effect("gain_power_on_card", "robert-baratheon", amount=1)
    found = after(given, do("resolve_passive", STARK, card="robert-baratheon", effects=[power]))
    assert found.cards["robert-baratheon"].power == 2


@covers("ser-davos-seaworth.save")
def test_davos_is_saved_and_paid_for_or_taken_back() -> None:
    saved = do("save", STARK, card="ser-davos-seaworth", with_="ser-davos-seaworth")
    struck = happens(stands(stark("ser-davos-seaworth"), gold=1), effect("kill", "ser-davos-seaworth"))
    paid = after(struck, saved, chooses(way="pay"))
    assert (paid.cards["ser-davos-seaworth"].zone, paid.seats[STARK].gold) == ("play", 0)
    back = after(struck, saved, chooses(way="return"))
    assert (back.cards["ser-davos-seaworth"].zone, back.seats[STARK].gold) == ("hand", 1)
    poor = happens(stands(stark("ser-davos-seaworth")), effect("kill", "ser-davos-seaworth"))
    assert after(poor, saved).cards["ser-davos-seaworth"].zone == "hand"
    discarded = happens(stands(stark("ser-davos-seaworth")), effect("discard", "ser-davos-seaworth"))
    refused(discarded, saved, because=TEXT)


@covers("edric-storm.extra-challenge")
def test_edric_gives_one_more_power_challenge() -> None:
    cards = stark("edric-storm", "host-of-storms-end", "robert-baratheon"), lannister("shae")
    fought = challenge(*cards, kind="power", attackers=("host-of-storms-end",))
    found = after(until(fought, resolve()), responds("edric-storm", discard=["edric-storm"]))
    assert found.cards["edric-storm"].zone == "discard"
    again = do("declare_challenge", STARK, kind="power", target=LANNISTER, attackers=["robert-baratheon"])
    third = after(found, again)
    assert third.challenge is not None
    for made, lasting in ((("power",), ()), (("power", "power"), found.lasting)):
        idle = stands(*cards).seat(STARK, challenges_made=made).put(lasting=lasting)
        refused(idle, again, because="lcg.challenge.one_each")


@covers("old-red-priest.kneel")
def test_the_priest_killed_kneels_a_location_of_his_own() -> None:
    cards = stark("old-red-priest", "northern-fiefdoms", "godswood"), lannister("winterfell-castle")
    killed = dead(stands(*cards), "old-red-priest")
    assert asked(killed) == ["resolve_passive"]
    resolved = after(killed, do("resolve_passive", STARK, card="old-red-priest"))
    refused(resolved, chooses("winterfell-castle"), because=TEXT)
    assert after(resolved, chooses("godswood")).cards["godswood"].kneeling
    alone = dead(stands(stark("old-red-priest")), "old-red-priest")
    assert asked(alone) == ["react"]


@covers("renlys-courtier.blank")
def test_the_courtier_makes_a_text_blank_for_the_phase() -> None:
    given = stands(stark("renlys-courtier"), lannister("knight-of-the-tumblestone", "hodor"))
    stealthy = given.card("knight-of-the-tumblestone", keywords=("stealth",))
    use = uses("renlys-courtier", kneel=["renlys-courtier"])
    refused(stealthy, use, chooses("hodor"), because=TEXT)
    found = after(stealthy, use, chooses("knight-of-the-tumblestone"))
    assert has_keyword(found, found.cards["knight-of-the-tumblestone"], "stealth") is False
    later = at_phase(LCG, found, "dominance")
    assert has_keyword(later, later.cards["knight-of-the-tumblestone"], "stealth")


@covers("house-tyrell-guard.put-into-play")
def test_the_tyrell_guard_comes_in_for_a_dead_baratheon() -> None:
    guard = stark("house-tyrell-guard", zone="hand")
    killed = dead(stands(guard, stark("devan-seaworth")), "devan-seaworth")
    assert after(killed, responds("house-tyrell-guard")).cards["house-tyrell-guard"].zone == "play"
    other = happens(stands(guard, stark("hodor")), effect("kill", "hodor"))
    refused(other, responds("house-tyrell-guard"))
    theirs = happens(stands(guard, lannister("devan-seaworth")), effect("kill", "devan-seaworth"))
    refused(theirs, responds("house-tyrell-guard"))


@covers("dragonstone-port.timing")
def test_the_port_gives_everybody_a_moment_for_actions_before_plots_are_revealed() -> None:
    given = before_plots(stark(PORT))
    assert seats_asked(given) == [(STARK, "action")]
    assert seats_asked(before_plots(stark("great-keep"))) == [
        (STARK, "reveal_plot"),
        (LANNISTER, "reveal_plot"),
    ]
    assert ends(given).seats[LANNISTER].plot == Plot("C")


@covers("dragonstone-port.power-gain")
def test_whoever_names_the_plot_an_opponent_reveals_claims_a_power() -> None:
    given = before_plots(stark(PORT))
    named = until(given, uses(PORT), do("choose_by_text", STARK, name="C"))
    assert ends(named).seats[STARK].power == 1
    wrong = until(given, uses(PORT), do("choose_by_text", STARK, name="D"))
    assert ends(wrong).seats[STARK].power == 0
    own = until(given, uses(PORT), do("choose_by_text", STARK, name="A"))
    assert ends(own).seats[STARK].power == 0


def test_the_port_names_a_plot_once_a_phase_and_only_before_plots_are_revealed() -> None:
    given = until(before_plots(stark(PORT)), uses(PORT), do("choose_by_text", STARK, name="C"))
    refused(given, uses(PORT), because=TEXT)
    revealed = until(before_plots(stark(PORT)), do("reveal_plot", STARK, plot="A"))
    refused(revealed, uses(PORT))


CAVALRY = "stanniss-northern-cavalry"


@covers("stanniss-northern-cavalry.immunity")
def test_the_cavalry_is_safe_for_the_rest_of_a_phase_in_which_its_strength_has_changed() -> None:
    given = stands([card(CAVALRY)], attached("stinking-drunk", CAVALRY, LANNISTER), active=STARK)
    kills = do("apply_effect", effects=[effect("kill", CAVALRY)])
    assert zone(after(given, kills), CAVALRY) == "dead"
    fought = after(
        given, do("declare_challenge", STARK, kind="military", target=LANNISTER, attackers=[CAVALRY])
    )
    assert zone(after(fought, kills), CAVALRY) == "play"
    home = after(fought, do("apply_effect", effects=[effect("remove_from_challenge", CAVALRY)]))
    assert zone(after(home, kills), CAVALRY) == "play"
    assert zone(after(at_phase(LCG, home, "dominance"), kills), CAVALRY) == "dead"


@covers("melisandre.str-mod")
def test_asshai_is_stronger_while_melisandre_stands() -> None:
    priests = lannister("old-red-priest")
    standing = stands(stark("melisandre", "robb-stark"), priests)
    kneeling = stands(stark("melisandre", kneeling=True), priests)
    assert [strength_of(standing, one) for one in ("melisandre", "old-red-priest", "robb-stark")] == [4, 2, 2]
    assert [strength_of(kneeling, one) for one in ("melisandre", "old-red-priest")] == [3, 1]


@covers("devan-seaworth.gain-keyword")
def test_devan_sneaks_while_a_character_of_his_player_carries_power() -> None:
    given = stands(stark("devan-seaworth"), lannister("bronn", power=2), stark("arya-stark", power=1))
    assert keyword(given, "devan-seaworth", "stealth") is True
    assert keyword(given.card("arya-stark", power=0), "devan-seaworth", "stealth") is False


def test_renly_ignores_enemy_characters_and_not_those_of_his_player() -> None:
    renly = [replace(card("renly-baratheon"), power=2)]
    shae = uses("shae", effect("kneel", "renly-baratheon"), by=LANNISTER, kneel=("shae",))
    refused(stands(renly, lannister("shae"), active=LANNISTER), shae, because="lcg.keyword.immune_target")
    informer = stark("enemy-informer", zone="hand")
    own = stands(renly, informer, phase="marshalling", gold=9)
    knelt = after(own, do("play_card", STARK, card="enemy-informer"),
                  responds("enemy-informer", effect("kneel", "renly-baratheon")))  # fmt: skip
    assert knelt.cards["renly-baratheon"].kneeling


@covers("stannis-baratheon.restriction")
def test_nobody_defends_against_stannis_for_a_player_without_a_lord() -> None:
    cards = stark("stannis-baratheon", "robb-stark"), lannister("bronn", "cersei-lannister")
    refused(stands(*cards), attack("stannis-baratheon"), defend("bronn"), because=TEXT)
    after(stands(*cards), attack("stannis-baratheon"), defend())
    after(stands(*cards), attack("robb-stark"), defend("bronn"))
    after(stands(*cards, lannister("tyrion-lannister")), attack("stannis-baratheon"), defend("bronn"))


@covers("stannis-baratheon.restriction")
def test_a_lord_made_so_by_a_text_is_a_lord_against_stannis() -> None:
    cards = stark("stannis-baratheon"), lannister("bronn"), [card("lordship", LANNISTER, host="bronn")]
    after(stands(*cards), attack("stannis-baratheon"), defend("bronn"))


@covers("stannis-baratheon.restriction")
def test_traits_nobody_has_told_are_asked_of_the_card_that_lacks_them() -> None:
    strange = [replace(card("bronn", LANNISTER), id="stranger", traits=None)]
    _, ruling = line(stands(stark("stannis-baratheon"), lannister("cersei-lannister"), strange),
                     attack("stannis-baratheon"), defend("stranger"))  # fmt: skip
    assert ruling.verdict is Verdict.CANNOT_TELL
    assert ruling.deciding[0].asks is not None
    assert (ruling.deciding[0].asks.what, ruling.deciding[0].asks.card) == ("traits", "stranger")


@covers("knight-of-the-rainwood.immunity")
def test_the_knight_of_the_rainwood_is_not_discarded_but_killed() -> None:
    places = lannister(*(f"northern-fiefdoms-{number}" for number in range(4)))
    cards = stark("knight-of-the-rainwood", "arya-stark"), places, lannister("westeros-bleeds", zone="hand")
    given = stands(*cards, phase="dominance", active=LANNISTER)
    both = [effect("discard", one) for one in ("knight-of-the-rainwood", "arya-stark")]
    gone = after(given, plays("westeros-bleeds", *both, by=LANNISTER, influence=[one.id for one in places]))
    assert [gone.cards[one].zone for one in ("knight-of-the-rainwood", "arya-stark")] == ["play", "discard"]
    fights = challenge(
        stark("knight-of-the-rainwood"), lannister("bronn"), by=LANNISTER, attackers=("bronn",)
    )
    fights = fights.seat(LANNISTER, plot=Plot(claim=1))
    dead = after(fights, resolve(), do("choose_victims", STARK, cards=("knight-of-the-rainwood",)))
    assert dead.cards["knight-of-the-rainwood"].zone == "dead"


@covers("stanniss-northern-cavalry.immunity")
@pytest.mark.parametrize(("until", "zone"), [("phase", "play"), ("challenge", "play"), ("round", "dead")])
def test_the_cavalry_is_not_killed_where_its_strength_has_surely_changed_in_this_phase(
    until: str, zone: str
) -> None:
    changed = (Modifier("strength", -2, until=until),)
    cavalry = [card("stanniss-northern-cavalry", modifiers=changed)]
    given = stands(cavalry, lannister("ser-ilyn-payne"), phase="marshalling", active=LANNISTER)
    kill = effect("kill", "stanniss-northern-cavalry")
    killed = after(given, uses("ser-ilyn-payne", kill, by=LANNISTER, kneel=("ser-ilyn-payne",)))
    assert killed.cards["stanniss-northern-cavalry"].zone == zone


@covers("motley.tax")
def test_the_player_of_who_wears_motley_pays_for_what_he_does() -> None:
    cards = stark("robb-stark", "arya-stark"), lannister("bronn"), attached("motley", "robb-stark", LANNISTER)
    assert gold(after(stands(*cards, gold=1), attack("robb-stark", "arya-stark"))) == (0, 2)
    assert gold(after(stands(*cards, gold=1), attack("arya-stark"))) == (1, 1)
    refused(stands(*cards), attack("robb-stark"), because=TEXT)


@covers("motley.tax")
def test_motley_is_paid_for_defending_and_for_abilities() -> None:
    cards = stark("robb-stark"), lannister("bronn"), attached("motley", "bronn", STARK)
    defends = do("declare_defenders", LANNISTER, defenders=("bronn",))
    assert gold(after(stands(*cards, gold=1), attack("robb-stark"), defends)) == (2, 0)
    refused(stands(*cards), attack("robb-stark"), defends, because=TEXT)
    payne = lannister("ser-ilyn-payne"), attached("motley", "ser-ilyn-payne", STARK), stark("arya-stark")
    kill = uses("ser-ilyn-payne", effect("kill", "arya-stark"), by=LANNISTER, kneel=("ser-ilyn-payne",))
    table = stands(*payne, phase="marshalling", active=LANNISTER, gold=1)
    assert gold(after(table, kill)) == (2, 0)
    refused(stands(*payne, phase="marshalling", active=LANNISTER), kill, because=TEXT)


@covers("motley.tax", "uneasy-truce.tax")
def test_motley_and_truce_are_added_up() -> None:
    cards = stark("robb-stark"), lannister("bronn"), attached("motley", "robb-stark", LANNISTER)
    plots = {STARK: "uneasy-truce"}
    refused(stands(*cards, gold=2, plots=plots), attack("robb-stark"), because=TEXT)
    assert gold(after(stands(*cards, gold=3, plots=plots), attack("robb-stark"))) == (0, 6)


@covers("motley.attach-rule")
def test_motley_lies_on_an_opponents_character_and_falls_off_one_that_is_so_no_more() -> None:
    hand = stark("motley", zone="hand")
    given = stands(hand, stark("robb-stark"), lannister("enemy-informer"), phase="marshalling", gold=2)
    refused(given, do("play_card", STARK, card="motley", host="robb-stark"), because=TEXT)
    worn = after(given, do("play_card", STARK, card="motley", host="enemy-informer"))
    assert worn.cards["motley"].host == "enemy-informer"
    bribe = {"kind": "take_control", "target": "enemy-informer", "to": STARK}
    taken = after(worn, do("apply_effect", effects=[bribe]))
    assert (taken.cards["enemy-informer"].controller, taken.cards["motley"].zone) == (STARK, "discard")


@covers("melisandre.power-rule")
def test_power_on_enemy_characters_does_not_count_beside_melisandre() -> None:
    cards = stark("melisandre", "robb-stark", power=2), lannister("tyrion-lannister", power=5)
    given = stands(*cards).seat(LANNISTER, power=3)
    assert (total_power(given, STARK), total_power(given, LANNISTER)) == (4, 3)
    assert ("power_not_counted", -5) in explained(given, "total_power:lannister")
    badges = {
        badge.key: badge.value for area in view(given).areas if area.id == LANNISTER for badge in area.badges
    }
    assert badges["total_power"] == 3
    without = given.card("melisandre", zone="dead")
    assert total_power(without, LANNISTER) == 8


@covers("melisandre.power-rule")
def test_nobody_wins_by_power_that_does_not_count_until_she_is_gone() -> None:
    cards = stark("melisandre"), lannister("tyrion-lannister", power=8)
    given = challenge(*cards, by=LANNISTER, kind="power", attackers=("tyrion-lannister",))
    given = given.seat(LANNISTER, power=6)
    won = after(given, resolve())
    assert (won.over, total_power(won, LANNISTER)) == (None, 7)

    knight = lannister("ser-ilyn-payne")
    weak = [replace(card("melisandre"), strength=1)]
    given = stands(weak, knight, cards[1], phase="marshalling", active=LANNISTER).seat(LANNISTER, power=7)
    kill = uses("ser-ilyn-payne", effect("kill", "melisandre"), by=LANNISTER, kneel=("ser-ilyn-payne",))
    over = after(given, kill).over
    assert over is not None
    assert over.winner == LANNISTER
