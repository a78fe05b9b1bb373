"""Raids: which areas can be raided, which orders go, and what is plundered."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.decisions import Decision
from engine.kernel.game import Verb
from engine.kernel.judge import Candidates
from engine.kernel.reasons import (
    DERIVED,
    FIRMNESS,
    SILENT,
    STATED,
    Basis,
    Change,
    Facts,
    Finding,
    Reason,
    RuleId,
    Verdict,
    change,
    rule,
    violated,
)
from engine.kernel.remedies import with_field_set
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.changes import gain, lose, remove, resolve_order
from engine.kings.board.ports import the_port_is_his
from engine.kings.board.supply_and_victory import enemies, owner
from engine.kings.common_rules import BASE, FRAME, areas_ordered, order_missing, out_of_reach_of_orders, pick
from engine.kings.moves import Raid
from engine.kings.one_time_orders.guile_of_the_lion import lion_forbids_it
from engine.kings.rule_variants import LAND_RAIDS_PORT, SYMBOLS
from engine.kings.table import Area, KingsTable, Order, holder, neighbours, noted

VULNERABLE = (components.RAID, components.SUPPORT, components.POWER)
FROM_TEXT = {components.CALL: "kings.call.vulnerable", components.IRON_FLEET: "kings.ironfleet.vulnerable"}
"""One-time orders of which the text itself says that a raid removes them."""


@rule(
    "kings.onetime.symbol",
    "kings.onetime.symbols-derived",
    "kings.call.vulnerable",
    "kings.ironfleet.vulnerable",
    "kings.onetime.raid-both",
)
def is_vulnerable(table: KingsTable, order: str) -> Reason:
    """March and Defence stay; a one-time order is as vulnerable as the order whose symbol it shows.

    The text names the symbol of the call alone. That a forced march stays follows from its step; which of the
    others go is the recommended ruling.
    """
    if order in components.PERMANENT:
        verdict = Verdict.YES if order in VULNERABLE else Verdict.NO
        return Reason(("kings.onetime.raid-both",), verdict, "vulnerable_by_kind", {"order": order})
    symbol = components.STEP_OF[order]
    verdict = Verdict.YES if symbol in VULNERABLE else Verdict.NO
    if order in FROM_TEXT:
        stated = (FROM_TEXT[order], "kings.onetime.symbol")
        return Reason(stated, verdict, "vulnerable_by_text", {"order": order})
    if SYMBOLS.option(table) == "only_named":
        verdict = Verdict.NO
    finding = SYMBOLS.reason(table, "vulnerable_by_symbol", verdict, order=order, symbol=symbol)
    basis: Basis = DERIVED if symbol == components.MARCH else SILENT
    return replace(finding, rules=(*finding.rules, "kings.onetime.symbol"), basis=basis)


@rule("kings.call.vulnerable", "kings.onetime.double-plunder", "kings.onetime.symbols-derived")
def is_plundered(order: Order) -> bool:
    """Consolidate Power, and one-time orders with its symbol."""
    return order.order == components.POWER or (
        order.one_time and components.STEP_OF[order.order] == components.POWER
    )


@rule("kings.port.raid-sea", "kings.port.own-sea-only")
def a_port_raids_its_sea_only(table: KingsTable, move: Raid) -> Finding:
    """Ships in a port raid its sea but not land."""
    port = table.areas[move.from_]
    if port.kind != components.PORT or move.target == port.sea:
        return None
    sea = change("choose_area", area=port.sea)
    if table.areas[move.target].kind == components.SEA:
        rules = ("kings.port.own-sea-only", "kings.port.raid-sea")
        return violated("port_raids_own_sea", sea, rules=rules, basis=DERIVED, area=port.id, sea=port.sea)
    return violated("port_raids_sea_only", sea, rules=("kings.port.raid-sea",), area=port.id, sea=port.sea)


@rule("kings.port.raided", "kings.port.own-sea-only")
def a_port_is_raided_from_its_sea(table: KingsTable, move: Raid) -> Finding:
    """Enemy ships in a port's sea may raid it; the rules do not mention other raiders."""
    port = table.areas[move.target]
    if (
        port.kind != components.PORT
        or port.sea == move.from_
        or table.areas[move.from_].kind == components.PORT
    ):
        return None
    if table.areas[move.from_].kind == components.SEA:
        rules = ("kings.port.own-sea-only", "kings.port.raided")
        return violated("port_raided_from_its_sea", rules=rules, basis=DERIVED, area=port.id, sea=port.sea)
    verdict = Verdict.NO if LAND_RAIDS_PORT.option(table) == "no" else Verdict.YES
    return LAND_RAIDS_PORT.reason(table, "land_raids_port", verdict, area=port.id)


@rule("kings.call.vulnerable", "kings.port.raided", "kings.scope.draft")
def the_raid_is_against_another_house(table: KingsTable, move: Raid) -> Finding:
    """A House cannot raid an area of its own; only enemies raid."""
    there = table.areas[move.target]
    if not _is_own(table, there, move.by):
        return None
    rules: tuple[RuleId, ...] = ("kings.port.raided",) if there.kind == components.PORT else BASE
    if table.uses(components.OPTION_ONE_TIME) and there.kind != components.PORT:
        rules = ("kings.call.vulnerable", *BASE)
    basis = SILENT if rules == BASE else DERIVED
    other = _worth_raiding(table, move)
    return violated("raid_on_own_area", *other, rules=rules, basis=basis, area=there.id, seat=move.by)


def _is_own(table: KingsTable, area: Area, house: str) -> bool:
    """Whether the House holds the area, without units or orders of another House."""
    others = enemies(area, house) or any(order.house != house for order in area.orders)
    return not others and (owner(table, area) if area.kind == components.PORT else holder(area)) == house


def _worth_raiding(table: KingsTable, move: Raid) -> tuple[Change, ...]:
    """An area with an order of another House that this raid reaches."""
    start = table.areas[move.from_]
    for neighbour in neighbours(table, start.id):
        there = table.areas[neighbour]
        reached = start.kind != components.PORT or neighbour == start.sea
        reached = reached and (
            start.kind == components.SEA or there.kind == components.LAND or start.kind == components.PORT
        )
        if reached and any(order.house != move.by for order in there.orders):
            return (change("choose_area", area=neighbour),)
    return ()


@rule("kings.scope.draft")
def the_target_is_adjacent(table: KingsTable, move: Raid) -> Finding:
    """A raid targets an adjacent area; land does not raid the sea (base game)."""
    start, end = table.areas[move.from_], table.areas[move.target]
    return out_of_reach_of_orders(table, start, end, "land_raids_no_sea")


@rule("kings.scope.draft", "kings.onetime.one-at-a-time")
def a_raid_order_lies_there(table: KingsTable, move: Raid) -> Finding:
    """A raid resolves a Raid order."""
    if table.areas[move.from_].order_of(move.by, components.RAID):
        return None
    return order_missing(table, move.by, move.from_, components.RAID)


@rule("kings.onetime.raid-both", "kings.onetime.double-plunder", "kings.port.raided", "kings.onetime.spent")
def act_raid(table: KingsTable, move: Raid) -> KingsTable:
    """Every vulnerable order of another House there is removed, each Consolidate Power symbol plundered."""
    table = resolve_order(table, move.by, move.from_, components.RAID)
    there = [order for order in table.areas[move.target].orders if order.house != move.by]
    judged = [(order, is_vulnerable(table, order.order)) for order in there]
    both = ("kings.onetime.raid-both",) if len(there) > 1 else ()
    if both:
        table = noted(table, Reason(both, says="raid_takes_both"))
    table = noted(table, *(why for _, why in judged))
    hit = [(order, why) for order, why in judged if why.found is Verdict.YES]
    if not hit:
        return _in_vain(table, move.target, tuple(why for _, why in judged))
    return _raided(table, move, hit, both)


def _raided(
    table: KingsTable, move: Raid, hit: list[tuple[Order, Reason]], both: tuple[RuleId, ...]
) -> KingsTable:
    """The orders are removed, each with why it is vulnerable, and those of Consolidate Power plundered."""
    for raided, why in hit:
        table = remove(table, move.target, (raided,), (*both, *why.rules, *BASE))
    for raided, _ in hit:
        table = _plundered(table, move, raided) if is_plundered(raided) else table
    return table


def _in_vain(table: KingsTable, area: str, why: tuple[Reason, ...]) -> KingsTable:
    """The raid is over and has removed nothing: no order lies there, or each that does stays."""
    facts: Facts = {"area": area}
    if why:
        rules = tuple(dict.fromkeys(rule_id for reason in why for rule_id in reason.rules))
        weakest = max((reason.basis for reason in why), key=FIRMNESS.__getitem__)
        nothing = Reason(rules, says="raid_removes_nothing", facts=facts, basis=weakest)
    else:
        nothing = Reason(BASE, says="raid_finds_no_order", facts=facts, basis=SILENT)
    return noted(table, nothing).doing(effect="none")


def _plundered(table: KingsTable, move: Raid, order: Order) -> KingsTable:
    """The raider takes, and the victim loses no more than it has; the amounts are the base game's."""
    plunder = table.given.plunder
    takes = components.RAIDER_TAKES.value if plunder.raider_takes is None else plunder.raider_takes
    rules = ("kings.onetime.double-plunder",) if order.one_time else BASE
    certainty = components.SOURCE if plunder.raider_takes is None else components.GIVEN
    basis = SILENT if plunder.raider_takes is None else STATED
    facts = {"seat": order.house, "count": takes, "certainty": certainty}
    table = noted(table, Reason(rules, says="plundered", facts=dict(facts), basis=basis))
    table = gain(table, move.by, takes or 0, rules[0])
    if plunder.victim_loses is None:
        return table.doing(plundered_untold=(*table.did.plundered_untold, order.house))
    table, lost = lose(table, order.house, plunder.victim_loses)
    plundered = {**table.did.plundered, order.house: table.did.plundered.get(order.house, 0) + lost}
    return add_events(table.doing(plundered=plundered), Event("plundered", seat=order.house, amount=lost))


def raid_candidates(table: KingsTable, decision: Decision) -> Candidates:
    for area in areas_ordered(table, decision.seat, components.RAID):
        move = Raid(by=decision.seat, from_=area.id, target="")
        yield from pick(move, "target", neighbours(table, area.id))


RAIDING = Verb(
    Raid,
    (
        *FRAME,
        the_port_is_his,
        a_port_raids_its_sea_only,
        a_port_is_raided_from_its_sea,
        the_raid_is_against_another_house,
        lion_forbids_it,
        the_target_is_adjacent,
        a_raid_order_lies_there,
    ),
    act_raid,
    candidates=raid_candidates,
    remedies={"choose_area": with_field_set("target", "area")},
)
