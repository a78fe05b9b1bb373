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
    ("language", "line"),
    [
        ("en", "check my deck, it is not meant for any official tournament: plots p1 to p7, 45 cards"),
        ("bg", "провери тестето: плотове от p1 до p7, 45 карти, не е за никакъв официален турнир"),
        (
            "pl",
            "sprawdź talię, nie gramy tu oficjalnego turnieju: fabuły p1-p7, w talii 45 kart",
        ),
        ("ru", "проверь колоду, это не для официального турнира: планы p1-p7, карт 45"),
    ],
)
def test_a_denial_reaches_to_the_end_of_what_it_denies(language: str, line: str) -> None:
    found = _checked(line, language)

    assert (found.deck.plots, found.official) == (PLOTS, False)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "check my deck for tournaments: plots p1 to p7, 60 cards"),
        ("bg", "провери тестето по официалните правила: плотове от p1 до p7, 60 карти"),
        ("pl", "sprawdź talię według oficjalnych zasad: fabuły p1-p7, 60 kart"),
        ("ru", "проверь колоду на официальность: планы p1-p7, 60 карт"),
    ],
)
def test_the_rules_of_tournaments_are_told_with_any_ending(language: str, line: str) -> None:
    assert _checked(line, language).official


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "check my deck: plots p1, p2, p3, p4, p5, p6 and a second p1, 60 cards"),
        ("bg", "провери тестето: плотове p1, p2, p3, p4, p5, p6 и още веднъж p1, общо 60 карти"),
        ("pl", "sprawdź talię: fabuły p1, p2, p3, p4, p5, p6 i drugi raz p1, w sumie 60 kart"),
        ("ru", "проверь колоду: планы p1 p2 p3 p4 p5 p6 и второй раз p1, всего 60 карт"),
    ],
)
def test_a_plot_that_is_named_again_is_counted_again(language: str, line: str) -> None:
    assert _checked(line, language).deck.plots == (*PLOTS[:6], "p1")


def test_a_card_behind_the_plots_is_none_of_them() -> None:
    deck = _checked("check my deck: 60 cards, plots p1, p2, p3, p4, p5, p6 and p7, Hodor x3").deck

    assert (deck.plots, deck.copies) == (PLOTS, {"Hodor": 3})


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("bg", "провери тестето: плотове от p1 до p7, 60 карти, Ходор в три копия"),
        ("pl", "sprawdź talię: fabuły p1-p7, 60 kart, Hodor w trzech egzemplarzach"),
        ("ru", "проверь колоду: планы p1-p7, 60 карт, Ходор в трёх копиях"),
    ],
)
def test_a_little_word_is_no_title(language: str, line: str) -> None:
    (title, number), *others = _checked(line, language).deck.copies.items()

    assert (title in ("Hodor", "Ходор"), number, others) == (True, 3, [])


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
