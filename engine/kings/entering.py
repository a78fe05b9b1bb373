"""The board as the players enter it: areas, and the units that stand there."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from engine.kernel.event import Event
from engine.kernel.game import Verb
from engine.kernel.move import Move
from engine.kernel.reason import DERIVED, Finding, change, no, rule, yes
from engine.kernel.state import tell
from engine.kings import base, box
from engine.kings.box import Kind, Piece
from engine.kings.table import Area, Table, Units, adjacent
from engine.kings.victory import crowned


class EnterArea(Move, frozen=True, kw_only=True):
    """An area is as the players say it is: entered new, or entered again."""

    area: str
    kind: Kind = "land"
    name: str = ""
    adjacent: tuple[str, ...] = ()
    land: str = ""
    sea: str = ""
    city: bool = False
    stronghold: bool = False
    barrels: int = 0
    crowns: int = 0
    neutral: int | None = None
    """The strength of neutral forces there."""


class EnterUnits(Move, frozen=True, kw_only=True):
    """These units of a House stand in an area."""

    area: str
    units: dict[Piece, Annotated[int, Meta(ge=0)]]


@rule("kings.scope.draft", "kings.port.belongs", "kings.port.tokens", "kings.port.setup")
def it_can_be_an_area(table: Table, move: EnterArea) -> Finding:
    """An area is a land, a sea or a port; a port belongs to one land and one sea, and there are eight."""
    port = move.kind == box.PORT
    if not move.area.strip() or ":" in move.area or move.area in table.seats:
        return no("no_name_for_an_area", area=move.area)
    if port and not table.uses(box.OPTION_PORTS):
        rules = ("kings.options.any-combination",)
        return no("option_not_in_force", change("use_option", option=5), rules=rules, option=5)
    kinds = [table.areas[one].kind if one in table.areas else "" for one in (move.land, move.sea)]
    if port and kinds != [box.LAND, box.SEA]:
        return no("port_needs_land_and_sea", rules=("kings.port.belongs",), area=move.area)
    if port and not adjacent(table, move.land, move.sea):
        between = ("kings.port.setup", "kings.port.belongs")
        return no("port_lies_between", rules=between, basis=DERIVED, area=move.land, sea=move.sea)
    ports = [one.id for one in table.areas.values() if one.kind == box.PORT and one.id != move.area]
    if port and len(ports) >= box.PORT_TOKENS:
        return no("no_port_left", rules=("kings.port.tokens",), count=box.PORT_TOKENS)
    if move.kind != box.LAND and (move.city or move.stronghold):
        return no("castle_on_land_only", area=move.area)
    there = table.areas.get(move.area)
    if there is not None and there.kind != move.kind and (there.units or there.orders):
        return no("area_is_in_use", area=move.area)
    return yes("area_entered", rules=("kings.scope.draft",), area=move.area)


@rule("kings.port.setup", "kings.port.belongs")
def act_enter_area(table: Table, move: EnterArea) -> Table:
    """It is on the board, and borders run both ways."""
    before = table.areas.get(move.area, Area(move.area))
    wanted = tuple(one for one in move.adjacent if one in table.areas and one != move.area)
    here = replace(
        before,
        kind=move.kind,
        name=move.name or before.name,
        adjacent=wanted,
        land=move.land if move.kind == box.PORT else "",
        sea=move.sea if move.kind == box.PORT else "",
        city=move.city,
        stronghold=move.stronghold,
        barrels=move.barrels,
        crowns=move.crowns,
        neutral=move.neutral is not None,
        neutral_strength=move.neutral,
        doubtful=(),
    )
    table = table.put(areas={**table.areas, move.area: here})
    for one in tuple(table.areas.values()):
        if one.id != move.area:
            table = table.area(one.id, adjacent=_borders(one, move.area, wanted))
    return tell(table, Event("area_entered", card=move.area))


def _borders(area: Area, other: str, wanted: tuple[str, ...]) -> tuple[str, ...]:
    rest = tuple(one for one in area.adjacent if one != other)
    return (*rest, other) if area.id in wanted else rest


@rule("kings.port.ships-only", "kings.port.capacity", "kings.components.list", "kings.scope.draft")
def they_can_stand_there(table: Table, move: EnterUnits) -> Finding:
    """Ships stand at sea and in ports, others on land; one House in an area, no more than the box holds."""
    area = table.areas[move.area]
    units = {str(piece): count for piece, count in move.units.items() if count}
    wrong = [piece for piece in units if (piece == box.SHIP) == (area.kind == box.LAND)]
    if wrong:
        rules = ("kings.port.ships-only",) if area.kind == box.PORT else ("kings.scope.draft",)
        return no("not_in_such_an_area", rules=rules, piece=wrong[0], area=area.id)
    if area.kind == box.PORT and units.get(box.SHIP, 0) > box.PORT_CAPACITY:
        return no("port_is_full", rules=("kings.port.capacity",), area=area.id, count=units[box.SHIP])
    if units.get(box.SIEGE) and not table.uses(box.OPTION_SIEGE):
        option = change("use_option", option=box.OPTION_SIEGE)
        return no(
            "option_not_in_force", option, rules=("kings.options.any-combination",), option=box.OPTION_SIEGE
        )
    if any(one != move.by for one in area.occupants):
        return no("area_of_another", area=area.id, seat=area.occupants[0])
    return _enough_pieces(table, move, units)


def _enough_pieces(table: Table, move: EnterUnits, units: Units) -> Finding:
    for piece, count in units.items():
        limit = base.PIECES_EACH[piece]
        elsewhere = sum(one.of(move.by).get(piece, 0) for one in table.areas.values() if one.id != move.area)
        left = (limit.value or 0) - elsewhere
        if count > left:
            return no("no_piece_left", piece=piece, count=count, left=left, certainty=limit.certainty)
    return None


@rule("kings.fort.last-unit")
def act_enter_units(table: Table, move: EnterUnits) -> Table:
    """They stand there, and no token of another; where nobody is left, no fortification is."""
    area = table.areas[move.area]
    units = {str(piece): count for piece, count in move.units.items() if count}
    table = table.area(
        move.area,
        units={move.by: units} if units else {},
        holder=move.by if units else area.holder,
        fortification=area.fortification and bool(units),
        power_token="" if units and area.power_token != move.by else area.power_token,
    )
    return crowned(tell(table, Event("units_entered", card=move.area, seat=move.by)))


VERBS = (
    Verb(EnterArea, (it_can_be_an_area,), act_enter_area),
    Verb(EnterUnits, (they_can_stand_there,), act_enter_units),
)
