"""Lists of names that the table may not know."""

from __future__ import annotations

import pytest

from engine.agot.state import moves as m
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.speech.other_lines import table_before


def test_what_is_handed_on_stands_behind_its_word() -> None:
    table = table_before("hbo", "hbo-e119", 0)

    assert parse("Stark takes a and b and passes c", table) == m.DraftPick(
        by="stark", keep=("a", "b"), passed=("c",)
    )


@pytest.mark.parametrize(("case", "step", "seat"), [("hbo-e215", 2, "Stark"), ("hbo-d014", 0, "Lannister")])
def test_which_plot_is_revealed_is_asked_where_none_is_named(case: str, step: int, seat: str) -> None:
    with pytest.raises(ParseError) as asked:
        parse(f"{seat} reveals a plot", table_before("hbo", case, step))

    assert asked.value.says == "which_one"
    assert asked.value.offers


def test_passives_are_put_in_order_as_they_are_named() -> None:
    table = table_before("lcg", "lcg-d081", 0)

    assert parse("C decides the order: plot A and plot C", table) == m.OrderPassives(
        by="C", order=("plot A", "plot C")
    )


def test_an_order_of_which_nobody_says_whose_it_is_moves_nothing() -> None:
    with pytest.raises(ParseError):
        parse("order of passives: plot A, plot C", table_before("lcg", "lcg-d081", 0))
