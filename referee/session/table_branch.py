"""A branch of a table: what would be if, with the moves made there."""

from __future__ import annotations

import msgspec

from engine.kernel.moves import Move, PassWindow
from referee.session.controller import GameController
from referee.session.history import LogLine

IMPLIED = "implied"
SAID = ("move", "window", "fact", "choice", "correction")
"""Entries that somebody made by a line; the others tell of them."""


class TableBranch:
    """A table on which whatever is entered is kept nowhere."""

    def __init__(self, controller: GameController) -> None:
        self.controller = controller.branch()
        self._begins = len(self.controller.session.lines)
        self._place = len(self.controller.session.states) - 1
        self._start = self.controller.session.state

    def moves(self) -> tuple[tuple[Move, object], ...]:
        """The moves made on the branch that count, each with the table it was made at.

        What followed by itself is none of them. Where something was taken back that was entered before the
        branch began, the moves do not lead on from that table, and there are none.
        """
        session = self.controller.session
        if len(session.states) <= self._place or session.states[self._place] is not self._start:
            return ()
        counting = (one for one in session.lines[self._begins :] if one.kind in SAID and not one.undone)
        return tuple((self._move(one), session.before(one.number)) for one in counting if self._is_said(one))

    def _is_said(self, line: LogLine) -> bool:
        return line.origin != IMPLIED and not self.controller.followed_by_itself(line)

    def _move(self, line: LogLine) -> Move:
        if line.kind == "window":
            return PassWindow()
        return self.controller.session.adapter.read_move(msgspec.json.encode(line.body["move"]))
