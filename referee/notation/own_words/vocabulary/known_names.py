"""The names a phrase may mean: of things on the table, of cards nobody has seen yet, of plots, of seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy

from msgspec import Struct

from cards.catalogue import Catalogue
from engine.kernel.memo import memoize
from referee.notation.own_words.vocabulary.likeness import (
    BEGUN,
    INFLECTED,
    VOWELS,
    misspelt,
    sounding,
    spelt_likeness,
)
from referee.notation.parser.lexicon import folded
from referee.notation.parser.name_index import NameIndex

CARD, FACE, PLOT, SEAT = "card", "face", "plot", "seat"
IN_PART, SOUNDS_ALIKE = 1, 4
"""What it costs, in tenths, that a name is not said in full; that it only sounds so."""
SHORTEST_WORD = 3
SHORTEST_ENDED = 4
"""Letters of the shortest names that have endings."""
MOST_KEPT = 4096
"""Of so many typed words a table remembers what they are like."""
LONGEST = 5
ARTICLES = frozenset(("the", "of", "ser", "a", "an", "in", "to", "and", "lord", "house", "na", "ot", "card"))
"""Words in names that name nothing by themselves."""


LITTLE = frozenset(("a", "i", "k", "o", "s", "u", "v", "w", "z"))
"""Letters that are little words before a noun, and no beginning of a name that ends in them."""


class KnownName(Struct, frozen=True):
    """One of the names of something."""

    id: str
    words: tuple[str, ...]


class NameMeant(Struct, frozen=True):
    """A name that words of a line may mean: how many of them, and what it costs."""

    ids: tuple[str, ...]
    length: int
    cost: int


class NameTable:
    """Names of one kind."""

    def __init__(self, named: Iterable[tuple[str, Iterable[str]]], houses: Iterable[str] = ()) -> None:
        """``houses``: words that name a House, and no card by themselves."""
        self.houses = frozenset(houses)
        self.by_word: dict[str, list[KnownName]] = {}
        for id_, keys in named:
            for key in keys:
                name = KnownName(id_, tuple(key.split()))
                for word in dict.fromkeys(name.words):
                    self.by_word.setdefault(word, []).append(name)
        self._sounds: dict[str, list[str]] | None = None
        self._near: dict[str, dict[str, int]] = {}

    def where_play(self, houses: Iterable[str]) -> NameTable:
        """The same names at a table of these Houses."""
        found = copy(self)
        found.houses = frozenset(houses)
        return found

    def near(self, typed: str) -> dict[str, int]:
        """The words of names spelt like this one, with what each costs."""
        if typed not in self._near:
            if len(self._near) == MOST_KEPT:
                self._near.clear()
            self._near[typed] = self._spelt_like(typed)
        return self._near[typed]

    def _spelt_like(self, typed: str) -> dict[str, int]:
        if typed in self.by_word:
            return {typed: 0}
        if len(typed) < SHORTEST_WORD:
            return {}
        costs = ((word, _name_likeness(typed, word)) for word in self.by_word if word[:2] == typed[:2])
        return {word: cost for word, cost in costs if cost is not None}

    def guessed(self, typed: str) -> dict[str, int]:
        """The words of names this one sounds like, or may be a slip of the keys for."""
        if len(typed) < SHORTEST_WORD:
            return {}
        if self._sounds is None:
            self._sounds = {}
            for word in self.by_word:
                self._sounds.setdefault(sounding(word), []).append(word)
        heard = sounding(typed)
        alike = {
            word: SOUNDS_ALIKE + cost
            for sound, words in self._sounds.items()
            if sound[:2] == heard[:2] and (cost := spelt_likeness(heard, sound)) is not None and cost < BEGUN
            for word in words
        }
        return alike or dict(misspelt(typed, (word for word in self.by_word if len(word) >= SHORTEST_WORD)))

    def meant(self, words: list[dict[str, int]], start: int, end: int) -> Iterator[NameMeant]:
        """The names that the words of a line from one on may mean; ``words``: what each is like."""
        found: dict[tuple[int, int], list[str]] = {}
        for word, cost in words[start].items():
            for name in self.by_word.get(word, ()):
                for length, total in _goes_on(name, words, start, end, word, cost):
                    if length == 1 and word in self.houses and len(name.words) > 1:
                        continue
                    ids = found.setdefault((length, total), [])
                    if name.id not in ids:
                        ids.append(name.id)
        best: dict[tuple[int, str], int] = {}
        longest = max((length for length, cost in found if not cost), default=0)
        for (length, cost), ids in sorted(found.items(), key=lambda pair: pair[0][1]):
            fresh = tuple(id_ for id_ in ids if best.setdefault((length, id_), cost) == cost)
            if fresh and length >= longest:
                yield NameMeant(fresh, length, cost)


def _name_likeness(typed: str, known: str) -> int | None:
    """How like a word is to one of a name; a short name may have another vowel at its end: Asha, Ashe."""
    turned = len(typed) == len(known) == SHORTEST_ENDED and typed[:-1] == known[:-1]
    turned &= typed[-1] in VOWELS and known[-1] in VOWELS
    return INFLECTED + 1 if turned and typed != known else spelt_likeness(typed, known)


def _goes_on(
    name: KnownName, words: list[dict[str, int]], start: int, end: int, first: str, cost: int
) -> Iterator[tuple[int, int]]:
    """How many words of a line name this, and what it costs; the more the better."""
    if first in LITTLE and len(name.words) > 1 and name.words[0] != first:
        return  # "в порт", "a port"
    rest = [each for each in name.words if each != first]
    last, total, at = start + 1, cost, start + 1
    while at < min(end, start + LONGEST) and rest:
        near = [(words[at][each], each) for each in rest if each in words[at]]
        if not near:
            break
        more, word = min(near)
        rest.remove(word)
        total, at = total + more, at + 1
        last = at
    short = first in ARTICLES or len(first) < SHORTEST_WORD
    if last == start + 1 and short and len(name.words) > 1:
        return
    yield last - start, total + (IN_PART if any(each not in ARTICLES for each in rest) else 0)


@memoize
def things_named(names: NameIndex) -> NameTable:
    """What lies on a table."""
    also = _Nicknames(names.lexicon.words.nicknames)
    named = ((id_, also.beside(keys)) for id_, keys in names.keys.items())
    return NameTable(named, _houses(names))


_FACES: list[tuple[Catalogue | None, str, NameTable]] = []


@memoize
def faces_named(names: NameIndex) -> NameTable:
    """The cards of the catalogue, by their English titles; their names are gathered once for a game."""
    game = names.lexicon.game
    known = next((table for cards, of, table in _FACES if cards is names.cards and of == game), None)
    if known is None:
        also = _Nicknames(names.lexicon.words.nicknames)
        known = NameTable((face.name("en"), also.beside(keys)) for face, keys in names.face_keys())
        _FACES[:] = [(names.cards, game, known)]
    return known.where_play(_houses(names))


def _houses(names: NameIndex) -> Iterator[str]:
    """Words that name a seat."""
    return (key for keys in names.seats.values() for key in keys if " " not in key)


class _Nicknames:
    """What is said instead of a title."""

    def __init__(self, also: object) -> None:
        self._known: dict[str, dict[str, list[str]]] = also if isinstance(also, dict) else {}
        self._titles_of: dict[str, list[str]] = {}
        for title in self._known:
            for word in dict.fromkeys(title.split()):
                self._titles_of.setdefault(word, []).append(title)

    def beside(self, keys: Iterable[str]) -> Iterator[str]:
        """Names with those that are said instead; a part of a title has the nicknames of the whole."""
        for key in keys:
            yield key
            for title in dict.fromkeys((key, *self._title_with(key))):
                for several in self._known.get(title, {}).values():
                    yield from map(folded, several)

    def _title_with(self, part: str) -> tuple[str, ...]:
        """The only title that has this word, if it is one."""
        found = self._titles_of.get(part, ()) if len(part) > SHORTEST_WORD else ()
        return tuple(found) if len(found) == 1 else ()


@memoize
def plots_named(names: NameIndex) -> NameTable:
    """The plots that are known at a table, and those of the catalogue."""
    known = sorted(names.pool("", "spoken_plots"))
    plots = (*known, *names.unseen_plots(known))
    return NameTable((plot, names.plot_keys(plot)) for plot in plots)


@memoize
def seats_named(names: NameIndex) -> NameTable:
    """The seats, by their ids and Houses."""
    return NameTable((seat, keys) for seat, keys in names.seats.items())
