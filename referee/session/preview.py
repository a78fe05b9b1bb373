"""Moves tried with nothing entered: what one would come to, and a branch on which several are made."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from engine.kernel.adapter import GameAdapter
from engine.kernel.decisions import Decision, Move, PassWindow
from engine.kernel.judge import carry_out, decisions, judge
from engine.kernel.reasons import Reason, Ruling, Verdict
from engine.kernel.state import Event, State
from referee.session.controller import GameController
from referee.session.log.log_line import LogLine
from referee.session.lookahead import path_if_all_pass
from referee.session.session import Session

LIMIT = 60
"""More moves than can follow each other by themselves."""


class Continuation(Struct, frozen=True):
    """One way to go on, and what would come of it."""

    move: Move
    events: tuple[Event, ...]


class MovePreview(Struct, frozen=True):
    """What a move would bring about, with what would follow by itself."""

    ruling: Ruling
    events: tuple[Event, ...] = ()
    waiting: tuple[Decision, ...] = ()
    """What the table would wait for."""
    ways: tuple[Continuation, ...] = ()
    """If the same player goes on: how."""


def preview_move(session: Session, move: Move) -> MovePreview:
    """The events of a move on a copy of the public table."""
    adapter = session.adapter
    state = session.public
    ruling = judge(adapter.game, state, move)
    if ruling.verdict is not Verdict.YES:
        return MovePreview(ruling)
    after, events = _played(adapter, state, move)
    waiting = decisions(adapter.game, after)
    goes_on = any(decision.seat == move.by for decision in waiting) and len(after.agenda) > len(state.agenda)
    return MovePreview(ruling, events, waiting, tuple(_ways(adapter, after)) if goes_on else ())


def expected_result_after(session: Session, move: Move) -> tuple[Reason, ...]:
    """The ways a table may go on after a legal move, counting windows passed in silence."""
    adapter = session.adapter
    there = session.reached_under_texts(move, session.public)[0]
    if there.ruling.verdict is not Verdict.YES:
        return ()
    after = carry_out(adapter.game, there.state, move)
    results = (adapter.expected_result(state) for state in path_if_all_pass(adapter, after))
    return next((reasons for reasons in results if reasons), ())


def _played(adapter: GameAdapter, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after a move and all that follows automatically, with the events of both."""
    after = carry_out(adapter.game, state, move)
    events = list(after.events)
    for _ in range(LIMIT):
        following = adapter.automatic(after)
        if following is None or judge(adapter.game, after, following).verdict is not Verdict.YES:
            break
        after = carry_out(adapter.game, after, following)
        events += after.events
    return after, tuple(events)


def _ways(adapter: GameAdapter, state: State) -> Iterator[Continuation]:
    """Every legal way to go on; one that needs an answer first is named without its outcome."""
    for choice in adapter.choices(state):
        if adapter.ruling_of(state, choice).verdict is Verdict.YES:
            events = () if choice.pick else _played(adapter, state, choice.move)[1]
            yield Continuation(choice.move, events)


IMPLIED = "implied"
SAID = ("move", "window", "fact", "choice", "correction")
"""Entries that somebody made by a line; the others tell of them."""


class TableBranch:
    """A copy of a table on which nothing is saved."""

    def __init__(self, controller: GameController) -> None:
        self.controller = controller.branch()
        self._begins = len(self.controller.session.lines)
        self._place = len(self.controller.session.states) - 1
        self._start = self.controller.session.state

    def moves(self) -> tuple[tuple[Move, object], ...]:
        """The moves on the branch that count, each with the table at which it was made.

        What followed by itself is none of them. Where something was taken back that was entered before the
        branch began, the moves do not lead on from that table, and there are none.
        """
        session = self.controller.session
        if len(session.states) <= self._place or session.states[self._place] is not self._start:
            return ()
        counting = (line for line in session.lines[self._begins :] if line.kind in SAID and not line.undone)
        return tuple(
            (self._move(line), session.state_before(line.number)) for line in counting if self._is_said(line)
        )

    def _is_said(self, line: LogLine) -> bool:
        return line.origin != IMPLIED and not self.controller.is_automatic_line(line)

    def _move(self, line: LogLine) -> Move:
        if line.kind == "window":
            return PassWindow()
        return self.controller.session.adapter.read_move(msgspec.json.encode(line.body["move"]))
