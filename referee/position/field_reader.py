"""The fields of one record of a position text, one after the other, with the words between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.kernel.cases.position_form import Holds, RawRecord, TextField, TextRecord
from referee.notation.parser.lexicon import folded
from referee.position.names import put_value, value_at
from referee.position.tokens import Cursor, Kind, PositionError
from referee.position.value_reader import UNTOLD, LetterReader, ValueReader, nothing_of
from referee.position.vocabulary import LONGEST_PHRASE, FieldMeaning, Phrases, as_letter, phrases

if TYPE_CHECKING:
    from referee.position.record_reader import RecordReader

OF_SEATS = (Holds.SEAT, Holds.SEATS, Holds.SIDES, Holds.PAIR)
TOLD_ONCE = (Holds.NUMBER, Holds.WORD, Holds.FLAG)
MOST_WORDS = 12
"""No name of a card has more."""


class FieldReader:
    """The fields of one record being read."""

    def __init__(self, reader: RecordReader, cursor: Cursor, record: TextRecord, *, loose: bool) -> None:
        self.reader, self.cursor, self.record, self.loose = reader, cursor, record, loose
        self.raw: RawRecord = {}
        self.phrases: Phrases = phrases(record, reader.words)
        self.emptied: set[str] = set()
        """Fields the text says are empty: nothing is filled in."""
        self.told = False
        """The card is not looked up."""
        self._values = ValueReader(self)
        self._letters = LetterReader(self)

    def words_of_name(self, *, title: bool = False) -> str:
        """The words up to the next field or sign."""
        cursor = self.cursor
        if cursor.here.kind is Kind.QUOTED:
            return cursor.take().text
        words = [cursor.take().text]
        if title or self._joins_ahead():
            ahead = [cursor.ahead(n).text for n in range(8) if cursor.ahead(n).kind is Kind.WORD]
            further = self.reader.names.title([*words, *ahead]) - 1
            words += [cursor.take().text for _ in range(further)]
        while cursor.here.kind is Kind.WORD and not cursor.over and not self.is_field():
            if len(words) == MOST_WORDS:
                raise self.unknown()
            words.append(cursor.take().text)
        return " ".join(words)

    def _joins_ahead(self) -> bool:
        """Whether a word of the name may be one that parts two things, or belong to a title."""
        ahead = (self.cursor.ahead(n) for n in range(8))
        return any(
            token.kind is Kind.WORD and folded(token.text) in self.reader.words.joiners for token in ahead
        )

    def is_field(self) -> bool:
        """Whether a field begins here, or what can only be meant as one."""
        if self.joined() or self.trial() is not None:
            return True
        text = self.cursor.here.text
        return text == UNTOLD or any(sign.isdecimal() for sign in text)

    def trial(self) -> RawRecord | None:
        """The record of the field that begins here, without reading it; None: no field begins here."""
        raw, told, emptied = self.raw, self.told, set(self.emptied)
        place, pending = self.cursor.at, len(self.reader.pending)
        self.raw = {}
        try:
            record = self.raw if self.field() or self.as_told() or self._field_after_fillers() else None
        except PositionError:
            record = {}
        self.raw, self.told, self.emptied, self.cursor.at = raw, told, emptied, place
        del self.reader.pending[pending:]
        return record

    def joined(self) -> bool:
        """Whether a word stands here that parts two records as a comma does: ``footmen and a knight``.

        Between two fields of one record it parts nothing: ``strength 3 and military``.
        """
        here = self.cursor.here
        if self.loose or here.kind is not Kind.WORD or folded(here.text) not in self.reader.words.joiners:
            return False
        if as_letter(here.text) in self.phrases.by_letter:
            return False
        self.cursor.at += 1
        following = self.trial()
        self.cursor.at -= 1
        return following is None or not following.keys().isdisjoint(self.raw)

    def filler(self) -> bool:
        """Skips a word between fields that tells nothing."""
        here, words = self.cursor.here, self.reader.words
        fills = here.kind is Kind.WORD and folded(here.text) in words.fillers | words.joiners
        self.cursor.at += fills
        return fills

    def _field_after_fillers(self) -> bool:
        while self.filler():
            if self.field():
                return True
        return False

    def as_told(self) -> bool:
        """Reads the words by which a card is not looked up."""
        for length in range(LONGEST_PHRASE, 0, -1):
            phrase = self.cursor.phrase(length)
            if phrase and self.record.face and self.reader.is_told(phrase):
                self.cursor.at += length
                self.told = True
                return True
        return False

    def field(self) -> bool:
        """Reads the field that begins here, if one does."""
        cursor = self.cursor
        if cursor.over or cursor.here.kind in (Kind.SIGN, Kind.QUOTED):
            return False
        if cursor.here.kind is Kind.FIELD:
            token = cursor.take()
            put_value(self.raw, token.text, token.value)
            return True
        return (
            self._by_phrase()
            or self._by_no()
            or self._by_seat()
            or self._letters.number()
            or self._letters.letters()
            or self._by_bare_seat()
        )

    def _by_phrase(self) -> bool:
        for length in range(LONGEST_PHRASE, 0, -1):
            phrase = self.cursor.phrase(length)
            for meaning in self.phrases.by_phrase.get(folded(phrase), ()) if phrase else ():
                if self._tried(meaning, length):
                    return True
        return False

    def _tried(self, meaning: FieldMeaning, length: int) -> bool:
        """The meaning of a phrase, if what follows fits it."""
        place, pending = self.cursor.at, len(self.reader.pending)
        self.cursor.at += length
        if meaning.value is not None:
            untold = meaning.item.holds is Holds.FLAG and self.cursor.here.text == UNTOLD
            self.cursor.at += untold
            self.set(meaning.item, UNTOLD if untold else meaning.value)
            return True
        if self.loose and not self.record.groups:
            self.cursor.takes(":")
        value = self._values.argument(meaning.item)
        while value is None and meaning.item.holds is Holds.SEAT and self.filler():
            value = self._values.argument(meaning.item)
        if value is not None:
            if meaning.item.holds is not Holds.FACE or value:
                self.set(meaning.item, value)
            return True
        self.cursor.at = place
        del self.reader.pending[pending:]
        return False

    def set(self, item: TextField, value: Any) -> None:
        """Puts a value into a field; words are added to those that stand there."""
        if item.holds is Holds.WORDS and value != UNTOLD and not isinstance(value, list):
            before = value_at(self.raw, item.at)
            value = [*(before if isinstance(before, list) else ()), value]
        elif item.holds in (Holds.WORDS, Holds.TEXTS) and isinstance(value, list):
            before = value_at(self.raw, item.at)
            value = [*(before if isinstance(before, list) else ()), *value]
        elif item.holds in TOLD_ONCE and value_at(self.raw, item.at) not in (None, value):
            last = self.cursor.ahead(-1)
            raise PositionError("position_field_twice", last.line, last.column, read=last.text)
        put_value(self.raw, item.at, value)

    def _by_no(self) -> bool:
        if folded(self.cursor.here.text) not in self.phrases.no:
            return False
        for length in range(LONGEST_PHRASE, 0, -1):
            words = [self.cursor.ahead(n + 1) for n in range(length)]
            if not all(word.kind is Kind.WORD for word in words):
                continue
            wanted = folded(" ".join(word.text for word in words))
            if self._emptied(wanted):
                self.cursor.at += 1 + length
                return True
        return False

    def _emptied(self, wanted: str) -> bool:
        own = {folded(name): name for name in (self.record.name, self.record.title) if name}
        if wanted in own or wanted in self.phrases.parts:
            self.emptied.add(own.get(wanted) or self.phrases.parts[wanted])
            return True
        field = next(
            (
                meaning.item
                for meaning in self.phrases.by_phrase.get(wanted, ())
                if not isinstance(meaning.value, bool)
            ),
            None,
        )
        field = field or next((meaning.item for meaning in self.phrases.by_phrase.get(wanted, ())), None)
        if field is None:
            return False
        self.emptied.add(field.at)
        if field.usual is None:
            put_value(self.raw, field.at, nothing_of(field))
        return True

    def _by_seat(self) -> bool:
        """``lannister to act``: a seat before the word of its field."""
        if not self.record.seats_first:
            return False
        seat, filled = self.reader.seats.seat_named(self.cursor.here), 1
        while folded(self.cursor.ahead(filled).text) in self.reader.words.fillers:
            filled += 1
        return bool(seat) and any(self._seat_of_field(seat, first) for first in range(1, filled + 1))

    def _seat_of_field(self, seat: str, first: int) -> bool:
        """Whether the words of a field for a seat begin so far ahead; it then is this seat."""
        for length in range(LONGEST_PHRASE, 0, -1):
            phrase = self.cursor.phrase_ahead(first, length)
            for meaning in self.phrases.by_phrase.get(folded(phrase), ()) if phrase else ():
                if meaning.item.holds is Holds.SEAT:
                    put_value(self.raw, meaning.item.at, seat)
                    self.cursor.at += first + length
                    return True
        return False

    def _by_bare_seat(self) -> bool:
        for item in self.record.items:
            if item.bare and item.holds is Holds.PAIR and value_at(self.raw, item.at) is None:
                value = self._values.pair(item)
                if value is not None:
                    put_value(self.raw, item.at, value)
                    return True
            if item.bare and item.holds is Holds.SEAT and value_at(self.raw, item.at) is None:
                seat = self.reader.seats.exactly(self.cursor.here)
                if seat:
                    self.cursor.at += 1
                    put_value(self.raw, item.at, seat)
                    return True
        return False

    def unknown(self, wanted: tuple[str, ...] = ()) -> PositionError:
        """The error of a word that does not fit here, with the words that do."""
        if self.reader.seats.is_absent(self.cursor.here):
            return self.reader.seats.unknown(self.cursor.here)
        words = wanted or self._wanted_behind_seat() or self._values_wanted() or self.phrases.wanted()
        here = self.cursor.here
        if self.cursor.over:
            return PositionError("position_ends", here.line, here.column, read="", wanted=words)
        return PositionError("position_word_unknown", here.line, here.column, read=here.text, wanted=words)

    def _wanted_behind_seat(self) -> tuple[str, ...]:
        """Where a seat is named and nothing of it follows: steps behind it, and tells what belongs there."""
        named = self.reader.seats.exactly(self.cursor.here)
        if not named or self.cursor.ahead(1).kind is not Kind.WORD:
            return ()
        wanted: list[str] = []
        for item in self.record.items:
            if item.holds is Holds.SEAT and self.record.seats_first:
                wanted.append(self.reader.words.field(item.at)[0])
            elif item.holds is Holds.PAIR and item.bare and value_at(self.raw, item.at) is None:
                wanted += (self.reader.words.value(value)[0] for value in item.among)
        self.cursor.at += bool(wanted)
        return tuple(wanted)

    def _values_wanted(self) -> tuple[str, ...]:
        """Where a word opens a field and no value follows: steps to what does, and tells the values."""
        for length in range(LONGEST_PHRASE, 0, -1):
            phrase = folded(self.cursor.phrase(length))
            for meaning in self.phrases.by_phrase.get(phrase, ()) if phrase else ():
                if meaning.value is None and meaning.item.holds is Holds.NUMBER:
                    return tuple(f"{self.cursor.phrase(length)} {number}" for number in (1, 2, 3))
                if meaning.value is None and not self.cursor.ahead(length).is_sign(",:;/()"):
                    self.cursor.at += length
                    return tuple(self._values_of(meaning.item))
        return ()

    def _values_of(self, item: TextField) -> Iterator[str]:
        seats = self.reader.seats
        if item.holds is Holds.PAIR and seats.exactly(self.cursor.here):
            self.cursor.at += 1
        elif item.holds in OF_SEATS:
            yield from seats.wanted()
        yield from (self.reader.words.value(value)[0] for value in item.among)
