"""One-time orders that move units: the Forced March, and the Young Wolf of Stark."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.reasons import DERIVED, Finding, Reason, Verdict, change, obeyed, rule, violated
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.changes import emptied, put_units, take_units
from engine.kings.board.supply_and_victory import crowned, enemies, too_large
from engine.kings.moves import ExecuteOneTime
from engine.kings.one_time_orders.common import spend_order, unchosen
from engine.kings.one_time_orders.guile_of_the_lion import lion_forbids_the_wolf
from engine.kings.phases.march import first_fault, move_units, movements, units_leaving
from engine.kings.phases.movement import Movement, by_sea, closed_port, misplaced, missing, out_of_reach
from engine.kings.rule_variants import PORT_TRANSPORT, WOLF_NEUTRAL
from engine.kings.table import KingsTable, add, adjacent, noted

FORCED_MARCH_CHIEF = ("kings.forced.gather",)


@rule("kings.siege.no-sea-march", "kings.forced.land-or-sea")
def only_ships_come_to_sea(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Only ships enter the sea, and ships do not enter land."""
    at_sea = table.areas[move.area].kind == components.SEA
    wrong = {
        str(piece)
        for movement in move.moves
        for piece in movement.units
        if (piece == components.SHIP) is not at_sea
    }
    if not wrong:
        return None
    leave = tuple(change("leave_piece", piece=piece) for piece in sorted(wrong))
    if at_sea and components.SIEGE in wrong:
        rules = ("kings.siege.no-sea-march", "kings.forced.land-or-sea")
        return violated("siege_not_into_sea", *leave, rules=rules, area=move.area)
    says = "land_unit_not_into_sea" if at_sea else "ship_not_onto_land"
    return violated(says, *leave, rules=("kings.forced.land-or-sea",), basis=DERIVED, area=move.area)


@rule(
    "kings.forced.gather",
    "kings.siege.transport",
    "kings.port.own-sea-only",
    "kings.forced.land-or-sea",
    "kings.port.transport",
)
def they_come_from_next_door(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """The units come from adjacent areas, from the sea's own port, or by sea transport."""
    for movement in move.moves:
        start = table.areas[movement.from_]
        if (
            any(table.areas[via].kind == components.PORT for via in movement.via)
            and PORT_TRANSPORT.option(table) == "no"
        ):
            return PORT_TRANSPORT.reason(table, "no_transport_from_port", Verdict.NO, area=movement.via[0])
        if adjacent(table, move.area, movement.from_):
            if start.kind == components.PORT and start.sea != move.area:
                return violated("port_of_other_sea", rules=FORCED_MARCH_CHIEF, area=start.id, sea=start.sea)
            continue
        on_land = start.kind == components.LAND == table.areas[move.area].kind
        if not (on_land and by_sea(table, move.by, movement.from_, move.area)):
            return violated(
                "not_adjacent",
                change("leave_out_area", area=movement.from_),
                rules=FORCED_MARCH_CHIEF,
                area=movement.from_,
                of=move.area,
            )
    if any(table.areas[movement.from_].kind == components.PORT for movement in move.moves):
        return obeyed("out_of_own_port", rules=("kings.forced.land-or-sea",), basis=DERIVED)
    return None


@rule("kings.forced.gather")
def they_are_his_units(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Any number of the player's own units, and no more than stand there."""
    together: dict[str, dict[str, int]] = {}
    for movement in move.moves:
        together[movement.from_] = add(together.get(movement.from_, {}), movement.counts)
    every = (Movement(move.by, start, move.area, units) for start, units in together.items())
    faults = (next(missing(table, move.by, movement.start, movement.units), None) for movement in every)
    fault = next((reason for reason in faults if reason is not None), None)
    return None if fault is None else replace(fault, rules=FORCED_MARCH_CHIEF)


@rule("kings.forced.battle", "kings.onetime.captured")
def friends_wait_there(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """The order is in an area with a unit of the same House, so arriving units join friends."""
    if table.areas[move.area].units_of(move.by):
        return None
    return violated("no_friends_there", basis=DERIVED, area=move.area)


@rule("kings.siege.supply", "kings.forced.gather")
def the_army_can_be_fed(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Mustering obeys the supply rules.

    Where the players have told how large an army may be, it becomes no larger.
    """
    after = table
    for movement in move.moves:
        after = put_units(after, move.area, move.by, movement.counts)
    return too_large(after, move.by, move.area) if move.moves else None


@rule("kings.forced.gather", "kings.forced.donors", "kings.forced.battle")
def act_forced_march(table: KingsTable, move: ExecuteOneTime) -> KingsTable:
    """They come; an area emptied loses its fortification and its orders."""
    if not move.moves:
        return unchosen(table, move, *FORCED_MARCH_CHIEF)
    for movement in move.moves:
        units = movement.counts
        table = take_units(table, movement.from_, move.by, units)
        table = put_units(table, move.area, move.by, units)
        table = table.doing(moved=add(table.did.moved, units))
        table = add_events(
            table, Event("units_moved", card=move.area, seat=move.by, amount=sum(units.values()))
        )
    for start in dict.fromkeys(movement.from_ for movement in move.moves):
        table = emptied(table, start, move.by, "forced_march")
    table = noted(table, Reason(("kings.forced.gather", "kings.forced.land-or-sea"), says="units_gather"))
    return spend_order(table, move)


FORCED_MARCH_RULES = (
    only_ships_come_to_sea,
    they_come_from_next_door,
    they_are_his_units,
    friends_wait_there,
    the_army_can_be_fed,
)
YOUNG_WOLF_CHIEF = "kings.youngwolf.move"


@rule("kings.youngwolf.no-battle")
def it_leads_to_no_battle(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """No unit enters an area with enemy units; the rules do not say if neutral forces count as enemies."""
    there = [table.areas[movement.to] for movement in move.moves]
    hostile = next((area for area in there if enemies(area, move.by)), None)
    if hostile is not None:
        leave = change("leave_out_area", area=hostile.id)
        return violated("wolf_fights_nobody", leave, area=hostile.id, seat=enemies(hostile, move.by)[0])
    neutral = next((area for area in there if area.neutral), None)
    if neutral is None:
        return None
    verdict = Verdict.NO if WOLF_NEUTRAL.option(table) == "no" else Verdict.YES
    return WOLF_NEUTRAL.reason(table, "wolf_and_neutral", verdict, area=neutral.id)


@rule("kings.youngwolf.move", "kings.siege.no-sea-march", "kings.siege.transport", "kings.port.move")
def it_keeps_the_rules_of_marching(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Units leave the order's area by the rules for marching."""
    every = movements(move.by, move.area, move.moves)
    checks = (misplaced, closed_port, out_of_reach)
    first = next((fault for check in checks if (fault := first_fault(check, table, every))), None)
    first = first or next(missing(table, move.by, move.area, units_leaving(every)), None)
    if first is None:
        return None
    rules = tuple(rule_id for rule_id in first.rules if rule_id != "kings.scope.draft")
    return replace(first, rules=(*rules, YOUNG_WOLF_CHIEF))


@rule("kings.siege.supply", "kings.port.supply", "kings.youngwolf.move")
def the_armies_can_be_fed(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Where the players entered a largest army, no army grows beyond it."""
    after = table
    for movement in move.moves:
        after = put_units(after, movement.to, move.by, movement.counts)
    return next((fault for movement in move.moves if (fault := too_large(after, move.by, movement.to))), None)


@rule("kings.youngwolf.move", "kings.youngwolf.other-order", "kings.fort.last-unit")
def act_young_wolf(table: KingsTable, move: ExecuteOneTime) -> KingsTable:
    """They go at once; if nobody stays, the other order and the fortification go as after a march."""
    if not move.moves:
        return unchosen(table, move, YOUNG_WOLF_CHIEF)
    table = spend_order(table, move)
    token = move.leave_power_token
    table = move_units(table, move.by, move.area, move.moves, "young_wolf", token=token)
    table = noted(table, Reason((YOUNG_WOLF_CHIEF,), says="wolf_moves"))
    return crowned(table)


YOUNG_WOLF_RULES = (
    it_leads_to_no_battle,
    lion_forbids_the_wolf,
    it_keeps_the_rules_of_marching,
    the_armies_can_be_fed,
)
