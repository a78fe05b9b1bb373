"""The draw phase: each player draws two cards."""

from __future__ import annotations

from engine.agot.rounds.timing import at, done_already, is_done, unnamed_window
from engine.agot.state.moves import DrawPhase
from engine.agot.state.piles import draw, short_deck
from engine.agot.state.records import Frame
from engine.agot.state.table import Table
from engine.agot.values.counts import hand_size
from engine.agot.values.power import the_game_goes_on
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.moves import TABLE, Decision, DecisionKind
from engine.kernel.reasons import SILENT, Finding, Reason, Verdict, change, no, rule
from engine.kernel.state import fill, note

CARDS, STARTING_HAND = 2, 7


def ask_draw(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """Each player draws two cards."""
    if frame.slots.get("done"):
        return ()
    return (
        Decision(
            TABLE, "draw_phase", "hbo.draw.two_cards", DecisionKind.PROCEDURE, ("draw_phase",), DrawPhase()
        ),
    )


DRAW_PHASE = Procedure("draw_phase", (Step("draw", ask=ask_draw), Step("window", do=unnamed_window)))


@rule("hbo.draw.two_cards", "hbo.round.complete_phase", "lcg.draw.two", "lcg.round.phases")
def it_is_the_draw_phase(table: Table, move: DrawPhase) -> Finding:
    """Two cards are drawn once, in the draw phase."""
    if is_done(table, "draw", "draw"):
        return done_already("draw", "hbo.draw.two_cards")
    if at(table) == "draw_phase.draw":
        return None
    return no("not_the_draw_phase", change("wait_phase", phase="draw"), phase=table.phase)


@rule("hbo.draw.two_cards", "hbo.draw.short_deck", "lcg.draw.two", "lcg.draw.empty_deck")
def act_draw(table: Table, move: DrawPhase) -> Table:
    """Each draws what is there, up to two cards."""
    for seat in table.order:
        table, drawn = draw(table, seat, CARDS, "hbo.draw.two_cards")
        table = without_a_limit(table.seat(seat, drawn=drawn), seat)
        if drawn < CARDS:
            table = note(table, short_deck(table, seat, drawn))
    return fill(table, done=True)


@rule("hbo.draw.two_cards", "lcg.draw.two")
def without_a_limit(table: Table, seat: str) -> Table:
    """Seven is the size of the starting hand; that a hand may hold more is said nowhere."""
    held, rules = hand_size(table, seat), ("hbo.draw.two_cards",)
    if held <= STARTING_HAND:
        return table
    return note(
        table, Reason(rules, Verdict.YES, "no_hand_limit", {"seat": seat, "cards": held}, basis=SILENT)
    )


DRAW = Verb(DrawPhase, (the_game_goes_on, it_is_the_draw_phase), act_draw)
