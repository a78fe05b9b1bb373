"""The value of a field behind its word."""

# ruff: noqa: ARG002 - the methods for all kinds of field have one signature

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from engine.kernel.grammar import Holds, TextField
from referee.notation.parser.lexer import folded
from referee.position.cursor import PendingCard
from referee.position.names import put
from referee.position.phrases import LONGEST_PHRASE
from referee.position.tokens import NUMBER, Kind

if TYPE_CHECKING:
    from referee.position.record_reader import OneRecord

REAL = "real"
UNTOLD = "?"


class ValueReader:
    """Reads the values of the fields of one record; None: what stands there is no value of the field."""

    def __init__(self, of: OneRecord) -> None:
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
        found = []
        while self.cursor.here.kind is Kind.WORD and NUMBER.fullmatch(self.cursor.here.text):
            found.append(int(self.cursor.take().text))
        return found or None

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
        found: list[Any] = []
        while not self.cursor.over:
            value = self._word(item)
            if value is None:
                break
            found.append(value)
        return found or None

    def _seat(self, item: TextField) -> Any:
        seat = self.reader.seats.meant(self.cursor.here)
        self.cursor.at += bool(seat)
        return seat or None

    def _seats(self, item: TextField) -> Any:
        found: list[str] = []
        while not self.cursor.over:
            seat = self._seat(item)
            if seat is None:
                break
            found.append(seat)
        return found or None

    def _sides(self, item: TextField) -> Any:
        sides = [self._seats(item)]
        while sides[-1] and self.cursor.takes("/"):
            sides.append(self._seats(item))
        return sides if all(sides) else None

    def _text(self, item: TextField) -> Any:
        return self.cursor.take().text if self.cursor.here.kind in (Kind.WORD, Kind.QUOTED) else None

    def _texts(self, item: TextField) -> Any:
        found: list[str] = []
        while not self.cursor.over:
            word = self.cursor.here.kind is Kind.WORD and not (found and self.of.is_field())
            if not word and self.cursor.here.kind is not Kind.QUOTED:
                break
            found.append(self.cursor.take().text)
        return found or None

    def _counts(self, item: TextField) -> Any:
        found: dict[str, int] = {}
        while NUMBER.fullmatch(self.cursor.here.text) and self.cursor.here.kind is Kind.WORD:
            place, number = self.cursor.at, int(self.cursor.take().text)
            of = self._word(item) if item.among else self._text(item)
            if of is None:
                self.cursor.at = place
                break
            found[str(of)] = number
        return found or None

    def pair(self, item: TextField) -> Any:
        """A seat and a word, in whichever order."""
        place = self.cursor.at
        seat = self.reader.seats.exactly(self.cursor.here)
        self.cursor.at += bool(seat)
        word = self._word(item)
        if word is not None and not seat:
            seat = self._of_seat()
        if seat and word is not None:
            return f"{seat}.{word}"
        self.cursor.at = place
        return None

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
        self.reader.pending.append(PendingCard(lambda id_: put(self.of.raw, item.at, id_), token, name))
        return name

    def _face(self, item: TextField) -> Any:
        token = self.cursor.here
        if token.kind not in (Kind.WORD, Kind.QUOTED):
            return None
        name = self.of.words_of_name(title=True)
        if self.reader.mode == REAL:
            return self.reader.names.face(token, name, "", plot=True).id
        put(self.of.raw, f"{item.at.rpartition('.')[0]}.name", name)
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
