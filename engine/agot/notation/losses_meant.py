"""Moves that a line may mean and by which cards are lost, or saved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.agot.notation.card_uses import threatened
from engine.agot.notation.hand_cards_meant import HandCardsMeant
from engine.agot.notation.moves_meant import LATER, ChosenCards
from engine.agot.notation.told_parts import card_said, number_said
from engine.agot.notation.uses_meant import BESIDE
from engine.agot.state.records import CHARACTER, HAND, PLAY, Card
from engine.kernel.meanings import (
    FLAG,
    IMPLIED,
    OPEN,
    THING,
    USUAL,
    VALUE,
    MoveMeant,
    Part,
)


class LossesMeant(HandCardsMeant):
    """Who dies, who is saved, what is discarded."""

    def of_losses(self) -> Iterator[MoveMeant]:
        """Who dies, who is saved, what is discarded."""
        if self._may_be("choose_victims"):
            for seat in self._seats("choose_victims"):
                for cards, told in self._victims(seat):
                    also = ("claim", "deadly", "twice", "killed", "military", "challenge_result", *BESIDE)
                    if cards:
                        yield from self._lost(seat, cards, told, also)
                    elif "choose_victims" in self.said.asked:
                        yield from self._any_victim(seat, also)
        if self._may_be("save"):
            yield from self._saved()
        if self._may_be("discard_for_claim"):
            yield from self._discarded()

    def _victims(self, seat: str) -> Iterator[ChosenCards]:
        """The characters of a seat that are named; where none is, those of others: a ruling says why not."""
        again = not any(kind == "duplicate" and number for kind, number in self.said.counts)
        again &= "twice" in self.said.order or not self._is_one_due(seat)
        own = [*self._lists(seat, self._is_character, again=again), *self._few(seat, self._is_character)]
        if any(cards for cards, _ in own) or "choose_victims" not in self.said.asked:
            yield from own
            return
        others = [one for other in self.table.others(seat) for one in self._lists(other, self._is_character)]
        named = [one for one in others if one[0]]
        yield from named or own

    def _is_one_due(self, seat: str) -> bool:
        """Whether a claim can take only one character of a seat: named again it is still the same."""
        fought = self.table.challenge
        return fought is not None and (fought.claim == 1 or len(self.table.characters(seat)) == 1)

    def _lost(
        self, seat: str, cards: tuple[str, ...], told: tuple[Part, ...], also: tuple[str, ...]
    ) -> Iterator[MoveMeant]:
        """Those a seat loses, for what is said, or what is due."""
        raw: dict[str, Any] = {"cards": list(cards)}
        deadly = "deadly" in self.said.values
        if not deadly or "claim" in self.said.values:
            yield self._move("choose_victims", seat, raw, told, also=also)
        if deadly:
            yield self._move("choose_victims", seat, {"for": "deadly", **raw}, told, also=also)

    def _any_victim(self, seat: str, also: tuple[str, ...]) -> Iterator[MoveMeant]:
        """Whom a seat may lose, where a line names nobody."""
        nobody = Part(THING, (), unsaid=OPEN, asked=True)
        characters = self.table.characters(seat)
        number = str(len(characters))
        every_one = "everyone" in self.said.values and set(self.said.numbers) == {number}
        asked = seat in self.said.asked["choose_victims"]
        if asked and (number == "1" or every_one):
            told = (Part(THING, (), unsaid=USUAL), *((number_said(number),) if number != "1" else ()))
            every = tuple(card.id for card in characters)
            yield from self._lost(seat, every, told, (*also, "everyone"))
            return
        for one in characters:
            yield self._move("choose_victims", seat, {"cards": [one.id]}, (nobody,), also=also, open_=True)

    def _saved(self) -> Iterator[MoveMeant]:
        dying = threatened(self.table)
        named = [one for ids in self.said.named for one in ids if one in self.table.cards]
        fighters = [one for one in named if self._has_copies(self.table.cards[one])]
        others = fighters if "duplicate" in self.said.values else ()
        for one in dict.fromkeys((*dying, *others)):
            seat = self.table.cards[one].controller
            if one not in dying or any(under.zone != PLAY for under in self.table.under(one)):
                unsaid = IMPLIED if one in dying else OPEN
                parts = (card_said(self.table, one, (), unsaid), Part(VALUE, ("duplicate",), unsaid=USUAL))
                raw = {"card": one, "with": "duplicate"}
                also = ("discard_pile", "discards", "discard")
                far = 0 if one in dying else LATER
                other = bool(fighters) and one not in named
                signs = ("duplicate",) if one in dying else ()
                yield self._move("save", seat, raw, parts, also=also, far=far, open_=other, signs=signs)
        if self.uses.tells_effect():
            for one in [one for one in named if self.table.cards[one].kind == CHARACTER] or dying:
                told = (card_said(self.table, one, (), IMPLIED), Part(FLAG, ("effect", "apply_effect")))
                raw = {"card": one, "with": "effect"}
                yield self._move("save", self.table.cards[one].controller, raw, told)

    def _has_copies(self, card: Card) -> bool:
        """Whether a card is a character that has been in play: a ruling says whether it can be saved."""
        return card.kind == CHARACTER and card.zone != HAND and "." not in card.id

    def _is_choice_told(self) -> bool:
        """Whether it is said that cards are chosen, and not drawn blindly: which ones is asked."""
        chosen = "choose" in self.said.verbs or "chosen" in self.said.leads
        return chosen and "blindly" not in self.said.leads

    def _drawn_blindly(self, seat: str, also: tuple[str, ...], far: int) -> Iterator[MoveMeant]:
        """Cards that are named as those a claim has drawn."""
        for cards, told in self._lists(seat, lambda card: card.zone == HAND):
            raw = {"random": True, "cards": list(cards)}
            parts = (*told, Part(FLAG, ("blindly",)), Part(FLAG, ("cards",), unsaid=IMPLIED))
            if cards:
                yield self._move("discard_for_claim", seat, raw, parts, also=also, far=far)

    def _discarded(self) -> Iterator[MoveMeant]:
        far = 0 if "discard_for_claim" in self.said.asked else 2 * LATER
        also = (*BESIDE, "claim", "intrigue")
        for seat in self._seats("discard_for_claim"):
            for number in self.said.numbers:
                if number.isdecimal():
                    amount = (number_said(number), Part(FLAG, ("blindly", "cards"), unsaid=IMPLIED))
                    raw, open_ = {"count": int(number)}, self._is_choice_told()
                    yield self._move("discard_for_claim", seat, raw, amount, also=also, far=far, open_=open_)
            if "blindly" in self.said.leads:
                yield from self._drawn_blindly(seat, also, far)
            again = any(one in self.said.order for one in ("again", "twice"))
            for cards, told in self._lists(seat, lambda card: card.zone == HAND, again=again):
                if cards:
                    chosen = {"cards": list(cards)}
                    yield self._move(
                        "discard_for_claim", seat, chosen, told, also=(*also, "blindly"), far=far
                    )
