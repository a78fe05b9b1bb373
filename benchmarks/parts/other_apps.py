"""Other people's Textual programs, where they are installed: from the command to a screen that can be used.

``pipx install posting harlequin`` installs both; a program is looked for by its command.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from shutil import which
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.measure import Row
from benchmarks.parts.screen import APP
from benchmarks.terminal import NotShown, Terminal

STARTS = 7
PROGRAMS = {"posting": b"Send", "harlequin": b"Run Query"}
"""Command -> what stands on its first screen once that has been laid out."""


def rows() -> list[Row]:
    """Our start without a game beside each that is found; the first of each is left out."""
    with TemporaryDirectory() as home:
        return [
            row for command in PROGRAMS if (path := which(command)) for row in _beside(home, path, command)
        ]


def _beside(home: str, path: str, command: str) -> Iterator[Row]:
    """A row, unless the other program shows no such screen here."""
    try:
        yield Row("command to a first screen", *_median_of_both(home, path, command))
    except NotShown as missing:
        print(f"{command}: {missing} is not on its screen", file=sys.stderr)


def _median_of_both(home: str, path: str, command: str) -> tuple[float, str, str, float]:
    """Ours, no budget, the other's name, and its seconds: in turn, so that both meet the same machine."""
    ours, theirs = [], []
    for _ in range(STARTS):
        with Terminal(APP, home) as terminal:
            ours.append(terminal.showing(b"Quit"))
        with Terminal((), home, command=(path,)) as terminal:
            theirs.append(terminal.showing(PROGRAMS[command]))
    return median(ours[1:]), "", command, median(theirs[1:])
