"""The steps of a turn that a case leaves out before a move."""

from __future__ import annotations

from engine.kernel.reasons import Facts, Reason
from engine.kings.phases.westeros import left_behind
from engine.kings.table import KingsTable, called


def skipped_steps(table: KingsTable, there: KingsTable) -> tuple[Reason, ...]:
    """What silence means between where the position stands and the step of a move.

    The steps between are over and changed nothing.
    """
    begun, end = table.step or table.phase, there.step or there.phase
    if begun == end:
        return ()
    orders = tuple(called(area, order) for area, order in left_behind(table, there.phase, there.step))
    if orders:
        facts: Facts = {"begun": begun, "step": end, "orders": orders}
        return (Reason(says="steps_skipped_with_orders", facts=facts),)
    return (Reason(says="steps_skipped", facts={"begun": begun, "step": end}),)
