"""All records of the core set: what the table knows of each ability."""

from __future__ import annotations

from cards.facts import facts
from engine.lcg.cards import (
    baratheon,
    baratheon_triggered,
    events,
    events_naming,
    events_searching,
    events_triggered,
    lannister,
    lannister_triggered,
    neutral,
    neutral_triggered,
    plots,
    plots_triggered,
    stark,
    stark_triggered,
    targaryen,
    targaryen_triggered,
)
from engine.lcg.cards.recorded import Recorded
from engine.thrones.abilities import enlist

HOUSES = (stark, lannister, baratheon, targaryen, neutral, events, plots)
TRIGGERED = (
    stark_triggered,
    lannister_triggered,
    baratheon_triggered,
    targaryen_triggered,
    neutral_triggered,
    events_triggered,
    events_searching,
    events_naming,
    plots_triggered,
)
"""What answers a moment, goes on in parts, may be used so often, or works from elsewhere than play."""

PRINTED = [ability.id for face in facts("lcg").cards for ability in face.abilities]
RECORDS: tuple[Recorded, ...] = tuple(
    sorted(
        (record for module in (*HOUSES, *TRIGGERED) for record in module.RECORDS),
        key=lambda record: PRINTED.index(record.ability),
    )
)
"""In the order of the facts."""

INFLUENCE = {record.face: record.influence for record in RECORDS if record.influence}
"""Card -> influence its ability costs."""


def enlist_all() -> None:
    """Makes these records known to the table."""
    enlist("lcg", *(one for record in RECORDS for one in record.does))
