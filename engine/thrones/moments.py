"""When the text of a card lets it be used."""

from __future__ import annotations

from engine.thrones.abilities import uses_of
from engine.thrones.records import Card

ANY_PHASE = "any_phase"


RESPONSES = ("response", "limited_response")


def timing_of(card: Card, kind: str) -> str:
    """When a card may be used: as told of it, else as its record says."""
    if card.timing:
        return card.timing
    recorded = [use for use in uses_of(card) if use.timing]
    fitting = [use for use in uses_of(card, kind) if use.timing] or recorded
    return fitting[0].timing if fitting else ""
