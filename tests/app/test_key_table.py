"""One table of keys: a letter that means different things on the main screens is written down here."""

from __future__ import annotations

from collections import defaultdict

from textual.binding import Binding

from referee.app.screens.lessons.lesson import BoardLessonScreen, RowLessonScreen, SeatLessonScreen
from referee.app.screens.start import StartScreen
from referee.app.screens.tables.row import RowTableScreen
from referee.app.screens.tables.table import TableScreen

START, TABLE, LESSON = "start", "table", "lesson"
SCREENS = {
    StartScreen: START,
    TableScreen: TABLE,
    RowTableScreen: TABLE,
    SeatLessonScreen: LESSON,
    RowLessonScreen: LESSON,
    BoardLessonScreen: LESSON,
}
MEANINGS = {
    "l": {START: {"learn"}, TABLE: {"log"}},
    "n": {START: {"new"}, TABLE: {"note"}},
    "colon": {START: {"judge"}, TABLE: {"line"}, LESSON: {"line"}},
    "t": {START: {"text"}, TABLE: {"terms"}, LESSON: {"terms"}},
    "u": {TABLE: {"undo"}, LESSON: {"restart"}},
    "escape": {TABLE: {"focus_moves"}, LESSON: {"leave"}},
}
"""Keys of lessons and of the first screen whose meaning elsewhere is another: key -> screen -> actions."""


def bound() -> dict[str, dict[str, set[str]]]:
    """What each key does on each kind of screen."""
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for screen, kind in SCREENS.items():
        for binding in vars(screen)["BINDINGS"]:
            if isinstance(binding, Binding):
                for key in binding.key.split(","):
                    found[key][kind].add(binding.action.removeprefix("app."))
    return found


def test_each_key_of_the_table_means_what_it_says() -> None:
    found = bound()

    assert {key: dict(found[key]) for key in MEANINGS} == MEANINGS


def test_a_key_of_lessons_means_the_same_on_a_table_unless_the_table_says_otherwise() -> None:
    differing = {
        key: dict(kinds)
        for key, kinds in bound().items()
        if LESSON in kinds and TABLE in kinds and kinds[LESSON] != kinds[TABLE] and key not in MEANINGS
    }

    assert differing == {}


def test_no_key_does_two_things_on_one_screen() -> None:
    for screen in SCREENS:
        keys = [
            key
            for binding in vars(screen)["BINDINGS"]
            if isinstance(binding, Binding)
            for key in binding.key.split(",")
        ]
        assert len(keys) == len(set(keys)), screen
