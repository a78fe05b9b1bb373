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


def _seats_or_none(table: Any) -> tuple[str, ...]:
    return ("", *table.seats)


PIECES, ORDERS = one_of(*box.PIECES), one_of(*box.PERMANENT, *box.ONE_TIME)
AMONG: dict[str, Among] = {
    "Seat.id": one_of(*box.HOUSES),
    "Seat.available": PIECES,
    "Seat.left": one_of(*box.ONE_TIME),
    "Seat.out": one_of(*box.ONE_TIME),
    "Area.kind": one_of(box.LAND, box.SEA, box.PORT),
    "Area.holder": _seats_or_none,
    "Area.units": _seats,
    "Area.units.*": PIECES,
    "Area.power_token": _seats_or_none,
    "Order.house": _seats,
    "Order.order": ORDERS,
    "State.phase": one_of("", box.SETUP, box.WESTEROS, box.PLANNING, box.ACTION),
    "State.step": one_of("", *(step for _, step in box.TURN)),
    "State.turn_order": _seats,
    "State.fiefdoms": _seats,
    "State.spoken": _seats,
    "State.mustered": _areas,
    "State.taken": _areas,
    "State.taken.*": _seats_or_none,
    "State.settled": _areas,
    "State.delivered": _seats,
    "Fight.area": _areas_or_none,
    "Fight.attacker": _seats_or_none,
    "Fight.loser": _seats_or_none,
    "Fight.origin": _areas_or_none,
    "Fight.attacking": PIECES,
    "Fight.supporting": one_of("attacker", "defender"),
    "Fight.supporting.*": PIECES,
    "Fight.helpers": _areas,
    "Fled.house": _seats,
    "Fled.area": _areas,
    "Fled.units": PIECES,
    "Fled.at": _areas_or_none,
    "Ban.by": _seats,
    "Ban.named": _seats,
    "Resolved.order": ORDERS,
    "Resolved.house": _seats,
    "Resolved.area": _areas,
    "Did.gained": _seats,
    "Did.plundered": _seats,
    "Did.plundered_untold": _seats,
    "Did.destroyed": _seats,
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
