"""Ports, tokens, cards and pieces where something is missing or has already gone."""

from __future__ import annotations

import pytest

from engine.kernel.cases.model import AskStep, ValueUnknown
from engine.kernel.judge import candidates, decisions, judge
from engine.kernel.reasons import Verdict
from engine.kernel.remedies import remedied
from engine.kings.cases.casebook import CASEBOOK
from engine.kings.game import KINGS
from engine.kings.moves import ExecuteOneTime
from engine.kings.new_game import new_game
from tests.kit.kings import area, board, move, played, refused, ruled

SHIP = {"ship": 1}


@pytest.mark.rule("kings.port.transport", "kings.forced.gather")
def test_whether_a_ship_in_port_carries_a_forced_march_is_for_the_table_to_say() -> None:
    here = board(
        area("land_a", "stark 1 footman", "sea_a", orders="forced_march"),
        area("sea_a~", "stark 1 ship", "land_a land_b"),
        area("land_b", "stark 1 footman", "sea_a"),
        area("port_b=land_b/sea_a", "stark 1 ship"),
        step="march",
    )
    gather = {"from": "land_b", "units": {"footman": 1}, "via": ["port_b"]}
    march = {"order": "forced_march", "area": "land_a", "moves": [gather]}
    refused(here, "port.transport", "execute_one_time", "stark", **march)
    carried = here.put(decided={"kings.port.transport": "yes"})
    assert ruled(carried, "execute_one_time", "stark", **march).verdict is Verdict.YES


@pytest.mark.rule("kings.scope.draft")
def test_the_own_token_that_lies_there_keeps_the_area_when_the_last_unit_leaves() -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b", orders="march", power_token="stark"),
        area("land_b", ""),
        step="march",
    )
    after = played(here, "march", "stark", start="land_a", moves=[{"to": "land_b", "units": {"footman": 1}}])
    assert (after.areas["land_a"].holder, after.areas["land_a"].power_token) == ("stark", "stark")
    assert "area_lost" not in [event.what for event in after.events]


@pytest.mark.rule("kings.port.capture")
def test_nobody_decides_about_ships_that_have_gone_from_a_port_that_was_taken() -> None:
    here = board(
        area("land_a", "", "land_b"),
        area("land_b", "stark 1 footman", "land_a", orders="march"),
        area("sea_a~", ""),
        area("port_a=land_a/sea_a", "tyrell 1 ship"),
        step="march",
    )
    taken = played(here, "march", "stark", start="land_b", moves=[{"to": "land_a", "units": {"footman": 1}}])
    assert "ships_in_port" in [one.asks for one in decisions(KINGS, taken)]
    gone = played(taken, "enter_units", "tyrell", area="port_a", units={})
    assert "ships_in_port" not in [one.asks for one in decisions(KINGS, gone)]


@pytest.mark.rule("kings.port.consolidate-take")
def test_the_way_out_of_a_blockade_takes_enemy_ships_off_the_sea_and_no_own_ones() -> None:
    here = board(
        area("land_a", "stark 1 footman", "sea_a"),
        area("sea_a~", "stark 1 ship", "land_a"),
        area("port_a=land_a/sea_a", "stark 1 ship", orders="consolidate_power"),
        step="consolidate_power",
    ).area("sea_a", units={"stark": SHIP, "tyrell": SHIP})
    trade = move("consolidate", "stark", area="port_a", take="power_tokens")
    [way_out] = judge(KINGS, here, trade).changes
    there, made = remedied(KINGS, here, trade, way_out)
    assert there.areas["sea_a"].units == {"stark": SHIP}
    assert judge(KINGS, there, made).verdict is Verdict.YES


@pytest.mark.rule("kings.highgarden.limit")
def test_a_card_of_strength_zero_is_offered_with_nothing_to_take() -> None:
    here = board(
        area("land_a", "tyrell 1 footman", "land_b", orders="might_of_highgarden"),
        area("land_b", "stark 1 footman"),
        seats=[
            {"id": "tyrell", "hand": [{"name": "Queen", "strength": 0}, {"name": "Loras", "strength": 3}]},
            {"id": "stark", "power": 5},
        ],
        step="consolidate_power",
    )
    offered = [one.move for one in candidates(KINGS, here) if isinstance(one.move, ExecuteOneTime)]
    assert [(one.discard, one.take_from) for one in offered] == [
        ("Queen", {}),
        ("Loras", {}),
        ("Loras", {"stark": 3}),
    ]


@pytest.mark.rule("kings.scorpion.effect")
def test_a_card_of_a_hand_nobody_told_goes_to_the_discard_and_the_hand_stays_untold() -> None:
    here = board(
        area("land_a", "martell 1 footman", "land_b", orders="scorpions_sting"),
        area("land_b", "stark 1 footman"),
        step="raid",
    )
    fields = {"order": "scorpions_sting", "area": "land_a", "discard_of": {"stark": "Catelyn Stark"}}
    stark = played(here, "execute_one_time", "martell", **fields).seats["stark"]
    assert (stark.hand, stark.discard) == (None, ("Catelyn Stark",))


@pytest.mark.rule("kings.scope.draft")
def test_whose_units_stand_where_two_houses_meet_cannot_be_told_in_one_name() -> None:
    alone = board(area("sea_a~", "stark 1 ship"))
    assert CASEBOOK.fact("area.sea_a.units_of", alone, ()) == "stark"
    met = alone.area("sea_a", units={"stark": SHIP, "tyrell": SHIP})
    with pytest.raises(ValueUnknown):
        CASEBOOK.fact("area.sea_a.units_of", met, ())


@pytest.mark.rule("kings.options.list")
def test_a_tenth_option_has_no_text_for_there_is_none() -> None:
    here = board(area("land_a", ""))
    asked = CASEBOOK.step({"ask": "rule_text", "option": 10}, here)
    assert isinstance(asked, AskStep)
    found = CASEBOOK.answer(asked, here)
    assert (found.value, found.ruling.reasons[0].says) == (None, "no_such_option_number")


@pytest.mark.rule("kings.options.untexted")
def test_a_game_with_an_option_that_is_only_named_says_so_at_its_start() -> None:
    def notes(*options: int) -> list[str]:
        table = new_game("ru-draft", {"houses": ("stark", "lannister", "baratheon"), "options": options})
        return [one.says for one in table.notes]

    assert "options_without_text" in notes(3, 7)
    assert "options_without_text" not in notes(3, 6)


@pytest.mark.rule("kings.scope.draft")
def test_a_footman_made_a_knight_leaves_a_stock_nobody_told_untold() -> None:
    def stock(**seat: object) -> object:
        here = board(
            area("land_a", "stark 1 footman", stronghold=True),
            seats=[{"id": "stark", "supply": 6, **seat}],
            phase="westeros",
        )
        made = played(here, "muster", "stark", area="land_a", units=[{"upgrade": "footman", "to": "knight"}])
        return made.seats["stark"].available

    assert stock(available={"footman": 3, "knight": 2}) == {"footman": 4, "knight": 1}
    assert stock() is None


@pytest.mark.rule("kings.onetime.steps")
def test_without_one_time_orders_nothing_comes_before_the_permanent_ones() -> None:
    plain = board(area("land_a", "stark 1 footman"), options=(5,), phase="planning", step="one_time")
    assert ruled(plain, "place_order", "stark", order="march", area="land_a").verdict is Verdict.YES
    timed = board(area("land_a", "stark 1 footman"), phase="planning", step="one_time")
    early = {"order": "march", "area": "land_a", "step": "one_time"}
    refused(timed, "onetime.steps", "place_order", "stark", **early)


@pytest.mark.rule("kings.port.ships-only", "kings.port.capacity", "kings.components.list")
@pytest.mark.parametrize(
    ("of", "units", "possible"),
    [
        ("port_a", ("stark:ship:3",), True),
        ("port_a", ("stark:ship:4",), False),
        ("port_a", ("stark:footman:1",), False),
        ("land_a", ("stark:ship:1",), False),
        ("land_a", ("stark:siege_engine:1",), True),
    ],
)
def test_units_are_set_right_where_such_units_can_stand(
    of: str, units: tuple[str, ...], possible: bool
) -> None:
    here = board(area("land_a", ""), area("sea_a~", ""), area("port_a=land_a/sea_a", ""))
    right = move("correct", of=of, field="units", value=units, reason="miscounted")
    assert (judge(KINGS, here, right).verdict is Verdict.YES) is possible


@pytest.mark.rule("kings.siege.muster", "kings.options.any-combination")
def test_no_siege_engine_is_set_on_a_board_without_them() -> None:
    plain = board(area("land_a", ""), options=(5,))
    engine = move("correct", of="land_a", field="units", value=("stark:siege_engine:1",), reason="seen")
    assert judge(KINGS, plain, engine).verdict is Verdict.NO


@pytest.mark.rule("kings.onetime.spent", "kings.onetime.face-down")
@pytest.mark.parametrize(("phase", "left"), [("planning", ["call", "forced_march"]), ("action", ["call"])])
def test_who_takes_back_a_one_time_order_while_planning_has_it_again(phase: str, left: list[str]) -> None:
    here = board(area("land_a", "stark 1 footman", orders="forced_march"), phase=phase)
    here = here.seat("stark", left=("call",))
    after = played(here, "correct", of="land_a", field="orders", value=(), reason="laid by mistake")
    assert after.areas["land_a"].orders == ()
    assert sorted(after.seats["stark"].left or ()) == left


@pytest.mark.rule("kings.onetime.composition")
def test_a_one_time_order_does_nothing_that_another_does() -> None:
    here = board(area("land_a", "lannister 1 footman", "land_b", orders="guile_of_the_lion"), step="march")
    fields = {"order": "guile_of_the_lion", "area": "land_a", "remove": ["land_b:march"]}
    ruling = ruled(here, "execute_one_time", "lannister", **fields)
    assert "not_of_this_order" in [one.says for one in ruling.deciding]
