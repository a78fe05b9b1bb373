"""The draw, dominance, standing and taxation phases."""

from __future__ import annotations

from engine.agot.abilities.continuous import who_stands
from engine.agot.abilities.definitions import BONUSES, trigger
from engine.agot.abilities.effect_handlers import stand
from engine.agot.rounds.action_windows import phase_window, unnamed_window
from engine.agot.rounds.timing import current_step, done_already, is_done
from engine.agot.state.moves import Bonus, CountDominance, DrawPhase, ReturnGold, StandAll
from engine.agot.state.piles import draw, short_deck
from engine.agot.state.records import EffectFrame, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import dominance_tally, unknown_strength
from engine.agot.values.power_and_victory import gain_for_houses, give_gold, hand_size, the_game_goes_on
from engine.kernel.decisions import TABLE, Decision, DecisionKind
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import SILENT, Finding, Reason, Verdict, amount_of, cannot_tell, change, no, rule
from engine.kernel.state import Event, add_events, add_notes, set_slots

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
    return no("not_the_draw_phase", change("wait_phase", phase="draw"), phase=table.phase)


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


def ask_stand(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Everybody stands his cards."""
    if frame.slots.get("done"):
        return ()
    return (
        Decision(
            TABLE, "stand_all", "hbo.standing.stand_all", DecisionKind.PROCEDURE, ("stand_all",), StandAll()
        ),
    )


def ask_return(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Unspent gold goes back."""
    if frame.slots.get("done"):
        return ()
    return (
        Decision(
            TABLE,
            "return_gold",
            "hbo.tax.return_gold",
            DecisionKind.PROCEDURE,
            ("return_gold",),
            ReturnGold(),
        ),
    )


DOMINANCE_PHASE = Procedure(
    "dominance_phase", (Step("count", ask=ask_count), Step("window", do=phase_window))
)
STANDING_PHASE = Procedure("standing_phase", (Step("stand", ask=ask_stand), Step("window", do=phase_window)))
TAXATION_PHASE = Procedure(
    "taxation_phase", (Step("return", ask=ask_return), Step("window", do=phase_window))
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
        return no("dominance_counted_already", wait, rules=rules)
    return no("not_the_time_to_count", change("wait_phase", phase="dominance"), phase=table.phase)


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


@rule("hbo.standing.stand_all", "hbo.round.complete_phase", "lcg.standing.all", "lcg.round.phases")
def it_is_the_standing_phase(table: AgotTable, move: StandAll) -> Finding:
    """Cards stand once, in the standing phase."""
    if is_done(table, "standing", "stand"):
        return done_already("standing", "hbo.standing.stand_all")
    if current_step(table) == "standing_phase.stand":
        return None
    return no("not_the_standing_phase", change("wait_phase", phase="standing"), phase=table.phase)


def act_stand(table: AgotTable, move: StandAll) -> AgotTable:
    """Both players stand all their kneeling characters, locations and attachments."""
    kneeling = tuple(card.id for card in table.all_in_play if card.kneeling)
    standing, why = who_stands(table, kneeling)
    table = add_notes(stand(table, *standing), *why)
    return set_slots(table, done=True)


@rule(
    "hbo.tax.return_gold",
    "hbo.gold.pool_lasts_round",
    "hbo.round.complete_phase",
    "lcg.taxation.return",
    "lcg.marshal.gold_pool",
    "lcg.round.phases",
)
def it_is_the_taxation_phase(table: AgotTable, move: ReturnGold) -> Finding:
    """Players return their gold once, in the taxation phase."""
    if is_done(table, "taxation", "return"):
        return done_already("taxation", "hbo.tax.return_gold")
    if current_step(table) == "taxation_phase.return":
        return None
    return no("not_the_taxation_phase", change("wait_phase", phase="taxation"), phase=table.phase)


def act_return(table: AgotTable, move: ReturnGold) -> AgotTable:
    """Both players return all unspent gold from their pools to the treasury."""
    for seat in table.order:
        if seat not in move.skip and table.seats[seat].gold:
            table = give_gold(table, seat, -table.seats[seat].gold)
    return set_slots(table, done=True)


COUNT_DOMINANCE = Verb(
    CountDominance, (the_game_goes_on, it_is_the_start_of_dominance, standing_strengths_are_known), act_count
)
STAND_ALL = Verb(StandAll, (the_game_goes_on, it_is_the_standing_phase), act_stand)
RETURN_GOLD = Verb(ReturnGold, (the_game_goes_on, it_is_the_taxation_phase), act_return)
