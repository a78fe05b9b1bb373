"""What cannot be in a whole table of A Clash of Kings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.table_defects import Among, Defect, Fields, defects, key_defects, one_of, twice
from engine.kings import box
from engine.kings.game import KINGS
from engine.kings.table import Table


def _seats(table: Any) -> tuple[str, ...]:
    return tuple(table.seats)


def _areas(table: Any) -> tuple[str, ...]:
    return tuple(table.areas)


def _areas_or_none(table: Any) -> tuple[str, ...]:
    return ("", *table.areas)


HOUSE, HOUSE_OR_NONE = one_of(*box.HOUSES), one_of("", *box.HOUSES)
PIECES, ORDERS = one_of(*box.PIECES), one_of(*box.PERMANENT, *box.ONE_TIME)
AMONG: dict[str, Among] = {
    "Seat.id": HOUSE,
    "Seat.available": PIECES,
    "Seat.left": one_of(*box.ONE_TIME),
    "Seat.out": one_of(*box.ONE_TIME),
    "Area.kind": one_of(box.LAND, box.SEA, box.PORT),
    "Area.holder": HOUSE_OR_NONE,
    "Area.units": HOUSE,
    "Area.units.*": PIECES,
    "Area.power_token": HOUSE_OR_NONE,
    "Order.house": HOUSE,
    "Order.order": ORDERS,
    "State.phase": one_of("", box.SETUP, box.WESTEROS, box.PLANNING, box.ACTION),
    "State.step": one_of("", *(step for _, step in box.TURN)),
    "State.turn_order": HOUSE,
    "State.fiefdoms": HOUSE,
    "State.spoken": HOUSE,
    "State.mustered": _areas,
    "State.taken": _areas,
    "State.taken.*": HOUSE_OR_NONE,
    "State.settled": _areas,
    "State.delivered": HOUSE,
    "Fight.area": _areas_or_none,
    "Fight.attacker": HOUSE_OR_NONE,
    "Fight.loser": HOUSE_OR_NONE,
    "Fight.origin": _areas_or_none,
    "Fight.attacking": PIECES,
    "Fight.supporting": one_of("attacker", "defender"),
    "Fight.supporting.*": PIECES,
    "Fight.helpers": _areas,
    "Fled.house": HOUSE,
    "Fled.area": _areas,
    "Fled.units": PIECES,
    "Fled.at": _areas_or_none,
    "Ban.by": HOUSE,
    "Ban.named": HOUSE,
    "Resolved.order": ORDERS,
    "Resolved.house": HOUSE,
    "Resolved.area": _areas,
    "Did.gained": HOUSE,
    "Did.plundered": HOUSE,
    "Did.plundered_untold": HOUSE,
    "Did.destroyed": HOUSE,
    "Did.destroyed.*": PIECES,
    "Did.moved": PIECES,
}
FIELDS = Fields(AMONG, frozenset({"Did.gained"}), once=frozenset({"turn"}), texts=frozenset({"Did.of"}))


def table_defects(table: Table) -> Iterator[Defect]:
    """What is wrong with a table."""
    if not table.seats:
        yield Defect("table_no_seats", "seats")
    yield from defects(KINGS, FIELDS, table)
    yield from key_defects(table.seats, "seats")
    yield from key_defects(table.areas, "areas")
    yield from twice(table.turn_order, "turn_order")
    yield from twice(table.fiefdoms, "fiefdoms")
    for option in table.options:
        if option not in box.OPTIONS:
            yield Defect("table_no_number", "options", option)
