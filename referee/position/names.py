"""The cards and seats a position text names: by face, id, House or family, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from cards.catalogue import Catalogue, catalogue
from cards.facts import OUR_TERM, Face, games
from engine.kernel.cases.position_form import PositionForm, RawRecord
from referee.notation.own_words.vocabulary.likeness import INFLECTED, sounding, spelt_likeness
from referee.notation.parser.lexicon import folded
from referee.position.tokens import Kind, PositionError, TextToken, nearest
from referee.position.vocabulary import GameWords

PLOT = "plot"
SHORTEST_HEARD = 4
"""A shorter word sounds like too many others."""
CARDS_IN_PLAY = ("character", "location", "attachment", "event")


def slug(name: str) -> str:
    """The id that a card of this name gets."""
    return folded(name).replace(" ", "-") or "card"


def free(wanted: str, taken: Iterable[str]) -> str:
    """This id, or with the next number that no card has."""
    if wanted not in taken:
        return wanted
    number = 2
    while f"{wanted}-{number}" in taken:
        number += 1
    return f"{wanted}-{number}"


class CardNames:
    """The names of cards in one text."""

    def __init__(self, game: str, form: PositionForm, cards: Catalogue | None = None) -> None:
        self._form = form
        self.cards = cards if cards is not None else catalogue(game) if game in games() else None
        self.taken: dict[str, frozenset[str]] = {}
        """Id -> the names it is called by, folded."""

    def face(self, typed: TextToken, name: str, house: str, *, plot: bool = False) -> Face:
        """The card of the catalogue with this name; of several, the one of the seat's House.

        Raises:
            PositionError: none, or more than one.
        """
        faces = list(self._faces(name, plot=plot))
        if len(faces) > 1 and house:
            own = [face for face in faces if house in _houses(face)]
            faces = own or faces
        if len(faces) == 1:
            return faces[0]
        says = "position_card_ambiguous" if faces else "position_card_unknown"
        near = [face.name() for face in faces] or self._near(name, plot=plot)
        raise PositionError(
            says, typed.line, typed.column, read=name, wanted=near, near=near[0] if near else ""
        )

    def _faces(self, name: str, *, plot: bool) -> Iterator[Face]:
        if self.cards is None:
            return
        wanted = folded(name)
        there = [face for face in self.cards.faces() if (face.type.value == PLOT) is plot]
        for fits in (_is_called, _has_words, _has_beginnings, _sounds):
            for texts in (_printed_texts, _texts):
                faces = [face for face in there if wanted and fits(texts(face), wanted)]
                if faces:
                    yield from faces
                    return

    def _near(self, name: str, *, plot: bool) -> list[str]:
        if self.cards is None:
            return []
        offers = self.cards.find(name).offers
        return [offer.name for offer in offers if (self.cards.face(offer.card).type.value == PLOT) is plot]

    def is_title_of(self, title: str, face: Face, house: str, *, plot: bool = False) -> bool:
        """Whether a title, told by a seat of this House, means this card and no other."""
        faces = list(self._faces(title, plot=plot))
        if len(faces) > 1 and house:
            faces = [namesake for namesake in faces if house in _houses(namesake)] or faces
        return [namesake.id for namesake in faces] == [face.id]

    def title(self, words: list[str]) -> int:
        """How many of these words are the whole title of a card; 0: none begin with one."""
        if self.cards is None:
            return 0
        for length in range(min(len(words), 8), 1, -1):
            if self.cards.called(" ".join(words[:length])) is not None:
                return length
        return 0

    def id_of(self, name: str, face: Face | None) -> str:
        """The id of a card that has none of its own, marked as taken."""
        wanted = face.id.removeprefix(self._form.prefix) if face is not None else slug(name)
        return free(wanted, self.taken)

    def take(self, id_: str, *names: str) -> None:
        """A card with this id lies there; it is called by these names too."""
        self.taken[id_] = frozenset(folded(name) for name in (id_, *names) if name)

    def names_of(self, face: Face) -> tuple[str, ...]:
        """All names of a card of the catalogue."""
        return tuple(text for name in face.names for text in (name.text, *name.aliases))

    def card_named(self, typed: TextToken, name: str) -> str:
        """The id of the card on the table that a name means.

        Raises:
            PositionError: none, or more than one.
        """
        if name in self.taken:
            return name
        wanted = folded(name)
        for fits in (_equal, _words_of, _beginnings_of, _sounds_as):
            ids = [id_ for id_, names in self.taken.items() if any(fits(known, wanted) for known in names)]
            if len(ids) == 1:
                return ids[0]
            if ids:
                raise PositionError(
                    "position_card_ambiguous",
                    typed.line,
                    typed.column,
                    read=name,
                    wanted=ids,
                    near=ids[0],
                )
        raise PositionError(
            "position_card_not_here",
            typed.line,
            typed.column,
            read=name,
            wanted=self.taken,
            near=self._likest(wanted),
        )

    def _likest(self, wanted: str) -> str:
        """The card on the table whose name, or a word of it, is most like the typed text."""
        known = {
            part: id_ for id_, names in self.taken.items() for name in names for part in (*name.split(), name)
        }
        return known.get(nearest(wanted, tuple(known)), "")


def _houses(face: Face) -> tuple[str, ...]:
    known: list[str] = []
    for value in (face.houses, face.decks):
        known += value.value if value is not None else ()
    return tuple(known)


def _equal(name: str, wanted: str) -> bool:
    return name == wanted


def _words_of(name: str, wanted: str) -> bool:
    return bool(wanted) and set(wanted.split()) <= set(name.split())


def _beginnings_of(name: str, wanted: str) -> bool:
    words = name.split()
    return bool(wanted) and all(any(word.startswith(part) for word in words) for part in wanted.split())


def _sounds_as(name: str, wanted: str) -> bool:
    """Whether each word is one of the name as it sounds, whichever alphabet or ending it was written with."""
    words = [sounding(word) for word in name.split()]
    return bool(wanted) and all(
        any(_is_heard(sounding(part), word) for word in words) for part in wanted.split()
    )


def _is_heard(part: str, word: str) -> bool:
    cost = spelt_likeness(part, word)
    return cost is not None and cost <= INFLECTED and min(len(part), len(word)) >= SHORTEST_HEARD


def _texts(face: Face) -> Iterator[str]:
    for name in face.names:
        yield from map(folded, (name.text, *name.aliases))


def _printed_texts(face: Face) -> Iterator[str]:
    """Its names without those that are ours: a part of these names a card before a part of those does."""
    for name in face.names:
        if name.basis != OUR_TERM:
            yield from map(folded, (name.text, *name.aliases))


def _is_called(texts: Iterable[str], wanted: str) -> bool:
    return any(_equal(text, wanted) for text in texts)


def _has_words(texts: Iterable[str], wanted: str) -> bool:
    return any(_words_of(text, wanted) for text in texts)


def _has_beginnings(texts: Iterable[str], wanted: str) -> bool:
    return any(_beginnings_of(text, wanted) for text in texts)


def _sounds(texts: Iterable[str], wanted: str) -> bool:
    return any(_sounds_as(text, wanted) for text in texts)


def value_at(raw: RawRecord, path: str) -> Any:
    """The value at a place of a record; None: there is none."""
    value: Any = raw
    for part in path.split("."):
        if not isinstance(value, dict) or part not in value:
            return None
        value = value[part]
    return value


def list_at(raw: RawRecord, path: str, token: TextToken) -> list[Any]:
    """The list at a place of a record; an empty one, if nothing stands there.

    Raises:
        PositionError: something else stands there, told as JSON.
    """
    value = value_at(raw, path)
    if value is None:
        return []
    if not isinstance(value, list):
        raise PositionError("position_not_json", token.line, token.column, read=f"{path}={value}")
    return value


def put_value(raw: RawRecord, path: str, value: Any) -> None:
    """Puts a value at a place of a record, and makes the objects around it."""
    *around, last = path.split(".")
    for part in around:
        inner = raw.setdefault(part, {})
        if not isinstance(inner, dict):
            inner = raw[part] = {}
        raw = inner
    raw[last] = value


SHORTEST = 2
POSSESSIVE = re.compile(r"['’]s?$")
"""What English puts behind the name of a seat: ``lannister's turn``."""


class SeatNames:
    """The seats of one text."""

    def __init__(self, words: GameWords, always: tuple[str, ...]) -> None:
        """``always``: the seats of every table of the game."""
        self._words = words
        self._houses = words.all_houses
        self.always = always
        self.ids: list[str] = list(always)

    def of_line(self, token: TextToken) -> str:
        """The seat that a line begins with; empty: none. A seat may have an id of its own."""
        if self.always:
            return self.exactly(token)
        if token.kind is Kind.QUOTED:
            return token.text
        house = self._called(token.text, tuple(self._houses))
        if house:
            return house
        if len(token.text) == 1 and token.text.isupper() and token.text.isascii():
            return token.text
        return self._begun(token.text, tuple(self._houses), SHORTEST)

    def exactly(self, token: TextToken) -> str:
        """The seat with just this name; empty: none."""
        if token.text in self.ids:
            return token.text
        return self._called(token.text, self._known()) if token.kind is Kind.WORD else ""

    def is_absent(self, token: TextToken) -> bool:
        """Whether a House is named here and no line tells of it."""
        house = self._called(token.text, tuple(self._houses)) if token.kind is Kind.WORD else ""
        return bool(house and self.ids) and house not in self.ids

    def seat_named(self, token: TextToken) -> str:
        """The seat of this name, or whose name begins so; empty: none, or several."""
        return self.exactly(token) or (
            self._begun(token.text, self._known(), 1) if token.kind is Kind.WORD else ""
        )

    def needed(self, token: TextToken) -> str:
        """The seat that must stand here.

        Raises:
            PositionError: there is none.
        """
        seat = self.seat_named(token)
        if not seat:
            raise self.unknown(token)
        return seat

    def unknown(self, token: TextToken) -> PositionError:
        """The error of a seat that is none."""
        return PositionError(
            "position_seat_unknown", token.line, token.column, read=token.text, wanted=self.wanted()
        )

    def allow_all(self) -> None:
        """From here on every House has a seat: one that is misspelled may be any of them."""
        self.ids += [house for house in self._houses if house not in self.ids and not self.always]

    def wanted(self) -> tuple[str, ...]:
        """The seats as they are written."""
        return tuple(self.written(seat) for seat in self._known())

    def written(self, seat: str) -> str:
        """A seat as it is written in the language."""
        words = self._words.houses.get(seat, ())
        return words[0].casefold() if words else seat

    def _known(self) -> tuple[str, ...]:
        return tuple(self.ids) or tuple(self._houses)

    def _called(self, text: str, among: tuple[str, ...]) -> str:
        wanted = folded(POSSESSIVE.sub("", text))
        seats = [seat for seat in among if wanted and wanted in self._names(seat)]
        return seats[0] if len(seats) == 1 else ""

    def _begun(self, text: str, among: tuple[str, ...], shortest: int) -> str:
        wanted = folded(text)
        if len(wanted) < shortest:
            return ""
        seats = [seat for seat in among if any(name.startswith(wanted) for name in self._names(seat))]
        return seats[0] if len(seats) == 1 else ""

    def _names(self, seat: str) -> frozenset[str]:
        return self._houses.get(seat, frozenset()) | {folded(seat)}
