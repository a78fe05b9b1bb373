"""Branches of the engine that no test runs: ``python -m scripts.branches COVERAGE.json``.

The file is made with coverage.py, which Referee itself does not need::

    coverage run --branch --source=engine -m pytest -n 0 $(python -m scripts.branches)
    coverage json

A branch that is not run is declared in ``branches.json`` with the reason. The list may only shrink: a branch
that is not declared fails, and so does a declared one that tests run or that is gone. ``--write`` keeps
the declared ones that are still not run and adds the others as gaps.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from scripts.hostile.mutation.covering_tests import ENGINE_TESTS

ROOT = Path(__file__).resolve().parent.parent
DECLARED = Path(__file__).with_suffix(".json")
GAP = "no claim yet"
END = "the end of the function"
LONGEST = 100
"""Characters of a line that are enough to know it again."""


class Branch(msgspec.Struct, frozen=True):
    """A way through a function, known by its lines and not by their numbers."""

    function: str
    at: str
    to: str


class DeclaredBranch(Branch, frozen=True):
    """One that no test runs."""

    why: str = GAP


def missing(report: dict[str, Any]) -> Iterator[Branch]:
    """Each branch of the report that was not run."""
    for name, file in report["files"].items():
        path = ROOT / name[name.index("engine/") :]
        lines = path.read_text("utf-8").splitlines()
        for function, coverage in file["functions"].items():
            yield from (branch(function, lines, *ends) for ends in coverage["missing_branches"])


def branch(function: str, lines: list[str], start: int, end: int) -> Branch:
    """From one line of a file to another; a target below zero is the end of the function."""
    to = lines[end - 1].strip()[:LONGEST] if end > 0 else END
    return Branch(function, lines[start - 1].strip()[:LONGEST], to)


def declared() -> tuple[DeclaredBranch, ...]:
    """The list."""
    return msgspec.json.decode(DECLARED.read_bytes(), type=tuple[DeclaredBranch, ...])


def plain(branch: Branch) -> Branch:
    """The branch without its reason."""
    return Branch(branch.function, branch.at, branch.to)


def shown(branch: Branch) -> str:
    """On one line."""
    return f"{branch.function}: {branch.at} -> {branch.to}"


def written(branches: Iterable[Branch], known: Iterable[DeclaredBranch]) -> bytes:
    """The new list: one line a branch, the reasons kept."""
    reasons = {plain(branch): branch.why for branch in known}
    each = (
        DeclaredBranch(*_fields(branch), reasons.get(branch, GAP))
        for branch in sorted(set(branches), key=_fields)
    )
    return b"[\n" + b",\n".join(msgspec.json.encode(branch) for branch in each) + b"\n]\n"


def _fields(branch: Branch) -> tuple[str, str, str]:
    return branch.function, branch.at, branch.to


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.branches", description=__doc__)
    parser.add_argument(
        "report", type=Path, nargs="?", help="what `coverage json` wrote; without it: the tests"
    )
    parser.add_argument("--write", action="store_true", help="write the list anew; reasons are kept")
    asked = parser.parse_args()
    if asked.report is None:
        print(*ENGINE_TESTS)
        return 0
    report = msgspec.json.decode(asked.report.read_bytes())
    not_run, known = set(missing(report)), declared()
    if asked.write:
        DECLARED.write_bytes(written(not_run, known))
        known = declared()
    covered = {plain(branch) for branch in known}
    faults = [f"not run: {shown(branch)}" for branch in sorted(not_run - covered, key=_fields)]
    faults += [
        f"declared, and run or gone: {shown(branch)}" for branch in known if plain(branch) not in not_run
    ]
    totals = report["totals"]
    run, count = totals["covered_branches"], totals["num_branches"]
    reasons = Counter(branch.why for branch in known).most_common()
    print(*faults, f"{run:,} of {count:,} branches run; {len(known)} declared:", sep="\n")
    print(*(f"{many:>5} {why}" for why, many in reasons), sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
