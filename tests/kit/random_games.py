"""Whole games played by the policy, kept for all tests of a run; and how a failure is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.agot.hbo.game import HBO
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.errors import Refused
from engine.kernel.judge import play
from engine.kernel.reasons import Ruling
from tests.conftest import DEEP
from tests.properties.policy import Policy, Told

GAMES = 12 * DEEP
LONGEST = 4000
"""More moves than any game had in ten thousand."""


@dataclass(frozen=True)
class Plan:
    """Everything a random game follows from."""

    seed: int
    told: Told
    text: str
    draft: bool

    def __str__(self) -> str:
        return f"{self.seed}-{self.told.value}-{self.text}{'-draft' if self.draft else ''}"


@dataclass(frozen=True)
class Moment:
    """One move of a game: the table before and after, and the ruling."""

    number: int
    before: AgotTable
    move: Move
    after: AgotTable
    ruling: Ruling


PLANS = tuple(
    Plan(seed, tuple(Told)[seed % 3], HBO.texts[seed // 3 % 2], draft=seed % 4 == 3) for seed in range(GAMES)
)


def begun(plan: Plan) -> tuple[Policy, AgotTable]:
    """The policy and the table a game begins with."""
    policy = Policy(plan.seed, plan.told)
    return policy, policy.start(plan.text, draft=plan.draft)


@cache
def game(plan: Plan) -> tuple[Moment, ...]:
    """The whole game."""
    policy, table = begun(plan)
    return tuple(played_out(policy, table, str(plan)))


def played_out(policy: Policy, table: AgotTable, name: str = "") -> Iterator[Moment]:
    """The game from here to its end."""
    moves: list[Move] = []
    with telling(name, moves):
        while table.over is None and len(moves) < LONGEST:
            move = policy.next(table)
            moves.append(move)
            played = play(HBO, table, move)
            yield Moment(len(moves), table, move, played.state, played.ruling)
            table = played.state


@contextmanager
def telling(name: str, moves: list[Move]) -> Iterator[None]:
    """A failure tells which game it was and the last moves."""
    try:
        yield
    except Exception as error:
        error.add_note(f"game {name}, after {len(moves)} moves; the last of them:")
        for move in moves[-5:]:
            error.add_note(f"    {move}")
        raise


Wrong = Callable[[Moment], list[str]]


def held(plan: Plan, wrong: Wrong) -> None:
    """Nothing is wrong at any moment of the game; if something is, the shortest way there is told."""
    for moment in game(plan):
        found = wrong(moment)
        if found:
            start = game(plan)[0].before
            moves = [played.move for played in game(plan)[: moment.number]]
            raise AssertionError(told_of(plan, found, shortened(start, moves, wrong), len(moves)))


def told_of(plan: Plan, found: list[str], moves: list[Move], count: int) -> str:
    """What is wrong, in which game, and the moves that are enough to see it."""
    lines = "\n".join(f"    {move}" for move in moves)
    faults = "\n".join(found)
    return f"{faults}\n{plan!r}, move {count}; enough of its moves to see something wrong:\n{lines}"


def shortened(start: AgotTable, moves: list[Move], wrong: Wrong) -> list[Move]:
    """Fewer of these moves that still end in something wrong: halves, quarters... are left out."""
    step = len(moves) // 2
    while step:
        at = 0
        while at < len(moves):
            fewer = moves[:at] + moves[at + step :]
            if fewer and goes_wrong(start, fewer, wrong):
                moves = fewer
            else:
                at += step
        step //= 2
    return moves


def goes_wrong(start: Any, moves: list[Move], wrong: Wrong) -> bool:
    """Whether these moves can be played and something is wrong after the last."""
    table = start
    for number, move in enumerate(moves, 1):
        try:
            played = play(HBO, table, move)
        except Refused:
            return False
        except Exception:  # noqa: BLE001 - whatever it raises is wrong too, but only at the end
            return number == len(moves)
        moment = Moment(number, table, move, played.state, played.ruling)
        table = played.state
    return bool(wrong(moment))
