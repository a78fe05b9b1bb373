"""What can be said of a card at a table instead of its name: its kind, its part, how it lies there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.agot.state.records import HAND, PLAY, Card, Challenge
from engine.agot.state.table import AgotTable

LAST = "same"
"""Of those who attacked in the last challenge."""


def described(table: AgotTable) -> Mapping[str, frozenset[str]]:
    """By the id of each card that lies open or is known in a hand, all that can be said of it."""
    fought = table.challenge or table.last_challenge
    return {
        card.id: frozenset(_said_of(card, fought))
        for card in table.cards.values()
        if card.kind and card.zone in (HAND, PLAY)
    }


def _said_of(card: Card, fought: Challenge | None) -> Iterator[str]:
    yield from ("card", card.kind, card.controller)
    yield from (card.icons or ())
    yield from (card.keywords or ())
    if card.unique:
        yield "unique"
    yield from _numbers(card)
    if card.zone == HAND:
        yield "in_hand"
    else:
        yield "kneeling" if card.kneeling else "standing"
        yield from _part_in(fought, card.id)


def _numbers(card: Card) -> Iterator[str]:
    """What it is worth: its strength, and what it costs to play or to use it."""
    if card.strength is not None:
        yield from (f"strength_{card.strength}", f"worth_{card.strength}")
    for cost in {card.cost, card.gold_price} - {None, 0}:
        yield f"cost_{cost}"
        if card.zone == HAND:
            yield f"worth_{cost}"


def _part_in(fought: Challenge | None, id_: str) -> Iterator[str]:
    """The part a card has in the challenge under way, or had in the last one."""
    if fought is None:
        return
    if id_ in fought.attackers:
        yield from ("attacker", LAST)
    if id_ in (*(fought.defenders or ()), *fought.joined):
        yield "defender"
