"""A closed card whose name nobody knows stands in a position text; a line that turns it up names it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.cases.model import Case
from engine.kernel.errors import Impossible
from referee.library.api import judge
from referee.position.dispute import case_of
from referee.position.reader import read_text
from referee.position.tokens import PositionError
from tests.each import each

ROW = """oriflamme r3 events, red first, acts next blue {pointer}
row: red queen open, {row}
red 2 discard trap
blue 4
green 1
"""


def text(*lines: str, row: str = "blue ?, green felon, red ?, blue ?", pointer: str = "?") -> str:
    return ROW.format(row=row, pointer=pointer) + "".join(f"? {line}\n" for line in lines)


def case(*lines: str, **told: str) -> Case:
    return case_of(read_text(text(*lines, **told), "en"))


def cards(told: Case) -> list[str]:
    return [card["card"] for place in told.position["row"] for card in place]


def verdicts(*lines: str) -> list[bool | None]:
    return [step.legal for step in judge(text(*lines)).cases[0].steps]


@each(["?", "unknown", "closed", "", "closed 1", "? 1"])
def test_the_ways_to_write_a_card_that_nobody_knows(told: str) -> None:
    """Whatever else is told of it."""
    assert cards(case(row=f"blue {told}, green felon"))[1] == "blue.unknown"


@each(
    [
        (
            "bg",
            "орифлам р3 събития\nредица: червени кралица отворена, сини ?, сини неизвестна, сини затворена\n",
        ),
        (
            "pl",
            (
                "oriflamme r3 wydarzenia\nrząd: czerwoni królowa odkryta, "
                "niebiescy ?, niebiescy nieznana, niebiescy zakryta\n"
            ),
        ),
        (
            "ru",
            (
                "орифламма р3 события\nряд: красные королева открыта, "
                "синие ?, синие неизвестная, синие закрыта\n"
            ),
        ),
    ]
)
def test_the_same_in_each_language(language: str, told: str) -> None:
    read = read_text(told, language)
    found = [card["card"] for place in read.position["row"] for card in place]
    assert found == ["red.queen", "blue.unknown", "blue.unknown", "blue.unknown"]


def test_a_judge_needs_no_name_where_a_card_stays_closed() -> None:
    assert verdicts("blue keeps", "green keeps", "red keeps", "blue keeps") == [True] * 4


def test_a_card_that_is_turned_up_is_asked_for() -> None:
    step = judge(text("blue turns it up")).cases[0].steps[0]
    assert step.legal is None
    assert step.asks is not None
    assert step.asks.field == "name"


@pytest.mark.parametrize(
    ("lines", "at", "name"),
    [
        (("blue turns it over, it is the trap",), 1, "blue.trap"),
        (("blue opens the cutthroat and kills the red queen",), 1, "blue.cutthroat"),
        (("blue keeps", "green keeps", "red opens the schemer"), 3, "red.schemer"),
        (("blue keeps", "green keeps", "red keeps", "blue opens the schemer"), 4, "blue.schemer"),
    ],
)
def test_a_line_that_turns_a_card_up_tells_which_it_is(lines: tuple[str, ...], at: int, name: str) -> None:
    assert cards(case(*lines))[at] == name
    assert verdicts(*lines) == [True] * len(lines)


def test_the_pointer_follows_the_card_that_is_named() -> None:
    assert case("blue opens the trap").position["pointer"] == "blue.trap"
    later: dict[str, Any] = case("blue keeps", "green keeps", "red keeps", "blue opens the trap").position
    assert later["pointer"] == "blue.unknown"


def test_a_card_that_lies_elsewhere_is_not_the_unknown_one() -> None:
    with pytest.raises(PositionError) as found:
        case("blue keeps", "green keeps", "red turns it over, it is the trap")
    assert found.value.says == "position_line_no_such_card"


def test_an_open_card_has_a_name() -> None:
    with pytest.raises(Impossible):
        case("blue keeps", row="blue ? open, green felon")
