"""The taxation phase, and the end of the round in which titles go back."""

from __future__ import annotations

from engine.agot.abilities.active import active_effects
from engine.agot.abilities.continuous import FORBIDDEN, TAXATION
from engine.agot.lcg.moves import EndRound
from engine.agot.lcg.titles.small_council import has_titles, titles_go_back
from engine.agot.phases import standing_and_taxation
from engine.agot.rounds.timing import current_step
from engine.agot.state.moves import ReturnGold
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.decisions import TABLE, Decision, DecisionKind
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import Finding, Reason, Verdict, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes, set_slots


@rule("lcg.taxation.return", "lcg.gold.carry")
def ask_return(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Gold goes back by itself, unless a card leaves out taxation: then the table says who keeps gold."""
    asked = standing_and_taxation.ask_return(table, frame)
    texts = active_effects(table).get((FORBIDDEN, TAXATION), ())
    if not asked or not texts or not any(seat.gold for seat in table.seats.values()):
        return asked
    says = next(iter(texts))[1].name
    verbs = ("return_gold",)
    return (Decision(TABLE, "who_keeps_gold", "lcg.gold.carry", DecisionKind.DUTY, verbs, purpose=says),)


TAXATION_PHASE = Procedure(
    standing_and_taxation.TAXATION_PHASE.name,
    (Step("return", ask=ask_return), *standing_and_taxation.TAXATION_PHASE.steps[1:]),
)


@rule("lcg.taxation.return", "lcg.gold.carry", "lcg.marshal.gold_pool")
def act_return(table: AgotTable, move: ReturnGold) -> AgotTable:
    """All unspent gold goes back, but for players whose card lets them skip taxation."""
    table = standing_and_taxation.act_return(table, move)
    if not move.skip:
        return table
    return add_notes(table, Reason(("lcg.gold.carry",), says="gold_is_carried", facts={"seats": move.skip}))


RETURN_GOLD = Verb(ReturnGold, standing_and_taxation.RETURN_GOLD.rules, act_return)


def ask_end(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """The round is over when taxes are paid and all players have passed."""
    if frame.slots.get("ended"):
        return ()
    rule_id, verbs = "lcg.taxation.next_round", ("end_round",)
    return (Decision(TABLE, "end_round", rule_id, DecisionKind.PROCEDURE, verbs, EndRound()),)


@rule("lcg.taxation.next_round", "lcg.round.phases")
def the_round_is_over(table: AgotTable, move: EndRound) -> Finding:
    """A round ends after the taxation phase."""
    if current_step(table) == "round.end":
        return None
    return violated("round_goes_on", change("wait_phase", phase="taxation"), phase=table.phase)


@rule("lcg.title.return", "lcg.variant.three.titles", "lcg.taxation.next_round")
def act_end_round(table: AgotTable, move: EndRound) -> AgotTable:
    """All titles go back; with three players only in the round in which the chamber has become empty."""
    table = set_slots(table, ended=True)
    if not has_titles(table):
        return table
    if table.variant == "three" and table.council:
        rules = ("lcg.variant.three.titles",)
        facts = {"titles": table.council}
        return add_notes(table, Reason(rules, Verdict.YES, "titles_stay_out", dict(facts)))
    again = ("lcg.variant.three.titles",) if table.variant == "three" else ()
    table = add_notes(titles_go_back(table), Reason(("lcg.title.return", *again), says="titles_return"))
    return add_events(table, Event("titles_returned", rule="lcg.title.return"))


END_ROUND = Verb(EndRound, (the_game_goes_on, the_round_is_over), act_end_round)
END_STEP = Step("end", ask=ask_end)
