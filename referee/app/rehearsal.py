"""What would each of several lines be, entered one after the other? Nothing of it is entered."""

from __future__ import annotations

from copy import copy

from msgspec import Struct

from engine.kernel.reason import Verdict
from referee.app.labels import label
from referee.app.offering import offers
from referee.app.problem import Problem
from referee.app.telling import MARKS
from referee.app.typed import TypedLines
from referee.app.widgets.moves import Offer
from referee.app.wording import Wording
from referee.desk.refereeing import Refereeing
from referee.notation import Command
from referee.session import Outcome, What

MOST = 40
"""Lines that are looked at: to judge thousands would hold up the keys."""
UNREAD, LATER, TOLD = "?", "·", "“"
"""Before a line that is not understood, one that cannot be judged yet, one that is no move."""


class Rehearsed(Struct, frozen=True):
    """A line and what it would be."""

    line: str
    mark: str
    says: str = ""
    """Why it would not be made."""


def rehearsed(bench: Refereeing, wording: Wording, lines: tuple[str, ...]) -> tuple[Rehearsed, ...]:
    """Each line as it would be judged at the table the ones before leave; behind one that stops, none is."""
    trial = _trial(bench)
    found: list[Rehearsed] = []
    for line in lines[:MOST]:
        one = _one(trial, wording, line)
        found.append(one)
        if one.mark not in (MARKS[Verdict.YES], TOLD):
            break
    return (*found, *(Rehearsed(line, LATER) for line in lines[len(found) :]))


def _trial(bench: Refereeing) -> Refereeing:
    """The same table, on which what is entered is kept nowhere."""
    trial = copy(bench)
    trial.session = bench.session.branch()
    return trial


def _one(trial: Refereeing, wording: Wording, line: str) -> Rehearsed:
    typed = TypedLines(trial.session, wording, lambda: offers(trial, wording))
    try:
        found = typed.read(line.lstrip(": "))
        if isinstance(found, Command):
            return Rehearsed(line, TOLD)
        if isinstance(found, Offer):
            return Rehearsed(line, UNREAD, label("line-asks"))
        for move in found:
            outcome = trial.enter(move)
            if outcome.what is not What.DONE:
                return Rehearsed(line, *_why(outcome, wording))
        trial.automatic()
    except Problem as error:
        return Rehearsed(line, UNREAD, wording.error(error))
    return Rehearsed(line, MARKS[Verdict.YES])


def _why(outcome: Outcome, wording: Wording) -> tuple[str, str]:
    ruling = outcome.ruling
    if ruling.verdict is Verdict.CANNOT_TELL and ruling.asks is not None:
        return MARKS[ruling.verdict], wording.question(ruling.asks)
    return MARKS[ruling.verdict], wording.reason(ruling.deciding[0]) if ruling.deciding else ""
