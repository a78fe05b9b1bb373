"""The seven phases in their order, round after round, until somebody has won."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.agot.rounds.timing import PHASES
from engine.agot.state.card_index import index_of
from engine.agot.state.piles import end_modifiers
from engine.agot.state.records import CHALLENGE, PHASE, ROUND, Frame, Seat
from engine.agot.state.table import Table, push
from engine.kernel.game import Procedure, Step
from engine.kernel.reasons import Reason, rule
from engine.kernel.state import Event, fill, note, tell

FIRST_STEP = {
    "plot": "reveal",
    "draw": "draw",
    "marshalling": "turns",
    "challenges": "turns",
    "dominance": "count",
    "standing": "stand",
    "taxation": "return",
}


ANSWERED_LATER = ("challenge_result", "declared_defender", "played")
"""Occasions somebody may still reach for in a later phase, to be told that he has missed them."""


def begins(phase: str) -> Callable[[Table, Frame], Table]:
    """The step of the round that begins a phase."""

    def begin(table: Table, frame: Frame) -> Table:
        active = str(frame.slots.get("active", ""))
        if active:
            table = fill(table, active="")
        if table.lasting or table.limits or index_of(table.cards).modified:
            table = end_modifiers(end_modifiers(table, until=PHASE), until=CHALLENGE)
        missed = tuple(one for one in table.missed if one.what in ANSWERED_LATER)
        table = table.put(phase=phase, active=active, missed=missed, occasions=(), challenge=None)
        if phase == "plot":
            table = _new_plots(table)
        table = push(table, f"{phase}_phase", FIRST_STEP[phase])
        return tell(table, Event("phase_begun", facts={"phase": phase, "round": table.round}))

    return begin


def _new_plots(table: Table) -> Table:
    for seat in table.order:
        table = table.seat(seat, revealed=False)
    return table.put(initiative_winner="", initiative_tie="none", initiative_among=(), lot_open=False)


@rule("hbo.round.next_round", "lcg.taxation.next_round")
def next_round(table: Table, frame: Frame) -> Table:
    """When the taxation phase is over the round ends and a new one starts with the plot phase."""
    table = note(
        new_round(table),
        Reason(("hbo.round.next_round",), says="next_round", facts={"round": table.round + 1}),
    )
    return begin_round(table)


def new_round(table: Table) -> Table:
    """Counts of the round start anew; what lasted for the round ends."""
    table = end_modifiers(end_modifiers(table, until=PHASE), until=ROUND)
    seats = {seat.id: _fresh(seat) for seat in table.seats.values()}
    return table.put(seats=seats, round=table.round + 1, dominance_winner="", paid=None)


def _fresh(seat: Seat) -> Seat:
    return replace(
        seat,
        revealed=False,
        income_taken=False,
        challenges_made=(),
        limited_played=0,
        limited_duplicates=0,
        drawn_by_effects=0,
        rivalry_gained=False,
        title_used=False,
        limited_responses=0,
    )


def begin_round(table: Table, phase: str = PHASES[0], active: str = "") -> Table:
    """The round stands before this phase; ``active`` is the seat whose turn comes first in it."""
    return push(table.put(agenda=()), "round", phase, active=active)


def after_setup(table: Table, frame: Frame) -> Table:
    """The game can begin."""
    return begin_round(table)


GAME = Procedure("game", (Step("rounds", do=after_setup),))
ROUND_PROCEDURE = Procedure(
    "round", (*(Step(phase, do=begins(phase)) for phase in PHASES), Step("next_round", do=next_round))
)
