"""A port whose land has been taken: its ships are replaced or destroyed, at once and for good."""

from __future__ import annotations

from engine.kernel.event import Event
from engine.kernel.game import Verb
from engine.kernel.reason import Facts, Finding, Reason, change, no, rule
from engine.kernel.state import tell
from engine.kings import box
from engine.kings.effects import back_in_stock, destroy, lapse, leave_stock, put_units, take_units
from engine.kings.frame import FRAME
from engine.kings.moves import CapturePort, DestroyPortShips
from engine.kings.mustering import in_stock
from engine.kings.points import PORT_ORDERS, PORT_PARTIAL
from engine.kings.table import Area, Table, less, noted, owner

Deciding = CapturePort | DestroyPortShips
CHIEF = ("kings.port.capture", "kings.port.capture-destroy")


def strangers(table: Table, port: str, house: str) -> tuple[str, ...]:
    """Whose ships lie there that are not the new owner's."""
    return tuple(one for one in table.areas[port].occupants if one != house)


@rule("kings.port.capture-final", "kings.port.capture")
def the_choice_is_final(table: Table, move: Deciding) -> Finding:
    """Having replaced the ships he cannot destroy them later."""
    own = isinstance(move, DestroyPortShips) and not strangers(table, move.port, move.by)
    if move.port not in table.settled and not own:
        return None
    return no("choice_is_final", rules=("kings.port.capture-final",), area=move.port)


@rule("kings.port.capture", "kings.port.capture-destroy", "kings.port.owner")
def he_has_taken_the_land(table: Table, move: Deciding) -> Finding:
    """Whoever has taken the land from another House decides about the ships in its port."""
    port = table.areas[move.port]
    if port.kind != box.PORT:
        return no("no_port", area=port.id)
    if owner(table, port) != move.by:
        return no("land_not_taken", change("take_land", area=port.land), area=port.id, land=port.land)
    if port.land not in table.taken and not strangers(table, port.id, move.by):
        return no("land_not_taken", area=port.id, land=port.land)
    return None


@rule("kings.port.capture-orders", "kings.port.capture-destroy")
def act_capture(table: Table, move: CapturePort) -> Table:
    """The old ships never stay; an order lying there goes with them."""
    port = table.areas[move.port]
    there = sum(units.get(box.SHIP, 0) for house, units in port.units.items() if house != move.by)
    table = _orders_go(table, port, move.by)
    stay = _places(table, port, move.by, there) if move.choice == "replace" else 0
    table = _old_ships_go(table, port, move.by, stay)
    says = "ships_replaced" if move.choice == "replace" else "ships_destroyed"
    facts: Facts = {"area": port.id, "count": there}
    table = noted(table, Reason(CHIEF, says=says, facts=facts))
    if move.choice == "replace":
        table = _replaced(table, port, move.by, stay, there)
    taken = {land: before for land, before in table.taken.items() if land != port.land}
    table = table.put(taken=taken, settled=(*table.settled, port.id))
    table = table.area(port.id, holder=move.by)
    return tell(table, Event("port_settled", card=port.id, seat=move.by))


@rule("kings.port.capture", "kings.port.capture-destroy")
def _old_ships_go(table: Table, port: Area, house: str, replaced: int) -> Table:
    """None of them stays; those whose place is taken go back to their House, the others are destroyed."""
    for one in strangers(table, port.id, house):
        ships = port.of(one).get(box.SHIP, 0)
        table = take_units(table, port.id, one, {box.SHIP: ships})
        back = min(ships, replaced)
        table = destroy(
            back_in_stock(table, one, {box.SHIP: back}), one, less({box.SHIP: ships}, {box.SHIP: back})
        )
        replaced -= back
    return table


def _orders_go(table: Table, port: Area, house: str) -> Table:
    orders = tuple(order for order in port.orders if order.house != house)
    if not orders:
        return table
    table = noted(table, PORT_ORDERS.reason(table, "orders_in_captured_port", area=port.id))
    if PORT_ORDERS.option(table) == "stay":
        return table
    point = PORT_ORDERS.answers[box.TEXT]
    return lapse(table, port.id, orders, ("kings.port.capture-orders",), point.basis)


@rule("kings.port.capture-partial", "kings.port.supply")
def _places(table: Table, port: Area, house: str, there: int) -> int:
    """How many own ships there are to take their places, and how many can be fed."""
    left, _ = in_stock(table, house, box.SHIP)
    most = table.given.numbers.get("largest_army_allowed")
    count = min(there, max(0, left), there if most is None else most)
    return 0 if count < there and PORT_PARTIAL.option(table) == "all_destroyed" else count


@rule("kings.port.capture", "kings.port.capture-partial", "kings.port.supply")
def _replaced(table: Table, port: Area, house: str, count: int, there: int) -> Table:
    """Own available ships take their places; if there are too few the text is silent."""
    if count < there:
        table = noted(table, PORT_PARTIAL.reason(table, "too_few_ships", area=port.id, count=count, of=there))
    if not count:
        return table
    table = leave_stock(table, house, {box.SHIP: count})
    return put_units(table, port.id, house, {box.SHIP: count})


@rule("kings.port.capture-destroy")
def act_destroy(table: Table, move: DestroyPortShips) -> Table:
    """To destroy them is one of the two choices."""
    return act_capture(table, CapturePort(by=move.by, port=move.port, choice="destroy"))


CAPTURING = Verb(CapturePort, (*FRAME, the_choice_is_final, he_has_taken_the_land), act_capture)
DESTROYING_SHIPS = Verb(DestroyPortShips, (*FRAME, the_choice_is_final, he_has_taken_the_land), act_destroy)
