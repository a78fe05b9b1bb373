"""A challenge of the Living Card Game of the first edition, with titles, read from its booklet alone."""

from __future__ import annotations

from scripts.hostile.second_judges.line_of_play import LineOfPlay, Raw
from scripts.hostile.second_judges.thrones import Table
from scripts.hostile.second_judges.thrones_challenge import Challenge

SUPPORTS = {"laws": "hand", "hand": "whispers", "whispers": "coin", "coin": "laws"}
RIVALS = {
    "hand": {"coin"},
    "coin": {"hand"},
    "laws": {"whispers"},
    "whispers": {"laws", "regent"},
}
STRENGTHENS = {"regent": "power", "commander": "military", "whispers": "intrigue"}
BONUS = 3


def title(table: Table, seat: str) -> str:
    """The title of this seat."""
    return str(table.seats[seat].get("title") or "")


def supported(table: Table, seat: str) -> str | None:
    """Whom this seat supports by its title."""
    wanted = SUPPORTS.get(title(table, seat))
    return next((each for each in table.order if wanted and title(table, each) == wanted), None)


def targets(table: Table, seat: str) -> list[str]:
    """Whom a seat may attack."""
    return [each for each in table.order if each not in (seat, supported(table, seat))]


class ChallengeOfMany(Challenge):
    """A challenge of the first edition, titles included."""

    GAME = "lcg"
    MINIMUM = 1

    def __init__(self, trial: LineOfPlay, table: Table, attacker: str, target: str, kind: str) -> None:
        """Begins a challenge with nothing declared and no title used."""
        super().__init__(trial, table, attacker, target, kind)
        self.taken_over = False
        self.deadlier = False

    def declare(self) -> bool:
        """Attackers; stealth comes later."""
        names = self.pick(self.attacker)
        broken = self.faults(
            self.attacker,
            names,
            "challenge.attacker_standing",
            "challenge.declare_attackers",
            "challenge.declare_attackers",
        )
        if not names:
            broken.append("lcg.challenge.attacker_required")
        if self.target not in targets(self.table, self.attacker):
            broken.append("lcg.support.no_attack")
        if self.kind in self.table.seats[self.attacker].get("challenges_made", ()):
            broken.append("lcg.challenge.one_each")
        legal = self.trial.move(
            "declare_challenge",
            broken,
            by=self.attacker,
            kind=self.kind,
            target=self.target,
            attackers=names,
        )
        if legal:
            self.attackers = names
        self.trial.expect(**(self.kneel(names) if legal else self.unchanged(names)))
        return legal

    def redirected(self) -> None:
        """The Crown Regent may make the attacker choose anew."""
        regent = next((seat for seat in self.table.order if title(self.table, seat) == "regent"), None)
        if regent is None or self.trial.chance(0.5):
            return
        self.trial.move("redirect", by=regent, title="regent")
        left = [each for each in targets(self.table, self.attacker) if each != self.target]
        if not left:
            self.trial.expect(challenge__target=self.target)
            return
        if self.trial.chance(0.3):
            rules = ["lcg.title.regent.redirect"]
            self.trial.move("choose_new_target", rules, by=self.attacker, target=self.target)
        self.target = self.defender = self.trial.rng.choice(left)
        self.trial.move("choose_new_target", by=self.attacker, target=self.target)
        self.trial.expect(challenge__target=self.target)

    def sneak(self) -> None:
        """Stealth against the target."""
        self.bypassed = set()
        wild = self.trial.chance(0.1)
        mine = [name for name in self.attackers if wild or self._has(name, "stealth")]
        pool = self.table.order if wild else [self.target]
        theirs = [
            card["id"]
            for seat in pool
            if seat != self.attacker
            for card in self.table.characters(seat)
            if wild or not self._has(card["id"], "stealth")
        ]
        pairs = dict(zip(mine, self.trial.sample(theirs, 0, len(mine)), strict=False))
        if pairs:
            broken = self._stealth_faults(pairs)
            if self.trial.move("assign_stealth", broken, by=self.attacker, pairs=pairs):
                self.bypassed = set(pairs.values())

    def _has(self, name: str, keyword: str) -> bool:
        return keyword in self.table.card(name)["keywords"]

    def _stealth_faults(self, pairs: dict[str, str]) -> list[str]:
        broken = []
        if not all(self._has(name, "stealth") for name in pairs):
            broken.append("lcg.keyword.stealth")
        if any(self._has(name, "stealth") for name in pairs.values()):
            broken.append("lcg.keyword.stealth")
        if any(self.table.holder(name) != self.target for name in pairs.values()):
            broken += ["lcg.support.stealth_target", "lcg.keyword.stealth"]
        return broken

    def defend(self, verb: str = "declare_defenders") -> bool:
        """The target, or for it the supporter."""
        names = self.pick(self.defender) if self.trial.chance(0.55) else []
        broken = self.faults(
            self.defender,
            names,
            "challenge.defender_standing",
            "challenge.declare_defenders",
            "challenge.declare_defenders",
        )
        if self.bypassed & set(names):
            broken.append("lcg.keyword.stealth")
        if broken and verb == "support_defend":
            broken.append("lcg.support.may_defend")
        legal = self.trial.move(verb, broken, by=self.defender, defenders=names)
        if legal:
            self.defenders = names
        self.trial.expect(**(self.kneel(names) if legal else self.unchanged(names)))
        return legal

    def helped(self) -> None:
        """Undefended: the supporter first, then the Lord Commander."""
        helper = self.supporter()
        if helper and self.trial.chance(0.8):
            self.defender = helper
            while not self.defend("support_defend"):
                pass
            if not self.defenders:
                self.defender = self.target
        if not self.defenders:
            self._taken_over()

    def supporter(self) -> str | None:
        """The seat that supports the target, unless it is the attacker."""
        supporters = [
            each
            for each in self.table.order
            if supported(self.table, each) == self.target and each != self.attacker
        ]
        return supporters[0] if supporters else None

    def _taken_over(self) -> None:
        held = [seat for seat in self.table.order if title(self.table, seat) == "commander"]
        commander = held[0] if held else None
        may = commander not in (None, self.attacker, self.target) and self.kind == "military"
        if commander is None or self.trial.chance(0.3):
            return
        if not may:
            rules = ["lcg.title.commander.redirect", "lcg.title.commander.illegal", "lcg.redirect.no_self"]
            self.trial.move("redirect", rules, by=commander, title="commander")
            self.trial.expect(challenge__target=self.target)
            return
        self.trial.move("redirect", by=commander, title="commander")
        self.trial.expect(challenge__target=commander)
        self.target = self.defender = commander
        self.taken_over = True
        self.sneak()
        while not self.defend():
            pass

    def total(self, names: list[str], seat: str) -> int:
        """Intimidate silences the weaker, and a title adds to its side."""
        cards = [self.table.card(name) for name in names]
        feared = [
            self.table.strength(self.table.card(name))
            for name in self.attackers
            if self._has(name, "intimidate")
        ]
        counted = [s for s in map(self.table.strength, cards) if not any(s < each for each in feared)]
        strong = STRENGTHENS.get(title(self.table, seat)) == self.kind
        return sum(counted) + (BONUS if strong and names else 0)

    def grave(self, card: Raw) -> str:
        """Stalwart cards go on top of the deck."""
        return "deck_top" if "stalwart" in card["keywords"] else "dead"

    def rewards(self) -> None:
        """Rivalry, and what the Lord Commander takes."""
        if self.winner is None:
            return
        loser = self.defender if self.winner == self.attacker else self.attacker
        if title(self.table, loser) in RIVALS.get(title(self.table, self.winner), ()):
            self.gain(self.winner)
        if self.taken_over and self.winner == self.defender and not self.table.is_over():
            attacker = self.table.seats[self.attacker]
            taken = min(1, attacker["power"])
            attacker["power"] -= taken
            self.gain(self.winner, taken)

    def expect_outcome(self) -> None:
        """Then Deadly, Vengeful and Vigilant."""
        super().expect_outcome()
        if not self.over:
            self._deadly()
            self._stand()

    def resolve(self) -> None:
        """Counts Deadly characters before anybody dies for the claim, and resolves the challenge."""
        mine, theirs = (
            sum(self._has(name, "deadly") for name in names) for names in (self.attackers, self.defenders)
        )
        self.deadlier = mine > theirs
        super().resolve()

    def _deadly(self) -> None:
        alive = [name for name in self.defenders if name not in self.table.away]
        if not self.deadlier or not alive:
            self.trial.expect(pending=[])
            return
        due = [{"by": self.defender, "what": "choose_victims", "for": "deadly", "count": 1}]
        self.trial.expect(pending=due)
        bystanders = [c["id"] for c in self.table.characters(self.defender) if c["id"] not in alive]
        if bystanders and self.trial.chance(0.3):
            wrong = {"for": "deadly", "cards": bystanders[:1]}
            self.trial.move("choose_victims", ["lcg.keyword.deadly"], by=self.defender, **wrong)
        chosen = [self.trial.rng.choice(alive)]
        self.trial.move("choose_victims", by=self.defender, **{"for": "deadly", "cards": chosen})
        self.kill(chosen)

    def _stand(self) -> None:
        """One of the two stands cards, rightly or not."""
        word = self.trial.rng.choice(("vengeful", "vigilant"))
        seat = self.attacker if word == "vigilant" else self.target
        if self.defender != self.target or self.trial.chance(0.4):
            return
        cards = [c for c in self.table.characters(seat) if c["kneeling"] and word in c["keywords"]]
        if not cards:
            return
        won = self.winner == self.attacker
        broken = [] if won else [f"lcg.keyword.{word}"]
        self.trial.move(
            "stand_by_keyword", broken, by=seat, keyword=word, cards=[card["id"] for card in cards]
        )
        self.trial.expect(**{f"card.{card['id']}.kneeling": not won for card in cards})
