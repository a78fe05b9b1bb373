"""Later lines entered again after one before them was changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from referee.session.log.log_line import LogLine, TakenBack, everybody_in
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind

if TYPE_CHECKING:
    from engine.kernel.adapter import GameAdapter
    from referee.session.controller import GameController

MADE = ("move", "window")
"""Lines on which somebody has done something; the others tell or correct."""
Input = tuple[LogLine, ...]
"""Lines that were entered together."""


class Reentry(Struct):
    """What became of the lines that had been taken back."""

    entered: list[LogLine]
    replaced: list[LogLine]
    """Lines in whose place something else had been entered."""
    left_out: list[LogLine]
    """Lines at which it stopped before, and nothing was entered since."""
    stopped: LogLine | None = None
    """The first line that no longer fits; it and all after it were not entered."""
    outcome: EntryOutcome | None = None
    error: RefereeError | None = None


def reenter(controller: GameController) -> Reentry:
    """Enters again what was taken back before something else was entered, up to what no longer fits.

    Asked for once more at the very table where it stopped, it leaves that line out.
    """
    result = Reentry([], [], [])
    session = controller.session
    if not session.reenterable_lines:
        return result
    for number, group in enumerate(session.set_aside):
        if not _Group(controller, group, result, newest=number == 0).entered():
            return result
    session.set_aside = ()
    return result


class _Group:
    """The lines one entry has put aside; the first of them may be the ones it replaces."""

    def __init__(
        self, controller: GameController, group: TakenBack, result: Reentry, *, newest: bool
    ) -> None:
        self._controller, self._session, self._result = controller, controller.session, result
        self._newest = newest
        self._entering = EnteringAgain(controller)
        self._inputs = list(inputs_of(self._session.lines_of(group)))
        self._instead = [
            line for line in controller.counting_lines() if line.number > group.since and line.kind in MADE
        ]
        """What has been entered since, as far as it has replaced nothing yet."""

    def entered(self) -> bool:
        """Whether all of them fit, or were replaced."""
        at_front = True
        for lines in self._inputs:
            if at_front and self._was_replaced(lines):
                self._result.replaced += lines
                continue
            if self._enter(lines):
                self._result.entered += lines
                at_front = False
            elif at_front and self._newest and self._instead:
                del self._instead[0]
                self._result.replaced += lines
            elif (lines[-1].number, self._session.state) == self._session.stopped_at:
                self._result.left_out += lines
            else:
                self._result.stopped = lines[-1]
                self._session.stopped_at = (lines[-1].number, self._session.state)
                return False
        return True

    def _was_replaced(self, lines: Input) -> bool:
        """Whether the same player has made the same kind of move since."""
        made = {_kind_of(line) for line in lines if line.kind in MADE}
        same = next((other for other in self._instead if _kind_of(other) in made), None)
        if same is not None:
            self._instead.remove(same)
        return same is not None

    def _enter(self, lines: Input) -> bool:
        fits = self._entering.enter(lines)
        self._result.outcome, self._result.error = self._entering.outcome, self._entering.error
        return fits


class EnteringAgain:
    """Enters old lines once more."""

    def __init__(self, controller: GameController) -> None:
        self._controller, self._session = controller, controller.session
        self.outcome: EntryOutcome | None = None
        """What became of the last of them."""
        self.error: RefereeError | None = None

    def enter(self, lines: Input) -> bool:
        """Enters lines that were entered together; whether all of them fit. If not, none of them stays."""
        session = self._session
        before = len(session.lines)
        with session.one_input():
            for line in lines:
                with session.reentering(line.number):
                    done = all(self._enter_move(move, line) for move in moves_on(line, session.adapter))
                if not done:
                    session.discard_after(before)
                    return False
        self._controller.make_automatic_moves()
        return True

    def _enter_move(self, move: Move, line: LogLine) -> bool:
        aloud, overruled = bool(line.body.get("aloud")), str(line.body.get("overruled", ""))
        self.outcome = self.error = None
        try:
            outcome = self._controller.enter(move, aloud=aloud)
            if overruled and outcome.kind is not OutcomeKind.DONE:
                outcome = self._controller.enter(move, overruled, aloud=aloud)
        except RefereeError as error:
            self.error = error
            return False
        self.outcome = outcome
        return outcome.kind is OutcomeKind.DONE


def moves_on(line: LogLine, adapter: GameAdapter) -> Iterator[Move]:
    """The moves of a line as they are entered again; a window is passed by everybody in it."""
    if line.kind == "window":
        yield everybody_in(adapter, line.body)
        return
    for raw in line.body.get("moves") or (line.body["move"],):
        yield adapter.read_move(msgspec.json.encode(raw))


def inputs_of(lines: tuple[LogLine, ...]) -> Iterator[Input]:
    """The lines by inputs; what the referee did by itself it does anew."""
    together: list[LogLine] = []
    for line in lines:
        if line.origin == "implied":
            continue
        if together and not line.body.get("joined"):
            yield tuple(together)
            together = []
        together.append(line)
    if together:
        yield tuple(together)


def _kind_of(line: LogLine) -> tuple[object, object]:
    """Who does what; a window is passed by all who are asked."""
    if line.kind == "window":
        return line.kind, line.body["moves"][0].get("do")
    raw = line.body.get("move") or {}
    return raw.get("do"), raw.get("by")
