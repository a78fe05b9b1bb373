"""The rulings of a table as they are shown: marked as a default only where that makes a difference."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from engine.kernel.alternatives import Trail, Tried
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.move import Move
from engine.kernel.play import carry_out
from engine.kernel.reason import Reason, Verdict
from engine.kernel.ruling import Ruling
from engine.kernel.weighing import answer_weighed, open_points, weighed

if TYPE_CHECKING:
    from engine.kernel.desk import Desk
    from referee.history import History, Line

FAR_ENOUGH = 12
"""So many entries back a matter may have begun that a ruling still rests on."""


def as_shown(
    desk: Desk, history: History, state: int, moves: tuple[Move, ...], rulings: tuple[Ruling, ...]
) -> tuple[Ruling, ...]:
    """The rulings on the last of these moves, made one after the other from the state of that number."""
    if not any(open_points(desk.game, one) for one in rulings):
        return rulings
    try:
        trail = (*trail_before(desk, history, state), *tried(desk, history.states[state], moves))
        return tuple(weighed(desk.game, trail, one, desk.choices) for one in rulings)
    except NOTHING_TO_ACT_ON:
        # What was overruled, or entered in an older Referee, may not be possible under another answer.
        return rulings


def tried(desk: Desk, state: Any, moves: tuple[Move, ...]) -> Iterator[Tried]:
    """Each move with the state it is made in, as everybody at the table knows it."""
    for number, move in enumerate(moves):
        yield Tried(desk.public(state), move)
        if number + 1 < len(moves):
            state = carry_out(desk.game, state, move)


def trail_before(desk: Desk, history: History, state: int) -> Trail:
    """The moves of the last entries before the state of that number, each with the state it was made in."""
    found: list[Tried] = []
    for at in range(max(1, state - FAR_ENOUGH), state + 1):
        line = history.line_of(at)
        if line is not None and "move" in line.body:
            found += tried(desk, history.states[at - 1], moves_of(desk, line))
    return tuple(found)


def moves_of(desk: Desk, line: Line) -> tuple[Move, ...]:
    """What silence stood for, and the move of an entry."""
    raw = (*line.body.get("implied", ()), line.body["move"])
    return tuple(desk.read_move(msgspec.json.encode(one)) for one in raw)


def number_shown(desk: Desk, state: Any, what: str) -> Reason | None:
    """Why a number on the screen is what it is."""
    found = desk.explain(state, what)
    if found is None:
        return None
    ruling = Ruling(Verdict.YES, state.text, (found,))
    return answer_weighed(desk.game, state, ruling, lambda other: _number(desk, other, what)).reasons[0]


def _number(desk: Desk, state: Any, what: str) -> object:
    found = desk.explain(state, what)
    return found.found if found is not None else None
