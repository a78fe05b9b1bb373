"""Tables put at a place in the game: the start of a phase, a step, a challenge."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.rounds.rounds import begin_round, new_round
from engine.agot.rounds.timing import PHASES
from engine.agot.ruleset import ruleset
from engine.agot.state.records import Frame
from engine.agot.state.table import Table, push
from engine.kernel.game import Game
from engine.kernel.judge import settle

DONE_STEP = {
    "plot": "window",
    "draw": "draw",
    "dominance": "count",
    "standing": "stand",
    "taxation": "return",
}


def at_phase(game: Game, table: Table, phase: str, active: str = "") -> Table:
    """The table at the start of a phase of this round."""
    return settle(game, begin_round(table, phase, active))


def ahead(game: Game, table: Table, phase: str, active: str = "") -> Table:
    """Play goes on to the start of that phase; one that does not lie ahead is the next round's."""
    here = PHASES.index(table.phase) if table.phase in PHASES else -1
    if PHASES.index(phase) <= here:
        table = new_round(table)
    return at_phase(game, table, phase, active)


def at_setup(game: Game, table: Table) -> Table:
    """The table with hands drawn and nothing else of set-up done."""
    table = push(table.put(agenda=(), phase="setup", active=""), "game", "rounds")
    return settle(game, push(table, "setup", "hands"))


def at_draft(game: Game, table: Table) -> Table:
    """The table before the plot draft, which comes before the rest of set-up."""
    table = push(table.put(agenda=(), phase="setup", active=""), "game", "rounds")
    table = push(table, "setup", "hands")
    return settle(game, push(table, "draft", "picks"))


def at_step(table: Table, step: str) -> Table:
    """The topmost frame at another of its steps: what lies before it is done."""
    top = table.agenda[-1]
    return table.put(agenda=(*table.agenda[:-1], replace(top, step=step)))


def after_phase_work(game: Game, table: Table) -> Table:
    """What the phase does before its window for actions is done."""
    top = table.agenda[-1]
    if table.phase == "plot":
        return settle(game, at_step(table, "window"))
    if table.phase in DONE_STEP:
        return settle(
            game, table.put(agenda=(*table.agenda[:-1], replace(top, slots={**top.slots, "done": True})))
        )
    return table


def in_challenge(game: Game, table: Table, step: str) -> Table:
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


def with_window(table: Table, first: str) -> Table:
    """The window on top with its first action belonging to this seat until it has been heard."""
    top = table.agenda[-1]
    slots = {**top.slots, "first": first, "last": "", "acted": False, "passed": (), "heard": False}
    return table.put(agenda=(*table.agenda[:-1], Frame(top.procedure, top.step, slots)))


def goes_on(table: Table) -> Table:
    """A position that players go on from: a plot they reveal is the one that is called so."""
    return replace(table, borrowed=False)
