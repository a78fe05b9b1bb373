"""A small board in a few words, one line of play, what must hold: the words in which these tests are told.

    here = board({"land_a": "stark 1 footman, 1 knight", "sea_a~": "stark 2 ship"}, options=(5,))

A name that ends in ``~`` is a sea, one in ``=land_a/sea_a`` a port; borders are given by ``borders``.
"""

from __future__ import annotations

from typing import Any

from engine.kings.adapter import ADAPTER
from engine.kings.board.components import ONE_TIME, TEXT
from engine.kings.cases.casebook import CASEBOOK
from engine.kings.game import KINGS, brought_to
from engine.kings.table import KingsTable
from tests.kit.boards import Dialect

Raw = dict[str, Any]
SAY = Dialect(KINGS, KingsTable, ADAPTER.read_move, brought_to)
move, ruled, played_with, played, refused = (
    SAY.move, SAY.ruled, SAY.played_with, SAY.played, SAY.refused
)  # fmt: skip


def area(name: str, marks: str, borders: str = "", orders: str = "", **fields: Any) -> Raw:
    """One area as a case has it."""
    name, _, port = name.partition("=")
    land, _, sea = port.partition("/")
    house, _, units = marks.partition(" ")
    counted = [unit.split() for unit in units.split(", ") if unit]
    raw: Raw = {
        "id": name.rstrip("~"),
        "kind": "port" if port else "sea" if name.endswith("~") else "land",
        "adjacent": borders.split(),
        "units": [{"house": house, "type": piece, "count": int(count)} for count, piece in counted],
        "orders": [
            {"house": house, "class": "one_time" if order in ONE_TIME else "permanent", "order": order}
            for order in orders.split()
        ],
        **fields,
    }
    if house:
        raw["holder"] = house
    if port:
        raw["port_of"] = {"land": land, "sea": sea}
    return raw


def board(*areas: Raw, options: tuple[int, ...] = (3, 4, 5, 6), **fields: Any) -> KingsTable:
    """A table with these areas."""
    raw = {"options": list(options), "areas": list(areas), **fields}
    table: KingsTable = CASEBOOK.position(raw, TEXT, ())
    return table
