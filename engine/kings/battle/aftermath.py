"""The aftermath of a battle: casualties, retreat, destruction."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from engine.kernel.decisions import Decision
from engine.kernel.game import Verb
from engine.kernel.judge import Candidate, Candidates
from engine.kernel.reasons import SILENT, Facts, Finding, Question, Reason, Verdict, change, rule, violated
from engine.kernel.remedies import with_field_set
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.changes import (
    DESTROYED,
    RETREATED,
    battle_settled,
    destroy,
    engines_lost,
    held_by,
    hold,
    lost,
    put_units,
    raze,
    remove_units,
    routed_units,
)
from engine.kings.board.supply_and_victory import crowned, enemies, owner
from engine.kings.common_rules import FRAME, word
from engine.kings.moves import Casualty, DestroyAll, RemoveFortification, Retreat
from engine.kings.remedies import give_casualty
from engine.kings.rule_variants import PORT_RETREAT
from engine.kings.table import Area, KingsTable, adjacent, holder, neighbours, noted

BASE = ("kings.scope.draft",)
OPEN = Verdict.NOT_COVERED
RETREAT = "retreat_area"
"""What the table is asked, and what it answers is kept under."""


@rule("kings.siege.no-casualty", "kings.siege.casualty-consequence")
def no_engine_is_chosen(table: KingsTable, move: Casualty) -> Finding:
    """A siege engine cannot be chosen as a casualty for a sword."""
    if move.unit != components.SIEGE:
        return None
    other = next((unit for unit in routed_units(table, move.by, move.area) if unit != components.SIEGE), "")
    choose = (change("choose_unit", piece=other),) if other else ()
    return violated("engine_no_casualty", *choose, area=move.area)


@rule("kings.scope.draft")
def the_unit_fought_there(table: KingsTable, move: Casualty) -> Finding:
    """A casualty is one of the loser's units from that battle."""
    if table.fight is not None and table.fight.loser not in ("", move.by):
        return violated("not_the_loser", seat=table.fight.loser, rules=BASE)
    if routed_units(table, move.by, move.area).get(move.unit):
        return None
    return violated("units_not_there", rules=BASE, piece=move.unit, count=1, has=0, area=move.area)


@rule("kings.scope.draft")
def a_sword_is_left(table: KingsTable, move: Casualty) -> Finding:
    """There are no more casualties than swords entered."""
    fight = table.fight
    if fight is None or not fight.swords or fight.taken < fight.swords:
        return None
    return violated("swords_are_paid", rules=BASE, count=fight.swords)


@rule("kings.scope.draft")
def a_battle_was_fought(table: KingsTable, move: Casualty | Retreat | DestroyAll) -> Finding:
    """Without a battle, no unit falls or retreats and nothing is lost."""
    area = move.from_ if isinstance(move, Retreat) else move.area
    fight, fled = table.fight, table.fled
    if fight is not None and fight.area in ("", area) and fight.loser in ("", move.by):
        return None
    if fled is not None and fled.area == area and (fled.house == move.by or isinstance(move, DestroyAll)):
        return None
    return violated("no_battle_was_fought", rules=BASE, area=area, seat=move.by)


def act_casualty(table: KingsTable, move: Casualty) -> KingsTable:
    """The unit is destroyed."""
    his = held_by(table, move.area, move.by)
    table = remove_units(table, move.by, move.area, {move.unit: 1})
    table = destroy(table, move.by, {move.unit: 1})
    if table.fight is not None:
        table = table.put(fight=replace(table.fight, taken=table.fight.taken + 1))
    if his:
        return crowned(lost(table, move.area, move.by, DESTROYED))
    return table if table.areas[move.area].units_of(move.by) else battle_settled(table, move.area)


@rule("kings.siege.casualty-consequence", "kings.siege.no-casualty")
def casualties_come_first(table: KingsTable, move: Retreat) -> Finding:
    """The loser gives other units for the swords before siege engines are lost in the retreat."""
    fight = table.fight
    if fight is None or fight.loser != move.by or fight.taken >= fight.swords:
        return None
    can = [piece for piece in routed_units(table, move.by, move.from_) if piece != components.SIEGE]
    if not can:
        return None
    return violated("casualty_due", change("give_casualty", piece=can[0]), count=fight.swords - fight.taken)


@rule("kings.port.retreat", "kings.port.ships-only", "kings.port.no-enemy")
def no_retreat_into_a_port(table: KingsTable, move: Retreat) -> Finding:
    """The rules let ships march into a port but do not mention retreats."""
    port = table.areas[move.to]
    if port.kind != components.PORT:
        return None
    if set(routed_units(table, move.by, move.from_)) - {components.SHIP, components.SIEGE}:
        return violated("ships_only_in_port", rules=("kings.port.ships-only",), area=port.id)
    if owner(table, port) != move.by:
        return violated(
            "port_of_another", rules=("kings.port.no-enemy",), area=port.id, seat=owner(table, port)
        )
    verdict = Verdict.YES if PORT_RETREAT.option(table) == "yes" else Verdict.NO
    return PORT_RETREAT.reason(table, "retreat_into_port", verdict, area=port.id)


@rule("kings.scope.draft", "kings.siege.land-unit")
def they_retreat_where_they_can(table: KingsTable, move: Retreat) -> Finding:
    """Land units do not retreat to sea, and ships do not retreat to land."""
    kind = table.areas[move.to].kind
    units = set(routed_units(table, move.by, move.from_)) - {components.SIEGE}
    if kind == components.SEA and units - {components.SHIP}:
        return violated("land_unit_not_into_sea", rules=BASE, basis=SILENT, area=move.to)
    if kind == components.LAND and components.SHIP in units:
        return violated("ship_not_onto_land", rules=BASE, basis=SILENT, area=move.to)
    return None


@rule("kings.scope.draft")
def no_battle_comes_of_a_retreat(table: KingsTable, move: Retreat) -> Finding:
    """Only a march leads to a battle; no unit retreats into an area with enemy units."""
    there = table.areas[move.to]
    foes = enemies(there, move.by)
    if not foes or set(routed_units(table, move.by, move.from_)) <= {components.SIEGE}:
        return None
    ways = (change("choose_area", area=area) for area in ways_back(table, move.by, move.from_))
    return violated("retreat_into_enemies", *islice(ways, 1), basis=SILENT, area=there.id, seat=foes[0])


def ways_back(table: KingsTable, house: str, area: str) -> Iterator[str]:
    """The adjacent areas of this House, or of none, to which the beaten units can retreat."""
    at_sea = components.SHIP in routed_units(table, house, area)
    for neighbour in neighbours(table, area):
        there = table.areas[neighbour]
        open_ = not there.neutral and not enemies(there, house) and holder(there) in ("", house)
        if open_ and there.kind == (components.SEA if at_sea else components.LAND):
            yield neighbour


@rule("kings.scope.draft")
def there_is_somebody_to_retreat(table: KingsTable, move: Retreat) -> Finding:
    """Only surviving units of the battle retreat."""
    if routed_units(table, move.by, move.from_):
        return None
    return violated("nobody_there", rules=BASE, seat=move.by, area=move.from_)


@rule("kings.scope.draft")
def the_way_back_is_told(table: KingsTable, move: Retreat) -> Finding:
    """The base game says where beaten units may go; the draft and the public sources do not settle it."""
    if (
        set(routed_units(table, move.by, move.from_)) <= {components.SIEGE}
        or table.areas[move.to].kind == components.PORT
    ):
        return None
    there = table.areas[move.to]
    doubt = _doubt(table, move, there)
    if doubt is None or enemies(there, move.by):
        return None
    allowed = table.given.numbers.get(f"{RETREAT}:{move.to}")
    if allowed is not None:
        return None if allowed else violated("retreat_refused", rules=BASE, area=move.to)
    return doubt


def _doubt(table: KingsTable, move: Retreat, there: Area) -> Finding:
    """Why it is not plain that the beaten may go there, with the question that settles it."""
    asks = Question("retreat_area", card=there.id, seat=move.by)
    rules = ("kings.scope.draft", "kings.gap.base-game")
    facts: Facts = {"area": there.id, "of": move.from_, "seat": holder(there)}
    if not adjacent(table, there.id, move.from_):
        return Reason(rules, OPEN, "retreat_not_adjacent", facts, basis=SILENT, asks=asks)
    if there.neutral:
        return Reason(rules, OPEN, "retreat_to_neutral", facts, basis=SILENT, asks=asks)
    if holder(there) in ("", move.by):
        return None
    return Reason(rules, OPEN, "retreat_to_held", facts, basis=SILENT, asks=asks)


@rule("kings.siege.no-retreat", "kings.fort.last-unit", "kings.onetime.captured")
def act_retreat(table: KingsTable, move: Retreat) -> KingsTable:
    """All that is left goes back, siege engines are destroyed; with the last unit the fortification goes."""
    units = dict(routed_units(table, move.by, move.from_))
    his = bool(table.areas[move.from_].units_of(move.by)) and held_by(table, move.from_, move.by)
    table = remove_units(table, move.by, move.from_, units)
    engines = units.pop(components.SIEGE, 0)
    table = engines_lost(table, move.by, engines)
    free = bool(units) and not holder(table.areas[move.to]) and table.areas[move.to].kind != components.PORT
    table = put_units(table, move.to, move.by, units)
    table = hold(table, move.to, move.by, "") if free else table
    table = table.doing(moved=units, **({} if units or engines else {"effect": "none"}))
    table = lost(table, move.from_, move.by, RETREATED) if his else battle_settled(table, move.from_)
    if table.fled is not None and table.fled.house == move.by:
        table = table.put(fled=None)
    return crowned(
        add_events(table, Event("retreated", card=move.to, seat=move.by, amount=sum(units.values())))
    )


def loser_of(table: KingsTable, move: DestroyAll) -> str:
    """Whose units are destroyed: the loser says so, or the winner says it of the loser."""
    fight, fled = table.fight, table.fled
    loser = fight.loser if fight is not None else ""
    if fight is None and fled is not None and fled.area == move.area:
        loser = fled.house
    if loser or routed_units(table, move.by, move.area):
        return loser or move.by
    others = enemies(table.areas[move.area], move.by)
    return others[0] if len(others) == 1 else move.by


@rule("kings.scope.draft")
def they_are_there(table: KingsTable, move: DestroyAll) -> Finding:
    """Only units on the board there can be destroyed."""
    if routed_units(table, loser_of(table, move), move.area):
        return None
    return violated("nobody_there", seat=move.by, area=move.area)


@rule("kings.fort.destroyed-units", "kings.onetime.captured")
def act_destroy_all(table: KingsTable, move: DestroyAll) -> KingsTable:
    """All are destroyed; nobody marched or retreated."""
    loser = loser_of(table, move)
    units, his = dict(routed_units(table, loser, move.area)), held_by(table, move.area, loser)
    table = destroy(remove_units(table, loser, move.area, units), loser, units)
    return crowned(lost(table, move.area, loser, DESTROYED) if his else battle_settled(table, move.area))


@rule("kings.fort.last-unit")
def a_fort_stands_there(table: KingsTable, move: RemoveFortification) -> Finding:
    """Only a fortification on the board can be removed."""
    there = move.area in table.areas and table.areas[move.area].fortification
    if there or table.given.forts_elsewhere:
        return None
    return violated("no_fort_there", area=move.area)


@rule("kings.fort.last-unit", "kings.fort.nine")
def act_remove_fortification(table: KingsTable, move: RemoveFortification) -> KingsTable:
    """It is off the board and can be built again."""
    if move.area in table.areas and table.areas[move.area].fortification:
        return raze(table, move.area, "kings.fort.last-unit", "kings.fort.nine")
    given = replace(table.given, forts_elsewhere=table.given.forts_elsewhere - 1)
    table = table.put(given=given)
    facts: Facts = {"area": move.area, "left": table.fortifications_left}
    return noted(table, Reason(("kings.fort.last-unit",), says="fortification_removed", facts=facts))


def casualty_candidates(table: KingsTable, decision: Decision) -> Candidates:
    """After a battle with a known loser: one unit of the loser's."""
    fled = table.fled
    if fled is not None and fled.house == decision.seat:
        for piece in fled.units:
            yield Candidate(Casualty(by=decision.seat, area=fled.area, unit=word(piece)))


def retreat_candidates(table: KingsTable, decision: Decision) -> Candidates:
    """Where the units that have lost may go, as far as the board shows."""
    fled, fight = table.fled, table.fight
    if fight is not None and fight.open and fight.attacker == decision.seat and fight.origin:
        yield Candidate(Retreat(by=decision.seat, from_=fight.area, to=fight.origin))
    if fled is not None and fled.house == decision.seat and fled.units and not fled.at:
        for end in neighbours(table, fled.area):
            if table.areas[end].kind != components.LAND or components.SHIP not in fled.units:
                yield Candidate(Retreat(by=decision.seat, from_=fled.area, to=end))


def destroy_candidates(table: KingsTable, decision: Decision) -> Candidates:
    """Units without an area to retreat to are destroyed."""
    fled, fight = table.fled, table.fight
    if fight is not None and fight.open and fight.attacker == decision.seat:
        yield Candidate(DestroyAll(by=decision.seat, area=fight.area))
    if fled is not None and fled.house == decision.seat and fled.units and not fled.at:
        yield Candidate(DestroyAll(by=decision.seat, area=fled.area))


GIVING_CASUALTY = Verb(
    Casualty,
    (*FRAME, no_engine_is_chosen, the_unit_fought_there, a_sword_is_left, a_battle_was_fought),
    act_casualty,
    candidates=casualty_candidates,
    remedies={"choose_unit": with_field_set("unit", "piece")},
)
RETREATING = Verb(
    Retreat,
    (
        *FRAME,
        casualties_come_first,
        no_retreat_into_a_port,
        they_retreat_where_they_can,
        no_battle_comes_of_a_retreat,
        there_is_somebody_to_retreat,
        the_way_back_is_told,
        a_battle_was_fought,
    ),
    act_retreat,
    candidates=retreat_candidates,
    remedies={"choose_area": with_field_set("to", "area"), "give_casualty": give_casualty},
)
DESTROYING = Verb(
    DestroyAll, (*FRAME, they_are_there, a_battle_was_fought), act_destroy_all, candidates=destroy_candidates
)
REMOVING_FORT = Verb(
    RemoveFortification, (*FRAME, a_fort_stands_there), act_remove_fortification, needs_seat=False
)
