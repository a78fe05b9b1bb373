"""Decisions of the table, and the moves that answer them."""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct

from engine.kernel.reasons import Facts, RuleId

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
