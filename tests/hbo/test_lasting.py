from __future__ import annotations

from typing import Any

import pytest

from engine.agot.state.table import AgotTable
from engine.kernel.reasons import Basis
from tests.kit.hbo import (
    BG,
    Raw,
    after,
    allowed,
    answered,
    battle,
    card,
    challenges,
    do,
    effect,
    end_turn,
    event,
    fighter,
    holds,
    in_doubt,
    plays,
    reasons_of,
    resolve,
    stamp,
    under_both_texts,
    with_faces,
)

UNTIL = ("challenge", "phase")


@pytest.mark.rule("hbo.lasting.definition")
@under_both_texts
def test_most_effects_are_over_with_their_action(text: str) -> None:
    given = challenges([fighter("s")], text=text, lannister_has={"hand": [event("e")]})
    found = after(given, plays("lannister", "e", effect("kneel", "s")))
    assert () == found.cards["s"].modifiers
    holds(after(found, end_turn("lannister"), end_turn("stark"), do("count_dominance"), do("stand_all")), {
        "card.s.kneeling": False
    })  # fmt: skip


@pytest.mark.rule("hbo.lasting.definition")
@under_both_texts
def test_some_last_for_the_challenge(text: str) -> None:
    given = battle([fighter("a", 1)], kind="power", text=text, lannister_has={"hand": [event("e")]})
    raised = plays("lannister", "e", effect("strength", "a", amount=3, until="challenge"))
    holds(after(given, raised), {"card.a.strength": 4})
    holds(after(given, raised, resolve()), {"challenge.attack": 4, "card.a.strength": 1})


@pytest.mark.rule("hbo.lasting.definition")
@under_both_texts
def test_some_for_the_phase(text: str) -> None:
    given = battle([fighter("a", 1)], kind="power", text=text, lannister_has={"hand": [event("e")]})
    raised = plays("lannister", "e", effect("strength", "a", amount=3, until="phase")), resolve()
    holds(after(given, *raised), {"card.a.strength": 4})
    holds(after(given, *raised, end_turn("lannister"), end_turn("stark")), {"card.a.strength": 1})


@pytest.mark.rule("hbo.lasting.definition")
@under_both_texts
def test_and_some_as_long_as_their_source_is_in_play(text: str) -> None:
    hangs = {"amount": 2, "from": "a banner", "source": "banner"}
    given = challenges(
        [fighter("s", 1, modifiers=[hangs])],
        text=text,
        stark_has={"locations": [card("banner")]},
        lannister_has={"hand": [event("e")]},
    )
    holds(given, {"card.s.strength": 3})
    holds(after(given, plays("lannister", "e", effect("discard", "banner"))), {"card.s.strength": 1})


@pytest.mark.rule("hbo.lasting.stack")
@under_both_texts
@pytest.mark.parametrize("amounts", [(2, 1), (1, 2), (2, -1, 3), (-1, 3, 2)])
def test_several_are_added_together_in_whatever_order(text: str, amounts: tuple[int, ...]) -> None:
    modifiers = [{"amount": one, "from": "a card"} for one in amounts]
    given = challenges([fighter("s", 1, modifiers=modifiers)], text=text)
    answer = answered(given, "strength", card="s")
    assert 1 + sum(amounts) == answer.value
    parts = reasons_of(answer.ruling, "hbo.lasting.stack")
    assert list(amounts) == [one.found for one in parts]


@pytest.mark.rule("hbo.lasting.stack")
@under_both_texts
def test_two_events_in_one_challenge_both_count(text: str) -> None:
    has = {"hand": [event("e"), event("f")]}
    given = battle([fighter("a", 1)], [fighter("s", 5)], text=text, lannister_has=has)
    raise_it = effect("strength", "a", amount=2, until="challenge")
    line = plays("lannister", "e", raise_it), do("pass", "stark"), plays("lannister", "f", raise_it)
    holds(after(given, *line, resolve()), {"challenge.attack": 5, "challenge.winner": "lannister"})


def with_winterfell(*stark: Raw, text: str = BG, zone: Raw | None = None, **fields: Any) -> AgotTable:
    """The location, whose text is known, is in play on Stark's side."""
    place = zone or {"locations": [card("winterfell")]}
    given = challenges(stark_has={"characters": list(stark), **place}, text=text, **fields)
    return with_faces(given, winterfell="winterfell")


@pytest.mark.rule("hbo.lasting.winterfell")
@under_both_texts
def test_winterfell_gives_each_of_his_stark_characters_1(text: str) -> None:
    given = with_winterfell(fighter("s", 2), fighter("t", 0), text=text)
    holds(given, {"card.s.strength": 3, "card.t.strength": 1})
    assert reasons_of(answered(given, "strength", card="s").ruling, "hbo.lasting.winterfell")


@pytest.mark.rule("hbo.lasting.winterfell")
@under_both_texts
@pytest.mark.parametrize("house", [[], ["lannister"]])
def test_characters_without_the_stark_symbol_get_nothing(text: str, house: list[str]) -> None:
    holds(with_winterfell(fighter("s", 2, house=house), text=text), {"card.s.strength": 2})


@pytest.mark.rule("hbo.lasting.winterfell")
@under_both_texts
def test_nor_do_the_opponents(text: str) -> None:
    given = with_winterfell(text=text, lannister=[fighter("l", 2, house="stark")])
    holds(given, {"card.l.strength": 2})


@pytest.mark.rule("hbo.lasting.winterfell")
@under_both_texts
def test_kneeling_it_changes_nothing(text: str) -> None:
    place = {"locations": [card("winterfell", kneeling=True)]}
    holds(with_winterfell(fighter("s", 2), zone=place, text=text), {"card.s.strength": 3})


@pytest.mark.rule("hbo.lasting.winterfell")
@under_both_texts
@pytest.mark.parametrize("zone", ["discard", "hand"])
def test_out_of_play_it_gives_nothing(text: str, zone: str) -> None:
    place = {zone: [card("winterfell", type="location")]}
    holds(with_winterfell(fighter("s", 2), zone=place, text=text), {"card.s.strength": 2})


@pytest.mark.rule("hbo.lasting.winterfell")
@under_both_texts
def test_when_it_leaves_play_the_bonus_is_gone_at_once(text: str) -> None:
    given = with_winterfell(fighter("s", 2), text=text, lannister_has={"hand": [event("e")]})
    holds(after(given, plays("lannister", "e", effect("discard", "winterfell"))), {"card.s.strength": 2})


@pytest.mark.rule("hbo.lasting.winterfell")
@under_both_texts
def test_it_counts_in_challenges_and_for_dominance(text: str) -> None:
    given = with_winterfell(fighter("s", 2), text=text, phase="dominance")
    holds(after(given, do("count_dominance")), {"seat.stark.dominance": 3})
    place = {"locations": [card("winterfell")]}
    fought = battle([fighter("a", 3)], [fighter("s", 2)], kind="power", text=text)
    holds(after(fought, resolve()), {"challenge.defence": 2})
    fought = battle([fighter("a", 3)], [], kind="power", text=text, stark_has=place | {"characters": []})
    holds(after(fought, resolve()), {"challenge.defence": 0})


@pytest.mark.rule("hbo.lasting.winterfell")
def test_a_house_nobody_has_told_is_asked_for() -> None:
    given = with_winterfell(fighter("s", 2), phase="dominance").card("s", houses=None)
    in_doubt(given, do("count_dominance"), asks="houses")


def weakened(text: str = BG, decided: dict[str, str] | None = None) -> AgotTable:
    """Of two defenders one is three below nothing."""
    weak = fighter("weak", 1, modifiers=[{"amount": -4, "from": "a plot"}])
    return battle([fighter("a", 3)], [weak, fighter("s", 2)], kind="power", text=text, decided=decided)


@pytest.mark.rule("hbo.lasting.negative_strength")
@under_both_texts
def test_a_character_counts_as_0_at_least(text: str) -> None:
    answer = answered(weakened(text), "strength", card="weak")
    assert 0 == answer.value
    assert ("floor_0", "text", Basis.SILENT) == stamp(answer.ruling, "hbo.lasting.negative_strength")
    assert Basis.SILENT == answer.ruling.basis


@pytest.mark.rule("hbo.lasting.negative_strength")
@under_both_texts
def test_and_does_not_drag_the_total_down(text: str) -> None:
    ruling = allowed(weakened(text), resolve())
    assert Basis.SILENT == ruling.basis
    holds(after(weakened(text), resolve()), {"challenge.defence": 2, "challenge.unopposed": False})


@pytest.mark.rule("hbo.lasting.negative_strength")
@under_both_texts
def test_a_table_may_decide_that_it_does(text: str) -> None:
    given = weakened(text, {"hbo.lasting.negative_strength": "below_0"})
    holds(given, {"card.weak.strength": -3})
    holds(after(given, resolve()), {"challenge.defence": -1, "challenge.winner": "lannister"})
    ruling = allowed(given, resolve())
    assert ("below_0", "table", Basis.SILENT) == stamp(ruling, "hbo.lasting.negative_strength")


@pytest.mark.rule("hbo.lasting.negative_strength", "hbo.dominance.count")
@under_both_texts
def test_dominance_counts_it_the_same_way(text: str) -> None:
    weak = fighter("weak", 1, modifiers=[{"amount": -4, "from": "a plot"}])
    given = challenges([weak, fighter("s", 2)], phase="dominance", text=text)
    holds(after(given, do("count_dominance")), {"seat.stark.dominance": 2})
    assert Basis.SILENT == allowed(given, do("count_dominance")).basis
