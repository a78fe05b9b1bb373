"""What is seen of a family or the row, compared with the record."""

from __future__ import annotations

from engine.kernel.position_form import RawRecord
from engine.kernel.seen_table import Comparison, SeenDifferences
from engine.oriflamme.declarations import SEAT_FIELDS
from engine.oriflamme.table import Card, Table


def seen_differences(table: Table, at: str, raw: RawRecord) -> SeenDifferences:
    """Where the record of a family, or of the row, differs from what was seen of it."""
    found = Comparison()
    if at == "seats" and raw["id"] in table.seats:
        seat = table.seats[raw["id"]]
        for field, value in raw.items():
            if field in SEAT_FIELDS:
                found.compare(seat.id, field, getattr(seat, field), value)
            elif field != "id":
                found.untouched.append(field)
    elif at == "row":
        _row(table, raw["row"], found)
    return found.found()


def _row(table: Table, seen: list[list[RawRecord]], found: Comparison) -> None:
    """The row card by card; a row of another length is set right by moves, not by values."""
    recorded = [list(place.cards) for place in table.row]
    if [len(place) for place in recorded] != [len(place) for place in seen]:
        found.untouched.append("row")
        return
    for cards, raws in zip(recorded, seen, strict=True):
        for card, raw in zip(cards, raws, strict=True):
            _card(card, raw, found)


def _card(card: Card, raw: RawRecord, found: Comparison) -> None:
    told = str(raw.get("card") or "")
    family, _, name = told.partition(".")
    family = family or str(raw.get("family") or "")
    if (family and family != card.family) or (card.open and name and name != card.name):
        found.untouched.append("row")
        return
    if (raw.get("face") == "up") != card.open:
        found.untouched.append("face")
    if not card.open:
        found.compare(card.tag, "tokens", card.tokens, raw.get("tokens") or 0)
    if card.open and "bribe" in raw:
        found.compare(card.tag, "bribe", card.bribe, raw["bribe"] or "")
