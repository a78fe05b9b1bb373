"""Windows in which seats act or pass.

A window is a frame with four slots: ``first`` has the right to the first word; ``last`` had the last one;
``acted`` tells whether that was an action; ``passed`` are those who have passed in succession.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from engine.kernel.decisions import Move
from engine.kernel.reasons import STATED, Basis, RuleId, Value
from engine.kernel.state import Frame, S, Slots, replace_slots, set_slots


class OpenWindow(Struct, frozen=True):
    """A window that asks all seats in turn; play goes on when none acts."""

    asks: str
    """Message key of what each is asked."""
    asked: tuple[str, ...]
    """The seats still asked, in this order."""
    everybody: Move
    """The one move by which all of them pass."""
    each: tuple[Move, ...]
    """The same, one by one."""


class Answerable(Struct, frozen=True):
    """What players may answer: something that has happened, or is about to."""

    what: str
    card: str = ""
    seat: str = ""


class WindowGround(Struct, frozen=True):
    """What a window rests on: what it answers, and the rules by which it asks and closes."""

    answers: tuple[Answerable, ...] = ()
    order: tuple[RuleId, ...] = ()
    """In which order the seats are asked."""
    basis: Basis = STATED
    """How firmly the printed text carries that order."""
    closing: RuleId = ""
    """By which a chance that was not used is lost."""
    once: tuple[str, ...] = ()
    """What tells it from the next window of its kind."""


def new_window(first: str, **slots: Value) -> Slots:
    """The slots of an unused window, and the game's own."""
    return {"first": first, "last": "", "acted": False, "passed": (), **slots}


def whose_turn(frame: Frame, seats: tuple[str, ...]) -> str:
    """The seat that is asked: the first one, then clockwise."""
    last = frame.slots["last"]
    if not last:
        return str(frame.slots["first"])
    return seats[(seats.index(str(last)) + 1) % len(seats)]


def is_untouched(frame: Frame) -> bool:
    """Nobody has acted or passed yet."""
    return not frame.slots["last"]


def just_acted(frame: Frame, seat: str) -> bool:
    """This seat took the last action, and no seat has acted or passed since."""
    return frame.slots["last"] == seat and bool(frame.slots["acted"])


def is_closed(frame: Frame, seats: Collection[str]) -> bool:
    """All seats have passed one after the other."""
    passed = frame.slots["passed"]
    return isinstance(passed, tuple) and len(passed) >= len(seats)


def mark_action(state: S, seat: str, **slots: Value) -> S:
    """The window on top after an action: the passes before it count no more. ``slots``: the game's own."""
    return set_slots(state, last=seat, acted=True, passed=(), **slots)


def mark_pass(state: S, seat: str, **slots: Value) -> S:
    """The window on top after a pass."""
    before = state.agenda[-1].slots
    passed = before["passed"]
    assert isinstance(passed, tuple)
    return replace_slots(state, {**before, "last": seat, "acted": False, "passed": (*passed, seat), **slots})


def still_asked(frame: Frame, seats: tuple[str, ...]) -> tuple[str, ...]:
    """The seats asked until the window closes if none acts, in this order."""
    passed = frame.slots["passed"]
    assert isinstance(passed, tuple)
    first = seats.index(whose_turn(frame, seats))
    return (seats[first:] + seats[:first])[: len(seats) - len(passed)]


def after_passes(frame: Frame, seats: tuple[str, ...], **slots: Value) -> Slots:
    """The slots of a window after these passes, one after the other. ``slots``: the game's own."""
    passed = frame.slots["passed"]
    assert isinstance(passed, tuple)
    return {**frame.slots, "last": seats[-1], "acted": False, "passed": (*passed, *seats), **slots}
