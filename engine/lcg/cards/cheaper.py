"""Texts that make cards cheaper: the next one of a sort that is played this phase, or the card itself."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from engine.lcg.cards.conditions import of_house
from engine.lcg.cards.prices import kneel_itself
from engine.lcg.cards.recorded import PREFIX, RULE, Recorded, Ways, face_of
from engine.thrones import effects as e
from engine.thrones.abilities import Use
from engine.thrones.moves import Pay
from engine.thrones.records import CHARACTER, Card
from engine.thrones.table import Table
from engine.thrones.values import has_icon

CHEAPER = "cheaper"
"""What lasts: the next card of a sort that this seat plays costs less."""
Sort = Callable[[Table, Card], "bool | None"]
Less = Callable[[Table, str, Card], "int | None"]
"""(table, who plays it, the card) -> how much less it costs; None: traits that tell it are not known."""


class Cheaper(Struct, frozen=True):
    """Which card is the next one a text speaks of."""

    fits: Sort
    asks: str
    """The printed value that tells."""


NEXT: dict[str, Cheaper] = {}
"""Card that makes another cheaper -> which one."""
ITSELF: dict[str, Less] = {}
"""Card that is cheaper by its own text -> by how much."""


def a_card_of(*houses: str) -> Cheaper:
    """A card of one of these Houses."""
    return Cheaper(lambda table, card: _of_one(card, houses), "houses")


def a_character_of(*houses: str) -> Cheaper:
    """A character of one of these Houses."""
    return Cheaper(lambda table, card: card.kind == CHARACTER and _of_one(card, houses), "houses")


def a_character_with(icon: str) -> Cheaper:
    """A character with this icon."""
    return Cheaper(lambda table, card: card.kind == CHARACTER and has_icon(table, card, icon), "icons")


def _of_one(card: Card, houses: tuple[str, ...]) -> bool | None:
    return None if card.houses is None else any(of_house(card, house) for house in houses)


def discard_itself(table: Table, card: Card) -> tuple[Pay, ...]:
    """The card is discarded."""
    return (Pay(discard=(card.id,)),)


def makes_cheaper(card: str, amount: int, which: Cheaper, pay: Ways = kneel_itself) -> Recorded:
    """An action of the marshalling phase: the next such card its player plays in it costs so much less."""
    ability = f"{card}.reduce-cost"
    NEXT[face_of(ability)] = which

    def does(table: Table, one: Card) -> tuple[e.Carried, ...]:
        return (e.Last(CHEAPER, one.controller, value=one.face, amount=amount, until="phase"),)

    use = Use(face_of(ability), "action", RULE, "marshalling", pay=pay, does=does)
    return Recorded(PREFIX + ability, (use,))


def costs_less(ability: str, less: Less) -> Recorded:
    """The card itself costs less to play."""
    ITSELF[face_of(ability)] = less
    return Recorded(PREFIX + ability, (), kept_by_rules=True)
