"""Lines that name what a card is put on, and who draws how much."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.state.effects import Draw
from engine.agot.state.moves import ApplyEffect, PlayCard
from tests.kit.notation import STARK, move, session, with_seat

KEEP = {"id": "keep", "name": "Winterfell", "type": "location", "kneeling": False}
MARSHALLING: dict[str, Any] = with_seat(STARK, locations=[KEEP]) | {
    "phase": "marshalling",
    "active_player": "stark",
}


@pytest.mark.parametrize(
    ("line", "host"),
    [
        ("put Longclaw on Winterfell", "keep"),
        ("Longclaw goes on Winterfell", "keep"),
        ("put Longclaw on Arya", "arya-stark"),
        ("Longclaw goes on Arya, not on Winterfell", "arya-stark"),
    ],
)
def test_an_attachment_is_put_on_the_character_that_is_named_and_else_on_the_card_that_is(
    line: str, host: str
) -> None:
    assert move(line, session(MARSHALLING)) == PlayCard(by="stark", card="longclaw", host=host)


@pytest.mark.parametrize(
    ("line", "amount"),
    [
        ("Stark and Lannister draw two", 2),
        ("Stark and Lannister draw two cards", 2),
        ("Stark, Lannister: draw 3", 3),
        ("Stark draws 2, Lannister draws 2", 2),
        ("Stark and Lannister draw 3 cards each", 3),
        ("both draw a card", 1),
    ],
)
def test_all_who_are_named_draw_as_many_cards_as_are_told(line: str, amount: int) -> None:
    drawn = Draw(seats=("stark", "lannister"), amount=amount)

    assert move(line) == ApplyEffect(effects=(drawn,))
