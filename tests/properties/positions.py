"""Tables of random games of all four games, each with moves somebody might make there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from msgspec import Struct

from engine.agot.hbo.adapter import ADAPTER as HBO
from engine.agot.lcg.adapter import ADAPTER as LCG
from engine.kernel.adapter import GameAdapter
from engine.kernel.decisions import Move
from engine.kernel.judge import judge, play
from engine.kernel.reasons import Verdict
from engine.kings.adapter import ADAPTER as KINGS
from engine.oriflamme.adapter import ADAPTER as ORIFLAMME
from tests.conftest import DEEP
from tests.kings import chance as of_kings
from tests.kit.random_games import PLANS, game
from tests.lcg.policy import Plan as LcgPlan
from tests.lcg.test_random_games import game as lcg_game
from tests.oriflamme import chance as of_oriflamme

DESKS: dict[str, GameAdapter] = {"hbo": HBO, "lcg": LCG, "oriflamme": ORIFLAMME, "kings": KINGS}


class Position(Struct, frozen=True):
    """A table, and what might be done there."""

    state: Any
    moves: tuple[Move, ...]
    """The move that was made in the game first."""


@cache
def positions(game_id: str) -> tuple[Position, ...]:
    """Some tables of random games of this game."""
    return tuple(MADE[game_id]())


def _offered(adapter: GameAdapter, state: Any) -> Iterator[Move]:
    for choice in adapter.choices(state):
        if not choice.pick:
            yield choice.move
        yield from (choice.with_picks((one,)) for one in choice.among if choice.least <= 1)


def _hbo() -> Iterator[Position]:
    for plan in PLANS[: 4 * DEEP]:
        for one in game(plan)[::23]:
            yield Position(one.before, (one.move, *_offered(HBO, one.before)))


def _lcg() -> Iterator[Position]:
    for plan in (LcgPlan(seed, players=players) for seed in range(DEEP) for players in (2, 3, 4)):
        for one in lcg_game(plan)[::79]:
            yield Position(one.before, (one.move, *_offered(LCG, one.before)))


def _oriflamme() -> Iterator[Position]:
    for seed in range(4 * DEEP):
        chance = Random(f"positions-{seed}")
        table = of_oriflamme.new(chance, chance.choice((3, 4, 5)))
        while table.over is None:
            offered = of_oriflamme.listed(table)
            move = chance.choice(of_oriflamme.legal(table, offered))
            if chance.random() < 0.2:
                yield Position(table, (move, *offered, *of_oriflamme.strange(chance, table)))
            table = play(ORIFLAMME.game, table, move).state


def _kings() -> Iterator[Position]:
    for seed in range(10 * DEEP):
        chance = Random(f"positions-{seed}")
        table = of_kings.new(chance)
        for number in range(30):
            offered = of_kings.listed(chance, table)
            fine = of_kings.legal(table, offered)
            if table.over is not None or not fine:
                break
            move = chance.choice(fine)
            if number % 4 == 0:
                yield Position(table, (move, *offered))
            table = play(KINGS.game, table, move).state


MADE = {"hbo": _hbo, "lcg": _lcg, "oriflamme": _oriflamme, "kings": _kings}


def refused(adapter: GameAdapter, position: Position) -> Iterator[Move]:
    """Those of its moves that may not be made."""
    for move in position.moves:
        if judge(adapter.game, position.state, move).verdict is Verdict.NO:
            yield move
