"""A lesson under way: its stages one after the other, and what comes of each try."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

from msgspec import Struct

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.evaluation import same
from engine.kernel.cases.model import StepInput
from engine.kernel.decisions import DecisionKind, Move, verb
from engine.kernel.errors import Unreadable
from engine.kernel.reasons import Basis, Ruling, Verdict
from referee.lessons.board import LessonBoard, table_of_board
from referee.lessons.model import (
    BreakTask,
    DoTask,
    FactMissed,
    Lesson,
    PlayTask,
    PredictTask,
    SpotTask,
    Task,
    missed_facts,
)

ANYBODY = "any"
CANNOT_TELL = "cannot_tell"
"""The third answer about a move; right also where the printed rules are silent."""
MOST_ANSWERS = 20
"""More scripted moves than can follow one of the learner's."""
WAITS_FOR_LEARNER = (DecisionKind.DUTY, DecisionKind.TURN)


class TryKind(StrEnum):
    """The kinds of results of a try."""

    DONE = "done"
    """The stage is finished."""
    GOES_ON = "goes_on"
    """Legal, and the goal can still be reached."""
    REFUSED = "refused"
    """Not legal; the board is unchanged."""
    LOST = "lost"
    """Legal, but the goal cannot be reached any more: the board goes back."""
    DEAD_END = "dead_end"
    """Legal, but no move of the list leads to the goal any more: the board goes back."""
    ALLOWED = "allowed"
    """Legal where a refused move is wanted: the board goes back."""
    OTHER_RULE = "other_rule"
    """Refused, but under another rule than the one that is wanted."""
    WRONG = "wrong"
    """Another choice is right."""
    NOT_YOURS = "not_yours"
    """Somebody else makes such moves."""


class ScriptedAnswer(Struct, frozen=True):
    """A move of another player, and the board on which it was made."""

    move: Move
    board: LessonBoard


class TryResult(Struct, frozen=True):
    """The result of a try, and its reason."""

    kind: TryKind
    ruling: Ruling | None = None
    missing: tuple[FactMissed, ...] = ()
    """Of a goal that is out of reach: the facts that do not hold."""
    lost: int = -1
    """Which of the stage's ``lost`` facts hold; -1: its moves are used up."""
    answers: tuple[ScriptedAnswer, ...] = ()
    """What the others did after the move."""


class LessonRun:
    """One lesson under one text."""

    def __init__(self, lesson: Lesson, adapter: GameAdapter, text: str) -> None:
        self.lesson = lesson
        self.adapter = adapter
        self._text = text
        self.number = 0
        """The stage, from 0; the number of stages when the lesson is finished."""
        self.board = self._board(lesson.position)
        self.at_first = self.board
        """The board as the stage began."""
        self._moves = 0
        self._answers: tuple[StepInput, ...] = ()
        if self.stage is not None:
            self._begin(self.stage)

    @property
    def stage(self) -> Task | None:
        """The stage that is played; none: the lesson is finished."""
        return self.lesson.stages[self.number] if self.number < len(self.lesson.stages) else None

    @property
    def text(self) -> str:
        """The printing the stage is judged under."""
        return self.stage.text or self._text if self.stage is not None else self._text

    @property
    def moves_left(self) -> int:
        """How many moves the learner still has in this stage; 0 where they are not counted."""
        stage = self.stage
        if not isinstance(stage, DoTask) or isinstance(stage, PlayTask):
            return 0
        return (stage.moves or len(stage.solution)) - self._moves

    @property
    def moves_made(self) -> int:
        """How many legal moves the learner has made since the stage began."""
        return self._moves

    def next_stage(self) -> None:
        """Goes on to the next stage."""
        self.number += 1
        if self.stage is not None:
            self._begin(self.stage)

    def again(self) -> None:
        """Begins the stage anew."""
        self.board, self._moves = self.at_first, 0
        stage = self.stage
        self._answers = tuple(map(self.board.read, stage.answers)) if isinstance(stage, DoTask) else ()

    def may_move(self, move: Move) -> bool:
        """Whether the learner makes such moves in this stage."""
        by = getattr(self.stage, "by", None) or self.lesson.seat
        return by in (ANYBODY, move.by) or not move.by

    def solution(self) -> tuple[StepInput, ...]:
        """The reference solution of a stage that is solved by moves."""
        stage = self.stage
        if isinstance(stage, BreakTask):
            return (self.at_first.read(stage.solution),)
        return tuple(map(self.at_first.read, stage.solution)) if isinstance(stage, DoTask) else ()

    def solve(self) -> None:
        """Plays the stage by its reference solution and goes on to the next."""
        stage = self.stage
        if isinstance(stage, DoTask):
            for step in self.solution():
                self.attempt(step)
        elif isinstance(stage, PredictTask):
            self.board = self._after(stage)
        elif isinstance(stage, SpotTask):
            self.carry_out_spotted(stage)
        self.next_stage()

    # Trying

    def attempt(self, move: StepInput) -> TryResult:
        """The result of the learner's move."""
        if isinstance(move, Move) and not self.may_move(move):
            return TryResult(TryKind.NOT_YOURS)
        after, ruling = self.board.made(move)
        stage = self.stage
        if isinstance(stage, BreakTask):
            return self._broken(stage, ruling)
        if not isinstance(stage, DoTask):
            raise Unreadable("no_moves_here")
        if ruling is not None and ruling.verdict is not Verdict.YES:
            return TryResult(TryKind.REFUSED, ruling)
        self.board, self._moves = after, self._moves + 1
        answers = tuple(self._answered())
        return self._weighed(stage, ruling, answers)

    def _broken(self, stage: BreakTask, ruling: Ruling | None) -> TryResult:
        if ruling is None or ruling.verdict is not Verdict.NO:
            return TryResult(TryKind.ALLOWED, ruling)
        right = stage.rule in ruling.because
        return TryResult(TryKind.DONE if right else TryKind.OTHER_RULE, ruling)

    def _weighed(
        self, stage: DoTask, ruling: Ruling | None, answers: tuple[ScriptedAnswer, ...]
    ) -> TryResult:
        """The result: the goal is reached, can still be reached, or is lost."""
        over = not isinstance(stage, PlayTask) or not self.missing(stage.until)
        missing = self._goal_missing(stage)
        if over and not missing:
            return TryResult(TryKind.DONE, ruling, answers=answers)
        lost = next((at for at, facts in enumerate(stage.lost) if not self.missing(facts)), -1)
        used_up = over if isinstance(stage, PlayTask) else self.moves_left <= 0
        if lost >= 0 or used_up:
            self.again()
            return TryResult(TryKind.LOST, ruling, missing, lost, answers)
        return TryResult(TryKind.GOES_ON, ruling, missing, answers=answers)

    def _goal_missing(self, stage: DoTask) -> tuple[FactMissed, ...]:
        asked = ((goal, self.board.answer(goal.ask)) for goal in stage.asks)
        wrong = (FactMissed(str(goal.ask["ask"]), goal.answer, answer) for goal, answer in asked)
        otherwise = () if self._looks_as_after(stage) else (FactMissed("", True, False),)
        return (
            *self.missing(stage.goal),
            *(fact for fact in wrong if not same(fact.wanted, fact.found)),
            *otherwise,
        )

    def _looks_as_after(self, stage: DoTask) -> bool:
        """Whether the table looks as it does after the moves of ``as_after``."""
        there = self.at_first
        for raw in stage.as_after:
            there, _ = there.made(there.read(raw))
        return not stage.as_after or there.public_position() == self.board.public_position()

    def missing(self, facts: dict[str, Any]) -> tuple[FactMissed, ...]:
        """The facts that do not hold now."""
        return missed_facts(facts, self.board.fact, self.at_first.fact)

    # Choosing

    def value(self, stage: PredictTask) -> Any:
        """The right answer to a prediction."""
        board = self._after(stage)
        return board.answer(stage.ask) if stage.ask is not None else board.fact(stage.path)

    def _after(self, stage: PredictTask) -> LessonBoard:
        board = self.board.foreseeing(tuple(map(self.board.read, stage.after)))
        for step in board.foreseen:
            board, ruling = board.made(step)
            _check_legal(ruling, step)
        return board

    def foretold(self, stage: PredictTask, choice: Any) -> TryResult:
        """The result of a prediction; then the predicted move is made."""
        ordered = stage.path or str((stage.ask or {}).get("ask", ""))
        right = same(self.value(stage), choice, ordered in self.adapter.casebook.ordered)
        if right:
            self.board = self._after(stage)
        return TryResult(TryKind.DONE if right else TryKind.WRONG)

    def spotted(self, stage: SpotTask) -> Ruling:
        """The ruling on the move the learner judges.

        Raises:
            Unreadable: it is no move.
        """
        move = self.board.read(stage.move)
        if not isinstance(move, Move):
            raise Unreadable("misplaced_step", field="move")
        return self.board.with_ways(move)

    def judged(self, stage: SpotTask, choice: bool | str) -> TryResult:
        """The result of the learner's verdict on the move."""
        ruling = self.spotted(stage)
        right = {Verdict.YES: True, Verdict.NO: False}.get(ruling.verdict, CANNOT_TELL)
        silent = choice == CANNOT_TELL and ruling.basis is Basis.SILENT
        return TryResult(TryKind.DONE if choice == right or silent else TryKind.WRONG, ruling)

    def named_rule(self, stage: SpotTask, rule: str) -> TryResult:
        """The result of naming a rule for a refused move."""
        ruling = self.spotted(stage)
        return TryResult(TryKind.DONE if rule in ruling.because else TryKind.WRONG, ruling)

    def carry_out_spotted(self, stage: SpotTask) -> None:
        """Makes the judged move, if it is legal."""
        self.board, _ = self.board.made(self.board.read(stage.move))

    # What Referee does

    def _board(self, position: dict[str, Any]) -> LessonBoard:
        return LessonBoard(self.adapter, position, self.text)

    def _begin(self, stage: Task) -> None:
        if stage.position is not None or stage.again or self.board.text != self.text:
            self.board = self._board(self.lesson.position if stage.position is None else stage.position)
        scripted = tuple(map(self.board.read, stage.first))
        self.board = self.board.foreseeing((*scripted, *self._expected(stage)))
        for step in scripted:
            self.board, ruling = self.board.made(step)
            _check_legal(ruling, step)
        self.at_first = self.board
        self.again()

    def _expected(self, stage: Task) -> tuple[StepInput, ...]:
        """The moves that show which offers stay open."""
        raw = stage.solution if isinstance(stage, DoTask) else ()
        raw = (stage.solution,) if isinstance(stage, BreakTask) else raw
        raw = (stage.move,) if isinstance(stage, SpotTask) else raw
        raw = stage.after if isinstance(stage, PredictTask) else raw
        return tuple(map(self.board.read, raw))

    def _answered(self) -> Iterator[ScriptedAnswer]:
        """The others' scripted moves, each as soon as it is legal and the learner has nothing to answer."""
        for _ in range(MOST_ANSWERS):
            if self._waits_for_learner():
                return
            made = next(self._legal_answers(), None)
            if made is None:
                return
            yield made

    def _legal_answers(self) -> Iterator[ScriptedAnswer]:
        for at, step in enumerate(self._answers):
            before = self.board
            after, ruling = before.made(step)
            if ruling is None or ruling.verdict is Verdict.YES:
                self.board = after
                self._answers = (*self._answers[:at], *self._answers[at + 1 :])
                if isinstance(step, Move):
                    yield ScriptedAnswer(step, before)

    def _waits_for_learner(self) -> bool:
        """Whether the learner has to answer, now or after windows in which nobody known can do anything."""
        waiting = table_of_board(self.board).session.waiting
        return any(
            decision.kind in WAITS_FOR_LEARNER and decision.seat == self.lesson.seat for decision in waiting
        )


def _check_legal(ruling: Ruling | None, step: StepInput) -> None:
    if ruling is not None and ruling.verdict is not Verdict.YES and isinstance(step, Move):
        raise Unreadable("scripted_move_refused", move=verb(step), because=ruling.because)
