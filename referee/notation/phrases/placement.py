"""A line read up to a word in one frame, and what each thing said there costs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

UNKNOWN, UNKNOWN_SHORT, UNKNOWN_DENIAL, UNHEARD = 22, 7, 40, 6
"""What it costs, in tenths, that a word has no place; that one of a letter or two has none; a denial; a word
that nothing here is called."""
OTHER_OPENED, UNOPENED, NOT_MEANT, NEVER = 3, 5, 9, 22
"""What it costs that a card stands behind another word than its place wants, behind none, out of its pool."""
AS_TARGET, AS_AUTHOR, AGAIN, LATER = 1, 3, 2, 4
TWICE, LISTED_TOO, ENEMY, ASIDE, OUT_OF_ORDER = 8, 5, 3, 8, 3
"""What it costs to name a card twice; one too many in a list; an enemy behind
"against"; another that is spoken of; a card for a later place before one for an earlier."""
OTHER_VERB, ANOTHER_TOO = 10, 13
"""What it costs that a verb is said that belongs to another move; beside one that belongs to this."""
BESIDE = 1
"""What a word costs in a part of the line that says nothing of the move."""
UNCOUNTED, NUMBER_ASIDE = 6, 9
"""What it costs that "one", or another number, counts nothing."""
FIRST_PLACES = 2
SEAT_ASIDE = 8
"""What it costs to speak of a seat that has no part in the move."""
BEAM = 8
PRICED = (
    "for",
    "za",
    "paying",
    "pays",
    "costs",
    "struva",
    "kosztuje",
    "stoit",
    "place",
    "plachu",
    "plashtam",
)
COINS = ("gold", "coin", "point", "zlot", "zlat", "zolot", "monet", "punkt", "tochk", "ochk")
"""Words before and after what a card costs, which nobody has to say."""
NOBODY, WITH, AGAINST = "none", "with", "against"
LISTS = ("cards", "plots", "pairs")
CARDS = ("card", "cards", "means", "source", "pairs")
SHORT = 2
COLON = ":"
TOLD_OF = "_shows"
"""Ends the name of a field that tells what the card of another turns out to be."""


class Filled(Struct, frozen=True):
    """What a place holds, and which words said it."""

    value: Any
    start: int
    end: int


class Placement(Struct, frozen=True):
    """A line read up to a word in one frame."""

    cost: int = 0
    fields: tuple[tuple[int, Filled], ...] = ()
    """By the number of the place."""
    by: str = ""
    opened: frozenset[str] = frozenset()
    verb: bool = False
    other_verb: bool = False
    """A verb was said that belongs to another move: only beside one that belongs to this."""
    denied: bool = False
    negated: bool = False
    number: int | None = None
    amends: bool = False
    dangling: bool = False
    """A word that opens a place was the last one."""
    unknown: tuple[int, ...] = ()
    said: int = 0
    """How many of the words are understood."""

    def held(self, place: int) -> tuple[Filled, ...]:
        """What one place holds so far."""
        return tuple(filled for at, filled in self.fields if at == place)


def cheapest(found: list[Placement]) -> list[Placement]:
    """A few of the cheapest, each state once."""
    kept: dict[Any, Placement] = {}
    for one in sorted(found, key=lambda one: one.cost):
        held = tuple((at, filled.start) for at, filled in one.fields)
        state = (held, one.by, one.opened, one.verb, one.denied, one.negated, one.number, one.amends)
        kept.setdefault(state, one)
        if len(kept) == BEAM:
            break
    return list(kept.values())
