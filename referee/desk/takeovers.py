"""Takeovers: the game of a table is taken from a program that is silent, or at the head judge's word."""

from __future__ import annotations

from referee.desk.entries.tables import TableTakenOver
from referee.desk.errors import DeskRefusal
from referee.desk.journal import DeskJournal
from referee.storage.lease import Holder, holder, silent_for
from referee.storage.recovery import Takeover, open_writer

SILENCE_S = 20
"""Seconds without a heartbeat after which any judge may take a game over."""


def take_over(journal: DeskJournal, table: int, judge: int, because: str) -> str:
    """Takes the game of a table and leaves it free for whoever opens it next; returns who held it.

    Raises:
        DeskRefusal: nobody holds it, or who holds it is alive and the head judge has not spoken.
    """
    found = journal.refresh().table(table)
    if not found.game_id:
        raise DeskRefusal("no-game-at-table", table=found.label)
    held = holder(journal.database, found.game_id)
    if held is None:
        raise DeskRefusal("nobody-holds", table=found.label)
    person = journal.book.judge(judge)
    silent = _silence(journal, held)
    if silent < SILENCE_S and person.role != "head":
        facts = {"table": found.label, "person": held.person or "?", "host": held.host}
        raise DeskRefusal("holder-lives", seconds=silent, least=SILENCE_S, **facts)
    named = f"{held.person or '?'} ({held.host})"
    entry = TableTakenOver(table, judge, named, because)
    entry.check(journal.book)
    why = f"{because.strip()} ({person.name})"
    open_writer(journal.database, found.game_id, takeover=Takeover(why, held.token)).close()
    journal.write(lambda _: entry)
    return named


def _silence(journal: DeskJournal, held: Holder) -> int:
    """In a file nobody shows that he runs; whether a program of this computer has ended can be seen."""
    if held.is_dead:
        return SILENCE_S
    return silent_for(journal.database, held) if journal.database.file is None else 0
