"""May this be done, and what comes of it? One input, one judge, one loop.

``judge`` never raises and evaluates every rule of a move. ``play`` judges, carries out and settles:
it runs the steps of unfinished procedures until the state waits for a decision again or is over.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decision import Decision
from engine.kernel.errors import Refused
from engine.kernel.game import Game, Step
from engine.kernel.move import Move
from engine.kernel.reason import Verdict, cited
from engine.kernel.ruling import Ruling
from engine.kernel.state import Frame, S

AGAINST = (Verdict.NO, Verdict.CANNOT_TELL, Verdict.NOT_COVERED)
"""What keeps a move from being legal, the strongest first."""


class Played(Struct, frozen=True, gc=False):
    """A move carried out: the new state (with its events) and the ruling it was made under."""

    state: Any
    ruling: Ruling


def judge(game: Game, state: Any, move: Move) -> Ruling:
    """Whether the move is legal now, with all reasons, the deciding ones first."""
    bound = game.bound_for(state, move)
    findings = [rule(state, move) for rule in bound.rules]
    if not any(findings):
        return bound.all_kept(state.text)
    if game.names is not None:
        findings = [found and game.names.reason(found) for found in findings]
    reasons = [
        kept if found is None else cited(found, kept)
        for found, kept in zip(findings, bound.kept, strict=True)
    ]
    verdict = _verdict([found.found for found in findings if found is not None])
    if verdict is not Verdict.YES:
        # Sorting keeps the order of the rules among the deciding reasons and among the rest.
        reasons.sort(key=lambda reason: reason.found is not verdict)
    return Ruling(verdict, state.text, tuple(reasons))


def _verdict(found: list[Verdict | int]) -> Verdict:
    """One "no" is enough to forbid; without one, what is not told or not covered leaves the whole open."""
    return next((one for one in AGAINST if one in found), Verdict.YES)


def play(game: Game, state: S, move: Move) -> Played:
    """The state after a legal move.

    Raises:
        Refused: the move is not legal, or it cannot be told whether it is.
    """
    ruling = judge(game, state, move)
    if ruling.verdict is not Verdict.YES:
        raise Refused(ruling)
    after = carry_out(game, state, move)
    return Played(after, ruling.with_done(after.notes))


def carry_out(game: Game, state: S, move: Move) -> S:
    """What the move brings about, legal or not; judged or overruled elsewhere."""
    fresh = replace(state, events=(), notes=())
    acted: S = game.verb(fresh, move).act(fresh, move)
    after = settle(game, acted)
    return after if game.names is None else game.names.told(after)


def settle(game: Game, state: S) -> S:
    """The state with every step done that needs nobody's answer."""
    while state.agenda and state.over is None:
        frame = state.agenda[-1]
        step, after = game.procedures[frame.procedure].by_name[frame.step]
        if step.ask is not None and step.ask(state, frame):
            return state
        state = _advanced(state, frame, after)
        if step.do is not None:
            state = step.do(state, frame)
    return state


def step_of(game: Game, frame: Frame) -> Step:
    """The step a frame stands at."""
    return game.procedures[frame.procedure].by_name[frame.step][0]


def _advanced(state: S, frame: Frame, after: str) -> S:
    """The state with its topmost frame at the step after, or gone after the last."""
    rest = state.agenda[:-1]
    return replace(state, agenda=(*rest, replace(frame, step=after)) if after else rest)


def decisions(game: Game, state: Any) -> tuple[Decision, ...]:
    """What the state waits for; nothing when the game is over."""
    if state.over is not None or not state.agenda:
        return ()
    frame = state.agenda[-1]
    step = step_of(game, frame)
    asked = step.ask(state, frame) if step.ask is not None else ()
    return asked if game.names is None else tuple([game.names.decision(one) for one in asked])
