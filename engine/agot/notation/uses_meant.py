"""Uses of cards that a line may mean, with what is said of their price, targets and effects."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.agot.abilities.definitions import aims_of, uses_of
from engine.agot.abilities.targets import targets_of
from engine.agot.notation.card_uses import only_reacts, threatened
from engine.agot.notation.effects_meant import TOLD_ALONE
from engine.agot.notation.effects_together import together
from engine.agot.notation.prices_meant import PricesMeant
from engine.agot.notation.slots import ICONS
from engine.agot.notation.told_parts import EVERYONE, HIMSELF, ON, ON_A_CARD, POWER_SAID, ToldPart, card_said
from engine.agot.state.effects import Aimed, Effect
from engine.agot.state.records import EVENT, HAND, PLAY, Card
from engine.kernel.meanings import FLAG, IMPLIED, NUMBER, OPEN, SEAT, THING, USUAL, VALUE, Part

BESIDE = ("challenge", "phase", "round", "hand", "deck", "effect", "limited", "himself", "played", "lay")
"""Values that say nothing of a move."""
PLAYS = frozenset(("play_event", "respond", "use_ability"))
"""Verbs that say that an event is played, whatever it does."""
PLAYING = PLAYS | {"play", "lay", "discard"}
"""The same with those of any card, also one that goes for a save."""
WAITING = frozenset(("pass", "resolve"))
"""Verbs of those who ask others to wait: "wait, before we count"."""
WINNING = frozenset(("win", "if_win", "resolve"))
"""Verbs of those who tell of winning: "I win" ends a challenge, too."""
WON = Part(FLAG, tuple(sorted(WINNING)))
"""What is said of an effect that comes about when its player wins the challenge."""
HELPS = ("strength", "stand", "remove_from_challenge", "gain_icon", "gain_keyword", "join")
"""Effects that help to win it, so that winning is told as what comes of them."""
ON_ITSELF = Part(FLAG, (*ON, HIMSELF, "place_power"), unsaid=USUAL)
"""What is said of power that a card puts on itself, and that is not its player's."""
UseMeant = tuple[str, str, dict[str, Any], tuple[Part, ...], tuple[str, ...]]
MOST_AIMS = 12
"""So many targets are tried."""


class UsesMeant(PricesMeant):
    """The uses of cards at one table that one line may mean."""

    def every(self) -> Iterator[UseMeant]:
        """All uses, each with who makes it and what may be said beside it."""
        copies = {id_ for ids in self.said.named for id_ in self.further_copies(ids)}
        for one in self.things:
            card = self.table.cards[one]
            for makes in self._ways(card) if one not in copies else ():
                yield from self._used(makes, card)
        told_so = self.tells_effect()
        saved = not told_so and self._answers_death()
        passive = "resolve_passive" in self.said.verbs
        own = self.of_own_texts() if not told_so else ()
        for effect, told in (*self.effects, *self.of_seats()):
            if effect in own:
                continue  # its card does it, and no effect from elsewhere
            if told_so or (self.is_told_alone(str(effect["kind"])) and not (passive or saved)):
                word = Part(FLAG, ("effect", "apply_effect"), unsaid=OPEN if told_so else USUAL)
                yield "apply_effect", "", {"effects": [effect]}, (*told, word), (*BESIDE, "resolve_passive")
        if told_so and not (self.effects or passive or "save" in self.said.verbs):
            yield from self._untold_effect()
        if not self.effects and (told_so or (self._kills_somebody() and not (passive or saved))):
            yield from self._without_targets()
        for several, told in together(self.effects, self.said):
            alone = not (passive or saved) and all(one["kind"] in TOLD_ALONE for one in several)
            if told_so or alone:
                word = Part(FLAG, ("effect", "apply_effect"), unsaid=OPEN if told_so else USUAL)
                yield "apply_effect", "", {"effects": several}, (*told, word), (*BESIDE, "resolve_passive")

    def _untold_effect(self) -> Iterator[UseMeant]:
        """An effect on a card of which nobody says what it is: that is asked."""
        untold, word = Part(VALUE, (), unsaid=OPEN, asked=True), Part(FLAG, ("effect", "apply_effect"))
        for card in (one for one in self.things if self.table.cards[one].zone == PLAY):
            for kind in ON_A_CARD:
                raw = {"effects": [{"kind": kind, "target": card}]}
                yield "apply_effect", "", raw, (card_said(self.table, card, ON), untold, word), BESIDE

    def _kills_somebody(self) -> bool:
        """Whether somebody dies of whom nobody says who it is, and no claim asks for a victim."""
        open_ = not (threatened(self.table) or self.said.named or self.said.denies)
        return open_ and self.is_told_alone("kill")

    def _answers_death(self) -> bool:
        """Whether a line saves somebody with a copy, or nobody: what is told beside it is no effect."""
        by_copy = "save" in self.said.verbs and "duplicate" in self.said.values
        by_copy &= bool(threatened(self.table)) or self._is_save_told()
        return by_copy or ("decline_saves" in self.said.verbs and bool(threatened(self.table)))

    def _without_targets(self) -> Iterator[UseMeant]:
        """What an effect may do to one of the characters, where a line names none."""
        characters = [card.id for seat in self.table.order for card in self.table.characters(seat)]
        told_so = self.tells_effect()
        said = (one for one in ON_A_CARD if one in self.said.verbs and not self.things)
        for kind in said if told_so else (one for one in said if one == "kill"):
            word = Part(FLAG, ("effect",), unsaid=OPEN if told_so else USUAL)
            told = (Part(FLAG, (kind,)), Part(THING, (), unsaid=OPEN, asked=True), word)
            for one in characters[:MOST_AIMS]:
                effects = [{"kind": kind, "target": one}]
                yield "apply_effect", "", {"effects": effects}, told, (*BESIDE, "discard", "discard_pile")

    def further_copies(self, ids: tuple[str, ...]) -> Iterator[str]:
        """The cards of a hand that one name means beside the first: it does not matter which is played."""
        first: dict[tuple[str, str], Card] = {}
        for card in (self.table.cards[id_] for id_ in ids if id_ in self.table.cards):
            if card.zone == HAND:
                same = first.setdefault((card.name, card.controller), card)
                if same is not card and replace(same, id=card.id) == card:
                    yield card.id

    def _ways(self, card: Card) -> Iterator[str]:
        """The moves that use a card where it lies."""
        if card.zone == HAND and card.kind == EVENT:
            reacts = only_reacts(card) and (uses_of(card) or not threatened(self.table))
            yield from ("respond",) if reacts else ("play_event", "respond")
            if threatened(self.table) or self._is_save_told():
                yield "save"
            if "cancel" in self.said.asked or "cancel" in self.said.verbs:
                yield "cancel"
        elif card.zone == HAND and "respond" in self.said.verbs and self._is_concerned(card):
            yield "respond"
        elif card.zone == PLAY:
            yield from (one for one in ("use_ability", "respond") if self._is_said(one))
            if "save" in self.said.verbs and threatened(self.table) and card.id not in threatened(self.table):
                yield "save"
            told = "resolve_passive" in self.said.verbs
            asked = "resolve_passive" in self.said.asked and self.effects and not self.tells_effect()
            itself = bool({HIMSELF, "itself"} & set(self.said.values)) and bool(self.effects)
            if told or asked or itself or self._tells_its_text(card):
                yield "resolve_passive"
        elif self._tells_its_text(card):
            yield "resolve_passive"

    def _is_save_told(self) -> bool:
        """Whether a word of its own says that somebody is saved, and none for what is played or used."""
        order = self.said.order
        saves = [at for at, key in enumerate(order) if key == "save"]
        return any(PLAYING.isdisjoint(order[max(0, at - 3) : at + 3]) for at in saves)

    def _tells_its_text(self, card: Card) -> bool:
        """Whether a line tells what a passive ability of a card does to it."""
        return any(one in self._passively(card) for one, _ in self.effects)

    def of_own_texts(self) -> tuple[dict[str, Any], ...]:
        """What the cards that are named do by passive abilities of their own."""
        return tuple(one for id_ in self.things for one in self._passively(self.table.cards[id_]))

    def _passively(self, card: Card) -> Iterator[dict[str, Any]]:
        """What a card does to itself by its passive abilities."""
        for use in uses_of(card, "passive"):
            for choice in aims_of(self.table, card, use)[:MOST_AIMS]:
                every = (msgspec.to_builtins(effect) for effect in choice)
                yield from (one for one in every if one.get("target") == card.id)

    def _is_concerned(self, card: Card) -> bool:
        """Whether something has just happened to a card, which may be answered from a hand, too."""
        return any(occasion.card == card.id for occasion in self.table.occasions)

    def _is_said(self, makes: str) -> bool:
        answers = "challenge_result" in self.said.values and makes == "respond"
        return makes in self.said.verbs or answers or bool(self.said.verbs & {"kneel", "draw"})

    def _used(self, makes: str, card: Card) -> Iterator[UseMeant]:
        named = card_said(self.table, card.id)
        seat = card.controller
        if makes == "cancel":
            events = tuple(one for one in self.things if self._is_others_event(one, seat))
            yield makes, seat, {"card": card.id}, (named,), (*BESIDE, "play_event", *events)
            return
        if makes == "save":
            dying = threatened(self.table)
            for one in dying or filter(self._is_in_play, self.things):
                raw = {"with": card.id, "card": one}
                yield (
                    "save",
                    seat,
                    raw,
                    (named, card_said(self.table, one, (), IMPLIED if dying else OPEN)),
                    BESIDE,
                )
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
                untold = untold and not self._meets_demands(card, pay, effects)
                untold |= makes == "respond" and bool(pay.get("pay", {}).get("gold")) and not done
                untold &= not uses_of(card)
                open_ = (Part(VALUE, (), unsaid=IMPLIED, asked=True),) if untold else ()
                answered = (
                    (card_said(self.table, raw["of"], ("to", "of", *ON), IMPLIED),) if "of" in raw else ()
                )
                yield makes, seat, raw, (named, *told, *asked, *paid, *answered, *open_), also

    def _is_others_event(self, one: str, seat: str) -> bool:
        """Whether a card is an event that a seat may cancel, and none of its own hand."""
        card = self.table.cards[one]
        return card.kind == EVENT and not (card.zone == HAND and card.controller == seat)

    @staticmethod
    def _beside(makes: str, card: Card) -> tuple[str, ...]:
        """What may be said beside a use."""
        also: tuple[str, ...] = (*BESIDE, "pay", "play", "win", "lose", "challenge_result", "discard")
        also = (*also, "discarding")
        if uses_of(card):
            also = (*also, "kneel", "kneeling")
        if makes == "respond":
            also = (*also, *ICONS)
        if makes == "play_event":
            also = (*also, "respond")
        return tuple(one for one in also if one != "effect" or makes != "resolve_passive")

    def _done(self, makes: str, card: Card) -> Iterator[ToldPart]:
        """What a card does: as its text is known to, else as it is told."""
        kind = {"respond": "reaction", "resolve_passive": "passive"}.get(makes, "action")
        uses = uses_of(card, kind)
        if not uses:
            untold, plays = IMPLIED, self._is_played(card)
            for several, parts in together([*self._effects_beside(card)], self.said):
                yield from self._perhaps_if_won(makes, several, parts)
                untold = USUAL
            event = card.kind == EVENT
            for one, told in self._effects_beside(card) if event else self._own_effects(card):
                if one.get("target") != card.id:
                    yield from self._perhaps_if_won(makes, [one], told)
                elif one["kind"] == "kneel" and makes == "use_ability":
                    continue  # that is its price
                elif card.zone == PLAY:
                    itself = tuple(part for part in told if part.what != THING)
                    laid = (ON_ITSELF,) if one["kind"] == "gain_power_on_card" else ()
                    yield {"effects": [one]}, (*itself, *laid)
                untold = USUAL
            plays &= not any(one["kind"] in self.said.verbs for one, _ in self._effects_beside(card))
            asked = makes == "resolve_passive" or (event and not plays)
            yield {}, (Part(VALUE, (), unsaid=untold, asked=asked),)
            return
        choices = [choice for use in uses for choice in aims_of(self.table, card, use)][:MOST_AIMS]
        choices += self._beyond(choices)
        for choice in choices:
            effects = [msgspec.to_builtins(effect) for effect in choice]
            unsaid = OPEN if len(choices) > 1 else IMPLIED
            targets = (card_said(self.table, one, ON, unsaid) for one in targets_of(choice))
            known = (part for one in effects for part in self._as_known(one, card.controller))
            yield {"effects": effects}, (*targets, *known)
        if not choices:
            yield {}, ()

    def _perhaps_if_won(self, makes: str, effects: list[Any], told: tuple[Part, ...]) -> Iterator[ToldPart]:
        """What a card does; where winning is told and nobody has won yet, whether only then is asked."""
        fought, helps = self.table.challenge, any(one["kind"] in HELPS for one in effects)
        undecided = fought is not None and not fought.winner
        later = [one for one in effects if one["kind"] not in HELPS]
        if makes == "play_event" and helps and later and undecided and "if_win" in self.said.verbs:
            first = [one for one in effects if one["kind"] in HELPS]
            yield {"effects": [*first, {"kind": "if_win", "effects": later}]}, (*told, WON)
            return
        if makes != "play_event" or helps or not (undecided and self.said.verbs & WINNING):
            yield {"effects": effects}, told
            return
        open_ = () if "if_win" in self.said.verbs else (Part(VALUE, (), unsaid=IMPLIED, asked=True),)
        yield {"effects": [{"kind": "if_win", "effects": effects}]}, (*told, WON, *open_)
        if "if_win" not in self.said.verbs:
            yield {"effects": effects}, (*told, Part(FLAG, WON.keys, unsaid=IMPLIED), *open_)

    def _is_played(self, card: Card) -> bool:
        """Whether it is said that an event is played; who tells a price may leave the effect untold."""
        played = "play" in self.said.verbs and not self.said.numbers
        return played or bool(self.said.verbs & PLAYS) or self._is_named_alone(card)

    def _is_named_alone(self, card: Card) -> bool:
        """Whether a line names an event and tells nothing that it may do."""
        names = all(card.id in ids for ids in self.said.named)
        return names and not (self.said.numbers or self.said.verbs - WAITING or self.effects)

    def _beyond(self, choices: list[tuple[Effect, ...]]) -> list[tuple[Effect, ...]]:
        """The same with each card that is named and not within reach of the text: a ruling says why."""
        reached = {one for choice in choices for one in targets_of(choice)}
        single = next((choice for choice in choices if len(targets_of(choice)) == 1), None)
        if single is None:
            return []
        others = [one for one in self.things if one not in reached and self.table.cards[one].zone == PLAY]
        return [
            tuple(replace(effect, target=other) if isinstance(effect, Aimed) else effect for effect in single)
            for other in others
        ]

    def _own_effects(self, card: Card) -> Iterator[ToldPart]:
        """The effects that are told, of those who draw the player alone where nobody else is named."""
        for one, told in (*self.effects, *self.of_seats(), *self.power_of(card.controller)):
            seats = set(one.get("seats", ()))
            also = {card.controller} if HIMSELF in self.said.values else set()
            named = seats <= {*self.said.seats, *also} or seats <= {card.controller}
            if EVERYONE in self.said.values or named:
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
        kind = str(effect["kind"])
        yield Part(FLAG, (kind, *POWER_SAID.get(kind, ())), unsaid=IMPLIED)
        amount = effect.get("amount")
        if isinstance(amount, int):
            yield Part(NUMBER, (str(amount), f"{amount:+}", str(abs(amount))), unsaid=IMPLIED)
        if effect.get("until"):
            yield Part(VALUE, (str(effect["until"]),), ("until",), unsaid=IMPLIED)
