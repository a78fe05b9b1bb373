"""What a move names has to be on the table."""

from __future__ import annotations

import pytest

from engine.agot.state.references import check
from engine.kernel.errors import Unreadable
from tests.kit.hbo import card, do, marshalling, seat


@pytest.mark.parametrize("host", ["", "nowhere"])
def test_a_duplicate_needs_a_card_of_the_table_to_lie_under(host: str) -> None:
    given = marshalling(stark=seat(hand=[card("copy", type="character", unique=True)]), lannister=seat())
    with pytest.raises(Unreadable, match="unknown_card"):
        check(given, do("play_duplicate", "stark", card="copy", host=host))


@pytest.mark.parametrize("by_means", ["", "duplicate"])
def test_an_effect_on_no_card_is_refused_though_a_plot_has_no_name(by_means: str) -> None:
    given = marshalling(stark=seat(plot={"income": 1}), lannister=seat())
    struck = do("apply_effect", by_means=by_means, effects=[{"kind": "return_to_hand", "target": ""}])
    with pytest.raises(Unreadable, match="unknown_card"):
        check(given, struck)
