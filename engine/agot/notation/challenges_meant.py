"""Challenges that a line may mean, and who takes part in them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

from engine.agot.notation.moves_meant import LATER, NO_VERB, NOT_MEANT, MovesMeant
from engine.agot.notation.slots import ICONS
from engine.agot.notation.told_parts import ON, card_said, number_said
from engine.agot.values.card_values import has_keyword
from engine.kernel.meanings import FLAG, IMPLIED, OPEN, SEAT, THING, USUAL, VALUE, MoveMeant, Part


class ChallengesMeant(MovesMeant):
    """The challenges that a line may mean, and who takes part in them."""

    def of_challenges(self) -> Iterator[MoveMeant]:
        """Challenges, who defends, and whom nobody can defend with."""
        if self._may_be("declare_challenge", *ICONS):
            for seat in self._seats("declare_challenge"):
                yield from self._challenges(seat)
        for makes in ("declare_defenders", "support_defend"):
            helps = makes == "support_defend" and any(map(self._helps, self.said.seats))
            if self._may_be(makes, "not_defend") or helps:
                for seat in self._seats(makes):
                    yield from self._defences(makes, seat)
        yield from self._stealthy()

    def _helps(self, seat: str) -> bool:
        """Whether a seat that defends is said to do so for another, against whom the challenge is."""
        fought = self.table.challenge
        if fought is None or "support_defend" not in self.game.verbs or "defend" not in self.said.verbs:
            return False
        return seat != fought.target and fought.target in self.said.seats

    def _any_defender(
        self, makes: str, seat: str, verbs: frozenset[str], also: tuple[str, ...]
    ) -> Iterator[MoveMeant]:
        """With whom a seat may defend, where a line names nobody."""
        asked = seat in self.said.asked.get(makes, ())
        only = self._only_defender(seat) if asked and not self.said.seats else ""
        nobody = Part(THING, (), unsaid=OPEN, asked=True)
        for card in self.table.characters(seat) if asked else ():
            raw, named = {"defenders": [card.id]}, Part(THING, (card.id,), unsaid=USUAL)
            counted = (number_said("1"),) if card.id == only and "1" in self.said.numbers else ()
            told = (named if card.id == only else nobody, *counted)
            yield self._move(makes, seat, raw, told, verbs=verbs, also=also, open_=card.id != only)

    def _only_defender(self, seat: str) -> str:
        """The only character with which a seat can defend; of another's defence it is told who it is."""
        fought = self.table.challenge
        if fought is None:
            return ""
        able = [
            card.id
            for card in self.table.characters(seat)
            if not card.kneeling
            and card.id not in fought.bypassed
            and (card.icons is None or fought.kind in card.icons)
        ]
        return able[0] if len(able) == 1 else ""

    def _stealthy(self) -> Iterator[MoveMeant]:
        """Stealth that is chosen outside the declaration of attackers."""
        if "assign_stealth" in self.said.asked and len(self.said.named) == 1:
            named = self.said.named[0][0]
            for attacker in self._stealthy_against(named):
                yield from self._bypassed_by(attacker, named)
            yield from self._bypassed_by_all(named)
            yield from self._any_bypassed(named)
        if self._may_be("assign_stealth"):
            for seat in self._seats("assign_stealth"):
                for (one, *_), (other, *_) in product(self.said.named, repeat=2):
                    pair = (card_said(self.table, one), card_said(self.table, other, (*ON, "against", "of")))
                    if one != other and self._is_fighter(one, seat) and self._is_enemy(other, seat):
                        also, raw = ("defend", "attack", "with", "kneel"), {"pairs": {one: other}}
                        yield self._move(
                            "assign_stealth", seat, raw, pair, also=also, signs=("stealth",), may_deny=True
                        )
                yield from self._several_bypassed(seat)

    def _several_bypassed(self, seat: str) -> Iterator[MoveMeant]:
        """Characters that go past others, each named before the one it passes, or all before one."""
        named = [ids[0] for ids in self.said.named]
        own = [one for one in named if self._is_fighter(one, seat)]
        enemies = [one for one in named if self._is_enemy(one, seat)]
        if len(own) <= 1 or len(own) + len(enemies) < len(named):
            return
        if len(enemies) != 1 and len(enemies) != len(own):
            return
        pairs = dict(zip(own, enemies * len(own) if len(enemies) == 1 else enemies, strict=False))
        told = tuple(card_said(self.table, one) for one in dict.fromkeys((*own, *enemies)))
        also = ("defend", "attack", "with", "kneel", "stealth")
        yield self._move(
            "assign_stealth", seat, {"pairs": pairs}, told, also=also, signs=("stealth",), may_deny=True
        )

    def _stealthy_against(self, enemy: str) -> list[str]:
        """The attackers that may go past a character, where a line names no other."""
        attackers = self.table.challenge.attackers if self.table.challenge is not None else ()
        own = [
            attacker for attacker in attackers if attacker in self.table.cards and self._is_fighter(enemy, "")
        ]
        own = [one for one in own if self.table.cards[one].controller != self.table.cards[enemy].controller]
        return [one for one in own if has_keyword(self.table, self.table.cards[one], "stealth") is not False]

    def _bypassed_by(self, one: str, enemy: str) -> Iterator[MoveMeant]:
        """Who goes past a character, where a line names only the latter: asked, where several may."""
        open_ = len(self._stealthy_against(enemy)) > 1
        attacker = Part(THING, (), unsaid=OPEN if open_ else IMPLIED, asked=open_)
        past = (card_said(self.table, enemy, (*ON, "against", "of")), attacker)
        seat, also = self.table.cards[one].controller, ("defend", "stealth", "attack")
        yield self._move(
            "assign_stealth",
            seat,
            {"pairs": {one: enemy}},
            past,
            also=also,
            signs=("stealth",),
            may_deny=True,
        )

    def _bypassed_by_all(self, enemy: str) -> Iterator[MoveMeant]:
        """That all attackers go past a character: ``both slip past him``."""
        attackers = self._stealthy_against(enemy)
        number = str(len(attackers))
        if len(attackers) > 1 and ("everyone" in self.said.values or number in self.said.numbers):
            every = Part(FLAG, ("everyone",), unsaid=IMPLIED), number_said(number, IMPLIED)
            told = (card_said(self.table, enemy, (*ON, "against", "of")), *every)
            seat, pairs = self.table.cards[attackers[0]].controller, dict.fromkeys(attackers, enemy)
            yield self._move(
                "assign_stealth", seat, {"pairs": pairs}, told, also=("defend", "attack"), signs=("stealth",)
            )

    def _any_bypassed(self, one: str) -> Iterator[MoveMeant]:
        """Whom a character with stealth may go past, where a line names nobody else."""
        seat, also = self.table.cards[one].controller, ("defend", "stealth")
        nobody = (card_said(self.table, one), Part(THING, (), unsaid=OPEN, asked=True))
        for enemy in (card for other in self.table.others(seat) for card in self.table.characters(other)):
            yield self._move(
                "assign_stealth", seat, {"pairs": {one: enemy.id}}, nobody, also=also, may_deny=True
            )

    def _is_enemy(self, id_: str, seat: str) -> bool:
        return self._is_fighter(id_, "") and not self._is_fighter(id_, seat)

    def _challenges(self, seat: str) -> Iterator[MoveMeant]:
        also = ("challenge", "kneel", "attack", "determine_initiative", *self._faced(seat))
        called = (one for one in self.table.order if self.table.seats[one].title in self.said.values)
        named = tuple(dict.fromkeys((*self.said.seats, *called)))
        others = tuple(one for one in named if one != seat) or self.table.others(seat)
        stealth = Part(FLAG, ("stealth", "assign_stealth"), unsaid=OPEN)
        for (cards, attack), target in product(self._fighters(seat), others):
            far = 2 * LATER * (bool(cards) and not self._attacks(cards))
            beside = (*also, *self._worn(cards))
            for kind, part in self._kinds(seat, cards):
                parts = (part, *attack, self._target(seat, target))
                raw = {"kind": kind, "target": target, "attackers": list(cards)}
                none = not cards and "none" in self.said.values
                nobody = (Part(VALUE, ("none", "not")),) if none else ()
                slips = bool(self.said.leads & {"stealth"} or "stealth" in self.said.values)
                slips |= "assign_stealth" in self.said.verbs
                slips &= not cards or any(map(self._may_slip_by, cards))
                alone = (
                    slips
                    or not (cards or nobody)
                    or (kind not in self.said.values and self._tells_of_effect())
                )
                only = "" if slips or cards or nobody else self._only_attacker(seat, kind)
                if only:
                    raw, alone = {**raw, "attackers": [only]}, False
                    parts = (*parts, Part(THING, (only,), unsaid=USUAL))
                sneaks = Part(FLAG, ("stealth", "assign_stealth"), unsaid=IMPLIED)
                told = (*parts, stealth) if slips else (*parts, *nobody, sneaks)
                yield self._move(
                    "declare_challenge",
                    seat,
                    raw,
                    told,
                    also=beside,
                    open_=alone,
                    may_deny=none,
                    signs=(kind,),
                    far=far,
                )
                for pair, past in self._bypassed(cards, target):
                    whole, told = {**raw, "stealth": pair}, (*parts, stealth, past)
                    with_past = (*beside, "defend")
                    yield self._move("declare_challenge", seat, whole, told, also=with_past, signs=(kind,))

    def _worn(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """What is attached to these cards, by which they may be told."""
        named = (id_ for ids in self.said.named for id_ in ids if id_ in self.table.cards)
        return tuple(one for one in named if self.table.cards[one].host in cards)

    def _tells_of_effect(self) -> bool:
        """Whether an effect is spoken of, which may hit somebody, too."""
        return "effect" in self.said.values or "apply_effect" in self.said.verbs

    def _may_slip_by(self, one: str) -> bool:
        """Whether a card has stealth, or may have it."""
        return has_keyword(self.table, self.table.cards[one], "stealth") is not False

    def _attacks(self, cards: tuple[str, ...]) -> bool:
        """Whether it is said that cards attack, or characters are named: other cards kneel for their use."""
        fighters = any(self._is_character(self.table.cards[card]) for card in cards)
        return fighters or "attack" in self.said.verbs or "kneel" not in self.said.verbs

    def _faced(self, seat: str) -> tuple[str, ...]:
        """The only character of others that is named as the one against whom somebody goes."""
        enemies = {ids[0] for ids in self.said.named if self._is_enemy(ids[0], seat)}
        other = {"defend", "block"} & self.said.verbs or "stealth" in self.said.leads
        return tuple(enemies) if len(enemies) == 1 and "against" in self.said.leads and not other else ()

    def _kinds(self, seat: str, cards: tuple[str, ...]) -> Iterator[tuple[str, Part]]:
        """The kinds that are said; where none is, the only one that all who attack can take part in."""
        said = tuple(dict.fromkeys(value for value in self.said.values if value in ICONS))
        yield from ((kind, Part(VALUE, (kind,))) for kind in said)
        icons = [self.table.cards[card].icons for card in cards]
        shared = [kind for kind in ICONS if all(kind in (one or ICONS) for one in icons)]
        shared = [kind for kind in shared if kind not in self.table.seats[seat].challenges_made]
        if not said and cards and "attack" in self.said.verbs:
            unsaid = IMPLIED if len(shared) == 1 else OPEN
            yield from ((kind, Part(VALUE, (kind,), unsaid=unsaid, asked=unsaid == OPEN)) for kind in shared)

    def _target(self, seat: str, target: str) -> Part:
        """Who is attacked, by name or by the title that is held."""
        alone, title = len(self.table.others(seat)) == 1, self.table.seats[target].title
        if title and title in self.said.values and target not in self.said.seats:
            return Part(VALUE, (title,), unsaid=OPEN, asked=True)
        leads = ("against", "on", "to")
        return Part(SEAT, (target,), leads, unsaid=IMPLIED if alone else OPEN, asked=not alone)

    def _bypassed(self, cards: tuple[str, ...], target: str) -> Iterator[tuple[dict[str, str], Part]]:
        """A character that an attacker goes past: of several attackers only one may be able to."""
        able = [card for card in cards if self._may_slip_by(card)]
        surely = [one for one in able if has_keyword(self.table, self.table.cards[one], "stealth")]
        able = surely if len(surely) == 1 else able
        named = [ids[0] for ids in self.said.named]
        again = [pair for pair in pairwise(named) if named.count(pair[0]) > 1]
        for one, past in again if len(able) != 1 else ():
            if one in able and self._is_fighter(past, target):
                yield {one: past}, card_said(self.table, past, (*ON, "against", "stealth"))
        for one in (id_ for ids in self.said.named for id_ in ids):
            if len(able) == 1 and self._is_fighter(one, target):
                yield {able[0]: one}, card_said(self.table, one, (*ON, "against", "stealth"))

    def _defences(self, makes: str, seat: str) -> Iterator[MoveMeant]:
        fought = self.table.challenge.attackers if self.table.challenge is not None else ()
        enemy = Part(THING, fought, ("against",), unsaid=IMPLIED)
        also = (
            "himself",
            "kneel",
            "challenge",
            "none",
            "take",
            "stand",
            "attack",
            "lose",
            "unopposed",
            *ICONS,
        )
        verbs = self.game.verbs[makes] - {"not_defend", "kneel"}
        supports = makes == "support_defend" and seat in self.said.asked.get(makes, ())
        helps, far = self._helps(seat), 0
        if makes == "declare_defenders":
            far = 2 * LATER * helps
        elif helps or (supports and "declare_defenders" not in self.said.asked):
            verbs |= self.game.verbs["declare_defenders"] - {"not_defend"}
        for cards, told in (*self._fighters(seat), *self._few(seat, self._is_character)):
            if cards:
                raw, beside = {"defenders": list(cards)}, (*also, *self._worn(cards), *self.table.order)
                yield self._move(makes, seat, raw, (*told, enemy), verbs=verbs, also=beside, far=far)
        if "defend" in self.said.verbs and not (self.said.denies or self.said.named):
            yield from self._any_defender(makes, seat, verbs, also)
        alone = makes == "declare_defenders" or "declare_defenders" not in self.said.asked
        nobody = frozenset(("not_defend",)) if alone else NO_VERB
        denied = frozenset(("defend", "block", "support_defend"))
        raw = {"defenders": []}
        saying = denied | (frozenset() if set(ICONS) & set(self.said.values) else nobody)
        if makes not in self.said.asked and not saying & self.said.verbs:
            return
        some = "not_defend" in self.said.verbs and "defend" in self.said.verbs and not self.said.denies
        yield self._move(
            makes,
            seat,
            raw,
            (enemy,),
            verbs=nobody,
            denied=denied,
            also=also,
            silent=NOT_MEANT,
            open_=some and not self.said.named,
        )
