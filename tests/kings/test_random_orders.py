"""Random sequences of orders on random small boards: what must hold of every table they reach."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from engine.kernel.judge import Played, decisions, judge, play
from engine.kernel.reasons import Verdict
from engine.kings.adapter import ADAPTER
from engine.kings.board import components
from engine.kings.board.components import FORTIFICATIONS, LAND, PORT, PORT_CAPACITY, SEA, SHIP
from engine.kings.game import KINGS
from engine.kings.phases.planning import left_of, one_time_set
from engine.kings.table import KingsTable
from referee.words.speech import Speech
from tests.kings.chance import legal, listed, new
from tests.kit.said import not_said
from tests.shared import known_rules

KNOWN = known_rules()
SPEECH = Speech("en")
SPEECH.game = "kings"
SEEDS = range(60)
STEPS = 60


def check_pieces(table: KingsTable) -> None:
    """No House has more pieces on the board than its box holds, and counts are never below one."""
    total: Counter[tuple[str, str]] = Counter()
    for area in table.areas.values():
        for house, units in area.units.items():
            assert units
            for piece, count in units.items():
                assert count > 0
                total[house, piece] += count
    for (_, piece), count in total.items():
        assert count <= (components.PIECES_EACH[piece].value or 0)


def check_areas(table: KingsTable) -> None:
    """Ports hold up to three ships, seas ships, lands others; one House in an area unless it fights."""
    for area in table.areas.values():
        pieces = {piece for units in area.units.values() for piece in units}
        assert pieces <= {SHIP} if area.kind in (SEA, PORT) else SHIP not in pieces
        if area.kind == PORT:
            assert sum(units[SHIP] for units in area.units.values()) <= PORT_CAPACITY
        fighting = table.fight is not None and table.fight.area == area.id
        assert len(area.occupants) <= 1 or fighting
        assert not area.fortification or (area.kind == LAND and area.occupants)
        assert area.kind != PORT or not any(one.one_time for one in area.orders)
        assert len([one for one in area.orders if not one.one_time]) <= 1


def check_orders(table: KingsTable) -> None:
    """Each one-time order exists once: with its House, on the board, or out of the game."""
    if not table.uses(6):
        assert not any(order.one_time for _, order in table.orders())
        return
    for house, seat in table.seats.items():
        lying = [order.order for _, order in table.orders() if order.one_time and order.house == house]
        assert len(lying) <= 1
        every = Counter((*left_of(table, house), *lying, *seat.out))
        assert every == Counter(one_time_set(house))


def has_too_many_orders(table: KingsTable) -> bool:
    """Whether a House has laid more orders of a kind than it has tokens, and all are to be revealed."""
    laid = Counter((order.house, order.order) for _, order in table.orders() if not order.one_time)
    revealed = table.step == components.PLACE_PERMANENT
    return revealed and any(count > (components.ORDERS_EACH.value or 0) for count in laid.values())


def check_told(done: Played) -> None:
    """What is told of a move is said whole, and names areas, orders and Houses of this table."""
    after: KingsTable = done.state
    things = {"", *after.areas, *components.ONE_TIME}
    assert not not_said("kings", done.ruling)
    assert all(SPEECH.event(one) for one in after.events)
    assert SPEECH.faults == set()
    assert {one.card.partition(":")[0] for one in after.events} <= things
    assert {one.seat for one in after.events} <= {"", *after.seats}
    facts = [reason.facts for top in after.notes for reason in top.walk()]
    assert {one[name] for one in facts for name in ("area", "land", "sea") if name in one} <= things
    assert {one["seat"] for one in facts if "seat" in one} <= {*after.seats}


def check_table(table: KingsTable) -> None:
    check_pieces(table)
    check_areas(table)
    check_orders(table)
    assert 0 <= table.fortifications_left <= FORTIFICATIONS
    assert all(seat.power is None or seat.power >= 0 for seat in table.seats.values())
    assert ADAPTER.read_state(msgspec.json.encode(table)) == table


@pytest.mark.rule(
    "kings.fort.nine",
    "kings.port.capacity",
    "kings.port.ships-only",
    "kings.onetime.spent",
    "kings.onetime.one-per-turn",
    "kings.siege.pieces",
    "kings.port.no-one-time",
    "kings.fort.no-sea-port",
)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_orders_never_break_a_board(seed: int) -> None:
    chance = random.Random(seed)
    table = new(chance)
    check_table(table)
    for _ in range(STEPS):
        if table.over is not None:
            break
        assert decisions(KINGS, table)
        fine = legal(table, listed(chance, table))
        if has_too_many_orders(table):
            break  # the reveal waits until one is taken back
        assert fine, table
        on = [one for one in fine if type(one).__name__ == "NextStep"]
        others = [one for one in fine if one not in on]
        move = chance.choice(others) if others and (not on or chance.random() < 0.8) else on[0]
        assert ADAPTER.read_move(msgspec.json.encode(move)) == move
        done = play(KINGS, table, move)
        assert done.ruling.rules
        assert set(done.ruling.rules) <= KNOWN
        check_told(done)
        table = done.state
        check_table(table)
        ADAPTER.view(table)


@pytest.mark.parametrize("seed", range(12))
def test_what_a_refusal_suggests_takes_its_reason_away(seed: int) -> None:
    chance = random.Random(f"advice-{seed}")
    table = new(chance)
    for _ in range(40):
        offered = listed(chance, table)
        for move in offered:
            ruling = judge(KINGS, table, move)
            if ruling.verdict is not Verdict.NO:
                continue
            reason = ruling.deciding[0]
            there, better = table, move
            for change in reason.changes:
                there, better = ADAPTER.remedy(there, better, change)
            after = judge(KINGS, there, better)
            still = [one for one in after.deciding if (one.says, one.facts) == (reason.says, reason.facts)]
            assert not reason.changes or not still, (move, better, reason.changes, after.because)
        fine = legal(table, offered)
        if table.over is not None or not fine:
            break
        table = play(KINGS, table, chance.choice(fine)).state


@pytest.mark.parametrize("seed", range(8))
def test_every_candidate_is_ruled_on_without_a_fault(seed: int) -> None:
    chance = random.Random(f"all-{seed}")
    table = new(chance)
    for _ in range(30):
        for choice in ADAPTER.choices(table):
            ruling = ADAPTER.ruling_of(table, choice)
            assert ruling.rules
            for _, one in ADAPTER.picks_of(table, choice):
                assert one.rules
        fine = legal(table, listed(chance, table))
        if table.over is not None or not fine:
            break
        table = play(KINGS, table, chance.choice(fine)).state
