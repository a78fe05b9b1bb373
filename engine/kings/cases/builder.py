"""The builder of a table from a position, ready for the first step."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.kernel.cases.model import StepInput
from engine.kernel.errors import Impossible
from engine.kings.board import components
from engine.kings.board.supply_and_victory import crowned
from engine.kings.cases.position import (
    KingsPosition,
    PositionArea,
    PositionFacts,
    PositionHouse,
    read_position,
)
from engine.kings.cases.position_defects import defects
from engine.kings.declarations import NUMBERS
from engine.kings.table import (
    Area,
    Ban,
    Fight,
    Given,
    HouseCard,
    HouseSeat,
    KingsTable,
    Order,
    Plunder,
    Units,
    add,
    at_step,
    holder,
)

KINGS_ID = "kings"


def begin(raw: dict[str, Any], text: str, asked: tuple[StepInput, ...] = ()) -> KingsTable:
    """The table of a position.

    Raises:
        Unreadable: a field is unknown or of the wrong type.
        Impossible: the position cannot exist.
    """
    position = read_position(raw)
    faults = defects(position)
    if faults:
        raise Impossible(faults, KINGS_ID, raw)
    return _table(position, text)


def _table(position: KingsPosition, text: str) -> KingsTable:
    by_house: dict[str, PositionHouse] = {seat.id: seat for seat in position.seats}
    seats = {
        house: _seat(by_house[house]) if house in by_house else HouseSeat(house)
        for house in components.HOUSES
    }
    table = KingsTable(
        game=KINGS_ID,
        text=text,
        options=position.options,
        players=_players(position),
        turn_order=position.turn_order,
        westeros_card=position.westeros_card or "",
        seats=seats,
        areas=areas_of(position),
        given=_given(position),
        fight=_fight(position.given),
        taken=_taken(position.given),
        ban=_ban(position.given),
        spoken=_spoken(position),
    )
    table = at_step(table, *_where(position))
    return crowned(table).put(events=(), notes=())


def _players(position: KingsPosition) -> int | None:
    """Told, or six where all six Houses are named."""
    named = {*position.turn_order, *(seat.id for seat in position.seats)}
    return components.SIX if position.players is None and len(named) == components.SIX else position.players


def _where(position: KingsPosition) -> tuple[str, str]:
    """A step tells its phase; a phase without a step has just begun."""
    phase: str = position.phase or ""
    step: str = position.step or ""
    if step and not phase:
        phase = next(a_phase for a_phase, a_step in components.TURN if a_step == step)
    if phase in (components.PLANNING, components.ACTION) and not step:
        step = next(a_step for a_phase, a_step in components.TURN if a_phase == phase)
    return phase, step


def areas_of(position: KingsPosition) -> dict[str, Area]:
    """Borders run both ways, whichever side names them."""
    there = {area.id: set(area.adjacent) for area in position.areas}
    for area in position.areas:
        for other in area.adjacent:
            there.setdefault(other, set()).add(area.id)
    known = [area.id for area in position.areas]
    found = {
        area.id: _area(area, tuple(id_ for id_ in known if id_ in there[area.id])) for area in position.areas
    }
    for entered in tuple(found.values()):
        if entered.kind != components.PORT and not entered.holder:
            found[entered.id] = replace(entered, holder=holder(entered))
    taken = position.given.just_taken
    if taken is not None:
        found[taken.area] = replace(found.get(taken.area, Area(taken.area)), holder=taken.by)
    return found


def _area(area: PositionArea, adjacent: tuple[str, ...]) -> Area:
    units: dict[str, Units] = {}
    for unit in area.units:
        if unit.count:
            units[unit.house] = add(units.get(unit.house, {}), {unit.type: unit.count})
    return Area(
        id=area.id,
        kind=area.kind,
        adjacent=adjacent,
        land=area.port_of.land if area.port_of else "",
        sea=area.port_of.sea if area.port_of else "",
        city=area.city,
        stronghold=area.stronghold,
        barrels=area.barrels,
        crowns=area.crowns,
        holder=area.holder or "",
        units=units,
        power_token=area.power_token or "",
        fortification=area.fortification,
        neutral=area.neutral_force,
        orders=tuple(
            Order(order.house, order.order, order.order in components.ONE_TIME) for order in area.orders
        ),
    )


def _seat(seat: PositionHouse) -> HouseSeat:
    cards = None if seat.hand is None else tuple(HouseCard(card.name, card.strength) for card in seat.hand)
    return HouseSeat(
        id=seat.id,
        power=seat.power,
        supply=seat.supply,
        cities=seat.cities,
        strongholds=seat.strongholds,
        available=None if seat.available is None else {str(piece): n for piece, n in seat.available.items()},
        hand=cards,
        discard=seat.discard,
        left=None if seat.one_time_left is None else tuple(seat.one_time_left),
        out=tuple(seat.one_time_out),
    )


def _given(position: KingsPosition) -> Given:
    given = position.given
    numbers = {name: value for name in NUMBERS if (value := getattr(given, name)) is not None}
    forts = sum(area.fortification for area in position.areas)
    forts_given = given.fortifications_on_board
    plunder = (
        Plunder()
        if given.plunder is None
        else Plunder(given.plunder.raider_takes, given.plunder.victim_loses)
    )
    return Given(
        numbers=numbers,
        mustering_points=given.mustering_points,
        plunder=plunder,
        supply_exceeded=given.supply_exceeded,
        forts_elsewhere=0 if forts_given is None else forts_given - forts,
    )


def _fight(given: PositionFacts) -> Fight | None:
    if given.loser is None and given.attacker is None and given.sword_casualties is None:
        return None
    attacking = {str(piece): n for piece, n in (given.attacking_units or {}).items() if n}
    return Fight(
        attacker=given.attacker or "",
        loser=given.loser or "",
        attacking=attacking,
        swords=given.sword_casualties or 0,
    )


def _taken(given: PositionFacts) -> dict[str, str]:
    taken = given.just_taken
    return {} if taken is None else {taken.area: taken.from_ or ""}


def _ban(given: PositionFacts) -> Ban | None:
    return None if given.guile is None else Ban(given.guile.by, given.guile.named)


def _spoken(position: KingsPosition) -> tuple[str, ...]:
    """The Houses that have had their turn; in the planning phase, up to the last with a one-time order."""
    if position.phase != components.PLANNING and position.step not in (
        components.PLACE_ONE_TIME,
        components.PLACE_PERMANENT,
    ):
        return ()
    every = (
        order.house for area in position.areas for order in area.orders if order.order in components.ONE_TIME
    )
    lying = tuple(dict.fromkeys(every))
    if position.step == components.PLACE_PERMANENT:
        return tuple(dict.fromkeys((*lying, *position.turn_order)))
    last = max((at for at, house in enumerate(position.turn_order, 1) if house in lying), default=0)
    return tuple(dict.fromkeys((*lying, *position.turn_order[:last])))
