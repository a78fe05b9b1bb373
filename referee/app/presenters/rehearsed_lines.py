"""Lines rehearsed before they are entered: what each would be at the table the ones before leave."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.reasons import Verdict
from referee.app.host import Problem
from referee.app.presenters.offered_moves import offers
from referee.app.presenters.ruling_tree import MARKS
from referee.app.presenters.typed_lines import TypedLines
from referee.app.presenters.wording import Wording
from referee.app.widgets.move_list import OfferedMove
from referee.notation.parser.commands import Command
from referee.session.controller import GameController
from referee.session.ruled_history import EntryOutcome, OutcomeKind
from referee.words.speech import label

MOST_LINES = 40
"""Lines that are looked at: to judge thousands would hold up the keys."""


UNREAD, LATER, TOLD = "?", "·", "“"
"""Before a line that is not understood, one that cannot be judged yet, one that is no move."""


class RehearsedLine(Struct, frozen=True):
    """A line and what it would be."""

    line: str
    mark: str
    says: str = ""
    """Why it would not be made."""


def rehearsed(
    controller: GameController, wording: Wording, lines: tuple[str, ...]
) -> tuple[RehearsedLine, ...]:
    """Each line as it would be judged at the table the ones before leave; behind one that stops, none is."""
    trial = controller.branch()
    found: list[RehearsedLine] = []
    for line in lines[:MOST_LINES]:
        tried = _tried(trial, wording, line)
        found.append(tried)
        if tried.mark not in (MARKS[Verdict.YES], TOLD):
            break
    return (*found, *(RehearsedLine(line, LATER) for line in lines[len(found) :]))


def _tried(trial: GameController, wording: Wording, line: str) -> RehearsedLine:
    typed = TypedLines(trial.session, wording, lambda: offers(trial, wording))
    try:
        found = typed.read(line.lstrip(": "))
        if isinstance(found, Command):
            return RehearsedLine(line, TOLD)
        if isinstance(found, OfferedMove):
            return RehearsedLine(line, UNREAD, label("line-asks"))
        for move in found:
            outcome = trial.enter(move)
            if outcome.kind is not OutcomeKind.DONE:
                return RehearsedLine(line, *_why(outcome, wording))
        trial.automatic()
    except Problem as error:
        return RehearsedLine(line, UNREAD, wording.error(error))
    return RehearsedLine(line, MARKS[Verdict.YES])


def _why(outcome: EntryOutcome, wording: Wording) -> tuple[str, str]:
    ruling = outcome.ruling
    if ruling.verdict is Verdict.CANNOT_TELL and ruling.asks is not None:
        return MARKS[ruling.verdict], wording.question(ruling.asks)
    return MARKS[ruling.verdict], wording.reason(ruling.deciding[0]) if ruling.deciding else ""
