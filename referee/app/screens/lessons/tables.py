"""Lessons at a row of cards and at a board."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from referee.app.screens.lessons.lesson import KEYS, LessonParts
from referee.app.screens.tables.board import BoardTableScreen
from referee.app.screens.tables.row import RowTableScreen


class RowLessonScreen(LessonParts, RowTableScreen, inherit_bindings=False):
    """A lesson in a game whose cards lie in a row."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *KEYS,
        Binding("left", "row(-1)", "Row", show=False),
        Binding("right", "row(1)", "Row", show=False),
    ]


class BoardLessonScreen(LessonParts, BoardTableScreen, inherit_bindings=False):
    """A lesson in a game with a board."""

    BINDINGS: ClassVar[list[BindingType]] = KEYS
