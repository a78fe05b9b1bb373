"""A player who always takes the first thing offered, and must not get through a lesson."""

from __future__ import annotations

from engine.kernel.adapter import GameAdapter
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.moves import Move
from referee.lessons.choices import VERDICTS, choices_of
from referee.lessons.model import Lesson, OrderTask, PredictTask, SpotTask
from referee.lessons.run import CANNOT_TELL, LessonRun, TryKind
from referee.lessons.table import table_of

MOST_KEYS = 12
"""Moves the robot makes in one stage before it is stuck."""
VERDICT_OF: dict[str, bool | str] = {"legal": True, "not_legal": False, "cannot_tell": CANNOT_TELL}


def robot_finishes(lesson: Lesson, adapter: GameAdapter, text: str) -> bool:
    """Whether pressing only ``1``, or only Enter, finishes every stage of a lesson."""
    run = LessonRun(lesson, adapter, text)
    while run.stage is not None:
        if not _finishes_stage(run):
            return False
        run.next_stage()
    return True


def _finishes_stage(run: LessonRun) -> bool:
    stage, shown = run.stage, choices_of(run.lesson, run.number)
    if isinstance(stage, PredictTask):
        return run.foretold(stage, stage.choices[shown.order[0]]).kind is TryKind.DONE
    if isinstance(stage, SpotTask):
        verdict = VERDICT_OF[VERDICTS[shown.order[0]]]
        right = run.judged(stage, verdict).kind is TryKind.DONE and shown.rules[:1] in ((), (0,))
        run.carry_out_spotted(stage)
        return right
    return not isinstance(stage, OrderTask) and any(_presses(run) for _ in range(MOST_KEYS))


def _presses(run: LessonRun) -> bool:
    """One key: the first move of the list, filled in with as little as it takes."""
    move = _first_move(run)
    try:
        return move is not None and run.attempt(move).kind is TryKind.DONE
    except NOTHING_TO_ACT_ON:
        return False


def _first_move(run: LessonRun) -> Move | None:
    """The first move in the list; one that is to be filled in, with the first pick."""
    choices = (one for one, _ in table_of(run.board).session.choices() if run.may_move(one.move))
    choice = next(choices, None)
    if choice is None or choice.by_hand:
        return None
    return choice.with_picks(choice.among[: max(choice.least, 1)])
