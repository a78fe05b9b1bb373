"""A correction is read in the words the screen has for the number, and names what was there before."""

from __future__ import annotations

from contextlib import suppress

import pytest

from engine.agot.state.declarations import KnowPlot
from engine.kernel.corrections import Correct
from engine.kernel.reasons import Verdict
from referee.notation.formatter import line_of
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.kit.notation import ready
from tests.kit.typed_table import TypedTable

BANNER, ON_CARDS = 4, 2
"""The power of Stark at that table, which shows 6 of 15."""


@pytest.mark.parametrize(
    ("line", "banner"),
    [
        ("set stark power 6 because x", 6 - ON_CARDS),
        ("set stark total power 7 because x", 7 - ON_CARDS),
        ("set stark power to 6 because x", 6 - ON_CARDS),
        ("set stark banner 6 because x", 6),
        ("set stark power on the banner 6 because x", 6),
        ("поправя Старк власт 6 защото x", 6 - ON_CARDS),
        ("поправя Старк знаме 6 защото x", 6),
        ("popraw Stark władza 6 bo x", 6 - ON_CARDS),
        ("popraw Stark chorągiew 6 bo x", 6),
        ("исправить Старк власть 6 потому что x", 6 - ON_CARDS),
        ("исправить Старк власть Дома 6 потому что x", 6),
    ],
)
def test_the_power_of_a_seat_is_the_total_it_shows_and_its_banner_is_said(line: str, banner: int) -> None:
    here = ready()
    assert here.state.seats["stark"].power == BANNER
    move = parse(line, here)

    assert move == Correct(of="stark", field="power", value=banner, reason="x")
    assert parse(line_of(move, here), here) == move


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Corrected by hand: Stark, banner is now 7 (was 4; x); power in all: 9"),
        ("bg", "Поправено на ръка: Старк, знаме: 7 (преди: 4; x); власт общо: 9"),
        ("pl", "Poprawione ręcznie: Stark, chorągiew: 7 (przedtem: 4; x); władza łącznie: 9"),
        ("ru", "Исправлено вручную: Старк, власть Дома: 7 (было: 4; x); власти всего: 9"),
    ],
)
def test_the_answer_says_which_was_set_and_what_stood_there(language: str, said: str) -> None:
    table = TypedTable(language, ready().state, "hbo")

    assert table.told("set stark banner 7 because x") == f"ok {said}"


def test_old_and_new_value_are_told_of_every_game() -> None:
    row = TypedTable("en", game="oriflamme")
    assert "is now 3 (was 1; counted)" in row.told("set red influence 3 because counted")
    board = TypedTable("en", game="kings")
    assert "is now 4 (was 1; x)" in board.told("set round 4 because x")
    hound = TypedTable("en", ready().state, "hbo")
    assert "power is now 2 (was 0; x)" in hound.told("set hound power 2 because x")


@pytest.mark.parametrize(
    ("line", "understood", "stops_at", "follows"),
    [
        ("set stark power 6 blah blah because x", "set stark power 6", "blah", ("because",)),
        ("set stark banner 6 of 15", "set stark banner 6", "of", ("because",)),
        ("set stark gold lots 6 because x", "set stark gold", "lots", ("a number",)),
        ("set stark power because x", "set stark power", "because", ("a number",)),
    ],
)
def test_words_that_do_not_belong_to_a_correction_are_named(
    line: str, understood: str, stops_at: str, follows: tuple[str, ...]
) -> None:
    with pytest.raises(ParseError) as misread:
        parse(line, ready())

    assert misread.value.says == "line_stops"
    facts = misread.value.facts
    assert (facts["understood"], facts["stops_at"], facts["follows"]) == (understood, stops_at, follows)


@pytest.mark.parametrize(
    ("language", "because"), [("en", "because"), ("bg", "защото"), ("pl", "ponieważ"), ("ru", "потому что")]
)
def test_a_correction_without_a_reason_is_asked_for_it(language: str, because: str) -> None:
    said = TypedTable(language, ready().state, "hbo").told("set stark banner 6")

    assert said.startswith("?? ")
    assert f"set stark banner 6 {because} ..." in said


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("set stark.plot.claim 2", "plot_claim", 2),
        ("set stark.plot.calim 2 because misread", "plot_claim", 2),
        ("set stark clam 2", "plot_claim", 2),
        ("set stark.plot.incme 5", "plot_income", 5),
    ],
)
def test_what_is_printed_is_offered_to_be_told_where_somebody_would_set_it_right(
    line: str, field: str, value: int
) -> None:
    here = ready()

    with pytest.raises(ParseError) as error:
        parse(line, here)

    assert [parse(one.line, here) for one in error.value.offers] == [
        KnowPlot(seat="stark", field=field, value=value)
    ]


def test_a_misspelt_field_of_a_correction_is_none_that_is_told() -> None:
    here = ready()
    for line in ("set stark.gld 3 because x", "set stark powr 3 because x", "set hound strenght 3 because x"):
        with pytest.raises(ParseError) as error:
            parse(line, here)
        assert all(one.line.startswith("set ") for one in error.value.offers), line


@pytest.mark.parametrize(
    "line",
    [
        "set stark challenges made went on too early because x",
        "stark challenges made is went on too early because x",
        "set arya icons the wrong ones because he saw it",
        "set attackers the wrong ones because he saw it",
        "set phase too early because he went on",
        "set stark plot because it is another",
    ],
)
def test_a_complaint_is_no_correction_nobody_could_mean(line: str) -> None:
    here = ready()
    with suppress(ParseError):
        found = parse(line, here)
        assert isinstance(found, Correct)
        assert here.rule_on(found)[1][0].verdict is Verdict.NO


def test_the_challenges_made_are_kinds_of_challenges() -> None:
    here = ready()
    found = parse("set stark challenges made military because x", here)
    assert isinstance(found, Correct)
    assert here.rule_on(found)[1][0].verdict is Verdict.YES
