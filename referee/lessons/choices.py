"""The choices of a stage, in an order that nothing but the lesson decides."""

from __future__ import annotations

from hashlib import blake2b

from msgspec import Struct

from referee.lessons.model import Lesson, OrderTask, PredictTask, SpotTask, Task

VERDICTS = ("legal", "not_legal", "cannot_tell")
"""What may be said of a move; the words are ``learn/spot-…``."""
ChoiceOrder = tuple[int, ...]
"""Places of choices, in the order in which they are shown."""


class StageChoices(Struct, frozen=True):
    """The orders in which the choices of a stage are shown."""

    order: ChoiceOrder
    rules: ChoiceOrder = ()
    """Of a refused move: the order of its rule and the two others."""


def choices_of(lesson: Lesson, number: int) -> StageChoices:
    """The orders for a stage, counted from 0.

    Whoever always takes the first choice never finishes a lesson with choices: where every right one would
    stand first, those of the last stage move on by one place.
    """
    found = _shuffled(lesson, number)
    last = max((at for at, stage in enumerate(lesson.stages) if _has_choices(stage)), default=-1)
    if number == last and all(
        _right_first(lesson, at) for at, one in enumerate(lesson.stages) if _has_choices(one)
    ):
        return StageChoices((*found.order[1:], found.order[0]), found.rules)
    return found


def _has_choices(stage: Task) -> bool:
    return isinstance(stage, PredictTask | SpotTask | OrderTask)


def _shuffled(lesson: Lesson, number: int) -> StageChoices:
    stage = lesson.stages[number]
    if isinstance(stage, PredictTask):
        return StageChoices(_order(lesson, number, len(stage.choices)))
    if isinstance(stage, SpotTask):
        rules = _order(lesson, number, len(stage.others) + 1, "rules") if stage.others else ()
        return StageChoices(_order(lesson, number, len(VERDICTS)), rules)
    if isinstance(stage, OrderTask):
        order = _order(lesson, number, len(stage.items))
        return StageChoices((*order[1:], order[0]) if order == tuple(sorted(order)) else order)
    return StageChoices(())


def _order(lesson: Lesson, number: int, count: int, of: str = "") -> ChoiceOrder:
    def lot(place: int) -> bytes:
        return blake2b(f"{lesson.id} {number} {of} {place}".encode(), digest_size=8).digest()

    return tuple(sorted(range(count), key=lot))


def _right_first(lesson: Lesson, number: int) -> bool:
    """Whether the first choice that is shown is the right one, and the first rule too."""
    stage, found = lesson.stages[number], _shuffled(lesson, number)
    if isinstance(stage, PredictTask):
        return bool(stage.choices[found.order[0]] == stage.answer)
    if isinstance(stage, SpotTask):
        right = {True: "legal", False: "not_legal", None: "cannot_tell"}[stage.legal]
        return VERDICTS[found.order[0]] == right and found.rules[:1] in ((), (0,))
    return False
