"""Marches, raids, gathering and battles read a second time, in plain words, to be compared with the engine.

It shares no code with what it checks. An area is a record of plain values, an order ``(House, order)``; all
defaults hold, supply is no obstacle, a raid takes one token. An illegal move raises ``Against``.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Units = dict[str, int]
Moves = list[tuple[str, Units]]
FEET = {"footman", "knight", "siege_engine"}
ONE_TIME = {"call", "supply_delivery", "forced_march", "young_wolf"}
PLUNDERED = {"consolidate_power", "call", "supply_delivery"}
RAIDED = PLUNDERED | {"raid", "support", "young_wolf"}


class Against(Exception):
    """The rules do not allow it."""


def need(holds: object) -> None:
    """Otherwise it is not allowed."""
    if not holds:
        raise Against


@dataclass
class Spot:
    """One area."""

    kind: str
    near: set[str] = field(default_factory=set)
    land: str = ""
    sea: str = ""
    holder: str = ""
    token: str = ""
    fort: bool = False
    units: dict[str, Units] = field(default_factory=dict)
    orders: list[tuple[str, str]] = field(default_factory=list)

    def units_of(self, house: str) -> Units:
        """The units of a House here."""
        return {piece: count for piece, count in self.units.get(house, {}).items() if count}

    def there(self) -> list[str]:
        """The Houses with units here."""
        return [house for house in self.units if self.units_of(house)]

    def foes(self, house: str) -> list[str]:
        """The other Houses with units here."""
        return [one for one in self.there() if one != house]

    def belongs(self) -> str:
        """Whose it is."""
        alone = self.there()
        return self.holder or self.token or (alone[0] if len(alone) == 1 else "")


class Reading:
    """One table; what the last move did is in ``lapsed``, ``removed``, ``destroyed`` and ``gained``."""

    def __init__(self, areas: dict[str, Spot]) -> None:
        self.areas = areas
        self.fight = self.attacker = ""
        for spot in areas.values():
            spot.holder = spot.holder if spot.kind == "port" else spot.belongs()
        self.fresh()

    def fresh(self) -> None:
        """Nothing has been done yet."""
        self.lapsed: list[str] = []
        self.removed: list[str] = []
        self.destroyed: dict[str, Units] = {}
        self.gained: Units = {}

    def next_to(self, one: str, other: str) -> bool:
        """A port lies beside its land and its sea alone."""
        for area, beside in ((one, other), (other, one)):
            if self.areas[area].kind == "port":
                return beside in (self.areas[area].land, self.areas[area].sea)
        return other in self.areas[one].near

    def lies(self, area: str, house: str, order: str) -> None:
        """He has that order there, and it is done."""
        need((house, order) in self.areas[area].orders)
        self.areas[area].orders.remove((house, order))

    def lapse(self, area: str, houses: list[str]) -> None:
        """Orders of these Houses go without effect."""
        for order in [one for one in self.areas[area].orders if one[0] in houses]:
            self.areas[area].orders.remove(order)
            self.lapsed.append(f"{area}:{order[1]}")

    def move_units(self, area: str, house: str, units: Units, sign: int) -> None:
        """Units come or go."""
        here = self.areas[area].units.setdefault(house, {})
        for piece, count in units.items():
            here[piece] = here.get(piece, 0) + sign * count

    def kill(self, house: str, units: Units) -> None:
        """Units are lost."""
        if not units:
            return
        lost = self.destroyed.setdefault(house, {})
        for piece, count in units.items():
            lost[piece] = lost.get(piece, 0) + count

    def raid(self, by: str, start: str, end: str) -> None:
        """From a port into its sea, into a port from its sea, else next door and never from land to sea."""
        here, there = self.areas[start], self.areas[end]
        if here.kind == "port":
            need(self.areas[here.land].belongs() in ("", by) and end == here.sea)
        elif there.kind == "port":
            need(start == there.sea)
        else:
            need(self.next_to(start, end) and (here.kind, there.kind) != ("land", "sea"))
        belongs = self.areas[there.land].belongs() if there.kind == "port" else there.belongs()
        need(belongs != by or there.foes(by) or any(one[0] != by for one in there.orders))
        self.lies(start, by, "raid")
        for order in [one for one in there.orders if one[0] != by and one[1] in RAIDED]:
            there.orders.remove(order)
            self.removed.append(f"{end}:{order[1]}")
            self.gained[by] = self.gained.get(by, 0) + (order[1] in PLUNDERED)

    def carried(self, by: str, start: str, end: str) -> bool:
        """Over seas with own ships."""
        seas, todo = set[str](), [start]
        while todo:
            for one in self.areas[todo.pop()].near:
                own = self.areas[one].kind == "sea" and self.areas[one].units_of(by).get("ship")
                if own and one not in seas:
                    seas.add(one)
                    todo.append(one)
        return any(end in self.areas[one].near for one in seas)

    def reaches(self, by: str, start: str, end: str) -> bool:
        """Next door, or land units over the sea to another land."""
        by_land = self.areas[start].kind == self.areas[end].kind == "land"
        return start != end and (self.next_to(start, end) or (by_land and self.carried(by, start, end)))

    def may_go(self, by: str, start: str, moves: Moves) -> None:
        """Each to where it can be, through its own port, and all of them stand there."""
        here = self.areas[start]
        for end, units in moves:
            there = self.areas[end]
            need(not FEET & set(units) if there.kind != "land" else "ship" not in units)
            need(self.reaches(by, start, end))
            if here.kind == "port":
                need(self.areas[here.land].belongs() in ("", by))
            if there.kind == "port":
                need(self.areas[there.land].belongs() == by)
                lying = sum(one.get("ship", 0) for one in there.units.values())
                need(lying + sum(one["ship"] for to, one in moves if to == end) <= 3)
        for piece in {piece for _, units in moves for piece in units}:
            need(sum(units.get(piece, 0) for _, units in moves) <= here.units_of(by).get(piece, 0))

    def march(self, by: str, start: str, moves: Moves, *, token: bool) -> None:
        """One battle at most; a token only behind everybody."""
        self.may_go(by, start, moves)
        battles = {end for end, _ in moves if self.areas[end].foes(by)}
        need(len(battles) <= 1)
        going = sum(sum(units.values()) for _, units in moves)
        need(not token or going == sum(self.areas[start].units_of(by).values()))
        self.lies(start, by, "march")
        self.go(by, start, moves, token=token)
        for area in battles:
            self.fight, self.attacker = area, by

    def wolf(self, by: str, start: str, moves: Moves) -> None:
        """As a march, but into no battle."""
        need(by == "stark" and not any(self.areas[end].foes(by) for end, _ in moves))
        self.may_go(by, start, moves)
        self.lies(start, by, "young_wolf")
        self.go(by, start, moves, token=False)

    def go(self, by: str, start: str, moves: Moves, *, token: bool) -> None:
        """Areas are left, and taken where nobody resists."""
        for _, units in moves:
            self.move_units(start, by, units, -1)
        self.left(start, by, token=token)
        for end, units in moves:
            self.move_units(end, by, units, 1)
            if self.areas[end].kind != "port" and not self.areas[end].foes(by):
                self.taken(end, by)

    def left(self, area: str, by: str, *, token: bool = False) -> None:
        """With the last unit the fortification and the orders go; without a token nobody holds it."""
        here = self.areas[area]
        if here.units_of(by):
            return
        here.fort = False
        self.lapse(area, [by])
        if here.holder == by:
            here.token = by if token else here.token
            here.holder = by if here.token == by else ""

    def taken(self, area: str, by: str) -> None:
        """Orders and the token of others go."""
        here = self.areas[area]
        self.lapse(area, [house for house, _ in here.orders if house != by])
        here.token = here.token if here.token == by else ""
        here.holder = by

    def gather(self, by: str, area: str, moves: Moves) -> None:
        """Own units come from next door, from the sea's own port or over the sea; at sea only ships."""
        here = self.areas[area]
        need(here.units_of(by))
        for start, units in moves:
            there = self.areas[start]
            need(
                (here.kind == "sea") == (set(units) == {"ship"}) and (here.kind == "sea") == ("ship" in units)
            )
            need(there.sea == area if there.kind == "port" else self.reaches(by, start, area))
            for piece in units:
                wanted = sum(one.get(piece, 0) for begin, one in moves if begin == start)
                need(there.units_of(by).get(piece, 0) >= wanted)
        self.lies(area, by, "forced_march")
        for start, units in moves:
            self.move_units(start, by, units, -1)
            self.move_units(area, by, units, 1)
        for start, _ in moves:
            self.left(start, by)

    def falls(self, by: str, units: Units) -> None:
        """Units of a side of the open battle are lost there."""
        self.move_units(self.fight, by, units, -1)
        self.kill(by, units)
        self.given_up(by)

    def casualty(self, by: str, piece: str) -> None:
        """One unit, never a siege engine."""
        need(piece != "siege_engine" and self.areas[self.fight].units_of(by).get(piece))
        self.falls(by, {piece: 1})

    def retreat(self, by: str, end: str) -> None:
        """All that is left goes next door where no enemy is; engines are destroyed."""
        units, there = self.areas[self.fight].units_of(by), self.areas[end]
        engines = {piece: units.pop(piece) for piece in ("siege_engine",) if piece in units}
        need((units or engines) and there.kind != "port")
        need(not FEET & set(units) if there.kind == "sea" else "ship" not in units)
        self.move_units(self.fight, by, {**units, **engines}, -1)
        self.move_units(end, by, units, 1)
        self.kill(by, engines)
        self.given_up(by)

    def given_up(self, by: str) -> None:
        """With the last defender the area is the attacker's, without fortification."""
        here = self.areas[self.fight]
        if here.units_of(by) or by == self.attacker:
            return
        here.fort = False
        self.lapse(self.fight, [by])
        if here.there():
            self.taken(self.fight, here.there()[0])
