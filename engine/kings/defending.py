"""What becomes of an area when those who defended it are gone, or the attackers are?"""

from __future__ import annotations

from engine.kernel.reason import rule
from engine.kings.effects import lapse
from engine.kings.leaving import captured, emptied, wiped_out
from engine.kings.table import Table, enemies, holder

RETREATED, DESTROYED = "retreat", "destroyed"
"""How the last defender left."""


def held_by(table: Table, area: str, house: str) -> bool:
    """Whether the House defends there: the area is his, and he has not come to take it."""
    fight = table.fight
    attacks = fight is not None and fight.attacker == house and fight.area in ("", area)
    return not attacks and holder(table.areas[area]) in ("", house)


def over(table: Table, area: str) -> Table:
    """Nobody asks any more how the battle there ended."""
    fight = table.fight
    return table.put(fight=None) if fight is not None and fight.open and fight.area == area else table


@rule("kings.onetime.captured", "kings.fort.last-unit", "kings.fort.destroyed-units", "kings.port.capture")
def lost(table: Table, area: str, house: str, how: str) -> Table:
    """With the last defender his orders and the fortification go, and whoever stands there has the area."""
    if table.areas[area].of(house):
        return table
    own = tuple(one for one in table.areas[area].orders if one.house == house)
    table = lapse(table, area, own, ("kings.onetime.captured",))
    others = enemies(table.areas[area], house)
    if how == DESTROYED:
        table = wiped_out(table, area)
    else:
        table = emptied(table, area, house, how, taken=bool(others))
    return over(captured(table, area, others[0]), area) if len(others) == 1 else table
