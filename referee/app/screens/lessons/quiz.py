"""The quiz from a player's own games, at the table of each game."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace
from textual.binding import BindingType
from textual.content import Content

from engine.kernel.decisions import Move
from engine.kernel.view import View
from referee.app.presenters.coach_lines import QuizCoach
from referee.app.presenters.lesson_coach import stages_of
from referee.app.presenters.wording import Wording
from referee.app.render.area_lines import has_board, row_area
from referee.app.render.challenge_lines import is_summed
from referee.app.screens.lessons.base import LessonEntry, begun_lesson
from referee.app.screens.lessons.lesson import KEYS, LessonParts
from referee.app.screens.tables.board import BoardTableScreen
from referee.app.screens.tables.row import RowTableScreen
from referee.app.screens.tables.table import TableScreen
from referee.app.widgets.move_list import MovesPane
from referee.coach.played_questions import QuestionStore
from referee.coach.quiz import Quiz
from referee.coach.rule_knowledge import Knowledge, today
from referee.lessons.board import table_of
from referee.lessons.model import DoTask, PredictTask
from referee.lessons.progress import LearnerProgress
from referee.lessons.run import TryResult

SUMS = "challenge."
"""What the paths of a challenge's numbers begin with."""


def without_sums(view: View) -> View:
    """A board on which nothing is added up."""
    areas = tuple(
        replace(area, badges=tuple(badge for badge in area.badges if not is_summed(badge)))
        for area in view.areas
    )
    return replace(view, areas=areas)


class QuizParts(LessonParts):
    """What makes a lesson a quiz: answers are kept by rule, and stars are none."""

    def __init__(self, quiz: Quiz, wording: Wording, store: QuestionStore, knowledge: Knowledge) -> None:
        super().__init__(quiz.lesson, wording, LearnerProgress())
        self.coach: QuizCoach = QuizCoach(quiz, self.run_of_lesson, wording, self.texts)
        self._quiz = quiz
        self._store = store
        self._learned = knowledge
        self._right = 0
        self._failed = False
        """Whether a move of this question was refused or missed the goal."""

    def open_table(self) -> None:
        """The first question."""
        if not self._opened:
            self._opened = True
            self.begin_stage()
            self.query_one(MovesPane).focus()

    def begin_stage(self) -> None:
        """Nothing has failed yet."""
        self._failed = False
        super().begin_stage()

    def _seen(self, view: View) -> View:
        """The board; what is added up on it stays out of sight while it is asked for."""
        view, stage = super()._seen(view), self.run_of_lesson.stage
        asks = isinstance(stage, PredictTask) and stage.path.startswith(SUMS) and not self._finished()
        return without_sums(view) if asks else view

    async def make(self, move: Move, overrule: str = "") -> bool:
        """Tries a move; one that does not lead on is a wrong answer."""
        stage, before = self.run_of_lesson.stage, self.run_of_lesson.moves_made
        made = await super().make(move, overrule)
        went_back = not self._finished() and self.run_of_lesson.moves_made <= before
        self._failed = self._failed or (isinstance(stage, DoTask) and went_back)
        return made

    def _finish_stage(self, result: TryResult | None = None) -> None:
        run, day = self.run_of_lesson, today()
        question = self._quiz.questions[run.number]
        right = not (self._tried or self._failed or self.score.level)
        self._right += right
        self._learned.answered(question.rule, run.text, right=right, today=day)
        self._store.note_asked(question, day)
        self._learned.write()
        super()._finish_stage(result)

    def _show_end(self) -> None:
        self._entries = (LessonEntry(self.wording.speech.say("quiz/back"), self.action_leave),)
        self.redraw()
        self.tell(self.coach.ended(self._right))

    def _head(self) -> Content:
        """What this is, and how many questions are left."""
        count, at = len(self.lesson.stages), self.run_of_lesson.number
        game = self.wording.game(self.game, short=True)
        left = self.wording.speech.say("quiz/head", game=game)
        dots = stages_of(at, count)
        gap = max(2, self.size.width - 2 - len(left) - len(dots))
        return Content.assemble(Content.styled(left, "$accent bold"), " " * gap, dots)

    def _goal(self) -> str:
        if self.run_of_lesson.stage is None:
            return self.wording.speech.say("quiz/over")
        return super()._goal()


class SeatQuizScreen(QuizParts, TableScreen, inherit_bindings=False):
    """A quiz at a table with a pane for each seat."""

    BINDINGS: ClassVar[list[BindingType]] = KEYS


class RowQuizScreen(QuizParts, RowTableScreen, inherit_bindings=False):
    """A quiz in a game whose cards lie in a row."""

    BINDINGS: ClassVar[list[BindingType]] = KEYS


class BoardQuizScreen(QuizParts, BoardTableScreen, inherit_bindings=False):
    """A quiz in a game with a board."""

    BINDINGS: ClassVar[list[BindingType]] = KEYS


def quiz_screen(quiz: Quiz, wording: Wording, store: QuestionStore, knowledge: Knowledge) -> TableScreen:
    """The quiz on a table drawn as its game is drawn."""
    view = table_of(begun_lesson(quiz.lesson, wording.language, 0).board).view
    kind: type[SeatQuizScreen | RowQuizScreen | BoardQuizScreen] = SeatQuizScreen
    if row_area(view) is not None:
        kind = RowQuizScreen
    elif has_board(view):
        kind = BoardQuizScreen
    return kind(quiz, wording, store, knowledge)
