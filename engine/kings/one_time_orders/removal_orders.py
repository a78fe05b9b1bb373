"""One-time orders that remove orders: the Iron Fleet of Greyjoy, and the Will of R'hllor of Baratheon."""

from __future__ import annotations

from collections import Counter

from engine.kernel.reasons import SILENT, Finding, Reason, Verdict, change, rule, violated
from engine.kings.board import components
from engine.kings.board.changes import remove
from engine.kings.moves import ExecuteOneTime
from engine.kings.one_time_orders.common import nothing, spend_order, unchosen
from engine.kings.rule_variants import IRON_FLEET_QUANTITY
from engine.kings.table import HouseSeat, KingsTable, Order, adjacent, called, noted

FLEET, RHLLOR = "kings.ironfleet.effect", "kings.rhllor.remove"
FLEET_TAKES = 2


def area_and_order(table: KingsTable, name: str) -> tuple[str, Order | None]:
    """The area and the order that ``land_a:march`` means."""
    area, _, order = name.rpartition(":")
    here = table.areas.get(area)
    orders = here.orders if here is not None else ()
    return area, next((lying for lying in orders if lying.order == order), None)


def _doubled(table: KingsTable, move: ExecuteOneTime) -> str:
    """An order named more often than it lies there."""
    lying = Counter(called(area, order) for area, order in table.orders())
    wanted = Counter(move.remove)
    return next((name for name in wanted if wanted[name] > lying[name]), "")


@rule("kings.ironfleet.not-one-time")
def fleet_takes_no_one_time_order(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """The Iron Fleet cannot remove one-time orders."""
    for name in move.remove:
        _, order = area_and_order(table, name)
        if name.rpartition(":")[2] in components.ONE_TIME or (order is not None and order.one_time):
            return violated("fleet_no_one_time", change("leave_out_order", order=name), order=name)
    return None


@rule("kings.ironfleet.effect", "kings.ironfleet.quantity")
def fleet_takes_two_from_next_door(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """It removes any two orders in adjacent areas, even March and Defence; the rules do not mention fewer."""
    for name in move.remove:
        area, order = area_and_order(table, name)
        if order is None or name == _doubled(table, move):
            return violated(
                "order_not_there",
                change("leave_out_order", order=name),
                rules=(FLEET,),
                order=name,
                area=area,
            )
        if not adjacent(table, move.area, area):
            leave = change("leave_out_order", order=name)
            return violated("not_next_door", leave, rules=(FLEET,), area=area, of=move.area)
    if len(move.remove) > FLEET_TAKES:
        return violated("fleet_two_orders", change("leave_out_order", order=move.remove[-1]), rules=(FLEET,))
    if len(move.remove) == 1:
        if IRON_FLEET_QUANTITY.option(table) == "exactly_two":
            return IRON_FLEET_QUANTITY.reason(table, "fleet_exactly_two", Verdict.NO)
        return IRON_FLEET_QUANTITY.reason(table, "fleet_one_order")
    return None


@rule("kings.ironfleet.effect", "kings.ironfleet.quantity", "kings.ironfleet.step")
def act_fleet(table: KingsTable, move: ExecuteOneTime) -> KingsTable:
    """They are removed; nothing is plundered."""
    if not move.remove:
        return unchosen(table, move, FLEET, left=FLEET_TAKES)
    table = spend_order(table, move, FLEET_TAKES - len(move.remove))
    power = [name for name in move.remove if name.endswith(f":{components.POWER}")]
    if power:
        table = noted(table, Reason((FLEET,), says="fleet_plunders_nothing", basis=SILENT))
    return _removed(table, move, FLEET)


def _removed(table: KingsTable, move: ExecuteOneTime, why: str) -> KingsTable:
    for name in move.remove:
        area, order = area_and_order(table, name)
        if order is not None:
            table = remove(table, area, (order,), (why,))
    return table


@rule("kings.rhllor.discard", "kings.rhllor.refuse", "kings.scorpion.melisandre")
def only_melisandre_pays(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Baratheon discards Melisandre from hand, or the order does nothing."""
    rules = ("kings.rhllor.discard", "kings.rhllor.refuse")
    if move.discard is None:
        return violated("melisandre_pays", change("remove_nothing"), rules=rules) if move.remove else None
    if not components.is_melisandre(move.discard):
        return violated("melisandre_pays", change("discard_nobody"), rules=rules)
    if _without_melisandre(table.seats[move.by]):
        return violated("melisandre_not_in_hand", change("discard_nobody"), rules=rules)
    return None


def _without_melisandre(seat: HouseSeat) -> bool:
    """The hand is known without her, or she lies in the discard."""
    if seat.hand is None:
        return any(map(components.is_melisandre, seat.discard))
    return not any(components.is_melisandre(card.name) for card in seat.hand)


@rule("kings.rhllor.remove")
def one_support_or_defence(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """The order removes one Support or Defence order anywhere on the board, and no other kind."""
    for name in move.remove:
        area, order = area_and_order(table, name)
        leave = change("leave_out_order", order=name)
        if name.rpartition(":")[2] not in (components.SUPPORT, components.DEFENSE):
            return violated("support_or_defence_only", leave, order=name)
        if order is None:
            return violated("order_not_there", leave, order=name, area=area)
    if len(move.remove) > 1:
        return violated("one_order_only", change("leave_out_order", order=move.remove[-1]))
    return None


@rule("kings.rhllor.discard", "kings.rhllor.remove", "kings.rhllor.refuse")
def act_rhllor(table: KingsTable, move: ExecuteOneTime) -> KingsTable:
    """Melisandre is discarded and the order removed; without her it leaves the game and does nothing."""
    if move.discard is None:
        rules = ("kings.rhllor.refuse", "kings.onetime.spent")
        return nothing(table, move, Reason(rules, says="rhllor_refused"))
    seat = table.seats[move.by]
    hand = seat.hand
    if hand is not None:
        hand = tuple(card for card in hand if not components.is_melisandre(card.name))
    table = table.seat(move.by, hand=hand, discard=(*seat.discard, move.discard))
    table = noted(table, Reason(("kings.rhllor.discard",), says="melisandre_discarded"))
    if not move.remove:
        table = noted(table, Reason((RHLLOR,), says="nothing_chosen", facts={"order": move.order}))
    return _removed(spend_order(table, move, 1 - len(move.remove)), move, RHLLOR)


FLEET_RULES = (fleet_takes_no_one_time_order, fleet_takes_two_from_next_door)
RHLLOR_RULES = (only_melisandre_pays, one_support_or_defence)
