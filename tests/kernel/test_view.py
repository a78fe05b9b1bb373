"""A table that was seen is compared with its record; a grid tells who may do what to whom."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.corrections import FieldCorrection
from engine.kernel.view import Comparison, Grid, GridCell, SeenDifferences


class Piece(Struct, frozen=True):
    id: str
    power: int = 0
    traits: tuple[str, ...] = ()


def test_only_what_differs_is_noted_whatever_the_order_of_a_list() -> None:
    found = Comparison()

    found.compare_all(
        Piece("jon", 2, ("stark", "watch")), {"power", "traits"}, {"power": 3, "traits": ["watch", "stark"]}
    )

    assert found.differences() == SeenDifferences((FieldCorrection("jon", "power", 3, 2),))


def test_what_nobody_can_set_right_is_told_once_and_an_id_is_no_such_field() -> None:
    found = Comparison()
    for _ in range(2):
        found.compare_all(Piece("jon", 2), {"power"}, {"id": "jon", "power": 2, "name": "Jon"})
    found.unnamed.append("arya")

    assert found.differences() == SeenDifferences((), ("arya",), ("name",))


def test_a_cell_of_a_grid_is_found_by_who_acts_and_on_whom() -> None:
    there, back = GridCell("a", "b", ()), GridCell("b", "a", ())
    grid = Grid("attacks", ("a", "b"), (there, back))

    assert (grid.cell("a", "b"), grid.cell("b", "a"), grid.cell("a", "a")) == (there, back, None)
