"""The index of the cards in play, in hand and in piles, made once for each set of cards."""

from __future__ import annotations

from msgspec import Struct

from engine.agot.state.card_layout import CardLayout, layout_of
from engine.agot.state.records import CHARACTER, DECK, DECK_TOP, HAND, SHUFFLED, Card
from engine.kernel.memo import cached_value

HIDDEN_ZONES = frozenset({HAND, DECK, DECK_TOP, SHUFFLED})
"""Where a card lies that nobody but its player may look at, if anybody."""


class CardIndex(Struct, frozen=True, dict=True):
    """What can be told of the table from the cards alone."""

    cards: dict[str, Card]
    layout: CardLayout

    @cached_value
    def in_play(self) -> tuple[Card, ...]:
        """All cards in play."""
        layout = self.layout
        return layout.in_play if layout.cards is self.cards else layout.pick_in_play(self.cards)

    @cached_value
    def elsewhere(self) -> tuple[Card, ...]:
        """Cards in play with power on them that are no characters."""
        return tuple([card for card in self.in_play if card.power and card.kind != CHARACTER])

    @cached_value
    def in_decks(self) -> tuple[Card, ...]:
        """Known cards in draw decks."""
        return tuple([card for card in self.cards.values() if card.zone in (DECK_TOP, DECK)])

    @cached_value
    def in_hands(self) -> dict[str, list[Card]]:
        """Known cards in hands, by the seat whose hand it is."""
        found: dict[str, list[Card]] = {}
        for card in self.cards.values():
            if card.zone == HAND:
                found.setdefault(card.controller, []).append(card)
        return found

    @cached_value
    def secret(self) -> tuple[Card, ...]:
        """Cards in hands and decks that not everybody has seen there."""
        return tuple([card for card in self.cards.values() if card.zone in HIDDEN_ZONES and not card.shown])

    @cached_value
    def secret_by_id(self) -> dict[str, Card]:
        """The same by their ids."""
        return {card.id: card for card in self.secret}

    @cached_value
    def shuffled_away(self) -> bool:
        """Whether one of the secret cards has gone into a deck nobody knows the order of."""
        return any(card.zone == SHUFFLED for card in self.secret)

    @cached_value
    def open(self) -> dict[str, Card]:
        """The cards without the secret ones."""
        secret = self.secret_by_id
        return {key: card for key, card in self.cards.items() if key not in secret}

    def under(self, host: str) -> list[Card]:
        """Attachments in play and duplicates that lie under a card."""
        there = self.layout.under.get(host)
        return [self.cards[one] for one in there] if there else []

    @cached_value
    def modified(self) -> tuple[Card, ...]:
        """Cards that lasting effects bear on."""
        return tuple([self.cards[card.id] for card in self.layout.modified])

    @cached_value
    def power(self) -> dict[str, int]:
        """Power on cards in play, by the seat that controls them."""
        found: dict[str, int] = {}
        for card in self.in_play:
            if card.power:
                found[card.controller] = found.get(card.controller, 0) + card.power
        return found


INDEXES: dict[int, CardIndex] = {}
MOST_INDEXES = 200


def index_of(cards: dict[str, Card]) -> CardIndex:
    """What is told by these cards.

    Most moves leave every card as it is, and their tables share one ``cards``: what was worked out of it is
    found again by its identity, which nothing else can have while it is kept here.
    """
    seen = INDEXES.get(id(cards))
    if seen is None:
        if len(INDEXES) >= MOST_INDEXES:
            INDEXES.clear()
        seen = INDEXES[id(cards)] = CardIndex(cards, layout_of(cards))
    return seen


def with_secrets(cards: dict[str, Card], seen: CardIndex) -> dict[str, Card]:
    """Cards that everybody sees, with the secret ones of another set of cards among them.

    None of them is called like one that everybody sees.
    """
    found = {**cards, **seen.secret_by_id}
    index_of(found).__dict__.update(
        secret=seen.secret, secret_by_id=seen.secret_by_id, shuffled_away=seen.shuffled_away, open=cards
    )
    return found
