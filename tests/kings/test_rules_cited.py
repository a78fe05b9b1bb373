"""A refusal names the rules that stand against the move, and how firmly the text carries them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.reasons import DERIVED, SILENT, STATED, Basis, Reason, Verdict
from engine.kings.table import KingsTable
from tests.kit.kings import Raw, area, board, ruled
from tests.kit.said import not_said

PORT, SEA = "port_a=land_a/sea_a", "sea_a~"


def reasons(here: KingsTable, verb: str, by: str, **fields: Any) -> dict[str, Reason]:
    """What stands against a move, by its heading."""
    ruling = ruled(here, verb, by, **fields)
    return {reason.says: reason for reason in ruling.deciding if reason.found is Verdict.NO}


def found(reason: Reason) -> tuple[tuple[str, ...], Basis]:
    return tuple(rule.removeprefix("kings.") for rule in reason.rules), reason.basis


def coast(**orders: str) -> KingsTable:
    """Land, its port and its sea, and a land and a sea next to them; all of it is Stark's."""
    return board(
        area("land_a", "stark 1 footman, 1 siege_engine", "sea_a land_b", orders.get("land_a", "")),
        area("land_b", "", "sea_a"),
        area(SEA, "stark 1 ship", "land_a land_b sea_b", orders.get("sea_a", "")),
        area("sea_b~", "", "sea_a"),
        area(PORT, "stark 2 ship", orders=orders.get("port_a", "")),
        area("land_g", "greyjoy 1 footman", "sea_a"),
        area("port_g=land_g/sea_a", "greyjoy 1 ship", orders="support"),
        given={"supply_exceeded": False},
        phase="action",
        step=next(iter(orders.values()), "march"),
    )


def to(end: str, **units: int) -> list[Raw]:
    return [{"to": end, "units": units}]


@pytest.mark.rule("kings.cards.new-set", "kings.cards.no-mixing", "kings.options.any-combination")
@pytest.mark.parametrize(
    ("chosen", "rules"),
    [
        ("base", None),
        ("clash_of_kings", ("options.any-combination",)),
        ("mixed", ("options.any-combination", "cards.no-mixing")),
    ],
)
def test_without_their_option_new_cards_are_refused_and_mixed_ones_by_a_second_rule(
    chosen: str, rules: tuple[str, ...] | None
) -> None:
    against = reasons(board(options=(3,), phase="setup"), "choose_house_cards", "stark", set=chosen)
    told = {says: found(reason)[0] for says, reason in against.items()}
    assert told.get("option_not_in_force") == rules


@pytest.mark.rule("kings.port.move", "kings.port.ships-only", "kings.siege.no-sea-march", "kings.scope.draft")
@pytest.mark.parametrize(
    ("start", "moves", "says", "rules", "basis"),
    [
        ("port_a", to("land_a", ship=1), "ship_not_onto_land", ("port.move",), DERIVED),
        ("sea_a", to("land_b", ship=1), "ship_not_onto_land", ("scope.draft",), SILENT),
        ("land_a", to("port_a", footman=1), "ships_only_in_port", ("port.ships-only",), STATED),
        ("land_a", to("sea_a", siege_engine=1), "siege_not_into_sea", ("siege.no-sea-march",), STATED),
        ("land_a", to("sea_a", footman=1), "land_unit_not_into_sea", ("scope.draft",), SILENT),
        (
            "port_a",
            to("sea_b", ship=1),
            "port_of_other_sea",
            ("port.own-sea-only", "port.belongs"),
            DERIVED,
        ),
        ("sea_a", to("port_a", ship=2), "port_is_full", ("port.capacity",), STATED),
        (
            "sea_a",
            to("port_g", ship=1),
            "port_of_another",
            ("port.no-enemy", "port.no-direct-attack", "port.owner"),
            STATED,
        ),
    ],
)
def test_units_that_cannot_go_there_are_refused_by_the_rule_of_that_place(
    start: str, moves: list[Raw], says: str, rules: tuple[str, ...], basis: Basis
) -> None:
    against = reasons(coast(**{start: "march"}), "march", "stark", start=start, moves=moves)

    assert found(against[says]) == (rules, basis)


@pytest.mark.rule("kings.port.raid-sea", "kings.port.own-sea-only", "kings.port.raided")
@pytest.mark.parametrize(
    ("start", "target", "says", "rules", "basis"),
    [
        ("port_a", "land_b", "port_raids_sea_only", ("port.raid-sea",), STATED),
        ("port_a", "sea_b", "port_raids_own_sea", ("port.own-sea-only", "port.raid-sea"), DERIVED),
        ("sea_b", "port_g", "port_raided_from_its_sea", ("port.own-sea-only", "port.raided"), DERIVED),
        ("land_b", "port_g", "land_raids_port", ("port.raided",), SILENT),
        ("sea_a", "port_a", "raid_on_own_area", ("port.raided",), DERIVED),
        ("sea_a", "land_a", "raid_on_own_area", ("call.vulnerable", "scope.draft"), DERIVED),
    ],
)
def test_a_raid_is_refused_by_the_rule_of_where_it_begins_and_ends(
    start: str, target: str, says: str, rules: tuple[str, ...], basis: Basis
) -> None:
    against = reasons(coast(**{start: "raid"}), "raid", "stark", start=start, target=target)

    assert found(against[says]) == (rules, basis)


@pytest.mark.rule("kings.scope.draft")
def test_without_one_time_orders_that_a_raid_is_against_another_house_rests_on_the_base_game() -> None:
    here = board(
        area("land_a", "stark 1 footman", "land_b", "raid"),
        area("land_b", "stark 1 footman"),
        options=(3,),
        step="raid",
    )

    against = reasons(here, "raid", "stark", start="land_a", target="land_b")

    assert found(against["raid_on_own_area"]) == (("scope.draft",), SILENT)


def ordered(*houses: str, gone: bool = False) -> KingsTable:
    """A castle with Stark's call to arms and a footman of each of these Houses."""
    castle = area("land_a", "", city=True)
    castle["holder"] = "stark"
    castle["units"] = [{"house": house, "type": "footman", "count": 1} for house in houses]
    if not gone:
        castle["orders"] = [{"house": "stark", "class": "one_time", "order": "call"}]
    return board(castle, area("land_b", "greyjoy 1 footman"), step="consolidate_power")


@pytest.mark.rule("kings.onetime.spent", "kings.onetime.captured", "kings.onetime.all-units-leave")
@pytest.mark.parametrize(
    ("here", "rules"),
    [
        (ordered("stark"), None),
        (ordered(), None),
        (ordered("greyjoy"), ("onetime.captured", "onetime.spent")),
        (ordered("stark", gone=True), ("onetime.spent",)),
    ],
    ids=["with its units", "with nobody there", "with enemies there", "gone"],
)
def test_a_one_time_order_is_carried_out_where_it_lies_and_no_enemy_has_taken_the_area(
    here: KingsTable, rules: tuple[str, ...] | None
) -> None:
    against = reasons(here, "execute_one_time", "stark", order="call", area="land_a")

    missing = against.get("order_not_there")
    assert (found(missing)[0] if missing is not None else None) == rules


@pytest.mark.rule("kings.highgarden.take")
@pytest.mark.parametrize(
    ("house", "count", "says"),
    [
        ("stark", 1, set()),
        ("stark", 3, {"fewer_tokens_there"}),
        ("greyjoy", 1, {"no_units_next_door"}),
        ("tyrell", 1, {"no_units_next_door"}),
    ],
    ids=["next door", "more than it has", "far away", "Tyrell itself"],
)
def test_tokens_are_taken_of_houses_next_door_and_no_more_than_they_have(
    house: str, count: int, says: set[str]
) -> None:
    here = board(
        area("land_a", "tyrell 1 footman", "land_b land_d", "might_of_highgarden"),
        area("land_b", "stark 1 footman"),
        area("land_c", "greyjoy 1 footman"),
        area("land_d", "tyrell 1 footman"),
        seats=[
            {"id": "tyrell", "power": 3, "hand": [{"name": "Loras", "strength": 4}]},
            {"id": "stark", "power": 2},
            {"id": "greyjoy", "power": 2},
        ],
        step="consolidate_power",
    )
    fields = {"order": "might_of_highgarden", "area": "land_a", "discard": "Loras"}

    against = reasons(here, "execute_one_time", "tyrell", take_from={house: count}, **fields)

    assert {*against} == says


@pytest.mark.rule("kings.ironfleet.effect")
@pytest.mark.parametrize(
    ("removed", "says"),
    [
        (["land_b:support", "land_c:raid"], set()),
        (["land_b:support", "land_b:support"], {"order_not_there"}),
        (["land_b:raid"], {"order_not_there"}),
        (["land_b:support", "land_c:raid", "land_d:march"], {"fleet_two_orders"}),
    ],
    ids=["two", "one of them twice", "one that lies elsewhere", "three"],
)
def test_the_fleet_removes_two_orders_next_door_and_each_of_them_once(
    removed: list[str], says: set[str]
) -> None:
    here = board(
        area("land_a", "greyjoy 1 footman", "land_b land_c land_d", "iron_fleet"),
        area("land_b", "stark 1 footman", orders="support"),
        area("land_c", "stark 1 footman", orders="raid"),
        area("land_d", "stark 1 footman", orders="march"),
        step="raid",
    )

    against = reasons(here, "execute_one_time", "greyjoy", order="iron_fleet", area="land_a", remove=removed)

    assert {*against} == says


@pytest.mark.rule("kings.rhllor.discard", "kings.rhllor.refuse")
@pytest.mark.parametrize(
    ("holder", "discard", "says"),
    [
        ({"hand": [{"name": "Melisandre"}]}, "Melisandre", set()),
        ({}, "Melisandre", set()),
        ({"hand": [{"name": "Stannis"}]}, "Melisandre", {"melisandre_not_in_hand"}),
        ({"discard": ["Melisandre"]}, "Melisandre", {"melisandre_not_in_hand"}),
        ({"hand": [{"name": "Melisandre"}]}, "Stannis", {"melisandre_pays"}),
        ({"hand": [{"name": "Melisandre"}]}, None, {"melisandre_pays"}),
    ],
    ids=["in hand", "nobody has told", "not in hand", "discarded before", "another card", "no card"],
)
def test_only_melisandre_from_hand_pays_for_the_will_of_rhllor(
    holder: Raw, discard: str | None, says: set[str]
) -> None:
    here = board(
        area("land_a", "baratheon 1 footman", orders="will_of_rhllor"),
        area("land_b", "stark 1 footman", orders="support"),
        seats=[{"id": "baratheon", **holder}],
        step="raid",
    )
    fields = {"order": "will_of_rhllor", "area": "land_a", "discard": discard, "remove": ["land_b:support"]}

    ruling = ruled(here, "execute_one_time", "baratheon", **fields)

    assert {one.says for one in ruling.deciding if one.found is Verdict.NO} == says
    assert not not_said("kings", ruling)
