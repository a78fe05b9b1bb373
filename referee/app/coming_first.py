"""What has to be answered or done before a move that is made too soon?"""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.decision import Decision, Kind
from engine.kernel.errors import RefereeError
from engine.kernel.move import Move, verb
from engine.kernel.reason import Verdict
from engine.kernel.ruling import Ruling
from referee.app.wording import Wording
from referee.session import Session

TO_ANSWER = (Kind.DUTY, Kind.TURN, Kind.CHANCE, Kind.PROCEDURE)
"""Decisions that nobody can pass by; what the whole table does is due only where something has to be told."""


def comes_first(session: Session, move: Move, rulings: Iterable[Ruling]) -> Decision | None:
    """What somebody has to answer, or the table to do, before a move that is refused: something else."""
    asked = next((one for one in session.waiting if one.kind in TO_ANSWER), None)
    if not too_soon(rulings):
        return None
    if any(verb(move) in one.verbs and move.by in ("", one.seat) for one in session.waiting):
        return None
    return asked


def too_soon(rulings: Iterable[Ruling]) -> bool:
    """Whether it is the moment that speaks against a move, and one that is still to come."""
    waits = [one for ruling in rulings for one in ruling.changes if one.what.startswith("wait")]
    return bool(waits) and not any(one.alone for one in waits)


def why_not_begun(session: Session, wording: Wording, begins: Move) -> str:
    """Of an outcome that cannot have come about: why it cannot have begun, in one sentence; or nothing.

    Where it comes too soon, what comes first is worth more than any rule.
    """
    refused = _refused(session, begins)
    if refused is None:
        return ""
    if too_soon((refused,)):
        missing = session.missing(begins, refused.text)
        if missing:
            return wording.first(", ".join(map(wording.move, missing)))
        if session.waiting:
            return wording.first(wording.decision(session.waiting[0]))
    return wording.reason(refused.deciding[0])


def not_yet(session: Session, wording: Wording, begins: Move) -> str:
    """Of a move told without its cards: that it comes at another time, and what is awaited now."""
    refused = _refused(session, begins)
    if refused is None or not too_soon((refused,)) or session.missing(begins, refused.text):
        return ""
    asked = "".join(f" {wording.first(wording.decision(one))}" for one in session.waiting[:1])
    return f"{wording.reason(refused.deciding[0])}{asked}"


def _refused(session: Session, move: Move) -> Ruling | None:
    """The ruling that forbids a move, if one does."""
    try:
        _, rulings = session.rule_on(move)
    except RefereeError:
        return None
    return next((one for one in rulings if one.verdict is Verdict.NO), None)
