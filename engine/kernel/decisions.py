"""Decisions of the table, the moves that answer them, and windows, in which seats act or pass in turn.

A window is a frame with four slots: ``first`` has the right to the first word; ``last`` had the last one;
``acted`` tells whether that was an action; ``passed`` are those who have passed in succession.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from enum import StrEnum

from msgspec import Struct

from engine.kernel.reasons import STATED, Basis, Facts, RuleId, Value
from engine.kernel.state import Frame, S, Slots, replace_slots, set_slots

WORD = re.compile(r"(?<!^)(?=[A-Z])")


def snake(name: str) -> str:
    """The verb of a move class: ``PlayCard`` is ``play_card``."""
    return WORD.sub("_", name).lower()


class Move(
    Struct, frozen=True, gc=False, kw_only=True, tag_field="do", tag=snake, forbid_unknown_fields=True
):
    """Base of all moves; each game has its own. ``by`` is empty where the move belongs to no seat."""

    by: str = ""


class Pass(Move, frozen=True, kw_only=True):
    """Declines to act."""


class PassWindow(Move, frozen=True, kw_only=True):
    """Everybody who is still asked in a window passes, one after the other."""

    asked: tuple[str, ...] = ()
    """The seats in the order in which they are asked; empty: the seats that are asked now."""


def verb(move: Move | type[Move]) -> str:
    """The word for this kind of move in cases and typed lines."""
    return str(move.__struct_config__.tag)


TABLE = "TABLE"
"""The seat that answers for shuffles, draws, dice, hidden and unknown things."""


class DecisionKind(StrEnum):
    """How a decision may be left unanswered."""

    DUTY = "duty"
    """A seat must choose; nothing goes on before."""
    TURN = "turn"
    """A seat's own turn: its player goes on until they say that they have finished."""
    WINDOW = "window"
    """A seat may act or pass."""
    OFFER = "offer"
    """A seat may use something that interrupts or follows: a save, a reaction. Silence declines."""
    CHANCE = "chance"
    """TABLE says what chance brought; unknown cards will do."""
    PROCEDURE = "procedure"
    """What the whole table does by the book; there is nothing to choose in it."""


class Decision(Struct, frozen=True):
    """One thing asked of one seat."""

    seat: str
    asks: str
    """Message key of what is asked."""
    rule: RuleId
    kind: DecisionKind
    verbs: tuple[str, ...]
    """The moves that answer it."""
    default: Move | None = None
    """The move made when the player enters none, or that the referee makes when there is no choice."""
    purpose: str = ""
    """What the choice is for, where one verb serves several (``claim``)."""
    count: int = 0
    """How many are to be chosen, where that is fixed."""
    about: Facts = {}
    """What else the question tells: what is going to happen, and why."""


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


def window_is_untouched(frame: Frame) -> bool:
    """Whether nobody has acted or passed yet."""
    return not frame.slots["last"]


def just_acted(frame: Frame, seat: str) -> bool:
    """This seat took the last action, and no seat has acted or passed since."""
    return frame.slots["last"] == seat and bool(frame.slots["acted"])


def window_is_closed(frame: Frame, seats: Collection[str]) -> bool:
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


def seats_still_asked(frame: Frame, seats: tuple[str, ...]) -> tuple[str, ...]:
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
