"""Income: worked out and collected at the start of a marshalling turn."""

from __future__ import annotations

from engine.kernel.decision import Decision, Kind
from engine.kernel.event import Event
from engine.kernel.game import Verb
from engine.kernel.reason import Finding, Question, cannot_tell, change, no, rule
from engine.kernel.state import note, tell
from engine.thrones.moves import CollectIncome
from engine.thrones.points import (
    TOKEN_LIMITS,
)
from engine.thrones.power import the_game_goes_on
from engine.thrones.records import Frame
from engine.thrones.table import Table
from engine.thrones.timing import (
    at,
)
from engine.thrones.treasury import from_treasury, gold_left
from engine.thrones.values import income, income_tally


def ask_income(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """The active player collects his income before anything else."""
    if table.seats[table.active].income_taken:
        return ()
    verbs, move = ("collect_income",), CollectIncome(by=table.active)
    return (
        Decision(table.active, "collect_income", "hbo.marshal.income_collect", Kind.PROCEDURE, verbs, move),
    )


@rule(
    "hbo.marshal.income_collect",
    "hbo.marshal.turn_order",
    "hbo.marshal.active_player",
    "hbo.round.seven_phases",
)
def it_is_the_start_of_his_turn(table: Table, move: CollectIncome) -> Finding:
    """Income is collected by the active player at the start of his marshalling turn, once."""
    if (
        at(table).startswith("marshalling_turn")
        and table.active == move.by
        and not table.seats[move.by].income_taken
    ):
        return None
    if table.phase == "marshalling" and table.active == move.by:
        return no(
            "income_taken",
            change("not_taken", seat=move.by),
            rules=("hbo.marshal.income_collect", "hbo.marshal.income_timing"),
            seat=move.by,
        )
    wait = change("wait_income", seat=move.by)
    turn = ("hbo.marshal.active_player",) if table.phase == "marshalling" else ("hbo.round.seven_phases",)
    return no(
        "not_your_marshalling_turn",
        wait,
        rules=("hbo.marshal.turn_order", "hbo.marshal.income_collect", *turn),
        active=table.active,
    )


@rule("hbo.anatomy.plot_income", "hbo.anatomy.income_bonus")
def his_income_is_known(table: Table, move: CollectIncome) -> Finding:
    """Income is the revealed plot's value and all bonuses in play."""
    plot = table.seats[move.by].plot
    if plot is None or plot.income is None:
        return cannot_tell(Question("plot_income", plot.name if plot else "", move.by))
    for card in table.in_play(move.by):
        if card.income is None:
            return cannot_tell(Question("income", card.id))
    return None


@rule("hbo.marshal.income_collect", "hbo.marshal.income_calc")
def act_income(table: Table, move: CollectIncome) -> Table:
    """He takes gold equal to his income from the treasury; it is his pool for the whole round."""
    due = max(0, income(table, move.by))
    amount = from_treasury(table, due)
    table = note(table, income_tally(table, move.by))
    if amount < due or due > gold_left(table):
        table = note(table, TOKEN_LIMITS.reason(table, "treasury_is_short", due=due))
    seat = table.seats[move.by]
    table = table.seat(move.by, gold=seat.gold + amount, income_taken=True, last_income=amount)
    return tell(table, Event("income", seat=move.by, amount=amount, rule="hbo.marshal.income_collect"))


COLLECT_INCOME = Verb(
    CollectIncome, (the_game_goes_on, it_is_the_start_of_his_turn, his_income_is_known), act_income
)
