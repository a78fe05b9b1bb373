"""The words of position text: those of each language, and what they mean inside a record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.cases.position_form import Holds, PositionForm, TextField, TextRecord
from engine.kernel.errors import Unreadable
from referee.notation.parser.lexicon import folded, lexicon, line_words
from referee.session.registry import adapter_of
from referee.words.messages import FOLDER, folders

COMMON = "common"
MOST_OF_A_FEW = 4
Keyed = Mapping[str, tuple[str, ...]]


class WordFile(Struct, frozen=True):
    """A file of words of one language."""

    fields: Keyed = {}
    values: Keyed = {}
    letters: Mapping[str, str] = {}
    games: Keyed = {}
    modes: Keyed = {}
    signs: Keyed = {}
    also_fields: Keyed = {}
    also_values: Keyed = {}
    """Further words of fields and values, which are read and never written."""
    fillers: tuple[str, ...] = ()
    """Words between fields that tell nothing: ``the``, ``with``, ``phase``."""
    joiners: tuple[str, ...] = ()
    """Words that stand between the last two things of a list."""


@cache
def word_file(language: str, name: str) -> WordFile:
    """The words of a language: the common ones, or those of some games."""
    return msgspec.json.decode((FOLDER / language / f"position.{name}.json").read_bytes(), type=WordFile)


class GameWords:
    """The words of one game in one language."""

    def __init__(self, game: str, form: PositionForm, language: str) -> None:
        self.game, self.language = game, language
        files = [word_file(language, name) for name in (COMMON, *form.speaks)]
        self.common = files[0]
        self._fields = _merged(file.fields for file in files)
        self._values = _merged(file.values for file in files)
        self._also_fields = _merged(file.also_fields for file in files)
        self._also_values = _merged(file.also_values for file in files)
        self.fillers = frozenset(folded(word) for file in files for word in file.fillers)
        self.joiners = frozenset(folded(word) for file in files for word in file.joiners)
        self.letters = {key: letter for file in files for key, letter in file.letters.items()}
        spoken = lexicon(game).words
        self._spoken = {key: words.get(language, ()) for key, words in spoken.values.items()}
        self.houses = {key: words.get(language, ()) for key, words in spoken.houses.items()}
        self.of_houses = _of_houses(game, language)
        self.all_houses = {key: _all_words(words) for key, words in spoken.houses.items()}

    def field(self, key: str) -> tuple[str, ...]:
        """The words of a field; the first is written."""
        return (*self._fields.get(key, ()), *self._also_fields.get(key, ()), key)

    def value(self, value: object) -> tuple[str, ...]:
        """The words of a closed value; the first is written."""
        key = str(value)
        house = self.houses.get(key, ())
        also = (*self._spoken.get(key, ()), *self._also_values.get(key, ()))
        return tuple(dict.fromkeys((*self._values.get(key, ()), *house, *also, key)))

    def counted(self, value: object, count: object) -> str:
        """The word for so many of a thing: its forms stand for one, for a few and for many."""
        forms = self._values.get(str(value)) or self.value(value)
        many = 0 if count == 1 else 1 if isinstance(count, int) and 1 < count <= MOST_OF_A_FEW else 2
        return forms[min(many, len(forms) - 1)]

    def letter(self, key: object) -> str:
        """The letter of a field or value."""
        return self.letters.get(str(key), "")

    def lettered(self) -> Iterator[tuple[str, str]]:
        """Each letter with its word."""
        for key, letter in self.letters.items():
            yield letter, next(iter((*self._fields.get(key, ()), *self.value(key))))

    def no(self) -> tuple[str, ...]:
        """The words for a field that is empty."""
        return self.common.signs["no"]


def _merged(all_words: Iterable[Keyed]) -> dict[str, tuple[str, ...]]:
    merged: dict[str, tuple[str, ...]] = {}
    for words in all_words:
        merged.update(words)
    return merged


def _of_houses(game: str, language: str) -> dict[str, tuple[str, ...]]:
    """House -> the words for what belongs to it, where the language declines them."""
    names = line_words(*lexicon(game).grammar.speaks).get("names", {})
    return {
        key.removeprefix("of_"): words.get(language, ())
        for key, words in names.items()
        if key.startswith("of_")
    }


def _all_words(words: Mapping[str, tuple[str, ...]]) -> frozenset[str]:
    return frozenset(folded(word) for several in words.values() for word in several)


def form_of(game: str) -> PositionForm:
    """The structure of a game's position text.

    Raises:
        Unreadable: it has none.
    """
    form = adapter_of(game).position_text
    if form is None:
        raise Unreadable("no_position_text", game=game)
    return form


@lru_cache(maxsize=16)
def game_words(game: str, language: str) -> GameWords:
    """The words of a game in a language."""
    return GameWords(game, form_of(game), language)


@cache
def game_names() -> dict[str, str]:
    """Every word for a game, folded -> the game."""
    return {
        folded(word): game
        for language in folders()
        for game, words in word_file(language, COMMON).games.items()
        for word in words
    }


def sign_words(language: str) -> Keyed:
    """The words for signs of one language."""
    return word_file(language, COMMON).signs


def mode_words(language: str) -> Keyed:
    """The words for the modes of a position text."""
    return word_file(language, COMMON).modes


LONGEST_PHRASE = 5
LETTERS = str.maketrans("ł", "l")
VALUED = (Holds.WORD, Holds.WORDS)


class FieldMeaning(Struct, frozen=True):
    """A field, with the value that a word tells; without a value the word only opens the field."""

    item: TextField
    value: Any = None


class Phrases:
    """The words and letters of a record."""

    def __init__(self, record: TextRecord, words: GameWords) -> None:
        self.record = record
        self.language = words
        self.by_phrase: dict[str, list[FieldMeaning]] = {}
        self.by_letter: dict[str, list[FieldMeaning]] = {}
        for item in record.items:
            for phrase, meaning in self._of(item):
                known = self.by_phrase.setdefault(folded(phrase), [])
                if meaning not in known:
                    known.append(meaning)
            for letter, meaning in self._letters(item):
                self.by_letter.setdefault(as_letter(letter), []).append(meaning)
        for phrase, meaning in self._long_values():
            self.by_phrase.setdefault(folded(phrase), [meaning])
        self.parts = {
            folded(word): item.at.partition(".")[0]
            for item in record.items
            if item.at in record.untold or item.at.partition(".")[0] in _parents(record)
            for word in words.field(item.at.partition(".")[0])
        }
        self.no = frozenset(map(folded, words.no()))
        self.bare = next(
            (field for field in record.items if field.bare and field.holds is Holds.NUMBER), None
        )
        self.signed = next((field for field in record.items if field.signed), None)

    def _of(self, item: TextField) -> Iterator[tuple[str, FieldMeaning]]:
        leads = True if item.holds is Holds.FLAG else None
        for word in self.language.field(item.key):
            yield word, FieldMeaning(item, leads)
        if item.holds is Holds.FLAG:
            for word in self.language.field(f"not_{item.key}"):
                yield word, FieldMeaning(item, value=False)
        if item.bare and item.holds in VALUED:
            for value in item.among:
                for word in self.language.value(value):
                    yield word, FieldMeaning(item, value)

    def _long_values(self) -> Iterator[tuple[str, FieldMeaning]]:
        """Values of several words, which need no word of their field: ``master of coin``."""
        for item in self.record.items:
            for value in item.among if item.holds in VALUED and not item.bare else ():
                for word in self.language.value(value):
                    if " " in word:
                        yield word, FieldMeaning(item, value)

    def _letters(self, item: TextField) -> Iterator[tuple[str, FieldMeaning]]:
        letter = self.language.letter(item.key)
        if letter:
            yield letter, FieldMeaning(item, True if item.holds is Holds.FLAG else None)
        if item.bare and item.holds in VALUED:
            for value in item.among:
                if self.language.letter(value):
                    yield self.language.letter(value), FieldMeaning(item, value)

    def value(self, item: TextField, phrase: str) -> Any:
        """The value of a field that a phrase means; None: none."""
        wanted = folded(phrase)
        if not wanted:
            return None
        return self._values(item).get(wanted)

    @lru_cache(maxsize=64)  # noqa: B019 - the phrases of a record live as long as the program
    def _values(self, item: TextField) -> dict[str, Any]:
        return {folded(word): value for value in reversed(item.among) for word in self.language.value(value)}

    def wanted(self) -> tuple[str, ...]:
        """The words that may stand in this record, as they are written."""
        fields = [self.language.field(item.key)[0] for item in self.record.items if not item.bare]
        bare = [item for item in self.record.items if item.bare and item.holds in VALUED]
        return (*(self.language.value(value)[0] for item in bare for value in item.among), *fields)

    def all_words(self) -> tuple[str, ...]:
        """The same with each other word that would be read."""
        return (*self.wanted(), *self.by_phrase)


def _parents(record: TextRecord) -> frozenset[str]:
    return frozenset(at.partition(".")[0] for at in record.untold)


def as_letter(text: str) -> str:
    """A letter as it is compared."""
    return text.casefold().translate(LETTERS)


_KNOWN: dict[tuple[str, str, int], Phrases] = {}


def phrases(record: TextRecord, words: GameWords) -> Phrases:
    """The words of a record in one language of one game, made once."""
    place = (words.game, words.language, id(record))
    if place not in _KNOWN:
        _KNOWN[place] = Phrases(record, words)
    return _KNOWN[place]
