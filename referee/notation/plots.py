"""Which plots are meant?"""
# ruff: noqa: ARG001 - places of all kinds are filled from the same four things, needed or not

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.grammar import Raw, Slot
from referee.notation.lexing import folded
from referee.notation.names import ELSEWHERE, holds
from referee.notation.reading import Part, Parts, Reader, Unsure, Want
from referee.notation.simple import LONGEST_NAME, card, listed, nobody

REVEALED = "revealed"
"""The pool of plots that lie face up: their titles are known, whatever else is not."""


def plot(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """A plot by its name in any language, or none; in quotation marks also one nobody has told of."""
    yield from nobody(reader, at, None)
    yield from _plot(reader, at, slot)


def _plot(reader: Reader, at: int, slot: Slot) -> Parts:
    reader.want(at, Want("plot", slot=slot, seat=reader.seat))
    known = sorted(reader.names.pool(reader.seat, slot.pool))
    unseen = list(reader.names.unseen_plots(known))
    for end in range(min(len(reader.tokens), at + LONGEST_NAME), at, -1):
        tokens = reader.tokens[at:end]
        if any(token.sign for token in tokens) or (len(tokens) > 1 and tokens[0].quoted):
            continue
        if tokens[0].quoted:
            wanted = folded(tokens[0].text)
            named = [one for one in (*known, *unseen) if wanted in reader.names.plot_keys(one)]
            exact = tokens[0].text if tokens[0].text in known or not named else named[0]
            yield Part(end, exact)
        else:
            yield from _plot_named(reader, at, end, known)
            yield from _plot_named(reader, at, end, unseen, ELSEWHERE)


def _plot_named(reader: Reader, at: int, end: int, known: list[str], far: int = 0) -> Parts:
    wanted = reader.said(at, end)
    same = [one for one in known if wanted and wanted in reader.names.plot_keys(one)]
    words = set(wanted.split())
    part = [one for one in known if words and any(holds(key, wanted) for key in reader.names.plot_keys(one))]
    found = same or part
    if found:
        unsure = found[1:] and (Unsure(reader.tokens[at].start, reader.tokens[end - 1].end, tuple(found)),)
        yield Part(end, found[0], far + (0 if same else 2), unsure or ())


def whose_plot(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """The seat before which a plot of this name lies revealed."""
    for seat in reader.names.seats:
        known = sorted(reader.names.pool(seat, slot.pool))
        for end in range(min(len(reader.tokens), at + LONGEST_NAME), at, -1):
            if not any(token.sign for token in reader.tokens[at:end]):
                yield from (replace(part, value=seat) for part in _plot_named(reader, at, end, known))


def source(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """The card whose text does something, or the plot that lies revealed."""
    yield from card(reader, at, slot, raw)
    known = sorted(reader.names.pool("", REVEALED))
    for end in range(min(len(reader.tokens), at + LONGEST_NAME), at, -1):
        if known and not any(token.sign for token in reader.tokens[at:end]):
            yield from _plot_named(reader, at, end, known)


def plots(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """Plots with commas between them, or none."""
    yield from nobody(reader, at, [])
    yield from listed(reader, at, lambda here: _plot(reader, here, slot))
