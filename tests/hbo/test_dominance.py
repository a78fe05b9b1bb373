from __future__ import annotations

from typing import Any

import pytest

from engine.agot.hbo.game import HBO
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.judge import carry_out
from tests.kit.hbo import (
    BG,
    Raw,
    after,
    allowed,
    asked_of,
    card,
    challenges,
    do,
    effect,
    event,
    fighter,
    holds,
    in_doubt,
    pass_,
    plays,
    reasons_of,
    refused,
    under_both_texts,
)


def dominance(*stark: Raw, text: str = BG, lannister: list[Raw] | None = None, **fields: Any) -> AgotTable:
    return challenges(stark, lannister or [], phase="dominance", first="stark", text=text, **fields)


def count() -> Move:
    return do("count_dominance")


@pytest.mark.rule("hbo.dominance.count")
@under_both_texts
def test_standing_strength_and_gold_are_added_up(text: str) -> None:
    given = dominance(fighter("s", 3), fighter("t", 2), text=text, stark_has={"gold": 2})
    holds(after(given, count()), {"seat.stark.dominance": 7, "seat.lannister.dominance": 0})
    tally = reasons_of(allowed(given, count()), "hbo.dominance.count")[-2]
    assert (7, [3, 2, 2]) == (tally.found, [one.found for one in tally.because])


@pytest.mark.rule("hbo.dominance.count")
@under_both_texts
def test_kneeling_characters_count_nothing(text: str) -> None:
    given = dominance(fighter("s", 9, kneeling=True), fighter("t", 1), text=text)
    holds(after(given, count()), {"seat.stark.dominance": 1})


@pytest.mark.rule("hbo.dominance.count")
@under_both_texts
def test_current_strength_counts(text: str) -> None:
    modifiers = [{"amount": 2, "from": "a location"}, {"amount": -1, "from": "a plot"}]
    given = dominance(fighter("s", 3, modifiers=modifiers), text=text)
    holds(after(given, count()), {"seat.stark.dominance": 4})


@pytest.mark.rule("hbo.dominance.count")
def test_power_locations_and_cards_in_hand_do_not_count() -> None:
    has = {"power": 5, "locations": [card("keep", strength=3)], "hand": [fighter("held", 4)]}
    given = dominance(fighter("s", 1, power=2, icons=[]), stark_has=has)
    holds(after(given, count()), {"seat.stark.dominance": 1})


@pytest.mark.rule("hbo.dominance.count")
@under_both_texts
def test_gold_alone_is_a_total(text: str) -> None:
    given = dominance(text=text, stark_has={"gold": 2}, lannister=[fighter("l", 1)])
    holds(after(given, count()), {"dominance.winner": "stark", "seat.stark.power": 1})


@pytest.mark.rule("hbo.dominance.count")
def test_only_the_strength_of_standing_characters_need_be_known() -> None:
    given = dominance(fighter("s"), fighter("t", kneeling=True))
    in_doubt(given.card("s", strength=None), count(), asks="strength")
    allowed(given.card("t", strength=None), count())


@pytest.mark.rule("hbo.dominance.count")
def test_it_is_counted_once_a_round() -> None:
    given = dominance(fighter("s", 3))
    found = after(given, count())
    holds(found, {"seat.stark.power": 1, "phase": "dominance"})
    assert "count_dominance" not in {asks for _, asks in asked_of(found)}


@pytest.mark.rule("hbo.dominance.winner")
@under_both_texts
@pytest.mark.parametrize(("ours", "theirs", "winner"), [(3, 2, "stark"), (2, 3, "lannister")])
def test_the_higher_total_takes_one_power_at_once(text: str, ours: int, theirs: int, winner: str) -> None:
    given = dominance(fighter("s", ours), lannister=[fighter("l", theirs)], text=text)
    found = after(given, count())
    holds(found, {"dominance.winner": winner, "seat.stark.power": int(winner == "stark")})
    holds(found, {"seat.lannister.power": int(winner == "lannister")})
    assert "hbo.dominance.winner" in allowed(given, count()).rules


@pytest.mark.rule("hbo.dominance.winner", "hbo.victory.immediate")
def test_it_may_end_the_game() -> None:
    given = dominance(fighter("s", 3), stark_has={"power": 14})
    holds(after(given, count()), {"game.winner": "stark"})


@pytest.mark.rule("hbo.dominance.before_actions")
@under_both_texts
def test_nobody_acts_before_the_award(text: str) -> None:
    held = {"hand": [event("e")]}
    given = dominance(fighter("s", 3), lannister=[fighter("l", 2)], text=text, lannister_has=held)
    kneel = plays("lannister", "e", effect("kneel", "s"))
    refused(given, kneel, because="hbo.dominance.before_actions")
    found = after(given, count(), kneel)
    holds(found, {"card.s.kneeling": True, "dominance.winner": "stark", "seat.stark.power": 1})


@pytest.mark.rule("hbo.dominance.before_actions")
@under_both_texts
def test_an_action_to_change_the_count_is_taken_in_an_earlier_phase(text: str) -> None:
    held = {"hand": [event("e")]}
    given = challenges([fighter("s", 3)], [fighter("l", 2)], text=text, lannister_has=held)
    line = plays("lannister", "e", effect("kneel", "s")), do("end_turn", "lannister"), do("end_turn", "stark")
    holds(after(given, *line, count()), {"dominance.winner": "lannister"})


@pytest.mark.rule("hbo.dominance.tie")
@under_both_texts
@pytest.mark.parametrize(("strength", "gold"), [(3, 0), (1, 2), (0, 3)])
def test_equal_totals_gold_included_win_nothing(text: str, strength: int, gold: int) -> None:
    given = dominance(
        fighter("s", 3), lannister=[fighter("l", strength)], text=text, lannister_has={"gold": gold}
    )
    found = after(given, count())
    holds(found, {"dominance.winner": None, "seat.stark.power": 0, "seat.lannister.power": 0})
    assert "hbo.dominance.tie" in allowed(given, count()).rules


@pytest.mark.rule("hbo.dominance.tie")
@under_both_texts
def test_equal_strength_with_unequal_gold_is_no_tie(text: str) -> None:
    given = dominance(fighter("s", 3), lannister=[fighter("l", 3)], text=text, stark_has={"gold": 1})
    holds(after(given, count()), {"dominance.winner": "stark"})


@pytest.mark.rule("hbo.dominance.tie")
def test_nothing_against_nothing_is_a_tie() -> None:
    holds(after(dominance(), count()), {"dominance.winner": None})


@pytest.mark.rule("hbo.dominance.actions_after")
@under_both_texts
def test_after_the_award_both_may_act_the_first_player_first(text: str) -> None:
    held = {"hand": [event("e")]}
    hers = {"hand": [event("f")]}
    given = dominance(fighter("s", 3), text=text, stark_has=held, lannister_has=hers)
    found = after(given, count())
    allowed(found, plays("stark", "e"), passes="listed")
    refused(found, plays("lannister", "f"), because="hbo.action.first_player_first", passes="listed")
    allowed(found, plays("stark", "e"), plays("lannister", "f"), passes="listed")


@pytest.mark.rule("hbo.dominance.actions_after")
@under_both_texts
def test_then_the_standing_phase_follows(text: str) -> None:
    found = after(dominance(text=text), count(), pass_("stark"), pass_("lannister"), passes="listed")
    holds(found, {"phase": "standing"})


@pytest.mark.rule("hbo.dominance.tie")
@under_both_texts
def test_a_tie_is_told(text: str) -> None:
    given = dominance(text=text, stark_has={"gold": 2}, lannister_has={"gold": 2})
    told = carry_out(HBO, given, do("count_dominance")).events
    assert [(one.what, one.amount) for one in told] == [("dominance_tied", 2)]
