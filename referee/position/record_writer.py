"""One record of a position as text; what has no short form follows as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from engine.kernel.cases.position_form import Holds, PositionForm, RawRecord, TextField, TextRecord
from referee.position.names import CardNames, SeatNames, slug, value_at
from referee.position.value_reader import FULL, REAL, TOLD, UNTOLD
from referee.position.value_writer import WHOLE, EmptyField, ValueWriter, means_nothing, quotation
from referee.position.vocabulary import GameWords, mode_words

FIELD = re.compile(r"[A-Za-z_]+")


class Unwritable(Exception):
    """A record that has no short form."""


class RecordWriter:
    """Writes the records of one position."""

    def __init__(
        self,
        form: PositionForm,
        words: GameWords,
        names: CardNames,
        seats: SeatNames,
        mode: str,
        *,
        raw: bool,
    ) -> None:
        """``raw``: records with ids are written as JSON."""
        self.form, self.words, self.names, self.seats = form, words, names, seats
        self.mode, self.raw = mode, raw
        self.values = ValueWriter(words, names, seats, mode)

    # Records

    def record(self, raw: RawRecord, record: TextRecord, around: RawRecord, kind: str = "") -> str:
        """A record with its name and its fields, without what stands behind the colon.

        Args:
            kind: the type of a card that its place tells.
        """
        if record.title and self.raw:
            return self._whole(raw, record)
        try:
            taken = dict(self.names.taken)
            parts = [*self._named(raw, record, around), *self.fields(raw, record, around, kind)]
        except Unwritable:
            self.names.taken = taken
            return self._whole(raw, record)
        return " ".join(parts)

    def _whole(self, raw: RawRecord, record: TextRecord) -> str:
        id_ = raw.get(record.name)
        if record.title and isinstance(id_, str):
            self.names.take(id_, str(raw.get(record.title) or ""))
        return f"{WHOLE}={as_json(raw)}"

    def fields(self, raw: RawRecord, record: TextRecord, around: RawRecord, kind: str = "") -> Iterator[str]:
        """The fields of a record: letters together, then words, the brackets, then JSON."""
        left = _copy(raw)
        for name in (record.name, record.title if not raw.get(record.face) else "", record.face):
            if name:
                left.pop(name, None)
        later: list[str] = []
        letters: list[str] = []
        told_of = set(record.parts)
        printed = self._printed(raw, record, kind)
        for item in record.items:
            value = value_at(left, item.at)
            shown = self._told(item, raw, around, record, value)
            if item.at in printed:
                shown = _as_printed(item, value)
            if shown is None:
                if item.usual is not None or value == UNTOLD:
                    _remove(left, item.at)
                continue
            told_of.add(item.at.partition(".")[0])
            letter = self.values.letters(item, shown) if record.title else None
            text = letter if letter is not None else self.values.field_text(item, shown, record, raw)
            if text is None:
                continue
            _remove(left, item.at)
            (letters if letter is not None else later).append(text)
        if not (record.face and raw.get(record.face)):
            _remove_empty(left, record, told_of)
        yield from ["".join(letters)] if letters else []
        yield from later
        yield from self._brackets(left, record, raw)
        yield from self._rest(left, record, told_of)

    def _told(
        self, item: TextField, raw: RawRecord, around: RawRecord, record: TextRecord, value: Any
    ) -> Any:
        """The value to write for a field; None: it needs none."""
        usual = item.usual(raw, around) if item.usual is not None else None
        if usual is not None:
            return None if value == usual else EmptyField() if value is None else value
        looked_up = bool(record.face and raw.get(record.face))
        if item.at in record.untold:
            return self._of_untold(item, raw, around, value)
        return None if value is None or (means_nothing(item, value) and not looked_up) else value

    def _printed(self, raw: RawRecord, record: TextRecord, kind: str) -> tuple[str, ...]:
        """The fields of a card that are unknown where the text does not tell them."""
        if self.mode != TOLD or not record.face:
            return ()
        return self.form.printed.get(str(raw.get("type") or kind), ())

    def _of_untold(self, item: TextField, raw: RawRecord, around: RawRecord, value: Any) -> Any:
        """The value to write for a field of an object that is unknown unless the text tells of it."""
        there = raw.get(item.at.partition(".")[0])
        filled = self.mode != FULL and around.get("phase") in self.form.untold_in
        if not filled or not isinstance(there, dict) or there.get("card"):
            return None if value is None or means_nothing(item, value) else value
        return 0 if value is None else None if value == UNTOLD else value

    # Names

    def _named(self, raw: RawRecord, record: TextRecord, around: RawRecord) -> Iterator[str]:
        if not record.name or record.named_by_seat:
            return
        if not record.title:
            yield self.values.plain(str(raw.get(record.name, "")))
            return
        if self.mode == REAL and raw.get(record.face):
            yield from self._looked_up(raw, record, around)
            return
        yield from self._by_title(raw, record)
        if raw.get(record.face):
            yield f"{record.face}={as_json(raw[record.face])}"
        elif self.mode == REAL:
            yield mode_words(self.words.language)[TOLD][0]

    def _looked_up(self, raw: RawRecord, record: TextRecord, around: RawRecord) -> Iterator[str]:
        cards, id_ = self.names.cards, raw.get(record.name)
        if cards is None or not cards.has(raw[record.face]):
            raise Unwritable
        face = cards.face(raw[record.face])
        title = face.name(self.words.language)
        if not self.names.is_title_of(title, face, str(around.get("house") or "")):
            raise Unwritable
        auto = self.names.id_of(title, face)
        words = title.split()
        free = len(words) == 1 or self.names.title(words) == len(words)
        written = title if free and all(self.values.may_stand(word) for word in words) else quotation(title)
        if id_ is None:
            yield from (quotation(title), self._no(record.name))
            return
        yield written if id_ == auto else f"{self.values.plain(id_)} {quotation(title)}"
        self.names.take(id_, title, *self.names.names_of(face))

    def _by_title(self, raw: RawRecord, record: TextRecord) -> Iterator[str]:
        id_, name = raw.get(record.name), raw.get(record.title)
        if not isinstance(id_ or "", str) or not isinstance(name or "", str) or not (id_ or name):
            raise Unwritable
        if not id_:
            yield f"{quotation(str(name))} {self._no(record.name)}"
            return
        if id_ in self.names.taken:
            raise Unwritable
        if not name:
            yield (
                self.values.plain(id_)
                if slug(id_) == id_
                else f"{quotation(id_)} {quotation(id_)} {self._no(record.title)}"
            )
        elif name != id_ and self.names.id_of(name, None) == id_:
            yield self.values.plain(name)
        else:
            yield f"{self.values.plain(id_)} {quotation(name)}"
        self.names.take(id_, name or "")

    def _no(self, field: str) -> str:
        return f"{self.words.no()[0]} {field}"

    # Fields

    def _brackets(self, left: RawRecord, record: TextRecord, raw: RawRecord) -> Iterator[str]:
        for group in record.groups:
            there = value_at(left, group.at)
            if not group.inside or not isinstance(there, list) or group.of is None:
                continue
            if there or group.told_empty:
                inside = ", ".join(self.record(inner, group.of, raw, group.kind) for inner in there)
                yield f"({inside})"
            _remove(left, group.at)

    def _rest(self, left: RawRecord, record: TextRecord, told_of: set[str]) -> Iterator[str]:
        """Fields that have no short form, as JSON."""
        for group in record.groups:
            _remove(left, group.at)
        fields = {item.at.partition(".")[0] for item in record.items}
        for name, value in left.items():
            if value is None or (value == {} and name in told_of):
                continue
            yield from self._as_json(name, value, nested=name in fields and isinstance(value, dict))

    def _as_json(self, name: str, value: Any, *, nested: bool) -> Iterator[str]:
        if not all(FIELD.fullmatch(part) for part in name.split(".")):
            raise Unwritable
        if nested and value:
            for inner, item in value.items():
                if item is not None:
                    yield from self._as_json(f"{name}.{inner}", item, nested=False)
        elif not nested or value == {}:
            yield f"{name}={as_json(value)}"


def _nothing_told(item: TextField) -> Any:
    """The value that says that a card has nothing of the kind."""
    return 0 if item.holds is Holds.NUMBER else False if item.holds is Holds.FLAG else []


def as_json(value: Any) -> str:
    """A value on one line of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copy(item) for name, item in value.items()}
    return list(value) if isinstance(value, list | tuple) else value


def _as_printed(item: TextField, value: Any) -> Any:
    """The value to write for a printed field; None: nobody knows it."""
    return None if value == UNTOLD else _nothing_told(item) if value is None else value


def _remove_empty(left: RawRecord, record: TextRecord, told_of: set[str]) -> None:
    """Removes the fields whose value means nothing."""
    for item in record.items:
        if means_nothing(item, value_at(left, item.at)):
            _remove(left, item.at, keep=item.at.rpartition(".")[0] not in told_of)


def _remove(raw: RawRecord, path: str, *, keep: bool = False) -> None:
    """Removes a field, and the objects around it that become empty, unless those have to stay."""
    first, _, rest = path.partition(".")
    if not rest:
        raw.pop(first, None)
        return
    inner: Any = raw.get(first)
    if isinstance(inner, dict) and inner:
        _remove(inner, rest, keep=keep)
        if inner == {} and not keep:
            del raw[first]
