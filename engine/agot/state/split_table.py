"""The table everybody sees, with the cards that players have named in secret beside it."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from engine.agot.state.card_index import index_of, with_secrets
from engine.agot.state.records import DECK, DECK_TOP, HAND, Card, Seat
from engine.agot.state.table import AgotTable
from engine.kernel.memo import cached_value
from engine.kernel.state import SplitState

IN_DECK = (DECK, DECK_TOP)
CardCounts = dict[str, tuple[int, int]]
"""Seat -> how many cards in its hand, and in its deck."""


class SecretCards(Struct, frozen=True, dict=True):
    """The cards that players have named in secret."""

    by_id: dict[str, Card]

    @cached_value
    def counts(self) -> CardCounts:
        """How many of them there are."""
        return counts_of(self.by_id.values())


class SplitTable(SplitState, frozen=True, eq=False, dict=True):
    """A table of which nothing that has just happened speaks of a secret card."""

    public: AgotTable
    secret: SecretCards
    """All of them lie in hands and decks."""
    cards: dict[str, Card] | None = None
    """These among those that everybody sees, if that has been put together already."""

    @property
    def secrets_are_last(self) -> bool:
        """Whether the secret cards stand behind those that everybody sees, once they are put back."""
        return self.cards is None or index_of(self.cards).secrets_are_last

    def joined(self) -> AgotTable:
        """The table with the secret cards."""
        seen, secret = self.public, self.secret
        cards = self.cards or with_secrets(seen.cards, secret.by_id)
        found = replace(seen, cards=cards, seats=recounted(seen.seats, secret.counts, -1))
        found.__dict__["public"] = seen
        return found


def counts_of(cards: Collection[Card]) -> CardCounts:
    """How many of these cards lie in each hand and deck; one shuffled away counts among the unnamed there."""
    held = [card.controller for card in cards if card.zone == HAND]
    owned = [card.owner for card in cards if card.zone in IN_DECK]
    return {seat: (held.count(seat), owned.count(seat)) for seat in {*held, *owned}}


def recounted(seats: dict[str, Seat], counts: CardCounts, each: int) -> dict[str, Seat]:
    """A card nobody can see lies there unnamed, a named one no longer."""
    found = {**seats}
    for key, (hand, deck) in counts.items():
        seat = seats.get(key)
        if seat is not None:
            found[key] = replace(seat, hand=seat.hand + each * hand, deck=seat.deck + each * deck)
    return found
