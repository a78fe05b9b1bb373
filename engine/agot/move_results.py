"""What a move comes to in the card games: gold, power and cards that change hands, and who wins."""

from __future__ import annotations

from engine.agot.state.records import HAND
from engine.agot.state.table import AgotTable
from engine.kernel.move_results import CARDS, GOLD, POWER, TIED, WON, EventResult

EVENTS = {
    "power_gained": EventResult(POWER),
    "power_on_card": EventResult(POWER),
    "power_placed": EventResult(POWER),
    "power_moved": EventResult(POWER),
    "gold_changed": EventResult(GOLD),
    "income": EventResult(GOLD),
    "played": EventResult(GOLD, -1),
    "drew": EventResult(CARDS),
    "discarded_from_hand": EventResult(CARDS, -1),
    "dominance_won": EventResult(WON),
    "initiative_won": EventResult(WON),
    "challenge_won": EventResult(WON),
    "dominance_tied": EventResult(TIED),
    "challenge_without_winner": EventResult(TIED),
}
"""What each event says of its seat."""


def held(table: AgotTable) -> dict[tuple[str, str], int]:
    """The power and the cards in hand of each seat."""
    found: dict[tuple[str, str], int] = {}
    for id_, seat in table.seats.items():
        own = [card for card in table.cards.values() if card.controller == id_]
        found[id_, POWER] = seat.power + sum(card.power for card in own)
        found[id_, CARDS] = seat.hand + sum(card.zone == HAND for card in own)
    return found
