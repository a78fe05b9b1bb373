"""The HBO edition read from its two booklets alone, against random positions."""

from __future__ import annotations

from random import Random

from scripts.hostile.second_judges.line_of_play import LineOfPlay, Raw
from scripts.hostile.second_judges.thrones import KINDS, Table, hand_card, seats
from scripts.hostile.second_judges.thrones_challenge import Challenge
from scripts.hostile.second_judges.thrones_counting import dominance, ends, even, initiative, near_the_goal
from scripts.hostile.second_judges.thrones_marshalling import Marshalling

SEATS = ("stark", "lannister")
WORDS = ("renown", "stealth")
POLISH = "pl-2012"
TEXTS = ("bg-2013", POLISH)


class ChallengeOfTwo(Challenge):
    """A challenge of the HBO edition."""

    GAME = "hbo"

    def declare(self) -> bool:
        """Attackers and stealth are declared together."""
        names = self.pick(self.attacker)
        stealth = self._stealth(names)
        broken = self._broken(names, stealth)
        arguments: Raw = {"stealth": stealth} if stealth else {}
        legal = self.trial.move(
            "declare_challenge",
            broken,
            by=self.attacker,
            kind=self.kind,
            target=self.target,
            attackers=names,
            **arguments,
        )
        if legal:
            self.attackers, self.bypassed = names, set(stealth.values())
        self.trial.expect(**(self.kneel(names) if legal else self.unchanged(names)))
        return legal

    def _broken(self, names: list[str], stealth: dict[str, str]) -> list[str]:
        broken = self.faults(
            self.attacker,
            names,
            "challenge.attackers_standing",
            "challenge.icon_required",
            "challenge.declare_attackers",
        )
        if not names:
            broken.append("hbo.challenge.min_one_attacker")
        if self.kind in self.table.seats[self.attacker].get("challenges_made", ()):
            broken.append("hbo.challenge.one_of_each")
        if any("stealth" not in self.table.card(name)["keywords"] for name in stealth):
            broken.append("hbo.keyword.stealth")
        if any("stealth" in self.table.card(name)["keywords"] for name in stealth.values()):
            broken += ["hbo.keyword.stealth_immunity", "hbo.keyword.stealth"]
        return broken

    def _stealth(self, names: list[str]) -> dict[str, str]:
        """Mostly as the rules have it."""
        wild = self.trial.chance(0.1)
        mine = [name for name in names if wild or "stealth" in self.table.card(name)["keywords"]]
        theirs = [
            card["id"]
            for card in self.table.characters(self.target)
            if wild or "stealth" not in card["keywords"]
        ]
        victims = self.trial.sample(theirs, 0, len(mine))
        return dict(zip(mine, victims, strict=False))

    def defend(self) -> bool:
        """Or not."""
        names = self.pick(self.target) if self.trial.chance(0.8) else []
        broken = self.faults(
            self.target,
            names,
            "challenge.defenders_standing",
            "challenge.icon_required",
            "challenge.declare_defenders",
        )
        if self.bypassed & set(names):
            broken.append("hbo.keyword.stealth")
        legal = self.trial.move("declare_defenders", broken, by=self.target, defenders=names)
        if legal:
            self.defenders = names
        self.trial.expect(**(self.kneel(names) if legal else self.unchanged(names)))
        return legal


class MarshallingOfTwo(Marshalling):
    """A marshalling turn of the HBO edition."""

    GAME = "hbo"
    PAY = ("gold.pay_for_cards", "marshal.play_card")
    SECOND_COPY = DEAD_COPY = ("unique.restriction",)
    NO_DUPLICATE = ("duplicate.attach", "unique.flag", "duplicate.characters_only")

    def duplicate_faults(self, card: Raw, host: Raw) -> list[str]:
        """Only characters take duplicates."""
        broken = super().duplicate_faults(card, host)
        if card["type"] != "character" or "strength" not in host:
            broken.append("hbo.duplicate.characters_only")
        if self.trial.text == POLISH and "limited" in card["keywords"] and self.limited:
            broken.append("hbo.keyword.limited_duplicate")
        return broken

    def laid_as_duplicate(self, card: Raw) -> None:
        """In the Polish booklet such a card is played."""
        self.limited += self.trial.text == POLISH and "limited" in card["keywords"]


def position(rng: Random, phase: str, most: int = 5) -> Raw:
    """Any table at the start of a phase."""
    table: Raw = {"phase": phase, "round": 2, "seats": seats(rng, SEATS, WORDS, most)}
    table["first_player"] = table["active_player"] = rng.choice(SEATS)
    return table


def challenge(rng: Random) -> LineOfPlay:
    """The active player attacks, perhaps several times."""
    start = position(rng, "challenges")
    attacker = start["active_player"]
    made = [kind for kind in KINDS if rng.random() < 0.15]
    next(seat for seat in start["seats"] if seat["id"] == attacker)["challenges_made"] = made
    if rng.random() < 0.1:
        near_the_goal(rng, start)
    line, table = LineOfPlay("hbo", start, rng), Table(start)
    target = SEATS[1 - SEATS.index(attacker)]
    for _ in range(4):
        declared = ChallengeOfTwo(line, table, attacker, target, rng.choice(KINDS))
        if not declared.declare():
            continue
        table.seats[attacker].setdefault("challenges_made", []).append(declared.kind)
        declared.effect()
        while not declared.defend():
            pass
        if declared.defenders or declared.attackers:
            declared.effect()
        declared.resolve()
        break
    return line


def marshalling(rng: Random) -> LineOfPlay:
    """The active player takes a turn."""
    start = position(rng, "marshalling", 3) | {"options": {"passes": "implied"}}
    seat = start["active_player"]
    mine = next(each for each in start["seats"] if each["id"] == seat)
    mine["income_taken"], mine["gold"] = False, 0
    dead: Raw = {"name": "Somebody dead", "type": "character", "unique": True}
    mine["dead"] = [dead]
    on_table = [*mine["characters"], dead]
    mine["hand"]["known"] = [hand_card(rng, f"h{number}", seat, on_table) for number in range(4)]
    mine["hand"]["count"] = 4 + rng.randint(0, 2)
    mine["limited_played"] = rng.choice((0, 0, 1))
    for card in mine["characters"]:
        card["income"] = rng.choice((0, 0, 1, 2))
    line = LineOfPlay("hbo", start, rng)
    line.text = rng.choice(TEXTS)
    MarshallingOfTwo(line, Table(start), seat).turn()
    return line


def counting(rng: Random) -> LineOfPlay:
    """Dominance, or the end of the round."""
    phase = rng.choice(("dominance", "standing"))
    start = position(rng, phase)
    line = LineOfPlay("hbo", start, rng)
    (dominance if phase == "dominance" else ends)(line, Table(start))
    return line


def first_player(rng: Random) -> LineOfPlay:
    """Initiative with its chain of ties."""
    start = position(rng, "plot")
    start.pop("active_player")
    if rng.random() < 0.5:
        even(rng, start)
    line = LineOfPlay("hbo", start, rng)
    initiative(line, Table(start), ["hbo.plot.first_player_choice"])
    return line


SCENES = (challenge, challenge, challenge, marshalling, counting, first_player)
