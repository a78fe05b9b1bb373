"""The pieces and options of A Clash of Kings, for random positions."""

from __future__ import annotations

from random import Random

from scripts.hostile.second_judges.line_of_play import Raw

HOUSES = ("stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell")
PERMANENT = ("march", "raid", "support", "defense", "consolidate_power")
SHIPS_IN_PORT, SHIPS = 3, 6
FORTS, ENGINES, PORTS, ORDERS = 3, 4, 5, 6


def options(rng: Random, *needed: int) -> list[int]:
    """The options in force."""
    return sorted({*needed, *(each for each in (FORTS, ENGINES, PORTS, ORDERS) if rng.random() < 0.5)})


def units(house: str, **pieces: int) -> list[Raw]:
    """Units of one House."""
    return [{"house": house, "type": name, "count": count} for name, count in pieces.items() if count]


def order(house: str, name: str) -> Raw:
    """An order as it lies on the board."""
    kind = "permanent" if name in PERMANENT else "one_time"
    return {"house": house, "class": kind, "order": name}


def coast(rng: Random, owner: str, at_sea: str | None, in_port: int, at_quay: Raw) -> list[Raw]:
    """A land with its port and its sea."""
    ships = units(at_sea, ship=rng.randint(1, 2)) if at_sea else []
    return [
        {
            "id": "land_a",
            "kind": "land",
            "adjacent": ["sea_a"],
            "holder": owner,
            "units": units(owner, footman=1),
        },
        {"id": "sea_a", "kind": "sea", "adjacent": ["land_a"], "holder": at_sea, "units": ships},
        {
            "id": "port_a",
            "kind": "port",
            "port_of": {"land": "land_a", "sea": "sea_a"},
            "holder": owner,
            "units": units(owner, ship=in_port),
        }
        | at_quay,
    ]
