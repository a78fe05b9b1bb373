"""Face-down orders: the table and the moves as everybody sees them."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.reasons import rule
from engine.kings.board import components
from engine.kings.corrections import lie_face_down
from engine.kings.moves import PlaceOneTime, PlaceOrder
from engine.kings.table import HouseSeat, KingsTable, LastMove


def announced(table: KingsTable, move: Move) -> Move:
    """A move as all players hear it: the area of an order that was placed, and not which order.

    An order placed in the Westeros phase begins the planning phase.
    """
    revealed = not lie_face_down(table) and table.phase != components.WESTEROS
    if revealed or not isinstance(move, PlaceOneTime | PlaceOrder):
        return move
    return replace(move, order="")


@rule("kings.onetime.face-down", "kings.onetime.reveal")
def taken_off(table: KingsTable) -> KingsTable:
    """The table without the orders that lie face down, as if none of them had been laid yet."""
    if not lie_face_down(table):
        return table
    lying = [order for _, order in table.orders() if order.one_time]
    seats = {
        house: _with_left(seat, tuple(order.order for order in lying if order.house == house))
        for house, seat in table.seats.items()
    }
    for area in table.areas.values():
        if area.orders:
            table = table.area(area.id, orders=())
    return table.put(seats=seats, did=LastMove())


def _with_left(seat: HouseSeat, lying: tuple[str, ...]) -> HouseSeat:
    """The seat with its one-time orders counted as before they were laid, in one order for all."""
    if seat.left is None:
        return seat
    return replace(seat, left=tuple(sorted((*seat.left, *lying))))


@rule("kings.onetime.reveal")
def revealed(later: KingsTable, move: Move) -> bool:
    """Orders are revealed together when the planning phase is over."""
    return not lie_face_down(later)
