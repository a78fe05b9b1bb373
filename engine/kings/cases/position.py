"""The fields of a position, as they stand in a case, and the position of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field, to_builtins

from engine.kernel.decoders import Number, Strict, converted
from engine.kernel.errors import Unreadable
from engine.kernel.grammar import RawRecord
from engine.kings.board.components import AreaKind, HouseName, OneTime, Permanent, PieceName
from engine.kings.table import Area, HouseSeat, KingsTable

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


def position_of(table: KingsTable) -> RawRecord:
    """The position of a table; of a battle under way it says who attacks and who has lost."""
    given = table.given
    raw: RawRecord = {
        "options": list(table.options),
        "players": table.players,
        "phase": table.phase or None,
        "step": table.step or None,
        "turn_order": list(table.turn_order),
        "westeros_card": table.westeros_card or None,
        "seats": [_seat(table.seats[house]) for house in table.houses()],
        "areas": [_area(area) for area in table.areas.values()],
    }
    facts: RawRecord = {
        **given.numbers,
        "mustering_points": dict(given.mustering_points),
        "plunder": _without_empty_fields(to_builtins(given.plunder)),
        "supply_exceeded": given.supply_exceeded,
        "fortifications_on_board": table.fortifications_on_board or None,
    }
    if table.fight is not None:
        fight = table.fight
        facts |= {"attacker": fight.attacker or None, "loser": fight.loser or None}
        facts |= {"attacking_units": dict(fight.attacking), "sword_casualties": fight.swords or None}
    if table.ban is not None:
        facts["guile"] = {"by": table.ban.by, "named": table.ban.named}
    return _without_empty_fields({**raw, "given": _without_empty_fields(facts)})


def _seat(seat: HouseSeat) -> RawRecord:
    raw: RawRecord = {
        "id": seat.id,
        "power": seat.power or 0,
        "supply": seat.supply,
        "cities": seat.cities,
        "strongholds": seat.strongholds,
        "available": None if seat.available is None else dict(seat.available),
        "discard": list(seat.discard),
        "one_time_out": list(seat.out),
    }
    if seat.hand is not None:
        raw["hand"] = [{"name": card.name, "strength": card.strength or 0} for card in seat.hand]
    if seat.left is not None:
        raw["one_time_left"] = list(seat.left)
    return {name: value for name, value in raw.items() if value is not None}


def _area(area: Area) -> RawRecord:
    units = [
        {"house": house, "type": piece, "count": count}
        for house, pieces in area.units.items()
        for piece, count in pieces.items()
        if count
    ]
    return _without_empty_fields(
        {
            "id": area.id,
            "kind": area.kind,
            "city": area.city or None,
            "stronghold": area.stronghold or None,
            "fortification": area.fortification or None,
            "neutral_force": area.neutral or None,
            "barrels": area.barrels or None,
            "crowns": area.crowns or None,
            "adjacent": list(area.adjacent),
            "port_of": {"land": area.land, "sea": area.sea} if area.land else None,
            "holder": area.holder or None,
            "power_token": area.power_token or None,
            "units": units,
            "orders": [
                {
                    "house": order.house,
                    "class": "one_time" if order.one_time else "permanent",
                    "order": order.order,
                }
                for order in area.orders
                if order.order
            ],
        }
    )


def _without_empty_fields(raw: RawRecord) -> RawRecord:
    """Only the fields that tell something."""
    return {name: value for name, value in raw.items() if value not in (None, [], {})}
