"""Random typed lines at tables of all games: ``python -m scripts.typed_lines --lines 100000``.

A line is read, refused or not understood; one that raises anything else is printed with where it was typed
and what it raised.
"""

from __future__ import annotations

import argparse
import time
import traceback
from collections import Counter
from random import Random

from engine.kernel.grammar import LANGUAGES
from tests.notation.random_lines import RandomLines, Table, tables


def main() -> int:
    """Reads lines, prints how many came out how and what was raised; 1 if anything was."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--lines", type=int, default=10_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--each", type=int, default=20, help="lines at each table and language")
    options = asked.parse_args()
    rng = Random(options.seed)
    found: Counter[str] = Counter()
    raised: dict[str, str] = {}
    slowest = (0.0, "")
    for game, state in tables(rng):
        language = rng.choice(LANGUAGES)
        table = Table(game, state, language)
        lines = RandomLines(table, rng)
        for _ in range(min(options.each, options.lines - found.total())):
            line = lines.line()
            began = time.perf_counter()
            try:
                found[f"{game} {table.take(line)}"] += 1
            except Exception as error:  # noqa: BLE001 - whatever is raised is what is looked for
                found["raised"] += 1
                where = traceback.extract_tb(error.__traceback__)[-1]
                key = f"{type(error).__name__} {where.filename.rpartition('/')[2]}:{where.lineno}"
                if key not in raised:
                    raised[key] = (
                        f"{game} {language} {line!r}\n{''.join(traceback.format_exception(error)[-6:])}"
                    )
                    print(key, raised[key], flush=True)
            slowest = max(slowest, (time.perf_counter() - began, f"{game} {language} {line!r}"))
        if found.total() >= options.lines:
            break
    for what, count in sorted(found.items()):
        print(f"{count:7} {what}")
    print(f"{found.total():7} lines, {len(raised)} kinds of error; slowest {slowest[0]:.2f} s: {slowest[1]}")
    return 1 if raised else 0


if __name__ == "__main__":
    raise SystemExit(main())
