"""The known facts about the cards of a game: printed cards with the source of each value, and ready decks."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Annotated, Generic, Literal, TypeVar, cast

import msgspec
from msgspec import Meta, Struct, structs

from cards.messages import CardsError, message

RawValue = int | bool | str | tuple[str, ...]
"""What can stand in a field: a number, yes or no, one word, or several words."""

T = TypeVar("T")


class InText(
    Struct, frozen=True, tag_field="from", tag="text", forbid_unknown_fields=True, omit_defaults=True
):
    """Shown in a booklet, under this heading; the note says how, if it is not said outright."""

    text: str
    heading: str
    note: str | None = None


class InSource(
    Struct, frozen=True, tag_field="from", tag="source", forbid_unknown_fields=True, omit_defaults=True
):
    """Reported by a source outside the booklets; `key` is listed under the sources of the facts."""

    key: str
    note: str | None = None


class FromOwner(
    Struct, frozen=True, tag_field="from", tag="owner", forbid_unknown_fields=True, omit_defaults=True
):
    """Read off the physical card by a player at the table, on this day."""

    by: str
    on: date


ValueOrigin = InText | InSource | FromOwner
Origins = Annotated[tuple[ValueOrigin, ...], Meta(min_length=1)]


class PrintedValue(Struct, Generic[T], frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One printed value with its origins. Not `complete`: these words are certain, there may be more."""

    value: T
    origins: Origins
    complete: bool = True

    @property
    def outright(self) -> bool:
        """Whether a booklet or a source says it, and no note has to tell how it does."""
        return any(not isinstance(origin, FromOwner) and origin.note is None for origin in self.origins)


TABLE = "table"
"""The reader of an unsigned value."""


def origins_text(origins: tuple[ValueOrigin, ...], table: str = TABLE) -> str:
    """The origins as people write them; ``table``: the word for the table in their language."""
    return "; ".join(_text(origin, table) for origin in origins)


def _text(origin: ValueOrigin, table: str) -> str:
    if isinstance(origin, InText):
        return f"{origin.text} ({origin.heading})"
    if isinstance(origin, InSource):
        return origin.key
    by = table if origin.by == TABLE else origin.by
    return f"{by}, {origin.on.isoformat()}"


OUR_TERM = "our term"
"""The basis of a name that is in no known booklet and on no known card."""


class PrintedName(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The title in one language. `basis` is given where it is not a printed title but a translation."""

    language: str
    text: str
    origins: Origins
    basis: str | None = None
    aliases: tuple[str, ...] = ()
    """Misspellings that stand in print, and other renderings people use."""


class DoubtfulReading(Struct, frozen=True, forbid_unknown_fields=True):
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
    readings: tuple[DoubtfulReading, ...] = ()
    complete: bool = True
    note: str | None = None

    def under(self, text: str) -> Ability:
        """The ability as this text words it; parts the texts agree on stay as they are."""
        parts = {reading.part: reading.says for reading in self.readings if reading.text == text}
        return structs.replace(self, readings=(), **parts) if parts else self


class CopyCount(Struct, frozen=True, forbid_unknown_fields=True):
    """So many copies are certain to be in this deck; the true number may be higher."""

    deck: str
    at_least: int
    origins: Origins


class Face(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One card. Values that only some games print stand in `more`, under the field's id."""

    id: str
    names: tuple[PrintedName, ...]
    type: PrintedValue[str]
    decks: PrintedValue[tuple[str, ...]] | None = None
    houses: PrintedValue[tuple[str, ...]] | None = None
    unique: PrintedValue[bool] | None = None
    cost: PrintedValue[int] | None = None
    strength: PrintedValue[int] | None = None
    icons: PrintedValue[tuple[str, ...]] | None = None
    keywords: PrintedValue[tuple[str, ...]] | None = None
    traits: PrintedValue[tuple[str, ...]] | None = None
    income: PrintedValue[int] | None = None
    plot_income: PrintedValue[int] | None = None
    plot_initiative: PrintedValue[int] | None = None
    plot_claim: PrintedValue[int] | None = None
    plot_deck: PrintedValue[str] | None = None
    standard: PrintedValue[bool] | None = None
    copies: tuple[CopyCount, ...] = ()
    abilities: tuple[Ability, ...] = ()
    note: str | None = None
    more: dict[str, PrintedValue[RawValue]] = {}

    def name(self, language: str = "en") -> str:
        """The title in this language, or in the first language that has one."""
        return next((name.text for name in self.names if name.language == language), self.names[0].text)

    def known(self, field: str) -> PrintedValue[RawValue] | None:
        """The value printed in this field, or None: not known."""
        own = getattr(self, field) if field in PRINTED else self.more.get(field)
        return cast("PrintedValue[RawValue] | None", own)


NOT_VALUES = frozenset({"id", "names", "copies", "abilities", "note", "more"})
PRINTED = frozenset(field.name for field in structs.fields(Face)) - NOT_VALUES


def with_value(face: Face, field: str, value: PrintedValue[RawValue]) -> Face:
    """The same face with this value in this field."""
    if field in PRINTED:
        return structs.replace(face, **{field: value})
    return structs.replace(face, more={**face.more, field: value})


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


__all__ = [
    "Ability",
    "CardFacts",
    "Constraint",
    "CopyCount",
    "Face",
    "PrintedName",
    "PrintedValue",
    "RawValue",
    "facts",
    "games",
]

FOLDER = Path(__file__).parent


class Constraint(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A sum over several cards: of a number, or of how many of them hold a word."""

    id: str
    cards: tuple[str, ...]
    field: str
    relation: Literal["==", "<="]
    total: int
    origins: Origins
    holding: str | None = None


class CardFacts(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The whole of `facts.json`."""

    game: str
    sources: dict[str, str]
    cards: tuple[Face, ...]
    constraints: tuple[Constraint, ...]


def games() -> tuple[str, ...]:
    """The games that have a data folder."""
    return tuple(sorted(path.parent.name for path in FOLDER.glob("*/facts.json")))


def folder(game: str) -> Path:
    """The data folder of a game; names that are not games (paths, say) are refused."""
    if game not in games():
        raise CardsError(message("card-game-unknown", game=game, games=games()))
    return FOLDER / game


@cache
def facts(game: str) -> CardFacts:
    """The known facts about the cards of this game."""
    return msgspec.json.decode((folder(game) / "facts.json").read_bytes(), type=CardFacts)


class ReadyDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """One deck as it lies in the box: the House card, the cards to draw with their copies, the plots."""

    house_card: str
    draw: dict[str, int]
    plots: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many cards there are to draw."""
        return sum(self.draw.values())


@cache
def ready_decks(game: str) -> dict[str, ReadyDeck]:
    """House -> its ready deck, in the order in which the box lists them."""
    file = folder(game) / "decks.json"
    if not file.exists():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, ReadyDeck])
