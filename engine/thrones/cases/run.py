"""What does a case remember while it is carried out? How it reads silence, and what it said and passed on."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.kernel.cases import Asked
from engine.kernel.game import Game
from engine.kernel.move import Move, Pass
from engine.kernel.reason import Verdict, no
from engine.kernel.ruling import Ruling
from engine.thrones.cases import implied
from engine.thrones.cases.start import begin
from engine.thrones.cases.untold import Said, as_the_case_has_it, said_of_plots
from engine.thrones.edition import EDITIONS
from engine.thrones.moves import PlayEvent, Respond, Save, UseAbility
from engine.thrones.points import CLOSING
from engine.thrones.table import Table

Reached = tuple[Table, Ruling]


class Run:
    """One case after the other; each begins with its position."""

    def __init__(self, game: Game) -> None:
        """Of this game."""
        self.game = game
        self.passes = EDITIONS[game.id].passes
        self.said = Said()
        self._forget()

    def _forget(self) -> None:
        self.unanswered: Table | None = None
        self.passed: frozenset[str] = frozenset()

    def position(self, raw: dict[str, Any], text: str, asked: tuple[Asked, ...]) -> Table:
        """The table of a position, with which a case begins."""
        table = begin(self.game, raw, text, asked)
        options = raw.get("options")
        passes = options.get("passes") if isinstance(options, dict) else None
        self.passes = str(passes or EDITIONS[self.game.id].passes)
        self.said = said_of_plots(raw)
        self._forget()
        return table

    def reach(self, table: Table, move: Move, before: Asked | None) -> Reached:
        """The state in which a move is made after what is implied, and its ruling there."""
        there, ruling = self._with_plots(table, move, before)
        if isinstance(move, Pass):
            self.passed |= {move.by}
            return there, ruling
        if ruling.verdict is Verdict.NO and isinstance(before, Pass) and isinstance(move, Respond | Save):
            there, ruling = self._after_passes(move) or (there, ruling)
        if ruling.verdict is Verdict.NO and isinstance(move, PlayEvent | UseAbility):
            ruling = self._once_closed(table, ruling)
        self._forget()
        return there, ruling

    def settle(self, table: Table, following: tuple[Asked, ...]) -> Table:
        """The table after what silence means, before facts are read."""
        if following and isinstance(following[0], Pass) and self.unanswered is None:
            self.unanswered = table
        return implied.settle_silence(self.game, table, following)

    def _with_plots(self, table: Table, move: Move, before: Asked | None) -> Reached:
        there, ruling = implied.reach(self.game, table, move, before, self.passes)
        told = as_the_case_has_it(table, ruling.asks, self.said)
        return (there, ruling) if told is None else self._with_plots(told, move, before)

    def _after_passes(self, move: Move) -> Reached | None:
        """A pass is no action: who has not passed himself may still answer what came before it."""
        if self.unanswered is None or move.by in self.passed:
            return None
        found = self._with_plots(self.unanswered, move, None)
        return None if found[1].verdict is Verdict.NO else found

    def _once_closed(self, table: Table, ruling: Ruling) -> Ruling:
        """Where all have passed one after the other, that is what speaks against a further action first."""
        if not table.over and self.passed >= frozenset(table.order):
            point = CLOSING.reason(table, "passes_close")
            closed = no("window_has_closed", rules=point.rules, basis=point.basis, because=(point,))
            reason = self.game.names.reason(closed) if self.game.names is not None else closed
            return replace(ruling, reasons=(reason, *ruling.reasons))
        return ruling
