"""Beginning a game: Houses, options in any mix, the board as entered or the preset."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine.kernel.corrections import Correct
from engine.kernel.decisions import TABLE, Move
from engine.kernel.errors import Impossible, Unreadable
from engine.kernel.input_forms import all_settled, option_value
from engine.kernel.judge import Candidate, candidates, decisions, judge, play
from engine.kernel.reasons import Verdict
from engine.kings.adapter import ADAPTER
from engine.kings.board import board_2003
from engine.kings.board.components import HOUSES
from engine.kings.declarations import EnterArea, EnterUnits
from engine.kings.game import KINGS
from engine.kings.moves import NextStep, PlaceOrder
from engine.kings.new_game import START
from engine.kings.table import KingsTable
from referee.notation.parser.parse import parse
from referee.session.session import Session
from referee.words.speech import Speech


def begun(**given: Any) -> KingsTable:
    table: KingsTable = ADAPTER.new("ru-draft", given)
    return table


@pytest.mark.rule("kings.options.any-combination", "kings.options.list")
def test_any_selection_of_the_six_options_can_be_played() -> None:
    for count in range(7):
        for options in combinations(range(1, 7), count):
            assert begun(options=options).options == options


def test_what_the_start_form_settles_begins_a_game() -> None:
    settled = all_settled(START, {"option_3": ("yes",)})
    given = {one.key: option_value(one, settled[one.key]) for one in START.settings}
    table = ADAPTER.new("ru-draft", given)
    assert table.options == (3,)
    assert table.preset == "board_2003"
    assert decisions(KINGS, table)


@pytest.mark.rule("kings.scope.draft")
def test_the_preset_says_where_it_comes_from_and_what_is_in_doubt() -> None:
    table = begun()
    note = next(one for one in table.notes if one.says == "board_preset")
    assert note.facts["certainty"] == "source"
    assert note.facts["areas"] == board_2003.DOUBTFUL
    assert set(board_2003.DOUBTFUL) == {area.id for area in table.areas.values() if area.doubtful}
    assert sum(area.kind == "land" for area in table.areas.values()) == 34
    assert sum(area.kind == "sea" for area in table.areas.values()) == 11
    assert sum(area.city for area in table.areas.values()) == 10
    assert sum(area.stronghold for area in table.areas.values()) == 8
    for area in table.areas.values():
        assert all(area.id in table.areas[one].adjacent for one in area.adjacent)


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize(
    ("field", "printed"), [("turn_order", board_2003.IRON_THRONE), ("fiefdoms", board_2003.FIEFDOMS)]
)
def test_five_houses_stand_on_a_track_as_it_is_printed_unless_the_table_says_otherwise(
    field: str, printed: tuple[str, ...]
) -> None:
    assert getattr(begun(), field) == printed
    assert getattr(begun(**{field: printed[::-1]}), field) == printed[::-1]


@pytest.mark.rule("kings.martell.sunspear-token", "kings.martell.overlays", "kings.martell.start-cards")
def test_with_six_the_neutral_army_of_sunspear_is_left_out_and_the_start_is_not_in_the_source() -> None:
    six = begun(houses=HOUSES, options=[1])
    assert not six.areas["sunspear"].neutral
    assert begun().areas["sunspear"].neutral
    assert "six_player_start" in {one.says for one in six.notes}
    assert not any(area.units for area in six.areas.values())


@pytest.mark.rule("kings.martell.start-cards")
@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_where_nobody_stands_on_the_board_the_table_is_asked_with_a_line_that_can_be_typed(
    language: str,
) -> None:
    six = begun(houses=HOUSES, options=[1])
    asked = decisions(KINGS, six)[0]
    assert (asked.seat, asked.asks) == (TABLE, "board_is_empty")
    line = Speech(language).decision(asked).rpartition(": ")[2]
    assert parse(line, Session(ADAPTER, six, KINGS.texts, lambda *_: None)) == EnterUnits(
        by="stark", area="blackwater", units={"footman": 1, "knight": 1}
    )


def test_six_houses_are_asked_for_units_until_each_has_some() -> None:
    table = begun(houses=HOUSES, options=[1])
    for number, house in enumerate(HOUSES, 1):
        land = list(table.areas)[number]
        table = play(KINGS, table, EnterUnits(by=house, area=land, units={"knight": 1})).state
        asked = decisions(KINGS, table)[0]
        assert asked.asks == ("houses_without_units" if HOUSES[number:] else "permanent_order")
        assert asked.about.get("houses", ()) == HOUSES[number:]


def of_three(*options: int) -> KingsTable:
    return begun(houses=["stark", "lannister", "baratheon"], options=options)


def listed(table: KingsTable, kind: type[Move]) -> list[Candidate]:
    return [one for one in candidates(KINGS, table) if isinstance(one.move, kind)]


@pytest.mark.rule("kings.scope.draft")
def test_three_houses_are_asked_for_their_units_until_the_reported_start_stands() -> None:
    table = of_three()
    assert decisions(KINGS, table)[0].asks == "units_to_lay_out"
    assert decisions(KINGS, table)[0].about["houses"] == ("stark", "lannister", "baratheon")
    for left in range(9, 0, -1):
        starts = listed(table, EnterUnits)
        assert len(starts) == left
        ruling = judge(KINGS, table, starts[0].move)
        assert ruling.verdict is Verdict.YES
        assert "reported_start" in [one.says for one in ruling.reasons]
        table = play(KINGS, table, starts[0].move).state
    five = begun()
    assert decisions(KINGS, table)[0].asks == "permanent_order"
    assert all(
        table.areas[area].units_of(one) == five.areas[area].units_of(one)
        for area in five.areas
        for one in table.seats
    )


@pytest.mark.rule("kings.scope.draft", "kings.martell.start-cards")
def test_a_start_of_five_is_listed_for_no_other_board_and_not_for_six() -> None:
    assert not listed(begun(houses=HOUSES, options=[1]), EnterUnits)
    assert not listed(begun(board="entered", areas=[{"id": "a", "kind": "land"}]), EnterUnits)


@pytest.mark.rule("kings.port.setup", "kings.port.tokens", "kings.gap.port-places")
def test_with_option_5_the_table_is_asked_for_eight_ports_before_the_first_order() -> None:
    table = begun(options=[5])
    for laid in range(8):
        asked = decisions(KINGS, table)[0]
        assert (asked.asks, asked.about["laid"]) == ("ports_to_lay_out", laid)
        table = play(KINGS, table, listed(table, EnterArea)[0].with_picks(())).state
    assert not listed(table, EnterArea)
    assert decisions(KINGS, begun(options=[5]))[0].asks == "ports_to_lay_out"
    ordered = play(KINGS, begun(options=[5]), PlaceOrder(by="stark", order="march", area="winterfell")).state
    assert "ports_to_lay_out" not in [one.asks for one in decisions(KINGS, ordered)]


@pytest.mark.rule("kings.port.belongs")
@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
def test_what_asks_for_ports_and_units_shows_a_line_that_can_be_typed(language: str) -> None:
    table = of_three(5)
    session = Session(ADAPTER, table, KINGS.texts, lambda *_: None)
    units, ports = decisions(KINGS, table)[:2]
    said = (Speech(language).decision(one).rpartition(": ")[2] for one in (units, ports))
    assert [parse(line, session) for line in said] == [
        EnterUnits(by="stark", area="blackwater", units={"footman": 1, "knight": 1}),
        EnterArea(kind="port", land="castle-black", sea="bay-of-ice"),
    ]


@pytest.mark.rule("kings.port.belongs")
def test_a_port_nobody_has_named_is_called_by_its_land() -> None:
    move = EnterArea(kind="port", land="white-harbor", sea="the-narrow-sea")
    table = play(KINGS, of_three(5), move).state
    session = Session(ADAPTER, table, KINGS.texts, lambda *_: None)
    stands = EnterUnits(by="stark", area="port-of-white-harbor", units={"ship": 1})
    for said in ("White Harbor port", "port White Harbor"):
        assert parse(f"stark stands in {said} 1 ship", session) == stands
    assert judge(KINGS, table, stands).verdict is Verdict.YES


@pytest.mark.parametrize(
    "given",
    [
        {"houses": ["stark", "lannister"]},
        {"houses": ["stark", "stark", "lannister"]},
        {"houses": ["stark", "lannister", "tully"]},
        {"options": [3, 12]},
        {"board": "board_2011"},
        {"turn_order": ["stark"]},
        {"decided": {"kings.port.retreat": "perhaps"}},
        {"board": "entered", "options": [3], "areas": [{"id": "a", "kind": "sea", "fortification": True}]},
    ],
)
def test_what_cannot_be_put_together_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(Impossible):
        begun(**given)


def test_what_is_unknown_is_unreadable() -> None:
    with pytest.raises(Unreadable):
        begun(weather="rain")
    with pytest.raises(Unreadable):
        ADAPTER.new("en", {})


@pytest.mark.rule("kings.port.setup", "kings.port.belongs", "kings.port.tokens")
def test_players_enter_their_board_area_by_area() -> None:
    table = begun(board="entered", options=[5])
    for move in (
        EnterArea(area="oldtown", city=True),
        EnterArea(area="straits", kind="sea", adjacent=("oldtown",)),
        EnterArea(area="harbour", kind="port", land="oldtown", sea="straits"),
        EnterUnits(by="tyrell", area="oldtown", units={"footman": 2}),
        EnterUnits(by="tyrell", area="harbour", units={"ship": 1}),
    ):
        table = play(KINGS, table, move).state
    assert table.areas["oldtown"].adjacent == ("straits",)
    assert table.areas["oldtown"].holder == "tyrell"
    [straits] = (one for one in ADAPTER.view(table).areas if one.id == "straits")
    [neighbours] = (row for row in straits.rows if row.key == "neighbours")
    assert [one.id for one in neighbours.pieces] == ["oldtown", "harbour"]


@pytest.mark.rule("kings.onetime.steps", "kings.onetime.reveal")
def test_a_turn_goes_on_step_by_step() -> None:
    table = begun(options=[6])
    seen = []
    for _ in range(7):
        seen.append(table.step or table.phase)
        table = play(KINGS, table, NextStep(by="TABLE")).state
    assert seen == ["one_time", "permanent", "raid", "march", "consolidate_power", "westeros", "one_time"]
    assert table.round == 2


def test_a_judge_sets_right_what_can_be_and_nothing_else() -> None:
    table = begun(options=[3])
    fort = Correct(of="winterfell", field="fortification", value=True, reason="forgotten")
    assert play(KINGS, table, fort).state.areas["winterfell"].fortification
    for of, field, value in (
        ("winterfell", "ship", 1),
        ("the-narrow-sea", "fortification", True),
        ("stark", "power", 40),
        ("", "weather", 1),
    ):
        move = Correct(of=of, field=field, value=value, reason="no")
        assert judge(KINGS, table, move).verdict is Verdict.NO


@pytest.mark.rule("kings.martell.components-for-six", "kings.options.any-combination")
def test_house_martell_needs_its_option() -> None:
    with pytest.raises(Impossible) as raised:
        begun(houses=HOUSES, options=(6,))
    assert [fault.rule for fault in raised.value.faults] == ["kings.martell.components-for-six"]
    assert "martell" in begun(houses=HOUSES, options=(1, 6)).seats


@pytest.mark.rule("kings.port.setup", "kings.port.belongs")
@pytest.mark.parametrize(("sea", "verdict"), [("sea-of-dorne", Verdict.YES), ("bay-of-ice", Verdict.NO)])
def test_a_port_is_laid_between_a_land_and_a_sea_that_border_on_each_other(
    sea: str, verdict: Verdict
) -> None:
    table = begun(options=[5])
    ruling = judge(KINGS, table, EnterArea(area="harbour", kind="port", land="sunspear", sea=sea))
    assert ruling.verdict is verdict
    assert verdict is Verdict.YES or ruling.deciding[0].rules[0] == "kings.port.setup"


@pytest.mark.rule("kings.onetime.steps")
def test_who_has_placed_all_orders_is_asked_behind_the_others_and_behind_going_on() -> None:
    table = begun()
    own = [area.id for area in table.areas.values() if area.units_of("stark")]
    for area in own:
        table = play(KINGS, table, PlaceOrder(by="stark", order="defense", area=area)).state
    asked = [one.seat for one in decisions(KINGS, table)]
    assert asked == ["lannister", "baratheon", "greyjoy", "tyrell", TABLE, "stark"]
