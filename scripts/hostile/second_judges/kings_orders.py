"""The orders of A Clash of Kings read from its draft alone, against random positions."""

from __future__ import annotations

from random import Random

from scripts.hostile.second_judges.kings_pieces import (
    ENGINES,
    FORTS,
    HOUSES,
    ORDERS,
    PERMANENT,
    PORTS,
    SHIPS_IN_PORT,
    coast,
    options,
    order,
    units,
)
from scripts.hostile.second_judges.line_of_play import LineOfPlay, Raw

ONE_OF_EACH_HOUSE = {
    "greyjoy": "iron_fleet",
    "stark": "young_wolf",
    "tyrell": "might_of_highgarden",
    "martell": "scorpions_sting",
    "lannister": "guile_of_the_lion",
    "baratheon": "will_of_rhllor",
}
COMMON = ("call", "supply_delivery", "forced_march")
PLUNDERED = {"consolidate_power", "call", "supply_delivery", "might_of_highgarden"}
SAFE = {"march", "defense", "forced_march"}
FORTIFICATIONS = 9


def raid(rng: Random) -> LineOfPlay:
    """An enemy's area is raided: what goes, and what is plundered."""
    chosen = options(rng, ORDERS)
    raider, victim = rng.sample(HOUSES, 2)
    lying = [rng.choice([each for each in PERMANENT if each != "raid"])]
    if rng.random() < 0.7:
        lying.append(rng.choice((*COMMON, ONE_OF_EACH_HOUSE[victim])))
    takes, loses = rng.randint(0, 2), rng.randint(0, 2)
    power = {raider: rng.randint(0, 5), victim: rng.randint(0, 3)}
    position: Raw = {
        "options": chosen,
        "phase": "action",
        "step": "raid",
        "given": {"plunder": {"raider_takes": takes, "victim_loses": loses}},
        "seats": [{"id": each, "power": has} for each, has in power.items()],
        "areas": [
            {
                "id": "land_a",
                "kind": "land",
                "adjacent": ["land_b"],
                "holder": victim,
                "units": units(victim, footman=1),
                "orders": [order(victim, each) for each in lying],
            },
            {
                "id": "land_b",
                "kind": "land",
                "adjacent": ["land_a"],
                "holder": raider,
                "units": units(raider, footman=1),
                "orders": [order(raider, "raid")],
            },
        ],
    }
    line = LineOfPlay("kings", position, rng)
    removed = [each for each in lying if each not in SAFE]
    if not removed:
        line.ask("is_vulnerable_to_raid", False, order="forced_march")
        return line
    symbols = sum(each in PLUNDERED for each in removed)
    lost = min(power[victim], loses * symbols)
    line.move("raid", by=raider, **{"from": "land_b", "target": "land_a"})
    line.expect(
        **{
            "did.removed": [f"land_a:{each}" for each in removed],
            f"did.plundered.{victim}": lost,
            f"house.{victim}.power": power[victim] - lost,
            "area.land_a.orders": [each for each in lying if each in SAFE],
        }
    )
    return line


def consolidate(rng: Random) -> LineOfPlay:
    """A fortification instead of all tokens, where there is room for one."""
    owner = rng.choice(HOUSES)
    stands, built = rng.random() < 0.3, rng.choice((2, 5, FORTIFICATIONS - 1, FORTIFICATIONS))
    gives = rng.randint(1, 4)
    place: Raw = {"id": "land_a", "kind": "land", "holder": owner, "units": units(owner, footman=1)}
    place |= {"fortification": stands, "orders": [order(owner, "consolidate_power")]}
    position = {
        "options": options(rng, FORTS),
        "phase": "action",
        "step": "consolidate_power",
        "given": {"fortifications_on_board": built, "tokens_by_base_rules": gives},
        "areas": [place],
    }
    line = LineOfPlay("kings", position, rng)
    broken = ["kings.fort.one-per-area"] if stands else []
    if built == FORTIFICATIONS:
        broken.append("kings.fort.nine")
    if line.move("consolidate", broken, by=owner, area="land_a", take="fortification"):
        gained: Raw = {f"did.gained.{owner}": 0, "area.land_a.fortification": True}
        line.expect(stock__fortifications=FORTIFICATIONS - built - 1, **gained)
        return line
    line.move("consolidate", by=owner, area="land_a", take="power_tokens")
    line.expect(**{f"did.gained.{owner}": gives, "area.land_a.fortification": stands})
    return line


def trade(rng: Random) -> LineOfPlay:
    """A port gives one token unless enemies hold its sea."""
    owner, enemy = rng.sample(HOUSES, 2)
    at_sea = rng.choice((None, owner, enemy))
    quay = {"orders": [order(owner, "consolidate_power")]}
    in_port = rng.randint(1, SHIPS_IN_PORT)
    position: Raw = {"options": options(rng, FORTS, PORTS), "phase": "action", "step": "consolidate_power"}
    position["areas"] = coast(rng, owner, at_sea, in_port, quay)
    line = LineOfPlay("kings", position, rng)
    if rng.random() < 0.3:
        rules = ["kings.fort.no-sea-port"]
        line.move("consolidate", rules, by=owner, area="port_a", take="fortification")
    broken = ["kings.port.consolidate-take"] if at_sea == enemy else []
    if line.move("consolidate", broken, by=owner, area="port_a", take="power_token"):
        line.expect(**{f"did.gained.{owner}": 1})
    line.ask("army_size", in_port, seat=owner, area="port_a")
    return line


def march(rng: Random) -> LineOfPlay:
    """Units leave an area: its walls, its other order, engines at sea, ships in a port."""
    owner = rng.choice(HOUSES)
    at = {"footman": rng.randint(0, 2), "knight": rng.randint(0, 2), "siege_engine": rng.randint(0, 1)}
    at = {piece: count for piece, count in at.items() if count} or {"footman": 1}
    goes = {piece: rng.randint(0, count) for piece, count in at.items()}
    goes = {piece: count for piece, count in goes.items() if count} or {next(iter(at)): 1}
    stays = {piece: count - goes.get(piece, 0) for piece, count in at.items() if count - goes.get(piece, 0)}
    target = rng.choice(("land_b", "land_b", "land_b", "land_c", "sea_a"))
    lying = ["march", *(["call"] if rng.random() < 0.5 else [])]
    walls = rng.random() < 0.5
    areas: list[Raw] = [
        {
            "id": "land_a",
            "kind": "land",
            "adjacent": ["land_b", "sea_a"],
            "holder": owner,
            "fortification": walls,
            "units": units(owner, **at),
            "orders": [order(owner, each) for each in lying],
        },
        {"id": "land_b", "kind": "land", "adjacent": ["land_a", "land_c"]},
        {"id": "land_c", "kind": "land", "adjacent": ["land_b"]},
        {"id": "sea_a", "kind": "sea", "adjacent": ["land_a"]},
    ]
    position = {"options": [FORTS, ENGINES, ORDERS], "phase": "action", "step": "march", "areas": areas}
    line = LineOfPlay("kings", position, rng)
    if target != "land_b":
        if target == "sea_a" and "siege_engine" in goes:
            rules = ["kings.siege.no-sea-march", "kings.siege.land-unit"]
            line.move(
                "march", rules, by=owner, **{"from": "land_a", "moves": [{"to": target, "units": goes}]}
            )
        target = "land_b"
    line.move("march", by=owner, **{"from": "land_a", "moves": [{"to": target, "units": goes}]})
    line.expect(
        **{
            "area.land_a.units": stays,
            f"area.{target}.units": goes,
            "area.land_a.fortification": walls and bool(stays),
            "area.land_a.orders": [each for each in lying if each != "march"] if stays else [],
        }
    )
    return line


def harbour(rng: Random) -> LineOfPlay:
    """Ships sail into a port: from its own sea, for the holder of its land, three at most."""
    owner, enemy = rng.sample(HOUSES, 2)
    sailor = rng.choice((owner, owner, enemy))
    in_port = rng.randint(0, SHIPS_IN_PORT) if sailor == owner else 0
    areas = coast(rng, owner, None, in_port, {})
    come = rng.randint(1, 3)
    areas[1] |= {"holder": sailor, "units": units(sailor, ship=3), "orders": [order(sailor, "march")]}
    position = {
        "options": [PORTS],
        "phase": "action",
        "step": "march",
        "given": {"supply_exceeded": False},
        "areas": areas,
    }
    line = LineOfPlay("kings", position, rng)
    broken = [] if sailor == owner else ["kings.port.no-enemy", "kings.port.owner"]
    if in_port + come > SHIPS_IN_PORT:
        broken.append("kings.port.capacity")
    moves = [{"to": "port_a", "units": {"ship": come}}]
    if line.move("march", broken, by=sailor, **{"from": "sea_a", "moves": moves}):
        line.expect(**{"area.port_a.units": {"ship": in_port + come}})
    return line


def capture(rng: Random) -> LineOfPlay:
    """The land of a port is taken: its ships are replaced, as many as there are, or destroyed."""
    winner, loser = rng.sample(HOUSES, 2)
    ships, spare = rng.randint(1, SHIPS_IN_PORT), rng.randint(0, 4)
    areas = coast(rng, loser, None, ships, {})
    areas[0] |= {"holder": winner, "units": units(winner, footman=1)}
    position = {
        "options": [PORTS],
        "phase": "action",
        "step": "march",
        "seats": [{"id": winner, "available": {"ship": spare}}, {"id": loser, "available": {"ship": 0}}],
        "given": {"just_taken": {"area": "land_a", "by": winner, "from": loser}, "supply_exceeded": False},
        "areas": areas,
    }
    line = LineOfPlay("kings", position, rng)
    choice = rng.choice(("replace", "destroy"))
    line.move("capture_port", by=winner, port="port_a", choice=choice)
    new = min(ships, spare) if choice == "replace" else 0
    line.expect(
        **{
            "area.port_a.units": {"ship": new} if new else {},
            f"house.{winner}.available.ship": spare - new,
            f"house.{loser}.available.ship": ships,
        }
    )
    return line
