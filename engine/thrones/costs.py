"""What does it cost this player to play a card, everything counted?"""

from __future__ import annotations

from engine.kernel.reason import Reason, rule
from engine.kernel.tally import amount_of
from engine.thrones.edition import of
from engine.thrones.records import Card
from engine.thrones.table import Table


def cost_of(table: Table, seat: str, card: Card) -> int:
    """The printed cost with all that is added to it and taken off it; nobody gets gold for playing a card."""
    parts = of(table).price_parts(table, seat, card)
    return max(0, (card.cost or 0) + sum(map(amount_of, parts)))


def cost_tally(table: Table, seat: str, card: Card) -> Reason:
    """Why it costs so much."""
    printed = Reason(
        ("hbo.anatomy.gold_cost", "hbo.gold.pay_for_cards"), card.cost or 0, "printed_cost", {"card": card.id}
    )
    parts = of(table).price_parts(table, seat, card)
    if not parts:
        return printed
    says = "cost_reduced" if any(amount_of(one) < 0 for one in parts) else "cost_with_penalty"
    rules = dict.fromkeys((*(rule for one in parts for rule in one.rules), *printed.rules))
    return Reason(tuple(rules), cost_of(table, seat, card), says, because=(printed, *parts))


def event_price(card: Card) -> int:
    """Gold an event costs: one price, whether its corner shows it or its text names it."""
    return max(card.gold_price, card.cost or 0)


@rule("hbo.gold.pay_for_effects")
def event_cost_tally(card: Card) -> Reason:
    """An event costs the gold its text names, whoever plays it: it is neutral."""
    rules = ("hbo.gold.pay_for_effects", "hbo.anatomy.gold_cost")
    return Reason(rules, event_price(card), "printed_cost", {"card": card.id})
