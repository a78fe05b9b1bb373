"""A line of the log, the lines that were taken back, and the ruling under which a table plays on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel import journal
from engine.kernel.reasons import Ruling
from engine.kernel.state import Event
from referee.session.passed_windows import PassedWindow

EntryKind = journal.JournalKind


Differs = Literal["", "silence", "judged", "given"]
"""As it was; after other passes; carried out though refused now; kept as given, but not carried out."""


class LogLine(Struct, frozen=True, gc=False):
    """One line of the log, kept for ever; ``undone`` tells whether it counts."""

    number: int
    kind: EntryKind
    body: dict[str, Any]
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
    told = body.get("provisional")
    if not isinstance(told, dict):
        return before
    if told.get("is") != "given":
        return None
    return ProvisionalRuling(number, str(told.get("ruling", "")), str(told.get("because", "")))


class TakenBack(Struct, frozen=True):
    """Lines that were undone when something else was entered."""

    lines: tuple[int, ...]
    since: int
    """The last line before what was entered instead."""


def left_aside(groups: tuple[TakenBack, ...], again: int, since: int) -> Iterator[TakenBack]:
    """The groups from the line on that follows the one entered again."""
    behind = not any(again in group.lines for group in groups)
    for group in groups:
        if behind:
            yield replace(group, since=since)
        elif again in group.lines:
            behind = True
            if left := group.lines[group.lines.index(again) + 1 :]:
                yield TakenBack(left, since)
