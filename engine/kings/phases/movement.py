"""Movement between areas: by land, by sea transport, into and out of ports."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.kernel.reasons import DERIVED, SILENT, Reason, Verdict, change, rule, violated
from engine.kings.board import components
from engine.kings.board.supply_and_victory import owner
from engine.kings.rule_variants import PORT_ABANDONED, PORT_TRANSPORT
from engine.kings.table import Area, KingsTable, Units, adjacent, neighbours

_BASE = ("kings.scope.draft",)


class Movement(Struct, frozen=True):
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
def misplaced(table: KingsTable, going: Movement) -> Iterator[Reason]:
    """Only ships in a port; siege engines do not march into the sea; ships stay on the water."""
    here, there, units = table.areas[going.start], table.areas[going.end], going.units
    on_foot = [piece for piece in units if piece != components.SHIP]
    left = tuple(change("leave_piece", piece=piece) for piece in on_foot)
    if there.kind == components.PORT and on_foot:
        yield violated("ships_only_in_port", *left, rules=("kings.port.ships-only",), area=there.id)
    if there.kind == components.SEA and components.SIEGE in units:
        yield violated("siege_not_into_sea", *left, rules=("kings.siege.no-sea-march",), area=there.id)
    elif there.kind == components.SEA and on_foot:
        yield violated("land_unit_not_into_sea", *left, rules=_BASE, basis=SILENT, area=there.id)
    if there.kind == components.LAND and components.SHIP in units:
        port = here.kind == components.PORT
        rules = ("kings.port.move",) if port else _BASE
        leave = change("leave_piece", piece=components.SHIP)
        yield violated(
            "ship_not_onto_land", leave, rules=rules, basis=DERIVED if port else SILENT, area=there.id
        )


@rule(
    "kings.port.no-enemy",
    "kings.port.no-direct-attack",
    "kings.port.owner",
    "kings.port.move",
    "kings.port.capacity",
    "kings.port.own-sea-only",
    "kings.port.belongs",
)
def closed_port(table: KingsTable, going: Movement) -> Iterator[Reason]:
    """Only the holder of the land sails in, from the port's own sea, and never more than three lie there."""
    here, port = table.areas[going.start], table.areas[going.end]
    if here.kind == components.PORT:
        yield from _out_of_port(table, going, here, port)
    if port.kind != components.PORT or set(going.units) != {components.SHIP}:
        return
    seat = owner(table, port)
    if seat and seat != going.house:
        rules = ("kings.port.no-enemy", "kings.port.no-direct-attack", "kings.port.owner")
        yield violated("port_of_another", rules=rules, area=port.id, seat=seat)
    elif not seat:
        yield PORT_ABANDONED.reason(table, "port_without_owner", Verdict.NO, area=port.id)
    if here.kind != components.SEA:
        yield violated("port_from_sea_only", rules=("kings.port.move", "kings.port.belongs"), area=port.id)
    elif port.sea != here.id:
        rules = ("kings.port.own-sea-only", "kings.port.belongs", "kings.port.move")
        yield violated("port_of_other_sea", rules=rules, basis=DERIVED, area=port.id, sea=port.sea)
    yield from room(port, going.units[components.SHIP])


@rule("kings.port.capacity")
def room(port: Area, ships: int) -> Iterator[Reason]:
    """A port never holds more than three ships."""
    there = sum(units.get(components.SHIP, 0) for units in port.units.values())
    if there + ships > components.PORT_CAPACITY:
        free = components.PORT_CAPACITY - there
        fewer = (change("fewer_ships", count=free),) if free > 0 else ()
        yield violated(
            "port_is_full", *fewer, rules=("kings.port.capacity",), area=port.id, count=there + ships
        )


@rule("kings.port.own-sea-only", "kings.port.move")
def _out_of_port(table: KingsTable, going: Movement, port: Area, there: Area) -> Iterator[Reason]:
    """From a port ships sail into its own sea; ships whose land was taken wait for the winner's decision."""
    seat = owner(table, port)
    if seat and seat != going.house:
        rules = ("kings.port.owner", "kings.port.capture")
        yield violated("port_of_another", rules=rules, area=port.id, seat=seat)
    if there.kind == components.SEA and there.id != port.sea:
        rules = ("kings.port.own-sea-only", "kings.port.belongs")
        yield violated("port_of_other_sea", rules=rules, basis=DERIVED, area=port.id, sea=port.sea)


@rule("kings.siege.transport", "kings.port.transport")
def out_of_reach(table: KingsTable, going: Movement) -> Iterator[Reason]:
    """Into an adjacent area, or carried by sea over adjacent seas that hold own ships."""
    here, there = table.areas[going.start], table.areas[going.end]
    if components.PORT in (here.kind, there.kind) and not going.via:
        return
    ports = [area for area in going.via if table.areas[area].kind == components.PORT]
    if ports and PORT_TRANSPORT.option(table) == "no":
        yield PORT_TRANSPORT.reason(table, "no_transport_from_port", Verdict.NO, area=ports[0])
        return
    if adjacent(table, here.id, there.id) and not going.via:
        return
    if (
        set(going.units) != {components.SHIP}
        and there.kind == components.LAND == here.kind
        and _is_carried(table, going)
    ):
        return
    yield violated("not_adjacent", rules=_BASE, basis=SILENT, area=there.id, of=here.id)


def _is_carried(table: KingsTable, going: Movement) -> bool:
    """Over the seas the move names, or over any if it names none."""
    if going.via:
        return _chain(table, going)
    return bool(by_sea(table, going.house, going.start, going.end))


def _chain(table: KingsTable, going: Movement) -> bool:
    """Each sea of the way holds own ships, each is adjacent to the one before, and it leads elsewhere."""
    last = going.start
    if last == going.end:
        return False
    for area in going.via:
        if not table.areas[area].units_of(going.house).get(components.SHIP) or not adjacent(
            table, last, area
        ):
            return False
        last = area
    return adjacent(table, last, going.end)


@rule("kings.siege.transport", "kings.forced.gather")
def by_sea(table: KingsTable, house: str, start: str, end: str) -> tuple[str, ...]:
    """The shortest way over adjacent seas with own ships; none: there is no way."""
    ways: list[tuple[str, ...]] = [(start,)] if start != end else []
    visited = {start}
    while ways:
        path = ways.pop(0)
        for neighbour in neighbours(table, path[-1]):
            if neighbour == end and len(path) > 1:
                return path[1:]
            area = table.areas[neighbour]
            if (
                neighbour not in visited
                and area.kind == components.SEA
                and area.units_of(house).get(components.SHIP)
            ):
                visited.add(neighbour)
                ways.append((*path, neighbour))
    return ()


def missing(table: KingsTable, house: str, area: str, units: Units) -> Iterator[Reason]:
    """Only units that stand in the area leave it."""
    here = table.areas[area]
    for piece, count in units.items():
        if here.units_of(house).get(piece, 0) < count:
            has = here.units_of(house).get(piece, 0)
            fewer = (change("fewer_units", count=has),) if has else ()
            yield violated(
                "units_not_there", *fewer, rules=_BASE, piece=piece, count=count, has=has, area=here.id
            )


def over_the_sea(table: KingsTable, area: Area, house: str) -> Iterator[str]:
    """The lands that units of a land are carried to by the ships of their House."""
    next_door = neighbours(table, area.id)
    for other in table.areas.values():
        beyond = other.kind == area.kind == components.LAND and other.id not in (area.id, *next_door)
        if beyond and by_sea(table, house, area.id, other.id):
            yield other.id


def bodies(table: KingsTable, area: Area, end: str, house: str) -> Iterator[dict[str, int]]:
    """All of them; and where engines stay behind, all the others."""
    units = dict(area.units_of(house))
    yield units
    others = {piece: count for piece, count in units.items() if piece != components.SIEGE}
    if others and others != units:
        yield others
