"""What players can work out before a march leads into a battle."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.cases.model import Forecast
from engine.kernel.moves import Move
from engine.kings.moves import March
from engine.kings.table import Table

RULE = "kings.fort.attack-knights"


def forecasts(table: Table, move: Move) -> tuple[Forecast, ...]:
    """The strength of the units on both sides, without cards and support."""
    return tuple(_battles(table, move)) if isinstance(move, March) else ()


def _battles(table: Table, march: March) -> Iterator[Forecast]:
    for step in march.moves:
        area = table.areas.get(step.to)
        enemies = [one for one in area.occupants if one != march.by] if area is not None else []
        if area is not None and enemies:
            units = {str(piece): count for piece, count in area.of(enemies[0]).items()}
            ask = {"ask": "combat_strength", "area": step.to, "attacking": step.counts, "defending": units}
            yield Forecast(RULE, ask=ask)
