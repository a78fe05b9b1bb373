"""What would come of a move, as far as everybody can know? Nothing is entered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.kernel.decision import Decision
from engine.kernel.desk import Desk
from engine.kernel.event import Event
from engine.kernel.move import Move
from engine.kernel.play import carry_out, decisions, judge
from engine.kernel.reason import Verdict
from engine.kernel.ruling import Ruling
from referee.session import Session

LIMIT = 60
"""More moves than can follow each other by themselves."""


class Way(Struct, frozen=True):
    """One way to go on, and what would come of it."""

    move: Move
    events: tuple[Event, ...]


class Foreseen(Struct, frozen=True):
    """What a move would bring about, with what would follow by itself."""

    ruling: Ruling
    events: tuple[Event, ...] = ()
    waiting: tuple[Decision, ...] = ()
    """What the table would wait for."""
    ways: tuple[Way, ...] = ()
    """If the same player goes on: how."""


def foresee(session: Session, move: Move) -> Foreseen:
    """The events of a move on a copy of the table as everybody sees it."""
    desk = session.desk
    state = session.public
    ruling = judge(desk.game, state, move)
    if ruling.verdict is not Verdict.YES:
        return Foreseen(ruling)
    after, events = _played(desk, state, move)
    waiting = decisions(desk.game, after)
    goes_on = any(one.seat == move.by for one in waiting) and len(after.agenda) > len(state.agenda)
    return Foreseen(ruling, events, waiting, tuple(_ways(desk, after)) if goes_on else ())


def _played(desk: Desk, state: Any, move: Move) -> tuple[Any, tuple[Event, ...]]:
    """The state after a move and all that follows by itself, with the events of both."""
    after = carry_out(desk.game, state, move)
    events = list(after.events)
    for _ in range(LIMIT):
        following = desk.automatic(after)
        if following is None or judge(desk.game, after, following).verdict is not Verdict.YES:
            break
        after = carry_out(desk.game, after, following)
        events += after.events
    return after, tuple(events)


def _ways(desk: Desk, state: Any) -> Iterator[Way]:
    """Every legal way to go on; one in which something has to be told first is named without its outcome."""
    for choice in desk.choices(state):
        if desk.ruling_of(state, choice).verdict is Verdict.YES:
            events = () if choice.pick else _played(desk, state, choice.move)[1]
            yield Way(choice.move, events)
