"""Boards of lessons are as in the box: cards as printed, hands as the rounds leave them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.cases.evaluation import same
from engine.oriflamme.table import HAND, PLANNING, OriflammeTable
from referee.lessons.model import Lesson
from referee.lessons.reader import lessons_of
from referee.lessons.run import LessonRun
from referee.session.card_catalogue import OwnedCards
from referee.session.registry import adapter_of

PRINTED = ("cost", "strength", "icons", "influence")
LOWERED = {"lcg.06"}
"""Lessons that say that effects of cards have changed a value."""


def _boards(lesson: Lesson) -> Iterator[dict[str, Any]]:
    for board in (lesson.position, *(stage.position for stage in lesson.stages)):
        if board:
            yield board


def _named_cards(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if isinstance(value.get("name"), str):
            yield value
        for one in value.values():
            yield from _named_cards(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _named_cards(one)


def _otherwise(game: str, board: dict[str, Any]) -> Iterator[str]:
    cards = OwnedCards(game)
    for card in _named_cards(board):
        for field in PRINTED:
            printed = cards.value(card["name"], field) if field in card else None
            if printed is not None and not same(list_or_value(printed), card[field]):
                yield f"{card['name']}: {field} {card[field]}, printed {printed}"


def list_or_value(printed: object) -> object:
    """A printed value as a position gives it."""
    return list(printed) if isinstance(printed, tuple) else printed


def test_cards_of_lessons_have_the_values_that_are_printed_on_them() -> None:
    wrong = {
        f"{lesson.id}: {fault}"
        for lesson in lessons_of("lcg")
        if lesson.id not in LOWERED
        for board in _boards(lesson)
        for fault in _otherwise("lcg", board)
    }

    assert wrong == set()


def _rounds_laid(table: OriflammeTable, family: str) -> int:
    return table.round - (table.phase == PLANNING and family not in table.placed)


def test_hands_of_lessons_are_as_large_as_the_rounds_leave_them() -> None:
    wrong = []
    for lesson in lessons_of("oriflamme"):
        run = LessonRun(lesson, adapter_of("oriflamme"), "ru")
        while run.stage is not None:
            table = run.at_first.state()
            wrong += [
                (lesson.id, run.number + 1, one.id)
                for one in table.seats.values()
                if one.hand_count != HAND - _rounds_laid(table, one.id)
            ]
            run.solve()

    assert wrong == []
