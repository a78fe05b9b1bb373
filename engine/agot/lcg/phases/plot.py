"""Plots revealed, by the round or by a card text, and the draw phase with the extra card of a title."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities import passes
from engine.agot.abilities.definitions import done_by
from engine.agot.abilities.effect_handlers import push_effects
from engine.agot.abilities.passes import PLACES
from engine.agot.lcg.abilities.activation import ask_cancel, who_may_cancel
from engine.agot.lcg.abilities.triggers import pay_for_foreseen, set_off
from engine.agot.lcg.keywords.infamy import ask_placing, stop_placing
from engine.agot.lcg.keywords.vengeful_and_vigilant import ask_standing
from engine.agot.lcg.phases.challenge_offers import offer_done
from engine.agot.lcg.titles.redirect import ask_commander, ask_regent
from engine.agot.lcg.titles.small_council import holder, no_titles
from engine.agot.phases import draw as shared_draw
from engine.agot.phases import plot
from engine.agot.phases.plot import text_is_known
from engine.agot.rounds.action_windows import unnamed_window
from engine.agot.rounds.timing import current_step
from engine.agot.state import text_effects
from engine.agot.state.moves import DrawPhase, RevealPlot
from engine.agot.state.piles import draw, short_deck
from engine.agot.state.records import EffectFrame, Occasion
from engine.agot.state.table import AgotTable, as_source
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.decisions import TABLE, Decision, DecisionKind, Pass
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import Finding, Reason, Verdict, change, rule, violated
from engine.kernel.state import Slots, add_notes, set_slots

REVEALED = "plot_revealed"


def ask_another(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """A player who reveals another plot chooses it from their plot deck."""
    if frame.slots["done"]:
        return ()
    seat, verbs = str(frame.slots["seat"]), ("reveal_plot",)
    return (Decision(seat, "reveal_plot", "lcg.plot.choose_reveal", DecisionKind.DUTY, verbs),)


@rule("lcg.plot.effect_timing")
def its_text(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """What the plot does when it is revealed follows at once."""
    seat = str(frame.slots["seat"])
    if not text_is_known(table, seat):
        return table
    table = table.seat(seat, when_revealed_done=True)
    return push_effects(table, (text_effects.ByText(seat, seat),), seat, "", "plot")


ANOTHER_PLOT = Procedure("another_plot", (Step("reveal", ask=ask_another), Step("text", do=its_text)))


@rule("lcg.plot.choose_reveal", "lcg.anatomy.rules_text")
def he_reveals_a_plot_now(table: AgotTable, move: RevealPlot) -> Finding:
    """Each player reveals one plot per round, and another only when a text says so."""
    if current_step(table) != "another_plot.reveal":
        return plot.each_player_reveals_one_plot(table, move)
    seat = str(table.agenda[-1].slots["seat"])
    if move.by != seat:
        return violated("others_choice", seat=seat)
    return (
        None
        if move.plot
        else violated("a_plot_must_be_revealed", change("choose_plot", seat=seat), seat=seat)
    )


@rule("lcg.plot.choose_reveal", "lcg.plot.states", "lcg.passive.before_actions")
def act_reveal(table: AgotTable, move: RevealPlot) -> AgotTable:
    """It replaces the last one; what a plot revealed sets off comes before anything else."""
    another = current_step(table) == "another_plot.reveal"
    table = plot.act_reveal_plot(table, move)
    if another:
        table = pay_for_foreseen(set_slots(table, done=True), move)
        return set_off(table, Occasion(REVEALED, "", move.by))
    if not all(seat.revealed for seat in table.seats.values()):
        return table
    table = pay_for_foreseen(table, *revealed_together(table))
    return set_off(table, *(Occasion(REVEALED, "", seat) for seat in table.turn_order))


def revealed_together(table: AgotTable) -> tuple[RevealPlot, ...]:
    """What everybody has just revealed, at the same moment."""
    plots = ((seat.id, seat.plot) for seat in table.seats.values())
    return tuple(RevealPlot(by=seat, plot=plot.name) for seat, plot in plots if plot is not None)


REVEAL_PLOT = Verb(
    RevealPlot, (the_game_goes_on, he_reveals_a_plot_now, plot.the_plot_is_available), act_reveal
)


def by_text(table: AgotTable, frame: EffectFrame, effect: text_effects.ByText) -> AgotTable:
    """Carries out the text of another's plot for this player."""
    owner = table.seats[effect.of]
    if owner.plot is None:
        return table
    source = replace(as_source(owner), controller=effect.seat)
    effects = done_by(table, source, "when_revealed")
    return push_effects(table, effects, effect.seat, owner.plot.name, "plot")


def ask_draw(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Each player draws two cards; the Master of Laws may draw one more."""
    if frame.slots.get("done"):
        return ()
    laws, verbs = holder(table, "laws"), ("draw_phase",)
    if laws:
        return (Decision(laws, "draw_phase", "lcg.title.laws", DecisionKind.DUTY, verbs),)
    return (Decision(TABLE, "draw_phase", "lcg.draw.two", DecisionKind.PROCEDURE, verbs, DrawPhase()),)


DRAW_PHASE = Procedure("draw_phase", (Step("draw", ask=ask_draw), Step("window", do=unnamed_window)))


@rule("lcg.title.laws", "lcg.title.unchosen")
def the_extra_card_is_for_the_master_of_laws(table: AgotTable, move: DrawPhase) -> Finding:
    """Only the Master of Laws may draw a third card."""
    if not move.laws_extra or holder(table, "laws"):
        return None
    return violated(
        "title_not_held", rules=(*no_titles(table), "lcg.title.laws", "lcg.title.unchosen"), title="laws"
    )


@rule("lcg.draw.two", "lcg.draw.empty_deck", "lcg.title.laws", "lcg.drawcap.three")
def act_draw(table: AgotTable, move: DrawPhase) -> AgotTable:
    """Each draws what is there up to two, the Master of Laws up to three; none of it counts to the cap."""
    table = shared_draw.act_draw(table, move)
    laws = holder(table, "laws")
    if not move.laws_extra or not laws:
        return table
    table, drawn = draw(table, laws, 1, "lcg.title.laws")
    table = add_notes(table, Reason(("lcg.title.laws",), Verdict.YES, "extra_card", {"seat": laws}))
    if not drawn:
        table = add_notes(table, short_deck(table, laws, table.seats[laws].drawn))
    return table.seat(laws, drawn=table.seats[laws].drawn + drawn)


DRAW = Verb(DrawPhase, (*shared_draw.DRAW.rules, the_extra_card_is_for_the_master_of_laws), act_draw)


TITLE_OFFERS = {
    "challenge.regent": "regent",
    "challenge.commander": "commander",
    "challenge.commander_first": "commander",
}
"""Where play waits -> what a pass lets go by."""

ASKING = {
    "challenge.regent": ask_regent,
    "challenge.commander": ask_commander,
    "challenge.commander_first": ask_commander,
    "challenge.standing": ask_standing,
    "challenge.infamy": ask_placing,
    "infamy.offer": ask_placing,
    "announced.cancel": ask_cancel,
}
"""Where something is offered -> who is asked."""


@rule("lcg.action.rotation", "lcg.response.order", "lcg.title.regent.redirect", "lcg.cancel.definition")
def there_is_something_to_pass_on(table: AgotTable, move: Pass) -> Finding:
    """A player passes when it is their turn to act or react.

    Or when something is offered to them.
    """
    if current_step(table) not in ASKING:
        return passes.there_is_something_to_pass_on(table, move)
    seat = _asked(table)
    if seat == move.by:
        return None
    return violated("others_turn_to_act", change("wait_window", seat=move.by), seat=move.by)


def _asked(table: AgotTable) -> str:
    frame = table.agenda[-1]
    asked = ASKING[current_step(table)](table, frame)
    return asked[0].seat if asked else ""


def act_pass(table: AgotTable, move: Pass) -> AgotTable:
    """What was offered is let go by, or the word goes to the next seat."""
    here = current_step(table)
    if here in TITLE_OFFERS:
        return offer_done(table, TITLE_OFFERS[here])
    if here == "challenge.standing":
        keyword = ASKING[here](table, table.agenda[-1])[0].asks
        return offer_done(table, keyword)
    if here in ("challenge.infamy", "infamy.offer"):
        return stop_placing(table, move.by)
    if here == "announced.cancel":
        passed = table.agenda[-1].slots["passed"]
        assert isinstance(passed, tuple)
        return set_slots(table, passed=(*passed, move.by))
    return passes.act_pass(table, move)


def _cancels_declined(table: AgotTable, announced: EffectFrame) -> tuple[tuple[str, ...], Slots]:
    """The seats that may hold a cancel, clockwise, and the slots after they decline."""
    seats = who_may_cancel(table, announced)
    passed = announced.slots["passed"]
    assert isinstance(passed, tuple)
    return seats, {**announced.slots, "passed": (*passed, *seats)}


PLACES["announced.cancel"] = ("cancel", _cancels_declined)

PASS = Verb(Pass, (the_game_goes_on, there_is_something_to_pass_on), act_pass)
