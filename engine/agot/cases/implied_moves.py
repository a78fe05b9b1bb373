"""The moves implied between two steps of a case: passes, declined offers, unknown chance.

Optional choices are declined, chance is answered with unknown cards, windows are passed as the table's
``passes`` option has it; compulsory choices stay open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.agot.phases.initiative import no_lot_is_needed
from engine.agot.phases.plot import awaiting_effect, text_is_known
from engine.agot.rounds.action_windows import open_window
from engine.agot.rounds.rounds import at_phase, at_step, new_round, skip_to_phase
from engine.agot.rounds.timing import current_step
from engine.agot.rule_variants import CARD_IS_ACTION
from engine.agot.ruleset import ruleset
from engine.agot.state import moves as m
from engine.agot.state.table import AgotTable, push
from engine.kernel import adapter
from engine.kernel.cases.model import AskStep, SkipStep, StepInput
from engine.kernel.decisions import Decision, DecisionKind, Move, Pass, verb
from engine.kernel.game import Game
from engine.kernel.judge import carry_out, decisions, judge, settle
from engine.kernel.reasons import Ruling, Verdict
from engine.kernel.state import innermost, set_slots

IMPLIED, OFFERED, LISTED = adapter.IMPLIED, "offered", adapter.LISTED
"""Windows pass by themselves; they do, but not right after an action of the same seat; they never do."""

LIMIT = 60
"""More silent answers than any two moves can have between them."""

PHASE_OF: dict[type[Move], str] = {
    m.DetermineInitiative: "plot",
    m.DrawPhase: "draw",
    m.CountDominance: "dominance",
    m.StandAll: "standing",
    m.ReturnGold: "taxation",
}
"""Procedures of the whole table: to carry one out implies that play has reached its phase."""

TableAndRuling = tuple[AgotTable, Ruling]


def table_and_ruling(
    game: Game, table: AgotTable, move: Move, before: StepInput | None = None, passes: str = OFFERED
) -> TableAndRuling:
    """The state in which a move is made after what is implied, and its ruling there.

    Of a move that is illegal however silence is read, the ruling with the fewest reasons against it is given.
    """
    table = _heard(_jump(game, table, move), move)
    best: TableAndRuling | None = None
    only_offers = True
    for _ in range(LIMIT):
        ruling = judge(game, table, move)
        if ruling.verdict is not Verdict.NO:
            return table, ruling
        # Where offers have been declined the move's own fault shows; passing windows leads away from it.
        worse = len(ruling.deciding) + (0 if only_offers else 1)
        if best is None or worse <= len(best[1].deciding):
            best = (table, ruling)
        waiting = decisions(game, table)
        only_offers = only_offers and all(is_no_answer(move, decision) for decision in waiting)
        silent = _in_silence(table, waiting, move, before, passes)
        if silent is None:
            return best
        table = silent(game, table)
    assert best is not None  # at least one look was taken
    return best


DRAFTING = ("draft_pick", "build_plot_deck")

SilentAnswer = Callable[[Game, AgotTable], AgotTable]


def is_no_answer(move: Move, decision: Decision) -> bool:
    """An offer the move does not answer is declined by making it."""
    return decision.kind is DecisionKind.OFFER and verb(move) not in decision.verbs


def _in_silence(
    table: AgotTable, waiting: tuple[Decision, ...], move: Move, before: StepInput | None, passes: str
) -> SilentAnswer | None:
    """What silence does here, or nothing if the game really waits."""
    for decision in waiting:
        if decision.kind is DecisionKind.WINDOW and may_pass(table, decision, move, before, passes):
            return _make(Pass(by=decision.seat))
        presumed = (
            _declined(decision)
            or _of_the_set_up(decision, move)
            or _of_the_draft(table, waiting, decision, move)
            or _of_the_plots(table, decision, move)
        )
        if presumed is not None:
            return presumed
    return None


def _declined(decision: Decision) -> SilentAnswer | None:
    """Offers are declined, chance brings unknown cards, and set-up cards are turned up."""
    silent = decision.kind in (DecisionKind.OFFER, DecisionKind.CHANCE) or decision.asks == "reveal_setup"
    return _make(decision.default) if silent and decision.default is not None else None


def _of_the_set_up(decision: Decision, move: Move) -> SilentAnswer | None:
    """Others have laid what they wanted, and so has a player who fills up the hand."""
    laid = decision.seat != move.by or isinstance(move, m.RefillHands)
    return _make(m.PlaceSetup(by=decision.seat)) if decision.asks == "place_setup" and laid else None


def _of_the_draft(
    table: AgotTable, waiting: tuple[Decision, ...], decision: Decision, move: Move
) -> SilentAnswer | None:
    """Others have drafted as far as the player; to any later move all plot decks are built."""
    drafting = isinstance(move, m.DraftPick | m.BuildPlotDeck)
    if decision.asks == "draft_pick" and decision.seat != move.by and drafting:
        return _presume_drafted(decision.seat, table.seats[move.by].drafted_now)
    if decision.asks in DRAFTING and not drafting and all(due.seat != move.by for due in waiting):
        return _presume_decks_built
    return None


def _of_the_plots(table: AgotTable, decision: Decision, move: Move) -> SilentAnswer | None:
    """Of the plot phase: others have revealed, what plots say in words is done, initiative is compared.

    A seat that names the first player has won initiative; where a lot is needed the case has to give it.
    """
    if decision.asks == "reveal_plot" and decision.seat != move.by:
        return _presume_revealed(decision.seat)
    if _only_in_words(table, decision):
        return _presume_carried_out
    named = decision.asks == "determine_initiative" and isinstance(move, m.NameFirstPlayer)
    return _make(m.DetermineInitiative()) if named and no_lot_is_needed(table) else None


def _only_in_words(table: AgotTable, decision: Decision) -> bool:
    """Whether the texts of the revealed plots are for readers only, because no verb carries them out."""
    known = any(text_is_known(table, seat) for seat in awaiting_effect(table))
    return decision.asks == "order_when_revealed" and ruleset(table).plots_in_words and not known


def _make(move: Move) -> SilentAnswer:
    return lambda game, table: carry_out(game, table, move)


def _presume_revealed(seat: str) -> SilentAnswer:
    return lambda game, table: settle(game, table.seat(seat, revealed=True))


def _presume_carried_out(game: Game, table: AgotTable) -> AgotTable:
    for seat in awaiting_effect(table):
        table = table.seat(seat, when_revealed_done=True)
    return settle(game, table)


def _presume_drafted(seat: str, picks: int) -> SilentAnswer:
    return lambda game, table: settle(
        game, table.seat(seat, drafted_now=max(picks, table.seats[seat].drafted_now))
    )


def _presume_decks_built(game: Game, table: AgotTable) -> AgotTable:
    return settle(game, table.put(agenda=table.agenda[:-1]))


def may_pass(table: AgotTable, decision: Decision, move: Move, before: StepInput | None, passes: str) -> bool:
    """Whether silence means that this seat has passed."""
    frame = open_window(table)
    if frame is None or passes == LISTED:
        return False
    if frame.slots.get("heard") is False and decision.seat == frame.slots["first"]:
        return False
    acts = is_action(table, move) and _can_use(table, move)
    if passes == OFFERED and acts and not isinstance(move, Pass) and _acted_just_before(table, move, before):
        return False
    if current_step(table) == "marshalling_turn.turn":
        return acts and decision.seat != move.by
    return not (acts and decision.seat == move.by)


def _can_use(table: AgotTable, move: Move) -> bool:
    """Cards are played while marshalling alone: who plays one has let every earlier window go by."""
    return table.phase == "marshalling" or not isinstance(move, m.PlayCard | m.PlayDuplicate)


def is_action(table: AgotTable, move: Move) -> bool:
    """Whether a move is an action, or a pass on one, under the text of the game."""
    if isinstance(move, m.PlayCard | m.PlayDuplicate):
        return CARD_IS_ACTION.option(table) == "yes"
    if isinstance(move, m.PutIntoPlay):
        return move.via == "ambush"
    return isinstance(move, m.PlayEvent | m.UseAbility | Pass)


def _acted_just_before(table: AgotTable, move: Move, before: StepInput | None) -> bool:
    """A second action by the seat that took the last one, with nothing listed between."""
    return (
        isinstance(before, Move)
        and before.by == move.by
        and is_action(table, before)
        and not isinstance(before, Pass)
    )


def _heard(table: AgotTable, move: Move) -> AgotTable:
    """Whether a seat with the first action of a given window has acted, because the case lists its move.

    Looking at a pile is allowed at any time and is neither an action nor a pass.
    """
    frame = open_window(table)
    if (
        frame is None
        or isinstance(move, m.LookAt)
        or frame.slots.get("heard") is not False
        or move.by != frame.slots["first"]
    ):
        return table
    return set_slots(table, heard=True)


def _jump(game: Game, table: AgotTable, move: Move) -> AgotTable:
    """Skips to the phase whose procedure is carried out."""
    if table.over is not None or table.claimants:
        return table
    if isinstance(move, m.RevealPlot):
        return _next_plot(game, table, move)
    if verb(move) == "end_round":
        return _to_the_end(game, table)
    if table.phase == "plot" and type(move) in LATER_IN_PLOT:
        table = _later_in_plot(game, table, LATER_IN_PLOT[type(move)])
        # Whoever chooses first in a round chooses from what the round before has left.
        nobody_yet = isinstance(move, m.ChooseTitle) and not _slots_of_the_phase(table).get("chosen")
        return ruleset(table).round_over(table) if nobody_yet else table
    phase = PHASE_OF.get(type(move))
    if phase in (None, table.phase) or _must_wait(game, table):
        return table
    assert phase is not None
    return skip_to_phase(game, table, phase)


def _next_plot(game: Game, table: AgotTable, move: m.RevealPlot) -> AgotTable:
    if table.phase == "plot" and table.seats[move.by].revealed and not _in_a_text(table):
        return at_phase(game, new_round(table), "plot")
    return table


def _to_the_end(game: Game, table: AgotTable) -> AgotTable:
    """The table before the end of the round; the skipped steps changed nothing."""
    if current_step(table) == "round.end" or _must_wait(game, table) or table.phase == "setup":
        return table
    return settle(game, push(table.put(agenda=(), active=""), "round", "end"))


LATER_IN_PLOT: dict[type[Move], str] = {m.NameFirstPlayer: "first_player", m.ChooseTitle: "titles"}
"""What may come first in a round just begun: what lies before it in the plot phase is done."""


def _later_in_plot(game: Game, table: AgotTable, step: str) -> AgotTable:
    if current_step(table) != "plot_phase.reveal" or any(seat.revealed for seat in table.seats.values()):
        return table
    if not any(other.name == step for other in game.procedures["plot_phase"].steps) or table.round == 1:
        return table
    for seat in table.order:
        table = table.seat(seat, revealed=True, when_revealed_done=True)
    return at_step(table, step)


def _slots_of_the_phase(table: AgotTable) -> Mapping[str, Any]:
    frame = innermost(table, "plot_phase")
    return frame.slots if frame is not None else {}


def _must_wait(game: Game, table: AgotTable) -> bool:
    """A compulsory choice is open that cannot be skipped."""
    waiting = decisions(game, table)
    offered = all(decision.kind is DecisionKind.OFFER for decision in waiting)
    if table.challenge is not None or (_in_a_text(table) and not offered):
        return True
    return any(decision.asks == "resolve_passive" for decision in waiting)


def _in_a_text(table: AgotTable) -> bool:
    """Whether the text of a card waits for a choice."""
    return current_step(table) in ("asking.pick", "another_plot.reveal")


INTERRUPTS = (
    "kill.saves",
    "aftermath.reactions",
    "challenge.pay_claim",
    "challenge.stealth",
    "challenge.support",
    "challenge.commander_first",
    "challenge.commander",
    "challenge.infamy",
    "challenge.standing",
    "infamy.offer",
    "announced.cancel",
    "asking.pick",
)


def settle_silence(game: Game, table: AgotTable, following: tuple[StepInput, ...]) -> AgotTable:
    """The table after declined offers and unknown results of chance, before the facts of a step are read.

    A question, a look at a pile or a gift of gold keeps no seat from taking an offer afterwards; chance the
    next step does not tell is over.
    """
    next_step = following[0] if following else None
    taken = next((step for step in following if not _keeps_open(step)), None)
    orders_plots = any(isinstance(step, m.OrderWhenRevealed) for step in following)
    for _ in range(LIMIT):
        waiting = decisions(game, table)
        if waiting and _only_in_words(table, waiting[0]) and not orders_plots:
            table = _presume_carried_out(game, table)
            continue
        if not waiting or current_step(table) not in INTERRUPTS:
            return table
        decision = waiting[0]
        if decision.kind not in (DecisionKind.OFFER, DecisionKind.CHANCE) or decision.default is None:
            return table
        if _answers(taken if decision.kind is DecisionKind.OFFER else next_step, decision):
            return table
        before = table
        table = carry_out(game, table, decision.default)
        table = table.put(notes=before.notes + table.notes, events=before.events + table.events)
    return table


def _keeps_open(step: StepInput) -> bool:
    """Whether a seat may still take after this step what was offered to it before."""
    return isinstance(step, AskStep | m.LookAt) or (isinstance(step, Move) and verb(step) == "give_gold")


def _answers(following: StepInput | None, decision: Decision) -> bool:
    if following is None or isinstance(following, AskStep | SkipStep | Pass):
        return False
    return verb(following) in decision.verbs
