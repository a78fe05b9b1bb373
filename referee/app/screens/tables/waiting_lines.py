"""The lines that wait behind the one that is typed: what each would be, and what stands under it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.kernel.decisions import Move
from engine.kernel.reasons import Verdict
from referee.app.host import Problem
from referee.app.presenters.offered_moves import offers
from referee.app.presenters.ruling_tree import MARKS
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.screens.tables.move_entry import STEPS
from referee.app.typed_lines import TypedLines
from referee.app.widgets.command_line import Beneath, CommandLine, lines_in
from referee.app.widgets.move_list import OfferedMove
from referee.notation.parser.commands import Command
from referee.session.controller import GameController
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.app.screens.tables.table import TableScreen

MOST_LINES = 40
"""Lines that are looked at: to judge thousands would hold up the keys."""


UNREAD, LATER, TOLD = "?", "·", "“"
"""Before a line that is not understood, one that cannot be judged yet, one that is no move."""


class RehearsedLine(Struct, frozen=True):
    """A line and its outcome if it were made."""

    line: str
    mark: str
    says: str = ""
    """Why it would not be made."""


def rehearsed(
    controller: GameController, wording: Wording, lines: tuple[str, ...]
) -> tuple[RehearsedLine, ...]:
    """Each line judged at the table that the lines before it leave, up to the first that stops."""
    trial = controller.branch()
    wording = copy(wording)
    wording.names = TableNames(trial, wording)  # a line may name cards that the table does not have yet
    judged: list[RehearsedLine] = []
    for line in lines[:MOST_LINES]:
        tried = _tried(trial, wording, line)
        judged.append(tried)
        if tried.mark not in (MARKS[Verdict.YES], TOLD):
            break
    return (*judged, *(RehearsedLine(line, LATER) for line in lines[len(judged) :]))


def _tried(trial: GameController, wording: Wording, line: str) -> RehearsedLine:
    typed = TypedLines(trial.session, wording, lambda: offers(trial, wording))
    try:
        meaning = typed.read(line.lstrip(": "))
        if isinstance(meaning, Command):
            return RehearsedLine(line, TOLD)
        if isinstance(meaning, OfferedMove):
            return RehearsedLine(line, UNREAD, label("line-asks"))
        for move in meaning:
            outcome = _entered(trial, move)
            if outcome.kind is not OutcomeKind.DONE:
                return RehearsedLine(line, *_why(outcome, wording))
        trial.make_automatic_moves()
    except Problem as error:
        return RehearsedLine(line, UNREAD, wording.error(error))
    return RehearsedLine(line, MARKS[Verdict.YES])


def _entered(trial: GameController, move: Move) -> EntryOutcome:
    """The outcome of a move, with the values that the catalogue knows told."""
    outcome = trial.enter(move)
    for _ in range(STEPS):
        if outcome.question is None or not trial.tell_known(outcome.question):
            break
        outcome = trial.enter(move)
    return outcome


def _why(outcome: EntryOutcome, wording: Wording) -> tuple[str, str]:
    ruling = outcome.ruling
    if ruling.verdict is Verdict.CANNOT_TELL and ruling.asks is not None:
        return MARKS[ruling.verdict], wording.question(ruling.asks)
    return MARKS[ruling.verdict], wording.reason(ruling.deciding[0]) if ruling.deciding else ""


PAUSE = 0.15
"""Seconds without a key after which the moves of a line are tried."""
LONGEST_SHOWN = 160
"""Characters of a waiting line that are shown."""


class WaitingLines:
    """The lines that wait at a table until the one before them has been entered."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self.behind: tuple[str, ...] = ()
        """The lines that wait until the one on the line has been entered."""
        self.one_at_a_time = False
        """Whether Enter enters the first of the lines that wait, and no more."""
        self._aside: tuple[str, ...] = ()
        """Lines typed into a box that was open, until nothing is under way any more."""
        self._under_way = False
        """Whether a line is being made."""

    @property
    def _box(self) -> CommandLine:
        return self._screen.query_one(CommandLine)

    @property
    def _beneath(self) -> Beneath:
        return self._screen.query_one(Beneath)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Lets lines typed into boxes wait meanwhile, and brings them up afterwards."""
        self._under_way = True
        try:
            yield
        finally:
            self._under_way = False
            self._bring_aside()

    def put_under(self, line: str) -> None:
        """Puts a line that waited first under the one that is being typed."""
        self.behind = (line, *self.behind)
        self._show_behind()

    def _show_behind(self) -> None:
        heading = label("lines-behind", count=len(self.behind))
        self._beneath.show(heading, self.behind, numbered=False)

    def show_parts(self, typed: str) -> None:
        """Shows the moves that are being typed under the line; waiting lines stay there."""
        screen = self._screen
        if not screen.is_mounted:
            return
        beneath = self._beneath
        if self._box.value != typed or self.behind or beneath.numbered or self._under_way:
            return
        parts = screen.lines.parts(typed)
        if len(parts) < 2:
            beneath.clear()
            return
        rehearsal = rehearsed(screen.controller, screen.wording, parts)
        beneath.show(label("lines-part", count=len(parts)), tuple(map(_drawn, rehearsal)), numbered=False)

    def join(self, line: str) -> None:
        """Puts a line behind those that wait."""
        self.wait_with((*self.behind, *lines_in(line)))

    def bring_next(self) -> None:
        """Brings up the next of the waiting lines."""
        self.wait_with(self.behind)

    def show_again(self) -> None:
        """Shows the waiting lines again, now that there is room under the line."""
        if self.behind and not self._beneath.display:
            self._show_behind()

    def drop(self) -> int:
        """Forgets the waiting lines; returns how many there were."""
        dropped = len(self.behind)
        self.behind, self.one_at_a_time = (), False
        self._beneath.clear()
        return dropped

    def wait_with(self, lines: tuple[str, ...], *, waits: bool = True) -> None:
        """Puts the first line on the command line and the others behind it, with their outcomes.

        ``waits``: what is typed next is a line of its own; otherwise it goes on with the first.
        """
        screen, box, beneath = self._screen, self._box, self._beneath
        first, self.behind = (lines[0], lines[1:]) if lines else ("", ())
        box.put(first, waits=waits)
        screen.set_focus(box)
        if self.behind:
            rehearsal = rehearsed(screen.controller, screen.wording, lines)
            heading = label("lines-step" if self.one_at_a_time else "lines-wait", count=len(lines))
            beneath.show(heading, tuple(map(_drawn, rehearsal)), numbered=False)
        else:
            beneath.clear()

    def put_back(self, lines: tuple[str, ...], one_at_a_time: bool) -> None:
        """Lets the lines of a branch wait here; ``one_at_a_time``: Enter enters one of them."""
        self.one_at_a_time = one_at_a_time
        self.wait_with(lines)

    def put_aside(self, text: str) -> None:
        """Lets words wait that were typed into a box and meant for the command line."""
        self._aside = (*self._aside, *lines_in(text))
        if not self._under_way:
            self._bring_aside()

    def _bring_aside(self) -> None:
        lines, self._aside = self._aside, ()
        if not lines or not self._screen.query(CommandLine):  # a table that is being closed has no line
            return
        if self._beneath.numbered:
            self.behind = (*self.behind, *lines)
        else:
            standing = self._box.value.strip()
            self.wait_with((*((standing,) if standing else ()), *self.behind, *lines))


def _drawn(rehearsed: RehearsedLine) -> str:
    line = rehearsed.line if len(rehearsed.line) <= LONGEST_SHOWN else f"{rehearsed.line[:LONGEST_SHOWN]}…"
    return f"{rehearsed.mark} {line}" + (f" — {rehearsed.says}" if rehearsed.says else "")
