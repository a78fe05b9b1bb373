"""The table everybody sees, with the cards that players have named in secret beside it."""

from __future__ import annotations

from collections.abc import Collection
from operator import attrgetter

from msgspec.structs import replace

from engine.agot.state.card_index import index_of, with_secrets
from engine.agot.state.records import DECK, DECK_TOP, HAND, Card, Seat
from engine.agot.state.table import AgotTable
from engine.kernel.state import SplitState

HELD_BY, OWNED_BY = attrgetter("zone", "controller"), attrgetter("zone", "owner")


class SplitTable(SplitState, frozen=True, eq=False, dict=True):
    """A table of which nothing that has just happened speaks of a secret card."""

    public: AgotTable
    secret: dict[str, Card]
    """The cards named in secret, by their ids; all lie in hands and decks."""
    cards: dict[str, Card] | None = None
    """These among those that everybody sees, if that has been put together already."""

    @property
    def secrets_are_last(self) -> bool:
        """Whether the secret cards stand behind those that everybody sees, once they are put back."""
        return self.cards is None or index_of(self.cards).secrets_are_last

    def joined(self) -> AgotTable:
        """The table with the secret cards."""
        cards = self.cards or with_secrets(self.public.cards, self.secret)
        found = replace(self.public, cards=cards, seats=counted(self.public.seats, self.secret.values(), -1))
        found.__dict__["public"] = self.public
        return found


def counted(seats: dict[str, Seat], cards: Collection[Card], each: int) -> dict[str, Seat]:
    """A card nobody can see lies there unnamed, a named one no longer; one shuffled away counts already."""
    held, owned = list(map(HELD_BY, cards)), list(map(OWNED_BY, cards))
    found = {**seats}
    for key, seat in seats.items():
        hand = each * held.count((HAND, key))
        deck = each * (owned.count((DECK, key)) + owned.count((DECK_TOP, key)))
        if hand or deck:
            found[key] = replace(seat, hand=seat.hand + hand, deck=seat.deck + deck)
    return found
