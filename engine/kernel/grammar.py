"""The structure of typed lines and of position text as data: forms, slots, records, fields.

Reading, completing and printing are done elsewhere and know no game. A form is a verb and the places after
it. A place fills one field of the move as JSON has it (``pay.gold`` is inside ``pay``) and holds a card, a
seat, a number... A form and a place name their words by key; the words of each language are handed in.

Reading and writing are done elsewhere and know no game. A field names its words by key; the words of each
language are handed in. A field that has no place here is written as JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.meanings import Mentions, MoveMeant
from engine.kernel.reasons import Question

LineWords = Mapping[str, tuple[str, ...]]
"""By language, the words of one meaning; the first is printed."""
RawMove = dict[str, Any]


class Vocabulary(Struct, frozen=True, eq=False, kw_only=True):
    """The words of a game's typed lines, by the key of what they mean. English comes first."""

    verbs: Mapping[str, LineWords]
    """Words a form begins with."""
    leads: Mapping[str, LineWords]
    """Words that open a place."""
    values: Mapping[str, LineWords]
    """Words for closed values, yes and no among them."""
    houses: Mapping[str, LineWords]
    """Words for what a seat can be called by: a House, a family, a colour."""
    names: Mapping[str, LineWords] = {}
    """Words the game builds the names of things of."""
    synonyms: Mapping[str, LineWords] = {}
    """What players say instead: of a verb by its key, of ``values.KEY`` and ``leads.KEY``."""
    nicknames: Mapping[str, LineWords] = {}
    """Folded English title -> other names of the card, besides the printed one."""
    listed: Mapping[str, LineWords] = {}
    """By the verb of a move that is a list of names, what players say around such a list."""
    descriptions: Mapping[str, LineWords] = {}
    """What players say of a thing instead of its name, by the key of a quality."""


class Slot(Struct, frozen=True):
    """A place in a form: it fills one field of a move."""

    at: str
    holds: str
    lead: str = ""
    """The word that opens it; a place without one follows the place before."""
    needed: bool = True
    among: tuple[str, ...] = ()
    pool: str = ""
    """Which things are meant first."""
    means: Any = None
    """The value that the lead of a flag means."""
    behind: str = ""
    """Of a place without such a word: the lead of words that may be said before it all the same."""
    counts: bool = False
    """Of a number: it says how many, so it may stand before its word too, and in a list of such numbers."""
    one: str = ""
    """Of such a number: the lead of the words that mean one, where no number stands beside them."""


class Form(Struct, frozen=True):
    """One way to write one kind of move or effect."""

    makes: str
    words: str
    """Key of the verb it begins with; ``values.KEY``: of a value; empty: it begins with none."""
    slots: tuple[Slot, ...] = ()
    fixed: RawMove = {}
    asked: bool = False
    """It is a way to say this only while the table waits for it."""
    before: str = ""
    """Key of a verb that may stand before these words."""
    far: int = 0
    """How much further it is from what was said than other forms with these words."""
    says: tuple[str, ...] = ()
    """Fields of which the line must give at least one to have this meaning."""


class Alternative(Struct, frozen=True):
    """One move a line may mean that leaves something open."""

    raw: RawMove
    adds: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """What else the line must contain to have this meaning: leads, each with the things after it."""


class Thing(Struct, frozen=True):
    """Something on the table that can be named."""

    id: str
    name: str
    face: str = ""
    also: tuple[str, ...] = ()
    """What else it is called, in any language."""
    titles: Mapping[str, str] = {}
    """By language, how it is called in full where nothing is printed on it."""


class Expansion(Struct, frozen=True):
    """The meaning of an outcome that is entered by itself: moves, ways to choose from, or neither."""

    moves: tuple[Move, ...] = ()
    open: str = ""
    """The field that is not determined."""
    ways: tuple[dict[str, tuple[str, ...] | None], ...] = ()
    """Possible ways, the simplest first: what else must be given, by field."""
    because: tuple[str, ...] = ()
    """Of an outcome that cannot have come about: the rules that forbid its beginning."""
    begins: Move | None = None
    """Of such an outcome: the move it begins with."""
    asks: Question | None = None
    """Of an outcome that turns on something unknown: what."""


class Grammar(Struct, frozen=True, kw_only=True):
    """Everything the typed line has to know of a game. What a game has no use for can be left out."""

    forms: tuple[Form, ...]
    effects: tuple[Form, ...] = ()
    speaks: tuple[str, ...]
    """The files of its words: those it shares with other games, then its own."""
    bare: str = ""
    """The verb a line of effects alone makes."""
    house_of: Callable[[Any], str] = lambda seat: str(getattr(seat, "house", "") or "")
    """(seat) -> by which of the houses it is called; empty: by its id alone."""
    nobodys: tuple[str, ...] = ()
    """Verbs that need no seat."""
    outright: tuple[str, ...] = ()
    """Verbs written with the words of their forms only."""
    denied: Mapping[str, str] = {}
    """Key of the words of a verb -> key of those that say that it is not done."""
    things: Callable[[Any, Vocabulary], tuple[Thing, ...]]
    """(state, the words of the game) -> all that can be named."""
    pool: Callable[[Any, str, str], tuple[str, ...]]
    """(state, seat, pool) -> the things meant first."""
    with_defaults: Callable[[Any, RawMove], RawMove] = lambda state, raw: raw
    """(state, a move as read) -> the same with what goes without saying."""
    alternatives: Callable[[Any, RawMove], tuple[Alternative, ...]] = lambda state, raw: (Alternative(raw),)
    """(state, a move filled) -> all it may mean; several: the players are asked which."""
    as_typed: Callable[[Any, RawMove], RawMove] = lambda state, raw: raw
    """(state, a move) -> the move taken apart as its line tells it: what `with_defaults` puts together."""
    field: Callable[[Any, str, str], str]
    """(state, what it is of, field) -> what it holds: number, flag, word, words, seat, seats, card or plots.

    Empty: there is no such field."""
    fields: Callable[[Any, str, bool], tuple[str, ...]]
    """(state, the object, whether it is printed) -> the fields of it that can be declared or corrected."""
    show: Callable[[Any, str, str, str, Any], RawMove | None] = lambda state, seat, zone, id_, face: None
    """(state, seat, zone, id, face) -> the card that turns out to lie there unknown, if one can."""
    fits_pool: Callable[[Any, RawMove, str], bool] = lambda state, card, pool: False
    """(state, a card that would be shown, pool) -> whether it is what the place means."""
    barred_from_pool: Callable[[Any, str, str], bool] = lambda state, id_, pool: False
    """(state, a card, pool) -> whether it is known to be of a kind that cannot stand in such a place."""
    worth_suggesting: Callable[[Any, RawMove, str], bool] = lambda state, raw, place: True
    """(state, a move as far as it is read, place) -> whether the place is worth suggesting."""
    meanings: Callable[[Any, Mentions], Iterable[MoveMeant]] | None = None
    """(state, the things a line mentions) -> the moves it may mean, each with its parts."""
    described: Callable[[Any], Mapping[str, frozenset[str]]] | None = None
    """(state) -> by the id of a thing the keys of its qualities, its owner among them."""
    remarks: bool = False
    """Players talk beside their moves: a part of a line that tells nothing of a move may be left out."""
    in_parts: Callable[[Move], tuple[Move, ...]] = lambda move: (move,)
    """(a move that a line tells as one) -> the moves that it is, in their order."""
    expand: Callable[..., Expansion] = lambda state, raw, passes: Expansion()
    """(state, an outcome, passes) -> the moves that lead to it."""


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
