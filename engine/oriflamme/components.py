"""The components: families, their eleven cards, tokens."""

from __future__ import annotations

from typing import Literal, get_args

from engine.kernel.reasons import rule

Family = Literal["red", "blue", "green", "yellow", "black"]
FAMILIES: tuple[str, ...] = get_args(Family)

Direction = Literal["left_to_right", "right_to_left"]
LEFT_TO_RIGHT = "left_to_right"
DIRECTIONS: tuple[str, ...] = get_args(Direction)

PRINCE, TWIN, SCHEMER, QUEEN = "prince", "twin", "schemer", "queen"
CUTTHROAT, APOTHECARY, FELON = "cutthroat", "apothecary", "felon"
REPLACEMENT, BRIBE, COMBINATION, TRAP = "replacement", "bribe", "combination", "trap"

CHARACTERS = (PRINCE, TWIN, SCHEMER, QUEEN, CUTTHROAT, APOTHECARY, FELON)
INTRIGUES = (REPLACEMENT, BRIBE, COMBINATION, TRAP)

TOKENS = 63
"""Influence tokens in the box."""
ROUNDS = 6
SET_ASIDE = 3
HAND = 7
TEXT = "ru"


@rule("oriflamme.components.family-set", "oriflamme.components.cards")
def family_set() -> tuple[str, ...]:
    """Every family has one of each: seven characters and four intrigues."""
    return CHARACTERS + INTRIGUES


CARDS = family_set()
SHUFFLED = tuple(card for card in CARDS if card != TWIN)
"""The ten cards that are shuffled: the twin lies in front of its player."""


@rule("oriflamme.card.two-types")
def is_character(name: str) -> bool:
    """Every card is either a character or an intrigue."""
    return name in CHARACTERS


USUAL_FEWEST = 3
"""The box is meant for so many and more; the text names no least number."""


@rule("oriflamme.players.count", "oriflamme.components.reference-cards")
def most_players() -> int:
    """At most five can play: there are five family sets; reference cards take no part."""
    return len(FAMILIES)
