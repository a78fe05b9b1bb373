"""Guile of the Lion, the one-time order of Lannister: whom it binds, and what it forbids."""

from __future__ import annotations

from engine.kernel.reasons import DERIVED, Facts, Finding, Reason, Verdict, change, obeyed, rule, violated
from engine.kernel.state import Event, add_events
from engine.kings.moves import ExecuteOneTime, March, Raid, Support
from engine.kings.one_time_orders.common import adjacent_houses, nothing, spend_order
from engine.kings.rule_variants import LION_BINDS
from engine.kings.table import Ban, KingsTable, holder, noted


@rule("kings.lion.ban", "kings.lion.duration")
def lion_forbids_it(table: KingsTable, move: March | Raid) -> Finding:
    """The House named does not march or raid this turn against areas that Lannister holds."""
    if table.ban is None or move.by != table.ban.named:
        return None
    against = _against(table, move)
    if not against:
        return obeyed("lion_leaves_it_free", rules=("kings.lion.ban",))
    other = change("leave_out_area", area=against) if isinstance(move, March) else change("choose_other_area")
    return violated("lion_forbids", other, seat=table.ban.by, area=against)


def _against(table: KingsTable, move: March | Raid | ExecuteOneTime) -> str:
    """The first area held by the ban's author that the move goes against."""
    areas = (move.target,) if isinstance(move, Raid) else tuple(movement.to for movement in move.moves)
    by = table.ban.by if table.ban else ""
    return next(
        (area for area in areas if by in (holder(table.areas[area]), *table.areas[area].occupants)), ""
    )


@rule("kings.lion.ban", "kings.lion.duration", "kings.youngwolf.move")
def lion_forbids_the_wolf(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """The Lion's ban binds the Young Wolf like a march."""
    against = _against(table, move) if table.ban is not None and move.by == table.ban.named else ""
    if table.ban is None or not against:
        return None
    leave = change("leave_out_area", area=against)
    return violated("lion_forbids", leave, basis=DERIVED, seat=table.ban.by, area=against)


@rule("kings.lion.support", "kings.lion.ban")
def lion_forbids_the_support(table: KingsTable, move: Support) -> Finding:
    """The House named cannot support an attack on Lannister, but may support a defence against Lannister."""
    ban, fight = table.ban, table.fight
    attacker = fight.attacker if fight is not None and fight.area == move.battle else None
    if ban is None or (move.attacker or attacker) == ban.by:
        return None
    area = table.areas[move.battle]
    attacked = ban.by in (holder(area), *area.occupants)
    if not attacked or move.side == "defender" or move.by == ban.by:
        return None
    if move.by != ban.named:
        if LION_BINDS.option(table) == "everybody":
            return LION_BINDS.reason(table, "lion_forbids_support", Verdict.NO, area=move.battle)
        return LION_BINDS.reason(table, "lion_binds_only_named", seat=ban.named)
    return violated("lion_forbids_support", change("other_side"), area=move.battle)


@rule("kings.lion.name")
def a_neighbour_is_named(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """The House named has units in an area adjacent to the order."""
    others = [house for house in adjacent_houses(table, move.area) if house != move.by]
    if move.named is None or move.named in others:
        return None
    name = (change("name_house", seat=others[0]),) if others else ()
    return violated("not_a_neighbour", *name, seat=str(move.named))


@rule("kings.lion.name", "kings.lion.ban", "kings.lion.duration")
def act_lion(table: KingsTable, move: ExecuteOneTime) -> KingsTable:
    """Until the end of the turn that House does not march, raid or support an attack against Lannister."""
    if move.named is None:
        return nothing(table, move, Reason(("kings.lion.name",), says="lion_names_nobody"))
    table = table.put(ban=Ban(move.by, str(move.named)))
    facts: Facts = {"seat": str(move.named)}
    rules = ("kings.lion.name", "kings.lion.ban", "kings.lion.duration")
    table = noted(table, Reason(rules, says="lion_names", facts=facts))
    return spend_order(add_events(table, Event("house_named", seat=str(move.named))), move)


LION_RULES = (a_neighbour_is_named,)
