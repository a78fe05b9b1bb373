"""Reasons: what was found under one rule and what it rests on; rulings with all their reasons.

A rule function returns ``None`` when the rule is obeyed and has nothing to add, otherwise a
``Reason`` made by ``obeyed``, ``violated`` or ``cannot_tell``. It leaves the ids out: its decorator has them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.memo import cached_value

RuleId = str
Value = None | bool | int | str | tuple[str, ...]
Facts = dict[str, Value]


class Verdict(StrEnum):
    """The answers a referee gives."""

    YES = "yes"
    NO = "no"
    CANNOT_TELL = "cannot tell"
    """A fact of this table is missing; once the players declare it, the rules decide."""
    NOT_COVERED = "not covered"
    """No fact of the table would help: the rules that are known do not say."""


YES, NO = Verdict.YES, Verdict.NO
"""Names of the module are found many times as quickly as members of an enumeration."""


class Basis(StrEnum):
    """How firmly the printed text carries a finding, strongest first."""

    STATED = "stated"
    DERIVED = "derived"
    SILENT = "silent"


FIRMNESS = {Basis.STATED: 0, Basis.DERIVED: 1, Basis.SILENT: 2}


class Change(Struct, frozen=True, gc=False):
    """One thing that would have to be different for a refused move to be legal."""

    what: str
    """Message key, and the name under which the game knows how to bring it about."""
    facts: Facts = {}
    alone: bool = False
    """Without it nothing else would help: what else is against the move is not worth telling."""


MAY_MATTER = "may_matter"


class Question(Struct, frozen=True, gc=False):
    """What to ask the table before a ruling can be given."""

    what: str
    """Which fact is missing: ``cost``, ``strength``, ``icons``..."""
    card: str = ""
    seat: str = ""


class Reason(Struct, frozen=True, gc=False):
    """A rule, what was found under it, and why."""

    rules: tuple[RuleId, ...] = ()
    """Chief rule first."""
    found: Verdict | int = Verdict.YES
    """A test has a verdict, a tally has a number."""
    says: str = ""
    """Message key; the sentence is made where it is shown."""
    facts: Facts = {}
    because: tuple[Reason, ...] = ()
    basis: Basis = Basis.STATED
    changes: tuple[Change, ...] = ()
    asks: Question | None = None

    def walk(self) -> Iterator[Reason]:
        """This reason and everything under it."""
        yield self
        for reason in self.because:
            yield from reason.walk()

    @property
    def may_matter(self) -> bool:
        """Of a default: whether it makes a difference would take too long to find out."""
        return self.facts.get("weight") == MAY_MATTER

    def cite(self, cited: dict[RuleId, None]) -> None:
        """Adds the rules of this reason and of everything under it, in their order, each once."""
        for rule_id in self.rules:
            cited[rule_id] = None
        for reason in self.because:
            reason.cite(cited)


Finding = Reason | None
Rule = Callable[[Any, Any], Finding]
Decorated = TypeVar("Decorated", bound=Callable[..., Any])

STATED, DERIVED, SILENT = Basis.STATED, Basis.DERIVED, Basis.SILENT


SCOPE: set[RuleId] = set()
"""Rules that only say how far a source goes: what rests on them alone is not stated in it."""


def rule(*ids: RuleId, basis: Basis = STATED) -> Callable[[Decorated], Decorated]:
    """Names the rules a function decides, chief first; ids of several games may stand together.

    A function that forbids or allows a move gets its reason from here; one that computes a number or carries
    a rule out is only named, so that the rule's section can list it.
    """

    def name(function: Decorated) -> Decorated:
        by_game: dict[str, Reason] = {}
        for game in dict.fromkeys(id_.partition(".")[0] for id_ in ids):
            own = tuple(id_ for id_ in ids if id_.startswith(game + "."))
            by_game[game] = Reason(own, Verdict.YES, function.__name__, basis=basis)
        function.obeyed = by_game  # type: ignore[attr-defined]  # no type says that a function has it
        return function

    return name


def obeyed_reasons(function: Rule) -> dict[str, Reason]:
    """Game -> the reason a rule function gives when the rule is obeyed."""
    by_game: dict[str, Reason] = function.obeyed  # type: ignore[attr-defined]
    return by_game


def cited(finding: Reason, from_rule: Reason) -> Reason:
    """The finding, with missing ids and message taken from the rule's decorator.

    A refusal that names its own rules rests on these alone; an obeyed rule cites all of them.
    """
    rules = finding.rules or from_rule.rules
    if finding.rules and finding.found is YES:
        rules = (*rules, *(rule_id for rule_id in from_rule.rules if rule_id not in rules))
    finding = replace(finding, rules=rules, says=finding.says or from_rule.says)
    return grounded(finding) if finding.found is NO else finding


def grounded(finding: Reason) -> Reason:
    """The finding; silent where nothing carries it but how far the source goes. A sum rests on its items."""
    alone = finding.basis is STATED and isinstance(finding.found, Verdict) and SCOPE.issuperset(finding.rules)
    return replace(finding, basis=SILENT) if alone else finding


def obeyed(
    says: str = "", *, rules: tuple[RuleId, ...] = (), basis: Basis = STATED, **facts: Value
) -> Reason:
    """The rule is obeyed, and the ruling shows this."""
    return Reason(rules, YES, says, facts, basis=basis)


def violated(
    says: str,
    *changes: Change,
    rules: tuple[RuleId, ...] = (),
    basis: Basis = STATED,
    because: tuple[Reason, ...] = (),
    **facts: Value,
) -> Reason:
    """The rule forbids the move; the changes together would satisfy it."""
    return Reason(rules, NO, says, facts, because, basis, changes)


def cannot_tell(asks: Question, says: str = "not_known", **facts: Value) -> Reason:
    """The rule turns on something that is not known; the table has to be asked."""
    return Reason((), Verdict.CANNOT_TELL, says, facts, asks=asks)


def change(what: str, **facts: Value) -> Change:
    """One remedy, by its key."""
    return Change(what, facts)


def part(rule: RuleId, amount: int, says: str, basis: Basis = Basis.STATED, **facts: Value) -> Reason:
    """One item of a sum."""
    return Reason((rule,), amount, says, facts, basis=basis)


def amount_of(tally: Reason) -> int:
    """What a sum or one of its items comes to."""
    assert isinstance(tally.found, int)
    return tally.found


def tally(
    rule: RuleId,
    says: str,
    *parts: Reason,
    total: int | None = None,
    basis: Basis = Basis.STATED,
    **facts: Value,
) -> Reason:
    """A sum with its items; ``total`` where it is not their plain sum (a floor, a limit)."""
    if total is None:
        total = sum([reason.found for reason in parts if isinstance(reason.found, int)])
    return Reason((rule,), total, says, facts, parts, basis)


RemedyPath = tuple[Change, ...]
"""Changes that together make a refused move legal."""


class Ruling(Struct, frozen=True, dict=True):
    """A verdict under one text; the deciding reason comes first."""

    verdict: Verdict
    text: str
    reasons: tuple[Reason, ...]
    done: tuple[Reason, ...] = ()
    """Of a move carried out: what came of it (totals, claims, awards)."""
    ways: tuple[RemedyPath, ...] = ()
    """Of a refusal that is shown: alternatives, each tried and found to make the move legal."""

    def with_done(self, done: tuple[Reason, ...]) -> Ruling:
        """The ruling together with what came of the move."""
        return replace(self, done=done) if done else self

    def with_ways(self, ways: tuple[RemedyPath, ...]) -> Ruling:
        """The refusal together with its ways out."""
        return replace(self, ways=ways) if ways else self

    @property
    def deciding(self) -> tuple[Reason, ...]:
        """The reasons that made the verdict what it is."""
        return tuple([reason for reason in self.reasons if reason.found == self.verdict])

    @property
    def because(self) -> tuple[RuleId, ...]:
        """Of a refusal: the deciding rule ids, principal first."""
        if self.verdict is Verdict.YES:
            return ()
        return _unique(rule_id for reason in self.deciding for rule_id in reason.rules)

    @cached_value
    def rules(self) -> tuple[RuleId, ...]:
        """Every rule id the ruling cites, the deciding ones first."""
        cited: dict[RuleId, None] = {}
        rest: list[Reason] = []
        for reason in self.reasons:
            if reason.found == self.verdict:
                reason.cite(cited)
            else:
                rest.append(reason)
        for reason in self.done:
            reason.cite(cited)
        for reason in rest:
            for rule_id in reason.rules:
                cited[rule_id] = None
            for below in reason.because:
                below.cite(cited)
        return tuple(cited)

    @property
    def basis(self) -> Basis:
        """The weakest ground among what decided it."""
        decided = self.reasons + self.done if self.verdict is Verdict.YES else self.deciding[:1]
        grounds = [reason.basis for top in decided for reason in top.walk()]
        return max(grounds, key=FIRMNESS.__getitem__, default=Basis.STATED)

    @property
    def changes(self) -> tuple[Change, ...]:
        """What the reasons of a refusal suggest; what of it helps is found by trying (``ways``)."""
        changes: list[Change] = []
        for reason in self.deciding:
            changes += [change for change in reason.changes if change not in changes]
        return tuple(change for change in changes if change.alone) or tuple(changes)

    @property
    def asks(self) -> Question | None:
        """Of "cannot tell": the first thing to ask the table."""
        questions = (reason.asks for top in self.deciding for reason in top.walk() if reason.asks)
        return next(questions, None)


def _unique(ids: Iterable[RuleId]) -> tuple[RuleId, ...]:
    return tuple(dict.fromkeys(ids))
