"""Whether units may go from one area to another: by land, by sea transport, into and out of ports.

A march, the Young Wolf and the forced march move by the same rules; each says what more it asks.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.kernel.reason import DERIVED, SILENT, Reason, Verdict, change, no, rule
from engine.kings import box
from engine.kings.points import PORT_ABANDONED, PORT_TRANSPORT
from engine.kings.table import Area, Table, Units, adjacent, neighbours, owner

BASE = ("kings.scope.draft",)


class Going(Struct, frozen=True):
    """Units of a House on their way."""

    house: str
    start: str
    end: str
    units: Units
    via: tuple[str, ...] = ()
    """The seas they are carried over; none: the shortest way, if there is one."""


@rule(
    "kings.port.ships-only",
    "kings.siege.no-sea-march",
    "kings.siege.land-unit",
    "kings.forced.land-or-sea",
    "kings.port.move",
)
def misplaced(table: Table, going: Going) -> Iterator[Reason]:
    """Only ships in a port; siege engines do not march into the sea; ships stay on the water."""
    here, there, units = table.areas[going.start], table.areas[going.end], going.units
    on_foot = [piece for piece in units if piece != box.SHIP]
    left = tuple(change("leave_piece", piece=piece) for piece in on_foot)
    if there.kind == box.PORT and on_foot:
        yield no("ships_only_in_port", *left, rules=("kings.port.ships-only",), area=there.id)
    if there.kind == box.SEA and box.SIEGE in units:
        yield no("siege_not_into_sea", *left, rules=("kings.siege.no-sea-march",), area=there.id)
    elif there.kind == box.SEA and on_foot:
        yield no("land_unit_not_into_sea", *left, rules=BASE, basis=SILENT, area=there.id)
    if there.kind == box.LAND and box.SHIP in units:
        port = here.kind == box.PORT
        rules = ("kings.port.move",) if port else BASE
        leave = change("leave_piece", piece=box.SHIP)
        yield no("ship_not_onto_land", leave, rules=rules, basis=DERIVED if port else SILENT, area=there.id)


@rule(
    "kings.port.no-enemy",
    "kings.port.no-direct-attack",
    "kings.port.owner",
    "kings.port.move",
    "kings.port.capacity",
    "kings.port.own-sea-only",
    "kings.port.belongs",
)
def closed_port(table: Table, going: Going) -> Iterator[Reason]:
    """Only the holder of the land sails in, from the port's own sea, and never more than three lie there."""
    here, port = table.areas[going.start], table.areas[going.end]
    if here.kind == box.PORT:
        yield from _out_of_port(table, going, here, port)
    if port.kind != box.PORT or set(going.units) != {box.SHIP}:
        return
    has = owner(table, port)
    if has and has != going.house:
        rules = ("kings.port.no-enemy", "kings.port.no-direct-attack", "kings.port.owner")
        yield no("port_of_another", rules=rules, area=port.id, seat=has)
    elif not has:
        yield PORT_ABANDONED.reason(table, "port_without_owner", Verdict.NO, area=port.id)
    if here.kind != box.SEA:
        yield no("port_from_sea_only", rules=("kings.port.move", "kings.port.belongs"), area=port.id)
    elif port.sea != here.id:
        rules = ("kings.port.own-sea-only", "kings.port.belongs", "kings.port.move")
        yield no("port_of_other_sea", rules=rules, basis=DERIVED, area=port.id, sea=port.sea)
    yield from room(port, going.units[box.SHIP])


@rule("kings.port.capacity")
def room(port: Area, ships: int) -> Iterator[Reason]:
    """A port never holds more than three ships."""
    there = sum(units.get(box.SHIP, 0) for units in port.units.values())
    if there + ships > box.PORT_CAPACITY:
        free = box.PORT_CAPACITY - there
        fewer = (change("fewer_ships", count=free),) if free > 0 else ()
        yield no("port_is_full", *fewer, rules=("kings.port.capacity",), area=port.id, count=there + ships)


@rule("kings.port.own-sea-only", "kings.port.move")
def _out_of_port(table: Table, going: Going, port: Area, there: Area) -> Iterator[Reason]:
    """From a port ships sail into its own sea; ships whose land was taken wait for the winner's decision."""
    has = owner(table, port)
    if has and has != going.house:
        rules = ("kings.port.owner", "kings.port.capture")
        yield no("port_of_another", rules=rules, area=port.id, seat=has)
    if there.kind == box.SEA and there.id != port.sea:
        rules = ("kings.port.own-sea-only", "kings.port.belongs")
        yield no("port_of_other_sea", rules=rules, basis=DERIVED, area=port.id, sea=port.sea)


@rule("kings.siege.transport", "kings.port.transport")
def out_of_reach(table: Table, going: Going) -> Iterator[Reason]:
    """Into an adjacent area, or carried by sea over adjacent seas that hold own ships."""
    here, there = table.areas[going.start], table.areas[going.end]
    if box.PORT in (here.kind, there.kind) and not going.via:
        return
    ports = [one for one in going.via if table.areas[one].kind == box.PORT]
    if ports and PORT_TRANSPORT.option(table) == "no":
        yield PORT_TRANSPORT.reason(table, "no_transport_from_port", Verdict.NO, area=ports[0])
        return
    if adjacent(table, here.id, there.id) and not going.via:
        return
    if set(going.units) != {box.SHIP} and there.kind == box.LAND == here.kind and _is_carried(table, going):
        return
    yield no("not_adjacent", rules=BASE, basis=SILENT, area=there.id, of=here.id)


def _is_carried(table: Table, going: Going) -> bool:
    """Over the seas the move names, or over any if it names none."""
    if going.via:
        return _chain(table, going)
    return bool(by_sea(table, going.house, going.start, going.end))


def _chain(table: Table, going: Going) -> bool:
    """Each sea of the way holds own ships, each is adjacent to the one before, and it leads elsewhere."""
    last = going.start
    if last == going.end:
        return False
    for one in going.via:
        if not table.areas[one].of(going.house).get(box.SHIP) or not adjacent(table, last, one):
            return False
        last = one
    return adjacent(table, last, going.end)


@rule("kings.siege.transport", "kings.forced.gather")
def by_sea(table: Table, house: str, start: str, end: str) -> tuple[str, ...]:
    """The shortest way over adjacent seas with own ships; none: there is no way."""
    ways: list[tuple[str, ...]] = [(start,)] if start != end else []
    seen = {start}
    while ways:
        way = ways.pop(0)
        for one in neighbours(table, way[-1]):
            if one == end and len(way) > 1:
                return way[1:]
            area = table.areas[one]
            if one not in seen and area.kind == box.SEA and area.of(house).get(box.SHIP):
                seen.add(one)
                ways.append((*way, one))
    return ()


def missing(table: Table, house: str, area: str, units: Units) -> Iterator[Reason]:
    """Only units that stand in the area leave it."""
    here = table.areas[area]
    for piece, count in units.items():
        if here.of(house).get(piece, 0) < count:
            has = here.of(house).get(piece, 0)
            fewer = (change("fewer_units", count=has),) if has else ()
            yield no("units_not_there", *fewer, rules=BASE, piece=piece, count=count, has=has, area=here.id)
