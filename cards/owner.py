"""The values the owner reads off their own cards."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from msgspec import Struct, structs

from cards.face import Face, FromOwner, PrintedName, PrintedValue, RawValue, with_value


class OwnerEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody typed this value on this day; None: what was typed before no longer counts."""

    card: str
    field: str
    value: RawValue | None
    by: str
    on: date

    @property
    def origin(self) -> FromOwner:
        """Where this value comes from."""
        return FromOwner(self.by, self.on)


class NewCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole card the facts do not have. Names by language; its values are ordinary entries."""

    id: str
    names: dict[str, str]
    type: str
    by: str
    on: date

    def face(self) -> Face:
        """The card with nothing known but its names and type."""
        origins = (FromOwner(self.by, self.on),)
        names = tuple(PrintedName(language, text, origins) for language, text in self.names.items())
        return Face(self.id, names, PrintedValue(self.type, origins))


class OwnerValues(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """All that was typed in for one game."""

    game: str
    cards: tuple[NewCard, ...] = ()
    entries: tuple[OwnerEntry, ...] = ()

    def with_entry(self, entry: OwnerEntry) -> OwnerValues:
        """The same and this entry."""
        return structs.replace(self, entries=(*self.entries, entry))

    def with_card(self, card: NewCard) -> OwnerValues:
        """The same and this card."""
        return structs.replace(self, cards=(*self.cards, card))

    def history(self, card: str, field: str) -> tuple[OwnerEntry, ...]:
        """All entries for this field, the oldest first."""
        return tuple(entry for entry in self.entries if (entry.card, entry.field) == (card, field))

    def value(self, card: str, field: str) -> OwnerEntry | None:
        """The entry in force, or None."""
        return self.in_force().get((card, field))

    def in_force(self) -> dict[tuple[str, str], OwnerEntry]:
        """The last entry for every card and field, if it has a value."""
        last = {(entry.card, entry.field): entry for entry in self.entries}
        return {place: entry for place, entry in last.items() if entry.value is not None}


def layered(facts: Mapping[str, Face], values: OwnerValues) -> dict[str, Face]:
    """The facts with the owner's cards added and the owner's values on top: the card on the table decides."""
    faces = {card.id: card.face() for card in values.cards} | dict(facts)
    for entry in values.in_force().values():
        if entry.value is not None and entry.card in faces:
            faces[entry.card] = with_value(
                faces[entry.card], entry.field, PrintedValue(entry.value, (entry.origin,))
            )
    # Facts first, in their own order, then the owner's cards in the order they were entered.
    order = (*facts, *(card.id for card in values.cards if card.id not in facts))
    return {card: faces[card] for card in order}
