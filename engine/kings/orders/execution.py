"""The execution of a one-time order by the rules of its kind, and the candidates for one."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.kernel.game import Verb
from engine.kernel.judge import Candidate, Candidates
from engine.kernel.moves import Decision
from engine.kernel.reasons import Rule, rule
from engine.kings import components
from engine.kings import moves as m
from engine.kings.common_rules import FRAME, counted, pick, word
from engine.kings.moves import ExecuteOneTime
from engine.kings.orders import common, house_orders, marches, order_removal
from engine.kings.orders.common import it_does_only_that, it_is_his_order, it_lies_there, near
from engine.kings.phases import consolidate_power
from engine.kings.phases.movement import bodies, over_the_sea
from engine.kings.phases.mustering import BUILDING, MUSTERING_REMEDIES, builds
from engine.kings.remedies import EXECUTION
from engine.kings.table import KingsTable, called, neighbours


def execute_candidates(table: KingsTable, decision: Decision) -> Candidates:
    for area, order in table.orders():
        if order.one_time and order.house == decision.seat and components.STEP_OF[order.order] == table.step:
            plain = m.ExecuteOneTime(by=decision.seat, order=word(order.order), area=area.id)
            yield from OF_EACH_ORDER[order.order](table, plain)


def _call(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    yield Candidate(plain)
    area = table.areas[plain.area]
    if area.walled:
        yield from (Candidate(replace(plain, units=(one,))) for one in builds(table, area))


def _gather(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    """Everything comes from one neighbour, or nothing; more is typed."""
    yield Candidate(plain)
    area = table.areas[plain.area]
    for start in (*neighbours(table, plain.area), *over_the_sea(table, area, plain.by)):
        units = dict(table.areas[start].of(plain.by))
        if units:
            step = m.UnitMovement(from_=start, units=counted(units))
            yield Candidate(replace(plain, moves=(step,)))


def _wolf(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    yield Candidate(plain)
    area = table.areas[plain.area]
    for end in (*neighbours(table, area.id), *over_the_sea(table, area, plain.by)):
        for units in bodies(table, area, end, plain.by):
            yield Candidate(replace(plain, moves=(m.UnitMovement(to=end, units=counted(units)),)))


def _fleet(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    there = (table.areas[one] for one in neighbours(table, plain.area))
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
        for house in near(table, plain.area):
            if house != plain.by and card.strength:
                yield Candidate(replace(plain, discard=card.name, take_from={word(house): card.strength}))
    if table.seats[plain.by].hand is None:
        yield Candidate(plain, by_hand=True)


def _scorpion(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    houses = [one for one in near(table, plain.area) if one != plain.by]
    cards = [f"{house}:{card.name}" for house in houses for card in table.seats[house].hand or ()]
    yield Candidate(plain, "discard_of", tuple(cards), 0, len(houses)) if cards else Candidate(plain)


def _lion(table: KingsTable, plain: m.ExecuteOneTime) -> Candidates:
    yield Candidate(plain)
    yield from pick(plain, "named", tuple(one for one in near(table, plain.area) if one != plain.by))


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
    components.DELIVERY: common.DELIVERY_RULES,
    components.FORCED_MARCH: marches.FORCED_MARCH_RULES,
    components.IRON_FLEET: order_removal.FLEET_RULES,
    components.YOUNG_WOLF: marches.YOUNG_WOLF_RULES,
    components.HIGHGARDEN: house_orders.HIGHGARDEN_RULES,
    components.SCORPION: house_orders.SCORPION_RULES,
    components.LION: house_orders.LION_RULES,
    components.RHLLOR: order_removal.RHLLOR_RULES,
}
ACTS: dict[str, Callable[[KingsTable, ExecuteOneTime], KingsTable]] = {
    components.CALL: consolidate_power.answer_call,
    components.DELIVERY: common.deliver_supply,
    components.FORCED_MARCH: marches.act_forced_march,
    components.IRON_FLEET: order_removal.act_fleet,
    components.YOUNG_WOLF: marches.act_young_wolf,
    components.HIGHGARDEN: house_orders.act_highgarden,
    components.SCORPION: house_orders.act_scorpion,
    components.LION: house_orders.act_lion,
    components.RHLLOR: order_removal.act_rhllor,
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
    (*EVERY_ORDER, *dict.fromkeys(one for own in RULES.values() for one in own), it_lies_there),
    act,
    candidates=execute_candidates,
    remedies={**MUSTERING_REMEDIES, **EXECUTION},
)
