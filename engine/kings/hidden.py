"""What everybody may be told of orders that still lie face down."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.kernel.move import Move
from engine.kernel.reason import rule
from engine.kings import box
from engine.kings.moves import PlaceOneTime, PlaceOrder
from engine.kings.planning import left_of, one_time_set
from engine.kings.table import Table


@rule("kings.onetime.face-down", "kings.onetime.reveal")
def lie_face_down(table: Table) -> bool:
    """Orders are revealed together, when the planning phase is over."""
    return table.phase == box.PLANNING


@rule("kings.onetime.face-down", "kings.onetime.five")
def not_shown(table: Table, house: str) -> tuple[str, ...]:
    """The one-time orders nobody has seen yet: what is left, and the one that lies face down."""
    lying = [one.order for _, one in table.orders() if one.one_time and one.house == house]
    unseen = Counter((*left_of(table, house), *(lying if lie_face_down(table) else ())))
    return tuple(one for one in dict.fromkeys(one_time_set(house)) for _ in range(unseen[one]))


def spoken(table: Table, move: Move) -> Move:
    """A move as it is said before everybody: where an order was laid, and not which.

    Laid in the Westeros phase it begins the planning phase.
    """
    revealed = not lie_face_down(table) and table.phase != box.WESTEROS
    if revealed or not isinstance(move, PlaceOneTime | PlaceOrder):
        return move
    return replace(move, order="")
