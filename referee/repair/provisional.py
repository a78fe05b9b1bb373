"""A provisional ruling: the table plays on under it, until it is confirmed or reversed by one entry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from referee.repair.damage import LearntFact, RepairRefused, learnt_by
from referee.session.controller import GameController
from referee.session.history import LogLine, ProvisionalRuling

Settlement = Literal["confirmed", "reversed"]
SETTLEMENTS: tuple[Settlement, ...] = ("confirmed", "reversed")


class PlayedSince(Struct, frozen=True):
    """What was played under a provisional ruling."""

    ruling: ProvisionalRuling
    lines: tuple[LogLine, ...]
    learnt: tuple[LearntFact, ...]
    """What these lines let players know or decide; a reversal does not take it back."""


def begin_provisional(controller: GameController, because: str, ruling: str = "") -> None:
    """The table plays on under a ruling that is still looked at.

    Raises:
        RepairRefused: there is no reason, or it plays on under one already.
    """
    session = controller.session
    if session.provisional is not None:
        raise RepairRefused("provisional_open", line=session.provisional.entry)
    about = {"is": "given", "because": _reason(because), "ruling": ruling}
    session.append("note", {"provisional": about}, (), ())


def played_since(controller: GameController) -> PlayedSince:
    """What was played under the provisional ruling.

    Raises:
        RepairRefused: there is none.
    """
    ruling = controller.session.provisional
    if ruling is None:
        raise RepairRefused("provisional_none")
    lines = tuple(one for one in controller.counting() if one.number > ruling.entry)
    return PlayedSince(ruling, lines, tuple(_learnt(controller, lines)))


def _learnt(controller: GameController, lines: Iterable[LogLine]) -> Iterable[LearntFact]:
    return (fact for line in lines for fact in learnt_by(controller.session, line))


def settle_provisional(controller: GameController, how: Settlement, because: str) -> PlayedSince:
    """Confirms the ruling, and what was played since stands; or reverses it, and goes back to its entry.

    Raises:
        RepairRefused: there is no reason, or no provisional ruling.
    """
    since, session = played_since(controller), controller.session
    about: dict[str, Any] = {"is": how, "because": _reason(because), "of": since.ruling.entry}
    if since.ruling.ruling:
        about["ruling"] = since.ruling.ruling
    if how == "reversed" and since.lines:
        about["learnt"] = msgspec.to_builtins(since.learnt)
        session.undo(since.ruling.entry, {"provisional": about})
    else:
        session.append("note", {"provisional": about}, (), ())
    return since


def learnt_in(about: dict[str, Any]) -> tuple[LearntFact, ...]:
    """What an entry of a reversal says was learnt; nothing where it cannot be read."""
    try:
        return msgspec.convert(about.get("learnt", ()), tuple[LearntFact, ...])
    except msgspec.ValidationError:
        return ()


def _reason(because: str) -> str:
    if not because.strip():
        raise RepairRefused("repair_reason_missing")
    return because.strip()
