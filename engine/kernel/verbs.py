"""Verbs and procedures: a kind of move with its rules and its effect, and named steps in their order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import Decision, Move
from engine.kernel.journal import JournalKind
from engine.kernel.memo import cached_value
from engine.kernel.reasons import Reason, Rule, Ruling, Verdict

if TYPE_CHECKING:
    from engine.kernel.game import Game
    from engine.kernel.judge import Candidates

StepAction = Callable[[Any, Any], Any]
"""(state, the frame the step stands in) -> state."""
StepQuestion = Callable[[Any, Any], tuple[Decision, ...]]


class Step(Struct, frozen=True):
    """One step of a procedure: it either does something or waits for answers.

    ``ask`` returns the decisions still open; none means that the step is over. It looks at the frame it is
    given, not at the state's agenda, where steps may still stand that are over already.
    """

    name: str
    do: StepAction | None = None
    ask: StepQuestion | None = None


StepInCourse = tuple[StepQuestion | None, StepAction | None, str]
"""What a step asks, what it does, and the name of the one after it (empty after the last)."""


class Procedure(Struct, frozen=True, dict=True):
    """A named list of steps in the order of the rulebook."""

    name: str
    steps: tuple[Step, ...]

    @cached_value
    def by_name(self) -> dict[str, Step]:
        """Step name -> the step."""
        return {step.name: step for step in self.steps}

    @cached_value
    def course(self) -> dict[str, StepInCourse]:
        """Step name -> the step as it is run."""
        after = (*(step.name for step in self.steps[1:]), "")
        return {step.name: (step.ask, step.do, next_) for step, next_ in zip(self.steps, after, strict=True)}


class BoundVerb(Struct, frozen=True):
    """The rules of a verb as one game has them, and what it does."""

    act: Callable[[Any, Any], Any]
    rules: tuple[Rule, ...]
    kept: tuple[Reason, ...]
    """Of each rule: the reason it gives when it is kept and there is nothing more to tell."""
    rulings: dict[str, Ruling]
    """Text -> the ruling when all are kept like that. Most moves get it, so it is made once."""

    def all_kept(self, text: str) -> Ruling:
        """The ruling when no rule has anything to tell, made for the first time."""
        ruling = self.rulings[text] = Ruling(Verdict.YES, text, self.kept)
        return ruling


VerbAct = Callable[[Any, Any], Any]
"""(state, move) -> the state after it."""
VerbRemedy = Callable[["Game", Any, Any, dict[str, Any]], tuple[Any, Move]]
"""(game, state, move, the facts of a change) -> the state and the move with the change brought about."""


class CaseForm(Struct, frozen=True):
    """How a case writes a move, where that is not just as a table does."""

    absent: tuple[str, ...] = ()
    """Lists the move cannot do without and a case may leave out: they are empty."""
    unknown: tuple[str, ...] = ()
    """Fields that only a table under way uses."""
    needed: tuple[str, ...] = ()
    """Fields that a table under way may leave empty, and a case may not."""


class Verb(Struct, frozen=True):
    """One kind of move: all that a game says of it."""

    move: type[Move]
    rules: tuple[Rule, ...]
    """What it has to keep, in the order in which the rules decide."""
    act: VerbAct
    choose: Callable[[Any, Any], Verb] | None = None
    """(state, move) -> the verb as this very move is judged, where not every rule concerns it."""
    candidates: Callable[[Any, Decision], Candidates] | None = None
    """(state, a decision it answers) -> the moves somebody may think of, legal or not."""
    remedies: Mapping[str, VerbRemedy] = {}
    """Change -> how it is brought about in this move; what several kinds of move share stands in the game."""
    entry: JournalKind = "move"
    """The kind of its entry in the journal."""
    needs_seat: bool = True
    """Whether it has to be said who makes it."""
    ends_turn: bool = False
    """It says that a player's turn is over; the next player's move may imply it."""
    case: CaseForm | None = CaseForm()
    """How a case writes it; none: it is no part of the case format."""

    def with_rules(self, *added: Rule) -> Verb:
        """The verb with these rules after all its others."""
        return replace(self, rules=(*self.rules, *added))

    def without(self, *dropped: Rule) -> Verb:
        """The verb with these rules left out."""
        return replace(self, rules=tuple(rule for rule in self.rules if rule not in dropped))

    def replacing(self, instead: Mapping[Rule, Rule]) -> Verb:
        """The verb with other rules in the place of some of its own."""
        return replace(self, rules=tuple(instead.get(rule, rule) for rule in self.rules))

    def wrapped(self, around: Callable[[VerbAct], VerbAct]) -> Verb:
        """The verb with something done before or after what it does."""
        return replace(self, act=around(self.act))
