"""Random typed lines at tables of all games: ``python -m scripts.random_lines --lines 100000``.

A line is read, refused or not understood; one that raises anything else is printed with where it was typed
and what it raised. Ctrl+C ends the run and prints what was found so far.
"""

from __future__ import annotations

import argparse
import time
import traceback
from collections import Counter
from contextlib import suppress
from random import Random

from referee.words.messages import folders
from tests.notation.generated_lines import RandomLines, Table, tables


class Run:
    """The results of the lines of one run."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.raised: set[str] = set()
        self.slowest = (0.0, "")

    def read(self, rng: Random, lines: int, each: int) -> None:
        """Reads so many lines, a few at each table."""
        for game, state in tables(rng):
            language = rng.choice(folders())
            table = Table(game, state, language)
            made = RandomLines(table, rng)
            for _ in range(min(each, lines - self.found.total())):
                self.take(table, made.line(), f"{game} {language}")
            if self.found.total() >= lines:
                return

    def take(self, table: Table, line: str, where: str) -> None:
        """Reads one line and notes its result."""
        began = time.perf_counter()
        try:
            became = table.take(line)
        except Exception as error:  # noqa: BLE001 - whatever is raised is what is looked for
            became = "raised"
            self.note(error, f"{where} {line!r}")
        self.found[f"{where.partition(' ')[0]} {became}"] += 1
        self.slowest = max(self.slowest, (time.perf_counter() - began, f"{where} {line!r}"))

    def note(self, error: Exception, where: str) -> None:
        """Prints an error that was not met before."""
        last = traceback.extract_tb(error.__traceback__)[-1]
        kind = f"{type(error).__name__} {last.filename.rpartition('/')[2]}:{last.lineno}"
        if kind not in self.raised:
            self.raised.add(kind)
            print(kind, where, *traceback.format_exception(error)[-6:], sep="\n", flush=True)

    def report(self) -> None:
        """Prints how many lines came out how, and which took longest."""
        for what, count in sorted(self.found.items()):
            print(f"{count:7} {what}")
        seconds, line = self.slowest
        print(
            f"{self.found.total():7} lines, {len(self.raised)} kinds of error;",
            f"slowest {seconds:.2f} s: {line}",
        )


def main() -> int:
    """Reads lines and prints their results; 1 if any raised an error."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--lines", type=int, default=10_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--each", type=int, default=20, help="lines at each table and language")
    options = asked.parse_args()
    run = Run()
    with suppress(KeyboardInterrupt):
        run.read(Random(options.seed), options.lines, options.each)
    run.report()
    return 1 if run.raised else 0


if __name__ == "__main__":
    raise SystemExit(main())
