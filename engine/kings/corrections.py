"""Corrections by hand: numbers, units and orders on the board, and how far a turn has come."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.kernel.corrections import Correct, CorrectedValue, Limit, RecordedValues, correctable, read_off
from engine.kernel.reasons import Facts, Finding, Value, rule
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.components import PIECES, TURN
from engine.kings.table import Area, KingsTable, Order, Units, at_step, holder

SEAT_FIELDS = {
    "power": Limit(int, "kings.components.list", 0, 20),
    "supply": Limit(int, "kings.delivery.effect", 0, components.TOP_SUPPLY),
    "cities": Limit(int, "kings.martell.victory", 0, 99),
    "strongholds": Limit(int, "kings.martell.victory", 0, 99),
}
AREA_FIELDS = {
    **{piece: Limit(int, "kings.components.list", 0, 10) for piece in PIECES},
    "units": Limit(tuple, "kings.components.list"),
    "orders": Limit(tuple, "kings.onetime.with-permanent"),
    "holder": Limit(str, "kings.port.owner", among=("", *components.HOUSES)),
    "power_token": Limit(str, "kings.fort.power-token", among=("", *components.HOUSES)),
    "fortification": Limit(bool, "kings.fort.nine"),
    "city": Limit(bool, "kings.siege.strength-four"),
    "stronghold": Limit(bool, "kings.siege.strength-four"),
    "neutral": Limit(bool, "kings.siege.neutral"),
    "barrels": Limit(int, "kings.delivery.effect", 0, 9),
    "crowns": Limit(int, "kings.scope.draft", 0, 9),
}
TABLE_FIELDS = {
    "round": Limit(int, "kings.scope.draft", 1, 99),
    "turn_order": Limit(tuple, "kings.onetime.turn-order", among=components.HOUSES),
    "fiefdoms": Limit(tuple, "kings.scope.draft", among=components.HOUSES),
    "phase": Limit(str, "kings.scope.draft", among=tuple(dict.fromkeys(phase for phase, _ in TURN))),
    "step": Limit(str, "kings.onetime.steps", among=tuple(step for _, step in TURN if step)),
    "spoken": Limit(tuple, "kings.onetime.one-per-turn", among=components.HOUSES),
}
IN_TURN = ("phase", "step")
FACE_DOWN = "face_down"


@rule("kings.scope.draft", "kings.components.list")
def it_can_be_set_right(table: KingsTable, move: Correct) -> Finding:
    """The record shows what lies on the table; a judge may correct the record and gives a reason."""
    return correctable(fields_of(table, move.of).get(move.field), table, move, _possible)


def fields_of(table: KingsTable, of: str) -> Mapping[str, Limit]:
    """What can be corrected of the table, of a House, of an area."""
    if not of:
        return TABLE_FIELDS
    if of in table.seats:
        return SEAT_FIELDS
    return AREA_FIELDS if of in table.areas else {}


@rule("kings.port.ships-only", "kings.port.capacity", "kings.fort.nine", "kings.fort.no-sea-port")
def _possible(table: KingsTable, move: Correct) -> bool:
    """A correction makes no position that cannot be."""
    area = table.areas.get(move.of)
    if not move.of and move.field in IN_TURN and not table.phase:
        return False
    if area is None:
        named = move.value if isinstance(move.value, tuple) else ()
        return all(house in table.seats for house in named)
    if move.field in PIECES:
        return _pieces_can_stand(table, area, move)
    possible = POSSIBLE_IN_AREA.get(move.field)
    return possible is None or possible(table, area, move.value)


def _orders_lie_there(table: KingsTable, area: Area, value: CorrectedValue) -> bool:
    return set(_words(value)) <= set(orders_text(table, area))


def _is_house_or_none(table: KingsTable, area: Area, value: CorrectedValue) -> bool:
    return value in ("", *table.seats)


def _can_be_fortified(table: KingsTable, area: Area, value: CorrectedValue) -> bool:
    left = table.uses(components.OPTION_FORTS) and table.fortifications_left > 0
    return not value or (area.kind == components.LAND and left)


def _pieces_can_stand(table: KingsTable, area: Area, move: Correct) -> bool:
    """Whether so many pieces of this kind can stand in the area."""
    if move.value and not _in_the_box(table, area, move):
        return False
    ships = move.field == components.SHIP
    if area.kind == components.PORT:
        return move.value == 0 or (ships and int(str(move.value)) <= components.PORT_CAPACITY)
    return bool(holder(area)) and (move.value == 0 or ships == (area.kind == components.SEA))


@rule("kings.siege.pieces", "kings.components.list", "kings.options.any-combination")
def _in_the_box(table: KingsTable, area: Area, move: Correct) -> bool:
    """No House has more pieces than its box, and siege engines only under their option."""
    if move.field == components.SIEGE and not table.uses(components.OPTION_SIEGE):
        return False
    return _box_holds(table, area, holder(area), move.field, int(str(move.value)))


def _box_holds(table: KingsTable, area: Area, house: str, piece: str, count: int) -> bool:
    """Whether a House has as many pieces of a kind as would then lie in this area and elsewhere."""
    others = (other for other in table.areas.values() if other.id != area.id)
    elsewhere = sum(other.units_of(house).get(piece, 0) for other in others)
    return elsewhere + count <= (components.PIECES_EACH[piece].value or 0)


def act_correct(table: KingsTable, move: Correct) -> KingsTable:
    """The record is what the judge says it is."""
    old = _recorded_value(table, move)
    if not move.of and move.field in IN_TURN:
        table = _brought_to(table, move.field, str(move.value))
    elif not move.of:
        table = table.put(**{move.field: move.value})
    elif move.of in table.seats:
        table = table.seat(move.of, **{move.field: move.value})
    elif move.field == "units":
        table = _stand_there(table, move.of, read_units(move.value) or {})
    elif move.field == "orders":
        table = _with_orders(table, table.areas[move.of], list(_words(move.value)))
    elif move.field in PIECES:
        table = _set_units(table, move)
    else:
        table = table.area(move.of, **{move.field: move.value})
    facts: Facts = {"field": move.field, "value": move.value, "why": move.reason, "old": old}
    return add_events(table, Event("corrected", card=move.of, facts=facts))


def _brought_to(table: KingsTable, field: str, value: str) -> KingsTable:
    """The table at the beginning of this phase, or at this step of it."""
    places = (pair for pair in TURN if pair[IN_TURN.index(field)] == value)
    return at_step(table.put(fight=None), *next(places))


def _recorded_value(table: KingsTable, move: Correct) -> Value:
    """What was recorded before."""
    area = table.areas.get(move.of)
    if area is not None and move.field in PIECES:
        return area.units_of(holder(area)).get(move.field, 0)
    if area is not None and move.field in IN_WORDS:
        return IN_WORDS[move.field](table, area)
    held = table.seats.get(move.of) if area is None else area
    value: Value = getattr(table if held is None else held, move.field)
    return value


def recorded(table: KingsTable) -> RecordedValues:
    """The values a judge may correct: of the table, of each House, of each area."""
    values = read_off("", table, (field for field in TABLE_FIELDS if table.phase or field not in IN_TURN))
    for seat in table.seats.values():
        values |= read_off(seat.id, seat, SEAT_FIELDS)
    for area in table.areas.values():
        values |= read_off(area.id, area, (field for field in AREA_FIELDS if field not in TOLD_OTHERWISE))
        own = area.units_of(holder(area))
        pieces = PIECES if holder(area) else ()
        values |= {(area.id, piece): own.get(piece, 0) for piece in pieces}
        values |= {(area.id, field): word_of(table, area) for field, word_of in IN_WORDS.items()}
    return values


def _set_units(table: KingsTable, move: Correct) -> KingsTable:
    area = table.areas[move.of]
    house = holder(area)
    units = {**area.units_of(house), move.field: int(str(move.value))}
    own = {piece: count for piece, count in units.items() if count}
    rest = {owner: theirs for owner, theirs in area.units.items() if owner != house}
    return table.area(move.of, units={**rest, house: own} if own else rest)


# Units of any House, and orders: words with colons between their parts


def units_text(table: KingsTable, area: Area) -> tuple[str, ...]:
    """The units in an area by House and piece: ``stark:knight:2``."""
    counts = (
        (house, piece, area.units_of(house).get(piece, 0)) for house in area.occupants for piece in PIECES
    )
    return tuple(f"{house}:{piece}:{count}" for house, piece, count in counts if count)


def read_units(value: CorrectedValue) -> dict[str, Units] | None:
    """The units read from text; None where it cannot be read."""
    areas: dict[str, Units] = {}
    for word in _words(value):
        house, _, rest = word.partition(":")
        piece, _, count = rest.partition(":")
        if house not in components.HOUSES or piece not in PIECES or not count.isdecimal():
            return None
        areas.setdefault(house, {})[piece] = int(count)
    return {house: {piece: n for piece, n in units.items() if n} for house, units in areas.items()}


def _words(value: CorrectedValue) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else ()


@rule("kings.port.ships-only", "kings.port.capacity", "kings.components.list", "kings.scope.draft")
def _can_stand_there(table: KingsTable, area: Area, value: CorrectedValue) -> bool:
    """Of one House unless there is a battle, as many as its box holds, ships where ships stand."""
    units = read_units(value)
    if units is None or not set(units) <= set(table.seats) or len(_words(value)) != len(set(_words(value))):
        return False
    fought_over = table.fight is not None and table.fight.area == area.id
    return (len(units) < 2 or fought_over) and all(
        _may_stand(table, area, house, piece, count)
        for house, pieces in units.items()
        for piece, count in pieces.items()
    )


def _may_stand(table: KingsTable, area: Area, house: str, piece: str, count: int) -> bool:
    if (piece == components.SHIP) == (area.kind == components.LAND):
        return False
    if area.kind == components.PORT and count > components.PORT_CAPACITY:
        return False
    if piece == components.SIEGE and not table.uses(components.OPTION_SIEGE):
        return False
    return _box_holds(table, area, house, piece, count)


def _stand_there(table: KingsTable, area: str, units: dict[str, Units]) -> KingsTable:
    """The area with exactly these units; a battle without two sides is removed."""
    table = table.area(area, units={house: pieces for house, pieces in units.items() if pieces})
    over = table.fight is not None and table.fight.area == area and len(table.areas[area].occupants) < 2
    return table.put(fight=None) if over else table


@rule("kings.onetime.face-down", "kings.onetime.reveal")
def lie_face_down(table: KingsTable) -> bool:
    """Orders are revealed together, when the planning phase is over."""
    return table.phase == components.PLANNING


def orders_text(table: KingsTable, area: Area) -> tuple[str, ...]:
    """The orders in an area, ``stark:march``; a face-down one is shown without its kind."""
    hidden = lie_face_down(table)
    return tuple(f"{order.house}:{FACE_DOWN if hidden else order.order}" for order in area.orders)


def _with_orders(table: KingsTable, area: Area, words: list[str]) -> KingsTable:
    """The area with only these orders; in the planning phase a removed one-time order goes back."""
    orders: list[Order] = []
    for order, word in zip(area.orders, orders_text(table, area), strict=True):
        if word in words:
            words.remove(word)
            orders.append(order)
        elif order.one_time and lie_face_down(table):
            seat = table.seats[order.house]
            if seat.left is not None:
                table = table.seat(order.house, left=(*seat.left, order.order))
    return table.area(area.id, orders=tuple(orders))


IN_WORDS: dict[str, Callable[[KingsTable, Area], tuple[str, ...]]] = {
    "units": units_text,
    "orders": orders_text,
}
"""Fields of an area that hold words."""
TOLD_OTHERWISE = frozenset({*PIECES, *IN_WORDS})
POSSIBLE_IN_AREA: dict[str, Callable[[KingsTable, Area, CorrectedValue], bool]] = {
    "units": _can_stand_there,
    "orders": _orders_lie_there,
    "holder": _is_house_or_none,
    "power_token": _is_house_or_none,
    "fortification": _can_be_fortified,
}
