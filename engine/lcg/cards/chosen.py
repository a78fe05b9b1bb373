"""What do texts let players choose, and what comes of it? Parts that several cards have in common."""

from __future__ import annotations

from collections.abc import Callable

from engine.lcg.cards.part import Among, Picked, ask, go_on, one, opponents, text_part, up_to
from engine.thrones import effects as e
from engine.thrones.records import DECK, DECK_TOP, Card
from engine.thrones.table import Table

Does = Callable[[Table, Card], tuple[e.Carried, ...]]
Fits = Callable[[Table, e.Ask, Card], "bool | None"]
"""(table, what is asked, the card to be chosen)."""
Found = Callable[[e.Ask, str], tuple[e.Carried, ...]]
"""(what was asked, the card or seat chosen) -> what comes of it."""


def in_play(fits: Fits, kind: str = "character") -> Among:
    """Cards in play that fit; one of which that is not known can be chosen, and is asked about."""
    return lambda table, asked: tuple(
        card.id for card in table.in_play(kind=kind) if fits(table, asked, card) is not False
    )


def beginning(name: str) -> Does:
    """The text begins with this part, and its player chooses."""
    return lambda table, card: (ask(name, card),)


def one_card(
    name: str, among: Among, found: Found, *, asks: tuple[str, ...] = (), optional: bool = False
) -> str:
    """One card is chosen, if there is one."""

    def then(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
        return tuple(effect for card in picked for effect in found(asked, card))

    return text_part(name, "cards", among, then, bounds=up_to(1) if optional else one, asks=asks)


def one_opponent(name: str, found: Found) -> str:
    """An opponent is picked."""

    def then(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
        return tuple(effect for seat in picked for effect in found(asked, seat))

    return text_part(name, "seat", opponents, then)


def him_and(name: str) -> Found:
    """The player and the opponent he has picked both go on with this part."""
    return lambda asked, seat: (go_on(name, asked), go_on(name, asked, seat))


def search(name: str, fits: Fits, found: Found | None = None, *, asks: tuple[str, ...] = ("traits",)) -> str:
    """The chooser looks through his deck for one card that fits, shows it, and shuffles.

    The referee sees no deck: what has been found is shown to it first; nobody has to find anything.
    """

    def among(table: Table, asked: e.Ask) -> Picked:
        there = (card for card in table.cards.values() if card.zone in (DECK, DECK_TOP))
        own = (card for card in there if card.owner == asked.chooser)
        return tuple(card.id for card in own if fits(table, asked, card) is not False)

    def then(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
        taken = found or (lambda asked, card: (e.ToHand(card), e.Shown(asked.by, card)))
        effects = tuple(effect for card in picked for effect in taken(asked, card))
        return (*effects, e.Shuffle((asked.chooser,), ()))

    return text_part(name, "cards", among, then, bounds=up_to(1), unseen=True, asks=asks)


def _hand(table: Table, asked: e.Ask) -> Picked:
    return tuple(card.id for card in table.hand_of(asked.chooser))


def _how_many(table: Table, asked: e.Ask, there: Picked) -> tuple[int, int]:
    amount = min(int(asked.about), len(there) + table.seats[asked.chooser].hand)
    return max(0, amount - table.seats[asked.chooser].hand), min(amount, len(there))


def _discarded(table: Table, asked: e.Ask, picked: Picked) -> tuple[e.Carried, ...]:
    return (e.DiscardChosen(asked.chooser, picked, int(asked.about)),)


FROM_HAND = text_part("hand.discard", "cards", _hand, _discarded, bounds=_how_many)
"""So many cards leave a hand, by choice or at random: the player says which known ones are among them."""


def from_hand(asked_by: Card, seat: str, amount: int) -> e.Ask:
    """This player discards so many cards from hand."""
    return ask(FROM_HAND, asked_by, seat, str(amount))
