"""The round and its phases: chapter 6."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from engine.agot.hbo.game import HBO
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import DecisionKind, Move
from engine.kernel.judge import play
from engine.kernel.reasons import Basis
from tests.kit.hbo import (
    BG,
    Raw,
    after,
    allowed,
    as_it_lies,
    asked_of,
    card,
    do,
    marshalling,
    plot,
    refused,
    seat,
    stamp,
    table,
    under_both_texts,
    waiting,
)

PHASES = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")
ANYTIME: Raw = card("e1", type="event", timing="any_phase")


def start_of_a_round(text: str = BG, **decided: str) -> AgotTable:
    points = {f"hbo.{point.replace('__', '.')}": option for point, option in decided.items()}
    return table(
        "plot",
        text=text,
        decided=points,
        doing=[do("reveal_plot", house, plot=house) for house in ("stark", "lannister")],
        stark=seat(plot=plot(name="stark", income=2, initiative=3), hand=[ANYTIME]),
        lannister=seat(plot=plot(name="lannister", income=1, initiative=4)),
    )


def what_must_be_done(given: AgotTable) -> Move:
    """The answer of players who do no more than they must."""
    asked = waiting(given)[0]
    if asked.asks == "reveal_plot":
        return do("reveal_plot", asked.seat, plot=asked.seat)
    if asked.asks == "name_first_player":
        return do("name_first_player", asked.seat, seat="stark")
    assert asked.default is not None
    return asked.default


def walk(given: AgotTable) -> Iterator[AgotTable]:
    """Every state of a round, up to the first of the next one."""
    begun = given.round
    for _ in range(80):
        yield given
        if given.round > begun:
            return
        given = play(HBO, given, what_must_be_done(given)).state
    raise AssertionError("the round does not end")


@pytest.mark.rule("hbo.round.seven_phases", "hbo.round.next_round")
@under_both_texts
def test_a_round_has_seven_phases_in_this_order_and_the_next_begins_with_the_plot_phase(text: str) -> None:
    states = list(walk(start_of_a_round(text)))
    assert (*PHASES, "plot") == tuple(phase for phase, _ in groupby(states, key=lambda one: one.phase))
    last = states[-1]
    assert (2, "plot") == (last.round, last.phase)
    assert {("stark", "reveal_plot"), ("lannister", "reveal_plot")} == set(asked_of(last))


@pytest.mark.rule("hbo.round.next_round")
def test_what_is_counted_by_the_round_starts_anew() -> None:
    given = start_of_a_round().seat("stark", limited_played=1, challenges_made=("power",), drawn_by_effects=2)
    *_, last = walk(given)
    fresh = last.seats["stark"]
    assert (0, (), 0, False) == (
        fresh.limited_played,
        fresh.challenges_made,
        fresh.drawn_by_effects,
        fresh.income_taken,
    )


@pytest.mark.rule("hbo.round.next_round")
def test_rounds_go_on_until_somebody_has_won_and_no_longer() -> None:
    given = table("taxation", stark=seat(power=14))
    assert 2 == after(given, do("return_gold"), do("pass", "stark"), do("pass", "lannister")).round
    gain = do("apply_effect", "stark", effects=[{"kind": "gain_power", "amounts": {"stark": 1}}])
    won = after(given, gain)
    assert () == waiting(won)
    assert 1 == won.round


@pytest.mark.rule("hbo.round.complete_phase")
@pytest.mark.parametrize(
    ("phase", "too_early"),
    [
        ("plot", "draw_phase"),
        ("draw", "collect_income"),
        ("marshalling", "declare_challenge"),
        ("challenges", "count_dominance"),
        ("dominance", "stand_all"),
        ("standing", "return_gold"),
    ],
)
def test_nothing_of_the_next_phase_is_done_before_this_one_is_finished(phase: str, too_early: str) -> None:
    by = "stark" if too_early in ("collect_income", "declare_challenge") else ""
    challenge = {"kind": "power", "target": "lannister", "attackers": ["a1"]}
    move = do(too_early, by, **(challenge if too_early == "declare_challenge" else {}))
    someone = table("draw", stark=seat(characters=[card("a1", icons="power")])).cards
    states = [one.put(cards=someone) for one in walk(start_of_a_round()) if one.phase == phase]
    assert states
    for one in states:
        assert as_it_lies(one, move).because, f"{too_early} was allowed in the {phase} phase"


@pytest.mark.rule("hbo.round.complete_phase")
def test_a_turn_is_not_ended_while_others_may_still_act() -> None:
    ruling = as_it_lies(table("challenges"), do("end_turn", "stark"))
    assert "hbo.round.complete_phase" in ruling.because


@pytest.mark.rule("hbo.round.both_take_part")
def test_both_players_are_asked_in_every_phase() -> None:
    asked: dict[str, set[str]] = {phase: set() for phase in PHASES}
    for given in walk(start_of_a_round()):
        asked[given.phase].update(one.seat for one in waiting(given))
    assert {"stark", "lannister"} == set.intersection(*(seats - {"TABLE"} for seats in asked.values()))


@pytest.mark.rule("hbo.round.action_windows")
@under_both_texts
def test_every_phase_has_a_window_for_actions_and_the_first_player_has_the_first_one(text: str) -> None:
    first: dict[str, str] = {}
    for given in walk(start_of_a_round(text)):
        for one in waiting(given):
            if one.kind is DecisionKind.WINDOW:
                first.setdefault(given.phase, one.seat)
    assert dict.fromkeys(PHASES, "stark") == first


@pytest.mark.rule("hbo.round.action_windows")
@pytest.mark.parametrize(
    ("phase", "first", "why"),
    [
        ("dominance", "count_dominance", "hbo.dominance.before_actions"),
        ("standing", "stand_all", "hbo.standing.stand_all"),
        ("taxation", "return_gold", "hbo.tax.return_gold"),
        ("draw", "draw_phase", "hbo.round.action_windows"),
    ],
)
def test_the_window_of_a_phase_opens_after_its_own_business(phase: str, first: str, why: str) -> None:
    given = table(phase, stark=seat(hand=[ANYTIME]))
    refused(given, do("play_event", "stark", card="e1"), because=why)
    allowed(given, do(first), do("play_event", "stark", card="e1"))


@pytest.mark.rule("hbo.round.action_windows")
@under_both_texts
@pytest.mark.parametrize("phase", ["plot", "draw"])
def test_an_action_in_the_plot_or_draw_phase_is_allowed_and_the_ruling_says_what_it_rests_on(
    text: str, phase: str
) -> None:
    ruling = allowed(in_the_window_of(phase, text), do("play_event", "stark", card="e1"))
    option, by, basis = stamp(ruling, "hbo.round.action_windows")
    assert ("yes", "text") == (option, by)
    assert basis is not Basis.STATED
    assert ruling.basis is not Basis.STATED


@pytest.mark.rule("hbo.round.action_windows")
@pytest.mark.parametrize("phase", ["plot", "draw"])
def test_a_table_may_do_without_actions_in_the_plot_and_draw_phases(phase: str) -> None:
    given = start_of_a_round(round__action_windows="no")
    states = [one for one in walk(given) if one.phase == phase]
    assert not [asked for one in states for asked in waiting(one) if asked.kind is DecisionKind.WINDOW]
    for one in states:
        assert as_it_lies(one, do("play_event", "stark", card="e1")).because


def in_the_window_of(phase: str, text: str = BG) -> AgotTable:
    for given in walk(start_of_a_round(text)):
        if given.phase == phase and waiting(given)[0].kind is DecisionKind.WINDOW:
            return given
    raise AssertionError(f"no window in the {phase} phase")


@pytest.mark.rule("hbo.round.action_windows")
def test_an_action_in_a_phase_that_names_its_moment_rests_on_what_is_stated() -> None:
    given = marshalling(stark=seat(hand=[ANYTIME]))
    assert Basis.STATED is allowed(given, do("play_event", "stark", card="e1")).basis
