"""The units that a line names, and the areas that each of its names may stand for."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from engine.kernel.meanings import COUNT, OPEN, Mentions, Part
from engine.kings.meanings.mentions import Piece, each_named, staying
from engine.kings.table import Area, KingsTable

BodyChoice = tuple[dict[str, Any], tuple[Part, ...]]
"""Fields of a move, and what is said of them."""
LONGEST = 6
"""With more areas only those that are named, and their neighbours, are looked at."""


class UnitsNamed:
    """The units and areas of one line."""

    def __init__(
        self, table: KingsTable, said: Mentions, areas: tuple[Area, ...], pieces: tuple[Piece, ...]
    ) -> None:
        self.table = table
        self.said = said
        self.areas = areas
        self.pieces = pieces
        each = each_named(said)
        self.each = each if each != pieces else ()
        """The kinds as they are named, where one is named several times."""
        last = tuple(one for at, one in enumerate(each) if one[0] not in dict(each[at + 1 :]))
        self.last = last if last not in (pieces, each) else ()
        """The kinds as they are named last, where one is named several times."""
        self.staying = staying(said)

    @cached_property
    def _each_named(self) -> tuple[tuple[Area, ...], ...]:
        """The areas that each name of the line may stand for."""
        areas = self.table.areas
        return tuple(tuple(areas[id_] for id_ in ids if id_ in areas) for ids in self.said.named)


def count_said(kind: str, many: int, all_of: int) -> Part:
    """So many units of a kind."""
    return Part(COUNT, (kind,), many=many, all_of=all_of, unsaid=OPEN)
