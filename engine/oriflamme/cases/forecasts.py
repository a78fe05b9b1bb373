"""What players can work out before a card takes effect."""

from __future__ import annotations

from engine.kernel.cases.model import Forecast
from engine.kernel.moves import Move
from engine.oriflamme.moves import Activate, Keep, Resolve
from engine.oriflamme.table import Table

RULES = {
    Keep: "oriflamme.event.keep-face-down",
    Activate: "oriflamme.event.collect-tokens",
    Resolve: "oriflamme.event.faceup-mandatory",
}


def forecasts(table: Table, move: Move) -> tuple[Forecast, ...]:
    """The influence of the family that acts, after its card has been kept, opened or applied."""
    rule = RULES.get(type(move))
    return (Forecast(rule, f"influence.{move.by}"),) if rule and move.by in table.seats else ()
