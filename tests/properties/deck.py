"""Decks that nobody printed: what is on fifty cards of each House, made up from a seed.

Among them are the automated cards of the game, by their face; all others are played by hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from msgspec.structs import replace

from engine.agot.state.records import ATTACHMENT, CHARACTER, DECK, EVENT, HAND, LOCATION, Card

HOUSES = ("stark", "lannister")
DECK_SIZE, HAND_SIZE = 50, 7
KINDS = (CHARACTER,) * 5 + (LOCATION,) * 2 + (ATTACHMENT,) + (EVENT,) * 2
ICONS = ("military", "intrigue", "power")
KEYWORDS = ("limited", "renown", "stealth")
TIMINGS = ("any_phase", "marshalling", "challenges", "dominance", "response", "")

AUTOMATED: dict[str, tuple[tuple[str, str], ...]] = {
    "stark": (
        ("hbo-eddard-stark", CHARACTER),
        ("hbo-jon-snow", CHARACTER),
        ("hbo-stark-retinue", CHARACTER),
        ("hbo-maester-luwin", CHARACTER),
        ("hbo-winterfell", LOCATION),
        ("hbo-direwolf", ATTACHMENT),
        ("hbo-not-today", EVENT),
    ),
    "lannister": (
        ("hbo-varys", CHARACTER),
        ("hbo-insidious-ways", EVENT),
        ("hbo-the-lions-cunning", EVENT),
        ("hbo-a-lannister-always-pays-his-debts", EVENT),
    ),
}

PRINTED = ("cost", "strength", "icons", "keywords", "traits", "houses", "unique", "income")
"""What an owner may not have told of a card."""


@dataclass(frozen=True)
class Title:
    """What all copies of a card have in common."""

    name: str
    face: str
    kind: str


def titles(house: str, rng: Random) -> list[Title]:
    """The titles a deck is made of: some automated, the rest invented."""
    known = [Title(face, face, kind) for face, kind in AUTOMATED[house]]
    return known + [Title(f"{house} {number}", "", rng.choice(KINDS)) for number in range(24)]


def printed(title: Title, house: str, rng: Random) -> Card:
    """A card of this title with every printed value, out of play."""
    is_event = title.kind == EVENT
    by_hand = not title.face
    return Card(
        title.name,
        title.name,
        house,
        house,
        DECK,
        title.kind,
        face=title.face,
        cost=rng.choice((0, 0, 1, 2)) if is_event else rng.randrange(5),
        strength=rng.randrange(6) if title.kind == CHARACTER else 0,
        strength_per_gold=int(title.kind == CHARACTER and rng.random() < 0.04),
        icons=tuple(icon for icon in ICONS if rng.random() < 0.5) if title.kind == CHARACTER else (),
        keywords=tuple(word for word in KEYWORDS if rng.random() < 0.13),
        traits=tuple(word for word in ("Ally", "Lord") if rng.random() < 0.3),
        houses=rng.choice(((house,), (house,), ())),
        unique=rng.random() < 0.4,
        income=int(rng.random() < 0.15),
        initiative=int(rng.random() < 0.1),
        gold_price=int(is_event and rng.random() < 0.2),
        timing=rng.choice(TIMINGS) if by_hand and (is_event or rng.random() < 0.2) else "",
        saves=rng.choice(("any", "unique", "", "")) if by_hand and is_event else "",
    )


def deck(house: str, rng: Random) -> dict[str, Card]:
    """Fifty cards, the first seven in hand; copies of a title print the same."""
    types = [printed(title, house, rng) for title in titles(house, rng)]
    drawn = [rng.choice(types) for _ in range(DECK_SIZE)]
    ids = [f"{house[0]}{number}" for number in range(DECK_SIZE)]
    return {
        id_: replace(card, id=id_, zone=HAND if number < HAND_SIZE else DECK)
        for number, (id_, card) in enumerate(zip(ids, drawn, strict=True))
    }


def untold(card: Card, rng: Random, how_much: float) -> Card:
    """The card with some of its printed values not told."""
    return replace(card, **{field: None for field in PRINTED if rng.random() < how_much})
