"""Which ready games are one key away?

They are cases in ``examples/GAME.json``: a position to look at and to go on from. What the booklets do not
print (single costs, some strengths) is invented there, and the case's note says so.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.kernel.cases import Case, CaseFile, read_file
from referee.desk.starts import Start, from_case

FOLDER = Path(__file__).parent / "examples"


@cache
def _file(game: str) -> CaseFile:
    return read_file((FOLDER / f"{game}.json").read_bytes())


def examples(game: str) -> tuple[Case, ...]:
    """The ready examples of a game, the fullest first."""
    return _file(game).cases if (FOLDER / f"{game}.json").is_file() else ()


def example(game: str, case: str, text: str, *, strict: bool = False) -> Start:
    """A game that begins from one of them."""
    start, _ = from_case((FOLDER / f"{game}.json").read_bytes(), text, case, strict=strict)
    return start
