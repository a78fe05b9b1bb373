"""What a raid, an order or a step leaves undone is told with its reason, and a question can be answered."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.judge import judge
from engine.kernel.reasons import Verdict
from engine.kernel.remedies import remedied
from engine.kings.adapter import ADAPTER
from engine.kings.game import KINGS
from engine.kings.table import KingsTable
from referee.session.log.ruled_history import OutcomeKind
from referee.session.preview import preview_move
from referee.session.session import Session
from tests.kit.kings import Raw, area, board, move, played_with, refused, ruled

PORT = "port_a=land_a/sea_a"


def nothing(*kept: object) -> None:
    """Keeps nothing."""


def said(table: KingsTable, verb: str, by: str = "", **fields: Any) -> dict[str, tuple[str, ...]]:
    """What came of a legal move: message -> its rules."""
    return {one.says: one.rules for one in played_with(table, verb, by, **fields).ruling.done}


def at_the_raids(*areas: Raw, options: tuple[int, ...] = (5, 6)) -> KingsTable:
    return board(
        area("land_b", "stark 1 footman", "land_a land_c", "raid"),
        *areas,
        options=options,
        phase="action",
        step="raid",
    )


@pytest.mark.rule("kings.call.vulnerable", "kings.scope.draft")
@pytest.mark.parametrize("options", [(), (6,)])
def test_no_house_raids_an_area_of_its_own_and_the_refusal_names_one_worth_raiding(
    options: tuple[int, ...],
) -> None:
    own = area("land_a", "stark 1 footman", orders="support")
    table = at_the_raids(own, area("land_c", "tyrell 1 footman", orders="support"), options=options)
    raid = move("raid", "stark", start="land_b", target="land_a")
    ruling = judge(KINGS, table, raid)
    assert ruling.verdict is Verdict.NO
    assert [one.says for one in ruling.deciding] == ["raid_on_own_area"]
    assert judge(KINGS, *remedied(KINGS, table, raid, ruling.changes[0])).verdict is Verdict.YES


@pytest.mark.rule("kings.port.raided")
def test_only_enemy_ships_raid_a_port() -> None:
    table = board(
        area("land_a", "stark 1 footman"),
        area("sea_a~", "stark 1 ship", orders="raid"),
        area(PORT, "stark 1 ship", orders="support"),
        phase="action",
        step="raid",
    )
    refused(table, "port.raided", "raid", "stark", start="sea_a", target="port_a")


@pytest.mark.rule("kings.onetime.raid-both")
@pytest.mark.parametrize("orders", ["call", "support", "march"])
def test_that_a_raid_takes_both_is_said_only_where_two_orders_lie(orders: str) -> None:
    one = at_the_raids(area("land_a", "tyrell 1 footman", orders=orders))
    assert "raid_takes_both" not in said(one, "raid", "stark", start="land_b", target="land_a")
    two = at_the_raids(area("land_a", "tyrell 1 footman", orders="forced_march defense"))
    assert "raid_takes_both" in said(two, "raid", "stark", start="land_b", target="land_a")


@pytest.mark.rule("kings.onetime.raid-both", "kings.call.vulnerable")
def test_an_order_that_was_raided_alone_is_not_said_to_have_gone_with_another() -> None:
    table = at_the_raids(area("land_a", "tyrell 1 footman", orders="call"))
    after = played_with(table, "raid", "stark", start="land_b", target="land_a").state
    gone = ruled(after, "execute_one_time", "tyrell", order="call", area="land_a")
    assert "kings.call.vulnerable" in gone.because
    assert "kings.onetime.raid-both" not in gone.because


@pytest.mark.rule("kings.onetime.raid-both", "kings.scope.draft")
@pytest.mark.parametrize(("orders", "why"), [("march", "raid_removes_nothing"), ("", "raid_finds_no_order")])
def test_a_raid_that_removes_nothing_says_why(orders: str, why: str) -> None:
    table = at_the_raids(area("land_a", "tyrell 1 footman", orders=orders))
    assert why in said(table, "raid", "stark", start="land_b", target="land_a")


@pytest.mark.rule("kings.onetime.spent")
@pytest.mark.parametrize(
    ("house", "order", "step"),
    [
        ("stark", "young_wolf", "raid"),
        ("greyjoy", "iron_fleet", "raid"),
        ("stark", "forced_march", "march"),
        ("stark", "call", "consolidate_power"),
    ],
)
def test_a_one_time_order_for_which_nothing_is_chosen_says_so(house: str, order: str, step: str) -> None:
    table = board(area("land_a", f"{house} 1 footman", orders=order, city=True), phase="action", step=step)
    came = said(table, "execute_one_time", house, order=order, area="land_a")
    assert "kings.onetime.spent" in came["nothing_chosen"]


@pytest.mark.rule("kings.scope.draft")
def test_a_march_that_moves_nobody_says_so() -> None:
    table = board(area("land_a", "stark 1 footman", orders="march"), phase="action", step="march")
    assert "march_moves_nobody" in said(table, "march", "stark", start="land_a", moves=[])


def beaten(*areas: Raw) -> KingsTable:
    """A footman of Stark has lost in land_a."""
    near = " ".join(one["id"] for one in areas)
    return board(area("land_a", "stark 1 footman", near), *areas, given={"loser": "stark"})


@pytest.mark.rule("kings.scope.draft")
def test_nobody_retreats_to_where_enemy_units_stand_and_nothing_is_asked() -> None:
    table = beaten(area("land_b", "tyrell 1 footman"), area("land_c", "", holder="stark"))
    back = move("retreat", "stark", start="land_a", to="land_b")
    ruling = judge(KINGS, table, back)
    assert (ruling.verdict, ruling.asks) == (Verdict.NO, None)
    assert [one.says for one in ruling.deciding] == ["retreat_into_enemies"]
    assert judge(KINGS, *remedied(KINGS, table, back, ruling.changes[0])).verdict is Verdict.YES


@pytest.mark.rule("kings.scope.draft", "kings.gap.base-game")
@pytest.mark.parametrize(
    ("there", "doubt"),
    [
        (area("land_b", "", power_token="tyrell"), "retreat_to_held"),
        (area("land_b", "", neutral_force=True, stronghold=True), "retreat_to_neutral"),
    ],
)
@pytest.mark.parametrize(("answer", "verdict"), [("yes", Verdict.YES), ("no", Verdict.NO)])
def test_what_is_asked_of_a_retreat_says_why_and_the_answer_settles_it(
    there: Raw, doubt: str, answer: str, verdict: Verdict
) -> None:
    session = Session(ADAPTER, beaten(there), KINGS.texts, nothing)
    back = move("retreat", "stark", start="land_a", to="land_b")
    asked = session.enter(back)
    assert asked.question is not None
    assert asked.ruling.deciding[0].says == doubt
    session.answer_question(asked.question, answer)
    assert session.rulings_on(back)[0].verdict is verdict


def with_unused() -> KingsTable:
    """The March step; a March and a forced march have not been carried out."""
    return board(
        area("land_a", "stark 1 footman", orders="march"),
        area("land_b", "tyrell 1 footman", orders="forced_march defense"),
        area("land_c", "tyrell 1 footman", orders="consolidate_power"),
        phase="action",
        step="march",
    )


@pytest.mark.rule("kings.scope.draft", "kings.onetime.spent")
@pytest.mark.parametrize(
    ("verb", "fields"),
    [("next_step", {}), ("consolidate", {"by": "tyrell", "area": "land_c", "take": "power_tokens"})],
)
def test_orders_whose_step_is_over_are_named_before_and_after(verb: str, fields: Raw) -> None:
    session = Session(ADAPTER, with_unused(), KINGS.texts, nothing)
    on = move(verb, **fields)
    before = [one.card for one in preview_move(session, on).events if one.what == "order_unused"]
    done = session.enter(on)
    after = [one.card for one in done.events if one.what == "order_unused"]
    assert done.kind is OutcomeKind.DONE
    assert before == after == ["land_a:march", "land_b:forced_march"]
    named = {one.rules[0]: one.facts["orders"] for one in done.ruling.done if one.says == "orders_unused"}
    assert named == {
        "kings.onetime.spent": ("land_b:forced_march",),
        "kings.scope.draft": ("land_a:march",),
    }


@pytest.mark.rule("kings.scope.draft")
def test_where_every_order_of_the_step_was_carried_out_none_is_named() -> None:
    table = board(area("land_a", "stark 1 footman", orders="defense call"), phase="action", step="march")
    assert "orders_unused" not in said(table, "next_step")
