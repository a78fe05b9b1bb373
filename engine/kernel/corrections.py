"""The table's own decisions and its corrections by hand, in any game.

What a value may be says a `Limit`; which fields there are, and under which rules, is each game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.game import Game, Verb, VerbAct, VerbRemedy
from engine.kernel.reasons import Finding, Reason, Rule, RuleId, Verdict, change, obeyed, violated
from engine.kernel.rule_variants import RuleVariant
from engine.kernel.state import Event, S, add_events

AS_TOLD = "outcome entered"
"""The reason of a correction that a typed outcome brings, with no move to judge."""
CorrectedValue = None | bool | int | str | tuple[str, ...]
RecordedValues = dict[tuple[str, str], CorrectedValue]
"""(a seat, a thing, or empty for the table; field) -> what a judge may set right, as it stands."""
FIELD_KINDS: dict[type, str] = {int: "number", bool: "flag", str: "word", tuple: "words"}


class Decide(Move, frozen=True, kw_only=True):
    """The table decides a point on which its texts are silent or differ."""

    point: RuleId
    option: str


class Correct(Move, frozen=True, kw_only=True):
    """A judge sets something right by hand: a field of a seat, of a card or other thing, or of the table."""

    of: str
    """A seat, a card or another thing, or empty for the table."""
    field: str
    value: CorrectedValue
    reason: str


class FieldCorrection(Struct, frozen=True):
    """One field that is corrected together with others."""

    of: str
    field: str
    value: CorrectedValue
    old: CorrectedValue = None
    """The value before, for readers of the entry."""


class CorrectAll(Move, frozen=True, kw_only=True):
    """A judge sets several fields right at once, with one reason."""

    changes: tuple[FieldCorrection, ...]
    reason: str

    def each(self) -> Iterator[Correct]:
        """One correction for each field."""
        for correction in self.changes:
            yield Correct(
                by=self.by,
                of=correction.of,
                field=correction.field,
                value=correction.value,
                reason=self.reason,
            )


class Limit(Struct, frozen=True):
    """What a field that may be corrected can hold."""

    kind: type
    rule: RuleId
    least: int = 0
    most: int | None = None
    among: tuple[str, ...] | None = None
    """The words it may hold, each once; any word where there are none."""


def read_off(of: str, held: object, fields: Iterable[str]) -> RecordedValues:
    """The known values of these fields of one record."""
    values = ((field, getattr(held, field, None)) for field in fields)
    return {(of, field): value for field, value in values if value is not None}


def fits(limit: Limit, value: CorrectedValue) -> bool:
    """Whether a field can hold this value."""
    if not isinstance(value, limit.kind) or (isinstance(value, bool) and limit.kind is not bool):
        return False
    if isinstance(value, tuple) and not all(isinstance(word, str) for word in value):
        return False
    if isinstance(value, int):
        return limit.least <= value and (limit.most is None or value <= limit.most)
    return limit.among is None or _among(value, limit.among)


def _among(value: CorrectedValue, known: tuple[str, ...]) -> bool:
    words = value if isinstance(value, tuple) else (value,)
    return all(word in known for word in words) and len(set(words)) == len(words)


def decidable(points: Mapping[RuleId, RuleVariant], move: Decide) -> Reason:
    """Whether a table may decide this: it is one of the points left open, and one of its options."""
    point = points.get(move.point)
    if point is None or move.option not in point.options:
        return violated("no_such_option", point=move.point, option=move.option)
    return obeyed("table_decides", rules=(move.point,), option=move.option)


def act_decide(state: S, move: Decide) -> S:
    """The table's own answer holds for this game."""
    state = replace(state, decided={**state.decided, move.point: move.option})
    return add_events(state, Event("decided", rule=move.point, facts={"option": move.option}))


def correctable(
    limit: Limit | None, table: Any, move: Correct, possible: Callable[[Any, Correct], bool]
) -> Reason:
    """Whether a judge may set this right: the field exists, a reason is given, and it can hold the value.

    ``possible``: whether the value can be, once it is of the right kind.
    """
    if limit is None:
        return violated("no_such_field", of=move.of, field=move.field)
    if not move.reason.strip():
        return violated("reason_missing", change("a_reason"), rules=(limit.rule,))
    if not fits(limit, move.value) or not possible(table, move):
        return violated("value_impossible", rules=(limit.rule,), field=move.field)
    return obeyed("set_right", rules=(limit.rule,), of=move.of, field=move.field)


def fact_verb(move: type[Move], rule: Rule, act: VerbAct) -> Verb:
    """A verb that declares a fact of the table; it needs no seat and is not part of the case format."""
    return Verb(move, (rule,), act, entry="fact", needs_seat=False, case=None)


def decision_verb(rule: Rule) -> Verb:
    """The verb by which a table decides a point."""
    return Verb(Decide, (rule,), act_decide, entry="choice", needs_seat=False, case=None)


def correction_verb(
    rule: Rule, act_correct: VerbAct, then: Callable[[S], S] | None = None
) -> tuple[Verb, Verb]:
    """The verbs with which a judge corrects one field, or several at once.

    Args:
        act_correct: sets one value.
        then: the consequences once all values are set.
    """

    def act(state: S, move: Correct) -> S:
        after: S = act_correct(state, move)
        return after if then is None else then(after)

    def act_all(state: S, move: CorrectAll) -> S:
        for correction in move.each():
            state = act_correct(state, correction)
        return state if then is None else then(state)

    remedies: dict[str, VerbRemedy] = {"a_reason": a_reason}
    single = Verb(Correct, (rule,), act, remedies=remedies, entry="correction", needs_seat=False, case=None)
    several = Verb(CorrectAll, (_each_in_turn(rule, act_correct),), act_all, remedies=remedies)
    return single, replace(several, entry="correction", needs_seat=False, case=None)


def _each_in_turn(rule: Rule, act_correct: VerbAct) -> Rule:
    """The rule of one correction for several: each is tried on the table the ones before leave."""

    @wraps(rule)
    def each_can_be_set_right(state: S, move: CorrectAll) -> Finding:
        if not move.changes:
            return violated("nothing_to_set_right")
        rules: dict[RuleId, None] = {}
        for correction in move.each():
            finding = rule(state, correction)
            if finding is None or finding.found != Verdict.YES:
                return finding
            rules.update(dict.fromkeys(finding.rules))
            state = act_correct(state, correction)
        return obeyed("all_set_right", rules=tuple(rules), count=len(move.changes))

    return each_can_be_set_right


Correcting = TypeVar("Correcting", Correct, CorrectAll)


def a_reason(game: Game, state: S, move: Correcting, facts: Mapping[str, Any]) -> tuple[S, Correcting]:
    """A correction gives its reason."""
    return state, replace(move, reason="a reason")
