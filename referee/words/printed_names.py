"""The names that cards of the catalogue have in a position, in a reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

OF_CATALOGUE = ("card", "face")
"""Fields of a position that name a card of the catalogue."""


def printed_names(game: str, position: dict[str, Any], language: str) -> dict[str, str]:
    """Id in the position -> the card's name; the catalogue is opened only where a card names it."""
    named = dict(_named(position))
    if not named:
        return {}
    from cards.catalogue import catalogue
    from cards.facts import games

    cards = catalogue(game) if game in games() else None
    known = {} if cards is None else {id_: card for id_, card in named.items() if cards.has(card)}
    return {} if cards is None else {id_: cards.face(card).name(language) for id_, card in known.items()}


def _named(value: Any) -> Iterator[tuple[str, str]]:
    """Every object with an id and a card of the catalogue."""
    stack = [value]
    while stack:
        one = stack.pop()
        if isinstance(one, dict):
            card = next((one[name] for name in OF_CATALOGUE if isinstance(one.get(name), str)), "")
            if isinstance(one.get("id"), str) and card:
                yield one["id"], card
            stack.extend(one.values())
        elif isinstance(one, list):
            stack.extend(one)
