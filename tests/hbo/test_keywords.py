from __future__ import annotations

from typing import Any

import pytest

from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.reasons import Basis, Verdict
from tests.kit.hbo import (
    BG,
    PL,
    Raw,
    after,
    allowed,
    as_it_lies,
    attack,
    battle,
    card,
    challenges,
    defend,
    do,
    effect,
    event,
    fighter,
    holds,
    in_doubt,
    plays,
    refused,
    resolve,
    stamp,
    under_both_texts,
    uses,
    victims,
)


def limited(name: str, kind: str = "location", **fields: Any) -> Raw:
    return card(name, type=kind, keywords="limited", **fields)


def marshalling(*hand: Raw, text: str = BG, has: Raw | None = None, **fields: Any) -> AgotTable:
    """Stark, who is first player, has these cards in hand and has taken his income."""
    stark = {"hand": list(hand), "gold": 9, "income_taken": True, **(has or {})}
    return challenges(phase="marshalling", first="stark", text=text, stark_has=stark, **fields)


def lays(name: str, **arguments: Any) -> Move:
    return do("play_card", "stark", card=name, **arguments)


PASSED = do("pass", "lannister")


@pytest.mark.rule("hbo.keyword.limited")
@under_both_texts
@pytest.mark.parametrize("other", ["location", "character"])
def test_only_one_limited_card_a_round_whatever_its_title(text: str, other: str) -> None:
    given = marshalling(
        limited("keep"), limited("tower", other), card("godswood", type="location"), text=text
    )
    allowed(given, lays("keep"))
    refused(given, lays("keep"), PASSED, lays("tower"), because="hbo.keyword.limited")
    allowed(given, lays("keep"), PASSED, lays("godswood"))
    refused(given, lays("tower"), PASSED, lays("keep"), because="hbo.keyword.limited")


@pytest.mark.rule("hbo.keyword.limited")
@under_both_texts
def test_a_limited_attachment_counts_too(text: str) -> None:
    given = marshalling(limited("keep"), limited("blade", "attachment"), text=text, stark=[fighter("s")])
    refused(given, lays("keep"), PASSED, lays("blade", host="s"), because="hbo.keyword.limited")


@pytest.mark.rule("hbo.keyword.limited")
@under_both_texts
def test_a_limited_event_counts_too(text: str) -> None:
    surprise = limited("surprise", "event", timing="any_phase")
    given = marshalling(limited("keep"), surprise, text=text)
    allowed(given, plays("stark", "surprise"))
    refused(given, lays("keep"), PASSED, plays("stark", "surprise"), because="hbo.keyword.limited")
    refused(given, plays("stark", "surprise"), PASSED, lays("keep"), because="hbo.keyword.limited")


@pytest.mark.rule("hbo.keyword.limited")
@under_both_texts
def test_the_players_are_counted_separately(text: str) -> None:
    theirs = {"hand": [limited("camp")], "income_taken": True}
    given = marshalling(limited("keep"), text=text, lannister_has=theirs)
    line = lays("keep"), do("end_turn", "stark")
    allowed(given, *line, do("play_card", "lannister", card="camp"))


@pytest.mark.rule("hbo.keyword.limited")
@under_both_texts
def test_each_round_has_its_own(text: str) -> None:
    played = {"limited_played": 1}
    refused(marshalling(limited("keep"), text=text, has=played), lays("keep"), because="hbo.keyword.limited")
    given = challenges(phase="taxation", first="stark", stark_has={"limited_played": 1}, text=text)
    given = after(given, do("return_gold"), do("reveal_plot", "stark", plot="A"))
    assert 0 == given.seats["stark"].limited_played


@pytest.mark.rule("hbo.keyword.limited")
def test_whether_a_second_card_is_limited_is_asked() -> None:
    given = marshalling(card("keep", type="location")).card("keep", keywords=None)
    allowed(given, lays("keep"))
    in_doubt(given.seat("stark", limited_played=1), lays("keep"), asks="keywords")


@pytest.mark.rule("hbo.keyword.limited_after_setup")
@under_both_texts
def test_a_limited_card_of_set_up_does_not_use_up_that_of_round_1(text: str) -> None:
    given = marshalling(limited("keep"), text=text, has={"limited_placed_at_setup": 1})
    ruling = allowed(given, lays("keep"))
    assert ("not_counted", "text", Basis.SILENT) == stamp(ruling, "hbo.keyword.limited_after_setup")
    assert Basis.SILENT == ruling.basis


@pytest.mark.rule("hbo.keyword.limited_after_setup")
@under_both_texts
def test_a_table_may_decide_that_it_does(text: str) -> None:
    decided = {"hbo.keyword.limited_after_setup": "counted"}
    placed = {"limited_placed_at_setup": 1}
    given = marshalling(limited("keep"), text=text, has=placed, decided=decided)
    ruling = refused(given, lays("keep"), because="hbo.keyword.limited")
    assert ("counted", "table", Basis.SILENT) == stamp(ruling, "hbo.keyword.limited_after_setup")
    later = marshalling(limited("keep"), text=text, has=placed, decided=decided, round=2)
    allowed(later, lays("keep"))


@pytest.mark.rule("hbo.keyword.limited_after_setup")
@under_both_texts
def test_a_limited_card_in_play_in_round_1_that_nobody_has_played_is_one_of_set_up(text: str) -> None:
    decided = {"hbo.keyword.limited_after_setup": "counted"}
    lying: dict[str, Any] = {"has": {"locations": [limited("hall")]}, "text": text}
    stamped = stamp(allowed(marshalling(limited("keep"), **lying), lays("keep")), *decided)
    assert stamped == ("not_counted", "text", Basis.SILENT)
    refused(
        marshalling(limited("keep"), decided=decided, **lying), lays("keep"), because="hbo.keyword.limited"
    )
    allowed(marshalling(card("keep", type="location"), decided=decided, **lying), lays("keep"))
    allowed(marshalling(limited("keep"), decided=decided, round=2, **lying), lays("keep"))


def with_a_limited_duplicate(text: str, **fields: Any) -> AgotTable:
    arya = fighter("Arya", id="arya", unique=True, keywords="limited")
    copy = limited("Arya", "character", id="copy", unique=True)
    return marshalling(copy, limited("keep"), text=text, stark=[arya], **fields)


ATTACHED = do("play_duplicate", "stark", card="copy", host="arya")


@pytest.mark.rule("hbo.keyword.limited_duplicate")
def test_in_bulgarian_a_limited_duplicate_is_not_played() -> None:
    given = with_a_limited_duplicate(BG)
    assert ("no", "text", Basis.SILENT) == stamp(allowed(given, ATTACHED), "hbo.keyword.limited_duplicate")
    allowed(given, ATTACHED, lays("keep"))
    allowed(given, lays("keep"), ATTACHED)


@pytest.mark.rule("hbo.keyword.limited_duplicate")
def test_in_polish_it_is() -> None:
    given = with_a_limited_duplicate(PL)
    assert ("yes", "text", Basis.SILENT) == stamp(allowed(given, ATTACHED), "hbo.keyword.limited_duplicate")
    ruling = refused(given, ATTACHED, PASSED, lays("keep"), because="hbo.keyword.limited")
    assert ("yes", "text", Basis.SILENT) == stamp(ruling, "hbo.keyword.limited_duplicate")
    refused(given, lays("keep"), PASSED, ATTACHED, because="hbo.keyword.limited_duplicate")


@pytest.mark.rule("hbo.keyword.limited_duplicate")
def test_whether_a_duplicate_is_limited_is_asked_where_it_would_be_the_second() -> None:
    for text, verdict in ((PL, Verdict.CANNOT_TELL), (BG, Verdict.YES)):
        given = with_a_limited_duplicate(text).card("copy", keywords=None)
        allowed(given, ATTACHED)
        found = as_it_lies(given.seat("stark", limited_played=1), ATTACHED)
        assert found.verdict is verdict
        assert found.asks is None or (found.asks.card, found.asks.what) == ("copy", "keywords")


@pytest.mark.rule("hbo.keyword.limited_duplicate")
@pytest.mark.parametrize(("text", "option"), [(BG, "yes"), (PL, "no")])
def test_a_table_may_read_it_the_other_way(text: str, option: str) -> None:
    given = with_a_limited_duplicate(text, decided={"hbo.keyword.limited_duplicate": option})
    assert (option, "table") == stamp(allowed(given, ATTACHED), "hbo.keyword.limited_duplicate")[:2]
    if option == "no":
        allowed(given, ATTACHED, PASSED, lays("keep"))
    else:
        refused(given, ATTACHED, PASSED, lays("keep"), because="hbo.keyword.limited")


@pytest.mark.rule("hbo.keyword.renown")
@under_both_texts
@pytest.mark.parametrize("kind", ["military", "intrigue", "power"])
def test_each_renowned_participant_of_the_winner_gains_one_power(text: str, kind: str) -> None:
    ours = [fighter("a", 2, keywords="renown"), fighter("b", 2, keywords="renown"), fighter("c")]
    theirs = [fighter("s", 1, keywords="renown")]
    given = battle(ours, theirs, kind=kind, text=text, claim=0)
    assert "hbo.keyword.renown" in allowed(given, resolve()).rules
    found = after(given, resolve())
    holds(found, {"card.a.power": 1, "card.b.power": 1, "card.c.power": 0, "card.s.power": 0})
    holds(found, {"seat.lannister.power": 0, "seat.lannister.total_power": 2})


@pytest.mark.rule("hbo.keyword.renown")
@under_both_texts
def test_a_winning_defender_gains_it_too_and_without_any_claim(text: str) -> None:
    given = battle([fighter("a", 1, keywords="renown")], [fighter("s", 2, keywords="renown")], text=text)
    holds(after(given, resolve()), {"card.s.power": 1, "card.a.power": 0})


@pytest.mark.rule("hbo.keyword.renown")
def test_who_stays_at_home_gains_nothing() -> None:
    given = battle([fighter("a")], kind="power", lannister=[fighter("b", keywords="renown")])
    holds(after(given, resolve()), {"card.b.power": 0})


@pytest.mark.rule("hbo.keyword.renown")
def test_renown_given_by_a_card_counts_and_unread_keywords_are_asked_for() -> None:
    given = battle([fighter("a")], kind="power", lannister_has={"hand": [event("e")]})
    gift = plays("lannister", "e", effect("gain_keyword", "a", keyword="renown", until="challenge"))
    holds(after(given, gift, resolve()), {"card.a.power": 1})
    in_doubt(given.card("a", keywords=None), resolve(), asks="keywords")


@pytest.mark.rule("hbo.keyword.renown")
def test_keywords_of_the_losing_side_are_not_asked_for() -> None:
    given = battle([fighter("a", 3)], [fighter("s", 2)], kind="power").seat("stark", power=2)
    holds(after(given.card("s", keywords=None), resolve()), {"seat.lannister.power": 1})
    in_doubt(given.card("a", keywords=None), resolve(), asks="keywords")


@pytest.mark.rule("hbo.keyword.renown", "hbo.challenge.icon_required")
def test_words_it_has_for_certain_are_enough_where_others_may_be_missing() -> None:
    given = battle([fighter("a", 3)], [fighter("s", 2)], kind="power")
    partly = given.card("a", keywords=None, surely=("renown",))
    holds(after(partly, resolve()), {"card.a.power": 1})


@pytest.mark.rule("hbo.keyword.renown", "hbo.victory.immediate")
def test_renown_may_end_the_game() -> None:
    renowned = fighter("a", 3, keywords="renown", power=14)
    given = battle([renowned], [fighter("s", 1)], kind="power")
    holds(after(given, resolve()), {"game.winner": "lannister", "card.a.power": 15})


SNEAK = fighter("sneak", keywords="stealth")


def sneaks(*others: str, past: str = "s", kind: str = "military") -> Move:
    return attack("sneak", *others, stealth={"sneak": past}, kind=kind)


@pytest.mark.rule("hbo.keyword.stealth")
@under_both_texts
def test_who_was_chosen_cannot_defend_and_others_can(text: str) -> None:
    given = challenges([fighter("s"), fighter("t")], [SNEAK], text=text)
    refused(given, sneaks(), defend("s"), because="hbo.keyword.stealth")
    refused(given, sneaks(), defend("s", "t"), because="hbo.keyword.stealth")
    allowed(given, sneaks(), defend("t"))
    allowed(given, sneaks(), defend())


@pytest.mark.rule("hbo.keyword.stealth")
@under_both_texts
def test_stealth_need_not_be_used(text: str) -> None:
    given = challenges([fighter("s")], [SNEAK], text=text)
    allowed(given, attack("sneak"), defend("s"))


@pytest.mark.rule("hbo.keyword.stealth")
@under_both_texts
def test_each_stealthy_attacker_chooses_one(text: str) -> None:
    given = challenges(
        [fighter("s"), fighter("t"), fighter("u")],
        [SNEAK, fighter("shade", keywords="stealth")],
        text=text,
    )
    both = attack("sneak", "shade", stealth={"sneak": "s", "shade": "t"})
    refused(given, both, defend("s"), because="hbo.keyword.stealth")
    refused(given, both, defend("t"), because="hbo.keyword.stealth")
    allowed(given, both, defend("u"))


@pytest.mark.rule("hbo.keyword.stealth")
@under_both_texts
def test_only_an_attacker_that_has_stealth_uses_it(text: str) -> None:
    given = challenges([fighter("s")], [SNEAK, fighter("a")], text=text)
    refused(given, attack("a", stealth={"a": "s"}), because="hbo.keyword.stealth")
    refused(given, attack("a", stealth={"sneak": "s"}), because="hbo.keyword.stealth")


@pytest.mark.rule("hbo.keyword.stealth")
def test_only_an_enemy_character_in_play_is_chosen() -> None:
    has = {"hand": [fighter("held")], "locations": [card("keep")]}
    given = challenges([fighter("s")], [SNEAK, fighter("a")], stark_has=has | {"characters": [fighter("s")]})
    for one in ("a", "sneak", "held", "keep"):
        refused(given, sneaks(past=one), because="hbo.keyword.stealth")


@pytest.mark.rule("hbo.keyword.stealth", "hbo.keyword.stealth_immunity")
def test_keywords_nobody_has_told_are_asked_for() -> None:
    given = challenges([fighter("s")], [SNEAK])
    in_doubt(given.card("sneak", keywords=None), sneaks(), asks="keywords")
    in_doubt(given.card("s", keywords=None), sneaks(), asks="keywords")


@pytest.mark.rule("hbo.keyword.stealth_immunity")
@under_both_texts
def test_a_stealthy_character_cannot_be_chosen(text: str) -> None:
    given = challenges([fighter("s", keywords="stealth"), fighter("t")], [SNEAK], text=text)
    refused(given, sneaks(), because="hbo.keyword.stealth_immunity")
    allowed(given, sneaks(past="t"), defend("s"))


@pytest.mark.rule("hbo.keyword.stealth_timing")
@under_both_texts
def test_the_choice_is_made_with_the_declaration_and_not_later(text: str) -> None:
    given = challenges([fighter("s")], [SNEAK], text=text)
    late = do("assign_stealth", "lannister", pairs={"sneak": "s"})
    ruling = refused(given, attack("sneak"), late, because="hbo.keyword.stealth_timing")
    assert Basis.SILENT == ruling.basis
    allowed(given, attack("sneak"), defend("s"))


GIFT = {"hand": [event("gift", "challenges")]}


@pytest.mark.rule("hbo.keyword.stealth_timing")
@under_both_texts
def test_an_attacker_that_gains_stealth_later_has_missed_it(text: str) -> None:
    given = challenges(
        [fighter("s")], [fighter("a")], text=text, lannister_has=GIFT | {"characters": [fighter("a")]}
    )
    gain = plays("lannister", "gift", effect("gain_keyword", "a", keyword="stealth", until="challenge"))
    late = do("assign_stealth", "lannister", pairs={"a": "s"})
    refused(given, attack("a"), gain, late, because="hbo.keyword.stealth_timing")
    allowed(given, gain, attack("a", stealth={"a": "s"}))


@pytest.mark.rule("hbo.keyword.stealth_timing")
@under_both_texts
@pytest.mark.parametrize("what", ["remove_from_challenge", "kill", "return_to_hand"])
def test_a_choice_stands_even_if_the_stealthy_attacker_is_gone(text: str, what: str) -> None:
    given = challenges([fighter("s")], text=text, lannister_has=GIFT | {"characters": [SNEAK, fighter("a")]})
    gone = plays("lannister", "gift", effect(what, "sneak"))
    refused(given, sneaks("a"), gone, defend("s"), because="hbo.keyword.stealth")


@pytest.mark.rule("hbo.keyword.stealth_timing")
@under_both_texts
def test_or_if_the_chosen_character_gains_stealth(text: str) -> None:
    given = challenges([fighter("s")], text=text, lannister_has=GIFT | {"characters": [SNEAK]})
    gain = plays("lannister", "gift", effect("gain_keyword", "s", keyword="stealth", until="challenge"))
    refused(given, sneaks(), gain, defend("s"), because="hbo.keyword.stealth")


@pytest.mark.rule("hbo.keyword.stealth_limits")
@under_both_texts
def test_the_chosen_character_stays_standing_and_may_be_chosen_for_the_claim(text: str) -> None:
    given = challenges([fighter("s"), fighter("t")], [SNEAK], text=text)
    found = after(given, sneaks(), defend(), resolve())
    holds(found, {"card.s.kneeling": False})
    holds(after(found, victims("s")), {"card.s.zone": "dead"})


@pytest.mark.rule("hbo.keyword.stealth_limits")
@under_both_texts
def test_it_may_defend_the_next_challenge(text: str) -> None:
    given = challenges([fighter("s")], [SNEAK, fighter("a")], text=text, claim=0)
    allowed(given, sneaks(), defend(), resolve(), attack("a", kind="power"), defend("s"))


@pytest.mark.rule("hbo.keyword.stealth_limits")
@under_both_texts
def test_it_keeps_its_abilities(text: str) -> None:
    able = fighter("s", timing="challenges")
    given = challenges([able], [SNEAK, fighter("a")], text=text)
    allowed(given, sneaks(), uses("stark", "s", effect("kneel", "a")))


@pytest.mark.rule("hbo.keyword.stealth_limits")
@under_both_texts
@pytest.mark.parametrize("wasted", [{"kneeling": True}, {"icons": []}])
def test_one_that_could_not_defend_anyway_may_be_chosen(text: str, wasted: Raw) -> None:
    allowed(challenges([fighter("s", **wasted)], [SNEAK], text=text), sneaks())


@pytest.mark.rule("hbo.keyword.stealth_limits")
def test_stealth_does_nothing_for_a_defender() -> None:
    given = challenges([fighter("s", keywords="stealth")], [fighter("a")])
    allowed(given, attack("a"), defend("s"))
