"""Immunity: the cards that ignore an effect, and those that cannot be chosen for it."""

from __future__ import annotations

from engine.agot.abilities.active import blank_cards
from engine.agot.abilities.continuous import IMMUNITY, UNCHOSEN, because_of_texts, is_given
from engine.agot.abilities.definitions import uses_of
from engine.agot.abilities.targets import CHARACTERS, EVENTS, TRIGGERED, kinds_of_effect
from engine.agot.state.moves import ApplyEffect, ResolvePassive, UseOfCard
from engine.agot.state.records import CHARACTER, EVENT, Card
from engine.agot.state.table import Table
from engine.kernel.reasons import Finding, Reason, no, rule

OPPONENTS_CHARACTERS = "opponents_character_abilities"
BY_OPPONENTS = "by_opponents"
"""Of a card that opponents cannot choose for events and abilities of characters."""


def kinds_of(table: Table, source: Card, seat: str, card: Card, *, passive: bool = False) -> tuple[str, ...]:
    """The kinds of effect that what this seat does with a card is for another card."""
    kinds = kinds_of_effect(source.kind, passive=passive)
    theirs = source.kind == CHARACTER and table.are_opponents(seat, card.controller)
    return (*kinds, OPPONENTS_CHARACTERS) if theirs else kinds


@rule("lcg.keyword.immune")
def immune_to(table: Table, card: Card, kinds: tuple[str, ...]) -> str:
    """The kind of effect it ignores, by its own text or because another gives it; empty: none."""
    for kind in kinds:
        printed = kind in card.immune_to and card.id not in blank_cards(table)
        if printed or is_given(table, card, IMMUNITY, kind):
            return kind
    return ""


def ignores(table: Table, card: Card, source: Card, seat: str, *, passive: bool = False) -> bool:
    """Whether a card ignores what this seat does with another."""
    return bool(immune_to(table, card, kinds_of(table, source, seat, card, passive=passive)))


def not_ignoring(table: Table, source: Card, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these cards that an effect bears on: one on all of them leaves out the immune."""
    return tuple(one for one in cards if not ignores(table, table.cards[one], source, source.controller))


@rule("lcg.keyword.immune", "lcg.keyword.immune_target")
def no_immune_card_is_chosen(table: Table, move: UseOfCard | ResolvePassive) -> Finding:
    """A card cannot be chosen for an effect of a kind it is immune to, be it a friend's or an enemy's."""
    source = table.cards[move.card]
    passive = isinstance(move, ResolvePassive)
    for target in dict.fromkeys(getattr(effect, "target", "") for effect in move.effects):
        card = table.cards.get(target)
        if card is None:
            continue
        kind = immune_to(table, card, kinds_of(table, source, move.by, card, passive=passive))
        if kind:
            rules = ("lcg.keyword.immune_target", "lcg.keyword.immune")
            because = because_of_texts(table, card, IMMUNITY, kind)
            return no("immune", rules=rules, because=because, card=card.id)
        if not passive and cannot_be_chosen(table, source, move.by, card):
            because = because_of_texts(table, card, UNCHOSEN, BY_OPPONENTS)
            return no("cannot_be_chosen", rules=("lcg.anatomy.rules_text",), because=because, card=card.id)
    return None


@rule("lcg.keyword.immune", "lcg.keyword.immune_target")
def what_it_does_is_not_ignored(table: Table, move: ApplyEffect) -> Finding:
    """A card immune to what a named card does, whichever of its texts that is, is not affected by it."""
    source = table.cards.get(move.by_means)
    for target in dict.fromkeys(getattr(effect, "target", "") for effect in move.effects if source):
        card = table.cards.get(target)
        if card is None or source is None:
            continue
        passive = source.kind != EVENT
        kind = immune_to(table, card, kinds_of(table, source, source.controller, card, passive=passive))
        if kind:
            rules = ("lcg.keyword.immune_target", "lcg.keyword.immune")
            return no(
                "immune", rules=rules, because=because_of_texts(table, card, IMMUNITY, kind), card=card.id
            )
    return None


def cannot_be_chosen(table: Table, source: Card, seat: str, card: Card) -> bool:
    """A text keeps opponents from choosing it for an event or an ability of a character."""
    if source.kind not in (EVENT, CHARACTER) or not table.are_opponents(seat, card.controller):
        return False
    chooses = all(use.chooses for use in uses_of(source))
    return chooses and bool(is_given(table, card, UNCHOSEN, BY_OPPONENTS))


def why_immune(table: Table, card: Card) -> tuple[Reason, ...]:
    """From which texts its immunities come."""
    kinds = (EVENTS, CHARACTERS, OPPONENTS_CHARACTERS, TRIGGERED)
    given = tuple(one for kind in kinds for one in because_of_texts(table, card, IMMUNITY, kind))
    return (*given, *because_of_texts(table, card, UNCHOSEN, BY_OPPONENTS))
