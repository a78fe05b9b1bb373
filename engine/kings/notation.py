"""How is a move of this game written as one typed line?

Only data and small questions to the table stand here; reading, completing and printing are done elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.kernel.grammar import Grammar, Raw, Thing
from engine.kernel.move import verb
from engine.kernel.told import FIELD_KINDS
from engine.kings import box
from engine.kings.notation_answers import ANSWERS
from engine.kings.notation_battle import OF_A_BATTLE, of_the_battle
from engine.kings.notation_forms import BUILD, COME, FORMS, GO, PARTS, UPGRADE
from engine.kings.notation_words import LEADS, NAMES_OF_HOUSES, VALUES
from engine.kings.references import NOBODYS
from engine.kings.table import Area, Table
from engine.kings.told import fields_of


def things(table: Table) -> tuple[Thing, ...]:
    """The areas, the orders that lie on them, and the House cards in hands and piles."""
    areas = (Thing(area.id, area.name or area.id) for area in table.areas.values())
    orders = (
        Thing(f"{area.id}:{one.order}", f"{area.id}:{one.order}", also=tuple(_called(area, one.order)))
        for area, one in table.orders()
    )
    return (*areas, *orders, *_cards(table))


def _called(area: Area, order: str) -> Iterator[str]:
    """An order by its area and its word, in either order."""
    for said in (word for several in VALUES[order].values() for word in several):
        for name in dict.fromkeys((area.id, area.name or area.id)):
            yield from (f"{name} {said}", f"{said} {name}")


def _cards(table: Table) -> Iterator[Thing]:
    for seat in table.seats.values():
        for name in dict.fromkeys((*(card.name for card in seat.hand or ()), *seat.discard)):
            yield Thing(f"{seat.id}:{name}", name)


POOLS: dict[str, Callable[[Table, Area, str], bool]] = {
    "own": lambda table, area, seat: bool(area.of(seat)) if seat else bool(area.units),
    "ports": lambda table, area, seat: area.kind == box.PORT,
    "battles": lambda table, area, seat: table.fight is not None and table.fight.area == area.id,
}


def pool(table: Table, seat: str, name: str) -> tuple[str, ...]:
    """The areas a place of this kind means first."""
    test = POOLS.get(name)
    if name == "titles":
        return tuple(one.id for one in _cards(table))
    return tuple(area.id for area in table.areas.values() if test is None or test(table, area, seat))


USUAL: Raw = {"step": "permanent", "when": "this_turn", "cause": "last_unit_retreated"}
"""What a move has if its line does not say otherwise."""
PART_FIELDS = ("kind", *box.PIECES)


def fill(table: Table, raw: Raw) -> Raw:
    """Bodies of units, and what is built, become the moves and units of the move."""
    made = {name: value for name, value in raw.items() if name not in ("goes", *box.PIECES)}
    if raw.get("do") == "enter_units":
        return {**made, "units": _counted(raw)}
    if raw.get("do") in OF_A_BATTLE:
        return of_the_battle(table, made)
    parts = raw.get("goes") or ()
    going = [_step(table, raw, one) for one in parts if one["kind"] in (GO, COME)]
    built = [_without_kind(one) for one in parts if one["kind"] in (BUILD, UPGRADE)]
    return {**made, **({"moves": going} if going else {}), **({"units": built} if built else {})}


def _counted(raw: Raw) -> Raw:
    return {piece: raw[piece] for piece in box.PIECES if raw.get(piece)}


def _step(table: Table, raw: Raw, part: Raw) -> Raw:
    """Where no numbers are told, everybody goes."""
    start = part.get("from") or raw.get("from") or raw.get("area") or ""
    here = table.areas.get(start)
    everybody = dict(here.of(raw.get("by", ""))) if here is not None else {}
    rest = {name: value for name, value in part.items() if name not in PART_FIELDS}
    return {**rest, "units": _counted(part) or everybody}


def _without_kind(part: Raw) -> Raw:
    plain = {name: value for name, value in part.items() if name != "kind"}
    return {"upgrade": box.FOOTMAN, **plain} if part["kind"] == UPGRADE else plain


def spread(table: Table, raw: Raw) -> Raw:
    """A move taken apart as its line tells it: the other way round."""
    made = {name: value for name, value in raw.items() if USUAL.get(name) != value}
    if raw["do"] == "enter_units":
        return {**{name: value for name, value in made.items() if name != "units"}, **raw["units"]}
    parts = [*map(_body, made.pop("moves", None) or ()), *map(_built, _list(made.pop("units", None)))]
    return {**made, **({"goes": parts} if parts else {})}


def _list(value: Any) -> list[Raw]:
    return value if isinstance(value, list) else []


def _body(step: Raw) -> Raw:
    told = {name: value for name, value in step.items() if value and name != "units"}
    return {"kind": GO if step.get("to") else COME, **told, **step["units"]}


def _built(built: Raw) -> Raw:
    told = {name: value for name, value in built.items() if value is not None}
    if "build" in told:
        return {"kind": BUILD, **told}
    plain = {name: value for name, value in told.items() if (name, value) != ("upgrade", box.FOOTMAN)}
    return {"kind": UPGRADE, **plain}


def fields(table: Table, of: str, printed: bool) -> tuple[str, ...]:
    """What can be corrected of a House, of an area or of the table; nothing is read off a card."""
    return () if printed else tuple(fields_of(table, of))


HOUSES_IN = {str: "seat", tuple: "seats"}
"""What a field that names Houses holds."""


def field(table: Table, of: str, name: str) -> str:
    """What a field that can be corrected holds."""
    known: Mapping[str, Any] = fields_of(table, of)
    if name not in known:
        return ""
    limit = known[name]
    houses = set(limit.among or ()) - {""} == set(box.HOUSES)
    return HOUSES_IN[limit.kind] if houses else FIELD_KINDS[limit.kind]


GRAMMAR = Grammar(
    forms=(*FORMS, *ANSWERS),
    effects=PARTS,
    leads=LEADS,
    values=VALUES,
    houses=NAMES_OF_HOUSES,
    house_of=lambda seat: str(seat.id),
    nobodys=tuple(verb(kind) for kind in NOBODYS),
    things=things,
    pool=pool,
    fill=fill,
    spread=spread,
    field=field,
    fields=fields,
)
