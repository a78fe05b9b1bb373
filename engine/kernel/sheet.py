"""A sheet that is filled in and answered without a game around it, as data without any screen.

What stands in it is words by keys: ``KEY``, or ``SIDE.KEY`` for what each side has. A field nobody has filled
in is not there.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from msgspec import Struct

from engine.kernel.reason import Reason

Filled = dict[str, tuple[str, ...]]
"""Field -> what stands there: a number, one key, several in their order, or ``yes``."""
YES = "yes"


class Fills(StrEnum):
    """What kind of thing stands in a field."""

    NUMBER = "number"
    ONE = "one"
    SEVERAL = "several"
    """Several of the options, in an order that matters."""
    TICK = "tick"


class Field(Struct, frozen=True):
    """One line of the sheet; its words are those of the game: ``sheet-KEY``, ``WORD-OPTION``."""

    key: str
    fills: Fills = Fills.NUMBER
    sides: bool = False
    """Each side has its own."""
    options: tuple[str, ...] = ()
    word: str = ""
    least: int = 0


class Answered(Struct, frozen=True):
    """What comes of the sheet."""

    totals: tuple[int, ...]
    """Of each side."""
    reasons: tuple[Reason, ...]
    """Who wins and why first, then the sums, then what follows."""


class Sheet(Struct, frozen=True):
    """A sheet of a game."""

    key: str
    """Its name among the words of the game."""
    sides: tuple[str, ...]
    """Words ``side-KEY``."""
    fields: tuple[Field, ...]
    answer: Callable[[Filled], Answered]
    """Raises ``Unreadable`` where what stands there does not go together."""
    of: Callable[[Any], Filled]
    """What a table tells of it; empty: nothing."""
    usual: Filled = {}
    """What stands there before anybody writes."""


def place(field: Field, side: str) -> str:
    """Under which key a field is kept."""
    return f"{side}.{field.key}" if field.sides else field.key
