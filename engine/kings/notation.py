"""How is a move of this game written as one typed line?

Only data and small questions to the table stand here; reading, completing and printing are done elsewhere.
A line tells one body of units; a march in several directions is entered as data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel.grammar import Grammar, Raw, Thing
from engine.kernel.move import verb
from engine.kernel.told import FIELD_KINDS
from engine.kings import box
from engine.kings.notation_forms import FORMS, LEADS, NAMES_OF_HOUSES, VALUES
from engine.kings.references import NOBODYS
from engine.kings.table import Area, Table
from engine.kings.told import fields_of


def things(table: Table) -> tuple[Thing, ...]:
    """The areas, and the orders that lie on them."""
    areas = (Thing(area.id, area.name or area.id) for area in table.areas.values())
    orders = (Thing(f"{area.id}:{one.order}", f"{area.id}:{one.order}") for area, one in table.orders())
    return (*areas, *orders)


POOLS: dict[str, Callable[[Table, Area, str], bool]] = {
    "own": lambda table, area, seat: bool(area.of(seat)) if seat else bool(area.units),
    "ports": lambda table, area, seat: area.kind == box.PORT,
    "battles": lambda table, area, seat: table.fight is not None and table.fight.area == area.id,
}


def pool(table: Table, seat: str, name: str) -> tuple[str, ...]:
    """The areas a place of this kind means first."""
    test = POOLS.get(name)
    return tuple(area.id for area in table.areas.values() if test is None or test(table, area, seat))


def fill(table: Table, raw: Raw) -> Raw:
    """Counts and places told by themselves become the units of the move."""
    made = {name: value for name, value in raw.items() if name not in LOOSE}
    units = {piece: raw[piece] for piece in box.PIECES if raw.get(piece)}
    if raw.get("do") == "enter_units":
        return {**made, "units": units}
    if raw.get("march_to"):
        made["moves"] = [{"to": raw["march_to"], "units": units or _all(table, raw)}]
    if raw.get("march_from"):
        start = table.areas.get(raw["march_from"])
        made["moves"] = [{"from": raw["march_from"], "units": units or _there(start, raw)}]
    if raw.get("build"):
        made["units"] = [{"build": raw["build"], "place": raw.get("place")}]
    if raw.get("upgrade_to"):
        made["units"] = [{"upgrade": box.FOOTMAN, "to": raw["upgrade_to"]}]
    if raw.get("discarded"):
        made["discard"] = "Melisandre"
    return made


LOOSE = (*box.PIECES, "march_to", "march_from", "build", "upgrade_to", "place", "discarded")
"""What a line tells and no move has."""


def _all(table: Table, raw: Raw) -> dict[str, int]:
    """Where no numbers are told, everybody goes."""
    return _there(table.areas.get(raw.get("from") or raw.get("area") or ""), raw)


def _there(area: Area | None, raw: Raw) -> dict[str, int]:
    return dict(area.of(raw.get("by", ""))) if area is not None else {}


def fields(table: Table, of: str, printed: bool) -> tuple[str, ...]:
    """What can be corrected of a House, of an area or of the table; nothing is read off a card."""
    return () if printed else tuple(fields_of(table, of))


def field(table: Table, of: str, name: str) -> str:
    """What a field that can be corrected holds."""
    known: Mapping[str, Any] = fields_of(table, of)
    return FIELD_KINDS[known[name].kind] if name in known else ""


GRAMMAR = Grammar(
    forms=FORMS,
    leads=LEADS,
    values=VALUES,
    houses=NAMES_OF_HOUSES,
    house_of=lambda seat: str(seat.id),
    nobodys=tuple(verb(kind) for kind in NOBODYS),
    things=things,
    pool=pool,
    fill=fill,
    field=field,
    fields=fields,
)
