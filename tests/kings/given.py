"""A small board in a few words, one line of play, what must hold: the words in which these tests are told.

    here = board({"land_a": "stark 1 footman, 1 knight", "sea_a~": "stark 2 ship"}, options=(5,))

A name that ends in ``~`` is a sea, one in ``=land_a/sea_a`` a port; borders are given by ``borders``.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel.move import Move
from engine.kernel.play import Played, judge, play
from engine.kernel.reason import Verdict
from engine.kernel.ruling import Ruling
from engine.kings.box import ONE_TIME, TEXT
from engine.kings.cases.book import CASEBOOK
from engine.kings.desk import read_move
from engine.kings.game import KINGS, brought_to
from engine.kings.table import Table

Raw = dict[str, Any]


def area(name: str, said: str, borders: str = "", orders: str = "", **fields: Any) -> Raw:
    """One area as a case has it."""
    name, _, port = name.partition("=")
    land, _, sea = port.partition("/")
    house, _, units = said.partition(" ")
    counted = [one.split() for one in units.split(", ") if one]
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


def board(*areas: Raw, options: tuple[int, ...] = (3, 4, 5, 6), **fields: Any) -> Table:
    """A table with these areas."""
    raw = {"options": list(options), "areas": list(areas), **fields}
    table: Table = CASEBOOK.position(raw, TEXT, ())
    return table


def move(verb: str, by: str = "", **fields: Any) -> Move:
    """A move as a case writes it; ``start`` is where it comes from."""
    if "start" in fields:
        fields["from"] = fields.pop("start")
    return read_move(msgspec.json.encode({"do": verb, "by": by, **fields}))


def ruled(table: Table, verb: str, by: str = "", **fields: Any) -> Ruling:
    """The ruling on a move at its own step."""
    made = move(verb, by, **fields)
    return judge(KINGS, brought_to(table, made), made)


def played_with(table: Table, verb: str, by: str = "", **fields: Any) -> Played:
    """A legal move carried out, with its ruling."""
    made = move(verb, by, **fields)
    ruling = judge(KINGS, brought_to(table, made), made)
    assert ruling.verdict is Verdict.YES, (made, ruling.because, ruling.asks)
    return play(KINGS, brought_to(table, made), made)


def played(table: Table, verb: str, by: str = "", **fields: Any) -> Table:
    """The table after a legal move."""
    after = played_with(table, verb, by, **fields).state
    assert isinstance(after, Table)
    return after


def refused(table: Table, because: str, verb: str, by: str = "", **fields: Any) -> Ruling:
    """The ruling on an illegal move, whose principal reason is this rule."""
    ruling = ruled(table, verb, by, **fields)
    assert ruling.verdict is Verdict.NO, ruling
    assert ruling.because[0] == f"kings.{because}", ruling.because
    return ruling
