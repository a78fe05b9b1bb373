"""Supply and victory: how large armies may be, cities and strongholds of a House, and who has won."""

from __future__ import annotations

from engine.kernel.reasons import (
    DERIVED,
    FIRMNESS,
    SILENT,
    STATED,
    Basis,
    Facts,
    Finding,
    Reason,
    RuleId,
    amount_of,
    change,
    part,
    rule,
    tally,
    violated,
)
from engine.kernel.state import Event, Outcome, add_events
from engine.kings.board import components
from engine.kings.board.components import PORT, SEA, SHIP
from engine.kings.table import Area, KingsTable, Units, holder, noted


@rule("kings.siege.supply", "kings.port.supply")
def army(table: KingsTable, house: str, area: str) -> Reason:
    """Every unit counts, siege engines too; ships in a port are an army of their own."""
    units = table.areas[area].units_of(house)
    parts = tuple(
        part(_rule_of(piece), count, "units_counted", piece=piece) for piece, count in units.items()
    )
    return tally(_chief(table, area, units), "army_size", *parts, seat=house, area=area)


def _rule_of(piece: str) -> str:
    return "kings.siege.supply" if piece == components.SIEGE else "kings.scope.draft"


def _chief(table: KingsTable, area: str, units: Units) -> str:
    if table.areas[area].kind == components.PORT:
        return "kings.port.supply"
    return "kings.siege.supply" if units.get(components.SIEGE) else "kings.scope.draft"


@rule("kings.siege.supply", "kings.port.supply", "kings.call.muster")
def too_large(table: KingsTable, house: str, area: str, chief: str = "") -> Finding:
    """An army may not be larger than the table says supply allows."""
    size = sum(table.areas[area].units_of(house).values())
    most = table.given.numbers.get("largest_army_allowed")
    if table.given.supply_exceeded is False or size < 2:
        return None
    rules = (*((chief,) if chief else ()), _chief(table, area, table.areas[area].units_of(house)))
    if most is not None and size > most:
        fewer = change("fewer_units", count=most)
        return violated("army_too_large", fewer, rules=tuple(dict.fromkeys(rules)), count=size, limit=most)
    if table.given.supply_exceeded:
        return violated("supply_exceeded", rules=tuple(dict.fromkeys(rules)), count=size)
    return None


def armies(table: KingsTable, house: str) -> tuple[int, ...]:
    """The sizes of a House's armies of two or more, largest first."""
    sizes = (sum(area.units_of(house).values()) for area in table.areas.values())
    return tuple(sorted((size for size in sizes if size > 1), reverse=True))


@rule("kings.siege.supply", "kings.port.supply")
def warning(table: KingsTable, house: str) -> Reason | None:
    """Armies that public tables of supply do not feed; a warning and no ruling."""
    level = table.seats[house].supply
    if level is None:
        return None
    fed = components.ARMIES[min(max(level, 0), components.TOP_SUPPLY)]
    have = armies(table, house)
    fits = len(have) <= len(fed) and all(number <= most for number, most in zip(have, fed, strict=False))
    if fits:
        return None
    facts: Facts = {"seat": house, "level": level, "armies": _as_words(have), "allowed": _as_words(fed)}
    return Reason(("kings.scope.draft",), says="supply_warning", facts=facts, basis=SILENT)


def _as_words(sizes: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(str(size) for size in sizes)


CHIEF = "kings.martell.victory"


@rule("kings.martell.victory")
def held(table: KingsTable, house: str) -> Reason:
    """Cities and strongholds are added together."""
    return tally(CHIEF, "cities_and_strongholds", *_parts(table, house), seat=house)


def _parts(table: KingsTable, house: str) -> tuple[Reason, ...]:
    seat = table.seats[house]
    here = [area for area in table.areas.values() if holder(area) == house]
    cities = sum(area.city for area in here) if seat.cities is None else seat.cities
    strong = sum(area.stronghold for area in here) if seat.strongholds is None else seat.strongholds
    return part(CHIEF, cities, "cities_held"), part(CHIEF, strong, "strongholds_held")


@rule("kings.martell.victory", "kings.martell.components-for-six")
def six_players(table: KingsTable) -> bool:
    """The rule is that of the game for six with House Martell."""
    return table.uses(components.OPTION_MARTELL) and table.players == components.SIX


def has_won(table: KingsTable, house: str) -> bool:
    """In a game of six: six cities and strongholds."""
    return six_players(table) and amount_of(held(table, house)) >= components.TO_WIN


@rule("kings.martell.victory")
def crowned(table: KingsTable) -> KingsTable:
    """With six players the first to hold six cities and strongholds wins at once, in mid-phase too."""
    if table.over is not None:
        return table
    winners = tuple(house for house in table.seats if has_won(table, house))
    if not winners:
        return table
    count = amount_of(held(table, winners[0]))
    table = noted(table, Reason((CHIEF,), says="six_held", facts={"seat": winners[0], "count": count}))
    table = add_events(table, Event("game_won", seat=winners[0], rule=CHIEF))
    return table.put(over=Outcome(winners[0], winners))


@rule("kings.port.owner")
def owner(table: KingsTable, port: Area) -> str:
    """A port belongs to whoever holds its land."""
    land = table.areas.get(port.land)
    return holder(port if land is None else land)


def enemies(area: Area, house: str) -> tuple[str, ...]:
    """Other Houses with units there."""
    return tuple(occupant for occupant in area.occupants if occupant != house)


@rule("kings.port.consolidate-take", "kings.port.game-of-thrones")
def blockaded(table: KingsTable, port: Area, house: str) -> bool:
    """Enemy ships are in the port's sea."""
    sea = table.areas.get(port.sea)
    return sea is not None and any(sea.units_of(other).get(SHIP) for other in enemies(sea, house))


def gone_by(table: KingsTable, area: str, house: str, order: str) -> tuple[RuleId, ...]:
    """The rules by which an order has left the board this turn, if it did."""
    rules = table.gone.get(f"{area}:{house}:{order}", ())
    return tuple(rule_id for rule_id in rules if rule_id != "kings.scope.draft")


FOLLOWS: dict[RuleId, Basis] = {"kings.forced.donors": SILENT, "kings.youngwolf.other-order": DERIVED}
"""Rules that imply, but do not state, that orders leave the board."""


def ground_of_going(gone: tuple[RuleId, ...]) -> Basis:
    """How firmly the source carries that an order has left the board by these rules."""
    return max((FOLLOWS.get(rule, STATED) for rule in gone), key=FIRMNESS.__getitem__, default=STATED)


def ships_may(area: Area) -> bool:
    """Where ships can be."""
    return area.kind in (SEA, PORT)
