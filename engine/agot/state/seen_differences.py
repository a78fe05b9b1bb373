"""A seat and its cards as somebody sees them, compared with the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.agot.state.corrections import CARD_FIELDS, SEAT_FIELDS
from engine.agot.state.records import DUPLICATE, Card, Seat
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import total_power
from engine.kernel.cases.position_form import RawRecord
from engine.kernel.view import Comparison, SeenDifferences

IN_PLAY, OUT_OF_PLAY = ("characters", "locations", "attachments"), ("dead", "discard")
CARDS_IN_PLAY = "play"
NOT_COMPARED = ("id", "name", "type", "card", "version")
"""What a card is called, and what it is by being called so."""
CARD_FIELD = {"house": "houses"}


def seen_differences(table: AgotTable, at: str, raw: RawRecord) -> SeenDifferences:
    """Where the record of a seat differs from what was seen of it."""
    comparison = Comparison()
    if at == "seats" and raw["id"] in table.seats:
        _seat(table, raw, comparison)
        for row in IN_PLAY:
            _row(table, raw["id"], raw.get(row), CARDS_IN_PLAY, comparison)
        for row in OUT_OF_PLAY:
            _row(table, raw["id"], raw.get(row), row, comparison)
        _unnamed(table, raw, comparison)
    return comparison.differences()


def _seat(table: AgotTable, raw: RawRecord, comparison: Comparison) -> None:
    seat = table.seats[raw["id"]]
    for field, value in raw.items():
        if field in (*IN_PLAY, *OUT_OF_PLAY, "id", "house"):
            continue
        if field == "hand" and isinstance(value, dict) and isinstance(value.get("count"), int):
            known = sum(1 for _ in table.hand_of(seat.id))
            comparison.compare(seat.id, "hand", seat.hand, max(0, value["count"] - known))
        elif field == "deck" and isinstance(value, int):
            known = sum(1 for card in table.cards.values() if (card.owner, card.zone) == (seat.id, "deck"))
            comparison.compare(seat.id, "deck", seat.deck, max(0, value - known))
        elif field == "power" and isinstance(value, int):
            _banner(table, seat, value - _more_power_on_cards(table, raw), comparison)
        elif field in SEAT_FIELDS and not isinstance(value, dict):
            comparison.compare(seat.id, field, getattr(seat, field), value)
        else:
            comparison.untouched.append(field)


def _banner(table: AgotTable, seat: Seat, total: int, comparison: Comparison) -> None:
    """The power of a seat is what it shows in all; what is not on its cards is on the banner."""
    banner = total - (total_power(table, seat.id) - seat.power)
    if banner < 0:
        comparison.untouched.append("power")
    else:
        comparison.compare(seat.id, "power", seat.power, banner)


def _more_power_on_cards(table: AgotTable, raw: RawRecord) -> int:
    """How much more power lies on the cards that were named than is recorded."""
    cards = (
        seen_card
        for row in IN_PLAY
        for seen_card in raw.get(row) or ()
        if isinstance(seen_card.get("power"), int)
    )
    return sum(
        seen_card["power"] - table.cards[seen_card["id"]].power
        for seen_card in cards
        if seen_card["id"] in table.cards
    )


def _row(table: AgotTable, seat: str, row: list[RawRecord] | None, zone: str, comparison: Comparison) -> None:
    for raw in row or ():
        card = table.cards.get(raw["id"])
        if card is None:
            continue
        comparison.compare(card.id, "zone", card.zone, zone)
        if zone == CARDS_IN_PLAY:
            comparison.compare(card.id, "controller", card.controller, seat)
            comparison.compare(card.id, "kneeling", card.kneeling, bool(raw.get("kneeling")))
        elif card.kneeling:
            comparison.compare(card.id, "kneeling", True, False)
        _printed(card, raw, comparison)
        if isinstance(raw.get("duplicates"), int):
            _duplicates(table, card, raw["duplicates"], comparison)


def _printed(card: Card, raw: RawRecord, comparison: Comparison) -> None:
    """Compares the values seen on a card, except its place and whether it kneels."""
    for field, value in raw.items():
        own = CARD_FIELD.get(field, field)
        if field in (*NOT_COMPARED, "kneeling", "duplicates") or value == "?":
            continue
        if own in CARD_FIELDS:
            comparison.compare(card.id, own, getattr(card, own), value)
        else:
            comparison.untouched.append(field)


def _duplicates(table: AgotTable, card: Card, count: int, comparison: Comparison) -> None:
    """Surplus duplicates are discarded; a missing one is an unnamed card."""
    lying = tuple(table.under(card.id, DUPLICATE))
    for other in lying[count:]:
        comparison.compare(other.id, "host", other.host, "")
        comparison.compare(other.id, "zone", other.zone, "discard")
    if count > len(lying):
        comparison.untouched.append("duplicates")


def _unnamed(table: AgotTable, raw: RawRecord, comparison: Comparison) -> None:
    """The cards that lie in play beside those of their kind which were named."""
    named_ids = {seen_card["id"] for row in (*IN_PLAY, *OUT_OF_PLAY) for seen_card in raw.get(row) or ()}
    kinds = {table.cards[id_].kind for id_ in named_ids if id_ in table.cards}
    for card in _in_play(table, raw["id"]):
        if card.kind in kinds and card.id not in named_ids:
            comparison.unnamed.append(card.id)


def _in_play(table: AgotTable, seat: str) -> Iterator[Any]:
    return (card for card in table.cards.values() if card.zone == CARDS_IN_PLAY and card.controller == seat)
