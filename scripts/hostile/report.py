"""The table a run ends with, what has changed since the last one, and the runs that are recorded."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from itertools import combinations
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from scripts.hostile.parts import PARTS
from scripts.hostile.trial import HostileResult

VARIABLE = "REFEREE_HOSTILE"
"""Names the folder of the harness; otherwise it is in the user's data."""
LAST = "last.json"


def state_folder() -> Path:
    """The folder of results that the next run compares with."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else user_data_path("referee", appauthor=False) / "hostile"


def last_results() -> dict[str, HostileResult]:
    """By part, what the last run of it gave; a file that cannot be read counts as none."""
    try:
        results = msgspec.json.decode((state_folder() / LAST).read_bytes(), type=tuple[HostileResult, ...])
    except (OSError, msgspec.DecodeError):
        return {}
    return {result.part: result for result in results}


def keep(results: Iterable[HostileResult]) -> None:
    """The results of this run replace those of the same parts."""
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with _locked(folder):
        known = last_results() | {result.part: result for result in results}
        _write_whole(folder / LAST, as_json(known.values()))


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Another run that ends now waits, so that what it adds is added to this."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        flock(handle, LOCK_EX)
        yield
    finally:
        os.close(handle)


def as_json(results: Iterable[HostileResult]) -> bytes:
    """The table for other programs."""
    return msgspec.json.format(msgspec.json.encode(list(results)), indent=2)


def as_text(results: Sequence[HostileResult], last: dict[str, HostileResult]) -> str:
    """The table for people: a line a part, with its failures and counts below."""
    lines = [f"{'part':<11}{'seed':>9}{'rounds':>10}{'tried':>10}{'failed':>8}{'seconds':>9}  last run"]
    for result in results:
        numbers = f"{result.rounds:>10,}{result.tried:>10,}{result.failed:>8,}{result.seconds:>9,.1f}"
        lines.append(f"{result.part:<11}{result.seed:>9}{numbers}  {change(result, last.get(result.part))}")
        lines += [f"    {count:>10,} {name.replace('_', ' ')}" for name, count in result.counts.items()]
        lines += [f"    seed {each.seed}: {each.what}  {each.kept}".rstrip() for each in result.failures]
    return "\n".join(lines)


def change(now: HostileResult, before: HostileResult | None) -> str:
    """In a few words, how a result differs from the one before."""
    if before is None:
        return "none"
    counts = f"{before.tried:,} tried, {before.failed} failed"
    if now.failed > before.failed:
        return f"{counts}: WORSE"
    return f"{counts}: better" if now.failed < before.failed else counts


# Recorded runs

DOCS = Path(__file__).resolve().parents[2] / "docs"
RUNS, PAGE = DOCS / "reliability-runs.json", DOCS / "reliability.md"


class HostileRun(msgspec.Struct, frozen=True):
    """One run of a part whose size counts: each seed of a part is counted once."""

    part: str
    day: str
    """In the form of ISO 8601."""
    seed: int
    rounds: int
    tried: int
    failed: int
    counts: dict[str, int]

    @property
    def seeds(self) -> range:
        """The seed of each round."""
        return range(self.seed, self.seed + self.rounds)


def recorded() -> tuple[HostileRun, ...]:
    """All runs that were recorded, in their order."""
    return msgspec.json.decode(RUNS.read_bytes(), type=tuple[HostileRun, ...])


def record(results: Iterable[HostileResult], day: str) -> None:
    """Adds runs to the record, and renews the sums on the page about reliability."""
    added = tuple(
        HostileRun(result.part, day, result.seed, result.rounds, result.tried, result.failed, result.counts)
        for result in results
    )
    with _locked(RUNS.parent):
        before = recorded()
        runs = before + added
        page = PAGE.read_text("utf-8").replace(sums(before), sums(runs))
        _write_whole(RUNS, b"[\n" + b",\n".join(map(msgspec.json.encode, runs)) + b"\n]\n")
        _write_whole(PAGE, page.encode())


def _write_whole(path: Path, data: bytes) -> None:
    """Writes a file so that an interrupt leaves the old one or the new one."""
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(data)
    new.replace(path)


def repeated(runs: Iterable[HostileRun]) -> list[tuple[HostileRun, HostileRun]]:
    """Runs of a part that have a seed in common."""
    return [
        (first, second)
        for first, second in combinations(runs, 2)
        if first.part == second.part
        and max(first.seed, second.seed) < min(first.seeds.stop, second.seeds.stop)
    ]


def sums(runs: Sequence[HostileRun]) -> str:
    """The table of the page: what the recorded runs of each part come to."""
    lines = ["| part | runs | rounds | checked | failures |", "|---|---|---|---|---|"]
    for part in PARTS.values():
        of_part = [hostile_run for hostile_run in runs if hostile_run.part == part.name]
        if of_part:
            rounds, tried, failed = (
                sum(getattr(hostile_run, each) for hostile_run in of_part)
                for each in ("rounds", "tried", "failed")
            )
            counted = "; ".join([f"{tried:,} {part.checks}", *_counted(part.shows, of_part)])
            lines.append(f"| {part.name} | {len(of_part)} | {rounds:,} | {counted} | {failed:,} |")
    return "\n".join(lines)


def _counted(names: Sequence[str], runs: Iterable[HostileRun]) -> Iterator[str]:
    """The sums of the counts with these names, or else of those whose names begin with them."""
    counts: Counter[str] = Counter()
    for hostile_run in runs:
        counts.update(hostile_run.counts)
    for name in names:
        begun = sum(number for each, number in counts.items() if each.startswith(f"{name}_"))
        yield f"{counts.get(name, begun):,} {name.replace('_', ' ')}"
