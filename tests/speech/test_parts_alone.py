"""A part of a line that tells a move by itself, with talk around it."""

from __future__ import annotations

import pytest

from engine.agot.state.moves import DeclareDefenders, EndTurn, Save
from engine.kernel.decisions import Move
from referee.notation.own_words.explanations.parts_alone import told_by_parts
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.parser.errors import ParseError
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.parse import parse
from tests.speech.other_lines import table_before


@pytest.mark.parametrize(
    ("game", "case", "step", "language", "line", "move"),
    [
        (
            "hbo",
            "hbo-e323",
            4,
            "bg",
            "Купих всичко, каквото исках, Старк приключва, че огладнях",
            EndTurn(by="stark"),
        ),
        ("hbo", "hbo-e310", 2, "ru", "Лев сыт и доволен, так что lion заканчивает ход", EndTurn(by="lion")),
        (
            "lcg",
            "lcg-c048",
            1,
            "pl",
            "B dziś śpi, żadnych obrońców, bo i po co",
            DeclareDefenders(by="B", defenders=()),
        ),
        (
            "hbo",
            "hbo-f204",
            4,
            "ru",
            "Сейв дублем, Тайвин ещё пригодится",
            Save(by="lannister", card="l1", by_means="duplicate"),
        ),
    ],
)
def test_a_part_that_tells_a_move_is_taken(
    game: str, case: str, step: int, language: str, line: str, move: Move
) -> None:
    assert parse(line, table_before(game, case, step), language) == move


def _whole(game: str, case: str, step: int, language: str, text: str) -> list[bool]:
    line = TypedLine(text, table_before(game, case, step), language=language)
    return [one.whole for one in told_by_parts(SpokenLine(line))]


def test_a_part_beside_another_that_opens_a_place_of_the_move_is_not_all_of_it() -> None:
    assert _whole("hbo", "hbo-d044", 0, "ru", "Арья в интриге, у неё скрытность") == [False]


def test_a_part_beside_another_awaited_move_is_not_all_that_is_told() -> None:
    said = "Lannister spasował, więc Stark zagrywa Lure Away"
    assert not any(_whole("hbo", "hbo-d069", 3, "pl", said))


def test_a_list_that_goes_on_in_the_next_part_is_not_cut_off() -> None:
    said = "Stark puts down Northern Scout, Old Retainer and the Godswood"
    assert not any(_whole("hbo", "hbo-d001", 0, "en", said))


def test_no_part_of_what_is_supposed_is_told() -> None:
    with pytest.raises(ParseError):
        parse("if he attacks, Stark ends the turn", table_before("hbo", "hbo-e323", 4), "en")


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("hbo-e627", 3, "pl", "zabijam Ogara, Gold Cloak jest mi potrzebny"),
        ("hbo-g141", 4, "bg", "D го изправих, за загубите давам F да умре"),
    ],
)
def test_a_card_of_another_part_is_not_taken_along(case: str, step: int, language: str, line: str) -> None:
    with pytest.raises(ParseError):
        parse(line, table_before("hbo", case, step), language)


@pytest.mark.parametrize(
    ("case", "step", "line", "card"),
    [("hbo-g010", 3, "ну пусть Х умирает", "x"), ("lcg-c188", 3, "х1 дубликатом на b1", "x1")],
)
def test_a_letter_of_the_other_alphabet_names_the_card_it_looks_like(
    case: str, step: int, line: str, card: str
) -> None:
    found = parse(line, table_before(case.partition("-")[0], case, step), "ru")
    assert f"'{card}'" in repr(found)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Robb is kneeling, so I have no defenders"),
        ("bg", "Роб е на колене, така че нямам защитници"),
        ("pl", "Robb klęczy, więc nie mam obrońców"),
        ("ru", "Робб на коленях, так что защитников у меня не будет"),
    ],
)
def test_a_reason_before_a_denial_is_no_other_move(language: str, line: str) -> None:
    found = parse(line, table_before("lcg", "lcg-b109", 1), language)

    assert found == DeclareDefenders(by="B", defenders=())
