"""The HBO edition, ready to be refereed: its case format, its adapter, a new game."""

from __future__ import annotations

from functools import partial
from typing import Any

from cards.facts import PrintedValue, facts
from engine.agot import candidates, move_results, public_table, remedies, view
from engine.agot.abilities.passes import open_window
from engine.agot.candidates import window_ground
from engine.agot.cases import implied_at_table
from engine.agot.cases.casebook import casebook
from engine.agot.cases.position_text import form
from engine.agot.cases.table_position import position_of, unknowns
from engine.agot.expected_result import expected_result, forecasts
from engine.agot.hbo import plot_draft
from engine.agot.hbo.game import HBO, TEXTS
from engine.agot.hbo.ruleset import fields_of
from engine.agot.odds import odds, threats
from engine.agot.rounds.rounds import asked_at_first, at_draft, at_setup, goes_on, left_out_at_first
from engine.agot.state import corrections, declarations
from engine.agot.state.invariants import invariants
from engine.agot.state.records import Seat
from engine.agot.state.seen_differences import seen_differences
from engine.agot.state.table import AgotTable
from engine.agot.state.table_defects import misplaced, table_defects
from engine.kernel.adapter import GameAdapter
from engine.kernel.decisions import Move
from engine.kernel.errors import Fault, ImpossibleStart, Unreadable, fault
from engine.kernel.input_forms import Setting, SettingKind, StartForm
from engine.kernel.reasons import rule

HOUSES = ("stark", "lannister")
DECK, HAND, PLOTS = 50, 7, 7
START = StartForm(
    (
        Setting("houses", SettingKind.SEATS, HOUSES, "house", 2, 2),
        Setting("draft", SettingKind.ONE, ("no", "yes"), "draft"),
    ),
    passes=True,
)
"""What a table settles before it begins."""


def new_game(
    text: str, plots: dict[str, tuple[str, ...]], houses: tuple[str, ...] = HOUSES, draft: bool = False
) -> AgotTable:
    """The table after the first five steps of set-up, or, where plots are drafted, in the third of them.

    Args:
        text: the printing the game is ruled under.
        plots: house -> its seven standard plots.
        houses: who plays, in the order of the seats.
        draft: whether plots are drafted.

    Raises:
        Unreadable: no such text.
        ImpossibleStart: two players cannot play one House; a plot deck is not seven.
    """
    if text not in TEXTS:
        raise Unreadable("unknown_text", text=text, known=TEXTS)
    faults = tuple(_defects(plots, houses))
    if faults:
        raise ImpossibleStart(faults, HBO.id)
    seats = {house: _seat(house, plots[house], draft) for house in houses}
    table = AgotTable(game=HBO.id, text=text, seats=seats)
    return at_draft(HBO, table) if draft else at_setup(HBO, table)


@rule("hbo.setup.choose_houses", "hbo.setup.plot_lists", "hbo.comp.draw_decks")
def _defects(plots: dict[str, tuple[str, ...]], houses: tuple[str, ...]) -> list[Fault]:
    faults = []
    if len(houses) != 2 or len(set(houses)) != 2 or not set(houses) <= set(HOUSES):
        faults.append(fault("stark_and_lannister_play", "hbo.setup.choose_houses"))
    wrong = [house for house in houses if len(plots.get(house, ())) != PLOTS]
    return faults + [fault("plot_deck_not_seven", "hbo.setup.plot_lists", seat=seat) for seat in wrong]


def _seat(house: str, plots: tuple[str, ...], draft: bool) -> Seat:
    return Seat(
        id=house,
        house=house,
        hand=0 if draft else HAND,
        deck=DECK if draft else DECK - HAND,
        plots_available=None if draft else plots,
        draft_standard=plots if draft else (),
    )


CASEBOOK = casebook(HBO, lambda table: candidates.generate_moves(HBO, table))


def standard_plots(language: str = "en") -> dict[str, tuple[str, ...]]:
    """House -> the seven plots of its printed list."""
    known = facts("hbo").cards
    return {
        house: tuple(
            face.name(language) for face in known if _is(face.standard, True) and _is(face.plot_deck, house)
        )
        for house in HOUSES
    }


def _is(value: PrintedValue[Any] | None, wanted: object) -> bool:
    return value is not None and value.value == wanted


def new(text: str, given: dict[str, Any]) -> AgotTable:
    """A new game; ``given`` may name ``houses``, ``plots`` and ``draft`` (yes or no)."""
    plots = given.get("plots") or standard_plots()
    draft = given.get("draft") in (True, "yes")
    return new_game(text, plots, tuple(given.get("houses") or HOUSES), draft)


def announced(table: AgotTable, move: Move) -> Move:
    """A move as all players hear it."""
    return plot_draft.announced(table, public_table.announced(table, move))


ADAPTER = GameAdapter(
    game=HBO,
    casebook=CASEBOOK,
    new=new,
    table=AgotTable,
    implied=partial(implied_at_table.reached, HBO),
    automatic=lambda table: declarations.automatic_move(HBO, table),
    choices=lambda table: candidates.generate_moves(HBO, plot_draft.public(table)),
    view=lambda table: view.view(plot_draft.public(table)),
    explain=lambda table, what: view.explain(plot_draft.public(table), what),
    answer=declarations.answering_move,
    know=declarations.identifying_move,
    goes_on=goes_on,
    remedy=lambda table, move, change: remedies.apply(HBO, table, move, change),
    start=START,
    defects=lambda table: table_defects(HBO, table),
    misplaced=misplaced,
    recorded=corrections.recorded,
    invariants=invariants,
    expected_result=lambda table: expected_result(HBO, table),
    left_out_at_first=left_out_at_first,
    asked_at_first=asked_at_first,
    forecasts=forecasts,
    results=move_results.EVENTS,
    held=move_results.held,
    odds=lambda table, seat: odds(plot_draft.public(table), table, seat),
    threats=lambda table, seat: threats(plot_draft.public(table), seat),
    window=open_window,
    window_ground=window_ground,
    public=plot_draft.public,
    announced=announced,
    secret=public_table.is_told_in_secret,
    laid_open=public_table.laid_open,
    shown_by=public_table.shown_by,
    made_public=public_table.made_public,
    carry_out_publicly=plot_draft.carry_out_publicly,
    seen_by=public_table.private,
    unknowns=unknowns(fields_of),
    position_of=lambda table: position_of(table, fields_of),
    position_text=form("hbo-"),
    seen_differences=seen_differences,
)
