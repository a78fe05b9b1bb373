"""Support: who may give it, to whom."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.event import Event
from engine.kernel.game import Verb
from engine.kernel.reason import DERIVED, SILENT, Finding, change, no, rule
from engine.kernel.state import tell
from engine.kings import base, box
from engine.kings.banning import lion_forbids_the_support
from engine.kings.frame import FRAME
from engine.kings.moves import Support
from engine.kings.owning import the_port_is_his
from engine.kings.table import Table, add, adjacent, gone_by

BASE = ("kings.scope.draft",)


@rule("kings.port.no-support-land", "kings.port.support-sea", "kings.port.own-sea-only")
def a_port_supports_at_sea(table: Table, move: Support) -> Finding:
    """Ships in a port support a battle in its sea and none on land, not even in the port's own."""
    port = table.areas[move.from_]
    if port.kind != box.PORT or move.battle == port.sea:
        return None
    sea = change("choose_area", area=port.sea)
    if table.areas[move.battle].kind == box.SEA:
        rules = ("kings.port.own-sea-only", "kings.port.support-sea")
        return no("port_supports_own_sea", sea, rules=rules, basis=DERIVED, area=port.id, sea=port.sea)
    return no("port_supports_no_land", sea, rules=("kings.port.no-support-land",), area=port.id)


@rule("kings.port.no-direct-attack", "kings.port.defence-useless")
def no_battle_in_a_port(table: Table, move: Support) -> Finding:
    """No battle is ever fought in a port, so none can be supported."""
    if table.areas[move.battle].kind != box.PORT:
        return None
    return no("no_battle_in_a_port", rules=("kings.port.no-direct-attack",), area=move.battle)


@rule("kings.scope.draft")
def the_battle_is_adjacent(table: Table, move: Support) -> Finding:
    """Support goes into adjacent areas, and from land into no sea: rules of the base game."""
    start, end = table.areas[move.from_], table.areas[move.battle]
    if box.PORT in (start.kind, end.kind):
        return None
    if not adjacent(table, start.id, end.id):
        return no("not_next_door", basis=SILENT, area=end.id, of=start.id)
    if start.kind == box.LAND and end.kind == box.SEA:
        return no("land_supports_no_sea", basis=SILENT, area=end.id, certainty=base.SOURCE)
    return None


@rule("kings.scope.draft")
def a_support_order_lies_there(table: Table, move: Support) -> Finding:
    """Support needs a Support order where the units stand."""
    if table.areas[move.from_].order_of(move.by, box.SUPPORT):
        return None
    lay = change("lay_order", area=move.from_, order=box.SUPPORT)
    rules = (*gone_by(table, move.from_, move.by, box.SUPPORT), *BASE)
    return no("order_not_there", lay, rules=rules, order=box.SUPPORT, area=move.from_)


@rule("kings.scope.draft")
def it_helps_once(table: Table, move: Support) -> Finding:
    """The units of an area support one side of a battle, and once."""
    fight = table.fight
    if fight is None or fight.area != move.battle or move.from_ not in fight.helpers:
        return None
    return no("support_is_given", rules=BASE, basis=SILENT, area=move.from_)


@rule("kings.port.support-sea")
def act_support(table: Table, move: Support) -> Table:
    """The support counts in that battle; the order stays."""
    fight = table.fight
    if fight is not None and fight.area == move.battle and move.side is not None:
        units = add(fight.supporting.get(move.side, {}), table.areas[move.from_].of(move.by))
        helpers = (*fight.helpers, move.from_)
        more = replace(fight, supporting={**fight.supporting, move.side: units}, helpers=helpers)
        table = table.put(fight=more)
    return tell(table, Event("support_given", card=move.battle, seat=move.by))


SUPPORTING = Verb(
    Support,
    (
        *FRAME,
        the_port_is_his,
        a_port_supports_at_sea,
        no_battle_in_a_port,
        lion_forbids_the_support,
        the_battle_is_adjacent,
        a_support_order_lies_there,
        it_helps_once,
    ),
    act_support,
)
