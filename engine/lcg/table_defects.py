"""What cannot be in a whole table of the Living Card Game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from engine.kernel.table_defects import Defect, one_of
from engine.lcg.cards.part import PARTS
from engine.lcg.edition import PLAYERS
from engine.lcg.game import LCG
from engine.lcg.titles import TITLES
from engine.thrones import table_defects as shared
from engine.thrones.table import Table

AMONG = {
    **shared.AMONG,
    "Seat.title": one_of("", *TITLES),
    "State.council": one_of(*TITLES),
    "a.part": lambda table: tuple(PARTS),
    "Ask.part": lambda table: tuple(PARTS),
}
SLOTS = {**shared.SLOTS, "asking": {**shared.SLOTS["asking"], "part": "a.part"}}
FIELDS = replace(shared.FIELDS, among=AMONG, slots=SLOTS)


def table_defects(table: Table) -> Iterator[Defect]:
    """What is wrong with a table."""
    yield from shared.table_defects(LCG, table, FIELDS)
    if len(table.seats) != PLAYERS.get(table.variant):
        yield Defect("table_no_number", "seats", len(table.seats))
    titles = Counter((*(seat.title for seat in table.seats.values() if seat.title), *table.council))
    yield from (Defect("table_twice", "council", title) for title, times in titles.items() if times > 1)
