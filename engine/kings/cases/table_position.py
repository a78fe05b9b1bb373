"""The position of a table, as a case has it."""

from __future__ import annotations

from msgspec import to_builtins

from engine.kernel.position_form import RawRecord
from engine.kings.table import Area, Seat, Table


def position_of(table: Table) -> RawRecord:
    """The position of a table; of a battle under way it says who attacks and who has lost."""
    given = table.given
    told: RawRecord = {
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
        "plunder": _some(to_builtins(given.plunder)),
        "supply_exceeded": given.supply_exceeded,
        "fortifications_on_board": table.fortifications_on_board or None,
    }
    if table.fight is not None:
        fight = table.fight
        facts |= {"attacker": fight.attacker or None, "loser": fight.loser or None}
        facts |= {"attacking_units": dict(fight.attacking), "sword_casualties": fight.swords or None}
    if table.ban is not None:
        facts["guile"] = {"by": table.ban.by, "named": table.ban.named}
    return _some({**told, "given": _some(facts)})


def _seat(seat: Seat) -> RawRecord:
    told: RawRecord = {
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
        told["hand"] = [{"name": one.name, "strength": one.strength or 0} for one in seat.hand]
    if seat.left is not None:
        told["one_time_left"] = list(seat.left)
    return {name: value for name, value in told.items() if value is not None}


def _area(area: Area) -> RawRecord:
    units = [
        {"house": house, "type": piece, "count": count}
        for house, pieces in area.units.items()
        for piece, count in pieces.items()
        if count
    ]
    return _some(
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
                    "house": one.house,
                    "class": "one_time" if one.one_time else "permanent",
                    "order": one.order,
                }
                for one in area.orders
                if one.order
            ],
        }
    )


def _some(told: RawRecord) -> RawRecord:
    """Only the fields that tell something."""
    return {name: value for name, value in told.items() if value not in (None, [], {})}
