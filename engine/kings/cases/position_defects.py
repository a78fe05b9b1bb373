"""The defects of a position that cannot exist, each with the rule it breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.kernel.cases.model import PositionDefect
from engine.kernel.reasons import rule
from engine.kings.board import components
from engine.kings.cases.position import KingsPosition, PositionArea, PositionHouse, PositionUnits
from engine.kings.phases.planning import one_time_set

OptionDefect = tuple[str, str]


@rule("kings.options.any-combination")
def pieces_without_option(position: KingsPosition) -> Iterator[OptionDefect]:
    """Each piece on the board whose option the table has not chosen, with the rule that brings it."""
    for area in position.areas:
        for option, what, its_rule in _of_area(area):
            if option not in position.options:
                yield f"{what}: option {option} is not in force", its_rule


def _of_area(area: PositionArea) -> Iterator[tuple[int, str, str]]:
    """The option, the piece that needs it, and the rule that brings it into the game."""
    if area.kind == components.PORT:
        yield components.OPTION_PORTS, f"the port {area.id}", "kings.port.tokens"
    if area.fortification:
        yield components.OPTION_FORTS, f"a fortification in {area.id}", "kings.fort.purpose"
    if any(unit.type == components.SIEGE and unit.count for unit in area.units):
        yield components.OPTION_SIEGE, f"a siege engine in {area.id}", "kings.siege.pieces"
    for order in area.orders:
        if order.order in components.ONE_TIME:
            yield components.OPTION_ONE_TIME, f"{order.order} in {area.id}", "kings.onetime.purpose"


def defects(position: KingsPosition) -> tuple[PositionDefect, ...]:
    """Every fault, in the order of the position."""
    found = [*_turn(position), *pieces_without_option(position), *_seats(position), *_pieces(position)]
    for area in position.areas:
        found += [*_area(position, area), *_orders(position, area)]
    found += [*_whole(position), *_one_time(position)]
    return tuple(dict.fromkeys(found))


def _is_one_time(order: str) -> bool:
    return order in components.ONE_TIME


def _turn(position: KingsPosition) -> Iterator[PositionDefect]:
    if position.step is not None and position.phase is not None:
        steps = [step for phase, step in components.TURN if phase == position.phase]
        if position.step not in steps:
            yield f"{position.step} is no step of the {position.phase} phase", "kings.onetime.steps"
    if len(set(position.turn_order)) < len(position.turn_order):
        yield "a House stands twice in the turn order", "kings.onetime.turn-order"
    if position.players is not None and len(position.seats) > position.players:
        yield "more Houses than players", "kings.martell.only-six"


def _seats(position: KingsPosition) -> Iterator[PositionDefect]:
    ids = Counter(seat.id for seat in position.seats)
    for house, times in ids.items():
        if times > 1:
            yield f"{house} sits at the table twice", "kings.components.list"
    for seat in position.seats:
        yield from _seat(seat)


def _seat(seat: PositionHouse) -> Iterator[PositionDefect]:
    if seat.power > (components.POWER_TOKENS.value or 0):
        yield f"{seat.id} has more than twenty power tokens", "kings.components.list"
    left = Counter(seat.one_time_left or ())
    held = Counter(one_time_set(seat.id))
    out = Counter(seat.one_time_out)
    for order, count in (left + out).items():
        if count > held[order]:
            yield f"{seat.id} has no {count} orders {order}", "kings.onetime.composition"
    if len(seat.hand or ()) + len(seat.discard) > components.CARDS_EACH:
        yield f"{seat.id} has more than seven House cards", "kings.components.list"


def _pieces(position: KingsPosition) -> Iterator[PositionDefect]:
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
            yield f"{house} has {number} of {kind}, and there are {most}", rule


def _area(position: KingsPosition, area: PositionArea) -> Iterator[PositionDefect]:
    on_foot = [unit for unit in area.units if unit.type != components.SHIP and unit.count]
    ships = [unit for unit in area.units if unit.type == components.SHIP and unit.count]
    if area.kind == components.PORT:
        if area.port_of is None:
            yield f"{area.id} is a port of nothing", "kings.port.belongs"
        if on_foot:
            yield f"{on_foot[0].type} in the port {area.id}", "kings.port.ships-only"
        if sum(ship.count for ship in ships) > components.PORT_CAPACITY:
            yield f"more than three ships in the port {area.id}", "kings.port.capacity"
    elif area.port_of is not None:
        yield f"{area.id} is no port", "kings.port.belongs"
    yield from _misplaced(area, on_foot, ships)
    yield from _between(position, area)
    houses = {unit.house for unit in area.units if unit.count}
    if len(houses) > 1 and not _battle(position):
        yield f"units of two Houses in {area.id}", "kings.scope.draft"


def _between(position: KingsPosition, port: PositionArea) -> Iterator[PositionDefect]:
    """A port lies between a land and a sea."""
    if port.port_of is None:
        return
    kinds = {area.id: area.kind for area in position.areas}
    for side, kind in ((port.port_of.land, components.LAND), (port.port_of.sea, components.SEA)):
        if kinds.get(side, kind) != kind:
            yield f"{side} is no {kind}, and {port.id} lies there", "kings.port.belongs"


def _battle(position: KingsPosition) -> bool:
    """A battle is under way or just over, or nothing says it is not, so both sides may still be there."""
    given = position.given
    answered = (given.attacker, given.loser, given.sword_casualties) != (None, None, None)
    untold = position.step is None and position.phase in (None, components.ACTION)
    return answered or untold or position.step == components.MARCH


def _misplaced(
    area: PositionArea, on_foot: list[PositionUnits], ships: list[PositionUnits]
) -> Iterator[PositionDefect]:
    if area.kind == components.SEA and on_foot:
        yield f"{on_foot[0].type} in the sea {area.id}", "kings.scope.draft"
    if area.kind == components.LAND and ships:
        yield f"a ship on the land {area.id}", "kings.scope.draft"
    if area.fortification and area.kind != components.LAND:
        yield f"a fortification in {area.id}", "kings.fort.no-sea-port"
    if area.kind != components.LAND and (area.city or area.stronghold):
        yield f"a castle in {area.id}", "kings.scope.draft"


def _orders(position: KingsPosition, area: PositionArea) -> Iterator[PositionDefect]:
    one_time = [order for order in area.orders if _is_one_time(order.order)]
    permanent = [order for order in area.orders if not _is_one_time(order.order)]
    for order in area.orders:
        if order.cls is not None and (order.cls == "one_time") != _is_one_time(order.order):
            yield f"{order.order} is no {order.cls} order", "kings.onetime.composition"
        if order.order in components.UNIQUE.values() and components.UNIQUE[order.house] != order.order:
            yield f"{order.house} has no order {order.order}", "kings.unique.own-house"
    if one_time and area.kind == components.PORT:
        yield f"a one-time order in the port {area.id}", "kings.port.no-one-time"
    if len(permanent) > 1 or len(one_time) > 1:
        yield f"two orders of a kind in {area.id}", "kings.onetime.with-permanent"


def _one_time(position: KingsPosition) -> Iterator[PositionDefect]:
    """One one-time order of a House in a turn, and after the turn none is left on the board."""
    lying: Counter[str] = Counter(
        order.house for area in position.areas for order in area.orders if _is_one_time(order.order)
    )
    for house, count in lying.items():
        if count > 1:
            yield f"{house} has placed {count} one-time orders this turn", "kings.onetime.one-per-turn"


def _whole(position: KingsPosition) -> Iterator[PositionDefect]:
    ids = Counter(area.id for area in position.areas)
    for area, times in ids.items():
        if times > 1:
            yield f"{area} stands {times} times", "kings.scope.draft"
    forts = sum(area.fortification for area in position.areas)
    told = position.given.fortifications_on_board
    if forts > components.FORTIFICATIONS or (told or 0) > components.FORTIFICATIONS:
        yield "more than nine fortifications", "kings.fort.nine"
    if told is not None and told < forts:
        yield f"{forts} fortifications are shown, {told} are told", "kings.fort.nine"
    ports = sum(area.kind == components.PORT for area in position.areas)
    if ports > components.PORT_TOKENS:
        yield "more than eight ports", "kings.port.tokens"
