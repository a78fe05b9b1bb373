"""What a move brings about: units, orders, tokens and fortifications, each with the rule it rests on."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.event import Event
from engine.kernel.reason import STATED, Basis, Reason, RuleId, grounded, rule
from engine.kernel.state import tell
from engine.kings.box import FORTIFICATIONS
from engine.kings.table import Area, Order, Table, Units, add, called, holder, in_force, less, noted


def put_units(table: Table, area: str, house: str, units: Units) -> Table:
    """The units of a House stand there."""
    if not units:
        return table
    here = table.areas[area]
    return table.area(area, units={**here.units, house: add(here.of(house), units)})


def take_units(table: Table, area: str, house: str, units: Units) -> Table:
    """The units of a House leave an area."""
    here = table.areas[area]
    left = less(here.of(house), units)
    rest = {one: theirs for one, theirs in here.units.items() if one != house}
    return table.area(area, units={**rest, house: left} if left else rest)


def destroy(table: Table, house: str, units: Units) -> Table:
    """Units that are gone from the board, wherever they have been taken from."""
    if not units:
        return table
    lost = {**table.did.destroyed, house: add(table.did.destroyed.get(house, {}), units)}
    table = _in_stock(table, house, units, 1)
    event = Event("units_destroyed", seat=house, amount=sum(units.values()))
    return tell(table.doing(destroyed=lost), event)


def back_in_stock(table: Table, house: str, units: Units) -> Table:
    """Units go back to their House without being destroyed."""
    return _in_stock(table, house, units, 1)


def leave_stock(table: Table, house: str, units: Units) -> Table:
    """Units come onto the board."""
    return _in_stock(table, house, units, -1)


def _in_stock(table: Table, house: str, units: Units, sign: int) -> Table:
    available = table.seats[house].available
    if available is None:
        return table
    changed = {piece: max(0, available.get(piece, 0) + sign * count) for piece, count in units.items()}
    return table.seat(house, available={**available, **changed})


def gain(table: Table, house: str, amount: int, why: RuleId) -> Table:
    """Power tokens are taken; of a House nobody has told about only the change is known."""
    gained = {**table.did.gained, house: table.did.gained.get(house, 0) + amount}
    power = table.seats[house].power
    if power is not None:
        table = table.seat(house, power=power + amount)
    return tell(table.doing(gained=gained), Event("tokens_gained", seat=house, amount=amount, rule=why))


def lose(table: Table, house: str, amount: int) -> tuple[Table, int]:
    """Power tokens are given up, no more than there are; and how many they were."""
    power = table.seats[house].power
    lost = amount if power is None else min(amount, power)
    if power is not None:
        table = table.seat(house, power=power - lost)
    return tell(table, Event("tokens_lost", seat=house, amount=lost)), lost


@rule("kings.onetime.spent")
def off_the_board(table: Table, area: str, orders: Iterable[Order], why: tuple[RuleId, ...] = ()) -> Table:
    """A permanent order goes back to its House; a one-time order never does."""
    gone = tuple(orders)
    if why:
        cited = in_force(table.options, why)
        keys = {f"{area}:{order.house}:{order.order}": cited for order in gone}
        table = table.put(gone={**table.gone, **keys})
    kept = list(table.areas[area].orders)
    for order in gone:
        kept.remove(order)
    table = table.area(area, orders=tuple(kept))
    for order in gone:
        if order.one_time:
            table = _spent(table, order)
    return table


def _spent(table: Table, order: Order) -> Table:
    seat = table.seats[order.house]
    table = table.seat(order.house, out=(*seat.out, order.order))
    table = table.doing(out_of_game=(*table.did.out_of_game, order.order))
    event = Event("order_out_of_game", card=order.order, seat=order.house, rule="kings.onetime.spent")
    return tell(table, event)


def lapse(
    table: Table, area: str, orders: Iterable[Order], rules: tuple[RuleId, ...], basis: Basis = STATED
) -> Table:
    """Orders are removed without effect."""
    gone = tuple(orders)
    if not gone:
        return table
    names = tuple(called(table.areas[area], order) for order in gone)
    table = off_the_board(table.doing(lapsed=(*table.did.lapsed, *names)), area, gone, rules)
    table = tell(table, *(Event("order_lapsed", card=name, rule=rules[0]) for name in names))
    facts = {"orders": names}
    cited = in_force(table.options, rules)
    return noted(table, grounded(Reason(cited, says="orders_lapse", facts=dict(facts), basis=basis)))


def remove(table: Table, area: str, orders: Iterable[Order], why: tuple[RuleId, ...]) -> Table:
    """Orders are removed by what somebody does."""
    gone = tuple(orders)
    names = tuple(called(table.areas[area], order) for order in gone)
    table = off_the_board(table.doing(removed=(*table.did.removed, *names)), area, gone, why)
    return tell(table, *(Event("order_removed", card=name) for name in names))


@rule("kings.fort.nine")
def raze(table: Table, area: str, *rules: RuleId, basis: Basis = STATED) -> Table:
    """A fortification leaves the board and can be built again."""
    if not table.areas[area].fortification:
        return table
    left = FORTIFICATIONS - table.fortifications_on_board + 1
    table = table.area(area, fortification=False)
    why = Reason(rules, says="fortification_removed", facts={"area": area, "left": left}, basis=basis)
    return tell(noted(table, why), Event("fortification_removed", card=area, rule=rules[0]))


def hold(table: Table, area: str, house: str, before: str | None = None) -> Table:
    """An area has a new holder; cities and strongholds that were told as numbers follow."""
    before = holder(table.areas[area]) if before is None else before
    if before == house and table.areas[area].holder == house:
        return table
    here = table.areas[area]
    table = table.area(area, holder=house)
    for one, change in ((before, -1), (house, 1)):
        if one and before != house:
            table = _count(table, one, here, change)
    return table


def _count(table: Table, house: str, area: Area, change: int) -> Table:
    seat = table.seats[house]
    if area.city and seat.cities is not None:
        table = table.seat(house, cities=max(0, seat.cities + change))
    if area.stronghold and seat.strongholds is not None:
        table = table.seat(house, strongholds=max(0, seat.strongholds + change))
    return table
