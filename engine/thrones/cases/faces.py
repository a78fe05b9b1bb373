"""A position that says which card of the catalogue lies there need not say what is printed on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.errors import Unreadable
from engine.thrones.cases.position import UNTOLD

Raw = dict[str, Any]
ALWAYS = ("cost", "keywords", "traits", "unique")
PRINTED = {
    "character": (*ALWAYS, "strength", "icons"),
    "location": ALWAYS,
    "attachment": ALWAYS,
}
"""Type of card -> what is printed on it."""
ROWS = ("characters", "locations", "attachments", "dead", "discard")


def with_faces(raw: Raw, fields_of: Callable[[str], Raw | None]) -> Raw:
    """The position with the printed values of all cards and plots that name their face.

    What the position says itself stays as it says. Nothing is changed where no face is named.

    Raises:
        Unreadable: a face is unknown.
    """
    seats = raw.get("seats")
    if not isinstance(seats, list | tuple):
        return raw
    return {**raw, "seats": [_seat(one, fields_of) if isinstance(one, dict) else one for one in seats]}


def _seat(seat: Raw, fields_of: Callable[[str], Raw | None]) -> Raw:
    def filled(one: Any) -> Any:
        if not isinstance(one, dict):
            return one
        named = _named(one)
        if not isinstance(named.get("face"), str):
            return one
        printed = fields_of(named["face"])
        if printed is None:
            raise Unreadable("unknown_face", face=named["face"])
        return {**(_untold(printed) if "card" in one else {}), **printed, **named}

    found: Raw = {row: [filled(one) for one in seat[row]] for row in ROWS if isinstance(seat.get(row), list)}
    if "plot" in seat:
        found["plot"] = filled(seat["plot"])
    hand = seat.get("hand")
    if isinstance(hand, dict) and isinstance(hand.get("known"), list):
        found["hand"] = {**hand, "known": [filled(one) for one in hand["known"]]}
    return {**seat, **found}


def _untold(printed: Raw) -> Raw:
    """The printed values that such a card has, and the catalogue does not know."""
    return dict.fromkeys(PRINTED.get(str(printed.get("type")), ()), UNTOLD)


def _named(one: Raw) -> Raw:
    """What lies there, with the card of the catalogue it is called by."""
    if not isinstance(one.get("card"), str):
        return one
    return {"face": one["card"], **{name: value for name, value in one.items() if name != "card"}}
