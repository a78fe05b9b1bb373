"""What a line may tell of the price of a card that is used, and of what its text asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.agot.abilities.definitions import uses_of
from engine.agot.notation.effects_meant import EffectsMeant
from engine.agot.notation.slots import occasion
from engine.agot.notation.told_parts import ToldPart, card_said, number_said
from engine.agot.state.records import EVENT, HAND, PLAY, Card
from engine.kernel.meanings import FLAG, IMPLIED, OPEN, SEAT, THING, USUAL, VALUE, Part

COUNTED = ("cards", "power", "strength")
"""Words for what has a number and is no gold."""
WORTH = 4
"""Letters of a verb that an occasion may be called by."""
UNNAMED = 2
"""What it costs that a number is not said to be gold."""


class PricesMeant(EffectsMeant):
    """Prices, demands and occasions of uses at one table, as one line may tell them."""

    def _demanded(self, makes: str, card: Card, told: tuple[Part, ...]) -> Iterator[ToldPart]:
        """What a text asks of its use, as it is told: of whose House who kneels is, and who takes part."""
        yield {}, ()
        knelt = self.said.verbs & {"kneel"} or "kneeling" in self.said.leads
        house = self.table.seats[card.controller].house
        lost = any(one.what == "challenge_result" for one in self.table.occasions)
        if makes == "respond" and knelt and told and not uses_of(card) and house and lost:
            untold = Part(VALUE, (), unsaid=USUAL, asked=True)
            yield {"demands": {"kneel_house": house, "target_participates": True}}, (untold,)
        if makes not in ("respond", "play_event") or uses_of(card) or not (knelt and told):
            return
        if "participant" in self.said.leads:
            part = Part(FLAG, ("participant",))
            for seat in dict.fromkeys((*self.said.seats, card.controller)):
                house, own = self.table.seats[seat].house, seat == card.controller
                demands = {"kneel_house": house, "target_participates": True}
                of_seat = Part(SEAT, (seat,), ("of", "from"), unsaid=IMPLIED if own else USUAL)
                yield {"demands": demands}, (of_seat, part)

    def _meets_demands(self, card: Card, pay: dict[str, Any], effects: dict[str, Any]) -> bool:
        """Whether any demand is met that may be untold: who kneels is of the House, the targets took part."""
        house = self.table.seats[card.controller].house
        fought = self.table.challenge or self.table.last_challenge
        part = (*fought.attackers, *(fought.defenders or ())) if fought is not None else ()
        knelt = [self.table.cards[one] for one in pay.get("pay", {}).get("kneel", ())]
        aimed = [one.get("target") for one in effects.get("effects", ())]
        if "participant" in self.said.leads:
            return False  # what is told is no longer untold
        loyal = bool(knelt) and all(house in (one.houses or ()) for one in knelt)
        return loyal and bool(aimed) and all(one in part for one in aimed)

    def _occasion(self, makes: str, card: Card, done: set[str]) -> dict[str, str]:
        """What an answer is to, where its text does not say it and only this can be meant."""
        if makes != "respond" or uses_of(card):
            return {}
        answered = self._answered(card)
        if answered:
            return {"to": "played", "of": answered}
        if "challenge_result" in self.said.values:
            return {"to": "challenge_result"}
        told = self._told_occasions(done)
        return {"to": told[0]} if len(told) == 1 else occasion(self.table, card.id)

    def _told_occasions(self, done: set[str]) -> list[str]:
        """What has just come about and is said beside the effect: occasions are called by their verbs."""
        came = dict.fromkeys(one.what for one in self.table.occasions)
        return [what for what in came if what in self.said.values or self._calls(what, done)]

    def _calls(self, occasion: str, done: set[str]) -> tuple[str, ...]:
        """The verbs of the line, but for those of what is done, by which an occasion is called."""
        return tuple(verb for verb in self.said.verbs - done if len(verb) >= WORTH and verb in occasion)

    def _answered(self, card: Card) -> str:
        """The event that has just been played and is named beside the card that answers it."""
        played = [one.card for one in self.table.occasions if one.what == "played"]
        itself = sum(card.id in ids for ids in self.said.named) > 1
        return next((one for one in played if one in self.things and (itself or one != card.id)), "")

    def _paid(self, card: Card, aimed: set[str]) -> Iterator[ToldPart]:
        """How it is paid for, as far as it is told."""
        if uses_of(card) or "influence" in self.said.leads or self._names_influence(card):
            yield from self.influence(card.controller, (card.id, *aimed))
            return
        coins = tuple(self._coins()) if card.kind == EVENT or "pay" in self.said.leads else ()
        unpaid = (Part(VALUE, (), unsaid=OPEN),) if coins else ()
        yield {}, unpaid
        untold = USUAL if self.said.numbers else IMPLIED
        for number in coins:
            if number.isdecimal():
                gold = Part(FLAG, ("pay", "gold", "gain_gold", "collect_income"), unsaid=UNNAMED)
                yield {"pay": {"gold": int(number)}}, (number_said(number, untold), gold)
        if not self.said.verbs & {"kneel"} and "kneeling" not in self.said.leads:
            return
        knelt = Part(FLAG, ("kneeling", "kneel"))
        if card.zone == PLAY:
            yield {"pay": {"kneel": [card.id]}}, (knelt, *unpaid)
            for number in filter(str.isdecimal, coins):
                gold = Part(FLAG, ("pay", "gold", "gain_gold", "collect_income"), unsaid=UNNAMED)
                both = {"gold": int(number), "kneel": [card.id]}
                yield {"pay": both}, (number_said(number, untold), gold, knelt)
        own = [one for one in self.things if one != card.id and self._is_own(one, card.controller)]
        own = [one for one in own if one not in aimed]
        for one in own:
            yield {"pay": {"kneel": [one]}}, (knelt, card_said(self.table, one))
        if len(own) > 1 and card.kind == EVENT:
            yield {"pay": {"kneel": own}}, (knelt, *(card_said(self.table, one) for one in own))

    def _coins(self) -> Iterator[str]:
        """The numbers that may be a price: not of cards, power or strength; else one gold."""
        if not self.said.prices and not self.said.numbers and {"pay", "gold"} <= self.said.leads:
            yield "1"
        counted = Counter(str(number) for key, number in self.said.counts if key in COUNTED)
        said = self.said.order.count
        yield from (one for one in self.said.prices if one not in counted or said(one) > counted[one])

    def _names_influence(self, card: Card) -> bool:
        """Whether another card that gives influence is named beside one that is used."""
        own = (one for one in self.things if one != card.id and self._is_own(one, card.controller))
        return any(self.table.cards[one].influence for one in own)

    def _is_in_play(self, one: str) -> bool:
        return self.table.cards[one].zone == PLAY

    def _is_own(self, one: str, seat: str) -> bool:
        return self.table.cards[one].zone == PLAY and self.table.cards[one].controller == seat

    def influence(self, seat: str, without: tuple[str, ...]) -> Iterator[ToldPart]:
        """Cards that are knelt for influence, as far as they are named."""
        told = "influence" in self.said.leads
        groups = [
            own
            for ids in self.said.named
            if (
                own := tuple(
                    id_
                    for id_ in ids
                    if id_ not in without
                    and self._is_own(id_, seat)
                    and (told or self.table.cards[id_].influence)
                )
            )
        ]
        groups = [own if str(len(own)) in self.said.numbers else own[:1] for own in groups]
        cards = list(dict.fromkeys(one for own in groups for one in own))
        nobody = (Part(THING, (), unsaid=OPEN, asked=True),) if told and not cards else ()
        pay: dict[str, Any] = {"influence": cards} if cards else {}
        parts = tuple(card_said(self.table, own, ("with", "from", "influence")) for own in groups)
        parts += tuple(number_said(str(len(own)), IMPLIED) for own in groups if len(own) > 1)
        titled = "hand_title" in self.said.leads or self._uses_hand_title(seat)
        if titled:
            word = Part(FLAG, ("hand_title", HAND))
            yield {"pay": {**pay, "hand_title": True}}, (*parts, word, *self._knelt())
        untold = (Part(VALUE, (), unsaid=USUAL),) if titled else ()
        yield ({"pay": pay} if pay else {}), (*parts, *nobody, *untold, *self._knelt())

    def _uses_hand_title(self, seat: str) -> bool:
        """Whether the title of the Hand is named of who has it, and not the hand from which a card comes."""
        return HAND in self.said.values and self.table.seats[seat].title == HAND and self._kneels_something()

    def _kneels_something(self) -> bool:
        """Whether cards are knelt, or influence is paid, and nothing is taken from somewhere."""
        pays = "kneel" in self.said.verbs or bool(self.said.leads & {"influence", "kneeling", "pay"})
        return pays and "from" not in self.said.leads

    def _knelt(self) -> tuple[Part, ...]:
        """How cards are knelt for influence."""
        taken = ("draw",) if self.takes_influence() else ()
        words = ("influence", "kneeling", "kneel", "pay", *taken)
        return tuple(Part(FLAG, (one,), unsaid=IMPLIED) for one in words)
