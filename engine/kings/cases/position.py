"""The fields of a position, as a case has them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from engine.kernel.decoders import Number, Strict, converted
from engine.kernel.errors import Unreadable
from engine.kings.board.components import AreaKind, HouseName, OneTime, Permanent, PieceName

Option = Annotated[int, Meta(ge=1, le=9)]
PieceCounts = dict[PieceName, Number]


class PositionUnits(Strict, frozen=True):
    """Units of one House and kind."""

    house: HouseName
    type: PieceName
    count: Number = 0


class PositionOrder(Strict, frozen=True):
    """An order token."""

    house: HouseName
    order: Permanent | OneTime
    cls: Literal["permanent", "one_time"] | None = field(name="class", default=None)
    """Left out: the order itself says which it is."""


class PositionPort(Strict, frozen=True):
    """The land and the sea of a port."""

    land: str
    sea: str


class PositionArea(Strict, frozen=True):
    """An area."""

    id: str
    kind: AreaKind
    city: bool = False
    stronghold: bool = False
    fortification: bool = False
    neutral_force: bool = False
    barrels: Number = 0
    crowns: Number = 0
    adjacent: tuple[str, ...] = ()
    port_of: PositionPort | None = None
    holder: HouseName | None = None
    units: tuple[PositionUnits, ...] = ()
    power_token: HouseName | None = None
    orders: tuple[PositionOrder, ...] = ()


class PositionHouseCard(Strict, frozen=True):
    """A House card in hand."""

    name: str
    strength: Number = 0


class PositionHouse(Strict, frozen=True):
    """A House."""

    id: HouseName
    power: Number = 0
    supply: Number | None = None
    cities: Number | None = None
    strongholds: Number | None = None
    available: PieceCounts | None = None
    hand: tuple[PositionHouseCard, ...] | None = None
    discard: tuple[str, ...] = ()
    one_time_left: tuple[OneTime, ...] | None = None
    one_time_out: tuple[OneTime, ...] = ()
    note: str | None = None


class PositionPlunder(Strict, frozen=True):
    """What a raid brings for each Consolidate Power symbol."""

    raider_takes: Number | None = None
    victim_loses: Number | None = None


class PositionTaken(Strict, frozen=True):
    """What has just been taken."""

    area: str
    by: HouseName
    from_: HouseName | None = field(name="from", default=None)


class PositionGuile(Strict, frozen=True):
    """The Guile of the Lion was resolved earlier this turn."""

    by: HouseName
    named: HouseName
    step: Literal["raid", "march", "consolidate_power"] | None = None


class PositionFacts(Strict, frozen=True):
    """Facts from outside the expansion's text."""

    footman_strength: Number | None = None
    knight_strength: Number | None = None
    ship_strength: Number | None = None
    footman_cost: Number | None = None
    knight_cost: Number | None = None
    ship_cost: Number | None = None
    tokens_by_base_rules: Number | None = None
    largest_army_allowed: Number | None = None
    mustering_points: dict[str, Number] = {}
    fortifications_on_board: Number | None = None
    sword_casualties: Number | None = None
    attacker: HouseName | None = None
    attacking_units: PieceCounts | None = None
    loser: HouseName | None = None
    supply_exceeded: bool | None = None
    plunder: PositionPlunder | None = None
    just_taken: PositionTaken | None = None
    guile: PositionGuile | None = None


class KingsPosition(Strict, frozen=True):
    """A position."""

    options: tuple[Option, ...] = ()
    players: Annotated[int, Meta(ge=2, le=6)] | None = None
    phase: Literal["setup", "westeros", "planning", "action"] | None = None
    step: Literal["one_time", "permanent", "raid", "march", "consolidate_power"] | None = None
    turn_order: tuple[HouseName, ...] = ()
    westeros_card: str | None = None
    given: PositionFacts = PositionFacts()
    seats: tuple[PositionHouse, ...] = ()
    areas: tuple[PositionArea, ...] = ()


def read_position(raw: dict[str, Any]) -> KingsPosition:
    """The fields of a position, each checked for its type.

    Raises:
        Unreadable: names the field.
    """
    try:
        position: KingsPosition = converted(raw, KingsPosition)
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_position", error=str(error)) from None
    return position
