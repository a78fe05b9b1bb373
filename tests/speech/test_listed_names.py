"""Lists of names that the table may not know."""

from __future__ import annotations

import pytest

from engine.agot.state import moves as m
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.speech.other_lines import table_before


def test_what_is_handed_on_stands_behind_its_word() -> None:
    table = table_before("hbo", "hbo-e119", 0)

    assert parse("Stark takes a and b and passes c", table) == m.DraftPick(
        by="stark", keep=("a", "b"), passed=("c",)
    )


@pytest.mark.parametrize(("case", "step", "seat"), [("hbo-e215", 2, "Stark"), ("hbo-d014", 0, "Lannister")])
def test_which_plot_is_revealed_is_asked_where_none_is_named(case: str, step: int, seat: str) -> None:
    with pytest.raises(ParseError) as asked:
        parse(f"{seat} reveals a plot", table_before("hbo", case, step))

    assert asked.value.says == "which_one"
    assert asked.value.offers


def test_passives_are_put_in_order_as_they_are_named() -> None:
    table = table_before("lcg", "lcg-d081", 0)

    assert parse("C decides the order: plot A and plot C", table) == m.OrderPassives(
        by="C", order=("plot A", "plot C")
    )


def test_an_order_of_which_nobody_says_whose_it_is_moves_nothing() -> None:
    with pytest.raises(ParseError):
        parse("order of passives: plot A, plot C", table_before("lcg", "lcg-d081", 0))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Lannister sets the order: Stark's plot first, then Baratheon's."),
        ("bg", "Ланистър определя реда: първо сценарият на Старк, после на Баратеон"),
        ("pl", "Lannister ustala kolejność: najpierw fabuła Starka, a potem Baratheona"),
        ("ru", "Ланнистер решает порядок: сперва сюжет Старка, потом сюжет Баратеона."),
    ],
)
def test_the_plot_of_a_house_is_named_by_the_house(language: str, line: str) -> None:
    found = parse(line, table_before("lcg", "lcg-c025", 0), language)

    assert found == m.OrderPassives(by="B", order=("plot A", "plot C"))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I am the first player, and the order is the Hound, then Tyrion."),
        ("ru", "я первый игрок, порядок такой: сначала Пёс, потом Тирион"),
    ],
)
def test_who_says_to_be_the_first_player_sets_the_order(language: str, line: str) -> None:
    found = parse(line, table_before("hbo", "hbo-e913", 1), language)

    assert found == m.OrderPassives(by="stark", order=("The Hound", "Tyrion Lannister"))


def test_what_is_known_of_a_card_is_no_name_beside_it() -> None:
    line = "Stark sets the order: the Hound happens second, Tyrion happens first"

    found = parse(line, table_before("hbo", "hbo-e913", 1))

    assert isinstance(found, m.OrderPassives)
    assert sorted(found.order) == ["The Hound", "Tyrion Lannister"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Lannister takes the seven standard ones, q1 to q7."),
        ("bg", "Ланистър взима стандартните, от q1 до q7"),
        ("pl", "Lannister bierze standard, q1-q7"),
    ],
)
def test_as_many_plots_as_a_deck_has_make_a_plot_deck(language: str, line: str) -> None:
    found = parse(line, table_before("hbo", "hbo-e120", 5), language)

    assert found == m.BuildPlotDeck(by="lannister", plots=tuple(f"q{number}" for number in range(1, 8)))


def test_a_name_ends_before_the_full_stop() -> None:
    found = parse("Stark keeps y4, passes x4 and d5.", table_before("hbo", "hbo-h046", 4))

    assert found == m.DraftPick(by="stark", keep=("y4",), passed=("x4", "d5"))


def test_the_plot_that_lies_revealed_may_be_named_again() -> None:
    found = parse("I reveal p6 again", table_before("lcg", "lcg-r016", 2))

    assert found == m.RevealPlot(by="A", plot="p6")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Lannister grabs d and lets e and f go"),
        ("bg", "Ланистър взе d, а e и f даде"),
        ("pl", "Lannister wziął d, a e i f oddał"),
        ("ru", "Ланнистер заберёт d, e и f уходят соседу"),
    ],
)
def test_a_draft_is_told_in_any_tense(language: str, line: str) -> None:
    found = parse(line, table_before("hbo", "hbo-e119", 2), language)

    assert found == m.DraftPick(by="lannister", keep=("d",), passed=("e", "f"))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Lannister here, I keep d, e and f for Stark"),
        ("bg", "d остава при мен, e и f са за Старк"),
        ("pl", "d biorę ja, e i f lecą do Starka"),
        ("ru", "Ланнистер берёт себе d, e и f Старку"),
    ],
)
def test_who_receives_the_rest_of_a_draft_does_not_keep_it(language: str, line: str) -> None:
    found = parse(line, table_before("hbo", "hbo-e119", 2), language)

    assert found == m.DraftPick(by="lannister", keep=("d",), passed=("e", "f"))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark plays with d1 to d6 and p1"),
        ("bg", "Старк, плотове: d1, d2, d3, d4, d5, d6, p1"),
        ("pl", "Stark, intrygi: d1-d6 i p1"),
        ("ru", "Старк, сюжеты: d1, d2, d3, d4, d5, d6, p1"),
    ],
)
def test_seven_plots_named_one_by_one_or_from_one_to_another_make_a_deck(language: str, line: str) -> None:
    found = parse(line, table_before("hbo", "hbo-e120", 4), language)

    assert found == m.BuildPlotDeck(by="stark", plots=("d1", "d2", "d3", "d4", "d5", "d6", "p1"))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "In this draft I, Lannister, keep d and pass e and f"),
        ("bg", "в драфта Ланистър запазва d, а e и f подава нататък"),
        ("pl", "Lannister w drafcie zatrzymuje d, a e i f podaje dalej"),
        ("ru", "на драфте Ланнистер оставляет d, а e и f отдаёт"),
    ],
)
def test_a_word_is_no_name_beside_letters_that_name_plots(language: str, line: str) -> None:
    found = parse(line, table_before("hbo", "hbo-e119", 2), language)

    assert found == m.DraftPick(by="lannister", keep=("d",), passed=("e", "f"))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "my initiative is higher and first I want to stroll: Stark goes first"),
        ("bg", "Моята инициатива е по-голяма и най-напред ще потичам: Старк е първи играч."),
        ("bg", "Старк тегли чоп пак той да е първи играч"),
    ],
)
def test_a_single_word_nobody_knows_is_no_order(language: str, line: str) -> None:
    table = table_before("hbo", "hbo-f210", 1)
    try:
        found = parse(line, table, language)
    except ParseError:
        return

    assert not isinstance(found, m.OrderPassives)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark picks the order of passives: a, then b"),
        ("bg", "Старк избира реда: първо a, после b"),
        ("pl", "Stark wybiera kolejność: a, potem b"),
        ("ru", "Порядок пассивок выбирает Старк: a, потом b"),
    ],
)
def test_who_chooses_an_order_drafts_nothing_where_nobody_drafts(language: str, line: str) -> None:
    found = parse(line, table_before("hbo", "hbo-i107", 0), language)

    assert found == m.OrderPassives(by="stark", order=("a", "b"))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("bg", "Старк запазва a, а b и c подава нататък"),
        ("pl", "Stark zatrzymuje a, a b i c podaje dalej"),
        ("ru", "старк берёт себе a, а b и c отдаёт"),
    ],
)
def test_a_draft_nobody_waits_for_is_told_by_what_is_kept_and_handed_on(language: str, line: str) -> None:
    found = parse(line, table_before("hbo", "hbo-f208", 3), language)

    assert found == m.DraftPick(by="stark", keep=("a",), passed=("b", "c"))
