"""Ports: who may use one, and the ships in a port whose land was taken."""

from __future__ import annotations

from engine.kernel.decisions import Decision
from engine.kernel.game import Verb
from engine.kernel.judge import Candidate, Candidates
from engine.kernel.reasons import DERIVED, Facts, Finding, Reason, change, rule, violated
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.changes import adjust_stock, destroy, lapse, put_units, take_units
from engine.kings.board.supply_and_victory import owner
from engine.kings.common_rules import FRAME
from engine.kings.moves import CapturePort, Consolidate, DestroyPortShips, PlaceOrder, Raid, Support
from engine.kings.phases.mustering import in_stock
from engine.kings.remedies import take_land
from engine.kings.rule_variants import PORT_ORDERS, PORT_PARTIAL
from engine.kings.table import Area, KingsTable, less, noted

PortMove = Raid | Support | Consolidate | PlaceOrder


def port_of_move(table: KingsTable, move: PortMove) -> Area | None:
    """The port whose ships act, if they lie in one."""
    area = table.areas[move.from_ if isinstance(move, Raid | Support) else move.area]
    return area if area.kind == components.PORT else None


@rule("kings.port.owner", "kings.port.capture")
def the_port_is_his(table: KingsTable, move: PortMove) -> Finding:
    """Only the House that holds a port's land uses the port.

    Ships whose land another House holds take no orders and carry none out.
    """
    port = port_of_move(table, move)
    seat = owner(table, port) if port is not None else ""
    if port is None or seat in ("", move.by):
        return None
    return violated("only_the_owner_uses_it", area=port.id, seat=seat)


@rule("kings.port.owner", "kings.port.abandoned")
def its_land_is_held(table: KingsTable, move: Consolidate) -> Finding:
    """Nobody trades in a port whose land nobody holds."""
    port = port_of_move(table, move)
    if port is None or owner(table, port):
        return None
    return violated("nobody_uses_it", basis=DERIVED, area=port.id)


PortDecision = CapturePort | DestroyPortShips
CHIEF = ("kings.port.capture", "kings.port.capture-destroy")


def foreign_ships(table: KingsTable, port: str, house: str) -> tuple[str, ...]:
    """Whose ships lie there that are not the new owner's."""
    return tuple(occupant for occupant in table.areas[port].occupants if occupant != house)


@rule("kings.port.capture-final", "kings.port.capture")
def the_choice_is_final(table: KingsTable, move: PortDecision) -> Finding:
    """Having replaced the ships, the player cannot destroy them later."""
    own = isinstance(move, DestroyPortShips) and not foreign_ships(table, move.port, move.by)
    if move.port not in table.settled and not own:
        return None
    return violated("choice_is_final", rules=("kings.port.capture-final",), area=move.port)


@rule("kings.port.capture", "kings.port.capture-destroy", "kings.port.owner")
def he_has_taken_the_land(table: KingsTable, move: PortDecision) -> Finding:
    """The House that takes the land from another decides about the ships in its port."""
    port = table.areas[move.port]
    if port.kind != components.PORT:
        return violated("no_port", area=port.id)
    if owner(table, port) != move.by:
        return violated("land_not_taken", change("take_land", area=port.land), area=port.id, land=port.land)
    if port.land not in table.taken and not foreign_ships(table, port.id, move.by):
        return violated("land_not_taken", area=port.id, land=port.land)
    return None


@rule("kings.port.capture-orders", "kings.port.capture-destroy")
def act_capture(table: KingsTable, move: CapturePort) -> KingsTable:
    """The old ships never stay; an order lying there goes with them."""
    port = table.areas[move.port]
    there = sum(units.get(components.SHIP, 0) for house, units in port.units.items() if house != move.by)
    table = _orders_go(table, port, move.by)
    stay = _places(table, port, move.by, there) if move.choice == "replace" else 0
    table = _old_ships_go(table, port, move.by, stay)
    says = "ships_replaced" if move.choice == "replace" else "ships_destroyed"
    facts: Facts = {"area": port.id, "count": there}
    table = noted(table, Reason(CHIEF, says=says, facts=facts))
    if move.choice == "replace":
        table = _replaced(table, port, move.by, stay, there)
    still_taken = {land: before for land, before in table.taken.items() if land != port.land}
    table = table.put(taken=still_taken, settled=(*table.settled, port.id))
    table = table.area(port.id, holder=move.by)
    return add_events(table, Event("port_settled", card=port.id, seat=move.by))


@rule("kings.port.capture", "kings.port.capture-destroy")
def _old_ships_go(table: KingsTable, port: Area, house: str, replaced: int) -> KingsTable:
    """None of them stays; those whose place is taken go back to their House, the others are destroyed."""
    for ship in foreign_ships(table, port.id, house):
        ships = port.units_of(ship).get(components.SHIP, 0)
        table = take_units(table, port.id, ship, {components.SHIP: ships})
        back = min(ships, replaced)
        table = destroy(
            adjust_stock(table, ship, {components.SHIP: back}, 1),
            ship,
            less({components.SHIP: ships}, {components.SHIP: back}),
        )
        replaced -= back
    return table


def _orders_go(table: KingsTable, port: Area, house: str) -> KingsTable:
    orders = tuple(order for order in port.orders if order.house != house)
    if not orders:
        return table
    table = noted(table, PORT_ORDERS.reason(table, "orders_in_captured_port", area=port.id))
    if PORT_ORDERS.option(table) == "stay":
        return table
    point = PORT_ORDERS.answers[components.TEXT]
    return lapse(table, port.id, orders, ("kings.port.capture-orders",), point.basis)


@rule("kings.port.capture-partial", "kings.port.supply")
def _places(table: KingsTable, port: Area, house: str, there: int) -> int:
    """How many own ships there are to take their places, and how many can be fed."""
    left, _ = in_stock(table, house, components.SHIP)
    most = table.given.numbers.get("largest_army_allowed")
    count = min(there, max(0, left), there if most is None else most)
    return 0 if count < there and PORT_PARTIAL.option(table) == "all_destroyed" else count


@rule("kings.port.capture", "kings.port.capture-partial", "kings.port.supply")
def _replaced(table: KingsTable, port: Area, house: str, count: int, there: int) -> KingsTable:
    """Own available ships take their places; if there are too few the text is silent."""
    if count < there:
        table = noted(table, PORT_PARTIAL.reason(table, "too_few_ships", area=port.id, count=count, of=there))
    if not count:
        return table
    table = adjust_stock(table, house, {components.SHIP: count}, -1)
    return put_units(table, port.id, house, {components.SHIP: count})


@rule("kings.port.capture-destroy")
def act_destroy(table: KingsTable, move: DestroyPortShips) -> KingsTable:
    """To destroy them is one of the two choices."""
    return act_capture(table, CapturePort(by=move.by, port=move.port, choice="destroy"))


def capture_candidates(table: KingsTable, decision: Decision) -> Candidates:
    yield Candidate(CapturePort(by=decision.seat, port=decision.purpose, choice="replace"))
    yield Candidate(CapturePort(by=decision.seat, port=decision.purpose, choice="destroy"))


CAPTURING = Verb(
    CapturePort,
    (*FRAME, the_choice_is_final, he_has_taken_the_land),
    act_capture,
    candidates=capture_candidates,
    remedies={"take_land": take_land},
)
DESTROYING_SHIPS = Verb(
    DestroyPortShips,
    (*FRAME, the_choice_is_final, he_has_taken_the_land),
    act_destroy,
    remedies={"take_land": take_land},
)
