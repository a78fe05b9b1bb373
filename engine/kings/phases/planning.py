"""The planning phase: one-time and permanent orders, and the choice of House cards."""

from __future__ import annotations

from collections import Counter

from engine.kernel.decisions import Decision
from engine.kernel.game import Verb
from engine.kernel.judge import Candidates
from engine.kernel.reasons import SILENT, Change, Finding, Reason, change, rule, violated
from engine.kernel.remedies import with_field_reset, with_field_set
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.ports import the_port_is_his
from engine.kings.common_rules import FRAME, own_areas, pick, plain, word
from engine.kings.corrections import lie_face_down
from engine.kings.moves import ChooseHouseCards, DeclineOneTime, PlaceOneTime, PlaceOrder
from engine.kings.remedies import next_turn, permanent_step, wait_turn
from engine.kings.table import KingsTable, Order, at_step, noted

BASE = ("kings.scope.draft",)
Placing = PlaceOneTime | PlaceOrder


@rule("kings.onetime.composition", "kings.onetime.five", "kings.components.list")
def one_time_set(house: str) -> tuple[str, ...]:
    """Two calls, one supply delivery, one forced march and the House's own order."""
    return (*components.COMMON, components.UNIQUE[house])


@rule("kings.onetime.spent", "kings.onetime.composition")
def left_of(table: KingsTable, house: str) -> tuple[str, ...]:
    """The one-time orders a House has not placed yet."""
    seat = table.seats[house]
    tokens = list(one_time_set(house) if seat.left is None else seat.left)
    lying = [order.order for _, order in table.orders() if order.one_time and order.house == house]
    for order in (*seat.out, *lying) if seat.left is None else ():
        if order in tokens:
            tokens.remove(order)
    return tuple(tokens)


@rule("kings.onetime.face-down", "kings.onetime.five")
def not_shown(table: KingsTable, house: str) -> tuple[str, ...]:
    """The one-time orders nobody has seen yet: what is left, and the one that lies face down."""
    lying = [order.order for _, order in table.orders() if order.one_time and order.house == house]
    unseen = Counter((*left_of(table, house), *(lying if lie_face_down(table) else ())))
    return tuple(token for token in dict.fromkeys(one_time_set(house)) for _ in range(unseen[token]))


@rule("kings.onetime.turn-order", "kings.onetime.optional")
def due(table: KingsTable) -> str:
    """Whose chance to place a one-time order it is; empty if turns are not asked after or all have had it."""
    return next((house for house in table.turn_order if house not in table.spoken), "")


@rule("kings.unique.own-house")
def it_is_his_own_order(table: KingsTable, move: PlaceOneTime) -> Finding:
    """Each unique order belongs to one House."""
    if move.order in one_time_set(move.by) or move.order not in components.UNIQUE.values():
        return None
    own = change("choose_order", order=components.UNIQUE[move.by])
    return violated("order_of_another_house", own, order=move.order, seat=move.by)


@rule("kings.port.no-one-time", "kings.onetime.needs-unit")
def not_in_a_port(table: KingsTable, move: PlaceOneTime) -> Finding:
    """One-time orders cannot be placed in ports."""
    if table.areas[move.area].kind != components.PORT:
        return None
    return violated(
        "no_one_time_in_port", *_elsewhere(table, move), rules=("kings.port.no-one-time",), area=move.area
    )


@rule("kings.onetime.needs-unit", "kings.port.consolidate-place", "kings.port.orders", "kings.scope.draft")
def his_unit_is_there(table: KingsTable, move: Placing) -> Finding:
    """A player places orders only in areas with at least one unit of their own."""
    if table.areas[move.area].units_of(move.by):
        return None
    if table.areas[move.area].kind == components.PORT and isinstance(move, PlaceOrder):
        rules = (
            ("kings.port.consolidate-place",) if move.order == components.POWER else ("kings.port.orders",)
        )
        return violated("no_ship_in_port", *_elsewhere(table, move), rules=rules, area=move.area)
    rules = ("kings.onetime.needs-unit",) if table.uses(components.OPTION_ONE_TIME) else BASE
    return violated("no_own_unit", *_elsewhere(table, move), rules=rules, area=move.area, seat=move.by)


def _elsewhere(table: KingsTable, move: Placing) -> tuple[Change, ...]:
    """An area where this order may lie."""
    for area in table.areas.values():
        kinds = (components.LAND,) if move.order == components.POWER else (components.LAND, components.SEA)
        permanent = any(not order.one_time for order in area.orders)
        free = isinstance(move, PlaceOneTime) or not permanent
        if area.units_of(move.by) and area.kind in kinds and free:
            return (change("choose_area", area=area.id),)
    return ()


@rule("kings.onetime.face-down")
def it_lies_face_down(table: KingsTable, move: PlaceOneTime) -> Finding:
    """Players place these orders face down."""
    return violated("face_down_only", change("face_down")) if move.face == "up" else None


@rule("kings.onetime.one-per-turn", "kings.onetime.with-permanent", "kings.onetime.turn-order")
def one_in_a_turn(table: KingsTable, move: PlaceOneTime | DeclineOneTime) -> Finding:
    """Each player may place one one-time order per turn."""
    lies = any(order.one_time and order.house == move.by for _, order in table.orders())
    if not lies and move.by not in table.spoken:
        return None
    if not lies:
        rules = ("kings.onetime.turn-order", "kings.onetime.one-per-turn")
        return violated("chance_is_over", change("next_turn"), rules=rules, seat=move.by)
    return violated(
        "one_time_order_placed", change("next_turn"), rules=("kings.onetime.one-per-turn",), seat=move.by
    )


@rule("kings.onetime.turn-order")
def it_is_his_chance(table: KingsTable, move: PlaceOneTime | DeclineOneTime) -> Finding:
    """Players get the chance to place a one-time order in turn order."""
    first = due(table)
    if not first or first == move.by or move.by in table.spoken:
        return None
    return violated("not_his_chance", change("wait_chance", seat=move.by), seat=first)


@rule("kings.onetime.spent", "kings.onetime.five", "kings.onetime.composition")
def he_still_has_it(table: KingsTable, move: PlaceOneTime) -> Finding:
    """A player has five tokens for the whole game; a token once placed never comes back."""
    tokens = not_shown(table, move.by)
    if move.order in tokens or move.order not in one_time_set(move.by):
        return None
    other = (change("choose_order", order=tokens[0]),) if tokens else ()
    return violated("one_time_order_spent", *other, order=move.order, seat=move.by)


@rule("kings.onetime.needs-unit", "kings.onetime.face-down", "kings.call.no-castle", "kings.onetime.purpose")
def act_place_one_time(table: KingsTable, move: PlaceOneTime) -> KingsTable:
    """It lies there face down; even where it will do nothing, and nothing that is said tells which it is."""
    here = table.areas[move.area]
    table = table.area(move.area, orders=(*here.orders, Order(move.by, move.order, one_time=True)))
    seat = table.seats[move.by]
    if seat.left is not None:
        tokens = list(seat.left)
        tokens.remove(move.order)
        table = table.seat(move.by, left=tuple(tokens))
    table = add_events(table, Event("order_placed", card=move.area, seat=move.by))
    if not here.walled:
        table = noted(table, Reason(("kings.call.no-castle",), says="call_would_be_useless"))
    return _had_his_chance(table, move.by)


def act_decline(table: KingsTable, move: DeclineOneTime) -> KingsTable:
    """The House lays none this turn, which is nothing unusual."""
    return _had_his_chance(add_events(table, Event("one_time_declined", seat=move.by)), move.by)


@rule("kings.onetime.turn-order", "kings.onetime.steps", "kings.onetime.optional")
def _had_his_chance(table: KingsTable, house: str) -> KingsTable:
    """When all have had the chance the step of permanent orders begins."""
    table = table.put(spoken=(*table.spoken, house))
    if table.turn_order and not due(table):
        return at_step(table, components.PLANNING, components.PLACE_PERMANENT)
    return table


@rule("kings.onetime.steps", "kings.onetime.turn-order")
def one_time_orders_come_first(table: KingsTable, move: PlaceOrder) -> Finding:
    """Permanent orders come after everybody has had the chance to place a one-time order."""
    waits = table.step == components.PLACE_ONE_TIME and due(table)
    if move.step == components.PLACE_PERMANENT and not waits:
        return None
    return violated("one_time_orders_first", change("permanent_step"), seat=due(table))


@rule("kings.onetime.with-permanent", "kings.scope.draft")
def one_permanent_order_in_an_area(table: KingsTable, move: PlaceOrder) -> Finding:
    """An area may hold one one-time and one permanent order."""
    if all(order.one_time for order in table.areas[move.area].orders):
        return None
    rules = ("kings.onetime.with-permanent",) if table.uses(components.OPTION_ONE_TIME) else BASE
    return violated("permanent_order_there", *_elsewhere(table, move), rules=rules, area=move.area)


@rule("kings.port.consolidate-place", "kings.scope.draft")
def no_power_at_sea(table: KingsTable, move: PlaceOrder) -> Finding:
    """Consolidate Power is placed on land, and in ports with a ship."""
    if move.order != components.POWER or table.areas[move.area].kind != components.SEA:
        return None
    return violated(
        "no_power_at_sea", *_elsewhere(table, move), rules=BASE, basis=SILENT, certainty=components.SOURCE
    )


@rule("kings.onetime.with-permanent", "kings.port.orders", "kings.port.defence-useless")
def act_place_order(table: KingsTable, move: PlaceOrder) -> KingsTable:
    """It lies there, beside a one-time order if there is one; a Defence order in a port does nothing.

    Orders lie face down, so what is said of one in a port is said of all.
    """
    here = table.areas[move.area]
    table = table.area(move.area, orders=(*here.orders, Order(move.by, move.order)))
    if here.kind == components.PORT:
        rules = ("kings.port.orders", "kings.port.defence-useless", "kings.port.no-direct-attack")
        table = noted(table, Reason(rules, says="order_in_port"))
        table = table.doing(effect="none") if move.order == components.DEFENSE else table
    return add_events(table, Event("order_placed", card=move.area, seat=move.by))


@rule("kings.options.any-combination", "kings.cards.new-set")
def the_new_cards_are_in_use(table: KingsTable, move: ChooseHouseCards) -> Finding:
    """The crowned cards are a separate option."""
    if move.set == "base" or table.uses(components.OPTION_CARDS):
        return None
    option = change("use_option", option=components.OPTION_CARDS)
    mixed = ("kings.cards.no-mixing",) if move.set == "mixed" else ()
    rules = ("kings.options.any-combination", *mixed)
    return violated("option_not_in_force", option, rules=rules, option=components.OPTION_CARDS)


@rule("kings.cards.no-mixing", "kings.cards.full-replacement")
def the_sets_are_not_mixed(table: KingsTable, move: ChooseHouseCards) -> Finding:
    """The new set replaces the old one: all players use the same set, never a mix."""
    due_set = "clash_of_kings" if table.uses(components.OPTION_CARDS) else "base"
    others = {seat.card_set for seat in table.seats.values() if seat.card_set and seat.id != move.by}
    take = change("choose_set", set=due_set)
    if move.set == "mixed":
        return violated("sets_mixed", take, rules=("kings.cards.no-mixing",))
    if (move.set == "base" and due_set != "base") or others - {move.set}:
        return violated("other_set_in_use", take, set=due_set)
    return None


def act_choose_cards(table: KingsTable, move: ChooseHouseCards) -> KingsTable:
    """The House plays with this set."""
    return add_events(table.seat(move.by, card_set=move.set), Event("cards_chosen", seat=move.by))


def one_time_candidates(table: KingsTable, decision: Decision) -> Candidates:
    areas = tuple(area.id for area in own_areas(table, decision.seat))
    for order in dict.fromkeys(left_of(table, decision.seat)):
        yield from pick(PlaceOneTime(by=decision.seat, order=word(order), area=""), "area", areas)


def may_order(table: KingsTable, house: str) -> bool:
    """Whether an area with units of the House, or with unknown units, has no permanent order."""
    own = own_areas(table, house)
    return not own or any(all(order.one_time for order in area.orders) for area in own)


def order_candidates(table: KingsTable, decision: Decision) -> Candidates:
    areas = tuple(area.id for area in own_areas(table, decision.seat))
    for order in components.PERMANENT:
        yield from pick(PlaceOrder(by=decision.seat, order=word(order), area=""), "area", areas)


CHANCE = {"next_turn": next_turn, "wait_chance": wait_turn}
PLACING_ONE_TIME = Verb(
    PlaceOneTime,
    (
        *FRAME,
        it_is_his_own_order,
        not_in_a_port,
        his_unit_is_there,
        it_lies_face_down,
        one_in_a_turn,
        it_is_his_chance,
        he_still_has_it,
    ),
    act_place_one_time,
    candidates=one_time_candidates,
    remedies={
        **CHANCE,
        "choose_order": with_field_set("order", "order"),
        "choose_area": with_field_set("area", "area"),
        "face_down": with_field_reset("face", None),
    },
)
DECLINING = Verb(
    DeclineOneTime,
    (*FRAME, one_in_a_turn, it_is_his_chance),
    act_decline,
    candidates=plain(DeclineOneTime),
    remedies=CHANCE,
)
PLACING_ORDER = Verb(
    PlaceOrder,
    (
        *FRAME,
        one_time_orders_come_first,
        the_port_is_his,
        his_unit_is_there,
        no_power_at_sea,
        one_permanent_order_in_an_area,
    ),
    act_place_order,
    candidates=order_candidates,
    remedies={"choose_area": with_field_set("area", "area"), "permanent_step": permanent_step},
)
CHOOSING_CARDS = Verb(
    ChooseHouseCards,
    (*FRAME, the_new_cards_are_in_use, the_sets_are_not_mixed),
    act_choose_cards,
    remedies={"choose_set": with_field_set("set", "set")},
)
