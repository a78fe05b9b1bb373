"""While orders are placed, the name of an order places it; afterwards it carries the order out."""

from __future__ import annotations

import pytest

from referee.session.session import Session
from tests.kings.test_notation import here, ordered, read, session
from tests.kit.kings import area, move


def planning() -> Session:
    """Stark may place a one-time order."""
    areas = (area("winterfell", "stark 1 footman", "moat"), area("moat", "stark 1 knight"))
    return session(*areas, phase="planning", step="one_time")


@pytest.mark.parametrize(
    "line",
    [
        "stark forced march moat", "stark forces march in moat", "stark places forced march moat",
        "старк форсиран марш moat", "stark forsowny marsz moat", "старки форсированный марш moat",
    ],
)  # fmt: skip
def test_a_one_time_order_that_is_named_while_they_are_placed_is_placed(line: str) -> None:
    placed = move("place_one_time", "stark", order="forced_march", area="moat")

    assert read(line, planning()) == placed


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("stark march winterfell", "march"),
        ("stark marches winterfell", "march"),
        ("stark raid in winterfell", "raid"),
        ("stark supports winterfell", "support"),
        ("stark defence winterfell", "defense"),
        ("stark consolidate power in winterfell", "consolidate_power"),
        ("старк поход winterfell", "march"),
        ("stark najazd winterfell", "raid"),
        ("старки усиление winterfell", "consolidate_power"),
    ],
)
def test_a_permanent_order_that_is_named_while_they_are_placed_is_placed(line: str, order: str) -> None:
    assert read(line, here("permanent")) == ordered(order, "winterfell")


def test_the_same_words_carry_it_out_when_its_time_has_come() -> None:
    carried_out = read("stark young wolf winterfell to moat 2 footman", here("march"))

    assert carried_out.__struct_config__.tag == "execute_one_time"
    assert read("stark marches winterfell to moat", here("march")).__struct_config__.tag == "march"
