"""Errors of an input, apart from being against the rules."""

from __future__ import annotations

from engine.kernel.reasons import Facts, Value
from engine.kernel.rulings import Ruling


class RefereeError(Exception):
    """Base of all our errors: a message key and facts; the sentence is made where it is shown."""

    def __init__(self, says: str, **facts: Value) -> None:
        self.says = says
        self.facts: Facts = facts
        super().__init__(f"{says}: " + ", ".join(f"{name} {value!r}" for name, value in facts.items()))


class Unreadable(RefereeError):
    """The input is not a move, question or position of this game."""


class Impossible(RefereeError):
    """The position cannot exist; ``defects`` names each fault with the rule it breaks."""

    def __init__(self, defects: tuple[tuple[str, str], ...]) -> None:
        self.defects = defects
        super().__init__("impossible_position", defects=tuple(f"{rule}: {fault}" for fault, rule in defects))


class Refused(RefereeError):
    """The move is not legal, or it cannot be told whether it is; the ruling says why."""

    def __init__(self, ruling: Ruling) -> None:
        self.ruling = ruling
        super().__init__("refused", because=ruling.because)


NOTHING_TO_ACT_ON = (RefereeError, LookupError, TypeError, ValueError, AssertionError, StopIteration)
"""What a move that is only tried may raise where the table, or the move, has no place for it."""
