"""The question a line has answered, and what the table comes to when nobody says more."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.kernel.adapter import GameAdapter, Reached
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.judge import carry_out, decisions
from engine.kernel.moves import TABLE, Decision, DecisionKind, Move
from engine.kernel.moves import verb as word_of
from referee.session.ruled_history import RuledHistory

CHOSEN = (DecisionKind.DUTY, DecisionKind.CHANCE)
"""Decisions that are answered otherwise where there is something else to choose from."""
SILENT = (DecisionKind.WINDOW, DecisionKind.OFFER)
LIMIT = 24
"""More windows and offers than follow one move."""


class AnsweredDecision(Struct, frozen=True):
    """What a move answers."""

    seat: str
    asks: str
    kind: DecisionKind
    purpose: str
    count: int
    choices: frozenset[str]
    """What there is to choose from, where another choice would be another answer."""

    @property
    def is_chance(self) -> bool:
        """Whether chance has answered."""
        return self.kind is DecisionKind.CHANCE


def answered(history: RuledHistory, move: Move, state: Any) -> AnsweredDecision | None:
    """What a move answers at a table; nothing where nobody asks for it."""
    try:
        there: Reached = history.reached(move, history.adapter.public(state))
        asked = decisions(history.adapter.game, there.state)
        found = next((one for one in asked if _answers(move, one)), None)
        return None if found is None else _of(history.adapter, there.state, found)
    except NOTHING_TO_ACT_ON:
        return None


def _answers(move: Move, asked: Decision) -> bool:
    return word_of(move) in asked.verbs and (not move.by or asked.seat in (move.by, TABLE))


def _of(adapter: GameAdapter, state: Any, asked: Decision) -> AnsweredDecision:
    choices: frozenset[str] = frozenset()
    if asked.kind in CHOSEN:
        choices = frozenset(
            name
            for one in adapter.choices(state)
            if word_of(one.move) in asked.verbs
            for name in (one.among if one.pick else (repr(one.move),))
        )
    return AnsweredDecision(asked.seat, asked.asks, asked.kind, asked.purpose, asked.count, choices)


def at_rest(adapter: GameAdapter, state: Any) -> Any:
    """The table when nobody uses the windows and offers that come: what was begun is done."""
    for _ in range(LIMIT):
        waiting = decisions(adapter.game, state)
        silent = next((one.default for one in waiting if one.kind in SILENT and one.default), None)
        if silent is None or any(one.kind not in SILENT for one in waiting):
            break
        try:
            state = carry_out(adapter.game, state, silent)
        except NOTHING_TO_ACT_ON:
            break
    return state
