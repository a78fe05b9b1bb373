"""The costs of abilities: each function gives all the ways to pay."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from engine.agot.lcg.cards.ability_record import Payments
from engine.agot.lcg.cards.conditions import has_crest, has_trait, of_house
from engine.agot.lcg.titles.small_council import HAND_INFLUENCE, holder
from engine.agot.state.moves import Pay
from engine.agot.state.records import CHARACTER, LOCATION, Card
from engine.agot.state.table import Table


def gold(amount: int) -> Payments:
    """So much gold."""
    return lambda table, card: (Pay(gold=amount),)


def kneel_itself(table: Table, card: Card) -> tuple[Pay, ...]:
    """The card kneels."""
    return (Pay(kneel=(card.id,)),)


def kneel_itself_and(amount: int) -> Payments:
    """The card kneels, and so much gold is paid."""
    return lambda table, card: (Pay(gold=amount, kneel=(card.id,)),)


def discard_itself(table: Table, card: Card) -> tuple[Pay, ...]:
    """The card is discarded."""
    return (Pay(discard=(card.id,)),)


def kneel_and_discard_itself(table: Table, card: Card) -> tuple[Pay, ...]:
    """The card kneels and is discarded."""
    return (Pay(kneel=(card.id,), discard=(card.id,)),)


def costs_of_locations(table: Table, card: Card) -> tuple[Pay, ...]:
    """As much gold as some location in play costs."""
    costs = {one.cost for one in table.in_play(kind=LOCATION) if one.cost is not None}
    return tuple(Pay(gold=cost) for cost in sorted(costs))


def kneel_and_pay(house: str) -> Payments:
    """One of his characters of this House kneels, and any amount of gold is paid."""

    def ways(table: Table, card: Card) -> tuple[Pay, ...]:
        kneeling = kneel_of_house(house)(table, card)
        amounts = range(table.seats[card.controller].gold + 1)
        return tuple(Pay(gold=amount, kneel=one.kneel) for one in kneeling for amount in amounts)

    return ways


def influence_or_gold(influence: int, amount: int) -> Payments:
    """So much influence, or so much gold."""
    return lambda table, card: (*_influence(table, card, influence), Pay(gold=amount))


def kneel_own(count: int, fits: Callable[[Table, Card], bool | None]) -> Payments:
    """So many of his standing characters that fit kneel; one of which that is not known counts."""

    def ways(table: Table, card: Card) -> tuple[Pay, ...]:
        able = [one.id for one in table.characters(card.controller) if fits(table, one) is not False]
        return tuple(Pay(kneel=chosen) for chosen in combinations(able, count))

    return ways


def kneel_of_house(house: str, count: int = 1) -> Payments:
    """So many of his characters of this House kneel."""
    return kneel_own(count, lambda table, card: of_house(card, house))


kneel_a_knight = kneel_own(1, lambda table, card: has_trait(table, card, "knight"))
kneel_a_noble = kneel_own(1, lambda table, card: has_crest(card, "noble"))


def influence_or_a_noble(amount: int) -> Payments:
    """So much influence, or one of his Noble characters kneels."""
    return lambda table, card: (*kneel_a_noble(table, card), *_influence(table, card, amount))


def _influence(table: Table, card: Card, amount: int) -> tuple[Pay, ...]:
    """Every set of standing cards that supplies at least so much, with the Hand's title and without."""
    seat = card.controller
    there = (one for one in table.in_play(seat) if one.kind in (CHARACTER, LOCATION))
    able = [one for one in there if one.influence and not one.kneeling]
    titled = holder(table, "hand") == seat and not table.seats[seat].title_used
    return tuple(
        Pay(influence=tuple(one.id for one in chosen), hand_title=title)
        for title in ((False, True) if titled else (False,))
        for count in range(len(able) + 1)
        for chosen in combinations(able, count)
        if sum(one.influence for one in chosen) + (HAND_INFLUENCE if title else 0) >= amount
    )
