"""Which orders does a step leave unused, when the turn goes on without them?"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.event import Event
from engine.kernel.reason import SILENT, STATED, Reason, rule
from engine.kernel.state import tell
from engine.kings import box
from engine.kings.frame import place_in_turn
from engine.kings.table import Area, Order, Table, called, noted

SPENT, BASE = ("kings.onetime.spent",), ("kings.scope.draft",)


def left_behind(table: Table, phase: str, step: str) -> Iterator[tuple[Area, Order]]:
    """The orders of the steps of the action phase that are over when the turn comes to this step.

    An empty phase: the turn ends.
    """
    first = place_in_turn(table.phase, table.step)
    last = place_in_turn(phase, step) if phase else len(box.TURN)
    over = [name for phase_, name in box.TURN[max(first, 0) : last] if phase_ == box.ACTION]
    for area, order in table.orders():
        if box.STEP_OF.get(order.order, order.order) in over:
            yield area, order


@rule("kings.onetime.spent", "kings.scope.draft")
def unused(table: Table, phase: str = "", step: str = "") -> Table:
    """Orders whose step is over do nothing any more; a one-time order leaves the game with the turn."""
    left = tuple(left_behind(table, phase, step))
    for rules, basis, once in ((SPENT, STATED, True), (BASE, SILENT, False)):
        names = tuple(called(area, order) for area, order in left if order.one_time is once)
        if names:
            table = noted(table, Reason(rules, says="orders_unused", facts={"orders": names}, basis=basis))
    events = (Event("order_unused", card=called(area, order), seat=order.house) for area, order in left)
    return tell(table, *events)
