"""The position of a table, as a case has it."""

from __future__ import annotations

from msgspec import to_builtins

from engine.kernel.cases.position_form import RawRecord
from engine.kings.table import Area, HouseSeat, KingsTable


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
