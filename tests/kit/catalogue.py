"""Words the tests share: who typed it, and a catalogue with these values over the facts."""

from __future__ import annotations

from datetime import date

from cards.catalogue import Catalogue, catalogue
from cards.facts import FromOwner, OwnerEntry, RawValue
from cards.owner_entries import enter_value

MIRA = FromOwner("Mira", date(2024, 5, 1))


def entry(card: str, field: str, value: RawValue | None, by: FromOwner = MIRA) -> OwnerEntry:
    return OwnerEntry(f"hbo-{card}", field, value, by.by, by.on)


def typed(*values: tuple[str, str, str], over: Catalogue | None = None) -> Catalogue:
    """The catalogue after (card, field, text) were typed in, one after the other."""
    cards = over or catalogue("hbo")
    for card, field, text in values:
        cards = cards.with_owner(enter_value(cards, f"hbo-{card}", field, text, MIRA).values)
    return cards
