"""House Targaryen: what its cards say."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.agot.abilities.effect_handlers import push_effects
from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.cards.common_effects import WHETHER_SHOWN
from engine.agot.lcg.game import LCG
from engine.agot.rounds.rounds import at_phase
from engine.agot.state import text_effects
from engine.agot.state.records import Card
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import unknown_strength
from engine.kernel.decisions import Move
from engine.kernel.judge import decisions, settle
from engine.kernel.reasons import Question
from tests.kit.lcg_cards import (
    LANNISTER,
    STARK,
    TEXT,
    after,
    asked,
    attached,
    card,
    challenge,
    chooses,
    covers,
    dead,
    do,
    draws,
    effect,
    for_the_house,
    icon,
    kills,
    lannister,
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


@pytest.mark.rule("lcg.passive.definition")
def test_a_passive_with_one_way_is_resolved_by_itself_and_one_with_a_choice_waits_for_its_player() -> None:
    given = stands(stark("xaro-xoan-daxos", zone="hand"), phase="marshalling", gold=6)
    play = do("play_card", STARK, card="xaro-xoan-daxos")
    himself = effect("return_to_hand", "xaro-xoan-daxos")
    alone = do("resolve_passive", STARK, card="xaro-xoan-daxos", effects=[himself])
    assert ADAPTER.automatic(until(given, play)) == alone
    company = given.put(cards={**given.cards, "hodor": card("hodor")})
    assert ADAPTER.automatic(until(company, play)) is None


@covers("the-titans-bastard.return-hand")
def test_the_titans_bastard_may_go_home_when_an_opponents_card_dies() -> None:
    given = stands(stark("the-titans-bastard", "hodor"), lannister("bronn"))
    home = responds("the-titans-bastard", effect("return_to_hand", "the-titans-bastard"))
    theirs = until(given, do("apply_effect", effects=[kills("bronn")]))
    assert zone(after(theirs, home), "the-titans-bastard") == "hand"
    refused(until(given, do("apply_effect", effects=[kills("hodor")])), home)


def under_way(*cards: list[Card], **fields: Any) -> AgotTable:
    """Shae has started an intrigue challenge that nobody defends, with a claim of 2 on both plots."""
    given = challenge(stark("shae"), *cards, kind="intrigue", attackers=("shae",), **fields)
    for seat in (STARK, LANNISTER):
        plot = given.seats[seat].plot
        assert plot is not None
        given = given.seat(seat, plot=type(plot)(plot.name, plot.face, 0, 0, 2))
    return given


def claim(given: AgotTable) -> int | None:
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


def test_wine_moves_only_where_it_might_be_played() -> None:
    wine = [card("poisoned-wine", STARK, host="hodor")]
    given = stands(stark("jon-snow", "hodor", "summer-sea"), wine, lannister("shae"))

    def onto(host: str) -> Any:
        return uses("poisoned-wine", effect("attach", "poisoned-wine", host=host), influence=["summer-sea"])

    assert after(given, onto("shae")).cards["poisoned-wine"].host == "shae"
    refused(given, onto("jon-snow"), because="lcg.keyword.no_attachments")


def weakens(whom: str, by: int = -1) -> Move:
    return do("apply_effect", effects=[effect("strength", whom, amount=by)])


@covers("flame-kissed.str-mod")
def test_the_flame_kills_whoever_falls_to_nothing_later() -> None:
    given = stands(lannister("tywin-lannister"), attached("flame-kissed", "tywin-lannister"))
    assert zone(after(given, weakens("tywin-lannister")), "tywin-lannister") == "play"
    fallen = until(given, weakens("tywin-lannister", -2))
    assert zone(after(fallen, do("decline_saves")), "tywin-lannister") == "dead"


@covers("flame-kissed.str-mod")
def test_the_flame_kills_nobody_who_has_another_attachment_or_does_not_hear_it() -> None:
    worn = stands(
        lannister("shae"), attached("flame-kissed", "shae"), attached("bodyguard", "shae", LANNISTER)
    )
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
    cards = stark("drogon"), lannister("shae"), attached("bodyguard", "shae", LANNISTER)
    weak = until(stands(*cards, gold=2), uses("drogon", gold=2), chooses("shae"))
    saved = after(weak, do("save", LANNISTER, card="shae", **{"with": "bodyguard"}))
    assert zone(saved, "shae") == "play"
    assert "save_or_decline" not in {one.asks for one in decisions(LCG, saved)}
    assert zone(after(saved, weakens("shae")), "shae") == "play"


def of_groleo(seat: str = LANNISTER) -> Move:
    return responds("captain-groleo", for_the_house(seat), by=seat)


def pycelle_takes(*cards: list[Card]) -> tuple[AgotTable, tuple[Move, ...]]:
    """Lannister shows a card; Stark's Pycelle shows and takes the top card of his deck."""
    kennels = lannister("winterfell-kennels"), lannister("grey-wind", zone="deck")
    given = stands(*kennels, stark("grand-maester-pycelle"), *cards, gold=1, active=LANNISTER)
    search = uses("winterfell-kennels", by=LANNISTER, kneel=["winterfell-kennels"], gold=1)
    return given, (search, chooses("grey-wind", by=LANNISTER), responds("grand-maester-pycelle"))


@covers("captain-groleo.power-gain", "grand-maester-pycelle.to-hand")
def test_whether_an_attachment_was_shown_off_the_deck_is_asked_where_groleo_would_be_paid_for_it() -> None:
    given, moves = pycelle_takes(lannister("captain-groleo"))
    assert seats_asked(after(given, *moves)) == [(STARK, "text_shown_attachment")]
    assert after(given, *moves, chooses(way="attachment"), of_groleo()).seats[LANNISTER].power == 1
    refused(given, *moves, chooses(way="other"), of_groleo())
    alone, same = pycelle_takes()
    assert "text_shown_attachment" not in asked(after(alone, *same))


@covers("captain-groleo.power-gain", "grand-maester-pycelle.to-hand")
def test_of_a_top_card_everybody_knows_nothing_is_asked() -> None:
    given, moves = pycelle_takes(lannister("captain-groleo"), stark("poisoned-wine", zone="deck_top"))
    claimed = after(given, *moves, of_groleo())
    assert (zone(claimed, "poisoned-wine"), claimed.seats[LANNISTER].power) == ("hand", 1)
    given, moves = pycelle_takes(lannister("captain-groleo"), stark("hodor", zone="deck_top"))
    refused(given, *moves, of_groleo())


@covers("grand-maester-pycelle.to-hand")
def test_with_an_empty_deck_pycelle_shows_nothing() -> None:
    given, moves = pycelle_takes(lannister("captain-groleo"))
    found = after(given.seat(STARK, deck=0), *moves)
    assert (found.seats[STARK].hand, "text_shown_attachment" in asked(found)) == (3, False)


@covers("captain-groleo.power-gain")
def test_groleo_who_has_been_paid_this_phase_and_a_blank_one_ask_nothing() -> None:
    given, moves = pycelle_takes(lannister("captain-groleo"))
    paid = after(given, *moves, chooses(way="attachment"), of_groleo())
    ask = text_effects.Ask(WHETHER_SHOWN, STARK, "grand-maester-pycelle", STARK, "deck")

    def asks(given: AgotTable) -> bool:
        return "text_shown_attachment" in asked(settle(LCG, push_effects(given, (ask,), STARK)))

    fresh = stands(stark("grand-maester-pycelle"), lannister("captain-groleo"))
    milk = attached("milk-of-the-poppy", "captain-groleo")
    drunk = stands(stark("grand-maester-pycelle"), lannister("captain-groleo"), milk)
    assert [asks(one) for one in (fresh, fresh.put(limits=paid.limits), drunk)] == [True, False, False]


@covers("captain-groleo.power-gain", "call-their-bluff.discard-hand")
def test_a_hand_shown_pays_groleo_for_an_attachment_in_it() -> None:
    bluff = lannister("call-their-bluff", zone="hand"), lannister("captain-groleo")

    def named(*cards: list[Card], hand: int = 3) -> AgotTable:
        given = stands(*bluff, *cards, phase="dominance", active=LANNISTER, gold=2).seat(STARK, hand=hand)
        event = plays("call-their-bluff", by=LANNISTER, gold=2)
        return after(given, event, do("choose_by_text", LANNISTER, name="Hodor"))

    unknown = named()
    assert seats_asked(unknown) == [(STARK, "text_shown_attachment")]
    paid = until(unknown, chooses(way="attachment"), chooses())
    assert after(paid, of_groleo()).seats[LANNISTER].power == 1
    refused(until(unknown, chooses(way="other"), chooses()), of_groleo())
    known = named(stark("poisoned-wine", zone="hand"))
    assert seats_asked(known) == [(STARK, "text_copies")]
    assert after(until(known, chooses()), of_groleo()).seats[LANNISTER].power == 1
    none = named(stark("hodor", zone="hand"), hand=0)
    assert seats_asked(none) == [(STARK, "text_copies")]


@covers("captain-groleo.power-gain")
def test_groleo_is_paid_for_an_attachment_an_opponent_has_searched_for_and_shown() -> None:
    deck = stark("nymeria", "grey-wind", zone="deck")
    given = stands(stark("winterfell-kennels"), deck, lannister("captain-groleo"), gold=1)
    kennels = uses("winterfell-kennels", kneel=["winterfell-kennels"], gold=1)
    claimed = responds("captain-groleo", effect("gain_power", amounts={LANNISTER: 1}), by=LANNISTER)
    shown = until(given, kennels, chooses("nymeria"))
    assert after(shown, claimed).seats[LANNISTER].power == 1
    refused(until(given, kennels, chooses("grey-wind")), claimed)


@covers("flame-kissed.str-mod")
def test_flame_kissed_is_nothing_beside_another_attachment() -> None:
    given = stands(
        stark("eddard-stark"), attached("flame-kissed", "eddard-stark"), attached("lordship", "eddard-stark")
    )
    assert strength_of(given, "eddard-stark") == 3


@covers("jhogo.str-mod")
def test_jhogo_needs_a_weapon_on_him() -> None:
    assert strength_of(stands(stark("jhogo"), attached("aegons-blade", "jhogo")), "jhogo") == 3 + 2 + 2
    assert strength_of(stands(stark("jhogo"), attached("gilded-plate", "jhogo")), "jhogo") == 3


@covers("qartheen-fanatic.str-mod")
def test_a_dragon_character_anywhere_strengthens_the_fanatic() -> None:
    assert strength_of(stands(stark("qartheen-fanatic"), lannister("drogon")), "qartheen-fanatic") == 3
    assert strength_of(stands(stark("qartheen-fanatic")), "qartheen-fanatic") == 2


@covers("blood-of-the-dragon.str-mod", "qartheen-fanatic.str-mod")
def test_a_trait_from_a_text_is_seen_by_other_texts() -> None:
    given = challenge(
        stark("greatjon-umber"), lannister("bronn"), stark("qartheen-fanatic"),
        attached("blood-of-the-dragon", "greatjon-umber"), attackers=("greatjon-umber",),
    )  # fmt: skip
    assert strength_of(given, "qartheen-fanatic") == 3
    assert icon(given, "qartheen-fanatic", "military") is True
    assert strength_of(given.put(challenge=None), "qartheen-fanatic") == 2


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
