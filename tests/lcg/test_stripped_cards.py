"""What goes along with a card that leaves play, and how firmly the booklet says so."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.state.piles import strip_notes
from engine.agot.state.records import DEAD, DISCARD, DUPLICATE, HAND, Card
from engine.kernel.reasons import Basis
from tests.kit.lcg_cards import card, stands

ROBB = "robb-stark"


def under(name: str, **changes: Any) -> Card:
    return card(name, host=ROBB, **changes)


COPY = card("robb-stark-2", zone=DUPLICATE, host=ROBB)
WITH_IT: list[tuple[int, list[Card], str, Basis]] = [
    (1, [], DEAD, Basis.STATED),
    (1, [], HAND, Basis.STATED),
    (0, [under("lordship")], HAND, Basis.STATED),
    (0, [under("lordship", power=1)], DISCARD, Basis.SILENT),
    (0, [COPY], DEAD, Basis.STATED),
    (0, [COPY], DISCARD, Basis.STATED),
    (0, [COPY], HAND, Basis.SILENT),
]
"""Power on a character, cards under it, where it goes."""


@pytest.mark.rule("lcg.duplicate.host_leaves", "lcg.power.leaves_play")
@pytest.mark.parametrize(("power", "cards", "zone", "basis"), WITH_IT)
def test_what_lies_on_a_character_goes_with_it(
    power: int, cards: list[Card], zone: str, basis: Basis
) -> None:
    reason = strip_notes(stands([card(ROBB, power=power)], cards), ROBB, zone)

    assert reason is not None
    assert reason.basis is basis
    assert reason.facts == {"card": ROBB, "under": tuple(one.id for one in cards), "power": power}
    assert bool(reason.because) == (COPY in cards)


@pytest.mark.rule("lcg.power.leaves_play")
def test_that_power_on_a_card_that_is_no_character_goes_with_it_is_not_said() -> None:
    given = stands([card("lannisport", power=2)])
    reason = strip_notes(given, "lannisport", DISCARD)
    assert reason is not None
    assert reason.basis is Basis.SILENT
    assert strip_notes(given.card("lannisport", power=0), "lannisport", DISCARD) is None
