"""A sentence that tells a reason and comes to a move: the move alone is entered."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from referee.notation.own_words.conclusion import conclusion_of
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.parser.commands import JudgeLine
from referee.notation.parser.errors import ParseError
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before


def _told(case: str, step: int, language: str, line: str) -> dict[str, Any]:
    table = table_before(case.partition("-")[0], case, step)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    return {name: value for name, value in step_of(move, table).items() if value}


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "told"),
    [
        (
            "hbo-e010",
            2,
            "en",
            "You carried off my Robb and half of my court, so Stark doesn't defend",
            {"do": "declare_defenders", "by": "stark"},
        ),
        (
            "hbo-e703",
            0,
            "pl",
            "Robb klęczy i na pewno się nie liczy, więc policzmy dominację",
            {"do": "count_dominance"},
        ),
        (
            "oriflamme-o04",
            1,
            "ru",
            "Аптекаря я давно отложил, в руке его нет, поэтому кладу королеву слева",
            {"do": "place", "by": "red", "card": "queen", "where": "left"},
        ),
        (
            "hbo-g162",
            4,
            "bg",
            "Събитието мина, друго няма, затова смятаме кой печели битката",
            {"do": "resolve"},
        ),
    ],
    ids=["en", "pl", "ru", "bg"],
)
def test_what_a_sentence_comes_to_is_entered(
    case: str, step: int, language: str, line: str, told: dict[str, Any]
) -> None:
    assert _told(case, step, language, line) == told


def test_a_conclusion_that_needs_the_rest_is_asked_about() -> None:
    line = "Ned is gone, Arya lies in the discard, so the little girl comes down for two gold"

    with pytest.raises(ParseError):
        parse(line, table_before("hbo", "hbo-e405", 2), "en")


@pytest.mark.parametrize(
    ("line", "conclusion"),
    [
        ("nobody is home, so Stark passes, because it is late", "Stark passes"),
        ("nobody is home, so he passes", ""),
        ("nobody is home, so does Stark pass?", ""),
        ("Stark passes", ""),
        ("he sleeps, so", ""),
    ],
)
def test_a_conclusion_stands_by_itself(line: str, conclusion: str) -> None:
    spoken = SpokenLine(TypedLine(line, table_before("hbo", "hbo-e902", 0), language="en"))

    assert " ".join(spoken.words[at].typed for at in conclusion_of(spoken)) == conclusion


@pytest.mark.parametrize("line", ["I would lose him, so does Stark pass?", "Hm, but does Stark pass?"])
def test_a_line_that_ends_in_a_question_is_judged(line: str) -> None:
    assert isinstance(parse(line, table_before("hbo", "hbo-e902", 0), "en"), JudgeLine)
