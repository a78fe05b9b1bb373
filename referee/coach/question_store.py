"""The questions that wait for a player, in the learner's own file, and those made from saved games."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from engine.kernel.errors import RefereeError
from referee.coach.questions import PlayedQuestion, questions_of
from referee.lessons.learning_db import PLAYER, reading, writing
from referee.storage.errors import StorageError

if TYPE_CHECKING:
    from referee.storage.database import Database

MOST_KEPT = 200
"""Questions of one game; the oldest go."""


class KeptQuestion(Struct, frozen=True):
    """A question as it waits."""

    question: PlayedQuestion
    asked: str
    """The day it was asked last; empty: never."""


class QuestionStore:
    """What can be asked of the player at this computer; without a file nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self._file = file

    def add(self, questions: Iterable[PlayedQuestion], today: date) -> bool:
        """Keeps questions that are not there yet; whether that could be done."""
        rows = [
            (PLAYER, one.id, one.game, one.rule, msgspec.json.encode(one), today.isoformat())
            for one in questions
        ]
        if self._file is None or not rows:
            return self._file is not None
        try:
            with writing(self._file) as connection:
                connection.executemany("INSERT OR IGNORE INTO question VALUES (?, ?, ?, ?, ?, ?, '')", rows)
                for game in {row[2] for row in rows}:
                    connection.execute(
                        "DELETE FROM question WHERE player = ? AND game = ? AND id NOT IN"
                        " (SELECT id FROM question WHERE player = ? AND game = ? ORDER BY at DESC LIMIT ?)",
                        (PLAYER, game, PLAYER, game, MOST_KEPT),
                    )
        except (OSError, sqlite3.Error):
            return False
        return True

    def of(self, game: str) -> tuple[KeptQuestion, ...]:
        """The questions about a game, the newest first."""
        if self._file is None or not self._file.is_file():
            return ()
        try:
            with reading(self._file) as connection:
                rows = connection.execute(
                    "SELECT body, asked FROM question WHERE player = ? AND game = ? ORDER BY at DESC, id",
                    (PLAYER, game),
                ).fetchall()
        except sqlite3.Error:
            return ()
        read = msgspec.json.Decoder(PlayedQuestion).decode
        return tuple(KeptQuestion(read(body), asked) for body, asked in rows)

    def asked_on(self, day: date) -> int:
        """How many questions were asked on a day, whatever the game."""
        if self._file is None or not self._file.is_file():
            return 0
        try:
            with reading(self._file) as connection:
                found = connection.execute(
                    "SELECT count(*) FROM question WHERE player = ? AND asked = ?", (PLAYER, day.isoformat())
                ).fetchone()
        except sqlite3.Error:
            return 0
        return int(found[0])

    def note_asked(self, question: PlayedQuestion, today: date) -> bool:
        """A question was asked; whether that could be kept."""
        if self._file is None:
            return False
        try:
            with writing(self._file) as connection:
                connection.execute(
                    "UPDATE question SET asked = ? WHERE player = ? AND id = ?",
                    (today.isoformat(), PLAYER, question.id),
                )
        except (OSError, sqlite3.Error):
            return False
        return True


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
