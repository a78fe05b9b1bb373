"""The HBO edition, ready to be refereed."""

from __future__ import annotations

from typing import Any

from cards.facts import Value, facts
from engine.hbo import draft
from engine.hbo.cases import CASEBOOK
from engine.hbo.game import HBO
from engine.hbo.newgame import HOUSES, START, new_game
from engine.kernel.cases import Asked
from engine.kernel.desk import Desk, Reached
from engine.kernel.move import Move
from engine.kernel.reading import reads_moves, reads_states
from engine.thrones import explaining, hidden, options, remedies, telling
from engine.thrones import view as drawing
from engine.thrones.cases import silence
from engine.thrones.placement import misplaced
from engine.thrones.starting import goes_on
from engine.thrones.table import Table
from engine.thrones.table_defects import table_defects

read_state = reads_states(Table)
read_move = reads_moves(HBO.verbs)


def standard_plots(language: str = "en") -> dict[str, tuple[str, ...]]:
    """House -> the seven plots of its printed list."""
    known = facts("hbo").cards
    return {
        house: tuple(
            face.name(language) for face in known if _is(face.standard, True) and _is(face.plot_deck, house)
        )
        for house in HOUSES
    }


def _is(value: Value[Any] | None, wanted: object) -> bool:
    return value is not None and value.value == wanted


def new(text: str, given: dict[str, Any]) -> Table:
    """A new game; ``given`` may name ``houses``, ``plots`` and ``draft`` (yes or no)."""
    plots = given.get("plots") or standard_plots()
    draft = given.get("draft") in (True, "yes")
    return new_game(text, plots, tuple(given.get("houses") or HOUSES), draft)


def reach(table: Table, move: Move, before: Asked | None, passes: str) -> Reached:
    """Where a move is made after the steps nobody disputes."""
    return silence.reached(HBO, table, move, before, passes)


def public(table: Table) -> Table:
    """The table as everybody sees it: neither plots of a draft nor cards that only their player knows."""
    return draft.public(hidden.public(table))


def spoken(table: Table, move: Move) -> Move:
    """A move as it is said before everybody."""
    return draft.spoken(table, hidden.spoken(table, move))


DESK = Desk(
    game=HBO,
    casebook=CASEBOOK,
    new=new,
    read_state=read_state,
    read_move=read_move,
    reach=reach,
    automatic=lambda table: telling.automatic(HBO, table),
    choices=lambda table: options.choices(HBO, public(table)),
    view=lambda table: drawing.view(public(table)),
    explain=lambda table, what: explaining.explain(public(table), what),
    answer=telling.answer,
    know=telling.know,
    goes_on=goes_on,
    remedy=lambda table, move, change: remedies.apply(HBO, table, move, change),
    start=START,
    defects=lambda table: table_defects(HBO, table),
    misplaced=misplaced,
    public=public,
    spoken=spoken,
    secret=hidden.is_told_in_secret,
    laid_open=hidden.laid_open,
    shown_by=hidden.shown_by,
    openly=hidden.openly,
    made=hidden.made,
    seen_by=hidden.private,
)
