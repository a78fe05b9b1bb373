"""What the coach tells, as nodes beside a ruling, and what is told beside the questions of a quiz."""

from __future__ import annotations

from engine.kernel.decisions import Move
from engine.kernel.reasons import Reason
from engine.kernel.state import Event
from engine.kernel.view import STEP
from referee.app.presenters.lesson_coach import LessonCoach
from referee.app.presenters.lesson_hints import sentence_of
from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.wording import Wording, phase_title
from referee.coach.quiz import Quiz
from referee.coach.rule_knowledge import PhaseCard, UsedRule
from referee.lessons.model import (
    DoTask,
    PredictTask,
    SpotTask,
)
from referee.lessons.run import LessonRun
from referee.lessons.texts import LessonTexts

COACH = "◆"
"""Stands before what the coach tells."""
PARTS = ("may", "forget")
"""What one may do in a phase, and what people forget."""


def used_nodes(told: tuple[UsedRule, ...], wording: Wording, game: str, text: str) -> tuple[Node, ...]:
    """A line for each rule: what happened, and why; rules told before are only named."""
    return tuple(_used(used, wording, game, text) for used in told)


def _used(used: UsedRule, wording: Wording, game: str, text: str) -> Node:
    title = wording.title(used.rule)
    why = title if used.brief else sentence_of(used.rule, wording, game)
    cites = "" if used.brief else wording.cites(used.rule, *wording.printings(text))
    return Node(_why(used.what, why, wording, named=why == title), COACH, used.rule, cites)


def _why(what: Event | Reason, why: str, wording: Wording, *, named: bool) -> str:
    """What happened, and why; what was found stands in the ruling above. A rule may only be named."""
    if not isinstance(what, Event):
        return wording.speech.say("coach/rule", title=why) if named else why
    happened = wording.event(what)
    if happened == why:
        return happened
    return wording.speech.say(f"coach/{'again' if named else 'because'}", what=happened.rstrip("."), why=why)


def card_node(card: PhaseCard, wording: Wording, game: str) -> Node:
    """A phase: what it is for, and under it what may be done and what people forget."""
    said = {part: _said(wording, game, f"{card.phase}-{part}") for part in ("for", *PARTS)}
    if card.at_first and wording.speech.has(f"coach.{game}/{card.phase}-may-first"):
        said["may"] = _said(wording, game, f"{card.phase}-may-first")
    head = wording.speech.say(
        "coach/phase", phase=phase_title(card.phase.partition(STEP)[0]), what=said["for"]
    )
    if card.brief:
        return Node(wording.speech.say("coach/forget", what=said["forget"]), COACH)
    parts = tuple(Node(wording.speech.say(f"coach/{part}", what=said[part])) for part in PARTS)
    return Node(head, COACH, children=parts, opened=True)


def _said(wording: Wording, game: str, key: str) -> str:
    return wording.speech.say(f"coach.{game}/{key}")


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
        told = dict.fromkeys(self._wording.event(event).rstrip(".") for event in board.state().events)
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
