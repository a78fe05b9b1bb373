"""A game is one value: its verbs with their rules, its procedures, its texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.decision import Decision
from engine.kernel.kept import kept
from engine.kernel.move import Move
from engine.kernel.names import Names
from engine.kernel.point import Point
from engine.kernel.reason import Reason, Rule, Verdict, kept_by
from engine.kernel.ruling import Ruling

Doing = Callable[[Any, Any], Any]
"""(state, the frame the step stands in) -> state."""
Asking = Callable[[Any, Any], tuple[Decision, ...]]


class Step(Struct, frozen=True):
    """One step of a procedure: it either does something or waits for answers.

    ``ask`` returns the decisions still open; none means that the step is over. It looks at the frame it is
    given, not at the state's agenda, where steps may still stand that are over already.
    """

    name: str
    do: Doing | None = None
    ask: Asking | None = None


class Procedure(Struct, frozen=True, dict=True):
    """A named list of steps in the order of the rulebook."""

    name: str
    steps: tuple[Step, ...]

    @kept
    def by_name(self) -> dict[str, tuple[Step, str]]:
        """Step name -> the step, and the name of the one after it (empty after the last)."""
        after = (*(step.name for step in self.steps[1:]), "")
        return {step.name: (step, next_) for step, next_ in zip(self.steps, after, strict=True)}


class Bound(Struct, frozen=True):
    """The rules of a verb as one game has them, and what it does."""

    act: Callable[[Any, Any], Any]
    rules: tuple[Rule, ...]
    kept: tuple[Reason, ...]
    """Of each rule: the reason it gives when it is kept and there is nothing more to tell."""
    rulings: dict[str, Ruling]
    """Text -> the ruling when all are kept like that. Most moves get it, so it is made once."""

    def all_kept(self, text: str) -> Ruling:
        """The ruling when no rule has anything to tell."""
        ruling = self.rulings.get(text)
        if ruling is None:
            ruling = self.rulings[text] = Ruling(Verdict.YES, text, self.kept)
        return ruling


class Verb(Struct, frozen=True):
    """One kind of move: the rules it has to keep, in the order in which they decide, and what it does."""

    move: type[Move]
    rules: tuple[Rule, ...]
    act: Callable[[Any, Any], Any]
    choose: Callable[[Any, Any], Verb] | None = None
    """(state, move) -> the verb as this very move is judged, where not every rule concerns it."""


def names_nothing(state: Any, move: Move) -> None:
    """Of a game whose moves name nothing that could be missing from the table."""


class Game(Struct, frozen=True, dict=True):
    """Everything the kernel has to know of a game."""

    id: str
    texts: tuple[str, ...]
    verbs: Mapping[type[Move], Verb]
    procedures: Mapping[str, Procedure]
    points: tuple[Point, ...]
    names: Names | None = None
    """Where its rulebook calls the rules of shared code otherwise than that code does."""
    check: Callable[[Any, Move], None] = names_nothing
    """Raises ``Unreadable`` if the move names something that is not on the table."""
    follows: Callable[[Any, Any], Any] | None = None
    """(state before, state after) -> what the change brings about by itself; the same state if nothing."""

    @kept
    def bound(self) -> dict[type[Move], Bound]:
        """Kind of move -> its rules, with the reasons they give in this game when they are kept."""
        return {kind: self._bound(verb) for kind, verb in self.verbs.items()}

    @kept
    def steps(self) -> dict[str, dict[str, tuple[Step, str]]]:
        """Procedure -> step name -> the step, and the name of the one after it."""
        return {name: procedure.by_name for name, procedure in self.procedures.items()}

    def _bound(self, verb: Verb) -> Bound:
        found = {rule: self._kept(rule) for rule in verb.rules}
        rules = tuple(rule for rule in verb.rules if found[rule] is not None)
        return Bound(verb.act, rules, tuple(one for rule in rules if (one := found[rule]) is not None), {})

    def _kept(self, rule: Rule) -> Reason | None:
        """The reason a rule gives when it is kept; none: this game has no such rule."""
        reasons = kept_by(rule)
        if self.id in reasons or self.names is None:
            return reasons.get(self.id)
        found = (self.names.reason(one) for one in reasons.values())
        return next((one for one in found if one.rules), None)

    def bound_for(self, state: Any, move: Move) -> Bound:
        """How this move is judged and carried out; what was chosen is bound once and kept."""
        choose = self._chooses.get(type(move))
        if choose is None:
            return self.bound[type(move)]
        chosen = choose(state, move)
        known = self._chosen.get(id(chosen))
        if known is None:
            known = self._chosen[id(chosen)] = (chosen, self._bound(chosen))
        return known[1]

    @kept
    def _chooses(self) -> dict[type[Move], Callable[[Any, Any], Verb]]:
        """The verbs that are chosen only when the move is there."""
        return {kind: verb.choose for kind, verb in self.verbs.items() if verb.choose is not None}

    @kept
    def _chosen(self) -> dict[int, tuple[Verb, Bound]]:
        """Verbs that were chosen, each kept alive beside its rules."""
        return {}
