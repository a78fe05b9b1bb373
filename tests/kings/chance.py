"""Random small boards, and what may be done on them."""

from __future__ import annotations

import random
from typing import Any

from engine.kernel.decisions import Move
from engine.kernel.judge import judge
from engine.kernel.reasons import Verdict
from engine.kings.adapter import ADAPTER
from engine.kings.board.components import HOUSES
from engine.kings.game import KINGS
from engine.kings.table import KingsTable

Raw = dict[str, Any]


def new(chance: random.Random) -> KingsTable:
    """Three to six Houses, any options, a handful of lands and seas with units on some."""
    houses = chance.sample(HOUSES, chance.randint(3, 6))
    own = {1} if "martell" in houses else set()
    options = sorted(own | {*chance.sample(range(1, 7), chance.randint(2, 6))})
    lands = [f"land_{one}" for one in range(chance.randint(4, 8))]
    seas = [f"sea_{one}" for one in range(chance.randint(1, 3))]
    areas = [_land(chance, one, lands, seas, houses) for one in lands]
    areas += [_sea(chance, one, seas, houses) for one in seas]
    if 5 in options:
        areas += [_port(one, chance.choice(seas), areas) for one in chance.sample(lands, 2)]
    given = {"houses": houses, "options": options, "areas": areas}
    if chance.random() < 0.5:
        given["turn_order"] = houses
    table: KingsTable = ADAPTER.new("ru-draft", given)
    return table


def _units(house: str, **counts: int) -> list[Raw]:
    return [{"house": house, "type": piece, "count": count} for piece, count in counts.items()]


def _land(chance: random.Random, name: str, lands: list[str], seas: list[str], houses: list[str]) -> Raw:
    castle = chance.choice(("", "city", "stronghold"))
    raw: Raw = {"id": name, "kind": "land", "adjacent": [*chance.sample(lands, 2), chance.choice(seas)]}
    raw["adjacent"] = [one for one in raw["adjacent"] if one != name]
    raw |= {"barrels": chance.randint(0, 2), "crowns": chance.randint(0, 2)}
    raw |= {castle: True} if castle else {}
    if chance.random() < 0.8:
        house = chance.choice(houses)
        raw |= {
            "holder": house,
            "units": _units(house, footman=chance.randint(1, 1), knight=chance.randint(0, 1)),
        }
        raw["units"] = [one for one in raw["units"] if one["count"]]
    return raw


def _sea(chance: random.Random, name: str, seas: list[str], houses: list[str]) -> Raw:
    others = [one for one in seas if one != name]
    raw: Raw = {"id": name, "kind": "sea", "adjacent": others}
    if chance.random() < 0.7:
        house = chance.choice(houses)
        raw |= {"holder": house, "units": _units(house, ship=chance.randint(1, 2))}
    return raw


def _port(land: str, sea: str, areas: list[Raw]) -> Raw:
    house = next(one for one in areas if one["id"] == land).get("holder")
    raw: Raw = {"id": f"port_{land}", "kind": "port", "port_of": {"land": land, "sea": sea}}
    return raw | ({"holder": house, "units": _units(house, ship=1)} if house else {})


def listed(chance: random.Random, table: KingsTable) -> list[Move]:
    """Everything offered, each with a pick."""
    found = []
    for choice in ADAPTER.choices(table):
        if not choice.pick:
            found.append(choice.move)
            continue
        count = min(len(choice.among), chance.randint(choice.least, max(choice.most, choice.least)))
        picks = tuple(chance.sample(choice.among, count))
        found.append(choice.with_picks(picks))
    return found


def legal(table: KingsTable, moves: list[Move]) -> list[Move]:
    """Those that may be made."""
    return [one for one in moves if judge(KINGS, table, one).verdict is Verdict.YES]
