"""Decoders of tables and moves: from stored JSON, and from a step of a case."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, reduce
from operator import or_
from typing import Any, TypeVar

import msgspec

from engine.kernel.errors import Unreadable
from engine.kernel.game import CaseForm, Verb
from engine.kernel.moves import Move, verb
from engine.kernel.state import State

S = TypeVar("S", bound=State)
MISSING = re.compile(r"Object missing required field `([^`]+)`")


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


def move_of_case(raw: dict[str, Any], verbs: Sequence[Verb]) -> Move:
    """The move of one step of a case; ``verbs``: those it may be of.

    Raises:
        Unreadable: there is none, or its verb or a field is unknown.
    """
    by_word = {verb(one.move): one for one in verbs}
    if "do" not in raw:
        raise Unreadable("neither_move_nor_question", fields=tuple(raw))
    if not isinstance(raw["do"], str) or raw["do"] not in by_word:
        raise Unreadable("unknown_verb", verb=str(raw["do"]), known=tuple(by_word))
    form = by_word[raw["do"]].case or CaseForm()
    left_out: dict[str, Any] = {name: [] for name in form.absent if raw.get(name) is None}
    move = _move_of(raw | left_out, tuple(one.move for one in verbs))
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
    return [_without_nulls(one) for one in raw] if isinstance(raw, list) else raw


@cache
def _one_of(kinds: tuple[type[Move], ...]) -> Any:
    return reduce(or_, kinds)
