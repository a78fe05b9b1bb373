"""The audit of lessons: every reference solution is played, every text read, and every fault is named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from engine.kernel.adapter import GameAdapter
from engine.kernel.cases.evaluation import same
from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Verdict
from referee.lessons.choices import DEPTH, robot_finishes, way_to_goal
from referee.lessons.model import (
    BreakTask,
    DoTask,
    FactMissed,
    Lesson,
    LessonFault,
    OrderTask,
    PlayTask,
    PredictTask,
    SpotTask,
    Task,
    paths_of,
)
from referee.lessons.run import LessonRun, TryKind, TryResult
from referee.lessons.texts import LessonTexts, message_key, nudge_key
from referee.words.messages import folders
from referee.words.speech import Speech

LONGEST = {
    "title": 34,
    "goal": 90,
    "why": 140,
    "done": 90,
    "lost": 90,
    "choice": 60,
    "item": 40,
    "nudge": 140,
}
"""Characters each kind of message may have, with its names filled in."""
MessagePart = tuple[str, int, str]
"""Key, stage (0: the lesson), kind."""


def text_faults(lesson: Lesson, adapter: GameAdapter) -> Iterator[LessonFault]:
    """The messages that a lesson lacks, that are too long, or that name what is not there."""
    for language in folders():
        speech = Speech(language)
        speech.game = adapter.game.id
        texts = LessonTexts(speech, adapter.game.id)
        for key, stage, kind in messages_of(lesson):
            texts.on_board(_position(lesson, stage))
            yield from _of_message(lesson, texts, (key, stage, kind), language)


def _position(lesson: Lesson, stage: int) -> dict[str, object]:
    """The board of a message; a stage without its own has the last one before it."""
    boards = [task.position for task in lesson.stages[:stage] if task.position is not None or task.again]
    board = boards[-1] if boards else None
    return lesson.position if board is None else board


def _of_message(
    lesson: Lesson, texts: LessonTexts, message: MessagePart, language: str
) -> Iterator[LessonFault]:
    key, stage, kind = message
    if not texts.has(key):
        yield LessonFault(lesson.id, "message-missing", {"message": key}, stage, language)
        return
    for name in texts.unnamed(key):
        facts = {"message": key, "variable": name}
        yield LessonFault(lesson.id, "message-names", facts, stage, language)
    if texts.named_in(key) != texts.named_in_english(key):
        english = ", ".join(sorted(texts.named_in_english(key)))
        yield LessonFault(lesson.id, "message-facts", {"message": key, "names": english}, stage, language)
    length = len(texts.say(key))
    if length > LONGEST[kind]:
        detail = {"message": key, "length": length, "longest": LONGEST[kind]}
        yield LessonFault(lesson.id, "message-long", detail, stage, language)


def messages_of(lesson: Lesson) -> Iterator[MessagePart]:
    """Every message a lesson needs."""
    yield message_key(lesson, 0, "title"), 0, "title"
    yield f"chapter-{lesson.chapter}", 0, "title"
    for number, stage in enumerate(lesson.stages, 1):
        yield from ((message_key(lesson, number, part), number, part) for part in ("goal", "why", "done"))
        yield nudge_key(stage.rule), number, "nudge"
        yield from _further(lesson, number, stage)


def _further(lesson: Lesson, number: int, stage: Task) -> Iterator[MessagePart]:
    if isinstance(stage, DoTask):
        for at, _ in enumerate(stage.lost, 1):
            yield message_key(lesson, number, f"lost-{at}"), number, "lost"
    if isinstance(stage, OrderTask) and not stage.of:
        yield from ((message_key(lesson, number, f"item-{item}"), number, "item") for item in stage.items)


KnownRule = Callable[[str], bool]
LEAST_ITEMS, LEAST_CHOICES = 3, 2


def lesson_faults(
    lessons: tuple[Lesson, ...], adapter: GameAdapter, known: KnownRule
) -> Iterator[LessonFault]:
    """All faults in the lessons of one game."""
    earlier: list[str] = []
    for lesson in lessons:
        yield from _of_ids(lesson, adapter.game.id, tuple(earlier))
        yield from _of_rules(lesson, known)
        for text in adapter.game.texts:
            faults = tuple(_of_text(lesson, adapter, text))
            yield from faults
            if not faults and robot_finishes(lesson, adapter, text):
                yield LessonFault(lesson.id, "robot", {"key": "1 / Enter"}, 0, text)
        yield from text_faults(lesson, adapter)
        earlier.append(lesson.id)


def _of_ids(lesson: Lesson, game: str, before: tuple[str, ...]) -> Iterator[LessonFault]:
    if not lesson.id.startswith(f"{game}."):
        yield LessonFault(lesson.id, "id-of-another-game", {"game": game})
    if lesson.id in before:
        yield LessonFault(lesson.id, "id-twice")
    for needed in lesson.needs:
        if needed not in before:
            yield LessonFault(lesson.id, "needs-unknown", {"needs": needed})
    if not lesson.stages:
        yield LessonFault(lesson.id, "no-stages")


def _of_rules(lesson: Lesson, known: KnownRule) -> Iterator[LessonFault]:
    for rule in lesson.teaches:
        if not known(rule):
            yield LessonFault(lesson.id, "unknown-rule", {"rule": rule})
    for number, stage in enumerate(lesson.stages, 1):
        if stage.rule not in lesson.teaches:
            yield LessonFault(lesson.id, "rule-not-taught", {"rule": stage.rule}, number)
        others = stage.others if isinstance(stage, SpotTask) else ()
        for other in others:
            if not known(other):
                yield LessonFault(lesson.id, "unknown-rule", {"rule": other}, number)


def _of_text(lesson: Lesson, adapter: GameAdapter, text: str) -> Iterator[LessonFault]:
    """Plays the lesson by its solutions under one text, up to the first stage that cannot be played."""
    run: LessonRun | None = None
    number = 1
    try:
        run = LessonRun(lesson, adapter, text)
        while run.stage is not None:
            number = run.number + 1
            faults = tuple(_of_stage(run))
            yield from (msgspec.structs.replace(fault, stage=number, text=run.text) for fault in faults)
            if any(fault.key in STOPPING for fault in faults):
                return
            run.next_stage()
    except RefereeError as error:
        number = run.number + 1 if run is not None else number
        yield LessonFault(lesson.id, "unreadable", {}, number, text, error)


STOPPING = ("solution-refused", "solution-short", "spotted-otherwise", "lost-by-solution")
"""Faults after which the board of the next stage is not the one that is meant."""


def _of_stage(run: LessonRun) -> Iterator[LessonFault]:
    stage, lesson = run.stage, run.lesson
    if isinstance(stage, DoTask):
        yield from _of_do(run, stage)
    elif isinstance(stage, BreakTask):
        yield from _of_hint(run)
        result = run.attempt(run.solution()[0])
        yield from _unbroken(lesson, stage, result)
    elif isinstance(stage, PredictTask):
        yield from _of_predict(run, stage)
    elif isinstance(stage, SpotTask):
        yield from _of_spot(run, stage)
    elif isinstance(stage, OrderTask):
        yield from _of_order(run, stage)


def _unbroken(lesson: Lesson, stage: BreakTask, result: TryResult) -> Iterator[LessonFault]:
    if result.kind is TryKind.ALLOWED:
        yield LessonFault(lesson.id, "break-legal", {"rule": stage.rule})
    elif result.kind is TryKind.OTHER_RULE:
        because = ", ".join(result.ruling.because) if result.ruling is not None else ""
        yield LessonFault(lesson.id, "break-otherwise", {"rule": stage.rule, "because": because})
    elif result.kind is TryKind.NOT_YOURS:
        yield LessonFault(lesson.id, "not-yours", {"move": 1})


def _of_do(run: LessonRun, stage: DoTask) -> Iterator[LessonFault]:
    lesson = run.lesson
    until = stage.until if isinstance(stage, PlayTask) else {}
    for path in {path for goal in (stage.goal, until, *stage.lost) for path in paths_of(goal)}:
        run.board.check_path(path)
    if not stage.goal and not stage.asks:
        yield LessonFault(lesson.id, "no-goal")
    if not isinstance(stage, PlayTask) and stage.goal and not run.missing(stage.goal):
        yield LessonFault(lesson.id, "goal-already")
    for at, facts in enumerate(stage.lost, 1):
        if not run.missing(facts):
            yield LessonFault(lesson.id, "lost-already", {"number": at})
    if not isinstance(stage, PlayTask):
        yield from _of_hint(run)
    for road in stage.also:
        yield from _of_road(run, stage, road)
        run.again()
    yield from _of_road(run, stage, stage.solution)


def _of_hint(run: LessonRun) -> Iterator[LessonFault]:
    """The fault of a stage whose third hint finds no move to the goal."""
    if not way_to_goal(run):
        yield LessonFault(run.lesson.id, "hint-fails", {"depth": DEPTH})


def _of_road(run: LessonRun, stage: DoTask, road: tuple[dict[str, Any], ...]) -> Iterator[LessonFault]:
    """The faults of a way to the goal: every move must be legal, and the last one reach it."""
    lesson = run.lesson.id
    steps = tuple(map(run.board.read, road))
    for number, step in enumerate(steps, 1):
        result = run.attempt(step)
        facts: dict[str, Any] = {"move": number, "of": len(steps)}
        fault = _of_step(result, lesson, facts)
        if fault is not None:
            yield fault
            return
        if result.kind is TryKind.DONE:
            if number < len(steps):
                yield LessonFault(lesson, "goal-early", facts)
            return
    until = stage.until if isinstance(stage, PlayTask) else {}
    missing = _facts_missed((*run.missing(until), *run.missing(stage.goal)))
    yield LessonFault(lesson, "solution-short", {"move": len(steps), "of": len(steps), "missing": missing})


def _of_step(result: TryResult, lesson: str, facts: dict[str, Any]) -> LessonFault | None:
    """The fault of one move on the way: it is not the learner's, is refused, or loses the goal."""
    if result.kind is TryKind.NOT_YOURS:
        return LessonFault(lesson, "not-yours", facts)
    if result.kind is TryKind.REFUSED and result.ruling is not None:
        why = {"because": ", ".join(result.ruling.because) or str(result.ruling.verdict)}
        return LessonFault(lesson, "solution-refused", facts | why)
    if result.kind is TryKind.LOST:
        key = "lost-by-solution" if result.lost >= 0 else "solution-short"
        return LessonFault(lesson, key, facts | {"missing": _facts_missed(result.missing)})
    return None


def _facts_missed(facts: tuple[FactMissed, ...]) -> str:
    return "; ".join(f"{fact.path} = {_plain(fact.found)}" for fact in facts)


def _plain(value: Any) -> str:
    try:
        return msgspec.json.encode(value).decode()
    except (TypeError, ValueError):
        return "?"


def _of_predict(run: LessonRun, stage: PredictTask) -> Iterator[LessonFault]:
    lesson = run.lesson.id
    if bool(stage.path) == bool(stage.ask):
        yield LessonFault(lesson, "path-or-ask")
        return
    if stage.path:
        run.board.check_path(stage.path)
    if len(stage.choices) < LEAST_CHOICES:
        yield LessonFault(lesson, "few-choices", {"least": LEAST_CHOICES})
    if not any(choice == stage.answer for choice in stage.choices):
        yield LessonFault(lesson, "answer-no-choice", {"answer": _plain(stage.answer)})
    ordered = (stage.path or str((stage.ask or {}).get("ask", ""))) in run.adapter.casebook.ordered
    value = run.value(stage)
    if not same(stage.answer, value, ordered):
        facts = {"answer": _plain(stage.answer), "found": _plain(value)}
        yield LessonFault(lesson, "predicted-otherwise", facts)
    run.foretold(stage, value)


def _of_spot(run: LessonRun, stage: SpotTask) -> Iterator[LessonFault]:
    lesson, ruling = run.lesson.id, run.spotted(stage)
    legal = {Verdict.YES: True, Verdict.NO: False}.get(ruling.verdict)
    if legal is not stage.legal:
        facts = {"legal": _plain(stage.legal), "found": _plain(legal), "because": ", ".join(ruling.because)}
        yield LessonFault(lesson, "spotted-otherwise", facts)
    elif legal is False and stage.rule not in ruling.because:
        facts = {"rule": stage.rule, "because": ", ".join(ruling.because)}
        yield LessonFault(lesson, "break-otherwise", facts)
    if stage.legal is False and len(stage.others) != LEAST_CHOICES:
        yield LessonFault(lesson, "others-two")
    for rule in stage.others:
        if rule in ruling.because:
            yield LessonFault(lesson, "other-forbids", {"rule": rule})
    run.carry_out_spotted(stage)


def _of_order(run: LessonRun, stage: OrderTask) -> Iterator[LessonFault]:
    lesson = run.lesson.id
    if len(stage.items) < LEAST_ITEMS or len(set(stage.items)) < len(stage.items):
        yield LessonFault(lesson, "few-items", {"least": LEAST_ITEMS})
    if not stage.of:
        return
    procedure = run.adapter.game.procedures.get(stage.of)
    if procedure is None:
        known = ", ".join(run.adapter.game.procedures)
        yield LessonFault(lesson, "unknown-procedure", {"procedure": stage.of, "known": known})
        return
    steps = tuple(step.name for step in procedure.steps if step.name in stage.items)
    if steps != stage.items:
        yield LessonFault(
            lesson, "order-otherwise", {"steps": ", ".join(step.name for step in procedure.steps)}
        )
