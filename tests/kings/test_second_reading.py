"""Whatever the engine makes of a march, a raid or a battle, a second reading of the rules makes the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from engine.kernel.errors import Impossible
from engine.kernel.judge import judge, play
from engine.kernel.reasons import Verdict
from engine.kings.game import KINGS, brought_to
from engine.kings.table import KingsTable
from tests.kings.second_reading import Against, Moves, Reading, Spot, Units
from tests.kit.kings import Raw, area, board, move

HOUSES = ("stark", "lannister", "greyjoy")
LANDS, SEAS = ("land_a", "land_b", "land_c", "land_d"), ("sea_a", "sea_b")
PORT = "port_a=land_a/sea_a"
ORDERS = ("march", "march", "march", "raid", "raid", "support", "defense")
ONE_TIME = {"stark": ("young_wolf", "forced_march", "call"), "lannister": ("forced_march", "supply_delivery")}
FEET = ("1 footman", "2 footman", "1 knight", "1 siege_engine")
PLUNDER = {"plunder": {"raider_takes": 1, "victim_loses": 1}}
Wish = tuple[str, Raw, Callable[[Reading], None]]
"""A verb, what is said with it, and the same done in the second reading."""


def drawn(chance: random.Random) -> KingsTable:
    """Four lands, two seas and a port, with borders, units and orders anywhere."""
    borders = [pair for pair in combinations((*LANDS, *SEAS), 2) if chance.random() < 0.5]
    spare = {house: list(ONE_TIME.get(house, ())) for house in HOUSES}
    areas = [_area(chance, name, spare, [b for a, b in borders if a == name]) for name in (*LANDS, *SEAS)]
    owner = areas[0]["holder"] if chance.random() < 0.8 else None
    ships = f"{owner} {chance.randint(1, 3)} ship" if owner else ""
    areas.append(area(PORT, ships, orders=chance.choice(("march", "raid")) if owner else ""))
    try:
        return board(*areas, given=PLUNDER, phase="action", step="raid")
    except Impossible:
        return drawn(chance)  # more of a piece than there are


def _area(chance: random.Random, name: str, spare: dict[str, list[str]], near: list[str]) -> Raw:
    house, land = chance.choice((*HOUSES, "")), name in LANDS
    if not house:
        token = chance.choice((None, *HOUSES)) if land else None
        empty = area(name if land else f"{name}~", "", " ".join(near), power_token=token)
        return {**empty, "holder": token}
    pieces = chance.sample(FEET, 2) if land else ["2 ship"]
    orders = [chance.choice(ORDERS)]
    if spare[house] and chance.random() < 0.4:
        orders.append(chance.choice(spare[house]))
        spare[house] = []
    fort = land and chance.random() < 0.3
    said = f"{house} {', '.join(pieces)}"
    return area(name if land else f"{name}~", said, " ".join(near), " ".join(orders), fortification=fort)


def read(table: KingsTable) -> Reading:
    """The table as the second reading has it."""
    areas = {}
    for one in table.areas.values():
        orders = [(order.house, order.order) for order in one.orders]
        units = {house: dict(there) for house, there in one.units.items()}
        near = set(one.adjacent)
        areas[one.id] = Spot(
            one.kind, near, one.land, one.sea, one.holder, one.power_token, one.fortification, units, orders
        )
    reading = Reading(areas)
    if table.fight is not None:
        reading.fight, reading.attacker = table.fight.area, table.fight.attacker
    return reading


def told_of(reading: Reading) -> Any:
    """What must be the same."""
    return {
        name: (
            {house: spot.units_of(house) for house in spot.there()},
            spot.fort,
            spot.token,
            spot.belongs() if spot.kind != "port" else "",
            sorted(spot.orders),
        )
        for name, spot in reading.areas.items()
    }


def wished(chance: random.Random, table: KingsTable) -> Wish | None:
    """Something a House might wish to do, allowed or not."""
    if table.fight is not None and table.fight.open:
        return _in_battle(chance, table, table.fight.area)
    lying = [(here.id, one.house, one.order) for here, one in table.orders() if one.order in RESOLVED]
    if not lying:
        return None
    where, house, order = chance.choice(lying)
    return RESOLVED[order](chance, table, where, house)


def _in_battle(chance: random.Random, table: KingsTable, where: str) -> Wish | None:
    here = table.areas[where]
    house = chance.choice(here.occupants)
    if chance.random() < 0.5:
        piece = chance.choice(list(here.units_of(house)))
        said = {"by": house, "area": where, "unit": piece}
        return "casualty", said, lambda one: one.casualty(house, piece)
    free = [one for one in read(table).areas if read(table).next_to(where, one)]
    free = [one for one in free if read(table).areas[one].belongs() in ("", house)]
    free = [one for one in free if not read(table).areas[one].foes(house)]
    end = chance.choice(free) if free else ""
    return (
        ("retreat", {"by": house, "start": where, "to": end}, lambda one: one.retreat(house, end))
        if end
        else None
    )


def _raid(chance: random.Random, table: KingsTable, where: str, house: str) -> Wish:
    end = chance.choice([one for one in table.areas if one != where])
    return "raid", {"by": house, "start": where, "target": end}, lambda one: one.raid(house, where, end)


def _some(chance: random.Random, units: Units) -> Units:
    picked = {piece: chance.randint(1, count) for piece, count in units.items() if chance.random() < 0.7}
    return picked or dict.fromkeys(list(units)[:1], 1)


def _march(chance: random.Random, table: KingsTable, where: str, house: str) -> Wish:
    moves, said = _going(chance, table, where, house)
    token = chance.random() < 0.2
    fields = {"by": house, "start": where, "moves": said, "leave_power_token": token}
    return "march", fields, lambda one: one.march(house, where, moves, token=token)


def _going(chance: random.Random, table: KingsTable, where: str, house: str) -> tuple[Moves, list[Raw]]:
    units = table.areas[where].units_of(house)
    ends = chance.choices(list(table.areas), k=chance.choice((1, 1, 2)))
    moves = [(end, _some(chance, units)) for end in ends] if units else []
    return moves, [{"to": end, "units": some} for end, some in moves]


def _wolf(chance: random.Random, table: KingsTable, where: str, house: str) -> Wish:
    moves, said = _going(chance, table, where, house)
    fields = {"by": house, "order": "young_wolf", "area": where, "moves": said}
    return "execute_one_time", fields, lambda one: one.wolf(house, where, moves)


def _forced(chance: random.Random, table: KingsTable, where: str, house: str) -> Wish:
    own = [one for one in table.areas.values() if one.units_of(house)]
    starts = chance.choices(own, k=chance.choice((1, 2)))
    moves = [(one.id, _some(chance, one.units_of(house))) for one in starts]
    said = [{"from": start, "units": some} for start, some in moves]
    fields = {"by": house, "order": "forced_march", "area": where, "moves": said}
    return "execute_one_time", fields, lambda one: one.gather(house, where, moves)


RESOLVED = {"raid": _raid, "march": _march, "young_wolf": _wolf, "forced_march": _forced}


def compared(table: KingsTable, wish: Wish) -> KingsTable | None:
    """Both agree whether it may be done, and on the whole table after it."""
    verb, fields, doing = wish
    made, expected = move(verb, **fields), read(table)
    at = table.put(phase="", step="")
    try:
        doing(expected)
    except Against:
        assert judge(KINGS, at, made).verdict is Verdict.NO, made
        return None
    assert judge(KINGS, at, made).verdict is Verdict.YES, made
    after: KingsTable = play(KINGS, brought_to(at, made), made).state
    assert told_of(read(after)) == told_of(expected), made
    did = after.did
    assert sorted(did.lapsed) == sorted(expected.lapsed), made
    assert sorted(did.removed) == sorted(expected.removed), made
    assert did.destroyed == expected.destroyed, made
    return after


@pytest.mark.rule("kings.fort.last-unit", "kings.port.move", "kings.forced.gather", "kings.onetime.raid-both")
@pytest.mark.parametrize("seed", range(60))
def test_two_readings_of_the_rules_agree(seed: int) -> None:
    chance = random.Random(seed)
    table = drawn(chance)
    for _ in range(60):
        wish = wished(chance, table)
        if wish is None:
            break
        table = compared(table, wish) or table
