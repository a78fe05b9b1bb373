"""Cards that only their player has named, while moves are made at the table everybody sees."""

from __future__ import annotations

import pytest

from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import HBO
from engine.agot.state.records import Occasion
from engine.agot.state.table import AgotTable
from engine.kernel.moves import Pass
from tests.kit.session import BG, JON, SCOUT, attack, session


def with_secret_jon(hand: int = 4) -> AgotTable:
    """Stark holds so many cards; that one is Jon only its player has told."""
    table: AgotTable = session("challenges", BG, hand={"count": hand, "known": [JON, SCOUT]}).state
    return table.card("jon", shown=False)


@pytest.mark.parametrize("where", ["occasions", "missed"])
def test_a_card_of_which_an_occasion_speaks_lies_in_one_place(where: str) -> None:
    table = with_secret_jon().put(**{where: (Occasion("played", "jon", "stark"),)})
    for move in (Pass(by="stark"), Pass(by="lannister"), attack()):
        table, doubts = ADAPTER.carry_out(HBO, table, move)
        assert doubts == {}
    assert [card.name for card in table.hand_of("stark")].count("Jon Snow") == 1
    assert table.seats["stark"].hand == with_secret_jon().seats["stark"].hand


def test_a_secret_card_stays_in_the_hand_and_out_of_sight() -> None:
    table = with_secret_jon()
    for move in (Pass(by="stark"), Pass(by="lannister"), attack()):
        table, _ = ADAPTER.carry_out(HBO, table, move)
        assert "jon" in table.cards
        assert "jon" not in ADAPTER.public(table).cards
    assert ADAPTER.public(table).seats["stark"].hand == table.seats["stark"].hand + 1
