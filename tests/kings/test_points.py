"""Where the draft is silent a table may decide otherwise, and then that holds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.kernel.corrections import Decide
from engine.kernel.judge import judge, play
from engine.kernel.reasons import Ruling, Verdict
from engine.kings.board.components import TEXT
from engine.kings.cases.answers import BattleQuestion, both_sides
from engine.kings.game import KINGS
from engine.kings.one_time_orders.house_card_orders import hands_are_seen
from engine.kings.phases.raid import is_vulnerable
from engine.kings.rule_variants import RULE_VARIANTS
from engine.kings.table import KingsTable, Order
from tests.kit.kings import area, board, played, refused, ruled
from tests.kit.said import not_said

PORT = "port_a=land_a/sea_a"


def decided(table: KingsTable, point: str, option: str) -> KingsTable:
    """The table once it has decided."""
    after = play(KINGS, table, Decide(point=f"kings.{point}", option=option)).state
    assert isinstance(after, KingsTable)
    return after


def fort_of_the_dead(table: KingsTable) -> bool:
    return played(table, "destroy_all", "stark", area="land_a").areas["land_a"].fortification


def call_builds(table: KingsTable) -> bool:
    ruling = ruled(table, "execute_one_time", "stark", order="call", area="land_a", take="fortification")
    return ruling.verdict is Verdict.YES


def engines_against_neutral(table: KingsTable) -> object:
    return both_sides(table, BattleQuestion("land_n", {"siege_engine": 1}))[0].found


def retreat_into_port(table: KingsTable) -> bool:
    return ruled(table, "retreat", "stark", start="sea_a", to="port_a").verdict is Verdict.YES


def transport_from_port(table: KingsTable) -> bool:
    step = {"to": "land_b", "units": {"footman": 1}, "via": ["port_a"]}
    ruling = ruled(table, "march", "stark", start="land_a", moves=[step])
    return "kings.port.transport" not in ruling.because


def ships_of_abandoned_port(table: KingsTable) -> bool:
    step = {"to": "land_b", "units": {"footman": 2}}
    after = played(table, "march", "stark", start="land_a", moves=[step])
    return bool(after.areas["port_a"].units)


def ships_after_partial_capture(table: KingsTable) -> int:
    after = played(table, "capture_port", "greyjoy", port="port_g", choice="replace")
    return after.areas["port_g"].units_of("greyjoy").get("ship", 0)


def order_in_captured_port(table: KingsTable) -> bool:
    after = played(table, "capture_port", "greyjoy", port="port_g", choice="destroy")
    return bool(after.areas["port_g"].orders)


def land_raids_port(table: KingsTable) -> bool:
    return ruled(table, "raid", "lannister", start="land_r", target="port_a").verdict is Verdict.YES


def donor_orders(table: KingsTable) -> int:
    step = {"from": "land_d", "units": {"footman": 1}}
    after = played(table, "execute_one_time", "tyrell", order="forced_march", area="land_t", moves=[step])
    return len(after.areas["land_d"].orders)


def one_order_for_the_fleet(table: KingsTable) -> bool:
    ruling = ruled(
        table, "execute_one_time", "greyjoy", order="iron_fleet", area="sea_f", remove=["land_r:raid"]
    )
    return ruling.verdict is Verdict.YES


def wolf_into_neutral(table: KingsTable) -> bool:
    step = {"to": "land_n", "units": {"footman": 1}}
    wolf = table.area("land_a", orders=(Order("stark", "young_wolf", one_time=True),))
    ruling = ruled(wolf, "execute_one_time", "stark", order="young_wolf", area="land_a", moves=[step])
    return ruling.verdict is Verdict.YES


def scorpion_hands(table: KingsTable) -> object:
    found = hands_are_seen(table)
    assert not not_said("kings", Ruling(Verdict.YES, TEXT, (found,)))
    return found.facts["option"]


def lion_binds_a_third(table: KingsTable) -> bool:
    ruling = ruled(
        table, "support", "tyrell", start="land_d", battle="land_l", side="attacker", attacker="greyjoy"
    )
    return "kings.lion.support" in ruling.because


def supply_over_the_top(table: KingsTable) -> int | None:
    after = played(table, "execute_one_time", "martell", order="supply_delivery", area="land_m")
    return after.seats["martell"].supply


def delivery_is_raided(table: KingsTable) -> bool:
    return is_vulnerable(table, "supply_delivery").found is Verdict.YES


def here() -> KingsTable:
    return board(
        area("land_a", "stark 2 footman", "land_b land_n sea_a", "call march", city=True, fortification=True),
        area("land_b", "", "sea_a"),
        area("land_n", "", "land_a", stronghold=True, neutral_force=True),
        area("sea_a~", "stark 1 ship"),
        area(PORT, "stark 1 ship", orders="support"),
        area("land_g", "greyjoy 1 footman"),
        area("sea_g~", ""),
        area("port_g=land_g/sea_g", "lannister 2 ship", orders="consolidate_power"),
        area("land_r", "lannister 1 footman", "sea_f", "raid"),
        area("land_l", "lannister 1 footman", "land_d"),
        area("sea_f~", "greyjoy 1 ship", orders="iron_fleet"),
        area("land_t", "tyrell 1 footman", "land_d", "forced_march"),
        area("land_d", "tyrell 1 footman", orders="support"),
        area("land_m", "martell 1 footman", orders="supply_delivery", barrels=3),
        seats=[{"id": "greyjoy", "available": {"ship": 1}}, {"id": "martell", "supply": 5}],
        given={
            "guile": {"by": "lannister", "named": "baratheon"},
            "just_taken": {"area": "land_g", "by": "greyjoy"},
            "loser": "stark",
        },
    )


SWITCHES: dict[str, tuple[Callable[[KingsTable], object], object, object]] = {
    "fort.destroyed-units": (fort_of_the_dead, False, True),
    "siege.neutral": (engines_against_neutral, 4, 0),
    "port.retreat": (retreat_into_port, False, True),
    "port.transport": (transport_from_port, False, True),
    "port.abandoned": (ships_of_abandoned_port, True, False),
    "port.capture-partial": (ships_after_partial_capture, 1, 0),
    "port.capture-orders": (order_in_captured_port, False, True),
    "port.raided": (land_raids_port, False, True),
    "forced.donors": (donor_orders, 0, 1),
    "ironfleet.quantity": (one_order_for_the_fleet, True, False),
    "youngwolf.no-battle": (wolf_into_neutral, False, True),
    "scorpion.effect": (scorpion_hands, "unseen", "seen"),
    "lion.support": (lion_binds_a_third, False, True),
    "delivery.effect": (supply_over_the_top, 6, 8),
    "onetime.symbols-derived": (delivery_is_raided, True, False),
}


@pytest.mark.rule("kings.fort.destroyed-units", "kings.port.retreat", "kings.port.transport")
@pytest.mark.parametrize("point", SWITCHES)
def test_the_default_holds_until_the_table_decides_otherwise(point: str) -> None:
    look, usual, otherwise = SWITCHES[point]
    table = here()
    assert look(table) == usual
    assert look(decided(table, point, RULE_VARIANTS[f"kings.{point}"].options[1])) == otherwise


@pytest.mark.rule("kings.fort.other-orders")
def test_a_table_may_let_a_call_build() -> None:
    table = here().area("land_a", fortification=False)
    assert not call_builds(table)
    assert call_builds(decided(table, "fort.other-orders", "yes"))


def test_every_switch_is_looked_at() -> None:
    assert {f"kings.{one}" for one in SWITCHES} | {"kings.fort.other-orders"} == set(RULE_VARIANTS)


def test_what_is_no_answer_is_refused() -> None:
    for point, option in (("kings.port.retreat", "perhaps"), ("kings.fort.nine", "no")):
        assert judge(KINGS, here(), Decide(point=point, option=option)).verdict is Verdict.NO


@pytest.mark.rule("kings.scope.draft", "kings.siege.land-unit")
def test_units_on_foot_do_not_retreat_into_the_sea() -> None:
    here = board(
        area("land_a", "stark 1 footman", "sea_a land_b"),
        area("sea_a~", "stark 1 ship"),
        area("land_b", ""),
        given={"loser": "stark"},
    )
    refused(here, "scope.draft", "retreat", "stark", start="land_a", to="sea_a")
    assert played(here, "retreat", "stark", start="land_a", to="land_b").areas["land_b"].units_of("stark")


@pytest.mark.rule("kings.martell.victory")
def test_who_comes_back_beaten_holds_his_castle_as_before() -> None:
    here = board(
        area("land_a", "stark 1 knight", "land_b", "march", city=True),
        area("land_b", "lannister 1 footman"),
        seats=[{"id": "stark", "cities": 3, "strongholds": 0}],
        phase="action",
        step="march",
    )
    out = [{"to": "land_b", "units": {"knight": 1}}]
    lost = {"winner": "lannister", "losers": "retreat"}
    after = played(here, "march", "stark", start="land_a", moves=out, battle=lost)
    assert after.areas["land_a"].holder == "stark"
    assert after.seats["stark"].cities == 3


@pytest.mark.rule("kings.youngwolf.no-battle")
def test_a_wolf_who_may_enter_neutral_land_still_fights_nobody_behind_it() -> None:
    wolf = board(
        area("land_a", "stark 2 footman", "land_n land_e", "young_wolf"),
        area("land_n", "", neutral_force=True),
        area("land_e", "tyrell 1 footman"),
    ).put(decided={"kings.youngwolf.no-battle": "yes"})
    moves = [{"to": to, "units": {"footman": 1}} for to in ("land_n", "land_e")]
    ruling = ruled(wolf, "execute_one_time", "stark", order="young_wolf", area="land_a", moves=moves)
    assert ruling.verdict is Verdict.NO
