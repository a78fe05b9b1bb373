"""What every board keeps, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.reasons import Reason, violated
from engine.kings.board.components import (
    FORTIFICATIONS,
    LAND,
    PIECES,
    PIECES_EACH,
    PORT,
    PORT_CAPACITY,
    SHIP,
    TOP_SUPPLY,
)
from engine.kings.board.supply_and_victory import ships_may
from engine.kings.table import Area, KingsTable


def invariants(table: KingsTable) -> Iterator[Reason]:
    """The invariants that a board breaks."""
    for area in table.areas.values():
        yield from _units(table, area)
        yield from _on_the_land(area)
        yield from _orders(area)
    yield from _pieces(table)
    yield from _houses(table)


def _units(table: KingsTable, area: Area) -> Iterator[Reason]:
    fought_over = table.fight is not None and table.fight.area == area.id
    if len(area.occupants) > 1 and not fought_over:
        yield violated("two_houses_there", rules=("kings.scope.draft",), area=area.id, seats=area.occupants)
    for house in area.occupants:
        wrong = [
            piece
            for piece, count in area.units_of(house).items()
            if count and (piece == SHIP) != ships_may(area)
        ]
        if wrong:
            rules = ("kings.port.ships-only",) if area.kind == PORT else ("kings.scope.draft",)
            yield violated("not_in_such_an_area", rules=rules, piece=wrong[0], area=area.id)
        if area.kind == PORT and area.units_of(house).get(SHIP, 0) > PORT_CAPACITY:
            count = area.units_of(house)[SHIP]
            yield violated("port_is_full", rules=("kings.port.capacity",), area=area.id, count=count)


def _on_the_land(area: Area) -> Iterator[Reason]:
    if area.fortification and area.kind != LAND:
        yield violated("fortified_no_land", rules=("kings.fort.no-sea-port",), area=area.id)
    if area.fortification and not area.occupants:
        yield violated("fortified_and_empty", rules=("kings.fort.last-unit",), area=area.id)


def _orders(area: Area) -> Iterator[Reason]:
    """One order of each sort in an area, and one-time orders beside own units."""
    permanent = [order for order in area.orders if not order.one_time]
    if len(permanent) > 1:
        yield violated("two_orders_there", rules=("kings.onetime.with-permanent",), area=area.id)
    if len(area.orders) - len(permanent) > 1:
        yield violated("two_orders_there", rules=("kings.onetime.one-per-turn",), area=area.id)
    if area.kind == PORT and len(permanent) < len(area.orders):
        yield violated("one_time_in_port", rules=("kings.port.no-one-time",), area=area.id)


def _pieces(table: KingsTable) -> Iterator[Reason]:
    """No House has more pieces than its box, and there are nine fortifications."""
    for house in table.seats:
        for piece in PIECES:
            count = sum(area.units_of(house).get(piece, 0) for area in table.areas.values())
            limit = PIECES_EACH[piece].value
            if limit is not None and count > limit:
                rules = ("kings.components.list",)
                yield violated(
                    "more_than_the_box_holds", rules=rules, seat=house, piece=piece, count=count, limit=limit
                )
    if table.fortifications_on_board > FORTIFICATIONS:
        yield violated(
            "too_many_fortifications", rules=("kings.fort.nine",), count=table.fortifications_on_board
        )


def _houses(table: KingsTable) -> Iterator[Reason]:
    if len(set(table.turn_order)) < len(table.turn_order):
        yield violated("twice_in_turn_order", rules=("kings.onetime.turn-order",))
    for seat in table.seats.values():
        if not 0 <= (seat.supply or 0) <= TOP_SUPPLY:
            yield violated("supply_off_the_track", rules=("kings.delivery.effect",), seat=seat.id)
        if (seat.power or 0) < 0:
            rules = ("kings.components.list",)
            yield violated("fewer_than_none", rules=rules, seat=seat.id, field="power")
        for order in sorted(set(seat.left or ()) & set(seat.out)):
            yield violated("order_left_and_out", rules=("kings.onetime.spent",), seat=seat.id, order=order)
