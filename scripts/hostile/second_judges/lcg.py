"""The first edition of the Living Card Game read from its booklet alone, against random positions."""

from __future__ import annotations

from random import Random

from scripts.hostile.second_judges.lcg_challenge import RIVALS, ChallengeOfMany, targets, title
from scripts.hostile.second_judges.line_of_play import LineOfPlay, Raw
from scripts.hostile.second_judges.thrones import KINDS, Table, hand_card, seats
from scripts.hostile.second_judges.thrones_counting import dominance, ends, even, initiative, near_the_goal
from scripts.hostile.second_judges.thrones_marshalling import Marshalling

WORDS = ("renown", "stealth", "deadly", "intimidate", "vengeful", "vigilant", "deathbound", "stalwart")
NAMES = ("A", "B", "C", "D")
VARIANTS = {"two": 2, "three": 3, "melee": 4}
TITLES = ("hand", "laws", "coin", "whispers", "regent", "commander")
PENALTY = 2


class MarshallingOfMany(Marshalling):
    """A marshalling turn of the first edition."""

    GAME = "lcg"
    PAY = ("marshal.pay", "marshal.gold_penalty")
    SECOND_COPY = ("unique.one_per_player", "unique.no_second")
    DEAD_COPY = ("unique.dead_pile",)
    NO_DUPLICATE = ("duplicate.play", "duplicate.only_unique", "duplicate.only_when_under")

    def extra_income(self) -> int:
        """The Master of Coin."""
        return 2 if title(self.table, self.seat) == "coin" else 0

    def cost(self, card: Raw) -> int:
        """Two more for another House's card."""
        strange = card["house"] and self.mine["house"] not in card["house"]
        return int(card["cost"]) + (PENALTY if strange else 0)

    def host_faults(self, host: str | None) -> list[str]:
        """Some characters bear none."""
        if host and "no_attachments" in self.table.card(host)["keywords"]:
            return ["lcg.keyword.no_attachments"]
        return []

    def play(self, card: Raw) -> None:
        """Its price is asked first."""
        self.trial.ask("cost", self.cost(card), by=self.seat, card=card["id"])
        super().play(card)

    def duplicate_faults(self, card: Raw, host: Raw) -> list[str]:
        """A Limited card laid as a duplicate is played."""
        broken = super().duplicate_faults(card, host)
        if "limited" in card["keywords"] and self.limited:
            broken.append("lcg.keyword.limited")
        return broken

    def laid_as_duplicate(self, card: Raw) -> None:
        """Counts it for the limit of Limited cards."""
        self.limited += "limited" in card["keywords"]


def position(rng: Random, phase: str, most: int = 4, words: tuple[str, ...] = WORDS) -> Raw:
    """Any table at the start of a phase."""
    variant = rng.choice(tuple(VARIANTS))
    names = NAMES[: VARIANTS[variant]]
    table: Raw = {"variant": variant, "phase": phase, "round": 2, "seats": seats(rng, names, words, most)}
    if variant != "two" and phase != "plot":
        titles = rng.sample(TITLES, len(names))
        for seat, held in zip(table["seats"], titles, strict=True):
            seat["title"] = held
        table["council"] = [each for each in TITLES if each not in titles]
    table["first_player"] = table["active_player"] = rng.choice(names)
    return table


def challenge(rng: Random) -> LineOfPlay:
    """The active player attacks, perhaps several times until it is allowed."""
    start = position(rng, "challenges")
    attacker = start["active_player"]
    made = [kind for kind in KINDS if rng.random() < 0.15]
    next(seat for seat in start["seats"] if seat["id"] == attacker)["challenges_made"] = made
    if rng.random() < 0.1:
        near_the_goal(rng, start)
    line, table = LineOfPlay("lcg", start, rng), Table(start)
    line.ask("legal_targets", targets(table, attacker), by=attacker)
    others = [seat for seat in table.order if seat != attacker]
    for _ in range(4):
        declared = ChallengeOfMany(line, table, attacker, rng.choice(others), rng.choice(KINDS))
        if declared.declare():
            _carried_out(declared)
            break
    return line


def _carried_out(challenge: ChallengeOfMany) -> None:
    challenge.redirected()
    challenge.sneak()
    challenge.effect()
    while not challenge.defend():
        pass
    if not challenge.defenders:
        challenge.helped()
    if challenge.defenders or challenge.attackers:
        challenge.effect()
    challenge.resolve()


def marshalling(rng: Random) -> LineOfPlay:
    """The active player takes a turn."""
    start = position(rng, "marshalling", 3, (*WORDS, "no_attachments"))
    seat = start["active_player"]
    mine = next(each for each in start["seats"] if each["id"] == seat)
    mine["income_taken"], mine["gold"] = False, rng.choice((0, 0, 2))
    dead: Raw = {"name": "Somebody dead", "type": "character", "unique": True}
    mine["dead"] = [dead]
    copied = [*mine["characters"], dead]
    mine["hand"]["known"] = [hand_card(rng, f"h{number}", mine["house"], copied) for number in range(4)]
    mine["hand"]["count"] = 4 + rng.randint(0, 2)
    mine["limited_played"] = rng.choice((0, 0, 1))
    for card in mine["characters"]:
        card["income"] = rng.choice((0, 0, 1, 2, -1, -3))
    line = LineOfPlay("lcg", start, rng)
    MarshallingOfMany(line, Table(start), seat).turn()
    return line


def counting(rng: Random) -> LineOfPlay:
    """Dominance, or the end of the round."""
    phase = rng.choice(("dominance", "standing"))
    start = position(rng, phase)
    line = LineOfPlay("lcg", start, rng)
    (dominance if phase == "dominance" else ends)(line, Table(start))
    return line


def first_player(rng: Random) -> LineOfPlay:
    """Initiative with its chain of ties."""
    start = position(rng, "plot", 3)
    start.pop("active_player")
    if rng.random() < 0.5:
        even(rng, start)
    for seat in start["seats"]:
        for card in seat["characters"]:
            card["initiative"] = rng.choice((0, 0, 0, 1, 2))
    line = LineOfPlay("lcg", start, rng)
    initiative(line, Table(start), ["lcg.firstplayer.appoint"])
    return line


def council(rng: Random) -> LineOfPlay:
    """Asks for the rivals of each seat."""
    start = position(rng, "challenges", 1)
    line, table = LineOfPlay("lcg", start, rng), Table(start)
    for seat in table.order:
        rivals = [each for each in table.order if title(table, each) in RIVALS.get(title(table, seat), ())]
        line.ask("rivals_of", rivals, seat=seat)
        line.ask("victory_power", table.power(seat), seat=seat)
    if start["variant"] != "two":
        line.ask("available_titles", start["council"])
    return line


SCENES = (
    challenge,
    challenge,
    challenge,
    challenge,
    marshalling,
    marshalling,
    counting,
    first_player,
    council,
)
