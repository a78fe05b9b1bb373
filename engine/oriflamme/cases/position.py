"""The fields of a position, as they stand in a case."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from engine.kernel.errors import Unreadable
from engine.kernel.reading import converted
from engine.oriflamme.box import Direction, Family

Number = Annotated[int, Meta(ge=0)]
Name = Literal[
    "prince",
    "twin",
    "schemer",
    "queen",
    "cutthroat",
    "apothecary",
    "felon",
    "replacement",
    "bribe",
    "combination",
    "trap",
]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """An unknown field is an error."""


class PCard(Strict, frozen=True):
    """A card of the row."""

    card: str
    face: Literal["up", "down"]
    tokens: Number = 0
    bribe: Family | None = None


class PSeat(Strict, frozen=True):
    """A family."""

    id: Family
    influence: Number = 0
    hand: tuple[Name, ...] | None = None
    set_aside: tuple[Name, ...] | None = None
    discard: tuple[Name, ...] = ()
    twin: Literal["in_front", "row", "discard"] | None = None
    bribe_token: str | None = None


class Position(Strict, frozen=True):
    """A position."""

    seats: tuple[PSeat, ...] = ()
    row: tuple[tuple[PCard, ...], ...] = ()
    round: Annotated[int, Meta(ge=1, le=6)] = 1
    phase: Literal["planning", "events", "game_over"] = "planning"
    direction: Direction = "left_to_right"
    first_player: Family | None = None
    to_act: Family | None = None
    already_placed: tuple[Family, ...] = ()
    pointer: str | None = None

    @property
    def first(self) -> str:
        """Who begins the round: as told, or he before whom nobody has laid a card, or whose turn it is."""
        told = self.first_player or (None if self.already_placed else self.to_act)
        ids: list[str] = [seat.id for seat in self.seats]
        before = {seat: ids[at - 1] for at, seat in enumerate(ids)}
        began = [one for one in self.already_placed if before.get(one) not in self.already_placed]
        return next(iter((*((told,) if told else ()), *began, *ids)), "")


def read_position(raw: dict[str, Any]) -> Position:
    """The fields of a position, each checked for its type.

    Raises:
        Unreadable: names the field.
    """
    try:
        position: Position = converted(raw, Position)
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_position", error=str(error)) from None
    return position
