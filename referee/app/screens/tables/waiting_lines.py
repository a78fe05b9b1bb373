"""The lines that wait behind the one that is typed: what each would be, and what stands under it."""

from __future__ import annotations

from copy import copy

from msgspec import Struct
from textual import events

from engine.kernel.decisions import Move
from engine.kernel.reasons import Verdict
from referee.app.host import Problem
from referee.app.presenters.offered_moves import offers
from referee.app.presenters.ruling_tree import MARKS
from referee.app.presenters.wording import TableNames, Wording
from referee.app.screens.tables.actions import TableActions
from referee.app.screens.tables.move_entry import STEPS
from referee.app.typed_lines import TypedLines
from referee.app.widgets.command_line import Beneath, CommandLine, lines_in
from referee.app.widgets.move_list import MovesPane, OfferedMove
from referee.notation.parser.commands import Command
from referee.session.controller import GameController
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.words.speech import label

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
        trial.automatic()
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


class WaitingLines(TableActions):
    """A table at which lines wait until the one before them has been entered."""

    _behind: tuple[str, ...] = ()
    """The lines that wait until the one on the line has been entered."""
    _aside: tuple[str, ...] = ()
    """Lines typed into a box that was open, until nothing is under way any more."""
    _one_at_a_time = False
    """Whether Enter enters the first of the lines that wait, and no more."""
    _under_way = False
    """Whether a line is being made."""

    def on_command_line_pasted(self, message: CommandLine.Pasted) -> None:
        """Shows pasted lines before any of them is entered."""
        message.stop()
        self.wait_with(message.lines)

    def on_command_line_begun(self, message: CommandLine.Begun) -> None:
        """Puts the waiting line first under the one that is being typed."""
        message.stop()
        self._behind = (message.waiting, *self._behind)
        heading = label("lines-behind", count=len(self._behind))
        self.query_one(Beneath).show(heading, self._behind, numbered=False)

    def on_command_line_parted(self, message: CommandLine.Parted) -> None:
        """Shows the outcome of each move of the line once the keys rest."""
        message.stop()
        typed = message.line
        self.set_timer(PAUSE, lambda: self._show_parts(typed))

    def _show_parts(self, typed: str) -> None:
        """Shows the moves that are being typed under the line; waiting lines stay there."""
        if not self.is_mounted:
            return
        box, beneath = self.query_one(CommandLine), self.query_one(Beneath)
        if box.value != typed or self._behind or beneath.numbered or self._under_way:
            return
        parts = self.lines.parts(typed)
        if len(parts) < 2:
            beneath.clear()
            return
        rehearsal = rehearsed(self.controller, self.wording, parts)
        beneath.show(label("lines-part", count=len(parts)), tuple(map(_drawn, rehearsal)), numbered=False)

    def on_command_line_joined(self, message: CommandLine.Joined) -> None:
        """Puts the line behind those that wait."""
        message.stop()
        self.wait_with((*self._behind, *lines_in(message.line)))

    def on_command_line_skipped(self, message: CommandLine.Skipped) -> None:
        """Brings up the next of the waiting lines."""
        message.stop()
        self.wait_with(self._behind)

    def on_command_line_unguessed(self, message: CommandLine.Unguessed) -> None:
        """Shows the waiting lines again, now that there is room under the line."""
        message.stop()
        beneath = self.query_one(Beneath)
        if self._behind and not beneath.display:
            beneath.show(label("lines-behind", count=len(self._behind)), self._behind, numbered=False)

    def on_command_line_left(self, message: CommandLine.Left) -> None:
        """Goes back to the moves, unless somebody has gone back to the line meanwhile."""
        message.stop()
        dropped = len(self._behind)
        self._behind, self._one_at_a_time = (), False
        self.query_one(Beneath).clear()
        if dropped:
            self._remark(label("lines-dropped", count=dropped + 1))
        if self.focused is None:
            self.query_one(MovesPane).focus()

    def wait_with(self, lines: tuple[str, ...], *, waits: bool = True) -> None:
        """Puts the first line on the command line and the others behind it, with their outcomes.

        ``waits``: what is typed next is a line of its own; otherwise it goes on with the first.
        """
        box, beneath = self.query_one(CommandLine), self.query_one(Beneath)
        first, self._behind = (lines[0], lines[1:]) if lines else ("", ())
        box.put(first, waits=waits)
        self.set_focus(box)
        if self._behind:
            rehearsal = rehearsed(self.controller, self.wording, lines)
            heading = label("lines-step" if self._one_at_a_time else "lines-wait", count=len(lines))
            beneath.show(heading, tuple(map(_drawn, rehearsal)), numbered=False)
        else:
            beneath.clear()

    def put_back(self, lines: tuple[str, ...], one_at_a_time: bool) -> None:
        """Lets the lines of a branch wait here; ``one_at_a_time``: Enter enters one of them."""
        self._one_at_a_time = one_at_a_time
        self.wait_with(lines)

    def on_paste(self, event: events.Paste) -> None:
        """Puts a pasted text on the command line, whatever has the keys."""
        event.stop()
        if lines := lines_in(event.text):
            self.wait_with(lines, waits=len(lines) > 1)

    def put_aside(self, text: str) -> None:
        """Lets words wait that were typed into a box and meant for the command line."""
        self._aside = (*self._aside, *lines_in(text))
        if not self._under_way:
            self._bring_aside()

    def _bring_aside(self) -> None:
        lines, self._aside = self._aside, ()
        if not lines or not self.query(CommandLine):  # a table that is being closed has no line
            return
        if self.query_one(Beneath).numbered:
            self._behind = (*self._behind, *lines)
        else:
            standing = self.query_one(CommandLine).value.strip()
            self.wait_with((*((standing,) if standing else ()), *self._behind, *lines))


def _drawn(rehearsed: RehearsedLine) -> str:
    line = rehearsed.line if len(rehearsed.line) <= LONGEST_SHOWN else f"{rehearsed.line[:LONGEST_SHOWN]}…"
    return f"{rehearsed.mark} {line}" + (f" — {rehearsed.says}" if rehearsed.says else "")
