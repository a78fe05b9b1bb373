"""The cards of a row as one speaks of them, and the places a card may be laid to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from engine.kernel.meanings import IMPLIED, OPEN, THING, USUAL, VALUE, Part
from engine.oriflamme.table import BRIBE, CARDS, FamilyCard, OriflammeTable

ENDS = ("left", "right")
FIRST, LAST = ("first_card",), ("last_card",)
CardChoice = tuple[dict[str, Any], tuple[Part, ...]]
"""Fields of a move, and what is said of them."""


def places(table: OriflammeTable, seat: str) -> Iterator[CardChoice]:
    """The places of the row a card may be laid to."""
    if not table.row:
        yield {"where": "left"}, (Part(VALUE, ENDS, unsaid=IMPLIED, also=("between", "on")),)
        return
    for end, place in zip(ENDS, (table.row[0], table.row[-1]), strict=True):
        beside = Part(THING, names_of(place.top), (end, "against"), unsaid=IMPLIED)
        yield {"where": end}, (Part(VALUE, (end,), unsaid=OPEN, asked=True), beside)
    for place in table.row:
        own = 0 if place.top.owner == seat else 1
        part = thing(table, place.top, ("on", "twin_on"), OPEN + own, asked=True)
        part = replace(part, led=True, lies=tuple(_at_end(table, place.top)))
        yield {"where": "on", "on": place.top.called}, (part,)
    for one, other in pairwise(place.top for place in table.row):
        parts = (
            thing(table, card, ("between", "twin_between", "and"), 7, asked=True) for card in (one, other)
        )
        between = Part(VALUE, ("between",), unsaid=7)
        yield {"where": "between", "between": [one.called, other.called]}, (between, *parts)


def _at_end(table: OriflammeTable, card: FamilyCard) -> Iterator[str]:
    """Whether a card lies first or last in the row, on its left or right."""
    row = [place.top for place in table.row]
    inner = [place.top for place in table.in_direction]
    for at, keys in ((row[0], ENDS[:1]), (row[-1], ENDS[1:]), (inner[0], FIRST), (inner[-1], LAST)):
        yield from keys if at is card else ()


def names_of(card: FamilyCard) -> tuple[str, ...]:
    """What a card can be called by everybody."""
    return tuple(dict.fromkeys((card.called, card.tag)))


def thing(
    table: OriflammeTable,
    card: FamilyCard,
    leads: tuple[str, ...] = (),
    unsaid: int = USUAL,
    *,
    asked: bool = False,
) -> Part:
    """A card of the row as one speaks of it: by name, or by its family where it lies closed."""
    others = sum(one.family == card.family for one in table.visible())
    alone = () if others > 1 and card.open else (card.family,)
    named = () if card.open else (card.name,) if card.shown else CARDS
    face = ("up",) if card.open else ("down", "closed")
    also = (card.owner, card.family, *named, *face, *((BRIBE,) if card.bribe else ()))
    return Part(THING, (*names_of(card), *alone), leads, unsaid=unsaid, asked=asked, also=also, guess=named)
