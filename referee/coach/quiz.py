"""A quiz: a lesson made of questions from a player's own games, judged by the engine when it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cache
from hashlib import blake2b
from itertools import chain, islice
from typing import Any

from msgspec import Struct

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.model import AskStep
from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON, RefereeError
from engine.kernel.game import Game
from engine.kernel.reasons import SCOPE, Basis, Ruling, Verdict
from engine.kernel.state import Event
from referee.coach.played_questions import PlayedQuestion, QuestionStore
from referee.coach.rule_knowledge import Knowledge
from referee.lessons.board import LessonBoard, table_of_board
from referee.lessons.choices import filled_moves
from referee.lessons.model import UNTOLD, DoTask, Lesson, PredictTask, SpotTask, Task
from referee.lessons.reader import lessons_of, taught_games

MOST_AT_ONCE, MOST_A_DAY = 5, 10
CHOICES = 4
"""Answers to choose from, at most."""
FEWEST_CHOICES = 3
"""Numbers to choose from; where fewer mistakes are found, the next number stands beside them."""
CHAPTER = "quiz"
TRIES = 3
"""Moves a learner may make to bring about what one move did."""


class QuizStage(Struct, frozen=True):
    """A question as a stage of a lesson."""

    question: PlayedQuestion
    stage: Task


class Quiz(Struct, frozen=True):
    """Questions about one game."""

    lesson: Lesson
    questions: tuple[PlayedQuestion, ...]


def quiz_of(
    adapter: GameAdapter, store: QuestionStore, knowledge: Knowledge, text: str, today: date
) -> Quiz | None:
    """The questions due today, new ones first and one for each rule; nothing if none is due."""
    room = min(MOST_AT_ONCE, MOST_A_DAY - store.asked_on(today))
    by_rule: dict[str, QuizStage] = {}
    for question in _due(store, knowledge, adapter.game.id, today):
        if len(by_rule) >= room:
            break
        stage = stage_of(question, adapter, text) if question.rule not in by_rule else None
        if stage is not None:
            by_rule[question.rule] = QuizStage(question, stage)
    if not by_rule:
        return None
    stages = tuple(question.stage for question in by_rule.values())
    lesson = Lesson(
        id=f"{adapter.game.id}.{CHAPTER}",
        chapter=CHAPTER,
        minutes=len(stages),
        teaches=tuple(task.rule for task in stages),
        stages=stages,
    )
    return Quiz(lesson, tuple(question.question for question in by_rule.values()))


def _due(store: QuestionStore, knowledge: Knowledge, game: str, today: date) -> Iterator[PlayedQuestion]:
    day = today.isoformat()
    waiting = [
        question
        for question in store.of(game)
        if question.asked != day and knowledge.due(question.question.rule) <= day
    ]
    for question in sorted(waiting, key=lambda question: question.asked):
        yield question.question


def stage_of(question: PlayedQuestion, adapter: GameAdapter, text: str) -> Task | None:
    """The question as a stage, with the engine's answer under a text; nothing where it has none."""
    board = LessonBoard(adapter, question.position, text)
    if question.rule in SCOPE:
        return None
    try:
        if question.task == "spot":
            return _spot(question, board)
        return _predict(question, board) if question.task == "predict" else _do(question, board)
    except (RefereeError, LookupError, TypeError, ValueError):
        return None


def _read(question: PlayedQuestion, board: LessonBoard) -> Move | None:
    move = board.read(question.move)
    return move if isinstance(move, Move) else None


def _spot(question: PlayedQuestion, board: LessonBoard) -> SpotTask | None:
    move = _read(question, board)
    ruling = board.foreseeing((move,)).ruling(move) if move is not None else None
    if ruling is None or ruling.verdict is Verdict.CANNOT_TELL:
        return None
    legal = ruling.verdict is Verdict.YES
    if not legal and ruling.basis is not Basis.STATED:
        return None
    rule = question.rule if legal else ruling.because[0]
    others = () if legal else wrong_rules(board.adapter.game, ruling, rule)
    if rule in SCOPE or (not legal and len(others) < BESIDE_THE_RIGHT_ONE):
        return None
    return SpotTask(
        rule=rule, position=question.position, text=board.text, move=question.move, legal=legal, others=others
    )


def _lot(*of: object) -> bytes:
    return blake2b(" ".join(map(str, of)).encode(), digest_size=8).digest()


def _predict(question: PlayedQuestion, board: LessonBoard) -> PredictTask | None:
    move = _read(question, board)
    if move is None:
        return None
    after: tuple[dict[str, Any], ...] = ()
    wrong: tuple[int, ...] = ()
    if question.ask is None:
        after, before = (question.move,), board.foreseeing((move,))
        board, ruling = before.made(move)
        if ruling is None or ruling.verdict is not Verdict.YES:
            return None
        value = board.fact(question.path)
        wrong = wrong_numbers(question.path, move, before, board) if type(value) is int else ()
    else:
        value = _answer(board, question.ask)
    if value is UNTOLD:
        return None
    choices = _choices(value, question, board, wrong)
    return PredictTask(
        rule=question.rule,
        position=question.position,
        text=board.text,
        path=question.path,
        ask=question.ask,
        after=after,
        choices=choices,
        answer=value,
    )


def _answer(board: LessonBoard, ask: dict[str, Any]) -> Any:
    return board.answer(ask) if isinstance(board.read(ask), AskStep) else UNTOLD


def _choices(
    value: Any, question: PlayedQuestion, board: LessonBoard, wrong: tuple[int, ...]
) -> tuple[Any, ...]:
    """The right value among similar ones; ``wrong``: numbers that a player may take for it."""
    if isinstance(value, bool):
        return (True, False)
    if isinstance(value, int):
        near = sorted(
            (number for number in range(max(0, value - 3), value + 4) if number != value),
            key=lambda number: (abs(number - value), _lot(question.id, number)),
        )
        others = dict.fromkeys((*wrong[: CHOICES - 1], *near))
        return (value, *islice(others, max(FEWEST_CHOICES - 1, len(wrong[: CHOICES - 1]))))
    if isinstance(value, dict):
        moved = [{**value, key: max(0, amount + by)} for key, amount in value.items() for by in (1, -1)]
        fresh = [
            answer for number, answer in enumerate(moved) if answer != value and answer not in moved[:number]
        ]
        return (value, *fresh[: CHOICES - 1])
    seats = [str(seat.get("id")) for seat in board.position.get("seats", ()) if isinstance(seat, dict)]
    return tuple(dict.fromkeys((value, *seats, None)))


def _do(question: PlayedQuestion, board: LessonBoard) -> DoTask | None:
    move = _read(question, board)
    if move is None:
        return None
    _, ruling = board.foreseeing((move,)).made(move)
    if ruling is None or ruling.verdict is not Verdict.YES:
        return None
    return DoTask(
        rule=question.rule,
        position=question.position,
        text=board.text,
        by=move.by,
        solution=(question.move,),
        as_after=(question.move,),
        moves=TRIES,
    )


LOST = "_lost"
"""The end of the kinds of events that take something away."""
OTHERWISE = 8
"""Other moves of the player that are tried."""


def wrong_numbers(path: str, move: Move, before: LessonBoard, after: LessonBoard) -> tuple[int, ...]:
    """The numbers that may be expected instead, the likeliest mistakes first."""
    right = after.fact(path)
    numbers = [*_mistakes(path, before, after), *_otherwise(path, move, before)]
    return tuple(number for number in dict.fromkeys(numbers) if number != right and number >= 0)


def _mistakes(path: str, before: LessonBoard, after: LessonBoard) -> Iterator[int]:
    """The usual mistakes: no change, another's change counted too, a part forgotten or alone."""
    first, right = before.fact(path), after.fact(path)
    if not isinstance(first, int):
        return
    seat = path.rpartition(".")[2]
    events = after.state().events
    own = [event for event in events if event.seat == seat and _moves_number(event)]
    yield first
    yield from (right + event.amount for event in events if event.amount and event not in own)
    yield from (right - _signed(event) for event in own)
    yield from (first + _signed(event) for event in own)


def _moves_number(event: Event) -> bool:
    return bool(event.amount) and event.what.endswith(("_gained", LOST))


def _signed(event: Event) -> int:
    return -event.amount if event.what.endswith(LOST) else event.amount


def _otherwise(path: str, move: Move, before: LessonBoard) -> Iterator[int]:
    """The results of the player's other legal moves."""
    for other in islice(_other_moves(move, before), OTHERWISE):
        there, ruling = _tried(other, before)
        value = there.fact(path) if ruling is not None and ruling.verdict is Verdict.YES else None
        if isinstance(value, int):
            yield value


def _other_moves(move: Move, before: LessonBoard) -> Iterator[Move]:
    """The other moves of the same player, those of the same kind first."""
    listed = [
        candidate for candidate, _ in table_of_board(before).session.choices() if candidate.move.by == move.by
    ]
    for choice in sorted(listed, key=lambda candidate: type(candidate.move) is not type(move)):
        if not choice.by_hand:
            yield from (other for other in filled_moves(choice) if other != move)


def _tried(move: Move, board: LessonBoard) -> tuple[LessonBoard, Ruling | None]:
    try:
        return board.foreseeing((move,)).made(move)
    except NOTHING_TO_ACT_ON:
        return board, None


BESIDE_THE_RIGHT_ONE = 2
"""So many others stand beside the rule that forbids the move."""


def wrong_rules(game: Game, ruling: Ruling, rule: str) -> tuple[str, ...]:
    """The rules that a refused move obeys, the likeliest mistakes first.

    Those of the same chapter come first, then those a lesson teaches, then those that fewer kinds of move
    have to keep. What most moves keep, as that the game is not over, comes last: nobody takes it for the
    reason.
    """
    obeyed = (reason.rules[0] for reason in ruling.reasons if reason.rules and reason.found == Verdict.YES)
    free = [other for other in dict.fromkeys(obeyed) if other not in (*ruling.because, *SCOPE)]
    chapter, taught = rule.rpartition(".")[0], _taught(game.id)

    def likeness(other: str) -> tuple[bool, bool, bool, int, bytes]:
        another_chapter, kinds = other.rpartition(".")[0] != chapter, _kinds_of_move(game, other)
        usual = 2 * kinds > len(game.bound)
        return another_chapter, usual, other not in taught, kinds, _lot(rule, other)

    return tuple(sorted(free, key=likeness)[:BESIDE_THE_RIGHT_ONE])


def _kinds_of_move(game: Game, rule: str) -> int:
    """How many kinds of move have to obey a rule."""
    return sum(any(reason.rules[:1] == (rule,) for reason in verb.obeyed) for verb in game.bound.values())


@cache
def _taught(game: str) -> frozenset[str]:
    """The rules that lessons of the game teach."""
    known = lessons_of(game) if game in taught_games() else ()
    return frozenset(chain.from_iterable(lesson.teaches for lesson in known))
