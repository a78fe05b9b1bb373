"""The table of all slots, with those for plots, titles, effects, orders and amounts."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.kernel.grammar import RawMove, Slot
from referee.notation.parser.lexicon import folded
from referee.notation.parser.name_index import ELSEWHERE, PART, holds
from referee.notation.parser.reader import AmbiguousName, PartialReading, PartialReadings, Reader, Want
from referee.notation.parser.slots_basic import (
    LONGEST_NAME,
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
from referee.notation.parser.slots_facts import correction, option, point, shown, told

# ruff: noqa: ARG001 - places of all kinds are filled from the same four things, needed or not


REVEALED = "revealed"
"""The pool of plots that lie face up: their titles are known, whatever else is not."""


def plot(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """A plot by its name in any language, or none; in quotation marks also an unknown one."""
    yield from nobody(reader, at, None)
    yield from _plot(reader, at, slot)


def _plot(reader: Reader, at: int, slot: Slot) -> PartialReadings:
    reader.want(at, Want("plot", slot=slot, seat=reader.seat))
    known = sorted(reader.names.pool(reader.seat, slot.pool))
    unseen = list(reader.names.unseen_plots(known))
    for end in range(min(len(reader.tokens), at + LONGEST_NAME), at, -1):
        tokens = reader.tokens[at:end]
        if any(token.sign for token in tokens) or (len(tokens) > 1 and tokens[0].quoted):
            continue
        if tokens[0].quoted:
            wanted = folded(tokens[0].text)
            named = [plot for plot in (*known, *unseen) if wanted in reader.names.plot_keys(plot)]
            exact = tokens[0].text if tokens[0].text in known or not named else named[0]
            yield PartialReading(end, exact)
        else:
            yield from _plot_named(reader, at, end, known)
            yield from _plot_named(reader, at, end, unseen, ELSEWHERE)


def _plot_named(reader: Reader, at: int, end: int, known: list[str], far: int = 0) -> PartialReadings:
    wanted = reader.said(at, end)
    same = [plot for plot in known if wanted and wanted in reader.names.plot_keys(plot)]
    words = set(wanted.split())
    part = [
        plot for plot in known if words and any(holds(key, wanted) for key in reader.names.plot_keys(plot))
    ]
    found = same or part
    if found:
        unsure = found[1:] and (
            AmbiguousName(reader.tokens[at].start, reader.tokens[end - 1].end, tuple(found)),
        )
        yield PartialReading(end, found[0], far + (0 if same else 2), unsure or ())


def whose_plot(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """The seat that has revealed a plot of this name."""
    for owner in reader.names.seats:
        known = sorted(reader.names.pool(owner, slot.pool))
        for end in range(min(len(reader.tokens), at + LONGEST_NAME), at, -1):
            if not any(token.sign for token in reader.tokens[at:end]):
                yield from (replace(part, value=owner) for part in _plot_named(reader, at, end, known))


def source(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """The card with the text that is used, or a revealed plot."""
    yield from card(reader, at, slot, raw)
    known = sorted(reader.names.pool("", REVEALED))
    for end in range(min(len(reader.tokens), at + LONGEST_NAME), at, -1):
        if known and not any(token.sign for token in reader.tokens[at:end]):
            yield from _plot_named(reader, at, end, known)


def plots(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Plots with commas between them, or none."""
    yield from nobody(reader, at, [])
    yield from listed(reader, at, lambda here: _plot(reader, here, slot))


# ruff: noqa: ARG001 - places of all kinds are filled from the same four things, needed or not


UNKNOWN = 3
"""What it costs that nothing is called so: more than a part of a name that is known."""


def title(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """A known title in any of its forms, a quoted one, or the words as they are."""
    reader.want(at, Want("card", slot=slot, seat=reader.seat))
    ahead = reader.ahead
    if at >= len(reader.tokens) or reader.tokens[at].sign:
        return
    if not reader.tokens[at].quoted:
        yield from _known(reader, at, slot)
    if reader.tokens[at].quoted:
        yield PartialReading(at + 1, reader.tokens[at].text)
        return
    for end in range(at + 1, min(len(reader.tokens), at + LONGEST_NAME) + 1):
        tokens = reader.tokens[at:end]
        opens = any(folded(token.text) in ahead for token in tokens[1:])  # of such a title: in quotes
        if opens or any(token.sign or token.quoted for token in tokens):
            return
        yield PartialReading(end, " ".join(token.text for token in tokens), UNKNOWN + end - at - 1)


def named(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """A card by its title in any language, seen or not, or a quoted title."""
    reader.want(at, Want("named", slot=slot, seat=reader.seat))
    for end in range(min(len(reader.tokens), at + LONGEST_NAME), at, -1):
        tokens = reader.tokens[at:end]
        if any(token.sign for token in tokens) or (len(tokens) > 1 and any(token.quoted for token in tokens)):
            continue
        phrase = " ".join(token.text for token in tokens)
        titles, in_full = reader.names.titles_of(phrase)
        if len(titles) == 1:
            yield PartialReading(end, titles[0], 0 if in_full else PART)
        elif tokens[0].quoted:
            yield PartialReading(end, phrase)
        elif titles:
            yield PartialReading(
                end, titles[0], UNKNOWN, (AmbiguousName(tokens[0].start, tokens[-1].end, titles),)
            )
    yield from _known(reader, at, slot)


def _known(reader: Reader, at: int, slot: Slot) -> PartialReadings:
    meant = reader.names.pool(reader.seat, slot.pool)
    for end in range(min(len(reader.tokens), at + LONGEST_NAME), at, -1):
        tokens = reader.tokens[at:end]
        if any(token.sign or token.quoted for token in tokens):
            continue
        found = reader.names.card(" ".join(token.text for token in tokens), reader.seat, slot.pool)
        names = (
            {reader.names.by_name[id_] for id_ in found.ids if id_ in meant} if found is not None else set()
        )
        if found is not None and len(names) == 1:
            yield PartialReading(end, names.pop(), found.cost)


def new(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """The id of a thing on the table, or a new one."""
    reader.want(at, Want("card", slot=slot, seat=reader.seat))
    if at >= len(reader.tokens) or reader.tokens[at].sign:
        return
    for end in range(min(len(reader.tokens), at + LONGEST_NAME), at, -1):
        if not any(token.sign for token in reader.tokens[at:end]):
            phrase = " ".join(token.text for token in reader.tokens[at:end])
            found = reader.names.card(phrase, reader.seat, slot.pool, whole=True)
            if found is not None and len(found.ids) == 1:
                yield PartialReading(end, found.ids[0])
    if reader.tokens[at].text not in reader.names.keys:
        yield PartialReading(at + 1, reader.tokens[at].text, 0 if reader.tokens[at].quoted else UNKNOWN)


def owned(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Seats, each with a title."""

    def one(here: int) -> PartialReadings:
        for first in seat(reader, here, slot, raw):
            for named in title(reader, first.at, slot, raw):
                yield first.then(named, (first.value, named.value))

    for part in listed(reader, at, one):
        yield PartialReading(part.at, dict(part.value), part.cost, part.unsure)


# ruff: noqa: ARG001 - places of all kinds are filled from the same four things, needed or not


def effects(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Effects, or none."""
    yield from nobody(reader, at, [])
    yield from reader.effects(at)


def group(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Effects in brackets."""
    reader.want(at, Want("word", ("(",)))
    if reader.is_sign(at, "("):
        if reader.is_sign(at + 1, ")"):
            yield PartialReading(at + 2, [])
        for part in reader.effects(at + 1):
            if reader.is_sign(part.at, ")"):
                yield PartialReading(part.at + 1, part.value, part.cost, part.unsure, part.shows)


def ordered(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Seats in an order, each with the effects of its plot in brackets."""

    def one(here: int) -> PartialReadings:
        for first in seat(reader, here, slot, raw):
            yield PartialReading(first.at, {"seat": first.value, "effects": []})
            for done in group(reader, first.at, slot, raw):
                yield first.then(done, {"seat": first.value, "effects": done.value})

    yield from listed(reader, at, one)


def _counted(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Seats with a number each."""

    def one(here: int) -> PartialReadings:
        for first in seat(reader, here, slot, raw):
            for many in number(reader, first.at, slot, raw):
                yield first.then(many, (first.value, many.value))

    yield from listed(reader, at, one)


def amounts(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """A number for each seat."""
    for part in _counted(reader, at, slot, raw):
        yield PartialReading(part.at, dict(part.value), part.cost)


def bonuses(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Power for each seat."""
    for part in _counted(reader, at, slot, raw):
        yield PartialReading(
            part.at, [{"seat": seat, "power": power} for seat, power in part.value], part.cost
        )


def names(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Titles of cards, in which some orders are told."""

    def one(here: int) -> PartialReadings:
        if here < len(reader.tokens) and reader.tokens[here].quoted:
            yield PartialReading(here + 1, reader.tokens[here].text)
            return
        for part in card(reader, here, slot, raw):
            yield PartialReading(
                part.at, reader.names.by_name.get(part.value, part.value), part.cost, part.unsure
            )

    yield from listed(reader, at, one)


def values(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Several words of a closed list."""

    def one(here: int) -> PartialReadings:
        reader.want(here, Want("value", slot=slot, seat=reader.seat))
        yield from value(reader, here, slot, raw)

    yield from listed(reader, at, one)


SLOTS: dict[str, Callable[[Reader, int, Slot, RawMove], PartialReadings]] = {
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
