"""A game as one value, and what it is made of: verbs, procedures, its ids for shared rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import Decision, Move
from engine.kernel.decisions import verb as word_of
from engine.kernel.journal import JournalKind
from engine.kernel.memo import cached_value
from engine.kernel.reasons import Reason, Rule, RuleId, Ruling, Verdict, obeyed_reasons
from engine.kernel.rule_variants import RuleVariant
from engine.kernel.state import Event, S

if TYPE_CHECKING:
    from engine.kernel.judge import Candidates


StepAction = Callable[[Any, Any], Any]
"""(state, the frame of the step) -> state."""
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
    obeyed: tuple[Reason, ...]
    """The reason each rule gives when it is obeyed and has nothing to add."""
    rulings: dict[str, Ruling]
    """Text -> the ruling when all rules are obeyed like that. Most moves get it, so it is made once."""

    def all_obeyed(self, text: str) -> Ruling:
        """The ruling when no rule has anything to tell, made for the first time."""
        ruling = self.rulings[text] = Ruling(Verdict.YES, text, self.obeyed)
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
    """(state, a decision it answers) -> the moves a player may consider, legal or not."""
    remedies: Mapping[str, VerbRemedy] = {}
    """Change -> how this move makes it; remedies that several kinds of move share are in the game."""
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


Ids = tuple[RuleId, ...]


class RuleAliases:
    """A game's own ids for the rules of shared code."""

    def __init__(self, game: str, same: Mapping[RuleId, Ids]) -> None:
        """``same``: shared id -> the game's own ids for that rule, chief first; none: it has no such rule."""
        self.own = game + "."
        self.same = same
        self.ids: Callable[[Ids], Ids] = cache(self._ids)
        """Rules -> the same as the game calls them, each once."""
        self.id: Callable[[RuleId], RuleId] = cache(self._chief)
        """A rule -> the chief of the game's ids for it; empty: it has none."""

    def _ids(self, rules: Ids) -> Ids:
        return tuple(dict.fromkeys([own for rule in rules for own in self._of(rule)]))

    def _of(self, rule: RuleId) -> Ids:
        return (rule,) if rule.startswith(self.own) or not rule else self.same.get(rule, ())

    def _chief(self, rule: RuleId) -> RuleId:
        return next(iter(self.ids((rule,))), "")

    def reason(self, reason: Reason) -> Reason:
        """A reason and everything under it."""
        because = tuple(map(self.reason, reason.because)) if reason.because else ()
        rules = self.ids(reason.rules)
        if rules == reason.rules and because == reason.because:
            return reason
        return replace(reason, rules=rules, because=because)

    def event(self, event: Event) -> Event:
        """An event."""
        rule = self.id(event.rule)
        return event if rule == event.rule else replace(event, rule=rule)

    def decision(self, decision: Decision) -> Decision:
        """A decision."""
        rule = self.id(decision.rule)
        return decision if rule == decision.rule else replace(decision, rule=rule)

    def state(self, state: S) -> S:
        """What the last move brought about, and what that rests on."""
        if not state.events and not state.notes:
            return state
        events, notes = map(self.event, state.events), map(self.reason, state.notes)
        return replace(state, events=tuple(events), notes=tuple(notes))


def no_references(state: Any, move: Move) -> None:
    """No check: the default of games whose moves name nothing that could be missing."""


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
        """The words of the moves that belong to no seat."""
        return tuple(word for word, verb in self.by_word.items() if not verb.needs_seat)

    @cached_value
    def in_cases(self) -> tuple[Verb, ...]:
        """The verbs of the case format."""
        return tuple(verb for verb in self.verbs.values() if verb.case is not None)

    @cached_value
    def bound(self) -> dict[type[Move], BoundVerb]:
        """Kind of move -> its rules, with the reasons they give in this game when they are obeyed."""
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
        reasons = {rule: obeyed_reasons(rule) for rule in verb.rules}
        rules = tuple(rule for rule in verb.rules if self.id in reasons[rule])
        return BoundVerb(verb.act, rules, tuple(reasons[rule][self.id] for rule in rules), {})

    def bound_for(self, state: Any, move: Move) -> BoundVerb:
        """How this move is judged and carried out; each chosen verb is bound once."""
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
        """The chosen verbs, each stored beside its rules."""
        return {}
