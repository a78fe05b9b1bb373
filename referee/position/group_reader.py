"""What stands behind the colon of a line: groups of records, names of cards, stacks."""

from __future__ import annotations

from engine.kernel.grammar import Group, RawRecord, TextRecord
from referee.notation.parser.lexer import folded
from referee.position.names import at, listed, put
from referee.position.record_reader import RecordReader
from referee.position.tokens import Cursor, Kind, PendingCard, PositionError
from referee.position.words import LONGEST_PHRASE, GameWords


class GroupReader:
    """Reads the groups of one text."""

    def __init__(self, reader: RecordReader, words: GameWords) -> None:
        self._reader, self._words = reader, words

    def opens(self, key: str, cursor: Cursor) -> int:
        """How many words open a line or a group; 0: other words stand here."""
        words = {folded(word) for word in self._words.field(key)}
        for length in range(LONGEST_PHRASE, 0, -1):
            if folded(cursor.phrase(length)) in words:
                return length
        return 0

    def groups(self, cursor: Cursor, record: TextRecord, raw: RawRecord) -> None:
        """What stands behind the colon, parted by semicolons or slashes."""
        groups = [group for group in record.groups if not group.inside]
        place, opened = 0, False
        while True:
            found = next(
                (
                    (n, length)
                    for n, one in enumerate(groups)
                    if one.word and (length := self.opens(one.word, cursor))
                ),
                None,
            )
            if found is not None:
                place, opened = found[0], True
                cursor.at += found[1]
                cursor.takes(":")
            if place >= len(groups):
                raise unexpected(cursor, tuple(self._words.field(one.word)[0] for one in groups if one.word))
            self._group(cursor, groups, place, raw, alone=not opened)
            if not cursor.takes(";/"):
                return
            place += 1

    def _group(self, cursor: Cursor, groups: list[Group], place: int, raw: RawRecord, *, alone: bool) -> None:
        group = groups[place]
        if group.empty is not None and place and (cursor.over or cursor.here.kind is Kind.SIGN):
            put(raw, *group.empty)
        while not cursor.over and not cursor.here.is_sign(";/"):
            if cursor.takes(","):
                continue
            if group.of is None:
                self._reference(cursor, group, raw)
            else:
                one = self._reader.read(cursor, group.of, raw, group)
                own = self._own_group(groups, group, one) if alone else group
                put(raw, own.at, [*listed(raw, own.at, cursor.here), one])
            if cursor.here.text and not cursor.here.is_sign(",;/"):
                raise unexpected(cursor, (",", ";"))

    def _own_group(self, groups: list[Group], group: Group, one: RawRecord) -> Group:
        """A card that is looked up lies among those of its type."""
        face = one.get(group.of.face) if group.of is not None and group.of.face else None
        cards = self._reader.names.cards
        if not isinstance(face, str) or cards is None or not cards.has(face):
            return group
        kind = cards.face(face).type.value
        return next((other for other in groups if other.kind == kind), group)

    def _reference(self, cursor: Cursor, group: Group, raw: RawRecord) -> None:
        """The name of a card, told before all cards are known."""
        token = cursor.here
        if token.kind not in (Kind.WORD, Kind.QUOTED):
            raise unexpected(cursor, ())
        words = [cursor.take().text]
        while token.kind is Kind.WORD and cursor.here.kind is Kind.WORD and not cursor.over:
            words.append(cursor.take().text)
        named = listed(raw, group.at, token)
        place = len(named)
        put(raw, group.at, [*named, ""])

        def keep(id_: str) -> None:
            at(raw, group.at)[place] = id_

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
