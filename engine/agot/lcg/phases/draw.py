"""The draw phase, with the extra card of the Master of Laws."""

from __future__ import annotations

from engine.agot.lcg.titles.small_council import holder, no_titles
from engine.agot.phases import draw as shared
from engine.agot.rounds.timing import unnamed_window
from engine.agot.state.moves import DrawPhase
from engine.agot.state.piles import draw, short_deck
from engine.agot.state.records import Frame
from engine.agot.state.table import Table
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.moves import TABLE, Decision, DecisionKind
from engine.kernel.reasons import Finding, Reason, Verdict, no, rule
from engine.kernel.state import note


def ask_draw(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """Each player draws two cards; the Master of Laws says whether he draws one more."""
    if frame.slots.get("done"):
        return ()
    laws, verbs = holder(table, "laws"), ("draw_phase",)
    if laws:
        return (Decision(laws, "draw_phase", "lcg.title.laws", DecisionKind.DUTY, verbs),)
    return (Decision(TABLE, "draw_phase", "lcg.draw.two", DecisionKind.PROCEDURE, verbs, DrawPhase()),)


DRAW_PHASE = Procedure("draw_phase", (Step("draw", ask=ask_draw), Step("window", do=unnamed_window)))


@rule("lcg.title.laws", "lcg.title.unchosen")
def the_extra_card_is_for_the_master_of_laws(table: Table, move: DrawPhase) -> Finding:
    """Only the title allows a third card."""
    if not move.laws_extra or holder(table, "laws"):
        return None
    return no(
        "title_not_held", rules=(*no_titles(table), "lcg.title.laws", "lcg.title.unchosen"), title="laws"
    )


@rule("lcg.draw.two", "lcg.draw.empty_deck", "lcg.title.laws", "lcg.drawcap.three")
def act_draw(table: Table, move: DrawPhase) -> Table:
    """Each draws what is there up to two, the Master of Laws up to three; none of it counts to the cap."""
    table = shared.act_draw(table, move)
    laws = holder(table, "laws")
    if not move.laws_extra or not laws:
        return table
    table, drawn = draw(table, laws, 1, "lcg.title.laws")
    table = note(table, Reason(("lcg.title.laws",), Verdict.YES, "extra_card", {"seat": laws}))
    if not drawn:
        table = note(table, short_deck(table, laws, table.seats[laws].drawn))
    return table.seat(laws, drawn=table.seats[laws].drawn + drawn)


DRAW = Verb(DrawPhase, (*shared.DRAW.rules, the_extra_card_is_for_the_master_of_laws), act_draw)
