"""The audit of what lessons say: complete in every language, short enough, with known names."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.adapter import GameAdapter
from referee.lessons.faults import LessonFault
from referee.lessons.model import DoTask, Lesson, OrderTask, Task
from referee.lessons.texts import LessonTexts, message_key, nudge_key
from referee.words.files import folders
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
    """What the lesson does not say, says too long, or names though it is not there."""
    for language in folders():
        speech = Speech(language)
        speech.game = adapter.game.id
        texts = LessonTexts(speech, adapter.game.id)
        for key, stage, kind in messages_of(lesson):
            texts.on_board(_position(lesson, stage))
            yield from _of_message(lesson, texts, (key, stage, kind), language)


def _position(lesson: Lesson, stage: int) -> dict[str, object]:
    """The board a message is about: of a stage without its own, the last one before it."""
    boards = [one.position for one in lesson.stages[:stage] if one.position is not None or one.again]
    found = boards[-1] if boards else None
    return lesson.position if found is None else found


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
        told = {"message": key, "length": length, "longest": LONGEST[kind]}
        yield LessonFault(lesson.id, "message-long", told, stage, language)


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
        yield from ((message_key(lesson, number, f"item-{one}"), number, "item") for one in stage.items)
