"""The lines of a position text, and the groups of records and names behind their colons."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from engine.kernel.cases.position_form import Group, RawRecord, TextRecord
from referee.notation.parser.lexicon import folded
from referee.position.names import list_at, put_value, value_at
from referee.position.record_reader import RecordReader, opens
from referee.position.tokens import Cursor, Kind, PendingCard, PositionError, SignWords, TextToken, tokens
from referee.position.vocabulary import GameWords, game_names

LONGEST_LINE = 40_000
GOES_ON = ",("
"""After these signs a line goes on in the next one."""
REMARK = ";"
DASHES = ("-", "–", "—")
"""Nobody stands in the group."""
AROUND = ("expect", "tell", "why")
"""Fields that a line of their own adds to the disputed line before it."""


class DisputedLine(Struct):
    """A line that asks for a ruling."""

    line: int
    column: int
    text: str
    everything: bool = False
    """What this seat may do is asked."""
    seat: str = ""
    around: dict[str, Any] = {}


class TextLine(Struct):
    """A line of a text with the lines it goes on in."""

    number: int
    tokens: list[TextToken]
    width: int


def is_position_text(data: bytes) -> bool:
    """Whether a file looks like a position text: it begins with the word for a game."""
    start = data[:400].decode("utf-8", "replace").lstrip("\ufeff \t\r\n")
    return folded(_first_word(start)) in game_names()


def _first_word(text: str) -> str:
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith(REMARK):
            return re.split(r"[\s,]", line.strip(), maxsplit=1)[0]
    return ""


class LineSplitter:
    """Splits a text in one language."""

    def __init__(self, text: str, signs: SignWords) -> None:
        self._text = text.removeprefix("\ufeff")
        self._signs = signs
        self.disputed: list[DisputedLine] = []
        """The lines that ask for a ruling, in their order."""

    def lines(self) -> Iterator[TextLine]:
        """The lines of the position; those that ask for a ruling are put aside.

        Raises:
            PositionError: a line is too long, or a quotation is not closed.
        """
        held: TextLine | None = None
        for number, raw in enumerate(self._text.splitlines(), 1):
            text = raw.rstrip()
            if len(text) > LONGEST_LINE:
                raise PositionError(
                    "position_too_long", number, LONGEST_LINE, read="", wanted=(str(LONGEST_LINE),)
                )
            if held is None and (not text.strip() or text.lstrip().startswith(REMARK)):
                continue
            if held is None and self._is_disputed(text, number):
                continue
            line_tokens = tokens(text, number, self._signs)
            if held is not None:
                held = TextLine(held.number, [*held.tokens, *line_tokens], len(text))
            elif self._belongs_to_disputed(line_tokens):
                continue
            else:
                held = TextLine(number, line_tokens, len(text))
            if not (line_tokens and line_tokens[-1].is_sign(GOES_ON)):
                yield held
                held = None
        if held is not None:
            yield held

    def _is_disputed(self, text: str, number: int) -> bool:
        """``? line`` and ``?? seat``, or the words for these signs."""
        start = len(text) - len(text.lstrip())
        plain = text.strip()
        for sign in ("??", "?"):
            for word in (sign, *self._signs.get(sign, ())):
                if not plain.casefold().startswith(word.casefold()):
                    continue
                rest = plain[len(word) :]
                if word == sign or not rest or rest[0].isspace():
                    column = start + len(word) + 1 + len(rest) - len(rest.lstrip())
                    self.disputed.append(DisputedLine(number, column, rest.strip(), sign == "??"))
                    return True
        return False

    def _belongs_to_disputed(self, line_tokens: list[TextToken]) -> bool:
        """``expect={...}`` below a disputed line."""
        fields = [token for token in line_tokens if token.kind is Kind.FIELD and token.text in AROUND]
        if not fields or len(fields) < len(line_tokens) or not self.disputed:
            return False
        for field in fields:
            self.disputed[-1].around[field.text] = field.value
        return True


class GroupReader:
    """Reads the groups of one text."""

    def __init__(self, reader: RecordReader, words: GameWords) -> None:
        self._reader, self._words = reader, words

    def opens(self, key: str, cursor: Cursor) -> int:
        """How many words open a line or a group; 0: other words stand here."""
        return opens(self._words, key, cursor)

    def groups(self, cursor: Cursor, record: TextRecord, raw: RawRecord) -> None:
        """Reads the groups behind the colon, which semicolons or slashes part."""
        groups = [group for group in record.groups if not group.inside]
        place, opened = 0, False
        while True:
            next_group = next(
                (
                    (n, length)
                    for n, candidate in enumerate(groups)
                    if candidate.word and (length := self.opens(candidate.word, cursor))
                ),
                None,
            )
            if next_group is not None:
                place, opened = next_group[0], True
                cursor.at += next_group[1]
                cursor.takes(":")
            if place >= len(groups):
                raise unexpected(
                    cursor, tuple(self._words.field(group.word)[0] for group in groups if group.word)
                )
            self._group(cursor, groups, place, raw, alone=not opened)
            if not cursor.takes(";/") and not self.opens_one_of(groups, cursor):
                return
            place += 1

    def _group(self, cursor: Cursor, groups: list[Group], place: int, raw: RawRecord, *, alone: bool) -> None:
        group = groups[place]
        if group.empty is not None and place and (cursor.over or cursor.here.kind is Kind.SIGN):
            put_value(raw, *group.empty)
        if group.empty is not None and (nobody := cursor.here.text in DASHES or self.opens("nobody", cursor)):
            cursor.at += nobody
            put_value(raw, *group.empty)
        while not cursor.over and not cursor.here.is_sign(";/") and not self.opens_one_of(groups, cursor):
            if cursor.takes(",") or self._joins(cursor):
                continue
            if group.of is None:
                self._reference(cursor, groups, group, raw)
            else:
                record_read = self._reader.read(cursor, group.of, raw, group)
                own = self._own_group(groups, group, record_read) if alone else group
                put_value(raw, own.at, [*list_at(raw, own.at, cursor.here), record_read])
            if cursor.here.text and not cursor.here.is_sign(",;/") and not self._is_joiner(cursor.here):
                raise unexpected(cursor, (",", ";"))

    def opens_one_of(self, groups: Sequence[Group], cursor: Cursor) -> bool:
        """Whether the word of one of these groups stands here."""
        return any(group.word and self.opens(group.word, cursor) for group in groups)

    def _is_joiner(self, token: TextToken) -> bool:
        return token.kind is Kind.WORD and folded(token.text) in self._words.joiners

    def _joins(self, cursor: Cursor) -> bool:
        joins = self._is_joiner(cursor.here)
        cursor.at += joins
        return joins

    def _own_group(self, groups: list[Group], group: Group, record: RawRecord) -> Group:
        """A card in play that is looked up, or whose type is told, lies among those of its type."""
        told = next((other for other in groups if other.kind and other.kind == record.get("type")), None)
        if told is not None and group.kind:
            return told
        face = record.get(group.of.face) if group.of is not None and group.of.face else None
        cards = self._reader.names.cards
        if not isinstance(face, str) or cards is None or not cards.has(face):
            return group
        kind = cards.face(face).type.value
        return next((other for other in groups if other.kind == kind), group)

    def _reference(self, cursor: Cursor, groups: list[Group], group: Group, raw: RawRecord) -> None:
        """The name of a card, told before all cards are known."""
        token = cursor.here
        if token.kind not in (Kind.WORD, Kind.QUOTED):
            raise unexpected(cursor, ())
        words = [cursor.take().text]
        while token.kind is Kind.WORD and cursor.here.kind is Kind.WORD and not cursor.over:
            if self._is_joiner(cursor.here) or self.opens_one_of(groups, cursor):
                break
            words.append(cursor.take().text)
        named = list_at(raw, group.at, token)
        place = len(named)
        put_value(raw, group.at, [*named, ""])

        def keep(id_: str) -> None:
            value_at(raw, group.at)[place] = id_

        self._reader.pending.append(PendingCard(keep, token, " ".join(words)))

    def stacks(self, cursor: Cursor, record: TextRecord, position: RawRecord) -> list[list[RawRecord]]:
        """Places parted by commas, the cards of a place by slashes, from the lowest."""
        cursor.takes(":")
        places: list[list[RawRecord]] = []
        while not cursor.over:
            place = [self._reader.read(cursor, record, position)]
            while cursor.takes("/"):
                place.append(self._reader.read(cursor, record, position))
            places.append(place)
            if not cursor.takes(",") and not cursor.over:
                raise unexpected(cursor, (",", "/"))
        return places


def unexpected(cursor: Cursor, wanted: tuple[str, ...]) -> PositionError:
    """The error of a word or sign that does not fit."""
    here = cursor.here
    says = "position_word_unknown" if here.text else "position_ends"
    return PositionError(says, here.line, here.column, read=here.text, wanted=wanted)
