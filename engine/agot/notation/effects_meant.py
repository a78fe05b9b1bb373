"""Effects that a line may tell, with what is said of their targets, numbers and how long they last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from typing import Any

from engine.agot.notation.slots import ICONS, KEYWORDS, UNTIL
from engine.agot.state.records import ATTACHMENT, HAND, PLAY
from engine.agot.state.table import AgotTable
from engine.kernel.meanings import FLAG, IMPLIED, NUMBER, OPEN, SEAT, THING, USUAL, VALUE, Mentions, Part

ON = ("on", "to", "in", "with")
ON_A_CARD = (
    *("kill", "discard", "return_to_hand", "return_to_deck", "remove_from_game", "remove_from_challenge"),
    *("kneel", "stand"),
)
"""Effects that only name a card."""
FROM_ANYWHERE = ("return_to_hand", "return_to_deck", "remove_from_game")
"""Those of a card wherever it lies."""
TOLD_ALONE = (
    *("strength", "discard", "return_to_hand", "return_to_deck", "remove_from_game", "remove_from_challenge"),
    *("take_control", "discard_attachment", "search_to_hand", "steal_gold", "gain_power"),
    *("gain_keyword", "lose_keyword", "gain_icon", "lose_icon"),
)
"""Effects that no move of the game brings about, so that nobody has to say that it is one."""
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
CHANGES = {
    **dict.fromkeys(("gain_keyword", "gain_icon"), ("gain_keyword", "gain_icon", "receive")),
    **dict.fromkeys(("lose_keyword", "lose_icon"), ("lose_keyword", "lose_icon", "lose", "skip")),
}
"""Verbs, values and leads that say that something is gained, or lost."""
LOSING = frozenset(("lose_keyword", "lose_icon", "lose"))
"""Verbs that say that a number without a sign is lost."""
GAINING = frozenset(("gain_keyword", "play"))
"""Verbs that say that it is not: "gets" is also said of a card that is played."""
TAKEN = ("take_control", "steal_gold")
"""Verbs of those who take a card over: one may also be stolen."""
BESIDE_A_NAME = 2
"""How far behind the id of a card the seat of its owner may stand in the order of what is said."""
TOKENS = frozenset(("gain_gold", "steal_gold"))
"""Verbs of those who take gold."""
MOST_DRAWN, FULL_HAND = 3, 7
"""So many cards a seat may draw in the draw phase, with the Master of Laws; so many make a full hand."""
SAYING = frozenset(("tell", "record"))
"""Verbs of those who say something, and do nothing."""
POWER_LAID = "power_token"
"""The value of words for power that lies on cards."""
POWER_SAID = dict.fromkeys(
    ("gain_power_on_card", "gain_power"), ("gain_power_on_card", "gain_power", "power", POWER_LAID)
)
"""Verbs and values that say that power is gained, also of a card."""
EVERYONE, HIMSELF = "everyone", "himself"
"""The value of words for all who play."""
MOST_TOGETHER = 24
"""So many ways to put effects together are tried."""
ToldPart = tuple[dict[str, Any], tuple[Part, ...]]
"""Fields of a move or an effect, and what is said of them."""


def card_said(
    table: AgotTable, ids: str | tuple[str, ...], leads: tuple[str, ...] = (), unsaid: int = OPEN
) -> Part:
    """A card as one speaks of it, also with whose it is; several are said by one name."""
    several = (ids,) if isinstance(ids, str) else ids
    also = tuple(
        dict.fromkeys(
            seat for one in several for seat in (table.cards[one].controller, table.cards[one].owner)
        )
    )
    return Part(THING, several, leads, unsaid=unsaid, asked=unsaid == OPEN, also=also)


def verbs_of(kind: str) -> tuple[str, ...]:
    """The verbs that say an effect."""
    return (kind, *(TAKEN if kind == "take_control" else CHANGES.get(kind, POWER_SAID.get(kind, ()))))


def number_said(number: str, unsaid: int = OPEN) -> Part:
    """A number as one says it, the sign as a word of its own, too."""
    return Part(NUMBER, (number, number.lstrip("+-")), unsaid=unsaid)


def together(effects: Sequence[ToldPart], said: Mentions) -> Iterator[tuple[list[Any], tuple[Part, ...]]]:
    """Several effects that a line tells: each verb once, with one target or with all that are named."""
    kinds: dict[str, list[ToldPart]] = {}
    for one, told in effects:
        kinds.setdefault(str(one["kind"]), []).append((one, told))
    order = sorted(kinds, key=lambda kind: said.order.index(kind) if kind in said.order else len(said.order))
    ways = {kind: _of_one_kind(kind, kinds[kind], said) for kind in order}
    chosen = (some for number in (1, 2, 3) for some in combinations(order, number))
    every = (way for some in chosen for way in product(*(ways[kind] for kind in some)))
    for way in islice(every, MOST_TOGETHER):
        several = [one for those, _ in way for one in those]
        at = [said.order.index(one["target"]) for one in several if one.get("target") in said.order]
        if len(several) > 1 and at == sorted(at) and (len(set(at)) == len(at) or len(way) == 1):
            yield several, tuple(part for _, told in way for part in told)


def _of_one_kind(kind: str, told: list[ToldPart], said: Mentions) -> list[tuple[list[Any], tuple[Part, ...]]]:
    """What one verb may say: each single effect, or what it does to all that are named."""
    single = [([one], parts) for one, parts in told]
    if kind == "strength":
        return [*_each_by_its_number(told, said), *single]
    if kind not in ON_A_CARD or len(told) <= 1:
        return single
    word, *_ = told[0][1]
    targets = tuple(part for _, parts in told for part in parts[1:])
    return [([one for one, _ in told], (word, *targets)), *single]


def _each_by_its_number(told: list[ToldPart], said: Mentions) -> Iterator[tuple[list[Any], tuple[Part, ...]]]:
    """Several strengths that are gained or lost: each with its number, its target and how long it lasts."""
    amounts = list(dict.fromkeys(one["amount"] for one, _ in told))
    if len(amounts) < 2:
        return
    fields = [
        sorted(dict.fromkeys(one[name] for one, _ in told), key=said.order.index)
        for name in ("target", "until")
    ]
    if any(len(some) not in (1, len(amounts)) for some in fields):
        return
    targets, untils = (some * len(amounts) if len(some) == 1 else some for some in fields)
    wanted = [*zip(amounts, targets, untils, strict=True)]
    found = {(one["amount"], one["target"], one["until"]): (one, parts) for one, parts in told}
    whole = [found[way] for way in wanted if way in found]
    if len(whole) == len(wanted):
        yield [one for one, _ in whole], tuple(dict.fromkeys(part for _, parts in whole for part in parts))


class EffectsMeant:
    """The effects at one table that one line may tell."""

    def __init__(self, table: AgotTable, said: Mentions) -> None:
        self.table = table
        self.said = said
        named = (one for ids in said.named for one in ids if one in table.cards)
        self.things = tuple(dict.fromkeys(one for one in named if self._is_meant(one)))
        self.effects = tuple(self._effects())

    def _is_meant(self, one: str) -> bool:
        """Whether a card is meant by its name: a copy of one in play only where copies are spoken of."""
        card = self.table.cards[one]
        if card.zone in (PLAY, HAND) or "duplicate" in self.said.values:
            return True
        return not any(other.name == card.name for other in self.table.in_play(card.controller))

    def is_told_alone(self, kind: str) -> bool:
        """Whether an effect may be told, and not what brings it about."""
        if kind in TOLD_ALONE:
            return True
        makes = BROUGHT_ABOUT_BY.get(kind, ())
        # Who loses a card of his own pays for something; who draws is named, with a number.
        of_seat = kind not in ("draw", "discard_from_hand")
        named = self.said.seats or EVERYONE in self.said.values
        told = self._names_no_doer() if of_seat else bool(named and self.said.numbers)
        moved = any(one in self.said.asked or one in self.said.values for one in makes)
        moved &= not (kind == "draw" and self.is_more_drawn())
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
                if kind == "discard" and (self._leaves_challenge() or "duplicate" in self.said.values):
                    continue  # who leaves a challenge stays in play, and so does who loses a copy
                if kind in verbs and not (attached and there and kind == "discard"):
                    yield {"kind": kind, "target": one}, (Part(FLAG, (kind,)), target)
            if there:
                yield from self._strengthened(one, target)
                yield from self._changed(one, target)
        if "draw" in verbs or self._are_dealt():
            yield from self._drawn()
        yield from self._powered()
        yield from self._taken_over()
        for kind in ("search_to_hand", "discard_from_hand"):
            if kind in verbs or (kind == "discard_from_hand" and "discard" in verbs):
                yield from self._of_a_hand(kind)

    def _are_dealt(self) -> bool:
        """Whether no verb is said of cards that all who play get: "four cards each"."""
        return not self.said.verbs - SAYING and EVERYONE in self.said.values and "cards" in self.said.leads

    def _leaves_challenge(self) -> bool:
        """Whether a verb says of a challenge that somebody leaves it."""
        named = "challenge" in self.said.values or "from" in self.said.leads
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
        changes = ([one for one in order[:at] if one in LOSING | GAINING] for at in of_strength or said)
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

    def _drawn(self) -> Iterator[ToldPart]:
        if self._takes_tokens() or self.takes_influence():
            return
        for number in map(str, sorted({1, *(int(one) for one in self.said.numbers if one.isdecimal())})):
            if EVERYONE in self.said.values:
                dealt = Part(FLAG, ("draw", "cards") if self._are_dealt() else ("draw",))
                told = (dealt, number_said(number, IMPLIED), Part(VALUE, (EVERYONE,)))
                yield {"kind": "draw", "seats": list(self.table.order), "amount": int(number)}, told
        yield from self._drawn_with_others()
        alone = () if EVERYONE in self.said.values else self.table.order
        for seat in self.said.seats or alone:
            who = Part(SEAT, (seat,), unsaid=IMPLIED)
            one = number_said("1", USUAL if any(map(str.isdecimal, self.said.numbers)) else IMPLIED)
            yield {"kind": "draw", "seats": [seat], "amount": 1}, (Part(FLAG, ("draw",)), who, one)
            for number in self.said.numbers:
                if number.isdecimal():
                    parts = (Part(FLAG, ("draw",)), number_said(number), who)
                    yield {"kind": "draw", "seats": [seat], "amount": int(number)}, parts

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
        tokens = self._is_power_said() or bool(self.said.verbs & TOKENS)
        return tokens and "cards" not in self.said.leads

    def _powered(self) -> Iterator[ToldPart]:
        """Power that comes onto a card in play; one, where no number is said."""
        verbs = self.said.verbs
        gains = bool(verbs & {"gain_power_on_card", "gain_keyword", "gain_power"}) or self._are_tokens_said()
        if not (gains and self._is_power_said()):
            return
        if "lay" in verbs:
            return  # who puts it there has gained it before
        if "attack" in verbs and not self._are_tokens_said():
            return  # then it is the kind of a challenge
        for one in (one for one in self.things if self.table.cards[one].zone == PLAY):
            for number in (one for one in self.said.numbers or ("1",) if one.removeprefix("+").isdecimal()):
                many = number_said(number) if self.said.numbers else Part(NUMBER, (), unsaid=IMPLIED)
                word = Part(FLAG, POWER_SAID["gain_power_on_card"])
                told = (word, many, card_said(self.table, one, ON, OPEN))
                yield {"kind": "gain_power_on_card", "target": one, "amount": int(number)}, told

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
        drawn = self.said.numbers or "cards" in self.said.leads
        return "influence" in self.said.leads and "draw" in self.said.verbs and not drawn

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
        for number in (one for one in self.said.numbers if one.removeprefix("+").isdecimal()):
            amount, who = int(number), tuple(Part(SEAT, (one,)) for one in seats)
            if seats and self._is_power_said() and not each:
                yield self._power(dict.fromkeys(seats, amount), (number_said(number), *who))
            if len(seats) == 2 and "steal_gold" in self.said.verbs:
                taken = (number_said(number), Part(FLAG, ("steal_gold",)))
                for giver, to in (seats, seats[::-1]):
                    parts = (*taken, Part(SEAT, (giver,), ("from",)), Part(SEAT, (to,), ("to", "on")))
                    yield {"kind": "steal_gold", "from": giver, "to": to, "amount": amount}, parts
        if self._is_power_said():
            yield from self._power_of_all()

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
        )
        return {"kind": "gain_power", "amounts": amounts}, (*told, *gained)

    def _power_of_all(self) -> Iterator[ToldPart]:
        """The same number for all who play: one, where none is said, or no more than how many play."""
        if EVERYONE not in self.said.values:
            return
        numbers = [one for one in self.said.numbers if one.removeprefix("+").isdecimal()]
        for number in dict.fromkeys((*numbers, "1")):
            told = (number_said(number, IMPLIED), Part(VALUE, (EVERYONE,)))
            yield self._power(dict.fromkeys(self.table.order, int(number)), told)

    def _beside_each(self) -> list[tuple[str, str]]:
        """Each seat with the number that is said beside it, where every one has its own."""
        numbered = {one.lstrip("+") for one in self.said.numbers}
        known = {*self.said.seats, *numbered}
        order = [one.lstrip("+") for one in self.said.order if one.lstrip("+") in known]
        order = [one for at, one in enumerate(order) if not at or one != order[at - 1]]
        seats = [one for one in order if one in self.said.seats]
        numbers = [one for one in order if one not in self.said.seats]
        plain = all(one.isdecimal() for one in numbers)
        once = plain and len(set(seats)) == len(seats) == len(numbers)
        return [*zip(seats, numbers, strict=True)] if once and len(seats) > 1 else []

    def _power_of_each(self, each: list[tuple[str, str]]) -> ToldPart:
        told = (part for seat, number in each for part in (number_said(number), Part(SEAT, (seat,))))
        return self._power({seat: int(number) for seat, number in each}, tuple(told))
