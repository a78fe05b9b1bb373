"""What do abilities do, and to whom? Each function gives every choice a player has, as effects."""

from __future__ import annotations

from collections.abc import Callable

from engine.lcg.cards.recorded import Aims, Choices
from engine.thrones import effects as e
from engine.thrones.records import Card
from engine.thrones.table import Table

Fits = Callable[[Table, Card, Card], "bool | None"]
"""(table, the card whose ability it is, the card to be chosen)."""


def each(effect: Callable[[str], tuple[e.Effect, ...]], fits: Fits) -> Aims:
    """One character that fits; one of which that is not known can be chosen, and is asked about."""

    def choices(table: Table, card: Card) -> Choices:
        return tuple(effect(one.id) for one in table.characters() if fits(table, card, one) is not False)

    return choices


def anybody(table: Table, card: Card, one: Card) -> bool:
    """Any character."""
    return True


def standing(table: Table, card: Card, one: Card) -> bool:
    """A character that can still kneel."""
    return not one.kneeling


def kneel(fits: Fits = anybody) -> Aims:
    """A standing character that fits kneels."""
    return each(lambda one: (e.Kneel(one),), lambda t, c, one: not one.kneeling and fits(t, c, one))


def kill(fits: Fits) -> Aims:
    """A character that fits is killed."""
    return each(lambda one: (e.Kill(one),), fits)


def draw(amount: int) -> Aims:
    """Its player draws so many cards."""
    return lambda table, card: ((e.Draw((card.controller,), amount),),)


def stands(table: Table, card: Card) -> Choices:
    """The card stands."""
    return ((e.Stand(card.id),),)


def returns(table: Table, card: Card) -> Choices:
    """The card goes back to its owner's hand."""
    return ((e.ReturnToHand(card.id),),)


def goes_back(table: Table, card: Card) -> tuple[e.Carried, ...]:
    """The card goes back to its owner's hand."""
    return (e.ReturnToHand(card.id),)


def power_on_itself(table: Table, card: Card) -> Choices:
    """One power from the pool onto the card."""
    return ((e.GainPowerOnCard(card.id, 1),),)


def power_for_his_house(table: Table, card: Card) -> Choices:
    """One power for its player's House."""
    return ((e.GainPower({card.controller: 1}),),)


def discard_attachment(fits: Fits = anybody) -> Aims:
    """An attachment in play that fits is discarded."""

    def choices(table: Table, card: Card) -> Choices:
        there = table.in_play(kind="attachment")
        return tuple((e.DiscardAttachment(one.id),) for one in there if fits(table, card, one) is not False)

    return choices
