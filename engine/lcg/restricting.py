"""Challenges that texts of plots do not allow for a round."""

from __future__ import annotations

from engine.kernel.reason import Finding, no, rule
from engine.thrones.moves import DeclareChallenge
from engine.thrones.table import Table

NO_CHALLENGE = "no_challenge"


@rule("lcg.anatomy.rules_text", "lcg.lasting.definition")
def no_text_forbids_this_challenge(table: Table, move: DeclareChallenge) -> Finding:
    """Players whom a plot keeps from challenging each other in one way do not."""
    for one in table.lasting:
        if (one.what, one.seat, one.other, one.value) == (NO_CHALLENGE, move.by, move.target, move.kind):
            return no("text_forbids_challenge", target=move.target, kind=move.kind, origin=one.origin)
    return None
