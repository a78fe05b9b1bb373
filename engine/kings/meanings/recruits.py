"""The new units of a line, and those that are made into something else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise, takewhile

from msgspec import Struct

from engine.kernel.meanings import COUNT, IMPLIED, OPEN, PARTED, THING, USUAL, Part
from engine.kings.board.components import FOOTMAN, LAND, SHIP
from engine.kings.meanings.areas import TO, area_said, once
from engine.kings.meanings.mentions import STAYS, Piece, becomes
from engine.kings.meanings.units_named import LONGEST, BodyChoice, UnitsNamed
from engine.kings.table import Area

ARROW = ">"
"""The sign between a unit and what it becomes."""


LONGEST_ARTICLE = 5
"""So many keys an article may say right before a kind: of those before it, of an area twice, and its own."""


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


class Recruits(UnitsNamed):
    """What the units of a line may be as recruits."""

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
                built, parts = _built(area, steps, places)
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
        at = [self.said.order.index(kind) for kind in kinds]
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
        between, apart = {*order[start:end]}, {PARTED, "and"}
        near = {*takewhile(lambda key: key not in self.table.areas, reversed(order[start:end]))}
        between = near if "within" in between else between
        between -= {*_articles(order[start:end])}
        apart |= {*self.table.areas}
        apart -= {PARTED} if _leads_on(order[start:end]) else set()
        before = takewhile(lambda one: one not in apart, reversed(order[:start]))
        turns = {"to", "into"} & between or "from" in before or (STAYS in between and becomes(self.said))
        return bool(turns) and not apart & between

    @cached_property
    def turns(self) -> bool:
        """Whether the line says so of any two kinds that are named one after the other."""
        return any(self.turned(one, other) for (one, _), (other, _) in pairwise(self.pieces))

    def are_built_otherwise(self, units: list[dict[str, str]]) -> bool:
        """Whether a line rather tells that one unit becomes another, or that both are built."""
        made = [one for one in units if "upgrade" in one]
        if made:
            kinds = {kind for kind, _ in self.pieces}
            untold = any(one["upgrade"] not in kinds and not self._is_made(one["to"]) for one in made)
            return (self.joined or untold) and bool({"build", "muster"} & self.said.verbs)
        return "upgrade" in self.said.verbs and len(units) > 1 and not self.joined

    def _steps(self, pieces: tuple[Piece, ...]) -> Iterator[tuple[UnitsBuilt, ...]]:
        """The ways to take the kinds of units that are named: as new ones, or one made into the next."""
        if not pieces:
            yield ()
            return
        (kind, many), *rest = pieces
        becomes = bool(rest) and self.turned(kind, rest[0][0])
        for others in self._steps(tuple(rest)) if not (becomes or self._is_made(kind)) else ():
            yield (UnitsBuilt(kind, "", many), *others)
        if "upgrade" not in self.said.verbs and not becomes:
            return
        if rest and rest[0][0] != kind:
            for others in self._steps(tuple(rest[1:])):
                yield (UnitsBuilt(rest[0][0], kind, max(many, rest[0][1])), *others)
        if kind != FOOTMAN:
            for others in self._steps(tuple(rest)):
                yield (UnitsBuilt(kind, FOOTMAN, many, untold=True), *others)

    def _is_made(self, kind: str) -> bool:
        """Whether a line of units that become others tells right before a kind that one becomes that."""
        if "upgrade" not in self.said.verbs or kind == FOOTMAN or kind not in self.said.order:
            return False
        told = self.said.order[: self.said.order.index(kind)]
        articles = {*_articles(told[-LONGEST_ARTICLE:])}
        idle = ("filler", "chatter", "within", "go", "at_sea", "upgrade", f"one_{kind}", "1", *articles)
        before = [key for key in told if key not in idle]
        return before[-1:] in (["to"], ["into"])

    @cached_property
    def _nearest(self) -> tuple[Area, ...]:
        """The areas that names of the line mean first."""
        return once(area for areas in self._each_named for area in areas)

    def _places(self, area: Area, steps: tuple[UnitsBuilt, ...]) -> Iterator[tuple[Area, ...]]:
        """Where the new units are put, if that is told: all in one place, or each in its own."""
        yield ()
        new = [built.kind for built in steps for _ in range(built.number) if not built.of]
        others = [one for one in self._nearest if one.id != area.id]
        there = area in self.areas or any(one.land == area.id for one in others)
        if not others or not new or not (SHIP in new or there):
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


def _articles(order: tuple[str, ...]) -> Iterator[str]:
    """The areas that a word names which is only an article: "to a knight"."""
    for before, one, behind in zip(order, order[2:], order[3:], strict=False):
        if before in ("chatter", "filler") and behind == "filler":
            yield one


def _leads_on(order: tuple[str, ...]) -> bool:
    """Whether a word for becoming something stands behind each sign: "the footman - into a knight"."""
    ends = ("to", "into", "go")
    return all(behind in ends for one, behind in pairwise(order) if one == PARTED)


def _on_water(kinds: list[str], places: list[Area]) -> bool:
    """Whether any unit but a ship would be put into a port or a sea."""
    return any(kind != SHIP and one.kind != LAND for kind, one in zip(kinds, places, strict=True))


def _built(
    area: Area, steps: tuple[UnitsBuilt, ...], places: tuple[Area, ...]
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
    where = (area_said(place, TO, OPEN) for place in once(places) if place is not area)
    return built, (*where, *parts)
