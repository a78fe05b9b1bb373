"""What a line may mean at a table: moves with the parts that a player says of each, in no language.

A game names the moves that can be meant where certain things are spoken of, legal or not; how well each
explains the words of the line is worked out elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

THING, VALUE, COUNT, NUMBER, FLAG, SEAT, PLOT = "thing", "value", "count", "number", "flag", "seat", "plot"
PARTED = ","
"""What stands in the order of a line for a sign between its words, in games without remarks."""
IMPLIED, USUAL, OPEN = 0, 3, 5
"""What it costs, in tenths, to leave a part out: it goes without saying, can be filled, has to be asked."""


class Part(Struct, frozen=True):
    """Something a player says of a move."""

    what: str
    keys: tuple[str, ...]
    """Things, values or leads of which one says it."""
    leads: tuple[str, ...] = ()
    """Leads that may stand before it; behind those of another part something else is meant."""
    led: bool = False
    """Without one of these leads it is hardly meant."""
    many: int = 0
    """Of a count: how many."""
    all_of: int = 0
    """Of a count: how many there are, so that a number may be left out."""
    unsaid: int = USUAL
    asked: bool = False
    """Nobody can fill it: where it is not said, the players are asked."""
    also: tuple[str, ...] = ()
    """Values that may be said right beside it, and seats it belongs to."""
    guess: tuple[str, ...] = ()
    """Values that may say it where nobody knows it by them."""
    lies: tuple[str, ...] = ()
    """Values that say it by where it lies."""


class MoveMeant(Struct, frozen=True):
    """A move that a line may mean."""

    raw: dict[str, Any]
    verbs: frozenset[str]
    """Keys of the verbs that say it."""
    parts: tuple[Part, ...] = ()
    denied: frozenset[str] = frozenset()
    """Keys of the verbs that say it where they are denied."""
    may_deny: bool = False
    """A denial in the line agrees with it."""
    also: frozenset[str] = frozenset()
    """Values, leads and things that may be said beside it without changing it."""
    far: int = 0
    """How much further it is from what players mean than others, in tenths."""
    open: bool = False
    """Something nobody can fill is left out."""
    silent: int = 0
    """What it costs besides that none of its verbs is said."""
    answers: bool = False
    """The table asks for just this, so that a name alone says it."""
    used: bool = False
    """It uses a card that nobody names but to use it."""
    signs: frozenset[str] = frozenset()
    """Values that say it as well as a verb does."""


class Mentions(Struct, frozen=True):
    """What a line speaks of, in the order of its words."""

    things: tuple[tuple[str, ...], ...]
    """Of each name the ids it may stand for."""
    values: tuple[str, ...]
    counts: tuple[tuple[str, int], ...]
    """Kinds that are counted, each with its number; without one it is 0."""
    order: tuple[str, ...]
    """All keys and ids as they are said."""
    leads: frozenset[str]
    seats: tuple[str, ...]
    asked: Mapping[str, tuple[str, ...]]
    """By verb, the seats the table waits for."""
    denies: bool = False
    named: tuple[tuple[str, ...], ...] = ()
    """Each thing that is spoken of, in the order of the line, by the ids it may stand for there."""
    numbers: tuple[str, ...] = ()
    verbs: frozenset[str] = frozenset()
    plots: tuple[str, ...] = ()
    course: tuple[tuple[str, ...], ...] = ()
    """Things and values in the order of the line, each by the ids or the key it may stand for there."""
    prices: tuple[str, ...] = ()
    """The numbers that stand where people say what something costs."""

    @property
    def ids(self) -> tuple[str, ...]:
        """All things that may be meant, once each."""
        return tuple(dict.fromkeys(id_ for ids in self.things for id_ in ids))

    def by(self, verb: str, every: tuple[str, ...]) -> tuple[str, ...]:
        """The seats that may do something: those the table asks, those that are spoken of, or anyone."""
        asked = tuple(seat for seat in self.asked.get(verb, ()) if seat in every)
        return tuple(dict.fromkeys((*asked, *self.seats))) or every
