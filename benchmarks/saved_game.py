"""A saved game of many entries, to be opened and gone on with."""

from __future__ import annotations

from pathlib import Path

from referee.session.game_setup import new_start
from referee.session.log.ruled_history import OutcomeKind
from referee.session.persistence import begin, leave, place
from tests.properties.policy import Policy, Told

ENTRIES = 500
NAME = "a long evening"


def keep(file: Path, entries: int = ENTRIES) -> str:
    """Plays until there are so many entries, beginning anew when a game ends: the database's address."""
    address = f"sqlite:///{file}"
    database = place(address)
    table = begin(database, NAME, new_start("hbo", "bg-2013"))
    policy = Policy(1, Told.HIDDEN)
    session = table.session
    while len(session.lines) < entries:
        if session.state.over is not None:
            session.undo(0)
        elif session.enter(policy.next(session.state)).kind is not OutcomeKind.DONE:
            session.note("the table looks it up")
    leave(database, table)
    database.close()
    return address
