"""The units, areas and orders that a line speaks of, put together as the bodies of a march or of recruits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import groupby, pairwise, product, takewhile
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.meanings import COUNT, FLAG, IMPLIED, OPEN, PARTED, THING, USUAL, Mentions, Part
from engine.kings.board.components import FOOTMAN, LAND, PIECES, SEA, SHIP
from engine.kings.meanings.areas import area_said, once, owners
from engine.kings.meanings.mentions import STAYS, Piece, each_named, staying, surely_said
from engine.kings.table import Area, KingsTable, neighbours

BodyChoice = tuple[dict[str, Any], tuple[Part, ...]]
"""Fields of a move, and what is said of them."""
FROM, TO = ("from", "of", "within"), ("to", "into", "within", "against")
AND = ("and", "with", PARTED)
"""Leads that put one kind of units beside another."""
LYING_THERE = "foreign_token"
"""The value of words for a power token that lies somewhere, and that nobody leaves."""
TOKENS = ("power_tokens", "power_token", "tokens", "token")
"""Keys of words for power tokens."""
_BESIDE_TOKENS = (*TOKENS, STAYS, "place_one_time", "place_order", "filler", "chatter", "mine")
"""Keys of what may stand between such a word and the one that tells what is said of it."""
OVER = "over"
"""The lead before what is crossed."""
ARROW = ">"
"""The sign between a unit and what it becomes."""
FEW = 5
"""Of fewer units of a kind each number is looked at, where none is said."""
LONGEST = 6
"""With more areas only those that are named, and their neighbours, are looked at."""


class UnitsBuilt(Struct, frozen=True):
    """New units of a kind, or such as are made of another."""

    kind: str
    of: str
    many: int
    untold: bool = False
    """What they are made of is not said."""

    @property
    def number(self) -> int:
        """How many; where no number is said, one."""
        return min(max(self.many, 1), LONGEST)

    def parts(self) -> list[Part]:
        """What is said of it."""
        made = Part(COUNT, (self.kind,), many=self.number, all_of=self.number, unsaid=OPEN)
        if not self.of:
            return [made]
        unsaid = USUAL if self.untold else OPEN
        return [Part(COUNT, (self.of,), many=self.number, all_of=self.number, unsaid=unsaid), made]


class BodyTold(Struct, frozen=True):
    """Units that are named beside an area of their own."""

    area: Area
    pieces: tuple[Piece, ...]
    via: tuple[Area, ...] = ()
    """The waters they cross."""
    carried: bool = False
    """A ship is named that carries them."""


class Bodies:
    """What the units of a line may do."""

    def __init__(
        self, table: KingsTable, said: Mentions, areas: tuple[Area, ...], pieces: tuple[Piece, ...]
    ) -> None:
        self.table = table
        self.said = said
        self.areas = areas
        self.pieces = pieces
        each = each_named(said)
        self.each = each if each != pieces else ()
        """The kinds as they are named, where one is named several times."""
        last = tuple(one for at, one in enumerate(each) if one[0] not in dict(each[at + 1 :]))
        self.last = last if last not in (pieces, each) else ()
        """The kinds as they are named last, where one is named several times."""
        self.staying = staying(said)

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
        return [one.id for one in self.ends(start) if others & {*owners(one)}] == [end.id]

    def _all_march(self, seat: str, start: Area) -> bool:
        """Whether a line says that units march, and leaves nothing open but where they go."""
        return "march" in self.said.verbs and (bool(self.pieces) or sum(start.units_of(seat).values()) == 1)

    @cached_property
    def seas_at_large(self) -> bool:
        """Whether a line speaks of the sea, and not of a certain one of several."""
        return any(len(some) > 1 and all(one.kind == SEA for one in some) for some in self._each_named)

    @cached_property
    def _each_named(self) -> tuple[tuple[Area, ...], ...]:
        """The areas that each name of the line may stand for."""
        areas = self.table.areas
        return tuple(tuple(areas[one] for one in ids if one in areas) for ids in self.said.named)

    def _ways(self, start: Area, end: Area) -> list[Area]:
        """The waters that are named by themselves, by which units may go."""
        sure = [some[0] for some in self._each_named if len(some) == 1]
        loose = [one for some in self._each_named if len(some) > 1 for one in some if one.kind == SEA]
        waters = (one for one in self.areas if one.kind != LAND and one not in (start, end))
        return [one for one in waters if one in sure or one not in loose]

    def _lie_there(self, start: Area, end: Area) -> frozenset[str]:
        """The kinds that are named only to tell where others go: ``joins the footman in a``."""
        found: set[str] = set()
        here = [kind for kind, _ in self.pieces if _lies_in(start, kind)]
        for kind in (one for one, _ in self.pieces if here and one not in here and _lies_in(end, one)):
            at = self.said.order.index(kind)
            before = self.said.order[:at]
            first = max((i for i, one in enumerate(before) if one in PIECES), default=None)
            after = [one for one in self.said.order[at:] if one not in (kind, f"one_{kind}")]
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
        here = [bool({*some} & {*self.table.areas}) for some in parts]
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
            over = [(one,) for one in ways] + ([tuple(ways)] if len(ways) > 1 else [])
            for route, (units, told) in product(
                over, self._units(start.units_of(seat), ashore or self.pieces)
            ):
                step = {"to": end.id, "units": units, "via": [one.id for one in route]}
                crossed = (area_said(one, ("over", "within"), OPEN) for one in route)
                yield {"moves": [step]}, (to, *crossed, *told, *carriers)

    def _leave_without_end(self, start: Area, end: Area) -> bool:
        """Whether a line says behind an end that other units leave the start, and not where they go."""
        told = [one for one in self.said.order if one in (start.id, end.id, *PIECES)]
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
        """The units that are named right before each of several areas, or else right behind each."""
        told = [one for one in self._told_of_units if one != hub.id]
        kinds = [one for one in told if isinstance(one, tuple)]
        if len(kinds) < 2 or self.staying:
            return ()
        first = next(one for one in told if one != OVER)
        found = _grouped(told if isinstance(first, tuple) else self._turned_back(told), self.table)
        if not isinstance(first, tuple):
            found = found[::-1]
        return tuple(found) if len(found) > 1 else ()

    @staticmethod
    def _turned_back(told: list[Piece | str]) -> list[Piece | str]:
        """What is told from its end to its beginning, but for the word before what is crossed."""
        turned: list[Piece | str] = []
        for at in range(len(told) - 1, -1, -1):
            if told[at] != OVER:
                turned += [OVER, told[at]] if at and told[at - 1] == OVER else [told[at]]
        return turned

    @cached_property
    def _told_of_units(self) -> tuple[Piece | str, ...]:
        """The kinds with their numbers, the areas and the word for crossing, in the order of the line."""
        counts = [one for one in self.said.counts if one[0] in PIECES]
        kept = (OVER, PARTED, *PIECES, *self.table.areas)
        runs = [key for key, _ in groupby(one for one in surely_said(self.said) if one in kept)]
        if [one for one in runs if one in PIECES] != [kind for kind, _ in counts]:
            return ()
        each = iter(counts)
        return tuple(next(each) if one in PIECES else one for one in runs if one != PARTED)

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
            return
        kinds = dict(pieces)
        options = [self._numbers(there.get(kind, 0), many) for kind, many in kinds.items()]
        for numbers in product(*options):
            units = dict(zip(kinds, numbers, strict=True))
            yield units, tuple(count_said(kind, many, there.get(kind, 0)) for kind, many in units.items())

    @staticmethod
    def _numbers(there: int, said: int) -> tuple[int, ...]:
        return (said,) if said else tuple(dict.fromkeys((1, there or 1, *range(2, min(there, FEW)))))

    def mustered(self, area: Area) -> Iterator[BodyChoice]:
        """New units, and units that are made into something else."""
        if not self.pieces:
            yield {"units": []}, (Part(COUNT, (), unsaid=OPEN, asked=True),)
            return
        kinds = {kind for kind, _ in self.pieces}
        untold = (Part(COUNT, (), unsaid=OPEN, asked=True),) if self._becomes_untold(kinds) else ()
        for steps in (*self._steps(self.pieces[:LONGEST]), *self._steps(self.each[:LONGEST])):
            if not steps:
                continue
            for places in self._places(area, steps):
                built, parts = _built(steps, places)
                afloat = SHIP in [one.kind for one in steps if not one.of] and not places
                where = (Part(THING, (), unsaid=IMPLIED, asked=True),) if afloat else ()
                yield {"units": built}, (*parts, *where, *untold)

    def _becomes_untold(self, kinds: set[str]) -> bool:
        """Whether a line tells that footmen become something, and not what."""
        built = "build" in self.said.verbs or len(self.areas) > 1
        return kinds == {FOOTMAN} and "upgrade" in self.said.verbs and not built

    @cached_property
    def joined(self) -> bool:
        """Whether "and" stands between the first two kinds that are named."""
        kinds = [one for one, _ in self.pieces[:2]]
        at = [self.said.order.index(one) for one in kinds]
        return len(at) > 1 and "and" in self.said.order[at[0] : at[1]]

    def turned(self, kind: str, other: str) -> bool:
        """Whether a sign or a word stands between two kinds that says what the first becomes."""
        if ARROW in self.said.leads:
            return True
        order = self.said.order
        if not {kind, other} <= {*order} or kind == other:
            return False
        end = next((at for at, one in enumerate(order) if one == other and kind in order[:at]), 0)
        start = max((at for at in range(end) if order[at] == kind), default=end)
        between, apart = {*order[start:end]}, {PARTED, "and", *self.table.areas}
        before = takewhile(lambda one: one not in apart, reversed(order[:start]))
        turns = {"to", "into"} & between or "from" in before
        return bool(turns) and not apart & between

    @cached_property
    def turns(self) -> bool:
        """Whether the line says so of any two kinds that are named one after the other."""
        return any(self.turned(one, other) for (one, _), (other, _) in pairwise(self.pieces))

    def _steps(self, pieces: tuple[Piece, ...]) -> Iterator[tuple[UnitsBuilt, ...]]:
        """The ways to take the kinds of units that are named: as new ones, or one made into the next."""
        if not pieces:
            yield ()
            return
        (kind, many), *rest = pieces
        becomes = bool(rest) and self.turned(kind, rest[0][0])
        for others in self._steps(tuple(rest)) if not becomes else ():
            yield (UnitsBuilt(kind, "", many), *others)
        if "upgrade" not in self.said.verbs and not becomes:
            return
        if rest and rest[0][0] != kind:
            for others in self._steps(tuple(rest[1:])):
                yield (UnitsBuilt(rest[0][0], kind, max(many, rest[0][1])), *others)
        if kind != FOOTMAN:
            for others in self._steps(tuple(rest)):
                yield (UnitsBuilt(kind, FOOTMAN, many, untold=True), *others)

    @cached_property
    def _nearest(self) -> tuple[Area, ...]:
        """The areas that names of the line mean first."""
        return once(one for some in self._each_named for one in some)

    def _places(self, area: Area, steps: tuple[UnitsBuilt, ...]) -> Iterator[tuple[Area, ...]]:
        """Where the new units are put, if that is told: all in one place, or each in its own."""
        yield ()
        new = [one.kind for one in steps for _ in range(one.number) if not one.of]
        others = [one for one in self._nearest if one.id != area.id]
        if not others or not new or not (SHIP in new or area in self.areas):
            return
        if len(others) == 1:
            yield (others[0],) * len(new)
        elif len(new) == 1 == new.count(SHIP):
            yield from ((one,) for one in others if one.kind != LAND)
        elif len(others) == len(new) and not (SHIP in new and _on_water(new, others)):
            yield tuple(others)
        elif len(others) == new.count(SHIP):
            each = iter(others)
            yield tuple(next(each) if one == SHIP else area for one in new)


def _on_water(kinds: list[str], places: list[Area]) -> bool:
    """Whether any unit but a ship would be put into a port or a sea."""
    return any(kind != SHIP and one.kind != LAND for kind, one in zip(kinds, places, strict=True))


def _grouped(told: Iterable[Piece | str], table: KingsTable) -> list[BodyTold]:
    """The units that stand before each area; nothing, where an area or a kind stands alone."""
    found: list[BodyTold] = []
    pieces: list[Piece] = []
    via: list[Area] = []
    crosses = False
    told = tuple(told)
    for at, one in enumerate(told):
        if isinstance(one, tuple):
            pieces.append(one)
        elif one == OVER:
            crosses = True
        elif crosses and table.areas[one].kind != LAND:
            via.append(table.areas[one])
            crosses = False
        elif not pieces:
            return []
        elif _is_crossed(one, told[at + 1 :], pieces, table):
            via.append(table.areas[one])
        else:
            found.append(_body(table.areas[one], pieces, via))
            pieces, via, crosses = [], [], False
    if via and found:
        found[-1] = replace(found[-1], via=tuple(via))
    if found and pieces and {kind for kind, _ in pieces} == {SHIP} and found[-1].area.kind == LAND:
        found[-1], pieces = replace(found[-1], carried=True), []
    return [] if pieces else found


def _is_crossed(area: str, behind: tuple[Piece | str, ...], pieces: list[Piece], table: KingsTable) -> bool:
    """Whether units on foot go on from a water that is named right before another area."""
    ashore = any(kind != SHIP for kind, _ in pieces)
    goes_on = bool(behind) and behind[0] in table.areas
    return ashore and goes_on and table.areas[area].kind != LAND


def _body(area: Area, pieces: list[Piece], via: list[Area]) -> BodyTold:
    """Units that are named beside an area; a ship beside others only carries them."""
    ashore = tuple(one for one in pieces if one[0] != SHIP)
    carried = bool(ashore) and len(ashore) < len(pieces) and area.kind == LAND
    return BodyTold(area, ashore if carried else tuple(pieces), tuple(via), carried)


def _lies_in(area: Area, kind: str) -> bool:
    return any(area.units_of(seat).get(kind) for seat in area.occupants)


def _built(
    steps: tuple[UnitsBuilt, ...], places: tuple[Area, ...]
) -> tuple[list[dict[str, str]], tuple[Part, ...]]:
    """What is done with the points, with what is said of it."""
    built: list[dict[str, str]] = []
    parts: list[Part] = []
    left = iter(places)
    alone = all(one.kind != SHIP for one in steps)
    for step in steps:
        parts += step.parts()
        for _ in range(step.number):
            place = None if step.of else next(left, None)
            put = {"place": place.id} if place is not None and (alone or step.kind == SHIP) else {}
            built.append({"upgrade": step.of, "to": step.kind} if step.of else {"build": step.kind, **put})
    where = (area_said(place, TO, OPEN) for place in once(places))
    return built, (*where, *parts)


def count_said(kind: str, many: int, all_of: int) -> Part:
    """So many units of a kind."""
    return Part(COUNT, (kind,), many=many, all_of=all_of, unsaid=OPEN)
