"""The defects of a position that cannot exist, each with the rule it breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.kernel.errors import Fault, distinct, fault
from engine.kernel.reasons import rule
from engine.kings.board import components
from engine.kings.cases.position import KingsPosition, PositionArea, PositionHouse, PositionUnits
from engine.kings.phases.planning import one_time_set


@rule("kings.options.any-combination")
def pieces_without_option(position: KingsPosition) -> Iterator[Fault]:
    """Each piece on the board whose option the table has not chosen, with the rule that brings it."""
    for area in position.areas:
        for found in _of_area(area):
            if found.facts["option"] not in position.options:
                yield found


def _of_area(area: PositionArea) -> Iterator[Fault]:
    """Each piece with the option it needs, as it is told where that is not in force."""
    here = area.id
    if area.kind == components.PORT:
        option = components.OPTION_PORTS
        yield fault("port_without_option", "kings.port.tokens", area=here, option=option)
    if area.fortification:
        option = components.OPTION_FORTS
        yield fault("fortification_without_option", "kings.fort.purpose", area=here, option=option)
    if any(unit.type == components.SIEGE and unit.count for unit in area.units):
        option = components.OPTION_SIEGE
        yield fault("siege_engine_without_option", "kings.siege.pieces", area=here, option=option)
    option = components.OPTION_ONE_TIME
    for order in (laid.order for laid in area.orders if laid.order in components.ONE_TIME):
        yield fault("order_without_option", "kings.onetime.purpose", order=order, area=here, option=option)


def defects(position: KingsPosition) -> tuple[Fault, ...]:
    """Every fault, in the order of the position."""
    found = [*_turn(position), *pieces_without_option(position), *_seats(position), *_pieces(position)]
    for area in position.areas:
        found += [*_area(position, area), *_orders(position, area)]
    found += [*_whole(position), *_one_time(position)]
    return distinct(found)


def _is_one_time(order: str) -> bool:
    return order in components.ONE_TIME


def _turn(position: KingsPosition) -> Iterator[Fault]:
    if position.step is not None and position.phase is not None:
        steps = [step for phase, step in components.TURN if phase == position.phase]
        if position.step not in steps:
            yield fault(
                "step_of_another_phase", "kings.onetime.steps", step=position.step, phase=position.phase
            )
    if len(set(position.turn_order)) < len(position.turn_order):
        yield fault("twice_in_turn_order", "kings.onetime.turn-order")
    if position.players is not None and len(position.seats) > position.players:
        yield fault("more_houses_than_players", "kings.martell.only-six")


def _seats(position: KingsPosition) -> Iterator[Fault]:
    ids = Counter(seat.id for seat in position.seats)
    for house, times in ids.items():
        if times > 1:
            yield fault("house_seated_twice", "kings.components.list", seat=house)
    for seat in position.seats:
        yield from _seat(seat)


def _seat(seat: PositionHouse) -> Iterator[Fault]:
    if seat.power > (components.POWER_TOKENS.value or 0):
        yield fault("power_over_twenty", "kings.components.list", seat=seat.id)
    left = Counter(seat.one_time_left or ())
    held = Counter(one_time_set(seat.id))
    out = Counter(seat.one_time_out)
    for order, count in (left + out).items():
        if count > held[order]:
            its_rule = "kings.onetime.composition"
            yield fault("orders_not_held", its_rule, seat=seat.id, count=count, order=order)
    if len(seat.hand or ()) + len(seat.discard) > components.CARDS_EACH:
        yield fault("house_cards_over_seven", "kings.components.list", seat=seat.id)


def _pieces(position: KingsPosition) -> Iterator[Fault]:
    """No House has more pieces, on the board and beside it, than its box holds."""
    count: Counter[tuple[str, str]] = Counter()
    for seat in position.seats:
        for piece, left in (seat.available or {}).items():
            count[seat.id, piece] += left
    for area in position.areas:
        for unit in area.units:
            count[unit.house, unit.type] += unit.count
    for (house, kind), number in count.items():
        most = components.PIECES_EACH[kind].value or 0
        if number > most:
            rule = "kings.siege.pieces" if kind == components.SIEGE else "kings.components.list"
            yield fault("too_many_pieces", rule, seat=house, count=number, piece=kind, limit=most)


def _area(position: KingsPosition, area: PositionArea) -> Iterator[Fault]:
    on_foot = [unit for unit in area.units if unit.type != components.SHIP and unit.count]
    ships = [unit for unit in area.units if unit.type == components.SHIP and unit.count]
    if area.kind == components.PORT:
        if area.port_of is None:
            yield fault("port_of_nothing", "kings.port.belongs", area=area.id)
        if on_foot:
            yield fault("no_ship_in_port", "kings.port.ships-only", piece=on_foot[0].type, area=area.id)
        if sum(ship.count for ship in ships) > components.PORT_CAPACITY:
            yield fault("over_three_ships", "kings.port.capacity", area=area.id)
    elif area.port_of is not None:
        yield fault("area_is_no_port", "kings.port.belongs", area=area.id)
    yield from _misplaced(area, on_foot, ships)
    yield from _between(position, area)
    houses = {unit.house for unit in area.units if unit.count}
    if len(houses) > 1 and not _battle(position):
        yield fault("units_of_two_houses", "kings.scope.draft", area=area.id)


def _between(position: KingsPosition, port: PositionArea) -> Iterator[Fault]:
    """A port lies between a land and a sea."""
    if port.port_of is None:
        return
    kinds = {area.id: area.kind for area in position.areas}
    land, sea = port.port_of.land, port.port_of.sea
    if kinds.get(land, components.LAND) != components.LAND:
        yield fault("port_at_no_land", "kings.port.belongs", area=land, port=port.id)
    if kinds.get(sea, components.SEA) != components.SEA:
        yield fault("port_at_no_sea", "kings.port.belongs", area=sea, port=port.id)


def _battle(position: KingsPosition) -> bool:
    """A battle is under way or just over, or nothing says it is not, so both sides may still be there."""
    given = position.given
    answered = (given.attacker, given.loser, given.sword_casualties) != (None, None, None)
    untold = position.step is None and position.phase in (None, components.ACTION)
    return answered or untold or position.step == components.MARCH


def _misplaced(
    area: PositionArea, on_foot: list[PositionUnits], ships: list[PositionUnits]
) -> Iterator[Fault]:
    if area.kind == components.SEA and on_foot:
        yield fault("no_ship_in_sea", "kings.scope.draft", piece=on_foot[0].type, area=area.id)
    if area.kind == components.LAND and ships:
        yield fault("ship_on_land", "kings.scope.draft", area=area.id)
    if area.fortification and area.kind != components.LAND:
        yield fault("fortification_off_land", "kings.fort.no-sea-port", area=area.id)
    if area.kind != components.LAND and (area.city or area.stronghold):
        yield fault("castle_off_land", "kings.scope.draft", area=area.id)


def _orders(position: KingsPosition, area: PositionArea) -> Iterator[Fault]:
    one_time = [order for order in area.orders if _is_one_time(order.order)]
    permanent = [order for order in area.orders if not _is_one_time(order.order)]
    for order in area.orders:
        if order.cls is not None and (order.cls == "one_time") != _is_one_time(order.order):
            says = "no_one_time_order" if order.cls == "one_time" else "no_permanent_order"
            yield fault(says, "kings.onetime.composition", order=order.order)
        if order.order in components.UNIQUE.values() and components.UNIQUE[order.house] != order.order:
            yield fault(
                "order_of_another_house", "kings.unique.own-house", seat=order.house, order=order.order
            )
    if one_time and area.kind == components.PORT:
        yield fault("one_time_in_port", "kings.port.no-one-time", area=area.id)
    if len(permanent) > 1 or len(one_time) > 1:
        yield fault("two_orders_of_a_kind", "kings.onetime.with-permanent", area=area.id)


def _one_time(position: KingsPosition) -> Iterator[Fault]:
    """One one-time order of a House in a turn, and after the turn none is left on the board."""
    lying: Counter[str] = Counter(
        order.house for area in position.areas for order in area.orders if _is_one_time(order.order)
    )
    for house, count in lying.items():
        if count > 1:
            yield fault("one_time_orders_placed", "kings.onetime.one-per-turn", seat=house, count=count)


def _whole(position: KingsPosition) -> Iterator[Fault]:
    ids = Counter(area.id for area in position.areas)
    for area, times in ids.items():
        if times > 1:
            yield fault("area_listed_twice", "kings.scope.draft", area=area, count=times)
    forts = sum(area.fortification for area in position.areas)
    told = position.given.fortifications_on_board
    if forts > components.FORTIFICATIONS or (told or 0) > components.FORTIFICATIONS:
        yield fault("over_nine_fortifications", "kings.fort.nine")
    if told is not None and told < forts:
        yield fault("fewer_fortifications_told", "kings.fort.nine", count=forts, told=told)
    ports = sum(area.kind == components.PORT for area in position.areas)
    if ports > components.PORT_TOKENS:
        yield fault("over_eight_ports", "kings.port.tokens")
