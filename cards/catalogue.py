"""The catalogue of a game's cards: printed facts with the owner's values over them."""

from __future__ import annotations

from functools import cache, cached_property

import msgspec
from msgspec import Struct

from cards.facts import CardFacts, Face, OwnerValues, PrintedValue, RawValue, facts, folder, layered
from cards.fields import FieldRules
from cards.messages import CardsError, message
from cards.names import Match, NameEntry, called, find, index


class Catalogue(Struct, frozen=True, dict=True):
    """The cards of one game: facts, and over them what the owner typed in."""

    facts: CardFacts
    rules: FieldRules
    owner: OwnerValues

    @property
    def game(self) -> str:
        """The game these cards belong to."""
        return self.facts.game

    def face(self, card: str) -> Face:
        """The card with this id."""
        if card not in self._by_id:
            raise CardsError(message("card-id-unknown", card=card))
        return self._by_id[card]

    def has(self, card: str) -> bool:
        """Whether there is a card with this id."""
        return card in self._by_id

    def faces(
        self,
        type: str | None = None,  # noqa: A002 - read as a word: faces(type="plot")
        deck: str | None = None,
    ) -> tuple[Face, ...]:
        """All cards, or those of this type and those known to be in this deck."""
        return tuple(
            face
            for face in self._by_id.values()
            if (type is None or face.type.value == type) and (deck is None or _in_deck(face, deck))
        )

    def find(self, text: str, language: str | None = None) -> Match:
        """The card meant by a typed name; all languages are searched."""
        return find(self._names, text, language)

    def called(self, name: str) -> Face | None:
        """The one card with just this name."""
        return called(self._names, name)

    def known(self, card: str, field: str) -> PrintedValue[RawValue] | None:
        """The value in force; None means not known."""
        face = self.face(card)
        return face.known(self.rules.field(field, face.name()).id)

    def beside(self, card: str, field: str) -> PrintedValue[RawValue] | None:
        """The fact underneath a value of the owner's, kept beside it."""
        face = self._facts_by_id.get(card)
        return face.known(field) if face and self.owner.value(card, field) is not None else None

    def with_owner(self, values: OwnerValues) -> Catalogue:
        """The same facts under these values of the owner's."""
        return Catalogue(self.facts, self.rules, values)

    @cached_property
    def _facts_by_id(self) -> dict[str, Face]:
        return {face.id: face for face in self.facts.cards}

    @cached_property
    def _by_id(self) -> dict[str, Face]:
        return layered(self._facts_by_id, self.owner)

    @cached_property
    def _names(self) -> tuple[NameEntry, ...]:
        return index(self._by_id.values())


def _in_deck(face: Face, deck: str) -> bool:
    in_draw_deck = face.decks is not None and deck in face.decks.value
    return in_draw_deck or (face.plot_deck is not None and face.plot_deck.value == deck)


@cache
def catalogue(game: str) -> Catalogue:
    """The known facts about the cards of this game, nothing of the owner's over them."""
    rules = msgspec.json.decode((folder(game) / "fields.json").read_bytes(), type=FieldRules)
    return Catalogue(facts(game), rules, OwnerValues(game))
