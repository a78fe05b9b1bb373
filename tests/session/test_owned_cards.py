"""What is known of a card only in part counts for what it says, and is shown in the reader's language."""

from __future__ import annotations

import pytest

from cards.card_text import card_text
from engine.kernel.view import Badge, ViewPiece
from referee.app.presenters.wording import Wording
from referee.app.render.area_lines import piece_line
from referee.session.card_catalogue import OwnedCards


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
    piece = ViewPiece("one", "one", "character", (Badge("cost", None, False),))
    assert said in piece_line(piece, wording)


@pytest.mark.parametrize(
    ("language", "unknown", "by"),
    [("bg", "не е известно", "[масата, "), ("pl", "nie wiadomo", "[stół, "), ("ru", "неизвестно", "[стол, ")],
)
def test_the_page_of_a_card_speaks_the_language_of_the_screen(language: str, unknown: str, by: str) -> None:
    cards = OwnedCards("hbo")
    arya = cards.called("Arya Stark")
    assert arya is not None
    cards.enter(arya.id, "cost", "2")
    now = cards.cards.face(arya.id)
    page = card_text(cards.cards, now, language, Wording(language).card_message)
    assert unknown in page
    assert by in page
    assert "not known" not in page


@pytest.mark.parametrize("game", ["hbo", "lcg"])
@pytest.mark.parametrize("language", ["bg", "pl", "ru"])
def test_every_value_of_a_card_has_a_name_in_every_language(game: str, language: str) -> None:
    rules = OwnedCards(game).cards.rules
    words = (*rules.types, *(one for field in rules.fields for one in field.choices))
    assert [one.id for one in words if language not in one.words] == []
    assert [one.id for one in rules.fields if language not in one.words] == []
