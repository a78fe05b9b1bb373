"""The dominance phase."""

from __future__ import annotations

from engine.agot.abilities.definitions import BONUSES, trigger
from engine.agot.rounds.action_windows import phase_window
from engine.agot.rounds.timing import current_step
from engine.agot.state.moves import Bonus, CountDominance
from engine.agot.state.records import EffectFrame, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import dominance_tally, unknown_strength
from engine.agot.values.power_and_victory import gain_for_houses, the_game_goes_on
from engine.kernel.decisions import TABLE, Decision, DecisionKind
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import Finding, Reason, Verdict, amount_of, cannot_tell, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes, set_slots


def ask_count(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Dominance is counted at the start of the phase."""
    if frame.slots.get("done"):
        return ()
    verbs = ("count_dominance",)
    return (
        Decision(
            TABLE, "count_dominance", "hbo.dominance.count", DecisionKind.PROCEDURE, verbs, CountDominance()
        ),
    )


DOMINANCE_PHASE = Procedure(
    "dominance_phase", (Step("count", ask=ask_count), Step("window", do=phase_window))
)


@rule(
    "hbo.dominance.count",
    "hbo.dominance.before_actions",
    "hbo.round.complete_phase",
    "lcg.dominance.count",
    "lcg.dominance.before_actions",
    "lcg.round.phases",
)
def it_is_the_start_of_dominance(table: AgotTable, move: CountDominance) -> Finding:
    """Dominance is counted once, at the start of the dominance phase."""
    if current_step(table) == "dominance_phase.count":
        return None
    if table.phase == "dominance":
        rules = ("hbo.dominance.count", "hbo.dominance.before_actions")
        wait = change("wait_next_round", phase="dominance")
        return violated("dominance_counted_already", wait, rules=rules)
    return violated("not_the_time_to_count", change("wait_phase", phase="dominance"), phase=table.phase)


@rule("hbo.anatomy.strength", "hbo.dominance.count", "lcg.anatomy.strength", "lcg.dominance.count")
def standing_strengths_are_known(table: AgotTable, move: CountDominance) -> Finding:
    """Dominance adds up the strengths of all standing characters."""
    for card in table.characters():
        asked = None if card.kneeling else unknown_strength(table, card)
        if asked is not None:
            return cannot_tell(asked)
    return None


@rule("hbo.dominance.winner", "hbo.dominance.tie", "lcg.dominance.reward", "lcg.dominance.tie")
def act_count(table: AgotTable, move: CountDominance) -> AgotTable:
    """The higher total wins and takes one power at once; equal totals win nothing."""
    tallies = {seat: dominance_tally(table, seat) for seat in table.order}
    counts = {seat: amount_of(tallies[seat]) for seat in table.order}
    table = add_notes(table, *tallies.values())
    for seat, total in counts.items():
        table = table.seat(seat, last_dominance=total)
    best = [seat for seat in table.order if counts[seat] == max(counts.values())]
    winner = best[0] if len(best) == 1 else ""
    table = set_slots(table.put(dominance_winner=winner), done=True)
    if not winner:
        total = counts[best[0]]
        table = add_events(table, Event("dominance_tied", amount=total, rule="hbo.dominance.tie"))
        return add_notes(
            table, Reason(("hbo.dominance.tie",), Verdict.YES, "dominance_tied", {"total": total})
        )
    return _award(table, winner, _bonuses(table, move, winner))


@rule("hbo.example.illyrio", "lcg.scope.card_over_rules")
def _bonuses(table: AgotTable, move: CountDominance, winner: str) -> tuple[Bonus, ...]:
    given = tuple(bonus for bonus in move.winner_also if bonus.seat == winner)
    plot = table.seats[winner].plot
    recorded = BONUSES.get(plot.face) if plot else None
    return (*given, Bonus(winner, recorded.power)) if recorded and not given else given


def _award(table: AgotTable, winner: str, bonuses: tuple[Bonus, ...]) -> AgotTable:
    table = trigger(table, Occasion("dominance_won", "", winner))
    table = add_notes(
        table,
        Reason(
            ("hbo.dominance.winner", "hbo.dominance.before_actions"),
            Verdict.YES,
            "dominance_won",
            {"seat": winner},
        ),
    )
    table = add_events(table, Event("dominance_won", seat=winner, rule="hbo.dominance.winner"))
    table = gain_for_houses(table, {winner: 1}, "hbo.dominance.winner")
    for bonus in bonuses:
        if table.over is None:
            table = gain_for_houses(table, {winner: bonus.power}, "hbo.example.illyrio")
    return table


COUNT_DOMINANCE = Verb(
    CountDominance, (the_game_goes_on, it_is_the_start_of_dominance, standing_strengths_are_known), act_count
)
