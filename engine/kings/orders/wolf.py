"""Stark's Young Wolf: a march in the raid step that may not lead to a battle."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.reason import Finding, Reason, Verdict, change, no, rule
from engine.kings.banning import lion_forbids_the_wolf
from engine.kings.effects import put_units
from engine.kings.marching import first_fault, go, goings, leaving
from engine.kings.moves import ExecuteOneTime
from engine.kings.moving import closed_port, misplaced, missing, out_of_reach
from engine.kings.orders.common import done, unchosen
from engine.kings.points import WOLF_NEUTRAL
from engine.kings.supply import too_large
from engine.kings.table import Table, enemies, noted
from engine.kings.victory import crowned

CHIEF = "kings.youngwolf.move"


@rule("kings.youngwolf.no-battle")
def it_leads_to_no_battle(table: Table, move: ExecuteOneTime) -> Finding:
    """No unit enters an area with enemy units; whether neutral forces count the text does not say."""
    there = [table.areas[one.to] for one in move.moves]
    hostile = next((one for one in there if enemies(one, move.by)), None)
    if hostile is not None:
        leave = change("leave_out_area", area=hostile.id)
        return no("wolf_fights_nobody", leave, area=hostile.id, seat=enemies(hostile, move.by)[0])
    neutral = next((one for one in there if one.neutral), None)
    if neutral is None:
        return None
    found = Verdict.NO if WOLF_NEUTRAL.option(table) == "no" else Verdict.YES
    return WOLF_NEUTRAL.reason(table, "wolf_and_neutral", found, area=neutral.id)


@rule("kings.youngwolf.move", "kings.siege.no-sea-march", "kings.siege.transport", "kings.port.move")
def it_keeps_the_rules_of_marching(table: Table, move: ExecuteOneTime) -> Finding:
    """Units move out of the order's area by the rules of marching."""
    every = goings(move.by, move.area, move.moves)
    checks = (misplaced, closed_port, out_of_reach)
    found = next((fault for check in checks if (fault := first_fault(check, table, every))), None)
    found = found or next(missing(table, move.by, move.area, leaving(every)), None)
    if found is None:
        return None
    rules = tuple(one for one in found.rules if one != "kings.scope.draft")
    return replace(found, rules=(*rules, CHIEF))


@rule("kings.siege.supply", "kings.port.supply", "kings.youngwolf.move")
def the_armies_can_be_fed(table: Table, move: ExecuteOneTime) -> Finding:
    """Where the table has told how large an army may be, none becomes larger."""
    after = table
    for one in move.moves:
        after = put_units(after, one.to, move.by, one.counts)
    return next((found for one in move.moves if (found := too_large(after, move.by, one.to))), None)


@rule("kings.youngwolf.move", "kings.youngwolf.other-order", "kings.fort.last-unit")
def act(table: Table, move: ExecuteOneTime) -> Table:
    """They go at once; if nobody stays, the other order and the fortification go as after a march."""
    if not move.moves:
        return unchosen(table, move, CHIEF)
    table = done(table, move)
    token = move.leave_power_token
    table = go(table, move.by, move.area, move.moves, "young_wolf", token=token)
    table = noted(table, Reason((CHIEF,), says="wolf_moves"))
    return crowned(table)


RULES = (it_leads_to_no_battle, lion_forbids_the_wolf, it_keeps_the_rules_of_marching, the_armies_can_be_fed)
