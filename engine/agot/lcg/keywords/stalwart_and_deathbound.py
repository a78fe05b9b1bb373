"""The keywords Stalwart and Deathbound: where a card goes that leaves play."""

from __future__ import annotations

from engine.agot.abilities.active import blank_cards
from engine.agot.abilities.definitions import ZONE_REPLACEMENTS
from engine.agot.lcg.rule_variants import STALWART_HAND
from engine.agot.state.records import DEAD, DECK_TOP, DISCARD, EVENT, Card
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword
from engine.kernel.reasons import SILENT, Facts, Reason, rule

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
    candidates = ("stalwart", "deathbound") if zone == DISCARD else ("stalwart",)
    known = {keyword: has_keyword(table, card, keyword) for keyword in candidates}
    if len(candidates) > 1 and all(known.values()):
        rules = ("lcg.keyword.stalwart", "lcg.keyword.deathbound", "lcg.firstplayer.passive_order")
        return (Reason(rules, says="stalwart_and_deathbound", facts={"card": card.id}, basis=SILENT),)
    if None not in known.values() or destination(table, card, zone) != zone:
        return ()
    facts: Facts = {"card": card.id}
    stalwart = Reason(("lcg.keyword.stalwart",), says="stalwart_untold", facts=facts)
    deathbound = Reason(("lcg.keyword.deathbound",), says="deathbound_untold", facts=facts)
    untold = {"stalwart": stalwart, "deathbound": deathbound}
    return tuple(untold[keyword] for keyword in candidates if known[keyword] is None)


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
