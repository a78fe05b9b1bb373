"""A line that begins with one seat is never made the move of another."""

from __future__ import annotations

import pytest

from tests.kit.oriflamme import events
from tests.kit.typed_table import TypedTable

ROW = "red.felon^ | green.cutthroat~1 | blue.trap~1"


def table() -> TypedTable:
    """Green's closed card is next, and the red felon lies beside it."""
    return TypedTable(game="oriflamme", state=events(ROW, at="green.cutthroat"))


@pytest.mark.parametrize(
    "line",
    [
        "red opens the card as a cutthroat and kills its left neighbour",
        "the red player keeps",
    ],
)
def test_a_line_that_begins_with_somebody_else_is_asked_about(line: str) -> None:
    table().offered(line)


@pytest.mark.parametrize(
    "line",
    [
        "green opens the card as a cutthroat and kills its left neighbour",
        "opens as a cutthroat and kills its left neighbour",
        "the green player keeps",
        "red felon is killed by the cutthroat that green opens",
    ],
)
def test_a_line_that_begins_with_who_is_asked_or_with_a_card_is_read(line: str) -> None:
    assert [move.by for move in table().read(line)] == ["green"]
