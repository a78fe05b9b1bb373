"""The grammar of typed lines: the moves, the orders and the battle they speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any

from engine.kernel.corrections import FIELD_KINDS
from engine.kernel.grammar import Form, Grammar, LineWords, RawMove, Slot, Thing, Vocabulary
from engine.kings.board import components
from engine.kings.board.components import MARCH, ONE_TIME, PERMANENT, POWER, RAID, SUPPORT
from engine.kings.corrections import fields_of
from engine.kings.game import KINGS
from engine.kings.meanings.moves import meanings
from engine.kings.notation.forms import BUILD, COME, FORMS, GO, ONCE, OWN, PARTS, SAID, UPGRADE, VALUE
from engine.kings.public_table import taken_off
from engine.kings.table import Area, Fight, KingsTable

CARRIED_OUT = {"march": MARCH, "raid": RAID, "support": SUPPORT, "consolidate": POWER}
"""Verbs that carry out an order -> the order."""
_PLACED_SLOTS = (OWN, Slot("face", VALUE, "face", False, ("up", "down")))


def _said_of(order: str) -> Iterator[str]:
    """The keys of the words for an order: its name, and its execution."""
    yield f"values.{order}"
    for form in SAID:
        carried_out = form.fixed.get("order") if form.makes == ONCE else CARRIED_OUT.get(form.makes)
        if carried_out == order and not form.fixed.get("leave_power_token"):
            yield form.words


def _placed(makes: str, order: str) -> Iterator[Form]:
    slots = _PLACED_SLOTS if makes == "place_one_time" else _PLACED_SLOTS[:1]
    yield from (Form(makes, words, slots, {"order": order}, asked=True) for words in _said_of(order))


ORDER_ANSWERS = (
    *(form for order in ONE_TIME for form in _placed("place_one_time", order)),
    *(form for order in PERMANENT for form in _placed("place_order", order)),
)


def of_the_battle(table: KingsTable, raw: RawMove) -> RawMove:
    """A line that tells something of a battle, with what it leaves out."""
    return OF_A_BATTLE[raw["do"]](table, raw)


def _support(table: KingsTable, raw: RawMove) -> RawMove:
    """The battle that is open is supported, and who fights in it supports himself."""
    fight = _open(table)
    if fight is None or raw.get("battle", fight.area) != fight.area:
        return raw
    fights = raw.get("by") in table.areas[fight.area].occupants
    own = {"side": "attacker" if raw.get("by") == fight.attacker else "defender"} if fights else {}
    return {"battle": fight.area, "attacker": fight.attacker, **own, **raw}


def _outcome(table: KingsTable, raw: RawMove) -> RawMove:
    """``Stark wins``: who says it of himself has won the battle that is open."""
    fight, battle = _open(table), raw.get("battle") or {}
    where = {"area": fight.area} if fight is not None else {}
    if "winner" in battle or not raw.get("by"):
        return {**where, **raw}
    return {**where, **raw, "by": "", "battle": {"winner": raw["by"], **battle}}


def _open(table: KingsTable) -> Fight | None:
    return table.fight if table.fight is not None and table.fight.open else None


def _lost_at(field: str) -> Callable[[KingsTable, RawMove], RawMove]:
    """Retreats and losses are in the area of the last battle, unless the line names another."""

    def told(table: KingsTable, raw: RawMove) -> RawMove:
        fight, fled = _open(table), table.fled
        if fled is not None and fled.house == raw.get("by"):
            return {field: fled.area, **raw}
        return {field: fight.area, **raw} if fight is not None else raw

    return told


OF_A_BATTLE: dict[str, Callable[[KingsTable, RawMove], RawMove]] = {
    "support": _support,
    "resolve_battle": _outcome,
    "retreat": _lost_at("from"),
    "casualty": _lost_at("area"),
    "destroy_all": _lost_at("area"),
}


def things(table: KingsTable, words: Vocabulary) -> tuple[Thing, ...]:
    """The areas, the orders that lie on them face up, and the House cards in hands and piles."""
    areas = (
        Thing(area.id, area.name or area.id, also=tuple(_kinds_of(table, area, words)))
        for area in table.areas.values()
    )
    orders = (
        Thing(id_ := f"{area.id}:{order.order}", id_, also=tuple(_called(area, words.values[order.order])))
        for area, order in taken_off(table).orders()
    )
    return (*areas, *orders, *_cards(table, words))


def _kinds_of(table: KingsTable, area: Area, words: Vocabulary) -> Iterator[str]:
    """An area by its kind, alone, with its letter, or with the land it belongs to."""
    letter = area.id.removeprefix(f"{area.kind}_") if not area.name else area.id
    alike = sum(other.kind == area.kind for other in table.areas.values())
    also = words.synonyms.get(f"values.{area.kind}", {})
    for word in chain(*words.values[area.kind].values(), *also.values()):
        yield from (word,) if alike <= ALIKE else ()
        yield from (f"{word} {letter}",) if letter != area.id else ()
        if area.id == components.port_of(area.land):
            land = table.areas[area.land].name or area.land
            yield from (f"{word} {land}", f"{land} {word}")


ALIKE = 4
"""Of so many areas of a kind each may be called by it."""


def _called(area: Area, order: LineWords) -> Iterator[str]:
    """An order by its area and its word, in either order."""
    for word in chain.from_iterable(order.values()):
        for name in dict.fromkeys((area.id, area.name or area.id)):
            yield from (f"{name} {word}", f"{word} {name}")


def _cards(table: KingsTable, words: Vocabulary) -> Iterator[Thing]:
    cards = tuple(chain.from_iterable(words.leads["card"].values()))
    for seat in table.seats.values():
        for name in dict.fromkeys((*(card.name for card in seat.hand or ()), *seat.discard)):
            _, named, letter = name.partition("card_")
            also = tuple(f"{card_word} {letter}" for card_word in cards) if named else ()
            yield Thing(f"{seat.id}:{name}", name, also=also)


def _card_ids(table: KingsTable) -> Iterator[str]:
    for seat in table.seats.values():
        names = (*(card.name for card in seat.hand or ()), *seat.discard)
        yield from (f"{seat.id}:{name}" for name in dict.fromkeys(names))


def _in_own(table: KingsTable, area: Area, seat: str) -> bool:
    """Whether the House has units in the area; without a House, whether any has."""
    return bool(area.units_of(seat)) if seat else bool(area.units)


def _in_beaten(table: KingsTable, area: Area, seat: str) -> bool:
    """Whether the House has lost its battle there; before a battle is lost, whether it has units there."""
    fled = table.fled
    if fled is None:
        return _in_own(table, area, seat)
    return area.id == fled.area and seat in ("", fled.house)


POOLS: dict[str, Callable[[KingsTable, Area, str], bool]] = {
    "own": _in_own,
    "beaten": _in_beaten,
    "letters": lambda table, area, seat: area.kind == components.LAND,
    "seas": lambda table, area, seat: area.kind == components.SEA,
    "ports": lambda table, area, seat: area.kind == components.PORT,
    "battles": lambda table, area, seat: table.fight is not None and table.fight.area == area.id,
}


def pool(table: KingsTable, seat: str, name: str) -> tuple[str, ...]:
    """The areas a place of this kind means first."""
    test = POOLS.get(name)
    if name == "titles":
        return tuple(_card_ids(table))
    return tuple(area.id for area in table.areas.values() if test is None or test(table, area, seat))


USUAL: RawMove = {"step": "permanent", "when": "this_turn", "cause": "last_unit_retreated"}
"""What a move has if its line does not say otherwise."""
PART_FIELDS = ("kind", *components.PIECES)


def with_defaults(table: KingsTable, raw: RawMove) -> RawMove:
    """Bodies of units, and what is built, become the moves and units of the move."""
    move = {
        name: _area_of(value) if name in AREA_FIELDS else value
        for name, value in raw.items()
        if name not in ("goes", *components.PIECES)
    }
    if raw.get("do") == "enter_units":
        return {**move, "units": _counted(raw)}
    if raw.get("do") in OF_A_BATTLE:
        return of_the_battle(table, move)
    parts = raw.get("goes") or ()
    kinds = (GO,) if raw.get("do") == "march" else (GO, COME)
    going = [_step(table, raw, part) for part in parts if part["kind"] in kinds]
    built = [_without_kind(part) for part in parts if part["kind"] in (BUILD, UPGRADE)]
    return {**move, **({"moves": going} if going else {}), **({"units": built} if built else {})}


AREA_FIELDS = ("area", "from", "to", "target", "battle", "port")


def _area_of(named: Any) -> Any:
    """The area an order lies in, where the order is named for it."""
    return named.partition(":")[0] if isinstance(named, str) else named


def _counted(raw: RawMove) -> RawMove:
    return {piece: raw[piece] for piece in components.PIECES if raw.get(piece)}


def _step(table: KingsTable, raw: RawMove, part: RawMove) -> RawMove:
    """Without numbers, all units go."""
    start = part.get("from") or raw.get("from") or raw.get("area") or ""
    here = table.areas.get(start)
    everybody = dict(here.units_of(raw.get("by", ""))) if here is not None else {}
    rest = {name: value for name, value in part.items() if name not in PART_FIELDS}
    return {**rest, "units": _counted(part) or everybody}


def _without_kind(part: RawMove) -> RawMove:
    plain = {name: value for name, value in part.items() if name != "kind"}
    return {"upgrade": components.FOOTMAN, **plain} if part["kind"] == UPGRADE else plain


def as_typed(table: KingsTable, raw: RawMove) -> RawMove:
    """A move taken apart as its line tells it: the other way round."""
    shown = {name: value for name, value in raw.items() if USUAL.get(name) != value}
    if raw["do"] == "enter_units":
        return {**{name: value for name, value in shown.items() if name != "units"}, **raw["units"]}
    parts = [*map(_body, shown.pop("moves", None) or ()), *map(_built, _list(shown.pop("units", None)))]
    return {**shown, **({"goes": parts} if parts else {})}


def _list(value: Any) -> list[RawMove]:
    return value if isinstance(value, list) else []


def _body(step: RawMove) -> RawMove:
    parts = {name: value for name, value in step.items() if value and name != "units"}
    return {"kind": GO if step.get("to") else COME, **parts, **step["units"]}


def _built(built: RawMove) -> RawMove:
    parts = {name: value for name, value in built.items() if value is not None}
    if "build" in parts:
        return {"kind": BUILD, **parts}
    plain = {name: value for name, value in parts.items() if (name, value) != ("upgrade", components.FOOTMAN)}
    return {"kind": UPGRADE, **plain}


def fields(table: KingsTable, of: str, printed: bool) -> tuple[str, ...]:
    """What can be corrected of a House, of an area or of the table; nothing is read off a card."""
    return () if printed else tuple(fields_of(table, of))


HOUSES_IN = {str: "seat", tuple: "seats"}
"""What a field that names Houses holds."""


def field(table: KingsTable, of: str, name: str) -> str:
    """What a field that can be corrected holds."""
    known: Mapping[str, Any] = fields_of(table, of)
    if name not in known:
        return ""
    limit = known[name]
    houses = set(limit.among or ()) - {""} == set(components.HOUSES)
    return HOUSES_IN[limit.kind] if houses else FIELD_KINDS[limit.kind]


GRAMMAR = Grammar(
    forms=(*FORMS, *ORDER_ANSWERS),
    effects=PARTS,
    speaks=("kings",),
    house_of=lambda seat: str(seat.id),
    nobodys=KINGS.seatless,
    outright=("enter_area", "enter_units", "westeros_card", "remove_fortification", "lose_area"),
    denied={"place_one_time": "decline_one_time"},
    things=things,
    pool=pool,
    with_defaults=with_defaults,
    as_typed=as_typed,
    field=field,
    fields=fields,
    meanings=meanings,
)
