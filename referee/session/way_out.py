"""A way out of a refusal that can be entered: what comes first, and the move as it then is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.kernel.adapter import Reached
from engine.kernel.corrections import Correct
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.judge import carry_out
from engine.kernel.moves import Move
from engine.kernel.reasons import RemedyPath, Verdict
from engine.kernel.remedies import with_remedies
from engine.kernel.state import State
from referee.session.session import Session

UNTOUCHED = frozenset({"events", "notes"})
"""Fields of a table that tell what has happened, not how things stand."""


class WayOut(Struct, frozen=True):
    """A refused move made legal."""

    move: Move
    """The move, mended where the way out changes it."""
    before: tuple[Move, ...] = ()
    """What is entered first: corrections, or what other players have to say."""
    place: int = 0
    """Which of the listed ways it is, from 0."""


def way_out(session: Session, move: Move, reason: str) -> WayOut | None:
    """The first way out of a refusal that can be entered here; none where players have to act first.

    ``reason``: why something is set right, for the log.
    """
    state = session.judged_at(move, aloud=True)
    refused = [one for one in session.reached_under_texts(move, state) if one.ruling.verdict is Verdict.NO]
    if not refused:
        return None
    there = refused[0]
    missing = WayOut(move, session.missing(move, there.state.text))
    if missing.before and _makes_legal(session, missing):
        return missing
    adapter = session.adapter
    ways = with_remedies(adapter.game, adapter.remedy, there.state, move, there.ruling).ways
    found = (_carried_out(session, there, move, way, reason, place) for place, way in enumerate(ways))
    return next((one for one in found if one is not None and _makes_legal(session, one)), None)


def _carried_out(
    session: Session, there: Reached, move: Move, way: RemedyPath, reason: str, place: int
) -> WayOut | None:
    state = there.state
    try:
        for change in way:
            state, move = session.adapter.remedy(state, move, change)
    except NOTHING_TO_ACT_ON:
        return None
    before = _set_right(there.state, state, reason)
    return None if before is None else WayOut(move, before, place)


def _set_right(old: State, new: State, reason: str) -> tuple[Correct, ...] | None:
    """The corrections that make one table of the other; none where corrections cannot."""
    found: list[Correct] = []
    for field in old.__struct_fields__:
        before, after = getattr(old, field), getattr(new, field)
        if before is after or before == after or field in UNTOUCHED:
            continue
        if not (isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys()):
            return None
        for key in before:
            changed = _changed(before[key], after[key])
            found += (Correct(of=key, field=name, value=value, reason=reason) for name, value in changed)
    return tuple(found)


def _changed(before: Any, after: Any) -> Iterator[tuple[str, Any]]:
    for field in getattr(before, "__struct_fields__", ()):
        if getattr(before, field) != getattr(after, field):
            yield field, getattr(after, field)


def _makes_legal(session: Session, way: WayOut) -> bool:
    """Whether all that comes first may be entered, and the move then is legal under every text."""
    state = session.judged_at(way.move, aloud=True)
    try:
        for one in way.before:
            there = session.reached_under_texts(one, state)
            if not _legal(there):
                return False
            state = carry_out(session.adapter.game, there[0].state, one)
        return _legal(session.reached_under_texts(way.move, state))
    except NOTHING_TO_ACT_ON:
        return False


def _legal(reached: tuple[Reached, ...]) -> bool:
    return all(one.ruling.verdict is Verdict.YES for one in reached)
