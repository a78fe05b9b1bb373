"""The quiz from a player's own games: its questions in words, at the table of each game."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace
from textual.binding import BindingType
from textual.content import Content

from engine.kernel.decisions import Move
from engine.kernel.view import View
from referee.app.presenters.lesson_coach import LessonCoach, stages_of
from referee.app.presenters.lesson_hints import sentence_of
from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.wording import Wording
from referee.app.render.area_lines import has_board, row_area
from referee.app.render.challenge_lines import is_summed
from referee.app.screens.lessons.lesson import KEYS, LessonParts
from referee.app.screens.lessons.lesson_table import LessonEntry, begun_lesson
from referee.app.screens.tables.board import BoardTableScreen
from referee.app.screens.tables.row import RowTableScreen
from referee.app.screens.tables.table import TableScreen
from referee.app.widgets.move_list import MovesPane
from referee.coach.played_questions import QuestionStore
from referee.coach.quiz import Quiz
from referee.coach.rule_knowledge import Knowledge, today
from referee.lessons.board import table_of_board
from referee.lessons.model import DoTask, PredictTask, SpotTask
from referee.lessons.progress import LearnerProgress
from referee.lessons.run import LessonRun, TryResult
from referee.lessons.texts import LessonTexts

SUMS = "challenge."
"""What the paths of a challenge's numbers begin with."""


def without_sums(view: View) -> View:
    """A board without any sums."""
    areas = tuple(
        replace(area, badges=tuple(badge for badge in area.badges if not is_summed(badge)))
        for area in view.areas
    )
    return replace(view, areas=areas)


class QuizCoach(LessonCoach):
    """The words of a quiz, made from the moves it asks about."""

    def __init__(self, quiz: Quiz, run: LessonRun, wording: Wording, texts: LessonTexts) -> None:
        super().__init__(run, wording, texts)
        self._quiz = quiz

    def text(self, part: str) -> str:
        """The task, its game, and the lesson."""
        stage, number = self._run.stage, self._run.number
        if stage is None:
            return ""
        if part == "why":
            return self._quiz_said("why", table=self._quiz.questions[number].table)
        return self._sentence(stage.rule) if part == "done" else self._goal()

    def _goal(self) -> str:
        stage = self._run.stage
        if isinstance(stage, SpotTask):
            return self._quiz_said("goal-spot")
        if isinstance(stage, PredictTask):
            move = self._quiz.questions[self._run.number].move
            return self._quiz_said("goal-predict", move=self._move(move), what=self._asked(stage))
        if isinstance(stage, DoTask):
            return self._quiz_said("goal-do", what=self._brought_about(stage))
        return ""

    def _asked(self, stage: PredictTask) -> str:
        """The value in question."""
        if not stage.path:
            return self._quiz_said(f"ask-{(stage.ask or {})['ask']}")
        kind, _, rest = stage.path.partition(".")
        key = f"path-{kind}-{rest}"
        if self._wording.speech.has(f"quiz/{key}"):
            return self._quiz_said(key)
        return self._quiz_said(f"path-{kind}", whose=self._wording.names(rest))

    def _brought_about(self, stage: DoTask) -> str:
        """The events of the move that replaced the one taken back."""
        board = self._run.at_first
        for raw in stage.as_after:
            board, _ = board.made(board.read(raw))
        events = dict.fromkeys(self._wording.event(event).rstrip(".") for event in board.state().events)
        return "; ".join(events)

    def _move(self, raw: dict[str, object]) -> str:
        move = self._run.board.read(raw)
        return self._wording.move(move) if isinstance(move, Move) else ""

    def _sentence(self, rule: str) -> str:
        return sentence_of(rule, self._wording, self._run.adapter.game.id)

    def _quiz_said(self, key: str, **facts: object) -> str:
        return self._wording.speech.say(f"quiz/{key}", **facts)

    def ended(self, right: int) -> tuple[Node, ...]:
        """How many answers were right."""
        return (Node(self._quiz_said("ended", right=right, of=len(self._quiz.questions)), "✓"),)


class QuizParts(LessonParts):
    """The additions of a quiz to a lesson: answers count by rule, and there are no stars."""

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
        """Shows the first question."""
        if not self._opened:
            self._opened = True
            self.begin_stage()
            self.query_one(MovesPane).focus()

    def begin_stage(self) -> None:
        """Shows a question that nobody has failed yet."""
        self._failed = False
        super().begin_stage()

    def _seen(self, view: View) -> View:
        """The board, without the sums that the question asks for."""
        view, stage = super()._seen(view), self.run_of_lesson.stage
        asks = isinstance(stage, PredictTask) and stage.path.startswith(SUMS) and not self._finished()
        return without_sums(view) if asks else view

    async def make(self, move: Move, overrule: str = "") -> bool:
        """Tries a move; one that does not lead on is a wrong answer. Whether it was made."""
        stage, before = self.run_of_lesson.stage, self.run_of_lesson.moves_made
        is_made = await super().make(move, overrule)
        went_back = not self._finished() and self.run_of_lesson.moves_made <= before
        self._failed = self._failed or (isinstance(stage, DoTask) and went_back)
        return is_made

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
        """The title, and how many questions are left."""
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
    """The screen of a quiz, drawn as its game is drawn."""
    view = table_of_board(begun_lesson(quiz.lesson, wording.language, 0).board).view
    kind: type[SeatQuizScreen | RowQuizScreen | BoardQuizScreen] = SeatQuizScreen
    if row_area(view) is not None:
        kind = RowQuizScreen
    elif has_board(view):
        kind = BoardQuizScreen
    return kind(quiz, wording, store, knowledge)
