"""Rows of bytes, each as one long number, so that many are weighed and added at once.

A lane of 64 bits holds one byte of a row. Python multiplies a long number by a short one and adds two long
ones in a single step, so no loop runs over the lanes: it takes a tenth of the time of sums of products.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from functools import cache
from operator import mul

LANE = "Q"
BYTES = 8
FINEST = float(2**29)
"""The largest weight as a whole number: within a digit of Python's, and 2**25 bytes still fit in a lane."""
MIDDLE_OF_LANE = 2**62
"""Added to each lane, so that none goes below zero."""


def row(steps: bytes) -> int:
    """A row of bytes as one number."""
    lanes = bytearray(BYTES * len(steps))
    lanes[::BYTES] = steps
    return int.from_bytes(lanes, "little")


@cache
def _middle(lanes: int) -> int:
    return sum(MIDDLE_OF_LANE << (8 * BYTES * lane) for lane in range(lanes))


def combination(rows: Sequence[int], weights: Sequence[float], lanes: int) -> list[float]:
    """The sum of rows of so many lanes, each times its weight."""
    scale = FINEST / (max(map(abs, weights), default=0.0) or 1.0)
    counts = [round(weight * scale) for weight in weights]
    whole = sum(map(mul, rows, counts), _middle(lanes))
    found = array(LANE, whole.to_bytes(BYTES * lanes, "little"))
    if sys.byteorder == "big":
        found.byteswap()
    return [(lane - MIDDLE_OF_LANE) / scale for lane in found]
