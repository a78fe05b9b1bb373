"""What can stand in a place that holds effects, orders, amounts? The table of all kinds of places."""
# ruff: noqa: ARG001 - places of all kinds are filled from the same four things, needed or not

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.grammar import Raw, Slot
from referee.notation.plots import plot, plots, source, whose_plot
from referee.notation.reading import Part, Parts, Reader, Want
from referee.notation.simple import (
    card,
    cards,
    listed,
    means,
    nobody,
    number,
    pairs,
    seat,
    seats,
    signed,
    value,
)
from referee.notation.telling import correction, option, point, shown, told
from referee.notation.titles import named, new, owned, title


def effects(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """Effects, or none."""
    yield from nobody(reader, at, [])
    yield from reader.effects(at)


def group(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """Effects in brackets."""
    reader.want(at, Want("word", ("(",)))
    if reader.is_sign(at, "("):
        if reader.is_sign(at + 1, ")"):
            yield Part(at + 2, [])
        for part in reader.effects(at + 1):
            if reader.is_sign(part.at, ")"):
                yield Part(part.at + 1, part.value, part.cost, part.unsure, part.shows)


def ordered(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """Seats in an order, each with what its plot does in brackets."""

    def one(here: int) -> Parts:
        for first in seat(reader, here, slot, raw):
            yield Part(first.at, {"seat": first.value, "effects": []})
            for done in group(reader, first.at, slot, raw):
                yield first.then(done, {"seat": first.value, "effects": done.value})

    yield from listed(reader, at, one)


def _counted(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """Seats with a number each."""

    def one(here: int) -> Parts:
        for first in seat(reader, here, slot, raw):
            for many in number(reader, first.at, slot, raw):
                yield first.then(many, (first.value, many.value))

    yield from listed(reader, at, one)


def amounts(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """A number for each seat."""
    for part in _counted(reader, at, slot, raw):
        yield Part(part.at, dict(part.value), part.cost)


def bonuses(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """Power for each seat."""
    for part in _counted(reader, at, slot, raw):
        yield Part(part.at, [{"seat": one, "power": power} for one, power in part.value], part.cost)


def names(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """Titles of cards, which is what some orders are told in."""

    def one(here: int) -> Parts:
        if here < len(reader.tokens) and reader.tokens[here].quoted:
            yield Part(here + 1, reader.tokens[here].text)
            return
        for part in card(reader, here, slot, raw):
            yield Part(part.at, reader.names.by_name.get(part.value, part.value), part.cost, part.unsure)

    yield from listed(reader, at, one)


def values(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """Several of a few words."""

    def one(here: int) -> Parts:
        reader.want(here, Want("value", slot=slot, seat=reader.seat))
        yield from value(reader, here, slot, raw)

    yield from listed(reader, at, one)


SLOTS: dict[str, Callable[[Reader, int, Slot, Raw], Parts]] = {
    "card": card,
    "cards": cards,
    "pairs": pairs,
    "seat": seat,
    "seats": seats,
    "number": number,
    "signed": signed,
    "value": value,
    "means": means,
    "plot": plot,
    "plots": plots,
    "whose_plot": whose_plot,
    "source": source,
    "effects": effects,
    "group": group,
    "ordered": ordered,
    "amounts": amounts,
    "bonuses": bonuses,
    "names": names,
    "values": values,
    "title": title,
    "named": named,
    "new": new,
    "owned": owned,
    "told": told,
    "correction": correction,
    "shown": shown,
    "point": point,
    "option": option,
}
