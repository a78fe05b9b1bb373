"""A ruling that somebody doubts, as a position text to send: the table, the move, the ruling, the reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.kernel.adapter import GameAdapter
from engine.kernel.reasons import Ruling
from referee import __version__
from referee.position.table import table_text
from referee.session.exchanged_files import write_new

REMARK = "; "
"""Begins a line that nobody judges."""
MOST_FILES = 1000


def doubtful_ruling(
    adapter: GameAdapter, state: Any, line: str, rulings: tuple[Ruling, ...], words: str, language: str
) -> str:
    """The text: `referee judge FILE` reads it and rules again.

    ``state``: the table before the move; ``line``: the move as it is typed; ``words``: what somebody thinks.

    Raises:
        Unreadable: the position would have to name what is hidden.
    """
    ruled = [f"{one.text}: {one.verdict} {' '.join(one.because)}".rstrip() for one in rulings]
    remarks = (f"Referee {__version__}", *ruled, *words.splitlines())
    position = table_text(adapter, state, language)
    return "\n".join((position.rstrip(), f"? {line}", *(f"{REMARK}{one}" for one in remarks), ""))


def keep_text(text: str, folder: Path, name: str) -> Path:
    """Writes the text into a folder: `NAME.txt`, or with a number where that is there.

    Raises:
        Unreadable: it cannot be written there.
    """
    names = (name, *(f"{name}-{number}" for number in range(2, MOST_FILES)))
    free = next((one for one in names if not (folder / f"{one}.txt").exists()), name)
    return write_new(folder / f"{free}.txt", text.encode())
