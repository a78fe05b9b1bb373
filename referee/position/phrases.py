"""What the words and letters of one language mean inside a record."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec import Struct

from engine.kernel.grammar import Holds, TextField, TextRecord
from referee.notation.parser.lexer import folded
from referee.position.words import GameWords

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
        self.parts = {
            folded(word): item.at.partition(".")[0]
            for item in record.items
            if item.at in record.untold or item.at.partition(".")[0] in _parents(record)
            for word in words.field(item.at.partition(".")[0])
        }
        self.no = frozenset(map(folded, words.no()))
        self.bare = next((one for one in record.items if one.bare and one.holds is Holds.NUMBER), None)
        self.signed = next((one for one in record.items if one.signed), None)

    def _of(self, item: TextField) -> Iterator[tuple[str, FieldMeaning]]:
        leads = True if item.holds is Holds.FLAG else None
        for word in self.language.field(item.key):
            yield word, FieldMeaning(item, leads)
        if item.bare and item.holds in VALUED:
            for value in item.among:
                for word in self.language.value(value):
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
