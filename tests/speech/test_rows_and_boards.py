"""What is told of a row of cards or of a board is carried into the move, or asked about."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before
from tests.speech.spoken_lines import QUESTIONS


def told(case: str, step: int, language: str, line: str) -> dict[str, Any]:
    table = table_before(case.partition("-")[0], case, step)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    return dict(step_of(move, table))


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("kings-m81", 1, "en", "call goes face down on land_a, Stark"),
        ("kings-m81", 1, "bg", "Старк слага призив по очи в land_a"),
        ("kings-f44", 3, "pl", "Starkowie zakrywają Młodego Wilka na land_a"),
        ("oriflamme-m70", 4, "ru", "синяя ловушка крайней слева, рубашкой вверх"),
    ],
)
def test_which_way_up_something_is_laid_is_told(case: str, step: int, language: str, line: str) -> None:
    assert told(case, step, language, line)["face"] == "down"


def test_a_card_is_given_where_only_the_removal_is_denied() -> None:
    line = "Волята на Р'хлор: хвърлям Мелисандра и нищо не махам"
    assert told("kings-f74", 0, "bg", line)["discard"] == "Melisandre"


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("kings-f91", 0, "ru", "Старк поддерживает Ланнистер в sea_a из port_a"),
        ("kings-t48", 1, "en", "tokens for Martell from land_d, no fortification"),
        (
            "oriflamme-d16",
            0,
            "en",
            "Red's cutthroat does nothing this turn, I'd only be killing my own queen",
        ),
    ],
    ids=["whose side is taken", "what is not built", "a card that does nothing"],
)
def test_what_a_line_leaves_open_or_denies_is_asked_about(
    case: str, step: int, language: str, line: str
) -> None:
    with pytest.raises(ParseError) as asked:
        parse(line, table_before(case.partition("-")[0], case, step), language)
    assert asked.value.says in QUESTIONS


def test_units_that_become_others_are_not_built_besides() -> None:
    made = told("kings-m79", 1, "pl", "Wezwanie w land_a - piechur robi się rycerzem")["units"]
    assert [(one["upgrade"], one["to"]) for one in made] == [("footman", "knight")]


def test_a_combination_is_told_from_its_beginning_to_its_end() -> None:
    line = (
        "Комбинация за головореза: сперва зелёная королева, жетоном ещё раз - синий преступник, "
        "другим жетоном ловушка, последний жетон забираем"
    )
    steps = told("oriflamme-o22", 2, "ru", line)["sequence"]
    assert [(one["token"], one["target"]) for one in steps] == [
        (None, "green.queen"),
        ("repeat", "blue.felon"),
        ("repeat", "blue.trap"),
        ("take", None),
    ]


def test_a_token_that_is_taken_before_one_is_spent_comes_first() -> None:
    line = "Odkrywam Kombinację: najpierw królowa, jeden żeton zabieram, za drugi jeszcze raz królowa"
    steps = told("oriflamme-m59", 1, "pl", line)["sequence"]
    assert [one["token"] for one in steps] == [None, "take", "repeat"]


def test_sorry_at_the_end_of_a_line_takes_nothing_back() -> None:
    line = "my cutthroat knifes the blue queen, sorry mate"
    assert told("oriflamme-m02", 0, "en", line)["target"] == "blue.queen"
