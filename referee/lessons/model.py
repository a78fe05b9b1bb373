"""The lesson format: files, lessons, stages, tasks, and faults; ``docs/lessons.md`` explains every field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.cases.evaluation import same
from engine.kernel.errors import RefereeError

FORMAT = "referee-lessons/1"
CaseMove = dict[str, Any]
"""A move as a case writes it, without what is expected of it."""
GoalFacts = dict[str, Any]
"""Path of the case format -> a value, or a test on it."""


class AskedGoal(Struct, frozen=True, forbid_unknown_fields=True):
    """A question of the case format and the answer it must have."""

    ask: CaseMove
    answer: Any


class LessonStage(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="task",
    tag=lambda name: name.removesuffix("Task").lower(),
):
    """What all tasks share."""

    rule: str
    """The rule the stage turns on: its nudge is the second hint, and its page is cited at the end."""
    position: dict[str, Any] | None = None
    """A board of the stage's own. Without it the stage goes on from where the one before it ended."""
    again: bool = False
    """The stage begins on the lesson's board as it was at first."""
    text: str | None = None
    """The printing the stage is judged under; without it the learner's own."""
    first: tuple[CaseMove, ...] = ()
    """Moves that Referee makes before the task is set."""


class DoTask(LessonStage, frozen=True, kw_only=True):
    """Free moves until all facts of the goal hold."""

    solution: tuple[CaseMove, ...]
    goal: GoalFacts = {}
    asks: tuple[AskedGoal, ...] = ()
    by: str | None = None
    """Whose moves the learner makes; ``any``: everybody's. Without it those of the lesson's seat."""
    moves: int = 0
    """How many moves the learner may make; 0: as many as the solution has."""
    lost: tuple[GoalFacts, ...] = ()
    """Facts that make the goal impossible, with a message each."""
    answers: tuple[CaseMove, ...] = ()
    """Moves of the others, made in this order as soon as each is legal."""
    also: tuple[tuple[CaseMove, ...], ...] = ()
    """Other roads to the goal."""
    as_after: tuple[CaseMove, ...] = ()
    """The table must look as it does after these moves, whichever way it got there."""


class PlayTask(DoTask, frozen=True, kw_only=True):
    """Free play until something holds; the goal is looked at then."""

    until: GoalFacts


class PredictTask(LessonStage, frozen=True, kw_only=True):
    """A value or an answer, told before Referee works it out."""

    choices: tuple[Any, ...]
    answer: Any
    """The right choice; the check compares it with what the engine finds."""
    path: str = ""
    ask: CaseMove | None = None
    after: tuple[CaseMove, ...] = ()
    """Moves that Referee makes once the learner has chosen; the value is read after them."""


class BreakTask(LessonStage, frozen=True, kw_only=True):
    """A move that is refused under ``rule``, made on purpose."""

    solution: CaseMove
    by: str | None = None


class SpotTask(LessonStage, frozen=True, kw_only=True):
    """Somebody makes a move: is it legal, and if not, under which of three rules?"""

    move: CaseMove
    legal: bool | None
    """What the engine says; none: it cannot tell."""
    others: tuple[str, ...] = ()
    """Of a refused move: two rules that do not forbid it."""


class OrderTask(LessonStage, frozen=True, kw_only=True):
    """Things put into their order."""

    items: tuple[str, ...]
    """The right order; each has a message of its own, or a word of the game."""
    of: str = ""
    """The procedure of the game whose steps these are."""


Task = DoTask | PlayTask | PredictTask | BreakTask | SpotTask | OrderTask


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as it stands in its file."""

    id: str
    chapter: str
    minutes: int
    teaches: tuple[str, ...]
    stages: tuple[Task, ...]
    seat: str = ""
    """Whose moves the learner makes."""
    position: dict[str, Any] = {}
    needs: tuple[str, ...] = ()
    source: str = ""
    """Where the position comes from: a case, or a worked example of the printed rules. For writers."""

    @property
    def number(self) -> str:
        """The id without the game: ``03``."""
        return self.id.partition(".")[2]


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of lessons of one game."""

    game: str
    lessons: tuple[Lesson, ...]
    format: str = FORMAT


class LessonFault(Struct, frozen=True):
    """What is wrong with a lesson: a message key with its facts."""

    lesson: str
    key: str
    facts: dict[str, Any] = {}
    stage: int = 0
    """From 1; 0: the lesson itself."""
    text: str = ""
    """The printing or the language it is wrong under, if not under all."""
    error: RefereeError | None = None
    """Of a stage that cannot be read: why."""


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


def missed_facts(goal: Mapping[str, Any], now: FactAt, before: FactAt) -> tuple[FactMissed, ...]:
    """The facts of a goal that do not hold; ``before``: the facts when the stage began."""
    facts = ((path, wanted, now(path)) for path, wanted in goal.items())
    return tuple(
        FactMissed(path, wanted, value)
        for path, wanted, value in facts
        if not passes_test(wanted, value, now, lambda at=path: before(at))  # type: ignore[misc]  # mypy infers no default
    )


def passes_test(wanted: Any, value: Any, now: FactAt, at_first: Callable[[], Any]) -> bool:
    """Whether a value passes a test: the value itself, or an object that names a test."""
    if value is UNTOLD:
        return False
    if not is_test(wanted):
        return same(wanted, value)
    ((name, bound),) = wanted.items()
    if name == CHANGE:
        first = at_first()
        return is_numeric(first) and is_numeric(value) and value - first == bound
    if name == MORE_THAN:
        other = now(bound)
        return is_numeric(other) and is_numeric(value) and value > other
    return TESTS[name](value, bound)


def is_numeric(value: Any) -> bool:
    """Whether a value is a number; a yes or no is none."""
    return isinstance(value, int) and not isinstance(value, bool)


TESTS: dict[str, Callable[[Any, Any], bool]] = {
    "at_least": lambda value, bound: is_numeric(value) and value >= bound,
    "at_most": lambda value, bound: is_numeric(value) and value <= bound,
    "not": lambda value, other: not same(other, value),
    "has": lambda value, item: isinstance(value, list | tuple) and any(same(item, each) for each in value),
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
