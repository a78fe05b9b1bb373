"""Cards that only their player has named, while moves are made at the table everybody sees."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import TEXTS
from engine.agot.state.declarations import KnowCard
from engine.agot.state.records import Occasion
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Pass
from engine.kernel.judge import carry_out
from engine.kernel.state import SplitState, whole
from referee.session.session import Session
from tests.kit.random_games import PLANS, Plan, begun
from tests.kit.session import BG, JON, SCOUT, attack, session


def with_secret_jon(hand: int = 4) -> AgotTable:
    """Stark holds so many cards; that one is Jon only its player has told."""
    table: AgotTable = session("challenges", BG, hand={"count": hand, "known": [JON, SCOUT]}).state
    return table.card("jon", shown=False)


@pytest.mark.parametrize("where", ["occasions", "missed"])
def test_a_card_of_which_an_occasion_speaks_lies_in_one_place(where: str) -> None:
    table = with_secret_jon().put(**{where: (Occasion("played", "jon", "stark"),)})
    for move in (Pass(by="stark"), Pass(by="lannister"), attack()):
        table, doubts = ADAPTER.carry_out(table, move)
        assert doubts == {}
    assert [card.name for card in table.hand_of("stark")].count("Jon Snow") == 1
    assert table.seats["stark"].hand == with_secret_jon().seats["stark"].hand


def test_a_secret_card_stays_in_the_hand_and_out_of_sight() -> None:
    table = with_secret_jon()
    for move in (Pass(by="stark"), Pass(by="lannister"), attack()):
        table, _ = ADAPTER.carry_out(table, move)
        assert "jon" in table.cards
        assert "jon" not in ADAPTER.public(table).cards
    assert ADAPTER.public(table).seats["stark"].hand == table.seats["stark"].hand + 1


def played(plan: Plan, count: int = 150) -> Session:
    """The beginning of a random game whose hands are named in secret."""
    policy, start = begun(plan)
    found = Session(ADAPTER, start, TEXTS[:1], lambda *_: None)
    while len(found.lines) < count and found.state.over is None:
        found.enter(policy.next(found.state))
    return found


@pytest.mark.parametrize("plan", PLANS[:4], ids=str)
def test_what_is_kept_without_secrets_is_what_everybody_sees_of_the_whole_table(plan: Plan) -> None:
    kept = played(plan).live_states
    seen_anew = [ADAPTER.public(replace(whole(state))) for state in kept]  # a copy has nothing beside it
    assert [ADAPTER.public(state) for state in kept] == seen_anew


def test_a_table_is_kept_without_its_secrets_and_gives_them_to_their_player() -> None:
    [*_, kept] = played(PLANS[0], 60).live_states
    hidden = [card for card in kept.whole.cards.values() if card.zone == "hand" and not card.shown]
    assert isinstance(kept, SplitState)
    assert hidden
    assert not {card.id for card in hidden} & kept.public.cards.keys()
    assert kept.whole is kept.whole


@pytest.mark.parametrize("plan", PLANS[:4], ids=str)
def test_a_card_that_is_told_in_secret_is_one_unknown_card_less_and_changes_nothing_else(plan: Plan) -> None:
    kept = played(plan).live_states
    told = 0
    for before, after in pairwise(kept):
        (new, *more) = whole(after).cards.keys() - whole(before).cards.keys() or ("",)
        if not new or more or [event.what for event in whole(after).events] != ["card_named"]:
            continue
        told += 1
        move = KnowCard(card=whole(after).cards[new])
        wanted = carry_out(ADAPTER.game, whole(before), move).put(events=whole(after).events)
        assert whole(after) == wanted
        assert [*whole(after).cards] == [*wanted.cards]
        assert ADAPTER.public(after) == ADAPTER.public(before).put(events=wanted.events, notes=())
    assert told
