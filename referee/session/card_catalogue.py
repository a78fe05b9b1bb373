"""The owner's card catalogue at the table: what it knows of a card, and new values for it."""

from __future__ import annotations

from copy import copy
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from cards.catalogue import Catalogue, FieldRule, FieldRules, catalogue, readable_value
from cards.facts import CardFacts, Face, FromOwner, OwnerValues, PrintedValue, RawValue, games
from cards.messages import Message
from cards.names import Match
from cards.owner_entries import EntryResult, doubts, enter_card, enter_value, room, take_back

if TYPE_CHECKING:
    from collections.abc import Callable

    from referee.storage.database import Database

ON_THE_TABLE = ("cost", "strength", "icons", "keywords", "traits", "houses", "crests", "unique", "income")
"""Fields a card carries into play; the others say where it comes from."""


PARTLY = ("icons", "keywords")
"""Fields of which a word counts that is surely there, whatever else may be."""


class OwnedCards:
    """The cards of one game with the values the owner has entered."""

    def __init__(self, game: str, place: Database | None = None) -> None:
        """Without a place what is entered is remembered until the program ends."""
        self._place = place
        self.changed: Callable[[], None] = _nothing
        """Called when something has been entered."""
        self.cards = catalogue(game) if game in games() else _without_cards(game)
        if place is not None:
            from referee.storage.owner_cards import owner_values

            self.cards = self.cards.with_owner(owner_values(place, game))

    def branch(self) -> OwnedCards:
        """A copy of the catalogue; it forgets what is entered there."""
        copied = copy(self)
        copied.__dict__.update(_place=None, changed=_nothing)
        return copied

    def look_again(self) -> None:
        """Reads what another program has entered since; where that fails the cards stay as they are."""
        if self._place is None:
            return
        from referee.storage.errors import StorageError
        from referee.storage.owner_cards import owner_values, size_of

        own, game = self.cards.owner, self.cards.owner.game
        try:
            if size_of(self._place, game) == (len(own.cards), len(own.entries)):
                return
            values = owner_values(self._place, game)
        except StorageError:  # whoever enters something next is told
            return
        self.cards = Catalogue(self.cards.facts, self.cards.rules, values)
        self.changed()

    def find(self, name: str, language: str | None = None) -> Match:
        """The card with this name, or the nearest ones."""
        return self.cards.find(name, language)

    def called(self, name: str) -> Face | None:
        """The card with exactly this name."""
        return self.cards.called(name)

    def value(self, name: str, field: str) -> RawValue | None:
        """The whole printed value, if it is known."""
        face = self.called(name)
        known = face.known(field) if face is not None else None
        return known.value if known is not None and known.complete else None

    def own_value(self, name: str, field: str) -> RawValue | None:
        """The value the owner has entered for a card; none, if there is none."""
        face = self.called(name)
        entry = self.cards.owner.value(face.id, field) if face is not None else None
        return entry.value if entry is not None else None

    def partly(self, name: str, field: str, language: str = "en") -> str:
        """The certain part of a value that is not known as a whole, as it would be typed."""
        face = self.called(name)
        known = face.known(field) if face is not None else None
        if known is None:
            return ""
        rule = next((known for known in self.cards.rules.fields if known.id == field), None)
        words = {choice.id: choice.name_in(language) for choice in rule.choices} if rule is not None else {}
        if isinstance(known.value, tuple):
            return ", ".join(words.get(word, word) for word in known.value)
        return readable_value(known.value)

    def enter(self, card: str, field: str, typed: str) -> tuple[Message, ...]:
        """Keeps a value the owner has read off a card, and returns the doubts about it.

        Raises:
            CardsError: it cannot be entered; nothing was kept.
        """
        return self._keep(enter_value(self.cards, card, field, typed, self._signed()))

    def doubts_of(self, card: str, field: str, typed: str) -> tuple[Message, ...]:
        """The doubts about a value, which is not kept.

        Raises:
            CardsError: it could not be entered at all.
        """
        messages = enter_value(self.cards, card, field, typed, self._signed()).said
        return tuple(message for message in messages if message.key not in ("card-kept", "card-corrected"))

    def room(self, card: str, field: str) -> tuple[int, int | None]:
        """What the known sums leave for a number."""
        return room(self.cards, card, field) if card else (0, None)

    def rule(self, field: str) -> FieldRule:
        """What may stand in a field.

        Raises:
            CardsError: cards of this game have no such field.
        """
        return self.cards.rules.field(field, "")

    def choices(self, field: str, language: str = "en") -> tuple[str, ...]:
        """The words that a field with a closed list of words accepts, in one language."""
        rule = next((rule for rule in self.cards.rules.fields if rule.id == field), None)
        return tuple(choice.name_in(language) for choice in rule.choices) if rule is not None else ()

    def kinds(self) -> tuple[str, ...]:
        """The kinds of card there are."""
        return tuple(type_.id for type_ in self.cards.rules.types)

    def title(self, card: str, language: str) -> tuple[str, str]:
        """A card's title and kind."""
        face = self.cards.face(card)
        return face.name(language), face.type.value

    def printed(self, card: str) -> dict[str, RawValue]:
        """All whole values known of a card on the table, by field; and which words it surely has."""
        values = {rule.id: self.cards.known(card, rule.id) for rule in self.cards.rules.fields}
        known = {field: value for field, value in values.items() if value is not None}
        whole = {
            field: value.value for field, value in known.items() if value.complete and field in ON_THE_TABLE
        }
        surely = tuple(word for field in PARTLY if field in known for word in _certain(known[field]))
        return {**whole, "surely": surely} if surely else whole

    def fields_of(self, card: str) -> tuple[str, ...]:
        """The fields that a card of its kind carries."""
        kind = self.cards.face(card).type.value
        return tuple(rule.id for rule in self.cards.rules.fields if kind in rule.on)

    def written(self, field: str, words: tuple[str, ...], language: str) -> str:
        """The words of a value as they would be typed in a language."""
        choices = self.cards.rules.field(field, "").choices
        known = {choice.id: choice.name_in(language) for choice in choices}
        return ", ".join(known.get(word, word) for word in words)

    def titles_of(self, kind: str) -> tuple[str, ...]:
        """The English titles of all cards of a kind, by which tables keep them."""
        return tuple(face.name("en") for face in self.cards.faces() if face.type.value == kind)

    def take_back(self, card: str, field: str) -> tuple[Message, ...]:
        """Withdraws the owner's value of a field."""
        return self._keep(take_back(self.cards, card, field, self._signed()))

    def add(self, name: str, kind: str, language: str = "en") -> tuple[Message, ...]:
        """Adds a card that the catalogue does not have."""
        return self._keep(enter_card(self.cards, {language: name}, kind, self._signed()))

    def read(self, field: str, typed: str, card: str) -> RawValue:
        """Reads a typed value of a field.

        Raises:
            CardsError: it cannot be one.
        """
        return self.cards.rules.read(self.cards.rules.field(field, card), typed, card)

    def doubts(self, card: str | None = None) -> tuple[Message, ...]:
        """The entries that deserve a second look."""
        return doubts(self.cards, card)

    def names(self, language: str) -> tuple[str, ...]:
        """All titles in one language, for completion."""
        return tuple(sorted({face.name(language) for face in self.cards.faces()}))

    def _signed(self) -> FromOwner:
        return FromOwner("table", datetime.now(UTC).date())

    def _keep(self, entered: EntryResult) -> tuple[Message, ...]:
        if self._place is not None:
            from cards.owner_store import keep_values

            keep_values(self._place.engine, self.cards.owner, entered.values)
        self.cards = Catalogue(self.cards.facts, self.cards.rules, entered.values)
        self.changed()
        return entered.said


def _without_cards(game: str) -> Catalogue:
    """An empty catalogue, for a game whose cards carry no values."""
    rules = FieldRules(types=(), fields=(), yes=(), no=(), none=(), joining=())
    return Catalogue(CardFacts(game, {}, (), ()), rules, OwnerValues(game))


def _nothing() -> None:
    """Ignores a change."""


def _certain(value: PrintedValue[RawValue]) -> tuple[str, ...]:
    """The words that belong to a value in any case, though others may too."""
    return value.value if not value.complete and isinstance(value.value, tuple) else ()
