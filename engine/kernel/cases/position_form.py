"""The structure of position text as data: records, fields and lines.

Reading and writing are done elsewhere and know no game. A field names its words by key; the words of each
language are handed in. A field that has no place here is written as JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

RawRecord = dict[str, Any]
"""A part of a position as the case format has it."""


class Holds(StrEnum):
    """The kind of value in a field."""

    NUMBER = "number"
    FLAG = "flag"
    WORD = "word"
    WORDS = "words"
    NUMBERS = "numbers"
    SEAT = "seat"
    SEATS = "seats"
    SIDES = "sides"
    """Lists of seats, one for each side."""
    CARD = "card"
    """A card of the position, by its id or its name."""
    TEXT = "text"
    TEXTS = "texts"
    COUNTS = "counts"
    """How many of which things."""
    PAIR = "pair"
    """A seat and a word: the card of a family."""
    FACE = "face"
    """A card of the catalogue, by its title."""


Usual = Callable[[RawRecord, RawRecord], Any]
"""(the record, the record it belongs to) -> the value of a field the text leaves out; None: there is none."""

NEVER = "never"
"""No value of the field means the same as a missing field."""


class TextField(Struct, frozen=True):
    """A field of a record and the form it has in a text."""

    at: str
    """Its place in the record; ``plot.claim`` is inside ``plot``."""
    holds: Holds
    word: str = ""
    """The key of its word; without one, its own name."""
    among: tuple[Any, ...] = ()
    bare: bool = False
    """The value needs no word before it."""
    unknown: str = ""
    """Of a seat and a word: the word of what nobody has told; empty: it has to be told."""
    signed: bool = False
    """A number with a plus sign and no word is this one."""
    counted_by: str = ""
    """The number of such things, by which its word is declined."""
    usual: Usual | None = None
    assumed: bool = False
    """The reader sees the default: the text does not give it, and a ruling may depend on it."""
    absent: Any = None
    """The value of a missing field; None: zero, no, or an empty list."""

    @property
    def key(self) -> str:
        """The key of its word."""
        return self.word or self.at.rpartition(".")[2]


class TextRecord(Struct, frozen=True):
    """A seat, a card, an area or the head of a position."""

    items: tuple[TextField, ...]
    groups: tuple[Group, ...] = ()
    name: str = ""
    """The field that the first words of the record tell; none: it has no name."""
    named_by_seat: bool = False
    """That field holds a seat."""
    title: str = ""
    """The field of the printed name, beside an id."""
    face: str = ""
    """The field of the card of the catalogue, beside an id."""
    seats_first: bool = False
    """The seat comes before the word of its field: ``stark to act``."""
    parts: tuple[str, ...] = ()
    """Objects inside it that mean nothing when they are empty."""
    untold: tuple[str, ...] = ()
    """Fields that are unknown unless something is known of the object they belong to."""


class Group(Struct, frozen=True):
    """A list inside a record: behind the colon, or in brackets."""

    at: str
    of: TextRecord | None = None
    """What it consists of; none: ids of cards."""
    word: str = ""
    """The key of the word that opens it; the first group needs none."""
    inside: bool = False
    """It is written in brackets."""
    kind: str = ""
    """The type of card that it holds; none: each card tells its own."""
    told_empty: bool = False
    """An empty list means something else than no list."""
    empty: tuple[str, str] | None = None
    """A field and its value, where the text opens the group and tells nothing in it."""


class Starts(StrEnum):
    """How a line shows which form it has."""

    SEAT = "seat"
    """It begins with a seat."""
    DEED = "deed"
    """It begins with a seat, and a value of its first field follows."""
    WORD = "word"
    """It begins with a word of its own."""
    NAME = "name"
    """Any other line."""


class LineForm(Struct, frozen=True):
    """A form of line."""

    at: str
    """The field of the position it fills."""
    record: TextRecord
    starts: Starts
    word: str = ""
    many: bool = True
    """It adds one to a list."""
    stacked: bool = False
    """It fills a list of lists: commas part the places, slashes the records of a place."""


class PositionForm(Struct, frozen=True):
    """The position text of one game."""

    head: TextRecord
    lines: tuple[LineForm, ...]
    speaks: tuple[str, ...]
    """The files of words it uses, besides the common ones."""
    seats: tuple[str, ...] = ()
    """Seats of every table of the game; without any, those that lines begin with."""
    prefix: str = ""
    """What the ids of the catalogue begin with; the ids of a position leave it out."""
    printed: dict[str, tuple[str, ...]] = {}
    """Type of card -> the fields printed on it."""
    untold_in: tuple[str, ...] = ()
    """Phases in which an object exists even if the text does not mention it."""
    seen: tuple[LineForm, ...] = ()
    """The lines that describe a table, where they differ from those of a position."""
    paths: Callable[[RawRecord], tuple[str, ...]] = lambda position: ()
    """The facts of a position worth telling, in the order of its text."""
    without_type: Callable[[RawRecord, RawRecord], tuple[str, ...]] = lambda position, step: ()
    """The names of cards whose type a disputed move depends on and the position does not give."""
    types: tuple[str, ...] = ()
    """The types of cards, where a position tells them."""

    @property
    def as_seen(self) -> PositionForm:
        """The form of a text that tells a table as it lies there, and no more than can be seen."""
        return replace(self, lines=self.seen) if self.seen else self
