"""What lies beside an area, what is carried over the sea, and who may leave or take it."""

from __future__ import annotations

import pytest

from engine.kings.board.ports import foreign_ships
from engine.kings.phases.movement import over_the_sea
from engine.kings.table import neighbours
from tests.kit.kings import area, board, refused

COAST = (
    area("land_a", "stark 1 footman", "sea_a"),
    area("sea_a~", "stark 1 ship", "land_a land_b sea_b"),
    area("land_b", "", "sea_a"),
    area("sea_b~", "lannister 1 ship", "sea_a land_c"),
    area("land_c", "", "sea_b"),
    area("port_a=land_a/sea_a", "stark 1 ship"),
)


@pytest.mark.rule("kings.port.belongs", "kings.port.own-sea-only")
def test_a_port_lies_between_its_land_and_its_own_sea() -> None:
    here = board(*COAST)

    assert neighbours(here, "port_a") == ("land_a", "sea_a")
    assert neighbours(here, "sea_a") == ("land_a", "land_b", "sea_b", "port_a")
    assert neighbours(here, "sea_b") == ("sea_a", "land_c")


@pytest.mark.rule("kings.siege.transport")
def test_units_are_carried_to_the_lands_that_own_ships_reach() -> None:
    here = board(*COAST)

    assert list(over_the_sea(here, here.areas["land_a"], "stark")) == ["land_b"]
    assert list(over_the_sea(here, here.areas["sea_a"], "stark")) == []


@pytest.mark.rule("kings.port.capture")
def test_the_ships_of_all_others_are_foreign_to_who_takes_a_port() -> None:
    here = board(*COAST)

    assert foreign_ships(here, "port_a", "lannister") == ("stark",)
    assert foreign_ships(here, "port_a", "stark") == ()


@pytest.mark.rule("kings.scope.draft")
def test_no_more_units_march_than_are_there() -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b", orders="march"),
        area("land_b", ""),
        phase="action",
        step="march",
    )

    for units in ({"footman": 2}, {"footman": 1, "knight": 1}):
        moves = [{"to": "land_b", "units": units}]
        ruling = refused(here, "scope.draft", "march", "stark", start="land_a", moves=moves)
        assert ruling.deciding[0].says == "units_not_there"
