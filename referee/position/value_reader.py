"""The value of a field behind its word, or told by numbers and letters without spaces: ``k4mp``, ``2g``."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar

from engine.kernel.cases.position_form import Holds, TextField
from referee.notation.parser.lexicon import folded
from referee.position.names import put_value
from referee.position.tokens import NUMBER, Kind, PendingCard
from referee.position.vocabulary import (
    LONGEST_PHRASE,
    as_letter,
)

if TYPE_CHECKING:
    from referee.position.field_reader import FieldReader

# ruff: noqa: ARG002 - the methods for all kinds of field have one signature


REAL = "real"
UNTOLD = "?"


class ValueReader:
    """Reads the values of the fields of one record; None: what stands there is no value of the field."""

    def __init__(self, of: FieldReader) -> None:
        self.of = of
        self.reader, self.cursor, self.phrases = of.reader, of.cursor, of.phrases

    def argument(self, item: TextField) -> Any:
        """The value of a field behind its word; None: what follows is none."""
        cursor = self.cursor
        if cursor.over:
            return None
        if cursor.here.text == UNTOLD and cursor.here.kind is Kind.WORD:
            cursor.at += 1
            return UNTOLD
        return self.READERS[item.holds](self, item)

    def _number_here(self, item: TextField) -> Any:
        return int(self.cursor.take().text) if NUMBER.fullmatch(self.cursor.here.text) else None

    def _numbers(self, item: TextField) -> Any:
        numbers = []
        while self.cursor.here.kind is Kind.WORD and NUMBER.fullmatch(self.cursor.here.text):
            numbers.append(int(self.cursor.take().text))
        return numbers or None

    def _flag(self, item: TextField) -> Any:
        return None

    def _word(self, item: TextField) -> Any:
        for length in range(LONGEST_PHRASE, 0, -1):
            value = self.phrases.value(item, self.cursor.phrase(length))
            if value is not None:
                self.cursor.at += length
                return value
        return None

    def _words(self, item: TextField) -> Any:
        words: list[Any] = []
        while not self.cursor.over:
            value = self._word(item)
            if value is None:
                break
            words.append(value)
        return words or None

    def _seat(self, item: TextField) -> Any:
        seat = self.reader.seats.seat_named(self.cursor.here)
        self.cursor.at += bool(seat)
        return seat or None

    def _seats(self, item: TextField) -> Any:
        seats: list[str] = []
        while not self.cursor.over:
            seat = self._seat(item)
            if seat is None:
                break
            seats.append(seat)
        return seats or None

    def _sides(self, item: TextField) -> Any:
        sides = [self._seats(item)]
        while sides[-1] and self.cursor.takes("/"):
            sides.append(self._seats(item))
        return sides if all(sides) else None

    def _text(self, item: TextField) -> Any:
        return self.cursor.take().text if self.cursor.here.kind in (Kind.WORD, Kind.QUOTED) else None

    def _texts(self, item: TextField) -> Any:
        texts: list[str] = []
        while not self.cursor.over:
            word = self.cursor.here.kind is Kind.WORD and not (texts and self.of.is_field())
            if not word and self.cursor.here.kind is not Kind.QUOTED:
                break
            texts.append(self.cursor.take().text)
        return texts or None

    def _counts(self, item: TextField) -> Any:
        counts: dict[str, int] = {}
        while NUMBER.fullmatch(self.cursor.here.text) and self.cursor.here.kind is Kind.WORD:
            place, number = self.cursor.at, int(self.cursor.take().text)
            of = self._word(item) if item.among else self._text(item)
            if of is None:
                self.cursor.at = place
                break
            counts[str(of)] = number
        return counts or None

    def pair(self, item: TextField) -> Any:
        """Reads a seat and a word, in either order."""
        place = self.cursor.at
        seat = self.reader.seats.exactly(self.cursor.here)
        self.cursor.at += bool(seat)
        word = self._word(item)
        if word is not None and not seat:
            seat = self._of_seat()
        if seat and word is None:
            word = self._untold_word(item)
        if seat and word is not None:
            return f"{seat}.{word}"
        self.cursor.at = place
        return None

    def _untold_word(self, item: TextField) -> str | None:
        """What a question mark behind a seat stands for; where the value needs no word, also a seat alone."""
        if item.unknown and self.cursor.here.text == UNTOLD:
            self.cursor.at += 1
            return item.unknown
        return item.unknown if item.unknown and item.bare and self._is_told_otherwise() else None

    def _is_told_otherwise(self) -> bool:
        """Whether the line goes on with a sign, a number or the word of another field, and names nothing."""
        here = self.cursor.here
        ends = self.cursor.over or here.kind is not Kind.WORD or bool(NUMBER.fullmatch(here.text))
        phrases = (folded(self.cursor.phrase(length)) for length in range(LONGEST_PHRASE, 0, -1))
        return ends or any(phrase and phrase in self.phrases.by_phrase for phrase in phrases)

    def _of_seat(self) -> str:
        """The words for what belongs to a seat."""
        for length in range(LONGEST_PHRASE, 0, -1):
            phrase = folded(self.cursor.phrase(length))
            for seat, words in self.reader.words.of_houses.items() if phrase else ():
                if phrase in map(folded, words):
                    self.cursor.at += length
                    return seat
        seat = self.reader.seats.exactly(self.cursor.here)
        self.cursor.at += bool(seat)
        return seat

    def _card(self, item: TextField) -> Any:
        token = self.cursor.here
        if token.kind not in (Kind.WORD, Kind.QUOTED):
            return None
        name = self.of.words_of_name()
        self.reader.pending.append(PendingCard(lambda id_: put_value(self.of.raw, item.at, id_), token, name))
        return name

    def _face(self, item: TextField) -> Any:
        token = self.cursor.here
        if token.kind not in (Kind.WORD, Kind.QUOTED):
            return None
        name = self.of.words_of_name(title=True)
        if self.reader.mode == REAL:
            return self.reader.names.face(token, name, "", plot=True).id
        put_value(self.of.raw, f"{item.at.rpartition('.')[0]}.name", name)
        return ""

    READERS: ClassVar[dict[Holds, Callable[[ValueReader, TextField], Any]]] = {
        Holds.NUMBER: _number_here,
        Holds.NUMBERS: _numbers,
        Holds.FLAG: _flag,
        Holds.WORD: _word,
        Holds.WORDS: _words,
        Holds.SEAT: _seat,
        Holds.SEATS: _seats,
        Holds.SIDES: _sides,
        Holds.TEXT: _text,
        Holds.TEXTS: _texts,
        Holds.COUNTS: _counts,
        Holds.PAIR: pair,
        Holds.CARD: _card,
        Holds.FACE: _face,
    }


NUMBER_FIRST = re.compile(r"([+-]?[0-9]{1,6}|\?)([^\W\d_]+)")
NUMBER_LAST = re.compile(r"([^\W\d_]+)([+-]?[0-9]{1,6}|\?)")
PART = re.compile(r"[0-9]{1,6}|\?|[^\W\d_]")
MOST_PARTS = 12


class LetterReader:
    """Reads such fields of one record; no: what stands there is none."""

    def __init__(self, of: FieldReader) -> None:
        self.of = of

    def number(self) -> bool:
        """A number by itself, or beside the word or letter of its field."""
        text = self.of.cursor.here.text
        if self.of.phrases.signed is not None and text.startswith("+") and NUMBER.fullmatch(text):
            self.of.set(self.of.phrases.signed, int(self.of.cursor.take().text))
            return True
        if NUMBER.fullmatch(text) or text == UNTOLD:
            return self._bare_number()
        for pattern, number, word in ((NUMBER_FIRST, 1, 2), (NUMBER_LAST, 2, 1)):
            match = pattern.fullmatch(text)
            item = self._numbered(match[word]) if match else None
            if match and item is not None:
                self.of.cursor.at += 1
                self.of.set(item, _number(match[number]))
                return True
        return False

    def _bare_number(self) -> bool:
        bare = self.of.phrases.bare
        if bare is not None:
            self.of.set(bare, _number(self.of.cursor.take().text))
            self._skip_word_of(bare)
            return True
        for length in range(LONGEST_PHRASE, 0, -1):
            phrase = self.of.cursor.phrase_ahead(1, length)
            for meaning in self.of.phrases.by_phrase.get(folded(phrase), ()) if phrase else ():
                if meaning.item.holds is Holds.NUMBER:
                    number = _number(self.of.cursor.here.text)
                    self.of.cursor.at += 1 + length
                    self.of.set(meaning.item, number)
                    return True
        return False

    def _skip_word_of(self, item: TextField) -> None:
        """The number may have its word behind it all the same: ``2 points``."""
        for length in range(LONGEST_PHRASE, 0, -1):
            meanings = self.of.phrases.by_phrase.get(folded(self.of.cursor.phrase(length)), ())
            if meanings:
                self.of.cursor.at += length if any(meaning.item is item for meaning in meanings) else 0
                return

    def _numbered(self, word: str) -> TextField | None:
        """The number that a word or a letter beside digits means."""
        matches = [
            *self.of.phrases.by_letter.get(as_letter(word), ()),
            *self.of.phrases.by_phrase.get(folded(word), ()),
        ]
        return next((match.item for match in matches if match.item.holds is Holds.NUMBER), None)

    def letters(self) -> bool:
        """``k4mp``: flags, the bare number, values and numbers by their letters, without spaces."""
        text = self.of.cursor.here.text
        parts = PART.findall(text)
        if "".join(parts) != text or len(parts) > MOST_PARTS:
            return False
        pairs: list[tuple[TextField, Any]] = []
        while parts:
            letter = self._lettered(parts)
            if letter is None:
                return False
            pairs.append(letter)
        items = [item.at for item, _ in pairs]
        if not any(sign.isdecimal() or sign == UNTOLD for sign in text) and not self._in_order(pairs):
            return False
        if any(items.count(item.at) > 1 for item, _ in pairs if item.holds is not Holds.WORDS):
            return False
        self.of.cursor.at += 1
        for item, value in pairs:
            self.of.set(item, value)
        return True

    def _in_order(self, fields: list[tuple[TextField, Any]]) -> bool:
        """Whether letters stand in their written order; in another order they may be a word."""
        order = [(item, value) for item in self.of.record.items for value in (*item.among, True)]
        places = [
            next((at for at, (item, word) in enumerate(order) if (item.at, word) == (field.at, value)), -1)
            for field, value in fields
        ]
        return all(before < after for before, after in pairwise(places))

    def _lettered(self, parts: list[str]) -> tuple[TextField, Any] | None:
        first = parts.pop(0)
        if first == UNTOLD or first.isdecimal():
            return (self.of.phrases.bare, _number(first)) if self.of.phrases.bare is not None else None
        known = self.of.phrases.by_letter.get(as_letter(first), ())
        numbers = [meaning.item for meaning in known if meaning.item.holds is Holds.NUMBER]
        if numbers and parts and (parts[0].isdecimal() or parts[0] == UNTOLD):
            return numbers[0], _number(parts.pop(0))
        return next(((meaning.item, meaning.value) for meaning in known if meaning.value is not None), None)


def _number(text: str) -> int | str:
    return UNTOLD if text == UNTOLD else int(text)


TOLD, FULL = "told", "full"
"""How much a text tells, besides that its cards are looked up: untold values are unknown, or nothing."""


def nothing_of(item: TextField) -> Any:
    """The value of a field that a text says is empty."""
    if item.holds is Holds.NUMBER:
        return 0
    if item.holds is Holds.FLAG:
        return False
    if item.holds is Holds.COUNTS:
        return {}
    return [] if item.holds in (Holds.WORDS, Holds.NUMBERS, Holds.TEXTS, Holds.SEATS, Holds.SIDES) else None
