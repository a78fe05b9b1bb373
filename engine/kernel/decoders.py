"""Decoders of tables and moves, and the names in a move checked against the table.

The type of a field tells whether it names a card, a seat or an area (``target: CardId``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, reduce
from itertools import chain
from operator import or_
from types import NoneType
from typing import Annotated, Any, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, fields

from engine.kernel.decisions import Move, verb
from engine.kernel.errors import Unreadable
from engine.kernel.game import CaseForm, Verb
from engine.kernel.journal import LoneMove
from engine.kernel.state import State

S = TypeVar("S", bound=State)
Number = Annotated[int, Meta(ge=0)]
MISSING = re.compile(r"Object missing required field `([^`]+)`")


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a position is made of: an unknown field is an error, never ignored."""


def reads_states(kind: type[S]) -> Callable[[bytes], S]:
    """A reader of tables of this kind; what is none raises `Unreadable`."""
    decoder = msgspec.json.Decoder(kind)

    def read_state(data: bytes) -> S:
        try:
            return decoder.decode(data)
        except msgspec.DecodeError as error:
            raise Unreadable("malformed_state", error=str(error)) from None

    return read_state


def reads_moves(kinds: Iterable[type[Move]]) -> Callable[[bytes], Move]:
    """A reader of a game's moves; what is none raises `Unreadable`."""
    # Made once: building it takes five hundred times as long as reading a move.
    decoder: msgspec.json.Decoder[Move] = msgspec.json.Decoder(_one_of(tuple(kinds)))

    def read_move(data: bytes) -> Move:
        try:
            return decoder.decode(data)
        except msgspec.DecodeError as error:
            raise Unreadable("malformed_move", error=str(error)) from None

    return read_move


def reads_lone_moves(kinds: Iterable[type[Move]]) -> Callable[[str], LoneMove[Move]]:
    """A reader of the entries that hold one move; any other body raises `msgspec.DecodeError`."""
    kind: Any = _one_of(tuple(kinds))
    decoder: msgspec.json.Decoder[LoneMove[Move]] = msgspec.json.Decoder(LoneMove[kind])
    return decoder.decode


def move_of_case(raw: dict[str, Any], verbs: Sequence[Verb]) -> Move:
    """The move of one step of a case; ``verbs``: those it may be of.

    Raises:
        Unreadable: there is none, or its verb or a field is unknown.
    """
    by_word = {verb(kind.move): kind for kind in verbs}
    if "do" not in raw:
        raise Unreadable("neither_move_nor_question", fields=tuple(raw))
    if not isinstance(raw["do"], str) or raw["do"] not in by_word:
        raise Unreadable("unknown_verb", verb=str(raw["do"]), known=tuple(by_word))
    form = by_word[raw["do"]].case or CaseForm()
    left_out: dict[str, Any] = {name: [] for name in form.absent if raw.get(name) is None}
    move = _move_of(raw | left_out, tuple(kind.move for kind in verbs))
    _check_form(raw, move, form)
    return move


def _move_of(raw: dict[str, Any], kinds: tuple[type[Move], ...]) -> Move:
    try:
        move: Move = converted(raw, _one_of(kinds))
    except msgspec.ValidationError as error:
        missing = MISSING.match(str(error))
        if missing is not None:
            raise Unreadable("field_missing", verb=raw["do"], field=missing[1]) from None
        raise Unreadable("malformed_move", verb=str(raw["do"]), error=str(error)) from None
    return move


def _check_form(raw: dict[str, Any], move: Move, form: CaseForm) -> None:
    """Fields that a table under way uses are unknown in a case, and a case leaves nothing open."""
    for field in form.unknown:
        if field in raw:
            raise Unreadable("unknown_field", verb=verb(move), field=field)
    for field in form.needed:
        if not getattr(move, field):
            raise Unreadable("argument_missing", question=verb(move), argument=field)


def converted(raw: dict[str, Any], kind: Any) -> Any:
    """The value of this kind as it is written; what is written as null is absent.

    Raises:
        msgspec.ValidationError: names the field.
    """
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        if "got `null`" not in str(error):
            raise
        return msgspec.convert(_without_nulls(raw), kind)


def _without_nulls(raw: Any) -> Any:
    if isinstance(raw, dict):
        return {name: _without_nulls(value) for name, value in raw.items() if value is not None}
    return [_without_nulls(part) for part in raw] if isinstance(raw, list) else raw


@cache
def _one_of(kinds: tuple[type[Move], ...]) -> Any:
    return reduce(or_, kinds)


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
    """(state, name) -> the error where there is no such thing."""


Lookups = Mapping[str, Lookup]
"""Kind of thing -> where it is looked up, in the order in which they are."""


def check_seat(
    move: Move, seats: Mapping[str, Any], *, needed: bool, nobody: tuple[str, ...] = ("",)
) -> None:
    """Checks that the seat of a move is at the table, and that a move that needs a seat names one.

    Raises:
        Unreadable: the seat is missing or unknown.
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
    refs = tuple(references(move))
    for kind, lookup in lookups.items():
        for what, name in refs:
            if what == kind and not lookup.has(state, name):
                raise lookup.missing(state, name)


def references(value: Struct) -> Iterator[tuple[str, str]]:
    """Kind and name of each thing a move names, in the order of its fields.

    A field with its default value names nothing.
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
        held = (_named_in(part, of) for pair in value.items() for part, of in zip(pair, inner, strict=True))
        yield from chain.from_iterable(held)
    elif isinstance(value, tuple):
        yield from chain.from_iterable(_named_in(part, inner[0]) for part in value)
