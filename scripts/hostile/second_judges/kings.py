"""A Clash of Kings read from its draft alone, against random positions."""

from __future__ import annotations

from random import Random

from scripts.hostile.second_judges.kings_orders import (
    COMMON,
    ONE_OF_EACH_HOUSE,
    capture,
    consolidate,
    harbour,
    march,
    raid,
    trade,
)
from scripts.hostile.second_judges.kings_pieces import (
    ENGINES,
    FORTS,
    HOUSES,
    ORDERS,
    PORTS,
    SHIPS,
    SHIPS_IN_PORT,
    coast,
    options,
    units,
)
from scripts.hostile.second_judges.line_of_play import LineOfPlay, Raw

COST = {"footman": 1, "knight": 2, "ship": 1, "siege_engine": 2}
STRENGTHS = {"footman_strength": 1, "knight_strength": 2, "ship_strength": 1}
COSTS = {"footman_cost": 1, "knight_cost": 2, "ship_cost": 1}
TOO_DEAR = (
    "kings.siege.cost",
    "kings.siege.upgrade",
    "kings.siege.muster",
    "kings.call.muster",
    "kings.scope.draft",
)


def battle(rng: Random) -> LineOfPlay:
    """Units, supports and walls of a battle."""
    chosen = options(rng)
    place: Raw = {
        "id": "land_a",
        "kind": "land",
        "holder": "stark",
        "units": units("stark", footman=2, knight=2),
    }
    place |= {"city": rng.random() < 0.3, "stronghold": rng.random() < 0.3}
    place["fortification"] = FORTS in chosen and rng.random() < 0.6
    pieces = ["footman", "knight", *(["siege_engine"] if ENGINES in chosen else [])]
    forces = {
        side: {piece: rng.randint(1, 3) for piece in pieces if rng.random() < 0.6} or {"footman": 1}
        for side in ("attacking", "defending", "supporting_attack", "supporting_defence")
    }
    line = LineOfPlay("kings", {"options": chosen, "given": STRENGTHS, "areas": [place]}, rng)
    attack = sum(
        count * _attacking(piece, place)
        for side in ("attacking", "supporting_attack")
        for piece, count in forces[side].items()
    )
    defence = sum(
        count * {"footman": 1, "knight": 2, "siege_engine": 0}[piece]
        for side in ("defending", "supporting_defence")
        for piece, count in forces[side].items()
    )
    answer = {"attack": attack, "defence": defence + place["fortification"]}
    line.ask("combat_strength", answer, attacker="lannister", area="land_a", **forces)
    alone = sum(count * _attacking(piece, place) for piece, count in forces["attacking"].items())
    line.ask(
        "unit_strength_of_attackers",
        alone,
        attacker="lannister",
        area="land_a",
        attacking=forces["attacking"],
    )
    return line


def _attacking(piece: str, place: Raw) -> int:
    """The strength of one unit against an area."""
    if piece == "siege_engine":
        return 4 if place["city"] or place["stronghold"] or place["fortification"] else 0
    return 1 if piece == "footman" or place["fortification"] else 2


def income(rng: Random) -> LineOfPlay:
    """The Westeros card counts the ports with ships and a free sea."""
    owner, enemy = rng.sample(HOUSES, 2)
    areas: list[Raw] = []
    due, left = 0, SHIPS
    for number in range(rng.randint(1, 3)):
        at_sea = rng.choice((None, enemy, owner if number == 0 else None))
        ships = rng.randint(0, min(SHIPS_IN_PORT, left - 2 * (number == 0)))
        left -= ships + 2 * (number == 0)
        areas += [_renamed(area, number) for area in coast(rng, owner, at_sea, ships, {})]
        due += ships > 0 and at_sea != enemy
    position = {"options": [PORTS], "phase": "westeros", "westeros_card": "A Game of Thrones", "areas": areas}
    line = LineOfPlay("kings", position, rng)
    line.ask("port_income", due, seat=owner)
    return line


def _renamed(area: Raw, number: int) -> Raw:
    """The same with a number behind its names."""
    renamed = {**area, "id": f"{area['id']}{number}"}
    if "adjacent" in renamed:
        renamed["adjacent"] = [f"{each}{number}" for each in renamed["adjacent"]]
    if "port_of" in renamed:
        renamed["port_of"] = {key: f"{each}{number}" for key, each in renamed["port_of"].items()}
    return renamed


def mustering(rng: Random) -> LineOfPlay:
    """Points, siege engines, and ships that go to sea or into the port."""
    owner, enemy = rng.sample(HOUSES, 2)
    points, in_port = rng.randint(1, 4), rng.randint(0, SHIPS_IN_PORT)
    at_sea = rng.choice((None, enemy))
    areas = coast(rng, owner, at_sea, in_port, {})
    footmen = rng.randint(0, 2)
    areas[0] |= {"stronghold": True, "units": units(owner, footman=footmen, knight=1)}
    position = {
        "options": [ENGINES, PORTS],
        "given": {"mustering_points": {"land_a": points}, "supply_exceeded": False, **COSTS},
        "areas": areas,
    }
    line = LineOfPlay("kings", position, rng)
    built: list[Raw] = []
    spent, ships, left = 0, in_port, footmen
    for _ in range(rng.randint(1, 3)):
        if left and rng.random() < 0.4:
            built.append({"upgrade": "footman", "to": "siege_engine"})
            spent, left = spent + 1, left - 1
        elif rng.random() < 0.4:
            built.append({"build": "ship", "place": "port_a"})
            spent, ships = spent + 1, ships + 1
        else:
            built.append({"build": "siege_engine"})
            spent += COST["siege_engine"]
    broken = [*TOO_DEAR] if spent > points else []
    if ships > SHIPS_IN_PORT:
        broken.append("kings.port.capacity")
    if line.move("muster", broken, by=owner, area="land_a", units=built):
        line.expect(did__points_used=spent, **{"area.port_a.units": {"ship": ships} if ships else {}})
    return line


def planning(rng: Random) -> LineOfPlay:
    """One-time orders: one a turn, face down, beside an own unit, never in a port."""
    owner, enemy = rng.sample(HOUSES, 2)
    areas = coast(rng, owner, rng.choice((None, owner)), rng.randint(0, 2), {})
    areas.append({"id": "land_b", "kind": "land", "holder": enemy, "units": units(enemy, footman=1)})
    position = {"options": [PORTS, ORDERS], "phase": "planning", "step": "one_time", "areas": areas}
    line = LineOfPlay("kings", position, rng)
    placed = False
    for _ in range(4):
        where = rng.choice(areas)
        name = rng.choice((*COMMON, *ONE_OF_EACH_HOUSE.values()))
        face: Raw = {"face": "up"} if rng.random() < 0.15 else {}
        broken = ["kings.port.no-one-time"] if where["kind"] == "port" else []
        if not any(each["house"] == owner for each in where["units"]):
            broken.append("kings.onetime.needs-unit")
        if name not in COMMON and name != ONE_OF_EACH_HOUSE[owner]:
            broken += ["kings.unique.own-house", "kings.onetime.composition"]
        if face:
            broken.append("kings.onetime.face-down")
        if placed:
            broken.append("kings.onetime.one-per-turn")
        placed |= line.move("place_one_time", broken, by=owner, order=name, area=where["id"], **face)
    return line


SCENES = (battle, battle, raid, consolidate, trade, income, mustering, planning, march, harbour, capture)
