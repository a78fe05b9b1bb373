"""Questions made of a table's own log: refused moves, challenges and what was taken back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter
from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError, Unreadable
from engine.kernel.reasons import Basis, Ruling, Verdict
from engine.kernel.receipts import given_in
from referee.lessons.board import TABLE, LessonBoard
from referee.lessons.progress import PLAYER, reading, writing
from referee.session.log.log_line import LogLine
from referee.session.log.ruling_entries import judged_in
from referee.session.session import Session
from referee.storage.errors import StorageError

if TYPE_CHECKING:
    from referee.storage.database import Database


OF_FORECASTS = 4
"""Values of one move that are asked for."""


class PlayedQuestion(Struct, frozen=True, omit_defaults=True):
    """A question about a move of a played game; the engine knows the answer."""

    game: str
    task: Literal["spot", "predict", "do"]
    rule: str
    position: dict[str, Any]
    """The table before the move, as everybody saw it."""
    move: dict[str, Any]
    table: str = ""
    """What the game is called."""
    path: str = ""
    ask: dict[str, Any] | None = None

    @property
    def id(self) -> str:
        """The id of the question, the same whenever it is found."""
        content = msgspec.json.encode(
            (self.task, self.position, self.move, self.path, self.ask), order="deterministic"
        )
        return blake2b(content, digest_size=8).hexdigest()


def questions_of(session: Session, table: str) -> tuple[PlayedQuestion, ...]:
    """All questions about a game, the newest first; ``table``: its name."""
    questions = (question for line in reversed(session.lines) for question in _of_line(session, line, table))
    return tuple({question.id: question for question in questions}.values())


def refused_question(
    adapter: GameAdapter, state: Any, move: Move, ruling: Ruling, table: str
) -> PlayedQuestion | None:
    """The question whether a refused move is legal.

    Nothing where no printed rule forbids the move outright: what a recommendation or a conclusion cites is
    no answer a player could name.
    """
    if not ruling.because or ruling.basis is not Basis.STATED:
        return None
    question = _question(adapter, state, move, table, "spot", ruling.because[0])
    if question is None or _is_refused_there(adapter, question, state.text):
        return question
    whole = replace(question, position=_table(_shown(adapter, state, move)))
    return whole if _is_refused_there(adapter, whole, state.text) else None


def _is_refused_there(adapter: GameAdapter, question: PlayedQuestion, text: str) -> bool:
    """Whether the board of the question, which leaves some facts out, forbids the move too."""
    board = LessonBoard(adapter, question.position, text)
    try:
        move = board.read(question.move)
        ruling = board.foreseeing((move,)).ruling(move) if isinstance(move, Move) else None
    except (RefereeError, LookupError, TypeError, ValueError):
        return False
    return ruling is not None and ruling.verdict is Verdict.NO


def _of_line(session: Session, line: LogLine, table: str) -> Iterator[PlayedQuestion]:
    if line.kind == "ruling":
        yield from _refused(session, line, table)
    elif line.kind == "move" and line.undone:
        yield from _taken_back(session, line, table)
    elif line.kind == "move":
        yield from _forecast(session, line, table)


def _refused(session: Session, line: LogLine, table: str) -> Iterator[PlayedQuestion]:
    """The questions of a strict table's entries of refusals."""
    given = given_in(line.body)
    if given is None or given.how != "refused":
        return
    judged = session.ruling_entries.again(session, line)
    if judged is not None and judged.rulings:
        question = refused_question(session.adapter, judged.state, judged.move, judged.rulings[0], table)
        yield from (question,) if question is not None else ()


def _forecast(session: Session, line: LogLine, table: str) -> Iterator[PlayedQuestion]:
    """The question about a value that could be worked out before a move."""
    adapter, before = session.adapter, session.state_before(line.number)
    judged = judged_in(session, line)
    if judged is None or line.events == ():
        return
    foretold = adapter.forecasts(before, judged.move)[:OF_FORECASTS]
    paid = [
        event.rule for event in line.events if event.rule and event.amount and event.seat == judged.move.by
    ]
    for forecast in foretold:
        rule = paid[0] if paid and len(foretold) == 1 else forecast.rule  # what the card itself did
        move = judged.move if forecast.of is None else forecast.of
        question = _question(adapter, before, move, table, "predict", rule, forecast.path, forecast.ask)
        yield from (question,) if question is not None else ()


def _taken_back(session: Session, line: LogLine, table: str) -> Iterator[PlayedQuestion]:
    """The question about the move in place of one that was taken back."""
    before = session.state_index_before(line.number)
    later = (
        later_line
        for later_line in session.lines[line.number :]
        if later_line.kind == "move" and not later_line.undone
    )
    instead = next(
        (later_line for later_line in later if session.state_index_before(later_line.number) == before), None
    )
    judged = judged_in(session, instead) if instead is not None else None
    if instead is None or judged is None or not judged.move.by or instead.body == line.body:
        return
    rule = next((event.rule for event in instead.events if event.rule), "")
    state = session.state_before(instead.number)
    question = _question(session.adapter, state, judged.move, table, "do", rule) if rule else None
    yield from (question,) if question is not None else ()


def _position(adapter: GameAdapter, public: Any) -> dict[str, Any]:
    """The position as a case, or the whole table where a case would tell a secret or another name."""
    try:
        if adapter.position_of is not None:
            position: dict[str, Any] = msgspec.to_builtins(adapter.position_of(public))
            if _names_in(adapter, public) == _names_in(adapter, _read_back(adapter, position)):
                return position
    except (RefereeError, LookupError):
        pass
    return _table(public)


def _table(public: Any) -> dict[str, Any]:
    """A whole table with its unfinished procedures."""
    return {TABLE: msgspec.to_builtins(replace(public, events=(), notes=()))}


def _shown(adapter: GameAdapter, state: Any, move: Move) -> Any:
    """The public table once the move has shown its cards."""
    return adapter.outward(adapter.shown_by(state, move))


def _read_back(adapter: GameAdapter, position: dict[str, Any]) -> Any:
    return LessonBoard(adapter, position, adapter.game.texts[0]).state()


def _names_in(adapter: GameAdapter, state: Any) -> dict[str, str]:
    """The names of the seats and areas of a table."""
    return {area.id: area.name for area in adapter.view(state).areas}


def _question(
    adapter: GameAdapter,
    state: Any,
    move: Move,
    table: str,
    task: Literal["spot", "predict", "do"],
    rule: str,
    path: str = "",
    ask: dict[str, Any] | None = None,
) -> PlayedQuestion | None:
    if adapter.secret(move):
        return None
    position = _position(adapter, _shown(adapter, state, move))
    fields = msgspec.to_builtins(adapter.announced(state, move))
    known = {name: value for name, value in fields.items() if value not in ("", None, (), [], {})}
    if not _can_be_read(adapter, known):
        return None
    return PlayedQuestion(adapter.game.id, task, rule, position, known, table, path, ask)


def _can_be_read(adapter: GameAdapter, raw: dict[str, Any]) -> bool:
    """Whether the move is still one without its face-down cards."""
    try:
        adapter.read_move(msgspec.json.encode(raw))
    except Unreadable:
        return False
    return True


MOST_KEPT = 200
"""Questions of one game; the oldest go."""


class KeptQuestion(Struct, frozen=True):
    """A question that waits."""

    question: PlayedQuestion
    asked: str
    """The day it was asked last; empty: never."""


class QuestionStore:
    """The questions for the player at this computer; without a file none is kept."""

    def __init__(self, file: Path | None) -> None:
        self._file = file

    def add(self, questions: Iterable[PlayedQuestion], today: date) -> bool:
        """Keeps new questions; whether that worked."""
        rows = [
            (
                PLAYER,
                question.id,
                question.game,
                question.rule,
                msgspec.json.encode(question),
                today.isoformat(),
            )
            for question in questions
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
                row = connection.execute(
                    "SELECT count(*) FROM question WHERE player = ? AND asked = ?", (PLAYER, day.isoformat())
                ).fetchone()
        except sqlite3.Error:
            return 0
        return int(row[0])

    def note_asked(self, question: PlayedQuestion, today: date) -> bool:
        """Notes that a question was asked; whether that could be saved."""
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
    """Keeps the questions of a game's newest saved games; an unreadable one has none."""
    from referee.session.persistence import resume
    from referee.storage.games import saved_games

    newest = sorted(
        (summary for summary in saved_games(database) if summary.game == game),
        key=lambda summary: summary.changed,
        reverse=True,
    )
    for summary in newest[:NEWEST]:
        try:
            session = resume(database, summary.id, look=True).session
            store.add(questions_of(session, summary.name), today)
        except (RefereeError, StorageError, LookupError):
            continue
