"""What does a case remember while it is carried out? How it reads silence, and what it said and passed on."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.kernel.cases import Asked, Skip
from engine.kernel.errors import Unreadable
from engine.kernel.game import Game
from engine.kernel.move import Move, Pass
from engine.kernel.reason import Verdict, no
from engine.kernel.ruling import Ruling
from engine.thrones.cases import implied
from engine.thrones.cases.start import begin
from engine.thrones.cases.untold import Said, as_the_case_has_it, said_of_plots
from engine.thrones.edition import EDITIONS
from engine.thrones.moves import (
    AssignStealth,
    Cancel,
    DeclineSaves,
    DiscardForClaim,
    LookAt,
    PlacePower,
    PlayEvent,
    Redirect,
    Respond,
    Save,
    StandByKeyword,
    SupportDefend,
    UseAbility,
)
from engine.thrones.points import CLOSING
from engine.thrones.starting import ahead
from engine.thrones.table import Table

Reached = tuple[Table, Ruling]

ANSWERS = (
    Respond,
    Save,
    Cancel,
    AssignStealth,
    Redirect,
    SupportDefend,
    DiscardForClaim,
    PlacePower,
    StandByKeyword,
)
"""Moves by which what is offered to a seat is taken, or chance is told."""


def _has_begun(table: Table, raw: dict[str, Any]) -> bool:
    """Whether a position says that something of its phase has been done."""
    seats = table.seats.values()
    by_seats = {
        "marshalling": any(seat.income_taken for seat in seats),
        "challenges": any(seat.challenges_made for seat in seats),
    }
    return bool(raw.get("window") or raw.get("challenge")) or by_seats.get(table.phase, False)


class Run:
    """One case after the other; each begins with its position."""

    def __init__(self, game: Game) -> None:
        """Of this game."""
        self.game = game
        self.passes = EDITIONS[game.id].passes
        self.said = Said()
        self._forget()

    def _forget(self) -> None:
        self.before: Move | None = None
        self.begun = ""
        """The phase in which something has been done."""
        self._nothing_open()

    def _nothing_open(self) -> None:
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
        self.begun = table.phase if _has_begun(table, raw) else ""
        return table

    def reach(self, table: Table, move: Move, before: Asked | None) -> Reached:
        """The state in which a move is made after what is implied, and its ruling there."""
        there, ruling = self._with_plots(table, move, self.before if before is not None else None)
        if isinstance(move, DeclineSaves) or (ruling.verdict is Verdict.NO and isinstance(move, ANSWERS)):
            there, ruling = self._still_open(move, (there, ruling))
        if ruling.verdict is Verdict.NO and isinstance(move, PlayEvent | UseAbility):
            ruling = self._once_closed(table, ruling)
        self._remember(move, there, done=ruling.verdict is Verdict.YES)
        return there, ruling

    def _remember(self, move: Move, there: Table, *, done: bool) -> None:
        """A move that is refused changes nothing, nor does a look at a pile: what was open stays open.

        Who tries something between two actions of another has been heard.
        """
        if isinstance(move, LookAt):
            return
        if isinstance(move, Pass):
            self.passed |= {move.by}
        elif done:
            self._nothing_open()
        if done:
            self.before, self.begun = move, there.phase
        elif self.before is not None and self.before.by != move.by:
            self.before = None

    def settle(self, table: Table, following: tuple[Asked, ...]) -> Table:
        """The table after what silence means, before facts are read."""
        settled = implied.settle_silence(self.game, table, following)
        if settled is not table and self.unanswered is None:
            self.unanswered = table
        return settled

    def skip(self, table: Table, skip: Skip) -> Table:
        """Play goes on to the start of a phase; what was open before is over.

        Raises:
            Unreadable: it stands at the start of that phase already; what is meant cannot be told.
        """
        if skip.phase == table.phase != self.begun:
            raise Unreadable("stands_there_already", phase=skip.phase)
        self._forget()
        return ahead(self.game, table, skip.phase, skip.active)

    def _with_plots(self, table: Table, move: Move, before: Asked | None) -> Reached:
        there, ruling = implied.reach(self.game, table, move, before, self.passes)
        told = as_the_case_has_it(table, ruling.asks, self.said)
        return (there, ruling) if told is None else self._with_plots(told, move, before)

    def _still_open(self, move: Move, otherwise: Reached) -> Reached:
        """Passes, looks, questions and refused moves are no actions: what came before them can be answered.

        Not by who has passed himself.
        """
        if self.unanswered is None or move.by in self.passed:
            return otherwise
        found = self._with_plots(self.unanswered, move, None)
        refused = found[1].verdict is Verdict.NO
        return otherwise if refused and otherwise[1].verdict is not Verdict.NO else found

    def _once_closed(self, table: Table, ruling: Ruling) -> Ruling:
        """Where all have passed one after the other, that is what speaks against a further action first."""
        if not table.over and self.passed >= frozenset(table.order):
            point = CLOSING.reason(table, "passes_close")
            closed = no("window_has_closed", rules=point.rules, basis=point.basis, because=(point,))
            reason = self.game.names.reason(closed) if self.game.names is not None else closed
            return replace(ruling, reasons=(reason, *ruling.reasons))
        return ruling
