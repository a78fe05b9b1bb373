"""Rules of every move: the phase it belongs to, and what no move may change."""

from __future__ import annotations

from engine.kernel.decisions import Move
from engine.kernel.reasons import Finding, change, rule, violated
from engine.oriflamme.moves import PassPlanning, Place
from engine.oriflamme.table import EVENTS, PLANNING, OriflammeTable


@rule("oriflamme.end.after-six", "oriflamme.round.six-rounds", "oriflamme.end.seventh-unplayed")
def nothing_is_done_after_the_end(table: OriflammeTable, move: Move) -> Finding:
    """The game is over; no more moves are possible.

    It ends after the events of round six; the last card stays unplayed.
    """
    if table.over is None:
        return None
    rules = ("oriflamme.end.after-six", "oriflamme.round.six-rounds")
    if isinstance(move, Place | PassPlanning):
        rules = ("oriflamme.end.after-six", "oriflamme.end.seventh-unplayed")
    return violated("game_has_ended", rules=rules)


@rule("oriflamme.round.two-phases", "oriflamme.planning.end", "oriflamme.planning.one-card-each")
def it_is_the_planning_phase(table: OriflammeTable, move: Move) -> Finding:
    """Players lay cards only in the planning phase, which ends when everybody has laid one.

    Nobody lays two.
    """
    if table.phase == PLANNING or table.over is not None:
        return None
    return violated("wrong_phase", change("wait_phase", phase=PLANNING), phase=table.phase)


@rule("oriflamme.round.two-phases", "oriflamme.event.end")
def it_is_the_event_phase(table: OriflammeTable, move: Move) -> Finding:
    """Players act on cards of the row only in the event phase."""
    if table.phase == EVENTS or table.over is not None:
        return None
    return violated("wrong_phase", change("wait_phase", phase=EVENTS), phase=table.phase)


@rule("oriflamme.setup.direction-marker", "oriflamme.event.direction")
def the_marker_stays(table: OriflammeTable, move: Move) -> Finding:
    """The direction of events is fixed for the whole game."""
    return violated("marker_stays", direction=table.direction)
