"""What is listed is judged as it is played, and what is not asked is not accepted."""

from random import Random

import msgspec
import pytest

from engine.agot import candidates
from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import HBO
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import TABLE, Move, verb
from engine.kernel.errors import Refused, Unreadable
from engine.kernel.judge import carry_out, decisions, judge, picks_of, play, ruling_of
from engine.kernel.reasons import Verdict
from tests.kit.random_games import PLANS, Moment, Plan, game, held
from tests.properties.random_moves import invented, misspelt, mutated
from tests.properties.table_invariants import faults

EVERY = 15

ANYTIME = {
    "apply_effect": "a card's effect happens when its text says so",
    "look_at": "piles are open",
    "know_card": "the table may tell what it sees at any time",
    "know_value": "the same",
    "know_plot": "the same",
    "decide": "a point may be settled before it matters",
    "correct": "a judge may set the record right",
    "resolve_passive": "a passive by hand comes when its player says so",
    "order_passives": "passives by hand are set off without the referee's seeing it",
    "respond": "a reaction by hand may answer what the referee does not see",
    "decline_saves": "declining what is not offered changes nothing",
}
"""Verbs that answer no decision, and why they may be accepted."""

ANYBODY = {
    "pass_window": "it passes for all who are asked",
    "save": "either player may save a character",
    "order_when_revealed": "a single plot is carried out by its own player too",
    "place_setup": "more cards may be laid until both have finished",
}
"""Verbs that another seat than the one asked may use, and why."""

games = pytest.mark.parametrize("plan", PLANS, ids=str)


@games
def test_what_is_listed_as_legal_is_accepted_and_nothing_else(plan: Plan) -> None:
    for moment in game(plan)[::EVERY]:
        table = moment.before
        written = msgspec.json.encode(table)
        for choice in candidates.generate_moves(HBO, table):
            for picks in [choice.among[: choice.least], *((one,) for one in choice.among)]:
                judged_as_played(table, choice.with_picks(picks))
                if not choice.pick:
                    break
        assert msgspec.json.encode(table) == written


def judged_as_played(table: AgotTable, move: Move) -> None:
    """What is judged legal is carried out; what is not is refused with the same ruling."""
    ruling = judge(HBO, table, move)
    if ruling.verdict is Verdict.YES:
        assert not list(faults(table, play(HBO, table, move).state)), move
        return
    with pytest.raises(Refused) as refused:
        play(HBO, table, move)
    assert refused.value.ruling == ruling


@games
def test_what_is_shown_of_a_choice_is_the_ruling_on_one_of_its_picks(plan: Plan) -> None:
    for moment in game(plan)[::EVERY]:
        for choice in candidates.generate_moves(HBO, moment.before):
            shown = ruling_of(HBO, moment.before, choice)
            if choice.pick and choice.least == 1 and shown.verdict is not Verdict.YES:
                able = picks_of(HBO, moment.before, choice)
                assert not any(ruling.verdict is Verdict.YES for _, ruling in able), choice


@games
def test_anything_at_any_time_is_ruled_on_or_unreadable(plan: Plan) -> None:
    rng = Random(plan.seed)

    def wrong(moment: Moment) -> list[str]:
        if moment.number % 2:
            return []
        tried = (invented(moment.before, rng), mutated(moment.before, rng, moment.move))
        return [fault for move in tried for fault in accepted_wrongly(moment.before, move)]

    held(plan, wrong)


def accepted_wrongly(table: AgotTable, move: Move) -> list[str]:
    """What is wrong with accepting this move, if it is accepted."""
    try:
        ADAPTER.check(table, move)
    except Unreadable:
        return []
    ruling = judge(HBO, table, move)
    if ruling.verdict is not Verdict.YES:
        return [] if ruling.because else [f"refused for no reason: {move}"]
    after = carry_out(HBO, table, move)
    again = msgspec.json.decode(msgspec.json.encode(after), type=AgotTable)
    found = [] if again == after else [f"the table cannot be kept after {move}"]
    if verb(move) in ("correct", "correct_all"):
        return found
    return found + [f"{fault}, after {move}" for fault in faults(table, after)] + unasked(table, move)


def unasked(table: AgotTable, move: Move) -> list[str]:
    """A move of the game that answers nothing, or not of the one who is asked."""
    word = verb(move)
    answers = "pass" if word == "pass_window" else word  # everybody passes where one is asked to
    asked = {one.seat for one in decisions(HBO, table) if answers in one.verbs}
    if word in ANYTIME or (asked and word in ANYBODY):
        return []
    if not asked:
        return [f"nobody is asked to {word}: {move}"]
    return [] if move.by in ("", *asked) or TABLE in asked else [f"{asked} are asked: {move}"]


@games
def test_moves_that_are_misspelt_are_unreadable_or_ruled_on(plan: Plan) -> None:
    rng = Random(plan.seed)
    for moment in game(plan)[::3]:
        try:
            move = ADAPTER.read_move(misspelt(moment.move, rng))
            ADAPTER.check(moment.before, move)
        except Unreadable:
            continue
        judge(HBO, moment.before, move)
