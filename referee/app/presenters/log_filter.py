"""Which lines of a log are shown: by kind, by seat, by words; and those worth a halt."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from engine.kernel.journal import CHANGING
from referee.session.history import LogLine

MARKED = "marked"
GROUPS: dict[str, Callable[[LogLine], bool]] = {
    "": lambda line: line.number > 0,
    "moves": lambda line: line.kind in ("move", "window"),
    "rulings": lambda line: line.kind == "ruling" or "overruled" in line.body,
    "corrections": lambda line: (
        line.kind in ("correction", "repair") or (line.kind == "note" and "repair" in line.body)
    ),
    "told": lambda line: line.kind in ("fact", "choice"),
    "notes": lambda line: line.kind == "note",
    "back": lambda line: line.undone or line.kind in ("undo", "redo"),
    MARKED: lambda line: line.number > 0,
}
"""Kinds of lines that are shown together; first all."""
HALTS = ("rulings", "corrections")


class LogFilter(Struct, frozen=True):
    """What is shown."""

    group: str = ""
    seat: str = ""
    words: str = ""

    def admits(self, line: LogLine, marked: frozenset[int]) -> bool:
        """Whether a line is shown, as far as its words do not decide."""
        if self.group == MARKED and line.number not in marked:
            return False
        if self.seat and self.seat not in seats_in(line):
            return False
        return GROUPS[self.group](line)

    @property
    def wanted(self) -> str:
        """The words as they are compared."""
        return self.words.strip().casefold()


def seats_in(line: LogLine) -> frozenset[str]:
    """The seats that made what is on a line, or of which it speaks."""
    raw = line.body.get("moves") or [line.body.get("move") or line.body.get("on") or {}]
    return frozenset(_seats(raw)) if line.kind in CHANGING or line.kind == "ruling" else frozenset()


def _seats(moves: Iterable[Any]) -> Iterable[str]:
    for one in moves:
        yield from (str(one[key]) for key in ("by", "seat", "of") if isinstance(one, dict) and one.get(key))


def is_halt(line: LogLine) -> bool:
    """Whether somebody who goes through a log would stop: a ruling, a correction, a line that differs."""
    return bool(line.differs) or any(GROUPS[one](line) for one in HALTS)


def marked_in(lines: Iterable[LogLine]) -> frozenset[int]:
    """The lines that somebody has marked, and not unmarked since."""
    marked: set[int] = set()
    for line in lines:
        if line.kind == "note" and isinstance(number := line.body.get("mark"), int):
            (marked.add if line.body.get("on", True) else marked.discard)(number)
    return frozenset(marked)
