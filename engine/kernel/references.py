"""The names in a move, checked against the table.

Which field names a card, a seat or an area stands in its type (``target: CardId``), and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import chain
from types import NoneType
from typing import Annotated, Any, get_args

from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, fields

from engine.kernel.errors import Unreadable
from engine.kernel.moves import Move, verb

NAMES = "names"
"""The key of a type's ``Meta.extra`` that tells what its values name."""
SEAT, CARD, AREA = "seat", "card", "area"
SeatId = Annotated[str, Meta(extra={NAMES: SEAT})]
CardId = Annotated[str, Meta(extra={NAMES: CARD})]
AreaId = Annotated[str, Meta(extra={NAMES: AREA})]


class Lookup(Struct, frozen=True):
    """Where a game looks up the things of one kind."""

    has: Callable[[Any, str], bool]
    """(state, name) -> whether there is such a thing."""
    missing: Callable[[Any, str], Unreadable]
    """(state, name) -> what is said where there is none."""


Lookups = Mapping[str, Lookup]
"""Kind of thing -> where it is looked up, in the order in which they are."""


def check_seat(
    move: Move, seats: Mapping[str, Any], *, needed: bool, nobody: tuple[str, ...] = ("",)
) -> None:
    """Whoever makes the move sits at the table; where somebody has to, he is named.

    Raises:
        Unreadable: nobody is named, or somebody who is not there.
    """
    if needed and not move.by:
        raise Unreadable("seat_missing", verb=verb(move))
    if move.by not in nobody and move.by not in seats:
        raise Unreadable("unknown_seat", seat=move.by, known=tuple(seats))


def check_references(state: Any, move: Move, lookups: Lookups) -> None:
    """All that a move names is on the table.

    Raises:
        Unreadable: names the first that is not.
    """
    named = tuple(references(move))
    for kind, lookup in lookups.items():
        for what, name in named:
            if what == kind and not lookup.has(state, name):
                raise lookup.missing(state, name)


def references(value: Struct) -> Iterator[tuple[str, str]]:
    """Kind and name of each thing a move names, in the order of its fields.

    A field that holds what it holds where nothing is said names nothing.
    """
    for field in _naming_fields(type(value)):
        held = getattr(value, field.name)
        if held != field.default:
            yield from _named_in(held, field.type)


@cache
def _naming_fields(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    return tuple(field for field in fields(kind) if _may_name(field.type))


def _may_name(kind: Any) -> bool:
    struct = isinstance(kind, type) and issubclass(kind, Struct)
    return struct or bool(_names(kind)) or any(map(_may_name, get_args(kind)))


def _names(kind: Any) -> str:
    """What the values of this type name; empty: nothing."""
    notes = getattr(kind, "__metadata__", ())
    extras = (note.extra for note in notes if isinstance(note, Meta) and note.extra)
    return next((str(extra[NAMES]) for extra in extras if NAMES in extra), "")


def _named_in(value: Any, kind: Any) -> Iterator[tuple[str, str]]:
    """What a value of this type names: itself, or what it holds."""
    inner = get_args(kind)
    if NoneType in inner:
        yield from _named_in(value, inner[0])
    elif isinstance(value, Struct):
        yield from references(value)
    elif isinstance(value, str):
        yield from [(what, value)] if (what := _names(kind)) else []
    elif isinstance(value, Mapping):
        held = (_named_in(one, of) for pair in value.items() for one, of in zip(pair, inner, strict=True))
        yield from chain.from_iterable(held)
    elif isinstance(value, tuple):
        yield from chain.from_iterable(_named_in(one, inner[0]) for one in value)
