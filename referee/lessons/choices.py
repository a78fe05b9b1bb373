"""The moves to choose from at a stage: what a naive player takes, and hints found by trying them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from hashlib import blake2b
from itertools import combinations, islice
from math import comb

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter
from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.judge import Candidate
from referee.lessons.board import table_of_board
from referee.lessons.model import BreakTask, Lesson, OrderTask, PlayTask, PredictTask, SpotTask, Task
from referee.lessons.run import CANNOT_TELL, LessonRun, TryKind, TryResult

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
    shuffled = _shuffled(lesson, number)
    last = max((at for at, stage in enumerate(lesson.stages) if _has_choices(stage)), default=-1)
    if number == last and all(
        _right_first(lesson, at) for at, task in enumerate(lesson.stages) if _has_choices(task)
    ):
        return StageChoices((*shuffled.order[1:], shuffled.order[0]), shuffled.rules)
    return shuffled


def chosen_by(typed: str, choices: tuple[str, ...]) -> int | None:
    """The index of the choice that a line means; nothing where it means none or two.

    A line is a choice word for word, its place in the list unless the choices are numbers themselves, a part
    of one choice only, or a sentence with one in it.
    """
    words = _words(typed)
    each = [_words(choice) for choice in choices]
    if words in each:
        return each.index(words)
    numbers = all(choice.isdecimal() for choice in choices)
    if typed.strip().isdecimal() and not numbers and 0 < int(typed) <= len(choices):
        return int(typed) - 1
    parts = [at for at, choice in enumerate(each) if words and _runs_in(words, choice)]
    if len(parts) == 1:
        return parts[0]
    inside = [at for at, choice in enumerate(each) if choice and _runs_in(choice, words)]
    longest = [at for at in inside if len(each[at]) == max(len(each[number]) for number in inside)]
    return longest[0] if len(longest) == 1 else None


def _words(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r"\w+", text.casefold()))


def _runs_in(part: tuple[str, ...], whole: tuple[str, ...]) -> bool:
    """Whether these words stand in the others, one behind the other."""
    return any(whole[at : at + len(part)] == part for at in range(len(whole) - len(part) + 1))


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
    """Whether the first shown choice is the right one, and the first rule too."""
    stage, shuffled = lesson.stages[number], _shuffled(lesson, number)
    if isinstance(stage, PredictTask):
        return bool(stage.choices[shuffled.order[0]] == stage.answer)
    if isinstance(stage, SpotTask):
        right = {True: "legal", False: "not_legal", None: "cannot_tell"}[stage.legal]
        return VERDICTS[shuffled.order[0]] == right and shuffled.rules[:1] in ((), (0,))
    return False


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
    """Whether one key does: the first move of the list, filled in with as little as it takes."""
    move = _first_move(run)
    try:
        return move is not None and run.attempt(move).kind is TryKind.DONE
    except NOTHING_TO_ACT_ON:
        return False


def _first_move(run: LessonRun) -> Move | None:
    """The first move in the list, filled in with the first pick."""
    choices = (
        candidate
        for candidate, _ in table_of_board(run.board).session.choices()
        if run.may_move(candidate.move)
    )
    choice = next(choices, None)
    if choice is None or choice.by_hand:
        return None
    return choice.with_picks(choice.among[: max(choice.least, 1)])


DEPTH = 3
"""So many moves ahead a way to the goal is looked for."""
MOST_PICKS = 64
"""Ways to fill in one listed move that are tried."""
MOST_TRIES = 3000
"""Moves that are tried before the search is given up."""


def way_to_goal(run: LessonRun) -> tuple[Move, ...]:
    """The shortest way to the goal of the stage; empty where none is found.

    Of free play it is the way of the solution, which is longer than anybody can look ahead.
    """
    if isinstance(run.stage, PlayTask):
        return tuple(step for step in run.solution()[run.moves_made :][:1] if isinstance(step, Move))
    depth = 1 if isinstance(run.stage, BreakTask) else min(DEPTH, max(run.moves_left, 1))
    return _searched(run, depth).way


def attempt_on_table(run: LessonRun, move: Move) -> TryResult:
    """The result of a learner's move; the board goes back where nothing leads on."""
    result = run.attempt(move)
    if result.kind in (TryKind.REFUSED, TryKind.OTHER_RULE):
        return replace(result, ruling=run.board.with_ways(move))
    if result.kind is not TryKind.GOES_ON or not _is_dead_end(run):
        return result
    run.again()
    return replace(result, kind=TryKind.DEAD_END)


def _is_dead_end(run: LessonRun) -> bool:
    """Whether no move is left, or no listed move leads to the goal."""
    choices = learner_choices(run)
    if isinstance(run.stage, PlayTask) or run.moves_left > DEPTH or any(choice.by_hand for choice in choices):
        return not choices
    search = _searched(run, run.moves_left)
    return not search.way and search.is_complete


class _Search(Struct, frozen=True):
    """The result of looking ahead."""

    way: tuple[Move, ...] = ()
    is_complete: bool = True
    """Whether all that is listed was tried."""


def _searched(run: LessonRun, depth: int) -> _Search:
    paths: list[tuple[LessonRun, tuple[Move, ...]]] = [(run, ())]
    tries, complete = 0, True
    for _ in range(depth):
        further: list[tuple[LessonRun, tuple[Move, ...]]] = []
        for there, moves in paths:
            complete = complete and _lists_all(there)
            for move in moves_to_try(there):
                tries += 1
                if tries > MOST_TRIES:
                    return _Search(is_complete=False)
                after = copy(there)
                try:
                    result = after.attempt(move)
                except NOTHING_TO_ACT_ON:
                    continue
                if result.kind is TryKind.DONE:
                    return _Search((*moves, move))
                if result.kind is TryKind.GOES_ON:
                    further.append((after, (*moves, move)))
        paths = further
    return _Search(is_complete=complete)


def _lists_all(run: LessonRun) -> bool:
    """Whether each listed move is tried in every way of filling it in."""
    return all(
        sum(comb(len(choice.among), size) for size in range(choice.least, _most(choice) + 1)) <= MOST_PICKS
        for choice in learner_choices(run)
        if choice.pick
    )


def listed_moves(run: LessonRun) -> Iterator[Move]:
    """Every move the learner may take from the list, each way of filling it in by itself."""
    for choice in learner_choices(run):
        if not choice.by_hand:
            yield from islice(filled_moves(choice), MOST_PICKS)


def moves_to_try(run: LessonRun) -> Iterator[Move]:
    """The listed moves, those of the solution first; then those of the solution whose kind is listed.

    Some moves have more ways than a list shows: a march of several units, what a card did.
    """
    moves = [step for step in run.solution() if isinstance(step, Move)]
    yield from sorted(listed_moves(run), key=lambda move: move not in moves)
    listed = {(type(choice.move), choice.move.by) for choice in learner_choices(run)}
    yield from (move for move in moves if (type(move), move.by) in listed)


def learner_choices(run: LessonRun) -> list[Candidate]:
    """The choices that the list offers the learner now, legal or not."""
    return [
        candidate
        for candidate, _ in table_of_board(run.board).session.choices()
        if run.may_move(candidate.move)
    ]


def filled_moves(choice: Candidate) -> Iterator[Move]:
    """A listed move in every way of filling it in."""
    if not choice.pick:
        yield choice.move
        return
    for size in range(choice.least, _most(choice) + 1):
        yield from (choice.with_picks(picks) for picks in combinations(choice.among, size))


def _most(choice: Candidate) -> int:
    return min(choice.most or len(choice.among), len(choice.among))
