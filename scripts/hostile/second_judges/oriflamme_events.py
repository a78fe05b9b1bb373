"""The event phase of Oriflamme read from its booklet alone, against random positions."""

from __future__ import annotations

from random import Random

from scripts.hostile.second_judges.line_of_play import LineOfPlay, Raw
from scripts.hostile.second_judges.oriflamme_row import (
    CHARACTERS,
    FAMILIES,
    INTRIGUES,
    Row,
    RowCard,
    RowPlace,
)

ROUNDS = 6
PLAYED = tuple(name for name in CHARACTERS if name != "twin") + INTRIGUES
TARGET_RULES = {
    "cutthroat": ["oriflamme.cutthroat.eliminate-adjacent"],
    "replacement": ["oriflamme.replacement.eliminate"],
    "apothecary": ["oriflamme.apothecary.target"],
    "bribe": ["oriflamme.bribe.place", "oriflamme.bribe.not-stack"],
}
SEVERAL = 3


class EventPhase:
    """A row in the middle of its event phase, with the line that is played on it."""

    def __init__(self, rng: Random) -> None:
        """A random table."""
        self.rng = rng
        self.families = rng.sample(FAMILIES, rng.randint(3, 5))
        self.round = rng.randint(1, ROUNDS)
        self.first = rng.choice(self.families)
        self.hands: dict[str, list[str]] = {}
        self.row = self._dealt()
        self.line: LineOfPlay

    def _dealt(self) -> Row:
        rng, families = self.rng, self.families
        row = Row(
            places=[],
            influence={each: rng.choice((0, 1, 2, 3, 6)) for each in families},
            discard={each: [] for each in families},
            aside={},
            twin=dict.fromkeys(families, "in_front"),
            leftwards=rng.random() < 0.4,
            order=families,
        )
        for family in families:
            self._play(row, family)
        rng.shuffle(row.places)
        self._bribes(row)
        return row

    def _play(self, row: Row, family: str) -> None:
        """Plays the earlier rounds of a family."""
        rng = self.rng
        names = rng.sample(PLAYED, len(PLAYED))
        row.aside[family], self.hands[family] = names[:3], names[3 : 10 - self.round]
        played: list[RowCard] = []
        for name in names[10 - self.round :]:
            if rng.random() < 0.15:
                row.discard[family].append(name)
            else:
                played.append(self._card(family, name))
        if any(card.name == "prince" and card.open for card in played) or "prince" in row.discard[family]:
            self._twin_out(row, family, played)
        for card in rng.sample(played, len(played)):
            own = [place for place in row.places if place.cards[0].family == family]
            if own and rng.random() < 0.25 and not {"prince", "twin"} & {own[0].cards[-1].name, card.name}:
                own[0].cards.append(card)
            else:
                row.places.append(RowPlace([card]))

    def _twin_out(self, row: Row, family: str, played: list[RowCard]) -> None:
        row.twin[family] = self.rng.choice(("row", "discard"))
        if row.twin[family] == "row":
            played.append(RowCard(family, "twin", open=True))
        else:
            row.discard[family].append("twin")

    def _card(self, family: str, name: str) -> RowCard:
        is_open = name in CHARACTERS and self.rng.random() < 0.5
        most = 0 if is_open else min(3, self.round - 1)
        return RowCard(family, name, is_open, self.rng.randint(0, most))

    def _bribes(self, row: Row) -> None:
        for family in self.families:
            alone = [place.cards[0] for place in row.places if len(place.cards) == 1]
            free = [card for card in alone if card.open and card.name in CHARACTERS and not card.bribe]
            if "bribe" in row.discard[family] and free and self.rng.random() < 0.7:
                self.rng.choice(free).bribe = family

    def position(self, phase: str) -> Raw:
        """The table as a case has it."""
        on = {card.bribe: card.key for place in self.row.places for card in place.cards if card.bribe}
        seats = [
            {
                "id": family,
                "influence": self.row.influence[family],
                "hand": list(self.hands[family]),
                "set_aside": list(self.row.aside[family]),
                "discard": list(self.row.discard[family]),
                "twin": self.row.twin[family],
                "bribe_token": on.get(family, "home"),
            }
            for family in self.families
        ]
        return {
            "round": self.round,
            "phase": phase,
            "direction": "right_to_left" if self.row.leftwards else "left_to_right",
            "first_player": self.first,
            "seats": seats,
            "row": self.shown(),
        }

    def shown(self) -> list[list[Raw]]:
        """The row with all its cards."""
        return [[card.raw() for card in place.cards] for place in self.row.places]

    def expect_outcome(self) -> None:
        """Everything that can be seen, after a legal step."""
        row = self.row
        bribed = {card.bribe: card.key for place in row.places for card in place.cards if card.bribe}
        for family in self.families:
            self.line.expect(
                **{
                    f"influence.{family}": row.influence[family],
                    f"discard.{family}": row.discard[family][:],
                    f"twin.{family}": row.twin[family],
                    f"bribe_token.{family}": bribed.get(family, "home"),
                }
            )
        self.line.expect(row=self.shown())

    def play(self) -> LineOfPlay:
        """From somewhere in the row to its end, or a few cards of it."""
        ahead = self.row.ahead()
        start = self.rng.randrange(len(ahead))
        for passed in ahead[:start]:
            passed.done = True
        position = self.position("events") | {"pointer": ahead[start].cards[-1].key}
        self.line = LineOfPlay("oriflamme", position, self.rng)
        for _ in range(self.rng.randint(1, 12)):
            if (place := self._next()) is None:
                break
            self._card_acts(place)
            self._expect_next()
        return self.line

    def _next(self) -> RowPlace | None:
        return next((place for place in self.row.ahead() if not place.done), None)

    def _expect_next(self) -> None:
        self.expect_outcome()
        following = self._next()
        if following is not None:
            card = following.cards[-1]
            self.line.expect(next__phase="events", next__card=card.key, next__seat=card.owner)
        elif self.round == ROUNDS:
            self.line.expect(next__phase="game_over")
        else:
            at = self.families.index(self.first)
            after = self.families[(at + 1) % len(self.families)]
            expected: Raw = {"next.seat": after, "next.first_player": after, "next.round": self.round + 1}
            self.line.expect(next__phase="planning", **expected)

    def _card_acts(self, place: RowPlace) -> None:
        card = place.cards[-1]
        if self.rng.random() < 0.15:
            self._wrongly(card)
        if not card.open and self.rng.random() < 0.25:
            self.line.move("keep", by=card.owner, card=card.key)
            card.tokens += 1
            place.done = True
            return
        self._acts(card)
        place.done = card in place.cards

    def _wrongly(self, card: RowCard) -> None:
        """Lets the wrong seat act, or with the wrong verb."""
        other = self.rng.choice([each for each in self.families if each != card.owner])
        verb = "resolve" if card.open else "keep"
        rules = ["oriflamme.event.facedown-choice", "oriflamme.event.faceup-mandatory"]
        if self.rng.random() < 0.5 and not self._chooses(card):
            self.line.move(verb, ["oriflamme.event.owner-acts"], by=other, card=card.key)
        elif card.open:
            self.line.move("keep", [*rules, "oriflamme.event.keep-face-down"], by=card.owner, card=card.key)
        else:
            self.line.move(
                "take_tokens", [*rules, "oriflamme.event.collect-tokens"], by=card.owner, card=card.key
            )

    def _chooses(self, card: RowCard) -> bool:
        return card.open and card.name in TARGET_RULES

    def _acts(self, card: RowCard) -> None:
        """The card is opened or applied, with choices of its owner."""
        by, opened = card.owner, not card.open
        verb = "activate" if opened else "resolve"
        if card.name in TARGET_RULES:
            self._asked(card, by, verb)
        if card.name == "combination":
            self._combination(card, by)
            return
        choices = self._choices(card, by, opened)
        self.line.move(verb, by=by, card=card.key, **choices)
        if opened:
            card.open = True
            if card.name != "trap":
                self.row.influence[by] += card.tokens
            card.tokens = 0
        self.row.act(card, by, choices)

    def _asked(self, card: RowCard, by: str, verb: str) -> None:
        """Asks for the targets of a card, and tries one that is none."""
        right = self.row.targets(card, by)
        self.line.ask("legal_targets", [each.key for each in right])
        wrong = [each for each in self.row.visible() if each not in right and each is not card]
        if right and wrong and self.rng.random() < 0.2:
            chosen = "bribe" if card.name == "bribe" else "target"
            more: Raw = {chosen: self.rng.choice(wrong).key}
            if card.name == "replacement":
                more["substitute"] = "none"
            self.line.move(verb, TARGET_RULES[card.name], by=by, card=card.key, **more)

    def _choices(self, card: RowCard, by: str, opened: bool) -> Raw:
        """A legal choice of each kind the card asks for."""
        row = self.row
        if card.name == "prince" and opened and row.twin[by] == "in_front":
            mine = [each for each in row.visible() if each.owner == by and each.name != "prince"]
            ends: list[Raw] = [{"where": "left"}, {"where": "right"}]
            return {"twin": self.rng.choice([*ends, *({"where": "on", "on": each.key} for each in mine)])}
        right = row.targets(card, by)
        if not right:
            return {"substitute": "none"} if card.name == "replacement" else {}
        chosen = self.rng.choice(right)
        if card.name == "bribe":
            return {"bribe": chosen.key}
        if card.name == "replacement":
            return {"target": chosen.key, "substitute": self._substitute(chosen, by)}
        return {"target": chosen.key}

    def _substitute(self, victim: RowCard, by: str) -> str:
        place = self.row.place_of(victim)
        alone = place is not None and len(place.cards) == 1
        regained = victim.family == by and victim.owner != by
        if regained and alone and victim.name in CHARACTERS:
            return "discard"
        return self.row.substitute(victim, by, victim.owner, alone)

    def _combination(self, card: RowCard, by: str) -> None:
        """Removes a combination, then applies one effect, then its tokens one by one."""
        step: Raw = {"by": by, "card": card.key, "sequence": []}
        tokens = card.tokens
        card.open = True
        self.row.take_away(card)
        self.row.close()
        step["sequence"].append(self._borrowed(by, {}))
        for _ in range(tokens):
            if self.row.eligible(by) and self.rng.random() < 0.5:
                step["sequence"].append(self._borrowed(by, {"token": "repeat"}))
            else:
                self.row.influence[by] += 1
                step["sequence"].append({"token": "take"})
        self.line.move("activate", **step)

    def _borrowed(self, by: str, result: Raw) -> Raw:
        eligible = self.row.eligible(by)
        if not eligible:
            return {**result, "apply": None}
        card = self.rng.choice(eligible)
        choices = self._choices(card, by, opened=False)
        self.row.act(card, by, choices)
        return {**result, "apply": card.key, **choices}
