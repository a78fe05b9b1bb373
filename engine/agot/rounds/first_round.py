"""What players of a first game leave out in its first round: an agreement, and no rule."""

from __future__ import annotations

from engine.agot.state.moves import DeclareChallenge, PlayEvent, Save, UseOfCard
from engine.agot.state.records import EVENT
from engine.agot.state.table import Table
from engine.kernel.moves import Move


def left_out_at_first(table: Table, move: Move) -> str:
    """Why a move waits for round two: ``events`` or ``challenges``; empty: it does not."""
    if table.round > 1:
        return ""
    if _is_event(table, move):
        return "events"
    seat = table.seats.get(move.by) if isinstance(move, DeclareChallenge) else None
    return "challenges" if seat is not None and seat.challenges_made else ""


def _is_event(table: Table, move: Move) -> bool:
    """Whether an event card is played from hand: as an action, a reaction or a save."""
    if isinstance(move, PlayEvent):
        return True
    named = move.card if isinstance(move, UseOfCard) else move.by_means if isinstance(move, Save) else ""
    card = table.cards.get(named)
    return card is not None and card.kind == EVENT
