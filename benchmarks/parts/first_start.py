"""The very first start: no database of games, no rulebook."""

from __future__ import annotations

import os
from pathlib import Path
from shutil import rmtree
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.measure import Row
from benchmarks.parts.screen import APP
from benchmarks.terminal import Terminal

RUNS = 6
IN_THE_BOOK = b"Visited"
"""Stands on the last line of the rulebook's screen alone."""
QUIT = b"\x11"


def rows() -> list[Row]:
    """When the list of games stands there, and how much later the rules can be read and searched."""
    starts = []
    with TemporaryDirectory() as folder:
        for number in range(RUNS):
            starts.append(first_start(Path(folder) / "home"))
            if number + 1 < RUNS:
                forget_all_but_compiled(Path(folder) / "home")
    listed, readable = (median(times) for times in zip(*starts[1:], strict=True))
    return [
        Row("first start: the games are listed", listed, ""),
        Row("first start: from then until the rulebook is read", readable, "≤ 0.65 s", most=0.65),
    ]


def first_start(home: Path) -> tuple[float, float]:
    """Seconds until the list is there, and from then until the rulebook that was asked for is."""
    home.mkdir(exist_ok=True)
    with Terminal(APP, str(home)) as terminal:
        listed = terminal.showing(b"Quit")
        os.write(terminal.ours, b"b")
        readable = terminal.showing(IN_THE_BOOK) - listed
        os.write(terminal.ours, QUIT)
        while terminal.program.poll() is None:  # it ends the program that builds the search
            terminal.painted(0.05)
        return listed, readable


def forget_all_but_compiled(home: Path) -> None:
    """Nothing has been started here before; modules are compiled as where the program is installed."""
    for entry in home.iterdir():
        if entry.name != "compiled":
            rmtree(entry) if entry.is_dir() else entry.unlink()
