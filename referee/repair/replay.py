"""The replay of a game from its first wrong line: what is right put in, every later line entered again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from engine.kernel.corrections import FieldCorrection
from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON, RefereeError
from engine.kernel.judge import carry_out
from engine.kernel.reasons import Ruling, Verdict
from referee.position.disputed_table import moves_of
from referee.position.text_lines import DisputedLine
from referee.repair.consequences import AnsweredDecision, RepairRefused, answered_decision, differences
from referee.session.controller import GameController
from referee.session.log.log_line import LogLine
from referee.session.log.reentry import EnteringAgain, Input, inputs_of, moves_on
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.session.session import Session

StopCause = Literal["refused", "asked", "chance"]
"""A line is refused; it answers another question or has other choices; chance would decide between others."""


class StoppedAt(Struct, frozen=True):
    """The first line that cannot be entered again."""

    line: LogLine
    cause: StopCause
    outcome: EntryOutcome | None = None
    error: RefereeError | None = None


class Replayed(Struct, frozen=True):
    """The outcome of a replay."""

    controller: GameController
    """The table with all of it entered."""
    kept: tuple[LogLine, ...]
    changed: tuple[LogLine, ...]
    """Lines that were entered again and bring about something else."""
    lost: tuple[LogLine, ...]
    stopped: StoppedAt | None = None


def enter_right(controller: GameController, right: tuple[Move, ...]) -> None:
    """Enters the right moves.

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
    """Takes the table back to a line, enters the right moves, and then these later lines again.

    Raises:
        RepairRefused: what is right is refused.
    """
    return _Replaying(controller).replay(to_line, lines, right)


class TakenBackTables:
    """The tables of the lines, kept while these are taken back."""

    def __init__(self, controller: GameController, lines: tuple[LogLine, ...]) -> None:
        session = controller.session
        adapter = session.adapter
        self._then: dict[int, AnsweredDecision | None] = {}
        for line in lines:
            if line.kind == "move" and line.origin != "implied":
                *_, move = moves_on(line, adapter)
                self._then[line.number] = answered_decision(session, move, session.state_before(line.number))

    def decision_of(self, line: LogLine) -> AnsweredDecision | None:
        """The decision of a line, with its choices."""
        return self._then.get(line.number)


class _Replaying:
    """One replay."""

    def __init__(self, controller: GameController) -> None:
        self._controller, self._session = controller, controller.session
        self._entering = EnteringAgain(controller)
        self._kept: list[LogLine] = []
        self._changed: list[LogLine] = []

    def replay(self, to_line: int, lines: tuple[LogLine, ...], right: tuple[Move, ...]) -> Replayed:
        then = TakenBackTables(self._controller, lines)
        self._session.undo(to_line)
        enter_right(self._controller, right)
        self._controller.make_automatic_moves()
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
        events_of = {line.body.get("again"): line.events for line in self._session.lines[before:]}
        for line in group:
            same = events_of.get(line.number) == line.events
            (self._kept if same else self._changed).append(line)
        return None

    def _holds_secrets(self) -> bool:
        """Whether an overruled move may turn on a hidden card."""
        return bool(self._session.public != self._session.state)

    def _asked_otherwise(self, line: LogLine, then: TakenBackTables) -> StopCause | None:
        """The cause to stop at a line that would now answer another question or another chance."""
        asked = then.decision_of(line)
        if asked is None:
            return None
        *_, move = moves_on(line, self._session.adapter)
        now = answered_decision(self._session, move, self._session.state)
        if now is None or now == asked:
            return None
        return "chance" if asked.is_chance else "asked"


class HandCard(Struct, frozen=True):
    """Unknown cards that go back; chance decides which they are."""

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
    """The lines as steps, the latest first."""
    return tuple(_step(session, line) for line in reversed(lines))


def _step(session: Session, line: LogLine) -> BackUpStep:
    at = session.state_index_before(line.number)
    changes = differences(session.adapter, session.states[at + 1], session.states[at])
    random = tuple(_from_hands(changes))
    hidden = {(moved.seat, field) for moved in random for field in ("hand", "hand_count", moved.to)}
    return BackUpStep(
        line, tuple(change for change in changes if (change.of, change.field) not in hidden), random
    )


def _from_hands(changes: tuple[FieldCorrection, ...]) -> Iterator[HandCard]:
    """The hands that lose unknown cards."""
    for change in changes:
        if change.field not in ("hand", "hand_count"):
            continue
        held, left = change.old, change.value
        if isinstance(held, int) and isinstance(left, int) and left < held:
            yield HandCard(change.of, held - left, held, _pile(changes, change.of, held - left))


def _pile(changes: tuple[FieldCorrection, ...], seat: str, count: int) -> str:
    """The pile of that seat that gains as many cards."""
    for change in changes:
        if change.of == seat and change.field in ("deck", "discard"):
            more = (
                change.value - change.old
                if isinstance(change.value, int) and isinstance(change.old, int)
                else 0
            )
            if more == count:
                return change.field
    return ""


class WrongLine(Struct, frozen=True):
    """A line that is refused when it is judged again."""

    line: LogLine
    rulings: tuple[Ruling, ...]
    """The refusal, by what is known today."""


def lines_since(controller: GameController, number: int) -> tuple[LogLine, ...]:
    """The line and all later ones that led to the present table.

    Raises:
        RepairRefused: it does not count.
    """
    lines = tuple(line for line in controller.counting_lines() if line.number >= number)
    if not lines or lines[0].number != number:
        raise RepairRefused("repair_no_such_line", line=number)
    return lines


def first_wrong(controller: GameController) -> WrongLine | None:
    """The earliest line that is refused when it is judged again, if any."""
    return next(wrong_lines(controller), None)


def wrong_lines(controller: GameController) -> Iterator[WrongLine]:
    """The lines that are refused when judged again, with what was told later of their cards."""
    session, declarations = controller.session, tuple(_told(controller))
    for line in controller.counting_lines():
        if line.kind not in ("move", "window"):
            continue
        refused = tuple(ruling for ruling in line.rulings if ruling.verdict is Verdict.NO)
        wrong = bool(refused) or line.differs in ("judged", "given")
        words = set(_words(line.body))
        later = [move for number, move in declarations if number > line.number and _is_about(move, words)]
        if not wrong and later:
            refused = tuple(_refused_now(session, line, later))
        if wrong or refused:
            yield WrongLine(line, refused)


def _words(value: object) -> Iterator[str]:
    """Every word of the body of a line."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (word for part in value.values() for word in _words(part))
    elif isinstance(value, list | tuple):
        yield from (word for part in value for word in _words(part))


def _is_about(move: Move, words: set[str]) -> bool:
    """Whether something was read off a thing that a line names."""
    return any(getattr(move, name, "") in words for name in ("card", "seat", "of"))


def _told(controller: GameController) -> Iterator[tuple[int, Move]]:
    """The printed values that were read off cards, each with its line."""
    for line in controller.counting_lines():
        if line.kind == "fact" and "value" in (line.body.get("move") or {}):
            yield from ((line.number, move) for move in moves_on(line, controller.session.adapter))


def _refused_now(session: Session, line: LogLine, facts: list[Move]) -> Iterator[Ruling]:
    """The refusals of a move at its table, had everything told later been known there."""
    game, state = session.adapter.game, session.adapter.public(session.state_before(line.number))
    known = state
    for fact in facts:
        try:
            known = carry_out(game, known, fact)
        except NOTHING_TO_ACT_ON:
            continue
    if known == state:
        return
    try:
        *_, move = moves_on(line, session.adapter)
        reached = session.reached_under_texts(move, known)
    except NOTHING_TO_ACT_ON:
        return
    yield from (reached_now.ruling for reached_now in reached if reached_now.ruling.verdict is Verdict.NO)


def right_moves(
    controller: GameController, number: int, lines: Iterable[str], language: str
) -> tuple[Move, ...]:
    """The moves of these lines, each read at the table that the ones before it lead to.

    Raises:
        RepairRefused: there is no such line that counts.
        RefereeError: a line is no move at that table, or is refused there.
    """
    wrong = lines_since(controller, number)[0]
    copy = controller.branch()
    copy.session.undo(copy.session.line_leading_to(wrong.number))
    right: list[Move] = []
    for at, line in enumerate(lines, 1):
        moves = moves_of(DisputedLine(at, 1, line), copy.session, language)
        enter_right(copy, moves)
        right += moves
    return tuple(right)
