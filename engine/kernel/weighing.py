"""Marking a default as one only where it makes a difference.

Whoever shows a ruling has what led to it carried out under each answer of the points it cites. A point under
whose answers all comes out the same is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.kernel.alternatives import ChoicesOf, Trail, Tried, Weight, under_each, weight_of
from engine.kernel.game import Game
from engine.kernel.point import Point
from engine.kernel.reason import Basis, Reason, RuleId, Verdict
from engine.kernel.ruling import Ruling


def weighed(game: Game, trail: Trail, ruling: Ruling, choices: ChoicesOf | None = None) -> Ruling:
    """The ruling on the last move of the trail, marked as a default only where that makes a difference."""
    cited = open_points(game, ruling)
    if not cited:
        return ruling
    weights = {one.rule: weight_of(game, one, trail, ruling.text, choices) for one in cited}
    return rewritten(ruling, weights, _kept(game, trail[-1], ruling))


def answer_weighed(game: Game, state: Any, ruling: Ruling, answer: Callable[[Any], Any]) -> Ruling:
    """The ruling on a question, marked as a default only where another answer would be given."""
    cited = open_points(game, ruling)
    if not cited:
        return ruling
    weights = {}
    for point in cited:
        ours, *others = under_each(point, state, ruling.text)
        now = answer(ours)
        differs = not others or any(answer(one) != now for one in others)
        weights[point.rule] = Weight.MATTERS if differs else Weight.NONE
    followed = tuple(replace(one, basis=Basis.DERIVED) for one in ruling.reasons)
    return rewritten(ruling, weights, followed)


def open_points(game: Game, ruling: Ruling) -> tuple[Point, ...]:
    """The points a ruling cites that its text leaves open and the table has not decided."""
    found = {
        reason.rules[0]: None
        for top in (*ruling.reasons, *ruling.done)
        if top.because or top.facts
        for reason in top.walk()
        if rests_on_a_point(reason)
    }
    return tuple(point for point in game.points if point.rule in found) if found else ()


def rests_on_a_point(reason: Reason) -> bool:
    """Whether a reason is the default on a point that its text leaves open."""
    return reason.basis is Basis.SILENT and reason.facts.get("decided_by") == "text"


def _kept(game: Game, last: Tried, ruling: Ruling) -> tuple[Reason, ...]:
    """The reasons of the rules when none has anything to tell, if they stand in the ruling's order."""
    kept = game.bound_for(last.state, last.move).kept
    in_order = ruling.verdict is Verdict.YES and len(kept) == len(ruling.reasons)
    return kept if in_order else ()


def rewritten(ruling: Ruling, weights: dict[RuleId, Weight], kept: tuple[Reason, ...]) -> Ruling:
    """The ruling without points that make no difference; ``kept`` stands in for rules that rest on one."""
    if all(one is Weight.MATTERS for one in weights.values()):
        return ruling
    reasons = tuple(
        told
        for number, one in enumerate(ruling.reasons)
        if (told := _rewritten(one, weights) or _instead(one, kept[number : number + 1])) is not None
    )
    done = tuple(told for one in ruling.done if (told := _rewritten(one, weights)) is not None)
    return replace(ruling, reasons=reasons, done=done)


def _instead(reason: Reason, kept: tuple[Reason, ...]) -> Reason | None:
    """What forbids stays; what is kept is kept without its default."""
    if reason.found in (Verdict.NO, Verdict.CANNOT_TELL, Verdict.NOT_COVERED):
        return reason
    return kept[0] if kept else None


def _rewritten(reason: Reason, weights: dict[RuleId, Weight]) -> Reason | None:
    """The reason with what is under it; None where it rests on a point that makes no difference."""
    weight = weights.get(reason.rules[0]) if reason.rules and rests_on_a_point(reason) else None
    if weight is Weight.NONE:
        return None
    if weight is Weight.MAY_MATTER:
        reason = replace(reason, facts={**reason.facts, "weight": str(weight)})
    if not reason.because:
        return reason
    return replace(reason, because=tuple(one for x in reason.because if (one := _rewritten(x, weights))))
