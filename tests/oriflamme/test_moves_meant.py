"""The moves that a line may mean at a row."""

from __future__ import annotations

import pytest

from engine.oriflamme.meanings.choices import UNSAID
from engine.oriflamme.meanings.moves import meanings
from tests.kit.oriflamme import events


@pytest.mark.parametrize("at", ["red.queen", "blue.trap"])
def test_of_the_card_that_is_next_it_goes_without_saying_that_influence_is_lifted_off_it(
    at: str,
) -> None:
    here = events("red.queen~2 | blue.trap~1", at=at)
    tags = {card.tag: card.key for card in here.all_cards()}

    lifted = [meant for meant in meanings(here, UNSAID) if meant.raw["do"] == "take_tokens"]

    untold = {
        tags[meant.raw["card"]]
        for meant in lifted
        for part in meant.parts
        if meant.raw["card"] in part.keys and not part.asked
    }
    assert len(lifted) == len(tags)
    assert untold == {at}
