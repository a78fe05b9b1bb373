"""The forced march: units of many areas come into one."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.event import Event
from engine.kernel.reason import DERIVED, Finding, Reason, Verdict, change, no, rule, yes
from engine.kernel.state import tell
from engine.kings import box
from engine.kings.effects import put_units, take_units
from engine.kings.leaving import emptied
from engine.kings.moves import ExecuteOneTime
from engine.kings.moving import Going, by_sea, missing
from engine.kings.orders.common import done, unchosen
from engine.kings.points import PORT_TRANSPORT
from engine.kings.supply import too_large
from engine.kings.table import Table, add, adjacent, noted

CHIEF = ("kings.forced.gather",)


@rule("kings.siege.no-sea-march", "kings.forced.land-or-sea")
def only_ships_come_to_sea(table: Table, move: ExecuteOneTime) -> Finding:
    """Into a sea only ships come, and onto land none."""
    at_sea = table.areas[move.area].kind == box.SEA
    wrong = {str(piece) for one in move.moves for piece in one.units if (piece == box.SHIP) is not at_sea}
    if not wrong:
        return None
    leave = tuple(change("leave_piece", piece=piece) for piece in sorted(wrong))
    if at_sea and box.SIEGE in wrong:
        rules = ("kings.siege.no-sea-march", "kings.forced.land-or-sea")
        return no("siege_not_into_sea", *leave, rules=rules, area=move.area)
    says = "land_unit_not_into_sea" if at_sea else "ship_not_onto_land"
    return no(says, *leave, rules=("kings.forced.land-or-sea",), basis=DERIVED, area=move.area)


@rule(
    "kings.forced.gather",
    "kings.siege.transport",
    "kings.port.own-sea-only",
    "kings.forced.land-or-sea",
    "kings.port.transport",
)
def they_come_from_next_door(table: Table, move: ExecuteOneTime) -> Finding:
    """From adjacent areas, from the sea's own port, or carried by sea."""
    for one in move.moves:
        start = table.areas[one.from_]
        if any(table.areas[via].kind == box.PORT for via in one.via) and PORT_TRANSPORT.option(table) == "no":
            return PORT_TRANSPORT.reason(table, "no_transport_from_port", Verdict.NO, area=one.via[0])
        if adjacent(table, move.area, one.from_):
            if start.kind == box.PORT and start.sea != move.area:
                return no("port_of_other_sea", rules=CHIEF, area=start.id, sea=start.sea)
            continue
        on_land = start.kind == box.LAND == table.areas[move.area].kind
        if not (on_land and by_sea(table, move.by, one.from_, move.area)):
            return no(
                "not_adjacent",
                change("leave_out_area", area=one.from_),
                rules=CHIEF,
                area=one.from_,
                of=move.area,
            )
    if any(table.areas[one.from_].kind == box.PORT for one in move.moves):
        return yes("out_of_own_port", rules=("kings.forced.land-or-sea",), basis=DERIVED)
    return None


@rule("kings.forced.gather")
def they_are_his_units(table: Table, move: ExecuteOneTime) -> Finding:
    """Any number of his own units, and no more than stand there."""
    together: dict[str, dict[str, int]] = {}
    for one in move.moves:
        together[one.from_] = add(together.get(one.from_, {}), one.counts)
    every = (Going(move.by, start, move.area, units) for start, units in together.items())
    found = (next(missing(table, move.by, one.start, one.units), None) for one in every)
    fault = next((one for one in found if one is not None), None)
    return None if fault is None else replace(fault, rules=CHIEF)


@rule("kings.forced.battle", "kings.onetime.captured")
def friends_wait_there(table: Table, move: ExecuteOneTime) -> Finding:
    """The order lies where an own unit stands, so the units that come join friends."""
    if table.areas[move.area].of(move.by):
        return None
    return no("no_friends_there", basis=DERIVED, area=move.area)


@rule("kings.siege.supply", "kings.forced.gather")
def the_army_can_be_fed(table: Table, move: ExecuteOneTime) -> Finding:
    """Where the table has told how large an army may be, it becomes no larger."""
    after = table
    for one in move.moves:
        after = put_units(after, move.area, move.by, one.counts)
    return too_large(after, move.by, move.area) if move.moves else None


@rule("kings.forced.gather", "kings.forced.donors", "kings.forced.battle")
def act(table: Table, move: ExecuteOneTime) -> Table:
    """They come; an area emptied loses its fortification and its orders."""
    if not move.moves:
        return unchosen(table, move, *CHIEF)
    for one in move.moves:
        units = one.counts
        table = take_units(table, one.from_, move.by, units)
        table = put_units(table, move.area, move.by, units)
        table = table.doing(moved=add(table.did.moved, units))
        table = tell(table, Event("units_moved", card=move.area, seat=move.by, amount=sum(units.values())))
    for start in dict.fromkeys(one.from_ for one in move.moves):
        table = emptied(table, start, move.by, "forced_march")
    table = noted(table, Reason(("kings.forced.gather", "kings.forced.land-or-sea"), says="units_gather"))
    return done(table, move)


RULES = (
    only_ships_come_to_sea,
    they_come_from_next_door,
    they_are_his_units,
    friends_wait_there,
    the_army_can_be_fed,
)
