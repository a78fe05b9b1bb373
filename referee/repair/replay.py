"""The replay: taken back to the wrong line, what is right put in, and every later line entered again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from engine.kernel.corrections import FieldCorrection
from engine.kernel.errors import RefereeError
from engine.kernel.moves import Move
from referee.repair.damage import AnsweredDecision, RepairRefused, answered, differences
from referee.session.controller import GameController
from referee.session.history import LogLine
from referee.session.reentry import EnteringAgain, Input, inputs_of, moves_on
from referee.session.session import EntryOutcome, OutcomeKind, Session

StopCause = Literal["refused", "asked", "chance"]
"""A line is refused; it answers another question or has other choices; chance would decide between others."""


class StoppedAt(Struct, frozen=True):
    """The first line that cannot be entered again."""

    line: LogLine
    cause: StopCause
    outcome: EntryOutcome | None = None
    error: RefereeError | None = None


class Replayed(Struct, frozen=True):
    """What became of the lines."""

    controller: GameController
    """The table with all of it entered."""
    kept: tuple[LogLine, ...]
    changed: tuple[LogLine, ...]
    """Lines that were entered again and bring about something else."""
    lost: tuple[LogLine, ...]
    stopped: StoppedAt | None = None


def enter_right(controller: GameController, right: tuple[Move, ...]) -> None:
    """Enters what is right.

    Raises:
        RepairRefused: it cannot be told that it is.
    """
    for move in right:
        outcome = controller.enter(move)
        if outcome.kind is not OutcomeKind.DONE:
            refusal = RepairRefused("repair_right_refused")
            raise refusal.for_reasons(outcome.ruling.deciding)


def replayed(
    controller: GameController, to_line: int, lines: tuple[LogLine, ...], right: tuple[Move, ...]
) -> Replayed:
    """The table taken back to a line, what is right entered, and then these later lines again.

    Raises:
        RepairRefused: what is right is refused.
    """
    return _Replaying(controller).done(to_line, lines, right)


class TakenBackTables:
    """The tables the lines were entered at, kept while they are taken back."""

    def __init__(self, controller: GameController, lines: tuple[LogLine, ...]) -> None:
        session = controller.session
        adapter = session.adapter
        self._then: dict[int, AnsweredDecision | None] = {}
        for line in lines:
            if line.kind == "move" and line.origin != "implied":
                *_, move = moves_on(line, adapter)
                self._then[line.number] = answered(session, move, session.before(line.number))

    def of(self, line: LogLine) -> AnsweredDecision | None:
        """What a line was asked, and what there was to choose from."""
        return self._then.get(line.number)


class _Replaying:
    """One replay."""

    def __init__(self, controller: GameController) -> None:
        self._controller, self._session = controller, controller.session
        self._entering = EnteringAgain(controller)
        self._kept: list[LogLine] = []
        self._changed: list[LogLine] = []

    def done(self, to_line: int, lines: tuple[LogLine, ...], right: tuple[Move, ...]) -> Replayed:
        then = TakenBackTables(self._controller, lines)
        self._session.undo(to_line)
        enter_right(self._controller, right)
        self._controller.automatic()
        groups = list(inputs_of(lines))
        for number, group in enumerate(groups):
            stopped = self._stops(group, then)
            if stopped is not None:
                lost = tuple(line for later in groups[number:] for line in later)
                return self._found(lost, stopped)
        return self._found((), None)

    def _found(self, lost: tuple[LogLine, ...], stopped: StoppedAt | None) -> Replayed:
        return Replayed(self._controller, tuple(self._kept), tuple(self._changed), lost, stopped)

    def _stops(self, group: Input, then: TakenBackTables) -> StoppedAt | None:
        for line in group:
            if (cause := self._asked_otherwise(line, then)) is not None:
                return StoppedAt(line, cause)
        if any("overruled" in line.body for line in group) and self._holds_secrets():
            return StoppedAt(group[-1], "refused")
        before = len(self._session.lines)
        if not self._entering.enter(group):
            return StoppedAt(group[-1], "refused", self._entering.outcome, self._entering.error)
        made = {one.body.get("again"): one.events for one in self._session.lines[before:]}
        for line in group:
            same = made.get(line.number) == line.events
            (self._kept if same else self._changed).append(line)
        return None

    def _holds_secrets(self) -> bool:
        """What an overruled move comes to may turn on a hidden card, and what is shown must tell none."""
        return bool(self._session.public != self._session.state)

    def _asked_otherwise(self, line: LogLine, then: TakenBackTables) -> StopCause | None:
        """Whether the line would answer another question, or chance decide between other things."""
        asked = then.of(line)
        if asked is None:
            return None
        *_, move = moves_on(line, self._session.adapter)
        now = answered(self._session, move, self._session.state)
        if now is None or now == asked:
            return None
        return "chance" if asked.is_chance else "asked"


class HandCard(Struct, frozen=True):
    """Cards nobody can name that go back; which they are, chance decides."""

    seat: str
    count: int
    hand: int
    """So many lie in the hand they are drawn from."""
    to: str
    """The pile they go to; empty: it cannot be told."""


class BackUpStep(Struct, frozen=True):
    """One line taken back."""

    line: LogLine
    changes: tuple[FieldCorrection, ...]
    """What has to lie otherwise, with what lies there now."""
    random: tuple[HandCard, ...] = ()


def steps(session: Session, lines: tuple[LogLine, ...]) -> tuple[BackUpStep, ...]:
    """The lines latest first."""
    return tuple(_step(session, line) for line in reversed(lines))


def _step(session: Session, line: LogLine) -> BackUpStep:
    at = session.number_before(line.number)
    changes = differences(session.adapter, session.states[at + 1], session.states[at])
    random = tuple(_from_hands(changes))
    hidden = {(one.seat, field) for one in random for field in ("hand", "hand_count", one.to)}
    return BackUpStep(line, tuple(one for one in changes if (one.of, one.field) not in hidden), random)


def _from_hands(changes: tuple[FieldCorrection, ...]) -> Iterator[HandCard]:
    """Hands that get smaller by unknown cards."""
    for one in changes:
        if one.field not in ("hand", "hand_count"):
            continue
        held, left = one.old, one.value
        if isinstance(held, int) and isinstance(left, int) and left < held:
            yield HandCard(one.of, held - left, held, _pile(changes, one.of, held - left))


def _pile(changes: tuple[FieldCorrection, ...], seat: str, count: int) -> str:
    """The pile of that seat that gets as many more."""
    for one in changes:
        if one.of == seat and one.field in ("deck", "discard"):
            more = one.value - one.old if isinstance(one.value, int) and isinstance(one.old, int) else 0
            if more == count:
                return one.field
    return ""
