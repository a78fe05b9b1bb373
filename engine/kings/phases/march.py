"""Marches: units move, areas are left and taken, battles begin."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.kernel.decisions import Decision
from engine.kernel.game import Verb
from engine.kernel.judge import Candidate, Candidates
from engine.kernel.reasons import SILENT, Finding, Reason, change, obeyed, rule, violated
from engine.kernel.remedies import with_field_reset
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.changes import (
    captured,
    destroy,
    emptied,
    engines_lost,
    hold,
    put_units,
    resolve_order,
    take_units,
    wiped_out,
)
from engine.kings.board.supply_and_victory import crowned, enemies, owner, too_large
from engine.kings.common_rules import BASE, FRAME, areas_ordered, order_missing, unit_counts, word
from engine.kings.moves import Battle, March, ResolveBattle, UnitMovement
from engine.kings.one_time_orders.guile_of_the_lion import lion_forbids_it
from engine.kings.phases.movement import (
    Movement,
    bodies,
    closed_port,
    misplaced,
    missing,
    out_of_reach,
    over_the_sea,
)
from engine.kings.rule_variants import PORT_ABANDONED, PORT_RETREAT
from engine.kings.table import (
    Fight,
    KingsTable,
    RetreatedUnits,
    Units,
    add,
    less,
    neighbours,
    noted,
)

MovementFaults = Callable[[KingsTable, Movement], Iterator[Reason]]


def movements(house: str, start: str, moves: Iterable[UnitMovement]) -> tuple[Movement, ...]:
    """The parts of a march."""
    return tuple(Movement(house, start, move.to, move.counts, move.via) for move in moves)


def first_fault(faults: MovementFaults, table: KingsTable, going: tuple[Movement, ...]) -> Finding:
    """The first fault of any part."""
    return next((reason for movement in going for reason in faults(table, movement)), None)


def units_leaving(going: Iterable[Movement]) -> Units:
    """Everything that goes."""
    total: Units = {}
    for movement in going:
        total = add(total, movement.units)
    return total


@rule(
    "kings.port.ships-only",
    "kings.siege.no-sea-march",
    "kings.siege.land-unit",
    "kings.port.move",
    "kings.scope.draft",
)
def units_go_where_they_can(table: KingsTable, move: March) -> Finding:
    """Only ships enter ports; siege engines do not enter the sea."""
    return first_fault(misplaced, table, movements(move.by, move.from_, move.moves))


@rule("kings.port.move", "kings.port.no-enemy", "kings.port.capacity", "kings.port.own-sea-only")
def the_port_is_open_to_them(table: KingsTable, move: March) -> Finding:
    """Only its owner's ships use a port, to and from its sea; it holds at most three."""
    every = movements(move.by, move.from_, move.moves)
    together = {
        movement.end: units_leaving(other for other in every if other.end == movement.end)
        for movement in every
    }
    whole = tuple(Movement(move.by, move.from_, end, units) for end, units in together.items())
    fault = first_fault(closed_port, table, whole)
    start = table.areas[move.from_]
    if fault is None and start.kind == components.PORT and not owner(table, start):
        return PORT_ABANDONED.reason(table, "port_without_owner", area=start.id)
    return fault


@rule("kings.siege.transport", "kings.port.transport", "kings.scope.draft")
def there_is_a_way(table: KingsTable, move: March) -> Finding:
    """Units move to adjacent areas or across seas with ships; ships in a port carry nobody."""
    fault = first_fault(out_of_reach, table, movements(move.by, move.from_, move.moves))
    if fault is None and any(components.SIEGE in movement.units and movement.via for movement in move.moves):
        return obeyed("engines_are_carried", rules=("kings.siege.transport",))
    return fault


@rule("kings.scope.draft")
def one_battle_at_most(table: KingsTable, move: March) -> Finding:
    """A march leads to at most one battle (a rule of the base game)."""
    ends = {movement.to for movement in move.moves if _resisted(table, move.by, movement.to)}
    fact = components.BATTLES_OF_A_MARCH
    if len(ends) <= 1:
        return None
    keep = change("leave_out_area", area=max(ends))
    return violated(
        "second_battle", keep, basis=fact.basis, certainty=fact.certainty, areas=tuple(sorted(ends))
    )


def _resisted(table: KingsTable, house: str, area: str) -> bool:
    there = table.areas[area]
    return there.kind != components.PORT and (bool(enemies(there, house)) or there.neutral)


@rule("kings.siege.supply", "kings.port.supply", "kings.scope.draft")
def armies_can_be_fed(table: KingsTable, move: March) -> Finding:
    """Where the players entered a largest army, no army grows beyond it."""
    after = table
    for movement in move.moves:
        after = put_units(after, movement.to, move.by, movement.counts)
    return next((fault for movement in move.moves if (fault := too_large(after, move.by, movement.to))), None)


@rule("kings.scope.draft")
def units_are_there(table: KingsTable, move: March) -> Finding:
    """The units that march are in the area."""
    going = units_leaving(movements(move.by, move.from_, move.moves))
    return next(missing(table, move.by, move.from_, going), None)


@rule("kings.scope.draft")
def token_only_behind_everybody(table: KingsTable, move: March) -> Finding:
    """A House leaves a power token only where none of its units stays."""
    going = units_leaving(movements(move.by, move.from_, move.moves))
    if not move.leave_power_token or not less(table.areas[move.from_].units_of(move.by), going):
        return None
    return violated("token_needs_no_unit", change("no_token"), basis=SILENT, area=move.from_)


@rule("kings.scope.draft", "kings.onetime.one-at-a-time")
def a_march_order_lies_there(table: KingsTable, move: March) -> Finding:
    """A march resolves a March order."""
    if table.areas[move.from_].order_of(move.by, components.MARCH):
        return None
    return order_missing(table, move.by, move.from_, components.MARCH)


def act_march(table: KingsTable, move: March) -> KingsTable:
    """The order is done; units go, areas are left and taken, a battle is fought or waits."""
    table = resolve_order(table, move.by, move.from_, components.MARCH)
    if not move.moves:
        nobody = Reason(BASE, says="march_moves_nobody", facts={"area": move.from_}, basis=SILENT)
        table = noted(table, nobody).doing(effect="none")
    table = move_units(table, move.by, move.from_, move.moves, "march", token=move.leave_power_token)
    if move.battle is not None and table.fight is not None:
        table = end_battle(table, move.battle)
    return crowned(table)


def move_units(
    table: KingsTable, house: str, start: str, moves: tuple[UnitMovement, ...], how: str, *, token: bool
) -> KingsTable:
    """Units leave an area by the rules of marching."""
    for move in moves:
        units = move.counts
        table = take_units(table, start, house, units)
        table = table.doing(moved=add(table.did.moved, units))
        table = add_events(table, Event("units_moved", card=move.to, seat=house, amount=sum(units.values())))
    table = emptied(table, start, house, how, token=token)
    for move in moves:
        table = arrive(table, house, start, move.to, move.counts)
    return table


@rule("kings.onetime.captured", "kings.port.capture")
def arrive(table: KingsTable, house: str, start: str, end: str, units: Units) -> KingsTable:
    """Units come to friends, take an area without units, or have to fight for it."""
    there = table.areas[end]
    if there.kind == components.PORT:
        return put_units(table, end, house, units)
    if not enemies(there, house) and not there.neutral:
        return captured(put_units(table, end, house, units), end, house)
    fight = table.fight
    attacking = add(fight.attacking, units) if fight is not None and fight.area == end else units
    table = put_units(table, end, house, units)
    table = table.put(fight=Fight(end, house, origin=start, attacking=attacking, open=True, swords=0))
    why = Reason(("kings.scope.draft",), says="battle_begins", facts={"area": end, "seat": house})
    return add_events(noted(table, why), Event("battle_begun", card=end, seat=house))


@rule(
    "kings.fort.last-unit", "kings.fort.destroyed-units", "kings.siege.no-retreat", "kings.onetime.captured"
)
def end_battle(table: KingsTable, battle: Battle) -> KingsTable:
    """The losers are destroyed, or retreat without siege engines; a victorious attacker takes the area."""
    fight = table.fight
    assert fight is not None
    winner = str(battle.winner)
    losers = enemies(table.areas[fight.area], winner)
    for loser in losers:
        table = _beaten(table, fight, loser, destroyed=battle.losers == "destroyed")
    table = table.put(fight=None)
    event = Event("battle_won", card=fight.area, seat=winner)
    if winner == fight.attacker:
        table = table.area(fight.area, neutral=False)
        table = captured(table, fight.area, winner)
    return add_events(table, event)


@rule("kings.siege.no-retreat", "kings.port.retreat")
def _beaten(table: KingsTable, fight: Fight, loser: str, *, destroyed: bool) -> KingsTable:
    """The loser's units leave the area of the battle."""
    units = dict(table.areas[fight.area].units_of(loser))
    table = take_units(table, fight.area, loser, units)
    if destroyed:
        table = destroy(table, loser, units)
        return table if loser == fight.attacker else wiped_out(table, fight.area)
    engines = units.pop(components.SIEGE, 0)
    table = engines_lost(table, loser, engines)
    back = fight.origin if loser == fight.attacker and _welcome(table, fight.origin, loser) else ""
    if back and table.areas[back].kind == components.PORT:
        table = noted(table, PORT_RETREAT.reason(table, "retreat_into_port", area=back))
        back = back if PORT_RETREAT.option(table) == "yes" else ""
    if back and units:
        table = hold(put_units(table, back, loser, units), back, loser, table.areas[back].holder)
    table = table.put(fled=RetreatedUnits(loser, fight.area, units, back))
    if loser == fight.attacker:
        return table
    return emptied(table, fight.area, loser, "retreat", taken=True)


def _welcome(table: KingsTable, area: str, house: str) -> bool:
    return area in table.areas and not enemies(table.areas[area], house)


@rule("kings.scope.draft")
def a_battle_is_open(table: KingsTable, move: ResolveBattle) -> Finding:
    """There is a battle whose outcome nobody has entered yet."""
    if table.fight is not None and table.fight.open and table.fight.area == move.area:
        return None
    return violated("no_battle_there", area=move.area)


@rule("kings.scope.draft")
def one_of_the_two_wins(table: KingsTable, move: ResolveBattle | March) -> Finding:
    """The winner is one of the two sides in the battle."""
    ends = [move.area] if isinstance(move, ResolveBattle) else [movement.to for movement in move.moves]
    ends = [end for end in ends if _resisted(table, move.by, end)]
    fight = {house for end in ends for house in (move.by, *table.areas[end].occupants)}
    if move.battle is None or not ends or move.battle.winner in fight:
        return None
    return violated("not_in_the_battle", seat=str(move.battle.winner), area=ends[0])


def act_resolve_battle(table: KingsTable, move: ResolveBattle) -> KingsTable:
    """The battle ends as the table says."""
    return crowned(end_battle(table, move.battle))


def march_candidates(table: KingsTable, decision: Decision) -> Candidates:
    """Everything that can go there goes, at last leaving a power token; part of an army is typed."""
    for area in areas_ordered(table, decision.seat, components.MARCH):
        leaving: list[UnitMovement] = []
        for end in (*neighbours(table, area.id), *over_the_sea(table, area, decision.seat)):
            for units in bodies(table, area, end, decision.seat):
                step = UnitMovement(to=end, units=unit_counts(units))
                leaving += [step] if units == area.units_of(decision.seat) else []
                yield Candidate(March(by=decision.seat, from_=area.id, moves=(step,)))
        yield Candidate(March(by=decision.seat, from_=area.id))
        if area.kind == components.LAND and area.power_token != decision.seat:
            for step in leaving:
                march = March(by=decision.seat, from_=area.id, moves=(step,), leave_power_token=True)
                yield Candidate(march)


def battle_candidates(table: KingsTable, decision: Decision) -> Candidates:
    for house in table.areas[decision.purpose].occupants:
        for losers in ("retreat", "destroyed"):
            battle = Battle(winner=word(house), losers=word(losers))
            yield Candidate(ResolveBattle(area=decision.purpose, battle=battle))


MARCHING = Verb(
    March,
    (
        *FRAME,
        units_go_where_they_can,
        the_port_is_open_to_them,
        lion_forbids_it,
        there_is_a_way,
        one_battle_at_most,
        armies_can_be_fed,
        units_are_there,
        one_of_the_two_wins,
        token_only_behind_everybody,
        a_march_order_lies_there,
    ),
    act_march,
    candidates=march_candidates,
    remedies={"no_token": with_field_reset("leave_power_token", False)},
)
RESOLVING_BATTLE = Verb(
    ResolveBattle,
    (a_battle_is_open, one_of_the_two_wins),
    act_resolve_battle,
    candidates=battle_candidates,
    needs_seat=False,
)
