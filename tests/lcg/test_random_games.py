"""Whole games of two, three and four players and of teams hold what every game must hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import msgspec
import pytest

from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.game import LCG
from engine.agot.state.moves import TITLES
from engine.agot.state.records import SHUFFLED
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import TEAM_THRESHOLD, THRESHOLD, total_power
from engine.kernel.decisions import Move
from engine.kernel.judge import decisions, play
from engine.kernel.reasons import Ruling
from tests.conftest import DEEP
from tests.lcg.policy import Plan, Policy
from tests.properties import table_invariants as holds
from tests.shared import known_rules

LONGEST, EVERY = 15000, 25
TABLES = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "teams": True},
    {"players": 3, "littlefinger": True},
    {"players": 4, "untold": 0.3},
)
PLANS = tuple(Plan(seed, **TABLES[seed % len(TABLES)]) for seed in range(12 * DEEP))
games = pytest.mark.parametrize("plan", PLANS, ids=str)


@dataclass(frozen=True)
class Moment:
    """One move of a game."""

    number: int
    before: AgotTable
    move: Move
    after: AgotTable
    ruling: Ruling


@cache
def game(plan: Plan) -> tuple[Moment, ...]:
    """The whole game."""
    return tuple(_played(plan))


def _played(plan: Plan) -> Iterator[Moment]:
    policy = Policy(plan)
    table = policy.start()
    for number in range(1, LONGEST):
        if table.over is not None:
            return
        move = policy.next(table)
        try:
            played = play(LCG, table, move)
        except Exception as error:
            error.add_note(f"game {plan}, move {number}: {move}")
            raise
        yield Moment(number, table, move, played.state, played.ruling)
        table = played.state


def owned(table: AgotTable) -> dict[str, int]:
    """How many cards each player owns, known or not."""
    found = {seat.id: seat.hand + seat.deck + seat.discard for seat in table.seats.values()}
    for card in table.cards.values():
        found[card.owner] += card.zone != SHUFFLED
    return found


def accounted(moment: Moment) -> list[str]:
    """Gold and power change only by events that say so."""
    change: Counter[tuple[str, str]] = Counter()
    for event in moment.after.events:
        if event.what in ("income", "gold_changed", "gold_taken"):
            # Gold that lay on a card is paid through the pool.
            change["gold", event.seat] += event.amount
        elif event.what == "played":
            change["gold", event.seat] -= event.amount
        elif event.what in ("power_gained", "power_moved"):
            change["power", event.seat] += event.amount
            if event.what == "power_moved":
                change["power", str(event.facts["from"])] -= event.amount
        elif event.what == "power_placed":
            change["power", event.seat] -= event.amount
    before, after = moment.before.seats, moment.after.seats
    return [
        f"{field} of {seat}: {getattr(before[seat], field)} became {getattr(after[seat], field)}"
        for seat in after
        for field in ("gold", "power")
        if getattr(after[seat], field) - getattr(before[seat], field) != change[field, seat]
    ]


def titles_lost(table: AgotTable) -> list[str]:
    """No title is in two places; with four players all six are somewhere."""
    held = [seat.title for seat in table.seats.values() if seat.title]
    there = [*held, *table.council]
    if len(set(there)) < len(there):
        return [f"a title is in two places: {there}"]
    return [f"titles: {there}"] if table.variant == "melee" and sorted(there) != sorted(TITLES) else []


@games
def test_a_game_ends_when_somebody_has_enough_power(plan: Plan) -> None:
    table = game(plan)[-1].after
    assert table.over is not None
    power = sum(total_power(table, seat) for seat in table.partners(table.over.winner))
    assert power >= (TEAM_THRESHOLD if plan.teams else THRESHOLD)
    assert decisions(LCG, table) == ()


@games
def test_no_card_token_or_title_appears_or_vanishes(plan: Plan) -> None:
    for moment in game(plan):
        before, after = moment.before, moment.after
        same = after.cards is before.cards and after.seats is before.seats
        assert same or owned(before) == owned(after), moment.move
        faults = [*holds.badly_placed(moment.after), *holds.impossible_counts(moment.after)]
        assert [] == [*faults, *accounted(moment), *titles_lost(moment.after)], moment.move


@games
def test_somebody_is_asked_until_the_end(plan: Plan) -> None:
    assert all(decisions(LCG, moment.before) for moment in game(plan))


@games
def test_every_ruling_cites_this_book_alone(plan: Plan) -> None:
    known = {rule for rule in known_rules() if rule.startswith("lcg.")}
    for moment in game(plan):
        assert moment.ruling.rules, moment.move
        assert set() == set(moment.ruling.rules) - known, moment.move


@games
def test_everything_asked_and_told_cites_this_book(plan: Plan) -> None:
    for moment in game(plan):
        rules = [event.rule for event in moment.after.events if event.rule]
        rules += [one.rule for one in decisions(LCG, moment.after)]
        assert all(rule.startswith("lcg.") for rule in rules), moment.move


@games
def test_tables_and_moves_are_read_back_from_their_json(plan: Plan) -> None:
    for moment in game(plan):
        assert ADAPTER.read_move(msgspec.json.encode(moment.move)) == moment.move
        if moment.number % EVERY == 0:
            assert ADAPTER.read_state(msgspec.json.encode(moment.after)) == moment.after


@games
def test_every_table_can_be_drawn_and_its_numbers_explained(plan: Plan) -> None:
    for moment in game(plan)[::EVERY]:
        badges = [
            badge for area in ADAPTER.view(moment.after).areas for badge in area.badges if badge.explains
        ]
        for badge in badges:
            found = ADAPTER.explain(moment.after, badge.explains)
            assert found is not None
            assert all(rule.startswith("lcg.") for one in found.walk() for rule in one.rules)


@games
def test_nobody_draws_more_by_effects_than_the_cap(plan: Plan) -> None:
    for moment in game(plan):
        assert all(seat.drawn_by_effects <= 3 for seat in moment.after.seats.values()), moment.move
