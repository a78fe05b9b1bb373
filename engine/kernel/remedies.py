"""Remedies: changes that make a refused move legal, each tried on a copy of the table.

The suggestions of a refusal are only worth giving if they work. Verbs and games have functions that
carry them out, for "what if" and for the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON, RefereeError
from engine.kernel.game import Game, VerbRemedy
from engine.kernel.judge import judge
from engine.kernel.reasons import Change, RemedyPath, Ruling, Verdict

RemedyFacts = dict[str, Any]
"""The facts of a change, by name."""
RemedyResult = tuple[Any, Move]
"""The state and the move with a change brought about."""


class NoRemedy(RefereeError):
    """A change that cannot be brought about by itself: one only the players can make."""


ByMove = TypeVar("ByMove")


def with_field_set(field: str, fact: str) -> VerbRemedy:
    """The move with this field set to what is suggested."""

    def changed(game: Game, state: Any, move: Move, facts: RemedyFacts) -> tuple[Any, Move]:
        return state, replace(move, **{field: facts[fact]})

    return changed


def with_field_reset(field: str, value: Any) -> VerbRemedy:
    """The move with the default value of this field."""

    def changed(game: Game, state: Any, move: Move, facts: RemedyFacts) -> tuple[Any, Move]:
        return state, replace(move, **{field: value})

    return changed


def remedy_for(change: Change, known: Mapping[str, ByMove]) -> ByMove:
    """The function that brings this change about.

    Raises:
        NoRemedy: nobody knows how.
    """
    if change.what not in known:
        raise NoRemedy("no_remedy", change=change.what)
    return known[change.what]


def remedied(game: Game, state: Any, move: Move, change: Change) -> tuple[Any, Move]:
    """The state and the move with this change brought about.

    Raises:
        NoRemedy: nobody knows how.
    """
    known = {**game.remedies, **game.verbs[type(move)].remedies}
    return remedy_for(change, known)(game, state, move, dict(change.facts))


ApplyRemedy = Callable[[Any, Move, Change], tuple[Any, Move]]
"""(state, move, change) -> the state and the move with the change brought about; raises ``NoRemedy``."""

MOST_WAYS = 3
"""The most remedies that are shown."""
LONGEST_WAY = 6
"""Changes of one way: what needs more is another move."""


def with_remedies(game: Game, remedy: ApplyRemedy, state: Any, move: Move, ruling: Ruling) -> Ruling:
    """A refusal with its ways out; any other ruling as it is."""
    if ruling.verdict is not Verdict.NO:
        return ruling
    return ruling.with_ways(RemedySearch(game, remedy, state, move).out(ruling))


class RemedySearch:
    """The ways out of the refusal of one move at one table."""

    def __init__(self, game: Game, remedy: ApplyRemedy, state: Any, move: Move) -> None:
        """A search for remedies of a refused move; each is tried on a copy."""
        self._game = game
        self._remedy = remedy
        self._state = state
        self._move = move

    def out(self, ruling: Ruling) -> tuple[RemedyPath, ...]:
        """Alternatives, the shortest first; each begins with another change that the refusal suggests."""
        paths: list[RemedyPath] = []
        for first in ruling.changes:
            if len(paths) < MOST_WAYS and not any(first in path for path in paths):
                paths += [path for path in self._beginning_with(first) if not _holds_one_of(paths, path)]
        return tuple(sorted(paths, key=len))

    def _beginning_with(self, first: Change) -> list[RemedyPath]:
        """One change after the other, as each next refusal asks for, until the move is legal."""
        path: RemedyPath = ()
        following: Change | None = first
        while following is not None and len(path) < LONGEST_WAY:
            path = (*path, following)
            ruling = self._after(path)
            if ruling is None or ruling.verdict is Verdict.YES:
                return [self._without_needless(path)] if ruling is not None else []
            open_ = ruling.changes if ruling.verdict is Verdict.NO else ()
            following = next((change for change in open_ if change not in path), None)
        return []

    def _without_needless(self, path: RemedyPath) -> RemedyPath:
        for change in path:
            fewer = tuple(other for other in path if other != change)
            ruling = self._after(fewer)
            if ruling is not None and ruling.verdict is Verdict.YES:
                path = fewer
        return path

    def _after(self, path: RemedyPath) -> Ruling | None:
        """The ruling after these changes; none: one of them cannot be brought about."""
        state, move = self._state, self._move
        try:
            for change in path:
                state, move = self._remedy(state, move, change)
            return judge(self._game, state, move)
        except NOTHING_TO_ACT_ON:
            return None


def _holds_one_of(shorter: list[RemedyPath], path: RemedyPath) -> bool:
    """Whether a way found before is all of this one, or part of it."""
    return any(all(change in path for change in other) for other in shorter)
