"""A table of either Thrones card game, as the second judges see it, and random positions.

It is the position of the case, changed in place as play goes on.
"""

from __future__ import annotations

import copy
from random import Random

from scripts.hostile.second_judges.line_of_play import Raw

KINDS = ("military", "intrigue", "power")
HOUSES = ("stark", "lannister", "baratheon", "targaryen", "greyjoy", "martell")
GOAL = 15


class Table:
    """The seats and cards of a position."""

    def __init__(self, position: Raw) -> None:
        """A copy that can be changed."""
        self.raw = copy.deepcopy(position)
        self.seats: dict[str, Raw] = {seat["id"]: seat for seat in self.raw["seats"]}
        self.order = list(self.seats)
        self.away: set[str] = set()
        """Characters that left play."""
        self.until_end: dict[str, int] = {}
        """Strength that effects gave for the challenge."""

    def characters(self, seat: str) -> list[Raw]:
        """The characters that this seat controls in play."""
        return [card for card in self.seats[seat]["characters"] if card["id"] not in self.away]

    def card(self, name: str) -> Raw:
        """A card in play."""
        return next(card for seat in self.order for card in self.characters(seat) if card["id"] == name)

    def holder(self, name: str) -> str:
        """The seat that controls a card."""
        return next(seat for seat in self.order if any(c["id"] == name for c in self.characters(seat)))

    def strength(self, card: Raw) -> int:
        """Printed and modified, never below nothing."""
        given: int = sum(each["amount"] for each in card.get("modifiers", ()))
        gold: int = card.get("strength_per_gold", 0) * self.seats[self.holder(card["id"])].get("gold", 0)
        lasting = self.until_end.get(card["id"], 0)
        return max(0, int(card["strength"]) + given + gold + lasting)

    def power(self, seat: str) -> int:
        """The power of a seat that counts for victory."""
        on_cards: int = sum(card.get("power", 0) for card in self.characters(seat))
        return int(self.seats[seat].get("power", 0)) + on_cards

    def is_over(self) -> bool:
        """Whether somebody has what it takes to win."""
        return any(self.power(seat) >= GOAL for seat in self.order)

    def claim(self, seat: str) -> int:
        """On the revealed plot."""
        return int(self.seats[seat]["plot"]["claim"])


def character(rng: Random, name: str, house: str, words: tuple[str, ...]) -> Raw:
    """Any character."""
    card: Raw = {
        "id": name,
        "name": f"Somebody {name}",
        "house": rng.choice(([house], [], [rng.choice(HOUSES)])),
        "strength": rng.randint(0, 5),
        "icons": [kind for kind in KINDS if rng.random() < 0.6],
        "kneeling": rng.random() < 0.25,
        "keywords": [word for word in words if rng.random() < 0.2],
        "power": rng.choice((0, 0, 0, 1, 2)),
        "unique": rng.random() < 0.5,
    }
    if card["unique"]:
        card["duplicates"] = rng.choice((0, 0, 1, 2))
    if rng.random() < 0.3:
        card["modifiers"] = [
            {"amount": rng.randint(-4, 3), "from": "an effect"} for _ in range(rng.randint(1, 2))
        ]
    return card


def seats(rng: Random, names: tuple[str, ...], words: tuple[str, ...], most: int = 5) -> list[Raw]:
    """Players with what they have in play."""
    players = [_seat(rng, name, words, most) for name in names]
    for seat in players:
        if seat["power"] + sum(card["power"] for card in seat["characters"]) >= GOAL:
            seat["power"] = 0
    return players


def _seat(rng: Random, name: str, words: tuple[str, ...], most: int) -> Raw:
    house = name if name in HOUSES else rng.choice(HOUSES)
    return {
        "id": name,
        "house": house,
        "power": rng.choice((0, 0, 1, 2, 5, 8)),
        "gold": rng.randint(0, 4),
        "hand": {"count": rng.randint(0, 4), "known": []},
        "plot": {
            "name": f"Plot of {name}",
            "income": rng.randint(0, 5),
            "initiative": rng.randint(0, 4),
            "claim": rng.randint(0, 3),
        },
        "characters": [
            character(rng, f"{name[0].lower()}{number}", house, words)
            for number in range(rng.randint(0, most))
        ],
        "locations": [],
        "attachments": [],
        "income_taken": True,
    }


def hand_card(rng: Random, name: str, house: str, copied: list[Raw]) -> Raw:
    """A card to be played, perhaps a copy of one that lies on the table."""
    card: Raw = {
        "id": name,
        "house": rng.choice(([house], [], [rng.choice(HOUSES)], [house, rng.choice(HOUSES)])),
        "cost": rng.randint(0, 4),
        "keywords": ["limited"] if rng.random() < 0.25 else [],
    }
    if copied and rng.random() < 0.5:
        copy_of = rng.choice(copied)
        card |= {"name": copy_of["name"], "unique": copy_of["unique"], "type": "character"}
    else:
        kind = rng.choice(("character", "location", "attachment"))
        card |= {"name": f"Card {name}", "unique": rng.random() < 0.5, "type": kind}
    if card["type"] == "character":
        card |= {"strength": rng.randint(0, 5), "icons": ["power"]}
    return card
