"""Games the harness writes: entries whose text follows from their number, and real ones of a table."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from engine.kernel.errors import RefereeError
from engine.kernel.journal import JournalHeader
from engine.kernel.reasons import Verdict
from referee.session.session import Session

HEADER = JournalHeader(game="hbo", texts=("bg-2013",), seats=("p1", "p2"), engine="0", rulebook="0")
ASIDE = "aside"


def body_of(number: int) -> str:
    """The body of the entry with this number."""
    return f'{{"do":"kneel","card":"card-{number}","words":"{"x" * (number * 7 % 400)}"}}'


def break_entry(file: Path, game: int, chance: random.Random) -> int:
    """Changes an entry behind the back of the program; its number."""
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        (count,) = raw.execute("SELECT count FROM saved_game WHERE id = ?", (game,)).fetchone()
        number = chance.randint(max(1, count - 5), count)
        raw.execute(
            "UPDATE journal_entry SET body = 'forged' WHERE game_id = ? AND number = ?", (game, number)
        )
    return int(number)


def mixed_entry(session: Session, chance: random.Random) -> None:
    """Enters a move, an undo, a redo or a note."""
    how = chance.random()
    if how < 0.15 and session.lines:
        session.undo(chance.randrange(max(1, len(session.lines) - 4), len(session.lines) + 1))
    elif how < 0.25:
        session.redo()
    elif how < 0.8:
        _a_move(session, chance)
    else:
        session.note(f"note {chance.random()}")


def _a_move(session: Session, chance: random.Random) -> None:
    legal = [choice for choice, ruling in session.choices() if ruling.verdict is Verdict.YES]
    if not legal:
        session.note("no move is left")
        return
    choice = chance.choice(legal)
    try:
        session.enter(choice.with_picks(choice.among[: choice.least]) if choice.pick else choice.move)
    except RefereeError:
        session.note("refused")
