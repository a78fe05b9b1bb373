"""Cold starts: commands that print and leave, against a bare interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.measure import Row

ROOT = Path(__file__).parents[2]
POSITION = '{"seats":[{"id":"a"},{"id":"b"}],"phase":"draw"}'
CASE = f'{{"id":"one","game":"hbo","position":{POSITION},"steps":[{{"do":"draw_phase"}}]}}'
RUNS = 7


def rows() -> list[Row]:
    """Every command in a process of its own, the first run left out."""
    with TemporaryDirectory() as folder:
        case = Path(folder) / "case.json"
        case.write_text(CASE)
        bare = cold(["-c", "pass"], folder)
        commands = {
            "referee rule": ["rule", "hbo.challenge.unopposed"],
            "referee search": ["search", "unopposed"],
            "referee judge": ["judge", str(case)],
        }
        return [
            Row(
                f"cold: {name}",
                cold(["-m", "referee", *words], folder),
                "≤ 0.3 s",
                "python -c pass",
                bare,
                0.3,
            )
            for name, words in commands.items()
        ]


def compiled_once(home: str) -> dict[str, str]:
    """A home of its own; modules are compiled by the first run and not by each, as where it is installed."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    places = {"HOME": home, "XDG_DATA_HOME": home, "XDG_CACHE_HOME": home}
    return {**variables, **places, "PYTHONPYCACHEPREFIX": str(Path(home) / "compiled")}


def cold(arguments: list[str], home: str) -> float:
    """Seconds from the command to its end."""
    surroundings = compiled_once(home)
    times = []
    for _ in range(RUNS):
        started = perf_counter()
        subprocess.run(
            [sys.executable, *arguments], cwd=ROOT, env=surroundings, capture_output=True, check=True
        )
        times.append(perf_counter() - started)
    return median(times[1:])
