"""What becomes of an area that its last unit leaves, and of one that is taken."""

from __future__ import annotations

from engine.kernel.event import Event
from engine.kernel.reason import DERIVED, SILENT, STATED, Facts, Reason, rule
from engine.kernel.state import tell
from engine.kings import box
from engine.kings.effects import destroy, hold, lapse, raze, take_units
from engine.kings.points import FORCED_DONORS, FORT_OF_THE_DEAD, PORT_ABANDONED
from engine.kings.table import Area, Table, enemies, holder, noted

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
    table: Table, area: str, house: str, how: str, *, token: bool = False, taken: bool = False
) -> Table:
    """When the last unit has left, the fortification goes at once, token or not, and so do other orders."""
    here = table.areas[area]
    if here.of(house):
        return table
    rules = ("kings.fort.last-unit", *(("kings.fort.power-token",) if token else ()))
    table = raze(table, area, *rules)
    table = _without_orders(table, area, house, how)
    if not taken and (holder(here) == house or here.holder == house):
        table = _given_up(table, area, house, token=token)
    return table


def _without_orders(table: Table, area: str, house: str, how: str) -> Table:
    own = tuple(order for order in table.areas[area].orders if order.house == house)
    if how == "forced_march":
        if not own or FORCED_DONORS.option(table) != "removed":
            return table
        table = noted(table, FORCED_DONORS.reason(table, "donor_orders", area=area))
        return lapse(table, area, own, ("kings.forced.donors", "kings.onetime.all-units-leave"))
    if how not in LAPSE:
        return table
    rules, basis = LAPSE[how]
    return lapse(table, area, own, rules, basis)


@rule("kings.port.abandoned")
def _given_up(table: Table, area: str, house: str, *, token: bool) -> Table:
    """A power token keeps the area; without one nobody holds it, and ships in its port keep their House."""
    if token:
        table = table.area(area, power_token=house, holder=house)
        return tell(table, Event("token_left", card=area, seat=house))
    if table.areas[area].power_token == house:
        return table
    ships = [port for port in table.ports_of(area) if port.units]
    table = tell(hold(table, area, ""), Event("area_lost", card=area, seat=house))
    for port in ships:
        table = noted(table, PORT_ABANDONED.reason(table, "port_abandoned", area=port.id))
        if PORT_ABANDONED.option(table) == "removed":
            for one in port.occupants:
                table = destroy(take_units(table, port.id, one, port.of(one)), one, port.of(one))
    return table


@rule("kings.onetime.captured", "kings.fort.no-capture", "kings.port.capture")
def captured(table: Table, area: str, house: str) -> Table:
    """Whoever enters an area of another House takes it: tokens and orders of the old holder are removed."""
    here = table.areas[area]
    before = here.holder or here.power_token or next(iter(enemies(here, house)), "")
    others = tuple(order for order in here.orders if order.house != house)
    table = lapse(table, area, others, ("kings.onetime.captured",))
    if here.power_token and here.power_token != house:
        table = table.area(area, power_token="")
    if here.fortification and not here.of(house):
        table = raze(table, area, "kings.fort.no-capture", "kings.fort.last-unit")
    table = hold(table, area, house, before)
    if not before or before == house:
        return _ports_taken(table, here, house, before)
    table = tell(table, Event("area_taken", card=area, seat=house))
    return _ports_taken(table, here, house, before)


def _ports_taken(table: Table, land: Area, house: str, before: str) -> Table:
    """Ships of another House in the port wait for the winner's decision."""
    for port in table.ports_of(land.id):
        if any(one != house for one in port.occupants):
            table = table.put(taken={**table.taken, land.id: before})
            facts: Facts = {"area": port.id, "seat": house}
            rules = ("kings.port.capture", "kings.port.capture-destroy")
            table = noted(table, Reason(rules, says="port_waits", facts=facts))
    return table


@rule("kings.fort.destroyed-units", "kings.fort.no-capture")
def wiped_out(table: Table, area: str) -> Table:
    """Where all defenders were destroyed the text is silent: the fortification goes, it is never captured."""
    if not table.areas[area].fortification:
        return table
    if FORT_OF_THE_DEAD.option(table) == "stays":
        return noted(table, FORT_OF_THE_DEAD.reason(table, "fort_of_the_dead", area=area))
    return raze(table, area, "kings.fort.destroyed-units", "kings.fort.no-capture", basis=SILENT)


@rule("kings.siege.no-retreat", "kings.siege.casualty-consequence")
def engines_lost(table: Table, house: str, count: int) -> Table:
    """Siege engines that would have to retreat are destroyed at once."""
    if not count:
        return table
    table = destroy(table, house, {box.SIEGE: count})
    facts: Facts = {"seat": house, "count": count}
    rules = ("kings.siege.no-retreat", "kings.siege.casualty-consequence")
    return noted(table, Reason(rules, says="engines_lost", facts=facts))
