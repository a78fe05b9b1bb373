"""A prince is opened and his twin laid in one line, whichever words of the screen the line is made of."""

from __future__ import annotations

import pytest

from engine.oriflamme.moves import Activate
from tests.kit.typed_table import TypedTable


def at_the_princes_turn(language: str) -> TypedTable:
    """A row of three closed cards, the last of them red and to be kept or opened."""
    table = TypedTable(language, game="oriflamme")
    for line in ("red lays left", "blue lays left", "green lays left", "green keeps", "blue keeps"):
        table.type(line)
    return table


@pytest.mark.rule("oriflamme.prince.brings-twin")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red opens red 1 as prince, twin left"),
        ("en", "red opens red 1 as prince and lays twin left"),
        ("en", "red opens as prince, twin left"),
        ("bg", "Червени: отварят картата Червена 1 като принц, близнак отляво"),
        ("pl", "Czerwoni: odkrywają kartę Czerwona 1 jako książę, bliźniak z lewej"),
        ("ru", "Красные: открывают карту Красная 1 как принц, близнец слева"),
    ],
)
def test_opening_the_prince_and_laying_the_twin_are_both_done(language: str, line: str) -> None:
    table = at_the_princes_turn(language)
    table.type(line)

    row = [card.called for card in table.controller.session.state.all_cards()]
    assert row == ["red.twin", "green.1", "blue.1", "red.prince"]


def test_a_prince_without_a_word_of_the_twin_is_opened_step_by_step() -> None:
    table = at_the_princes_turn("en")
    (move,) = table.read("Red opens Red 1 as prince")

    assert isinstance(move, Activate)
    assert move.step_by_step
