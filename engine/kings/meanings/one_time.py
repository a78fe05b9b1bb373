"""What is said of a one-time order that is resolved: what goes off the board, and what is given for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import groupby, pairwise, product, takewhile

from engine.kernel.meanings import (
    FLAG,
    IMPLIED,
    NUMBER,
    OPEN,
    PARTED,
    SEAT,
    THING,
    USUAL,
    VALUE,
    Mentions,
    Part,
)
from engine.kings.board.components import (
    CALL,
    DELIVERY,
    FOOTMAN,
    FORCED_MARCH,
    HIGHGARDEN,
    IRON_FLEET,
    LION,
    ONE_TIME,
    PERMANENT,
    PIECES,
    RHLLOR,
    SCORPION,
    SHIP,
    YOUNG_WOLF,
)
from engine.kings.meanings.areas import FROM
from engine.kings.meanings.march_parts import Bodies
from engine.kings.meanings.mentions import NOT, STAYS, TOKENS, denied_of, surely_said
from engine.kings.meanings.recruits import Recruits
from engine.kings.meanings.units_named import BodyChoice
from engine.kings.table import Area, KingsTable

TAKES = {"fortification": ("fortification",), "power_tokens": ("power_tokens", "power_token")}
"""What an order that stands for another may bring, with the values that say it."""
UNTOLD: BodyChoice = ({}, (Part(VALUE, (), unsaid=OPEN, asked=True),))


class OneTimeOrders:
    """What one-time orders may do as they are resolved, as far as a line tells it."""

    def __init__(self, table: KingsTable, said: Mentions, bodies: Bodies, recruits: Recruits) -> None:
        self.table = table
        self.said = said
        self.bodies = bodies
        self.recruits = recruits
        self.cards = tuple(id_ for id_ in said.ids if self._is_card(id_))
        """The House cards that are named."""

    def _is_card(self, id_: str) -> bool:
        seat, _, name = id_.partition(":")
        return bool(name) and seat in self.table.seats

    def of(self, order: str, seat: str, area: Area) -> Iterator[BodyChoice]:
        """What an order does, with what is said of it."""
        if order == FORCED_MARCH:
            yield from self.bodies.gathered(seat, area)
        elif order == YOUNG_WOLF:
            if not self.bodies.pieces and (STAYS in self.said.leads or self.said.denies):
                yield {}, (Part(FLAG, (STAYS, "everybody"), unsaid=IMPLIED),)
            yield from self.bodies.marched(seat, area)
        elif order == CALL:
            yield from self._called(area)
        elif order == DELIVERY:
            yield {}, ()
            yield from self._taken(order)
        elif order in (IRON_FLEET, RHLLOR):
            yield from self._removed(order, seat, area)
        elif order == LION:
            yield from self._named(seat)
        elif order == SCORPION:
            yield from self._torn()
        elif order == HIGHGARDEN:
            yield from self._paid(seat)

    def beside(self, order: str) -> tuple[str, ...]:
        """What may be said beside an order without changing it."""
        given = ("discards", "card", STAYS, *self.cards) if self._keeps_cards else ()
        return (*_BESIDE.get(order, ()), *given)

    @cached_property
    def _keeps_cards(self) -> bool:
        """Whether what a line denies is, or may be, that a card is discarded; or one stays in hand."""
        if self._stays_in_hand:
            return True
        if DISCARDS not in self.said.order:
            denied = denied_of(self.said, (*_DENIED, *_ORDERS))
            removes = bool(self.cards and {REMOVES, *_ORDERS} & denied)
            return self.said.denies and not removes
        told = [name for name in self.said.order if name in (PARTED, "takes", *_DENIED, *TOKENS)]
        passive = ("takes", DISCARDS) in pairwise(told)  # "nothing gets discarded"
        taken = TOKENS if passive else ("takes", *TOKENS)
        return DISCARDS in denied_of(self.said, (*_DENIED, *taken))

    @property
    def _denies_a_card(self) -> bool:
        """Whether each denial stands before a card, and orders are named in another part of the line."""
        parts = [[*some] for parted, some in groupby(self.said.order, _PARTS.__contains__) if not parted]
        denied = [{*some} for some in parts if NOT in some]
        orders = {*self._orders()}
        elsewhere = any(orders & {*some} for some in parts if NOT not in some)
        return bool(denied) and elsewhere and all("card" in some and not orders & some for some in denied)

    @property
    def _stays_in_hand(self) -> bool:
        """Whether a card is named right beside the word for staying."""
        told = [name for name in self.said.order if name in (STAYS, PARTED, *self.said.ids, *PIECES)]
        return any(STAYS in pair and {*self.cards} & {*pair} for pair in pairwise(told))

    def _called(self, area: Area) -> Iterator[BodyChoice]:
        kinds = {kind for kind, _ in self.bodies.pieces}
        nothing = self.said.denies and kinds <= denied_of(self.said, kinds)
        yield ({}, ()) if nothing or not self.musters(area) else UNTOLD
        for raw, told in self.recruits.mustered(area):
            otherwise = self.recruits.are_built_otherwise(raw["units"])
            yield raw, (*told, *((Part(VALUE, (), unsaid=2 * OPEN),) * otherwise))
        yield from self._taken(CALL)

    def musters(self, area: Area) -> bool:
        """Whether there is anything in an area to muster for, or a line names what is mustered."""
        return bool(area.walled or area.id in self.table.given.mustering_points or self.bodies.pieces)

    def _taken(self, order: str) -> Iterator[BodyChoice]:
        """What is taken by an order that is named, also where it cannot take it."""
        for take, keys in TAKES.items() if order in self.said.values else ():
            if set(keys) & set(self.said.values):
                yield {"take": take}, (Part(VALUE, keys, unsaid=OPEN),)

    def _named(self, seat: str) -> Iterator[BodyChoice]:
        """A House that is named."""
        yield ({}, ()) if self.said.denies else UNTOLD
        for one in self.said.seats:
            yield (
                {"named": one},
                (Part(SEAT, (one,), ("names", "against"), unsaid=OPEN + (one == seat) * OPEN),),
            )

    def _torn(self) -> Iterator[BodyChoice]:
        """A card for each House that gives one up."""
        yield ({}, ()) if self._keeps_cards else UNTOLD
        named = [tuple(id_ for id_ in ids if id_ in self.cards) for ids in self.said.named]
        for some in dict.fromkeys(product(*(ids for ids in named if ids))):
            given = dict(one.split(":", 1) for one in some)
            if given and len(given) == len(some):
                seats = (Part(SEAT, (one,), unsaid=IMPLIED) for one in given)
                yield {"discard_of": given}, (*map(_card, some), *seats)
        yield from self._torn_by_strength()

    def _torn_by_strength(self) -> Iterator[BodyChoice]:
        """The card of a House that is told by its strength: "Baratheon throws away the two"."""
        for seat in self.said.seats:
            for many in self.said.numbers:
                hand = self.table.seats[seat].hand or ()
                alike = [house_card.name for house_card in hand if str(house_card.strength) == many]
                if len(alike) == 1:
                    told = Part(NUMBER, (many,), unsaid=OPEN)
                    yield {"discard_of": {seat: alike[0]}}, (told, Part(SEAT, (seat,), unsaid=IMPLIED))

    def _paid(self, seat: str) -> Iterator[BodyChoice]:
        """A card of one's own for power tokens of others, or for the cards that have been played."""
        for (paid, card), (taken, amounts) in product(self._discards(seat), self._amounts(seat)):
            kept = (Part(VALUE, (), unsaid=2 * OPEN),) * self._returns
            yield {**paid, **taken}, (*card, *amounts, *kept)
            back = Part(FLAG, ("returns",), unsaid=OPEN)
            yield {**paid, **taken, "return_cards": True}, (*card, *amounts, back)

    def _amounts(self, seat: str) -> Iterator[BodyChoice]:
        """How many tokens are taken of each House that is named."""
        told = tuple(Part(NUMBER, (one,), unsaid=IMPLIED) for one in self.said.numbers)
        takes = "takes" in self.said.leads and {*TOKENS} & {*self.said.values}
        untold = bool(takes) or not (self.said.denies or "returns" in self.said.leads)
        yield {}, (*UNTOLD[1], *told) if untold and not self._takes_nothing else ()
        houses = [one for one in self.said.seats if one != seat]
        numbers = [int(one) for one in self.said.numbers if one.isdecimal()] or [1]
        ways = [[many] * len(houses) for many in numbers]
        ways += [numbers] if len(numbers) == len(houses) > 1 else []
        before = self._numbers_before(houses)
        told_each = [way for way in (before, numbers) if len(way) == len(houses) > 1 and len({*way}) > 1]
        ways += [way for way in told_each if way not in ways]
        for way in ways if houses else ():
            some = (Part(SEAT, (house,), FROM, unsaid=OPEN) for house in houses)
            many = (Part(NUMBER, (str(at),), unsaid=USUAL * (at > 1)) for at in way)
            taken = Part(FLAG, ("power_tokens", "power_token", "takes"), unsaid=IMPLIED)
            alike = (Part(VALUE, (), unsaid=2 * OPEN),) * (bool(told_each) and way not in told_each)
            yield {"take_from": dict(zip(houses, way, strict=True))}, (*some, *many, taken, *alike)

    def _numbers_before(self, houses: list[str]) -> list[int]:
        """The number that stands before each House and behind the one before it; one where none does."""
        order, start, found = self.said.order, 0, []
        for house in houses:
            end = order.index(house)
            told = [int(key) for key in order[start:end] if key.isdecimal()]
            found.append(told[-1] if told else 1)
            start = end
        return found

    @property
    def _returns(self) -> bool:
        """Whether a line tells that cards come back."""
        return "returns" in {*self.said.leads} - denied_of(self.said, (*_DENIED, "takes", "returns"))

    @property
    def _takes_nothing(self) -> bool:
        """Whether a line denies that tokens are taken."""
        return bool({"takes", *TOKENS} & denied_of(self.said, (*_DENIED, "takes", *TOKENS)))

    def _discards(self, seat: str) -> Iterator[BodyChoice]:
        """The card of one's own hand or pile that is named, or another that is."""
        yield {}, () if self._keeps_cards else (Part(THING, (), unsaid=OPEN, asked=True),)
        denied = (Part(VALUE, (), unsaid=OPEN),) if self._keeps_cards else ()
        for id_ in self.cards:
            owner, _, name = id_.partition(":")
            if owner == seat:
                yield {"discard": name}, (_card(id_), *denied)

    def _removed(self, order: str, seat: str, area: Area) -> Iterator[BodyChoice]:
        """Orders that are taken off the board, and what is given for it."""
        discards: list[BodyChoice] = list(self._discards(seat)) if order == RHLLOR else [({}, ())]
        for raw, told in discards:
            for removed, parts in self._orders_named(area):
                yield {**raw, **({"remove": removed} if removed else {})}, (*told, *parts)

    def _orders_named(self, here: Area) -> Iterator[tuple[list[str], tuple[Part, ...]]]:
        """The orders that are named, each with its area; the first with the first."""
        denies = self.said.denies and not self._denies_a_card
        yield [], () if denies or self._stays_in_hand else UNTOLD[1]
        ways = (*self._beside(here), *self._pairs(here), *self._only_ones(here), *self._of_owners(here))
        for some in dict.fromkeys(ways):
            parts = (
                Part(THING, (area, f"{area}:{order}"), FROM, unsaid=OPEN, also=(order, *self._owners(area)))
                for area, order in some
            )
            named = (Part(FLAG, (order,), unsaid=IMPLIED) for _, order in some)
            missing = UNTOLD[1] if self._orders_counted > len(some) else ()
            yield [f"{area}:{order}" for area, order in some], (*parts, *named, *missing)

    @property
    def _orders_counted(self) -> int:
        """How many orders a line says it speaks of; 0 where no number stands before the word for orders."""
        told = [name for name in self.said.order if name.isdecimal() or name in _ORDERS]
        counts = (int(one) for one, other in pairwise(told) if one.isdecimal() and other in _ORDERS)
        return max(counts, default=0)

    def _owners(self, area: str) -> tuple[str, ...]:
        return self.table.areas[area].occupants

    def _beside(self, here: Area) -> Iterator[tuple[tuple[str, str], ...]]:
        """Each area that is surely named with the order that is named right before it."""
        sure = {ids[0] for ids in self.said.named if len(ids) == 1} & {*self.table.areas} - {here.id}
        orders = self._orders()
        told = [one for one in surely_said(self.said) if one in (*sure, *orders)]
        pairs = [(area, order) for order, area in pairwise(told) if area in sure and order in orders]
        if len(pairs) > 1 and {area for area, _ in pairs} == sure:
            yield tuple(pairs)

    def _pairs(self, here: Area) -> Iterator[tuple[tuple[str, str], ...]]:
        """Orders and areas that are as many."""
        orders = self._orders()
        for areas in ([area for area in self.bodies.areas if area.id != here.id], list(self.bodies.areas)):
            if orders and len(orders) == len(areas):
                yield tuple(zip((area.id for area in areas), orders, strict=True))
            elif len(orders) == 1 and areas:
                yield tuple((area.id, orders[0]) for area in areas)

    def _orders(self) -> list[str]:
        said = dict.fromkeys(value for value in self.said.values if value in (*PERMANENT, *ONE_TIME))
        named = [one for one in said if one not in (IRON_FLEET, RHLLOR)]
        lying = {one.order for _, one in self.table.orders()}
        return [one for one in named if one in lying] or named

    def _of_owners(self, here: Area) -> Iterator[tuple[tuple[str, str], ...]]:
        """The orders that are named, each with the area or the House named behind it, or else before it."""
        orders = self._orders()
        told = [name for name in self.said.order if name in (*orders, *self.table.areas, *self.said.seats)]
        for read in (told, told[::-1]) if orders else ():
            found = [self._lying_of(order, read, here) for order in orders]
            if all(len(one) == 1 for one in found):
                yield tuple(one for [one] in found)

    def _lying_of(self, order: str, told: list[str], here: Area) -> list[tuple[str, str]]:
        """Where such an order lies, by what is named behind it."""
        behind = told[told.index(order) + 1 :]
        near = {*takewhile(lambda one: one not in (*PERMANENT, *ONE_TIME), behind)}
        every = ((area, one) for area, one in self.table.orders() if area.id != here.id)
        lying = [(area, one) for area, one in every if one.order == order]
        for names in ({area.id for area, _ in lying} & near, {one.house for _, one in lying} & near):
            if names:
                lying = [(area, one) for area, one in lying if {area.id, one.house} & names]
        return [(area.id, one.order) for area, one in lying]

    def _only_ones(self, here: Area) -> Iterator[tuple[tuple[str, str], ...]]:
        """The only orders that lie in areas that are named, or that lie at all, where no more is said."""
        orders = self._orders()
        lying = [(area.id, one.order) for area, one in self.table.orders() if area.id != here.id]
        areas = [one for one in self.bodies.areas if one.id != here.id]
        if not orders and areas:
            there = [[one for one in lying if one[0] == area.id] for area in areas]
            if all(len(one) == 1 for one in there):
                yield tuple(one for [one] in there)
        elif orders and not areas:
            lying = [(area.id, one.order) for area, one in self.table.orders()]
            there = [[one for one in lying if one[1] == order] for order in orders]
            if all(len(one) == 1 for one in there):
                yield tuple(one for [one] in there)


_ORDERS = ("place_order", "place_one_time")
"""Keys of the words for orders, which also say that one is laid."""
_PARTS = (PARTED, "and")
"""What stands between the parts of a line."""
DISCARDS, REMOVES = "discards", "removes"
_DENIED = (DISCARDS, REMOVES)
"""What may be denied of an order for which a card is given."""


def _card(id_: str) -> Part:
    return Part(
        THING, (id_,), ("discards", "of", "removes"), unsaid=OPEN, also=("card", id_.partition(":")[0])
    )


_BESIDE = {
    "call": (FOOTMAN, *PIECES, *TOKENS, "mustering_points"),
    "supply_delivery": ("supply_delivery", "up"),
    "iron_fleet": (SHIP, *PERMANENT, *ONE_TIME, "removes", "raid"),
    "will_of_rhllor": (*PERMANENT, *ONE_TIME, "removes", "discards", "card"),
    "forced_march": ("march", "from"),
    "might_of_highgarden": ("takes", "consolidate", *TOKENS),
}
"""What may be said beside a one-time order."""
