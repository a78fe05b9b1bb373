"""What comes next at a table where silence passes, and what lies between now and a move?

Nothing is entered: states are looked at on copies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from engine.kernel.choosing import Choice
from engine.kernel.decision import Decision, Kind
from engine.kernel.desk import Desk
from engine.kernel.move import Move, Pass
from engine.kernel.play import carry_out, decisions, judge
from engine.kernel.reason import Verdict
from engine.kernel.ruling import Ruling

SILENT = (Kind.WINDOW, Kind.OFFER)
"""Decisions that silence declines at a table that is not strict."""

LISTENS = ("save",)
"""Offers that are not looked past: to decline them lets something happen to a card."""

LIMIT = 12
"""More windows, offers and procedures than can lie between two moves."""


class First(Struct, frozen=True):
    """A move that has to be made before another."""

    move: Move
    kind: Kind
    """``WINDOW``: silence would stand for it; ``PROCEDURE``: it is done by the book; ``DUTY``: it is said."""


Listed = tuple[Choice, Ruling]
Silence = Callable[[Any, Move], tuple[Move, ...]]
"""(state, move) -> the moves silence stands for, if they make it legal."""


def silent_path(desk: Desk, state: Any) -> Iterator[Any]:
    """The table now, and as it would be if nobody used the windows and offers that come, one by one."""
    yield state
    for _ in range(LIMIT):
        waiting = decisions(desk.game, state)
        if not waiting or any(not _passes_by(one) for one in waiting):
            return
        state = carry_out(desk.game, state, *_in_silence(waiting[:1]))
        yield state


def _passes_by(one: Decision) -> bool:
    return one.kind in SILENT and one.default is not None and one.asks not in LISTENS


def _in_silence(waiting: tuple[Decision, ...]) -> tuple[Move, ...]:
    return tuple(one.default for one in waiting if one.default is not None and _passes_by(one))


def listed(desk: Desk, states: Iterator[Any]) -> list[Listed]:
    """What might be done at any of these tables, each move once, with the ruling where it comes first."""
    found: list[Listed] = []
    for state in states:
        known = [choice.move for choice, _ in found]
        here: list[Choice] = []
        for one in desk.choices(state):
            # A turn and a window may ask for the same at once.
            if one.move not in known and one not in here:
                here.append(one)
        found += [(one, desk.ruling_of(state, one)) for one in here]
    return found


def listed_on_the_way(desk: Desk, state: Any) -> list[Listed]:
    """What might be done now, or after windows nobody uses; of passes, only those that are asked for now."""
    now, *later = silent_path(desk, state)
    first = listed(desk, iter((now,)))
    known = [choice.move for choice, _ in first]
    after = (pair for pair in listed(desk, iter(later)) if not isinstance(pair[0].move, Pass))
    return [*first, *(pair for pair in after if pair[0].move not in known)]


def expected(desk: Desk, state: Any) -> tuple[Decision, ...]:
    """What somebody at the table would wait for: not for passes, nor for reactions no known card has."""
    for there in silent_path(desk, state):
        waiting = decisions(desk.game, there)
        if any(not isinstance(one.default, Pass) or one.kind not in SILENT for one in waiting):
            return waiting
        if any(one.kind is Kind.OFFER and _answered(desk, there, one) for one in waiting):
            return waiting
    return decisions(desk.game, state)


def _answered(desk: Desk, state: Any, offer: Decision) -> bool:
    """Whether a card that is known, with a text that is known, can answer an offer."""
    for one in desk.choices(state):
        mine = one.move.by == offer.seat and not one.by_hand and not isinstance(one.move, Pass)
        if mine and desk.ruling_of(state, one).verdict is Verdict.YES:
            return True
    return False


def between(desk: Desk, state: Any, move: Move, silence: Silence) -> tuple[First, ...]:
    """The moves that have to be made before this one; none if they would not help.

    Passes, what the whole table does by the book, and what may be declined and has to be said.
    """
    made: list[First] = []
    for _ in range(LIMIT):
        if judge(desk.game, state, move).verdict is not Verdict.NO:
            return tuple(made)
        silent = tuple(First(one, Kind.WINDOW) for one in silence(state, move))
        first = silent or _as_far_as_it_goes(desk, state, move)
        made += first
        for one in first:
            if judge(desk.game, state, one.move).verdict is Verdict.CANNOT_TELL:
                return tuple(made)
            state = carry_out(desk.game, state, one.move)
        if not first:
            return ()
    return ()


def _as_far_as_it_goes(desk: Desk, state: Any, move: Move) -> tuple[First, ...]:
    """Passes, and then what comes that is no pass, if it may be done or the move waits for just that."""
    passes: list[First] = []
    for there in silent_path(desk, state):
        by_the_book = desk.automatic(there)
        due = by_the_book or _said_first(desk, there, move)
        if due is not None:
            last = First(due, Kind.PROCEDURE if by_the_book else Kind.DUTY)
            return (*passes, last) if _helps(desk, there, due, move) else ()
        passes += (First(one, Kind.WINDOW) for one in _in_silence(decisions(desk.game, there)[:1]))
    return ()


def _said_first(desk: Desk, state: Any, move: Move) -> Move | None:
    """What a seat has to say, and may say by declining, before this move."""
    duties = (one for one in decisions(desk.game, state) if one.kind is Kind.DUTY)
    return next((one.default for one in duties if _waits_for(desk, state, move, one)), None)


def _helps(desk: Desk, state: Any, due: Move, move: Move) -> bool:
    verdict = judge(desk.game, state, due).verdict
    if verdict is not Verdict.CANNOT_TELL:
        return verdict is Verdict.YES
    return any(_waits_for(desk, state, move, one) for one in decisions(desk.game, state))


def _waits_for(desk: Desk, state: Any, move: Move, one: Decision) -> bool:
    """Whether the move is refused for the very thing the table waits for."""
    return one.rule in judge(desk.game, state, move).because
