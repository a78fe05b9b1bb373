"""What each player knows of each rule, and when it is asked for again."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from referee.lessons.progress import MOST_STARS, PLAYER, LessonProgress, reading, writing

if TYPE_CHECKING:
    pass


INTERVALS = (1, 3, 7, 21)
"""Days until a rule is asked for again, by how often in a row it was answered rightly."""


def today() -> date:
    """The date where the player sits."""
    return datetime.now().astimezone().date()


class Familiarity(IntEnum):
    """How well a rule is known; each use without a refusal leads one step up."""

    NEW = 0
    SEEN = 1
    """It was told once."""
    ALONE = 2
    """It was followed once unaided: it is told in fewer words."""
    TWICE = 3
    KNOWN = 4
    """Three times unaided: nothing more is told."""

    @property
    def fallen(self) -> Familiarity:
        """One step back, after a refusal or an undo over the rule."""
        return {
            Familiarity.KNOWN: Familiarity.ALONE,
            Familiarity.TWICE: Familiarity.SEEN,
            Familiarity.ALONE: Familiarity.SEEN,
        }.get(self, Familiarity.NEW)


class RuleKnowledge(Struct, frozen=True):
    """The knowledge of one rule."""

    rule: str
    text: str
    """The printing it was met under last."""
    strength: int = Familiarity.NEW
    reviews: int = 0
    """Right answers in a row."""
    due: str = ""
    """The day it is asked for again, ``2026-11-23``; empty: it never was."""


class Knowledge:
    """The rules that one player has met; without a file only while the program runs."""

    def __init__(self, file: Path | None = None, player: str = PLAYER) -> None:
        self._file = file
        self._player = player
        self._known: dict[str, RuleKnowledge] = {}
        self._unwritten: dict[str, RuleKnowledge] = {}
        self._read()

    def strength(self, rule: str) -> Familiarity:
        """How well a rule is known."""
        return Familiarity(self._of(rule).strength)

    def used(self, rule: str, text: str) -> None:
        """Notes that the player has followed the rule, unaided unless it is new."""
        old = self._of(rule)
        self._keep(replace(old, text=text, strength=min(old.strength + 1, Familiarity.KNOWN)))

    def fell(self, rule: str, text: str) -> None:
        """Notes a refusal under the rule, or an undo of a move that used it."""
        old = self._of(rule)
        if old.strength:
            self._keep(replace(old, text=text, strength=Familiarity(old.strength).fallen))

    def answered(self, rule: str, text: str, *, right: bool, today: date) -> None:
        """Notes an answer about the rule; a wrong one begins the intervals anew."""
        old = self._of(rule)
        reviews = min(old.reviews + 1, len(INTERVALS)) if right else 0
        days = INTERVALS[reviews - 1] if right else 0
        strength = min(old.strength + 1, Familiarity.KNOWN) if right else Familiarity(old.strength).fallen
        due = (today + timedelta(days=days)).isoformat()
        self._keep(RuleKnowledge(rule, text, strength, reviews, due))

    def due(self, rule: str) -> str:
        """The day on which the rule is asked for again; empty: it never was."""
        return self._of(rule).due

    def exported(self) -> list[RuleKnowledge]:
        """The knowledge of all rules."""
        return sorted(self._known.values(), key=lambda knowledge: knowledge.rule)

    def add(self, others: Sequence[RuleKnowledge]) -> bool:
        """Adds knowledge from elsewhere, the better of both for each rule; whether it was saved."""
        for other in others:
            own = self._of(other.rule)
            self._keep(
                max(own, other, key=lambda knowledge: (knowledge.strength, knowledge.reviews, knowledge.due))
            )
        return self.write()

    def write(self) -> bool:
        """Saves what has changed; whether that worked."""
        rows, self._unwritten = self._unwritten, {}
        if self._file is None or not rows:
            return self._file is not None
        values = [(self._player, *msgspec.structs.astuple(row)) for row in rows.values()]
        columns = ", ".join(RuleKnowledge.__struct_fields__)  # names of ours, no input
        try:
            with writing(self._file) as connection:
                connection.executemany(
                    f"REPLACE INTO known (player, {columns}) VALUES (?, ?, ?, ?, ?, ?)",  # noqa: S608 - our own names
                    values,
                )
        except (OSError, sqlite3.Error):
            return False
        return True

    def _of(self, rule: str) -> RuleKnowledge:
        return self._known.get(rule) or RuleKnowledge(rule, "")

    def _keep(self, knowledge: RuleKnowledge) -> None:
        if self._known.get(knowledge.rule) != knowledge:
            self._known[knowledge.rule] = self._unwritten[knowledge.rule] = knowledge

    def _read(self) -> None:
        if self._file is None or not self._file.is_file():
            return
        columns = ", ".join(RuleKnowledge.__struct_fields__)  # names of ours, no input
        try:
            with reading(self._file) as connection:
                rows = connection.execute(f"SELECT {columns} FROM known WHERE player = ?", (self._player,))  # noqa: S608
                self._known = {row[0]: RuleKnowledge(*row) for row in rows}
        except sqlite3.Error:
            self._file = None  # a file that is none of ours is left alone


Name = Annotated[str, Meta(pattern=r"^[a-z0-9_.-]+$", max_length=100)]
Day = Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class ExportedLesson(Struct, forbid_unknown_fields=True):
    """A lesson in an export."""

    lesson: Name
    stars: Annotated[int, Meta(ge=0, le=MOST_STARS)]
    tries: Count
    hints: Count
    stage: Count
    lost: Annotated[int, Meta(ge=0, lt=MOST_STARS)]
    content_hash: Annotated[str, Meta(pattern=r"^[0-9a-z]*$", max_length=200)]
    at: Annotated[str, Meta(pattern=r"^[0-9T:.+-]*$", max_length=40)]


class ExportedRule(Struct, forbid_unknown_fields=True):
    """A rule in an export."""

    rule: Name
    text: Annotated[str, Meta(pattern=r"^[a-z0-9-]*$", max_length=40)]
    strength: Annotated[int, Meta(ge=0, le=Familiarity.KNOWN.value)]
    reviews: Annotated[int, Meta(ge=0, le=len(INTERVALS))]
    due: Day


class LearningExport(Struct, forbid_unknown_fields=True):
    """The progress of a learner as a file."""

    format: Literal["referee-learning/1"]
    progress: list[ExportedLesson]
    known: list[ExportedRule]

    @property
    def lessons(self) -> list[LessonProgress]:
        """The progress in each lesson."""
        return msgspec.convert(msgspec.to_builtins(self.progress), list[LessonProgress])

    @property
    def rules(self) -> list[RuleKnowledge]:
        """The knowledge of each rule."""
        return msgspec.convert(msgspec.to_builtins(self.known), list[RuleKnowledge])


def read_export(content: bytes) -> LearningExport:
    """The progress in a file.

    Raises:
        msgspec.DecodeError: it is no such file.
    """
    return msgspec.json.decode(content, type=LearningExport)
