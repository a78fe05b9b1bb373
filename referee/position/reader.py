"""A position text read: its game and language, its position, its disputed lines."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.kernel.cases.position_form import LineForm, PositionForm, RawRecord, Starts, TextField, TextRecord
from engine.kernel.errors import refuse
from referee.notation.parser.lexicon import folded
from referee.position.names import CardNames, SeatNames, list_at, put_value
from referee.position.record_reader import RecordReader, with_case
from referee.position.text_lines import REMARK, DisputedLine, GroupReader, LineSplitter, TextLine, unexpected
from referee.position.tokens import NUMBER, Cursor, Kind, PositionError, TextToken, nearest
from referee.position.value_reader import TOLD, UNTOLD
from referee.position.vocabulary import (
    LONGEST_PHRASE,
    form_of,
    game_names,
    game_words,
    mode_words,
    phrases,
    sign_words,
)
from referee.words.messages import BASE_LANGUAGE, folders

LONGEST_TEXT = 400_000


class PositionText(Struct):
    """A position text that has been read."""

    game: str
    language: str
    position: RawRecord
    disputed: list[DisputedLine]
    case: dict[str, Any] = {}
    """Fields of the case: the printing it is judged under."""
    head: int = 1
    """The number of the line that the position begins with."""
    places: dict[str, int] = {}
    """Part of the position, ``seats[1]`` -> the line that tells it."""
    assumed: list[tuple[str, str]] = []
    """What the text leaves out and is taken as so: whose, and the key of the field."""

    def line_of(self, field: str) -> int:
        """The line that tells a field: ``seats[1].gold``."""
        part = field.partition(".")[0]
        return self.places.get(part) or self.places.get(part.partition("[")[0]) or self.head


def read_text(text: str, language: str = BASE_LANGUAGE, *, seen: bool = False) -> PositionText:
    """Reads a position text in any language.

    Args:
        language: of several in which its first line can be read, this one is meant.
        seen: it tells what can be seen, so that closed cards have no name.

    Raises:
        PositionError: names line, column, what was read and what may stand there.
        Unreadable: the text holds control characters.
    """
    if len(text) > LONGEST_TEXT:
        raise PositionError("position_too_long", 1, 1, read="", wanted=(str(LONGEST_TEXT),))
    refuse(text.replace("\r\n", "\n"), "text", lines=("text",))
    errors: list[PositionError] = []
    order = (language, *(other for other in folders() if other != language))
    for number, tried_language in enumerate(order):
        try:
            position_text = _TextReader(text, tried_language, seen=seen).read()
        except PositionError as error:
            errors.append(error)
            if error.line > 1 and not _head_alone_fits_other(text, tried_language):
                break
            continue
        if number:
            _means_only(position_text, text, order[number + 1 :], seen=seen)
        return position_text
    raise max(errors, key=_how_far)


def _how_far(error: PositionError) -> tuple[bool, int, int]:
    """How far a language has read: one that does not know a word has not understood the lines before it."""
    return error.says != "position_word_unknown", error.line, error.column


def _means_only(first: PositionText, text: str, others: tuple[str, ...], *, seen: bool) -> None:
    """Whether no other language reads something else in a text whose language nobody has chosen.

    Raises:
        PositionError: one does.
    """
    for other in others:
        try:
            again = _TextReader(text, other, seen=seen).read()
        except PositionError:
            continue
        if again.position != first.position:
            both = (first.language, other)
            raise PositionError("position_language_unclear", 1, 1, read=", ".join(both), wanted=both)


def _head_alone_fits_other(text: str, language: str) -> bool:
    """Whether the first line is read in a further language too."""
    head = next((line for line in text.splitlines() if line.strip() and not line.startswith(REMARK)), "")
    for other in folders():
        if other != language:
            try:
                _TextReader(head, other).read()
            except PositionError:
                continue
            return True
    return False


class _TextReader:
    """One text read in one language."""

    def __init__(self, text: str, language: str, *, seen: bool = False) -> None:
        self._seen = seen
        self._split = LineSplitter(text, sign_words(language))
        self._language = language
        self._places: dict[str, int] = {}

    def read(self) -> PositionText:
        lines = list(self._split.lines())
        if not lines:
            raise PositionError("position_empty", 1, 1, read="", wanted=game_names().values())
        head, *rest = lines
        self._begin(head)
        planned = self._planned(head, rest)
        position = self._head(head)
        for line, line_form in zip(rest, planned, strict=True):
            self._read_line(line, line_form, position)
        for pending in self._reader.pending:
            pending.keep(self._reader.names.card_named(pending.typed, pending.name))
        self._ask_for_seats()
        case = position.pop("case", {})
        if not isinstance(case, dict):
            raise PositionError("position_not_json", head.number, 1, read=f"case={case}")
        return PositionText(
            self.game,
            self._language,
            position,
            self._split.disputed,
            case,
            head.number,
            self._places,
            self._reader.assumed,
        )

    def _begin(self, head: TextLine) -> None:
        """Takes the game and the mode from the first line."""
        self.game = self._game(head)
        form = form_of(self.game)
        self._form: PositionForm = form.as_seen if self._seen else form
        self._words = game_words(self.game, self._language)
        self._seats = SeatNames(self._words, self._form.seats)
        mode, cards = self._mode(head), CardNames(self.game, self._form)
        self._reader = RecordReader(self._form, self._words, cards, self._seats, mode)
        self._groups = GroupReader(self._reader, self._words)

    def _game(self, head: TextLine) -> str:
        first = head.tokens[0]
        game = game_names().get(folded(first.text)) if first.kind is Kind.WORD else None
        if game is None:
            near = game_names().get(nearest(folded(first.text), tuple(game_names())), "")
            wanted = game_names().values()
            raise PositionError(
                "position_game_unknown", first.line, first.column, read=first.text, wanted=wanted, near=near
            )
        return game

    def _mode(self, head: TextLine) -> str:
        """The mode of the text, by default ``TOLD``; its words are removed from the head."""
        for mode, words in mode_words(self._language).items():
            for word in words:
                wanted = folded(word)
                for start in range(1, len(head.tokens)):
                    for length in range(1, LONGEST_PHRASE):
                        phrase = head.tokens[start : start + length]
                        if all(token.kind is Kind.WORD for token in phrase) and wanted == folded(
                            " ".join(token.text for token in phrase)
                        ):
                            del head.tokens[start : start + length]
                            return mode
        return TOLD

    def _head(self, head: TextLine) -> RawRecord:
        record = with_case(self._form.head)
        cursor = Cursor(head.tokens[1:], head.number, head.width)
        raw = self._reader.read(cursor, record, {}, loose=True)
        if not cursor.over:
            raise unexpected(cursor, phrases(record, self._words).wanted())
        return raw

    def _planned(self, head: TextLine, lines: list[TextLine]) -> list[LineForm]:
        """The form of each line; all seats are then known.

        Raises:
            PositionError: a line has none; what is wrong with the head is told before.
        """
        planned: list[LineForm] = []
        errors: list[PositionError] = []
        for line in lines:
            try:
                planned.append(self._plan(line))
            except PositionError as error:
                errors.append(error)
        if errors:
            self._seats.allow_all()
            self._head(head)
            raise errors[0]
        return planned

    def _plan(self, line: TextLine) -> LineForm:
        """The form a line has; the seats it begins with are then known."""
        first = line.tokens[0]
        cursor = Cursor(line.tokens, line.number, line.width)
        for form in self._form.lines:
            if form.starts is Starts.WORD and self._groups.opens(form.word, cursor):
                return form
        seat = self._seats.of_line(first) if first.kind in (Kind.WORD, Kind.QUOTED) else ""
        for form in self._form.lines:
            if form.starts is Starts.DEED and seat and self._is_deed(form, cursor):
                return form
            if form.starts is Starts.SEAT and seat:
                if seat not in self._seats.ids:
                    self._seats.ids.append(seat)
                return form
            if form.starts is Starts.NAME:
                return form
        raise self._seats.unknown(first)

    def _is_deed(self, form: LineForm, cursor: Cursor) -> bool:
        """Whether a deed follows the seat, or whom it is done to and then the deed; no number of its name."""
        first = self._behind_fillers(cursor, 1)
        if self._deed_at(form, cursor, first):
            return True
        target = self._seats.exactly(cursor.ahead(first)) or self._seats.of_line(cursor.ahead(first))
        done_to = bool(target) and first > 1  # words between two seats tell of a deed, though not of which
        return done_to or (
            bool(target) and self._deed_at(form, cursor, self._behind_fillers(cursor, first + 1))
        )

    def _behind_fillers(self, cursor: Cursor, first: int) -> int:
        while folded(cursor.ahead(first).text) in self._words.fillers:
            first += 1
        return first

    def _deed_at(self, form: LineForm, cursor: Cursor, first: int) -> bool:
        item = form.record.items[0]
        for length in range(LONGEST_PHRASE, 0, -1):
            words = [cursor.ahead(first + n) for n in range(length)]
            if all(word.kind is Kind.WORD for word in words):
                phrase, after = " ".join(word.text for word in words), cursor.ahead(first + length)
                numbered = after.kind is Kind.WORD and (NUMBER.fullmatch(after.text) or after.text == UNTOLD)
                if self._begins_value(form.record, item, phrase) is not None and not numbered:
                    return True
        return False

    def _begins_value(self, record: TextRecord, item: TextField, phrase: str) -> Any:
        """The one value whose words begin with this phrase."""
        wanted = folded(phrase)
        exact = phrases(record, self._words).value(item, phrase)
        if exact is not None or len(wanted) < 2:
            return exact
        words = {value: self._words.value(value) for value in item.among}
        values = [
            value
            for value, wordings in words.items()
            if any(folded(wording).startswith(wanted) for wording in wordings)
        ]
        return values[0] if len(values) == 1 else None

    def _read_line(self, line: TextLine, form: LineForm, position: RawRecord) -> None:
        cursor = Cursor(line.tokens, line.number, line.width)
        if form.starts is Starts.WORD:
            cursor.at += self._groups.opens(form.word, cursor)
            there = list_at(position, form.at, line.tokens[0])
            put_value(position, form.at, [*there, *self._groups.stacks(cursor, form.record, position)])
            self._places[form.at] = line.number
        elif form.many:
            self._keep(self._record_line(cursor, form, position), line, form, position)
            while form.record.named_by_seat and cursor.takes(","):
                self._keep(self._record_line(cursor, form, position), line, form, position)
        else:
            raw = self._record_line(cursor, form, position)
            if form.at in position:
                raise PositionError("position_line_twice", line.number, 1, read=line.tokens[0].text)
            position[form.at] = raw
            self._places[form.at] = line.number
        if not cursor.over:
            raise unexpected(cursor, (",", ";"))

    def _keep(self, raw: RawRecord, line: TextLine, form: LineForm, position: RawRecord) -> None:
        there = list_at(position, form.at, line.tokens[0])
        position[form.at] = [*there, raw]
        self._places[f"{form.at}[{len(there)}]"] = line.number

    def _record_line(self, cursor: Cursor, form: LineForm, position: RawRecord) -> RawRecord:
        record = form.record
        name, token = "", cursor.here
        deed = None
        if record.named_by_seat:
            name = self._seats.of_line(token) if form.starts is Starts.SEAT else self._seats.needed(token)
            cursor.at += 1
        if form.starts is Starts.DEED:
            deed = self._deed(cursor, form)
        if name and self._tells_fields(cursor, record):
            cursor.at += 1
        raw = self._reader.read(cursor, record, position, name=name, loose=True)
        if deed is not None:
            put_value(raw, record.items[0].at, deed)
        elif form.starts is Starts.DEED and record.items[0].at not in raw:
            here, words = cursor.here, phrases(record, self._words).wanted()
            raise PositionError("position_deed_missing", here.line, here.column, read=name, wanted=words)
        if cursor.takes(":") or (record.groups and self._groups.opens_one_of(record.groups, cursor)):
            self._groups.groups(cursor, record, raw)
        return raw

    def _tells_fields(self, cursor: Cursor, record: TextRecord) -> bool:
        """Whether the colon behind a seat is followed by its numbers and not by its cards."""
        beginning = (cursor.ahead(1), cursor.ahead(2))
        if not cursor.here.is_sign(":") or not any(
            any(map(str.isdecimal, token.text)) for token in beginning
        ):
            return False
        return self._reader.begins_field(cursor, record)

    def _deed(self, cursor: Cursor, form: LineForm) -> Any:
        first = self._behind_fillers(cursor, 0)
        for length in range(LONGEST_PHRASE, 0, -1):
            value = self._begins_value(form.record, form.record.items[0], cursor.phrase_ahead(first, length))
            if value is not None:
                cursor.at += first + length
                return value
        return None

    def _ask_for_seats(self) -> None:
        for line in self._split.disputed:
            if line.everything:
                token = TextToken(Kind.WORD, line.text, line.line, line.column)
                line.seat = self._seats.needed(token)
