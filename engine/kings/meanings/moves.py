"""What a line may mean on the board: the moves with what is said of each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from engine.kernel.meanings import COUNT, FLAG, IMPLIED, NUMBER, OPEN, USUAL, VALUE, Mentions, MoveMeant, Part
from engine.kings.components import (
    FORCED_MARCH,
    MARCH,
    ONE_TIME,
    PERMANENT,
    PIECES,
    PORT,
    POWER,
    SHIP,
    UNIQUE,
    YOUNG_WOLF,
)
from engine.kings.meanings.board import BESIDE, NO_ORDER, NOT_ASKED, SILENT, MeantOnBoard, outcomes, supported
from engine.kings.meanings.march_parts import ARROW, FROM, TO, denied_of, once
from engine.kings.public_table import taken_off
from engine.kings.table import Area, KingsTable

TITLES = {
    "a_game_of_thrones": "A Game of Thrones",
    "winter_is_coming": "Winter is Coming",
    "supply_card": "Supply",
    "mustering_card": "Mustering",
}
"""The cards that players name, in whatever language, by the value that says it."""

ALONE = ("a_game_of_thrones", "winter_is_coming")
"""Those whose names mean nothing else at the table, even where an area is named."""


def westeros_cards(said: Mentions) -> Iterator[MoveMeant]:
    """The cards that are named: each may be the one that is resolved."""
    for named, title in TITLES.items():
        if named in said.values:
            yield MoveMeant(
                {"do": "westeros_card", "card": title},
                frozenset(("westeros_card", "resolve")),
                (Part(VALUE, (named,), unsaid=OPEN, asked=True),),
                also=frozenset(("card",)),
                signs=frozenset((named,) if named in ALONE or not said.ids else ()),
            )


NOT_MEANT = 40
LIES_THERE = 8
"""What it costs that an order which lies there already is laid once more."""
NAMES_UNITS = 3
"""What it costs that units are named for a raid, which nobody has to do."""
COUNTS_UNITS = 8
"""What it costs that units are named for what no verb tells, and what all of them do; or no order is."""
UNLIKELY = 9
"""What it costs besides that no verb tells what hardly ever happens."""
NOT_LYING = 2
"""What it costs that the order of a support lies in another area that is named."""
UNHEARD = 8
"""What it costs that an order is laid otherwise than the line tells."""
SINKS = 8
"""What it costs that ships are sunk, and not that their port is taken."""
TOKENS = ("power_tokens", "power_token", "tokens", "token")


def meanings(table: KingsTable, said: Mentions) -> Iterator[MoveMeant]:
    """All moves that may be meant where these things are spoken of, whatever orders lie face down."""
    every = _Meanings(taken_off(table), said)
    yield MoveMeant({"do": "next_step"}, frozenset(("next_step",)), silent=NOT_MEANT)
    yield from chain(
        every.of_orders(),
        every.of_areas(),
        every.of_battles(),
        every.of_ports(),
        every.of_cards(),
        westeros_cards(said),
    )


class _Meanings(MeantOnBoard):
    """The moves on one board that one line may mean."""

    def of_orders(self) -> Iterator[MoveMeant]:
        """Orders that are laid, and one-time orders that are resolved."""
        orders = tuple(dict.fromkeys(one for one in self.said.values if one in (*ONE_TIME, *PERMANENT)))
        for order in orders:
            yield from self._laid("place_one_time" if order in ONE_TIME else "place_order", order)
        verb = "decline_one_time"
        for seat in self._seats(verb):
            yield self._move(
                verb, seat, {}, (), denied=("place_one_time",), also=("this_turn",), silent=NOT_MEANT
            )
        lying = (one.order for _, one in self.table.orders() if one.one_time)
        for order in dict.fromkeys((*(one for one in orders if one in ONE_TIME), *lying)):
            yield from self._executed(order)

    def _laid(self, verb: str, order: str) -> Iterator[MoveMeant]:
        said = ("place_one_time", "place_order", order, _VERB_OF.get(order, order))
        named = Part(VALUE, (order,), unsaid=OPEN, asked=True)
        also = (
            order,
            _VERB_OF.get(order, order),
            "down",
            "closed",
            "one_time",
            "permanent",
            "this_turn",
            "face",
            "step",
            "card",
        )
        silent = verb not in self.said.asked and not {"place_one_time", "place_order"} & self.said.verbs
        for seat in self._seats(verb):
            for area in self._places(seat):
                where = self._area(area, TO, OPEN, asked=True)
                for told, shown in self._told_of_laying(verb):
                    raw = {"order": order, "area": area.id, **told}
                    far = LIES_THERE * (silent or area.order_of(seat, order) is not None)
                    far += LIES_THERE * (order in UNIQUE.values() and UNIQUE.get(seat) != order)
                    yield self._move(verb, seat, raw, (named, where, *shown), verbs=said, also=also, far=far)

    def _told_of_laying(self, verb: str) -> Iterator[tuple[dict[str, Any], tuple[Part, ...]]]:
        """Which way up an order is laid, or at which step, where that is said."""
        yield {}, (Part(FLAG, (), unsaid=self._unheard_of_laying(verb)),)
        if verb == "place_order" and "one_time" in self.said.values:
            yield {"step": "one_time"}, (Part(VALUE, ("one_time",), unsaid=OPEN),)
        face = next((one for one in ("up", "down") if one in self.said.values), "")
        if verb == "place_one_time" and face:
            yield {"face": face}, (Part(VALUE, (face,), unsaid=OPEN),)

    def _unheard_of_laying(self, verb: str) -> int:
        """What it costs to leave out that an order is laid face up, or at another step than its own."""
        if verb == "place_one_time":
            return UNHEARD if "up" in self.said.values else USUAL * ("down" in self.said.values)
        return OPEN * ("one_time" in self.said.values)

    def _executed(self, order: str) -> Iterator[MoveMeant]:
        verb = "execute_one_time"
        houses = {area.id: one.house for area, one in self.table.orders() if one.order == order}
        lying = [self.table.areas[one] for one in houses]
        plays = ("place_one_time",) if lying and "place_one_time" not in self.said.asked else ()
        verbs = (order, _VERB_OF.get(order, order), "resolve", *plays, *_DOES.get(order, ()))
        name = Part(VALUE, (order,), unsaid=USUAL + 1)
        of_house = [house for house, one in UNIQUE.items() if one == order]
        for seat in dict.fromkeys((*self._seats(verb), *houses.values(), *of_house)):
            for area in lying or self._places(seat):
                far = NOT_ASKED * (houses.get(area.id, seat) != seat)
                far += LIES_THERE * (bool(of_house) and seat not in of_house)
                leads = _LIES_BEHIND.get(order, (*FROM, *TO))
                where = self._area(area, leads, IMPLIED if len(lying) == 1 else USUAL)
                for raw, told in self.one_time.of(order, seat, area):
                    whole = {"order": order, "area": area.id, **raw}
                    parts, also = (name, where, *told), self.one_time.beside(order)
                    nothing = order == "call" and not raw and not self.said.denies
                    silent = SILENT + COUNTS_UNITS * (order not in self.said.values)
                    yield self._move(
                        verb,
                        seat,
                        whole,
                        parts,
                        verbs=verbs,
                        also=also,
                        far=far,
                        untold=nothing,
                        silent=silent,
                    )

    def of_areas(self) -> Iterator[MoveMeant]:
        """What orders do in areas: power, recruits, raids and marches."""
        for seat in self._seats("consolidate"):
            for area in self._with_order(seat, POWER):
                yield from self._consolidated(seat, area)
        yield from self._mustered()
        off = ("from", "of") if "removes" in self.said.leads else ()
        yield from self._between("raid", "target", frozenset(("raid",)), to=(*TO, *off))
        by_order = LIES_THERE * self._marches_by_one_time_order
        for seat in self._seats("march"):
            for start in self._starts(seat):
                for raw, told in self.bodies.marched(seat, start):
                    moved = {"from": start.id, **raw}
                    parts = (self._area(start, FROM), *told)
                    yield self._move("march", seat, moved, parts, verbs=_MARCH, also=("march",), far=by_order)
                    for battle, ended in outcomes(self.table, self.said, seat, self._end_of(raw)):
                        fought = {**moved, **battle}
                        also = ("march", *BESIDE)
                        yield self._move("march", seat, fought, (*parts, *ended), verbs=_MARCH, also=also)

    @property
    def _marches_by_one_time_order(self) -> bool:
        """Whether a line names a one-time order by which units march, and no March order."""
        return bool({FORCED_MARCH, YOUNG_WOLF} & {*self.said.values}) and MARCH not in self.said.values

    def _end_of(self, raw: dict[str, Any]) -> Area | None:
        """The area a march leads to, if it is one."""
        ends = {one["to"] for one in raw["moves"]}
        return self.table.areas.get(ends.pop()) if len(ends) == 1 else None

    def _mustered(self) -> Iterator[MoveMeant]:
        also = ("mustering_points", "from")
        for seat in self._seats("muster"):
            for area in self._lands(seat):
                where = self._area(area, (*TO, *FROM))
                for raw, told in self.bodies.mustered(area):
                    upgrades = any("upgrade" in one for one in raw["units"])
                    verbs = ("upgrade",) if upgrades else ("muster", "build")
                    silent = NOT_ASKED * 2 if upgrades and ARROW not in self.said.leads else SILENT
                    whole, parts = {"area": area.id, **raw}, (where, *told)
                    nothing = not raw["units"] and not self.said.denies
                    far = UNHEARD * ("upgrade" in self.said.verbs and len(raw["units"]) > 1 and not upgrades)
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

    def _consolidated(self, seat: str, area: Area) -> Iterator[MoveMeant]:
        takes = ("power_token", "fortification") if area.kind == PORT else ("power_tokens", "fortification")
        for take in takes:
            keys = (take,) if take == "fortification" else TOKENS
            choice = Part(VALUE if take == "fortification" else FLAG, keys, unsaid=OPEN, asked=True)
            parts = (self._area(area, (*TO, *FROM), order=POWER), choice)
            raw = {"area": area.id, "take": take}
            verbs = ("consolidate", "build") if take == "fortification" else ("consolidate",)
            also = (POWER, "takes", "resolve")
            far = LIES_THERE * bool({*ONE_TIME} & {*self.said.values})
            far += LIES_THERE * (take == "fortification" and "remove_fortification" in self.said.verbs)
            tokens = bool({*TOKENS} & {*self.said.values, *self.said.leads})
            unbuilt = "fortification" in denied_of(self.said, ("fortification", *TOKENS))
            far += NOT_MEANT * (take == "fortification" and tokens and unbuilt)
            others = ({*PERMANENT, *ONE_TIME} - {POWER}) & {*self.said.values}
            signs = ("fortification",) if take == "fortification" and not others else ()
            yield self._move("consolidate", seat, raw, parts, verbs=verbs, also=also, far=far, signs=signs)
            if take == "fortification" and {"power_token", "token"} & {*self.said.values, *self.said.leads}:
                besides = Part(FLAG, TOKENS, unsaid=OPEN)
                for many in self.said.numbers or ("1",):
                    number = (Part(NUMBER, (many,)),) if many != "1" else ()
                    told = (*parts, besides, *number)
                    whole = {**raw, "tokens": int(many)}
                    yield self._move("consolidate", seat, whole, told, verbs=verbs, also=also)

    def of_battles(self) -> Iterator[MoveMeant]:
        """Support, casualties and those who go back."""
        yield from self._supports()
        for seat in self._seats("casualty"):
            for area in self._starts(seat):
                for piece in dict.fromkeys(piece for piece, _ in self.pieces) or area.of(seat):
                    unit = Part(COUNT, (piece,), many=1, all_of=1, unsaid=OPEN, asked=True)
                    raw = {"area": area.id, "unit": piece}
                    yield self._move("casualty", seat, raw, (self._area(area, FROM), unit))
        yield from self._between("retreat", "to", frozenset(("retreat",)), also=("losers", "destroyed"))
        yield from self._lost()
        for seat in self._seats("destroy_all"):
            for area in self._starts(seat):
                everybody = Part(FLAG, ("everybody",), unsaid=IMPLIED)
                verbs = ("destroy_all", *(("casualty",) if "everybody" in self.said.leads else ()))
                yield self._move(
                    "destroy_all",
                    seat,
                    {"area": area.id},
                    (self._area(area, FROM), everybody),
                    verbs=verbs,
                    silent=UNLIKELY,
                )

    def _between(
        self,
        verb: str,
        at: str,
        verbs: frozenset[str],
        also: tuple[str, ...] = (),
        to: tuple[str, ...] = TO,
    ) -> Iterator[MoveMeant]:
        """What is done from an own area to another."""
        fight = self.table.fight
        fought = self.table.areas.get(fight.area) if fight is not None and verb == "retreat" else None
        for seat in self._seats(verb):
            for start in once((*self._starts(seat), *((fought,) if fought else ()))):
                for end in self._ends(start):
                    parts: tuple[Part, ...] = (self._area(start, FROM), self._area(end, to, OPEN, asked=True))
                    parts += tuple(Part(FLAG, (one,), unsaid=IMPLIED) for one in start.of(seat))
                    raw, beside = {"from": start.id, at: end.id}, (*also, verb)
                    far = NAMES_UNITS * bool(self.pieces) * (verb == "raid")
                    far += NO_ORDER * (verb == "raid" and self._lies_elsewhere(start, verb))
                    far += NO_ORDER * self._is_turned(start, end)
                    others = bool(self.pieces) and not {*start.of(seat)} & {kind for kind, _ in self.pieces}
                    absent = others and verb == "retreat" and start is not fought
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

    def _supports(self) -> Iterator[MoveMeant]:
        """Support from an own area in a battle, for one side."""
        fight = self.table.fight
        fought = fight.area if fight is not None and fight.open else ""
        there = (seat for area in self.areas for seat in area.occupants)
        for seat in dict.fromkeys((*self._seats("support"), *there)):
            for start in self._starts(seat):
                for end in self._ends(start):
                    where: tuple[Part, ...] = (
                        self._area(start, ("from", "within")),
                        self._area(end, TO, IMPLIED if fought == end.id else OPEN, asked=fought != end.id),
                    )
                    where += tuple(Part(FLAG, (one,), unsaid=IMPLIED) for one in start.of(seat))
                    for (told, parts), untold in supported(self.table, self.said, seat, end):
                        raw = {"from": start.id, "battle": end.id, **told}
                        yield self._move(
                            "support",
                            seat,
                            raw,
                            (*where, *parts),
                            also=("battle", "support", *(("attacker",) if "attacker" in told else ())),
                            far=NOT_LYING * self._lies_elsewhere(start, "support"),
                            silent=SILENT + COUNTS_UNITS * bool(self.pieces),
                            untold=untold,
                        )

    def _lost(self) -> Iterator[MoveMeant]:
        """An area that a House loses, and a fortification that is removed."""
        for seat in self._seats("lose_area"):
            for area in self.areas:
                where = self._area(area, (), OPEN, asked=True)
                yield self._move("lose_area", seat, {"area": area.id}, (where,), silent=UNLIKELY)
                later = Part(VALUE, ("next_turn",), unsaid=OPEN)
                raw = {"area": area.id, "when": "next_turn"}
                yield self._move("lose_area", seat, raw, (where, later), silent=UNLIKELY)
        for area in self.areas:
            fort = Part(VALUE, ("fortification",), unsaid=IMPLIED)
            parts = (self._area(area, (*FROM, *TO), OPEN, asked=True), fort)
            raw = {"do": "remove_fortification", "area": area.id}
            yield MoveMeant(raw, frozenset(("remove_fortification",)), parts, silent=UNLIKELY)

    def of_ports(self) -> Iterator[MoveMeant]:
        """What becomes of the ships in a port whose land has been taken."""
        ports = [area for area in self.table.areas.values() if area.kind == PORT]
        for port in ports:
            where = self._area(port, TO, IMPLIED if len(ports) == 1 else USUAL)
            beside = (SHIP, "land", "port", port.land, "one_ship", *PIECES)
            for seat in self._seats("capture_port"):
                for choice in ("replace", "destroy"):
                    told = Part(VALUE, (choice,), unsaid=OPEN, asked=True)
                    raw = {"port": port.id, "choice": choice}
                    verbs = ("capture_port", *(self._sinking() if choice == "destroy" else ()))
                    alone = choice == "destroy" and not any(kind == SHIP for kind, _ in self.pieces)
                    taken = "capture_port" in self.said.verbs
                    asked = taken or "capture_port" in self.said.asked
                    untold = 0 if asked else NOT_ASKED
                    sinks = choice == "destroy" and "destroy_port_ships" in self.said.verbs
                    untold += SINKS * (sinks and not alone and not taken)
                    swaps = ("replace",) if choice == "destroy" and self.said.denies else ()
                    yield self._move(
                        "capture_port",
                        seat,
                        raw,
                        (where, told),
                        verbs=verbs,
                        also=(*beside, *swaps),
                        far=untold,
                        signs=("destroy",) * (choice == "destroy"),
                        denies=bool(swaps),
                    )
            for seat in self._seats("destroy_port_ships"):
                verbs = self._sinking()
                told = Part(VALUE, ("destroy",), unsaid=IMPLIED)
                also = (*beside, "replace")
                raw = {"port": port.id}
                yield self._move(
                    "destroy_port_ships",
                    seat,
                    raw,
                    (where, told),
                    verbs=verbs,
                    also=also,
                    far=UNHEARD * ("capture_port" in self.said.verbs),
                    signs=("destroy",),
                )

    def _sinking(self) -> tuple[str, ...]:
        """The verbs by which ships are lost; where ships are named, those of any unit."""
        ships = any(kind == SHIP for kind, _ in self.pieces)
        return ("destroy_port_ships", *(("destroy_all", "casualty") if ships else ()))

    def of_cards(self) -> Iterator[MoveMeant]:
        """The sets of House cards."""
        for seat in self._seats("choose_house_cards"):
            for one in ("base", "clash_of_kings", "mixed"):
                told = Part(VALUE, (one,), unsaid=OPEN, asked=True)
                yield self._move("choose_house_cards", seat, {"set": one}, (told,), also=("card",))


_BESIDE_ORDERS = ("down", "closed", "one_time", "permanent", "this_turn", "face", "step", "card")
_MARCH = ("march", "march_leaving_token", "go")
_VERB_OF = {"consolidate_power": "consolidate"}
_LIES_BEHIND = {"forced_march": TO, "young_wolf": FROM}
"""What stands before the area of an order by which units come there, or go from there."""
_DOES = {
    "call": ("muster", "build", "upgrade"),
    "forced_march": ("march", "go"),
    "young_wolf": ("march", "march_leaving_token", "go"),
}
"""What is done by a one-time order, with the verbs that tell it."""
