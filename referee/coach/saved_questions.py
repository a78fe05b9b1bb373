"""Questions from the saved games of a database."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from engine.kernel.errors import RefereeError
from referee.coach.question_store import QuestionStore
from referee.coach.questions import questions_of
from referee.storage.errors import StorageError

if TYPE_CHECKING:
    from referee.storage.database import Database

NEWEST = 3
"""Saved games that are looked through; older ones have been asked about."""


def keep_saved_questions(database: Database, store: QuestionStore, game: str, today: date) -> None:
    """Keeps what the newest saved games of a game ask; one that cannot be read asks nothing."""
    from referee.session.persistence import resume
    from referee.storage.games import saved_games

    newest = sorted(
        (one for one in saved_games(database) if one.game == game), key=lambda one: one.changed, reverse=True
    )
    for one in newest[:NEWEST]:
        try:
            session = resume(database, one.id, look=True).session
            store.add(questions_of(session, one.name), today)
        except (RefereeError, StorageError, LookupError):
            continue
