"""The units and areas that a line speaks of, put together as the bodies of a march."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import groupby, product, takewhile

from engine.kernel.meanings import COUNT, FLAG, IMPLIED, NUMBER, OPEN, PARTED, THING, USUAL, Part
from engine.kings.board.components import LAND, PIECES, SEA, SHIP
from engine.kings.meanings.areas import FROM, TO, area_said, owners
from engine.kings.meanings.bodies_apart import BodyTold, bodies_beside
from engine.kings.meanings.mentions import NOT, STAYS, TOKENS, Piece
from engine.kings.meanings.units_named import LONGEST, BodyChoice, UnitsNamed, count_said
from engine.kings.table import Area, neighbours

AND = ("and", "with", PARTED)
"""Leads that put one kind of units beside another."""
_BESIDE_TOKENS = (*TOKENS, STAYS, "place_one_time", "place_order", "filler", "chatter", "mine")
"""Keys of what may stand between a word for power tokens and the one that tells what is said of it."""
FEW = 5
"""Of fewer units of a kind each number is looked at, where none is said."""


class Bodies(UnitsNamed):
    """What the units of a line may do."""

    def end_said(self, seat: str, start: Area, end: Area, leads: tuple[str, ...] = TO) -> Part:
        """Where something goes; the only place there is goes without saying."""
        alone = end not in self.areas and len(self.ends(start)) == 1 and bool(start.units_of(seat))
        alone &= start in self.areas and start.kind == end.kind
        alone |= end not in self.areas and self._is_told_by_owner(seat, start, end)
        return area_said(end, leads, IMPLIED if alone else OPEN, asked=not alone)

    def _is_told_by_owner(self, seat: str, start: Area, end: Area) -> bool:
        """Whether it is the only place there which belongs to another House that is named as the aim."""
        order = self.said.order
        verb = next((at for at, one in enumerate(order) if one in ("raid", "march")), len(order))
        others = {*self.said.seats} & {*order[verb:]} - {seat, *order[:verb]}
        return [area.id for area in self.ends(start) if others & {*owners(area)}] == [end.id]

    def _all_march(self, seat: str, start: Area) -> bool:
        """Whether a line says that units march, and leaves nothing open but where they go."""
        return "march" in self.said.verbs and (bool(self.pieces) or sum(start.units_of(seat).values()) == 1)

    @cached_property
    def seas_at_large(self) -> bool:
        """Whether a line speaks of the sea, and not of a certain one of several."""
        return any(len(areas) > 1 and all(area.kind == SEA for area in areas) for areas in self._each_named)

    def _ways(self, start: Area, end: Area) -> list[Area]:
        """The waters that are named by themselves, by which units may go."""
        sure = [areas[0] for areas in self._each_named if len(areas) == 1]
        loose = [area for areas in self._each_named if len(areas) > 1 for area in areas if area.kind == SEA]
        waters = (area for area in self.areas if area.kind != LAND and area not in (start, end))
        return [area for area in waters if area in sure or area not in loose]

    def _lie_there(self, start: Area, end: Area) -> frozenset[str]:
        """The kinds that are named only to tell where others go: ``joins the footman in a``."""
        found: set[str] = set()
        here = [kind for kind, _ in self.pieces if _lies_in(start, kind)]
        for kind in (one for one, _ in self.pieces if here and one not in here and _lies_in(end, one)):
            at = self.said.order.index(kind)
            before = self.said.order[:at]
            first = max((i for i, one in enumerate(before) if one in PIECES), default=None)
            after = [name for name in self.said.order[at:] if name not in (kind, f"one_{kind}")]
            leads = list(takewhile(lambda one: one not in self.table.areas, after))
            near = after[len(leads) : len(leads) + 1] == [end.id] and "within" in leads
            joined = {*AND} & {*before[first:], *leads} or {*PIECES} & {*leads}
            if first is not None and near and not joined:
                found.add(kind)
        return frozenset(found)

    def _told_aside(self, seat: str, start: Area) -> frozenset[str]:
        """The kinds that are named in another part of the line than those that go, and are not there."""
        absent = frozenset(one for one in self.aside if one not in start.units_of(seat))
        return absent if {kind for kind, _ in self.pieces} - absent else frozenset()

    @cached_property
    def aside(self) -> frozenset[str]:
        """The kinds that are named only in parts of the line that name no area, beside others that do."""
        parts = [[*some] for parted, some in groupby(self.said.order, PARTED.__eq__) if not parted]
        kinds = [frozenset(one for one in some if one in PIECES) for some in parts]
        here = [bool({*some} & {*self.table.areas}) and NOT not in some for some in parts]
        there = frozenset(kind for some, tells in zip(kinds, here, strict=True) if tells for kind in some)
        return frozenset(kind for some in kinds for kind in some) - there if there else frozenset()

    def ends(self, start: Area) -> tuple[Area, ...]:
        """The other areas something may go to: those that are named, else the neighbours."""
        named = tuple(area for area in self.areas if area.id != start.id)
        if named:
            return named
        others = {area.id: area for area in self.table.areas.values() if area.id != start.id}
        near = tuple(others[one] for one in neighbours(self.table, start.id) if one in others)
        return near or (tuple(others.values()) if len(others) < LONGEST else ())

    def marched(self, seat: str, start: Area) -> Iterator[BodyChoice]:
        """Units that go from an area, to one or to several."""
        token = self._leaves_token
        for raw, parts in (*self._to_one(seat, start), *self._to_several(seat, start)):
            yield raw, parts
            if token:
                left = Part(FLAG, ("token", "power_token", "power_tokens"))
                yield {**raw, "leave_power_token": True}, (*parts, left)

    @cached_property
    def _leaves_token(self) -> bool:
        """Whether a line speaks of a power token, and not of one that lies where others go."""
        order = self.said.order
        named = (reversed(order[:at]) for at, one in enumerate(order) if one in TOKENS)
        before = (next((one for one in some if one not in _BESIDE_TOKENS), "") for some in named)
        return any(one not in (*TO, "enter_units") for one in before)

    def _to_one(self, seat: str, start: Area) -> Iterator[BodyChoice]:
        for end in self.ends(start):
            ways = self._ways(start, end)
            to = (
                self.end_said(seat, start, end)
                if self._all_march(seat, start)
                else area_said(end, TO, OPEN, asked=True)
            )
            untold = (
                (Part(THING, (), unsaid=OPEN, asked=True),) if self._leave_without_end(start, end) else ()
            )
            for units, told in self._units_between(seat, start, end):
                yield {"moves": [{"to": end.id, "units": units}]}, (to, *told, *untold)
            ashore = tuple(one for one in self.pieces if one[0] != SHIP)
            carriers = (Part(FLAG, (SHIP,), unsaid=IMPLIED),) if ashore else ()
            if ashore != self.pieces and ashore and not start.units_of(seat).get(SHIP):
                for units, told in self._units(start.units_of(seat), ashore):
                    yield {"moves": [{"to": end.id, "units": units}]}, (to, *told, *carriers)
            over = [(area,) for area in ways] + ([tuple(ways)] if len(ways) > 1 else [])
            for route, (units, told) in product(
                over, self._units(start.units_of(seat), ashore or self.pieces)
            ):
                step = {"to": end.id, "units": units, "via": [area.id for area in route]}
                crossed = (area_said(area, ("over", "within"), OPEN) for area in route)
                yield {"moves": [step]}, (to, *crossed, *told, *carriers)

    def _leave_without_end(self, start: Area, end: Area) -> bool:
        """Whether a line says behind an end that other units leave the start, and not where they go."""
        told = [name for name in self.said.order if name in (start.id, end.id, *PIECES)]
        if end.id not in told:
            return False
        behind = told[told.index(end.id) :]
        kinds = {*behind} & {*PIECES} - {*told[: told.index(end.id)]} - self.staying
        first = next((at for at, one in enumerate(behind) if one in kinds), len(behind))
        return (
            start.id in told[: told.index(end.id)]
            and start.id in behind[first:]
            and end.id not in behind[first:]
        )

    def _to_several(self, seat: str, start: Area) -> Iterator[BodyChoice]:
        """Each kind to an area of its own, in the order they are named."""
        told_beside = self._told_beside(start)
        if told_beside:
            yield from self._apart(seat, told_beside, start)
            return
        crossed = self._crossed
        ends = [area for area in self.areas if area.id not in (start.id, *crossed)]
        lists = (self.pieces, self.each, self.last)
        pieces = next((some for some in lists if len(some) == len(ends)), ())
        if len(self.pieces) == 1 < len(ends) and self.pieces[0][1] in (1, len(ends)):
            yield self._one_each(ends)
        if len(ends) < 2 or not pieces:
            return
        each = [list(self._units(start.units_of(seat), (one,))) for one in pieces]
        over = [[one for one, at in crossed.items() if at == number] for number in range(len(ends))]
        for bodies in product(*each):
            moves = [
                {"to": end.id, "units": units, **({"via": via} if via else {})}
                for end, via, (units, _) in zip(ends, over, bodies, strict=True)
            ]
            told = tuple(part for _, parts in bodies for part in parts)
            ways = (area_said(self.table.areas[one], ("over", "within"), OPEN) for one in crossed)
            yield {"moves": moves}, (*(area_said(end, TO, OPEN) for end in ends), *ways, *told)

    def _apart(
        self, seat: str, bodies: tuple[BodyTold, ...], start: Area | None = None
    ) -> Iterator[BodyChoice]:
        """Units that go apart from each other: from an area to several, or else from several to one."""
        at, leads = ("from", FROM) if start is None else ("to", TO)
        carriers = (Part(FLAG, (SHIP,), unsaid=IMPLIED),) if any(one.carried for one in bodies) else ()
        where = tuple(area_said(one.area, leads, OPEN) for one in bodies)
        ways = tuple(area_said(way, ("over", "within"), OPEN) for one in bodies for way in one.via)
        each = [list(self._units((start or one.area).units_of(seat), one.pieces)) for one in bodies]
        for some in product(*each):
            moves = [
                {
                    at: body.area.id,
                    "units": units,
                    **({"via": [way.id for way in body.via]} if body.via else {}),
                }
                for body, (units, _) in zip(bodies, some, strict=True)
            ]
            told = tuple(part for _, parts in some for part in parts)
            yield {"moves": moves}, (*where, *ways, *told, *carriers)

    def _told_beside(self, hub: Area) -> tuple[BodyTold, ...]:
        """The units that are named beside each of several areas, where all of them go."""
        return () if self.staying else bodies_beside(self.table, self.said, hub)

    @cached_property
    def _crossed(self) -> dict[str, int]:
        """The waters behind a word for crossing, each with the number of the kind that crosses it."""
        found: dict[str, int] = {}
        for area in (one for one in self.areas if one.id in self.said.order):
            before = self.said.order[: self.said.order.index(area.id)]
            last = max((at for at, one in enumerate(before) if one in self.table.areas), default=0)
            kinds = [kind for kind, _ in groupby(one for one in before if one in PIECES)]
            if area.kind != LAND and "over" in before[last:]:
                found[area.id] = max(0, len(kinds) - 1)
        return found

    def _one_each(self, ends: list[Area]) -> BodyChoice:
        """One unit of a kind to each area: "one knight to the river, the other to the keep"."""
        [(kind, many)] = self.pieces
        said = count_said(kind, many, many)
        moves = [{"to": end.id, "units": {kind: 1}} for end in ends]
        return {"moves": moves}, (*(area_said(end, TO, OPEN) for end in ends), said)

    def gathered(self, seat: str, end: Area) -> Iterator[BodyChoice]:
        """Units that come into an area, from one or from several."""
        starts = [area for area in self.areas if area.id != end.id]
        if not starts:
            yield {}, () if self.said.denies else (Part(THING, (), unsaid=OPEN, asked=True),)
            return
        told_beside = self._told_beside(end)
        if told_beside:
            yield from self._apart(seat, told_beside)
        lists = (self.pieces, self.each, self.last) if not told_beside else ()
        named = next((some for some in lists if len(some) == len(starts)), ())
        if not named and len({kind for kind, _ in self.pieces}) == 1:
            yield self._one_of_each(starts)
        if named or not self.pieces:
            pieces: list[tuple[Piece, ...]] = [(one,) for one in named] or [() for _ in starts]
            each = [list(self._units(a.units_of(seat), some)) for a, some in zip(starts, pieces, strict=True)]
            for bodies in product(*each):
                moves = [{"from": a.id, "units": units} for a, (units, _) in zip(starts, bodies, strict=True)]
                told = tuple(part for _, parts in bodies for part in parts)
                yield {"moves": moves}, (*(area_said(a, FROM, OPEN) for a in starts), *told)
        for start in starts:
            for units, parts in self._units_between(seat, start, end):
                yield {"moves": [{"from": start.id, "units": units}]}, (area_said(start, FROM, OPEN), *parts)

    def _one_of_each(self, starts: list[Area]) -> BodyChoice:
        """One unit of a kind from each area: "a ship from a, another from b"."""
        [(kind, many), *_] = self.pieces
        moves = [{"from": start.id, "units": {kind: 1}} for start in starts]
        said = count_said(kind, many or len(starts), many or len(starts))
        return {"moves": moves}, (*(area_said(start, FROM, OPEN) for start in starts), said)

    def _units_between(
        self, seat: str, start: Area, end: Area
    ) -> Iterator[tuple[dict[str, int], tuple[Part, ...]]]:
        """The units that may go from one area to another, without those that lie at the end already."""
        lie_there = self._lie_there(start, end) or self._told_aside(seat, start)
        yield from self._units(start.units_of(seat), self.pieces)
        if lie_there:
            told = tuple(Part(FLAG, (one,), unsaid=IMPLIED) for one in lie_there)
            moving = tuple(one for one in self.pieces if one[0] not in lie_there)
            for units, parts in self._units(start.units_of(seat), moving):
                yield units, (*parts, *told)

    def _units(
        self, there: dict[str, int], pieces: tuple[Piece, ...]
    ) -> Iterator[tuple[dict[str, int], tuple[Part, ...]]]:
        """The units that may be meant: so many as are said, one, or all of a kind; else everybody."""
        if not pieces:
            counted = bool(self.said.numbers) and str(sum(there.values())) not in self.said.numbers
            yield dict(there), (Part(COUNT, (), unsaid=USUAL, asked=counted),)
            yield from self._some_of_one_kind(there)
            return
        kinds = dict(pieces)
        options = [self._numbers(there.get(kind, 0), many) for kind, many in kinds.items()]
        for numbers in product(*options):
            units = dict(zip(kinds, numbers, strict=True))
            yield units, tuple(count_said(kind, many, there.get(kind, 0)) for kind, many in units.items())

    def _some_of_one_kind(self, there: dict[str, int]) -> Iterator[tuple[dict[str, int], tuple[Part, ...]]]:
        """So many units as a line says, where only one kind lies there: "one guy"."""
        others = set(PIECES) - set(there)
        if len(there) != 1 or others & {*self.said.order}:
            return
        for kind, number in product(there, self.said.numbers):
            fewer = number.isdecimal() and 0 < int(number) < there[kind]
            if fewer and not self._stands_before_a_verb(number):
                yield {kind: int(number)}, (Part(NUMBER, (number,), unsaid=OPEN),)

    def _stands_before_a_verb(self, number: str) -> bool:
        """Whether what is counted is left out: "one goes to the city"."""
        order = self.said.order
        behind = order[order.index(number) + 1 :] if number in order else ()
        told = next((key for key in behind if key not in ("filler", number)), "")
        return told in self.said.verbs

    @staticmethod
    def _numbers(there: int, said: int) -> tuple[int, ...]:
        return (said,) if said else tuple(dict.fromkeys((1, there or 1, *range(2, min(there, FEW)))))


def _lies_in(area: Area, kind: str) -> bool:
    return any(area.units_of(seat).get(kind) for seat in area.occupants)
