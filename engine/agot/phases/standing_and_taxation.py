"""The standing and taxation phases."""

from __future__ import annotations

from engine.agot.abilities.continuous import who_stands
from engine.agot.abilities.effect_handlers import stand
from engine.agot.rounds.action_windows import phase_window
from engine.agot.rounds.timing import current_step, done_already, is_done
from engine.agot.state.moves import ReturnGold, StandAll
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import give_gold, the_game_goes_on
from engine.kernel.decisions import TABLE, Decision, DecisionKind
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import Finding, change, rule, violated
from engine.kernel.state import add_notes, set_slots


def ask_stand(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Everybody stands their cards."""
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


STANDING_PHASE = Procedure("standing_phase", (Step("stand", ask=ask_stand), Step("window", do=phase_window)))
TAXATION_PHASE = Procedure(
    "taxation_phase", (Step("return", ask=ask_return), Step("window", do=phase_window))
)


@rule("hbo.standing.stand_all", "hbo.round.complete_phase", "lcg.standing.all", "lcg.round.phases")
def it_is_the_standing_phase(table: AgotTable, move: StandAll) -> Finding:
    """Cards stand once, in the standing phase."""
    if is_done(table, "standing", "stand"):
        return done_already("standing", "hbo.standing.stand_all")
    if current_step(table) == "standing_phase.stand":
        return None
    return violated("not_the_standing_phase", change("wait_phase", phase="standing"), phase=table.phase)


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
    return violated("not_the_taxation_phase", change("wait_phase", phase="taxation"), phase=table.phase)


def act_return(table: AgotTable, move: ReturnGold) -> AgotTable:
    """Both players return all unspent gold from their pools to the treasury."""
    for seat in table.order:
        if seat not in move.skip and table.seats[seat].gold:
            table = give_gold(table, seat, -table.seats[seat].gold)
    return set_slots(table, done=True)


STAND_ALL = Verb(StandAll, (the_game_goes_on, it_is_the_standing_phase), act_stand)
RETURN_GOLD = Verb(ReturnGold, (the_game_goes_on, it_is_the_taxation_phase), act_return)
