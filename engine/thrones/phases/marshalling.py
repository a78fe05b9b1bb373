"""Phase 3: each player in turn collects income and plays cards from hand."""

from __future__ import annotations

from functools import cache

from engine.kernel import windows
from engine.kernel.decision import Decision, Kind
from engine.kernel.game import Procedure, Step
from engine.kernel.move import Pass
from engine.kernel.reason import rule
from engine.kernel.state import fill
from engine.thrones import table as tables
from engine.thrones.edition import of
from engine.thrones.moves import EndTurn
from engine.thrones.phases.income import ask_income
from engine.thrones.records import Frame
from engine.thrones.table import Table
from engine.thrones.timing import (
    first_in_window,
    turn_in,
    turns_left,
)


def begin_turns(table: Table, frame: Frame) -> Table:
    """The first player takes his whole turn first, then the others theirs."""
    for seat in reversed(turns_left(table)):
        table = tables.push(table, "marshalling_turn", "begin", seat=seat)
    return table


def begin_turn(table: Table, frame: Frame) -> Table:
    """The player whose turn it is is the active player."""
    seat = str(frame.slots["seat"])
    table = table.put(active=seat)
    first = seat if of(table).play_is_action else first_in_window(table)
    return fill(table, **windows.fresh(first), inside=seat != first, marshalled="")


@rule("hbo.marshal.other_actions")
def ask_turn(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """The active player plays cards until he has finished; both may take actions."""
    if frame.slots.get("ended"):
        return ()
    return _turn(table.active, turn_in(table, frame), of(table).actions)


@cache
def _turn(active: str, seat: str, acts: tuple[str, ...]) -> tuple[Decision, ...]:
    own = (*(verb for verb in acts if verb != "pass"), "end_turn")
    verbs = ("play_card", "play_duplicate", *own)
    turn = Decision(active, "marshal", "hbo.marshal.turn_order", Kind.TURN, verbs, EndTurn(by=active))
    action = Decision(seat, "action", "hbo.marshal.other_actions", Kind.WINDOW, acts, Pass(by=seat))
    return (turn, action)


def finish_turn(table: Table, frame: Frame) -> Table:
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
