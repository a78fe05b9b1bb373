"""A table from elsewhere, tried before anybody sees it: what it waits for, lists, shows, and its next moves.

What the lists of fields cannot know (an unfinished procedure that fits nothing on the table) comes out here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from time import monotonic
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.kernel.choosing import Choice
from engine.kernel.desk import Desk
from engine.kernel.errors import RefereeError, Unreadable
from engine.kernel.play import carry_out, decisions
from engine.kernel.reason import Verdict
from engine.kernel.view import View
from referee.desk.starts import Start, state_of
from referee.games import desk as desk_of
from referee.session import Session

SECONDS = 0.6
"""What is not tried by then is not tried; what has been is."""
NEXT = 3
"""Moves the referee makes by itself that are tried one after the other."""
MOVES = 40
"""Legal moves that are tried, each on a copy."""


def checked(start: Start) -> Start:
    """The same start, if a game can begin with it.

    Raises:
        Unreadable: names the field that is wrong.
    """
    desk = desk_of(start.game)
    state = state_of(start)
    defect = next(iter(desk.defects(state)), None)
    if defect is not None:
        raise Unreadable(defect.says, where=defect.field, read=str(defect.value), could=defect.known)
    _DryRun(desk, start).run(state)
    return start


class _DryRun:
    """One table being tried."""

    def __init__(self, desk: Desk, start: Start) -> None:
        self._desk = desk
        self._start = start
        self._until = monotonic() + SECONDS
        self._parts: tuple[Callable[[Any], None], ...] = (
            self._shown,
            self._listed,
            self._goes_on,
            self._moves,
        )

    def run(self, state: Any) -> None:
        """Raises `Unreadable` for a table that cannot be refereed."""
        for part in self._parts:
            if not _works(part, state):
                raise Unreadable("table_contradicts", where=self._field(part, state))

    def _late(self) -> bool:
        return monotonic() > self._until

    def _session(self, state: Any) -> Session:
        return Session(self._desk, state, self._start.texts, lambda *_: None, strict=self._start.strict)

    def _shown(self, state: Any) -> None:
        """The table and its numbers, as all may see it."""
        self._look(state)
        self._look(self._desk.public(state))
        msgspec.json.encode(state)

    def _look(self, state: Any) -> None:
        decisions(self._desk.game, state)
        view = self._desk.view(state)
        for what in islice(_explained(view), MOVES):
            self._desk.explain(state, what)
        self._desk.grid(state)

    def _listed(self, state: Any) -> None:
        """What it waits for, and each choice with its rulings."""
        session = self._session(state)
        _ = session.waiting, session.on_the_way, session.waiting_apart
        session.listed()

    def _goes_on(self, state: Any) -> None:
        """What the referee does by itself."""
        session = self._session(state)
        with suppress(RefereeError):  # a message of ours; nothing is done then
            for _ in range(NEXT):
                if session.automatic() is None:
                    break
        self._look(session.state)

    def _moves(self, state: Any) -> None:
        """Each legal move, and the table after it."""
        session = self._session(state)
        for choice, rulings in islice(session.listed(), MOVES):
            for move in _complete(choice) if rulings[0].verdict is Verdict.YES else ():
                if self._late():
                    return
                self._after(session, move)

    def _after(self, session: Session, move: Any) -> None:
        try:
            implied, rulings = session.rule_on(move)
        except RefereeError:
            return
        if all(one.verdict is Verdict.YES for one in rulings):
            state = session.public
            for one in (*implied, move):
                state = carry_out(self._desk.game, state, one)
            self._look(state)
            self._session(state).listed()

    def _field(self, part: Callable[[Any], None], state: Any) -> str:
        """The field without which it would work, as far as that is found in time."""
        for field, other in _without(state):
            if self._late():
                break
            if _works(part, other):
                return field
        return "state"


def _works(part: Callable[[Any], None], state: Any) -> bool:
    try:
        part(state)
    except Exception:  # noqa: BLE001 - whatever it is, the file brought it about
        return False
    return True


def _explained(view: View) -> Iterator[str]:
    for area in view.areas:
        pieces = (piece for row in area.rows for piece in row.pieces)
        badges = (*area.badges, *(badge for piece in pieces for badge in piece.badges))
        yield from (badge.explains for badge in badges if badge.explains)


def _complete(choice: Choice) -> tuple[Any, ...]:
    """The moves a choice stands for that are tried."""
    if choice.by_hand:
        return ()
    if not choice.pick or choice.least > 1:
        return (choice.with_picks(choice.among[: choice.least]),)
    return tuple(choice.with_picks((one,)) for one in choice.among[:4])


def _without(state: Any) -> Iterator[tuple[str, Any]]:
    """The table with one thing left out: first one of several, then all that a field holds."""
    for field in msgspec.structs.fields(state):
        value = getattr(state, field.name)
        if isinstance(value, dict):
            for key in value:
                rest = {name: one for name, one in value.items() if name != key}
                yield f"{field.name}.{key}", replace(state, **{field.name: rest})
        elif isinstance(value, tuple):
            for number in range(len(value)):
                yield (
                    f"{field.name}[{number}]",
                    replace(state, **{field.name: value[:number] + value[number + 1 :]}),
                )
        elif field.default is not msgspec.NODEFAULT and value != field.default:
            yield field.name, replace(state, **{field.name: field.default})
