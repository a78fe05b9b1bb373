"""What does a position of a case take from the catalogue, where it says which card lies there?"""

from __future__ import annotations

from functools import cache
from typing import Any

from cards.facts import Face, facts
from engine.lcg.plot_faces import of_face
from engine.lcg.printed import printed

FIELDS = {
    "name": "name",
    "type": "kind",
    "house": "houses",
    "cost": "cost",
    "strength": "strength",
    "icons": "icons",
    "keywords": "keywords",
    "traits": "traits",
    "crests": "crests",
    "unique": "unique",
    "income": "income",
    "initiative": "initiative",
    "influence": "influence",
    "influence_price": "influence_price",
    "immune_to": "immune_to",
}
"""Field of a position -> what it is called on the table."""


def fields_of(id_: str) -> dict[str, Any] | None:
    """All that is printed on this card, as a position says it; None: there is no such card."""
    face = _faces().get(id_)
    if face is None:
        return None
    if face.type.value == "plot":
        plot = of_face(face)
        return {
            "name": face.name("en"),
            **{one: getattr(plot, one) for one in ("income", "initiative", "claim")},
        }
    card = printed(face, id_, "", "")
    told = {name: getattr(card, field) for name, field in FIELDS.items()}
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in told.items()
        if value is not None
    }


@cache
def _faces() -> dict[str, Face]:
    return {face.id: face for face in facts("lcg").cards}
