"""The table as everybody sees it: without a single name that only some know."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.reason import rule
from engine.oriflamme.box import TWIN
from engine.oriflamme.table import Card, Place, Seat, Table


@rule("oriflamme.info.others-hidden", "oriflamme.planning.secret-face-down")
def public(table: Table) -> Table:
    """Closed cards have no name, hands and set-aside cards are not known; a closed twin was seen by all."""
    row = tuple(_place(place) for place in table.row)
    seats = {seat.id: _seat(seat) for seat in table.seats.values()}
    return table.put(row=row, seats=seats)


def _place(place: Place) -> Place:
    if all(_seen(card) for card in place.cards):
        return place
    return Place(
        place.id, tuple(card if _seen(card) else replace(card, name="") for card in place.cards), place.done
    )


def _seen(card: Card) -> bool:
    return card.open or not card.name or card.tag == f"{card.family}.{TWIN}"


def _seat(seat: Seat) -> Seat:
    return seat if seat.hand is None and seat.set_aside is None else replace(seat, hand=None, set_aside=None)


@rule("oriflamme.info.own-hidden-cards", "oriflamme.setup.three-aside")
def seen_by(table: Table, family: str) -> Table:
    """The table as one player may see it: his own hidden cards too."""
    hidden = public(table)
    own = {card.tag: card.name for card in table.all_cards() if card.family == family}
    for tag, name in own.items():
        hidden = hidden.card(tag, name=name)
    seat = table.seats[family]
    return hidden.seat(family, hand=seat.hand, set_aside=seat.set_aside)
