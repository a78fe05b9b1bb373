"""What a line may mean at a table of cards: the moves with what is said of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

from engine.agot.notation.card_uses import only_reacts, threatened
from engine.agot.notation.effects_meant import STANDING
from engine.agot.notation.moves_meant import LATER, MoveVerbs
from engine.agot.notation.power_meant import LAYING, TOLD_SOURCES, PowerMeant
from engine.agot.notation.seats_meant import PLACES_OF_A_NAME
from engine.agot.notation.slots import UNTIL
from engine.agot.notation.told_parts import (
    CHANGES,
    EVERYONE,
    ON_A_CARD,
    verbs_of,
)
from engine.agot.state.records import EVENT, Occasion
from engine.agot.state.table import AgotTable
from engine.kernel.grammar import Form
from engine.kernel.meanings import (
    Mentions,
    MoveMeant,
)

OF_A_CHALLENGE = frozenset(("remove_from_challenge", "strength", "join"))
"""Verbs of effects on a challenge that is still fought."""
DOING = (*ON_A_CARD, "stand_by_keyword")
"""Verbs of what is done to a card."""
TAKEN_AWAY = ("kill", "discard")
"""Effects by which a card leaves play as the dead do."""


class CardGameMeanings:
    """The moves of a game that a line may mean."""

    def __init__(self, forms: Iterable[Form], denied: Mapping[str, str]) -> None:
        self.verbs = MoveVerbs(forms, denied)

    def __call__(self, table: AgotTable, said: Mentions) -> Iterator[MoveMeant]:
        """All moves that may be meant where these things are spoken of."""
        every = _MovesMeant(self.verbs, table, said)
        return chain(
            every.of_phases(),
            every.of_seats(),
            every.of_challenges(),
            every.of_hands(),
            every.of_losses(),
            every.of_power(),
            every.of_uses(),
        )


class _MovesMeant(PowerMeant):
    """The moves at one table that one line may mean."""

    def _says_other_than_use(self) -> bool:
        """Whether a verb says another move the table waits for, and none that a card is used."""
        waited = {
            "declare_defenders": "defend",
            "declare_challenge": "attack",
            "support_defend": "support_defend",
        }
        other = any(makes in self.said.asked and verb in self.said.verbs for makes, verb in waited.items())
        order = self.said.order
        last = (
            "defend" in order
            and "use_ability" in order
            and order.index("use_ability") < order.index("defend")
        )
        return other and (last or "use_ability" not in self.said.verbs)

    def of_uses(self) -> Iterator[MoveMeant]:
        """Events, abilities, answers, and effects that some text brings about."""
        for makes, seat, raw, parts, also in self.uses.every():
            kinds = frozenset(verb for one in raw.get("effects", ()) for verb in verbs_of(str(one["kind"])))
            by_effect = makes == "apply_effect" or self._is_event(raw) or self._is_of_own_text(makes, raw)
            verbs = self.game.verbs[makes] | kinds if by_effect else frozenset()
            reacts = makes == "respond" and only_reacts(self.table.cards[raw["card"]])
            far = LATER * (makes == "respond" and not reacts and "respond" not in self.said.verbs)
            far += LATER * (makes == "use_ability" and self._says_other_than_use())
            far += LATER * (makes == "use_ability" and self._is_rather_aimed_at(raw))
            by_rule = self._is_put_by_rule(makes, kinds)
            far += 2 * LATER * (by_rule and makes == "resolve_passive")
            turned = self._is_another_used(makes, raw)
            far += 4 * LATER * turned
            if makes == "resolve_passive" and self._is_told_passively(seat, raw):
                verbs |= self.game.verbs[makes] | kinds
            beside = (*also, "use_ability") if makes == "resolve_passive" else also
            if makes == "use_ability" and raw.get("effects") and self._kneels_for_it(raw):
                verbs |= self.game.verbs[makes] | {"kneel"}
            verbs |= self.game.verbs["play_event"] | verbs if reacts and self._is_event(raw) else verbs
            changed = kinds & {*CHANGES, "strength"}
            far += 2 * LATER * (bool(changed) and self._is_of_itself(makes, raw))
            far += 2 * LATER * (makes == "apply_effect" and self._dies_anyway(raw))
            far += 2 * LATER * (kinds == {"stand"} and self._is_keyword_said())
            signs: tuple[str, ...] = ("receive",) if by_effect and "receive" in kinds else ()
            signs += self._tells_as_verbs(raw) if makes == "apply_effect" else ()
            signs += ("challenge_result",) if makes == "respond" and kinds - OF_A_CHALLENGE else ()
            far += 2 * LATER * (makes in ("respond", "play_event") and self._is_cancelled())
            if makes == "cancel" and self._is_undone(seat):
                verbs |= self.game.verbs[makes] | self.game.verbs["play_event"]
            far += 2 * LATER * (makes == "respond" and self._is_undone(seat) and self._is_event(raw))
            short = makes != "play_event" and self._leaves_strength_out(raw)
            far += 2 * LATER * short + 3 * LATER * self._leaves_duration_out(raw)
            yield self._move(
                makes,
                seat,
                raw,
                parts,
                verbs=verbs,
                also=beside,
                far=far,
                signs=signs,
                may_deny=makes == "cancel",
                open_=short or turned or by_rule or self._leaves_target_out(makes, raw),
            )

    def _is_cancelled(self) -> bool:
        """Whether it is said that something is cancelled, and no event played for what it does."""
        return "cancel" in self.game.verbs and "cancel" in self.said.verbs

    def _is_keyword_said(self) -> bool:
        """Whether a keyword is told by which a card stands, and no ability of it."""
        return not set(STANDING).isdisjoint(self.said.values)

    def _is_put_by_rule(self, makes: str, kinds: frozenset[str]) -> bool:
        """Whether power is told that a rule brings, as for no opposition: its player puts it somewhere."""
        puts = "place_power" in self.said.asked or bool(self.said.verbs & LAYING)
        told = bool(kinds & {"gain_power", "gain_power_on_card"}) and not set(TOLD_SOURCES).isdisjoint(
            self.said.values
        )
        passive = makes == "resolve_passive" and "resolve_passive" not in self.said.verbs
        return (makes == "apply_effect" or passive) and puts and told

    def _is_undone(self, seat: str) -> bool:
        """Whether a seat may cancel something, and a line denies it: "I play this, that does not happen"."""
        return self.said.denies and seat in self.said.asked.get("cancel", ())

    def _kneels_for_it(self, raw: dict[str, Any]) -> bool:
        """Whether a card kneels for its own ability, which does something to others."""
        if self._used_by_words("kneel") not in ("", raw["card"]):
            return False
        others = all(one.get("target") != raw["card"] for one in raw["effects"])
        return others and bool(raw.get("pay", {}).get("kneel") == [raw["card"]])

    def _is_rather_aimed_at(self, raw: dict[str, Any]) -> bool:
        """Whether a card is rather what an event is aimed at, or a passive ability is spoken of."""
        if "resolve_passive" in self.said.verbs:
            return True
        events = [one for one in self.uses.things if self.table.cards[one].kind == EVENT]
        order = self.said.order
        before = [one for one in events if one in order and order.index(one) < order.index(raw["card"])]
        return bool(before) and bool(self.said.verbs & {"play", "play_event"})

    def _is_another_used(self, makes: str, raw: dict[str, Any]) -> bool:
        """Whether a line says of the target that it is used, and not of its card."""
        targets = {one.get("target") for one in raw.get("effects", ())}
        kneels = makes not in self.said.order and raw.get("pay", {}).get("kneel") == [raw.get("card")]
        used = self._used_by_words("kneel" if kneels else makes) if targets and "card" in raw else ""
        return used != raw.get("card") and used in targets

    def _used_by_words(self, verb: str) -> str:
        """The card that a line says to be used: before the verb where nothing is done yet, else behind it."""
        order, things = self.said.order, self.uses.things
        if verb not in order:
            return ""
        at = order.index(verb)
        done = next((place for place, key in enumerate(order) if key in DOING and key != verb), len(order))
        before = [key for key in order[: min(at, done)] if key in things]
        behind = [key for key in order[at:] if key in things]
        return next(iter(before[-1:] if done > at else (*behind, *before[-1:])), next(iter(behind), ""))

    def _is_told_passively(self, seat: str, raw: dict[str, Any]) -> bool:
        """Whether the table asks a seat for passive abilities, and what one does to others, or to itself."""
        asked = seat in self.said.asked.get("resolve_passive", ())
        targets = {one["target"] for one in raw.get("effects", ()) if "target" in one}
        came = Occasion("entered_play", raw["card"], seat) in self.table.occasions
        itself = raw["card"] in targets and bool({"himself", "itself"} & set(self.said.values))
        return bool(targets) and (itself or (asked and came and raw["card"] not in targets))

    def _leaves_target_out(self, makes: str, raw: dict[str, Any]) -> bool:
        """Whether a passive ability does to its own card what nobody says that it does to itself."""
        if makes == "apply_effect" and {"himself", "itself"} & set(self.said.values):
            return all(one["kind"] in TAKEN_AWAY for one in raw["effects"])  # a text of its own does it
        if makes != "resolve_passive" or self._is_of_own_text(makes, raw) or not raw.get("effects"):
            return False
        itself = {"himself", "itself"} & set(self.said.values) or self.said.order.count(
            raw["card"]
        ) > PLACES_OF_A_NAME
        return not itself and all(
            one["kind"] in TAKEN_AWAY and one.get("target") == raw["card"] for one in raw["effects"]
        )

    def _tells_as_verbs(self, raw: dict[str, Any]) -> tuple[str, ...]:
        """The values that tell effects as well as a verb does: how long they last, who all draw so many."""
        untils = [one["until"] for one in raw["effects"] if "until" in one]
        dealt = any(one["kind"] == "draw" for one in raw["effects"]) and self.uses.is_more_drawn()
        return (*untils, *((EVERYONE,) if dealt else ()))

    def _leaves_duration_out(self, raw: dict[str, Any]) -> bool:
        """Whether a line tells how long a card is changed, and the effects that are meant last no time."""
        done = raw.get("effects", ())
        lasting = {one.get("target") for one, _ in self.uses.effects if "until" in one}
        aimed = {one.get("target") for one in done} & lasting
        return bool(aimed) and not any("until" in one for one in done)

    def _leaves_strength_out(self, raw: dict[str, Any]) -> bool:
        """Whether a line tells several numbers of strength, and fewer changes of it are meant."""
        changes = [one for one in raw.get("effects", ()) if one["kind"] == "strength"]
        signed = {one for one in self.said.numbers if one[:1] in ("+", "-")}
        untils = {value for value in self.said.values if value in UNTIL}
        return 0 < len(changes) < len(signed) and len(untils) > 1

    def _is_of_own_text(self, makes: str, raw: dict[str, Any]) -> bool:
        """Whether a passive ability does to its card what the text of that card says."""
        passive = makes == "resolve_passive" and bool(raw.get("effects"))
        return passive and all(one in self.uses.of_own_texts() for one in raw["effects"])

    def _is_of_itself(self, makes: str, raw: dict[str, Any]) -> bool:
        """Whether a passive ability that nobody speaks of does something to its own card alone."""
        passive = makes == "resolve_passive" and "resolve_passive" not in self.said.verbs
        passive &= not self._is_of_own_text(makes, raw)
        return passive and all(one.get("target") == raw["card"] for one in raw["effects"])

    def _dies_anyway(self, raw: dict[str, Any]) -> bool:
        """Whether an effect takes away no more than those who are about to die."""
        dying = threatened(self.table)
        return all(one["kind"] in TAKEN_AWAY and one.get("target") in dying for one in raw["effects"])
