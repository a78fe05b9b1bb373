"""A game is one value: its verbs with their rules, its procedures, its texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from msgspec import Struct

from engine.kernel.decision import Decision
from engine.kernel.move import Move
from engine.kernel.point import Point
from engine.kernel.reason import Reason, Rule, kept_by

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


class Procedure(Struct, frozen=True, dict=True):
    """A named list of steps in the order of the rulebook."""

    name: str
    steps: tuple[Step, ...]

    @cached_property
    def by_name(self) -> dict[str, tuple[Step, str]]:
        """Step name -> the step, and the name of the one after it (empty after the last)."""
        after = (*(step.name for step in self.steps[1:]), "")
        return {step.name: (step, next_) for step, next_ in zip(self.steps, after, strict=True)}


class Verb(Struct, frozen=True, dict=True):
    """One kind of move: the rules it has to keep, in the order in which they decide, and what it does."""

    move: type[Move]
    rules: tuple[Rule, ...]
    act: Callable[[Any, Any], Any]

    @cached_property
    def bound(self) -> dict[str, tuple[tuple[Rule, Reason], ...]]:
        """Game -> each rule with the reason it gives when it is kept and there is nothing more to tell."""
        games = {game for rule in self.rules for game in kept_by(rule)}
        return {
            game: tuple((rule, kept_by(rule)[game]) for rule in self.rules if game in kept_by(rule))
            for game in games
        }


class Game(Struct, frozen=True):
    """Everything the kernel has to know of a game."""

    id: str
    texts: tuple[str, ...]
    verbs: Mapping[type[Move], Verb]
    procedures: Mapping[str, Procedure]
    points: tuple[Point, ...]
