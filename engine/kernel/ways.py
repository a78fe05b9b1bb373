"""Ways out of a refusal, each tried on a copy of the table and found to make the move legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.game import Game
from engine.kernel.move import Move
from engine.kernel.play import judge
from engine.kernel.reason import Change, Verdict
from engine.kernel.ruling import Ruling, Way

Remedy = Callable[[Any, Move, Change], tuple[Any, Move]]
"""(state, move, change) -> the state and the move with the change brought about; raises ``NoRemedy``."""

MOST_WAYS = 3
"""More than anybody reads."""
LONGEST = 6
"""Changes of one way: what needs more is another move."""


def with_ways(game: Game, remedy: Remedy, state: Any, move: Move, ruling: Ruling) -> Ruling:
    """A refusal with its ways out; any other ruling as it is."""
    if ruling.verdict is not Verdict.NO:
        return ruling
    return ruling.with_ways(Ways(game, remedy, state, move).out(ruling))


class Ways:
    """The ways out of the refusal of one move at one table."""

    def __init__(self, game: Game, remedy: Remedy, state: Any, move: Move) -> None:
        """Nothing is changed: every way is tried on copies."""
        self._game = game
        self._remedy = remedy
        self._state = state
        self._move = move

    def out(self, ruling: Ruling) -> tuple[Way, ...]:
        """Alternatives, the shortest first; each begins with another change that the refusal suggests."""
        found: list[Way] = []
        for first in ruling.changes:
            if len(found) < MOST_WAYS and not any(first in way for way in found):
                found += [way for way in self._beginning_with(first) if not _holds_one_of(found, way)]
        return tuple(sorted(found, key=len))

    def _beginning_with(self, first: Change) -> list[Way]:
        """One change after the other, as each next refusal asks for, until the move is legal."""
        way: Way = ()
        following: Change | None = first
        while following is not None and len(way) < LONGEST:
            way = (*way, following)
            ruling = self._after(way)
            if ruling is None or ruling.verdict is Verdict.YES:
                return [self._without_needless(way)] if ruling is not None else []
            open_ = ruling.changes if ruling.verdict is Verdict.NO else ()
            following = next((one for one in open_ if one not in way), None)
        return []

    def _without_needless(self, way: Way) -> Way:
        for one in way:
            fewer = tuple(other for other in way if other != one)
            ruling = self._after(fewer)
            if ruling is not None and ruling.verdict is Verdict.YES:
                way = fewer
        return way

    def _after(self, way: Way) -> Ruling | None:
        """The ruling after these changes; none: one of them cannot be brought about."""
        state, move = self._state, self._move
        try:
            for change in way:
                state, move = self._remedy(state, move, change)
            return judge(self._game, state, move)
        except NOTHING_TO_ACT_ON:
            return None


def _holds_one_of(found: list[Way], way: Way) -> bool:
    """Whether a way found before is all of this one, or part of it."""
    return any(all(one in way for one in other) for other in found)
