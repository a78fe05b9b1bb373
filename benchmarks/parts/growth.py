"""Growth: what a longer game and a longer list of games cost."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.measure import Row
from benchmarks.parts.screen import APP
from benchmarks.saved_game import NAME, keep
from benchmarks.terminal import Terminal, message
from referee.session.game_setup import new_start
from referee.session.persistence import begin, place

SHORT, LONG = 100, 10_000
GAMES = 1_000
TIMES = 20
STARTS = 6
UNDONE, REDONE = message("app/undone", count="", key=""), message("app/redone", count="")


def rows() -> list[Row]:
    """Each beside the same where there is little."""
    with TemporaryDirectory() as home:
        few, many = (keep(Path(home) / f"{count}.db", count) for count in (SHORT, LONG))
        key = alternating(home, few, many)
        lists = {saved(Path(home) / f"{count}-games.db", count): count for count in (1, GAMES)}
        starts = [started(home, lists) for _ in range(STARTS)]
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
            "≤ 1.3 × peer",
            "with one",
            start[0],
            1.3,
            relative=True,
        ),
    ]


def alternating(home: str, few: str, many: str) -> tuple[float, float]:
    """Undo and redo on a short and on a long game, pressed in turn."""
    with (
        Terminal([*APP, NAME], home, database=few) as short,
        Terminal([*APP, NAME], home, database=many) as long,
    ):
        for terminal in (short, long):
            terminal.showing(b"Undo")
            terminal.settled(1.0)
        pairs = []
        for number in range(TIMES):
            key, brings = (b"r", REDONE) if number % 2 else (b"u", UNDONE)
            pairs.append((short.reaction(key, brings), long.reaction(key, brings)))
    first, second = (median(times) for times in zip(*pairs, strict=True))
    return first, second


def saved(file: Path, count: int) -> str:
    """A database with so many games."""
    address = f"sqlite:///{file}"
    database = place(address)
    for number in range(count):
        begin(database, f"game {number}", new_start("hbo", "bg-2013")).close()
    database.close()
    return address


def started(home: str, databases: dict[str, int]) -> list[float]:
    """Seconds from the command to the list of saved games, for each of these."""
    times = []
    for database, count in databases.items():
        last = f"game {count - 1}".encode()
        with Terminal(APP, home, database=database) as terminal:
            times.append(terminal.accepting(last, b"t", b"texts: bg"))
    return times
