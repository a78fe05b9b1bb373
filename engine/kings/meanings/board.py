"""What moves have in common on a board, who makes them and where; and what is said of a battle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from engine.kernel.meanings import FLAG, IMPLIED, NUMBER, PARTED, SEAT, USUAL, Mentions, MoveMeant, Part
from engine.kings.board.components import LAND, PORT
from engine.kings.board.supply_and_victory import owner
from engine.kings.meanings.areas import ADJACENT, FROM, TO, WALLED, area_said, once
from engine.kings.meanings.march_parts import Bodies
from engine.kings.meanings.mentions import (
    BY_PERMANENT,
    LEAVES,
    LYING_THERE,
    ORDINARY,
    STAYS,
    UNIT,
    joins_vaguely,
    lands_of_ports,
    mentioned,
    mentioned_pieces,
)
from engine.kings.meanings.one_time import OneTimeOrders
from engine.kings.meanings.recruits import Recruits
from engine.kings.meanings.verbs_told import is_denied
from engine.kings.table import Area, KingsTable, holder

NOT_ASKED = 4
NOT_HIS = 5
"""What it costs that nothing there belongs to who does it."""
FROM_OWN = (
    "raid",
    "support",
    "march",
    "casualty",
    "retreat",
    "destroy_all",
    "muster",
    "consolidate",
    "execute_one_time",
)
"""What is done only with what is one's own."""
NO_BATTLE = 14
"""What it costs that units fall in a port, where nobody fights."""
OF_BATTLES = ("casualty", "destroy_all")
AIMED = ("raid", "march")
"""What is done to others."""
UNITLESS = ("raid", "lose_area")
"""What is done to no unit, so that no line about it speaks of one."""
AIMED_AT = 8
"""What it costs that it is done by those whom a line tells to be its aim."""
NOT_NAMED = 3
"""What it costs that others are named, and neither who does it nor any area of theirs."""
NOT_NOW = 5
"""What it costs that something is done in the phase of something else."""
MARCHES = ("march", "execute_one_time")
"""What units may be left out of."""
IN_PLANNING = ("place_one_time", "place_order", "decline_one_time")
BY_ORDERS = ("raid", "march", "support", "consolidate", "execute_one_time", "muster", "casualty", "retreat")
NO_ORDER = 4
"""What it costs that the order which does it lies in another area that is named."""
SILENT = 3
"""What it costs besides that no verb says what is done."""
NOT_MEANT = 40
LIES_THERE = 8
"""What it costs that an order which lies there already is laid once more."""
NAMES_UNITS = 3
"""What it costs that units are named for a raid, which nobody has to do."""
COUNTS_UNITS = 8
"""What it costs that units are named for what no verb tells, and what all of them do; or no order is."""
PLANNING = "planning"
"""The phase in which the name of an order says that it is laid."""
DENIED = 8
"""What it costs that a line denies each verb of what is done."""
UNHEARD = 8
"""What it costs that an order is laid otherwise than the line tells."""


class MeantOnBoard:
    """The moves on one board that one line may mean."""

    def __init__(self, table: KingsTable, said: Mentions) -> None:
        self.table = table
        self.said = said
        self.areas = mentioned(table, said)
        self.pieces = mentioned_pieces(said)
        self.of_ports_alone = lands_of_ports(table, said)
        self.bodies = Bodies(table, said, self.areas, self.pieces)
        self.recruits = Recruits(table, said, self.areas, self.pieces)
        self.one_time = OneTimeOrders(table, said, self.bodies, self.recruits)

    def _seats(self, verb: str) -> tuple[str, ...]:
        return self.said.by(verb, self.table.houses() or tuple(self.table.seats))

    def _area(
        self, area: Area, leads: tuple[str, ...], unsaid: int = USUAL, *, asked: bool = False, order: str = ""
    ) -> Part:
        return area_said(area, leads, unsaid, asked=asked, order=order)

    def _places(self, seat: str) -> tuple[Area, ...]:
        """The areas an order may be laid in: those that are named, and those with own units."""
        own = (area for area in self.table.areas.values() if area.units_of(seat))
        return once((*self.areas, *own))

    def _starts(self, seat: str) -> tuple[Area, ...]:
        return once(area for area in self._places(seat) if area.units_of(seat) or area in self.areas)

    def _with_order(self, seat: str, order: str) -> tuple[Area, ...]:
        own = (area for area in self.table.areas.values() if area.order_of(seat, order))
        return once((*self.areas, *own))

    def _lands(self, seat: str) -> tuple[Area, ...]:
        own = (area for area in self.table.areas.values() if holder(area) == seat and area.walled)
        return once((*(area for area in self.areas if area.kind == LAND), *own))

    def _move(
        self,
        verb: str,
        seat: str,
        raw: dict[str, Any],
        parts: tuple[Part, ...],
        *,
        verbs: Iterable[str] = (),
        denied: tuple[str, ...] = (),
        also: Iterable[str] = (),
        far: int = 0,
        silent: int = SILENT,
        untold: bool = False,
        signs: tuple[str, ...] = (),
        denies: bool = False,
    ) -> MoveMeant:
        asked = seat in self.said.asked.get(verb, ())
        owners = self._owners(raw)
        not_done = is_denied(self.said, {*verbs} or {verb})
        far += DENIED * not_done
        far += NOT_HIS * (verb in FROM_OWN and bool(owners) and seat not in owners and not asked)
        far += NO_BATTLE * (verb in OF_BATTLES and self._in_port(raw))
        far += NOT_NAMED * (bool(self.said.seats) and seat not in (*self.said.seats, *owners))
        far += AIMED_AT * (verb in AIMED and self._is_against(seat))
        far += NOT_NOW * (verb in _NOT_IN.get(self.table.phase, ()))
        if verb in MARCHES and self.bodies.staying:
            parts = (
                *parts,
                *(Part(FLAG, (one,), unsaid=IMPLIED) for one in (STAYS, LEAVES, *self.bodies.staying)),
            )
        by = Part(SEAT, (seat,), unsaid=IMPLIED if seat in owners or (asked and not owners) else USUAL)
        return MoveMeant(
            {"do": verb, "by": seat, **raw},
            frozenset(verbs) or frozenset((verb,)),
            (by, *parts),
            frozenset(denied),
            also=frozenset(
                (
                    *also,
                    WALLED,
                    ADJACENT,
                    LYING_THERE,
                    *((UNIT,) if verb not in UNITLESS else ()),
                    *(ORDINARY if verb in BY_PERMANENT and "permanent" in self.said.values else ()),
                )
            ),
            silent=0 if verb in ("march", "place_one_time", "place_order") else silent,
            far=far + (0 if asked or verb not in self.said.asked else NOT_ASKED),
            open=untold or not_done or (verb in MARCHES and joins_vaguely(self.said)),
            signs=frozenset(signs),
            may_deny=denies or verb in ("execute_one_time", "consolidate"),
        )

    def _with_units(self, seat: str, area: Area, where: Part) -> Part:
        """The place of an order, which may be told by the units that are there: "a march at the knight"."""
        return replace(where, lies=(*where.lies, *area.units_of(seat)))

    @staticmethod
    def _lying_with(seat: str, area: Area) -> tuple[Part, ...]:
        """The units with which an order lies in an area, as they may be told: "my ship in the port"."""
        return tuple(Part(FLAG, (one,), unsaid=IMPLIED) for one in area.units_of(seat))

    def _all_that_lie(self, there: dict[str, int]) -> tuple[Part, ...]:
        """The number of all units of a kind, which may be told of those that go together."""
        told = dict(self.pieces)
        all_ = (many for kind, many in there.items() if many > 1 and told.get(kind) == many)
        return tuple(Part(NUMBER, (str(many),), unsaid=IMPLIED) for many in all_)

    def _counts_fewer(self, there: dict[str, int]) -> bool:
        """Whether a line counts fewer units of a kind than lie there."""
        return any(0 < many < there.get(kind, 0) for kind, many in self.pieces)

    def _fought_in(self, seat: str) -> tuple[Area, ...]:
        """Where a House has been in the battle that was fought, if it lies with others' units there."""
        fight = self.table.fight
        if fight is None:
            return ()
        if fight.area:
            return (self.table.areas[fight.area],) if fight.area in self.table.areas else ()
        if seat not in (fight.attacker, fight.loser) or not fight.attacking:
            return ()
        others = (area for area in self.table.areas.values() if {*area.occupants} - {seat})
        return tuple(others) if seat == fight.attacker else ()

    def _lost_another(self, seat: str) -> bool:
        """Whether another House than this one has lost the battle that was fought."""
        fight = self.table.fight
        return fight is not None and fight.loser not in ("", seat)

    def _between(
        self,
        verb: str,
        at: str,
        verbs: frozenset[str],
        also: tuple[str, ...] = (),
        to: tuple[str, ...] = TO,
    ) -> Iterator[MoveMeant]:
        """What is done from an own area to another."""
        for seat in self._seats(verb):
            fought = self._fought_in(seat) if verb == "retreat" else ()
            for start in once((*self._starts(seat), *fought)):
                for end in self.bodies.ends(start):
                    parts: tuple[Part, ...] = (
                        self._area(start, FROM),
                        self.bodies.end_said(seat, start, end, to),
                    )
                    parts += self._lying_with(seat, start)
                    parts += self._gone_from(seat, start) if verb == "retreat" else ()
                    parts += self._all_that_lie(start.units_of(seat)) if verb == "retreat" else ()
                    raw, beside = {"from": start.id, at: end.id}, (*also, verb)
                    far = NAMES_UNITS * bool(self.pieces) * (verb == "raid")
                    far += NO_ORDER * (verb == "raid" and self._lies_elsewhere(start, verb))
                    far += NOT_MEANT * (verb == "raid" and self._is_raided(seat, start))
                    far += UNHEARD * bool({start.id, end.id} & self.of_ports_alone)
                    far += NO_ORDER * (self._is_turned(start, end) or self.is_backwards(start, end))
                    far += COUNTS_UNITS * (verb == "retreat" and self._counts_fewer(start.units_of(seat)))
                    far += NOT_ASKED * (verb == "retreat" and self._falls_there(end))
                    beside = (*beside, *(self._lying_at(seat, end) if verb == "raid" else ()))
                    others = bool(self.pieces) and not {*start.units_of(seat)} & {
                        kind for kind, _ in self.pieces
                    }
                    far += NOT_HIS * (verb == "retreat" and self._lost_another(seat))
                    absent = others and verb == "retreat" and start not in fought and self._has_such(seat)
                    silent = SILENT + COUNTS_UNITS * bool(self.pieces)
                    yield self._move(
                        verb,
                        seat,
                        raw,
                        parts,
                        verbs=verbs,
                        also=beside,
                        far=far,
                        untold=absent,
                        silent=silent,
                    )

    def _gone_from(self, seat: str, start: Area) -> tuple[Part, ...]:
        """The units a line names of a House that has none left where it was beaten."""
        gone = () if start.units_of(seat) or self._has_such(seat) else self.pieces
        return tuple(Part(FLAG, (kind,), unsaid=IMPLIED) for kind, _ in gone)

    def _has_such(self, seat: str) -> bool:
        """Whether a House has a unit of a kind that is named anywhere."""
        kinds = {kind for kind, _ in self.pieces}
        return any(kinds & {*area.units_of(seat)} for area in self.table.areas.values())

    def _falls_there(self, end: Area) -> bool:
        """Whether a line rather tells that a unit falls: it names one, and no place to which units go."""
        return bool(self.pieces) and end not in self.areas and "casualty" in self.said.verbs

    @staticmethod
    def _lying_at(seat: str, end: Area) -> tuple[str, ...]:
        """The one-time orders of others that lie where something is done, and that may be named for it."""
        return tuple(order.order for order in end.orders if order.one_time and order.house != seat)

    def _is_against(self, seat: str) -> bool:
        """Whether a seat is named right behind the word for being against it, and nowhere before."""
        if seat not in self.said.order:
            return False
        ends = (PARTED, *self.said.ids, *self.said.seats, *self.said.verbs)
        before = reversed(self.said.order[: self.said.order.index(seat)])
        return "against" in takewhile(lambda one: one not in ends or one == "go", before)

    def _is_raided(self, seat: str, start: Area) -> bool:
        """Whether a House and where it lies are told behind the verb of raiding, and another before it."""
        order = self.said.order
        leads = self._leads_of(start) if start.id in order else frozenset()
        if not {"raid", seat} <= {*order} or "within" not in leads:
            return False
        verb = order.index("raid")
        before = {*order[:verb]}
        told = takewhile(lambda key: key not in self.said.seats, order[verb:])
        if "over" in told:  # "is raided by"
            return seat in before
        return (
            not {seat, start.id} & before
            and bool({*self.said.seats} & before)
            and bool({*self.table.areas} & before)
        )

    def _in_port(self, raw: dict[str, Any]) -> bool:
        """Whether it would be done in a port, where nobody fights."""
        area = self.table.areas.get(raw.get("area") or "")
        return area is not None and area.kind == PORT

    def _owners(self, raw: dict[str, Any]) -> set[str]:
        """Whose the area is that a move begins in."""
        area = self.table.areas.get(raw.get("from") or raw.get("area") or raw.get("port") or "")
        if area is None:
            return set()
        fight = self.table.fight
        there = fight is not None and (fight.area == area.id or (not fight.area and bool(fight.attacking)))
        fought = (fight.attacker, fight.loser) if fight is not None and there else ()
        land = self.table.areas.get(area.land) if raw.get("port") else None
        taken = (holder(land),) if land is not None else ()
        return {owner(self.table, area), holder(area), *area.occupants, *fought, *taken} - {""}

    def _is_turned(self, start: Area, end: Area) -> bool:
        """Whether the end is named before the start, and no word says which is which."""
        named = start in self.areas and end in self.areas
        return named and not _WAYS & self.said.leads and self.areas.index(end) < self.areas.index(start)

    def is_backwards(self, start: Area, end: Area) -> bool:
        """Whether a line names the end as a start, or before the start and behind the same words."""
        order = self.said.order
        if not {start.id, end.id} <= {*order}:
            return False
        of_start, of_end = self._leads_of(start), self._leads_of(end)
        if {"from"} == {"from", "to"} & of_end and "from" not in of_start:
            return True
        return order.index(start.id) > order.index(end.id) and bool(of_start) and of_start == of_end

    def _leads_of(self, area: Area) -> frozenset[str]:
        """The words that stand right before the name of an area."""
        before = reversed(self.said.order[: self.said.order.index(area.id)])
        idle = ("filler", "chatter", "go", "at_sea", "come", "resolve", "names")
        return frozenset(takewhile(lambda key: key in (*_WAYS, *idle), before)) - {*idle}

    def _lies_elsewhere(self, start: Area, order: str) -> bool:
        """Whether an order lies in another area that is named, and not in this one."""
        there = [
            area for area in self.areas if any(order_token.order == order for order_token in area.orders)
        ]
        return bool(there) and start not in there


_WAYS = frozenset(("from", "of", "within", "to", "into", "against"))
"""Words that say which area a move begins in and which it ends in."""
_NOT_IN = {PLANNING: BY_ORDERS, "action": IN_PLANNING}
"""What is done in other phases."""
