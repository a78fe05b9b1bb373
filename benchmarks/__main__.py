"""``python -m benchmarks [engine row_of_cards journals ...]``: budgets beside what was measured."""

from __future__ import annotations

import os
import platform
import sys
import sysconfig
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from benchmarks.measure import Row, measured, slowness, table

PARTS = (
    "engine", "throneteki", "four_players", "row_of_cards", "journals", "search",
    "cold_start", "other_apps", "first_start", "screen", "long_log", "growth", "memory", "writers",
)  # fmt: skip


def main(wanted: list[str]) -> int:
    """Prints one table; 1: a row is beyond its budget, 2: a part is unknown."""
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        sys.stderr.write(f"there is no part {unknown[0]!r}; the parts are {', '.join(PARTS)}\n")
        return 2
    rows: list[Row] = []
    for part in wanted or PARTS:
        print(f"{part} ...", file=sys.stderr, flush=True)
        rows += rows_of(part)
    print(interpreter())
    print(table(rows))
    print("\n! beyond its budget. Ratios hold better than times: compare them on a quiet machine.")
    print(f"Plain Python takes {slowness():.2f} times as long here as where budgets in time were set,")
    print("which are widened by that.")
    return 1 if any(row.is_within_budget is False for row in rows) else 0


def rows_of(part: str) -> list[Row]:
    """The rows of a part, measured in a process of its own.

    What another part has left in memory is collected while a terminal is read, and a key would seem late.
    """
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        return process.submit(measured, part).result()


def interpreter() -> str:
    """Which Python measures, and what of its build decides how fast it is."""
    flags = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    optimized = "--enable-optimizations" in flags
    facts = [
        f"{platform.python_implementation()} {platform.python_version()}",
        platform.python_compiler(),
        "profile-guided" if optimized else "not profile-guided",
        "link-time optimized" if "--with-lto" in flags else "not link-time optimized",
    ]
    if sysconfig.get_config_var("Py_DEBUG"):
        facts.append("debug build")
    if not sysconfig.get_config_var("CONFIG_ARGS"):
        facts[2:4] = ["how it was built is not known"]
    return ", ".join(facts) + f"; {os.cpu_count()} processors, {platform.machine()}\n"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
