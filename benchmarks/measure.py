"""How long does one call take, and how is a row of the table told?"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter

ENOUGH = 0.25
"""Seconds that one thing is measured for."""
BATCHES = 15


@dataclass(frozen=True)
class Row:
    """One thing measured: seconds, and those of the peer if there is one."""

    what: str
    seconds: float
    budget: str
    peer: str = ""
    peer_seconds: float = 0.0
    most: float = 0.0
    """The budget in seconds, or in multiples of the peer when ``relative``."""
    relative: bool = False
    note: str = ""

    @property
    def ratio(self) -> float | None:
        """How many times the peer."""
        return self.seconds / self.peer_seconds if self.peer_seconds else None

    @property
    def kept(self) -> bool | None:
        """Whether the budget is kept; None: there is none."""
        if not self.most:
            return None
        return (self.ratio or 0.0) <= self.most if self.relative else self.seconds <= self.most


def per_call(
    function: Callable[[], object],
    enough: float = ENOUGH,
    taken: Callable[[Sequence[float]], float] = min,
) -> float:
    """Seconds for one call: the batch least disturbed by others, garbage collected between batches.

    ``taken``: what is taken of the batches; the median where waiting for a disk belongs to what is measured.
    """
    started = perf_counter()
    function()
    once = max(perf_counter() - started, 1e-7)
    size = max(1, int(enough / BATCHES / once))
    found = []
    for _ in range(BATCHES if once * size < enough else 3):
        gc.collect()
        started = perf_counter()
        for _ in range(size):
            function()
        found.append((perf_counter() - started) / size)
    return taken(found)


def over(functions: Sequence[Callable[[], object]]) -> list[float]:
    """Seconds of each of these, called once, in order."""
    found = []
    for function in functions:
        started = perf_counter()
        function()
        found.append(perf_counter() - started)
    return found


def late(times: Sequence[float]) -> tuple[float, float]:
    """The middle and the slowest hundredth."""
    return median(times), quantiles(times, n=100)[98]


def shown(seconds: float) -> str:
    """A time in the unit it is read in."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def table(rows: Sequence[Row]) -> str:
    """The rows, one line each."""
    lines = [f"{'':2}{'what':58} {'ours':>9} {'peer':>9} {'ratio':>6}  budget; peer"]
    for row in rows:
        mark = {True: "  ", False: "! ", None: "  "}[row.kept]
        ratio = f"{row.ratio:.2f}" if row.ratio is not None else ""
        peer = shown(row.peer_seconds) if row.peer_seconds else ""
        tail = "; ".join(part for part in (row.budget, row.peer, row.note) if part)
        lines.append(f"{mark}{row.what:58} {shown(row.seconds):>9} {peer:>9} {ratio:>6}  {tail}")
    return "\n".join(lines)
