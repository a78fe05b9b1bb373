"""The clock of a table: how long it has left, and how long somebody has waited."""

from __future__ import annotations

from datetime import UTC, datetime

from referee.desk.rows import TournamentTable

FORM = "%Y-%m-%dT%H:%M:%SZ"


def moment(at: str) -> datetime:
    """A time of the journal."""
    return datetime.strptime(at, FORM).replace(tzinfo=UTC)


def since_ms(at: str, now: str) -> int:
    """How long ago that was; nothing of what a wrong clock calls later."""
    return max(0, round((moment(now) - moment(at)).total_seconds() * 1000))


def left_ms(table: TournamentTable, now: str) -> int | None:
    """What the clock of a table shows, below nothing when time is over; None: it has no limit or no start.

    While a call is open it stands where it was when the call was made.
    """
    if not table.limit_ms or not table.clock_start:
        return None
    until = table.stopped_since or now
    return table.limit_ms + table.extension_ms - since_ms(table.clock_start, until)


def shown(ms: int) -> str:
    """Minutes and seconds."""
    sign, seconds = ("-" if ms < 0 else ""), abs(ms) // 1000
    return f"{sign}{seconds // 60}:{seconds % 60:02}"
