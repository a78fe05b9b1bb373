"""The marches that are offered, with a power token left behind where that can be meant."""

from __future__ import annotations

import pytest

from engine.kernel.judge import candidates, judge
from engine.kernel.reasons import Verdict
from engine.kings.game import KINGS
from engine.kings.moves import March
from engine.kings.table import KingsTable
from referee.words.speech import Speech
from tests.kit.kings import area, board


def offered(table: KingsTable, *, token: bool) -> list[March]:
    """The marches that move somebody and leave a power token behind, or none."""
    found = [one.move for one in candidates(KINGS, table)]
    return [one for one in found if isinstance(one, March) and one.moves and one.leave_power_token == token]


def marching(start: str, units: str, **fields: str) -> KingsTable:
    """Stark may march to one area."""
    here = area(start, units, "land_b", orders="march", **fields)
    return board(here, area("land_b", "", start.rstrip("~")), phase="action", step="march")


def test_whoever_leaves_a_land_area_is_offered_to_leave_a_power_token() -> None:
    table = marching("land_a", "stark 1 footman")

    [leaving] = offered(table, token=True)

    assert len(offered(table, token=False)) == 1
    assert judge(KINGS, table, leaving).verdict is Verdict.YES


@pytest.mark.parametrize(
    "table",
    [marching("sea_a~", "stark 1 ship"), marching("land_a", "stark 1 footman", power_token="stark")],
    ids=["sea", "token lies there"],
)
def test_no_token_is_offered_where_none_can_be_meant(table: KingsTable) -> None:
    assert offered(table, token=True) == []


def test_where_engines_stay_behind_no_token_is_offered() -> None:
    table = marching("land_a", "stark 1 footman, 1 siege_engine")

    leaving = offered(table, token=True)

    assert [one.moves[0].counts["footman"] for one in leaving] == [1]
    assert all(one.moves[0].counts.get("siege_engine") for one in leaving)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "power token"), ("bg", "символ"), ("pl", "znacznik"), ("ru", "жетон")],
)
def test_a_token_that_is_left_is_said(language: str, said: str) -> None:
    [leaving] = offered(marching("land_a", "stark 1 footman"), token=True)
    speech = Speech(language)
    speech.game = "kings"

    assert said in speech.move(leaving)
