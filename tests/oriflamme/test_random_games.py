"""Whole games of three, four and five: what must hold of every table they reach."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from engine.kernel.judge import Played, carry_out, decisions, judge, play
from engine.kernel.reasons import Ruling, Verdict
from engine.oriflamme.adapter import ADAPTER
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.influence_tokens import reserve
from engine.oriflamme.table import CARDS, IN_FRONT, TOKENS, OriflammeTable, twin_of
from referee.words.speech import Speech
from tests.kit.said import not_said
from tests.oriflamme.chance import legal, listed, new, strange
from tests.shared import known_rules

GAMES = [(players, seed) for players in (3, 4, 5) for seed in range(12)]
KNOWN = known_rules()
SPEECH = Speech("en")
SPEECH.game = "oriflamme"


def cards_of(table: OriflammeTable) -> Counter[str]:
    """Every card of every family, wherever it lies."""
    found = Counter(card.key for card in table.all_cards())
    for seat in table.seats.values():
        for pile in (seat.hand or (), seat.set_aside or (), seat.discard):
            found.update(f"{seat.id}.{name}" for name in pile)
        if twin_of(table, seat.id) == IN_FRONT:
            found[f"{seat.id}.twin"] += 1
    return found


def check_table(table: OriflammeTable) -> None:
    """Cards and tokens are conserved; what lies in the row can lie there."""
    assert cards_of(table) == Counter(f"{family}.{name}" for family in table.order for name in CARDS)
    supplies = sum(seat.influence for seat in table.seats.values())
    on_cards = sum(card.tokens for card in table.all_cards())
    assert reserve(table) + supplies + on_cards + table.held == TOKENS
    assert all(seat.influence >= 0 for seat in table.seats.values())
    tags = [card.tag for card in table.all_cards()]
    assert len(set(tags)) == len(tags)
    assert len({card.bribe for card in table.all_cards() if card.bribe}) == sum(
        bool(c.bribe) for c in table.all_cards()
    )
    for place in table.row:
        assert len({card.owner for card in place.cards}) == 1
        assert all(not card.tokens for card in place.cards if card.open)


def check_change(before: OriflammeTable, after: OriflammeTable) -> None:
    """Supplies change only by what the ledger and the events say."""
    fresh = after.ledger[len(before.ledger) :]
    for seat in before.order:
        change = after.seats[seat].influence - before.seats[seat].influence
        assert change == sum(entry.change for entry in fresh if entry.seat == seat)
        signs = {"influence_gained": 1, "influence_lost": -1}
        told = sum(one.amount * signs.get(one.what, 0) for one in after.events if one.seat == seat)
        assert change == told


def check_told(done: Played) -> None:
    """What is told of cards calls them as everybody does afterwards, and rests on rules the ruling cites."""
    after: OriflammeTable = done.state
    discards = {f"{seat.id}.{name}" for seat in after.seats.values() for name in seat.discard}
    called = {card.called for card in after.all_cards()} | discards
    notes = [reason for top in after.notes for reason in top.walk() if reason.says != "no_target"]
    cards = {one.card for one in after.events} | {reason.facts.get("card", "") for reason in notes}
    assert cards <= called | {""}
    assert {one.rule for one in after.events} <= set(done.ruling.rules)
    assert not not_said("oriflamme", done.ruling)
    assert all(SPEECH.event(one) for one in after.events)
    assert SPEECH.faults == set()


def check_ruling(ruling: Ruling) -> None:
    """Rules are cited, and they exist."""
    assert ruling.rules
    assert set(ruling.rules) <= KNOWN


@pytest.mark.rule("oriflamme.round.six-rounds", "oriflamme.end.after-six", "oriflamme.end.seventh-unplayed")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_whole_game(players: int, seed: int) -> None:
    chance = random.Random(f"{players}-{seed}")
    table = new(chance, players)
    while table.over is None:
        assert decisions(ORIFLAMME, table)
        fine = legal(table, listed(table))
        assert fine, table
        move = chance.choice(fine)
        assert ADAPTER.read_move(msgspec.json.encode(move)) == move
        done = play(ORIFLAMME, table, move)
        check_ruling(done.ruling)
        check_change(table, done.state)
        check_told(done)
        table = done.state
        check_table(table)
        assert ADAPTER.read_state(msgspec.json.encode(table)) == table
    assert (table.round, table.phase) == (6, "game_over")
    assert all(seat.hand_count == 1 for seat in table.seats.values())
    assert table.over.claimants
    assert table.over.winner in ("", *table.over.claimants)
    assert decisions(ORIFLAMME, table) == ()


@pytest.mark.parametrize(("players", "seed"), GAMES[::3])
def test_a_game_of_which_nothing_hidden_is_told(players: int, seed: int) -> None:
    chance = random.Random(f"unknown-{players}-{seed}")
    table = new(chance, players, shown=False)
    while table.over is None:
        offered = listed(table)
        fine = legal(table, offered)
        if fine:
            table = play(ORIFLAMME, table, chance.choice(fine)).state
            continue
        asked = [ruling.asks for move in offered if (ruling := judge(ORIFLAMME, table, move)).asks]
        assert asked, table
        question = asked[0]
        assert question is not None
        names = [name for name in CARDS if name != "twin"]
        tries = (ADAPTER.answer(table, question, name) for name in chance.sample(names, len(names)))
        told = next(one for one in tries if judge(ORIFLAMME, table, one).verdict is Verdict.YES)
        table = play(ORIFLAMME, table, told).state
    assert table.round == 6


@pytest.mark.parametrize(("players", "seed"), GAMES[::4])
def test_what_is_legal_is_listed_and_nothing_strange_breaks_the_judge(players: int, seed: int) -> None:
    chance = random.Random(f"strange-{players}-{seed}")
    table = new(chance, players)
    while table.over is None:
        offered = listed(table)
        fine = legal(table, offered)
        outcomes = {table_key(carry_out(ORIFLAMME, table, one)) for one in fine}
        for one in strange(chance, table):
            ruling = judge(ORIFLAMME, table, one)
            check_ruling(ruling)
            stepwise = type(one).__name__ == "Activate"
            if ruling.verdict is Verdict.YES and not stepwise:
                assert table_key(carry_out(ORIFLAMME, table, one)) in outcomes
        table = play(ORIFLAMME, table, chance.choice(fine)).state


def table_key(table: OriflammeTable) -> bytes:
    """A table without what only tells how it came about."""
    return msgspec.json.encode(table.put(events=(), notes=(), ledger=()))


@pytest.mark.parametrize("seed", range(20))
def test_a_refused_move_changes_nothing(seed: int) -> None:
    chance = random.Random(seed)
    table = new(chance, 4)
    for _ in range(30):
        for one in strange(chance, table):
            before = msgspec.json.encode(table)
            judge(ORIFLAMME, table, one)
            assert msgspec.json.encode(table) == before
        fine = legal(table, listed(table))
        if not fine:
            return
        table = play(ORIFLAMME, table, chance.choice(fine)).state


@pytest.mark.parametrize("seed", range(20))
def test_opening_step_by_step_comes_to_the_same_as_at_once(seed: int) -> None:
    chance = random.Random(f"at once {seed}")
    table = new(chance, 3)
    while table.over is None:
        fine = legal(table, listed(table))
        choice = chance.choice(fine)
        after = play(ORIFLAMME, table, choice).state
        if after.agenda and after.agenda[-1].procedure == "effect":
            then = chance.choice(legal(after, listed(after)))
            made = msgspec.to_builtins(choice) | {
                name: value
                for name, value in msgspec.to_builtins(then).items()
                if name in ("target", "twin", "substitute", "bribe")
            }
            made["step_by_step"] = False
            at_once = play(ORIFLAMME, table, ADAPTER.read_move(msgspec.json.encode(made))).state
            after = play(ORIFLAMME, after, then).state
            assert table_key(at_once) == table_key(after)
        table = after
