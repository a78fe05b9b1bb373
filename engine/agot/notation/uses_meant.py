"""Uses of cards that a line may mean, with what is said of their price, targets and effects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.agot.abilities.definitions import aims_of, uses_of
from engine.agot.abilities.targets import targets_of
from engine.agot.notation.card_uses import only_reacts, threatened
from engine.agot.notation.slots import ICONS, KEYWORDS, UNTIL, occasion
from engine.agot.state.effects import Aimed, Effect
from engine.agot.state.records import ATTACHMENT, EVENT, HAND, PLAY, Card
from engine.agot.state.table import AgotTable
from engine.kernel.meanings import FLAG, IMPLIED, NUMBER, OPEN, SEAT, THING, USUAL, VALUE, Mentions, Part

ON = ("on", "to", "in", "with")
BESIDE = ("challenge", "phase", "round", "hand", "deck", "effect", "limited", "himself", "played", "lay")
"""Values that say nothing of a move."""
ON_A_CARD = (
    *("kill", "discard", "return_to_hand", "return_to_deck", "remove_from_game", "remove_from_challenge"),
    *("kneel", "stand"),
)
"""Effects that only name a card."""
FROM_ANYWHERE = ("return_to_hand", "return_to_deck", "remove_from_game")
"""Those of a card wherever it lies."""
MOST_AIMS, UNNAMED = 12, 2
"""So many targets are tried; what it costs that a number is not said to be gold."""
TOLD_ALONE = (
    *("strength", "discard", "return_to_hand", "return_to_deck", "remove_from_game", "remove_from_challenge"),
    *("take_control", "discard_attachment", "search_to_hand", "steal_gold", "gain_power"),
)
"""Effects that no move of the game brings about, so that nobody has to say that it is one."""
STANDING = ("vengeful", "vigilant")
"""Keywords by which a card stands."""
BROUGHT_ABOUT_BY = {
    "kill": ("choose_victims",),
    "discard_from_hand": ("discard_for_claim",),
    "draw": ("draw_phase", "refill_hands", "mulligan"),
    "stand": ("stand_all", *STANDING),
}
"""Effects that a move of the game brings about, too: where nobody is asked for that, an effect is meant."""
PLAYS = frozenset(("play_event", "respond", "use_ability"))
"""Verbs that say that an event is played, whatever it does."""
COUNTED = ("cards", "power", "strength")
"""Words for what has a number and is no gold."""
WORTH = 4
"""Letters of a verb that an occasion may be called by."""
MOST_TOGETHER = 24
"""So many ways to put effects together are tried."""
ToldPart = tuple[dict[str, Any], tuple[Part, ...]]
"""Fields of a move or an effect, and what is said of them."""
UseMeant = tuple[str, str, dict[str, Any], tuple[Part, ...], tuple[str, ...]]


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


def number_said(number: str, unsaid: int = OPEN) -> Part:
    """A number as one says it, the sign as a word of its own, too."""
    return Part(NUMBER, (number, number.lstrip("+-")), unsaid=unsaid)


def together(effects: Sequence[ToldPart], said: Mentions) -> Iterator[tuple[list[Any], tuple[Part, ...]]]:
    """Several effects that a line tells: each verb once, with one target or with all that are named."""
    kinds: dict[str, list[ToldPart]] = {}
    for one, told in effects:
        kinds.setdefault(str(one["kind"]), []).append((one, told))
    order = sorted(kinds, key=lambda kind: said.order.index(kind) if kind in said.order else len(said.order))
    ways = {kind: _of_one_kind(kind, kinds[kind]) for kind in order}
    chosen = (some for number in (1, 2, 3) for some in combinations(order, number))
    every = (way for some in chosen for way in product(*(ways[kind] for kind in some)))
    for way in islice(every, MOST_TOGETHER):
        several = [one for those, _ in way for one in those]
        at = [said.order.index(one["target"]) for one in several if one.get("target") in said.order]
        if len(several) > 1 and at == sorted(set(at)):
            yield several, tuple(part for _, told in way for part in told)


def _of_one_kind(kind: str, told: list[ToldPart]) -> list[tuple[list[Any], tuple[Part, ...]]]:
    """What one verb may say: each single effect, or what it does to all that are named."""
    single = [([one], parts) for one, parts in told]
    if kind not in ON_A_CARD or len(told) <= 1:
        return single
    word, *_ = told[0][1]
    targets = tuple(part for _, parts in told for part in parts[1:])
    return [([one for one, _ in told], (word, *targets)), *single]


class UsesMeant:
    """The uses of cards at one table that one line may mean."""

    def __init__(self, table: AgotTable, said: Mentions) -> None:
        self.table = table
        self.said = said
        self.things = tuple(dict.fromkeys(one for ids in said.named for one in ids if one in table.cards))
        self.effects = tuple(self._effects())

    def every(self) -> Iterator[UseMeant]:
        """All uses, each with who makes it and what may be said beside it."""
        copies = {one for ids in self.said.named for one in self._further_copies(ids)}
        for one in self.things:
            card = self.table.cards[one]
            for makes in self._ways(card) if one not in copies else ():
                yield from self._used(makes, card)
        told_so = self._tells_effect()
        passive = "resolve_passive" in self.said.verbs
        for effect, told in (*self.effects, *self._of_seats()):
            if told_so or (self._is_told_alone(str(effect["kind"])) and not passive):
                word = Part(FLAG, ("effect", "apply_effect"), unsaid=OPEN if told_so else USUAL)
                yield "apply_effect", "", {"effects": [effect]}, (*told, word), (*BESIDE, "resolve_passive")
        for several, told in together(self.effects, self.said) if told_so else ():
            word = Part(FLAG, ("effect", "apply_effect"), unsaid=OPEN)
            yield "apply_effect", "", {"effects": several}, (*told, word), (*BESIDE, "resolve_passive")

    def _is_told_alone(self, kind: str) -> bool:
        """Whether an effect may be told, and not what brings it about."""
        if kind in TOLD_ALONE:
            return True
        makes = BROUGHT_ABOUT_BY.get(kind, ())
        # Who loses a card of his own pays for something; who draws is named, with a number.
        of_seat = kind not in ("draw", "discard_from_hand")
        told = not self.said.seats if of_seat else bool(self.said.seats and self.said.numbers)
        moved = any(one in self.said.asked or one in self.said.values for one in makes)
        return bool(makes) and told and not moved

    def _further_copies(self, ids: tuple[str, ...]) -> Iterator[str]:
        """The cards of a hand that one name means beside the first: it does not matter which is played."""
        first: dict[tuple[str, str], Card] = {}
        for card in (self.table.cards[one] for one in ids if one in self.table.cards):
            if card.zone == HAND and card.kind == EVENT:
                same = first.setdefault((card.name, card.controller), card)
                if same is not card and replace(same, id=card.id) == card:
                    yield card.id

    def _tells_effect(self) -> bool:
        """Whether it is said that something comes of an effect."""
        return "effect" in self.said.values or "apply_effect" in self.said.verbs

    def _ways(self, card: Card) -> Iterator[str]:
        """The moves that use a card where it lies."""
        if card.zone == HAND and card.kind == EVENT:
            reacts = only_reacts(card) and (uses_of(card) or not threatened(self.table))
            yield from ("respond",) if reacts else ("play_event", "respond")
            if threatened(self.table):
                yield "save"
            if "cancel" in self.said.asked or "cancel" in self.said.verbs:
                yield "cancel"
        elif card.zone == HAND and "respond" in self.said.verbs and self._is_concerned(card):
            yield "respond"
        elif card.zone == PLAY:
            yield from (one for one in ("use_ability", "respond") if self._is_said(one))
            told = "resolve_passive" in self.said.verbs
            if told or ("resolve_passive" in self.said.asked and self.effects and not self._tells_effect()):
                yield "resolve_passive"

    def _is_concerned(self, card: Card) -> bool:
        """Whether something has just happened to a card, which may be answered from a hand, too."""
        return any(one.card == card.id for one in self.table.occasions)

    def _is_said(self, makes: str) -> bool:
        return makes in self.said.verbs or bool(self.said.verbs & {"kneel", "draw"})

    def _used(self, makes: str, card: Card) -> Iterator[UseMeant]:
        named = card_said(self.table, card.id)
        seat = card.controller
        if makes == "cancel":
            events = tuple(one for one in self.things if self.table.cards[one].kind == EVENT)
            yield makes, seat, {"card": card.id}, (named,), (*BESIDE, *events)
            return
        if makes == "save":
            for one in threatened(self.table):
                raw = {"with": card.id, "card": one}
                yield "save", seat, raw, (named, card_said(self.table, one, (), IMPLIED)), BESIDE
            return
        for effects, told in self._done(makes, card):
            aimed = {str(one.get("target")) for one in effects.get("effects", ())}
            prices = product(self._paid(card, aimed), self._demanded(makes, card, told))
            for (pay, paid), (demands, asked) in prices:
                done = {str(one["kind"]) for one in effects.get("effects", ())}
                raw = {"card": card.id, **effects, **pay, **demands, **self._occasion(makes, card, done)}
                also, knelt = (
                    (*self._beside(makes, card), *self._calls(str(raw.get("to", "")), done)),
                    pay.get("pay", {}).get("kneel", [card.id]) != [card.id],
                )
                knelt |= card.kind == EVENT and not pay and bool(done)
                untold = makes == "respond" and knelt and not demands and not uses_of(card)
                open_ = (Part(VALUE, (), unsaid=IMPLIED, asked=True),) if untold else ()
                yield makes, seat, raw, (named, *told, *asked, *paid, *open_), also

    @staticmethod
    def _beside(makes: str, card: Card) -> tuple[str, ...]:
        """What may be said beside a use."""
        also: tuple[str, ...] = (*BESIDE, "pay", "play", "win", "lose", "challenge_result", "discard")
        also = (*also, "discarding")
        if uses_of(card):
            also = (*also, "kneel", "kneeling")
        if makes == "respond":
            also = (*also, *ICONS)
        return tuple(one for one in also if one != "effect" or makes != "resolve_passive")

    def _demanded(self, makes: str, card: Card, told: tuple[Part, ...]) -> Iterator[ToldPart]:
        """What a text asks of its use, as it is told: of whose House who kneels is, and who takes part."""
        yield {}, ()
        knelt = self.said.verbs & {"kneel"} or "kneeling" in self.said.leads
        house = self.table.seats[card.controller].house
        lost = any(one.what == "challenge_result" for one in self.table.occasions)
        if makes == "respond" and knelt and told and not uses_of(card) and house and lost:
            untold = Part(VALUE, (), unsaid=IMPLIED, asked=True)
            yield {"demands": {"kneel_house": house, "target_participates": True}}, (untold,)
        if makes not in ("respond", "play_event") or uses_of(card) or not (knelt and told):
            return
        if "participant" in self.said.leads:
            part = Part(FLAG, ("participant",))
            for seat in dict.fromkeys(self.said.seats):
                house = self.table.seats[seat].house
                demands = {"kneel_house": house, "target_participates": True}
                yield {"demands": demands}, (Part(SEAT, (seat,), ("of", "from")), part)

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
        return tuple(one for one in self.said.verbs - done if len(one) >= WORTH and one in occasion)

    def _answered(self, card: Card) -> str:
        """The event that has just been played and is named beside the card that answers it."""
        played = [one.card for one in self.table.occasions if one.what == "played"]
        return next((one for one in played if one in self.things and one != card.id), "")

    def _done(self, makes: str, card: Card) -> Iterator[ToldPart]:
        """What a card does: as its text is known to, else as it is told."""
        kind = {"respond": "reaction", "resolve_passive": "passive"}.get(makes, "action")
        uses = uses_of(card, kind)
        if not uses:
            untold, plays = IMPLIED, bool(self.said.verbs & PLAYS)
            for several, parts in together([*self._effects_beside(card)], self.said):
                yield {"effects": several}, parts
                untold = USUAL
            event = card.kind == EVENT
            for one, told in self._effects_beside(card) if event else self._own_effects(card):
                if one.get("target") != card.id:
                    yield {"effects": [one]}, told
                elif one["kind"] == "kneel" and makes == "use_ability":
                    continue  # that is its price
                elif card.zone == PLAY:
                    yield {"effects": [one]}, tuple(part for part in told if part.what != THING)
                untold = USUAL
            asked = makes == "resolve_passive" or (card.kind == EVENT and not plays)
            yield {}, (Part(VALUE, (), unsaid=untold, asked=asked),)
            return
        choices = [choice for use in uses for choice in aims_of(self.table, card, use)][:MOST_AIMS]
        choices += self._beyond(choices)
        for choice in choices:
            effects = [msgspec.to_builtins(one) for one in choice]
            unsaid = OPEN if len(choices) > 1 else IMPLIED
            targets = (card_said(self.table, one, ON, unsaid) for one in targets_of(choice))
            known = (part for one in effects for part in self._as_known(one, card.controller))
            yield {"effects": effects}, (*targets, *known)
        if not choices:
            yield {}, ()

    def _beyond(self, choices: list[tuple[Effect, ...]]) -> list[tuple[Effect, ...]]:
        """The same with each card that is named and not within reach of the text: a ruling says why."""
        reached = {one for choice in choices for one in targets_of(choice)}
        single = next((choice for choice in choices if len(targets_of(choice)) == 1), None)
        if single is None:
            return []
        others = [one for one in self.things if one not in reached and self.table.cards[one].zone == PLAY]
        return [
            tuple(replace(one, target=other) if isinstance(one, Aimed) else one for one in single)
            for other in others
        ]

    def _own_effects(self, card: Card) -> Iterator[ToldPart]:
        """The effects that are told, of those who draw the player alone where nobody else is named."""
        for one, told in self.effects:
            if one.get("seats", [card.controller]) == [card.controller] or set(one["seats"]) <= set(
                self.said.seats
            ):
                yield one, told

    def _effects_beside(self, card: Card) -> Iterator[ToldPart]:
        """Effects that may be told together: not what a card does to itself, nor what is knelt for it."""
        for one, told in self._own_effects(card):
            target = self.table.cards.get(str(one.get("target", "")))
            price = one["kind"] == "kneel" and target is not None and target.controller == card.controller
            if not price and one.get("target") != card.id:
                yield one, told

    def _as_known(self, effect: dict[str, Any], by: str) -> Iterator[Part]:
        """What may be said of an effect that goes without saying."""
        for seat in effect.get("seats", ()):
            yield Part(SEAT, (seat,), unsaid=IMPLIED if seat == by else OPEN)
        yield Part(FLAG, (str(effect["kind"]),), unsaid=IMPLIED)
        amount = effect.get("amount")
        if isinstance(amount, int):
            yield Part(NUMBER, (str(amount), f"{amount:+}", str(abs(amount))), unsaid=IMPLIED)
        if effect.get("until"):
            yield Part(VALUE, (str(effect["until"]),), ("until",), unsaid=IMPLIED)

    def _paid(self, card: Card, aimed: set[str]) -> Iterator[ToldPart]:
        """How it is paid for, as far as it is told."""
        if uses_of(card) or "influence" in self.said.leads or self._names_influence(card):
            yield from self.influence(card.controller, (card.id, *aimed))
            return
        coins = tuple(self._coins()) if card.kind == EVENT else ()
        yield {}, (Part(VALUE, (), unsaid=OPEN),) if coins else ()
        for number in coins:
            if number.isdecimal():
                gold = Part(FLAG, ("pay", "gold", "gain_gold", "collect_income"), unsaid=UNNAMED)
                yield {"pay": {"gold": int(number)}}, (number_said(number, USUAL), gold)
        if not self.said.verbs & {"kneel"} and "kneeling" not in self.said.leads:
            return
        knelt = Part(FLAG, ("kneeling", "kneel"))
        if card.zone == PLAY:
            yield {"pay": {"kneel": [card.id]}}, (knelt,)
        for one in self.things:
            if one != card.id and one not in aimed and self._is_own(one, card.controller):
                yield {"pay": {"kneel": [one]}}, (knelt, card_said(self.table, one))

    def _coins(self) -> Iterator[str]:
        """The numbers that may be a price: none of cards, power or strength that are counted."""
        counted = {str(number) for key, number in self.said.counts if key in COUNTED}
        yield from (one for one in self.said.prices if one not in counted)

    def _names_influence(self, card: Card) -> bool:
        """Whether another card that gives influence is named beside one that is used."""
        own = (one for one in self.things if one != card.id and self._is_own(one, card.controller))
        return any(self.table.cards[one].influence for one in own)

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
                    one
                    for one in ids
                    if one not in without
                    and self._is_own(one, seat)
                    and (told or self.table.cards[one].influence)
                )
            )
        ]
        groups = [own if str(len(own)) in self.said.numbers else own[:1] for own in groups]
        cards = list(dict.fromkeys(one for own in groups for one in own))
        nobody = (Part(THING, (), unsaid=OPEN, asked=True),) if told and not cards else ()
        pay: dict[str, Any] = {"influence": cards} if cards else {}
        parts = tuple(card_said(self.table, own, ("with", "from", "influence")) for own in groups)
        parts += tuple(number_said(str(len(own)), IMPLIED) for own in groups if len(own) > 1)
        if "hand_title" in self.said.leads:
            yield {"pay": {**pay, "hand_title": True}}, (*parts, Part(FLAG, ("hand_title",)), *self._knelt())
        yield ({"pay": pay} if pay else {}), (*parts, *nobody, *self._knelt())

    @staticmethod
    def _knelt() -> tuple[Part, ...]:
        return tuple(Part(FLAG, (one,), unsaid=IMPLIED) for one in ("influence", "kneeling", "kneel", "pay"))

    def _effects(self) -> Iterator[ToldPart]:
        """The effects that are told."""
        verbs = self.said.verbs
        for one in self.things:
            target = card_said(self.table, one, (*ON, "of"), OPEN)
            there = self.table.cards[one].zone == PLAY
            attached = self.table.cards[one].kind == ATTACHMENT
            for kind in ON_A_CARD if there else FROM_ANYWHERE:
                if kind in verbs and not (attached and there and kind == "discard"):
                    yield {"kind": kind, "target": one}, (Part(FLAG, (kind,)), target)
            if there:
                yield from self._strengthened(one, target)
                yield from self._changed(one, target)
        if "draw" in verbs:
            yield from self._drawn()
        yield from self._taken_over()
        for kind in ("search_to_hand", "discard_from_hand"):
            if kind in verbs or (kind == "discard_from_hand" and "discard" in verbs):
                yield from self._of_a_hand(kind)

    def _strengthened(self, one: str, target: Part) -> Iterator[ToldPart]:
        for number in self.said.numbers:
            if number.isdecimal() and "strength" not in self.said.verbs:
                continue
            loses = bool(self.said.verbs & {"lose_keyword", "lose_icon", "lose"}) and number.isdecimal()
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

    def _changed(self, one: str, target: Part) -> Iterator[ToldPart]:
        """Icons and keywords that are gained or lost."""
        for kind, at, among in (
            *((kind, "keyword", KEYWORDS) for kind in ("gain_keyword", "lose_keyword")),
            *((kind, "icon", ICONS) for kind in ("gain_icon", "lose_icon")),
        ):
            if kind not in self.said.verbs:
                continue
            for value in (value for value in among if value in self.said.values):
                for until in (until for until in UNTIL if until in self.said.values):
                    parts = (Part(FLAG, (kind,)), Part(VALUE, (value,)), Part(VALUE, (until,)), target)
                    yield {"kind": kind, "target": one, at: value, "until": until}, parts

    def _drawn(self) -> Iterator[ToldPart]:
        for seat in self.said.seats or self.table.order:
            who = Part(SEAT, (seat,), unsaid=IMPLIED)
            one = number_said("1", USUAL if any(map(str.isdecimal, self.said.numbers)) else IMPLIED)
            yield {"kind": "draw", "seats": [seat], "amount": 1}, (Part(FLAG, ("draw",)), who, one)
            for number in self.said.numbers:
                if number.isdecimal():
                    parts = (Part(FLAG, ("draw",)), number_said(number), who)
                    yield {"kind": "draw", "seats": [seat], "amount": int(number)}, parts

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
            for seat in dict.fromkeys(self.said.seats) if "take_control" in verbs else ():
                to = Part(SEAT, (seat,), unsaid=OPEN)
                if seat != card.controller:
                    told = (Part(FLAG, ("take_control",)), target, to)
                    yield {"kind": "take_control", "target": one, "to": seat}, told

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

    def _of_seats(self) -> Iterator[ToldPart]:
        """Power and gold that players get, or take from each other."""
        seats = tuple(dict.fromkeys(self.said.seats))
        for number in (one for one in self.said.numbers if one.isdecimal()):
            amount, who = int(number), tuple(Part(SEAT, (one,)) for one in seats)
            if seats and "power" in self.said.values:
                gained = (number_said(number), Part(FLAG, ("power", "gain_power")), *who)
                also = Part(FLAG, ("gain_keyword",), unsaid=IMPLIED)
                yield {"kind": "gain_power", "amounts": dict.fromkeys(seats, amount)}, (*gained, also)
            if len(seats) == 2 and "steal_gold" in self.said.verbs:
                taken = (number_said(number), Part(FLAG, ("steal_gold",)))
                for giver, to in (seats, seats[::-1]):
                    parts = (*taken, Part(SEAT, (giver,), ("from",)), Part(SEAT, (to,), ("to", "on")))
                    yield {"kind": "steal_gold", "from": giver, "to": to, "amount": amount}, parts
