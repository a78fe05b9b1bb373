"""Slots for facts: values told or corrected, cards shown, points decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from engine.kernel.grammar import RawMove, Slot
from referee.notation.parser import field_names
from referee.notation.parser.lexicon import Token, folded
from referee.notation.parser.reader import PartialReading, PartialReadings, Reader, Want
from referee.notation.parser.slots_basic import LONGEST_NAME, seats

BECAUSE = Slot("", "word", "because")
"""The words behind which it is said why."""
CLOSED = ("none", "unknown")
"""Words that stand for no value of their own."""


class ToldField(Struct, frozen=True):
    """A field of a seat, of a card, or of the table."""

    of: str
    name: str


def value_of(reader: Reader, field: ToldField, start: int, end: int) -> Iterator[Any]:
    """The value between two tokens, in the type of its field."""
    words = reader.lexicon.values
    kind = reader.lexicon.grammar.field(reader.names.state, field.of, field.name)
    reader.want(start, Want("value_of", (field.name, kind)))
    if not kind or start >= end:
        return
    phrase = reader.said(start, end)
    if phrase in words["unknown"]:
        yield None
    elif kind == "number":
        start += start + 1 < end and reader.said(start, start + 1) in reader.lexicon.leads.get("to", ())
        text = reader.tokens[start].text
        if text.lstrip("+-").isdecimal() and len(text) < 8:
            reader.want(start + 1, Want("word", slot=BECAUSE))  # so that what stands there besides is named
            if end == start + 1:
                yield int(text)
    elif kind == "flag":
        yield from ((answer == "yes") for answer in ("yes", "no") if phrase in words[answer])
    elif kind in NAMED:
        yield from _named_value(reader, kind, start, end)
    elif kind == "words":
        yield [] if phrase in words["none"] else _words(reader, field, start, end)
    else:
        yield _word(reader, field, start, end)


def _named_value(reader: Reader, kind: str, start: int, end: int) -> Iterator[Any]:
    """The names of things on the table; an unknown name counts only in quotation marks."""
    several = kind in SEVERAL
    if reader.said(start, end) in reader.lexicon.values["none"]:
        yield [] if several else ""
        return
    row = _seats(reader, start, end) if kind == "seats" else []
    names = [_name(reader, NAMED[kind], tokens) for tokens in _between_commas(reader, start, end)]
    if several and (row or all(names)):
        yield row or names
    elif len(names) == 1 and names[0]:
        yield names[0]


def _name(reader: Reader, called: Callable[[Reader, str], str], tokens: list[Token]) -> str:
    typed = " ".join(token.text for token in tokens)
    return called(reader, typed) or (typed if len(tokens) == 1 and tokens[0].quoted else "")


def _between_commas(reader: Reader, start: int, end: int) -> list[list[Token]]:
    found: list[list[Token]] = [[]]
    for token in reader.tokens[start:end]:
        if token.sign:
            found.append([])
        else:
            found[-1].append(token)
    return [tokens for tokens in found if tokens]


def _seats(reader: Reader, start: int, end: int) -> list[str]:
    """Seats one after the other, with or without commas."""
    parts = seats(reader, start, Slot("", "seats"), {})
    found: list[str] = next((part.value for part in parts if part.at == end), [])
    return found


def _words(reader: Reader, field: ToldField, start: int, end: int) -> list[str]:
    several = _between_commas(reader, start, end)
    return [_meant(reader, field, " ".join(token.text for token in tokens)) for tokens in several]


def _word(reader: Reader, field: ToldField, start: int, end: int) -> str:
    tokens = reader.tokens[start:end]
    if len(tokens) == 1 and tokens[0].quoted:
        return tokens[0].text
    return _meant(reader, field, reader.source[tokens[0].start : tokens[-1].end])


def _meant(reader: Reader, field: ToldField, typed: str) -> str:
    """A value of a closed list by its word in any language, else the words as typed."""
    shown = field_names.value_meant(reader.lexicon.game, field.name, typed)
    if shown:
        return shown
    wanted = folded(typed)
    for value, keys in reader.lexicon.values.items():
        if wanted in keys and typed not in CLOSED:
            return value
    return typed


def _seat(reader: Reader, typed: str) -> str:
    return reader.names.seat(folded(typed))


def _card(reader: Reader, typed: str) -> str:
    found = reader.names.card(typed, "", "")
    return found.ids[0] if found is not None and len(found.ids) == 1 else ""


def _plot(reader: Reader, typed: str) -> str:
    known = sorted(reader.names.pool("", "all_plots"))
    plots = (*known, *reader.names.unseen_plots(known))
    return next((plot for plot in plots if folded(typed) in reader.names.plot_keys(plot)), "")


SEVERAL = ("seats", "plots", "cards")
NAMED = {"seat": _seat, "seats": _seat, "card": _card, "cards": _card, "plots": _plot}
"""Kinds of values that are names of something on the table."""


# ruff: noqa: ARG001 - places of all kinds are filled from the same four things, needed or not


ZONES = ("hand", "deck", "discard")
LONGEST_FIELD = 8
"""Words in the name of a value: plots that can be revealed."""


def told(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """A field and its value: strength 3."""
    of = str(raw.get("card") or raw.get("seat") or "")
    known = reader.lexicon.grammar.fields(reader.names.state, of, True)
    for field, after in _fields(reader, at, len(reader.tokens), known):
        for value in value_of(reader, ToldField(of, field), after, len(reader.tokens)):
            yield PartialReading(len(reader.tokens), {"field": field, "value": value})


def correction(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """A correction with its thing, field, value and reason: stark power 4 because counted again."""
    reader.want(at, Want("correction"))
    end, after = _because(reader, at)
    reason = reader.source[reader.tokens[after - 1].end :].strip() if after > end else ""
    for of, named in _whose(reader, at, end):
        known = reader.lexicon.grammar.fields(reader.names.state, of, False)
        for field, start in _fields(reader, named, end, known):
            for value in value_of(reader, ToldField(of, field), start, end):
                changed = {"of": of, "field": field, "value": value, "reason": reason}
                yield PartialReading(len(reader.tokens), changed)


def _because(reader: Reader, at: int) -> tuple[int, int]:
    """The token that opens the reason, and the first one of it; the end of the line if there is none."""
    for start in range(at, len(reader.tokens)):
        for length in (2, 1):
            tokens = reader.tokens[start : start + length]
            quoted = len(tokens) < length or any(token.quoted for token in tokens)
            if not quoted and reader.said(start, start + length) in _leads(reader, "because"):
                return start, start + length
    return len(reader.tokens), len(reader.tokens)


def _fields(reader: Reader, at: int, end: int, known: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    """The fields named from a token on, and where their value begins."""
    reader.want(at, Want("field", known))
    for stop in range(min(end, at + LONGEST_FIELD), at, -1):
        typed = reader.source[_field_start(reader, at) : reader.tokens[stop - 1].end]
        field = field_names.meant(reader.lexicon.game, typed, known)
        if field:
            yield field, stop
            return


def _field_start(reader: Reader, at: int) -> int:
    """The field behind the dot, where it is written together with its thing: ``stark.power``."""
    token = reader.tokens[at]
    return token.start + token.text.rfind(".") + 1 if not token.quoted else token.start


def _whose(reader: Reader, at: int, end: int) -> Iterator[tuple[str, int]]:
    """The thing that has the field, and its token: a seat, a card, or the table itself."""
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
    """The seat or the card with this name."""
    if of in reader.names.seats or reader.names.seat(folded(of)):
        return (of if of in reader.names.seats else reader.names.seat(folded(of)),)
    found = reader.names.card(of, "", "")
    return found.ids if found is not None and len(found.ids) == 1 else ()


def shown(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """Owner, zone and card of the catalogue: stark hand jon-snow."""
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
                yield PartialReading(len(reader.tokens), {"card": card, "by": ""})


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


def point(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """A point on which the texts are silent or differ, by its rule or the end of it."""
    if at < len(reader.tokens):
        typed = reader.tokens[at].text
        for variant in reader.points:
            if variant.rule == typed or variant.rule.endswith(f".{typed}"):
                yield PartialReading(at + 1, variant.rule)


def option(reader: Reader, at: int, slot: Slot, raw: RawMove) -> PartialReadings:
    """The table's answer to that point."""
    if at >= len(reader.tokens):
        return
    wanted = reader.said(at, len(reader.tokens)).replace(" ", "_")
    for variant in reader.points:
        if variant.rule == raw.get("point"):
            for choice in variant.options:
                if folded(choice).replace(" ", "_") == wanted:
                    yield PartialReading(len(reader.tokens), choice)


def _leads(reader: Reader, lead: str) -> frozenset[str]:
    return reader.lexicon.leads.get(lead, frozenset())
