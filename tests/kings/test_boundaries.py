"""Where a rule of the board begins and where it ends: what is just allowed and what is not any more."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.judge import Candidate, decisions
from engine.kernel.reasons import Ruling, Verdict
from engine.kernel.state import Outcome
from engine.kings.board.supply_and_victory import crowned
from engine.kings.cases.answers import may_also_remove
from engine.kings.cases.table_position import position_of
from engine.kings.game import KINGS
from engine.kings.notation.grammar import field
from engine.kings.odds import forecasts
from engine.kings.table import KingsTable
from tests.kit.kings import area, board, move, played, played_with, refused, ruled

PORT = "port_a=land_a/sea_a"


def says(ruling: Ruling) -> str:
    """The first reason that decides."""
    return ruling.deciding[0].says


def marched(*others: Any, **fields: Any) -> KingsTable:
    """Lannister has marched against a footman of Stark, and nobody has said how it ended."""
    here = board(
        area("land_a", "stark 1 footman", "land_b land_c land_d"),
        area("land_b", "lannister 2 knight", orders="march"),
        *others,
        phase="action",
        step="march",
        **fields,
    )
    return played(
        here, "march", "lannister", start="land_b", moves=[{"to": "land_a", "units": {"knight": 2}}]
    )


@pytest.mark.rule("kings.scope.draft")
def test_those_are_asked_for_support_whose_support_order_lies_next_to_the_battle() -> None:
    table = marched(
        area("land_c", "tyrell 1 knight", orders="support"),
        area("land_d", "greyjoy 1 knight", orders="march"),
        area("land_e", "martell 1 knight", orders="support"),
    )
    assert [one.seat for one in decisions(KINGS, table) if one.asks == "support_in_battle"] == ["tyrell"]


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize(("loser", "because"), [("stark", "not_the_loser"), ("lannister", "")])
def test_casualties_are_the_losers(loser: str, because: str) -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b"),
        area("land_b", "lannister 1 knight"),
        given={"loser": loser, "attacker": "lannister", "attacking_units": {"knight": 1}},
        step="march",
    )
    ruling = ruled(here, "casualty", "lannister", area="land_a", unit="knight")
    assert because in ("", *(one.says for one in ruling.reasons if one.found is Verdict.NO))
    assert (ruling.verdict is Verdict.YES) is (because == "")


@pytest.mark.rule("kings.siege.casualty-consequence", "kings.scope.draft")
def test_as_many_fall_as_swords_were_told_and_no_more() -> None:
    here = board(
        area("land_a", "stark 3 footman", "land_b"),
        area("land_b", ""),
        given={"loser": "stark", "sword_casualties": 2},
        step="march",
    )
    for _ in range(2):
        here = played(here, "casualty", "stark", area="land_a", unit="footman")
    assert says(refused(here, "scope.draft", "casualty", "stark", area="land_a", unit="footman")) == (
        "swords_are_paid"
    )


@pytest.mark.rule("kings.scope.draft")
def test_nobody_goes_back_of_whom_nothing_is_left() -> None:
    here = board(
        area("land_a", "", "land_b"),
        area("land_b", "", holder="stark"),
        given={"loser": "stark"},
        step="march",
    )
    ruling = ruled(here, "retreat", "stark", start="land_a", to="land_b")
    assert "nobody_there" in [one.says for one in ruling.reasons if one.found is Verdict.NO]


@pytest.mark.rule("kings.port.capture", "kings.port.capture-destroy")
def test_play_goes_on_when_it_is_said_what_becomes_of_the_ships_in_a_captured_port() -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b land_c"),
        area("land_b", "lannister 2 knight", orders="march"),
        area("land_c", "", holder="stark"),
        area("sea_a~", ""),
        area(PORT, "stark 1 ship"),
        phase="action",
        step="march",
    )
    going = [{"to": "land_a", "units": {"knight": 2}}]
    lost = {"winner": "lannister", "losers": "destroyed"}
    taken = played(here, "march", "lannister", start="land_b", moves=going, battle=lost)
    assert says(refused(taken, "port.capture", "next_step")) == "port_is_open"
    settled = played(taken, "capture_port", "lannister", port="port_a", choice="destroy")
    assert played(settled, "next_step").step == "consolidate_power"


@pytest.mark.rule("kings.port.capture", "kings.port.owner")
def test_only_a_port_is_captured_like_one() -> None:
    here = board(area("land_a", "stark 1 footman"), area("sea_a~", ""), area(PORT, ""))
    ruling = ruled(here, "capture_port", "stark", port="land_a", choice="destroy")
    assert "no_port" in [one.says for one in ruling.reasons if one.found is Verdict.NO]


@pytest.mark.rule("kings.port.consolidate-place", "kings.port.consolidate-take")
def test_a_port_without_a_ship_trades_nothing() -> None:
    here = board(
        area("land_a", "stark 1 footman"),
        area("sea_a~", ""),
        area(PORT, "", holder="stark"),
        phase="action",
        step="consolidate_power",
    )
    ruling = ruled(here, "consolidate", "stark", area="port_a", tokens=1)
    assert "no_ship_in_port" in [one.says for one in ruling.reasons if one.found is Verdict.NO]


@pytest.mark.rule("kings.delivery.effect")
@pytest.mark.parametrize(
    ("level", "barrels", "after", "stops"),
    [(4, 1, 5, False), (5, 1, 6, False), (5, 2, 6, True), (6, 1, 6, True)],
)
def test_a_supply_marker_that_just_reaches_the_top_rests_on_nothing_the_text_leaves_open(
    level: int, barrels: int, after: int, *, stops: bool
) -> None:
    here = board(
        area("land_a", "stark 1 footman", orders="supply_delivery", barrels=barrels),
        seats=[{"id": "stark", "supply": level}],
        step="consolidate_power",
    )

    done = played_with(here, "execute_one_time", "stark", order="supply_delivery", area="land_a")

    assert done.state.seats["stark"].supply == after
    assert ("supply_stops" in [one.says for one in done.ruling.done]) is stops


@pytest.mark.rule("kings.call.muster", "kings.fort.other-orders")
@pytest.mark.parametrize("order", ["call", "supply_delivery"])
def test_neither_a_call_nor_a_delivery_brings_tokens(order: str) -> None:
    here = board(area("land_a", "stark 1 footman", orders=order, city=True), step="consolidate_power")
    ruling = ruled(here, "execute_one_time", "stark", order=order, area="land_a", take="power_tokens")
    assert ruling.verdict is Verdict.NO
    assert {one.says for one in ruling.deciding} & {"call_gives_no_tokens", "call_builds"}


@pytest.mark.rule("kings.port.no-enemy", "kings.port.muster", "kings.port.belongs")
def test_a_ship_is_mustered_into_the_lands_own_port_while_no_enemy_lies_there() -> None:
    known = {"ship_cost": 1, "supply_exceeded": False}
    ship = [{"build": "ship", "place": "port_a"}]

    def mustered(land: str, port: str) -> Ruling:
        here = board(
            area("land_a", "stark 1 footman", "sea_a", city=True),
            area("land_b", "stark 1 footman", "sea_a", city=True),
            area("sea_a~", ""),
            area(PORT, port),
            given=known,
        )
        return ruled(here, "muster", "stark", area=land, units=ship)

    assert mustered("land_a", "stark 1 ship").verdict is Verdict.YES
    assert "port_of_another" in [one.says for one in mustered("land_a", "greyjoy 1 ship").deciding]
    assert "port_of_other_land" in [one.says for one in mustered("land_b", "stark 1 ship").deciding]


@pytest.mark.rule("kings.onetime.spent", "kings.onetime.composition")
def test_what_is_out_of_the_game_or_lies_on_the_board_is_not_placed_again() -> None:
    def left(out: list[str], *orders: str) -> set[str]:
        here = board(
            area("land_a", "stark 1 footman", orders=" ".join(orders)),
            area("land_b", "stark 1 footman"),
            seats=[{"id": "stark", "one_time_out": out}],
            phase="planning",
            step="one_time",
        )
        names = ("call", "supply_delivery", "forced_march", "young_wolf")
        rulings = {one: ruled(here, "place_one_time", "stark", order=one, area="land_b") for one in names}
        return {one for one, ruling in rulings.items() if ruling.verdict is Verdict.YES}

    every = {"call", "supply_delivery", "forced_march", "young_wolf"}
    assert left([]) == every
    assert left(["call"]) == every
    assert left(["call", "call", "young_wolf"]) == {"supply_delivery", "forced_march"}


@pytest.mark.rule("kings.fort.attack-knights")
def test_a_march_is_reckoned_where_it_meets_an_enemy_and_nowhere_else() -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b land_c"),
        area("land_b", "lannister 2 siege_engine, 1 footman", orders="march"),
        area("land_c", ""),
    )
    both = [{"to": "land_a", "units": {"siege_engine": 2}}, {"to": "land_c", "units": {"footman": 1}}]
    [one] = forecasts(here, move("march", "lannister", start="land_b", moves=both))
    assert one.ask == {
        "ask": "combat_strength",
        "area": "land_a",
        "attacking": {"siege_engine": 2},
        "defending": {"footman": 1},
    }
    assert forecasts(here, move("raid", "lannister", start="land_b", target="land_a")) == ()


@pytest.mark.rule("kings.lion.ban")
def test_a_position_that_is_written_names_the_ban_and_what_was_fought() -> None:
    given = {"guile": {"by": "lannister", "named": "stark"}}
    written = position_of(board(area("land_a", "stark 1 footman"), given=given))
    assert written["given"]["guile"] == given["guile"]
    assert "guile" not in position_of(board(area("land_a", "stark 1 footman"))).get("given", {})


@pytest.mark.rule("kings.lion.ban")
def test_the_ban_forbids_to_raid_its_author_and_nobody_else() -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b land_c", "raid"),
        area("land_b", "lannister 1 knight", orders="support"),
        area("land_c", "tyrell 1 knight", orders="support"),
        given={"guile": {"by": "lannister", "named": "stark"}},
        step="raid",
    )
    ruling = refused(here, "lion.ban", "raid", "stark", start="land_a", target="land_b")
    assert (says(ruling), [one.what for one in ruling.changes]) == ("lion_forbids", ["choose_other_area"])
    assert ruling.deciding[0].facts == {"seat": "lannister", "area": "land_b"}
    assert ruled(here, "raid", "stark", start="land_a", target="land_c").verdict is Verdict.YES


@pytest.mark.rule("kings.martell.victory")
def test_a_game_that_is_over_is_not_won_again() -> None:
    table = board(
        area("land_a", "stark 1 footman"),
        options=(1,),
        players=6,
        seats=[{"id": "stark", "cities": 6}, {"id": "tyrell", "cities": 7}],
    )
    assert crowned(table.put(over=None)).over == Outcome("stark", ("stark", "tyrell"))
    ended = table.put(over=Outcome("tyrell", ("tyrell",)))
    assert crowned(ended) is ended


@pytest.mark.parametrize(("of", "name", "kind"), [("land_a", "tide", ""), ("land_a", "holder", "seat")])
def test_a_typed_line_knows_what_a_field_holds(of: str, name: str, kind: str) -> None:
    assert field(board(area("land_a", "stark 1 footman")), of, name) == kind


@pytest.mark.rule("kings.scorpion.effect")
def test_a_pick_of_pairs_says_which_card_of_which_house() -> None:
    plain = move("execute_one_time", "martell", order="scorpions_sting", area="land_a")
    found = Candidate(plain, "discard_of", ("stark:Robb", "tyrell:Ser: Loras"), 0, 2)
    assert found.with_picks(found.among) == move(
        "execute_one_time",
        "martell",
        order="scorpions_sting",
        area="land_a",
        discard_of={"stark": "Robb", "tyrell": "Ser: Loras"},
    )


@pytest.mark.rule("kings.ironfleet.effect", "kings.ironfleet.not-one-time", "kings.onetime.raid-both")
@pytest.mark.parametrize(
    ("removed", "also", "answer", "because"),
    [
        (["land_b:support"], "land_c:raid", True, "fleet_removes_two"),
        (["land_b:support"], "land_c:call", False, "fleet_leaves_one_time"),
        (["land_b:support"], "land_d:raid", False, "fleet_removes_two"),
        (["land_b:support", "land_c:raid"], "land_e:march", False, "fleet_removes_two"),
    ],
)
def test_the_iron_fleet_removes_two_orders_next_door(
    removed: list[str], also: str, answer: bool, because: str
) -> None:
    here = board(
        area("land_a", "greyjoy 1 footman", "land_b land_c land_e", "iron_fleet"),
        area("land_b", "stark 1 footman", orders="support"),
        area("land_c", "tyrell 1 footman", orders="raid call"),
        area("land_d", "stark 1 footman", orders="raid"),
        area("land_e", "stark 1 footman", orders="march"),
        step="raid",
    )
    after = played(here, "execute_one_time", "greyjoy", order="iron_fleet", area="land_a", remove=removed)
    value, reasons = may_also_remove(after, also)
    assert (value, reasons[0].says) == (answer, because)


@pytest.mark.rule("kings.onetime.one-at-a-time", "kings.onetime.raid-both", "kings.rhllor.remove")
def test_what_may_still_be_removed_depends_on_what_was_resolved() -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b", "raid"),
        area("land_b", "tyrell 1 footman", orders="support"),
        step="raid",
    )
    assert [one.says for one in may_also_remove(here, "land_b:support")[1]] == ["nothing_resolved"]
    raided = played(here, "raid", "stark", start="land_a", target="land_b")
    value, reasons = may_also_remove(raided, "land_b:support")
    assert (value, reasons[0].says) == (False, "raid_took_what_it_could")
    marched_ = played_with(
        board(area("land_a", "stark 1 footman", "land_b", "march"), area("land_b", "")),
        "march",
        "stark",
        start="land_a",
        moves=[{"to": "land_b", "units": {"footman": 1}}],
    ).state
    assert may_also_remove(marched_, "land_b:support")[0] is False


@pytest.mark.rule("kings.rhllor.remove")
@pytest.mark.parametrize(
    ("removed", "because"),
    [
        (["land_b:support"], ""),
        (["land_b:defense"], "order_not_there"),
        (["land_b:march"], "support_or_defence_only"),
        (["land_b:support", "land_c:defense"], "one_order_only"),
    ],
)
def test_rhllor_removes_one_support_or_defence_order_that_lies_there(
    removed: list[str], because: str
) -> None:
    here = board(
        area("land_a", "baratheon 1 footman", orders="will_of_rhllor"),
        area("land_b", "stark 1 footman", orders="support"),
        area("land_c", "tyrell 1 footman", orders="defense"),
        seats=[{"id": "baratheon", "hand": [{"name": "Melisandre"}]}],
        step="raid",
    )
    fields = {"order": "will_of_rhllor", "area": "land_a", "discard": "Melisandre", "remove": removed}
    ruling = ruled(here, "execute_one_time", "baratheon", **fields)
    assert [one.says for one in ruling.deciding if one.found is Verdict.NO][:1] == (
        [because] if because else []
    )


@pytest.mark.rule("kings.rhllor.discard", "kings.rhllor.refuse")
@pytest.mark.parametrize(
    ("hand", "legal"), [(["Melisandre"], True), (["Stannis Baratheon"], False), ([], False)]
)
def test_only_melisandre_in_hand_is_discarded_for_rhllor(hand: list[str], legal: bool) -> None:
    here = board(
        area("land_a", "baratheon 1 footman", orders="will_of_rhllor"),
        area("land_b", "stark 1 footman", orders="support"),
        seats=[{"id": "baratheon", "hand": [{"name": one} for one in hand]}],
        step="raid",
    )
    fields = {
        "order": "will_of_rhllor",
        "area": "land_a",
        "discard": "Melisandre",
        "remove": ["land_b:support"],
    }
    ruling = ruled(here, "execute_one_time", "baratheon", **fields)
    assert (ruling.verdict is Verdict.YES) is legal
    assert legal or says(ruling) == "melisandre_not_in_hand"


@pytest.mark.rule("kings.ironfleet.effect", "kings.ironfleet.quantity")
@pytest.mark.parametrize(
    ("removed", "because"),
    [
        (["land_b:support", "land_c:defense"], ""),
        (["land_b:support", "land_b:support"], "order_not_there"),
        (["land_b:march"], "order_not_there"),
    ],
)
def test_the_iron_fleet_removes_each_order_once(removed: list[str], because: str) -> None:
    here = board(
        area("sea_a~", "greyjoy 1 ship", "land_b land_c", "iron_fleet"),
        area("land_b", "stark 1 footman", orders="support"),
        area("land_c", "tyrell 1 footman", orders="defense"),
        step="raid",
    )
    ruling = ruled(here, "execute_one_time", "greyjoy", order="iron_fleet", area="sea_a", remove=removed)
    assert [one.says for one in ruling.deciding if one.found is Verdict.NO][:1] == (
        [because] if because else []
    )


@pytest.mark.rule("kings.fort.last-unit")
@pytest.mark.parametrize(
    ("there", "told", "legal"), [(True, 1, True), (False, 1, True), (True, None, True), (False, None, False)]
)
def test_a_fortification_is_removed_where_one_lies_or_may_lie(
    there: bool, told: int | None, legal: bool
) -> None:
    given: Any = {} if told is None else {"given": {"fortifications_on_board": told + there}}
    here = board(area("land_a", "", fortification=there), options=(3,), **given)
    ruling = ruled(here, "remove_fortification", "", area="land_a")
    assert (ruling.verdict is Verdict.YES) is legal


@pytest.mark.rule("kings.scope.draft")
@pytest.mark.parametrize(
    ("said", "orders", "first"),
    [("stark 1 footman", "", True), ("stark 1 footman", "march", False), ("", "", True)],
)
def test_whoever_may_still_order_is_asked_before_play_goes_on(said: str, orders: str, first: bool) -> None:
    here = board(
        area("land_a", said, orders=orders), phase="planning", step="permanent", seats=[{"id": "stark"}]
    )
    asked = [one.asks for one in decisions(KINGS, here)]
    assert (asked.index("permanent_order") < asked.index("go_on")) is first


@pytest.mark.rule("kings.port.raid-sea", "kings.port.raided", "kings.scope.draft")
@pytest.mark.parametrize(
    ("start", "lying", "offered"),
    [
        ("land_a", "sea_a", ""),
        ("land_a", "port_a", ""),
        ("land_a", "land_b", "land_b"),
        ("sea_a", "land_b", "land_b"),
        ("sea_a", "sea_b", "sea_b"),
        ("sea_a", "port_a", "port_a"),
        ("port_a", "land_a", ""),
        ("port_a", "sea_a", "sea_a"),
        ("sea_b", "land_b", ""),
    ],
)
def test_instead_of_a_raid_on_an_own_area_one_that_the_order_reaches_is_suggested(
    start: str, lying: str, offered: str
) -> None:
    orders = {start: ("stark", "raid"), lying: ("tyrell", "support")}

    def here(name: str, borders: str, piece: str = "ship") -> Any:
        house, order = orders.get(name.partition("=")[0].rstrip("~"), ("stark", ""))
        return area(name, f"{house} 1 {piece}", borders, order)

    table = board(
        here("land_a", "land_b sea_a", "footman"),
        here("land_b", "land_a sea_a", "footman"),
        here("sea_a~", "land_a land_b sea_b"),
        here("sea_b~", "sea_a"),
        here(PORT, ""),
        area("land_own", "stark 1 footman"),
        step="raid",
    )
    ruling = ruled(table, "raid", "stark", start=start, target="land_own")
    refusal = next(one for one in ruling.reasons if one.says == "raid_on_own_area")

    assert [change.facts["area"] for change in refusal.changes] == [offered] * bool(offered)
