"""Positions that cannot be, and what cannot be read: each is told plainly, nothing else comes out."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from engine.kernel.cases.case_file import read_file
from engine.kernel.cases.evaluation import judge_case
from engine.kernel.errors import Impossible, Unreadable
from engine.kings.board.components import HOUSES, TEXT
from engine.kings.cases.casebook import CASEBOOK
from tests.kit.cases import written
from tests.kit.kings import area, board

CASES = written("kings")
VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    3,
    99,
    "",
    "stark",
    "land_a",
    [],
    {},
    ["land_a"],
    {"land_a": 1},
    "x" * 300,
)


def judged(case: dict[str, Any]) -> None:
    data = json.dumps({"format": "referee-case/1", "game": "kings", "cases": [case]}).encode()
    judge_case(read_file(data).cases[0], CASEBOOK, TEXT)


PORT = "port_a=land_a/sea_a"
LAND = area("land_a", "stark 1 footman")
THREE = [{"id": one} for one in HOUSES[:3]]
ONE_FOOTMAN = {"to": "land_a", "units": {"footman": 1}}


@pytest.mark.parametrize(
    ("areas", "fields", "rule"),
    [
        ([area("sea_a~", "stark 1 footman")], {}, "scope.draft"),
        ([area("land_a", "stark 1 ship")], {}, "scope.draft"),
        ([area(PORT, "stark 1 footman")], {}, "port.ships-only"),
        ([area(PORT, "stark 4 ship")], {}, "port.capacity"),
        ([area("land_a", "stark 5 knight")], {}, "components.list"),
        ([area("land_a", "stark 4 siege_engine")], {}, "siege.pieces"),
        ([area("sea_a~", "stark 1 ship", fortification=True)], {}, "fort.no-sea-port"),
        ([area("land_a", "stark 1 footman", orders="iron_fleet")], {}, "unique.own-house"),
        ([area("land_a", "stark 1 footman", orders="march raid")], {}, "onetime.with-permanent"),
        (
            [
                area("land_a", "stark 1 footman", orders="call"),
                area("land_b", "stark 1 knight", orders="call"),
            ],
            {"phase": "action", "step": "march"},
            "onetime.one-per-turn",
        ),
        ([area(PORT, "stark 1 ship", orders="call")], {}, "port.no-one-time"),
        ([area("land_a", "")], {"given": {"fortifications_on_board": 10}}, "fort.nine"),
        ([area("land_a", "")], {"step": "raid", "phase": "planning"}, "onetime.steps"),
        ([area("land_a", "")], {"turn_order": ["stark", "stark"]}, "onetime.turn-order"),
        ([area("land_a", ""), area("land_a", "")], {}, "scope.draft"),
        ([area("port_a", "", kind="port")], {}, "port.belongs"),
        (
            [area("land_a", "")],
            {"seats": [{"id": "stark", "one_time_out": ["forced_march"] * 2}]},
            "onetime.composition",
        ),
        ([area("land_a", "")], {"seats": [{"id": "stark", "power": 21}]}, "components.list"),
        ([area(PORT, "stark 1 ship")], {"options": (3,)}, "port.tokens"),
        ([area("land_a", "stark 1 footman", fortification=True)], {"options": (4,)}, "fort.purpose"),
        ([area("land_a", "stark 1 siege_engine")], {"options": (3,)}, "siege.pieces"),
        ([area("land_a", "stark 1 footman", orders="call")], {"options": (3,)}, "onetime.purpose"),
        (
            [area("land_a", "stark 1 footman, 1 footman"), area("land_a", "lannister 1 knight")],
            {},
            "scope.draft",
        ),
        (
            [area("land_a", "stark 2 siege_engine")],
            {"seats": [{"id": "stark", "available": {"siege_engine": 2}}]},
            "siege.pieces",
        ),
        ([area(PORT, "stark 1 ship"), area("land_a~", "stark 1 ship")], {}, "port.belongs"),
        (
            [area("land_a", "")],
            {"seats": [{"id": "stark", "hand": [{"name": str(one)} for one in range(8)]}]},
            "components.list",
        ),
        (
            [area("land_a", "")],
            {"seats": [{"id": "stark", "hand": [{"name": "A"}], "discard": list("BCDEFGH")}]},
            "components.list",
        ),
        (
            [area("land_a", "")],
            {"players": 2, "seats": [{"id": one} for one in HOUSES[:3]]},
            "martell.only-six",
        ),
        ([area("land_a", "")], {"seats": [{"id": "stark"}, {"id": "stark"}]}, "components.list"),
        (
            [area("land_a", ""), area("sea_a~", ""), {**area(PORT, ""), "kind": "sea"}],
            {},
            "port.belongs",
        ),
        ([area("sea_a~", "", city=True)], {}, "scope.draft"),
        ([area("sea_a~", "", stronghold=True)], {}, "scope.draft"),
        (
            [{**LAND, "orders": [{"house": "stark", "class": "one_time", "order": "march"}]}],
            {},
            "onetime.composition",
        ),
        (
            [{**LAND, "orders": [{"house": "stark", "class": "permanent", "order": "call"}]}],
            {},
            "onetime.composition",
        ),
        ([{**LAND, "fortification": True}], {"given": {"fortifications_on_board": 0}}, "fort.nine"),
        ([area(f"port_{one}=land_a/sea_a", "") for one in range(9)], {}, "port.tokens"),
        ([area(f"land_{one}", "stark 1 footman", fortification=True) for one in range(10)], {}, "fort.nine"),
    ],
)
def test_a_position_that_cannot_be_says_why(areas: list[Any], fields: dict[str, Any], rule: str) -> None:
    with pytest.raises(Impossible) as raised:
        board(*areas, **fields)
    assert f"kings.{rule}" in [fault.rule for fault in raised.value.faults]


@pytest.mark.rule("kings.port.capacity", "kings.port.tokens", "kings.fort.nine", "kings.components.list")
@pytest.mark.parametrize(
    ("areas", "fields"),
    [
        ([area(PORT, "stark 3 ship")], {}),
        ([area("land_a", "stark 4 knight")], {}),
        ([area("land_a", "stark 3 siege_engine")], {}),
        (
            [area("land_a", "stark 2 siege_engine")],
            {"seats": [{"id": "stark", "available": {"siege_engine": 1}}]},
        ),
        ([area("land_a", "")], {"players": 3, "seats": THREE}),
        ([area("land_a", "")], {"seats": [{"id": "stark", "power": 20}]}),
        ([area("land_a", "")], {"seats": [{"id": "stark", "hand": [{"name": one} for one in "ABCDEFG"]}]}),
        ([area("land_a", "")], {"seats": [{"id": "stark", "one_time_out": ["call", "call"]}]}),
        ([area("land_a", "")], {"given": {"fortifications_on_board": 9}}),
        ([{**LAND, "fortification": True}], {"given": {"fortifications_on_board": 1}}),
        ([area(f"port_{one}=land_a/sea_a", "") for one in range(8)], {}),
        ([area(f"land_{one}", "stark 1 footman", fortification=True) for one in range(9)], {}),
        ([area("land_a", "stark 1 footman", orders="march call")], {}),
        ([{**LAND, "orders": [{"house": "stark", "class": "one_time", "order": "call"}]}], {}),
        ([{**LAND, "orders": [{"house": "stark", "class": "permanent", "order": "march"}]}], {}),
        ([area("land_a", "greyjoy 1 footman", orders="iron_fleet")], {}),
        ([area("land_a", "")], {"phase": "action", "step": "raid"}),
        ([area("land_a", "")], {"turn_order": ["stark", "tyrell"]}),
        ([area("land_a", "", city=True, stronghold=True)], {}),
    ],
)
def test_a_position_at_the_limit_of_what_can_be_is_taken(areas: list[Any], fields: dict[str, Any]) -> None:
    assert board(*areas, **fields).areas.keys() == {one["id"] for one in areas}


@pytest.mark.rule("kings.options.any-combination", "kings.martell.components-for-six")
@pytest.mark.parametrize("options", [(), (3,), (5, 6)])
def test_house_martell_may_stand_on_a_small_board_of_any_options(options: tuple[int, ...]) -> None:
    table = board(area("land_a", "martell 1 footman"), options=options)
    assert table.areas["land_a"].units_of("martell") == {"footman": 1}


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize("at", [{"phase": "planning"}, {"step": "raid"}, {"phase": "westeros"}])
def test_where_nothing_says_when_both_sides_of_a_battle_may_stand_there(at: dict[str, Any]) -> None:
    both = area("land_a", "stark 1 footman")
    both["units"].append({"house": "tyrell", "type": "knight", "count": 1})
    assert board(both).areas["land_a"].occupants == ("stark", "tyrell")
    with pytest.raises(Impossible):
        board(both, **at)


@pytest.mark.parametrize(
    "step",
    [
        {"do": "march", "by": "stark"},
        {"do": "march", "by": "stark", "from": "nowhere", "moves": []},
        {"do": "march", "by": "stark", "from": "land_a", "moves": [{"units": {"footman": 1}}]},
        {"do": "march", "by": "stark", "from": "land_a", "moves": [{"to": "land_a", "units": {}}]},
        {"do": "march", "by": "tully", "from": "land_a", "moves": []},
        {"do": "march", "by": "stark", "from": "land_a", "moves": [{**ONE_FOOTMAN, "via": [""]}]},
        {"do": "march", "by": "stark", "from": "land_a", "moves": [], "loudly": True},
        {"do": "muster", "by": "stark", "area": "land_a", "units": [{"build": "ship"}]},
        {"do": "muster", "by": "stark", "area": "land_a", "units": [{"upgrade": "footman"}]},
        {"do": "execute_one_time", "by": "stark", "order": "dance", "area": "land_a"},
        {
            "do": "execute_one_time",
            "by": "greyjoy",
            "order": "iron_fleet",
            "area": "land_a",
            "remove": ["land_a:hop"],
        },
        {"do": "place_order", "by": "stark", "order": "call", "area": "land_a"},
        {"do": "next_step", "loudly": True},
        {"do": "sing", "by": "stark"},
        {"do": "raid", "from": "land_a", "target": "land_a"},
        {"ask": "weather"},
        {"ask": "may_also_remove", "order": "nowhere:march"},
        {"ask": "may_also_remove", "order": "land_a:hop"},
        {"ask": "may_also_remove", "order": "march"},
        {"ask": "army_size", "seat": "stark"},
        {"ask": "army_size", "seat": "tully", "area": "land_a"},
        {"ask": "army_size", "seat": "stark", "area": "nowhere"},
        {"ask": "may_march_against", "seat": "stark", "target_house": "lannister", "when": "soon"},
        {"ask": "supply_lasts_until", "tell": ["area.nowhere.units"]},
        {"ask": "supply_lasts_until", "tell": ["house.tully.power"]},
        {"ask": "supply_lasts_until", "tell": ["weather"]},
        {"ask": "supply_lasts_until", "tell": ["area.land_a.weather"]},
        {"ask": "supply_lasts_until", "tell": ["house.stark.weather"]},
        {"ask": "supply_lasts_until", "tell": ["did.weather"]},
        {"ask": "supply_lasts_until", "tell": ["did.gained.tully"]},
        {"by": "stark"},
    ],
)
def test_a_step_that_cannot_be_read_is_told_so(step: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        judged({"id": "x", "position": {"areas": [area("land_a", "stark 1 footman")]}, "steps": [step]})


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, one in inner for place in _places(one, (*path, key)))]


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_broken_in_a_case_only_our_own_errors_come_out(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(50):
        case = copy.deepcopy(chance.choice(CASES))
        broken = {key: case[key] for key in ("position", "steps")}
        places = [one for one in _places(broken) if one and "expect" not in one]
        *way, last = chance.choice(places)
        inside: Any = case
        for key in way:
            inside = inside[key]
        if chance.random() < 0.1:
            del inside[last]
        else:
            inside[last] = copy.deepcopy(chance.choice(VALUES))
        try:
            judged(case)
        except (Unreadable, Impossible):
            continue
