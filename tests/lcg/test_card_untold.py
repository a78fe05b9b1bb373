"""What a text counts must be known: a trait nobody has told is asked of the card that lacks it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.reason import Question, Verdict
from engine.thrones.table import Table
from engine.thrones.values import unknown_strength
from tests.lcg.cards_given import LANNISTER, STARK, after, card, do, line, stands, stark


@pytest.mark.parametrize(("name", "stranger"), [("kennel-master", LANNISTER), ("shaggydog", STARK)])
def test_a_strength_that_rests_on_the_traits_of_others_is_asked_of_them(name: str, stranger: str) -> None:
    given = stands(stark(name), [card("brienne-of-tarth", stranger, houses=("stark",), traits=None)])
    assert unknown_strength(given, given.cards[name]) == Question("traits", "brienne-of-tarth")
    told = given.card("brienne-of-tarth", traits=("Knight",))
    assert unknown_strength(told, told.cards[name]) is None


def army_in_hand(**stranger: Any) -> Table:
    cards = [card("brienne-of-tarth", **stranger)], stark("army-of-the-faithful", zone="hand")
    return stands(*cards, phase="marshalling", gold=20)


def test_the_army_has_no_price_while_a_trait_beside_it_is_not_known() -> None:
    play = do("play_card", STARK, card="army-of-the-faithful")
    _, ruling = line(army_in_hand(traits=None), play)
    assert ruling.verdict is Verdict.CANNOT_TELL
    assert ruling.deciding[0].asks == Question("traits", "brienne-of-tarth")
    # Six, and two for a House not his own.
    assert after(army_in_hand(), play).seats[STARK].gold == 12
