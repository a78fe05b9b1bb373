"""Marks on rulings and numbers that another reading of the rules would change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.judge import carry_out
from engine.kernel.moves import Move
from engine.kernel.reasons import Reason, Ruling, Verdict
from engine.kernel.state import State
from engine.kernel.variant_impact import Trail, TrailStep, answer_with_impact, open_points, with_impact

if TYPE_CHECKING:
    from engine.kernel.adapter import GameAdapter
    from referee.session.history import History, LogLine

FAR_ENOUGH = 12
"""So many entries back a matter may have begun that a ruling still rests on."""


def as_shown(
    adapter: GameAdapter, history: History, state: int, moves: tuple[Move, ...], rulings: tuple[Ruling, ...]
) -> tuple[Ruling, ...]:
    """The rulings on the last of these moves, made one after the other from the state of that number."""
    if not any(open_points(adapter.game, one) for one in rulings):
        return rulings
    try:
        trail = (*trail_before(adapter, history, state), *tried(adapter, history.states[state], moves))
        return tuple(with_impact(adapter.game, trail, one, adapter.choices) for one in rulings)
    except NOTHING_TO_ACT_ON:
        # What was overruled, or entered in an older Referee, may not be possible under another answer.
        return rulings


def tried(adapter: GameAdapter, state: State, moves: tuple[Move, ...]) -> Iterator[TrailStep]:
    """Each move with the state it is made in, as everybody at the table knows it."""
    for number, move in enumerate(moves):
        yield TrailStep(adapter.public(state), move)
        if number + 1 < len(moves):
            state = carry_out(adapter.game, state, move)


def trail_before(adapter: GameAdapter, history: History, state: int) -> Trail:
    """The moves of the last entries before the state of that number, each with the state it was made in."""
    found: list[TrailStep] = []
    for at in range(max(1, state - FAR_ENOUGH), state + 1):
        line = history.line_of(at)
        if line is not None and {"move", "moves"} & line.body.keys():
            found += tried(adapter, history.states[at - 1], moves_of(adapter, line))
    return tuple(found)


def moves_of(adapter: GameAdapter, line: LogLine) -> tuple[Move, ...]:
    """What silence stood for, and the move of an entry."""
    said = line.body["moves"] if "moves" in line.body else (line.body["move"],)
    raw = (*line.body.get("implied", ()), *said)
    return tuple(adapter.as_said(one) for one in raw)


def number_shown(adapter: GameAdapter, state: State, what: str) -> Reason | None:
    """Why a number on the screen is what it is."""
    found = adapter.explain(state, what)
    if found is None:
        return None
    ruling = Ruling(Verdict.YES, state.text, (found,))
    return answer_with_impact(
        adapter.game, state, ruling, lambda other: _number(adapter, other, what)
    ).reasons[0]


def _number(adapter: GameAdapter, state: State, what: str) -> object:
    found = adapter.explain(state, what)
    return found.found if found is not None else None
