"""The app in a terminal: from the command to the first accepted key, and from a key to the painted ruling."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.evening import ENTRIES, NAME, keep
from benchmarks.measure import Row, late
from benchmarks.terminal import Terminal

QUIT = b"\x11"
BARE = ["-m", "benchmarks.bare"]
APP = ["-m", "referee"]
STARTS, KEYS = 7, 30


def rows() -> list[Row]:
    """Both, each beside a bare Textual app."""
    with TemporaryDirectory() as home:
        bare, ours = start(BARE, home), start(APP, home)
        example = start([*APP, "--example"], home)
        board = shown([*BARE, "--board"], home, b"Key w")
        resumed = shown([*APP, NAME], home, b"Undo", keep(Path(home) / "evening.db"))
        floor = late(reactions(BARE, home, (b"1",)))
        looked = late(reactions([*APP, "--example"], home, (b"\x1b[B", b"\x1b[A")))
        entered = late(reactions([*APP, "--example"], home, (b"5", b"u")))
    budget, peer = "≤ 1.25 × peer", "a bare Textual app"
    least = "≤ 0.5 × peer"
    return [
        Row("command to first accepted key", ours, budget, peer, bare, 1.25, relative=True),
        Row(
            "command to first accepted key, an example opened",
            example,
            budget,
            peer,
            bare,
            1.25,
            relative=True,
        ),
        Row(
            f"command to a game of {ENTRIES} entries resumed",
            resumed,
            budget,
            "a bare Textual board",
            board,
            1.25,
            relative=True,
        ),
        Row("key to painted highlight, p50", looked[0], least, peer, floor[0], 0.5, relative=True),
        Row("key to painted entry, committed, p50", entered[0], least, peer, floor[0], 0.5, relative=True),
        Row("key to painted entry, committed, p99", entered[1], "", peer, floor[1]),
    ]


def start(arguments: Sequence[str], home: str) -> float:
    """Seconds until the program has started and taken the key that ends it; the first run is left out."""
    found = []
    for _ in range(STARTS):
        with Terminal(arguments, home, QUIT) as terminal:
            found.append(terminal.ended())
    return median(found[1:])


def shown(arguments: Sequence[str], home: str, word: bytes, database: str = "") -> float:
    """Seconds until a word stands on the screen, with the keys that may then be pressed."""
    found = []
    for _ in range(STARTS):
        with Terminal(arguments, home, database=database) as terminal:
            found.append(terminal.showing(word))
    return median(found[1:])


def reactions(arguments: Sequence[str], home: str, keys: Sequence[bytes]) -> list[float]:
    """Seconds from each key to what is painted first."""
    with Terminal(arguments, home) as terminal:
        terminal.settled(1.5)
        return [terminal.reaction(keys[number % len(keys)]) for number in range(KEYS)]
