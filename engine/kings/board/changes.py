"""The changes a move makes: units, orders, tokens, fortifications, areas left and taken."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.kernel.move_results import POWER, EventResult
from engine.kernel.reasons import DERIVED, SILENT, STATED, Basis, Facts, Reason, RuleId, grounded, rule
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.components import FORTIFICATIONS, in_force
from engine.kings.board.supply_and_victory import enemies
from engine.kings.rule_variants import FORCED_DONORS, FORT_OF_THE_DEAD, PORT_ABANDONED
from engine.kings.table import (
    Area,
    KingsTable,
    Order,
    Resolved,
    RetreatedUnits,
    Units,
    add,
    called,
    holder,
    less,
    noted,
)

RESULTS = {"tokens_gained": EventResult(POWER), "tokens_lost": EventResult(POWER, -1)}
"""What each event says of its House."""


def held(table: KingsTable) -> dict[tuple[str, str], int]:
    """The power tokens that each House has, where that is known."""
    return {(id_, POWER): seat.power for id_, seat in table.seats.items() if seat.power is not None}


def put_units(table: KingsTable, area: str, house: str, units: Units) -> KingsTable:
    """The units of a House stand there."""
    if not units:
        return table
    here = table.areas[area]
    return table.area(area, units={**here.units, house: add(here.units_of(house), units)})


def take_units(table: KingsTable, area: str, house: str, units: Units) -> KingsTable:
    """The units of a House leave an area."""
    here = table.areas[area]
    remaining = less(here.units_of(house), units)
    rest = {owner: theirs for owner, theirs in here.units.items() if owner != house}
    return table.area(area, units={**rest, house: remaining} if remaining else rest)


def destroy(table: KingsTable, house: str, units: Units) -> KingsTable:
    """Units that are gone from the board, wherever they have been taken from."""
    if not units:
        return table
    lost = {**table.did.destroyed, house: add(table.did.destroyed.get(house, {}), units)}
    table = adjust_stock(table, house, units, 1)
    event = Event("units_destroyed", seat=house, amount=sum(units.values()))
    return add_events(table.doing(destroyed=lost), event)


def adjust_stock(table: KingsTable, house: str, units: Units, sign: int) -> KingsTable:
    """Units come onto the board (-1), or go back to their House (1)."""
    available = table.seats[house].available
    if available is None:
        return table
    changed = {piece: max(0, available.get(piece, 0) + sign * count) for piece, count in units.items()}
    return table.seat(house, available={**available, **changed})


def gain(table: KingsTable, house: str, amount: int, why: RuleId) -> KingsTable:
    """The House gains power tokens; if its number is unknown, only the change is recorded."""
    gained = {**table.did.gained, house: table.did.gained.get(house, 0) + amount}
    power = table.seats[house].power
    if power is not None:
        table = table.seat(house, power=power + amount)
    return add_events(table.doing(gained=gained), Event("tokens_gained", seat=house, amount=amount, rule=why))


def lose(table: KingsTable, house: str, amount: int) -> tuple[KingsTable, int]:
    """Power tokens are given up, no more than there are; and how many they were."""
    power = table.seats[house].power
    lost = amount if power is None else min(amount, power)
    if power is not None:
        table = table.seat(house, power=power - lost)
    return add_events(table, Event("tokens_lost", seat=house, amount=lost)), lost


@rule("kings.onetime.spent")
def off_the_board(
    table: KingsTable, area: str, orders: Iterable[Order], why: tuple[RuleId, ...] = ()
) -> KingsTable:
    """A permanent order goes back to its House; a one-time order never does."""
    gone = tuple(orders)
    if why:
        cited = in_force(table.options, why)
        keys = {f"{area}:{order.house}:{order.order}": cited for order in gone}
        table = table.put(gone={**table.gone, **keys})
    left = list(table.areas[area].orders)
    for order in gone:
        left.remove(order)
    table = table.area(area, orders=tuple(left))
    for order in gone:
        if order.one_time:
            table = _spent(table, order)
    return table


def resolve_order(table: KingsTable, house: str, area: str, order_kind: str) -> KingsTable:
    """The order of this House leaves the board, resolved."""
    order = table.areas[area].order_of(house, order_kind)
    if order is not None:
        table = off_the_board(table, area, (order,))
        table = add_events(table, Event("order_resolved", card=called(table.areas[area], order), seat=house))
    return table.put(resolved=Resolved(order_kind, house, area))


def _spent(table: KingsTable, order: Order) -> KingsTable:
    seat = table.seats[order.house]
    table = table.seat(order.house, out=(*seat.out, order.order))
    table = table.doing(out_of_game=(*table.did.out_of_game, order.order))
    event = Event("order_out_of_game", card=order.order, seat=order.house, rule="kings.onetime.spent")
    return add_events(table, event)


def lapse(
    table: KingsTable, area: str, orders: Iterable[Order], rules: tuple[RuleId, ...], basis: Basis = STATED
) -> KingsTable:
    """Orders are removed without effect."""
    gone = tuple(orders)
    if not gone:
        return table
    names = tuple(called(table.areas[area], order) for order in gone)
    table = off_the_board(table.doing(lapsed=(*table.did.lapsed, *names)), area, gone, rules)
    table = add_events(table, *(Event("order_lapsed", card=name, rule=rules[0]) for name in names))
    facts = {"orders": names}
    cited = in_force(table.options, rules)
    return noted(table, grounded(Reason(cited, says="orders_lapse", facts=dict(facts), basis=basis)))


def remove(table: KingsTable, area: str, orders: Iterable[Order], why: tuple[RuleId, ...]) -> KingsTable:
    """Removes orders because of a player's move."""
    gone = tuple(orders)
    names = tuple(called(table.areas[area], order) for order in gone)
    table = off_the_board(table.doing(removed=(*table.did.removed, *names)), area, gone, why)
    return add_events(table, *(Event("order_removed", card=name) for name in names))


@rule("kings.fort.nine")
def raze(table: KingsTable, area: str, *rules: RuleId, basis: Basis = STATED) -> KingsTable:
    """A fortification leaves the board and can be built again."""
    if not table.areas[area].fortification:
        return table
    left = FORTIFICATIONS - table.fortifications_on_board + 1
    table = table.area(area, fortification=False)
    why = Reason(rules, says="fortification_removed", facts={"area": area, "left": left}, basis=basis)
    return add_events(noted(table, why), Event("fortification_removed", card=area, rule=rules[0]))


def hold(table: KingsTable, area: str, house: str, before: str | None = None) -> KingsTable:
    """An area gets a new holder; declared counts of cities and strongholds follow."""
    before = holder(table.areas[area]) if before is None else before
    if before == house and table.areas[area].holder == house:
        return table
    here = table.areas[area]
    table = table.area(area, holder=house)
    for owner, change in ((before, -1), (house, 1)):
        if owner and before != house:
            table = _count(table, owner, here, change)
    return table


def _count(table: KingsTable, house: str, area: Area, change: int) -> KingsTable:
    seat = table.seats[house]
    if area.city and seat.cities is not None:
        table = table.seat(house, cities=max(0, seat.cities + change))
    if area.stronghold and seat.strongholds is not None:
        table = table.seat(house, strongholds=max(0, seat.strongholds + change))
    return table


LAPSE = {
    "march": (("kings.onetime.all-units-leave", "kings.onetime.spent"), STATED),
    "young_wolf": (("kings.youngwolf.other-order", "kings.onetime.all-units-leave"), DERIVED),
}
"""How the last unit left -> the rules by which the other order there goes, and how firm they are."""


@rule(
    "kings.fort.last-unit",
    "kings.fort.power-token",
    "kings.fort.siege-keeps",
    "kings.onetime.all-units-leave",
    "kings.youngwolf.other-order",
    "kings.forced.donors",
)
def emptied(
    table: KingsTable, area: str, house: str, how: str, *, token: bool = False, taken: bool = False
) -> KingsTable:
    """When the last unit has left, the fortification goes at once, token or not, and so do other orders."""
    here = table.areas[area]
    if here.units_of(house):
        return table
    rules = ("kings.fort.last-unit", *(("kings.fort.power-token",) if token else ()))
    table = raze(table, area, *rules)
    table = _without_orders(table, area, house, how)
    if not taken and holder(here) == house:
        table = _given_up(table, area, house, token=token)
    return table


def _without_orders(table: KingsTable, area: str, house: str, how: str) -> KingsTable:
    own = tuple(order for order in table.areas[area].orders if order.house == house)
    if how == "forced_march":
        if not own or FORCED_DONORS.option(table) != "removed":
            return table
        table = noted(table, FORCED_DONORS.reason(table, "donor_orders", area=area))
        return lapse(table, area, own, ("kings.forced.donors", "kings.onetime.all-units-leave"), SILENT)
    if how not in LAPSE:
        return table
    rules, basis = LAPSE[how]
    return lapse(table, area, own, rules, basis)


@rule("kings.port.abandoned")
def _given_up(table: KingsTable, area: str, house: str, *, token: bool) -> KingsTable:
    """A power token keeps the area; without one nobody holds it, and ships in its port keep their House."""
    if token:
        table = table.area(area, power_token=house, holder=house)
        return add_events(table, Event("token_left", card=area, seat=house))
    if table.areas[area].power_token == house:
        return table
    ships = [port for port in table.ports_of(area) if port.units]
    table = add_events(hold(table, area, ""), Event("area_lost", card=area, seat=house))
    for port in ships:
        table = noted(table, PORT_ABANDONED.reason(table, "port_abandoned", area=port.id))
        if PORT_ABANDONED.option(table) == "removed":
            for occupant in port.occupants:
                table = destroy(
                    take_units(table, port.id, occupant, port.units_of(occupant)),
                    occupant,
                    port.units_of(occupant),
                )
    return table


@rule("kings.onetime.captured", "kings.port.capture")
def captured(table: KingsTable, area: str, house: str) -> KingsTable:
    """Whoever enters an area of another House takes it: tokens and orders of the old holder are removed."""
    here = table.areas[area]
    before = here.holder or here.power_token or next(iter(enemies(here, house)), "")
    others = tuple(order for order in here.orders if order.house != house)
    table = lapse(table, area, others, ("kings.onetime.captured",))
    if here.power_token and here.power_token != house:
        table = table.area(area, power_token="")
    table = hold(table, area, house, before)
    if not before or before == house:
        return _ports_taken(table, here, house, before)
    table = add_events(table, Event("area_taken", card=area, seat=house))
    return _ports_taken(table, here, house, before)


def _ports_taken(table: KingsTable, land: Area, house: str, before: str) -> KingsTable:
    """Ships of another House in the port wait for the winner's decision."""
    for port in table.ports_of(land.id):
        if any(occupant != house for occupant in port.occupants):
            table = table.put(taken={**table.taken, land.id: before})
            facts: Facts = {"area": port.id, "seat": house}
            rules = ("kings.port.capture", "kings.port.capture-destroy")
            table = noted(table, Reason(rules, says="port_waits", facts=facts))
    return table


@rule("kings.fort.destroyed-units", "kings.fort.no-capture")
def wiped_out(table: KingsTable, area: str) -> KingsTable:
    """Where all defenders were destroyed the text is silent: the fortification goes, it is never captured."""
    if not table.areas[area].fortification:
        return table
    if FORT_OF_THE_DEAD.option(table) == "stays":
        return noted(table, FORT_OF_THE_DEAD.reason(table, "fort_of_the_dead", area=area))
    return raze(table, area, "kings.fort.destroyed-units", "kings.fort.no-capture", basis=SILENT)


@rule("kings.siege.no-retreat", "kings.siege.casualty-consequence")
def engines_lost(table: KingsTable, house: str, count: int) -> KingsTable:
    """Siege engines that would have to retreat are destroyed at once."""
    if not count:
        return table
    table = destroy(table, house, {components.SIEGE: count})
    facts: Facts = {"seat": house, "count": count}
    rules = ("kings.siege.no-retreat", "kings.siege.casualty-consequence")
    return noted(table, Reason(rules, says="engines_lost", facts=facts))


RETREATED, DESTROYED = "retreat", "destroyed"
"""How the last defender left."""


def held_by(table: KingsTable, area: str, house: str) -> bool:
    """Whether the House defends there: it holds the area and has not come to take it."""
    fight = table.fight
    attacks = fight is not None and fight.attacker == house and fight.area in ("", area)
    return not attacks and holder(table.areas[area]) in ("", house)


def battle_settled(table: KingsTable, area: str) -> KingsTable:
    """The table, at which nobody has to tell the result of the battle there."""
    fight = table.fight
    return table.put(fight=None) if fight is not None and fight.open and fight.area == area else table


@rule("kings.onetime.captured", "kings.fort.last-unit", "kings.fort.destroyed-units", "kings.port.capture")
def lost(table: KingsTable, area: str, house: str, how: str) -> KingsTable:
    """With the last defender the orders and the fortification go, and whoever stands there has the area."""
    if table.areas[area].units_of(house):
        return table
    own = tuple(order for order in table.areas[area].orders if order.house == house)
    table = lapse(table, area, own, ("kings.onetime.captured",))
    others = enemies(table.areas[area], house)
    if how == DESTROYED:
        table = wiped_out(table, area)
    else:
        table = emptied(table, area, house, how, taken=bool(others))
    return battle_settled(captured(table, area, others[0]), area) if len(others) == 1 else table


def routed_units(table: KingsTable, house: str, area: str) -> Units:
    """The units a House has left after a battle: in the area, attacking it, or retreated from it."""
    standing = table.areas[area].units_of(house)
    if standing:
        return standing
    fight, fled = table.fight, table.fled
    if fight is not None and fight.attacker == house and fight.area in ("", area):
        return fight.attacking
    return fled.units if fled is not None and (fled.house, fled.area) == (house, area) else {}


def remove_units(table: KingsTable, house: str, area: str, units: Units) -> KingsTable:
    """These units are no longer where the battle was."""
    if table.areas[area].units_of(house):
        return take_units(table, area, house, units)
    fight, fled = table.fight, table.fled
    if fight is not None and fight.attacker == house and fight.attacking:
        return table.put(fight=replace(fight, attacking=less(fight.attacking, units)))
    if fled is not None and fled.house == house:
        if fled.at:
            table = take_units(table, fled.at, house, units)
        return table.put(fled=RetreatedUnits(house, fled.area, less(fled.units, units), fled.at))
    return table
