"""One record of a position text: a head (also with fields of a case), a seat, a card, an area."""

from __future__ import annotations

from msgspec.structs import replace

from cards.facts import Face
from engine.kernel.cases.position_form import Group, Holds, PositionForm, RawRecord, TextField, TextRecord
from referee.notation.parser.lexicon import folded
from referee.position.field_reader import FieldReader
from referee.position.names import CardNames, SeatNames, list_at, put_value, value_at
from referee.position.tokens import Cursor, Kind, PendingCard, PositionError, TextToken
from referee.position.value_reader import FULL, REAL, TOLD, UNTOLD
from referee.position.value_writer import WHOLE
from referee.position.vocabulary import (
    LONGEST_PHRASE,
    GameWords,
    mode_words,
)


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
        self.assumed: list[tuple[str, str]] = []
        """Whose, and the key of the field: what the text leaves out and is taken as so."""
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
        raw = FieldReader(self, cursor, record, loose=True).trial()
        cursor.at -= 1
        return bool(raw)

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
        self.fields = FieldReader(reader, cursor, record, loose=loose)
        self._bracketed = False

    @property
    def raw(self) -> RawRecord:
        """The fields read so far."""
        return self.fields.raw

    def read(self, name: str) -> RawRecord:
        cursor, named = self.cursor, self._named() if not name else None
        if name:
            self.raw[self.record.name] = name
        while not cursor.over:
            if self._inside() or self._bracket():
                continue
            if self.fields.joined():
                break
            if cursor.here.kind is Kind.SIGN:
                if self._next_seat() or not (self.loose and cursor.takes(",/")):
                    break
            elif self._opens_group():
                break
            elif not self.fields.field() and not self.fields.as_told() and not self.fields.filler():
                raise self.fields.unknown()
        self._check_bracket()
        if named is not None:
            self._identify(*named)
        self._complete()
        return self.raw

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
        return first, self.fields.words_of_name(title=self.reader.titles), ""

    def _opens_group(self) -> bool:
        """Whether the word of a group stands here though no colon does: ``attackers: hound``."""
        words = [group.word for group in self.record.groups if group.word and not group.inside]
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
        looked_up = (
            self.reader.mode == REAL and record.face and record.face not in self.raw and not self.fields.told
        )
        face = self._face(token, name) if looked_up else None
        if face is not None:
            self.raw[record.face] = face.id
        no_id = record.name in self.fields.emptied
        if no_id:
            self._titled(name, None, "")
            return
        own = self.raw.pop(record.name, None) or id_ or names.id_of(name, face)
        if not isinstance(own, str):
            raise PositionError("position_not_json", token.line, token.column, read=f"id={own}")
        if own in names.taken:
            raise PositionError("position_id_twice", token.line, token.column, read=str(own))
        if face is None and record.title not in self.fields.emptied:
            self._titled(name, face, "" if id_ else str(own))
        self.fields.raw = {record.name: own, **self.raw}
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

    def _inside(self) -> bool:
        group = next((inner for inner in self.record.groups if inner.inside), None)
        if group is None or not self.cursor.takes("("):
            return False
        records = list_at(self.raw, group.at, self.cursor.here)
        while not self.cursor.takes(")"):
            if self.cursor.over:
                end = self.cursor.here
                raise PositionError("position_bracket_open", end.line, end.column, read="", wanted=(")",))
            if group.of is not None and not self.cursor.takes(",;"):
                records.append(self.reader.read(self.cursor, group.of, self.raw, group))
                if not self.cursor.here.is_sign(",;)"):
                    raise self.fields.unknown((",", ")"))
        put_value(self.raw, group.at, records)
        return True

    def _bracket(self) -> bool:
        """Skips a bracket around fields of a card: ``cersei (knelt)``."""
        skipped = self.cursor.takes(")" if self._bracketed else "(")
        self._bracketed ^= skipped
        return skipped

    def _check_bracket(self) -> None:
        if self._bracketed:
            end = self.cursor.here
            raise PositionError("position_bracket_open", end.line, end.column, read=end.text, wanted=(")",))

    def _complete(self) -> None:
        for item in self.record.items:
            if (
                item.usual is not None
                and value_at(self.raw, item.at) is None
                and item.at not in self.fields.emptied
            ):
                value = item.usual(self.raw, self.around)
                if value is not None:
                    put_value(self.raw, item.at, value)
                if value is not None and item.assumed:
                    self.reader.assumed.append((str(self.raw.get(self.record.name, "")), item.key))
        if self.reader.mode == FULL:
            return
        if self.reader.mode == TOLD and self.record.face:
            self._untold_values()
        if self._looks_untold():
            for path in self.record.untold:
                is_told = (
                    path.partition(".")[0] in self.fields.emptied or value_at(self.raw, path) is not None
                )
                if not is_told and not self._face_known(path):
                    put_value(self.raw, path, UNTOLD)

    def _looks_untold(self) -> bool:
        return not self.reader.form.untold_in or self.around.get("phase") in self.reader.form.untold_in

    def _face_known(self, path: str) -> bool:
        """Whether an object of the record is a card of the catalogue, whose printed values are known."""
        inside = self.raw.get(path.partition(".")[0])
        return isinstance(inside, dict) and bool(inside.get("card"))

    def _untold_values(self) -> None:
        kind = self.raw.get("type") or (self.group.kind if self.group is not None else "")
        for field in self.reader.form.printed.get(str(kind), ()):
            if field not in self.raw and field not in self.fields.emptied:
                self.raw[field] = UNTOLD


CASE = "case."


OF_CASE = (
    TextField("case.text", Holds.TEXT, word="printing"),
    TextField("case.independent", Holds.FLAG),
)
"""Fields of the head that belong to the case and not to its position."""


_WITH_CASE: dict[int, TextRecord] = {}


def with_case(head: TextRecord) -> TextRecord:
    """The head with the fields of a case."""
    if id(head) not in _WITH_CASE:
        _WITH_CASE[id(head)] = replace(head, items=(*head.items, *OF_CASE))
    return _WITH_CASE[id(head)]
