"""Recruits that are told to be put into a port are never put beside it."""

from __future__ import annotations

from typing import Any

import pytest

from referee.notation.parser.errors import ParseError
from tests.speech.test_boards_told_freely import told


def units(step: int, language: str, line: str) -> list[dict[str, Any]]:
    """The units that are built; none, where the line is asked about."""
    try:
        return list(told("kings-v31", step, language, line)["units"])
    except ParseError:
        return []


@pytest.mark.parametrize(
    ("step", "language", "line"),
    [
        (0, "en", "Greyjoy musters a footman into port A"),
        (0, "pl", "Greyjoy wystawia piechura w porcie z land_a"),
        (0, "ru", "Грейджой набирает воина прямо в порт"),
        (1, "pl", "Greyjoy stawia machinę oblężniczą w porcie"),
    ],
)
def test_a_port_that_is_named_is_where_units_are_put(step: int, language: str, line: str) -> None:
    assert all(one["place"] == "port_a" for one in units(step, language, line))


def test_a_unit_is_put_into_the_land_where_no_port_is_named() -> None:
    [built] = units(0, "en", "Greyjoy musters a footman in land A")
    assert built["place"] in (None, "land_a")
