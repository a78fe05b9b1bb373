"""One move, and what must hold: the words that the tests of both board games have in common.

A *dialect* speaks them of one game; its module in this folder adds what positions of that game look like.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from engine.kernel.decisions import Move
from engine.kernel.game import Game
from engine.kernel.judge import Played, judge, play
from engine.kernel.reasons import Ruling, Verdict
from engine.kernel.state import State
from tests.kit.said import not_said

T = TypeVar("T", bound=State)


class Dialect(Generic[T]):
    """The words of one game. ``reach``: the table at the step at which a move is made."""

    def __init__(
        self, game: Game, table: type[T], read: Callable[[bytes], Move], reach: Callable[[T, Move], T]
    ) -> None:
        self.game = game
        self.table = table
        self.read = read
        self.reach = reach

    def move(self, verb: str, by: str = "", **fields: Any) -> Move:
        """A move as a case writes it; ``start`` is where it comes from."""
        if "start" in fields:
            fields["from"] = fields.pop("start")
        return self.read(msgspec.json.encode({"do": verb, "by": by, **fields}))

    def ruled(self, table: T, verb: str, by: str = "", **fields: Any) -> Ruling:
        """The ruling on a move at its own step."""
        move = self.move(verb, by, **fields)
        return judge(self.game, self.reach(table, move), move)

    def played_with(self, table: T, verb: str, by: str = "", **fields: Any) -> Played:
        """A legal move carried out, with its ruling."""
        move = self.move(verb, by, **fields)
        there = self.reach(table, move)
        ruling = judge(self.game, there, move)
        assert ruling.verdict is Verdict.YES, (table, move, ruling.because, ruling.asks)
        played = play(self.game, there, move)
        assert not not_said(self.game.id, played.ruling)
        return played

    def played(self, table: T, verb: str, by: str = "", **fields: Any) -> T:
        """The table after a legal move."""
        after = self.played_with(table, verb, by, **fields).state
        assert isinstance(after, self.table)
        return after

    def refused(self, table: T, because: str, verb: str, by: str = "", **fields: Any) -> Ruling:
        """The ruling on an illegal move, whose principal reason is this rule."""
        ruling = self.ruled(table, verb, by, **fields)
        assert ruling.verdict is Verdict.NO, (table, verb, fields, ruling)
        assert ruling.because[0] == f"{self.game.id}.{because}", (table, verb, fields, ruling.because)
        assert not not_said(self.game.id, ruling)
        return ruling
