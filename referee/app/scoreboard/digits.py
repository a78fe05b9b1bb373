"""Large figures, drawn in blocks."""

from __future__ import annotations

from typing import NamedTuple

BLOCK = "█"
HEIGHT, WIDTH, GAP = 5, 3, 1
"""Of a figure, in points; between two of them."""
POINTS = {
    "0": "###/#.#/#.#/#.#/###",
    "1": ".#./##./.#./.#./###",
    "2": "###/..#/###/#../###",
    "3": "###/..#/###/..#/###",
    "4": "#.#/#.#/###/..#/..#",
    "5": "###/#../###/..#/###",
    "6": "###/#../###/#.#/###",
    "7": "###/..#/..#/..#/..#",
    "8": "###/#.#/###/#.#/###",
    "9": "###/#.#/###/..#/###",
    "?": "###/..#/.##/.../.#.",
    "+": ".../.#./###/.#./...",
    "-": ".../.../###/.../...",
    ":": ".../.#./.../.#./...",
    " ": ".../.../.../.../...",
}


class FigureSize(NamedTuple):
    """Columns and rows of one point."""

    across: int
    down: int


SIZES = tuple(FigureSize(*one) for one in ((10, 5), (8, 4), (6, 3), (4, 2), (2, 1), (1, 1)))
"""The largest first; a point is about as wide as it is high."""


def can_be_drawn(said: str) -> bool:
    """Whether there is a figure for each sign."""
    return bool(said) and all(sign in POINTS for sign in said)


def columns(said: str, size: FigureSize) -> int:
    """How wide it is drawn."""
    return (len(said) * (WIDTH + GAP) - GAP) * size.across


def enlarged(said: str, size: FigureSize) -> list[str]:
    """The lines of a number."""
    rows = zip(*(POINTS[sign].split("/") for sign in said), strict=True)
    drawn = ("".join(_widened(row, size.across)) for row in rows)
    return [line for line in drawn for _ in range(size.down)]


def _widened(row: tuple[str, ...], across: int) -> str:
    points = "." * GAP
    return "".join((BLOCK if one == "#" else " ") * across for one in points.join(row))
