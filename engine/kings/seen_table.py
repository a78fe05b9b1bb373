"""What is seen of a House or an area, compared with the record."""

from __future__ import annotations

from engine.kernel.position_form import RawRecord
from engine.kernel.seen_table import Comparison, SeenDifferences
from engine.kings.components import PIECES
from engine.kings.declarations import AREA_FIELDS, SEAT_FIELDS
from engine.kings.table import Area, Table, holder

FIELD = {"neutral_force": "neutral"}
AROUND = ("id", "kind", "units")


def seen_differences(table: Table, at: str, raw: RawRecord) -> SeenDifferences:
    """Where the record of a House or an area differs from what was seen of it."""
    found = Comparison()
    if at == "seats" and raw["id"] in table.seats:
        seat = table.seats[raw["id"]]
        for field, value in raw.items():
            if field in SEAT_FIELDS:
                found.compare(seat.id, field, getattr(seat, field), value)
            elif field != "id":
                found.untouched.append(field)
    elif at == "areas" and raw["id"] in table.areas:
        _area(table.areas[raw["id"]], raw, found)
    return found.found()


def _area(area: Area, raw: RawRecord, found: Comparison) -> None:
    for field, value in raw.items():
        own = FIELD.get(field, field)
        if own in AREA_FIELDS and own not in PIECES:
            found.compare(area.id, own, holder(area) if own == "holder" else getattr(area, own), value)
        elif field not in AROUND:
            found.untouched.append(field)
    if "units" in raw:
        _units(area, raw, found)


def _units(area: Area, raw: RawRecord, found: Comparison) -> None:
    """The units of the holder; those of another House cannot be set right by hand."""
    house = raw.get("holder") or holder(area)
    own = [one for one in raw["units"] if one.get("house", house) == house]
    if len(own) < len(raw["units"]):
        found.untouched.append("units")
    for piece in PIECES:
        seen = sum(one.get("count", 1) for one in own if one.get("type") == piece)
        found.compare(area.id, piece, area.of(holder(area)).get(piece, 0), seen)
