"""How does a table tell the referee a fact, a decision of its own, a correction, a card it has seen?"""
# ruff: noqa: ARG001 - places of all kinds are filled from the same four things, needed or not

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.grammar import Raw, Slot
from referee.notation import fields
from referee.notation.lexing import folded
from referee.notation.reading import Part, Parts, Reader, Want
from referee.notation.simple import LONGEST_NAME
from referee.notation.told_values import Field, value_of

ZONES = ("hand", "deck", "discard")
LONGEST_FIELD = 8
"""Words in the name of a value: plots that can be revealed."""


def told(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """A field and its value: strength 3."""
    of = str(raw.get("card") or raw.get("seat") or "")
    known = reader.lexicon.grammar.fields(reader.names.state, of, True)
    for field, after in _fields(reader, at, len(reader.tokens), known):
        for value in value_of(reader, Field(of, field), after, len(reader.tokens)):
            yield Part(len(reader.tokens), {"field": field, "value": value})


def correction(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """Of what, which field, what it should be, because of what: stark power 4 because counted again."""
    reader.want(at, Want("correction"))
    end, after = _because(reader, at)
    reason = reader.source[reader.tokens[after - 1].end :].strip() if after > end else ""
    for of, named in _whose(reader, at, end):
        known = reader.lexicon.grammar.fields(reader.names.state, of, False)
        for field, start in _fields(reader, named, end, known):
            for value in value_of(reader, Field(of, field), start, end):
                changed = {"of": of, "field": field, "value": value, "reason": reason}
                yield Part(len(reader.tokens), changed)


def _because(reader: Reader, at: int) -> tuple[int, int]:
    """Where the reason is opened, and where it begins; the end of the line if none is given."""
    for start in range(at, len(reader.tokens)):
        for length in (2, 1):
            tokens = reader.tokens[start : start + length]
            quoted = len(tokens) < length or any(token.quoted for token in tokens)
            if not quoted and reader.said(start, start + length) in _leads(reader, "because"):
                return start, start + length
    return len(reader.tokens), len(reader.tokens)


def _fields(reader: Reader, at: int, end: int, known: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    """The field that is named from a token on, by as many words as name it; and where its value begins."""
    reader.want(at, Want("field", known))
    for stop in range(min(end, at + LONGEST_FIELD), at, -1):
        typed = reader.source[_field_start(reader, at) : reader.tokens[stop - 1].end]
        field = fields.meant(reader.lexicon.game, typed, known)
        if field:
            yield field, stop
            return


def _field_start(reader: Reader, at: int) -> int:
    """After the dot, where it is written together with what it is of: ``stark.power``."""
    token = reader.tokens[at]
    return token.start + token.text.rfind(".") + 1 if not token.quoted else token.start


def _whose(reader: Reader, at: int, end: int) -> Iterator[tuple[str, int]]:
    """Of what a field is, and at which token it is named: a seat, a card, or the table itself."""
    if at >= end:
        return
    before, dot, _ = reader.tokens[at].text.rpartition(".")
    if dot:
        yield from ((of, at) for of in _called(reader, before))
        return
    yield "", at
    for stop in range(min(end, at + LONGEST_NAME), at, -1):
        tokens = reader.tokens[at:stop]
        if not any(token.sign for token in tokens):
            yield from ((of, stop) for of in _called(reader, " ".join(token.text for token in tokens)))


def _called(reader: Reader, of: str) -> tuple[str, ...]:
    """The seat or the card that is called so."""
    if of in reader.names.state.seats or reader.names.seat(folded(of)):
        return (of if of in reader.names.state.seats else reader.names.seat(folded(of)),)
    found = reader.names.card(of, "", "")
    return found.ids if found is not None and len(found.ids) == 1 else ()


def shown(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """Whose, where, which card of the catalogue: stark hand jon-snow."""
    for seat, after in _owner(reader, at):
        zone, start = _zone(reader, after)
        for end in range(start + 1, len(reader.tokens) + 1):
            id_ = _named(reader, end)
            if end != len(reader.tokens) and not id_:
                continue
            quoted = " ".join(token.text for token in reader.tokens[start:end])
            face = reader.names.face(quoted)
            card = reader.lexicon.grammar.show(reader.names.state, seat, zone, id_, face) if face else None
            if card is not None:
                yield Part(len(reader.tokens), {"card": card, "by": ""})


def _owner(reader: Reader, at: int) -> Iterator[tuple[str, int]]:
    seat = reader.names.seat(reader.said(at, at + 1)) if at < len(reader.tokens) else ""
    if seat:
        yield seat, at + 1
    elif reader.seat:
        yield reader.seat, at


def _zone(reader: Reader, at: int) -> tuple[str, int]:
    said = reader.said(at, at + 1)
    found = next((zone for zone in ZONES if said in reader.lexicon.values[zone]), "")
    return (found, at + 1) if found else (ZONES[0], at)


def _named(reader: Reader, at: int) -> str:
    """The id after ``as``, if just that is left."""
    if at + 2 == len(reader.tokens) and reader.said(at, at + 1) in reader.lexicon.leads.get(
        "as", frozenset()
    ):
        return reader.tokens[at + 1].text
    return ""


def point(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """A point on which the texts are silent or differ, by its rule or the end of it."""
    if at < len(reader.tokens):
        typed = reader.tokens[at].text
        for one in reader.points:
            if one.rule == typed or one.rule.endswith(f".{typed}"):
                yield Part(at + 1, one.rule)


def option(reader: Reader, at: int, slot: Slot, raw: Raw) -> Parts:
    """What the table decides on that point."""
    if at >= len(reader.tokens):
        return
    wanted = reader.said(at, len(reader.tokens)).replace(" ", "_")
    for one in reader.points:
        if one.rule == raw.get("point"):
            for choice in one.options:
                if folded(choice).replace(" ", "_") == wanted:
                    yield Part(len(reader.tokens), choice)


def _leads(reader: Reader, lead: str) -> frozenset[str]:
    return reader.lexicon.leads.get(lead, frozenset())
