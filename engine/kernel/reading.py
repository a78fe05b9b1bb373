"""How a game's tables and moves are read: from the JSON they are kept in, and from a step of a case."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, reduce
from operator import or_
from typing import Any, TypeVar

import msgspec

from engine.kernel.errors import Unreadable
from engine.kernel.move import Move, verb
from engine.kernel.state import State

S = TypeVar("S", bound=State)


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


def move_of_case(raw: dict[str, Any], kinds: tuple[type[Move], ...]) -> Move:
    """The move of one step of a case.

    Raises:
        Unreadable: there is none, or its verb or a field is unknown.
    """
    known = tuple(verb(kind) for kind in kinds)
    if "do" not in raw:
        raise Unreadable("neither_move_nor_question", fields=tuple(raw))
    if not isinstance(raw["do"], str) or raw["do"] not in known:
        raise Unreadable("unknown_verb", verb=str(raw["do"]), known=known)
    try:
        move: Move = msgspec.convert(raw, _one_of(kinds))
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_move", verb=str(raw["do"]), error=str(error)) from None
    return move


@cache
def _one_of(kinds: tuple[type[Move], ...]) -> Any:
    return reduce(or_, kinds)
