"""Moves that a line may mean and that bring cards out of a hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.agot.notation.moves_meant import LATER, NOT_MEANT
from engine.agot.notation.seats_meant import ROUND, SeatsMeant
from engine.agot.notation.told_parts import ON, card_said
from engine.agot.notation.uses_meant import BESIDE
from engine.agot.state.records import ATTACHMENT, CHARACTER, EVENT, HAND, PLAY, Card
from engine.kernel.meanings import (
    FLAG,
    IMPLIED,
    NUMBER,
    OPEN,
    THING,
    USUAL,
    VALUE,
    MoveMeant,
    Part,
)

BESIDE_COPIES = frozenset(("save", "decline_saves", "kill", "defend"))
"""Verbs of those who speak of the copies under a card."""


class HandCardsMeant(SeatsMeant):
    """What comes from a hand: set-up, cards that are played, copies, ambushes."""

    def of_hands(self) -> Iterator[MoveMeant]:
        """What comes from a hand: set-up, cards that are played, copies, ambushes."""
        if self._may_be("place_setup"):
            for seat in self._seats("place_setup"):
                yield from self._placed(seat)
        for ids in self.said.named:
            copies = set(self.uses.further_copies(ids))
            for id_ in ids:
                card = self.table.cards.get(id_)
                if card is not None and card.zone == HAND and card.kind != EVENT and id_ not in copies:
                    yield from self._played(card)

    def _placed(self, seat: str) -> Iterator[MoveMeant]:
        also = (*BESIDE, "play", "put_into_play", "place_nothing", "play_event")
        few = self._few(seat, lambda card: card.zone == HAND)
        for cards, told in (*self._lists(seat, lambda card: card.zone == HAND), *few):
            raw = {"cards": list(cards)}
            if not cards:
                continue
            laid = [self.table.cards[one] for one in cards]
            if "play_event" in self.said.verbs and all(one.kind == EVENT for one in laid):
                continue  # an event is played, and nobody sets one up
            far = 2 * LATER * (any(one.kind == ATTACHMENT for one in laid) and self._says_on_what(*cards))
            yield self._move("place_setup", seat, raw, told, also=also, far=far)
            for one, host in product(laid, laid):
                if one.kind == ATTACHMENT and host is not one and host.kind != ATTACHMENT:
                    whole, far = {**raw, "attach": {one.id: host.id}}, LATER * (host.kind != CHARACTER)
                    on = Part(FLAG, ("on", "to", "in", "attaching", "attach"), unsaid=USUAL)
                    beside = not self._says_on_what(*cards)
                    yield self._move(
                        "place_setup", seat, whole, (*told, on), also=also, far=far, open_=beside
                    )
        nothing = frozenset(("place_nothing",))
        denied = frozenset(("place_setup", "lay", "play"))
        yield self._move(
            "place_setup", seat, {"cards": []}, (), verbs=nothing, denied=denied, silent=NOT_MEANT
        )

    def _says_on_what(self, *ids: str) -> bool:
        """Whether a word that says on what something is laid stands behind or right before one of these."""
        order = [key for key in self.said.order if key != "filler"]
        named = [at for at, key in enumerate(order) if key in ids]
        places = [at for at, key in enumerate(order) if key in (*ON, "attaching", "attach")]
        first = min(named, default=0)
        return any(at > first or order[at + 1 : at + 2] == [order[first]] for at in places)

    def _played(self, card: Card) -> Iterator[MoveMeant]:
        named = card_said(self.table, card.id)
        price = Part(NUMBER, self.said.numbers, unsaid=IMPLIED)
        also = (*BESIDE, "pay", "collect_income", "lay")
        for seat in self._seats("play_card", card.controller):
            for raw, parts in self._hosts(card):
                whole, alone = {"card": card.id, **raw}, card.kind == ATTACHMENT and not raw
                alone |= "bring_in" in self.said.verbs and "effect" in self.said.values
                far = 2 * LATER * (self._is_laid_as_copy() or self._is_brought_by_effect())
                yield self._move(
                    "play_card", seat, whole, (named, price, *parts), also=also, open_=alone, far=far
                )
            yield from self._copied(seat, card, (named, price), also)
        for via, verb in (("ambush", "ambush"), ("effect", "bring_in")):
            brought = self._may_be("put_into_play") or self._is_brought_by_effect()
            for seat in self._seats("put_into_play", card.controller) if brought else ():
                verbs, how = frozenset((verb, "bring_in")), Part(FLAG, (via,), unsaid=OPEN)
                verbs |= {"play"} if via == "effect" and self._is_brought_by_effect() else frozenset()
                far = 2 * LATER * (via == "effect" and bool(self.said.verbs & {"ambush", "save"}))
                for pay, parts in self.uses.influence(seat, (card.id,)):
                    free = via != "ambush" or bool(pay) or self._costs_nobody(seat, card.id)
                    unpaid = () if free else (Part(THING, (), unsaid=OPEN, asked=True),)
                    for host, on in self._hosts(card) if not pay else (({}, ()),):
                        entered = {"card": card.id, "via": via, **host, **pay}
                        how_told = (named, how, *parts, *on, *unpaid)
                        beside = (*also, "kneel", "kneeling", "influence", "use_ability") if pay else also
                        yield self._move(
                            "put_into_play", seat, entered, how_told, verbs=verbs, also=beside, far=far
                        )

    def _copied(
        self, seat: str, card: Card, told: tuple[Part, ...], also: tuple[str, ...]
    ) -> Iterator[MoveMeant]:
        """A card that is laid under another as its copy: under what is named, else under its own like."""
        copied = Part(VALUE, ("duplicate",), unsaid=OPEN)
        far = 2 * ROUND * self._says_of_copies()
        for host in self._copied_hosts(seat, card):
            raw, beside = {"card": card.id, "host": host.id}, (*also, "place_setup", *self._around(host))
            parts = (*told, copied, card_said(self.table, host.id, ON, IMPLIED))
            yield self._move(
                "play_duplicate",
                seat,
                raw,
                parts,
                also=beside,
                signs=("duplicate",),
                far=far,
                open_=self._is_copy_claimed(),
            )

    def _copied_hosts(self, seat: str, card: Card) -> tuple[Card, ...]:
        """Under what a card may be said to be laid; a ruling says why not under what is not its like."""
        alike = [one for one in self.table.in_play(seat) if one.name == card.name]
        groups = ([one for one in ids if self._is_in_play(one)] for ids in self.said.named)
        named = [self.table.cards[own[0]] for own in groups if len(own) == 1]
        hosts = dict.fromkeys(named if "duplicate" in self.said.values else ())
        near = [one for one in alike if one in hosts]
        return tuple(dict.fromkeys((*near, *hosts))) or tuple(alike[:1])

    def _is_in_play(self, one: str) -> bool:
        return one in self.table.cards and self.table.cards[one].zone == PLAY

    def _around(self, host: Card) -> tuple[str, ...]:
        """By what a card in play may be described: what it lies on."""
        return (host.host,) if host.host else ()

    def _is_brought_by_effect(self) -> bool:
        """Whether it is said of a card that an effect brings it into play."""
        entered = self.said.verbs & {"bring_in", "play", "put_into_play"}
        return bool(entered) and self.uses.tells_effect()

    def _is_laid_as_copy(self) -> bool:
        """Whether a line says of a card that it is a copy, and not what becomes of copies."""
        return "duplicate" in self.said.values and not self._says_of_copies()

    def _is_copy_claimed(self) -> bool:
        """Whether a copy is what goes for a claim, and none that is played."""
        return "claim" in self.said.values and "play" not in self.said.verbs

    def _says_of_copies(self) -> bool:
        """Whether a line says what becomes of a card that has copies, and not that one is played."""
        beside = "play" not in self.said.verbs and bool(self.said.verbs & BESIDE_COPIES)
        return beside or self._is_copy_claimed()

    def _costs_nobody(self, seat: str, but: str) -> bool:
        """Whether an ambush is said of a seat that has no card which can kneel for influence."""
        cards = (card for card in self.table.in_play(seat) if card.id != but)
        said = "ambush" in self.said.verbs
        return said and not any(card.influence and not card.kneeling for card in cards)

    def _hosts(self, card: Card) -> Iterator[tuple[dict[str, str], tuple[Part, ...]]]:
        """What a card may be put on; an attachment needs something."""
        yield {}, ()
        if card.kind != ATTACHMENT:
            return
        named = [id_ for ids in self.said.named for id_ in ids if id_ != card.id and id_ in self.table.cards]
        hosts = [one for one in named if self._is_fighter(one, "")]
        hosts = hosts or [one for one in named if self._is_other_thing(one, card)]
        for one in dict.fromkeys(hosts):
            yield {"host": one}, (card_said(self.table, one, ON, OPEN),)

    def _is_other_thing(self, one: str, card: Card) -> bool:
        """Whether a card in play is no copy of another: nothing can be attached to it, as a ruling says."""
        return self.table.cards[one].zone == PLAY and self.table.cards[one].name != card.name
