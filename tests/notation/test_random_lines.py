"""Whatever is typed, at whichever table and in whichever language, is read, refused or not understood."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from engine.kernel.grammar import LANGUAGES
from engine.thrones.moves import PlaceSetup
from referee.games import DESKS
from referee.notation import Misread, Several, complete, parse
from referee.notation.candidates import STEPS_PER_TOKEN, Line
from referee.notation.misread import LONGEST_LINE
from referee.notation.offering import offers_for
from referee.notation.parsing import reading
from referee.notation.reading import MOST_STEPS
from tests.conftest import DEEP
from tests.notation.given import ready, session
from tests.notation.random_lines import RandomLines, Table, of_case, tables, worked_cases

MOST_AT_ONCE = 3
"""Readings that are begun together, before it is looked how much effort is left."""
TABLES, LINES = 12, 60
"""So many tables of each game, so many lines at each; every tenth is completed and entered too."""


@pytest.mark.parametrize("game", DESKS)
def test_a_line_of_random_words_never_raises_anything_but_an_error_of_ours(game: str) -> None:
    rng = Random(game)
    for number, (_, state) in enumerate(islice(tables(rng, (game,)), TABLES * DEEP)):
        language = LANGUAGES[number % len(LANGUAGES)]
        table = Table(game, state, language)
        lines = RandomLines(table, rng)
        for at in range(LINES):
            line = lines.line()
            try:
                table.take(line) if at % 10 == 0 else table.read(line)
            except Exception as error:
                raise AssertionError(f"{language}: {line!r} at {state}") from error


@pytest.mark.parametrize(
    ("language", "against"),
    [("en", "against C"), ("bg", "срещу Таргариен"), ("pl", "przeciw Targaryen"), ("ru", "против Таргариен")],
)
def test_against_whom_a_challenge_went_is_asked_by_the_names_of_seats(language: str, against: str) -> None:
    case = next(one for one in worked_cases("lcg") if one.id == "lcg-d011")
    table = Table("lcg", of_case("lcg", case), language)
    with pytest.raises(Misread) as asked:
        parse("A won military", table.session, language)

    offered = [one.line for one in asked.value.offers if one.why == "outcome"]
    assert f"A won military {against}" in offered
    assert len(offered) == 3
    for line in offered:
        table.take(line)


def test_a_line_longer_than_any_that_means_something_is_refused_at_once() -> None:
    line = "stark plays " + "x" * LONGEST_LINE
    here = session()
    with pytest.raises(Misread) as refused:
        parse(line, here)

    assert refused.value.says == "line_too_long"
    assert refused.value.facts == {"size": len(line), "limit": LONGEST_LINE}
    assert complete(line, len(line), here) == []


@pytest.mark.parametrize("begun", ["", "stark plays ", "set stark power ", "stark won military killed "])
def test_a_long_line_is_given_up_before_it_is_tried_in_many_ways(begun: str) -> None:
    for unit in ("hound, ", "kills hound; ", "a ", "stark ", '"a" ', "(", ","):
        line = Line((begun + unit * LONGEST_LINE)[:LONGEST_LINE], ready())
        offers_for(line, reading)

        one_more = (MOST_STEPS + STEPS_PER_TOKEN * len(line.tokens)) * (len(line.names.seats) + 1)
        assert line.effort.left > -MOST_AT_ONCE * one_more, unit


def test_a_card_named_a_hundred_times_is_so_many_copies() -> None:
    move = parse("stark places " + "tywin, " * 110 + "tywin", ready("setup"))

    assert isinstance(move, Several)
    *_, placed = move.moves
    assert isinstance(placed, PlaceSetup)
    assert len(set(placed.cards)) == 111
