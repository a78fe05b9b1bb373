"""How is a small fact drawn in one or two cells? What has no sign here is drawn as its word."""

from __future__ import annotations

STANDING, KNEELING = "▯", "▭"
"""A card upright, a card on its side."""
UNKNOWN = "?"
UNDER = "└"
ICONS = {"military": "⚔", "intrigue": "◉", "power": "♛"}
"""What a character may take part in; each has its own column."""
SIGNS = {**ICONS, "unique": "⚑"}
"""Of facts without a number."""
COUNTED = {"power": "●", "income": "+", "strength": "", "cost": "cost "}
"""What stands before a number."""
AFTER = {"income": "g"}
"""What stands behind it."""
SIDES = {"attackers": "attack", "defenders": "defence"}
"""Rows that are added up against each other, each with the number it comes to."""
AGAINST = ":"
ONE_OF = {"attackers": "attacker", "defenders": "defender"}
"""What one card of such a row is called."""
SUPPORTS, RIVALS, RIVAL_OF = "→", "⇄", "⇒"
"""Whom a seat supports; whose rival it is, each of the other or one alone."""
PARTNER = "+"
APART = "≠"
"""What the texts of the game rule differently."""
BY_HAND = "✎"
"""Text that players see to themselves."""
DONE = "✓"
TALLIES = {
    "gold": ("", "g"),
    "hand": ("h", ""),
    "deck": ("d", ""),
    "influence": ("f", ""),
    "plot_income": ("+", "g"),
    "plot_initiative": ("i", ""),
    "plot_claim": ("c", ""),
}
"""What stands before and behind a number of a seat whose column is narrow."""


def sign(key: str) -> str:
    """The sign of a fact without a number, or nothing."""
    return SIGNS.get(key, "")


# A row of cards.
CLOSED, OPEN = "▒", "□"
POINTER, MAY = "▼", "◇"
"""The card that acts; what may be chosen now."""
TOKENS, STACK, BRIBED, FIRST = "●", "≡", "⇐", "★"
WAYS = {"left_to_right": "▶", "right_to_left": "◀"}
"""In which direction a row is gone through."""
