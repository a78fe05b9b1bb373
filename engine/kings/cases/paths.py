"""The paths at which the results of a case are checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.cases.model import StepInput, ValueUnknown, known_value
from engine.kernel.decisions import Move
from engine.kernel.errors import Unreadable
from engine.kings.board import components
from engine.kings.game import move_key
from engine.kings.phases.mustering import in_stock
from engine.kings.table import Area, HouseSeat, KingsTable, LastMove, add

BASE_RULES = "base_rules"


def _units(area: Area) -> dict[str, int]:
    total: dict[str, int] = {}
    for units in area.units.values():
        total = add(total, units)
    return total


def _units_by_house(area: Area) -> dict[str, dict[str, int]]:
    return {house: dict(units) for house, units in area.units.items() if units}


def _units_of(area: Area) -> str | None:
    if len(area.occupants) > 1:
        raise ValueUnknown
    return area.occupants[0] if area.occupants else None


AREA: dict[str, Callable[[Area], Any]] = {
    "units": _units,
    "units_of": _units_of,
    "units_by_house": _units_by_house,
    "fortification": lambda area: area.fortification,
    "power_token": lambda area: area.power_token or None,
    "orders": lambda area: [order.order for order in area.orders],
}


def _supply(seat: HouseSeat) -> Any:
    return BASE_RULES if seat.supply_open else known_value(seat.supply)


HOUSE: dict[str, Callable[[HouseSeat], Any]] = {
    "power": lambda seat: known_value(seat.power),
    "supply": _supply,
    "hand": lambda seat: [card.name for card in known_value(seat.hand)],
    "discard": lambda seat: list(seat.discard),
}


def _retreating(table: KingsTable) -> dict[str, dict[str, int]]:
    """The beaten units whose retreat is not told yet, by their House."""
    fled = table.fled
    waits = fled is not None and fled.units and not fled.at
    return {fled.house: dict(fled.units)} if fled is not None and waits else {}


PLAIN: dict[str, Callable[[KingsTable], Any]] = {
    "stock.fortifications": lambda table: table.fortifications_left,
    "battle": lambda table: table.fight.area if table.fight else None,
    "retreating": _retreating,
    "destroyed": lambda table: {house: units for house, units in table.did.destroyed.items() if units},
    "banned": lambda table: table.ban.named if table.ban else None,
    "game.over": lambda table: table.over is not None,
    "game.winner": lambda table: table.over.winner if table.over else None,
}
DID_BY_HOUSE = ("gained", "plundered", "destroyed")
DID = ("removed", "lapsed", "out_of_game", "moved", "points_used", "mustered", "effect")


def check_path(path: str, table: KingsTable) -> None:
    """Whether the path is one of the format, and what it names is there.

    Raises:
        Unreadable: the path, the area or the House is unknown.
    """
    if path in PLAIN:
        return
    kind, _, rest = path.partition(".")
    if kind == "area":
        name, _, field = rest.rpartition(".")
        if field in AREA and name not in table.areas:
            raise Unreadable("unknown_area", area=name, known=tuple(table.areas))
        if field in AREA:
            return
    if kind == "house" and _is_house_path(rest, path, table):
        return
    if kind == "did" and (rest in DID or _is_did_by_house(rest, path, table)):
        return
    raise Unreadable("unknown_path", path=path)


def _is_house_path(rest: str, path: str, table: KingsTable) -> bool:
    house, _, field = rest.partition(".")
    known = field in HOUSE or field in [f"available.{piece}" for piece in components.PIECES]
    if known and house not in table.seats:
        raise Unreadable("unknown_seat", path=path, known=tuple(table.seats))
    return known


def _is_did_by_house(rest: str, path: str, table: KingsTable) -> bool:
    field, _, house = rest.partition(".")
    if field in DID_BY_HOUSE and house not in table.seats:
        raise Unreadable("unknown_seat", path=path, known=tuple(table.seats))
    return field in DID_BY_HOUSE


def fact(path: str, table: KingsTable, so_far: tuple[StepInput, ...]) -> Any:
    """The value at a path.

    Raises:
        ValueUnknown: it cannot be told.
    """
    if path in PLAIN:
        return PLAIN[path](table)
    kind, _, rest = path.partition(".")
    if kind == "area":
        name, _, field = rest.rpartition(".")
        return AREA[field](table.areas[name])
    if kind == "house":
        house, _, field = rest.partition(".")
        if field.startswith("available."):
            return in_stock(table, house, field.partition(".")[2])[0]
        return HOUSE[field](table.seats[house])
    return _did(rest, _last(table, so_far))


def _last(table: KingsTable, so_far: tuple[StepInput, ...]) -> LastMove:
    """What the last step did: nothing, if it was a question or was refused."""
    last = so_far[-1] if so_far else None
    if isinstance(last, Move) and table.did.of == move_key(last):
        return table.did
    return LastMove()


def _did(rest: str, did: LastMove) -> Any:
    field, _, house = rest.partition(".")
    if field == "plundered" and house in did.plundered_untold:
        raise ValueUnknown
    if field in ("gained", "plundered"):
        return getattr(did, field).get(house, 0)
    if field == "destroyed":
        return did.destroyed.get(house, {})
    if field == "points_used":
        return known_value(did.points_used) if did.of else 0
    if field == "effect":
        return did.effect or None
    value = getattr(did, field)
    return list(value) if isinstance(value, tuple) else value
