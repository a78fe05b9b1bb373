"""The moves that a line may mean on a board."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.meanings import Mentions, MoveMeant
from engine.kings.meanings.moves import meanings
from tests.kit.kings import Raw, area, board

NOTHING: Raw = {"leads": frozenset(), "seats": (), "asked": {}}
ORDERS = "place_order"
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


def spoken(*order: str, table_names: tuple[str, ...] = (), **fields: Any) -> Mentions:
    """A line that speaks of these keys, areas and Houses, in this order."""
    things = tuple((one,) for one in table_names)
    return Mentions(things, (), fields.pop("counts", ()), order, named=things, **{**NOTHING, **fields})


@pytest.mark.parametrize(("there", "looked_at"), [(1, {1}), (3, {1, 2, 3}), (8, {1, 2, 3, 4, 8})])
def test_of_units_nobody_has_counted_one_a_few_or_all_may_be_meant(there: int, looked_at: set[int]) -> None:
    here = board(area("land_a", f"stark {there} footman", "land_b"), area("land_b", ""))
    said = spoken("march", "footman", counts=(("footman", 0),), verbs=frozenset(("march",)))

    marches = [meant.raw for meant in meanings(here, said) if meant.raw["do"] == "march"]

    assert {step["units"].get("footman") for raw in marches for step in raw["moves"]} == looked_at


@pytest.mark.parametrize("holder", [None, "tyrell"], ids=["nobody", "another House"])
def test_whoever_is_told_to_win_a_battle_plays_at_the_table(holder: str | None) -> None:
    here = board(area("land_a", "stark 1 knight", "land_b"), area("land_b", "", holder=holder))
    said = spoken("march", "stark", "losers", leads=frozenset(("losers",)), seats=("stark",))

    battles = [
        meant.raw["battle"]
        for meant in meanings(here, said)
        if meant.raw["do"] == "march" and "battle" in meant.raw
    ]

    assert battles
    assert {battle["winner"] for battle in battles} <= {*here.seats}


@pytest.mark.parametrize("between", [(), ("greyjoy",)], ids=["a number and orders", "a House between them"])
def test_a_line_that_counts_more_orders_than_it_names_leaves_some_untold(between: tuple[str, ...]) -> None:
    here = board(
        area("land_a", "greyjoy 1 knight", "land_b land_c", "iron_fleet"),
        area("land_b", "stark 1 knight", orders="support"),
        area("land_c", "stark 1 knight", orders="raid"),
    )
    said = spoken("iron_fleet", "land_b", "2", *between, ORDERS, table_names=("land_b",))

    removing = [meant for meant in meanings(here, said) if meant.raw.get("remove")]

    assert removing
    assert all(any(part.asked and not part.keys for part in meant.parts) for meant in removing)
