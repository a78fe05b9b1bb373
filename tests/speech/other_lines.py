"""Lines that other people wrote at positions of the worked cases, without having seen the grammar.

``others.jsonl`` holds them: a case and a step of it, the line, the move that is meant, and whether the line
says all of it; a line that leaves something open has to be asked about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from referee.position.dispute import step_of
from referee.position.disputed_table import DisputedTable, UnreadLine
from referee.position.text_lines import DisputedLine
from referee.position.tokens import PositionError
from referee.session.registry import adapter_of
from referee.session.session import Session
from tests.speech.spoken_lines import NEEDLESS, QUESTIONS, UNDERSTOOD, WRONG

HERE = Path(__file__).parent
CASES = HERE.parent / "cases"
LOST = "not understood"
MADE_OUT = ("by",)
"""Fields that the table may fill in."""


class OtherLine(Struct, frozen=True):
    """A line somebody typed, with the move of the case that was meant."""

    game: str
    language: str
    case: str
    step: int
    line: str
    meant: dict[str, Any]
    complete: bool


@cache
def other_lines() -> tuple[OtherLine, ...]:
    """All lines."""
    return lines_of(HERE / "others.jsonl")


def lines_of(file: Path) -> tuple[OtherLine, ...]:
    """The lines of a file, one a row."""
    return tuple(msgspec.json.decode(line, type=OtherLine) for line in file.read_bytes().splitlines())


@cache
def cases_of(game: str) -> dict[str, dict[str, Any]]:
    """The worked cases of a game by id."""
    files = (msgspec.json.decode(file.read_bytes()) for file in (CASES / game).glob("*.json"))
    return {case["id"]: case for file in files for case in file["cases"]}


@cache
def table_before(game: str, case: str, step: int) -> Session:
    """The table of a case before a step, with what the case tells known to all.

    Where steps are independent each has the position as it is given. A refused step changes nothing.
    """
    return disputed_table_before(game, case, step).session


def disputed_table_before(game: str, case: str, step: int) -> DisputedTable:
    """The same as a disputed line is read at it."""
    adapter, raw = adapter_of(game), cases_of(game)[case]
    texts = adapter.game.texts
    text = next((one for one in texts if one == raw.get("text")), texts[0])
    table = DisputedTable(adapter, raw["position"], text)
    for made in () if raw.get("independent") else raw["steps"][:step]:
        if (made.get("expect") or {}).get("legal") is not False:
            with suppress(RefereeError):
                table.enter(adapter.casebook.step(_plain(made), table.session.state))
    return table


def read_step(step: dict[str, Any], table: Session) -> Move | None:
    """The move of a step; nothing, if it is a question or leaves out what every such move tells."""
    try:
        read = table.adapter.casebook.step(_plain(step), table.state)
    except RefereeError:
        return None
    return read if isinstance(read, Move) else None


def _plain(step: dict[str, Any]) -> dict[str, Any]:
    """A step without what is said about it."""
    return {name: value for name, value in step.items() if name not in ("expect", "why", "tell", "note")}


def became_of(one: OtherLine) -> str:
    """What became of a line."""
    table = disputed_table_before(one.game, one.case, one.step)
    try:
        moves = table.moves_of(DisputedLine(1, 1, one.line), one.language)
    except UnreadLine as error:
        if error.parsing.says not in QUESTIONS:
            return LOST
        return NEEDLESS if one.complete else UNDERSTOOD
    except PositionError:
        return WRONG
    return UNDERSTOOD if any(map(means_of(one), moves)) else WRONG


def means_of(one: OtherLine) -> Callable[[Move], bool]:
    """Whether a move is what a line means at its table."""
    table = table_before(one.game, one.case, one.step)
    meant = read_step(one.meant, table)
    wanted = _said(step_of(meant, table)) if meant is not None else one.meant
    return lambda move: (
        _said(step_of(move, table)) == wanted or (meant is not None and table.leave_the_same(move, meant))
    )


def _said(step: dict[str, Any]) -> dict[str, Any]:
    """A step without what is empty, lists of names in no order."""
    return {
        name: sorted(value)
        if isinstance(value, list | tuple) and all(isinstance(one, str) for one in value)
        else value
        for name, value in step.items()
        if value not in ([], (), {}, None, "", False) and name not in MADE_OUT
    }


def figures_of(lines: Iterable[OtherLine]) -> Counter[str]:
    """How many lines came out how."""
    return Counter(became_of(one) for one in lines)
