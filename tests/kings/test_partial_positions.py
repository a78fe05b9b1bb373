"""What a position leaves out and what it says by the way, read as it is meant."""

from __future__ import annotations

import msgspec
import pytest

from engine.kernel.cases.case_file import read_file
from engine.kernel.cases.evaluation import judge_case
from engine.kernel.errors import Unreadable
from engine.kernel.judge import decisions
from engine.kernel.reasons import Basis, Verdict
from engine.kings.adapter import ADAPTER
from engine.kings.board.components import HOUSES, TEXT
from engine.kings.cases.answers import victory_check
from engine.kings.cases.casebook import CASEBOOK
from engine.kings.game import KINGS
from engine.kings.moves import March, Muster
from engine.kings.table import Fight, RetreatedUnits
from tests.kit.kings import Raw, area, board, played, played_with, ruled

PORT = "port_a=land_a/sea_a"
PLUNDERED = "did.plundered.tyrell"


@pytest.mark.parametrize(("order", "one_time"), [("call", True), ("march", False)])
def test_an_order_says_itself_whether_it_is_a_one_time_order(order: str, one_time: bool) -> None:
    here = area("land_a", "stark 1 footman", orders=order)
    del here["orders"][0]["class"]
    (lying,) = board(here).areas["land_a"].orders
    assert lying.one_time is one_time


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize(
    "fight",
    [
        Fight("land_a", "stark", origin="land_b", open=True),
        Fight("land_a", "stark", open=True),
        Fight("land_a", loser="stark"),
        Fight(attacker="stark", loser="tyrell"),
    ],
)
@pytest.mark.parametrize("fled_to", ["land_b", ""])
def test_a_table_in_a_file_need_not_tell_where_a_battle_was_and_where_armies_came_from_and_went(
    fight: Fight, fled_to: str
) -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b"), area("land_b", ""), area("land_c", "tyrell 1 knight")
    )
    fled = RetreatedUnits("tyrell", "land_a", {"knight": 1}, fled_to)

    assert [*ADAPTER.defects(here.put(fight=fight, fled=fled))] == []


@pytest.mark.rule("kings.martell.victory")
@pytest.mark.parametrize("said", ["seats", "turn_order"])
def test_six_houses_named_are_six_players(said: str) -> None:
    fields: Raw = {"seats": [{"id": "stark", "cities": 6}]}
    if said == "seats":
        fields["seats"] += [{"id": house} for house in HOUSES if house != "stark"]
    else:
        fields["turn_order"] = list(HOUSES)
    assert victory_check(board(options=(1,), **fields), "stark")[0] is True


@pytest.mark.rule("kings.onetime.turn-order")
def test_whoever_comes_before_one_who_has_laid_an_order_has_had_his_chance() -> None:
    here = board(
        area("land_a", "stark 1 footman", orders="call"),
        area("land_b", "tyrell 1 footman"),
        area("land_c", "greyjoy 1 footman"),
        phase="planning",
        step="one_time",
        turn_order=["tyrell", "stark", "greyjoy"],
    )
    late = ruled(here, "place_one_time", "tyrell", order="call", area="land_b")
    assert late.because[0] == "kings.onetime.turn-order"
    assert ruled(here, "place_one_time", "greyjoy", order="call", area="land_c").verdict is Verdict.YES


@pytest.mark.rule("kings.port.capture")
def test_a_land_just_taken_is_the_takers_though_the_position_does_not_list_it() -> None:
    taken = {"just_taken": {"area": "land_a", "by": "greyjoy", "from": "stark"}}
    here = board(area("sea_a~", ""), area(PORT, "stark 2 ship"), given=taken)
    after = played(here, "capture_port", "greyjoy", port="port_a", choice="replace")
    assert after.areas["port_a"].units_of("greyjoy") == {"ship": 2}


@pytest.mark.rule("kings.port.support-sea")
def test_both_sides_of_a_battle_may_stand_in_its_area_while_armies_march() -> None:
    sea = area("sea_a~", "greyjoy 2 ship")
    sea["units"].append({"house": "lannister", "type": "ship", "count": 1})
    land, port = area("land_a", "stark 1 footman"), area(PORT, "stark 1 ship", orders="support")
    here = board(land, sea, port, phase="action", step="march")
    helping = {"start": "port_a", "battle": "sea_a", "side": "attacker", "attacker": "lannister"}
    assert ruled(here, "support", "stark", **helping).verdict is Verdict.YES


@pytest.mark.rule("kings.onetime.symbol")
def test_in_a_step_those_are_asked_who_have_an_order_of_it() -> None:
    here = board(
        area("land_a", "stark 1 footman", orders="raid"),
        area("land_b", "tyrell 1 footman", orders="call march"),
        area("land_c", "lannister 1 footman", orders="guile_of_the_lion"),
        phase="action",
        step="raid",
    )
    assert [one.seat for one in decisions(KINGS, here)] == ["stark", "lannister", "TABLE"]


@pytest.mark.rule("kings.port.owner")
@pytest.mark.parametrize(
    ("verb", "order", "fields"),
    [
        ("raid", "raid", {"start": "port_a", "target": "sea_a"}),
        ("support", "support", {"start": "port_a", "battle": "sea_a", "side": "attacker"}),
        ("consolidate", "consolidate_power", {"area": "port_a"}),
        ("place_order", "", {"area": "port_a", "order": "support"}),
    ],
)
def test_ships_whose_land_another_house_holds_do_not_use_the_port(verb: str, order: str, fields: Raw) -> None:
    here = board(
        area("land_a", "greyjoy 1 footman"), area("sea_a~", ""), area(PORT, "stark 1 ship", orders=order)
    )
    found = ruled(here, verb, "stark", **fields)
    assert found.verdict is Verdict.NO
    assert "kings.port.owner" in found.because


@pytest.mark.rule("kings.port.owner", "kings.port.abandoned")
def test_nobody_trades_in_a_port_whose_land_nobody_holds() -> None:
    here = board(
        area("land_a", ""), area("sea_a~", ""), area(PORT, "stark 1 ship", orders="consolidate_power")
    )
    assert ruled(here, "consolidate", "stark", area="port_a").because[0] == "kings.port.owner"


@pytest.mark.rule("kings.youngwolf.move", "kings.forced.gather", "kings.call.muster")
@pytest.mark.parametrize("order", ["young_wolf", "forced_march", "call"])
def test_an_order_that_moves_and_musters_nobody_does_nothing(order: str) -> None:
    here = board(area("land_a", "stark 1 footman", orders=order, city=True))
    after = played(here, "execute_one_time", "stark", order=order, area="land_a")
    assert after.did.effect == "none"
    assert after.did.out_of_game == (order,)


@pytest.mark.rule("kings.siege.transport", "kings.forced.gather")
@pytest.mark.parametrize("via", [[], ["sea_a"]])
def test_nobody_is_carried_over_the_sea_to_where_he_is(via: list[str]) -> None:
    here = board(
        area("land_a", "stark 2 footman", "sea_a", "march forced_march"),
        area("sea_a~", "stark 1 ship"),
    )
    round_trip = {"to": "land_a", "units": {"footman": 1}, "via": via}
    assert ruled(here, "march", "stark", start="land_a", moves=[round_trip]).verdict is Verdict.NO
    gathering = {
        "order": "forced_march",
        "area": "land_a",
        "moves": [{**round_trip, "to": "", "from": "land_a"}],
    }
    assert ruled(here, "execute_one_time", "stark", **gathering).verdict is Verdict.NO


@pytest.mark.rule("kings.highgarden.limit")
def test_a_house_nothing_is_said_of_has_a_card_as_strong_as_the_case_needs() -> None:
    case = {
        "id": "untold",
        "game": "kings",
        "position": {
            "options": [6],
            "areas": [
                area("land_a", "tyrell 1 footman", "land_b", "might_of_highgarden"),
                area("land_b", "stark 1 footman"),
            ],
        },
        "steps": [
            {
                "do": "execute_one_time",
                "by": "tyrell",
                "order": "might_of_highgarden",
                "area": "land_a",
                "discard": "card_a",
                "take_from": {"stark": 2},
                "expect": {"legal": True, "facts": {"did.gained.tyrell": 2}},
            }
        ],
    }
    (read,) = read_file(msgspec.json.encode(case)).cases
    assert judge_case(read, CASEBOOK, TEXT).failures == ()


@pytest.mark.rule("kings.rhllor.discard", "kings.highgarden.discard", "kings.scorpion.effect")
@pytest.mark.parametrize(
    ("house", "order", "fields"),
    [
        ("baratheon", "will_of_rhllor", {"discard": "Melisandre"}),
        ("tyrell", "might_of_highgarden", {"discard": "Melisandre"}),
        ("martell", "scorpions_sting", {"discard_of": {"stark": "Melisandre"}}),
    ],
)
def test_a_card_that_lies_in_the_discard_is_in_no_hand(house: str, order: str, fields: Raw) -> None:
    holder = "stark" if house == "martell" else house
    here = board(
        area("land_a", f"{house} 1 footman", "land_b", order),
        area("land_b", "stark 1 footman"),
        seats=[{"id": holder, "discard": ["Melisandre"]}],
    )
    assert ruled(here, "execute_one_time", house, order=order, area="land_a", **fields).verdict is Verdict.NO


def test_what_is_null_is_absent_and_of_what_there_is_none_nobody_goes() -> None:
    bare = {**area("land_b", ""), "units": None, "orders": None, "holder": None, "city": None}
    here = board(area("land_a", "stark 2 footman", "land_b", "march"), bare, seats=None, given=None)
    step = {"do": "march", "by": "stark", "from": "land_a", "battle": None}
    going = {"to": "land_b", "units": {"footman": 1, "knight": 0}, "via": None}
    asked = CASEBOOK.step({**step, "moves": [going]}, here)
    assert isinstance(asked, March)
    assert [one.counts for one in asked.moves] == [{"footman": 1}]


@pytest.mark.rule("kings.port.muster")
def test_a_new_ship_goes_where_alone_it_can() -> None:
    land, sea = area("land_a", "stark 1 footman", "sea_a", stronghold=True), area("sea_a~", "")
    raw = {"do": "muster", "by": "stark", "area": "land_a", "units": [{"build": "ship"}]}
    read = CASEBOOK.step(raw, board(land, sea))
    assert isinstance(read, Muster)
    assert [one.place for one in read.units] == ["sea_a"]
    with pytest.raises(Unreadable):
        CASEBOOK.step(raw, board(land, sea, area(PORT, "")))


@pytest.mark.parametrize(("start", "fits"), [("land_a", True), ("land_b", False)])
def test_a_march_may_say_twice_where_it_begins(start: str, fits: bool) -> None:
    here = board(area("land_a", "stark 1 footman", "land_b", "march"), area("land_b", ""))
    step = {"from": start, "to": "land_b", "units": {"footman": 1}}
    raw = {"do": "march", "by": "stark", "from": "land_a", "moves": [step]}
    if fits:
        assert ruled(here, "march", "stark", start="land_a", moves=[step]).verdict is Verdict.YES
    else:
        with pytest.raises(Unreadable):
            CASEBOOK.step(raw, here)


@pytest.mark.rule("kings.onetime.double-plunder")
@pytest.mark.parametrize(("told", "lost"), [({"raider_takes": 1, "victim_loses": 2}, 2), ({}, None)])
def test_what_a_victim_loses_is_told_only_where_somebody_has_told_it(told: Raw, lost: int | None) -> None:
    case = {
        "id": "plunder",
        "game": "kings",
        "position": {
            "given": {"plunder": told},
            "areas": [
                area("land_a", "stark 1 footman", "land_b", "raid"),
                area("land_b", "tyrell 1 footman", orders="consolidate_power"),
            ],
        },
        "steps": [
            {
                "do": "raid",
                "by": "stark",
                "from": "land_a",
                "target": "land_b",
                "tell": ["did.plundered.tyrell"],
            }
        ],
    }
    (read,) = read_file(msgspec.json.encode(case)).cases
    (step,) = judge_case(read, CASEBOOK, TEXT).steps
    assert step.facts.get(PLUNDERED) == lost


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize(("told", "basis"), [({"raider_takes": 1}, Basis.STATED), ({}, Basis.SILENT)])
def test_what_a_raider_takes_is_a_default_unless_it_is_told(told: Raw, basis: Basis) -> None:
    raider = area("land_a", "stark 1 footman", "land_b", "raid")
    victim = area("land_b", "tyrell 1 footman", orders="consolidate_power")
    here = board(raider, victim, given={"plunder": told}, phase="action", step="raid")
    done = played_with(here, "raid", "stark", start="land_a", target="land_b").ruling.done
    assert [one.basis for one in done if one.says == "plundered"] == [basis]
