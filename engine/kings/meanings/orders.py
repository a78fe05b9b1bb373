"""Orders that are laid, and one-time orders that are resolved, as a line tells of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.kernel.meanings import FLAG, IMPLIED, OPEN, USUAL, VALUE, MoveMeant, Part
from engine.kings.board.components import (
    CALL,
    DELIVERY,
    FORCED_MARCH,
    IRON_FLEET,
    MARCH,
    ONE_TIME,
    PERMANENT,
    RHLLOR,
    UNIQUE,
)
from engine.kings.meanings.areas import FROM, TO
from engine.kings.meanings.board import (
    COUNTS_UNITS,
    LIES_THERE,
    NOT_ASKED,
    NOT_MEANT,
    PLANNING,
    SILENT,
    UNHEARD,
    MeantOnBoard,
)


class OrdersMeant(MeantOnBoard):
    """What a line may mean to do with orders."""

    def of_orders(self) -> Iterator[MoveMeant]:
        """Orders that are laid, and one-time orders that are resolved."""
        orders_named = [value for value in self.said.values if value in (*ONE_TIME, *PERMANENT)]
        orders = tuple(dict.fromkeys((*orders_named, *self._told_as_done)))
        for order in orders:
            yield from self._laid("place_one_time" if order in ONE_TIME else "place_order", order)
        if not {*ONE_TIME} & {*self.said.values} and "place_one_time" in {*self.said.verbs, *self.said.asked}:
            yield from self._laid_untold()
        verb = "decline_one_time"
        named = (Part(VALUE, ("one_time",), unsaid=OPEN),)
        told = ((), named) if "one_time" in self.said.values else ((),)
        for seat, parts in product(self._seats(verb), told):
            if parts and self.said.seats and seat not in self.said.seats:
                continue
            yield self._move(
                verb, seat, {}, parts, denied=("place_one_time",), also=("this_turn",), silent=NOT_MEANT
            )
        lying = (one.order for _, one in self.table.orders() if one.one_time)
        for order in dict.fromkeys((*(one for one in orders if one in ONE_TIME), *lying)):
            yield from self._executed(order)

    @property
    def _told_as_done(self) -> tuple[str, ...]:
        """The orders that a line tells by what is done with them, where orders are laid: "b supports"."""
        if self.table.phase != PLANNING:
            return ()
        return tuple(one for one in PERMANENT if _VERB_OF.get(one, one) in self.said.verbs)

    def _laid(self, verb: str, order: str) -> Iterator[MoveMeant]:
        said = ("place_one_time", "place_order", order, _VERB_OF.get(order, order))
        done = order in self._told_as_done
        named = Part(VALUE, (order,), unsaid=IMPLIED if done else OPEN, asked=not done)
        leads = (*TO, *FROM) if done else TO
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
        says = {"place_one_time", "place_order"} & self.said.verbs or self.table.phase == PLANNING
        silent = verb not in self.said.asked and not says
        for seat in self._seats(verb):
            for area in self._places(seat):
                where = self._with_units(seat, area, self._area(area, leads, OPEN, asked=True))
                for told, shown in self._told_of_laying(verb):
                    raw = {"order": order, "area": area.id, **told}
                    far = LIES_THERE * (silent or area.order_of(seat, order) is not None)
                    far += LIES_THERE * (order in UNIQUE.values() and UNIQUE.get(seat) != order)
                    far += UNHEARD * (verb == "place_one_time" and self._is_permanent)
                    far += NOT_ASKED * (order == FORCED_MARCH and self._only_marches)
                    far += NOT_MEANT * (order not in self.said.values and self._names_one_time)
                    parts = (named, where, *shown, *self._lying_with(seat, area))
                    signs = (order,) * (self.table.phase == PLANNING)
                    yield self._move(verb, seat, raw, parts, verbs=said, also=also, far=far, signs=signs)

    def _laid_untold(self) -> Iterator[MoveMeant]:
        """One-time orders that a House has, where a line tells that one is laid, and not which."""
        verb = "place_one_time"
        if "one_time" not in self.said.values:
            return
        for seat in self._seats(verb):
            for order, area in product(_orders_of(seat), self.areas):
                where = self._area(area, TO, OPEN, asked=True)
                raw = {"order": order, "area": area.id}
                also = ("down", "closed", "one_time", "this_turn", "face")
                yield self._move(verb, seat, raw, (where,), also=also, untold=True)

    @property
    def _is_permanent(self) -> bool:
        """Whether a line says that an order is a permanent one."""
        return "permanent" in self.said.values and "one_time" not in self.said.values

    @property
    def _names_one_time(self) -> bool:
        """Whether a line names a one-time order and says that it is one."""
        return "one_time" in self.said.values and bool({*ONE_TIME} & {*self.said.values})

    @property
    def _only_marches(self) -> bool:
        """Whether one word alone says a forced march, and it says a march as well."""
        return MARCH in self.said.values and self.said.order.count(FORCED_MARCH) == 1

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

    @property
    def _tells_card(self) -> bool:
        """Whether a line tells of a card of the Westeros deck, and not that an order is resolved."""
        return "westeros_card" in self.said.verbs and "resolve" not in self.said.verbs

    def _names_another(self, order: str) -> bool:
        """Whether another order is named, and neither this one nor what it does."""
        named = {*self.said.values} & {*ONE_TIME, *PERMANENT}
        does = {order, *(_DOES.get(order, ()) if order != DELIVERY else ())}
        return bool(named) and order not in _REMOVING and not named & does

    def _executed(self, order: str) -> Iterator[MoveMeant]:
        verb = "execute_one_time"
        houses = {area.id: one.house for area, one in self.table.orders() if one.order == order}
        lying = [self.table.areas[one] for one in houses]
        plays = ("place_one_time",) if lying and "place_one_time" not in self.said.asked else ()
        verbs = (order, _VERB_OF.get(order, order), "resolve", *plays)
        name = Part(VALUE, (order,), unsaid=USUAL + 1)
        named = order in self.said.values
        of_house = [house for house, one in UNIQUE.items() if one == order]
        for seat in dict.fromkeys((*self._seats(verb), *houses.values(), *of_house)):
            for area in lying or self._places(seat):
                far = NOT_ASKED * (houses.get(area.id, seat) != seat)
                far += LIES_THERE * (bool(of_house) and seat not in of_house)
                far += NOT_MEANT * (self._tells_card or self._names_another(order))
                raided = named and order in (CALL, DELIVERY) and "raid" in self.said.values
                far += NOT_ASKED * ("raid" in self.said.verbs and (raided or not named))
                leads = _LIES_BEHIND.get(order, (*FROM, *TO))
                where = self._area(area, leads, IMPLIED if len(lying) == 1 else USUAL)
                for raw, told in self.one_time.of(order, seat, area):
                    whole = {"order": order, "area": area.id, **raw}
                    parts, also = (name, where, *told), self.one_time.beside(order)
                    nothing = order == CALL and not raw and not self.said.denies
                    nothing &= self.one_time.musters(area)
                    delivered = order == DELIVERY and named
                    removes = "remove" in raw and "removes" in self.said.leads
                    silent = SILENT + COUNTS_UNITS * (not named and not removes)
                    beyond = far - NOT_ASKED * (removes and "raid" in self.said.verbs and not named)
                    yield self._move(
                        verb,
                        seat,
                        whole,
                        parts,
                        verbs=(
                            *verbs,
                            *(
                                _DOES.get(order, ())
                                if raw or nothing or self.said.denies or delivered
                                else ()
                            ),
                        ),
                        also=also,
                        far=beyond,
                        untold=nothing,
                        silent=silent,
                    )


def _orders_of(seat: str) -> tuple[str, ...]:
    """The one-time orders that a House may lay."""
    own = {*UNIQUE.values()} - {UNIQUE.get(seat)}
    return tuple(one for one in ONE_TIME if one not in own)


_VERB_OF = {"consolidate_power": "consolidate"}
_REMOVING = (IRON_FLEET, RHLLOR)
"""Orders beside which others are named, which they take off."""
_LIES_BEHIND = {"forced_march": TO, "young_wolf": FROM}
"""What stands before the area of an order by which units come there, or go from there."""
_DOES = {
    "call": ("muster", "build", "upgrade"),
    "supply_delivery": ("come", "go", "march"),
    "forced_march": ("march", "go"),
    "young_wolf": ("march", "march_leaving_token", "go"),
}
"""What is done by a one-time order, with the verbs that tell it."""
