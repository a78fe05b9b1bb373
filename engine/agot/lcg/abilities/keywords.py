"""Keywords on where a card goes and whose strength counts: Stalwart, Deathbound, Intimidate."""

from __future__ import annotations

from engine.agot.abilities.active import blank_cards
from engine.agot.abilities.definitions import ZONE_REPLACEMENTS
from engine.agot.lcg.rule_variants import STALWART_HAND
from engine.agot.state.card_index import index_of
from engine.agot.state.records import DEAD, DECK_TOP, DISCARD, EVENT, PLAY, Card
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, strength
from engine.kernel.memo import memoize
from engine.kernel.reasons import SILENT, Facts, Reason, rule

UNCOUNTED = "uncounted"
"""What is said of a character whose strength does not count in the challenge."""
BURIED = "buried"
"""An event has gone to its owner's dead pile."""


@rule("lcg.keyword.stalwart", "lcg.keyword.deathbound", "lcg.save.definition")
def destination(table: AgotTable, card: Card, zone: str) -> str:
    """A Stalwart card killed or discarded goes on top of the deck; a Deathbound one discarded is dead.

    A text of the card itself comes before both.
    """
    zone = ZONE_REPLACEMENTS.get(card.face, {}).get(zone, zone) if card.id not in blank_cards(table) else zone
    if zone in (DEAD, DISCARD) and has_keyword(table, card, "stalwart"):
        return DECK_TOP
    return DEAD if zone == DISCARD and has_keyword(table, card, "deathbound") else zone


@rule("lcg.keyword.stalwart", "lcg.keyword.deathbound", "lcg.firstplayer.passive_order")
def destination_note(table: AgotTable, card: Card, zone: str) -> tuple[Reason, ...]:
    """Which of the two keywords comes first when a card with both is discarded is not stated.

    A card of untold keywords is taken for one without, and that is said.
    """
    if zone not in (DEAD, DISCARD):
        return ()
    asked = ("stalwart", "deathbound") if zone == DISCARD else ("stalwart",)
    known = {keyword: has_keyword(table, card, keyword) for keyword in asked}
    if len(asked) > 1 and all(known.values()):
        rules = ("lcg.keyword.stalwart", "lcg.keyword.deathbound", "lcg.firstplayer.passive_order")
        return (Reason(rules, says="stalwart_and_deathbound", facts={"card": card.id}, basis=SILENT),)
    if destination(table, card, zone) != zone:
        return ()
    facts: Facts = {"card": card.id}
    stalwart = Reason(("lcg.keyword.stalwart",), says="stalwart_untold", facts=facts)
    deathbound = Reason(("lcg.keyword.deathbound",), says="deathbound_untold", facts=facts)
    untold = {"stalwart": stalwart, "deathbound": deathbound}
    return tuple(untold[keyword] for keyword in asked if known[keyword] is None)


@rule("lcg.keyword.stalwart", "lcg.keyword.deathbound")
def from_hand(table: AgotTable, card: Card, zone: str) -> str:
    """Deathbound works only on leaving play; Stalwart, as it reads, on discarding from hand too."""
    if STALWART_HAND.option(table) == "from_hand_too" and has_keyword(table, card, "stalwart"):
        return DECK_TOP
    return zone


@rule("lcg.keyword.deathbound_event")
def event_pile(table: AgotTable, card: Card, *, cancelled: bool) -> str:
    """A Deathbound event that took effect goes to the dead pile, a cancelled one to the discard pile."""
    return (
        DEAD if card.kind == EVENT and has_keyword(table, card, "deathbound") and not cancelled else DISCARD
    )


@rule("lcg.keyword.intimidate")
def silenced(table: AgotTable) -> frozenset[str]:
    """While a character with Intimidate attacks, characters weaker than it do not count, friend or foe.

    Nor do those whose strength a text leaves out.
    """
    if table.challenge is None:
        return frozenset()
    return frozenset((*intimidated(table), *uncounted(table)))


@rule("lcg.anatomy.rules_text", "lcg.lasting.definition")
def uncounted(table: AgotTable) -> frozenset[str]:
    """Characters whose strength a text leaves out for a while."""
    marked = [card for card in index_of(table.cards).modified if card.zone == PLAY]
    return frozenset([card.id for card in marked if any(one.what == UNCOUNTED for one in card.modifiers)])


@rule("lcg.keyword.intimidate")
@memoize
def intimidated(table: AgotTable) -> frozenset[str]:
    """Characters weaker than one with Intimidate that attacks."""
    challenge = table.challenge
    if challenge is None:
        return frozenset()
    intimidating = [
        strength(table, table.cards[card])
        for card in challenge.attackers
        if has_keyword(table, table.cards[card], "intimidate")
    ]
    if not intimidating:
        return frozenset()
    high = max(intimidating)
    there = table.all_in_play
    return frozenset(c.id for c in there if c.kind == "character" and strength(table, c) < high)


def silenced_reason(table: AgotTable) -> tuple[Reason, ...]:
    """The participants that are left out of the totals, for the ruling."""
    there = table.challenge.participants if table.challenge is not None else ()
    weak = tuple(card for card in there if card in intimidated(table))
    marked = tuple(card for card in there if card in uncounted(table))
    found = (Reason(("lcg.keyword.intimidate",), says="intimidated", facts={"cards": weak}),) if weak else ()
    if not marked:
        return found
    return (*found, Reason(("lcg.anatomy.rules_text",), says="not_counted", facts={"cards": marked}))
