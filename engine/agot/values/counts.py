"""The number of cards and the amount of power a seat has."""

from __future__ import annotations

from collections.abc import Callable

from engine.agot.abilities.active import active_effects
from engine.agot.state.card_index import index_of
from engine.agot.state.records import DECK, DECK_TOP, HAND, Card
from engine.agot.state.table import Table

ELSEWHERE: dict[str, Callable[[Table, Card], bool]] = {}
"""Game -> whether power on a card in play that is no character is left out; each game adds its own."""

UNCOUNTED_POWER = ("barred", "power_counted")
"""What is said of a card the power on which does not count for its player."""


def hand_size(table: Table, seat: str) -> int:
    """Cards in hand, known or not."""
    return table.seats[seat].hand + sum(
        card.zone == HAND and card.controller == seat for card in table.cards.values()
    )


def zone_size(table: Table, seat: str, *zones: str) -> int:
    """Known cards of this owner in these zones."""
    return sum(1 for card in table.cards.values() if card.owner == seat and card.zone in zones)


def deck_size(table: Table, seat: str) -> int:
    """Cards in the draw deck, known or not."""
    return table.seats[seat].deck + zone_size(table, seat, DECK, DECK_TOP)


def total_power(table: Table, seat: str) -> int:
    """Power counted for victory: on the banner and on cards in play."""
    on_cards = index_of(table.cards).power.get(seat, 0)
    return table.seats[seat].power + on_cards - (uncounted_power(table, seat) if on_cards else 0)


def uncounted_power(table: Table, seat: str) -> int:
    """Power on his cards that does not count."""
    return sum(card.power for card in uncounted(table, seat))


def uncounted(table: Table, seat: str) -> tuple[Card, ...]:
    """His cards the power on which a text in play leaves out, or no rule says that it counts."""
    texts = active_effects(table).get(UNCOUNTED_POWER, ())
    unsaid = tuple(card for card in not_said_to_count(table) if card.controller == seat)
    if not texts:
        return unsaid
    return tuple(
        card
        for card in table.in_play(seat)
        if card in unsaid or any(one.affects(table, by, card) for one, by in texts)
    )


def not_said_to_count(table: Table) -> tuple[Card, ...]:
    """Cards that are no characters, with power on them that no rule says counts."""
    elsewhere = index_of(table.cards).elsewhere
    left_out = ELSEWHERE.get(table.game) if elsewhere else None
    return tuple(card for card in elsewhere if left_out(table, card)) if left_out is not None else ()
