"""The page about the cards says what the records say."""

from __future__ import annotations

from pathlib import Path

from engine.lcg.cards.coverage import COLUMNS, cards_of_decks, coverage, how_far, table
from engine.lcg.cards.recorded import IN_PART
from tests.lcg.cards_given import FACES

PAGE = Path(__file__).parents[2] / "docs" / "lcg-cards.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == table()


def test_every_card_is_counted_once() -> None:
    assert sum(numbers.total() for numbers in coverage().values()) == len(cards_of_decks()) == 188
    assert set().union(*coverage().values()) <= set(COLUMNS)


def test_a_card_of_two_abilities_is_automated_only_if_both_are() -> None:
    assert how_far(FACES["lcg-core-winterfell-castle"]) == "automated"
    assert how_far(FACES["lcg-core-flame-kissed"]) == "automated"
    assert how_far(FACES["lcg-core-tywin-lannister"]) == IN_PART
    assert how_far(FACES["lcg-core-great-keep"]) == "no ability"
