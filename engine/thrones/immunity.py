"""What are the effects of a card called where the text of another speaks of immunity?"""

from __future__ import annotations

from engine.thrones.records import ATTACHMENT, CHARACTER, EVENT, LOCATION

EVENTS, CHARACTERS, TRIGGERED = "events", "character_abilities", "triggered_effects"

SOURCES: dict[str, tuple[str, ...]] = {
    EVENT: (EVENTS, TRIGGERED),
    CHARACTER: (CHARACTERS, TRIGGERED),
    LOCATION: (TRIGGERED,),
    ATTACHMENT: (TRIGGERED,),
}
"""Kind of card -> the kinds of effect its actions and responses are."""


def kinds_of_effect(kind: str, *, passive: bool = False) -> tuple[str, ...]:
    """The kinds of effect of such a card; nobody triggers a passive, so it is no triggered effect."""
    return tuple(one for one in SOURCES[kind] if not passive or one != TRIGGERED)
