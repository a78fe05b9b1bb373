"""Where the beaten go: what is offered to them, and what is named where they cannot go."""

from __future__ import annotations

import pytest

from engine.kernel.judge import candidates, judge
from engine.kernel.reasons import Verdict
from engine.kings.adapter import ADAPTER
from engine.kings.game import KINGS
from engine.kings.moves import Casualty, Retreat
from engine.kings.table import KingsTable
from tests.kit.kings import area, board, move, played, refused

ON_LAND = ("land_a", "footman", "land_b", "knight")
AT_SEA = ("sea_a", "ship", "sea_b", "ship")


def beaten(at: str, piece: str, start: str, foe: str) -> KingsTable:
    """Lannister has won where Stark had a unit; a land and a sea next to it are Stark's, two are Tyrell's."""
    around = "sea_b land_b sea_c land_c land_d sea_d"
    areas = {
        "land_a": area("land_a", "", around),
        "sea_a": area("sea_a~", "", around),
        "land_b": area("land_b", ""),
        "sea_b": area("sea_b~", ""),
        "land_c": area("land_c", "", holder="stark"),
        "sea_c": area("sea_c~", "", holder="stark"),
        "land_d": area("land_d", "tyrell 1 footman"),
        "sea_d": area("sea_d~", "tyrell 1 ship"),
    }
    sea = "~" if at == "sea_a" else ""
    areas[at] = area(f"{at}{sea}", f"stark 1 {piece}", around)
    areas[start] = area(f"{start}{sea}", f"lannister 1 {foe}", "", "march")
    here = board(*areas.values(), phase="action", step="march")
    lost = {"winner": "lannister", "losers": "retreat"}
    going = [{"to": at, "units": {foe: 1}}]
    return played(here, "march", "lannister", start=start, moves=going, battle=lost)


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize(
    ("battle", "legal", "never"),
    [(ON_LAND, {"land_b", "land_c"}, set()), (AT_SEA, {"sea_b", "sea_c"}, {"land_b", "land_c", "land_d"})],
    ids=["on land", "at sea"],
)
def test_the_beaten_are_offered_every_area_of_their_kind_and_ships_no_land(
    battle: tuple[str, str, str, str], legal: set[str], never: set[str]
) -> None:
    table = beaten(*battle)

    offered = [one.move for one in candidates(KINGS, table) if isinstance(one.move, Retreat)]

    fine = {one.to for one in offered if judge(KINGS, table, one).verdict is Verdict.YES}
    assert fine == legal
    assert not never & {one.to for one in offered}


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize(
    ("battle", "foe", "into"),
    [(ON_LAND, "land_d", "land_b"), (AT_SEA, "sea_d", "sea_b")],
    ids=["on land", "at sea"],
)
def test_who_cannot_go_back_into_enemies_is_told_an_area_where_his_units_can_be(
    battle: tuple[str, str, str, str], foe: str, into: str
) -> None:
    table = beaten(*battle)

    ruling = judge(KINGS, table, move("retreat", "stark", start=battle[0], to=foe))

    ways = [one for one in ruling.changes if one.what == "choose_area"]
    assert [one.facts["area"] for one in ways] == [into]


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize("piece", ["footman", "knight"])
def test_the_beaten_are_offered_each_kind_of_unit_they_lost_with_as_a_casualty(piece: str) -> None:
    table = beaten("land_a", piece, "land_b", "knight")

    offered = [one.move for one in candidates(KINGS, table) if isinstance(one.move, Casualty)]

    assert offered == [move("casualty", "stark", area="land_a", unit=piece)]


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize(
    ("wanted", "left"),
    [({"footman": 3}, {"footman": 2}), ({"footman": 2, "knight": 1}, {"footman": 1, "knight": 1})],
)
def test_an_army_that_is_too_large_goes_with_one_unit_less(
    wanted: dict[str, int], left: dict[str, int]
) -> None:
    here = board(
        area("land_a", "stark 3 footman, 1 knight", "land_b", "march"),
        area("land_b", ""),
        given={"largest_army_allowed": 2},
        phase="action",
        step="march",
    )
    march = move("march", "stark", start="land_a", moves=[{"to": "land_b", "units": wanted}])

    ruling = judge(KINGS, here, march)
    (way,) = [one for one in ruling.changes if one.what == "fewer_units"]
    _, smaller = ADAPTER.remedy(here, march, way)

    assert smaller == move("march", "stark", start="land_a", moves=[{"to": "land_b", "units": left}])
    assert judge(KINGS, here, smaller).verdict is Verdict.YES


@pytest.mark.rule("kings.fort.last-unit")
@pytest.mark.parametrize("built", [1, 2, 3])
def test_a_fortification_is_removed_where_one_stands_or_may_stand_elsewhere(built: int) -> None:
    here = board(
        area("land_a", "stark 1 footman", fortification=True),
        area("land_b", "stark 1 footman"),
        given={"fortifications_on_board": built},
    )

    gone = played(here, "remove_fortification", area="land_a")
    assert gone.fortifications_left == here.fortifications_left + 1
    if built == 1:
        refused(here, "fort.last-unit", "remove_fortification", area="land_b")
        refused(gone, "fort.last-unit", "remove_fortification", area="land_a")
    else:
        elsewhere = played(here, "remove_fortification", area="land_b")
        assert elsewhere.fortifications_left == here.fortifications_left + 1
        assert elsewhere.areas["land_a"].fortification
