"""What one-time orders have in common, and those that remove orders: Greyjoy's and Baratheon's."""

from __future__ import annotations

from collections import Counter

from engine.kernel.reasons import SILENT, Facts, Finding, Reason, RuleId, Verdict, change, no, rule
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.changes import off_the_board, remove
from engine.kings.board.supply_and_victory import enemies, gone_by, ground_of_going
from engine.kings.moves import ExecuteOneTime
from engine.kings.rule_variants import CALL_BUILDS, IRON_FLEET_QUANTITY, SUPPLY_TOP
from engine.kings.table import HouseSeat, KingsTable, Order, Resolved, add, adjacent, called, noted


@rule("kings.unique.own-house")
def it_is_his_order(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Each House has one unique order, and only that House uses it."""
    if move.order not in components.UNIQUE.values() or components.UNIQUE[move.by] == move.order:
        return None
    return no("order_of_another_house", order=move.order, seat=move.by)


@rule("kings.onetime.spent", "kings.onetime.captured", "kings.onetime.all-units-leave", "kings.forced.battle")
def it_lies_there(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """An order once removed or resolved is out of the game."""
    here = table.areas[move.area]
    lay = change("lay_order", area=move.area, order=move.order)
    if here.order_of(move.by, move.order) is None:
        gone = gone_by(table, move.area, move.by, move.order)
        rules, basis = ("kings.onetime.spent", *gone), ground_of_going(gone)
        return no("order_not_there", lay, rules=rules, basis=basis, order=move.order, area=move.area)
    if enemies(here, move.by) and not here.units_of(move.by):
        rules = ("kings.onetime.captured", "kings.onetime.spent")
        return no("order_not_there", rules=rules, order=move.order, area=move.area)
    return None


NEEDS = {
    components.CALL: {"units", "take"},
    components.FORCED_MARCH: {"moves"},
    components.YOUNG_WOLF: {"moves", "leave_power_token"},
    components.IRON_FLEET: {"remove"},
    components.RHLLOR: {"remove", "discard"},
    components.HIGHGARDEN: {"discard", "take_from", "return_cards"},
    components.SCORPION: {"discard_of"},
    components.LION: {"named"},
    components.DELIVERY: {"take"},
}
FIELDS = ("units", "take", "moves", "remove", "discard", "take_from", "return_cards", "discard_of", "named")


@rule("kings.onetime.symbol")
def it_does_only_that(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Each order has its own effect and no other."""
    extra = [name for name in FIELDS if getattr(move, name) and name not in NEEDS[move.order]]
    if not extra:
        return None
    return no(
        "not_of_this_order", change("leave_out_choice", choice=extra[0]), order=move.order, choice=extra[0]
    )


def adjacent_houses(table: KingsTable, area: str) -> tuple[str, ...]:
    """The Houses with units in areas adjacent to an order."""
    there = (other for other in table.areas.values() if other.id != area and adjacent(table, area, other.id))
    every = (house for other in there for house in other.occupants)
    return tuple(dict.fromkeys(every))


@rule("kings.onetime.spent", "kings.onetime.one-at-a-time")
def spend_order(table: KingsTable, move: ExecuteOneTime, left: int = 0) -> KingsTable:
    """Resolved, it leaves the game; the other order in the area waits for its own moment.

    left: how many orders more it may remove.
    """
    order = table.areas[move.area].order_of(move.by, move.order)
    if order is not None:
        table = off_the_board(table, move.area, (order,))
    table = table.put(resolved=Resolved(move.order, move.by, move.area, left))
    return add_events(table, Event("order_resolved", card=move.order, seat=move.by))


def nothing(table: KingsTable, move: ExecuteOneTime, says: Reason, left: int = 0) -> KingsTable:
    """It leaves the game without having done anything."""
    return noted(spend_order(table, move, left), says).doing(effect="none")


def unchosen(table: KingsTable, move: ExecuteOneTime, chief: RuleId, left: int = 0) -> KingsTable:
    """Its owner chooses nothing, so the order leaves the game without having done anything."""
    why = Reason((chief, "kings.onetime.spent"), says="nothing_chosen", facts={"order": move.order})
    return nothing(table, move, why, left)


CHIEF = ("kings.delivery.effect", "kings.delivery.duration")


@rule("kings.fort.other-orders")
def it_builds_nothing(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Only a Consolidate Power order builds a fortification, and a Call gives no tokens.

    A delivery builds no fortification and brings no tokens.
    """
    if move.take is None:
        return None
    return CALL_BUILDS.reason(table, "call_builds", Verdict.NO, order=move.order)


@rule("kings.delivery.effect", "kings.delivery.duration")
def deliver_supply(table: KingsTable, move: ExecuteOneTime) -> KingsTable:
    """The supply level rises at once by the barrels of the area, until the next Supply card."""
    barrels = table.areas[move.area].barrels
    if not barrels:
        return nothing(table, move, Reason(CHIEF[:1], says="no_barrels"))
    level = table.seats[move.by].supply
    raised = barrels
    if level is not None:
        table, raised = _raised(table, move.by, level, barrels)
    table = table.put(delivered=add(table.delivered, {move.by: raised}))
    facts: Facts = {"seat": move.by, "count": raised}
    table = noted(table, Reason(CHIEF, says="supply_raised", facts=facts))
    return spend_order(add_events(table, Event("supply_raised", seat=move.by, amount=raised)), move)


@rule("kings.delivery.effect")
def _raised(table: KingsTable, house: str, level: int, barrels: int) -> tuple[KingsTable, int]:
    """At the top of its track the marker stops, for the text does not say what else it should do."""
    wanted = level + barrels
    top = max(components.TOP_SUPPLY, level)
    if wanted > top and SUPPLY_TOP.option(table) == "last_space":
        table = noted(table, SUPPLY_TOP.reason(table, "supply_stops", limit=top))
        wanted = top
    return table.seat(house, supply=wanted), wanted - level


DELIVERY_RULES = (it_builds_nothing,)


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
            return no("fleet_no_one_time", change("leave_out_order", order=name), order=name)
    return None


@rule("kings.ironfleet.effect", "kings.ironfleet.quantity")
def fleet_takes_two_from_next_door(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """It removes any two orders in adjacent areas, even March and Defence; the rules do not mention fewer."""
    for name in move.remove:
        area, order = area_and_order(table, name)
        if order is None or name == _doubled(table, move):
            return no(
                "order_not_there",
                change("leave_out_order", order=name),
                rules=(FLEET,),
                order=name,
                area=area,
            )
        if not adjacent(table, move.area, area):
            leave = change("leave_out_order", order=name)
            return no("not_next_door", leave, rules=(FLEET,), area=area, of=move.area)
    if len(move.remove) > FLEET_TAKES:
        return no("fleet_two_orders", change("leave_out_order", order=move.remove[-1]), rules=(FLEET,))
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
        return no("melisandre_pays", change("remove_nothing"), rules=rules) if move.remove else None
    if not components.is_melisandre(move.discard):
        return no("melisandre_pays", change("discard_nobody"), rules=rules)
    if _without_melisandre(table.seats[move.by]):
        return no("melisandre_not_in_hand", change("discard_nobody"), rules=rules)
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
            return no("support_or_defence_only", leave, order=name)
        if order is None:
            return no("order_not_there", leave, order=name, area=area)
    if len(move.remove) > 1:
        return no("one_order_only", change("leave_out_order", order=move.remove[-1]))
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
