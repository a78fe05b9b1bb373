"""A Clash of Kings read from its draft alone, against random positions."""

from __future__ import annotations

from random import Random

from scripts.hostile.second_judges.line_of_play import LineOfPlay, Raw

HOUSES = ("stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell")
ONE_OF_EACH_HOUSE = {
    "greyjoy": "iron_fleet",
    "stark": "young_wolf",
    "tyrell": "might_of_highgarden",
    "martell": "scorpions_sting",
    "lannister": "guile_of_the_lion",
    "baratheon": "will_of_rhllor",
}
COMMON = ("call", "supply_delivery", "forced_march")
PERMANENT = ("march", "raid", "support", "defense", "consolidate_power")
PLUNDERED = {"consolidate_power", "call", "supply_delivery", "might_of_highgarden"}
SAFE = {"march", "defense", "forced_march"}
FORTIFICATIONS = 9
SHIPS_IN_PORT, SHIPS = 3, 6
COST = {"footman": 1, "knight": 2, "ship": 1, "siege_engine": 2}
UPGRADES = ("knight", "siege_engine")
STRENGTHS = {"footman_strength": 1, "knight_strength": 2, "ship_strength": 1}
COSTS = {"footman_cost": 1, "knight_cost": 2, "ship_cost": 1}
TOO_DEAR = (
    "kings.siege.cost",
    "kings.siege.upgrade",
    "kings.siege.muster",
    "kings.call.muster",
    "kings.scope.draft",
)
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


def _coast(rng: Random, owner: str, at_sea: str | None, in_port: int, at_quay: Raw) -> list[Raw]:
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
    position["areas"] = _coast(rng, owner, at_sea, in_port, quay)
    line = LineOfPlay("kings", position, rng)
    if rng.random() < 0.3:
        rules = ["kings.fort.no-sea-port"]
        line.move("consolidate", rules, by=owner, area="port_a", take="fortification")
    broken = ["kings.port.consolidate-take"] if at_sea == enemy else []
    if line.move("consolidate", broken, by=owner, area="port_a", take="power_token"):
        line.expect(**{f"did.gained.{owner}": 1})
    line.ask("army_size", in_port, seat=owner, area="port_a")
    return line


def income(rng: Random) -> LineOfPlay:
    """The Westeros card counts the ports with ships and a free sea."""
    owner, enemy = rng.sample(HOUSES, 2)
    areas: list[Raw] = []
    due, left = 0, SHIPS
    for number in range(rng.randint(1, 3)):
        at_sea = rng.choice((None, enemy, owner if number == 0 else None))
        ships = rng.randint(0, min(SHIPS_IN_PORT, left - 2 * (number == 0)))
        left -= ships + 2 * (number == 0)
        areas += [_renamed(area, number) for area in _coast(rng, owner, at_sea, ships, {})]
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
    areas = _coast(rng, owner, at_sea, in_port, {})
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
    areas = _coast(rng, owner, rng.choice((None, owner)), rng.randint(0, 2), {})
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
    areas = _coast(rng, owner, None, in_port, {})
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
    areas = _coast(rng, loser, None, ships, {})
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


SCENES = (battle, battle, raid, consolidate, trade, income, mustering, planning, march, harbour, capture)
