"""All records of the core set: what the table knows of each ability."""

from __future__ import annotations

from engine.lcg.cards import baratheon, events, lannister, neutral, plots, stark, targaryen
from engine.lcg.cards.recorded import Recorded
from engine.thrones.abilities import enlist

RECORDS: tuple[Recorded, ...] = (
    *stark.RECORDS,
    *lannister.RECORDS,
    *baratheon.RECORDS,
    *targaryen.RECORDS,
    *neutral.RECORDS,
    *events.RECORDS,
    *plots.RECORDS,
)

INFLUENCE = {record.face: record.influence for record in RECORDS if record.influence}
"""Card -> influence its ability costs."""


def enlist_all() -> None:
    """Makes these records known to the table."""
    enlist("lcg", *(one for record in RECORDS for one in record.does))
