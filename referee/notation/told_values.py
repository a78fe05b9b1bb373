"""What is the value that is told of a field, or set right?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from engine.kernel.grammar import Slot
from referee.notation import fields
from referee.notation.lexing import Token, folded
from referee.notation.reading import Reader, Want
from referee.notation.simple import seats

BECAUSE = Slot("", "word", "because")
"""The words behind which it is said why."""
CLOSED = ("none", "unknown")
"""Words that stand for no value of their own."""


class Field(Struct, frozen=True):
    """A value of a seat, of a card, or of the table."""

    of: str
    name: str


def value_of(reader: Reader, field: Field, start: int, end: int) -> Iterator[Any]:
    """The value between two tokens, as its field wants it."""
    words = reader.lexicon.values
    kind = reader.lexicon.grammar.field(reader.names.state, field.of, field.name)
    reader.want(start, Want("value_of", (field.name, kind)))
    if not kind or start >= end:
        return
    said = reader.said(start, end)
    if said in words["unknown"]:
        yield None
    elif kind == "number":
        start += start + 1 < end and reader.said(start, start + 1) in reader.lexicon.leads.get("to", ())
        text = reader.tokens[start].text
        if text.lstrip("+-").isdecimal() and len(text) < 8:
            reader.want(start + 1, Want("word", slot=BECAUSE))  # so that what stands there besides is named
            if end == start + 1:
                yield int(text)
    elif kind == "flag":
        yield from ((one == "yes") for one in ("yes", "no") if said in words[one])
    elif kind in NAMED:
        yield from _named(reader, kind, start, end)
    elif kind == "words":
        yield [] if said in words["none"] else _words(reader, field, start, end)
    else:
        yield _word(reader, field, start, end)


def _named(reader: Reader, kind: str, start: int, end: int) -> Iterator[Any]:
    """The names of what is on the table; what nobody is called is meant only in quotation marks."""
    several = kind in SEVERAL
    if reader.said(start, end) in reader.lexicon.values["none"]:
        yield [] if several else ""
        return
    row = _seats(reader, start, end) if kind == "seats" else []
    names = [_name(reader, NAMED[kind], one) for one in _between_commas(reader, start, end)]
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
    return [one for one in found if one]


def _seats(reader: Reader, start: int, end: int) -> list[str]:
    """Seats one after the other, with commas or without."""
    parts = seats(reader, start, Slot("", "seats"), {})
    found: list[str] = next((part.value for part in parts if part.at == end), [])
    return found


def _words(reader: Reader, field: Field, start: int, end: int) -> list[str]:
    several = _between_commas(reader, start, end)
    return [_meant(reader, field, " ".join(token.text for token in one)) for one in several]


def _word(reader: Reader, field: Field, start: int, end: int) -> str:
    tokens = reader.tokens[start:end]
    if len(tokens) == 1 and tokens[0].quoted:
        return tokens[0].text
    return _meant(reader, field, reader.source[tokens[0].start : tokens[-1].end])


def _meant(reader: Reader, field: Field, typed: str) -> str:
    """A closed value by its word in any language; else what was typed."""
    shown = fields.value_meant(reader.lexicon.game, field.name, typed)
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
    return next((one for one in plots if folded(typed) in reader.names.plot_keys(one)), "")


SEVERAL = ("seats", "plots")
NAMED = {"seat": _seat, "seats": _seat, "card": _card, "plots": _plot}
"""Kinds of values that are names of something on the table."""
