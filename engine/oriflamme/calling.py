"""What do players call a card, a family, a number of cards? Told by the id, also of a card that has left."""

from __future__ import annotations

from engine.kernel.view import Called
from engine.oriflamme.box import CARDS, FAMILIES


def called(key: str) -> Called | None:
    """``red.2`` is red's second card in the row, ``red.queen`` red's queen, ``red: 2`` two cards of red's."""
    if key in CARDS:
        return Called(f"card-{key}")
    family, _, rest = key.partition(".")
    if family in FAMILIES and rest.isdecimal():
        return Called("called-closed", {"seat": family, "number": int(rest)})
    if family in FAMILIES and rest in CARDS:
        return Called("called-open", {"seat": family, "name": rest})
    return _count(key)


def _count(key: str) -> Called | None:
    family, _, amount = key.partition(": ")
    if family in FAMILIES and amount.isdecimal():
        return Called("count-in-row", {"seat": family, "amount": int(amount)})
    return None
