"""The value of a field in words, and the fields that would mean the same if they were missing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar

from engine.kernel.cases.position_form import NEVER, Holds, PositionForm, RawRecord, TextField, TextRecord
from referee.notation.parser.lexicon import folded
from referee.position.names import CardNames, SeatNames, value_at
from referee.position.value_reader import REAL, UNTOLD
from referee.position.vocabulary import GameWords, phrases, sign_words

# ruff: noqa: ARG002 - the methods for all kinds of field have one signature


MOST_LETTERS = 4
"""A longer word is none that letters of fields make."""
PLAIN = re.compile(r"[^\W_](?:[\w.'’-]*[^\W_])?")
WHOLE = "record"
"""A record written as JSON: ``record={...}``."""


class EmptyField:
    """A field that is empty where a value usually stands."""


class ValueWriter:
    """Writes the values of fields in one language."""

    def __init__(self, words: GameWords, names: CardNames, seats: SeatNames, mode: str) -> None:
        self.words, self.names, self.seats, self.mode = words, names, seats, mode
        signs = sign_words(words.language)
        self._reserved = {
            folded(part) for spellings in signs.values() for phrase in spellings for part in phrase.split()
        }
        self._reserved.add(WHOLE)

    def field_text(self, item: TextField, value: Any, record: TextRecord, raw: RawRecord) -> str | None:
        """A field in words."""
        word = self.words.field(item.key)[0]
        self._phrases = phrases(record, self.words)
        if isinstance(value, EmptyField):
            return self.none(word)
        if value == UNTOLD and item.holds is not Holds.TEXT:
            return f"{word} ?"
        if item.holds is Holds.SEAT and record.seats_first:
            seat = self._seat(value)
            return f"{seat} {word}" if seat else None
        if item.holds is Holds.NUMBER:
            return self._number(item, value, word, record)
        if item.counted_by and value in item.among:
            return self.words.counted(value, raw.get(item.counted_by))
        return self.WRITERS[item.holds](self, item, value, word)

    def letters(self, item: TextField, value: Any) -> str | None:
        """A field in the letters that stand together without spaces."""
        letter = self.words.letter(item.key)
        if item.holds is Holds.FLAG and value is True and letter:
            return letter
        if item.holds is Holds.NUMBER and (item.bare or letter) and (value == UNTOLD or _is_count(value)):
            return f"{value}" if item.bare else f"{letter}{value}"
        if item.holds is Holds.WORDS and item.bare and isinstance(value, list) and value:
            known = [self.words.letter(name) for name in value]
            in_order = value == [name for name in item.among if name in value]
            return "".join(known) if all(known) and in_order else None
        return None

    def none(self, word: str) -> str:
        """The words for an empty field."""
        return f"{self.words.no()[0]} {word}"

    def plain(self, text: str) -> str:
        """A name as it is, if it is one word that means nothing else."""
        return text if self.may_stand(text) else quotation(text)

    def may_stand(self, text: str) -> bool:
        """Whether a word needs no quotation."""
        return bool(PLAIN.fullmatch(text)) and folded(text) not in self._reserved

    def _number(self, item: TextField, value: Any, word: str, record: TextRecord) -> str | None:
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 999_999:
            return None
        if item.bare:
            return str(value)
        if item.signed and value >= 0:
            return f"+{value}"
        letter = self.words.letter(item.key)
        return _beside(letter, value, record) if letter and value >= 0 else f"{word} {value}"

    def _flag(self, item: TextField, value: Any, word: str) -> str | None:
        if not isinstance(value, bool):
            return None
        return word if value else self.none(word)

    def _word(self, item: TextField, value: Any, word: str) -> str | None:
        if not isinstance(value, str) or value not in item.among:
            return None
        name = self.words.value(value)[0]
        return name if item.bare else f"{word} {name}"

    def _words(self, item: TextField, value: Any, word: str) -> str | None:
        if not isinstance(value, list) or any(name not in item.among for name in value):
            return None
        if not value:
            return self.none(word)
        names = " ".join(self.words.value(name)[0] for name in value)
        return names if item.bare else f"{word} {names}"

    def _numbers(self, item: TextField, value: Any, word: str) -> str | None:
        if not isinstance(value, list) or not all(_is_count(number) for number in value):
            return None
        return f"{word} {' '.join(map(str, value))}" if value else self.none(word)

    def _seat(self, value: Any) -> str:
        """A seat as it is written; empty: it cannot be."""
        if value not in self.seats.ids:
            return ""
        written = self.seats.written(value)
        if written != value and self.seats.ids.count(value) == 1 and " " not in written:
            return written
        return value if PLAIN.fullmatch(value) else ""

    def _one_seat(self, item: TextField, value: Any, word: str) -> str | None:
        seat = self._seat(value)
        if not seat:
            return None
        return seat if item.bare else f"{word} {seat}"

    def _seats(self, item: TextField, value: Any, word: str) -> str | None:
        seats = [self._seat(seat) for seat in value] if isinstance(value, list) else [""]
        return f"{word} {' '.join(seats)}" if seats and all(seats) else None

    def _sides(self, item: TextField, value: Any, word: str) -> str | None:
        sides = [[self._seat(seat) for seat in side] for side in value] if isinstance(value, list) else []
        if not sides or not all(side and all(side) for side in sides):
            return None
        return f"{word} {' + '.join(' '.join(side) for side in sides)}"

    def _text(self, item: TextField, value: Any, word: str) -> str | None:
        return f"{word} {quotation(value)}" if isinstance(value, str) and value.isprintable() else None

    def _texts(self, item: TextField, value: Any, word: str) -> str | None:
        if not isinstance(value, list) or not all(
            isinstance(text, str) and text.isprintable() for text in value
        ):
            return None
        return (
            f"{word} {' '.join(self._word_or_quotation(text) for text in value)}"
            if value
            else self.none(word)
        )

    def _word_or_quotation(self, text: str) -> str:
        """A text of a list: a word as it is, if no field of the record can begin with it."""
        free = self.may_stand(text) and len(text) > MOST_LETTERS and not any(map(str.isdigit, text))
        begun = f"{folded(text)} "
        fields = any(
            f"{phrase} ".startswith(begun) for phrase in (*self._phrases.by_phrase, *self._phrases.no)
        )
        return text if free and not fields else quotation(text)

    def _counts(self, item: TextField, value: Any, word: str) -> str | None:
        if not isinstance(value, dict) or not all(_is_count(amount) for amount in value.values()):
            return None
        if not value:
            return self.none(word)
        if item.among:
            if any(name not in item.among for name in value):
                return None
            counted = [f"{count} {self.words.counted(name, count)}" for name, count in value.items()]
        else:
            counted = [
                f"{count} {quotation(name)}" if not PLAIN.fullmatch(name) else f"{count} {name}"
                for name, count in value.items()
            ]
        return f"{word} {' '.join(counted)}"

    def _pair(self, item: TextField, value: Any, word: str) -> str | None:
        seat, _, thing = str(value).partition(".")
        if thing not in item.among or not self._seat(seat):
            return None
        of_seat = self.words.of_houses.get(seat, ())
        name = self.words.value(thing)[0]
        pair = f"{name} {of_seat[0]}" if of_seat else f"{self._seat(seat)} {name}"
        return pair if item.bare else f"{word} {pair}"

    def _card(self, item: TextField, value: Any, word: str) -> str | None:
        return f"{word} {self.plain(value)}" if isinstance(value, str) and value else None

    def _face(self, item: TextField, value: Any, word: str) -> str | None:
        cards = self.names.cards
        if self.mode != REAL or cards is None or not cards.has(str(value)):
            return None
        face = cards.face(str(value))
        title = face.name(self.words.language)
        return f"{word} {quotation(title)}" if self.names.is_title_of(title, face, "", plot=True) else None

    WRITERS: ClassVar[dict[Holds, Callable[[ValueWriter, TextField, Any, str], str | None]]] = {
        Holds.NUMBERS: _numbers,
        Holds.FLAG: _flag,
        Holds.WORD: _word,
        Holds.WORDS: _words,
        Holds.SEAT: _one_seat,
        Holds.SEATS: _seats,
        Holds.SIDES: _sides,
        Holds.TEXT: _text,
        Holds.TEXTS: _texts,
        Holds.COUNTS: _counts,
        Holds.PAIR: _pair,
        Holds.CARD: _card,
        Holds.FACE: _face,
    }


def quotation(text: str) -> str:
    """A quotation that reads as this text."""
    return '"' + re.sub(r'(["\\])', r"\\\1", text) + '"'


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 999_999


def _beside(letter: str, value: int, record: TextRecord) -> str:
    """A number with its letter: ``r3`` in a head, ``2g`` of a seat."""
    return f"{value}{letter}" if record.name else f"{letter}{value}"


LISTS = (Holds.WORDS, Holds.NUMBERS, Holds.TEXTS, Holds.SEATS, Holds.SIDES)


def meaning(position: RawRecord, form: PositionForm) -> RawRecord:
    """The position with only those fields that tell something."""
    reduced = _record(position, form.head)
    for line in form.lines:
        there = reduced.get(line.at)
        if line.stacked and isinstance(there, list):
            reduced[line.at] = [[_any(part, line.record) for part in place] for place in there]
        elif line.many and isinstance(there, list):
            reduced[line.at] = [_any(part, line.record) for part in there]
        elif isinstance(there, dict):
            reduced[line.at] = _record(there, line.record)
        if reduced.get(line.at) == []:
            del reduced[line.at]
    return reduced


def _any(value: Any, record: TextRecord) -> Any:
    return _record(value, record) if isinstance(value, dict) else value


def _record(raw: RawRecord, record: TextRecord) -> RawRecord:
    reduced: RawRecord = _without_nothing(raw)
    looked_up = bool(record.face and reduced.get(record.face))
    for item in record.items:
        if not looked_up and means_nothing(item, value_at(reduced, item.at)):
            _drop(reduced, item.at)
    for group in record.groups:
        there = value_at(reduced, group.at)
        if group.of is not None and isinstance(there, list):
            there[:] = [_any(part, group.of) for part in there]
        if there == [] and not group.told_empty:
            _drop(reduced, group.at)
    for part in record.parts:
        if reduced.get(part) == {}:
            del reduced[part]
    return reduced


def means_nothing(item: TextField, value: Any) -> bool:
    """Whether a field with this value means the same as a missing one."""
    if value is None:
        return True
    if item.absent == NEVER:
        return False
    if item.absent is not None:
        return bool(value == item.absent)
    if item.holds is Holds.NUMBER:
        return value == 0 and not isinstance(value, bool)
    if item.holds is Holds.FLAG:
        return value is False
    return value == [] if item.holds in LISTS else False


def _without_nothing(value: Any) -> Any:
    """A copy without what is written as null."""
    if isinstance(value, dict):
        return {name: _without_nothing(part) for name, part in value.items() if part is not None}
    return [_without_nothing(part) for part in value] if isinstance(value, list | tuple) else value


def _drop(raw: RawRecord, path: str) -> None:
    *around, last = path.split(".")
    for part in around:
        inner = raw.get(part)
        if not isinstance(inner, dict):
            return
        raw = inner
    raw.pop(last, None)
