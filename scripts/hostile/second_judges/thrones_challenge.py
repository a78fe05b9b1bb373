"""Challenges by the sources of both Thrones card games."""

from __future__ import annotations

from scripts.hostile.second_judges.line_of_play import LineOfPlay, Raw
from scripts.hostile.second_judges.thrones import GOAL, Table


class Challenge:
    """One challenge, tried with moves that may be illegal, and its outcome."""

    MINIMUM = 0
    """What a side needs at least to win."""
    GAME = ""

    def __init__(self, trial: LineOfPlay, table: Table, attacker: str, target: str, kind: str) -> None:
        """Begins a challenge with nothing declared."""
        self.trial, self.table = trial, table
        self.attacker, self.target, self.kind = attacker, target, kind
        self.defender = target
        """Who wins or loses."""
        self.attackers: list[str] = []
        self.defenders: list[str] = []
        self.bypassed: set[str] = set()
        self.winner: str | None = None
        self.over = False

    def rule(self, name: str) -> str:
        """An id in this game."""
        return f"{self.GAME}.{name}"

    def can(self, name: str) -> bool:
        """Standing, with the icon."""
        card = self.table.card(name)
        return not card["kneeling"] and self.kind in card["icons"]

    def pick(self, seat: str) -> list[str]:
        """Characters to send: mostly such as may go."""
        mine = [card["id"] for card in self.table.characters(seat)]
        if self.trial.chance(0.12):
            everybody = [c["id"] for each in self.table.order for c in self.table.characters(each)]
            return self.trial.sample(everybody, 0, 3)
        return self.trial.sample(
            [name for name in mine if self.can(name)], 0 if self.trial.chance(0.1) else 1, 3
        )

    def faults(self, seat: str, names: list[str], standing: str, icon: str, whose: str) -> list[str]:
        """The rules that sending these would break."""
        broken = []
        for name in names:
            card = self.table.card(name)
            if self.table.holder(name) != seat:
                broken.append(self.rule(whose))
            if card["kneeling"]:
                broken.append(self.rule(standing))
            if self.kind not in card["icons"]:
                broken.append(self.rule(icon))
        return broken

    def kneel(self, names: list[str]) -> Raw:
        """They kneel; what is so now."""
        for name in names:
            self.table.card(name)["kneeling"] = True
        return {f"card.{name}.kneeling": True for name in names}

    def unchanged(self, names: list[str]) -> Raw:
        """Whether these kneel, as before."""
        return {f"card.{name}.kneeling": self.table.card(name)["kneeling"] for name in names}

    def effect(self) -> None:
        """Perhaps an effect in between."""
        if not self.trial.chance(0.2):
            return
        taking_part = self.attackers + self.defenders
        name = self.trial.rng.choice(taking_part)
        if self.trial.chance(0.5):
            self._remove(name)
        else:
            self._strengthen(name)

    def _remove(self, name: str) -> None:
        effects = [{"kind": "remove_from_challenge", "target": name}]
        self.trial.move("apply_effect", effects=effects)
        self.attackers = [each for each in self.attackers if each != name]
        self.defenders = [each for each in self.defenders if each != name]
        self.trial.expect(challenge__participants=self.attackers + self.defenders)

    def _strengthen(self, name: str) -> None:
        amount = self.trial.rng.choice((-6, -2, -1, 1, 3))
        effect = {"kind": "strength", "target": name, "amount": amount, "until": "challenge"}
        self.trial.move("apply_effect", effects=[effect])
        self.table.until_end[name] = self.table.until_end.get(name, 0) + amount
        self.trial.expect(**{f"card.{name}.strength": self.table.strength(self.table.card(name))})

    def total(self, names: list[str], _seat: str) -> int:
        """The strength of these cards on a side."""
        return sum(self.table.strength(self.table.card(name)) for name in names)

    def resolve(self) -> None:
        """Totals, winner, claim, and what comes after it."""
        attack = self.total(self.attackers, self.attacker)
        defence = self.total(self.defenders, self.defender)
        first, second = (
            (self.attacker, self.defender) if attack >= defence else (self.defender, self.attacker)
        )
        enough = max(attack, defence) >= self.MINIMUM
        self.winner = first if enough else None
        won = self.winner == self.attacker
        self.trial.move("resolve")
        self.trial.expect(
            challenge__attack=attack,
            challenge__defence=defence,
            challenge__winner=self.winner,
            challenge__loser=second if enough else None,
            challenge__unopposed=won and (defence == 0 or not self.defenders),
            challenge__target=self.target,
        )
        self.unopposed = won and defence == 0
        if won:
            self.pay()
        else:
            self.trial.expect(claim__kind=None, claim__amount=None, claim__payer=None)
            self.after_claim()

    def pay(self) -> None:
        """The claim, by whoever was attacked."""
        amount, payer = self.table.claim(self.attacker), self.table.seats[self.target]
        if amount:
            self.trial.expect(claim__kind=self.kind, claim__amount=amount, claim__payer=self.target)
        if self.kind == "power":
            moved = min(amount, payer["power"])
            payer["power"] -= moved
            self.table.seats[self.attacker]["power"] += moved
        elif self.kind == "intrigue":
            lost = min(amount, payer["hand"]["count"])
            payer["hand"]["count"] -= lost
            self.trial.expect(**{f"seat.{self.target}.discard": lost + self.already(self.target)})
        elif self._victims(amount):
            return
        self.after_claim()

    def already(self, seat: str) -> int:
        """Cards that lay in the discard pile."""
        return len(self.table.seats[seat].get("discard", ()))

    def _victims(self, amount: int) -> bool:
        """The killings of a claim. Whether the rest came out with them."""
        mine = [card["id"] for card in self.table.characters(self.target)]
        due = min(amount, len(mine))
        if not due:
            return False
        pending = [{"by": self.target, "what": "choose_victims", "for": "claim", "count": due}]
        self.trial.expect(pending=pending, claim__due=due)
        if self.trial.chance(0.2):
            self._wrong_victims(mine, due)
        chosen = self.trial.rng.sample(mine, due)
        self.trial.move("choose_victims", by=self.target, **{"for": "claim", "cards": chosen})
        self.kill(chosen)
        return False

    def _wrong_victims(self, mine: list[str], due: int) -> None:
        """Too few, too many, somebody else's."""
        theirs = [card["id"] for card in self.table.characters(self.attacker)]
        wrong = self.trial.rng.choice((mine[: due - 1], mine[: due + 1], [*mine[: due - 1], *theirs[:1]]))
        if len(wrong) != due or set(wrong) - set(mine):
            self.trial.move(
                "choose_victims", self.victim_rules(), by=self.target, **{"for": "claim", "cards": wrong}
            )

    def victim_rules(self) -> list[str]:
        """The rules that a wrong choice of victims breaks."""
        return [
            self.rule(name)
            for name in (
                "claim.military",
                "claim.high_military",
                "claim.partial",
                "highclaim.distinct",
                "claim.short",
                "claim.value",
                "claim.general",
            )
        ]

    def kill(self, names: list[str]) -> None:
        """They die unless a duplicate saves them."""
        facts: Raw = {}
        for name in names:
            card, seat = self.table.card(name), self.table.holder(name)
            spare = card.get("duplicates", 0)
            if self.trial.chance(0.5) and (spare or self.trial.chance(0.2)):
                rules = (
                    ()
                    if spare
                    else [self.rule(each) for each in ("duplicate.save", "save.interrupt", "save.definition")]
                )
                if self.trial.move("save", rules, by=seat, card=name, **{"with": "duplicate"}):
                    card["duplicates"] -= 1
                    facts |= {f"card.{name}.zone": "play", f"card.{name}.duplicates": spare - 1}
                    continue
            facts |= self._dies(name, card)
        self.trial.expect(**facts)

    def _dies(self, name: str, card: Raw) -> Raw:
        zone = self.grave(card)
        self.table.away.add(name)
        return {f"card.{name}.zone": zone}

    def grave(self, _card: Raw) -> str:
        """Where a killed character goes."""
        return "dead"

    def gain(self, seat: str, amount: int = 1) -> None:
        """Power for the House, unless the game is over."""
        if not self.table.is_over():
            self.table.seats[seat]["power"] += amount

    def after_claim(self) -> None:
        """Gives the winner the rewards, and expects the outcome."""
        if self.unopposed:
            self.gain(self.attacker)
        self.rewards()
        self._renown()
        self.expect_outcome()

    def rewards(self) -> None:
        """The rewards that this game adds."""

    def _renown(self) -> None:
        side = self.attackers if self.winner == self.attacker else self.defenders
        if self.winner is None or self.table.is_over():
            return
        for name in side:
            if name not in self.table.away and "renown" in self.table.card(name)["keywords"]:
                self.table.card(name)["power"] += 1
                self.trial.expect(**{f"card.{name}.power": self.table.card(name)["power"]})

    def expect_outcome(self) -> None:
        """Power, hands and the end of the game."""
        for seat in self.table.order:
            self.trial.expect(
                **{
                    f"seat.{seat}.power": self.table.seats[seat]["power"],
                    f"seat.{seat}.total_power": self.table.power(seat),
                    f"seat.{seat}.hand": self.table.seats[seat]["hand"]["count"],
                }
            )
        self.over = self.table.is_over()
        self.trial.expect(game__over=self.over)
        if self.over:
            self.trial.expect(game__winner=next(s for s in self.table.order if self.table.power(s) >= GOAL))
