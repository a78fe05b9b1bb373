"""Who may back a game up: where it belongs to a tournament, whom the policy names."""

from __future__ import annotations

from referee.desk.acts import the_judge
from referee.desk.errors import DeskRefusal
from referee.desk.journal import DeskJournal
from referee.storage.database import Database
from referee.storage.tournament_games import tournament_of

HEAD = "head"


def refuse_back_up(database: Database, game: int, judge: str = "") -> None:
    """Whether a judge may back a game up.

    Args:
        judge: the name or number; empty: whoever has the name of this account, or the only judge there is.

    Raises:
        DeskRefusal: the policy of its tournament leaves that to the head judge.
    """
    tournament = tournament_of(database, game)
    if tournament is None:
        return
    journal = DeskJournal(database, tournament)
    book = journal.refresh()
    if book.policy.back_up != HEAD:
        return
    person = the_judge(book, judge)
    if person.role != HEAD:
        raise DeskRefusal("back-up-needs-head", event=journal.name, judge=book.name(person.number))
