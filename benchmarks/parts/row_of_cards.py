"""A row of cards: an event phase card by card, and everything that may be done, with reasons."""

from __future__ import annotations

import random
from collections.abc import Iterator

from benchmarks.measure import Row, per_call
from engine.kernel.decisions import Move
from engine.kernel.judge import candidates, carry_out, judge, play
from engine.kernel.reasons import Verdict
from engine.oriflamme.adapter import ADAPTER
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.table import EVENTS, OriflammeTable
from referee.session.preview import preview_move
from referee.session.session import Session
from tests.oriflamme.chance import legal, listed, new

CARDS = 15
"""Cards in the row of a full event phase."""
PLAYERS = 5


def rows() -> list[Row]:
    """All of it."""
    start = fullest_row()
    moves = event_phase(start)

    def whole() -> None:
        table = start
        for move in moves:
            table = play(ORIFLAMME, table, move).state

    visited = sum(1 for move in moves if type(move).__name__ in ("Keep", "Activate")) or 1
    seconds = per_call(whole) / visited
    widest = max((planning(), *tables(start, moves)), key=judged)
    listing = per_call(lambda: judged(widest))
    session = Session(ADAPTER, start, ("ru",), lambda *_: None)
    choice = next(candidates(ORIFLAMME, start))
    return [
        Row(
            "row of cards: event phase, per card",
            seconds,
            "≤ 1 ms",
            most=1e-3,
            note=f"{len(start.row)} cards",
        ),
        Row(
            "row of cards: all choices with reasons",
            listing,
            "≤ 2 ms",
            most=2e-3,
            note=f"{judged(widest)} choices",
        ),
        Row(
            "row of cards: what a move would bring", per_call(lambda: preview_move(session, choice.move)), ""
        ),
    ]


def judged(table: OriflammeTable) -> int:
    """Everything offered, with its ruling; how many."""
    return len([ADAPTER.ruling_of(table, choice) for choice in ADAPTER.choices(table)])


def tables(table: OriflammeTable, moves: list[Move]) -> Iterator[OriflammeTable]:
    """The tables these moves lead through."""
    for move in moves:
        yield table
        table = carry_out(ORIFLAMME, table, move)


def fullest_row() -> OriflammeTable:
    """The beginning of an event phase with as many cards as there can be, none of them turned up yet."""
    for seed in range(200):
        chance = random.Random(seed)
        table = new(chance, PLAYERS)
        while table.over is None and not (table.phase == EVENTS and len(table.row) >= CARDS):
            table = play(ORIFLAMME, table, _patient(chance, table)).state
        if table.over is None:
            return table
    raise LookupError


def _patient(chance: random.Random, table: OriflammeTable) -> Move:
    """Cards are laid at the ends and kept, so that the row grows."""
    fine = legal(table, listed(table))
    keeping = [
        move
        for move in fine
        if type(move).__name__ == "Keep" or getattr(move, "where", "") in ("left", "right")
    ]
    return chance.choice(keeping or fine)


def planning() -> OriflammeTable:
    """The same row, a round later, when somebody has to lay a card."""
    table = fullest_row()
    while table.phase == EVENTS:
        table = play(ORIFLAMME, table, _patient(random.Random(0), table)).state
    return table


def event_phase(table: OriflammeTable) -> list[Move]:
    """The moves of a whole event phase, every card opened that can be."""
    chance = random.Random(1)
    moves: list[Move] = []
    while table.phase == EVENTS and table.over is None:
        fine = legal(table, listed(table))
        opening = [move for move in fine if type(move).__name__ == "Activate"]
        move = chance.choice(opening or fine)
        assert judge(ORIFLAMME, table, move).verdict is Verdict.YES
        moves.append(move)
        table = carry_out(ORIFLAMME, table, move)
    return moves
