"""What a line may mean on the board: the moves with what is said of each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, groupby, pairwise
from typing import Any

from engine.kernel.meanings import FLAG, IMPLIED, NUMBER, OPEN, PARTED, VALUE, Mentions, MoveMeant, Part
from engine.kings.board.components import (
    CALL,
    FORCED_MARCH,
    MARCH,
    ONE_TIME,
    PERMANENT,
    PORT,
    POWER,
    YOUNG_WOLF,
)
from engine.kings.meanings.areas import EMPTY, FROM, TO
from engine.kings.meanings.battles import BattlesMeant
from engine.kings.meanings.board import (
    LIES_THERE,
    NOT_ASKED,
    NOT_MEANT,
    SILENT,
    UNHEARD,
)
from engine.kings.meanings.mentions import NOT, OUTCOMES, TOKENS, WE_LOSE, denied_of, excepts, fought_for
from engine.kings.meanings.orders import OrdersMeant
from engine.kings.meanings.outcomes import BESIDE, FATES, gives_way, outcomes
from engine.kings.meanings.ports import PortsMeant
from engine.kings.meanings.verbs_told import helps_attack, loses_fortification, loses_power
from engine.kings.public_table import taken_off
from engine.kings.table import Area, KingsTable

TITLES = {
    "a_game_of_thrones": "A Game of Thrones",
    "winter_is_coming": "Winter is Coming",
    "supply_card": "Supply",
    "mustering_card": "Mustering",
}
"""The cards that players name, in whatever language, by the value that says it."""

_DONE_BY_CARD = {"mustering_card": "muster", "supply_card": "supply_delivery"}
"""What a card makes the players do, which also names it where a line tells that it is drawn."""
ALONE = ("a_game_of_thrones", "winter_is_coming")
"""Those whose names mean nothing else at the table, even where an area is named."""


def westeros_cards(said: Mentions) -> Iterator[MoveMeant]:
    """The cards that are named: each may be the one that is resolved; where none is, any."""
    told = "westeros_card" in said.verbs
    none = told and not {*TITLES} & {*said.values}
    for named, title in TITLES.items():
        does = _DONE_BY_CARD.get(named, "")
        if none or named in said.values:
            yield MoveMeant(
                {"do": "westeros_card", "card": title},
                frozenset(("westeros_card", "resolve")),
                (Part(FLAG, (named, *((does,) if told and does else ())), unsaid=OPEN, asked=True),),
                also=frozenset(("card", *TOKENS)),
                signs=frozenset((named,) if named in ALONE or not said.ids else ()),
            )


def meanings(table: KingsTable, said: Mentions) -> Iterator[MoveMeant]:
    """All moves that may be meant where these things are spoken of, whatever orders lie face down."""
    every = _Meanings(taken_off(table), said)
    yield MoveMeant({"do": "next_step"}, frozenset(("next_step",)), silent=NOT_MEANT)
    yield from chain(
        westeros_cards(said),
        every.of_orders(),
        every.of_areas(),
        every.of_battles(),
        every.of_ports(),
        every.of_cards(),
    )


class _Meanings(OrdersMeant, BattlesMeant, PortsMeant):
    """The moves on one board that one line may mean."""

    def of_areas(self) -> Iterator[MoveMeant]:
        """What orders do in areas: power, recruits, raids and marches."""
        for seat in self._seats("consolidate"):
            for area in self._with_order(seat, POWER):
                yield from self._consolidated(seat, area)
        yield from self._mustered()
        off = ("from", "of") if "removes" in self.said.leads else ()
        yield from self._between("raid", "target", frozenset(("raid",)), to=(*TO, *off))
        by_order = LIES_THERE * self._marches_by_one_time_order + NOT_ASKED * self._only_retreats
        by_order += NOT_MEANT * helps_attack(self.said)
        beside = ["march", EMPTY, *(("sea",) if self.bodies.seas_at_large else ())]
        at_peace = self.table.fight is None and not {*OUTCOMES} & {*self.said.order}
        beside += ["retreat"] if at_peace else []
        for seat in self._marching():
            for start in self._starts(seat):
                for raw, told in self.bodies.marched(seat, start):
                    moved = {"from": start.id, **raw}
                    parts = (self._area(start, FROM), *told)
                    ends = [*outcomes(self.table, self.said, seat, self._end_of(raw))]
                    ways = NOT_ASKED * self._ends_before(start, raw)
                    to = {one["to"] for one in raw["moves"]}
                    ways += UNHEARD * bool({start.id, *to} & self.of_ports_alone)
                    ways += NOT_ASKED * (not start.units_of(seat) and self._has_units(seat))
                    bare = by_order + ways + UNHEARD * (bool(ends) or self._is_beaten(seat, start))
                    left = excepts(self.said)
                    yield self._move(
                        "march", seat, moved, parts, verbs=_MARCH, also=beside, far=bare, untold=left
                    )
                    for battle, ended in ends:
                        fought = {**moved, **battle}
                        far = NOT_MEANT * self._only_retreats + ways
                        also = (*beside, *BESIDE, *fought_for(self.said))
                        told_of = (*parts, *ended)
                        yield self._move("march", seat, fought, told_of, verbs=_MARCH, also=also, far=far)

    def _marching(self) -> tuple[str, ...]:
        """The Houses that may march: also those in areas that are named, where only others may be."""
        fought = {*OUTCOMES, *FATES} & {*self.said.order}
        there = (seat for area in self.areas for seat in area.occupants) if fought else ()
        orders = self.table.orders() if fought else ()
        ordered = (one.house for _, one in orders if one.order in (MARCH, YOUNG_WOLF))
        return tuple(dict.fromkeys((*self._seats("march"), *there, *ordered)))

    def _is_beaten(self, seat: str, start: Area) -> bool:
        """Whether a House has just lost a battle and has no March order there, so that it goes back."""
        fight = self.table.fight
        lost = fight is not None and not fight.open and fight.loser != ""
        return lost and not (start.order_of(seat, MARCH) or start.order_of(seat, YOUNG_WOLF))

    @property
    def _marches_by_one_time_order(self) -> bool:
        """Whether a line names a one-time order by which units march, and no March order."""
        return bool({FORCED_MARCH, YOUNG_WOLF} & {*self.said.values}) and MARCH not in self.said.values

    @property
    def _only_retreats(self) -> bool:
        """Whether a line tells a retreat that is waited for, and neither a march nor how a battle ended."""
        order = self.said.order
        first = next((at for at, one in enumerate(order) if one in self.table.areas), len(order))
        lost = {WE_LOSE, "losers"} if not {*OUTCOMES} & {*order[first:]} else set()
        marches = {*_MARCH, *OUTCOMES} & {*self.said.verbs, *order} - {"go", *lost}
        only = "retreat" in self.said.verbs and "retreat" in self.said.asked and not marches
        return only and not gives_way(self.table, self.said)

    def _has_units(self, seat: str) -> bool:
        """Whether a House has units in an area that is named."""
        return any(area.units_of(seat) for area in self.areas)

    def _ends_before(self, start: Area, raw: dict[str, Any]) -> bool:
        """Whether the only area a march leads to is named before the start in the same way."""
        end = self._end_of(raw)
        return end is not None and self.is_backwards(start, end)

    def _end_of(self, raw: dict[str, Any]) -> Area | None:
        """The area a march leads to, if it is one."""
        ends = {one["to"] for one in raw["moves"]}
        return self.table.areas.get(ends.pop()) if len(ends) == 1 else None

    def _mustered(self) -> Iterator[MoveMeant]:
        also = ("mustering_points", "mustering_card", "from", *self._points)
        for seat in self._seats("muster"):
            for area in self._lands(seat):
                where = self._area(area, (*TO, *FROM))
                for raw, told in self.recruits.mustered(area):
                    upgrades = any("upgrade" in one for one in raw["units"])
                    turns = self.recruits.turns
                    verbs: tuple[str, ...] = ("upgrade",) if upgrades and not turns else ("muster", "build")
                    verbs += ("upgrade",) if upgrades and turns else ()
                    silent = NOT_ASKED * 2 if upgrades and not turns else SILENT
                    whole, parts = {"area": area.id, **raw}, (where, *told)
                    nothing = not raw["units"] and not self.said.denies
                    far = UNHEARD * self.recruits.are_built_otherwise(raw["units"])
                    far += LIES_THERE * (CALL in self.said.values and any(self._with_order(seat, CALL)))
                    yield self._move(
                        "muster",
                        seat,
                        whole,
                        parts,
                        verbs=verbs,
                        also=also,
                        silent=silent,
                        untold=nothing,
                        far=far,
                    )

    @property
    def _points(self) -> tuple[str, ...]:
        """The numbers that stand right before the word for mustering points."""
        told = [name for name in self.said.order if name.isdecimal() or name == "mustering_points"]
        return tuple(one for one, other in pairwise(told) if other == "mustering_points" != one)

    def _consolidated(self, seat: str, area: Area) -> Iterator[MoveMeant]:
        one = area.kind == PORT and {*self.said.values} & {*TOKENS} != {"power_tokens"}
        for take in ("power_token" if one else "power_tokens", "fortification"):
            keys = (take,) if take == "fortification" else TOKENS
            choice = Part(VALUE if take == "fortification" else FLAG, keys, unsaid=OPEN, asked=True)
            where = self._with_units(seat, area, self._area(area, (*TO, *FROM), order=POWER))
            parts = (where, choice, *self._lying_with(seat, area))
            raw: dict[str, Any] = {"area": area.id, "take": take}
            if take != "fortification" and area.kind == PORT and self._tokens_counted > 1:
                raw |= {"take": "power_tokens", "tokens": self._tokens_counted}
                parts = (*parts, Part(NUMBER, (str(self._tokens_counted),), unsaid=IMPLIED))
            verbs = ("consolidate", "build") if take == "fortification" else ("consolidate",)
            also = (POWER, "takes", "resolve")
            far = LIES_THERE * bool({*ONE_TIME} & {*self.said.values})
            lost = "remove_fortification" in self.said.verbs
            lost |= loses_fortification(self.said)
            far += NOT_MEANT * (take == "fortification" and lost)
            tokens = bool({*TOKENS} & {*self.said.values, *self.said.leads})
            unbuilt = "fortification" in denied_of(self.said, ("fortification", *TOKENS))
            far += NOT_MEANT * (take != "fortification" and self._denies_tokens)
            far += NOT_MEANT * (take == "fortification" and tokens and unbuilt and not self._denies_tokens)
            far += NOT_ASKED * (take != "fortification" and self._builds_by_power)
            far += NOT_MEANT * (take == "fortification" and self._only_tokens_in_plain)
            far += UNHEARD * (
                take != "fortification" and (self._takes_only_a_fortification or self._takes_a_fortification)
            )
            others = ({*PERMANENT, *ONE_TIME} - {POWER}) & {*self.said.values}
            signs = ("fortification",) if take == "fortification" and not others else ()
            yield self._move(
                "consolidate",
                seat,
                raw,
                parts,
                verbs=verbs,
                also=also,
                far=far + UNHEARD * loses_power(self.said),
                signs=signs,
                untold=loses_power(self.said),
            )
            besides_it = {"power_token", "token"} & {*self.said.values, *self.said.leads}
            if take == "fortification" and besides_it and not self._denies_tokens:
                besides = Part(FLAG, TOKENS, unsaid=OPEN)
                for many in self.said.numbers or ("1",):
                    number = (Part(NUMBER, (many,)),) if many != "1" else ()
                    told = (*parts, besides, *number)
                    whole = {**raw, "tokens": int(many)}
                    yield self._move("consolidate", seat, whole, told, verbs=verbs, also=also)

    @property
    def _tokens_counted(self) -> int:
        """How many tokens a line says that it takes; 0 where it says no number."""
        return max((many for key, many in self.said.counts if key in TOKENS), default=0)

    @property
    def _takes_only_a_fortification(self) -> bool:
        """Whether a line names a fortification behind the verb, and tokens only before it."""
        order = self.said.order
        verb = next((at for at, one in enumerate(order) if one == "consolidate"), len(order))
        return "fortification" in order[verb:] and not {*TOKENS} & {*order[verb:]}

    @property
    def _takes_a_fortification(self) -> bool:
        """Whether a fortification stands right behind a word for taking or building one."""
        idle = ("filler", "chatter", *self.said.verbs - {"build", "place_order", "place_one_time"})
        told = [key for key in self.said.order if key not in idle]
        pairs = pairwise(told)
        words = ("takes", "build", "place_order", "place_one_time")
        takes = any(one in words and other == "fortification" for one, other in pairs)
        first = [key for key in told if key in (*TOKENS, "fortification")][:1]  # tokens told later are spent
        return (
            takes and first == ["fortification"] and not (self.said.denies or loses_fortification(self.said))
        )

    @property
    def _builds_by_power(self) -> bool:
        """Whether a line builds a fortification and names tokens only in the name of the order."""
        order = self.said.order
        named = [at for at, one in enumerate(order) if one in TOKENS]
        by_order = all(POWER in order[max(0, at - 1) : at + 2] for at in named)
        builds = any(one == "build" and other == "fortification" for one, other in pairwise(order))
        return bool(named) and by_order and builds

    @property
    def _only_tokens_in_plain(self) -> bool:
        """Whether a part of a line denies a fortification, and another takes tokens and denies nothing."""
        parts = [{*some} for parted, some in groupby(self.said.order, PARTED.__eq__) if not parted]
        plain = [part for part in parts if NOT not in part]
        tokens = any({*TOKENS} & part and {"consolidate", "takes"} & part for part in plain)
        return tokens and "fortification" in self.said.values and not any("fortification" in p for p in plain)

    @property
    def _denies_tokens(self) -> bool:
        """Whether a line denies tokens: "a fort, not tokens", "I do not take tokens, I build"."""
        sure = [key for key in self.said.order if key not in ("filler", "chatter")]
        if any(one in (NOT, "instead") and other in TOKENS for one, other in pairwise(sure)):
            return True
        if self._only_tokens_in_plain:
            return False
        parts = [[*some] for parted, some in groupby(self.said.order, PARTED.__eq__) if not parted]
        keys = (NOT, "consolidate", "fortification", *TOKENS)
        told = [[one for one in some if one in keys] for some in parts]
        forts = "fortification" in self.said.values
        return forts and any(map(_denies_its_tokens, told))

    def of_cards(self) -> Iterator[MoveMeant]:
        """The sets of House cards."""
        for seat in self._seats("choose_house_cards"):
            for one in ("base", "clash_of_kings", "mixed"):
                told = Part(VALUE, (one,), unsaid=OPEN, asked=True)
                raw = {"set": one}
                far = NOT_MEANT * bool(self.areas or self.pieces)
                yield self._move(
                    "choose_house_cards", seat, raw, (told,), also=("card",), signs=(one,), far=far
                )


def _denies_its_tokens(told: list[str]) -> bool:
    """Whether a denial stands before tokens in a part of a line, or behind them and before nothing else."""
    near = [one for one in told if one != "consolidate"]
    before = any(one == NOT and other in TOKENS for one, other in pairwise(near))
    return before or (near[-1:] == [NOT] and "consolidate" in told and bool({*TOKENS} & {*near}))


_MARCH = ("march", "march_leaving_token", "go")
