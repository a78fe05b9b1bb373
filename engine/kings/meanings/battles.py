"""What units do in a battle and after it, as a line tells of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise, takewhile

from engine.kernel.meanings import (
    COUNT,
    FLAG,
    IMPLIED,
    OPEN,
    PARTED,
    SEAT,
    VALUE,
    Mentions,
    MoveMeant,
    Part,
)
from engine.kings.board.components import PIECES
from engine.kings.meanings.areas import FROM, TO
from engine.kings.meanings.board import (
    COUNTS_UNITS,
    NO_ORDER,
    NOT_HIS,
    NOT_MEANT,
    PLANNING,
    SILENT,
    MeantOnBoard,
)
from engine.kings.meanings.mentions import STAYS, UNIT, WE_LOSE, denied_of
from engine.kings.meanings.outcomes import ATTACKER, DEFENDER, SIDES
from engine.kings.meanings.units_named import BodyChoice
from engine.kings.meanings.verbs_told import loses_fortification
from engine.kings.table import Area, KingsTable, holder

BESIDE_RIVAL = ("against", "to", "of", "into", "within")
"""What may stand before a House that is helped or fought."""
NOBODY_THERE = ("none", "everybody", "empty", STAYS)
"""What a line says of an area in which nobody is left."""
UNLIKELY = 9
"""What it costs besides that no verb tells what hardly ever happens."""
TURNED_ROUND = 9
"""What it costs that a House is helped against the one whose help is told."""
AGAINST_ITSELF = 8
"""What it costs that a House helps another to attack it."""
_GOING = ("retreat", "destroy_all", "casualty", "march")
"""Keys of the verbs of which a denial may be."""
_LOSING = ("lose_area", "casualty", "destroy_all")
"""Keys of the verbs by which an area loses what was built there."""
NOT_LYING = 2
"""What it costs that the order of a support lies in another area that is named."""


class BattlesMeant(MeantOnBoard):
    """What a line may mean of battles."""

    def of_battles(self) -> Iterator[MoveMeant]:
        """Support, casualties and those who go back."""
        yield from self._supports()
        for seat in self._seats("casualty"):
            for area in self._starts(seat):
                for piece in dict.fromkeys(piece for piece, _ in self.pieces) or area.units_of(seat):
                    unit = Part(COUNT, (piece,), many=1, all_of=1, unsaid=OPEN, asked=True)
                    raw = {"area": area.id, "unit": piece}
                    others = self.bodies.aside - {*area.units_of(seat), piece}
                    beside = tuple(Part(FLAG, (one,), unsaid=IMPLIED) for one in others)
                    parts = (self._area(area, FROM), unit, *beside)
                    fought = self._fought_in(seat)
                    far = NOT_HIS * self._lost_another(seat) + NOT_LYING * bool(fought and area not in fought)
                    yield self._move("casualty", seat, raw, parts, also=others, far=far)
        yield from self._between(
            "retreat", "to", frozenset(("retreat",)), also=("losers", "destroyed", WE_LOSE, "march")
        )
        yield from self._lost()
        for seat in self._seats("destroy_all"):
            for area in self._starts(seat):
                everybody = Part(FLAG, ("everybody",), unsaid=IMPLIED)
                there = (*self._lying_with(seat, area), *self._all_that_lie(area.units_of(seat)))
                every = self._everybody or self._names_every(area.units_of(seat))
                verbs = ("destroy_all", *(("casualty",) if every else ()))
                far = COUNTS_UNITS * self._names_some(area.units_of(seat))
                far += NOT_LYING * 2 * (self._names_one and not self._everybody)
                far += NOT_MEANT * self._loses_a_unit
                yield self._move(
                    "destroy_all",
                    seat,
                    {"area": area.id},
                    (self._area(area, FROM), everybody, *there),
                    verbs=verbs,
                    also=("none", "destroyed"),
                    far=far,
                    silent=UNLIKELY,
                    denies="none" in self.said.values or "retreat" in denied_of(self.said, _GOING),
                )

    def _names_every(self, there: dict[str, int]) -> bool:
        """Whether a line counts all units of several that lie in an area."""
        return sum(there.values()) > 1 and {**dict(self.pieces)} == there

    @property
    def _loses_a_unit(self) -> bool:
        """Whether a line speaks of a unit and not of its kind, and not of everybody."""
        told = UNIT in self.said.leads or ("1", "casualty") in pairwise(self.said.order)
        return told and not self.pieces and not self._everybody

    @property
    def _names_one(self) -> bool:
        """Whether a line names one kind of units, and not several of it."""
        return len(self.pieces) == 1 and self.pieces[0][1] < 2

    @property
    def _everybody(self) -> bool:
        """Whether a line speaks of everybody, and not beside a unit that another part tells of."""
        parts = [{*some} for parted, some in groupby(self.said.order, PARTED.__eq__) if not parted]
        near = {*PIECES, *self.said.ids, *_GOING, "lose_area"}
        return any("everybody" in part and part & near for part in parts)

    def _names_some(self, there: dict[str, int]) -> bool:
        """Whether a line names some of the units that lie in an area, and not all of them."""
        if not self.pieces or self._everybody:
            return False
        kinds = {kind for kind, many in there.items() if many}
        return kinds > {kind for kind, _ in self.pieces} or self._counts_fewer(there)

    def _supports(self) -> Iterator[MoveMeant]:
        """Support from an own area in a battle, for one side."""
        fight = self.table.fight
        fought = fight.area if fight is not None and fight.open else ""
        there = (seat for area in self.areas for seat in area.occupants)
        for seat in dict.fromkeys((*self._seats("support"), *there)):
            for start in self._starts(seat):
                for end in self.bodies.ends(start):
                    where: tuple[Part, ...] = (
                        self._area(start, ("from", "within")),
                        self._area(end, TO, IMPLIED if fought == end.id else OPEN, asked=fought != end.id),
                    )
                    where += self._lying_with(seat, start)
                    planned = self.table.phase == PLANNING
                    for (told, parts), untold in supported(self.table, self.said, seat, end):
                        raw = {"from": start.id, "battle": end.id, **told}
                        yield self._move(
                            "support",
                            seat,
                            raw,
                            (*where, *parts),
                            also=(
                                "battle",
                                "support",
                                *(("attacker", "march") if "attacker" in told else ()),
                            ),
                            far=NOT_LYING * self._lies_elsewhere(start, "support")
                            + TURNED_ROUND * self.is_backwards(start, end)
                            + NO_ORDER * self._is_helped(start, end)
                            + AGAINST_ITSELF * (told.get("side") == ATTACKER and holder(end) == seat),
                            silent=SILENT + COUNTS_UNITS * bool(self.pieces),
                            untold=untold,
                            signs=(DEFENDER,) if told.get("side") == DEFENDER and not planned else (),
                        )

    def _is_helped(self, start: Area, end: Area) -> bool:
        """Whether a line tells support of the end for the start: "b helps the roses in c"."""
        order = self.said.order
        if not {"support", start.id, end.id} <= {*order}:
            return False
        verb, at = order.index("support"), order.index(start.id)
        return order.index(end.id) < verb < at and not {"from", "of"} & {*order[verb:at]}

    def _lost(self) -> Iterator[MoveMeant]:
        """An area that a House loses, and a fortification that is removed."""
        for seat in self._seats("lose_area"):
            for area in self.areas:
                where = self._area(area, (), OPEN, asked=True)
                far = NOT_MEANT * (self._everybody or loses_fortification(self.said) or self._loses_a_unit)
                far += UNLIKELY * bool(self.pieces or self.said.numbers)
                yield self._move("lose_area", seat, {"area": area.id}, (where,), silent=UNLIKELY, far=far)
                later = Part(VALUE, ("next_turn",), unsaid=OPEN)
                raw = {"area": area.id, "when": "next_turn"}
                yield self._move(
                    "lose_area",
                    seat,
                    raw,
                    (where, later),
                    silent=UNLIKELY,
                    far=far,
                    signs=("next_turn",),
                    denies=True,
                )
        yield from self._fallen()

    def _fallen(self) -> Iterator[MoveMeant]:
        """A fortification that is removed."""
        loses = loses_fortification(self.said)
        told = "fortification" in self.said.values
        units = not told and ("everybody" in self.said.leads or bool(self.pieces))
        for area in self.areas:
            fort = Part(VALUE, ("fortification",), unsaid=IMPLIED)
            parts = (self._area(area, (*FROM, *TO), OPEN, asked=True), fort)
            raw = {"do": "remove_fortification", "area": area.id}
            verbs = frozenset(("remove_fortification", *(_LOSING if loses else ())))
            also = frozenset((*NOBODY_THERE, "retreat", "removes"))
            signs = frozenset(("fortification",) * loses)
            far = NOT_MEANT * units
            yield MoveMeant(
                raw, verbs, parts, silent=UNLIKELY, also=also, may_deny=True, signs=signs, far=far
            )


def supported(
    table: KingsTable, said: Mentions, seat: str, battle: Area
) -> Iterator[tuple[BodyChoice, bool]]:
    """Which side a House supports, and against whom; true: it is left open."""
    fight = table.fight if table.fight is not None and table.fight.open else None
    there = battle.occupants
    fights = seat in there or (fight is not None and fight.attacker == seat)
    speaks = said.order[:1] if seat not in said.seats else ()
    others = [one for one in said.seats if one != seat and one not in speaks]
    untold = not (fights or fight is not None or table.phase == "")
    by_itself = _supports_itself(said, seat)
    another = (Part(VALUE, (), unsaid=OPEN),) * by_itself
    yield ({}, ()), untold
    for side in SIDES:
        told = Part(VALUE, (side,), unsaid=OPEN, asked=True, also=(side,))
        yield ({"side": side}, (told, *another)), False
        if by_itself and side == ATTACKER:
            yield ({"side": side, "attacker": seat}, (told, Part(SEAT, (seat,), unsaid=IMPLIED))), False
        for one in others:
            other = Part(SEAT, (one,), BESIDE_RIVAL, unsaid=OPEN)
            if side == ATTACKER:
                goes = Part(VALUE, (side,), unsaid=IMPLIED if one not in there else OPEN)
                rival = len(others) > 1 and (_is_fought(said, one) or _helped(said, others) not in ("", one))
                rival |= len(others) > 1 and one in there
                fought = (Part(VALUE, (), unsaid=OPEN),) if rival else ()
                yield ({"side": side, "attacker": one}, (goes, other, *fought)), False
            elif one not in there:
                own = seat in there
                goes = Part(VALUE, (side,), unsaid=IMPLIED if own else OPEN, asked=not own)
                turned = _helped(said, others) == one or _attacks_only(said)
                helped = (Part(VALUE, (), unsaid=TURNED_ROUND),) if turned else ()
                yield ({"side": side, "attacker": one}, (goes, other, *helped)), False
                for choice, untold_of in _both(side, one, others, there):
                    yield (choice[0], (*choice[1], *helped)), untold_of
            else:
                goes = Part(VALUE, (side,), unsaid=IMPLIED if len(there) == 1 else OPEN)
                yield ({"side": side}, (goes, other)), False


def _supports_itself(said: Mentions, seat: str) -> bool:
    """Whether a House is named first, and once more beside the attacker behind the verb of supporting."""
    keys = ("mine", "support", ATTACKER, *said.seats)
    told = [key for key, _ in groupby(key for key in said.order if key in keys)]
    if told[:1] != [seat] or "support" not in told:
        return False
    helped = told[len(told) - told[::-1].index("support") :]
    return helped in ([seat, ATTACKER], [ATTACKER, seat], ["mine", ATTACKER])


def _attacks_only(said: Mentions) -> bool:
    """Whether a line tells right behind the verb of helping that an attack is helped, and no defence."""
    told = [name for name in said.order if name in ("support", *SIDES, *said.ids)]
    return DEFENDER not in told and ("support", ATTACKER) in pairwise(told)


def _is_fought(said: Mentions, seat: str) -> bool:
    """Whether a seat is named right behind the word for being against it."""
    before = said.order[: said.order.index(seat)] if seat in said.order else ()
    near = takewhile(lambda one: one not in (*said.ids, *said.seats), reversed(before))
    return "against" in near


def _helped(said: Mentions, others: list[str]) -> str:
    """The House that is named right behind the verb of helping, if one is."""
    told = [
        name for name in said.order if name in ("support", "against", ATTACKER, PARTED, *said.ids, *others)
    ]
    return next((other for one, other in pairwise(told) if one == "support" and other in others), "")


def _both(
    side: str, attacker: str, others: list[str], there: tuple[str, ...]
) -> Iterator[tuple[BodyChoice, bool]]:
    """The defender is named with the attacker."""
    for one in others:
        if one in there:
            parts = (
                Part(VALUE, (side,), unsaid=IMPLIED),
                Part(SEAT, (one,)),
                Part(SEAT, (attacker,), ("against",)),
            )
            yield ({"side": side, "attacker": attacker}, parts), False
