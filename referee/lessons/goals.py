"""Goals: tests on facts, read by the paths of the case format."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.cases.evaluation import same

FactAt = Callable[[str], Any]
"""Path -> the value there, or ``UNTOLD``."""


class Untold:
    """The value of a path that cannot be told."""


UNTOLD = Untold()


class FactMissed(Struct, frozen=True):
    """A fact of a goal that does not hold."""

    path: str
    wanted: Any
    found: Any


def missed(goal: Mapping[str, Any], now: FactAt, before: FactAt) -> tuple[FactMissed, ...]:
    """The facts of a goal that do not hold; ``before``: the facts when the stage began."""
    found = ((path, wanted, now(path)) for path, wanted in goal.items())
    return tuple(
        FactMissed(path, wanted, value)
        for path, wanted, value in found
        if not holds(wanted, value, now, lambda at=path: before(at))  # type: ignore[misc]
    )


def holds(wanted: Any, value: Any, now: FactAt, at_first: Callable[[], Any]) -> bool:
    """Whether a value passes a test: the value itself, or an object that names a test."""
    if value is UNTOLD:
        return False
    if not is_test(wanted):
        return same(wanted, value)
    ((name, bound),) = wanted.items()
    if name == CHANGE:
        first = at_first()
        return is_number(first) and is_number(value) and value - first == bound
    if name == MORE_THAN:
        other = now(bound)
        return is_number(other) and is_number(value) and value > other
    return TESTS[name](value, bound)


def is_number(value: Any) -> bool:
    """A number; a yes/no is none."""
    return isinstance(value, int) and not isinstance(value, bool)


TESTS: dict[str, Callable[[Any, Any], bool]] = {
    "at_least": lambda value, bound: is_number(value) and value >= bound,
    "at_most": lambda value, bound: is_number(value) and value <= bound,
    "not": lambda value, other: not same(other, value),
    "has": lambda value, one: isinstance(value, list | tuple) and any(same(one, each) for each in value),
    "size": lambda value, count: isinstance(value, list | tuple) and len(value) == count,
}
"""Tests that look at the value alone."""
CHANGE, MORE_THAN = "change", "more_than"
"""By how much a number has changed since the stage began; more than stands at another path."""


def is_test(wanted: Any) -> bool:
    """Whether what is wanted is a test and not a value."""
    return isinstance(wanted, dict) and len(wanted) == 1 and next(iter(wanted)) in (*TESTS, CHANGE, MORE_THAN)


def paths_of(goal: Mapping[str, Any]) -> tuple[str, ...]:
    """Every path a goal names."""
    others = (wanted[MORE_THAN] for wanted in goal.values() if is_test(wanted) and MORE_THAN in wanted)
    return (*goal, *others)
