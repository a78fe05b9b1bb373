"""What the seats, cards and things of a position are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

from engine.kernel.view import DisplayName
from referee.words.fact_words import NameOf, PlotName
from referee.words.messages import BASE_LANGUAGE

if TYPE_CHECKING:
    from engine.kernel.errors import Impossible


class WordSource(Protocol):
    """The language the names are told in."""

    language: str

    def word(self, key: str) -> str:
        """A word of the table; the key itself if there is none."""

    def tell(self, subject: str, key: str, facts: Mapping[str, Any], names: NameOf) -> str:
        """The sentence for a key with its facts."""


class CaseNames:
    """Id of a seat, card or thing -> its name in one language."""

    def __init__(
        self,
        teller: WordSource,
        position: Mapping[str, Any],
        called: Callable[[str], DisplayName | None],
        printed: Mapping[str, str] = MappingProxyType({}),
        *,
        ids: bool = True,
    ) -> None:
        """The names of this position.

        Args:
            called: what a game calls its own things.
            printed: the names of its cards, by their ids.
            ids: whether the id of a card stands behind its printed name where no other card has it.
        """
        self._teller = teller
        self._called = called
        of_cards = {**dict(_cards(position)), **printed}
        self._names = {**dict(_houses(position, teller)), **dict(_titles(of_cards))}
        if not ids:
            count = Counter(printed.values())
            self._names |= {id_: name for id_, name in printed.items() if count[name] == 1}

    def __call__(self, id_: str) -> str:
        """A seat by its house; a card by its title and its id in the case; a thing by its word."""
        if isinstance(id_, PlotName):
            return str(id_)
        known = self._names.get(id_)
        display_name = None if known else self._called(id_)
        return known or (
            id_
            if display_name is None
            else self._teller.tell("table", display_name.key, display_name.facts, self)
        )


def _houses(position: Mapping[str, Any], teller: WordSource) -> Iterator[tuple[str, str]]:
    """Seats whose house has a word; the others keep their ids."""
    for seat in position.get("seats") or ():
        key = f"house-{seat.get('house') or seat.get('id')}"
        word = teller.word(key)
        if word != key:
            yield str(seat.get("id") or seat.get("house")), word


def _titles(of_cards: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    return ((id_, f"{name} ({id_})") for id_, name in of_cards.items() if name != id_)


def _cards(value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping):
        if isinstance(value.get("id"), str) and isinstance(value.get("name"), str):
            yield value["id"], value["name"]
        for part in value.values():
            yield from _cards(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _cards(part)


def names_of(error: Impossible, teller: WordSource, otherwise: NameOf) -> NameOf:
    """Names for what cannot exist: those of its position; ``otherwise`` names what has none there."""
    from referee.session.registry import adapter_of  # its game is loaded: it has raised the error

    local, english = (
        printed_names(error.game, error.position, language) for language in (teller.language, BASE_LANGUAGE)
    )
    titles = {english[id_]: name for id_, name in local.items()}
    own = CaseNames(teller, error.position, adapter_of(error.game).display_name, local, ids=False)

    houses = Counter(own(str(seat.get("id"))) for seat in error.position.get("seats") or ())

    def name(key: str) -> str:
        own_name, house = titles.get(key) or own(key), f"house-{key}"
        if houses[own_name] > 1:  # two play the same House
            return otherwise(key)
        if own_name != key:
            return own_name
        return teller.word(house) if teller.word(house) != house else otherwise(key)

    return name


OF_CATALOGUE = ("card", "face")
"""Fields of a position that name a card of the catalogue."""


def printed_names(game: str, position: Mapping[str, Any], language: str) -> dict[str, str]:
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
        part = stack.pop()
        if isinstance(part, Mapping):
            card = next((part[name] for name in OF_CATALOGUE if isinstance(part.get(name), str)), "")
            if isinstance(part.get("id"), str) and card:
                yield part["id"], card
            stack.extend(part.values())
        elif isinstance(part, list | tuple):
            stack.extend(part)
