"""A game as one value: its verbs, procedures, texts and rule variants."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.decisions import Move
from engine.kernel.decisions import verb as word_of
from engine.kernel.memo import cached_value
from engine.kernel.reasons import kept_by
from engine.kernel.rule_aliases import RuleAliases
from engine.kernel.rule_variant import RuleVariant
from engine.kernel.verbs import BoundVerb, Procedure, Step, StepInCourse, Verb, VerbRemedy


def no_references(state: Any, move: Move) -> None:
    """Of a game whose moves name nothing that could be missing from the table."""


class Game(Struct, frozen=True, dict=True):
    """Everything the kernel has to know of a game."""

    id: str
    texts: tuple[str, ...]
    verbs: Mapping[type[Move], Verb]
    procedures: Mapping[str, Procedure]
    points: tuple[RuleVariant, ...]
    names: RuleAliases | None = None
    """Where its rulebook calls the rules of shared code otherwise than that code does."""
    check: Callable[[Any, Move], None] = no_references
    """Raises ``Unreadable`` if the move names something that is not on the table."""
    follows: Callable[[Any, Any], Any] | None = None
    """(state before, state after) -> what the change brings about by itself; the same state if nothing."""
    remedies: Mapping[str, VerbRemedy] = {}
    """Change -> how it is brought about, whatever the move that was refused."""

    @cached_value
    def by_word(self) -> dict[str, Verb]:
        """The word of a decision -> the verb it means."""
        return {word_of(kind): verb for kind, verb in self.verbs.items()}

    @cached_value
    def seatless(self) -> tuple[str, ...]:
        """The words of the moves that nobody in particular makes."""
        return tuple(word for word, verb in self.by_word.items() if not verb.needs_seat)

    @cached_value
    def in_cases(self) -> tuple[Verb, ...]:
        """The verbs of the case format."""
        return tuple(verb for verb in self.verbs.values() if verb.case is not None)

    @cached_value
    def bound(self) -> dict[type[Move], BoundVerb]:
        """Kind of move -> its rules, with the reasons they give in this game when they are kept."""
        return {kind: self._bound(verb) for kind, verb in self.verbs.items()}

    @cached_value
    def steps(self) -> dict[str, dict[str, Step]]:
        """Procedure -> step name -> the step."""
        return {name: procedure.by_name for name, procedure in self.procedures.items()}

    @cached_value
    def courses(self) -> dict[str, dict[str, StepInCourse]]:
        """Procedure -> step name -> the step as it is run."""
        return {name: procedure.course for name, procedure in self.procedures.items()}

    def _bound(self, verb: Verb) -> BoundVerb:
        """A rule that names no rule of this game's book is none of its rules."""
        reasons = {rule: kept_by(rule) for rule in verb.rules}
        rules = tuple(rule for rule in verb.rules if self.id in reasons[rule])
        return BoundVerb(verb.act, rules, tuple(reasons[rule][self.id] for rule in rules), {})

    def bound_for(self, state: Any, move: Move) -> BoundVerb:
        """How this move is judged and carried out; what was chosen is bound once and kept."""
        bound = self._fixed.get(type(move))
        if bound is not None:
            return bound
        chosen = self._chooses[type(move)](state, move)
        known = self._chosen.get(id(chosen))
        if known is None:
            known = self._chosen[id(chosen)] = (chosen, self._bound(chosen))
        return known[1]

    @cached_value
    def _fixed(self) -> dict[type[Move], BoundVerb]:
        """The verbs that are the same for every move of their kind, with their rules."""
        return {kind: bound for kind, bound in self.bound.items() if kind not in self._chooses}

    @cached_value
    def _chooses(self) -> dict[type[Move], Callable[[Any, Any], Verb]]:
        """The verbs that are chosen only when the move is there."""
        return {kind: verb.choose for kind, verb in self.verbs.items() if verb.choose is not None}

    @cached_value
    def _chosen(self) -> dict[int, tuple[Verb, BoundVerb]]:
        """Verbs that were chosen, each kept alive beside its rules."""
        return {}
