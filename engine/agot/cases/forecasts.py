"""What players can work out before a challenge is resolved, or dominance counted."""

from __future__ import annotations

from engine.agot.state.moves import CountDominance, Resolve
from engine.agot.state.table import Table
from engine.kernel.cases.model import Forecast
from engine.kernel.moves import Move

OF_CHALLENGE = (
    Forecast("hbo.challenge.totals", "challenge.attack"),
    Forecast("hbo.challenge.totals", "challenge.defence"),
    Forecast("hbo.challenge.attacker_wins_ties", "challenge.winner"),
    Forecast("hbo.claim.general", "claim.due"),
)
OF_DOMINANCE = (Forecast("hbo.dominance.winner", "dominance.winner"),)


def forecasts(table: Table, move: Move) -> tuple[Forecast, ...]:
    """Of a challenge both totals, who wins it and what is due; of dominance its winner."""
    if isinstance(move, Resolve) and table.challenge is not None:
        return OF_CHALLENGE
    return OF_DOMINANCE if isinstance(move, CountDominance) else ()
