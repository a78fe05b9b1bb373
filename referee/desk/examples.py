"""Which ready games are one key away?

They are cases in ``examples/GAME.json``: a position to look at and to go on from. What the booklets do not
print (single costs, some strengths) is invented there, and the case's note says so. What lies hidden is a
secret here too: the position names it, the table that is begun does not.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

from engine.kernel.case_files import read_file
from engine.kernel.cases import Case, CaseFile
from referee.desk.starts import Start, fitting, from_case, state_of
from referee.games import desk

FOLDER = Path(__file__).parent / "examples"


@cache
def _file(game: str) -> CaseFile:
    return read_file((FOLDER / f"{game}.json").read_bytes())


def examples(game: str) -> tuple[Case, ...]:
    """The ready examples of a game, the fullest first."""
    return _file(game).cases if (FOLDER / f"{game}.json").is_file() else ()


def example(game: str, case: str, text: str, *, strict: bool = False) -> Start:
    """A game that begins from one of them."""
    data = (FOLDER / f"{game}.json").read_bytes()
    start, _ = from_case(data, fitting(game, text), case, strict=strict)
    seen = desk(game).public(desk(game).laid_open(state_of(start)))
    return replace(start, position=msgspec.json.encode(seen).decode())
