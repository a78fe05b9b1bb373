"""Moves that a line may mean and that put power on cards, or let cards stand by a keyword."""

from __future__ import annotations

from collections.abc import Iterator

from engine.agot.notation.effects_meant import STANDING
from engine.agot.notation.losses_meant import LossesMeant
from engine.agot.notation.moves_meant import LATER, NO_VERB, NOT_MEANT
from engine.agot.notation.told_parts import ON, POWER_LAID, card_said, number_said
from engine.agot.notation.uses_meant import BESIDE
from engine.agot.state.records import PLAY
from engine.kernel.meanings import IMPLIED, OPEN, THING, USUAL, VALUE, MoveMeant, Part

SOURCES = ("rivalry", "dominance", "unopposed", "claim", "prize")
"""What power comes from that its player puts somewhere."""
TOLD_SOURCES = (*SOURCES, "renown")
"""The same with what a player may say that power comes from."""
LAYING = frozenset(("place_power", "lay"))
"""Verbs of those who put something somewhere."""
BESIDE_STANDING = ("challenge_result", "lose", "win", "challenge")
"""What people say of the challenge that lets a card stand."""
POWER_BESIDE = (
    *(
        *BESIDE,
        "claim",
        "power",
        POWER_LAID,
        "renown",
        "gain_power",
        "gain_power_on_card",
        "not_defend",
        "attack",
    ),
    "play",
)


class PowerMeant(LossesMeant):
    """Power that is put on a card, and cards that stand by a keyword."""

    def of_power(self) -> Iterator[MoveMeant]:
        """Power that is put on another card, and cards that stand by a keyword."""
        for gain in self.table.gained:
            sources = [one.source for one in self.table.gained if one.seat == gain.seat]
            source = Part(VALUE, (gain.source,), unsaid=IMPLIED if len(sources) == 1 else OPEN)
            for ids in self.said.named:
                for amount in self._amounts(gain.amount):
                    yield self._put(gain.seat, ids[0], source, gain.source, amount)
        yield from self._put_by_told_sources()
        for keyword in (one for one in STANDING if one in self.said.values):
            for seat in self._seats("stand_by_keyword"):
                yield from self._stands(seat, keyword)

    def _amounts(self, most: int) -> Iterator[int]:
        """How much power may be meant: the numbers that are said, else as much as there is at most."""
        yield from [abs(int(one)) for one in self.said.numbers] or range(1, most + 1)

    def _put(self, seat: str, card: str, told: Part, source: str, amount: int) -> MoveMeant:
        """Power of a source that is put on a card."""
        many = (number_said(str(amount)),) if self.said.numbers else ()
        raw = {"source": source, "on": card, "amount": amount}
        parts = (card_said(self.table, card, ON), told, *many)
        far = 4 * LATER * self._is_other_source_said(source)
        return self._move("place_power", seat, raw, parts, also=POWER_BESIDE, far=far)

    def _is_other_source_said(self, source: str) -> bool:
        """Whether a line says that power comes from something else."""
        return source not in self.said.values and not set(TOLD_SOURCES).isdisjoint(self.said.values)

    def _put_by_told_sources(self) -> Iterator[MoveMeant]:
        """Power of a source that is named, from which nobody has gained any: a ruling says why not."""
        if not (self._may_be("place_power") or LAYING & self.said.verbs):
            return
        gained = {one.source for one in self.table.gained}
        sources = (one for one in TOLD_SOURCES if one in self.said.values and one not in gained)
        for source in sources if self._speaks_of_power() else ():
            told = Part(VALUE, (source,), unsaid=OPEN)
            for card in filter(self._is_in_play, (ids[0] for ids in self.said.named)):
                for seat in self._putting(card):
                    for amount in self._amounts(1):
                        yield self._put(seat, card, told, source, amount)

    def _speaks_of_power(self) -> bool:
        """Whether power is what is put somewhere."""
        power = {"power", POWER_LAID} & set(self.said.values)
        return bool(power) or bool({"gain_power", "place_power"} & self.said.verbs)

    def _putting(self, card: str) -> tuple[str, ...]:
        """Who puts power on a card: the only seat that is named, or its player."""
        seats = tuple(dict.fromkeys(self.said.seats))
        return seats if len(seats) == 1 else (self.table.cards[card].controller,)

    def _stands(self, seat: str, keyword: str) -> Iterator[MoveMeant]:
        """Cards that stand by a keyword, and that none does."""
        if self.said.denies:
            yield self._none_stands(seat, keyword)
        verbs = self.game.verbs["stand_by_keyword"] | {"stand"}
        for cards, told in self._lists(seat, lambda card: card.zone == PLAY):
            parts = (*told, Part(VALUE, (keyword,), unsaid=USUAL))
            raw = {"keyword": keyword, "cards": list(cards)}
            if cards:
                yield self._move(
                    "stand_by_keyword",
                    seat,
                    raw,
                    parts,
                    verbs=verbs,
                    also=BESIDE_STANDING,
                    signs=(keyword,),
                )

    def _none_stands(self, seat: str, keyword: str) -> MoveMeant:
        """That nobody stands by a keyword that would let them."""
        own = tuple(card.id for card in self.table.in_play(seat))
        told = (Part(VALUE, (keyword,)), Part(THING, own, unsaid=IMPLIED))
        denied, raw = frozenset(("stand", "stand_by_keyword")), {"keyword": keyword, "cards": []}
        also = ("none", "kneeling", "kneel")
        return self._move(
            "stand_by_keyword",
            seat,
            raw,
            told,
            verbs=NO_VERB,
            denied=denied,
            also=also,
            silent=NOT_MEANT,
            may_deny=True,
        )
