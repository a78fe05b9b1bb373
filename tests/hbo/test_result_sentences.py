"""What a ruling tells of a result: the sentence, its rule and its basis, at the edges where they change."""

from __future__ import annotations

import pytest

from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import as_much_as_there_is
from engine.kernel.decisions import Move
from engine.kernel.reasons import Basis, Question
from tests.kit.hbo import (
    BG,
    PL,
    Raw,
    after,
    allowed,
    answered,
    attack,
    battle,
    card,
    challenges,
    defend,
    do,
    effect,
    end_turn,
    event,
    fighter,
    plays,
    plot,
    reasons_of,
    refused,
    resolve,
    seat,
    table,
    under_both_texts,
)

SHORT = "treasury_is_short"
IN_BOX = {BG: 26, PL: 20}
SNEAK = fighter("sneak", keywords="stealth")
SHADE = fighter("shade", keywords="stealth")


def said(given: AgotTable, move: Move, rule: str) -> list[str]:
    """The sentences that rest on this rule."""
    return [one.says for one in reasons_of(allowed(given, move), rule)]


@pytest.mark.rule("hbo.challenge.attacker_wins_ties")
@under_both_texts
@pytest.mark.parametrize(
    ("strength", "says"), [(2, "challenge_winner"), (3, "challenge_tied"), (4, "challenge_winner")]
)
def test_a_tie_is_told_as_one_and_nothing_else_is(text: str, strength: int, says: str) -> None:
    given = battle([fighter("a", strength)], [fighter("s", 3)], text=text)
    won = strength >= 3

    (told,) = reasons_of(allowed(given, resolve()), "hbo.challenge.attacker_wins_ties")
    facts = {"winner": "lannister" if won else "stark", "attack": strength, "defence": 3}
    assert (told.says, told.facts) == (says, facts)
    assert ("hbo.claim.defender_wins" in told.rules) is not won


@pytest.mark.rule("hbo.dominance.tie")
@under_both_texts
@pytest.mark.parametrize(("gold", "tied"), [(2, False), (3, True), (4, False)])
def test_dominance_is_told_as_tied_only_where_the_totals_are_equal(text: str, gold: int, tied: bool) -> None:
    given = table("dominance", text=text, stark=seat(gold=3), lannister=seat(gold=gold))

    found = said(given, do("count_dominance"), "hbo.dominance.tie")
    assert ("dominance_tied" in found) is tied


@pytest.mark.rule("hbo.comp.token_limits")
@under_both_texts
@pytest.mark.parametrize(("over", "short"), [(-1, False), (0, False), (1, True)])
def test_the_treasury_is_short_only_where_it_holds_less_than_the_income(
    text: str, over: int, short: bool
) -> None:
    """At exactly the income it is emptied and nothing is missing."""
    given = table(
        "marshalling",
        text=text,
        stark=seat(plot=plot(income=5)),
        lannister=seat(gold=IN_BOX[text] - 5 + over),
    )

    assert (SHORT in said(given, do("collect_income", "stark"), "hbo.comp.token_limits")) is short


@pytest.mark.rule("hbo.comp.token_limits")
@under_both_texts
@pytest.mark.parametrize(("over", "short"), [(-1, False), (0, False), (1, True)])
def test_nor_is_it_short_for_an_effect_that_takes_the_last_of_it(text: str, over: int, short: bool) -> None:
    given = table("dominance", text=text, stark=seat(), lannister=seat(gold=IN_BOX[text] - 3 + over))
    gain = do("apply_effect", "stark", effects=[{"kind": "gain_gold", "seat": "stark", "amount": 3}])

    assert (SHORT in said(given, gain, "hbo.comp.token_limits")) is short


@pytest.mark.rule("hbo.comp.token_limits")
@under_both_texts
def test_an_empty_treasury_is_not_short_of_nothing(text: str) -> None:
    """More gold than the box holds lies in the pools already; no income is due."""
    given = table(
        "marshalling", text=text, stark=seat(plot=plot(income=0)), lannister=seat(gold=IN_BOX[text] + 1)
    )

    assert SHORT not in said(given, do("collect_income", "stark"), "hbo.comp.token_limits")


def bypassed(text: str, *lannister: Raw) -> AgotTable:
    """Stark's characters, these attackers, and an event in their hand."""
    hand = [event("gift", "challenges")]
    more = {"hand": hand, "characters": list(lannister)}
    return challenges([fighter("s"), fighter("t")], text=text, lannister_has=more)


def because_of_stealth(given: AgotTable, *moves: Move) -> tuple[str, Basis]:
    """The first rule of the refusal, and what it rests on."""
    ruling = refused(given, *moves, defend("s"))
    return ruling.because[0], ruling.basis


@pytest.mark.rule("hbo.keyword.stealth")
@under_both_texts
def test_stealth_that_works_is_told_as_printed(text: str) -> None:
    given = bypassed(text, SNEAK, fighter("a"))
    past = attack("sneak", "a", stealth={"sneak": "s"})
    other_gone = plays("lannister", "gift", effect("remove_from_challenge", "a"))

    assert because_of_stealth(given, past) == ("hbo.keyword.stealth", Basis.STATED)
    assert because_of_stealth(given, past, other_gone) == ("hbo.keyword.stealth", Basis.STATED)


@pytest.mark.rule("hbo.keyword.stealth_timing")
@under_both_texts
@pytest.mark.parametrize(
    "what",
    [
        effect("remove_from_challenge", "sneak"),
        effect("gain_keyword", "s", keyword="stealth", until="challenge"),
    ],
    ids=["attacker gone", "chosen gained it"],
)
def test_stealth_that_no_longer_works_is_told_as_a_default(text: str, what: Raw) -> None:
    """That another attacker still works on somebody else makes no difference."""
    given = bypassed(text, SNEAK, SHADE)
    past = attack("sneak", "shade", stealth={"sneak": "s", "shade": "t"})

    told = because_of_stealth(given, past, plays("lannister", "gift", what))
    assert told == ("hbo.keyword.stealth_timing", Basis.SILENT)


@pytest.mark.rule("hbo.keyword.stealth_timing")
@under_both_texts
@pytest.mark.parametrize(
    ("gone", "rests_on"),
    [
        (None, ("hbo.keyword.stealth", Basis.STATED)),
        ("a", ("hbo.keyword.stealth", Basis.STATED)),
        ("sneak", ("hbo.keyword.stealth_timing", Basis.SILENT)),
    ],
)
def test_of_a_position_whoever_left_is_taken_to_have_chosen_unless_stealth_is_still_there(
    text: str, gone: str | None, rests_on: tuple[str, Basis]
) -> None:
    attackers = [SNEAK, fighter("a"), fighter("b")]
    given = battle(attackers, [fighter("s")], step="attackers", bypassed=["s"], text=text)
    leaves = [do("apply_effect", effects=[effect("remove_from_challenge", gone)])] if gone else []

    assert because_of_stealth(given, *leaves) == rests_on


@pytest.mark.rule("hbo.keyword.stealth")
@under_both_texts
def test_of_a_position_that_nobody_has_left_the_choice_is_told_as_printed(text: str) -> None:
    given = battle([fighter("a")], [fighter("s")], step="attackers", bypassed=["s"], text=text)

    assert because_of_stealth(given) == ("hbo.keyword.stealth", Basis.STATED)


@pytest.mark.rule("hbo.challenge.one_of_each")
@under_both_texts
def test_who_made_this_kind_is_told_which_kinds_are_left(text: str) -> None:
    given = challenges([fighter("s")], [fighter("a")], text=text, lannister_has={
        "characters": [fighter("a")], "challenges_made": ["military"]})  # fmt: skip
    ruling = refused(given, attack("a"), because="hbo.challenge.one_of_each")

    (told,) = reasons_of(ruling, "hbo.challenge.one_of_each")
    assert told.says == "kind_already_made"
    assert told.facts == {"kind": "military", "left": ("intrigue", "power")}


@pytest.mark.rule("hbo.challenge.one_at_a_time", "hbo.marshal.income_collect")
@under_both_texts
def test_a_turn_that_cannot_end_yet_says_what_to_wait_for(text: str) -> None:
    fights = battle([fighter("a")], [fighter("s")], text=text)
    unpaid = table("marshalling", text=text, first_player="stark", stark=seat(), lannister=seat())

    for given, by, rule, wait in (
        (fights, "lannister", "hbo.challenge.one_at_a_time", "wait_challenge"),
        (unpaid, "stark", "hbo.marshal.income_collect", "wait_marshalling"),
    ):
        ruling = refused(given, end_turn(by), because=rule)
        assert wait in [way.what for one in reasons_of(ruling, rule) for way in one.changes]


@pytest.mark.rule("hbo.gold.pay_for_cards")
@pytest.mark.parametrize(("price", "paid"), [(2, 2), (3, 3), (4, 3)])
def test_gold_that_is_missing_is_told_with_the_pool_it_is_missing_from(price: int, paid: int) -> None:
    given = table("marshalling", stark=seat(gold=3), lannister=seat())

    after_paying, amount = as_much_as_there_is(given, "stark", price)
    told = [one.facts for one in after_paying.notes if one.says == "gold_missing"]
    assert amount == paid
    assert told == ([{"seat": "stark", "needs": price, "has": 3, "amount": price - 3}] if price > 3 else [])


@pytest.mark.rule("hbo.challenge.zero_attack")
@under_both_texts
def test_a_win_with_nothing_is_told_as_derived_and_any_other_as_printed(text: str) -> None:
    for strength, basis in ((0, Basis.DERIVED), (1, Basis.STATED)):
        given = battle([fighter("a", strength)], [fighter("s", 0)], text=text)
        (told,) = reasons_of(allowed(given, resolve()), "hbo.challenge.attacker_wins_ties")
        assert told.basis is basis
        assert ("hbo.challenge.zero_attack" in told.rules) is (strength == 0)
        assert after(given, resolve()).challenge is not None


@pytest.mark.rule("hbo.house.affiliation")
def test_of_a_card_whose_houses_nobody_has_told_the_card_is_asked() -> None:
    untold = card("s1", type="character") | {"house": "?"}
    given = table("challenges", stark=seat(hand=[untold]), lannister=seat())

    found = answered(given, "belongs_to", card="s1", house="stark")
    assert found.value is None
    assert found.ruling.asks == Question("houses", "s1")
