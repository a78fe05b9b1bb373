"""The ledger of windows: what opened each, who was asked in which order, how it closed, who may still act."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.decisions import Decision, DecisionKind, Move, WindowGround, verb
from engine.kernel.journal import CHANGING, COVERED
from engine.kernel.judge import decisions
from engine.kernel.reasons import RuleId
from referee.session.log.log_line import LogLine
from referee.session.session import Session


class SeatAnswer(StrEnum):
    """The last answer of a seat that was asked."""

    WAITS = "waits"
    PASSED = "passed"
    SILENT = "silent"
    ACTED = "acted"


class Chance(StrEnum):
    """Whether a seat may still act in a window."""

    OPEN = "open"
    PASSED = "passed"
    """It has said that it passes; it is asked again only if somebody acts."""
    USED = "used"
    CLOSED = "closed"
    NOT_OFFERED = "not_offered"
    """It was silent, and somebody else went on without asking."""


class Lost(StrEnum):
    """Why a closed window stays closed for a seat."""

    SAID = "said"
    OWN_ACT = "own_act"
    """The seat itself went on."""
    ACTED_SINCE = "acted_since"
    """Somebody else went on, and the seat has acted since without a word."""


class SeatChance(Struct, frozen=True):
    """One seat in a window."""

    seat: str
    answer: SeatAnswer
    line: int
    """The entry with its answer, or the one at which it was silent; 0: it has not answered."""
    chance: Chance
    lost: Lost | None = None
    since: int = 0
    """Of a chance it let go by acting: the entry of that act."""
    by: str = ""
    """Of a seat that was silent: whose entry went on without it; empty: the whole table's."""


class LedgerWindow(Struct, frozen=True):
    """One window of the game."""

    asks: str
    opened_at: int
    """The entry that opened it; 0: it was open when the game, or what is looked at, began."""
    ground: WindowGround
    seats: tuple[SeatChance, ...]
    """In the order in which they were asked."""
    closed_at: int = 0
    """The entry that closed it; 0: it is open."""
    closed_by: str = ""
    """Whose entry that was; empty: the whole table's."""
    back_to: int = 0
    """Where a seat was not offered its chance: the last entry that stays if the repair is made."""
    later: int = 0
    """So many entries would be taken back then."""

    @property
    def rule(self) -> RuleId:
        """The rule by which a chance in this window is lost."""
        return self.ground.closing

    @property
    def is_open(self) -> bool:
        """Whether somebody is still asked."""
        return not self.closed_at


ASKED = (DecisionKind.WINDOW, DecisionKind.OFFER)
LOOKED_BACK = 40
"""Entries before the one asked about; no window stays open longer without being seen there."""
LAST_ACTS = 6
"""Where no entry is named: the windows of so many entries."""


def window_ledger(session: Session, entry: int | None = None) -> tuple[LedgerWindow, ...]:
    """The windows that an entry opened or met, newest first; without an entry those of the last moves."""
    lines = [line for line in session.lines if line.kind in CHANGING and not line.undone]
    numbers = [line.number for line in lines]
    last = LAST_ACTS if entry is None else 1
    wanted = [number for number in numbers if entry is None or number <= entry][-last:]
    if not wanted:
        wanted = [0]
    first = max(0, len([number for number in numbers if number < wanted[0]]) - LOOKED_BACK)
    walk = _WindowWalk(session, lines[first:])
    windows = [window.as_window(lines) for window in walk.found if window.touches(wanted[0], wanted[-1])]
    return tuple(reversed(windows))


class _Window:
    """A window whose answers are being followed."""

    def __init__(self, depth: int, state: Any, decision: Decision, ground: WindowGround, line: int) -> None:
        self.depth, self.asks = depth, decision.asks
        self.place = _place(state, depth)
        self.ground, self.opened_at = ground, line
        self.answers: dict[str, tuple[SeatAnswer, int]] = {}
        self.waits: tuple[str, ...] = ()
        self.begun = False
        """Somebody has acted or passed in it."""
        self.closed: LogLine | None = None

    def goes_on(self, state: Any) -> bool:
        """Whether it is still the same window, on top or under the one that interrupts it."""
        if _place(state, self.depth) != self.place:
            return False
        return not (self.begun and state.agenda[self.depth].slots.get("last") == "")

    def ask(self, seat: str, others: Iterable[str]) -> None:
        """Asks this seat, and then the others."""
        self.answers[seat] = (SeatAnswer.WAITS, 0)
        self.waits = (seat, *(other for other in others if other != seat))

    def answer(self, seat: str, answer: SeatAnswer, line: int) -> None:
        """Notes that a seat has acted or passed."""
        self.answers[seat] = (answer, line)
        self.begun = True

    def touches(self, first: int, last: int) -> bool:
        """Whether it was open at one of these entries."""
        return self.opened_at <= last and (self.closed is None or self.closed.number >= first)

    def as_window(self, lines: list[LogLine]) -> LedgerWindow:
        """The window as the ledger shows it."""
        unasked = (
            [waiting for waiting in self.waits if waiting not in self.answers] if self.closed is None else []
        )
        asked = {**self.answers, **dict.fromkeys(unasked, (SeatAnswer.WAITS, 0))}
        seats = tuple(self._chance(seat, *answer, lines) for seat, answer in asked.items())
        end = self.closed.number if self.closed is not None else 0
        by = maker_of(self.closed) if self.closed is not None else ""
        skipped = [chance.line for chance in seats if chance.chance is Chance.NOT_OFFERED]
        if not skipped:
            return LedgerWindow(self.asks, self.opened_at, self.ground, seats, end, by)
        before = max((line.number for line in lines if line.number < min(skipped)), default=0)
        later = sum(1 for line in lines if line.number > before)
        return LedgerWindow(self.asks, self.opened_at, self.ground, seats, end, by, before, later)

    def _chance(self, seat: str, answer: SeatAnswer, line: int, lines: list[LogLine]) -> SeatChance:
        if answer is SeatAnswer.ACTED and seat not in self._still_asked():
            return SeatChance(seat, answer, line, Chance.USED)
        if seat in self._still_asked():
            return SeatChance(seat, answer, line, Chance.OPEN)
        if answer is not SeatAnswer.PASSED:
            return self._silent(seat, line or (self.closed.number if self.closed else 0), lines)
        if self.closed is None:
            return SeatChance(seat, answer, line, Chance.PASSED)
        return SeatChance(seat, answer, line, Chance.CLOSED, Lost.SAID, line)

    def _still_asked(self) -> tuple[str, ...]:
        return self.waits if self.closed is None else ()

    def _silent(self, seat: str, line: int, lines: list[LogLine]) -> SeatChance:
        """Notes a seat that was silent when this line was entered."""
        by = next((maker_of(entry) for entry in lines if entry.number == line), "")
        if by == seat:
            return SeatChance(seat, SeatAnswer.SILENT, line, Chance.CLOSED, Lost.OWN_ACT, line, by)
        since = next((entry.number for entry in lines if entry.number > line and seat in _speakers(entry)), 0)
        if since:
            return SeatChance(seat, SeatAnswer.SILENT, line, Chance.CLOSED, Lost.ACTED_SINCE, since, by)
        return SeatChance(seat, SeatAnswer.SILENT, line, Chance.NOT_OFFERED, by=by)


class _WindowWalk:
    """The game replayed move by move while its windows are followed."""

    def __init__(self, session: Session, lines: list[LogLine]) -> None:
        self._session, self._adapter = session, session.adapter
        self.found: list[_Window] = []
        self._open: list[_Window] = []
        self._look(session.state_before(lines[0].number) if lines else session.state, None)
        for line in lines:
            self._line(line)

    def _line(self, line: LogLine) -> None:
        after = self._session.state_after(line.number)
        state = self._session.state_before(line.number)
        for move, aloud in self._moves(line):
            try:
                answered = self._answered(state, move, aloud, line)
                state = self._adapter.carry_out(state, move)[0]
            except Exception:  # noqa: BLE001 - a line of older rules may not lead anywhere by its moves
                break
            if answered and state is not after:
                self._look(state, line)
        if after is not None:
            self._look(after, line)

    def _moves(self, line: LogLine) -> Iterator[tuple[Move, bool]]:
        """The moves of a line, each with whether somebody said it."""
        if line.differs or COVERED in line.body:
            return
        implied = line.body.get("implied", ())
        made = line.body.get("moves") or (line.body["move"],)
        for number, raw in enumerate((*implied, *made)):
            yield self._adapter.read_move(msgspec.json.encode(raw)), number >= len(implied)

    def _asked(self, state: Any) -> list[Decision]:
        game, public = self._adapter.game, self._adapter.public(state)
        return [decision for decision in decisions(game, public) if decision.kind in ASKED]

    def _answered(self, state: Any, move: Move, aloud: bool, line: LogLine) -> bool:
        """Notes which window the move answers; whether it answers one."""
        answers = False
        for decision in self._asked(state):
            window = self._of(state, decision)
            if window is None or decision.default is None:
                continue
            if move == decision.default or (move.by == "" and type(move) is type(decision.default)):
                seats = (decision.seat,) if move.by else window.waits
                for seat in seats:
                    window.answer(seat, SeatAnswer.PASSED if aloud else SeatAnswer.SILENT, line.number)
                answers = True
            elif move.by == decision.seat and verb(move) in decision.verbs:
                window.answer(decision.seat, SeatAnswer.ACTED, line.number)
                answers = True
        return answers

    def _of(self, state: Any, decision: Decision) -> _Window | None:
        depth = len(state.agenda) - 1
        windows = (each for each in self._open if (each.depth, each.asks) == (depth, decision.asks))
        return next(windows, None)

    def _look(self, state: Any, line: LogLine | None) -> None:
        """Closes windows that are over, and opens those that are asked now."""
        asked = self._asked(state)
        depth, table = len(state.agenda) - 1, self._adapter.outward(state)
        for window in tuple(self._open):
            over = window.depth == depth and window.asks not in [decision.asks for decision in asked]
            if over or not window.goes_on(state) or self._is_another(window, table, asked):
                self._close(window, line)
        together = self._adapter.window(self._adapter.public(state))
        for decision in asked:
            window = self._of(state, decision) or self._opened(state, table, decision, line)
            window.ask(decision.seat, together.asked if together is not None else ())

    def _is_another(self, window: _Window, table: Any, asked: list[Decision]) -> bool:
        """Whether the same question is about something else: another killing, another offer."""
        if window.depth != len(table.agenda) - 1:
            return False
        now = next((decision for decision in asked if decision.asks == window.asks), None)
        return now is not None and self._adapter.window_ground(table, now).once != window.ground.once

    def _opened(self, state: Any, table: Any, decision: Decision, line: LogLine | None) -> _Window:
        ground = self._adapter.window_ground(table, decision)
        window = _Window(
            len(state.agenda) - 1, state, decision, ground, line.number if line is not None else 0
        )
        self._open.append(window)
        self.found.append(window)
        return window

    def _close(self, window: _Window, line: LogLine | None) -> None:
        window.closed = line
        self._open.remove(window)
        if line is None:
            self.found.remove(window)


def _place(state: Any, depth: int) -> tuple[str, str]:
    """The procedure and step of a frame; nothing where no frame is that deep."""
    if depth >= len(state.agenda):
        return "", ""
    frame = state.agenda[depth]
    return frame.procedure, frame.step


def maker_of(line: LogLine) -> str:
    """The seat that made an entry; empty: nobody in particular, or several who passed."""
    if COVERED in line.body and not {"move", "moves"} & line.body.keys():
        return ""
    moves = line.body.get("moves") or (line.body.get("move") or {},)
    makers = {str(move.get("by", "")) for move in moves}
    return makers.pop() if len(makers) == 1 else ""


def _speakers(line: LogLine) -> set[str]:
    """The seats that said a move on this line."""
    if line.kind not in ("move", "window") or line.origin == "implied":
        return set()
    made = line.body.get("moves") or (line.body.get("move") or {},)
    return {str(move.get("by", "")) for move in made}
