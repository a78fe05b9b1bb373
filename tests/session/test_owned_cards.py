"""What is known of a card only in part counts for what it says, and is shown in the reader's language."""

from __future__ import annotations

import pytest

from engine.kernel.view import Badge, Piece
from referee.app.drawing import piece_said
from referee.app.wording import Wording
from referee.desk.owned import OwnedCards


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "limited"), ("bg", "ограничение"), ("pl", "ograniczenie"), ("ru", "ограниченность")],
)
def test_a_word_that_is_surely_there_is_suggested_in_the_language_spoken(language: str, said: str) -> None:
    assert OwnedCards("hbo").partly("Winterfell Keep", "keywords", language) == said


def test_a_card_named_by_hand_surely_has_what_it_has_in_any_case() -> None:
    cards = OwnedCards("hbo")
    hound = cards.called("The Hound")
    assert hound is not None
    assert cards.printed(hound.id)["surely"] == ("military",)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "cost ?"), ("bg", "цена ?"), ("pl", "koszt ?"), ("ru", "цена ?")]
)
def test_an_untold_price_is_named_in_the_language_spoken(language: str, said: str) -> None:
    wording = Wording(language)
    wording.of_game("hbo")
    piece = Piece("one", "one", "character", (Badge("cost", None, False),))
    assert said in piece_said(piece, wording)
