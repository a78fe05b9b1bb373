"""The table as data for any screen: Houses, areas, neighbours, tallies behind the numbers."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.judge import decisions
from engine.kernel.reasons import amount_of
from engine.kernel.view import Badge, ViewArea
from engine.kings.adapter import ADAPTER
from engine.kings.board.board_2003 import LANDS
from engine.kings.board.components import TURN
from engine.kings.game import KINGS
from engine.kings.table import KingsTable, RetreatedUnits
from engine.kings.view import seen_differences
from tests.kit.kings import area, board, played


def drawn(table: KingsTable, name: str) -> ViewArea:
    return next(one for one in ADAPTER.view(table).areas if one.id == name)


def badge(found: ViewArea, key: str) -> Badge | None:
    return next((one for one in found.badges if one.key == key), None)


def here(**fields: Any) -> KingsTable:
    return board(
        area("land_a", "stark 2 footman, 1 siege_engine", "sea_a land_b", "march", city=True, crowns=2),
        area("land_b", "lannister 1 knight", fortification=True, stronghold=True),
        area("sea_a~", "stark 2 ship", orders="support"),
        area("port_a=land_a/sea_a", "stark 1 ship"),
        seats=[{"id": "stark", "power": 3, "supply": 0}],
        **fields,
    )


def test_an_area_shows_who_stands_there_and_what_lies_beside_it() -> None:
    found = drawn(here(), "land_a")
    units, _, orders, beside = found.rows
    assert [(one.name, one.badges[1].value) for one in units.pieces] == [("footman", 2), ("siege_engine", 1)]
    assert [one.name for one in orders.pieces] == ["march"]
    assert {one.id for one in beside.pieces} == {"sea_a", "land_b", "port_a"}
    assert badge(found, "city") is not None
    assert badge(found, "holder") == Badge("holder", "stark")


def test_a_port_shows_its_land_its_sea_and_its_owner() -> None:
    found = drawn(here(), "port_a")
    assert (badge(found, "port_of"), badge(found, "port_sea")) == (
        Badge("port_of", "land_a"),
        Badge("port_sea", "sea_a"),
    )
    assert badge(found, "holder") == Badge("holder", "stark")


@pytest.mark.rule("kings.onetime.face-down", "kings.onetime.reveal")
def test_orders_are_not_read_off_the_screen_before_they_are_revealed() -> None:
    table = here(phase="planning", step="permanent")
    pieces = [piece for found in ADAPTER.view(table).areas for row in found.rows for piece in row.pieces]
    hidden = [piece for piece in pieces if piece.hidden]
    assert {piece.name for piece in hidden} == {"permanent_order"}
    assert not any("march" in piece.id or "support" in piece.id for piece in hidden)


@pytest.mark.rule("kings.siege.supply", "kings.port.supply")
def test_supply_is_a_tally_with_a_warning_and_no_ruling() -> None:
    table = here()
    stark = drawn(table, "stark")
    assert badge(stark, "armies") == Badge("armies", "3 2", explains="supply:stark")
    assert badge(stark, "supply_warning") is not None
    found = ADAPTER.explain(table, "supply:stark")
    assert found is not None
    assert [one.says for one in found.because] == ["supply_warning", "army_size", "army_size"]
    assert found.because[0].basis == "silent"


def test_cities_and_strongholds_are_counted_with_their_parts() -> None:
    found = ADAPTER.explain(here(), "castles:lannister")
    assert found is not None
    assert [amount_of(found), *map(amount_of, found.because)] == [1, 0, 1]


def test_an_open_battle_is_added_up_from_the_board() -> None:
    step = {"to": "land_b", "units": {"footman": 2, "siege_engine": 1}}
    table = played(here(phase="action", step="march"), "march", "stark", start="land_a", moves=[step])
    assert badge(drawn(table, "land_b"), "battle") == Badge("battle", explains="battle:land_b")
    found = ADAPTER.explain(table, "battle:land_b")
    assert found is not None
    assert [amount_of(one) for one in found.because] == [6, 3]


@pytest.mark.parametrize("what", ["", "weather", "hand:stark", "castles:tully", "battle:land_a"])
def test_there_is_nothing_to_explain_about_what_is_not_there(what: str) -> None:
    assert ADAPTER.explain(here(), what) is None


def test_a_sketch_shows_and_asks_the_houses_it_tells_of_and_no_others() -> None:
    sketch = board(
        area("land_a", "stark 1 footman"),
        area("land_b", "", power_token="tyrell"),
        seats=[{"id": "greyjoy", "power": 3}],
        turn_order=["stark", "lannister"],
        step="permanent",
    )
    asked = [one.seat for one in decisions(KINGS, sketch) if one.asks == "permanent_order"]
    assert asked == ["stark", "lannister", "greyjoy", "tyrell"]
    shown = [one.id for one in ADAPTER.view(sketch).areas]
    assert shown[: len(asked)] == asked
    assert "martell" not in shown


def test_at_a_table_of_five_all_five_are_shown() -> None:
    table = ADAPTER.new("ru-draft", {})
    shown = {one.id for one in ADAPTER.view(table).areas}
    assert {"stark", "lannister", "baratheon", "greyjoy", "tyrell"} <= shown


@pytest.mark.rule("kings.port.game-of-thrones")
@pytest.mark.parametrize(("options", "shown"), [((), None), ((5,), 1), ((3, 4, 6), None), ((3, 4, 5, 6), 1)])
def test_what_ports_bring_is_shown_where_the_game_has_ports(
    options: tuple[int, ...], shown: int | None
) -> None:
    port = [area("port_a=land_a/sea_a", "stark 1 ship")] if 5 in options else []
    table = board(area("land_a", "stark 1 footman"), area("sea_a~", ""), *port, options=options)
    income = badge(drawn(table, "stark"), "port_income")
    assert (income.value if income is not None else None) == shown


@pytest.mark.parametrize(("phase", "step"), [*TURN, ("setup", "")])
def test_a_drawn_table_says_in_which_phase_and_step_it_is(phase: str, step: str) -> None:
    view = ADAPTER.view(here().put(phase=phase, step=step))
    assert (view.facts["phase"], view.facts["step"]) == (phase, step)


@pytest.mark.rule("kings.scope.draft")
def test_only_lands_that_neutral_forces_hold_are_shown_with_their_strength() -> None:
    table = ADAPTER.new("ru-draft", {})
    shown = {one.id: badge(one, "neutral") for one in ADAPTER.view(table).areas if one.id in table.areas}
    held = {name: neutral for name, _, _, _, _, neutral in LANDS if neutral}
    assert {name: one.value for name, one in shown.items() if one is not None} == held
    assert all(area.neutral_strength is None for area in table.areas.values() if area.id not in held)


def differs(at: str, raw: dict[str, Any]) -> tuple[dict[str, tuple[Any, Any]], list[str]]:
    """What a record seen of this table differs in, and what of it is not compared."""
    found = seen_differences(here(), at, raw)
    return {one.field: (one.old, one.value) for one in found.changes}, list(found.untouched)


def test_a_record_that_was_seen_is_compared_field_by_field() -> None:
    assert differs("seats", {"id": "stark", "power": 4, "supply": 0, "hand": []}) == (
        {"power": (3, 4)},
        ["hand"],
    )
    units = [{"type": "footman", "count": 2}, {"house": "tyrell", "type": "knight", "count": 1}]
    assert differs("areas", {"id": "land_a", "kind": "land", "units": units, "crowns": 2, "colour": 1}) == (
        {"siege_engine": (1, 0)},
        ["colour", "units"],
    )


@pytest.mark.parametrize(
    ("area_id", "seen", "changes"),
    [
        ("land_a", "stark", {}),
        ("land_b", "lannister", {}),
        ("land_b", "tyrell", {"holder": ("lannister", "tyrell")}),
    ],
)
def test_whoever_stands_in_an_area_holds_it_as_it_is_seen(
    area_id: str, seen: str, changes: dict[str, tuple[str, str]]
) -> None:
    told = {"id": area_id, "holder": seen}
    untold = here().area(area_id, holder="")

    found = seen_differences(untold, "areas", told)

    assert {one.field: (one.old, one.value) for one in found.changes} == changes


@pytest.mark.parametrize("at", ["seats", "areas", "weather"])
def test_what_is_not_at_the_table_is_compared_with_nothing(at: str) -> None:
    assert differs(at, {"id": "nobody", "power": 1}) == ({}, [])


def test_units_that_have_to_retreat_are_shown_where_they_were_beaten() -> None:
    table = here().put(fled=RetreatedUnits("stark", "land_b", {"knight": 2}))
    rows = {row.key: row.pieces for row in drawn(table, "land_b").rows}
    assert [(one.name, one.badges[0].value, one.badges[1].value) for one in rows["beaten"]] == [
        ("knight", "stark", 2)
    ]
    gone = table.put(fled=RetreatedUnits("stark", "land_b", {"knight": 2}, "land_a"))
    assert next(row for row in drawn(gone, "land_b").rows if row.key == "beaten").pieces == ()


@pytest.mark.rule("kings.onetime.composition", "kings.onetime.spent", "kings.onetime.face-down")
@pytest.mark.parametrize(
    ("options", "phase", "shown"),
    [
        ((3, 4, 5, 6), "action", ["call"]),
        ((3, 4, 5, 6), "planning", ["call", "forced_march"]),
        ((3, 5), "action", []),
    ],
)
def test_a_house_shows_the_one_time_orders_that_nobody_has_seen_yet(
    options: tuple[int, ...], phase: str, shown: list[str]
) -> None:
    lies = "forced_march" if 6 in options else ""
    table = board(area("land_a", "stark 1 footman", orders=lies), options=options, phase=phase)
    rows = {row.key: row.pieces for row in drawn(table.seat("stark", left=("call",)), "stark").rows}

    assert sorted(piece.name for piece in rows["one_time_left"]) == shown
