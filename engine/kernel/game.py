"""A game is one value: its verbs with their rules, its procedures, its texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.decision import Decision
from engine.kernel.move import Move
from engine.kernel.point import Point
from engine.kernel.reason import Rule

Doing = Callable[[Any, Any], Any]
"""(state, the frame the step stands in) -> state."""
Asking = Callable[[Any, Any], tuple[Decision, ...]]


class Step(Struct, frozen=True):
    """One step of a procedure: it either does something or waits for answers.

    ``ask`` returns the decisions still open; none means that the step is over.
    """

    name: str
    do: Doing | None = None
    ask: Asking | None = None


class Procedure(Struct, frozen=True):
    """A named list of steps in the order of the rulebook."""

    name: str
    steps: tuple[Step, ...]

    def following(self, name: str) -> Step | None:
        """The step after this one, if there is one."""
        names = [step.name for step in self.steps]
        at = names.index(name) + 1
        return self.steps[at] if at < len(names) else None


class Verb(Struct, frozen=True):
    """One kind of move: the rules it has to keep, in the order in which they decide, and what it does."""

    move: type[Move]
    rules: tuple[Rule, ...]
    act: Callable[[Any, Any], Any]


class Game(Struct, frozen=True):
    """Everything the kernel has to know of a game."""

    id: str
    texts: tuple[str, ...]
    verbs: Mapping[type[Move], Verb]
    procedures: Mapping[str, Procedure]
    points: tuple[Point, ...]
