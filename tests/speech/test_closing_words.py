"""Cards of the HBO edition that a line describes and does not name, and words that close what it tells."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I defend with my only guy"),
        ("bg", "защитавам се с единствения си човек"),
        ("pl", "bronię się moim jedynym gościem"),
        ("ru", "защищаюсь своим единственным персонажем"),
    ],
)
def test_the_only_character_of_a_seat_is_meant_where_it_is_called_so(language: str, line: str) -> None:
    table = table_before("hbo", "hbo-g163", 1)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    assert list(step_of(move, table)["defenders"]) == ["d"]


def test_where_a_seat_has_several_a_description_of_one_is_asked_about() -> None:
    with pytest.raises(ParseError):
        parse("Stark lets one of his men die", table_before("hbo", "hbo-d041", 3), "en")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark plays E, nothing else"),
        ("bg", "Старк играе E, нищо повече"),
        ("pl", "Stark zagrywa E i nic więcej"),
        ("ru", "Старк играет E, больше ничего"),
    ],
)
def test_nothing_else_behind_a_card_is_no_pass(language: str, line: str) -> None:
    table = table_before("hbo", "hbo-g160", 0)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    assert step_of(move, table)["do"] == "play_event"


def test_a_plot_that_is_kept_in_a_draft_is_no_hand_that_is_kept() -> None:
    with pytest.raises(ParseError) as asked:
        parse("Stark keeps one plot and passes the other two", table_before("hbo", "hbo-e119", 1), "en")
    assert asked.value.says == "line_unfinished"


def test_a_card_named_beside_a_denied_defence_does_not_defend() -> None:
    table = table_before("hbo", "hbo-h019", 1)
    with pytest.raises(ParseError):
        parse("Lannister nikim się nie broni, L1 niech leży", table, "pl")
