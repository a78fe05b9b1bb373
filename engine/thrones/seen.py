"""What can be told of the table from the cards alone, worked out once for each set of cards."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.kept import kept
from engine.thrones.records import CHARACTER, DECK, DECK_TOP, DUPLICATE, HAND, PLAY, SHUFFLED, Card

UNSEEN = frozenset({HAND, DECK, DECK_TOP, SHUFFLED})
"""Where a card lies that nobody but its player may look at, if anybody."""


class Seen(Struct, frozen=True, dict=True):
    """What can be told of the table from the cards alone."""

    cards: dict[str, Card]

    @kept
    def in_play(self) -> tuple[Card, ...]:
        """All cards in play."""
        return tuple([card for card in self.cards.values() if card.zone == PLAY])

    @kept
    def elsewhere(self) -> tuple[Card, ...]:
        """Cards in play with power on them that are no characters."""
        return tuple([card for card in self.in_play if card.power and card.kind != CHARACTER])

    @kept
    def in_decks(self) -> tuple[Card, ...]:
        """Known cards in draw decks."""
        return tuple([card for card in self.cards.values() if card.zone in (DECK_TOP, DECK)])

    @kept
    def in_hands(self) -> dict[str, list[Card]]:
        """Known cards in hands, by the seat whose hand it is."""
        found: dict[str, list[Card]] = {}
        for card in self.cards.values():
            if card.zone == HAND:
                found.setdefault(card.controller, []).append(card)
        return found

    @kept
    def secret(self) -> tuple[Card, ...]:
        """Cards in hands and decks that not everybody has seen there."""
        return tuple([card for card in self.cards.values() if card.zone in UNSEEN and not card.shown])

    @kept
    def secret_by_id(self) -> dict[str, Card]:
        """The same by their ids."""
        return {card.id: card for card in self.secret}

    @kept
    def open(self) -> dict[str, Card]:
        """The cards without the secret ones."""
        secret = self.secret_by_id
        return {key: card for key, card in self.cards.items() if key not in secret}

    @kept
    def under(self) -> dict[str, list[Card]]:
        """Attachments in play and duplicates, by the card they lie under."""
        found: dict[str, list[Card]] = {}
        for card in self.cards.values():
            if card.zone in (PLAY, DUPLICATE):
                found.setdefault(card.host, []).append(card)
        return found

    @kept
    def doubled(self) -> frozenset[str]:
        """Cards with duplicates under them."""
        return frozenset([card.host for card in self.cards.values() if card.zone == DUPLICATE])

    @kept
    def modified(self) -> tuple[Card, ...]:
        """Cards that lasting effects bear on."""
        return tuple([card for card in self.cards.values() if card.modifiers])

    @kept
    def power(self) -> dict[str, int]:
        """Power on cards in play, by the seat that controls them."""
        found: dict[str, int] = {}
        for card in self.in_play:
            if card.power:
                found[card.controller] = found.get(card.controller, 0) + card.power
        return found


SEEN: dict[int, Seen] = {}
SEEN_AT_ONCE = 200


def seen_in(cards: dict[str, Card]) -> Seen:
    """What is told by these cards.

    Most moves leave every card as it is, and their tables share one ``cards``: what was worked out of it is
    found again by its identity, which nothing else can have while it is kept here.
    """
    seen = SEEN.get(id(cards))
    if seen is None:
        if len(SEEN) >= SEEN_AT_ONCE:
            SEEN.clear()
        seen = SEEN[id(cards)] = Seen(cards)
    return seen
