"""Effects that a line may tell, with what is said of their targets, numbers and how long they last."""

from __future__ import annotations

from collections.abc import Iterator

from engine.agot.notation.seat_effects_meant import SeatEffectsMeant
from engine.agot.notation.slots import ICONS, KEYWORDS, UNTIL
from engine.agot.notation.told_parts import (
    CHANGES,
    EVERYONE,
    FULL_HAND,
    MOST_DRAWN,
    ON,
    ON_A_CARD,
    ToldPart,
    card_said,
    number_said,
)
from engine.agot.state.records import ATTACHMENT, PLAY
from engine.agot.state.table import AgotTable
from engine.kernel.meanings import FLAG, IMPLIED, OPEN, USUAL, VALUE, Mentions, Part

FROM_ANYWHERE = ("return_to_hand", "return_to_deck", "remove_from_game")
"""Those of a card wherever it lies."""
TOLD_ALONE = (
    *("strength", "discard", "return_to_hand", "return_to_deck", "remove_from_game", "remove_from_challenge"),
    *("take_control", "discard_attachment", "search_to_hand", "steal_gold", "gain_power"),
    *("gain_keyword", "lose_keyword", "gain_icon", "lose_icon"),
)
"""Effects that no move of the game brings about, so that nobody has to say that it is one."""
ALSO_SAID = {"return_to_hand": ("return",), "stand": ("stand_by_keyword",)}
"""Words that say an effect besides its own verb."""
STANDING = ("vengeful", "vigilant")
"""Keywords by which a card stands."""
BROUGHT_ABOUT_BY = {
    "kill": ("choose_victims",),
    "discard_from_hand": ("discard_for_claim",),
    "draw": ("draw_phase", "refill_hands", "mulligan"),
    "stand": ("stand_all", *STANDING),
    "gain_power_on_card": ("place_power",),
}
"""Effects that a move of the game brings about, too: where nobody is asked for that, an effect is meant."""
LOSING = frozenset(("lose_keyword", "lose_icon", "lose"))
"""Verbs that say that a number without a sign is lost."""
GAINING = frozenset(("gain_keyword", "play"))
"""Verbs that say that it is not: "gets" is also said of a card that is played."""
BESIDE_A_NAME = 2
"""How far behind the id of a card the seat of its owner may stand in the order of what is said."""


class EffectsMeant(SeatEffectsMeant):
    """The effects at one table that one line may tell."""

    def __init__(self, table: AgotTable, said: Mentions) -> None:
        super().__init__(table, said)
        self.effects = tuple(self._effects())

    def is_told_alone(self, kind: str) -> bool:
        """Whether an effect may be told, and not what brings it about."""
        if kind == "discard" and "choose_victims" in self.said.asked:
            return False  # the claim asks for a victim, which is killed
        if kind in TOLD_ALONE:
            return True
        makes = BROUGHT_ABOUT_BY.get(kind, ())
        # Who loses a card of his own pays for something; who draws is named, with a number.
        of_seat = kind not in ("draw", "discard_from_hand")
        named = self.said.seats or EVERYONE in self.said.values
        told = self._names_no_doer() if of_seat else bool(named and self.said.numbers)
        moved = any(one in self.said.asked or one in self.said.values for one in makes)
        moved &= not (kind == "draw" and self.is_more_drawn())
        moved |= kind == "draw" and "refill_hands" in self.said.verbs and str(FULL_HAND) in self.said.numbers
        return bool(makes) and told and not moved

    def is_more_drawn(self) -> bool:
        """Whether a number is told of cards that nobody draws in the draw phase, nor to fill a hand."""
        numbers = {int(one) for one in self.said.numbers if one.isdecimal()}
        numbers -= {len(self.table.order)} if EVERYONE in self.said.values else set()
        return len(numbers) == 1 and all(number > MOST_DRAWN and number != FULL_HAND for number in numbers)

    def _names_no_doer(self) -> bool:
        """Whether no seat is named but as the owner, beside what is named: "Robb Stark dies"."""
        return all(self._is_owner_beside(seat) for seat in self.said.seats)

    def _is_owner_beside(self, seat: str) -> bool:
        order = self.said.order
        own = [one for one in self.things if self.table.cards[one].controller == seat and one in order]
        return any(0 < order.index(seat) - order.index(one) <= BESIDE_A_NAME for one in own if seat in order)

    def tells_effect(self) -> bool:
        """Whether it is said that something comes of an effect."""
        return "effect" in self.said.values or "apply_effect" in self.said.verbs

    def _effects(self) -> Iterator[ToldPart]:
        """The effects that are told."""
        verbs = self.said.verbs
        for one in self.things:
            target = card_said(self.table, one, (*ON, "of"), OPEN)
            there = self.table.cards[one].zone == PLAY
            attached = self.table.cards[one].kind == ATTACHMENT
            for kind in ON_A_CARD if there else FROM_ANYWHERE:
                if kind == "discard" and (
                    self._is_bereft(one) or self._leaves_challenge() or "duplicate" in self.said.values
                ):
                    continue  # who leaves a challenge stays in play, and so does who loses a copy
                said = kind in verbs or (kind == "return_to_hand" and self._goes_back())
                said |= kind == "stand" and self._stands_by_no_keyword()
                if said and not (attached and there and kind == "discard"):
                    word = Part(FLAG, (kind, *ALSO_SAID.get(kind, ())))
                    yield {"kind": kind, "target": one}, (word, target)
            if there:
                yield from self._strengthened(one, target)
                yield from self._changed(one, target)
        if "draw" in verbs or self._are_dealt():
            yield from self._drawn()
        yield from self._powered()
        yield from self._taken_over()
        for kind in ("search_to_hand", "discard_from_hand"):
            if kind in verbs or (kind == "discard_from_hand" and self._is_hand_told()):
                yield from self._of_a_hand(kind)

    def _is_hand_told(self) -> bool:
        """Whether something is discarded, and it may be of a hand: no card in play is named for it."""
        hand = "hand" in self.said.values or bool(self.said.numbers)
        return "discard" in self.said.verbs and (hand or not self.things)

    def _stands_by_no_keyword(self) -> bool:
        """Whether the verb of those who stand by a keyword is said, and no keyword: "stands thanks to"."""
        return "stand_by_keyword" in self.said.verbs and set(STANDING).isdisjoint(self.said.values)

    def _goes_back(self) -> bool:
        """Whether it is said of a hand that something comes back to it."""
        return {"return", "hand"} <= set(self.said.values)

    def _is_bereft(self, one: str) -> bool:
        """Whether an attachment of a card is named, too, which is then what is discarded."""
        return any(self.table.cards[other].host == one for other in self.things)

    def _is_left_behind(self) -> bool:
        """Whether words for leaving a challenge stand behind who leaves it: "throws him out of it"."""
        left = [at for at, key in enumerate(self.said.order) if key == "remove_from_challenge"]
        named = [at for at, key in enumerate(self.said.order) if key in self.things]
        return bool(left and named) and left[-1] > named[-1]

    def _leaves_challenge(self) -> bool:
        """Whether a verb says of a challenge that somebody leaves it."""
        named = "challenge" in self.said.values or "from" in self.said.leads or self._is_left_behind()
        return named and "remove_from_challenge" in self.said.verbs

    def _strengthened(self, one: str, target: Part) -> Iterator[ToldPart]:
        for number in self.said.numbers:
            losses = self._losses(number) if number.isdecimal() else {False}
            if (number.isdecimal() and "strength" not in self.said.verbs) or len(losses) != 1:
                continue  # nobody says the sign of what one gets and another loses
            loses = True in losses
            changes = Part(FLAG, ("lose_keyword", "lose") if loses else ("gain_keyword",), unsaid=IMPLIED)
            for until in (one for one in UNTIL if one in self.said.values):
                parts = (
                    number_said(number),
                    target,
                    changes,
                    Part(VALUE, (until,), ("until",)),
                    Part(FLAG, ("strength",), unsaid=IMPLIED),
                )
                amount = -int(number) if loses else int(number)
                yield {"kind": "strength", "target": one, "amount": amount, "until": until}, parts

    def _losses(self, number: str) -> set[bool]:
        """Whether a number without a sign is lost, wherever it is said: the change before it says so."""
        order = self.said.order
        said = [at for at, key in enumerate(order) if key == number]
        of_strength = [at for at in said if order[at + 1 : at + 2] == ("strength",)]
        changes = ([name for name in order[:at] if name in LOSING | GAINING] for at in of_strength or said)
        any_loss = bool(self.said.verbs & LOSING)
        return {found[-1] in LOSING if found else any_loss for found in changes} or {any_loss}

    def _changed(self, one: str, target: Part) -> Iterator[ToldPart]:
        """Icons and keywords that are gained or lost."""
        for kind, at, among in (
            *((kind, "keyword", KEYWORDS) for kind in ("gain_keyword", "lose_keyword")),
            *((kind, "icon", ICONS) for kind in ("gain_icon", "lose_icon")),
        ):
            has = kind == "gain_keyword" and not self._are_said(CHANGES["lose_keyword"])
            if not (has or self._are_said(CHANGES[kind])):
                continue
            if kind in self.said.verbs and not any(value in self.said.values for value in among):
                yield from self._changed_openly(kind, at, among, one, target)
            changes = Part(FLAG, CHANGES[kind], unsaid=USUAL if has else OPEN)
            for value in (value for value in among if value in self.said.values):
                for until in (until for until in UNTIL if until in self.said.values):
                    parts = (changes, Part(VALUE, (value,)), Part(VALUE, (until,)), target)
                    yield {"kind": kind, "target": one, at: value, "until": until}, parts

    def _changed_openly(
        self, kind: str, at: str, among: tuple[str, ...], one: str, target: Part
    ) -> Iterator[ToldPart]:
        """An icon or a keyword that is gained or lost and not named: which one is asked."""
        unnamed = Part(VALUE, (), unsaid=OPEN, asked=True)
        for value in among if at == "icon" else ():
            for until in (until for until in UNTIL if until in self.said.values):
                parts = (Part(FLAG, CHANGES[kind]), unnamed, Part(VALUE, (until,)), target)
                yield {"kind": kind, "target": one, at: value, "until": until}, parts

    def _are_said(self, keys: tuple[str, ...]) -> bool:
        """Whether one of these verbs, leads or values is said."""
        return bool((self.said.verbs | self.said.leads | set(self.said.values)).intersection(keys))
