"""What must hold of every table that play can reach; each function yields what does not, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.agot.state.records import ATTACHMENT, DUPLICATE, PLAY
from engine.agot.state.table import AgotTable
from engine.kernel.state import Event
from tests.properties.policy import totals

ZONES = ("hand", "deck", "deck_top", "play", "dead", "discard", "removed", "duplicate", "shuffled")


def faults(before: AgotTable, after: AgotTable) -> Iterator[str]:
    """Everything that is wrong with a table, or with how it came about."""
    yield from cards_lost(before, after)
    yield from badly_placed(after)
    yield from impossible_counts(after)
    yield from unaccounted(before, after)


def cards_lost(before: AgotTable, after: AgotTable) -> Iterator[str]:
    """No card appears or vanishes; owners never change."""
    if after.cards is before.cards and after.seats is before.seats:
        return
    if totals(before) != totals(after):
        yield f"cards: {totals(before)} became {totals(after)}"
    for card in before.cards.values() if after.cards is not before.cards else ():
        if card.id in after.cards and after.cards[card.id].owner != card.owner:
            yield f"{card.id} changed its owner"


_LAST: dict[str, Any] = {}


def badly_placed(table: AgotTable) -> Iterator[str]:
    """A card lies in one place that it can lie in, and out of play it is bare.

    Most moves leave all cards as they are, and their tables share one ``cards``.
    """
    if _LAST.get("cards") is not table.cards:
        _LAST.update(cards=table.cards, faults=tuple(badly_lying(table)))
    yield from _LAST["faults"]
    yield from badly_engaged(table)


def badly_lying(table: AgotTable) -> Iterator[str]:
    """What the cards alone tell."""
    for card in table.cards.values():
        if card.zone not in ZONES or card.controller not in table.seats:
            yield f"{card.id} is nowhere: {card.zone} of {card.controller!r}"
        elif card.zone == PLAY:
            on_the_house = bool(card.printed_kind) and not card.host
            if card.kind == ATTACHMENT and not on_the_house and not lies_under_a_card(table, card.host):
                yield f"the attachment {card.id} lies under no card in play: {card.host!r}"
        elif card.zone == DUPLICATE:
            if not lies_under_a_card(table, card.host):
                yield f"the duplicate {card.id} lies under no card in play: {card.host!r}"
        else:
            bare = not (card.power or card.modifiers or card.kneeling or card.host)
            if not bare or card.controller != card.owner:
                yield f"{card.id} is not bare in {card.zone}: {card}"
        if card.power < 0:
            yield f"{card.id} has {card.power} power"


def lies_under_a_card(table: AgotTable, host: str) -> bool:
    """Whether this host is in play."""
    return host in table.cards and table.cards[host].zone == PLAY


def badly_engaged(table: AgotTable) -> Iterator[str]:
    """Participants are in play, once each."""
    challenge = table.challenge
    for card in challenge.participants if challenge is not None else ():
        if table.cards[card].zone != PLAY:
            yield f"the participant {card} is in {table.cards[card].zone}"
    if challenge is not None and len(set(challenge.participants)) < len(challenge.participants):
        yield f"somebody takes part twice: {challenge.participants}"


def impossible_counts(table: AgotTable) -> Iterator[str]:
    """No count of a seat is below zero."""
    for seat in table.seats.values():
        for field in ("gold", "power", "hand", "deck", "discard", "limited_played", "drawn"):
            if getattr(seat, field) < 0:
                yield f"{seat.id} has {getattr(seat, field)} {field}"


def unaccounted(before: AgotTable, after: AgotTable) -> Iterator[str]:
    """Gold and power change only by events that say so."""
    gold, power = Counter[str](), Counter[str]()
    for event in after.events:
        _account(event, gold, power)
    for seat, there in after.seats.items():
        for name, book, field in (("gold", gold, "gold"), ("power", power, "power")):
            changed = getattr(there, field) - getattr(before.seats[seat], field)
            if changed != book[seat]:
                yield f"{name} of {seat} changed by {changed}, events say {book[seat]}: {after.events}"
    if after.cards is before.cards:
        told = (one for one, change in power.items() if change and one in after.cards)
        yield from (f"power on {one} is as it was, events say {power[one]}" for one in told)
        return
    for card in after.cards.values():
        was = before.cards[card.id].power if card.id in before.cards else 0
        if card.power - was != power[card.id]:
            yield f"power on {card.id} changed by {card.power - was}, events say {power[card.id]}"


def _account(event: Event, gold: Counter[str], power: Counter[str]) -> None:
    if event.what in ("income", "gold_changed"):
        gold[event.seat] += event.amount
    elif event.what == "played":
        gold[event.seat] -= event.amount
    elif event.what == "power_gained":
        power[event.seat] += event.amount
    elif event.what == "power_moved":
        power[event.seat] += event.amount
        power[str(event.facts["from"])] -= event.amount
    elif event.what == "power_on_card":
        power[event.card] += event.amount
    elif event.what == "power_lost":
        power[event.card] -= event.amount
