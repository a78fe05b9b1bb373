"""A plot revealed by its name has its printed numbers and its text: in a game, in a case, on the desk."""

from __future__ import annotations

import pytest

from cards.facts import facts
from engine.kernel.play import carry_out
from engine.kernel.reason import Reason
from engine.lcg.desk import DESK
from engine.lcg.game import LCG
from engine.lcg.view import explain
from engine.thrones.cases.start import begin
from engine.thrones.facts import KnowPlot
from engine.thrones.records import Plot
from engine.thrones.table import Table
from referee.desk.owned import OwnedCards
from referee.desk.refereeing import Refereeing
from referee.notation import parse
from referee.session import Session, What
from tests.lcg.cards_given import LANNISTER, STARK, after, do, lannister, stark, strength_of
from tests.lcg.given import RU, seat

PLOTS = [face for face in facts("lcg").cards if face.type.value == "plot"]


def before_the_plots(*, printed: bool = True) -> Table:
    seats = [{**seat(name, plot=None), "house": name} for name in (STARK, LANNISTER)]
    first = tuple(do("reveal_plot", name, plot="any") for name in (STARK, LANNISTER))
    options = {"printed": printed}
    raw = {"phase": "plot", "variant": "two", "first_player": STARK, "seats": seats, "options": options}
    given = begin(LCG, raw, RU, first)
    cards = {one.id: one for one in (*stark("robb-stark"), *lannister("bronn", "shae"))}
    return given.put(cards=cards)


def reveals(stark_plot: str, lannister_plot: str) -> Table:
    return after(
        before_the_plots(),
        do("reveal_plot", STARK, plot=stark_plot),
        do("reveal_plot", LANNISTER, plot=lannister_plot),
        do("determine_initiative"),
    )


@pytest.mark.parametrize("face", PLOTS, ids=lambda face: face.id)
def test_every_plot_of_the_catalogue_is_known_by_its_name(face) -> None:  # type: ignore[no-untyped-def]
    plot = after(before_the_plots(), do("reveal_plot", STARK, plot=face.name("en"))).seats[STARK].plot
    assert plot is not None
    assert plot.face == face.id
    assert (plot.income, plot.initiative, plot.claim) == (
        face.plot_income.value,
        face.plot_initiative.value,
        face.plot_claim.value,
    )
    assert plot.traits == face.traits.value


def test_a_case_borrows_names_unless_it_says_otherwise() -> None:
    given = before_the_plots(printed=False)
    plot = after(given, do("reveal_plot", STARK, plot="Valar Morghulis")).seats[STARK].plot
    assert plot == Plot("Valar Morghulis")


@pytest.mark.parametrize("written", ["holding the trident", "HOLDING THE TRIDENT", "Holding  the Trident"])
def test_a_plot_is_known_however_its_name_is_written(written: str) -> None:
    plot = after(before_the_plots(), do("reveal_plot", STARK, plot=written)).seats[STARK].plot
    assert plot is not None
    assert plot.face == "lcg-core-holding-the-trident"


def test_a_title_in_another_language_is_a_name_too() -> None:
    plot = after(before_the_plots(), do("reveal_plot", STARK, plot="Думай загодя")).seats[STARK].plot
    assert plot is not None
    assert plot.face == "lcg-core-planning-ahead"


def test_of_a_plot_nobody_knows_the_numbers_are_asked() -> None:
    plot = after(before_the_plots(), do("reveal_plot", STARK, plot="Our Own Plot")).seats[STARK].plot
    assert plot == Plot("Our Own Plot")


def test_its_numbers_and_its_text_count_at_once() -> None:
    given = reveals("Holding the Trident", "Hear Me Roar")
    assert (given.seats[STARK].last_initiative, given.initiative_winner) == (4, STARK)
    assert strength_of(given, "robb-stark") == 2 + 2 - 1
    assert strength_of(given, "bronn") == 3 - 1


def test_the_text_goes_with_the_plot() -> None:
    given = reveals("Holding the Trident", "Hear Me Roar").seat(STARK, revealed=False)
    other = given.seat(STARK, plot=Plot("Blockade", "lcg-core-blockade", 0, 4, 1))
    assert strength_of(other, "robb-stark") == 2 - 1


def told(given: Table, what: str) -> list[tuple[str, object]]:
    reason = explain(given, what)
    assert isinstance(reason, Reason)
    return [(one.says, one.found) for one in reason.because]


def test_a_number_told_by_the_table_wins_and_the_tally_says_so() -> None:
    given = reveals("Holding the Trident", "Hear Me Roar")
    assert ("plot_income", 3) in told(given, "income:stark")
    given = carry_out(LCG, given, KnowPlot(seat=STARK, field="plot_income", value=5))
    assert ("plot_number_told", 5) in told(given, "income:stark")
    reason = explain(given, "income:stark")
    assert reason is not None
    assert [one.facts["printed"] for one in reason.because if one.says == "plot_number_told"] == [3]
    again = carry_out(LCG, given, KnowPlot(seat=STARK, field="plot_income", value=3))
    assert ("plot_income", 3) in told(again, "income:stark")
    assert strength_of(given, "robb-stark") == 3


def bench() -> Refereeing:
    session = Session(DESK, before_the_plots(), DESK.game.texts, lambda *_: None)
    return Refereeing(session, OwnedCards("lcg"))


def test_a_typed_line_brings_the_plot_with_its_text() -> None:
    desk = bench()
    for line in ('stark reveals "holding the trident"', 'lannister reveals "Power and Wealth"'):
        assert desk.enter(parse(line, desk.session)).what is What.DONE  # type: ignore[arg-type]
    plot = desk.session.state.seats[STARK].plot
    assert (plot.face, plot.income, plot.instead) == ("lcg-core-holding-the-trident", 3, {})


def test_what_the_owner_has_read_off_a_plot_wins_over_the_catalogue() -> None:
    desk = bench()
    desk.cards.enter("lcg-core-holding-the-trident", "plot_income", "4")
    line = parse('stark reveals "Holding the Trident"', desk.session)
    assert desk.enter(line).what is What.DONE  # type: ignore[arg-type]
    plot = desk.session.state.seats[STARK].plot
    assert (plot.income, plot.instead, plot.face) == (4, {"income": 3}, "lcg-core-holding-the-trident")
    desk.undo()
    assert desk.session.state.seats[STARK].plot is None
