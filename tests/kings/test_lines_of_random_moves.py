"""Every move of random games, the listed and the intricate, is printed as a line that reads as itself."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.kernel.decisions import Move
from engine.kernel.judge import play
from engine.kings.adapter import ADAPTER
from engine.kings.board import components
from engine.kings.game import KINGS
from engine.kings.table import KingsTable
from referee.notation.formatter import line_of
from referee.notation.parser.parse import parse
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.kings.chance import legal, listed, new
from tests.kit.kings import area, board, move
from tests.kit.notation import enter

Raw = dict[str, Any]
CARDS = ("Eddard Stark", "Melisandre", "Ser Loras", "Mace")


def nothing(*entry: Any) -> None:
    """Nothing is kept."""


def units(chance: random.Random) -> dict[str, int]:
    return {piece: chance.randint(1, 3) for piece in chance.sample(components.PIECES, chance.randint(1, 3))}


def built(chance: random.Random, areas: list[str]) -> Raw:
    if chance.random() < 0.3:
        return {
            "upgrade": chance.choice(("footman", "knight")),
            "to": chance.choice(("knight", "siege_engine")),
        }
    return {"build": chance.choice(components.PIECES), "place": chance.choice(areas)}


def intricate(chance: random.Random, table: KingsTable) -> list[Raw]:
    """Moves as a table may have to tell them, legal or not."""
    areas, houses = list(table.areas), list(table.seats)
    by, at = chance.choice(houses), chance.choice(areas)
    several = chance.sample(areas, 3)
    way: Raw = {"via": [several[2]]} if chance.random() < 0.3 else {}
    out = [{"to": one, "units": units(chance), **way} for one in several[:2]]
    back = [{"from": one, "units": units(chance), **way} for one in several[:2]]
    order = {"do": "execute_one_time", "by": by, "area": at}
    lying = [f"{area.id}:{one.order}" for area, one in table.orders()] or [f"{at}:march"]
    battle: Raw = {"winner": by, "losers": chance.choice(("retreat", "destroyed"))}
    return [
        {"do": "march", "by": by, "from": at, "moves": out, "leave_power_token": chance.random() < 0.5},
        {"do": "march", "by": by, "from": at, "moves": out[:1], "battle": battle},
        {"do": "muster", "by": by, "area": at, "units": [built(chance, areas) for _ in range(3)]},
        {**order, "order": "call", "units": [built(chance, areas) for _ in range(2)]},
        {**order, "order": "call", "take": "fortification"},
        {**order, "order": "supply_delivery"},
        {**order, "order": "forced_march", "moves": back},
        {**order, "order": "young_wolf", "moves": out, "leave_power_token": True},
        {**order, "order": "iron_fleet", "remove": lying[:2]},
        {**order, "order": "will_of_rhllor", "discard": "Melisandre", "remove": lying[:1]},
        {**order, "order": "will_of_rhllor"},
        {**order, "order": "guile_of_the_lion", "named": chance.choice(houses)},
        {
            **order,
            "order": "might_of_highgarden",
            "discard": chance.choice(CARDS),
            "take_from": {one: chance.randint(1, 4) for one in houses[:2]},
            "return_cards": chance.random() < 0.5,
        },
        {**order, "order": "scorpions_sting", "discard_of": dict(zip(houses, CARDS, strict=False))},
        {
            "do": "place_one_time",
            "by": by,
            "order": chance.choice(components.ONE_TIME),
            "area": at,
            "face": "up",
        },
        {
            "do": "place_order",
            "by": by,
            "order": chance.choice(components.PERMANENT),
            "area": at,
            "step": "one_time",
        },
        {
            "do": "support",
            "by": by,
            "from": at,
            "battle": several[0],
            "side": "attacker",
            "attacker": houses[0],
        },
        {"do": "consolidate", "by": by, "area": at, "take": "fortification", "tokens": 2},
        {"do": "casualty", "by": by, "area": at, "unit": "footman"},
        {"do": "retreat", "by": by, "from": at, "to": several[0]},
        {"do": "destroy_all", "by": by, "area": at},
        {"do": "capture_port", "by": by, "port": at, "choice": "replace"},
        {"do": "destroy_port_ships", "by": by, "port": at},
        {"do": "remove_fortification", "area": "somewhere"},
        {"do": "lose_area", "by": by, "area": at, "when": "next_turn"},
        {"do": "westeros_card", "card": chance.choice(("A Game of Thrones", "Supply"))},
        {"do": "resolve_battle", "area": at, "battle": battle},
        {"do": "choose_house_cards", "by": by, "set": "clash_of_kings"},
        {"do": "know_fact", "what": "footman_cost", "value": 1},
        {"do": "know_fact", "what": "mustering_points", "value": 2, "of": at},
        {"do": "know_fact", "by": by, "what": "card_strength", "value": 2, "of": "Mace"},
        {"do": "enter_units", "by": by, "area": at, "units": units(chance)},
        {
            "do": "enter_area",
            "area": "new-land",
            "name": "The New Land",
            "adjacent": several[:2],
            "city": True,
            "barrels": 1,
            "neutral": 3,
        },
        {"do": "enter_area", "area": "new-port", "kind": "port", "land": several[0], "sea": several[1]},
    ]


def reads_back(made: Move, table: Session) -> None:
    line = line_of(made, table)
    assert not line.startswith("move {"), line
    assert parse(line, table) == made, line


@pytest.mark.parametrize("seed", range(8))
def test_what_may_be_done_is_printed_as_a_line_that_reads_as_itself(seed: int) -> None:
    chance = random.Random(f"lines-{seed}")
    table = new(chance)
    for _ in range(12):
        session = Session(ADAPTER, table, KINGS.texts, nothing)
        offered = listed(chance, table)
        for one in chance.sample(offered, min(5, len(offered))):
            reads_back(one, session)
        fine = legal(table, offered)
        if table.over is not None or not fine:
            break
        table = play(KINGS, table, chance.choice(fine)).state


@pytest.mark.parametrize("seed", range(6))
def test_an_intricate_move_is_printed_as_a_line_that_reads_as_itself(seed: int) -> None:
    chance = random.Random(f"intricate-{seed}")
    table = new(chance)
    session = Session(ADAPTER, table, KINGS.texts, nothing)
    for raw in intricate(chance, table):
        reads_back(ADAPTER.read_move(msgspec.json.encode(raw)), session)


def test_no_battle_and_no_beaten_units_are_passed_over_at_a_table() -> None:
    table = board(
        area("land_a", "stark 2 knight", "land_b", "march"),
        area("land_b", "lannister 1 footman", "land_c", "march"),
        area("land_c", "lannister 1 footman", orders="consolidate_power"),
        phase="action",
        step="march",
    )
    session = Session(ADAPTER, table, KINGS.texts, nothing)
    done = [enter(line, session)[0].kind for line in BATTLE]
    assert done == [
        OutcomeKind.DONE,
        OutcomeKind.REFUSED,
        OutcomeKind.DONE,
        OutcomeKind.REFUSED,
        OutcomeKind.DONE,
        OutcomeKind.DONE,
    ]
    assert session.state.areas["land_c"].units_of("lannister") == {"footman": 2}


BATTLE = (
    "stark marches land_a to land_b knight 2",
    "lannister consolidates land_c",
    "battle land_b won by stark losers retreat",
    "next step",
    "lannister retreats land_b to land_c",
    "lannister consolidates land_c",
)


def test_a_title_of_several_words_needs_no_quotation_marks() -> None:
    session = Session(ADAPTER, board(area("land_a", "stark 1 footman")), KINGS.texts, nothing)
    assert parse("westeros card A Game of Thrones", session) == move(
        "westeros_card", card="A Game of Thrones"
    )
