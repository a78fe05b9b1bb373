"""The log of a long game: opened, and gone through."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.measure import Row
from benchmarks.parts.screen import APP
from benchmarks.saved_game import NAME, keep
from benchmarks.terminal import Terminal

ENTRIES = 10_000
LAST = str(ENTRIES).encode()
TIMES = 15
EXAMPLE = [*APP, "--example"]
TO_HERE = b"to here"
"""Stands on the last line of the log's screen alone."""
UP = b"\x1b[A"


def rows() -> list[Row]:
    """A long log beside that of a ready table, which has one line: what is beyond it is the length."""
    with TemporaryDirectory() as home:
        database = keep(Path(home) / "evening.db", ENTRIES)
        with Terminal([*APP, NAME], home, database=database) as ours, Terminal(EXAMPLE, home) as short:
            for terminal in (ours, short):
                terminal.showing(b"Undo")
                terminal.settled()
            opened, stepped, least = [], [], []
            for _ in range(TIMES):
                opened.append(ours.reaction(b"l", LAST))
                stepped.append(ours.reaction(UP))
                ours.reaction(b"q")
                least.append(short.reaction(b"l", TO_HERE))
                short.reaction(b"q")
    note = f"{ENTRIES} entries"
    peer = "the log of one entry", median(least)
    return [
        Row("the log opens", median(opened), "≤ 60 ms", *peer, most=60e-3, note=note),
        Row("a step in the log", median(stepped), "≤ 16 ms", most=16e-3, note=note),
    ]
