"""The marshalling phase: income, turns and their end (of challenge turns too)."""

from __future__ import annotations

from functools import cache

from engine.agot.rounds.action_windows import first_in_window, turn_in
from engine.agot.rounds.timing import current_step, turns_left
from engine.agot.rule_variants import TOKEN_LIMITS
from engine.agot.ruleset import ruleset
from engine.agot.state import table as tables
from engine.agot.state.moves import CollectIncome, EndTurn
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import income, income_tally, unknown_incomes
from engine.agot.values.power_and_victory import from_treasury, is_treasury_short, the_game_goes_on
from engine.kernel.decisions import Decision, DecisionKind, Pass, new_window
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import Facts, Finding, Question, Reason, cannot_tell, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes, set_slots

ENDED = {
    "marshalling": ("hbo.marshal.stop_playing", "hbo.marshal.keep_gold", "hbo.marshal.phase_end"),
    "challenges": ("hbo.challenge.optional", "hbo.challenge.second_player", "hbo.challenge.phase_end"),
}
"""Players may keep gold and skip challenges; the phase ends when all have finished their turns."""


@rule(
    "hbo.marshal.turn_order",
    "hbo.challenge.turns",
    "hbo.marshal.stop_playing",
    "hbo.marshal.active_player",
    "hbo.round.seven_phases",
    "lcg.marshal.turn_order",
    "lcg.firstplayer.role",
    "lcg.challenge.next_player",
    "lcg.challenge.active_player",
    "lcg.marshal.stop",
    "lcg.round.phases",
)
def it_is_his_turn_to_end(table: AgotTable, move: EndTurn) -> Finding:
    """Only the player whose turn it is can end the turn."""
    if table.phase not in ("marshalling", "challenges"):
        return violated(
            "no_turns_in_this_phase",
            change("wait_marshalling", seat=move.by),
            rules=("hbo.marshal.turn_order", "hbo.challenge.turns", "hbo.round.seven_phases"),
            phase=table.phase,
        )
    if table.active == move.by:
        return None
    rules = (
        ("hbo.marshal.turn_order", "hbo.marshal.active_player", "hbo.marshal.phase_end")
        if table.phase == "marshalling"
        else ("hbo.challenge.turns", "hbo.challenge.second_player")
    )
    what = "wait_marshalling" if table.phase == "marshalling" else "wait_challenge"
    return violated("not_your_turn", change(what, seat=move.by), rules=rules, active=table.active)


@rule(
    "hbo.challenge.one_at_a_time",
    "hbo.round.complete_phase",
    "hbo.action.resolve_fully",
    "lcg.challenge.sequential",
    "lcg.challenge.steps",
    "lcg.round.phases",
    "lcg.action.immediate",
)
def nothing_is_unfinished(table: AgotTable, move: EndTurn) -> Finding:
    """Whatever has begun is completed before a turn ends."""
    if table.active != move.by or current_step(table) in ("marshalling_turn.turn", "challenges_turn.choose"):
        return None
    if current_step(table) == "marshalling_turn.income":
        return violated(
            "income_comes_first",
            change("wait_marshalling", seat=move.by),
            rules=("hbo.marshal.income_collect",),
        )
    if table.challenge is not None:
        return violated(
            "challenge_under_way",
            change("wait_challenge", seat=move.by),
            rules=("hbo.challenge.one_at_a_time", "hbo.round.complete_phase"),
        )
    what = "wait_marshalling" if table.phase == "marshalling" else "wait_challenge"
    rules = ("hbo.round.complete_phase", "hbo.action.closing")
    return violated("finish_first", change(what, seat=move.by), rules=rules, busy=current_step(table))


@rule(
    "hbo.marshal.keep_gold",
    "hbo.marshal.phase_end",
    "hbo.challenge.optional",
    "hbo.challenge.phase_end",
    "lcg.marshal.stop",
    "lcg.marshal.gold_pool",
    "lcg.marshal.pass_turn",
    "lcg.challenge.next_player",
    "lcg.challenge.order_free",
    "lcg.challenge.phase_end",
)
def act_end_turn(table: AgotTable, move: EndTurn) -> AgotTable:
    """The turn passes on, or the phase ends; it does not come back."""
    rules = ENDED[table.phase]
    facts: Facts = {"gold": table.seats[move.by].gold, "challenges": table.seats[move.by].challenges_made}
    table = add_notes(table, Reason(rules, says=f"{table.phase}_turn_ended", facts=facts))
    return add_events(set_slots(table, ended=True), Event("turn_ended", seat=move.by, rule=rules[0]))


END_TURN = Verb(
    EndTurn, (the_game_goes_on, it_is_his_turn_to_end, nothing_is_unfinished), act_end_turn, ends_turn=True
)


def ask_income(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """The active player collects their income before anything else."""
    if table.seats[table.active].income_taken:
        return ()
    verbs, move = ("collect_income",), CollectIncome(by=table.active)
    return (
        Decision(
            table.active, "collect_income", "hbo.marshal.income_collect", DecisionKind.PROCEDURE, verbs, move
        ),
    )


@rule(
    "hbo.marshal.income_collect",
    "hbo.marshal.turn_order",
    "hbo.marshal.active_player",
    "hbo.round.seven_phases",
    "lcg.marshal.income_first",
    "lcg.marshal.turn_order",
    "lcg.firstplayer.role",
    "lcg.round.phases",
)
def it_is_the_start_of_his_turn(table: AgotTable, move: CollectIncome) -> Finding:
    """Income is collected by the active player at the start of their marshalling turn, once."""
    if (
        current_step(table).startswith("marshalling_turn")
        and table.active == move.by
        and not table.seats[move.by].income_taken
    ):
        return None
    if table.phase == "marshalling" and table.active == move.by:
        return violated(
            "income_taken",
            change("not_taken", seat=move.by),
            rules=("hbo.marshal.income_collect", "hbo.marshal.income_timing"),
            seat=move.by,
        )
    wait = change("wait_income", seat=move.by)
    turn = ("hbo.marshal.active_player",) if table.phase == "marshalling" else ("hbo.round.seven_phases",)
    return violated(
        "not_your_marshalling_turn",
        wait,
        rules=("hbo.marshal.turn_order", "hbo.marshal.income_collect", *turn),
        active=table.active,
    )


@rule(
    "hbo.anatomy.plot_income",
    "hbo.anatomy.income_bonus",
    "lcg.anatomy.plot_income",
    "lcg.symbol.income_modifier",
)
def his_income_is_known(table: AgotTable, move: CollectIncome) -> Finding:
    """Income is the income of the revealed plot plus all bonuses in play."""
    plot = table.seats[move.by].plot
    if plot is None or plot.income is None:
        return cannot_tell(Question("plot_income", plot.name if plot else "", move.by))
    untold = next(unknown_incomes(table, move.by), None)
    return cannot_tell(untold) if untold is not None else None


@rule(
    "hbo.marshal.income_collect",
    "hbo.marshal.income_calc",
    "lcg.marshal.income_first",
    "lcg.marshal.income_compute",
)
def act_income(table: AgotTable, move: CollectIncome) -> AgotTable:
    """The player takes gold equal to their income from the treasury; it is their pool for the whole round."""
    due = max(0, income(table, move.by))
    amount = from_treasury(table, due)
    table = add_notes(table, income_tally(table, move.by))
    if is_treasury_short(table, due):
        table = add_notes(table, TOKEN_LIMITS.reason(table, "treasury_is_short", due=due))
    seat = table.seats[move.by]
    table = table.seat(move.by, gold=seat.gold + amount, income_taken=True, last_income=amount)
    return add_events(table, Event("income", seat=move.by, amount=amount, rule="hbo.marshal.income_collect"))


COLLECT_INCOME = Verb(
    CollectIncome, (the_game_goes_on, it_is_the_start_of_his_turn, his_income_is_known), act_income
)


def begin_turns(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The first player takes their whole turn first, then the others theirs."""
    for seat in reversed(turns_left(table)):
        table = tables.push(table, "marshalling_turn", "begin", seat=seat)
    return table


def begin_turn(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The player whose turn it is is the active player."""
    seat = str(frame.slots["seat"])
    table = table.put(active=seat)
    first = seat if ruleset(table).play_is_action else first_in_window(table)
    return set_slots(table, **new_window(first), inside=seat != first, marshalled="")


@rule("hbo.marshal.other_actions", "lcg.marshal.others_act")
def ask_turn(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """The active player plays cards until they have finished; both may take actions."""
    if frame.slots.get("ended"):
        return ()
    return _turn(table.active, turn_in(table, frame), ruleset(table).actions)


@cache
def _turn(active: str, seat: str, acts: tuple[str, ...]) -> tuple[Decision, ...]:
    own = (*(verb for verb in acts if verb != "pass"), "end_turn")
    verbs = ("play_card", "play_duplicate", *own)
    turn = Decision(active, "marshal", "hbo.marshal.turn_order", DecisionKind.TURN, verbs, EndTurn(by=active))
    action = Decision(seat, "action", "hbo.marshal.other_actions", DecisionKind.WINDOW, acts, Pass(by=seat))
    return (turn, action)


def finish_turn(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Nobody is active until the next turn begins."""
    return table.put(active="")


MARSHALLING_PHASE = Procedure("marshalling_phase", (Step("turns", do=begin_turns),))


MARSHALLING_TURN = Procedure(
    "marshalling_turn",
    (
        Step("begin", do=begin_turn),
        Step("income", ask=ask_income),
        Step("turn", ask=ask_turn),
        Step("end", do=finish_turn),
    ),
)
