"""The draw phase."""

from __future__ import annotations

from engine.agot.rounds.action_windows import unnamed_window
from engine.agot.rounds.timing import current_step, done_already, is_done
from engine.agot.state.moves import DrawPhase
from engine.agot.state.piles import draw, short_deck
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import hand_size, the_game_goes_on
from engine.kernel.decisions import TABLE, Decision, DecisionKind
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import SILENT, Finding, Reason, Verdict, change, rule, violated
from engine.kernel.state import add_notes, set_slots

CARDS, STARTING_HAND = 2, 7


def ask_draw(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
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
def it_is_the_draw_phase(table: AgotTable, move: DrawPhase) -> Finding:
    """Each player draws two cards once, in the draw phase."""
    if is_done(table, "draw", "draw"):
        return done_already("draw", "hbo.draw.two_cards")
    if current_step(table) == "draw_phase.draw":
        return None
    return violated("not_the_draw_phase", change("wait_phase", phase="draw"), phase=table.phase)


@rule("hbo.draw.two_cards", "hbo.draw.short_deck", "lcg.draw.two", "lcg.draw.empty_deck")
def act_draw(table: AgotTable, move: DrawPhase) -> AgotTable:
    """Each draws what is there, up to two cards."""
    for seat in table.order:
        table, drawn = draw(table, seat, CARDS, "hbo.draw.two_cards")
        table = without_a_limit(table.seat(seat, drawn=drawn), seat)
        if drawn < CARDS:
            table = add_notes(table, short_deck(table, seat, drawn))
    return set_slots(table, done=True)


@rule("hbo.draw.two_cards", "lcg.draw.two")
def without_a_limit(table: AgotTable, seat: str) -> AgotTable:
    """Seven is the size of the starting hand; that a hand may hold more is said nowhere."""
    held, rules = hand_size(table, seat), ("hbo.draw.two_cards",)
    if held <= STARTING_HAND:
        return table
    return add_notes(
        table, Reason(rules, Verdict.YES, "no_hand_limit", {"seat": seat, "cards": held}, basis=SILENT)
    )


DRAW = Verb(DrawPhase, (the_game_goes_on, it_is_the_draw_phase), act_draw)
