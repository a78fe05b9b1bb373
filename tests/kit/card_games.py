"""Tables of random games of both card games, for claims about every one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engine.agot.hbo.game import HBO
from engine.agot.lcg.game import LCG
from engine.agot.state.table import AgotTable
from engine.kernel.game import Game
from engine.kernel.judge import carry_out
from tests.kit.random_games import PLANS, game
from tests.lcg.policy import Plan, Policy

MOST = 1500


def of_two() -> Iterator[tuple[Game, AgotTable]]:
    """Tables of games of the HBO edition."""
    for plan in PLANS[:4]:
        yield from ((HBO, moment.before) for moment in game(plan))


def of_four() -> Iterator[tuple[Game, AgotTable]]:
    """Tables of games of the LCG, with three and four players and in teams."""
    for plan in (Plan(2, 4), Plan(9, 3), Plan(3, 4, teams=True)):
        policy = Policy(plan)
        table = policy.start()
        for _ in range(MOST):
            if table.over is not None:
                break
            yield LCG, table
            table = carry_out(LCG, table, policy.next(table))


Tables = Callable[[], Iterator[tuple[Game, AgotTable]]]
both_games = pytest.mark.parametrize("tables", [of_two, of_four], ids=["hbo", "lcg"])
"""A claim is given a function that yields each table with its game."""
