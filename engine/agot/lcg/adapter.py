"""The Living Card Game, ready to be refereed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from engine.agot.abilities.passed_windows import open_window
from engine.agot.cases import implied_at_table
from engine.agot.cases.casebook import casebook
from engine.agot.cases.forecasts import forecasts
from engine.agot.cases.table_position import position_of
from engine.agot.cases.untold import unknowns
from engine.agot.lcg import legal_moves
from engine.agot.lcg import view as drawing
from engine.agot.lcg.abilities.choices import ABILITY_STEPS
from engine.agot.lcg.cases import fields_of
from engine.agot.lcg.game import LCG
from engine.agot.lcg.legal_moves import generate_moves
from engine.agot.lcg.new_game import START, new_game
from engine.agot.lcg.rule_ids import ALIASES
from engine.agot.lcg.ruleset import PLAYERS
from engine.agot.lcg.titles.small_council import TITLES
from engine.agot.lcg.view import who_may_challenge
from engine.agot.notation.position_text import form
from engine.agot.presentation import hidden_cards, remedies
from engine.agot.presentation.odds import odds, threats
from engine.agot.presentation.prospect import prospect
from engine.agot.rounds.entry_points import goes_on
from engine.agot.rounds.first_round import left_out_at_first
from engine.agot.state import declarations
from engine.agot.state import table_defects as shared
from engine.agot.state.seen_table import seen_differences
from engine.agot.state.table import Table
from engine.agot.state.table_defects import misplaced
from engine.kernel.adapter import IMPLIED, LISTED, GameAdapter, Reached
from engine.kernel.cases.model import Forecast, StepInput
from engine.kernel.decoders import reads_moves, reads_states
from engine.kernel.judge import decisions, judge
from engine.kernel.moves import Move
from engine.kernel.reasons import Verdict
from engine.kernel.table_defects import Defect, one_of

AMONG = {
    **shared.AMONG,
    "Seat.title": one_of("", *TITLES),
    "State.council": one_of(*TITLES),
    "a.part": lambda table: tuple(ABILITY_STEPS),
    "Ask.part": lambda table: tuple(ABILITY_STEPS),
}
SLOTS = {**shared.SLOTS, "asking": {**shared.SLOTS["asking"], "part": "a.part"}}
FIELDS = replace(shared.FIELDS, among=AMONG, slots=SLOTS)


def table_defects(table: Table) -> Iterator[Defect]:
    """What is wrong with a table."""
    yield from shared.table_defects(LCG, table, FIELDS)
    if len(table.seats) != PLAYERS.get(table.variant):
        yield Defect("table_no_number", "seats", len(table.seats))
    titles = Counter((*(seat.title for seat in table.seats.values() if seat.title), *table.council))
    yield from (Defect("table_twice", "council", title) for title, times in titles.items() if times > 1)


CASEBOOK = casebook(LCG, generate_moves)


def own_forecasts(table: Table, move: Move) -> tuple[Forecast, ...]:
    """What players can work out before a move, under the rules of this edition's own book."""
    return tuple(replace(one, rule=ALIASES.id(one.rule)) for one in forecasts(table, move))


read_state = reads_states(Table)
read_move = reads_moves(LCG.verbs)


def _passes(passes: str) -> str:
    """Unless every pass is to be said, who is not mentioned between two moves has passed."""
    return LISTED if passes == LISTED else IMPLIED


def reach(table: Table, move: Move, before: StepInput | None, passes: str) -> Reached:
    """Where a move is made after the steps nobody disputes."""
    return implied_at_table.reached(LCG, table, move, before, _passes(passes))


def automatic(table: Table) -> Move | None:
    """What the referee does by itself: a procedure of the whole table, a passive with one way to go."""
    due = declarations.automatic_move(LCG, table)
    if due is not None or all(one.asks != "resolve_passive" for one in decisions(LCG, table)):
        return due
    found = list(legal_moves.generate_moves(table))
    if len(found) != 1 or found[0].by_hand or found[0].pick:
        return None
    move = found[0].move
    return move if judge(LCG, table, move).verdict is Verdict.YES else None


ADAPTER = GameAdapter(
    game=LCG,
    casebook=CASEBOOK,
    new=new_game,
    read_state=read_state,
    read_move=read_move,
    reach=reach,
    automatic=automatic,
    choices=lambda table: legal_moves.generate_moves(hidden_cards.public(table)),
    view=lambda table: drawing.view(hidden_cards.public(table)),
    explain=lambda table, what: drawing.explain(hidden_cards.public(table), what),
    grid=who_may_challenge,
    answer=declarations.answering_move,
    know=declarations.identifying_move,
    goes_on=goes_on,
    remedy=lambda table, move, change: remedies.apply(LCG, table, move, change),
    start=START,
    defects=table_defects,
    misplaced=misplaced,
    prospect=lambda table: prospect(LCG, table),
    left_out_at_first=left_out_at_first,
    forecasts=own_forecasts,
    odds=lambda table, seat: odds(hidden_cards.public(table), table, seat),
    threats=lambda table, seat: threats(hidden_cards.public(table), seat),
    window=open_window,
    public=hidden_cards.public,
    spoken=hidden_cards.spoken,
    secret=hidden_cards.is_told_in_secret,
    laid_open=hidden_cards.laid_open,
    shown_by=hidden_cards.shown_by,
    openly=hidden_cards.openly,
    made=hidden_cards.made,
    seen_by=hidden_cards.private,
    unknowns=unknowns(fields_of),
    position_of=lambda table: position_of(table, fields_of),
    position_text=form("lcg-core-"),
    seen_differences=seen_differences,
)
