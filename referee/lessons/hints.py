"""Hints: the way to the goal, found by trying the moves that are listed."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import combinations, islice

from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.judge import Candidate
from engine.kernel.moves import Move
from referee.lessons.board import table_of
from referee.lessons.model import BreakTask, PlayTask
from referee.lessons.run import LessonRun, TryKind

DEPTH = 3
"""So many moves ahead a way to the goal is looked for."""
MOST_PICKS = 64
"""Ways to fill in one listed move that are tried."""
MOST_TRIES = 3000
"""Moves that are tried before the search is given up."""


def way_to_goal(run: LessonRun) -> tuple[Move, ...]:
    """The shortest way from here to the goal of the stage; empty where none is found.

    Of free play it is the way of the solution, which is longer than anybody can look ahead.
    """
    if isinstance(run.stage, PlayTask):
        return tuple(one for one in run.solution()[run.moves_made :][:1] if isinstance(one, Move))
    depth = 1 if isinstance(run.stage, BreakTask) else min(DEPTH, max(run.moves_left, 1))
    ways: list[tuple[LessonRun, tuple[Move, ...]]] = [(run, ())]
    tries = 0
    for _ in range(depth):
        further: list[tuple[LessonRun, tuple[Move, ...]]] = []
        for there, way in ways:
            for move in moves_to_try(there):
                tries += 1
                if tries > MOST_TRIES:
                    return ()
                after = copy(there)
                try:
                    result = after.attempt(move)
                except NOTHING_TO_ACT_ON:
                    continue
                if result.kind is TryKind.DONE:
                    return (*way, move)
                if result.kind is TryKind.GOES_ON:
                    further.append((after, (*way, move)))
        ways = further
    return ()


def listed_moves(run: LessonRun) -> Iterator[Move]:
    """Every move the learner may take from the list, each way of filling it in by itself."""
    for choice in _choices(run):
        if not choice.by_hand:
            yield from islice(_filled(choice), MOST_PICKS)


def moves_to_try(run: LessonRun) -> Iterator[Move]:
    """The listed moves; then those of the solution whose kind is listed.

    Some moves have more ways than a list shows: a march of several units, what a card did.
    """
    yield from listed_moves(run)
    listed = {(type(one.move), one.move.by) for one in _choices(run)}
    moves = (one for one in run.solution() if isinstance(one, Move))
    yield from (one for one in moves if (type(one), one.by) in listed)


def _choices(run: LessonRun) -> list[Candidate]:
    return [one for one, _ in table_of(run.board).session.choices() if run.may_move(one.move)]


def _filled(choice: Candidate) -> Iterator[Move]:
    if not choice.pick:
        yield choice.move
        return
    most = min(choice.most or len(choice.among), len(choice.among))
    for size in range(choice.least, most + 1):
        yield from (choice.with_picks(picks) for picks in combinations(choice.among, size))
