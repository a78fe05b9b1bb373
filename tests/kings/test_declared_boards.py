"""What players tell of the board, and what a judge sets right: only what can be."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.corrections import Correct
from engine.kernel.decisions import Move
from engine.kernel.judge import judge, play
from engine.kernel.reasons import Ruling, Verdict
from engine.kings.board.components import PieceName
from engine.kings.corrections import recorded
from engine.kings.declarations import EnterArea, EnterUnits, KnowFact
from engine.kings.game import KINGS
from engine.kings.table import KingsTable
from tests.kit.kings import area, board, played, ruled

LAND, SEA = area("land_a", "stark 1 footman", "sea_a"), area("sea_a~", "", "land_a")
PORT = area("port_a=land_a/sea_a", "stark 1 ship")
EMPTY = area("land_b", "")


def coast(*options: int, more: tuple[Any, ...] = ()) -> KingsTable:
    """A land, its sea and port, and a land where nobody is."""
    return board(LAND, SEA, PORT, EMPTY, *more, options=options or (3, 4, 5, 6))


def says(given: KingsTable, move: Move) -> str:
    """The first sentence of a refusal; nothing: it can be."""
    ruling: Ruling = judge(KINGS, given, move)
    return "" if ruling.verdict is Verdict.YES else ruling.reasons[0].says


@pytest.mark.rule("kings.scope.draft", "kings.port.belongs", "kings.port.setup")
@pytest.mark.parametrize(
    ("entered", "refusal"),
    [
        ({"area": "land_c"}, ""),
        ({"area": " "}, "no_name_for_an_area"),
        ({"area": "a:b"}, "no_name_for_an_area"),
        ({"area": "stark"}, "no_name_for_an_area"),
        ({"area": "port_b", "kind": "port", "land": "land_a", "sea": "sea_a"}, ""),
        ({"area": "port_b", "kind": "port", "land": "land_a", "sea": "land_b"}, "port_needs_land_and_sea"),
        ({"area": "port_b", "kind": "port", "land": "land_a", "sea": "nowhere"}, "port_needs_land_and_sea"),
        ({"area": "port_b", "kind": "port", "land": "land_b", "sea": "sea_a"}, "port_lies_between"),
        ({"area": "land_c", "city": True}, ""),
        ({"area": "sea_b", "kind": "sea", "city": True}, "castle_on_land_only"),
        ({"area": "sea_b", "kind": "sea", "stronghold": True}, "castle_on_land_only"),
        ({"area": "land_a", "kind": "sea"}, "area_is_in_use"),
        ({"area": "land_b", "kind": "sea"}, ""),
        ({"area": "land_a", "stronghold": True}, ""),
    ],
)
def test_an_area_is_entered_as_the_board_can_have_it(entered: dict[str, Any], refusal: str) -> None:
    assert says(coast(), EnterArea(by="", **entered)) == refusal


@pytest.mark.rule("kings.options.any-combination", "kings.port.tokens")
def test_ports_need_their_option_and_there_are_eight() -> None:
    port = EnterArea(by="", area="port_b", kind="port", land="land_a", sea="sea_a")
    seven = tuple(area(f"port_{number}=land_a/sea_a", "") for number in range(7))

    assert says(board(LAND, SEA, options=(3,)), port) == "option_not_in_force"
    assert says(coast(more=seven[:6]), port) == ""
    assert says(coast(more=seven), port) == "no_port_left"


@pytest.mark.rule("kings.port.ships-only", "kings.port.capacity", "kings.options.any-combination")
@pytest.mark.parametrize(
    ("where", "units", "refusal"),
    [
        ("land_b", {"footman": 1}, ""),
        ("land_b", {"ship": 1}, "not_in_such_an_area"),
        ("sea_a", {"ship": 2}, ""),
        ("sea_a", {"knight": 1}, "not_in_such_an_area"),
        ("port_a", {"ship": 3}, ""),
        ("port_a", {"ship": 4}, "port_is_full"),
        ("land_b", {"siege_engine": 3}, ""),
        ("land_b", {"siege_engine": 4}, "no_piece_left"),
        ("land_b", {"siege_engine": 0}, ""),
    ],
)
def test_units_stand_where_they_can_and_come_from_their_box(
    where: str, units: dict[Any, int], refusal: str
) -> None:
    assert says(coast(), EnterUnits(by="stark", area=where, units=units)) == refusal


@pytest.mark.rule("kings.siege.pieces")
@pytest.mark.parametrize(("count", "refusal"), [(1, ""), (2, ""), (3, "no_piece_left")])
def test_what_stands_elsewhere_is_no_longer_in_the_box_and_what_stands_there_is_put_back(
    count: int, refusal: str
) -> None:
    here = area("land_c", "stark 2 siege_engine")
    elsewhere = area("land_d", "stark 1 siege_engine")
    others = area("land_e", "tyrell 3 siege_engine")
    entered = EnterUnits(by="stark", area="land_c", units={"siege_engine": count})

    assert says(coast(more=(here, elsewhere, others)), entered) == refusal


@pytest.mark.rule("kings.fort.last-unit")
@pytest.mark.parametrize(
    ("token", "count", "left"),
    [("tyrell", 1, ""), ("stark", 1, "stark"), ("tyrell", 0, "tyrell"), ("stark", 0, "stark")],
)
def test_units_that_are_entered_stand_beside_no_token_of_another_and_none_disturb_no_token(
    token: str, count: int, left: str
) -> None:
    here = coast(more=(area("land_c", "", power_token=token),))

    after = play(KINGS, here, EnterUnits(by="stark", area="land_c", units={"footman": count})).state

    assert after.areas["land_c"].power_token == left


@pytest.mark.rule("kings.options.any-combination", "kings.scope.draft")
def test_siege_engines_need_their_option_and_an_area_has_one_house() -> None:
    engine = EnterUnits(by="stark", area="land_b", units={"siege_engine": 1})

    assert says(coast(3, 5), engine) == "option_not_in_force"
    assert says(coast(), EnterUnits(by="tyrell", area="land_a", units={"footman": 1})) == "area_of_another"


@pytest.mark.rule("kings.scope.draft", "kings.components.list", "kings.siege.pieces", "kings.port.capacity")
@pytest.mark.parametrize(
    ("of", "field", "value", "possible"),
    [
        ("land_a", "footman", 3, True),
        ("land_a", "ship", 1, False),
        ("land_a", "ship", 0, True),
        ("land_b", "footman", 1, False),
        ("land_a", "siege_engine", 3, True),
        ("land_a", "siege_engine", 4, False),
        ("port_a", "ship", 3, True),
        ("port_a", "ship", 4, False),
        ("port_a", "footman", 1, False),
        ("land_b", "holder", "tyrell", True),
        ("land_b", "holder", "nobody", False),
        ("land_b", "power_token", "", True),
        ("land_a", "fortification", True, True),
        ("sea_a", "fortification", True, False),
        ("sea_a", "fortification", False, True),
    ],
)
def test_a_judge_makes_no_board_that_cannot_be(of: str, field: str, value: Any, possible: bool) -> None:
    found = says(coast(), Correct(by="", of=of, field=field, value=value, reason="miscounted"))

    assert found == ("" if possible else "value_impossible")


@pytest.mark.rule("kings.components.list")
def test_what_a_judge_sets_right_is_so_afterwards() -> None:
    given = coast()
    units = play(KINGS, given, Correct(by="", of="land_a", field="footman", value=2, reason="r")).state
    power = play(KINGS, given, Correct(by="", of="stark", field="power", value=7, reason="r")).state

    assert units.areas["land_a"].units_of("stark") == {"footman": 2}
    assert power.seats["stark"].power == 7


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize(
    ("of", "field", "value", "phase", "possible"),
    [
        ("", "round", 1, "action", True),
        ("", "round", 0, "action", False),
        ("", "phase", "planning", "action", True),
        ("", "step", "raid", "action", True),
        ("", "step", "raid", "", False),
        ("", "phase", "planning", "", False),
        ("", "turn_order", ("stark", "tyrell"), "action", True),
        ("", "turn_order", ("stark", "stark"), "action", False),
        ("stark", "power", 20, "action", True),
        ("stark", "power", 21, "action", False),
        ("stark", "supply", 6, "action", True),
        ("stark", "supply", 7, "action", False),
        ("land_a", "crowns", 9, "action", True),
        ("land_a", "crowns", 10, "action", False),
        ("land_a", "weather", 1, "action", False),
        ("nowhere", "footman", 1, "action", False),
    ],
)
def test_a_judge_sets_right_what_a_record_holds(
    of: str, field: str, value: Any, phase: str, possible: bool
) -> None:
    seats = [{"id": "tyrell", "power": 1}]
    turn: dict[str, Any] = {"phase": phase, "step": "march"} if phase else {}
    here = board(LAND, SEA, PORT, EMPTY, seats=seats, **turn)
    found = says(here, Correct(by="", of=of, field=field, value=value, reason="miscounted"))

    assert (found == "") is possible


@pytest.mark.rule("kings.scope.draft", "kings.onetime.steps")
@pytest.mark.parametrize(
    ("field", "value", "stands"),
    [("phase", "planning", ("planning", "one_time")), ("step", "raid", ("action", "raid"))],
)
def test_a_turn_that_is_set_right_stands_at_that_step(
    field: str, value: str, stands: tuple[str, str]
) -> None:
    here = board(LAND, phase="action", step="march")
    after = play(KINGS, here, Correct(by="", of="", field=field, value=value, reason="r")).state

    assert (after.phase, after.step, after.fight) == (*stands, None)


@pytest.mark.rule("kings.siege.pieces", "kings.options.any-combination")
def test_engines_are_set_right_under_their_option_alone() -> None:
    three = Correct(by="", of="land_a", field="siege_engine", value=3, reason="miscounted")

    assert (says(coast(3, 5), three), says(coast(), three)) == ("value_impossible", "")
    elsewhere = area("land_d", "stark 1 siege_engine")
    assert says(coast(more=(elsewhere,)), three) == "value_impossible"


@pytest.mark.rule("kings.scope.draft")
def test_all_that_can_be_set_right_is_listed_with_what_stands_there() -> None:
    here = board(LAND, EMPTY, seats=[{"id": "stark", "power": 3}])
    found = recorded(here)

    assert found["stark", "power"] == 3
    assert found["land_a", "footman"] == 1
    assert found["land_a", "knight"] == 0
    assert found["land_b", "holder"] == ""
    assert ("land_b", "footman") not in found
    assert ("", "phase") not in found
    assert recorded(board(LAND, phase="action", step="march"))["", "step"] == "march"


@pytest.mark.rule("kings.scope.draft")
def test_numbers_of_the_base_game_are_told_and_counted_from_then_on() -> None:
    here = board(LAND, seats=[{"id": "stark", "hand": [{"name": "Eddard", "strength": 4}, {"name": "Robb"}]}])

    def told(what: str, value: int, of: str = "") -> KingsTable:
        move = KnowFact(by="stark", what=what, value=value, of=of)
        assert says(here, move) == ""
        after: KingsTable = play(KINGS, here, move).state
        return after

    assert told("mustering_points", 2, "land_a").given.mustering_points == {"land_a": 2}
    assert told("raider_takes", 1).given.plunder.raider_takes == 1
    assert told("victim_loses", 0).given.plunder.victim_loses == 0
    assert told("knight_strength", 3).given.numbers["knight_strength"] == 3
    hand = told("card_strength", 3, "Robb").seats["stark"].hand
    assert [(card.name, card.strength) for card in hand or ()] == [("Eddard", 4), ("Robb", 3)]


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize(
    ("what", "of"), [("mustering_points", "nowhere"), ("card_strength", "Ned"), ("tide", "")]
)
def test_what_the_draft_does_not_use_is_no_fact(what: str, of: str) -> None:
    assert says(board(LAND), KnowFact(by="stark", what=what, value=1, of=of)) != ""


@pytest.mark.rule("kings.scope.draft", "kings.fort.last-unit")
@pytest.mark.parametrize("when", ["this_turn", "next_turn"])
def test_a_house_that_loses_an_area_loses_units_walls_and_token_there(when: str) -> None:
    here = area("land_a", "stark 1 footman", fortification=True, power_token="stark")
    told = {} if when == "this_turn" else {"when": when}
    after = played(board(here, phase="action", step="march"), "lose_area", "stark", area="land_a", **told)

    lost = after.areas["land_a"]
    assert (lost.units, lost.fortification, lost.power_token) == ({}, False, "")
    assert (after.round, after.phase) == ((2, "westeros") if when == "next_turn" else (1, "action"))


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize(
    ("here", "his"),
    [
        (area("land_a", "stark 1 footman"), False),
        (area("land_a", "", holder="tyrell"), True),
        (area("land_a", "", power_token="tyrell"), True),
        (area("land_a", "tyrell 1 footman", holder="stark"), True),
    ],
    ids=["neither", "held", "a token", "only units"],
)
def test_a_house_loses_what_it_holds_or_where_its_units_are_and_nothing_else(here: Any, *, his: bool) -> None:
    ruling = ruled(board(here), "lose_area", "tyrell", area="land_a")

    assert ("area_not_his" in [one.says for one in ruling.reasons]) is not his
    assert (ruling.verdict is Verdict.YES) is his


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize(
    ("here", "given", "refusal"),
    [
        (area("land_a", "stark 1 footman", city=True), {}, ""),
        (area("land_a", "stark 1 footman"), {}, "no_castle"),
        (area("land_a", "stark 1 footman"), {"mustering_points": {"land_a": 1}}, ""),
        (area("land_a", "tyrell 1 footman", city=True), {}, "area_of_another"),
    ],
)
def test_a_house_musters_in_its_own_castles(here: Any, given: dict[str, Any], refusal: str) -> None:
    known = {"footman_cost": 1, "supply_exceeded": False, **given}
    ruling = ruled(board(here, given=known), "muster", "stark", area="land_a", units=[{"build": "footman"}])

    assert refusal in ("", *(one.says for one in ruling.reasons))
    assert (ruling.verdict is Verdict.YES) is (refusal == "")


@pytest.mark.rule("kings.port.ships-only", "kings.scope.draft")
@pytest.mark.parametrize(
    ("at", "units", "refusal"),
    [
        ("sea_a", {"ship": 1}, ""),
        ("sea_a", {"ship": 1, "footman": 0, "siege_engine": 0}, ""),
        ("sea_a", {"ship": 1, "footman": 1}, "not_in_such_an_area"),
        ("land_b", {"footman": 1, "ship": 0}, ""),
        ("land_b", {"footman": 1, "ship": 1}, "not_in_such_an_area"),
        ("port_a", {"ship": 3, "knight": 0}, ""),
        ("port_a", {"ship": 4}, "port_is_full"),
        ("port_a", {"knight": 1}, "not_in_such_an_area"),
    ],
)
def test_units_stand_where_their_kind_can_and_none_of_a_kind_stand_nowhere(
    at: str, units: dict[PieceName, int], refusal: str
) -> None:
    assert says(coast(), EnterUnits(by="stark", area=at, units=units)) == refusal
