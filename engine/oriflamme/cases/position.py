"""The fields of a position, as a case has them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from engine.kernel.decoders import Number, Strict, converted
from engine.kernel.errors import Unreadable
from engine.oriflamme.table import (
    Direction,
    Family,
)

CardName = Literal[
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


UNKNOWN = "unknown"
"""In place of its name: a closed card that nobody but its player knows."""


class PositionRowCard(Strict, frozen=True):
    """A card of the row."""

    card: str
    face: Literal["up", "down"]
    tokens: Number = 0
    bribe: Family | None = None


class PositionFamily(Strict, frozen=True):
    """A family."""

    id: Family
    influence: Number = 0
    hand: tuple[CardName, ...] | None = None
    set_aside: tuple[CardName, ...] | None = None
    discard: tuple[CardName, ...] = ()
    twin: Literal["in_front", "row", "discard"] | None = None
    bribe_token: str | None = None


class OriflammePosition(Strict, frozen=True):
    """A position."""

    seats: tuple[PositionFamily, ...] = ()
    row: tuple[tuple[PositionRowCard, ...], ...] = ()
    round: Annotated[int, Meta(ge=1, le=6)] = 1
    phase: Literal["planning", "events", "game_over"] = "planning"
    direction: Direction = "left_to_right"
    first_player: Family | None = None
    to_act: Family | None = None
    already_placed: tuple[Family, ...] = ()
    pointer: str | None = None

    @property
    def first(self) -> str:
        """The family that begins the round: as given, or the first to have laid a card, or the one to act."""
        first = self.first_player or (None if self.already_placed else self.to_act)
        ids: list[str] = [seat.id for seat in self.seats]
        before = {seat: ids[at - 1] for at, seat in enumerate(ids)}
        began = [family for family in self.already_placed if before.get(family) not in self.already_placed]
        return next(iter((*((first,) if first else ()), *began, *ids)), "")


def read_position(raw: dict[str, Any]) -> OriflammePosition:
    """The fields of a position, each checked for its type.

    Raises:
        Unreadable: names the field.
    """
    try:
        position: OriflammePosition = converted(raw, OriflammePosition)
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_position", error=str(error)) from None
    return position
