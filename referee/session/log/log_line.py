"""A line of the log, with the moves, passed windows and provisional ruling it holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import force_setattr, replace

from engine.kernel import journal
from engine.kernel.decisions import Move, OpenWindow, Pass, PassWindow
from engine.kernel.errors import Unreadable
from engine.kernel.judge import Candidate
from engine.kernel.reasons import Ruling, Verdict
from engine.kernel.state import Event

if TYPE_CHECKING:
    from engine.kernel.adapter import GameAdapter


EntryKind = journal.JournalKind


Differs = Literal["", "silence", "judged", "given"]
"""As it was; after other passes; carried out though refused now; kept as given, but not carried out."""


class LogLine(Struct, frozen=True, gc=False):
    """One line of the log, which stays for ever; ``undone`` tells whether it counts."""

    number: int
    kind: EntryKind
    entered: dict[str, Any] | str = field(name="body")
    """The body without its signature; until somebody asks for it, of a line just read its whole JSON."""
    events: tuple[Event, ...]
    rulings: tuple[Ruling, ...]
    undone: bool = False
    differs: Differs = ""
    """How what was entered once stands to the rules as they are judged now."""
    passed: tuple[PassedWindow, ...] = ()
    """The windows that nobody used, in silence or in so many words."""
    actor: journal.EntryActor = journal.UNKNOWN_ACTOR
    origin: journal.EntryOrigin | Literal[""] = ""
    at: int = 0
    """The line that had brought about the table it was entered at; 0: the game had just begun."""

    @property
    def body(self) -> dict[str, Any]:
        """The content of the entry."""
        entered = self.entered
        if isinstance(entered, str):
            entered = journal.unsigned(msgspec.json.decode(entered))
            force_setattr(self, "entered", entered)
        return entered


def moves_of(adapter: GameAdapter, line: LogLine) -> tuple[Move, ...]:
    """The implied moves before an entry, and its own."""
    entered = line.body["moves"] if "moves" in line.body else (line.body["move"],)
    raw = (*line.body.get("implied", ()), *entered)
    return tuple(adapter.as_said(move) for move in raw)


class ProvisionalRuling(Struct, frozen=True):
    """A ruling under which a table plays on until it is confirmed or reversed."""

    entry: int
    """Its line; what was entered since is played under it."""
    ruling: str
    """What it is called at the desk; empty: it was not given there."""
    because: str


def provisional_after(
    number: int, body: dict[str, Any], before: ProvisionalRuling | None
) -> ProvisionalRuling | None:
    """The provisional ruling that holds after an entry."""
    provisional = body.get("provisional")
    if not isinstance(provisional, dict):
        return before
    if provisional.get("is") != "given":
        return None
    return ProvisionalRuling(number, str(provisional.get("ruling", "")), str(provisional.get("because", "")))


class TakenBack(Struct, frozen=True):
    """Lines that were undone when something else was entered."""

    lines: tuple[int, ...]
    since: int
    """The last line before what was entered instead."""


def left_aside(groups: tuple[TakenBack, ...], again: int, since: int) -> Iterator[TakenBack]:
    """The groups from the line after the one that was entered again."""
    behind = not any(again in group.lines for group in groups)
    for group in groups:
        if behind:
            yield replace(group, since=since)
        elif again in group.lines:
            behind = True
            if left := group.lines[group.lines.index(again) + 1 :]:
                yield TakenBack(left, since)


Listed = tuple[Candidate, tuple[Ruling, ...]]
"""A choice, and the ruling on it under each text."""


class PassedWindow(Struct, frozen=True, gc=False):
    """A window that nobody used."""

    asks: str
    """What each was asked."""
    asked: tuple[str, ...]
    """Who was asked, in this order."""
    said: tuple[str, ...] = ()
    """Who passed in so many words; the others were silent."""


class MoveRun(Struct, frozen=True):
    """A move to be carried out, or all the passes of a window at once."""

    move: Move
    count: int = 1
    """How many moves it stands for."""
    passed: tuple[PassedWindow, ...] = ()


def next_run(adapter: GameAdapter, table: Any, moves: tuple[Move, ...], silent: int) -> MoveRun:
    """The first of these moves, or all passes of the window that they begin with.

    ``table``: what everybody sees; ``silent``: so many of the moves, from the first on, stand for
    silence.
    """
    window = adapter.window(table) if len(moves) > 1 else None
    if window is None or moves[: len(window.each)] != window.each:
        return MoveRun(moves[0])
    passed = PassedWindow(window.asks, window.asked, window.asked[max(silent, 0) :])
    return MoveRun(window.everybody, len(window.each), (passed,))


def may_pass_for_all(move: Move) -> bool:
    """Whether a move can pass a window for everybody: no seat makes it alone."""
    return not move.by or isinstance(move, PassWindow)


def passes_it(window: OpenWindow | None, move: Move) -> OpenWindow | None:
    """The window, if the move passes it for everybody."""
    if window is None or isinstance(move, PassWindow):
        return window
    return window if move == window.everybody else None


def passed_by_another_word(window: OpenWindow, move: Move) -> Move | None:
    """The move by which a window is passed that has its own word for a pass, such as saving nobody."""
    if isinstance(window.everybody, PassWindow):
        return None
    if isinstance(move, PassWindow):
        return window.everybody
    return next((each_pass for each_pass in window.each if each_pass.by == move.by), None)


def rulings_asking_for(move: Move, rulings: Sequence[Ruling]) -> tuple[Ruling, ...]:
    """All rulings on a move; of a pass only those of the texts that ask for it."""
    if len(rulings) == 1 or not isinstance(move, Pass | PassWindow):
        return tuple(rulings)
    return tuple(ruling for ruling in rulings if ruling.verdict is Verdict.YES) or tuple(rulings)


def refuse_together(move: Move) -> None:
    """Refuses, at a strict table, a move that passes for everybody.

    Raises:
        Unreadable: the move passes for all.
    """
    if isinstance(move, PassWindow):
        raise Unreadable("each_pass_is_said")


def everybody_in(adapter: GameAdapter, body: dict[str, Any]) -> Move:
    """The move that passes, for everybody, the window of an entry, so that it can be entered again."""
    first = adapter.read_move(msgspec.json.encode(body["moves"][0]))
    return PassWindow() if isinstance(first, Pass) else replace(first, by="")


def with_common_pass(window: OpenWindow | None, listed: Sequence[Listed]) -> list[Listed]:
    """The listed moves with one line by which everybody passes in place of each one's pass."""
    if window is None or len(window.asked) < 2:
        return list(listed)
    passes = (*window.each, window.everybody)
    own = [pair for pair in listed if pair[0].move in passes]
    if not own:
        return list(listed)
    together = PassWindow() if isinstance(window.everybody, PassWindow) else window.everybody
    pairs = [pair for pair in listed if pair is own[0] or pair not in own]
    pairs[pairs.index(own[0])] = (Candidate(together), own[0][1])
    return pairs
