"""How many lines of players are understood: ``python -m scripts.speech [--unseen | --seen] [--show]``."""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict

from tests.speech.spoken_lines import LOST, NEEDLESS, UNDERSTOOD, WRONG, SpokenCase, became, spoken_cases

COLUMNS = (UNDERSTOOD, WRONG, NEEDLESS, LOST)


def chosen(options: argparse.Namespace) -> tuple[SpokenCase, ...]:
    """The lines that are counted."""
    if options.unseen or options.seen:
        return tuple(one for one in spoken_cases() if one.unseen == options.unseen)
    return spoken_cases()


def main() -> int:
    """Prints the figures by language, game and style."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--unseen", action="store_true", help="lines nobody looked at while frames were made")
    asked.add_argument("--seen", action="store_true", help="the others")
    asked.add_argument("--show", action="store_true", help="print each line that is not understood")
    options = asked.parse_args()
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for one in chosen(options):
        result = became(one)
        for group in ("all", one.language, one.game, one.style):
            found[group][result] += 1
        if options.show and result != UNDERSTOOD:
            print(f"{result}: {one.position} {one.language}: {one.line}")
    print(f"{'':12} {'lines':>6} " + " ".join(f"{name:>16}" for name in COLUMNS))
    for group, counts in found.items():
        total = counts.total()
        shares = " ".join(f"{counts[name]:8} {100 * counts[name] / total:5.1f} %" for name in COLUMNS)
        print(f"{group:12} {total:6} {shares}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
