"""A battle whose outcome is told move by move: who falls, who retreats, and what becomes of the area."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.judge import candidates, decisions
from engine.kernel.reasons import Verdict
from engine.kings.game import KINGS
from engine.kings.moves import Support
from engine.kings.table import KingsTable
from tests.kit.kings import area, board, move, played, refused, ruled

PORT = "port_a=land_a/sea_a"
MANY = {"seats": [{"id": "lannister", "cities": 5}], "players": 6}


def attacked(**fields: Any) -> KingsTable:
    """Lannister has marched into a fortified city of Stark, and nobody has said how it ended."""
    here = board(
        area("land_a", "stark 2 footman", "land_b land_c", "call support", city=True, fortification=True),
        area("land_b", "lannister 2 knight, 1 siege_engine", orders="march"),
        area("land_c", "", holder="stark"),
        phase="action",
        step="march",
        **fields,
    )
    going = [{"to": "land_a", "units": {"knight": 2, "siege_engine": 1}}]
    return played(here, "march", "lannister", start="land_b", moves=going)


def what_is_left(table: KingsTable) -> tuple[str, bool, list[str]]:
    """Whose the area is, whether the fortification stands, the orders lying there."""
    here = table.areas["land_a"]
    return here.holder, here.fortification, [one.order for one in here.orders]


@pytest.mark.rule("kings.fort.last-unit", "kings.siege.no-retreat")
def test_an_attacker_who_goes_back_leaves_the_defender_everything() -> None:
    after = played(attacked(), "retreat", "lannister", start="land_a", to="land_b")
    assert what_is_left(after) == ("stark", True, ["call", "support"])
    assert after.did.destroyed == {"lannister": {"siege_engine": 1}}
    assert after.fight is None


@pytest.mark.rule("kings.fort.no-capture")
def test_attackers_who_fall_take_nothing_with_them() -> None:
    after = played(attacked(), "destroy_all", "lannister", area="land_a")
    assert what_is_left(after) == ("stark", True, ["call", "support"])


@pytest.mark.rule("kings.fort.last-unit", "kings.onetime.captured", "kings.fort.no-capture")
def test_a_defender_who_goes_leaves_the_area_to_the_attacker_without_its_fortification() -> None:
    after = played(attacked(), "retreat", "stark", start="land_a", to="land_c")
    assert what_is_left(after) == ("lannister", False, [])
    assert after.did.lapsed == ("land_a:call", "land_a:support")
    assert after.fight is None


@pytest.mark.rule("kings.fort.destroyed-units", "kings.onetime.captured")
def test_defenders_who_all_fall_leave_it_without_its_fortification_too() -> None:
    after = played(attacked(), "destroy_all", "stark", area="land_a")
    assert what_is_left(after) == ("lannister", False, [])


@pytest.mark.rule("kings.fort.destroyed-units")
def test_with_the_last_casualty_the_fortification_goes_and_not_before() -> None:
    one = played(attacked(), "casualty", "stark", area="land_a", unit="footman")
    assert what_is_left(one) == ("stark", True, ["call", "support"])
    both = played(one, "casualty", "stark", area="land_a", unit="footman")
    assert what_is_left(both) == ("lannister", False, [])


@pytest.mark.rule("kings.port.capture")
def test_the_port_behind_a_land_won_by_a_retreat_waits_for_the_winner() -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b land_c", power_token="stark"),
        area("land_b", "lannister 2 knight", orders="march"),
        area("land_c", "", holder="stark"),
        area("sea_a~", ""),
        area(PORT, "stark 1 ship"),
    )
    come = played(
        here, "march", "lannister", start="land_b", moves=[{"to": "land_a", "units": {"knight": 2}}]
    )
    gone = played(come, "retreat", "stark", start="land_a", to="land_c")
    assert gone.areas["land_a"].power_token == ""
    after = played(gone, "capture_port", "lannister", port="port_a", choice="replace")
    assert after.areas["port_a"].units_of("lannister") == {"ship": 1}


@pytest.mark.rule("kings.martell.victory")
@pytest.mark.parametrize("verb", ["retreat", "destroy_all"])
def test_the_sixth_city_wins_the_moment_its_defenders_are_gone(verb: str) -> None:
    table = attacked(options=(1, 3, 4, 6), **MANY)
    assert table.over is None
    where = {"start": "land_a", "to": "land_c"} if verb == "retreat" else {"area": "land_a"}
    after = played(table, verb, "stark", **where)
    assert after.over is not None
    assert after.over.winner == "lannister"


@pytest.mark.rule("kings.scope.draft")
def test_whether_the_beaten_may_go_where_another_house_holds_the_land_is_not_covered() -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b land_c"),
        area("land_b", "", power_token="tyrell"),
        area("land_c", ""),
        given={"loser": "stark"},
    )
    assert ruled(here, "retreat", "stark", start="land_a", to="land_b").verdict is Verdict.NOT_COVERED
    assert played(here, "retreat", "stark", start="land_a", to="land_c").areas["land_c"].holder == "stark"


@pytest.mark.rule("kings.fort.last-unit")
def test_the_battle_is_over_when_the_last_attacker_has_fallen() -> None:
    table = attacked()
    for _ in range(2):
        table = played(table, "casualty", "lannister", area="land_a", unit="knight")
    assert table.fight is not None
    after = played(table, "retreat", "lannister", start="land_a", to="land_b")
    assert (after.fight, what_is_left(after)) == (None, ("stark", True, ["call", "support"]))


def waiting(table: KingsTable) -> list[tuple[str, str]]:
    """Whom the table waits for, and what it asks."""
    return [(one.seat, one.asks) for one in decisions(KINGS, table)]


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize("verb", ["retreat", "destroy_all", "casualty"])
def test_where_no_battle_was_fought_nobody_goes_back_or_falls(verb: str) -> None:
    here = board(area("land_a", "stark 1 footman", "land_b"), area("land_b", ""), step="march")
    where = {"start": "land_a", "to": "land_b"} if verb == "retreat" else {"area": "land_a"}
    fallen = {"unit": "footman"} if verb == "casualty" else {}
    refused(here, "scope.draft", verb, "stark", **where, **fallen)


@pytest.mark.rule("kings.scope.draft")
def test_nothing_else_is_asked_before_it_is_said_where_the_beaten_go() -> None:
    won = {"winner": "lannister", "losers": "retreat"}
    table = played(attacked(), "resolve_battle", area="land_a", battle=won)
    assert waiting(table) == [("stark", "beaten_go")]
    refused(table, "scope.draft", "retreat", "lannister", start="land_a", to="land_b")
    assert played(table, "destroy_all", "lannister", area="land_a").did.destroyed == {"stark": {"footman": 2}}
    gone = played(table, "retreat", "stark", start="land_a", to="land_c")
    assert waiting(gone) == [("TABLE", "go_on")]


@pytest.mark.rule("kings.onetime.one-at-a-time", "kings.siege.casualty-consequence")
def test_behind_a_battle_those_are_asked_who_have_an_order_left_and_the_beaten_who_may_still_fall() -> None:
    lost = {"winner": "stark", "losers": "retreat"}
    table = played(attacked(), "resolve_battle", area="land_a", battle=lost)
    assert waiting(table) == [("lannister", "casualties"), ("TABLE", "go_on")]
    assert waiting(played(table, "next_step")) == [("stark", "resolve_power"), ("TABLE", "go_on")]


@pytest.mark.rule("kings.scope.draft", "kings.siege.neutral")
def test_who_attacks_neutral_forces_in_vain_goes_back_or_is_lost() -> None:
    here = board(
        area("land_a", "stark 2 footman", "land_n", "march"),
        area("land_n", "", stronghold=True, neutral_force=True),
        step="march",
    )
    come = played(here, "march", "stark", start="land_a", moves=[{"to": "land_n", "units": {"footman": 2}}])
    assert waiting(come) == [("TABLE", "battle_outcome"), ("stark", "beaten_by_neutral")]
    offered = [one.move for one in candidates(KINGS, come)]
    assert move("retreat", "stark", start="land_n", to="land_a") in offered
    assert move("destroy_all", "stark", area="land_n") in offered
    back = played(come, "retreat", "stark", start="land_n", to="land_a")
    assert (back.areas["land_a"].units_of("stark"), back.areas["land_n"].neutral) == ({"footman": 2}, True)
    assert waiting(back) == [("TABLE", "go_on")]


@pytest.mark.rule("kings.scope.draft")
def test_an_area_supports_one_side_of_a_battle_and_once() -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b land_c"),
        area("land_b", "lannister 2 knight", orders="march"),
        area("land_c", "tyrell 2 knight", orders="support"),
        step="march",
    )
    come = played(
        here, "march", "lannister", start="land_b", moves=[{"to": "land_a", "units": {"knight": 2}}]
    )
    help_ = {"start": "land_c", "battle": "land_a"}
    helped = played(come, "support", "tyrell", **help_, side="attacker")
    assert helped.fight is not None
    assert helped.fight.supporting == {"attacker": {"knight": 2}}
    for side in ("attacker", "defender"):
        refused(helped, "scope.draft", "support", "tyrell", **help_, side=side)


def test_who_fights_is_offered_support_for_himself_alone() -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b land_c"),
        area("land_b", "lannister 2 knight", orders="march"),
        area("land_c", "stark 2 knight", orders="support"),
        step="march",
    )
    come = played(
        here, "march", "lannister", start="land_b", moves=[{"to": "land_a", "units": {"knight": 2}}]
    )
    sides = [one.move.side for one in candidates(KINGS, come) if isinstance(one.move, Support)]
    assert sides == ["defender"]


@pytest.mark.rule("kings.siege.no-retreat", "kings.port.abandoned")
def test_where_none_of_the_beaten_comes_back_the_area_they_left_is_nobodys() -> None:
    here = board(
        area("land_a", "stark 2 footman", "land_b", city=True),
        area("land_b", "lannister 1 siege_engine", orders="march", stronghold=True),
        step="march",
    )
    going = [{"to": "land_a", "units": {"siege_engine": 1}}]
    lost = {"winner": "stark", "losers": "retreat"}
    after = played(here, "march", "lannister", start="land_b", moves=going, battle=lost)
    assert (after.areas["land_b"].holder, after.areas["land_b"].units) == ("", {})


@pytest.mark.rule("kings.scope.draft")
def test_units_entered_where_another_has_his_token_take_its_place() -> None:
    here = board(area("land_a", "", power_token="tyrell", holder="tyrell"), options=())
    after = played(here, "enter_units", "stark", area="land_a", units={"knight": 1})
    assert (after.areas["land_a"].holder, after.areas["land_a"].power_token) == ("stark", "")


@pytest.mark.rule("kings.lion.ban")
def test_one_change_lifts_the_ban_from_a_march_and_not_two() -> None:
    here = board(
        area("land_a", "lannister 1 footman", "land_b"),
        area("land_b", "stark 1 knight", orders="march"),
        step="march",
        given={"guile": {"by": "lannister", "named": "stark"}},
    )
    going = [{"to": "land_a", "units": {"knight": 1}}]
    ruling = refused(here, "lion.ban", "march", "stark", start="land_b", moves=going)
    assert [one.what for one in ruling.changes] == ["leave_out_area"]
