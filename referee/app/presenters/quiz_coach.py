"""What is told beside the questions of a quiz, which have no words of their own."""

from __future__ import annotations

from engine.kernel.moves import Move
from referee.app.presenters.coach_lines import sentence_of
from referee.app.presenters.lesson_coach import LessonCoach
from referee.app.presenters.rulings import Node
from referee.app.presenters.wording import Wording
from referee.coach.quiz import Quiz
from referee.lessons.model import DoTask, PredictTask, SpotTask
from referee.lessons.run import LessonRun
from referee.lessons.texts import LessonTexts


class QuizCoach(LessonCoach):
    """Words the questions of a quiz from the moves they are about."""

    def __init__(self, quiz: Quiz, run: LessonRun, wording: Wording, texts: LessonTexts) -> None:
        super().__init__(run, wording, texts)
        self._quiz = quiz

    def text(self, part: str) -> str:
        """The task, the game it comes from, and what was learned."""
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
        """The value that is asked for."""
        if not stage.path:
            return self._quiz_said(f"ask-{(stage.ask or {})['ask']}")
        kind, _, rest = stage.path.partition(".")
        key = f"path-{kind}-{rest}"
        if self._wording.speech.has(f"quiz/{key}"):
            return self._quiz_said(key)
        return self._quiz_said(f"path-{kind}", whose=self._wording.names(rest))

    def _brought_about(self, stage: DoTask) -> str:
        """What the move did that was made in place of the one taken back."""
        board = self._run.at_first
        for raw in stage.as_after:
            board, _ = board.made(board.read(raw))
        told = dict.fromkeys(self._wording.event(one).rstrip(".") for one in board.state().events)
        return "; ".join(told)

    def _move(self, raw: dict[str, object]) -> str:
        move = self._run.board.read(raw)
        return self._wording.move(move) if isinstance(move, Move) else ""

    def _nudge(self, rule: str) -> str:
        return self._sentence(rule)

    def _sentence(self, rule: str) -> str:
        return sentence_of(rule, self._wording, self._run.adapter.game.id)

    def _quiz_said(self, key: str, **facts: object) -> str:
        return self._wording.speech.say(f"quiz/{key}", **facts)

    def ended(self, right: int) -> tuple[Node, ...]:
        """How many answers were right."""
        return (Node(self._quiz_said("ended", right=right, of=len(self._quiz.questions)), "✓"),)
