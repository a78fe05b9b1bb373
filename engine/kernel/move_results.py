"""What a move comes to, as far as players tell it: who gets, loses or pays how much, and who wins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from engine.kernel.state import Event

GOLD, POWER, CARDS, INFLUENCE = "gold", "power", "cards", "influence"
"""What players count."""
WON, TIED = "won", "tied"
"""What is decided between the seats."""


class EventResult(Struct, frozen=True):
    """What an event says of the seat that it names."""

    what: str
    sign: int = 1
    """Whether its amount is got or lost."""


class SeatResult(Struct, frozen=True):
    """So much of something that a seat gets, or loses where it is negative."""

    seat: str
    what: str
    amount: int


class MoveResults(Struct, frozen=True):
    """What a move came to."""

    changes: tuple[SeatResult, ...] = ()
    winners: frozenset[str] = frozenset()
    decided: bool = False
    """Somebody won, or nobody did because it was a tie."""
    held: Mapping[tuple[str, str], int] = {}
    """What each seat has of each thing after it, where that is known."""


def results_of(
    events: Iterable[Event], kinds: Mapping[str, EventResult], held: Mapping[tuple[str, str], int]
) -> MoveResults:
    """What these events say of the seats."""
    said = [(event, kinds[event.what]) for event in events if event.what in kinds]
    winners = frozenset(event.seat for event, kind in said if kind.what == WON)
    counted = [(event, kind) for event, kind in said if kind.what not in (WON, TIED) and event.seat]
    changes = tuple(SeatResult(event.seat, kind.what, kind.sign * event.amount) for event, kind in counted)
    return MoveResults(changes, winners, len(said) > len(counted), held)
