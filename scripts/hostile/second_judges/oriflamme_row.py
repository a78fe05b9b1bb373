"""The cards of the row by the booklet of Oriflamme alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from scripts.hostile.second_judges.line_of_play import Raw

CHARACTERS = ("prince", "twin", "schemer", "queen", "cutthroat", "apothecary", "felon")
INTRIGUES = ("replacement", "bribe", "combination", "trap")
FAMILIES = ("red", "blue", "green", "yellow", "black")
PAIRS = {"prince": "twin", "twin": "prince"}
TRAPPED = 3


@dataclass(eq=False)
class RowCard:
    """A card in the row."""

    family: str
    name: str
    open: bool = False
    tokens: int = 0
    bribe: str | None = None

    @property
    def key(self) -> str:
        return f"{self.family}.{self.name}"

    @property
    def owner(self) -> str:
        return self.bribe or self.family

    def raw(self) -> Raw:
        """As a position has it."""
        face = "up" if self.open else "down"
        return {"card": self.key, "face": face, "tokens": self.tokens, "bribe": self.bribe}


@dataclass(eq=False)
class RowPlace:
    """Cards on top of each other; the last is visible."""

    cards: list[RowCard]
    done: bool = False
    """The pointer has left it, or will not come to it."""


@dataclass
class Row:
    """The row, with everything else that the families have."""

    places: list[RowPlace]
    influence: dict[str, int]
    discard: dict[str, list[str]]
    aside: dict[str, list[str]]
    twin: dict[str, str]
    leftwards: bool
    order: list[str] = field(default_factory=list)
    """The families, clockwise."""

    def ahead(self) -> list[RowPlace]:
        """All places, the one where the phase begins first."""
        return self.places[::-1] if self.leftwards else self.places

    def visible(self) -> list[RowCard]:
        """The top of each place."""
        return [place.cards[-1] for place in self.places]

    def place_of(self, card: RowCard) -> RowPlace | None:
        """Where it lies."""
        return next((place for place in self.places if card in place.cards), None)

    def beside(self, place: RowPlace) -> list[RowPlace]:
        """The neighbouring places."""
        at = self.places.index(place)
        return [self.places[near] for near in (at - 1, at + 1) if 0 <= near < len(self.places)]

    def neighbours(self, card: RowCard) -> list[RowCard]:
        """The visible cards beside a card."""
        place = self.place_of(card)
        return [near.cards[-1] for near in self.beside(place)] if place else []

    def take_away(self, card: RowCard) -> None:
        """Puts a card on the pile of its family; its tokens and a bribe go back."""
        place = self.place_of(card)
        if place is not None:
            place.cards.remove(card)
            self.discard[card.family].append(card.name)
            card.bribe, card.tokens = None, 0
            if card.name == "twin":
                self.twin[card.family] = "discard"

    def close(self) -> None:
        """The row moves together."""
        self.places = [place for place in self.places if place.cards]

    def lose(self, family: str, amount: int) -> int:
        """As much as there is."""
        lost = min(amount, self.influence[family])
        self.influence[family] -= lost
        return lost

    def eliminate(self, victim: RowCard, by: str, attacker: RowCard, rewarded: bool) -> None:
        """One card is eliminated, with all that follows at once; the row does not close yet."""
        owner = victim.owner
        self.take_away(victim)
        self.influence[by] += rewarded + (victim.name == "queen" and owner != by)
        if partner := PAIRS.get(victim.name):
            shown = [place.cards[-1] for place in self.places if place.cards]
            for other in shown:
                if other.name == partner and other.owner == owner:
                    self.take_away(other)
        if victim.name == "trap" and owner != by:
            self.influence[owner] += self.lose(by, TRAPPED)
            self.take_away(attacker)

    def targets(self, card: RowCard, by: str) -> list[RowCard]:
        """The targets of a card."""
        if card.name in ("cutthroat", "replacement"):
            return self.neighbours(card)
        if card.name == "apothecary":
            mine = [each for each in self.visible() if each is not card and each.owner == by]
            near = [each for own_card in mine for each in self.neighbours(own_card)]
            return list({id(each): each for each in near}.values())
        if card.name == "bribe":
            alone = [place.cards[0] for place in self.places if len(place.cards) == 1]
            return [each for each in alone if each.open and each.name in CHARACTERS]
        return []

    def substitute(self, victim: RowCard, by: str, owner: str, alone: bool) -> str:
        """Where the card that takes a victim's place comes from."""
        if victim.name not in CHARACTERS or owner == by or not alone:
            return "none"
        if victim.name in self.discard[by]:
            return "discard"
        return "set_aside" if victim.name in self.aside[by] and victim.name != "twin" else "none"

    def act(self, card: RowCard, by: str, chosen: Raw) -> None:
        """The effect of a card; intrigues leave afterwards."""
        effect = getattr(self, f"_{card.name}")
        effect(card, by, chosen)
        self.close()

    def find(self, key: Any) -> RowCard:
        """A card of the row by its name."""
        return next(card for place in self.places for card in place.cards if card.key == key)

    def _prince(self, _card: RowCard, by: str, chosen: Raw) -> None:
        if where := chosen.get("twin"):
            self._lay_twin(by, where)
        self.influence[by] += 1

    def _lay_twin(self, by: str, where: Raw) -> None:
        twin = RowCard(by, "twin", open=True)
        self.twin[by] = "row"
        if where["where"] == "on":
            place = self.place_of(self.find(where["on"]))
            assert place is not None
            place.cards.append(twin)
        else:
            left = where["where"] == "left"
            self.places.insert(0 if left else len(self.places), RowPlace([twin], done=left != self.leftwards))

    def _twin(self, _card: RowCard, by: str, _chosen: Raw) -> None:
        self.influence[by] += 1

    def _queen(self, _card: RowCard, by: str, _chosen: Raw) -> None:
        self.influence[by] += 2

    def _schemer(self, card: RowCard, by: str, _chosen: Raw) -> None:
        place = self.place_of(card)
        assert place is not None
        if any(len(near.cards) > 1 for near in self.beside(place)):
            self.take_away(card)
        else:
            self.influence[by] += 1

    def _cutthroat(self, card: RowCard, by: str, chosen: Raw) -> None:
        if "target" not in chosen:
            return
        first = self.find(chosen["target"])
        others = [
            each
            for each in self.visible()
            if each is not first and each.open and each.name == first.name and each.owner != by
        ]
        victims = [first, *others]
        if len(victims) > 1:
            self.influence[by] += len(victims)
        for victim in victims:
            self.eliminate(victim, by, card, rewarded=False)

    def _apothecary(self, card: RowCard, by: str, chosen: Raw) -> None:
        if "target" in chosen:
            self.eliminate(self.find(chosen["target"]), by, card, rewarded=True)

    def _felon(self, card: RowCard, _by: str, _chosen: Raw) -> None:
        for near in self.neighbours(card):
            self.lose(near.owner, 1)

    def _replacement(self, card: RowCard, by: str, chosen: Raw) -> None:
        if "target" in chosen:
            victim = self.find(chosen["target"])
            place, owner = self.place_of(victim), victim.owner
            assert place is not None
            alone = len(place.cards) == 1
            self.eliminate(victim, by, card, rewarded=True)
            source = self.substitute(victim, by, owner, alone)
            if source != "none":
                pile = self.discard if source == "discard" else self.aside
                pile[by].remove(victim.name)
                place.cards.append(RowCard(by, victim.name, open=True))
                if victim.name == "twin":
                    self.twin[by] = "row"
        self.take_away(card)

    def _bribe(self, card: RowCard, by: str, chosen: Raw) -> None:
        if "bribe" in chosen:
            self.find(chosen["bribe"]).bribe = by
        self.take_away(card)

    def _trap(self, card: RowCard, by: str, _chosen: Raw) -> None:
        self.influence[by] += 1
        self.take_away(card)

    def eligible(self, by: str) -> list[RowCard]:
        """The cards from which a combination may borrow."""
        return [card for card in self.visible() if card.open and card.name in CHARACTERS and card.owner == by]
