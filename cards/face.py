"""What is printed on one card?

A *face* is the printed side of a card as far as it is known. None always means *not known*; that a card
has none of something is said by an empty tuple (no icons; no house, which is neutral) or by zero.
"""

from __future__ import annotations

from typing import cast

from msgspec import Struct, structs

from cards.origin import Origins, Raw, Value


class Name(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The title in one language. `basis` is given where it is not a printed title but a translation."""

    language: str
    text: str
    origins: Origins
    basis: str | None = None
    aliases: tuple[str, ...] = ()
    """Misspellings that stand in print, and other renderings people use."""


class Reading(Struct, frozen=True, forbid_unknown_fields=True):
    """How one text words a part of an ability on which the texts differ."""

    text: str
    part: str
    says: str


class Ability(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the card does, in our words. A part that is None is not known or not needed, see `complete`."""

    id: str
    origins: Origins
    kind: str | None = None
    timing: str | None = None
    zone: str | None = None
    """Where the card must be, if not in play (of an event: in hand)."""
    condition: str | None = None
    cost: tuple[str, ...] = ()
    target: str | None = None
    effect: str | None = None
    lasts: str | None = None
    limit: str | None = None
    """How often it may be used."""
    tags: tuple[str, ...] = ()
    readings: tuple[Reading, ...] = ()
    complete: bool = True
    note: str | None = None

    def under(self, text: str) -> Ability:
        """The ability as this text words it; parts the texts agree on stay as they are."""
        parts = {reading.part: reading.says for reading in self.readings if reading.text == text}
        return structs.replace(self, readings=(), **parts) if parts else self


class Copies(Struct, frozen=True, forbid_unknown_fields=True):
    """So many copies are certain to be in this deck; the true number may be higher."""

    deck: str
    at_least: int
    origins: Origins


class Face(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One card. Values that only some games print stand in `more`, under the field's id."""

    id: str
    names: tuple[Name, ...]
    type: Value[str]
    decks: Value[tuple[str, ...]] | None = None
    houses: Value[tuple[str, ...]] | None = None
    unique: Value[bool] | None = None
    cost: Value[int] | None = None
    strength: Value[int] | None = None
    icons: Value[tuple[str, ...]] | None = None
    keywords: Value[tuple[str, ...]] | None = None
    traits: Value[tuple[str, ...]] | None = None
    income: Value[int] | None = None
    plot_income: Value[int] | None = None
    plot_initiative: Value[int] | None = None
    plot_claim: Value[int] | None = None
    plot_deck: Value[str] | None = None
    standard: Value[bool] | None = None
    copies: tuple[Copies, ...] = ()
    abilities: tuple[Ability, ...] = ()
    note: str | None = None
    more: dict[str, Value[Raw]] = {}

    def name(self, language: str = "en") -> str:
        """The title in this language, or in the first language that has one."""
        return next((name.text for name in self.names if name.language == language), self.names[0].text)

    def known(self, field: str) -> Value[Raw] | None:
        """The value printed in this field, or None: not known."""
        own = getattr(self, field) if field in PRINTED else self.more.get(field)
        return cast("Value[Raw] | None", own)


NOT_VALUES = frozenset({"id", "names", "copies", "abilities", "note", "more"})
PRINTED = frozenset(field.name for field in structs.fields(Face)) - NOT_VALUES


def with_value(face: Face, field: str, value: Value[Raw]) -> Face:
    """The same face with this value in this field."""
    if field in PRINTED:
        return structs.replace(face, **{field: value})
    return structs.replace(face, more={**face.more, field: value})
