"""The table a run ends with, and what has changed since the last one."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from scripts.hostile.trial import HostileResult

VARIABLE = "REFEREE_HOSTILE"
"""Names the folder of the harness; otherwise it is in the user's data."""
LAST = "last.json"


def state_folder() -> Path:
    """Where results are kept from one run to the next."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else user_data_path("referee", appauthor=False) / "hostile"


def last_results() -> dict[str, HostileResult]:
    """By part, what the last run of it gave; a file that cannot be read counts as none."""
    try:
        found = msgspec.json.decode((state_folder() / LAST).read_bytes(), type=tuple[HostileResult, ...])
    except (OSError, msgspec.DecodeError):
        return {}
    return {one.part: one for one in found}


def keep(results: Iterable[HostileResult]) -> None:
    """The results of this run replace those of the same parts."""
    known = last_results() | {result.part: result for result in results}
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    whole = folder / f"{LAST}.new"
    whole.write_bytes(as_json(known.values()))
    whole.replace(folder / LAST)


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
    told = f"{before.tried:,} tried, {before.failed} failed"
    if now.failed > before.failed:
        return f"{told}: WORSE"
    return f"{told}: better" if now.failed < before.failed else told
