"""A position that is opened as a game: what is named at the table from then on is what it is called."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.agot.state.moves import RevealPlot
from engine.kernel.judge import carry_out
from referee.session.game_setup import Start, example, from_case, state_of
from referee.session.registry import adapter_of

SEATS = ("stark", "lannister")


def opened(game: str, **plots: Any) -> Start:
    """The plot phase of a case of two players, as a table begins with it."""
    seats = [{"id": one, "house": one, "hand": {"count": 3}, **plots} for one in SEATS]
    position = {"phase": "plot", "round": 2, "first_player": SEATS[0], "seats": seats}
    start, _ = from_case(json.dumps({"game": game, **position}).encode(), "both")
    return start


def revealed(start: Start, plot: str) -> Any:
    state = carry_out(adapter_of(start.game).game, state_of(start), RevealPlot(by=SEATS[1], plot=plot))
    return state.seats[SEATS[1]].plot


@pytest.mark.rule("hbo.plot.other_text")
@pytest.mark.parametrize(("game", "title"), [("hbo", "Hear Me Roar"), ("lcg", "Summoning Season")])
def test_a_plot_revealed_later_brings_what_is_printed_on_it(game: str, title: str) -> None:
    assert revealed(opened(game), title).face


def test_a_plot_that_an_example_left_in_the_deck_brings_its_text_when_it_comes() -> None:
    assert revealed(example("hbo", "middle", "both"), "Hear Me Roar").face


def test_a_plot_that_lies_revealed_is_what_the_position_says_of_it() -> None:
    told = {"name": "Hear Me Roar", "income": 2, "initiative": 1, "claim": 2}
    lying = state_of(opened("hbo", plot=told)).seats[SEATS[1]].plot

    assert (lying.face, lying.income, lying.claim) == ("", 2, 2)


def test_a_name_a_case_has_invented_is_a_plot_of_which_all_is_asked() -> None:
    start = opened("hbo", plots={"available": ["Plot A", "Plot B"]})
    plot = revealed(start, "Plot A")

    assert (plot.name, plot.face, plot.income) == ("Plot A", "", None)
