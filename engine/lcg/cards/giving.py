"""Texts that give keywords, icons, traits and immunities for as long as their card is in play."""

from __future__ import annotations

from engine.lcg.cards.recorded import PREFIX, RULE, Recorded, constant, face_of
from engine.thrones.abilities import Affects, Standing
from engine.thrones.records import BLANK
from engine.thrones.standing import BARRED, ICON, IMMUNITY, KEYWORD, STAYS, TOLL, TRAIT

Said = tuple[str, str]


def keyword(name: str) -> Said:
    """They have this keyword."""
    return (KEYWORD, name)


def icon(name: str) -> Said:
    """They have this icon."""
    return (ICON, name)


def trait(name: str) -> Said:
    """They have this trait."""
    return (TRAIT, name)


def immunity(against: str) -> Said:
    """They ignore effects of this kind."""
    return (IMMUNITY, against)


def cannot(what: str) -> Said:
    """This cannot be done to or with them."""
    return (BARRED, what)


def stays_when(side: str) -> Said:
    """They stay standing when they attack or defend."""
    return (STAYS, side)


def toll(what: str) -> Said:
    """Somebody must be paid for what they do."""
    return (TOLL, what)


TO_CHALLENGE, TO_PLAY, TO_ACT = "military_challenge", "event", "act"
"""What is tolled."""
BLANK_TEXT: Said = (BLANK, "")
"""Their text counts as blank."""


def gives(
    ability: str, affects: Affects, *said: Said, strength: int = 0, asks: str = "", rest: str = ""
) -> Recorded:
    """Whoever is affected has all of this, and so much strength; ``rest``: what it does besides, by hand."""
    standing = tuple(Standing(face_of(ability), what, value, affects, RULE, asks) for what, value in said)
    added = constant(ability, strength, affects, asks=asks).does if strength else ()
    return Recorded(PREFIX + ability, (*added, *standing), rest)
