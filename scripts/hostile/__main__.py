"""The harness on the command line."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from scripts.hostile.parts import PARTS, HostilePart
from scripts.hostile.report import (
    HostileRun,
    as_json,
    as_text,
    keep,
    last_results,
    record,
    recorded,
    repeated,
)
from scripts.hostile.trial import HostileResult

ALL = "all"


def main(arguments: list[str] | None = None) -> int:
    """Runs parts and prints the table; 0 when everything held, 1 when something did not.

    An interrupt ends each part after its current round.
    """
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.list or asked.part is None:
        print("\n".join(_listed(part) for part in PARTS.values()))
        return 0
    parts = list(PARTS.values()) if asked.part == ALL else [PARTS[asked.part]]
    asked.seed = random.randrange(10**6) if asked.seed is None else asked.seed
    if asked.record and (again := _recorded_before(parts, asked)):
        parser.error(f"a recorded run has some of these seeds: {again}")
    folder = Path(asked.keep or tempfile.mkdtemp(prefix="referee-hostile-"))
    folder.mkdir(parents=True, exist_ok=True)
    last = last_results()
    results = [_ran(part, asked, folder) for part in parts]
    keep(results)
    if asked.record:
        record(results, datetime.now(UTC).date().isoformat())
    (folder / "result.json").write_bytes(as_json(results))
    print(as_json(results).decode() if asked.json else as_text(results, last))
    print(f"kept in {folder}", file=sys.stderr if asked.json else sys.stdout)
    return 1 if any(result.failures for result in results) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m scripts.hostile", description=__doc__)
    parser.add_argument("part", nargs="?", choices=[*PARTS, ALL], help="what to run; nothing: list the parts")
    parser.add_argument("--rounds", type=int, help="how many (as many as continuous integration runs)")
    parser.add_argument("--night", action="store_true", help="as many rounds as a night has time for")
    parser.add_argument("--seed", type=int, help="the seed of the first round; each later round has the next")
    parser.add_argument("--keep", metavar="FOLDER", help="where inputs that fail are kept (a new folder)")
    parser.add_argument("--record", action="store_true", help="add the run to docs/reliability-runs.json")
    parser.add_argument("--json", action="store_true", help="print the table as JSON")
    parser.add_argument("--list", action="store_true", help="list the parts")
    return parser


def _listed(part: HostilePart) -> str:
    return f"{part.name:<10} {part.rounds:>6,} rounds, {part.night:>9,} by night: {part.asserts}"


def _ran(part: HostilePart, asked: argparse.Namespace, folder: Path) -> HostileResult:
    rounds = _rounds(part, asked)
    print(f"{part.name}: {rounds:,} rounds, seed {asked.seed}", file=sys.stderr, flush=True)
    return part.run(rounds, asked.seed, folder)


def _rounds(part: HostilePart, asked: argparse.Namespace) -> int:
    return int(asked.rounds or (part.night if asked.night else part.rounds))


def _recorded_before(parts: Sequence[HostilePart], asked: argparse.Namespace) -> str:
    """The parts whose seeds a recorded run has had."""
    meant = [HostileRun(part.name, "", asked.seed, _rounds(part, asked), 0, 0, {}) for part in parts]
    return ", ".join(dict.fromkeys(hostile_run.part for hostile_run, _ in repeated([*meant, *recorded()])))


if __name__ == "__main__":
    raise SystemExit(main())
