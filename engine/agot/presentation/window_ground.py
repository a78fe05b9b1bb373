"""What a window at the table answers, and the rules by which it asks and closes."""

from __future__ import annotations

from engine.agot.abilities.saves import victims_of
from engine.agot.ruleset import REACTION_ORDER
from engine.agot.state.records import DEAD
from engine.agot.state.table import AgotTable
from engine.kernel.adapter import ground_of_an_offer
from engine.kernel.moves import Answerable, Decision, WindowGround

ACTION_ORDER = ("hbo.action.first_player_first", "hbo.action.alternate")
IN_A_TURN = "hbo.marshal.other_actions"


def window_ground(table: AgotTable, decision: Decision) -> WindowGround:
    """What the window rests on in which this decision is asked."""
    if decision.asks == "action":
        closing = (
            IN_A_TURN if decision.rule in (IN_A_TURN, "lcg.marshal.others_act") else "hbo.action.closing"
        )
        return WindowGround(order=ACTION_ORDER, closing=(closing,))
    if decision.asks == "react":
        return _reactions(table)
    if decision.asks == "save":
        return _saves(table)
    return ground_of_an_offer(table, decision)


def _reactions(table: AgotTable) -> WindowGround:
    """A reaction comes before the next action, or not at all."""
    happened = tuple(Answerable(one.what, one.card, one.seat) for one in table.occasions)
    point = REACTION_ORDER.reason(table, "reactions_in_order")
    return WindowGround(
        happened, point.rules, basis=point.basis, closing=("hbo.reaction.missed", "hbo.reaction.timing")
    )


def _saves(table: AgotTable) -> WindowGround:
    """A save interrupts a killing, and comes too late after it."""
    window = table.agenda[-1]
    fate = "about_to_die" if window.slots.get("zone", DEAD) == DEAD else "about_to_leave"
    doomed = victims_of(window)
    closing = ("hbo.reaction.missed", "hbo.save.interrupt")
    return WindowGround(tuple(Answerable(fate, card) for card in doomed), closing=closing, once=doomed)
