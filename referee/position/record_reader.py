"""One record of a position text: a head, a seat, a card, an area, with its fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cards.facts import Face
from engine.kernel.grammar import Group, Holds, PositionForm, RawRecord, TextField, TextRecord
from referee.notation.parser.lexicon import folded
from referee.position.names import CardNames, SeatNames, at, listed, put
from referee.position.tokens import Cursor, Kind, PendingCard, PositionError, TextToken
from referee.position.value_reader import FULL, REAL, TOLD, UNTOLD, LetterReader, ValueReader, _nothing
from referee.position.value_writer import WHOLE
from referee.position.words import (
    LONGEST_PHRASE,
    FieldMeaning,
    GameWords,
    Phrases,
    as_letter,
    mode_words,
    phrases,
)

OF_SEATS = (Holds.SEAT, Holds.SEATS, Holds.SIDES, Holds.PAIR)
TOLD_ONCE = (Holds.NUMBER, Holds.WORD, Holds.FLAG)
MOST_WORDS = 12
"""No name of a card has more."""


def opens(words: GameWords, key: str, cursor: Cursor) -> int:
    """How many words open a line or a group; 0: other words stand here."""
    wanted = {folded(word) for word in words.field(key)}
    for length in range(LONGEST_PHRASE, 0, -1):
        if folded(cursor.phrase(length)) in wanted:
            return length
    return 0


class RecordReader:
    """Reads the records of one text."""

    def __init__(
        self, form: PositionForm, words: GameWords, names: CardNames, seats: SeatNames, mode: str
    ) -> None:
        self.form, self.words, self.names, self.seats, self.mode = form, words, names, seats, mode
        self.titles = mode == REAL
        """Several words that are the whole title of a card are its name, whatever else they mean."""
        self.pending: list[PendingCard] = []
        self._told = frozenset(map(folded, mode_words(words.language)[TOLD]))

    def read(
        self,
        cursor: Cursor,
        record: TextRecord,
        around: RawRecord,
        group: Group | None = None,
        *,
        name: str = "",
        loose: bool = False,
    ) -> RawRecord:
        """A record up to a sign that ends it; ``loose``: commas part its fields."""
        if cursor.here.kind is Kind.FIELD and cursor.here.text == WHOLE:
            return self._whole(cursor, record)
        return OneRecord(self, cursor, record, around, group, loose=loose).read(name)

    def begins_field(self, cursor: Cursor, record: TextRecord) -> bool:
        """Whether behind the next sign a field of such a record stands."""
        cursor.at += 1
        found = OneRecord(self, cursor, record, {}, None, loose=True).trial()
        cursor.at -= 1
        return bool(found)

    def _whole(self, cursor: Cursor, record: TextRecord) -> RawRecord:
        token = cursor.take()
        if not isinstance(token.value, dict):
            raise PositionError("position_not_json", token.line, token.column, read=str(token.value))
        id_ = token.value.get(record.name) if record.title else None
        if isinstance(id_, str):
            self.names.take(id_, str(token.value.get(record.title) or ""))
        return dict(token.value)

    def is_told(self, phrase: str) -> bool:
        """Whether a phrase says that a card is not looked up."""
        return folded(phrase) in self._told


class OneRecord:
    """One record being read."""

    def __init__(
        self,
        reader: RecordReader,
        cursor: Cursor,
        record: TextRecord,
        around: RawRecord,
        group: Group | None,
        *,
        loose: bool,
    ) -> None:
        self.reader, self.cursor, self.record = reader, cursor, record
        self.around, self.group, self.loose = around, group, loose
        self.raw: RawRecord = {}
        self.phrases: Phrases = phrases(record, reader.words)
        self.emptied: set[str] = set()
        """Fields the text says are empty: nothing is filled in."""
        self.told = False
        """The card is not looked up."""
        self._bracketed = False
        self._values = ValueReader(self)
        self._letters = LetterReader(self)

    def read(self, name: str) -> RawRecord:
        cursor, named = self.cursor, self._named() if not name else None
        if name:
            self.raw[self.record.name] = name
        while not cursor.over:
            if self._inside() or self._bracket():
                continue
            if self._joined():
                break
            if cursor.here.kind is Kind.SIGN:
                if self._next_seat() or not (self.loose and cursor.takes(",/")):
                    break
            elif self._opens_group():
                break
            elif not self._field() and not self._as_told() and not self._filler():
                raise self._unknown()
        if named is not None:
            self._identify(*named)
        self._complete()
        return self.raw

    # Names

    def _named(self) -> tuple[TextToken, str, str] | None:
        """The first words: where they stand, the name, and an id typed before it."""
        if not self.record.name:
            return None
        first = self.cursor.here
        if first.kind not in (Kind.WORD, Kind.QUOTED) or self.cursor.over:
            raise PositionError("position_name_missing", first.line, first.column, read=first.text)
        if self.cursor.ahead(1).kind is Kind.QUOTED and self.record.title:
            self.cursor.at += 2
            return first, self.cursor.ahead(-1).text, first.text
        return first, self.words_of_name(title=self.reader.titles), ""

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
                raise self._unknown()
            words.append(cursor.take().text)
        return " ".join(words)

    def _joins_ahead(self) -> bool:
        """Whether a word of the name may be one that parts two things, or belong to a title."""
        ahead = (self.cursor.ahead(n) for n in range(8))
        return any(one.kind is Kind.WORD and folded(one.text) in self.reader.words.joiners for one in ahead)

    def is_field(self) -> bool:
        """Whether a field begins here, or what can only be meant as one."""
        if self._joined() or self.trial() is not None:
            return True
        text = self.cursor.here.text
        return text == UNTOLD or any(sign.isdecimal() for sign in text)

    def _filler(self) -> bool:
        """Skips a word between fields that tells nothing."""
        here, words = self.cursor.here, self.reader.words
        found = here.kind is Kind.WORD and folded(here.text) in words.fillers | words.joiners
        self.cursor.at += found
        return found

    def _field_after_fillers(self) -> bool:
        while self._filler():
            if self._field():
                return True
        return False

    def _joined(self) -> bool:
        """Whether a word stands here that parts two records as a comma does: ``footmen and a knight``.

        Between two fields of one record it parts nothing: ``strength 3 and military``.
        """
        here = self.cursor.here
        if self.loose or here.kind is not Kind.WORD or folded(here.text) not in self.reader.words.joiners:
            return False
        if as_letter(here.text) in self.phrases.by_letter:
            return False
        self.cursor.at += 1
        told = self.trial()
        self.cursor.at -= 1
        return told is None or not told.keys().isdisjoint(self.raw)

    def trial(self) -> RawRecord | None:
        """What the field that begins here tells; None: none does. Nothing is read."""
        kept, told, emptied = self.raw, self.told, set(self.emptied)
        place, pending = self.cursor.at, len(self.reader.pending)
        self.raw = {}
        try:
            found = self.raw if self._field() or self._as_told() or self._field_after_fillers() else None
        except PositionError:
            found = {}
        self.raw, self.told, self.emptied, self.cursor.at = kept, told, emptied, place
        del self.reader.pending[pending:]
        return found

    def _opens_group(self) -> bool:
        """Whether the word of a group stands here though no colon does: ``attackers: hound``."""
        words = [one.word for one in self.record.groups if one.word and not one.inside]
        return self.loose and any(opens(self.reader.words, word, self.cursor) for word in words)

    def _next_seat(self) -> bool:
        """Whether a comma stands here and then the name of a seat: its own fields follow."""
        cursor = self.cursor
        if not self.loose or not self.record.named_by_seat or not cursor.here.is_sign(","):
            return False
        return cursor.ahead(1).kind is Kind.WORD and bool(self.reader.seats.exactly(cursor.ahead(1)))

    def _identify(self, token: TextToken, name: str, id_: str) -> None:
        record, names = self.record, self.reader.names
        if not record.title:
            self.raw[record.name] = name
            return
        looked_up = self.reader.mode == REAL and record.face and record.face not in self.raw and not self.told
        face = self._face(token, name) if looked_up else None
        if face is not None:
            self.raw[record.face] = face.id
        no_id = record.name in self.emptied
        if no_id:
            self._titled(name, None, "")
            return
        own = self.raw.pop(record.name, None) or id_ or names.id_of(name, face)
        if not isinstance(own, str):
            raise PositionError("position_not_json", token.line, token.column, read=f"id={own}")
        if own in names.taken:
            raise PositionError("position_id_twice", token.line, token.column, read=str(own))
        if face is None and record.title not in self.emptied:
            self._titled(name, face, "" if id_ else str(own))
        self.raw = {record.name: own, **self.raw}
        names.take(str(own), name, *(names.names_of(face) if face is not None else ()))

    def _face(self, token: TextToken, name: str) -> Face | None:
        """The card of the catalogue; None: it has none like it, and the text tells what is printed on it."""
        try:
            return self.reader.names.face(token, name, str(self.around.get("house") or ""))
        except PositionError as error:
            printed = {field for fields in self.reader.form.printed.values() for field in fields}
            unlike = error.says == "position_card_unknown" and not error.facts["nearest"]
            if not unlike or printed.isdisjoint(self.raw):
                raise
            return None

    def _titled(self, name: str, face: Face | None, id_: str) -> None:
        if face is None and name != id_ and self.record.title not in self.raw:
            self.raw[self.record.title] = name

    # Fields

    def _as_told(self) -> bool:
        for length in range(LONGEST_PHRASE, 0, -1):
            phrase = self.cursor.phrase(length)
            if phrase and self.record.face and self.reader.is_told(phrase):
                self.cursor.at += length
                self.told = True
                return True
        return False

    def _inside(self) -> bool:
        group = next((one for one in self.record.groups if one.inside), None)
        if group is None or not self.cursor.takes("("):
            return False
        found = listed(self.raw, group.at, self.cursor.here)
        while not self.cursor.takes(")"):
            if self.cursor.over:
                end = self.cursor.here
                raise PositionError("position_bracket_open", end.line, end.column, read="", wanted=(")",))
            if group.of is not None and not self.cursor.takes(",;"):
                found.append(self.reader.read(self.cursor, group.of, self.raw, group))
                if not self.cursor.here.is_sign(",;)"):
                    raise self._unknown((",", ")"))
        put(self.raw, group.at, found)
        return True

    def _bracket(self) -> bool:
        """Skips a bracket around fields of a card: ``cersei (knelt)``."""
        found = self.cursor.takes(")" if self._bracketed else "(")
        self._bracketed ^= found
        return found

    def _field(self) -> bool:
        cursor = self.cursor
        if cursor.over or cursor.here.kind in (Kind.SIGN, Kind.QUOTED):
            return False
        if cursor.here.kind is Kind.FIELD:
            token = cursor.take()
            put(self.raw, token.text, token.value)
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
        while value is None and meaning.item.holds is Holds.SEAT and self._filler():
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
            before = at(self.raw, item.at)
            value = [*(before if isinstance(before, list) else ()), value]
        elif item.holds in (Holds.WORDS, Holds.TEXTS) and isinstance(value, list):
            before = at(self.raw, item.at)
            value = [*(before if isinstance(before, list) else ()), *value]
        elif item.holds in TOLD_ONCE and at(self.raw, item.at) not in (None, value):
            last = self.cursor.ahead(-1)
            raise PositionError("position_field_twice", last.line, last.column, read=last.text)
        put(self.raw, item.at, value)

    def _by_no(self) -> bool:
        if folded(self.cursor.here.text) not in self.phrases.no:
            return False
        for length in range(LONGEST_PHRASE, 0, -1):
            words = [self.cursor.ahead(n + 1) for n in range(length)]
            if not all(one.kind is Kind.WORD for one in words):
                continue
            wanted = folded(" ".join(one.text for one in words))
            if self._emptied(wanted):
                self.cursor.at += 1 + length
                return True
        return False

    def _emptied(self, wanted: str) -> bool:
        own = {folded(name): name for name in (self.record.name, self.record.title) if name}
        if wanted in own or wanted in self.phrases.parts:
            self.emptied.add(own.get(wanted) or self.phrases.parts[wanted])
            return True
        found = next(
            (one.item for one in self.phrases.by_phrase.get(wanted, ()) if not isinstance(one.value, bool)),
            None,
        )
        found = found or next((one.item for one in self.phrases.by_phrase.get(wanted, ())), None)
        if found is None:
            return False
        self.emptied.add(found.at)
        if found.usual is None:
            put(self.raw, found.at, _nothing(found))
        return True

    def _by_seat(self) -> bool:
        """``lannister to act``: a seat before the word of its field."""
        if not self.record.seats_first:
            return False
        seat, filled = self.reader.seats.meant(self.cursor.here), 1
        while folded(self.cursor.ahead(filled).text) in self.reader.words.fillers:
            filled += 1
        return bool(seat) and any(self._seat_of_field(seat, first) for first in range(1, filled + 1))

    def _seat_of_field(self, seat: str, first: int) -> bool:
        """Whether the words of a field for a seat begin so far ahead; it then is this seat."""
        for length in range(LONGEST_PHRASE, 0, -1):
            phrase = self.cursor.phrase_ahead(first, length)
            for meaning in self.phrases.by_phrase.get(folded(phrase), ()) if phrase else ():
                if meaning.item.holds is Holds.SEAT:
                    put(self.raw, meaning.item.at, seat)
                    self.cursor.at += first + length
                    return True
        return False

    def _by_bare_seat(self) -> bool:
        for item in self.record.items:
            if item.bare and item.holds is Holds.PAIR and at(self.raw, item.at) is None:
                value = self._values.pair(item)
                if value is not None:
                    put(self.raw, item.at, value)
                    return True
            if item.bare and item.holds is Holds.SEAT and at(self.raw, item.at) is None:
                seat = self.reader.seats.exactly(self.cursor.here)
                if seat:
                    self.cursor.at += 1
                    put(self.raw, item.at, seat)
                    return True
        return False

    # What nothing was said of

    def _complete(self) -> None:
        for item in self.record.items:
            if item.usual is not None and at(self.raw, item.at) is None and item.at not in self.emptied:
                value = item.usual(self.raw, self.around)
                if value is not None:
                    put(self.raw, item.at, value)
        if self.reader.mode == FULL:
            return
        if self.reader.mode == TOLD and self.record.face:
            self._untold_values()
        if self._looks_untold():
            for path in self.record.untold:
                told = path.partition(".")[0] in self.emptied or at(self.raw, path) is not None
                if not told and not self._face_known(path):
                    put(self.raw, path, UNTOLD)

    def _looks_untold(self) -> bool:
        return not self.reader.form.untold_in or self.around.get("phase") in self.reader.form.untold_in

    def _face_known(self, path: str) -> bool:
        """What an object of the catalogue has printed on it is looked up."""
        inside = self.raw.get(path.partition(".")[0])
        return isinstance(inside, dict) and bool(inside.get("card"))

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

    def _untold_values(self) -> None:
        kind = self.raw.get("type") or (self.group.kind if self.group is not None else "")
        for field in self.reader.form.printed.get(str(kind), ()):
            if field not in self.raw and field not in self.emptied:
                self.raw[field] = UNTOLD

    def _unknown(self, wanted: tuple[str, ...] = ()) -> PositionError:
        words = wanted or self._values_wanted() or self.phrases.wanted()
        here = self.cursor.here
        if self.cursor.over:
            return PositionError("position_ends", here.line, here.column, read="", wanted=words)
        return PositionError("position_word_unknown", here.line, here.column, read=here.text, wanted=words)
