"""How many lines of players are understood: ``python -m scripts.speech``; ``--help`` tells of which."""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.speech.other_lines import became_of, lines_of, other_lines
from tests.speech.spoken_lines import LOST, NEEDLESS, UNDERSTOOD, WRONG, became, spoken_cases

COLUMNS = (UNDERSTOOD, WRONG, NEEDLESS, LOST)


def results(options: argparse.Namespace) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Each counted line with its result and its groups."""
    if options.others or options.file:
        for other in lines_of(options.file) if options.file else other_lines():
            yield became_of(other), f"{other.case} {other.line}", (other.language, other.game)
        return
    for spoken in spoken_cases():
        if not (options.unseen or options.seen) or spoken.unseen == options.unseen:
            yield (
                became(spoken),
                f"{spoken.position} {spoken.line}",
                (spoken.language, spoken.game, spoken.style),
            )


def main() -> int:
    """Prints the figures by language, game and style."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--unseen", action="store_true", help="lines nobody looked at while frames were made")
    asked.add_argument("--seen", action="store_true", help="the others of these")
    asked.add_argument("--others", action="store_true", help="lines other people wrote for the worked cases")
    asked.add_argument("--file", type=Path, help="lines of a file like tests/speech/others.jsonl")
    asked.add_argument("--show", action="store_true", help="print each line that is not understood")
    options = asked.parse_args()
    by_group: dict[str, Counter[str]] = defaultdict(Counter)
    for result, line, groups in results(options):
        for group in ("all", *groups):
            by_group[group][result] += 1
        if options.show and result != UNDERSTOOD:
            print(f"{result}: {groups[0]}: {line}")
    print(f"{'':12} {'lines':>6} " + " ".join(f"{name:>16}" for name in COLUMNS))
    for group, counts in by_group.items():
        total = counts.total()
        shares = " ".join(f"{counts[name]:8} {100 * counts[name] / total:5.1f} %" for name in COLUMNS)
        print(f"{group:12} {total:6} {shares}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
