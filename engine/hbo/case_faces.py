"""What a position of a case takes from the catalogue, where it says which card lies there."""

from __future__ import annotations

from functools import cache
from typing import Any

from cards.facts import Face, Value, facts

NUMBERS = ("cost", "strength", "income")
WORDS = {"icons": "icons", "keywords": "keywords", "traits": "traits", "house": "houses"}
"""Field of a position -> what it is called in the catalogue."""
PLOT_NUMBERS = {"income": "plot_income", "initiative": "plot_initiative", "claim": "plot_claim"}


def fields_of(id_: str) -> dict[str, Any] | None:
    """What is known to be printed on this card, as a position says it; None: there is no such card."""
    face = _faces().get(id_)
    if face is None:
        return None
    if face.type.value == "plot":
        return {"name": face.name("en"), **_known(face, PLOT_NUMBERS)}
    unique = {} if face.unique is None else {"unique": face.unique.value}
    numbers = _known(face, {one: one for one in NUMBERS})
    return {"name": face.name("en"), "type": face.type.value, **numbers, **_words(face), **unique}


def _known(face: Face, fields: dict[str, str]) -> dict[str, Any]:
    found: dict[str, Value[int] | None] = {field: getattr(face, name) for field, name in fields.items()}
    return {field: one.value for field, one in found.items() if one is not None}


def _words(face: Face) -> dict[str, list[str]]:
    """Words that may not be all of them are left to the position to say."""
    found: dict[str, Value[tuple[str, ...]] | None] = {
        field: getattr(face, name) for field, name in WORDS.items()
    }
    return {field: list(one.value) for field, one in found.items() if one is not None and one.complete}


@cache
def _faces() -> dict[str, Face]:
    return {face.id: face for face in facts("hbo").cards}
