"""Action windows: opened by a phase or a challenge, whose turn it is in them, and when they close."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.agot.rule_variants import ACTIONS_IN_EVERY_PHASE, CARD_IS_ACTION, CLOSING, WINDOW_ORDER
from engine.agot.ruleset import ruleset
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import (
    Decision,
    DecisionKind,
    Pass,
    after_passes,
    mark_action,
    new_window,
    seats_still_asked,
    whose_turn,
    window_is_closed,
)
from engine.kernel.game import Procedure, Step
from engine.kernel.reasons import Facts, rule
from engine.kernel.state import Slots, push, replace_slots, set_slots

WINDOWS = {"window": "act", "marshalling_turn": "turn"}
"""Procedure -> the step in which it waits for actions."""


def open_window(table: AgotTable) -> EffectFrame | None:
    """The window for actions that is open now, if one is."""
    if not table.agenda:
        return None
    top = table.agenda[-1]
    return top if is_window(top) else None


def is_window(frame: EffectFrame) -> bool:
    """Whether seats take actions in this frame at its current step."""
    return WINDOWS.get(frame.procedure) == frame.step


def first_in_window(table: AgotTable) -> str:
    """The seat with the first action in a window: the first player, unless the table decides otherwise."""
    if table.active and WINDOW_ORDER.option(table) == "active_player":
        return table.active
    return table.first_player or table.order[0]


def push_window(
    table: AgotTable,
    inside: bool = False,
    after_last: bool = False,
    after_one: bool = False,
    by_text: str = "",
) -> AgotTable:
    """A window for actions opens; ``inside`` a phase, not at its only place for actions.

    After a challenge it lies before the next, unless none can follow as things stand (``after_one``).
    ``by_text``: the card whose text opens it.
    """
    slots = new_window(
        first_in_window(table),
        inside=inside,
        marshalled="",
        after_last=after_last,
        after_one=after_one,
        by_text=by_text,
    )
    return push(table, EffectFrame("window", "act", slots))


@rule(
    "hbo.dominance.actions_after",
    "hbo.standing.actions",
    "hbo.tax.actions",
    "lcg.dominance.before_actions",
    "lcg.action.first_player_first",
)
def phase_window(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The one window for actions of a phase."""
    return push_window(table)


@rule("hbo.round.action_windows", "lcg.action.first_player_first")
def unnamed_window(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The window for actions of a phase for which the texts name no such moment."""
    if ACTIONS_IN_EVERY_PHASE.option(table) == "no":
        return table
    return push_window(table)


def ask_action(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Asks the seat that may act or pass; none when all have passed in succession."""
    if is_over(table, frame):
        return ()
    seat = turn_in(table, frame)
    rule_id = "hbo.action.alternate" if frame.slots["last"] else "hbo.action.first_player_first"
    return _action(seat, rule_id, ruleset(table).actions)


@cache
def _action(seat: str, rule_id: str, verbs: tuple[str, ...]) -> tuple[Decision, ...]:
    return (Decision(seat, "action", rule_id, DecisionKind.WINDOW, verbs, Pass(by=seat)),)


WINDOW = Procedure("window", (Step("act", ask=ask_action),))


def turn_in(table: AgotTable, frame: EffectFrame) -> str:
    """Whose word it is in a window; a card just played counts where playing one is an action."""
    marshalled = frame.slots.get("marshalled")
    if marshalled and CARD_IS_ACTION.option(table) == "yes":
        return next(iter(table.others(str(marshalled))), str(marshalled))
    turn = whose_turn(frame, table.order)
    if turn in players_out(frame) and CLOSING.option(table) == "passed_is_out":
        left = (seat for seat in table.others(turn) if seat not in players_out(frame))
        return next(left, turn)
    return turn


def after_action(table: AgotTable, seat: str) -> AgotTable:
    """The open window after an action."""
    if open_window(table) is None:
        return table
    return mark_action(table, seat, marshalled="")


def after_pass(table: AgotTable, window: EffectFrame, seat: str) -> AgotTable:
    """The open window after a pass; a marshalling turn is never closed by passes."""
    table = replace_slots(table, _slots_after_pass(window, seat))
    if window.procedure == "marshalling_turn" and window_is_closed(table.agenda[-1], table.seats):
        return set_slots(table, passed=(), out=())
    return table


def _slots_after_pass(window: EffectFrame, seat: str) -> Slots:
    out = players_out(window)
    # Who has just played a card and passes has not let the others act: a text that asks for that still does.
    marshalled = seat if window.slots.get("marshalled") == seat else ""
    left = out if seat in out else (*out, seat)
    return after_passes(window, (seat,), marshalled=marshalled, out=left)


def all_pass(table: AgotTable, window: EffectFrame) -> tuple[tuple[str, ...], Slots]:
    """The seats asked until a window closes if none acts, in this order, and its slots after their passes."""
    if not window.slots["last"] and not window.slots.get("marshalled") and not players_out(window):
        seats = seats_still_asked(window, table.order)
        return seats, after_passes(window, seats, marshalled="", out=seats)
    asked: list[str] = []
    while not is_over(table, window):
        asked.append(turn_in(table, window))
        window = replace(window, slots=_slots_after_pass(window, asked[-1]))
    return tuple(asked), window.slots


def after_marshalling(table: AgotTable, seat: str) -> AgotTable:
    """The open window after a card was played or attached by the active player."""
    if open_window(table) is None:
        return table
    if ruleset(table).play_is_action:
        return mark_action(table, seat, marshalled="")
    passed: Facts = {"passed": ()} if CARD_IS_ACTION.option(table) == "yes" else {}
    return set_slots(table, marshalled=seat, **passed)


def players_out(frame: EffectFrame) -> tuple[str, ...]:
    """The seats that have passed in this window at any time."""
    out = frame.slots.get("out", ())
    return out if isinstance(out, tuple) else ()


def is_over(table: AgotTable, frame: EffectFrame) -> bool:
    """Whether a window is closed: all passed in succession, or each once if the table has decided so."""
    closed, all_out = window_is_closed(frame, table.seats), len(players_out(frame)) == len(table.seats)
    if closed == all_out:
        return closed
    return all_out if CLOSING.option(table) == "passed_is_out" else closed
