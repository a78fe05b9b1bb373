"""A deck that a line tells of is checked as it is told; what is left out is asked."""

from __future__ import annotations

import pytest

from engine.agot.lcg import moves as m
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.speech.other_lines import table_before

PLOTS = tuple(f"p{number}" for number in range(1, 8))


def _checked(line: str, language: str = "en") -> m.CheckDeck:
    found = parse(line, table_before("lcg", "lcg-m087", 3), language)
    assert isinstance(found, m.CheckDeck), found
    return found


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "please check my deck, friendly game: plots p1 to p7, 45 cards, two Hodors"),
        (
            "bg",
            "провери ми тестето, приятелско е, не за турнир: плотове p1, p2, p3, p4, p5, p6 и p7, 45 карти",
        ),
        ("pl", "sprawdźcie moją talię, bez turnieju: p1-p7, kart 45, Hodor razy dwa"),
        ("ru", "проверьте колоду не под турнир: планы от p1 до p7, карт 45"),
    ],
)
def test_a_deck_has_the_plots_and_the_size_that_are_told(language: str, line: str) -> None:
    found = _checked(line, language)

    assert (found.by, found.deck.plots, found.deck.size, found.official) == ("A", PLOTS, 45, False)


@pytest.mark.parametrize(
    "line",
    [
        "check the deck of B for a tournament: 60 cards, plots p1-p7, Hodor x3",
        "deck check, official: plots p1 p2 p3 p4 p5 p6 p7, 60 cards, B has three Hodors",
    ],
)
def test_the_rules_of_tournaments_and_whose_deck_it_is_are_told(line: str) -> None:
    found = _checked(line)

    assert (found.by, found.official, found.deck.copies) == ("B", True, {"Hodor": 3})


def test_a_house_is_named_whose_cards_alone_may_be_in_it() -> None:
    found = _checked("check deck A, tournament: plots p1 to p7, 60 cards, a card is Baratheon only")

    assert found.deck.house_only == ("baratheon",)


@pytest.mark.parametrize(
    "line",
    [
        "check my deck: plots p1 to p7, three Hodors",
        "check my deck for a tournament, 60 cards",
        "check my deck: plots p1 to p7, 60 cards, four of those",
    ],
)
def test_what_is_left_out_of_a_deck_is_asked(line: str) -> None:
    with pytest.raises(ParseError) as asked:
        parse(line, table_before("lcg", "lcg-m087", 3))

    assert asked.value.says == "line_unfinished"


def test_a_range_of_more_plots_than_anybody_has_is_asked_and_not_counted_out() -> None:
    with pytest.raises(ParseError):
        parse("check my deck: plots p100 to p999, 60 cards", table_before("lcg", "lcg-m087", 3))
