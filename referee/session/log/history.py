"""The log of a game, its states, and what can be taken back."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from copy import copy
from typing import Any, Literal, Self

from msgspec.structs import replace

from engine.kernel import journal
from engine.kernel.errors import refuse_in
from engine.kernel.reasons import RuleId, Ruling
from engine.kernel.state import Event, open_part, whole
from referee.session.log.log_line import (
    Differs,
    EntryKind,
    LogLine,
    PassedWindow,
    ProvisionalRuling,
    TakenBack,
    left_aside,
    provisional_after,
)

KeepEntry = Callable[[EntryKind, str, tuple[RuleId, ...]], None]
"""(kind, body, rules cited) -> the entry is on disk; raises if it is not."""
REENTERED_WITHIN = 12
"""Lines taken back are offered again for this many entries."""


class WholeStates(Sequence[Any]):
    """The states that count; whoever takes one out gets its secrets too."""

    def __init__(self, states: list[Any]) -> None:
        self._kept = states

    def __len__(self) -> int:
        return len(self._kept)

    def __getitem__(self, at: Any) -> Any:
        states = self._kept[at]
        return [whole(state) for state in states] if isinstance(at, slice) else whole(states)

    def __setitem__(self, at: Any, state: Any) -> None:
        self._kept[at] = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Iterable) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


class History:
    """The log of a game, and the states that count."""

    def __init__(self, state: Any, keep: KeepEntry) -> None:
        """``state``: the table the game begins with."""
        self.keep_entry = keep
        self.actor = journal.UNKNOWN_ACTOR
        """Who makes the entries, as far as is known."""
        self.origin: journal.EntryOrigin = "key"
        """How what is entered now comes about."""
        self.read_from: journal.Signature | None = None
        """Of an entry taken from the journal: who made it, and how. None: nothing is being read."""
        self.live_states: list[Any] = [state]
        """The states that count, some of them split."""
        self.lines: list[LogLine] = []
        self._line_of: list[int] = [0]
        """For each kept state, the number of the line that brought it about."""
        self._undone: list[tuple[Any, int]] = []
        self.set_aside: tuple[TakenBack, ...] = ()
        """Lines that may be entered again, those taken back last first."""
        self._states_aside: dict[int, Any] = {}
        """Line that was taken back for good -> the table it had brought about."""
        self._repair = 0
        """The note of the repair whose lines are entered; 0: none is under way."""
        self.stopped_at: tuple[int, Any] = (0, None)
        """The line at which entering again stopped, and the table there."""
        self._reentered_line = 0
        """The line that is entered again; 0: none is."""
        self.provisional: ProvisionalRuling | None = None
        """The provisional ruling under which the table plays on."""
        self.read_only = False
        """Nobody enters anything; what is only looked at gives no rulings."""

    def entering(self, origin: journal.EntryOrigin) -> AbstractContextManager[None]:
        """Entries made inside come about in this way."""
        return self._while("origin", origin)

    @contextmanager
    def _while(self, field: str, value: object) -> Iterator[None]:
        """Sets a field to another value inside the block."""
        outer = getattr(self, field)
        setattr(self, field, value)
        try:
            yield
        finally:
            setattr(self, field, outer)

    def branch(self) -> Self:
        """A copy of the table for trying moves; nothing that is entered there is kept."""
        history = copy(self)
        history.keep_entry = _nowhere
        history.live_states, history.lines = [*self.live_states], [*self.lines]
        history.__dict__.update(
            _line_of=[*self._line_of], _undone=[*self._undone], _states_aside=dict(self._states_aside)
        )
        return history

    @property
    def states(self) -> WholeStates:
        """The tables that count, with all that the referee knows."""
        return WholeStates(self.live_states)

    @states.setter
    def states(self, states: Iterable[Any]) -> None:
        self.live_states = list(states)

    @property
    def state(self) -> Any:
        """The table as it is now."""
        return whole(self.live_states[-1])

    def state_before(self, line: int) -> Any:
        """The table at which a line was entered, even if the line is undone."""
        entered = self.lines[line - 1] if line <= len(self.lines) else None
        if entered is not None and entered.undone and entered.at and self.lines[entered.at - 1].undone:
            return self._taken_back(entered.at)
        return whole(self.live_states[self.state_index_before(line)])

    def _taken_back(self, line: int) -> Any:
        """The table that an undone line had led to."""
        waiting = next((state for state, number in self._undone if number == line), None)
        return whole(waiting if waiting is not None else self._states_aside[line])

    def state_index_before(self, line: int) -> int:
        """The index, among the states that count, of the table at which a line was entered."""
        return max(bisect_left(self._line_of, line) - 1, 0)

    def line_leading_to(self, line: int) -> int:
        """The number of the entry that led to the table at which a line was entered."""
        return self._line_of[self.state_index_before(line)]

    @property
    def present_line(self) -> int:
        """The number of the entry that led to the present table; 0: the game has just begun."""
        return self._line_of[-1]

    def state_after(self, line: int) -> Any:
        """The state that an entry led to, if it counts."""
        at = bisect_left(self._line_of, line)
        return whole(self.live_states[at]) if at < len(self._line_of) and self._line_of[at] == line else None

    def line_of_state(self, state: int) -> LogLine | None:
        """The entry that led to a state that counts, by the state's index; none for the first."""
        number = self._line_of[state]
        return self.lines[number - 1] if number else None

    def note(self, words: str) -> None:
        """Enters a remark."""
        self.append("note", {"words": words}, (), ())

    def undo(self, to_line: int | None = None, about: dict[str, Any] | None = None) -> int:
        """Takes back the last entry, or every entry after a line; returns how many.

        ``about``: what the entry says besides.
        """
        keep = self._keep_until(to_line)
        count = len(self.live_states) - keep
        if count <= 0:
            return 0
        self.append("undo", {"to": self._line_of[keep - 1], "count": count, **(about or {})}, (), ())
        for state, line in reversed(list(zip(self.live_states[keep:], self._line_of[keep:], strict=True))):
            self._undone.append((state, line))
            self._mark(line, undone=True)
        del self.live_states[keep:], self._line_of[keep:]
        return count

    def preview_undo(self, to_line: int) -> tuple[Any, tuple[LogLine, ...]]:
        """The table that undo to a line would leave, and the lines it would take back."""
        keep = self._keep_until(to_line)
        taken = set(self._line_of[keep:])
        return whole(self.live_states[keep - 1]), tuple(line for line in self.lines if line.number in taken)

    def _keep_until(self, to_line: int | None) -> int:
        if to_line is None:
            return max(1, len(self.live_states) - 1)
        return max(1, bisect_right(self._line_of, to_line))

    @property
    def next_redone(self) -> LogLine | None:
        """The line that redo would bring back."""
        return self.lines[self._undone[-1][1] - 1] if self._undone else None

    def redo(self) -> bool:
        """Brings back the last undone entry, if nothing else has been entered since; whether it did."""
        if not self._undone:
            return False
        state, line = self._undone[-1]
        self.append("redo", {"line": line}, (), ())
        self._undone.pop()
        self.live_states.append(state)
        self._line_of.append(line)
        self._mark(line, undone=False)
        return True

    def commit(
        self,
        kind: EntryKind,
        body: dict[str, Any],
        after: Any,
        rulings: tuple[Ruling, ...],
        differs: Differs = "",
        passed: tuple[PassedWindow, ...] = (),
    ) -> None:
        """Enters a line together with the state that it leads to."""
        since = len(self.lines)
        if self.read_from is None:
            self._add_reentry(body)
        events = () if differs == "given" else open_part(after).events
        self.append(kind, body, events, rulings, differs, (), passed)
        self._add_state(after, since)
        if self.set_aside and isinstance(again := body.get("again"), int):
            self.set_aside = tuple(left_aside(self.set_aside, again, len(self.lines)))

    def commit_read(
        self,
        entry: journal.JournalLine,
        after: Any,
        ruling: Ruling,
        actor: journal.EntryActor,
        origin: journal.EntryOrigin | Literal[""],
    ) -> None:
        """Enters a line that stands in the journal already and holds one move, as `commit` does."""
        number, public = len(self.lines) + 1, open_part(after)
        rulings = (ruling.with_done(public.notes) if public.notes else ruling,)
        at, kind, body, events = self._line_of[-1], entry.kind, entry.body, public.events
        self.lines.append(LogLine(number, kind, body, events, rulings, False, "", (), actor, origin, at))
        self._add_state(after, number - 1)

    def _add_state(self, after: Any, since: int) -> None:
        """Adds the state that the last line leads to; ``since``: the last line before that entry."""
        self.live_states.append(after)
        self._line_of.append(len(self.lines))
        if self._undone:
            self._set_aside(since)

    def _add_reentry(self, body: dict[str, Any]) -> None:
        """Adds to an entry which line it enters again, and to which repair it belongs."""
        if self._reentered_line:
            body["again"] = self._reentered_line
        if self._repair:
            body["repair"] = self._repair

    def _set_aside(self, since: int) -> None:
        """Sets the undone lines aside: redo no longer brings them back, but they may be entered again."""
        undone = tuple(line for _, line in reversed(self._undone))
        self.set_aside = (TakenBack(undone, since), *self.set_aside)
        self._states_aside |= {line: state for state, line in self._undone}
        self._undone.clear()

    def repairing(self, note: int) -> AbstractContextManager[None]:
        """Entries made inside belong to the repair that this note has announced."""
        return self._while("_repair", note)

    def exchange_lines(self, to_line: int, lines: Sequence[int]) -> bool:
        """Takes back every line after one and brings back lines set aside; whether that was possible.

        So the undoing of a repair ends in the very table from before it.
        """
        in_order = [to_line, *lines] == sorted({to_line, *lines})
        if not (lines and in_order and to_line in self._line_of and self._states_aside.keys() >= {*lines}):
            return False
        self.append("redo", {"line": lines[0], "to": to_line, "lines": list(lines)}, (), ())
        keep = self._keep_until(to_line)
        for state, line in zip(self.live_states[keep:], self._line_of[keep:], strict=True):
            self._states_aside[line] = state
            self._mark(line, undone=True)
        self.live_states[keep:] = [self._states_aside[line] for line in lines]
        self._line_of[keep:] = lines
        for line in lines:
            self._mark(line, undone=False)
        self._undone.clear()
        self.set_aside = ()
        return True

    @property
    def reenterable_lines(self) -> tuple[LogLine, ...]:
        """The lines that were taken back before something else was entered, and may be entered again."""
        if not self.set_aside or self._undone:
            return ()
        since = self.set_aside[0].since
        if sum(1 for number in self._line_of[-REENTERED_WITHIN - 2 :] if number > since) > REENTERED_WITHIN:
            return ()
        lines = (line for group in self.set_aside for line in self.lines_of(group))
        return tuple(line for line in lines if line.origin != "implied")

    def lines_of(self, group: TakenBack) -> tuple[LogLine, ...]:
        """The lines of a group that was taken back."""
        return tuple(self.lines[number - 1] for number in group.lines)

    def reentering(self, line: int) -> AbstractContextManager[None]:
        """Entries made inside were on this line before it was taken back."""
        return self._while("_reentered_line", line)

    def discard_after(self, to_line: int) -> None:
        """Takes back entries that came to nothing, without a way to redo them."""
        if self.present_line > to_line:
            self.undo(to_line)
            self._undone.clear()

    def append(
        self,
        kind: EntryKind,
        body: dict[str, Any],
        events: tuple[Event, ...],
        rulings: tuple[Ruling, ...],
        differs: Differs = "",
        cites: tuple[RuleId, ...] = (),
        passed: tuple[PassedWindow, ...] = (),
    ) -> None:
        """Enters a line; one that is being read stands in the journal already.

        ``cites``: the rules it rests on, where it holds no rulings of its own.
        """
        actor, origin = self.read_from or (self.actor, self.origin)
        if self.read_from is None:
            if kind != "ruling" and self.origin != "implied":
                self.write_rulings()
            signed = journal.signed(body, self.actor, self.origin)
            refuse_in(signed, body, kind)
            self.keep_entry(kind, signed, rulings[0].rules if rulings else cites)
        number = len(self.lines) + 1
        if "provisional" in body:
            self.provisional = provisional_after(number, body, self.provisional)
        at = self._line_of[-1]
        self.lines.append(
            LogLine(number, kind, body, events, rulings, False, differs, passed, actor, origin, at)
        )

    def write_rulings(self) -> None:
        """Writes the rulings that wait until the screen has been painted."""

    def _mark(self, number: int, *, undone: bool) -> None:
        self.lines[number - 1] = replace(self.lines[number - 1], undone=undone)


def _nowhere(kind: EntryKind, body: str, cited: tuple[RuleId, ...]) -> None:
    """Keeps nothing: the journal of a branch."""
