"""Units that a line names each beside an area of their own, to which they go or from which they come."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.meanings import PARTED, Mentions
from engine.kings.board.components import LAND, PIECES, SHIP
from engine.kings.meanings.areas import OVER
from engine.kings.meanings.mentions import Piece, surely_said
from engine.kings.table import Area, KingsTable


class BodyTold(Struct, frozen=True):
    """Units that are named beside an area of their own."""

    area: Area
    pieces: tuple[Piece, ...]
    via: tuple[Area, ...] = ()
    """The waters they cross."""
    carried: bool = False
    """A ship is named that carries them."""


def bodies_beside(table: KingsTable, said: Mentions, hub: Area) -> tuple[BodyTold, ...]:
    """The units that are named right before each of several areas, or else right behind each."""
    told = [one for one in _told_of_units(table, said) if one != hub.id]
    kinds = [one for one in told if isinstance(one, tuple)]
    if len(kinds) < 2:
        return ()
    first = next(one for one in told if one != OVER)
    found = _grouped(told if isinstance(first, tuple) else _turned_back(told), table)
    if not isinstance(first, tuple):
        found = found[::-1]
    return tuple(found) if len(found) > 1 else ()


def _turned_back(told: list[Piece | str]) -> list[Piece | str]:
    """What is told from its end to its beginning, but for the word before what is crossed."""
    turned: list[Piece | str] = []
    for at in range(len(told) - 1, -1, -1):
        if told[at] != OVER:
            turned += [OVER, told[at]] if at and told[at - 1] == OVER else [told[at]]
    return turned


def _told_of_units(table: KingsTable, said: Mentions) -> tuple[Piece | str, ...]:
    """The kinds with their numbers, the areas and the word for crossing, in the order of the line."""
    counts = [one for one in said.counts if one[0] in PIECES]
    kept = (OVER, PARTED, *PIECES, *table.areas)
    runs = [key for key, _ in groupby(one for one in surely_said(said) if one in kept)]
    if [one for one in runs if one in PIECES] != [kind for kind, _ in counts]:
        return ()
    each = iter(counts)
    return tuple(next(each) if one in PIECES else one for one in runs if one != PARTED)


def _grouped(told: Iterable[Piece | str], table: KingsTable) -> list[BodyTold]:
    """The units that stand before each area; nothing, where an area or a kind stands alone."""
    found: list[BodyTold] = []
    pieces: list[Piece] = []
    via: list[Area] = []
    crosses = False
    told = tuple(told)
    for at, one in enumerate(told):
        if isinstance(one, tuple):
            pieces.append(one)
        elif one == OVER:
            crosses = True
        elif crosses and table.areas[one].kind != LAND:
            via.append(table.areas[one])
            crosses = False
        elif not pieces:
            return []
        elif _is_crossed(one, told[at + 1 :], pieces, table):
            via.append(table.areas[one])
        else:
            found.append(_body(table.areas[one], pieces, via))
            pieces, via, crosses = [], [], False
    if via and found:
        found[-1] = replace(found[-1], via=tuple(via))
    if found and pieces and {kind for kind, _ in pieces} == {SHIP} and found[-1].area.kind == LAND:
        found[-1], pieces = replace(found[-1], carried=True), []
    return [] if pieces else found


def _is_crossed(area: str, behind: tuple[Piece | str, ...], pieces: list[Piece], table: KingsTable) -> bool:
    """Whether units on foot go on from a water that is named right before another area."""
    ashore = any(kind != SHIP for kind, _ in pieces)
    goes_on = bool(behind) and behind[0] in table.areas
    return ashore and goes_on and table.areas[area].kind != LAND


def _body(area: Area, pieces: list[Piece], via: list[Area]) -> BodyTold:
    """Units that are named beside an area; a ship beside others only carries them."""
    ashore = tuple(one for one in pieces if one[0] != SHIP)
    carried = bool(ashore) and len(ashore) < len(pieces) and area.kind == LAND
    return BodyTold(area, ashore if carried else tuple(pieces), tuple(via), carried)
