"""A plot revealed by its name has its printed numbers and its text: in a game, in a case, at a table."""

from __future__ import annotations

import pytest

from cards.facts import facts
from engine.agot.cases.start import begin
from engine.agot.lcg.adapter import ADAPTER
from engine.agot.lcg.game import LCG
from engine.agot.lcg.view import explain
from engine.agot.state.declarations import KnowPlot
from engine.agot.state.records import Plot
from engine.agot.state.table import AgotTable
from engine.kernel.judge import carry_out
from referee.notation.parser.parse import parse
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.kit.lcg import RU, seat
from tests.kit.lcg_cards import LANNISTER, STARK, after, do, explained, lannister, stark, strength_of

PLOTS = [face for face in facts("lcg").cards if face.type.value == "plot"]


def before_the_plots(*, printed: bool = True) -> AgotTable:
    seats = [{**seat(name, plot=None), "house": name} for name in (STARK, LANNISTER)]
    first = tuple(do("reveal_plot", name, plot="any") for name in (STARK, LANNISTER))
    options = {"printed": printed}
    raw = {"phase": "plot", "variant": "two", "first_player": STARK, "seats": seats, "options": options}
    given = begin(LCG, raw, RU, first)
    cards = {one.id: one for one in (*stark("robb-stark"), *lannister("bronn", "shae"))}
    return given.put(cards=cards)


def reveals(stark_plot: str, lannister_plot: str) -> AgotTable:
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


@pytest.mark.parametrize(("typed", "printed"), [("'", "’"), ("’", "'")])
def test_a_plot_is_known_by_its_title_in_any_language_with_either_apostrophe(
    typed: str, printed: str
) -> None:
    titles = [(name.text, face.id) for face in PLOTS for name in face.names]
    marked = [(title.replace(printed, typed), id_) for title, id_ in titles if {typed, printed} & {*title}]
    assert marked
    for title, id_ in marked:
        plot = after(before_the_plots(), do("reveal_plot", STARK, plot=title)).seats[STARK].plot
        assert plot is not None
        assert plot.face == id_, title


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


def test_a_number_told_by_the_table_wins_and_the_tally_says_so() -> None:
    given = reveals("Holding the Trident", "Hear Me Roar")
    assert ("plot_income", 3) in explained(given, "income:stark")
    given = carry_out(LCG, given, KnowPlot(seat=STARK, field="plot_income", value=5))
    assert ("plot_number_told", 5) in explained(given, "income:stark")
    reason = explain(given, "income:stark")
    assert reason is not None
    assert [one.facts["printed"] for one in reason.because if one.says == "plot_number_told"] == [3]
    again = carry_out(LCG, given, KnowPlot(seat=STARK, field="plot_income", value=3))
    assert ("plot_income", 3) in explained(again, "income:stark")
    assert strength_of(given, "robb-stark") == 3


def controller() -> GameController:
    session = Session(ADAPTER, before_the_plots(), ADAPTER.game.texts, lambda *_: None)
    return GameController(session, OwnedCards("lcg"))


def test_a_typed_line_brings_the_plot_with_its_text() -> None:
    played = controller()
    for line in ('stark reveals "holding the trident"', 'lannister reveals "Power and Wealth"'):
        assert played.enter(parse(line, played.session)).kind is OutcomeKind.DONE  # type: ignore[arg-type]
    plot = played.session.state.seats[STARK].plot
    assert (plot.face, plot.income, plot.instead) == ("lcg-core-holding-the-trident", 3, {})


def test_what_the_owner_has_read_off_a_plot_wins_over_the_catalogue() -> None:
    played = controller()
    played.cards.enter("lcg-core-holding-the-trident", "plot_income", "4")
    line = parse('stark reveals "Holding the Trident"', played.session)
    assert played.enter(line).kind is OutcomeKind.DONE  # type: ignore[arg-type]
    plot = played.session.state.seats[STARK].plot
    assert (plot.income, plot.instead, plot.face) == (4, {"income": 3}, "lcg-core-holding-the-trident")
    played.undo()
    assert played.session.state.seats[STARK].plot is None
