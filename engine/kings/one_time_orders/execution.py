"""The execution of a one-time order by the rules of its kind, the Delivery among them; candidates for one."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.kernel.decisions import Decision
from engine.kernel.game import Verb
from engine.kernel.judge import Candidate, Candidates
from engine.kernel.reasons import Facts, Finding, Reason, Rule, Verdict, rule
from engine.kernel.state import Event, add_events
from engine.kings import moves as m
from engine.kings.board import components
from engine.kings.common_rules import FRAME, pick, unit_counts, word
from engine.kings.moves import ExecuteOneTime
from engine.kings.one_time_orders import guile_of_the_lion, house_card_orders, movement_orders, removal_orders
from engine.kings.one_time_orders.common import (
    adjacent_houses,
    it_does_only_that,
    it_is_his_order,
    it_lies_there,
    nothing,
    spend_order,
)
from engine.kings.phases import consolidate_power
from engine.kings.phases.movement import bodies, over_the_sea
from engine.kings.phases.mustering import BUILDING, MUSTERING_REMEDIES, builds
from engine.kings.remedies import EXECUTION
from engine.kings.rule_variants import CALL_BUILDS, SUPPLY_TOP
from engine.kings.table import KingsTable, add, called, neighbours, noted

DELIVERY_CHIEF = ("kings.delivery.effect", "kings.delivery.duration")


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
        return nothing(table, move, Reason(DELIVERY_CHIEF[:1], says="no_barrels"))
    level = table.seats[move.by].supply
    raised = barrels
    if level is not None:
        table, raised = _raised(table, move.by, level, barrels)
    table = table.put(delivered=add(table.delivered, {move.by: raised}))
    facts: Facts = {"seat": move.by, "count": raised}
    table = noted(table, Reason(DELIVERY_CHIEF, says="supply_raised", facts=facts))
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


def execute_candidates(table: KingsTable, decision: Decision) -> Candidates:
    for area, order in table.orders():
        if order.one_time and order.house == decision.seat and components.STEP_OF[order.order] == table.step:
            plain = m.ExecuteOneTime(by=decision.seat, order=word(order.order), area=area.id)
            yield from OF_EACH_ORDER[order.order](table, plain)


def _call(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    yield Candidate(plain)
    area = table.areas[plain.area]
    if area.walled:
        yield from (Candidate(replace(plain, units=(built,))) for built in builds(table, area))


def _gather(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    """Everything comes from one neighbour, or nothing; more is typed."""
    yield Candidate(plain)
    area = table.areas[plain.area]
    for start in (*neighbours(table, plain.area), *over_the_sea(table, area, plain.by)):
        units = dict(table.areas[start].units_of(plain.by))
        if units:
            step = m.UnitMovement(from_=start, units=unit_counts(units))
            yield Candidate(replace(plain, moves=(step,)))


def _wolf(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    yield Candidate(plain)
    area = table.areas[plain.area]
    for end in (*neighbours(table, area.id), *over_the_sea(table, area, plain.by)):
        for units in bodies(table, area, end, plain.by):
            yield Candidate(replace(plain, moves=(m.UnitMovement(to=end, units=unit_counts(units)),)))


def _fleet(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    there = (table.areas[neighbour] for neighbour in neighbours(table, plain.area))
    names = tuple(called(area, order) for area in there for order in area.orders)
    yield Candidate(plain, "remove", names, 0, 2) if names else Candidate(plain)


def _rhllor(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    yield Candidate(plain)
    kinds = (components.SUPPORT, components.DEFENSE)
    names = tuple(called(area, order) for area, order in table.orders() if order.order in kinds)
    yield Candidate(replace(plain, discard="Melisandre"), "remove", names, 0, 1)


def _highgarden(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    for card in table.seats[plain.by].hand or ():
        yield Candidate(replace(plain, discard=card.name))
        for house in adjacent_houses(table, plain.area):
            if house != plain.by and card.strength:
                yield Candidate(replace(plain, discard=card.name, take_from={word(house): card.strength}))
    if table.seats[plain.by].hand is None:
        yield Candidate(plain, by_hand=True)


def _scorpion(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    houses = [house for house in adjacent_houses(table, plain.area) if house != plain.by]
    cards = [f"{house}:{card.name}" for house in houses for card in table.seats[house].hand or ()]
    yield Candidate(plain, "discard_of", tuple(cards), 0, len(houses)) if cards else Candidate(plain)


def _lion(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    yield Candidate(plain)
    houses = tuple(house for house in adjacent_houses(table, plain.area) if house != plain.by)
    yield from pick(plain, "named", houses)


def _delivery(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    yield Candidate(plain)


OF_EACH_ORDER: dict[str, Callable[[KingsTable, m.ExecuteOneTime], Candidates]] = {
    components.CALL: _call,
    components.DELIVERY: _delivery,
    components.FORCED_MARCH: _gather,
    components.IRON_FLEET: _fleet,
    components.YOUNG_WOLF: _wolf,
    components.HIGHGARDEN: _highgarden,
    components.SCORPION: _scorpion,
    components.LION: _lion,
    components.RHLLOR: _rhllor,
}


RULES: dict[str, tuple[Rule, ...]] = {
    components.CALL: (*consolidate_power.CALL_RULES, *BUILDING),
    components.DELIVERY: DELIVERY_RULES,
    components.FORCED_MARCH: movement_orders.FORCED_MARCH_RULES,
    components.IRON_FLEET: removal_orders.FLEET_RULES,
    components.YOUNG_WOLF: movement_orders.YOUNG_WOLF_RULES,
    components.HIGHGARDEN: house_card_orders.HIGHGARDEN_RULES,
    components.SCORPION: house_card_orders.SCORPION_RULES,
    components.LION: guile_of_the_lion.LION_RULES,
    components.RHLLOR: removal_orders.RHLLOR_RULES,
}
ACTS: dict[str, Callable[[KingsTable, ExecuteOneTime], KingsTable]] = {
    components.CALL: consolidate_power.answer_call,
    components.DELIVERY: deliver_supply,
    components.FORCED_MARCH: movement_orders.act_forced_march,
    components.IRON_FLEET: removal_orders.act_fleet,
    components.YOUNG_WOLF: movement_orders.act_young_wolf,
    components.HIGHGARDEN: house_card_orders.act_highgarden,
    components.SCORPION: house_card_orders.act_scorpion,
    components.LION: guile_of_the_lion.act_lion,
    components.RHLLOR: removal_orders.act_rhllor,
}


@rule("kings.onetime.symbol", "kings.onetime.one-at-a-time")
def act(table: KingsTable, move: ExecuteOneTime) -> KingsTable:
    """Each order does what its own text says."""
    return ACTS[move.order](table, move)


EVERY_ORDER = (*FRAME, it_is_his_order, it_does_only_that)
OF_ORDER: dict[str, tuple[Rule, ...]] = {
    order: (*EVERY_ORDER, it_lies_there, *own) for order, own in RULES.items()
}
"""One-time order -> all rules it has to keep when it is resolved."""

EXECUTING = Verb(
    ExecuteOneTime,
    (*EVERY_ORDER, *dict.fromkeys(rule for own in RULES.values() for rule in own), it_lies_there),
    act,
    candidates=execute_candidates,
    remedies={**MUSTERING_REMEDIES, **EXECUTION},
)
