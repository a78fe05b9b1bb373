"""Varys: two players have each other's plot deck and used pile for a round."""

from __future__ import annotations

from typing import Any

from engine.lcg.game import LCG
from engine.lcg.options import choices
from engine.thrones.cases.start import begin
from engine.thrones.moves import RevealPlot
from engine.thrones.notation import plots_of
from engine.thrones.records import Card, Plot
from engine.thrones.rounds import new_round
from engine.thrones.starting import at_phase
from engine.thrones.table import Table
from tests.lcg.cards_given import LANNISTER, STARK, after, covers, do, lannister, refused, stands, stark, uses

TEXT = "lcg.anatomy.rules_text"
BARATHEON = "baratheon"
SWAP = (uses("varys", by=LANNISTER, kneel=["varys"]), do("choose_by_text", LANNISTER, seat=STARK))
BRAN = uses("bran-stark", kneel=["bran-stark"])


def in_the_plot_phase(*cards: list[Card]) -> Table:
    """Three players have revealed their plots and may act; each has two more in his deck and a used one."""
    seats = [
        {"id": one, "house": one, "plot": {"name": f"{one} now", "income": 0, "initiative": 0, "claim": 0},
         "plots": {"available": [f"{one} 1", f"{one} 2"], "used": [f"{one} past"]}}
        for one in (STARK, LANNISTER, BARATHEON)
    ]  # fmt: skip
    raw: dict[str, Any] = {"phase": "plot", "variant": "three", "first_player": STARK, "seats": seats,
                           "window": {"first": LANNISTER}}  # fmt: skip
    given = begin(LCG, raw, "ru-2008", ())
    return given.put(cards={one.id: one for group in cards for one in group})


def swapped() -> Table:
    return after(in_the_plot_phase(stark("bran-stark"), lannister("varys")), *SWAP)


def decks(given: Table) -> dict[str, tuple[object, object]]:
    return {one.id: (one.plots_available, one.plots_used) for one in given.seats.values()}


@covers("varys.plot-swap")
def test_another_plot_comes_out_of_the_other_deck_while_decks_are_swapped() -> None:
    found = after(swapped(), BRAN, do("reveal_plot", STARK, plot="lannister 1"))
    assert found.seats[STARK].plot == Plot("lannister 1", owner=LANNISTER)
    assert decks(found)[LANNISTER] == (("lannister 2",), ("lannister past",))
    assert decks(found)[STARK] == (("stark 1", "stark 2"), ("stark past", "stark now"))


def test_his_own_plots_are_no_longer_his_to_reveal() -> None:
    refused(swapped(), BRAN, do("reveal_plot", STARK, plot="stark 1"), because="lcg.plot.choose_reveal")
    refused(swapped(), BRAN, do("reveal_plot", STARK, plot="lannister past"), because="lcg.plot.states")


def test_what_is_offered_is_what_lies_in_the_other_deck() -> None:
    given = after(swapped(), BRAN)
    offered = {one.move.plot for one in choices(given) if isinstance(one.move, RevealPlot)}
    assert offered == {"lannister 1", "lannister 2", "lannister past"}
    assert plots_of(given, STARK) == ("lannister 1", "lannister 2", "lannister past")
    assert plots_of(given, BARATHEON) == ("baratheon 1", "baratheon 2", "baratheon past")


def test_next_round_everybody_has_his_own_deck_and_every_plot_goes_home() -> None:
    given = after(swapped(), BRAN, do("reveal_plot", STARK, plot="lannister 1"))
    later = at_phase(LCG, new_round(given), "plot")
    refused(later, do("reveal_plot", STARK, plot="lannister 2"), because="lcg.plot.choose_reveal")
    found = after(later, do("reveal_plot", STARK, plot="stark 1"))
    assert decks(found)[LANNISTER] == (("lannister 2",), ("lannister past", "lannister 1"))
    assert decks(found)[STARK] == (("stark 2",), ("stark past", "stark now"))


def test_the_last_plot_of_a_swapped_deck_brings_back_the_used_ones_of_that_deck() -> None:
    given = swapped().seat(LANNISTER, plots_available=("lannister 2",))
    found = after(given, BRAN, do("reveal_plot", STARK, plot="lannister 2"))
    assert decks(found)[LANNISTER] == (("lannister past",), ())


def test_two_swaps_follow_one_another() -> None:
    given = swapped().card("varys", kneeling=False)
    twice = after(given, SWAP[0], do("choose_by_text", LANNISTER, seat=BARATHEON))
    assert plots_of(twice, BARATHEON)[0] == "stark 1"
    assert plots_of(twice, LANNISTER)[0] == "baratheon 1"
    assert plots_of(twice, STARK)[0] == "lannister 1"


def test_with_one_opponent_there_is_no_swap() -> None:
    two = stands(lannister("varys"), phase="plot", active=LANNISTER, window={"first": LANNISTER})
    refused(two, SWAP[0], because=TEXT)
