"""The Living Card Game of 2008, ready to be refereed."""

from __future__ import annotations

from engine.kernel.cases import Asked
from engine.kernel.desk import IMPLIED, LISTED, Desk, Reached
from engine.kernel.move import Move
from engine.kernel.play import decisions, judge
from engine.kernel.reading import reads_moves, reads_states
from engine.kernel.reason import Verdict
from engine.lcg import options
from engine.lcg import view as drawing
from engine.lcg.cases import CASEBOOK
from engine.lcg.challenging import who_may_challenge
from engine.lcg.game import LCG
from engine.lcg.newgame import START, new_game
from engine.lcg.table_defects import table_defects
from engine.thrones import hidden, remedies, telling
from engine.thrones.cases import silence
from engine.thrones.placement import misplaced
from engine.thrones.starting import goes_on
from engine.thrones.table import Table

read_state = reads_states(Table)
read_move = reads_moves(LCG.verbs)


def _passes(passes: str) -> str:
    """Unless every pass is to be said, who is not mentioned between two moves has passed."""
    return LISTED if passes == LISTED else IMPLIED


def reach(table: Table, move: Move, before: Asked | None, passes: str) -> Reached:
    """Where a move is made after the steps nobody disputes."""
    return silence.reached(LCG, table, move, before, _passes(passes))


def automatic(table: Table) -> Move | None:
    """What the referee does by itself: a procedure of the whole table, a passive with one way to go."""
    due = telling.automatic(LCG, table)
    if due is not None or all(one.asks != "resolve_passive" for one in decisions(LCG, table)):
        return due
    found = list(options.choices(table))
    if len(found) != 1 or found[0].by_hand or found[0].pick:
        return None
    move = found[0].move
    return move if judge(LCG, table, move).verdict is Verdict.YES else None


DESK = Desk(
    game=LCG,
    casebook=CASEBOOK,
    new=new_game,
    read_state=read_state,
    read_move=read_move,
    reach=reach,
    automatic=automatic,
    choices=lambda table: options.choices(hidden.public(table)),
    view=lambda table: drawing.view(hidden.public(table)),
    explain=lambda table, what: drawing.explain(hidden.public(table), what),
    grid=who_may_challenge,
    answer=telling.answer,
    know=telling.know,
    goes_on=goes_on,
    remedy=lambda table, move, change: remedies.apply(LCG, table, move, change),
    start=START,
    defects=table_defects,
    misplaced=misplaced,
    public=hidden.public,
    spoken=hidden.spoken,
    secret=hidden.is_told_in_secret,
    laid_open=hidden.laid_open,
    shown_by=hidden.shown_by,
    openly=hidden.openly,
    made=hidden.made,
    seen_by=hidden.private,
)
