"""Cards that a move plays from a hand the position tells as a number."""

from __future__ import annotations

from typing import Any

from engine.agot.cases.builder import PRINTED, ROWS, RawPosition
from engine.agot.cases.position import UNTOLD
from engine.agot.state.declarations import KnowCard
from engine.agot.state.records import HAND, Card
from engine.kernel.decisions import Move

CATALOGUED = "card"
"""The field of a position's card that names the card of the catalogue."""


def with_named_card(position: RawPosition, move: Move) -> RawPosition | None:
    """The position in which the hand holds the card that a move names; None: it names none of a hand."""
    if not isinstance(move, KnowCard) or move.card.zone != HAND:
        return None
    card = move.card
    record = _record(card, looked_up=_looks_up(position))
    seats = [_with_card(seat, record) if seat["id"] == card.owner else seat for seat in position["seats"]]
    return {**position, "seats": seats}


def _with_card(seat: RawPosition, record: RawPosition) -> RawPosition:
    hand = seat.get("hand") or {}
    return {**seat, "hand": {**hand, "known": [*hand.get("known", ()), record]}}


def _record(card: Card, *, looked_up: bool) -> RawPosition:
    """The card as a position tells it, with the values of the catalogue or none."""
    record = {"id": card.id, "name": card.name, "type": card.kind}
    if looked_up and card.face:
        return {**record, CATALOGUED: card.face}
    return {**record, **dict.fromkeys(PRINTED.get(card.kind, ("cost",)), UNTOLD)}


def _looks_up(position: RawPosition) -> bool:
    """Whether the cards of a position are those of the catalogue."""
    return any(CATALOGUED in card for seat in position["seats"] for card in _cards(seat))


def _cards(seat: RawPosition) -> list[dict[str, Any]]:
    rows = [seat.get(row) or [] for row in ROWS] + [(seat.get("hand") or {}).get("known") or []]
    return [card for row in rows for card in row]
