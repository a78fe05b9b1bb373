"""The moves that a line may mean on a board."""

from __future__ import annotations

import pytest

from engine.kernel.meanings import Mentions, MoveMeant
from engine.kings.meanings.moves import meanings
from tests.kit.kings import Raw, area, board

AREAS = (
    area("land_a", "stark 1 footman", orders="march"),
    area("land_b", "stark 1 knight", orders="raid"),
    area("sea_a~", "stark 1 ship", orders="support"),
)


def goes_from_where_to_where(meant: MoveMeant) -> list[tuple[str, str]]:
    raw = meant.raw
    ends = [raw.get("to"), raw.get("target"), *(step["to"] for step in raw.get("moves", ()))]
    return [(raw["from"], end) for end in ends if end]


@pytest.mark.parametrize(
    "said",
    [
        Mentions((), (), (), (), frozenset(), (), {}),
        Mentions((("land_a",),), (), (), ("land_a",), frozenset(), (), {}, named=(("land_a",),)),
    ],
    ids=["nothing is named", "where it begins is named"],
)
@pytest.mark.parametrize("borders", ["", "land_b"], ids=["nobody has told the borders", "with borders"])
def test_on_a_small_board_a_move_goes_to_every_other_area_and_none_goes_where_it_is(
    said: Mentions, borders: str
) -> None:
    bordered: Raw = {**AREAS[0], "adjacent": borders.split()}
    going = [meant for meant in meanings(board(bordered, *AREAS[1:]), said) if "from" in meant.raw]

    ways = {way for meant in going for way in goes_from_where_to_where(meant)}
    assert ways
    assert {end for start, end in ways if start == "land_a"} == (
        {"land_b"} if borders else {"land_b", "sea_a"}
    )
    assert [way for way in ways if way[0] == way[1]] == []
