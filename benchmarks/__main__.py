"""``python -m benchmarks [engine row_of_cards journals ...]``: budgets beside what was measured."""

from __future__ import annotations

import sys
from importlib import import_module

from benchmarks.measure import Row, table

PARTS = ("engine", "four_players", "row_of_cards", "journals", "searching", "starting", "screen")


def main(wanted: list[str]) -> int:
    """Prints one table; an unknown part is told."""
    unknown = [one for one in wanted if one not in PARTS]
    if unknown:
        sys.stderr.write(f"there is no part {unknown[0]!r}; the parts are {', '.join(PARTS)}\n")
        return 2
    rows: list[Row] = []
    for part in wanted or PARTS:
        rows += import_module(f"benchmarks.{part}").rows()
    print(table(rows))
    print("\n! beyond its budget. Ratios hold better than times: compare them on a quiet machine.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
