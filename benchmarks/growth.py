"""Growth: what a longer game and a longer list of games cost."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.evening import NAME, keep
from benchmarks.measure import Row
from benchmarks.screen import APP
from benchmarks.terminal import Terminal
from referee.session.game_setup import new_start
from referee.session.persistence import begin, place

SHORT, LONG = 100, 10_000
GAMES = 1_000
TIMES = 20
STARTS = 6


def rows() -> list[Row]:
    """Each beside the same where there is little."""
    with TemporaryDirectory() as home:
        few, many = (keep(Path(home) / f"{count}.db", count) for count in (SHORT, LONG))
        key = alternating(home, few, many)
        one, thousand = saved(Path(home) / "one.db", 1), saved(Path(home) / "thousand.db", GAMES)
        starts = [started(home, one, thousand) for _ in range(STARTS)]
    start = [median(times) for times in zip(*starts, strict=True)]
    return [
        Row(
            f"undo and redo painted after {LONG} entries",
            key[1],
            "≤ 1.5 × peer",
            f"after {SHORT}",
            key[0],
            1.5,
            relative=True,
        ),
        Row(
            f"start with {GAMES} saved games",
            start[1],
            "≤ 1.25 × peer",
            "with one",
            start[0],
            1.25,
            relative=True,
        ),
    ]


def alternating(home: str, few: str, many: str) -> tuple[float, float]:
    """Undo and redo on a short and on a long game, pressed in turn."""
    with (
        Terminal([*APP, NAME], home, database=few) as short,
        Terminal([*APP, NAME], home, database=many) as long,
    ):
        for one in (short, long):
            one.showing(b"Undo")
            one.settled(1.0)
        found = []
        for number in range(TIMES):
            key = b"r" if number % 2 else b"u"
            found.append((short.reaction(key), long.reaction(key)))
    first, second = (median(times) for times in zip(*found, strict=True))
    return first, second


def saved(file: Path, count: int) -> str:
    """A database with so many games."""
    address = f"sqlite:///{file}"
    database = place(address)
    for number in range(count):
        begin(database, f"game {number}", new_start("hbo", "bg-2013")).close()
    database.close()
    return address


def started(home: str, *databases: str) -> list[float]:
    """Seconds from the command to the list of saved games, for each of these."""
    found = []
    for database in databases:
        with Terminal(APP, home, database=database) as terminal:
            found.append(terminal.accepting(b"game 0", b"t", b"texts: bg"))
    return found
