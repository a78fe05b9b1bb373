"""Defects of a whole table: unknown words, missing names, counts out of range, bad procedures.

A game lists what its fields may hold. A field is called by its record and its name: ``Card.host``. The values
under the keys of a field are ``Area.units.*``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.game import Game
from engine.kernel.state import Frame, Slots, State

MOST = 999
"""No number of a table is larger."""
LONGEST = 400
"""No word of a table has more characters, except what is written out for people."""
LONGEST_TEXT = 4000
MANY = 600
"""No list of a table holds more."""
FEW = 12
"""So many words are named where none of them was read."""
DEEPEST = 40
"""No table has more unfinished procedures."""

AllowedValues = Callable[[Any], Collection[str]]
"""(table) -> the words that may stand in a field."""


class Defect(Struct, frozen=True):
    """One thing that cannot be."""

    says: str
    """Message key."""
    field: str
    """The path of the value: ``cards.arya.host``."""
    value: str | int = ""
    known: tuple[str, ...] = ()
    """What could stand there, where these are few."""


class TableFields(Struct, frozen=True):
    """What the fields of a game's tables may hold."""

    among: Mapping[str, AllowedValues]
    """Field -> its words."""
    below_zero: frozenset[str] = frozenset()
    """Fields whose number may be negative."""
    slots: Mapping[str, Mapping[str, str]] = {}
    """Procedure -> slot -> what it holds: ``flag``, ``number``, ``word``, ``words``, or a field of ``among``;
    a field followed by ``*`` holds several. A slot that may be missing begins with ``?``."""
    once: frozenset[str] = frozenset()
    """Procedures that cannot be unfinished twice."""
    texts: frozenset[str] = frozenset()
    """Fields that hold sentences."""
    free: frozenset[str] = frozenset({"State.events", "State.notes"})
    """Fields from which nothing is computed: the events and notes of the last move."""


def one_of(*words: str) -> AllowedValues:
    """Allows the same words at every table."""
    return lambda table: words


def seats_of(table: Any) -> tuple[str, ...]:
    """The seats of the table."""
    return tuple(table.seats)


def seats_or_none(table: Any) -> tuple[str, ...]:
    """The seats of the table, or the empty name."""
    return ("", *table.seats)


def defects(game: Game, fields: TableFields, table: Any) -> Iterator[Defect]:
    """The defects a table of any game may have."""
    yield from _of_state(game, table)
    unfinished = [frame.procedure for frame in table.agenda]
    yield from repeated([procedure for procedure in unfinished if procedure in fields.once], "agenda")
    check = _TableCheck(fields, table)
    yield from check.record(table, "")
    for number, frame in enumerate(table.agenda):
        yield from _frame(game, frame, f"agenda[{number}]")
        yield from check.slots(frame, f"agenda[{number}]")


def _of_state(game: Game, table: State) -> Iterator[Defect]:
    yield from _word("game", table.game, (game.id,))
    yield from _word("text", table.text, game.texts)
    if len(table.agenda) > DEEPEST:
        yield Defect("table_too_many", "agenda", len(table.agenda))
    points = {point.rule: point for point in game.points}
    for rule, option in table.decided.items():
        if rule not in points:
            yield Defect("table_no_such", "decided", rule)
        else:
            yield from _word(f"decided.{rule}", option, points[rule].options)


def _frame(game: Game, frame: Frame, path: str) -> Iterator[Defect]:
    if frame.procedure not in game.steps:
        yield Defect("table_no_such", f"{path}.procedure", frame.procedure)
    elif frame.step not in game.steps[frame.procedure]:
        yield from _word(f"{path}.step", frame.step, tuple(game.steps[frame.procedure]))


def _word(path: str, word: str, among: Collection[str]) -> Iterator[Defect]:
    """A word that is none of these; where they are few they are named."""
    if word not in among:
        if len(among) <= FEW:
            yield Defect("table_no_word", path, word, tuple(sorted(known for known in among if known)))
        else:
            yield Defect("table_no_such", path, word)


def _several(value: Collection[Any], path: str) -> Iterator[Defect]:
    if len(value) > MANY:
        yield Defect("table_too_many", path, len(value))


class _TableCheck:
    """Looks through every field of one table."""

    def __init__(self, fields: TableFields, table: Any) -> None:
        self._fields = fields
        self._among = {name: frozenset(among(table)) for name, among in fields.among.items()}

    def record(self, value: Struct, path: str) -> Iterator[Defect]:
        """The fields of one record, and what is under them."""
        name = "State" if isinstance(value, State) else type(value).__name__
        for field in value.__struct_fields__:
            where = f"{name}.{field}"
            if where not in self._fields.free:
                yield from self._value(getattr(value, field), where, f"{path}.{field}" if path else field)

    def _value(self, value: Any, where: str, path: str) -> Iterator[Defect]:
        if isinstance(value, Struct):
            yield from self.record(value, path)
        elif isinstance(value, dict):
            yield from _several(value, path)
            for key, item in value.items():
                yield from self._text(key, where, path)
                inner = f"{where}.*" if f"{where}.*" in self._among else where
                yield from self._value(item, inner, f"{path}.{key}")
        elif isinstance(value, tuple | list):
            yield from _several(value, path)
            for number, item in enumerate(value):
                yield from self._value(item, where, f"{path}[{number}]")
        elif isinstance(value, str):
            yield from self._text(value, where, path)
        elif isinstance(value, int) and not isinstance(value, bool):
            yield from self._number(value, where, path)

    def _text(self, word: str, where: str, path: str) -> Iterator[Defect]:
        among = self._among.get(where)
        if among is not None:
            yield from _word(path, word, among)
        if len(word) > (LONGEST_TEXT if where in self._fields.texts else LONGEST):
            yield Defect("table_too_long", path, len(word))

    def _number(self, number: int, where: str, path: str) -> Iterator[Defect]:
        least = -MOST if where in self._fields.below_zero or where.endswith("Frame.slots") else 0
        if not least <= number <= MOST:
            yield Defect("table_no_number", path, number)

    def slots(self, frame: Frame, path: str) -> Iterator[Defect]:
        """What an unfinished procedure has filled in."""
        for slot, what in self._fields.slots.get(frame.procedure, {}).items():
            name = slot.removeprefix("?")
            if name in frame.slots:
                yield from self._slot(frame.slots, name, what, f"{path}.slots.{name}")
            elif name == slot:
                yield Defect("table_no_slot", f"{path}.slots", name)

    def _slot(self, slots: Slots, name: str, what: str, path: str) -> Iterator[Defect]:
        value = slots[name]
        kind = KINDS.get(what, tuple if what.endswith("*") else str)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            yield Defect("table_no_slot", path, str(value))
        elif what not in KINDS:
            yield from self._value(value, what.removesuffix("*"), path)


KINDS: dict[str, type] = {"flag": bool, "number": int, "word": str, "words": tuple}
"""What a slot holds, where no list says which words."""


def key_defects(records: Mapping[str, Any], path: str) -> Iterator[Defect]:
    """Records that stand under another key than their own."""
    for key, item in records.items():
        if item.id != key:
            yield Defect("table_other_key", f"{path}.{key}.id", item.id)


def repeated(ids: Collection[str], path: str) -> Iterator[Defect]:
    """Values that must be unique and occur twice."""
    earlier: set[str] = set()
    for word in ids:
        if word in earlier:
            yield Defect("table_twice", path, word)
        earlier.add(word)
