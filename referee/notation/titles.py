"""Which title is meant, whether anything on the table bears it or not?"""
# ruff: noqa: ARG001 - places of all kinds are filled from the same four things, needed or not

from __future__ import annotations

from engine.kernel.grammar import Raw, Slot
from referee.notation.lexing import folded
from referee.notation.names import PART
from referee.notation.reading import Part, Parts, Reader, Unsure, Want
from referee.notation.simple import LONGEST_NAME, listed, seat

UNKNOWN = 3
"""What it costs that nothing is called so: more than a part of a name that is known."""


def title(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """A title: one that is known, in any of its forms, or what is quoted, or the words as they are."""
    reader.want(at, Want("card", slot=slot, seat=reader.seat))
    ahead = reader.ahead
    if at >= len(reader.tokens) or reader.tokens[at].sign:
        return
    if not reader.tokens[at].quoted:
        yield from _known(reader, at, slot)
    if reader.tokens[at].quoted:
        yield Part(at + 1, reader.tokens[at].text)
        return
    for end in range(at + 1, min(len(reader.tokens), at + LONGEST_NAME) + 1):
        tokens = reader.tokens[at:end]
        opens = any(folded(token.text) in ahead for token in tokens[1:])  # of such a title: in quotes
        if opens or any(token.sign or token.quoted for token in tokens):
            return
        yield Part(end, " ".join(token.text for token in tokens), UNKNOWN + end - at - 1)


def named(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """A card by its title, seen or not, in any language: as the catalogue has it, or what is quoted."""
    reader.want(at, Want("named", slot=slot, seat=reader.seat))
    for end in range(min(len(reader.tokens), at + LONGEST_NAME), at, -1):
        tokens = reader.tokens[at:end]
        if any(token.sign for token in tokens) or (len(tokens) > 1 and any(token.quoted for token in tokens)):
            continue
        said = " ".join(token.text for token in tokens)
        titles, in_full = reader.names.titles_of(said)
        if len(titles) == 1:
            yield Part(end, titles[0], 0 if in_full else PART)
        elif tokens[0].quoted:
            yield Part(end, said)
        elif titles:
            yield Part(end, titles[0], UNKNOWN, (Unsure(tokens[0].start, tokens[-1].end, titles),))
    yield from _known(reader, at, slot)


def _known(reader: Reader, at: int, slot: Slot) -> Parts:
    meant = reader.names.pool(reader.seat, slot.pool)
    for end in range(min(len(reader.tokens), at + LONGEST_NAME), at, -1):
        tokens = reader.tokens[at:end]
        if any(token.sign or token.quoted for token in tokens):
            continue
        found = reader.names.card(" ".join(token.text for token in tokens), reader.seat, slot.pool)
        names = (
            {reader.names.by_name[one] for one in found.ids if one in meant} if found is not None else set()
        )
        if found is not None and len(names) == 1:
            yield Part(end, names.pop(), found.cost)


def new(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """The id of something that is there, or a new one."""
    reader.want(at, Want("card", slot=slot, seat=reader.seat))
    if at >= len(reader.tokens) or reader.tokens[at].sign:
        return
    for end in range(min(len(reader.tokens), at + LONGEST_NAME), at, -1):
        if not any(token.sign for token in reader.tokens[at:end]):
            phrase = " ".join(token.text for token in reader.tokens[at:end])
            found = reader.names.card(phrase, reader.seat, slot.pool, whole=True)
            if found is not None and len(found.ids) == 1:
                yield Part(end, found.ids[0])
    if reader.tokens[at].text not in reader.names.keys:
        yield Part(at + 1, reader.tokens[at].text, 0 if reader.tokens[at].quoted else UNKNOWN)


def owned(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """Seats, each with a title of its own."""

    def one(here: int) -> Parts:
        for first in seat(reader, here, slot, raw):
            for named in title(reader, first.at, slot, raw):
                yield first.then(named, (first.value, named.value))

    for part in listed(reader, at, one):
        yield Part(part.at, dict(part.value), part.cost, part.unsure)
