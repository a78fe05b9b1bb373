"""Is a card played from the deck it is known from?

Each House has a fixed deck. Which cards lie in it is known of some only, and of no card is it known that it
lies in no other deck; so this is a remark with the way to make sure, and no refusal.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from cards.facts import facts
from engine.kernel.game import Verb
from engine.kernel.reason import Facts, Finding, Reason, rule
from engine.thrones.moves import PlaceSetup, PlayCard, Save, UseOfCard
from engine.thrones.records import HAND, Card
from engine.thrones.table import Table

Played = PlaceSetup | PlayCard | Save | UseOfCard


@rule("hbo.comp.draw_decks")
def it_is_known_from_this_deck(table: Table, move: Played) -> Finding:
    """Each player plays with the fixed deck of the own House."""
    for card in _played(table, move):
        deck = _only_deck().get(card.face)
        house = table.seats[card.owner].house
        if deck is not None and house and deck != house and _is_first(table, card):
            where: Facts = {"card": card.id, "house": deck}
            return Reason(says="known_from_another_deck", facts=where)
    return None


def _played(table: Table, move: Played) -> Iterable[Card]:
    """The cards that leave the hand by this move."""
    cards = (table.cards.get(one) for one in _named(move))
    return (one for one in cards if one is not None and one.zone == HAND and one.face)


def _named(move: Played) -> tuple[str, ...]:
    if isinstance(move, PlaceSetup):
        return move.cards
    return (move.by_means,) if isinstance(move, Save) else (move.card,)


def _is_first(table: Table, card: Card) -> bool:
    """Whether no other copy of this player's has been seen: then it has been said already."""
    copies = (one for one in table.cards.values() if one.face == card.face and one.owner == card.owner)
    return all(one.zone == HAND for one in copies)


@cache
def _only_deck() -> dict[str, str]:
    """By card the deck it is known from, where it is one and nothing is left open about that."""
    return {
        face.id: face.decks.value[0]
        for face in facts("hbo").cards
        if face.decks is not None and len(face.decks.value) == 1 and face.decks.outright
    }


def minding_decks(verb: Verb) -> Verb:
    """The verb with this rule after all its others."""
    return replace(verb, rules=(*verb.rules, it_is_known_from_this_deck))
