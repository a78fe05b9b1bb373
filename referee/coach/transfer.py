"""A learner's progress as a file that is taken from one computer to another."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from referee.coach.rule_knowledge import INTERVALS, Familiarity, RuleKnowledge
from referee.lessons.progress import MOST_STARS, LessonProgress

Name = Annotated[str, Meta(pattern=r"^[a-z0-9_.-]+$", max_length=100)]
Day = Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class ExportedLesson(Struct, forbid_unknown_fields=True):
    """A lesson as the file has it."""

    lesson: Name
    stars: Annotated[int, Meta(ge=0, le=MOST_STARS)]
    tries: Count
    hints: Count
    stage: Count
    lost: Annotated[int, Meta(ge=0, lt=MOST_STARS)]
    content_hash: Annotated[str, Meta(pattern=r"^[0-9a-z]*$", max_length=200)]
    at: Annotated[str, Meta(pattern=r"^[0-9T:.+-]*$", max_length=40)]


class ExportedRule(Struct, forbid_unknown_fields=True):
    """A rule as the file has it."""

    rule: Name
    text: Annotated[str, Meta(pattern=r"^[a-z0-9-]*$", max_length=40)]
    strength: Annotated[int, Meta(ge=0, le=Familiarity.KNOWN.value)]
    reviews: Annotated[int, Meta(ge=0, le=len(INTERVALS))]
    due: Day


class LearningExport(Struct, forbid_unknown_fields=True):
    """The file."""

    format: Literal["referee-learning/1"]
    progress: list[ExportedLesson]
    known: list[ExportedRule]

    @property
    def lessons(self) -> list[LessonProgress]:
        """What was done of each lesson."""
        return msgspec.convert(msgspec.to_builtins(self.progress), list[LessonProgress])

    @property
    def rules(self) -> list[RuleKnowledge]:
        """What is known of each rule."""
        return msgspec.convert(msgspec.to_builtins(self.known), list[RuleKnowledge])


def read_export(content: bytes) -> LearningExport:
    """The progress in a file.

    Raises:
        msgspec.DecodeError: it is no such file.
    """
    return msgspec.json.decode(content, type=LearningExport)
