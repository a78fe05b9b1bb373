"""Signs for small facts, and sentences that wrap under their sign."""

from __future__ import annotations

import textwrap
from collections.abc import Callable

from engine.kernel.view import Badge
from referee.words.speech import label

NARROWEST = 20


def hanging(text: str, lead: str, width: int) -> str:
    """Lines of at most this width; later ones stand under the first word, not under the mark."""
    lines = textwrap.wrap(
        text,
        max(NARROWEST, width),
        initial_indent=lead,
        subsequent_indent=" " * len(lead),
        break_long_words=True,
    )
    return "\n".join(lines) or lead


STANDING, KNEELING = "▯", "▭"
"""A card upright, a card on its side."""
UNKNOWN = "?"
UNDER = "└"
ICONS = {"military": "⚔", "intrigue": "◉", "power": "♛"}
"""What a character may take part in; each has its own column."""
SIGNS = {**ICONS, "unique": "⚑"}
"""Of facts without a number."""
COUNTED = {"power": "●", "income": "+", "strength": ""}
"""What stands before a number; before others stands their word."""
AFTER = {"income": "letter-gold"}
"""What stands behind it, by its label: a letter of the language spoken."""
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
    "gold": "{number}{letter}",
    "hand": "{letter}{number}",
    "deck": "{letter}{number}",
    "influence": "{letter}{number}",
    "plot_income": "+{number}{letter}",
    "plot_initiative": "{letter}{number}",
    "plot_claim": "{letter}{number}",
}
"""How a number of a seat whose column is narrow is drawn, with the letter of its word."""
LETTERS = {key: f"letter-{key}" for key in TALLIES} | {"plot_income": "letter-gold"}


def sign(key: str) -> str:
    """The sign of a fact without a number, or nothing."""
    return SIGNS.get(key, "")


def amount(badge: Badge) -> str:
    """A number; ``?`` if nobody has told it, ``3+?`` if a part of it is unknown."""
    if badge.known and badge.value is not None:
        return str(badge.value)
    return UNKNOWN if badge.value is None else f"{badge.value}+{UNKNOWN}"


# A row of cards.
CLOSED, OPEN = "▒", "□"
POINTER, MAY = "▼", "◇"
"""The card that acts; what may be chosen now."""
TOKENS, STACK, BRIBED, FIRST = "●", "≡", "⇐", "★"
WAYS = {"left_to_right": "▶", "right_to_left": "◀"}
"""In which direction a row is gone through."""


def number_with_sign(key: str, number: str) -> str:
    """A number of a card with its sign: ``●3``, ``+1g``."""
    after = label(AFTER[key]) if key in AFTER else ""
    return f"{COUNTED[key]}{number}{after}"


def tallied(key: str, number: str) -> str:
    """A number of a seat in a narrow column: ``2g``, ``h4``."""
    return TALLIES[key].format(number=number, letter=label(LETTERS[key]))


LETTERED: dict[str, Callable[[], str]] = {
    "sign-income": lambda: number_with_sign("income", "1"),
    "sign-pools": lambda: " ".join(map(tallied, ("gold", "hand", "deck", "influence"), "2491")),
    "sign-plot": lambda: " · ".join(map(tallied, ("plot_income", "plot_initiative", "plot_claim"), "231")),
}
"""Signs with letters of the language spoken, by the label that explains them."""
