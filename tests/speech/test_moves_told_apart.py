"""Moves of the card games that are said in the same words: what tells one from the other."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before


def _told(case: str, step: int, language: str, line: str) -> dict[str, Any]:
    """What is told by the move of a line; nothing, where the line is asked about."""
    table = table_before(case.partition("-")[0], case, step)
    try:
        found = parse(line, table, language)
    except ParseError:
        return {}
    move = found.moves[-1] if isinstance(found, Several) else found
    assert isinstance(move, Move)
    return {name: value for name, value in step_of(move, table).items() if value}


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "told"),
    [
        (
            "lcg-d028",
            0,
            "en",
            "everyone draws, and I take my laws card",
            {"do": "draw_phase", "laws_extra": True},
        ),
        ("lcg-d028", 0, "pl", "no to faza dobierania, bierzemy karty", {"do": "draw_phase"}),
        (
            "hbo-e716",
            0,
            "en",
            "Taxes for all, but Stark is exempt",
            {"do": "return_gold", "skip": ("stark",)},
        ),
        (
            "lcg-c197",
            0,
            "ru",
            "инициатива, выпало A",
            {"do": "determine_initiative", "random_result": "A"},
        ),
        (
            "hbo-h006",
            1,
            "bg",
            "Старк обърна сценарий, значи да видим кой има инициативата",
            {"do": "determine_initiative"},
        ),
        ("lcg-b158", 0, "bg", "Старк си допълва стартовата ръка", {"do": "refill_hands", "by": "A"}),
        ("hbo-i095", 3, "ru", "l9.", {"do": "play_event", "by": "lannister", "card": "l9"}),
    ],
    ids=["laws", "no laws", "exempt", "a lot", "no lot", "hands", "an event alone"],
)
def test_what_a_line_tells_of_a_move_is_heard(
    case: str, step: int, language: str, line: str, told: dict[str, Any]
) -> None:
    assert _told(case, step, language, line) == told


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("lcg-d073", 0, "en", "Here's one gold, A, and you don't hit me with military. deal?"),
        ("lcg-c265", 0, "en", "one location from my hand please"),
        ("lcg-c165", 1, "pl", "B wybiera pierwszego gracza"),
        ("hbo-f108", 3, "bg", "давам Церсей и още някой"),
        ("hbo-e910", 1, "pl", "Stark wyrzuca dwie karty z ręki"),
    ],
    ids=["a promise", "a hand of cards", "whom he chooses", "somebody else", "a discard nobody waits for"],
)
def test_what_a_line_leaves_open_is_asked(case: str, step: int, language: str, line: str) -> None:
    assert _told(case, step, language, line) == {}


def test_a_card_that_is_saved_by_its_copy_is_not_played_as_one() -> None:
    assert _told("hbo-h031", 9, "bg", "Роб се спасява с дубликата").get("do") != "play_duplicate"


def test_a_copy_that_is_discarded_to_save_is_no_effect_on_the_card() -> None:
    said = "Ланнистер сбрасывает вторую Серсею из-под первой, и она остаётся жива."
    assert _told("hbo-e213", 3, "ru", said).get("do") != "apply_effect"


def test_talk_that_begins_with_see_is_no_question_about_a_seat() -> None:
    _told("lcg-b015", 3, "bg", "Виж ти, какво става тук, аз от D подкрепям B с d1")
