"""The moves that a line may mean on a board."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.meanings import Mentions, MoveMeant
from engine.kings.board.components import PIECES
from engine.kings.meanings.mentions import staying, surely_said
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
    return Mentions(
        things,
        fields.pop("values", ()),
        fields.pop("counts", ()),
        order,
        named=things,
        **{**NOTHING, **fields},
    )


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


@pytest.mark.parametrize(
    ("names", "neighbour", "asked"),
    [(("land_a",), "land_b", False), ((), "land_b", True), (("land_a",), "sea_a", True)],
    ids=["the only land next door", "nobody says where it begins", "the only area next door is a sea"],
)
def test_only_the_one_area_of_its_kind_next_door_goes_without_saying(
    names: tuple[str, ...], neighbour: str, *, asked: bool
) -> None:
    here = board(
        area("land_a", "stark 1 footman", neighbour, "raid"),
        area("land_b", ""),
        area("sea_a~", ""),
        step="raid",
    )
    said = spoken("raid", *names, table_names=names, verbs=frozenset(("raid",)))

    [raid] = [meant for meant in meanings(here, said) if meant.raw.get("target") == neighbour]

    [end] = [part for part in raid.parts if neighbour in part.keys]
    assert end.asked is asked


@pytest.mark.parametrize(("numbers", "tokens"), [((), {1}), (("3",), {3})])
def test_tokens_beside_a_fortification_are_one_or_as_many_as_are_told(
    numbers: tuple[str, ...], tokens: set[int]
) -> None:
    here = board(area("land_a", "stark 1 footman", orders="consolidate_power"), step="consolidate_power")
    values = ("fortification", "power_token")
    said = spoken(*values, *numbers, values=values, numbers=numbers)

    built = [meant.raw for meant in meanings(here, said) if meant.raw.get("take") == "fortification"]

    assert {raw["tokens"] for raw in built if "tokens" in raw} == tokens


@pytest.mark.parametrize(
    ("order", "joins"),
    [
        (("march", ",", "footman", "knight", "within", "land_b"), True),
        (("march", "footman", "and", "knight", "within", "land_b"), False),
        (("march", "knight", "within", "land_b", "footman"), False),
    ],
    ids=["the footman joins the knight there", "both go", "nobody is named before the knight"],
)
def test_a_unit_named_where_others_go_does_not_go_along(order: tuple[str, ...], *, joins: bool) -> None:
    here = board(area("land_a", "stark 1 footman", "land_b", "march"), area("land_b", "stark 1 knight"))
    said = spoken(
        *order,
        table_names=("land_b",),
        counts=tuple((one, 0) for one in order if one in ("footman", "knight")),
        verbs=frozenset(("march",)),
        leads=frozenset(("within",)),
    )

    marches = [meant.raw for meant in meanings(here, said) if meant.raw["do"] == "march"]

    assert ({"footman": 1} in [step["units"] for raw in marches for step in raw["moves"]]) is joins


@pytest.mark.parametrize(
    ("order", "stay"),
    [
        (("stays", "footman"), {"footman"}),
        (("knight", "stays", "footman"), {"knight"}),
        (("land_a", "stays", "ship", "footman"), {"ship"}),
        (("knight", ",", "stays"), set()),
        (("knight", "footman"), set()),
    ],
)
def test_what_is_named_before_the_word_for_staying_or_else_next_stays(
    order: tuple[str, ...], stay: set[str]
) -> None:
    assert staying(spoken(*order, table_names=("land_a",))) == stay


@pytest.mark.parametrize(
    ("order", "sure"),
    [
        (("land_a", "support"), ("land_a", "support")),
        (("land_a", "land_b", "land_a|land_b", "support"), ("support",)),
        (("land_c", "land_a", "land_b", "land_a|land_b", "raid"), ("land_c", "raid")),
    ],
)
def test_a_name_that_may_stand_for_several_things_says_none_of_them_for_sure(
    order: tuple[str, ...], sure: tuple[str, ...]
) -> None:
    assert surely_said(spoken(*order)) == sure


@pytest.mark.parametrize(
    ("order", "verbs", "likely"),
    [
        (("build", "footman", "and", "knight", "upgrade"), ("build", "upgrade"), False),
        (("build", "footman", "knight", "upgrade"), ("build", "upgrade"), True),
        (("upgrade", "footman", "and", "knight"), ("upgrade",), True),
    ],
    ids=["both are built", "not joined", "nothing is built"],
)
def test_one_unit_hardly_becomes_another_where_a_line_builds_the_one_and_the_other(
    order: tuple[str, ...], verbs: tuple[str, ...], *, likely: bool
) -> None:
    here = board(area("land_a", "stark 1 footman", city=True), step="consolidate_power")
    said = spoken(*order, counts=(("footman", 0), ("knight", 0)), verbs=frozenset(verbs))

    mustered = [meant for meant in meanings(here, said) if meant.raw["do"] == "muster"]

    [turned] = [one for one in mustered if one.raw["units"] == [{"upgrade": "footman", "to": "knight"}]]
    assert (turned.far == 0) is likely


@pytest.mark.parametrize(
    ("order", "carried"),
    [
        (("march", "footman", "land_b", "knight", "land_c"), False),
        (("march", "footman", "land_b", "ship", "knight", "land_c"), True),
    ],
    ids=["on foot", "by ship"],
)
def test_only_where_a_ship_is_named_beside_units_on_foot_it_is_said_to_carry_them(
    order: tuple[str, ...], *, carried: bool
) -> None:
    here = board(
        area("land_a", "stark 1 footman, 1 knight", "land_b land_c", "march"),
        area("land_b", ""),
        area("land_c", ""),
    )
    said = spoken(
        *order,
        table_names=("land_b", "land_c"),
        counts=tuple((one, 0) for one in order if one in PIECES),
        verbs=frozenset(("march",)),
    )
    apart = [("land_b", {"footman": 1}), ("land_c", {"knight": 1})]

    told = [
        any("ship" in part.keys for part in meant.parts)
        for meant in meanings(here, said)
        if meant.raw["do"] == "march" and [(one["to"], one["units"]) for one in meant.raw["moves"]] == apart
    ]

    assert told == [carried]
