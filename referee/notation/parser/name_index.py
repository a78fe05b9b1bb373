"""Names of cards, seats and plots, in any language, whole or in part."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Protocol, cast

from msgspec import Struct

from cards.catalogue import Catalogue, catalogue
from cards.facts import OUR_TERM, Face
from cards.messages import CardsError
from engine.kernel.state import State
from referee.notation.parser.lexicon import COMMON, GameLexicon, folded, keys_of, line_words
from referee.session.session import Session

EXACT, PART, ELSEWHERE, NEW = 0, 2, 4, 8
"""What a reading costs: the name in full, a part of it, a card that is not where it should be, a new card."""
OTHER_KIND = 2
"""What it costs besides that the card is of a kind that cannot stand there."""
SHORTEST_PART = 3
"""Fewer letters are no part of a name that nobody has said yet."""


class SeatedTable(Protocol):
    """The table of any game, by its seats."""

    @property
    def seats(self) -> Mapping[str, object]:
        """Seat -> its state in the game."""


class NameMatch(Struct, frozen=True):
    """The things that a phrase names; several ids: it is ambiguous."""

    ids: tuple[str, ...]
    cost: int


class NameIndex:
    """The names of everything on one table."""

    def __init__(self, lexicon: GameLexicon, state: State, cards: Catalogue | None) -> None:
        self.state = state
        self.cards = cards
        self.seated = cast(SeatedTable, state).seats
        self.lexicon = lexicon
        self.faces = face_names(cards).faces if cards is not None else {}
        self.things = tuple(lexicon.grammar.things(state, lexicon.words))
        self.keys = {
            thing.id: _keys_of(thing.id, thing.name, thing.face, self.faces)
            | frozenset(map(folded, thing.also))
            for thing in self.things
        }
        self.by_id = {thing.id: thing for thing in self.things}
        self.by_name = {thing.id: thing.name for thing in self.things}
        self.seats = {seat: _seat_keys(seat, self.seated, lexicon) for seat in self.seated}
        self._pools: dict[tuple[str, str], frozenset[str]] = {}
        self._partly: dict[str, list[str]] = {}
        self._in_a_sentence: dict[str, str] = {}
        self._words: dict[str, bool] = {}
        self._words_of_names = {word for keys in self.keys.values() for key in keys for word in key.split()}

    def pool(self, seat: str, name: str) -> frozenset[str]:
        """The ids that a place means first."""
        if (seat, name) not in self._pools:
            self._pools[seat, name] = frozenset(self.lexicon.grammar.pool(self.state, seat, name))
        return self._pools[seat, name]

    def card(self, phrase: str, seat: str, pool: str, *, whole: bool = False) -> NameMatch | None:
        """The card on the table that a phrase names; `whole`: parts of names do not count."""
        if phrase in self.keys:
            return self._preferred([phrase], seat, pool, EXACT)
        wanted = folded(phrase)
        if not wanted:
            return None
        same = [id_ for id_, keys in self.keys.items() if wanted in keys]
        found = self._preferred(same, seat, pool, EXACT)
        if (found is not None and found.cost == EXACT) or whole:
            return found
        partly = self._preferred(self._called_in_part(wanted), seat, pool, PART)
        return min((match for match in (found, partly) if match), key=lambda match: match.cost, default=None)

    def _called_in_part(self, wanted: str) -> list[str]:
        """The cards of whose names this is a part, remembered: a line is read in many ways."""
        if wanted not in self._partly:
            there = self.keys.items() if all(map(self._is_said, wanted.split())) else ()
            self._partly[wanted] = [id_ for id_, keys in there if any(holds(key, wanted) for key in keys)]
        return self._partly[wanted]

    def _is_said(self, word: str) -> bool:
        """Whether a word stands in any name; most words of a line stand in none."""
        if word not in self._words:
            self._words[word] = any(holds(known, word) for known in self._words_of_names)
        return self._words[word]

    def _preferred(self, ids: list[str], seat: str, pool: str, cost: int) -> NameMatch | None:
        if not ids:
            return None
        here = tuple(id_ for id_ in ids if id_ in self.pool(seat, pool))
        if here:
            return NameMatch(here, cost)
        grammar = self.lexicon.grammar
        never = all(grammar.barred_from_pool(self.state, id_, pool) for id_ in ids)
        return NameMatch(tuple(ids), cost + ELSEWHERE + OTHER_KIND * never)

    def face(self, phrase: str) -> Face | None:
        """The card of the catalogue with exactly this name."""
        wanted = folded(phrase)
        found = [face for face, keys in self.face_keys() if wanted in keys]
        return found[0] if wanted and len(found) == 1 else None

    def faces_like(self, phrase: str) -> list[Face]:
        """The cards of the catalogue with this as a part of a name: whole words before beginnings."""
        wanted = folded(phrase)
        if len(wanted) < SHORTEST_PART or self.cards is None:
            return []
        known = face_names(self.cards).like
        if wanted not in known:
            known[wanted] = self._faces_like(wanted)
        return known[wanted]

    def _faces_like(self, wanted: str) -> list[Face]:
        printed = face_names(self.cards).printed if self.cards is not None else ()
        return _like(wanted, printed) or _like(wanted, self.face_keys())

    def titles_of(self, phrase: str) -> tuple[tuple[str, ...], bool]:
        """The English titles of the catalogue that a phrase may name, and whether in full."""
        wanted = folded(phrase)
        exact = [face for face, keys in self.face_keys() if wanted in keys]
        titles = dict.fromkeys(face.name("en") for face in exact or self.faces_like(phrase))
        return tuple(titles), bool(exact)

    def face_keys(self) -> tuple[tuple[Face, frozenset[str]], ...]:
        """All cards of the catalogue with their names."""
        return face_names(self.cards).keys if self.cards is not None else ()

    def plot_keys(self, plot: str) -> frozenset[str]:
        """The names of a plot in all languages."""
        return _keys_of(plot, plot, "", self.faces)

    def title(self, id_: str, language: str) -> str:
        """The title of a card on the table in a language, where it is known; else nothing."""
        thing = self.by_id[id_]
        face = self.faces.get(thing.face) or self.faces.get(folded(thing.name))
        named = face.names if face is not None else ()
        return next(
            (name.text for name in named if name.language == language), thing.titles.get(language, "")
        )

    def texts(self, id_: str) -> tuple[str, ...]:
        """All printed names of a card on the table."""
        thing = self.by_id[id_]
        face = self.faces.get(thing.face) or self.faces.get(folded(thing.name))
        known = tuple(_texts(face)) if face is not None else ()
        return tuple(dict.fromkeys((thing.name, *known, *thing.also)))

    def plot_title(self, plot: str, language: str) -> str:
        """The title of a plot in a language, or its name as it was told."""
        face = self.faces.get(folded(plot))
        return face.name(language) if face is not None else plot

    def unseen_plots(self, known: Iterable[str]) -> tuple[str, ...]:
        """The English titles of the plots that nobody has named yet."""
        plot_names = {key for plot in known for key in self.plot_keys(plot)}
        faces = (
            face for face, keys in self.face_keys() if face.type.value == "plot" and not keys & plot_names
        )
        return tuple(face.name("en") for face in faces)

    def seat(self, wanted: str) -> str:
        """The seat that a folded word names, or nothing."""
        return next((seat for seat, keys in self.seats.items() if wanted in keys), "")

    def seat_in_a_sentence(self, wanted: str) -> str:
        """The seat that a folded word names with any ending of a sentence, or nothing."""
        found = self._in_a_sentence.get(wanted)
        if found is None:
            like = (s for s, keys in self.seats.items() if any(is_case_of(key, wanted) for key in keys))
            found = self._in_a_sentence[wanted] = self.seat(wanted) or next(like, "")
        return found


def is_case_of(name: str, wanted: str) -> bool:
    """Whether a word is the name of a House with an ending, of one or of several people."""
    if _is_inflected(name, wanted):
        return True
    return len(name) > STEM and wanted.startswith(name) and wanted[len(name) :] in _endings("of_several")


@lru_cache(2**15)
def holds(name: str, wanted: str) -> bool:
    """Whether each typed word begins a word of the name, or is one with another ending.

    A line is read in many ways, each of which compares the same phrases with the same names.
    """
    parts = name.split()
    return all(
        any(part.startswith(word) or _is_inflected(part, word) for part in parts) for word in wanted.split()
    )


VOWELS = "aeiouy"
LOST = re.compile(r"[eo](ts|k|c|n|l)$")
"""A vowel that is there only where no ending is: Мизинец, Мизинца."""
STEM = 3
"""Letters that must be left before an ending."""


@cache
def _endings(kind: str) -> frozenset[str]:
    """The endings of names in all languages; anything else behind a stem is a misspelling.

    Args:
        kind: ``of_one``, or ``of_several`` for Houses, which are also told of as several people.
    """
    return keys_of(line_words(COMMON)["name_endings"][kind])


def _is_inflected(part: str, word: str) -> bool:
    """Whether a word is a name with an ending of its language: ``eddarda``, ``aryę``, ``хрътката``."""
    endings = _endings("of_one")
    return any(word.startswith(stem) and word[len(stem) :] in endings for stem in _stems(part))


@lru_cache(2**12)
def _stems(part: str) -> tuple[str, ...]:
    """The stems of a name before an ending, remembered: a line is compared with all names often."""
    stems = {part.rstrip(VOWELS), part[:-1] if part[-1:] in VOWELS else part, LOST.sub(r"\1", part)}
    return tuple(stem for stem in stems if len(stem) >= STEM)


def _keys_of(id_: str, name: str, face: str, faces: dict[str, Face]) -> frozenset[str]:
    known = faces.get(face) or faces.get(folded(name))
    texts = {id_, name} | (set(_texts(known)) if known is not None else set())
    return frozenset(folded(text) for text in texts) - {""}


def _texts(face: Face) -> Iterable[str]:
    return (text for name in face.names for text in (name.text, *name.aliases))


def _like(wanted: str, named: Iterable[tuple[Face, frozenset[str]]]) -> list[Face]:
    """The cards with this as a part of a name: whole words before beginnings."""
    words = set(wanted.split())
    like = [(face, keys) for face, keys in named if any(holds(key, wanted) for key in keys)]
    in_full = [face for face, keys in like if any(words <= set(key.split()) for key in keys)]
    return in_full or [face for face, _ in like]


def _printed_texts(face: Face) -> Iterable[str]:
    return (text for name in face.names if name.basis != OUR_TERM for text in (name.text, *name.aliases))


class FaceNames(Struct, frozen=True):
    """The names in a catalogue, by card and by name."""

    faces: dict[str, Face]
    """Cards by id and by each of their names."""
    keys: tuple[tuple[Face, frozenset[str]], ...]
    printed: tuple[tuple[Face, frozenset[str]], ...]
    """The same without names that are ours: a part of these names a card before a part of those does."""
    like: dict[str, list[Face]] = {}
    """Cards by the parts of names that were looked for already: a line is read in many ways."""


_FACE_NAMES: dict[int, tuple[Catalogue, FaceNames]] = {}


def face_names(cards: Catalogue) -> FaceNames:
    """The names in a catalogue, gathered once."""
    if id(cards) not in _FACE_NAMES:
        _FACE_NAMES.clear()
        _FACE_NAMES[id(cards)] = (cards, _gathered(cards))
    return _FACE_NAMES[id(cards)][1]


def _gathered(cards: Catalogue) -> FaceNames:
    by_name = {folded(text): face for face in cards.faces() for text in _texts(face)}
    keys = tuple(
        (face, frozenset({folded(text) for text in _texts(face)} | {folded(_plain_id(face, cards))}) - {""})
        for face in cards.faces()
    )
    printed = tuple(
        (face, frozenset(folded(text) for text in _printed_texts(face))) for face in cards.faces()
    )
    return FaceNames({**by_name, **{face.id: face for face in cards.faces()}}, keys, printed)


def _plain_id(face: Face, cards: Catalogue) -> str:
    return face.id.removeprefix(f"{cards.game}-")


def _seat_keys(seat: str, seated: Mapping[str, object], lexicon: GameLexicon) -> frozenset[str]:
    house = lexicon.grammar.house_of(seated[seat])
    return frozenset({folded(seat)} | lexicon.houses.get(house, frozenset()))


def cards_of(session: Session) -> Catalogue | None:
    """The catalogue of a session, with the owner's values, or the bare facts."""
    return session.catalogue or _facts_alone(session.adapter.game.id)


@cache
def _facts_alone(game: str) -> Catalogue | None:
    """The catalogue of a game without the owner's values; none, if the game has no cards."""
    try:
        return catalogue(game)
    except CardsError:
        return None


_LAST: list[NameIndex] = []


def names_of(lexicon: GameLexicon, state: State, cards: Catalogue | None) -> NameIndex:
    """The names on a table, kept for the last table that was asked about."""
    for names in _LAST:
        if names.state is state and names.cards is cards:
            return names
    _LAST[:] = [NameIndex(lexicon, state, cards)]
    return _LAST[0]
