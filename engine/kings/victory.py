"""Who has won, and how many cities and strongholds everybody holds."""

from __future__ import annotations

from engine.kernel.event import Event
from engine.kernel.reason import Reason, rule
from engine.kernel.state import Outcome, tell
from engine.kernel.tally import amount_of, part, tally
from engine.kings import box
from engine.kings.table import Table, holder, noted

CHIEF = "kings.martell.victory"


@rule("kings.martell.victory")
def held(table: Table, house: str) -> Reason:
    """Cities and strongholds are added together."""
    return tally(CHIEF, "cities_and_strongholds", *_parts(table, house), seat=house)


def _parts(table: Table, house: str) -> tuple[Reason, ...]:
    seat = table.seats[house]
    here = [area for area in table.areas.values() if holder(area) == house]
    cities = sum(area.city for area in here) if seat.cities is None else seat.cities
    strong = sum(area.stronghold for area in here) if seat.strongholds is None else seat.strongholds
    return part(CHIEF, cities, "cities_held"), part(CHIEF, strong, "strongholds_held")


@rule("kings.martell.victory", "kings.martell.components-for-six")
def six_players(table: Table) -> bool:
    """The rule is that of the game for six with House Martell."""
    return table.uses(box.OPTION_MARTELL) and table.players == box.SIX


def has_won(table: Table, house: str) -> bool:
    """In a game of six: six cities and strongholds."""
    return six_players(table) and amount_of(held(table, house)) >= box.TO_WIN


@rule("kings.martell.victory")
def crowned(table: Table) -> Table:
    """With six players the first to hold six cities and strongholds wins at once, in mid-phase too."""
    if table.over is not None:
        return table
    winners = tuple(house for house in table.seats if has_won(table, house))
    if not winners:
        return table
    count = amount_of(held(table, winners[0]))
    table = noted(table, Reason((CHIEF,), says="six_held", facts={"seat": winners[0], "count": count}))
    table = tell(table, Event("game_won", seat=winners[0], rule=CHIEF))
    return table.put(over=Outcome(winners[0], winners))
