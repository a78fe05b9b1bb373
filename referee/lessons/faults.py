"""Faults of lessons, as data for a message."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.kernel.errors import RefereeError


class LessonFault(Struct, frozen=True):
    """What is wrong with a lesson: a message key with its facts."""

    lesson: str
    key: str
    facts: dict[str, Any] = {}
    stage: int = 0
    """From 1; 0: the lesson itself."""
    text: str = ""
    """The printing or the language it is wrong under, if not under all."""
    error: RefereeError | None = None
    """Of a stage that cannot be read: why."""
