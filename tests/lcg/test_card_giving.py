"""Keywords, icons, traits and immunities that texts in play give: to whom, how long, and what comes of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.kernel.reason import Question
from engine.lcg.view import explain, view
from engine.thrones.records import Modifier
from engine.thrones.table import Table
from engine.thrones.values import has_icon, has_keyword, unknown_strength
from tests.lcg.cards_given import (
    LANNISTER,
    STARK,
    after,
    card,
    challenge,
    covers,
    do,
    effect,
    lannister,
    line,
    plays,
    refused,
    resolve,
    responds,
    stands,
    stark,
    strength_of,
    uses,
)


def attached(name: str, host: str, seat: str = STARK) -> list:  # type: ignore[type-arg]
    return [card(name, seat, host=host)]


def keyword(given: Table, name: str, what: str) -> bool | None:
    return has_keyword(given, given.cards[name], what)


def icon(given: Table, name: str, what: str) -> bool | None:
    return has_icon(given, given.cards[name], what)


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


@covers("summer.str-mod")
def test_who_has_an_icon_from_a_text_takes_part_and_the_ruling_tells_from_which() -> None:
    cards = stark("bran-stark"), lannister("bronn")
    attack = do("declare_challenge", STARK, kind="military", target=LANNISTER, attackers=("bran-stark",))
    refused(stands(*cards), attack, because="lcg.challenge.declare_attackers")
    _, ruling = line(stands(*cards, attached("summer", "bran-stark")), attack)
    told = [one for reason in ruling.reasons for one in reason.because if one.says == "icon_given"]
    assert [one.facts["by_means"] for one in told] == ["summer"]


@covers("blood-of-the-dragon.str-mod", "qartheen-fanatic.str-mod")
def test_a_trait_from_a_text_is_seen_by_other_texts() -> None:
    given = challenge(
        stark("greatjon-umber"), lannister("bronn"), stark("qartheen-fanatic"),
        attached("blood-of-the-dragon", "greatjon-umber"), attackers=("greatjon-umber",),
    )  # fmt: skip
    assert strength_of(given, "qartheen-fanatic") == 3
    assert icon(given, "qartheen-fanatic", "military") is True
    assert strength_of(given.put(challenge=None), "qartheen-fanatic") == 2


@covers("lordship.gain-trait", "ser-rodrik-cassel.str-mod")
def test_whoever_has_lordship_is_a_lord_for_a_bodyguard() -> None:
    guard = do("play_card", STARK, card="bodyguard", host="hodor-1")
    host = [replace(card("ser-rodrik-cassel"), id="hodor-1")]
    table = stands(host, stark("bodyguard", zone="hand"), phase="marshalling", gold=3)
    refused(table, guard)
    lord = stands(host, stark("bodyguard", zone="hand"), attached("lordship", "hodor-1"),
                  phase="marshalling", gold=3)  # fmt: skip
    assert after(lord, guard).cards["bodyguard"].host == "hodor-1"


@covers("lady.str-mod")
def test_sansa_wins_power_by_lady() -> None:
    given = challenge(stark("sansa-stark", "lady"), lannister("bronn"), kind="power",
                      attackers=("sansa-stark",))  # fmt: skip
    assert after(given, resolve()).cards["sansa-stark"].power == 1
    alone = challenge(stark("sansa-stark"), lannister("bronn"), kind="power", attackers=("sansa-stark",))
    assert after(alone, resolve()).cards["sansa-stark"].power == 0


@covers("devan-seaworth.gain-keyword")
def test_devan_sneaks_while_a_character_of_his_player_carries_power() -> None:
    given = stands(stark("devan-seaworth"), lannister("bronn", power=2), stark("arya-stark", power=1))
    assert keyword(given, "devan-seaworth", "stealth") is True
    assert keyword(given.card("arya-stark", power=0), "devan-seaworth", "stealth") is False


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


@covers("jon-snow.immunity", "ghost.immunity")
@pytest.mark.parametrize(("one", "other"), [("jon-snow", "ghost"), ("ghost", "jon-snow")])
def test_jon_and_ghost_keep_events_off_each_other(one: str, other: str) -> None:
    event = lannister("the-lions-will", zone="hand")
    strike = plays("the-lions-will", effect("kneel", one), by=LANNISTER, gold=2)
    after(stands(stark(one), event, gold=2, active=LANNISTER), strike)
    refused(stands(stark(one, other), event, gold=2, active=LANNISTER), strike, because="lcg.keyword.immune")


@covers("tourney-for-the-hand.str-mod")
def test_at_the_tourney_his_knights_are_immune_to_abilities_of_enemy_characters_alone() -> None:
    cards = stark("ser-rodrik-cassel"), lannister("shae")
    shae = uses("shae", effect("kneel", "ser-rodrik-cassel"), by=LANNISTER, kneel=("shae",))
    rich = [replace(card("ser-rodrik-cassel"), power=2)]
    after(stands(rich, cards[1], active=LANNISTER), shae)
    plots = {STARK: "tourney-for-the-hand"}
    refused(stands(rich, cards[1], plots=plots, active=LANNISTER), shae, because="lcg.keyword.immune_target")
    theirs = {LANNISTER: "tourney-for-the-hand"}
    after(stands(rich, cards[1], plots=theirs, active=LANNISTER), shae)


def test_renly_ignores_enemy_characters_and_not_those_of_his_player() -> None:
    renly = [replace(card("renly-baratheon"), power=2)]
    shae = uses("shae", effect("kneel", "renly-baratheon"), by=LANNISTER, kneel=("shae",))
    refused(stands(renly, lannister("shae"), active=LANNISTER), shae, because="lcg.keyword.immune_target")
    informer = stark("enemy-informer", zone="hand")
    own = stands(renly, informer, phase="marshalling", gold=9)
    knelt = after(own, do("play_card", STARK, card="enemy-informer"),
                  responds("enemy-informer", effect("kneel", "renly-baratheon")))  # fmt: skip
    assert knelt.cards["renly-baratheon"].kneeling


@covers("quaithe-of-the-shadow.immunity")
def test_quaithe_with_an_attachment_cannot_be_chosen_by_opponents() -> None:
    event = lannister("the-lions-will", zone="hand")
    strike = plays("the-lions-will", effect("kneel", "quaithe-of-the-shadow"), by=LANNISTER, gold=2)
    bare = stark("quaithe-of-the-shadow")
    after(stands(bare, event, gold=2, active=LANNISTER), strike)
    veiled = attached("lordship", "quaithe-of-the-shadow")
    refused(stands(bare, veiled, event, gold=2, active=LANNISTER), strike, because="lcg.anatomy.rules_text")
    own = stark("the-lions-will", zone="hand")
    after(stands(bare, veiled, own, gold=2),
          plays("the-lions-will", effect("kneel", "quaithe-of-the-shadow"), gold=2))  # fmt: skip


@covers("quaithe-of-the-shadow.immunity", "westeros-bleeds.discard-play")
def test_quaithe_is_not_spared_by_what_chooses_nobody() -> None:
    places = lannister(*(f"northern-fiefdoms-{number}" for number in range(4)))
    event = lannister("westeros-bleeds", zone="hand")
    cards = stark("quaithe-of-the-shadow"), attached("lordship", "quaithe-of-the-shadow"), places, event
    given = stands(*cards, phase="dominance", active=LANNISTER)
    bleeds = plays("westeros-bleeds", effect("discard", "quaithe-of-the-shadow"), by=LANNISTER,
                   influence=[one.id for one in places])  # fmt: skip
    assert after(given, bleeds).cards["quaithe-of-the-shadow"].zone == "discard"


@covers("qartheen-fanatic.str-mod", "jhogo.str-mod")
def test_what_rests_on_an_untold_trait_of_another_card_is_asked_of_that_card() -> None:
    given = stands(stark("qartheen-fanatic"), lannister("bronn", traits=None))
    fanatic = given.cards["qartheen-fanatic"]
    assert icon(given, "qartheen-fanatic", "military") is None
    assert unknown_strength(given, fanatic) == Question("traits", "bronn")
    assert unknown_strength(given.card("bronn", traits=("ally",)), fanatic) is None
    blade = [replace(one, traits=None) for one in attached("aegons-blade", "jhogo")]
    armed = stands(stark("jhogo"), blade)
    assert unknown_strength(armed, armed.cards["jhogo"]) == Question("traits", "aegons-blade")
