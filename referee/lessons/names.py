"""The names of the cards, seats and places of a position, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from referee.session.card_catalogue import OwnedCards
from referee.session.registry import adapter_of
from referee.words.speech import Speech


class PositionNames:
    """Id -> name: a card's title from the catalogue, a seat's house, what a game calls its pieces."""

    def __init__(self, speech: Speech, game: str, position: dict[str, Any]) -> None:
        self._speech = speech
        self._game = game
        self._titles = dict(_titles(position))
        self._houses = dict(_houses(position))

    def __call__(self, id_: str) -> str:
        """The name; an id of nothing in the position is made readable."""
        title = self._titles.get(id_)
        if title is not None:
            return self._title(title)
        return self._house(id_) or self._called(id_) or id_.replace("_", " ")

    def has(self, id_: str) -> bool:
        """Whether the position, or the game, has something of this id."""
        return id_ in self._titles or bool(self._house(id_) or self._called(id_))

    def _title(self, name: str) -> str:
        face = _cards(self._game).called(name)
        return name if face is None else face.name(self._speech.language)

    def _house(self, id_: str) -> str:
        key = f"house-{self._houses.get(id_, id_)}"
        said = self._speech.word(key)
        return "" if said == key else said

    def _called(self, id_: str) -> str:
        found = adapter_of(self._game).called(id_)
        return "" if found is None else self._speech.tell("table", found.key, found.facts, self)


@cache
def _cards(game: str) -> OwnedCards:
    return OwnedCards(game)


def _titles(value: Any) -> Iterator[tuple[str, str]]:
    """The cards of a position that have a name of their own."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and isinstance(value.get("name"), str):
            yield value["id"], value["name"]
        for one in value.values():
            yield from _titles(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _titles(one)


def _houses(position: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for seat in position.get("seats") or ():
        if isinstance(seat, dict) and isinstance(seat.get("house"), str):
            yield str(seat.get("id", "")), seat["house"]
