"""Printed values of plots and cards, as the catalogue has them."""

from __future__ import annotations

from functools import cache
from typing import Any

from cards.facts import Face, PrintedValue, facts
from engine.agot.abilities.definitions import BONUSES, CONSTANTS
from engine.agot.state.records import Plot
from engine.kernel.reasons import rule


@rule("hbo.plot.other_text", "hbo.golden.card_over_rules")
def plot_with_its_text(name: str) -> Plot:
    """A plot revealed by its title brings the text that is known of it; its numbers are told by the table."""
    return Plot(name, _with_text().get(_spelled(name), ""))


@cache
def _with_text() -> dict[str, str]:
    """Every title, in any language, of a plot whose text is carried out -> its id."""
    plots = (face for face in facts("hbo").cards if face.id in CONSTANTS or face.id in BONUSES)
    return {
        _spelled(title): face.id
        for face in plots
        for name in face.names
        for title in (name.text, *name.aliases)
    }


def _spelled(name: str) -> str:
    return " ".join(name.replace("’", "'").casefold().split())


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
    numbers = _known(face, {field: field for field in NUMBERS})
    return {"name": face.name("en"), "type": face.type.value, **numbers, **_words(face), **unique}


def _known(face: Face, fields: dict[str, str]) -> dict[str, Any]:
    printed: dict[str, PrintedValue[int] | None] = {
        field: getattr(face, name) for field, name in fields.items()
    }
    return {field: value.value for field, value in printed.items() if value is not None}


def _words(face: Face) -> dict[str, list[str]]:
    """Words that may not be all of them are left to the position to say."""
    printed: dict[str, PrintedValue[tuple[str, ...]] | None] = {
        field: getattr(face, name) for field, name in WORDS.items()
    }
    return {
        field: list(words.value) for field, words in printed.items() if words is not None and words.complete
    }


@cache
def _faces() -> dict[str, Face]:
    return {face.id: face for face in facts("hbo").cards}
