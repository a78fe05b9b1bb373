"""What single words of a line make more or less likely on a board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel.meanings import Mentions, MoveMeant
from engine.kings.board.components import POWER, RHLLOR
from engine.kings.meanings.board import NOT_ASKED, NOT_MEANT
from engine.kings.meanings.moves import meanings
from engine.kings.phases.planning import one_time_set
from engine.kings.table import KingsTable
from tests.kit.kings import area, board

VERBS = {
    "place_one_time",
    "consolidate",
    "build",
    "retreat",
    "casualty",
    "resolve",
    "westeros_card",
    "upgrade",
    "muster",
}
Raw = dict[str, Any]


def spoken(*order: str, things: tuple[str, ...] = (), **fields: Any) -> Mentions:
    """A line of these words; those that are verbs are its verbs."""
    named = tuple((one,) for one in things)
    verbs = frozenset(VERBS & {*order})
    given = {"values": (), "counts": (), "leads": frozenset(), "seats": (), "asked": {}} | fields
    return Mentions(things=named, order=order, named=named, verbs=verbs, **given)


def weighed(table: KingsTable, said: Mentions, which: Callable[[Raw], bool]) -> list[MoveMeant]:
    """The moves of this kind that the line may mean."""
    found = [one for one in meanings(table, said) if which(one.raw)]
    assert found
    return found


@pytest.mark.parametrize(
    ("order", "less"),
    [
        ((POWER, "token", "build", "fortification"), True),
        (("token", POWER, "build", "fortification"), True),
        ((POWER, "land_a", "token", "build", "fortification"), False),
        ((POWER, "build", "fortification"), True),
        ((POWER, "token", "fortification"), False),
    ],
)
def test_who_builds_takes_no_tokens_where_only_the_order_is_named_by_them(
    order: tuple[str, ...], *, less: bool
) -> None:
    here = board(area("land_a", "stark 1 footman", orders=POWER), step="consolidate_power")
    plain = spoken("consolidate", things=("land_a",))
    said = spoken(*order, things=("land_a",), values=tuple({*order} - {"build"}))

    takes_tokens = lambda raw: raw["do"] == "consolidate" and raw["take"] == "power_tokens"  # noqa: E731
    usual = min(one.far for one in weighed(here, plain, takes_tokens))
    assert (min(one.far for one in weighed(here, said, takes_tokens)) - usual >= NOT_ASKED) is less


@pytest.mark.parametrize(
    ("words", "falls"),
    [
        (("casualty", "footman"), True),
        (("retreat", "footman"), False),
        (("casualty",), False),
        (("casualty", "footman", "land_b"), False),
    ],
)
def test_a_unit_that_is_lost_does_not_go_back_unless_a_place_is_named(
    words: tuple[str, ...], *, falls: bool
) -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b"),
        area("land_b", ""),
        given={"loser": "stark", "attacker": "lannister"},
        step="march",
    )
    things = tuple(one for one in words if one == "land_b")
    counts = (("footman", 1),) if "footman" in words else ()

    def back(*order: str) -> int:
        said = spoken(*order, things=things, counts=counts)
        going = weighed(here, said, lambda raw: raw["do"] == "retreat" and raw["to"] == "land_b")
        return min(one.far for one in going)

    others = [one for one in words if one != "casualty"]
    assert (back(*words) - back("retreat", *others) >= NOT_ASKED) is falls


@pytest.mark.parametrize(
    ("words", "told"),
    [(("westeros_card",), True), (("westeros_card", "resolve"), False), (("resolve",), False)],
)
def test_a_card_of_the_deck_is_no_order_unless_one_is_said_to_be_resolved(
    words: tuple[str, ...], *, told: bool
) -> None:
    here = board(area("land_a", "stark 1 footman", "land_b", "call"), step="consolidate_power")

    done = weighed(here, spoken(*words), lambda raw: raw["do"] == "execute_one_time")

    assert (min(one.far for one in done) >= NOT_MEANT) is told


@pytest.mark.parametrize("seat", ["stark", "lannister", "greyjoy"])
def test_of_an_order_that_is_not_named_only_those_of_the_house_may_be_meant(seat: str) -> None:
    here = board(area("land_a", f"{seat} 1 footman"), phase="planning", step="one_time")
    said = spoken("place_one_time", things=("land_a",), values=("one_time",), seats=(seat,))

    laid = weighed(here, said, lambda raw: raw["do"] == "place_one_time" and raw.get("by") == seat)

    assert {one.raw["order"] for one in laid} == {*one_time_set(seat)}


def test_a_line_that_says_orders_twice_and_no_number_counts_none() -> None:
    here = board(
        area("land_a", "greyjoy 1 knight", "land_b", "iron_fleet"),
        area("land_b", "stark 1 knight", orders="support"),
    )
    said = spoken("iron_fleet", "land_b", "place_order", "place_order", things=("land_b",))

    removing = weighed(here, said, lambda raw: bool(raw.get("remove")))

    assert any(not any(part.asked and not part.keys for part in one.parts) for one in removing)


@pytest.mark.parametrize("many", [1, 2])
def test_all_new_units_stand_in_the_one_place_that_is_named_beside_the_castle(many: int) -> None:
    here = board(area("land_a", "stark 1 footman", "land_b", city=True), area("land_b", ""))
    said = spoken(
        "muster", "footman", "land_a", "land_b", things=("land_a", "land_b"), counts=(("footman", many),)
    )

    mustered = weighed(here, said, lambda raw: raw["do"] == "muster" and raw["area"] == "land_a")

    units = {"build": "footman", "place": "land_b"}
    assert [units] * many in [one.raw["units"] for one in mustered]


def asked_for_light(*words: str, cards: tuple[str, ...]) -> list[MoveMeant]:
    """What a line with these words may mean of the Will of R'hllor that Baratheon has laid."""
    here = board(
        area("land_a", "baratheon 1 footman", "land_b", RHLLOR),
        area("land_b", "stark 1 footman", orders="march"),
        seats=[
            {"id": "baratheon", "hand": [{"name": "Stannis", "strength": 4}]},
            {"id": "stark", "hand": [{"name": "Robb", "strength": 3}]},
        ],
        step="raid",
    )
    places = tuple(one for one in words if one == "land_b")
    said = spoken(
        RHLLOR,
        *words,
        things=(*cards, *places),
        values=tuple(one for one in (RHLLOR, "march") if one in (RHLLOR, *words)),
    )
    return weighed(here, said, lambda raw: raw["do"] == "execute_one_time" and raw["by"] == "baratheon")


@pytest.mark.parametrize(
    "cards", [("baratheon:Stannis",), ("stark:Robb",), ("stark:Robb", "baratheon:Stannis")]
)
def test_for_an_order_only_a_card_of_the_own_house_may_be_discarded(cards: tuple[str, ...]) -> None:
    meant = asked_for_light("discards", *cards, "removes", "march", "land_b", cards=cards)

    discarded = {str(one.raw["discard"]) for one in meant if "discard" in one.raw}
    assert discarded == {name for house, _, name in (one.partition(":") for one in cards) if house != "stark"}


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        (("baratheon:Stannis", "stays"), False),
        (("stays", "baratheon:Stannis"), False),
        (("baratheon:Stannis", "land_b", "stays"), True),
        (("baratheon:Stannis",), True),
    ],
)
def test_nothing_is_asked_about_a_card_that_stays_in_hand_if_it_is_named_beside(
    words: tuple[str, ...], *, asked: bool
) -> None:
    meant = asked_for_light(*words, cards=("baratheon:Stannis",))

    [plain] = [one for one in meant if not {"discard", "remove"} & one.raw.keys()]
    assert any(part.asked for part in plain.parts) is asked
