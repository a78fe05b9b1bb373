"""The position of a table, as a case has it; a closed card that nobody knows has no name there."""

from __future__ import annotations

from engine.kernel.errors import Unreadable
from engine.kernel.position_form import RawRecord
from engine.oriflamme.table import PLANNING, Card, Seat, Table


def position_of(table: Table) -> RawRecord:
    """The position of a table.

    Raises:
        Unreadable: a closed card is not known to everybody, and a position has to name it.
    """
    pointed = table.at_pointer if table.phase != PLANNING else None
    told: RawRecord = {
        "round": table.round,
        "phase": table.phase,
        "direction": table.direction,
        "first_player": table.first_player or None,
        "already_placed": list(table.placed) if table.phase == PLANNING and table.placed else None,
        "pointer": _named(pointed.top) if pointed is not None else None,
        "seats": [_seat(seat) for seat in table.seats.values()],
        "row": [[_card(card) for card in place.cards] for place in table.row],
    }
    return {name: value for name, value in told.items() if value is not None}


def _named(card: Card) -> str:
    if not card.name:
        raise Unreadable("position_hides_card", read=card.tag)
    return card.key


def _card(card: Card) -> RawRecord:
    told: RawRecord = {
        "card": _named(card),
        "face": "up" if card.open else "down",
        "tokens": card.tokens,
        "bribe": card.bribe or None,
    }
    return {name: value for name, value in told.items() if value is not None}


def _seat(seat: Seat) -> RawRecord:
    told: RawRecord = {"id": seat.id, "influence": seat.influence, "discard": list(seat.discard)}
    if seat.hand is not None:
        told["hand"] = list(seat.hand)
    if seat.set_aside is not None:
        told["set_aside"] = list(seat.set_aside)
    return told
