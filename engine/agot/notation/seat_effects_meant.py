"""Effects that a line may tell of seats, their cards, power and gold."""

from __future__ import annotations

from collections.abc import Iterator

from engine.agot.notation.told_parts import (
    CHANGES,
    EVERYONE,
    HIMSELF,
    ON,
    POWER_LAID,
    POWER_SAID,
    TAKEN,
    ToldPart,
    card_said,
    number_said,
)
from engine.agot.state.records import ATTACHMENT, HAND, PLAY
from engine.agot.state.table import AgotTable
from engine.kernel.meanings import FLAG, IMPLIED, NUMBER, OPEN, SEAT, USUAL, VALUE, Mentions, Part

TOKENS = frozenset(("gain_gold", "steal_gold"))
"""Verbs of those who take gold."""
BETWEEN_SEATS = ("draw", "discard", "discard_from_hand", "gain_power", "gain_gold")
"""Verbs between two seats each of which does something of its own."""
SAYING = frozenset(("tell", "record"))
"""Verbs of those who say something, and do nothing."""


class SeatEffectsMeant:
    """What players draw, gain and take from each other at one table, as one line may tell it."""

    def __init__(self, table: AgotTable, said: Mentions) -> None:
        self.table = table
        self.said = said
        named = (id_ for ids in said.named for id_ in ids if id_ in table.cards)
        self.things = tuple(dict.fromkeys(one for one in named if self._is_meant(one)))

    def _is_meant(self, one: str) -> bool:
        """Whether a card is meant by its name: a copy of one in play only where copies are spoken of."""
        card = self.table.cards[one]
        if card.zone in (PLAY, HAND) or "duplicate" in self.said.values:
            return True
        return not any(other.name == card.name for other in self.table.in_play(card.controller))

    def _are_dealt(self) -> bool:
        """Whether no verb is said of cards that all who play get: "four cards each"."""
        return not self.said.verbs - SAYING and EVERYONE in self.said.values and "cards" in self.said.leads

    def _drawn(self) -> Iterator[ToldPart]:
        if self._takes_tokens() or self.takes_influence():
            return
        for number in map(str, sorted({1, *(int(one) for one in self.said.numbers if one.isdecimal())})):
            if EVERYONE in self.said.values:
                dealt = Part(FLAG, ("draw", "cards") if self._are_dealt() else ("draw",))
                each = (Part(SEAT, (seat,), unsaid=IMPLIED) for seat in self.table.order)
                told = (dealt, number_said(number, IMPLIED), Part(VALUE, (EVERYONE,)), *each)
                yield {"kind": "draw", "seats": list(self.table.order), "amount": int(number)}, told
        yield from self._drawn_by_several()
        yield from self._drawn_with_others()
        alone = () if EVERYONE in self.said.values else self.table.order
        for seat in () if self._are_joined() else self.said.seats or alone:
            who = Part(SEAT, (seat,), unsaid=IMPLIED)
            one = number_said("1", USUAL if any(map(str.isdecimal, self.said.numbers)) else IMPLIED)
            yield {"kind": "draw", "seats": [seat], "amount": 1}, (Part(FLAG, ("draw",)), who, one)
            for number in self.said.numbers:
                if number.isdecimal():
                    parts = (Part(FLAG, ("draw",)), number_said(number), who)
                    yield {"kind": "draw", "seats": [seat], "amount": int(number)}, parts

    def _are_joined(self) -> bool:
        """Whether two seats are named with no more than "and" between: both do it, and none alone."""
        known = {*BETWEEN_SEATS, *self.said.numbers, *self.said.seats, *self.things}
        order = [key for key in self.said.order if key == "and" or key in known]
        places = [at for at, key in enumerate(order) if key == "and" and 0 < at < len(order) - 1]
        around = ({order[at - 1], order[at + 1]} for at in places)
        return any(len(some) == 2 and some <= {*self.said.seats} for some in around)

    def _drawn_by_several(self) -> Iterator[ToldPart]:
        """Cards that all draw who are named: "Stark and Lannister draw two each"."""
        seats = [one for one in self.table.order if one in self.said.seats]
        if len(seats) < 2 or EVERYONE in self.said.values:
            return
        named = tuple(Part(SEAT, (seat,)) for seat in seats)
        numbers = dict.fromkeys(int(one) for one in self.said.numbers if one.isdecimal())
        for number in numbers or (1,):
            parts = (Part(FLAG, ("draw",)), number_said(str(number), OPEN if numbers else IMPLIED), *named)
            yield {"kind": "draw", "seats": seats, "amount": number}, parts

    def _drawn_with_others(self) -> Iterator[ToldPart]:
        """Cards that who speaks draws as well as others who are named: ``Lannister and me``."""
        if HIMSELF not in self.said.values or not self.said.seats:
            return
        named = tuple(Part(SEAT, (seat,)) for seat in self.said.seats)
        for speaker in (one for one in self.table.order if one not in self.said.seats):
            seats = [one for one in self.table.order if one in (speaker, *self.said.seats)]
            parts = (Part(FLAG, ("draw",)), Part(VALUE, (HIMSELF,)), *named)
            yield {"kind": "draw", "seats": seats, "amount": 1}, parts

    def _takes_tokens(self) -> bool:
        """Whether what is taken is power or gold, and no card."""
        gold = bool(self.said.verbs & TOKENS) and "pay" not in self.said.leads
        power = self._are_tokens_said() or (self._is_power_said() and "influence" not in self.said.leads)
        tokens = power or gold
        return tokens and "cards" not in self.said.leads

    def _powered(self) -> Iterator[ToldPart]:
        """Power that comes onto a card in play; one, where no number is said."""
        verbs = self.said.verbs
        passive = "resolve_passive" in self.said.asked and not self.table.gained
        puts = passive and bool(verbs & {"place_power", "lay", "play"})
        gains = bool(verbs & {"gain_power_on_card", "gain_keyword", "gain_power"}) or self._are_tokens_said()
        gains |= puts
        if not (gains and self._is_power_said()):
            return
        if "lay" in verbs and not puts:
            return  # who puts it there has gained it before
        if "attack" in verbs and not self._are_tokens_said():
            return  # then it is the kind of a challenge
        for card in (one for one in self.things if self.table.cards[one].zone == PLAY):
            for number in (one for one in self.said.numbers or ("1",) if one.removeprefix("+").isdecimal()):
                many = number_said(number) if self.said.numbers else Part(NUMBER, (), unsaid=IMPLIED)
                word = Part(FLAG, POWER_SAID["gain_power_on_card"])
                told = (word, many, card_said(self.table, card, ON, OPEN))
                yield {"kind": "gain_power_on_card", "target": card, "amount": int(number)}, told

    def _taken_over(self) -> Iterator[ToldPart]:
        """Cards of which somebody else gets control; attachments that are discarded."""
        verbs = self.said.verbs
        for one in self.things:
            card, target = self.table.cards[one], card_said(self.table, one, (*ON, "of"), OPEN)
            if card.zone != PLAY:
                continue
            if card.kind == ATTACHMENT and verbs & {"discard_attachment", "discard"}:
                word = Part(FLAG, ("discard_attachment", "discard"))
                host = card_said(self.table, card.host, ("on", "of", "from"), IMPLIED) if card.host else None
                told = (word, target) if host is None else (word, target, host)
                yield {"kind": "discard_attachment", "target": one}, told
            if "duplicate" in self.said.values and verbs & {"discard_attachment", "discard"}:
                copy = (Part(VALUE, ("duplicate",)), card_said(self.table, one, ("on", "of", "from"), OPEN))
                yield {"kind": "discard_attachment", "duplicate_of": one}, copy
            for seat in dict.fromkeys(self.said.seats) if self._is_taken_over() else ():
                to = Part(SEAT, (seat,), unsaid=OPEN)
                if seat != card.controller:
                    told = (Part(FLAG, TAKEN), target, to)
                    yield {"kind": "take_control", "target": one, "to": seat}, told

    def takes_influence(self) -> bool:
        """Whether influence is taken from a card, as no number of cards is drawn."""
        if self._is_influence_drawn():
            return True
        drawn = self.said.numbers or "cards" in self.said.leads or self._is_paid_before()
        return "influence" in self.said.leads and "draw" in self.said.verbs and not drawn

    def _is_paid_before(self) -> bool:
        """Whether influence is told with the card that gives it, and in another part what is drawn."""
        order = self.said.order
        if not {"influence", "draw"} <= set(order):
            return False
        given, drawn = order.index("influence"), order.index("draw")
        between = order[given:drawn]
        apart = "and" in between or "filler" in order[drawn + 1 :]  # "and draw", "draw a card"
        named = any(key in self.things for key in between)
        return apart and named and self._is_nothing_named_from(drawn)

    def _is_nothing_named_from(self, at: int) -> bool:
        """Whether no card is named from there on."""
        return not any(key in self.things for key in self.said.order[at:])

    def _is_influence_drawn(self) -> bool:
        """Whether influence is what stands behind the verb, at most with a number between."""
        order = self.said.order
        at = max((number for number, key in enumerate(order) if key == "draw"), default=len(order))
        behind = [key for key in order[at + 1 : at + 3] if not key.isdecimal()]
        return behind[:1] == ["influence"]

    def _is_taken_over(self) -> bool:
        """Whether somebody takes a card over, or steals something that is no gold."""
        stolen = "steal_gold" in self.said.verbs and "gold" not in self.said.leads
        return "take_control" in self.said.verbs or (stolen and not self.said.numbers)

    def _of_a_hand(self, kind: str) -> Iterator[ToldPart]:
        """Cards that come into a hand from a search, or leave it."""
        word = Part(FLAG, (kind, "discard") if kind == "discard_from_hand" else (kind,))
        hand = Part(
            FLAG, ("hand", "deck", "from", "return_to_hand", "discard", "cards", "draw"), unsaid=IMPLIED
        )
        for seat in dict.fromkeys(self.said.seats):
            for number in (one for one in self.said.numbers or ("1",) if one.isdecimal()):
                many = number_said(number, IMPLIED)
                told = (word, Part(SEAT, (seat,), ("from", "of")), many, hand)
                yield {"kind": kind, "seat": seat, "amount": int(number)}, told

    def of_seats(self) -> Iterator[ToldPart]:
        """Power and gold that players get, or take from each other."""
        seats = tuple(dict.fromkeys(self.said.seats))
        each = self._beside_each()
        if self._is_power_said() and len({number for _, number in each}) > 1:
            yield self._power_of_each(each)
        one = ("1",) if self._are_tokens_said() else ()
        numbers = self.said.numbers or one
        for number in (one for one in numbers if one.removeprefix("+").isdecimal()):
            amount, who = int(number), tuple(Part(SEAT, (seat,)) for seat in seats)
            if seats and self._is_power_said() and not each:
                many = number_said(number, OPEN if self.said.numbers else IMPLIED)
                yield self._power(dict.fromkeys(seats, amount), (many, *who))
            if len(seats) == 2 and "steal_gold" in self.said.verbs:
                taken = (number_said(number), Part(FLAG, ("steal_gold",)))
                for giver, to in self._passed(seats):
                    parts = (*taken, Part(SEAT, (giver,), ("from",)), Part(SEAT, (to,), ("to", "on")))
                    yield {"kind": "steal_gold", "from": giver, "to": to, "amount": amount}, parts
        if self._is_power_said():
            yield from self._power_of_all()

    def _passed(self, seats: tuple[str, ...]) -> list[tuple[str, ...]]:
        """From whom to whom gold may be stolen: who stands before the verb takes it."""
        order, ways = self.said.order, [seats, seats[::-1]]
        at = order.index("steal_gold")
        active = not self.said.leads & {"from", "by_card", "to"}
        takers = [way for way in ways if order.index(way[1]) < at < order.index(way[0])]
        return takers if active and takers else ways

    def power_of(self, seat: str) -> Iterator[ToldPart]:
        """Power that a seat gains by its card, where a line names no other seat."""
        other = "influence" in self.said.leads or "challenge" in self.said.values
        other |= "attack" in self.said.verbs
        numbered = self.said.numbers or self.said.seats != (seat,)
        counted = self.said.seats or self.said.numbers or self._are_tokens_said()
        if (self.said.seats and numbered) or other or not (counted and self._is_power_said()):
            return
        for number in (one for one in self.said.numbers or ("1",) if one.removeprefix("+").isdecimal()):
            many = number_said(number) if self.said.numbers else Part(NUMBER, (), unsaid=IMPLIED)
            who = Part(SEAT, (seat,), unsaid=IMPLIED)
            yield self._power({seat: int(number)}, (many, who))

    def _is_power_said(self) -> bool:
        power = "power" in self.said.values or "gain_power" in self.said.verbs
        return power or self._are_tokens_said()

    def _are_tokens_said(self) -> bool:
        """Whether power is spoken of as what lies on a card, and not as the kind of a challenge."""
        return POWER_LAID in self.said.values

    def _power(self, amounts: dict[str, int], told: tuple[Part, ...]) -> ToldPart:
        """Power that seats gain, with what is said of how many."""
        gained = (
            Part(FLAG, ("power", "gain_power", POWER_LAID)),
            Part(FLAG, CHANGES["gain_keyword"], unsaid=IMPLIED),
            Part(FLAG, ("draw",), unsaid=IMPLIED),
        )
        return {"kind": "gain_power", "amounts": amounts}, (*told, *gained)

    def _power_of_all(self) -> Iterator[ToldPart]:
        """The same number for all who play: one, where none is said, or no more than how many play."""
        if EVERYONE not in self.said.values:
            return
        numbers = [one for one in self.said.numbers if one.removeprefix("+").isdecimal()]
        for number in dict.fromkeys((*numbers, "1")):
            each = (Part(SEAT, (seat,), unsaid=IMPLIED) for seat in self.table.order)
            told = (number_said(number, IMPLIED), Part(VALUE, (EVERYONE,)), *each)
            yield self._power(dict.fromkeys(self.table.order, int(number)), told)

    def _beside_each(self) -> list[tuple[str, str]]:
        """Each seat with the number that is said beside it, where every one has its own."""
        numbered = {one.lstrip("+") for one in self.said.numbers}
        known = {*self.said.seats, *numbered}
        order = [name.lstrip("+") for name in self.said.order if name.lstrip("+") in known]
        order = [one for at, one in enumerate(order) if not at or one != order[at - 1]]
        seats = [name for name in order if name in self.said.seats]
        numbers = [name for name in order if name not in self.said.seats]
        plain = all(one.isdecimal() for one in numbers)
        once = plain and len(set(seats)) == len(seats) == len(numbers)
        return [*zip(seats, numbers, strict=True)] if once and len(seats) > 1 else []

    def _power_of_each(self, each: list[tuple[str, str]]) -> ToldPart:
        told = (part for seat, number in each for part in (number_said(number), Part(SEAT, (seat,))))
        return self._power({seat: int(number) for seat, number in each}, tuple(told))
