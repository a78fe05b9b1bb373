"""The run of a case: what it remembers, and what plots it leaves out come to."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.agot.cases import implied_moves
from engine.agot.cases.implied_moves import TableAndRuling
from engine.agot.cases.position import UNTOLD
from engine.agot.cases.start import begin
from engine.agot.rounds.entry_points import ahead
from engine.agot.rule_variants import CLOSING
from engine.agot.ruleset import RULESETS
from engine.agot.state.moves import DeclineSaves, LookAt, PlayEvent, UseAbility
from engine.agot.state.records import Plot
from engine.agot.state.table import Table
from engine.kernel.cases.model import SkipStep, StepInput
from engine.kernel.errors import Unreadable
from engine.kernel.game import Game
from engine.kernel.moves import Move, Pass, verb
from engine.kernel.reasons import Question, Ruling, Verdict, no

NUMBERS = ("income", "initiative", "claim")


class PositionPlots(Struct, frozen=True):
    """What a position says of plots."""

    plots: dict[str, dict[str, Any] | None] = {}
    """Seat -> its plot; none: absent."""
    round: int = 1


def plots_of_position(raw: dict[str, Any]) -> PositionPlots:
    """What a position that has been read says of each seat's plot."""
    seats = raw.get("seats") or ()
    return PositionPlots({seat["id"]: seat.get("plot") for seat in seats}, raw.get("round") or 1)


def with_plot_number(table: Table, asked: Question | None, said: PositionPlots) -> Table | None:
    """The table with the number that is asked for; nothing where the case does not give it either.

    A plot the case says nothing of counts for nothing. One without a name is the plot of its round.
    """
    field = asked.what.removeprefix("plot_") if asked is not None else ""
    if asked is None or asked.seat not in said.plots or field not in NUMBERS:
        return None
    given, plot = said.plots[asked.seat], table.seats[asked.seat].plot or Plot()
    if given is not None and (given.get("name") or table.round != said.round or given.get(field) == UNTOLD):
        return None
    return table.seat(asked.seat, plot=replace(plot, **{field: (given or {}).get(field) or 0}))


ANSWERS = frozenset(
    {
        "respond",
        "save",
        "cancel",
        "assign_stealth",
        "redirect",
        "support_defend",
        "discard_for_claim",
        "place_power",
        "stand_by_keyword",
    }
)
"""Verbs by which what is offered to a seat is taken, or chance is told."""


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
        self.passes = RULESETS[game.id].passes
        self.said = PositionPlots()
        self._forget()

    def _forget(self) -> None:
        self.before: Move | None = None
        self.begun = ""
        """The phase in which something has been done."""
        self._nothing_open()

    def _nothing_open(self) -> None:
        self.unanswered: Table | None = None
        self.passed: frozenset[str] = frozenset()

    def position(self, raw: dict[str, Any], text: str, asked: tuple[StepInput, ...]) -> Table:
        """The table of a position, with which a case begins."""
        table = begin(self.game, raw, text, asked)
        options = raw.get("options")
        passes = options.get("passes") if isinstance(options, dict) else None
        self.passes = str(passes or RULESETS[self.game.id].passes)
        self.said = plots_of_position(raw)
        self._forget()
        self.begun = table.phase if _has_begun(table, raw) else ""
        return table

    def reach(self, table: Table, move: Move, before: StepInput | None) -> TableAndRuling:
        """The state in which a move is made after what is implied, and its ruling there."""
        there, ruling = self._with_plots(table, move, self.before if before is not None else None)
        if isinstance(move, DeclineSaves) or (ruling.verdict is Verdict.NO and verb(move) in ANSWERS):
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

    def settle(self, table: Table, following: tuple[StepInput, ...]) -> Table:
        """The table after what silence means, before facts are read."""
        settled = implied_moves.settle_silence(self.game, table, following)
        if settled is not table and self.unanswered is None:
            self.unanswered = table
        return settled

    def skip(self, table: Table, skip: SkipStep) -> Table:
        """Play goes on to the start of a phase; what was open before is over.

        Raises:
            Unreadable: it stands at the start of that phase already; what is meant cannot be told.
        """
        if skip.phase == table.phase != self.begun:
            raise Unreadable("stands_there_already", phase=skip.phase)
        self._forget()
        return ahead(self.game, table, skip.phase, skip.active)

    def _with_plots(self, table: Table, move: Move, before: StepInput | None) -> TableAndRuling:
        there, ruling = implied_moves.reach(self.game, table, move, before, self.passes)
        told = with_plot_number(table, ruling.asks, self.said)
        return (there, ruling) if told is None else self._with_plots(told, move, before)

    def _still_open(self, move: Move, otherwise: TableAndRuling) -> TableAndRuling:
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
