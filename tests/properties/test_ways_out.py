"""The ways out a refusal tells: each makes the move legal, and none takes more than it must."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.kernel.adapter import IMPLIED, GameAdapter
from engine.kernel.cases.evaluation import judge_case
from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON, RefereeError
from engine.kernel.judge import judge
from engine.kernel.reasons import Change, RemedyPath, Ruling, Verdict
from engine.kernel.remedies import with_remedies
from tests.kit import cases
from tests.lcg.test_advice import mistaken
from tests.properties.positions import DESKS, positions
from tests.properties.random_moves import mutated

Mistake = Callable[[Any, Random, Move], Move]
MISTAKES: dict[str, Mistake] = {"hbo": mutated, "lcg": mistaken}
"""Game -> a move with one thing in it that was not meant; what is offered is tried in every game."""
Refusal = tuple[Any, Move, Ruling]


def refusals(game: str) -> Iterator[Refusal]:
    """Where each refused move was judged, the move, and the refusal as it is shown."""
    adapter, chance = DESKS[game], Random(f"ways-{game}")
    for position in positions(game):
        moves = list(position.moves)
        if game in MISTAKES:
            moves += [MISTAKES[game](position.state, chance, position.moves[0]) for _ in range(4)]
        for move in moves:
            try:
                adapter.check(position.state, move)
                there = adapter.reach(position.state, move, None, IMPLIED)
            except RefereeError:
                continue
            if there.ruling.verdict is Verdict.NO:
                shown = with_remedies(adapter.game, adapter.remedy, there.state, move, there.ruling)
                yield there.state, move, shown


@cache
def worked_refusals(game: str) -> tuple[Refusal, ...]:
    """The same of the worked cases, under each of their texts."""
    return tuple(_of_worked(game))


def _of_worked(game: str) -> Iterator[Refusal]:
    adapter = DESKS[game]
    for case in cases.worked(game):
        for text in (case.text,) if case.text else adapter.game.texts:
            result = judge_case(case, adapter.casebook, text)
            for ruling, refused in zip(result.rulings, result.refused_at, strict=True):
                if ruling is not None and refused is not None and ruling.verdict is Verdict.NO:
                    state, move = refused
                    yield state, move, with_remedies(adapter.game, adapter.remedy, state, move, ruling)


def followed(adapter: GameAdapter, state: Any, move: Move, way: tuple[Change, ...]) -> Verdict:
    """The answer after all of this was brought about."""
    for change in way:
        state, move = adapter.remedy(state, move, change)
    return judge(adapter.game, state, move).verdict


def needless(adapter: GameAdapter, state: Any, move: Move, way: RemedyPath) -> list[Change]:
    """What of a way could be left out."""
    found = []
    for one in way:
        rest = tuple(other for other in way if other is not one)
        try:
            if followed(adapter, state, move, rest) is Verdict.YES:
                found.append(one)
        except NOTHING_TO_ACT_ON:  # it builds on the one left out
            continue
    return found


@pytest.mark.parametrize("game", DESKS)
def test_following_any_way_out_makes_the_move_legal_and_takes_nothing_needless(game: str) -> None:
    adapter = DESKS[game]
    found = 0
    for state, move, ruling in (*refusals(game), *worked_refusals(game)):
        assert len({tuple(map(str, way)) for way in ruling.ways}) == len(ruling.ways)
        for way in ruling.ways:
            assert followed(adapter, state, move, way) is Verdict.YES, (move, way)
            assert needless(adapter, state, move, way) == [], (move, way)
            found += 1
    assert found > 150


@pytest.mark.parametrize("game", DESKS)
def test_what_one_suggestion_alone_lifts_is_told_as_a_way_out(game: str) -> None:
    adapter = DESKS[game]
    for state, move, ruling in (*refusals(game), *worked_refusals(game)):
        for one in ruling.changes[:1]:
            try:
                helps = followed(adapter, state, move, (one,)) is Verdict.YES
            except NOTHING_TO_ACT_ON:
                continue
            assert not helps or (one,) in ruling.ways, (move, one, ruling.ways)
