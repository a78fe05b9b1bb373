"""The gold penalty: what cards of other Houses cost beyond their printed price."""

from __future__ import annotations

from engine.kernel.reason import Reason, rule
from engine.kernel.tally import part
from engine.thrones.records import EVENT, Card
from engine.thrones.table import Table

PENALTY = 2


@rule(
    "lcg.marshal.gold_penalty",
    "lcg.setup.gold_penalty",
    "lcg.marshal.neutral_no_penalty",
    "lcg.multihouse.all_houses",
    "lcg.cardtype.neutral",
    "lcg.scope.house_choice",
)
def penalty(table: Table, seat: str, card: Card) -> Reason | None:
    """Two gold for a card of other Houses only; none for neutral cards, events, or if one crest is his."""
    if not card.houses or card.kind == EVENT or table.seats[seat].house in card.houses:
        return None
    chief = "lcg.setup.gold_penalty" if table.phase == "setup" else "lcg.marshal.gold_penalty"
    return part(chief, PENALTY, "gold_penalty", card=card.id, seat=seat)
