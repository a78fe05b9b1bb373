"""Gold in the treasury, should a table have decided that tokens limit play."""

from __future__ import annotations

from engine.kernel.reason import rule
from engine.thrones.points import BG, PL, TOKEN_LIMITS
from engine.thrones.table import Table

GOLD_IN_BOX = {BG: 26, PL: 20}
"""The box lists of the two printings differ (hbo.comp.gold_tokens)."""


def gold_left(table: Table) -> int:
    """Gold tokens of the box that lie in no pool."""
    return GOLD_IN_BOX[table.text] - sum(seat.gold for seat in table.seats.values())


@rule("hbo.comp.token_limits")
def from_treasury(table: Table, due: int) -> int:
    """What the treasury gives: all that is due, unless the table has decided that tokens limit play."""
    return due if TOKEN_LIMITS.option(table) == "unlimited" else min(due, max(0, gold_left(table)))
