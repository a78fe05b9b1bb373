"""Steps of a round that a line goes on to, also before their time, and who calls himself the winner."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before

Said = tuple[str, int, str, str]
"""The case, the step, the language and the line."""


def _done(said: Said) -> dict[str, Any]:
    case, step, language, line = said
    table = table_before(case.partition("-")[0], case, step)
    found = parse(line, table, language)
    assert isinstance(found, Move)
    return step_of(found, table)


@pytest.mark.parametrize(
    ("said", "makes"),
    [
        (("hbo-h011", 1, "en", "let's skip to dominance"), "count_dominance"),
        (("hbo-h011", 1, "pl", "przechodzimy do dominacji"), "count_dominance"),
        (("hbo-h011", 1, "ru", "переходим к господству"), "count_dominance"),
        (("hbo-e717", 3, "bg", "минаваме към надмощието"), "count_dominance"),
        (("hbo-e717", 3, "en", "on to taxes"), "return_gold"),
        (("hbo-e717", 3, "pl", "przechodzimy do podatków"), "return_gold"),
        (("hbo-e717", 3, "bg", "да минем към изправяне"), "stand_all"),
        (("lcg-c281", 4, "bg", "минаваме на теглене"), "draw_phase"),
        (("lcg-c281", 4, "ru", "переходим к добору"), "draw_phase"),
        (("hbo-h046", 10, "en", "turn your setup cards face up"), "reveal_setup"),
        (("hbo-h011", 1, "en", "stark skips"), "pass"),
    ],
)
def test_a_step_is_told_by_going_on_to_it(said: Said, makes: str) -> None:
    assert _done(said)["do"] == makes


@pytest.mark.parametrize(
    "said",
    [
        ("hbo-e717", 3, "en", "Stark does not move to dominance"),
        ("hbo-e717", 3, "en", "Stark moves on to a power challenge"),
    ],
)
def test_what_is_no_step_is_asked_about(said: Said) -> None:
    with pytest.raises(ParseError):
        _done(said)


@pytest.mark.parametrize(
    "said",
    [
        ("lcg-b232", 0, "en", "Stark declares himself the winner"),
        ("lcg-b232", 0, "bg", "Старк се обявява за победител"),
        ("lcg-b232", 0, "pl", "Stark ogłasza się zwycięzcą"),
        ("lcg-b232", 0, "ru", "Старк объявляет себя победителем"),
    ],
)
def test_a_seat_may_call_itself_the_winner(said: Said) -> None:
    done = _done(said)
    assert (done["do"], done["by"], done["seat"]) == ("name_winner", "A", "A")
