"""Where the cards lie and whose text they have, whatever of them stands, kneels or has power on it.

Most moves that change cards only turn some of them: what rests on their places alone is worked out once for
all these sets of cards. It is told by ids, as the cards themselves are others after each turn.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from msgspec import Struct
from msgspec.structs import replace

from engine.agot.state.records import DUPLICATE, PLAY, Card
from engine.kernel.memo import cached_value

Picked = Callable[[dict[str, Card]], tuple[Card, ...]]
"""The same cards of any set with this layout."""


class CardLayout(Struct, frozen=True, dict=True):
    """What can be told of the table from the places of its cards."""

    cards: dict[str, Card]
    """One of the sets of cards with this layout; only the places of its cards count."""

    @cached_value
    def in_play(self) -> tuple[Card, ...]:
        """All cards in play."""
        return tuple([card for card in self.cards.values() if card.zone == PLAY])

    @cached_value
    def pick_in_play(self) -> Picked:
        """The same, as they are in another set."""
        return picking([card.id for card in self.in_play])

    @cached_value
    def under(self) -> dict[str, list[str]]:
        """Attachments in play and duplicates, by the card they lie under."""
        found: dict[str, list[str]] = {}
        for card in self.cards.values():
            if card.zone in (PLAY, DUPLICATE):
                found.setdefault(card.host, []).append(card.id)
        return found

    @cached_value
    def doubled(self) -> frozenset[str]:
        """Cards with duplicates under them."""
        return frozenset([card.host for card in self.cards.values() if card.zone == DUPLICATE])

    @cached_value
    def modified(self) -> tuple[Card, ...]:
        """Cards that lasting effects bear on."""
        return tuple([card for card in self.cards.values() if card.modifiers])


def picking(ids: list[str]) -> Picked:
    """Takes these cards out of a set, in this order."""
    if len(ids) > 1:
        return itemgetter(*ids)
    return lambda cards: tuple([cards[one] for one in ids])


LATEST: list[tuple[CardLayout, dict[str, Card]]] = []
"""The layouts seen last, each with the last set of cards that lay so."""
MOST_LAYOUTS = 3
TEXTS = "said"
"""Under what a layout keeps the texts of its cards: unless they were gathered, to look anew is as quick."""


def layout_of(cards: dict[str, Card]) -> CardLayout:
    """The layout of these cards: one of those seen last, if they have only been turned since."""
    for number, (layout, last) in enumerate(LATEST):
        if len(last) == len(cards) and TEXTS in layout.__dict__ and _are_turned(last, cards):
            LATEST[number] = (layout, cards)
            return layout
    found = CardLayout(cards)
    LATEST.insert(0, (found, cards))
    del LATEST[MOST_LAYOUTS:]
    return found


def _are_turned(before: dict[str, Card], after: dict[str, Card]) -> bool:
    """Whether each card lies where it lay."""
    for old, new in zip(before.values(), after.values(), strict=True):
        if old is not new and not _is_turned(old, new):
            return False
    return True


def _is_turned(old: Card, new: Card) -> bool:
    """Whether it differs at most in what changes of a card that stays where it is."""
    return replace(new, kneeling=old.kneeling, power=old.power, gold=old.gold) == old
