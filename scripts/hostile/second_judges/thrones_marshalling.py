"""Marshalling by the sources of both Thrones card games."""

from __future__ import annotations

from scripts.hostile.second_judges.line_of_play import LineOfPlay, Raw
from scripts.hostile.second_judges.thrones import Table


class Marshalling:
    """One marshalling turn: income, cards from hand, duplicates."""

    GAME = ""
    PAY: tuple[str, ...] = ()
    SECOND_COPY: tuple[str, ...] = ()
    DEAD_COPY: tuple[str, ...] = ()
    NO_DUPLICATE: tuple[str, ...] = ()
    """The rules that are broken by what cannot be paid, by copies, and by duplicates of nothing."""

    def __init__(self, trial: LineOfPlay, table: Table, seat: str) -> None:
        """Before the income."""
        self.trial, self.table, self.seat = trial, table, seat
        self.mine = table.seats[seat]
        self.gold: int = self.mine["gold"]
        self.limited: int = self.mine.get("limited_played", 0)
        self.played: list[Raw] = []

    def rule(self, name: str) -> str:
        """An id in this game."""
        return f"{self.GAME}.{name}"

    def income(self) -> None:
        """The plot and every bonus in play, kneeling or not."""
        cards = [*self.table.characters(self.seat), *self.mine["locations"], *self.mine["attachments"]]
        taken = max(
            0,
            self.mine["plot"]["income"] + sum(card.get("income", 0) for card in cards) + self.extra_income(),
        )
        self.gold += taken
        self.trial.move("collect_income", by=self.seat)
        self.trial.expect(**{f"seat.{self.seat}.income": taken, f"seat.{self.seat}.gold": self.gold})

    def extra_income(self) -> int:
        """The income that a title adds."""
        return 0

    def cost(self, card: Raw) -> int:
        """The cost of a card for this seat."""
        return int(card["cost"])

    def in_play(self) -> list[Raw]:
        """The cards that this seat has in play."""
        cards = [*self.table.characters(self.seat), *self.mine["locations"], *self.mine["attachments"]]
        return [*cards, *self.played]

    def faults(self, card: Raw, host: str | None) -> list[str]:
        """The rules that playing it would break."""
        broken = []
        if self.cost(card) > self.gold:
            broken += [self.rule(name) for name in self.PAY]
        if card["unique"] and card["name"] in [each["name"] for each in self.in_play()]:
            broken += [self.rule(name) for name in self.SECOND_COPY]
        if card["unique"] and card["name"] in [each["name"] for each in self.mine.get("dead", ())]:
            broken += [self.rule(name) for name in self.DEAD_COPY]
        if "limited" in card["keywords"] and self.limited:
            broken.append(self.rule("keyword.limited"))
        return broken + self.host_faults(host)

    def host_faults(self, _host: str | None) -> list[str]:
        """The rules that the host of an attachment breaks."""
        return []

    def play(self, card: Raw) -> None:
        """A card from hand is tried."""
        host = self._host() if card["type"] == "attachment" else None
        if card["type"] == "attachment" and host is None:
            return
        arguments: Raw = {"host": host} if host else {}
        broken = self.faults(card, host)
        if self.trial.move("play_card", broken, by=self.seat, card=card["id"], **arguments):
            self.gold -= self.cost(card)
            self.limited += "limited" in card["keywords"]
            self.played.append(card)
            self.mine["hand"]["count"] -= 1
            self.trial.expect(payment__gold=self.cost(card))
        zone = "hand" if broken else "play"
        self.trial.expect(**{f"card.{card['id']}.zone": zone, **self._told()})

    def _host(self) -> str | None:
        hosts = [card["id"] for seat in self.table.order for card in self.table.characters(seat)]
        return self.trial.rng.choice(hosts) if hosts else None

    def _told(self) -> Raw:
        return {f"seat.{self.seat}.gold": self.gold, f"seat.{self.seat}.hand": self.mine["hand"]["count"]}

    def duplicate(self, card: Raw) -> None:
        """A card is tried as a duplicate of one in play."""
        hosts = [each for each in self.in_play() if each["name"] == card["name"]]
        host = hosts[0] if hosts else self.trial.rng.choice(self.in_play() or [None])
        if host is None:
            return
        broken = self.duplicate_faults(card, host)
        if self.trial.move("play_duplicate", broken, by=self.seat, card=card["id"], host=host["id"]):
            self.mine["hand"]["count"] -= 1
            self.laid_as_duplicate(card)
            self.trial.expect(
                **{f"card.{card['id']}.zone": "duplicate", f"card.{card['id']}.host": host["id"]}
            )
        self.trial.expect(**self._told())

    def laid_as_duplicate(self, card: Raw) -> None:
        """Counts what else a card laid as a duplicate uses up."""

    def duplicate_faults(self, card: Raw, host: Raw) -> list[str]:
        """The rules that laying it there would break."""
        broken = []
        if card["name"] != host["name"] or not host.get("unique") or not card["unique"]:
            broken += [self.rule(name) for name in self.NO_DUPLICATE]
        return broken

    def turn(self) -> None:
        """Income, then every card in hand, in any way."""
        self.income()
        for card in self.mine["hand"]["known"]:
            if self.trial.chance(0.3):
                self.duplicate(card)
            else:
                self.play(card)
