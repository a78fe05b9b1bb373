"""The time of one call, and the rows of the table."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Literal

ENOUGH = 0.25
"""Seconds that one thing is measured for."""
BATCHES = 15


@dataclass(frozen=True)
class Row:
    """One thing measured, and the same of the peer if there is one."""

    what: str
    measured: float
    budget: str
    peer: str = ""
    peer_measured: float = 0.0
    most: float = 0.0
    """The budget in the unit of the row, or in multiples of the peer when ``relative``."""
    relative: bool = False
    note: str = ""
    unit: Literal["s", "MB"] = "s"

    @property
    def ratio(self) -> float | None:
        """How many times the peer."""
        return self.measured / self.peer_measured if self.peer_measured else None

    @property
    def is_within_budget(self) -> bool | None:
        """Whether the budget is kept; None: there is none."""
        if not self.most:
            return None
        if self.relative:
            return (self.ratio or 0.0) <= self.most
        return self.measured <= self.most * (slowness() if self.unit == "s" else 1)


def measured(part: str) -> list[Row]:
    """The rows of a part, which is a module of this package."""
    rows: list[Row] = import_module(f"benchmarks.parts.{part}").rows()
    return rows


def per_call(
    function: Callable[[], object],
    enough: float = ENOUGH,
    taken: Callable[[Sequence[float]], float] = min,
) -> float:
    """Seconds for one call: the batch least disturbed by others, garbage collected between batches.

    Args:
        taken: what is taken of the batches; the median where waiting for a disk belongs to what is measured.
            Otherwise only the time of the processor counts, which others on the machine do not lengthen much.
    """
    clock = process_time if taken is min else perf_counter
    started = clock()
    function()
    once = max(clock() - started, 1e-7)
    size = max(1, int(enough / BATCHES / once))
    times = []
    for _ in range(BATCHES if once * size < enough else 3):
        gc.collect()
        started = clock()
        for _ in range(size):
            function()
        times.append((clock() - started) / size)
    return taken(times)


REFERENCE = 35e-6
"""Seconds that `_plain_work` takes on the machine on which budgets in time were set."""


@cache
def slowness() -> float:
    """How many times longer plain Python takes here than where budgets in time were set; at least 1."""
    return max(1.0, per_call(_plain_work) / REFERENCE)


def _plain_work() -> int:
    """Calls, attributes, dictionaries and texts: what every program does."""
    rows: dict[str, Row] = {}
    for number in range(40):
        row = Row(str(number), number / 7, "", most=number)
        rows[row.what] = row
    return sum(len(row.what) for row in rows.values() if row.measured <= row.most)


def over(functions: Sequence[Callable[[], object]]) -> list[float]:
    """Seconds the processor needs for each of these, called once, in order."""
    times = []
    for function in functions:
        started = process_time()
        function()
        times.append(process_time() - started)
    return times


def late(times: Sequence[float]) -> tuple[float, float]:
    """The middle and the slowest hundredth."""
    return median(times), quantiles(times, n=100)[98]


def shown(measured: float, unit: str = "s") -> str:
    """A time or a size in the unit it is read in."""
    if unit != "s":
        return f"{measured:.3g} {unit}"
    for name, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if measured >= size:
            return f"{measured / size:.3g} {name}"
    return f"{measured / 1e-9:.3g} ns"


def table(rows: Sequence[Row]) -> str:
    """The rows, one line each."""
    lines = [f"{'':2}{'what':58} {'ours':>9} {'peer':>9} {'ratio':>6}  budget; peer"]
    for row in rows:
        mark = {True: "  ", False: "! ", None: "  "}[row.is_within_budget]
        ratio = f"{row.ratio:.2f}" if row.ratio is not None else ""
        peer = shown(row.peer_measured, row.unit) if row.peer_measured else ""
        tail = "; ".join(part for part in (row.budget, row.peer, row.note) if part)
        lines.append(f"{mark}{row.what:58} {shown(row.measured, row.unit):>9} {peer:>9} {ratio:>6}  {tail}")
    return "\n".join(lines)
