"""Candidate answers to a decision: a move, complete or with one field left to pick.

Each verb says which there are. Whether they are legal is judged when somebody looks at them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.game import Game
from engine.kernel.judge import decisions, judge
from engine.kernel.moves import Move
from engine.kernel.reasons import Verdict
from engine.kernel.rulings import Ruling


class Candidate(Struct, frozen=True):
    """A candidate answer."""

    move: Move
    pick: str = ""
    """The field still to be filled, if one is."""
    among: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    by_hand: bool = False
    """The card's text is not known to the referee: its player says what it does."""

    def with_picks(self, picks: tuple[str, ...]) -> Move:
        """The complete move: the field takes all picks (pairs as ``key:value``), or the one it holds."""
        if not self.pick:
            return self.move
        held = getattr(self.move, self.pick)
        if isinstance(held, tuple):
            return replace(self.move, **{self.pick: picks})
        if isinstance(held, dict):
            return replace(self.move, **{self.pick: dict(one.split(":", 1) for one in picks)})
        return replace(self.move, **{self.pick: picks[0]}) if picks else self.move


Candidates = Iterator[Candidate]


def candidates(game: Game, state: Any) -> Candidates:
    """All candidate answers to everything the state waits for."""
    for decision in decisions(game, state):
        for word in decision.verbs:
            offer = game.by_word[word].candidates
            if offer is not None:
                yield from offer(state, decision)


def ruling_of(game: Game, state: Any, choice: Candidate) -> Ruling:
    """The ruling on a choice; of one still to be picked from, the best of its smallest picks."""
    if not choice.pick or choice.least == 0:
        return judge(game, state, choice.with_picks(()))
    if choice.least > 1:
        return judge(game, state, choice.with_picks(choice.among[: choice.least]))
    best: Ruling | None = None
    for _, ruling in picks_of(game, state, choice):
        if ruling.verdict is Verdict.YES:
            return ruling
        # What cannot be told of one pick cannot be told of the choice, whatever is refused of the others.
        if best is None or (best.verdict is Verdict.NO and ruling.verdict is not Verdict.NO):
            best = ruling
    return best or judge(game, state, choice.with_picks(()))


def picks_of(game: Game, state: Any, choice: Candidate) -> Iterator[tuple[str, Ruling]]:
    """Each candidate of a choice with the ruling on picking it alone."""
    for one in choice.among:
        yield one, judge(game, state, choice.with_picks((one,)))
