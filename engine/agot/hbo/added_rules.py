"""Rules the HBO edition adds to shared moves: immunity, lost icons, fixed decks.

Each House has a fixed deck. Which cards lie in it is known of some only, and of no card is it known that it
lies in no other deck; so this is a remark with the way to make sure, and no refusal.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cards.facts import facts
from engine.agot.abilities.targets import kinds_of_effect, targets_of
from engine.agot.rule_variants import ICON_LOST
from engine.agot.state.moves import PlaceSetup, PlayCard, Resolve, ResolvePassive, Save, UseOfCard
from engine.agot.state.records import HAND, Card
from engine.agot.state.table import Table
from engine.agot.values.card_values import has_icon
from engine.kernel.reasons import Facts, Finding, Reason, no, rule


@rule("hbo.golden.card_over_rules", "hbo.anatomy.card_text")
def no_immune_card_is_chosen(table: Table, move: UseOfCard | ResolvePassive) -> Finding:
    """A card whose text says that it is immune to effects of a kind is not chosen for them."""
    kinds = kinds_of_effect(table.cards[move.card].kind, passive=isinstance(move, ResolvePassive))
    for target in targets_of(move.effects):
        if any(kind in table.cards[target].immune_to for kind in kinds):
            return no("immune", card=target)
    return None


@rule("hbo.challenge.icon_lost", "hbo.challenge.participants")
def who_has_lost_the_icon_takes_part(table: Table, move: Resolve) -> Finding:
    """A participant that has lost the icon of the challenge goes on counting: only declaring asks for it."""
    challenge = table.challenge
    for card in challenge.participants if challenge is not None else ():
        if challenge is not None and has_icon(table, table.cards[card], challenge.kind) is False:
            return ICON_LOST.reason(table, "participant_without_icon", card=card)
    return None


PlayingMove = PlaceSetup | PlayCard | Save | UseOfCard


@rule("hbo.comp.draw_decks")
def it_is_known_from_this_deck(table: Table, move: PlayingMove) -> Finding:
    """Each player plays with the fixed deck of the own House."""
    for card in _played(table, move):
        deck = _only_deck().get(card.face)
        house = table.seats[card.owner].house
        if deck is not None and house and deck != house and _is_first(table, card):
            where: Facts = {"card": card.id, "house": deck}
            return Reason(says="known_from_another_deck", facts=where)
    return None


def _played(table: Table, move: PlayingMove) -> Iterable[Card]:
    """The cards that leave the hand by this move."""
    cards = (table.cards.get(one) for one in _named(move))
    return (one for one in cards if one is not None and one.zone == HAND and one.face)


def _named(move: PlayingMove) -> tuple[str, ...]:
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
