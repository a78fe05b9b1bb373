"""The seven phases round after round, tables put at a place in them, and what a first round leaves out."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.agot.rounds.timing import PHASES
from engine.agot.ruleset import ruleset
from engine.agot.state.card_index import index_of
from engine.agot.state.moves import DeclareChallenge, PlayEvent, Save, UseOfCard
from engine.agot.state.piles import end_modifiers
from engine.agot.state.records import CHALLENGE, EVENT, PHASE, ROUND, EffectFrame, Seat
from engine.agot.state.table import AgotTable, push
from engine.kernel.decisions import Decision, Move
from engine.kernel.game import Game, Procedure, Step
from engine.kernel.judge import settle
from engine.kernel.reasons import Reason, rule
from engine.kernel.state import Event, add_events, add_notes, set_slots

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
"""Occasions that a late reaction may still name, to be refused as missed."""


def begins(phase: str) -> Callable[[AgotTable, EffectFrame], AgotTable]:
    """The step of the round that begins a phase."""

    def begin(table: AgotTable, frame: EffectFrame) -> AgotTable:
        active = str(frame.slots.get("active", ""))
        if active:
            table = set_slots(table, active="")
        if table.lasting or table.limits or index_of(table.cards).modified:
            table = end_modifiers(end_modifiers(table, until=PHASE), until=CHALLENGE)
        missed = tuple(occasion for occasion in table.missed if occasion.what in ANSWERED_LATER)
        table = table.put(phase=phase, active=active, missed=missed, occasions=(), challenge=None)
        if phase == "plot":
            table = _new_plots(table)
        table = push(table, f"{phase}_phase", FIRST_STEP[phase])
        return add_events(table, Event("phase_begun", facts={"phase": phase, "round": table.round}))

    return begin


def _new_plots(table: AgotTable) -> AgotTable:
    for seat in table.order:
        table = table.seat(seat, revealed=False)
    return table.put(initiative_winner="", initiative_tie="none", initiative_among=(), lot_open=False)


@rule("hbo.round.next_round", "lcg.taxation.next_round")
def next_round(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """When the taxation phase is over the round ends and a new one starts with the plot phase."""
    table = add_notes(
        new_round(table),
        Reason(("hbo.round.next_round",), says="next_round", facts={"round": table.round + 1}),
    )
    return begin_round(table)


def new_round(table: AgotTable) -> AgotTable:
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


def begin_round(table: AgotTable, phase: str = PHASES[0], active: str = "") -> AgotTable:
    """The round is about to begin this phase; ``active`` is the seat with its first turn."""
    return push(table.put(agenda=()), "round", phase, active=active)


def after_setup(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The game can begin."""
    return begin_round(table)


GAME = Procedure("game", (Step("rounds", do=after_setup),))
ROUND_PROCEDURE = Procedure(
    "round", (*(Step(phase, do=begins(phase)) for phase in PHASES), Step("next_round", do=next_round))
)


DONE_STEP = {
    "plot": "window",
    "draw": "draw",
    "dominance": "count",
    "standing": "stand",
    "taxation": "return",
}


def at_phase(game: Game, table: AgotTable, phase: str, active: str = "") -> AgotTable:
    """The table at the start of a phase of this round."""
    return settle(game, begin_round(table, phase, active))


def skip_to_phase(game: Game, table: AgotTable, phase: str, active: str = "") -> AgotTable:
    """Play goes on to the start of that phase; one that does not lie ahead is the next round's."""
    here = PHASES.index(table.phase) if table.phase in PHASES else -1
    if PHASES.index(phase) <= here:
        table = new_round(table)
    return at_phase(game, table, phase, active)


def at_setup(game: Game, table: AgotTable) -> AgotTable:
    """The table with hands drawn and nothing else of set-up done."""
    table = push(table.put(agenda=(), phase="setup", active=""), "game", "rounds")
    return settle(game, push(table, "setup", "hands"))


def at_draft(game: Game, table: AgotTable) -> AgotTable:
    """The table before the plot draft, which comes before the rest of set-up."""
    table = push(table.put(agenda=(), phase="setup", active=""), "game", "rounds")
    table = push(table, "setup", "hands")
    return settle(game, push(table, "draft", "picks"))


def at_step(table: AgotTable, step: str) -> AgotTable:
    """The topmost frame at another of its steps: what lies before it is done."""
    top = table.agenda[-1]
    return table.put(agenda=(*table.agenda[:-1], replace(top, step=step)))


def after_phase_work(game: Game, table: AgotTable) -> AgotTable:
    """The table after what the phase does before its action window."""
    top = table.agenda[-1]
    if table.phase == "plot":
        return settle(game, at_step(table, "window"))
    if table.phase in DONE_STEP:
        return settle(
            game, table.put(agenda=(*table.agenda[:-1], replace(top, slots={**top.slots, "done": True})))
        )
    return table


def in_challenge(game: Game, table: AgotTable, step: str) -> AgotTable:
    """The table in the window after this step of the challenge under way."""
    challenge = table.challenge
    turn = table.agenda[-1]
    while turn.procedure != "challenges_turn":
        table = table.put(agenda=table.agenda[:-1])
        turn = table.agenda[-1]
    table = table.put(agenda=(*table.agenda[:-1], replace(turn, step="again")), challenge=challenge)
    first = ruleset(table).first_step if step == "attackers" else ruleset(table).after_defenders
    stealth_is_done = challenge is not None and bool(challenge.bypassed)
    return settle(game, push(table, "challenge", first, done_stealth=stealth_is_done))


def with_window(table: AgotTable, first: str) -> AgotTable:
    """The window on top with its first action belonging to this seat until it has been heard."""
    top = table.agenda[-1]
    slots = {**top.slots, "first": first, "last": "", "acted": False, "passed": (), "heard": False}
    return table.put(agenda=(*table.agenda[:-1], EffectFrame(top.procedure, top.step, slots)))


def goes_on(table: AgotTable) -> AgotTable:
    """A position as a table to play on from: a revealed plot is the card of that name."""
    return replace(table, borrowed=False)


def left_out_at_first(table: AgotTable, move: Move) -> str:
    """Why a move waits for round two: ``events`` or ``challenges``; empty: it does not."""
    if table.round > 1:
        return ""
    if _is_event(table, move):
        return "events"
    seat = table.seats.get(move.by) if isinstance(move, DeclareChallenge) else None
    return "challenges" if seat is not None and seat.challenges_made else ""


def asked_at_first(table: AgotTable, decision: Decision) -> str:
    """What a first game asks for: in round one a single challenge of each player."""
    seat = table.seats.get(decision.seat)
    if table.round > 1 or decision.asks != "challenge" or seat is None:
        return decision.asks
    return "challenges_made_at_first" if seat.challenges_made else "challenge_at_first"


def _is_event(table: AgotTable, move: Move) -> bool:
    """Whether an event card is played from hand: as an action, a reaction or a save."""
    if isinstance(move, PlayEvent):
        return True
    named = move.card if isinstance(move, UseOfCard) else move.by_means if isinstance(move, Save) else ""
    card = table.cards.get(named)
    return card is not None and card.kind == EVENT
