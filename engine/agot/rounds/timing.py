"""The place in the round, and whether a seat may act there."""

from __future__ import annotations

from typing import Literal, get_args

from engine.agot.rounds.action_windows import first_in_window, open_window, players_out, turn_in
from engine.agot.rule_variants import (
    ACTIONS_IN_EVERY_PHASE,
    CARD_IS_ACTION,
    CLOSING,
    WINDOW_AFTER_CHALLENGE,
    WINDOW_ORDER,
)
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import just_acted, window_is_untouched
from engine.kernel.reasons import DERIVED, SILENT, STATED, Change, Finding, Reason, change, rule, violated
from engine.kernel.state import innermost

Phase = Literal["setup", "plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"]
PHASES: tuple[str, ...] = get_args(Phase)[1:]
"""The phases of a round."""


NO_MOMENT = "hbo.round.action_windows"
"""That a phase which names no moment for actions has none follows from where the others name theirs."""


NOT_NOW: dict[str, tuple[str, ...]] = {
    "setup": ("hbo.setup.order", "hbo.setup.reveal"),
    "plot_phase": (NO_MOMENT, "hbo.plot.phase_end"),
    "draw_phase": (NO_MOMENT, "hbo.draw.two_cards"),
    "marshalling_turn": ("hbo.marshal.income_collect", "hbo.marshal.income_timing"),
    "dominance_phase": ("hbo.dominance.before_actions", "hbo.dominance.actions_after"),
    "standing_phase": ("hbo.standing.actions", "hbo.standing.stand_all"),
    "taxation_phase": ("hbo.tax.actions", "hbo.tax.return_gold"),
    "aftermath": ("hbo.reaction.timing", "hbo.passive.before_actions"),
    "kill": ("hbo.save.interrupt", "hbo.action.resolve_fully"),
}
"""Why no action can be taken while this is unfinished; anything else is the middle of a challenge step."""


WAITED_FOR = {"challenge.new_target": ("lcg.title.regent.redirect", "hbo.challenge.three_steps")}
"""Where the table waits for more than passes: why nothing of the challenge can go on before."""


def current_step(table: AgotTable) -> str:
    """The procedure and step the table waits in: ``challenge.defenders``."""
    if not table.agenda:
        return ""
    top = table.agenda[-1]
    return f"{top.procedure}.{top.step}"


def is_done(table: AgotTable, phase: str, step: str) -> bool:
    """Whether what the whole table does at the start of this phase has been done this round."""
    if table.phase != phase:
        return False
    frame = innermost(table, f"{phase}_phase")
    return frame is None or frame.step != step or bool(frame.slots.get("done"))


def done_already(phase: str, *rules: str) -> Reason:
    """The refusal of what is done once a round and has been done."""
    return violated("done_this_round", change("wait_next_round", phase=phase), rules=rules, phase=phase)


@rule(
    "hbo.action.resolve_fully",
    "hbo.challenge.action_windows",
    "hbo.action.opponent_turn",
    "lcg.action.immediate",
    "lcg.challenge.windows",
    "lcg.action.other_turns",
)
def actions_are_possible_now(table: AgotTable, move: object) -> Finding:
    """An action needs a window for actions; it cannot interrupt a step, a count or another action."""
    frame = open_window(table)
    after = frame is not None and (frame.slots.get("after_last") or frame.slots.get("after_one"))
    if after and WINDOW_AFTER_CHALLENGE.option(table) == "yes":
        point = WINDOW_AFTER_CHALLENGE.reason(table, "window_after_challenge")
        return Reason(says="window_after_challenge", because=(point,))
    if frame is not None and table.phase in ("plot", "draw") and not frame.slots.get("by_text"):
        point = ACTIONS_IN_EVERY_PHASE.reason(table, "window_not_named", phase=table.phase)
        return Reason(says="window_not_named", because=(point,))
    if frame is not None or not table.agenda:
        return None
    wait, rules, basis = change("wait_window", seat=move_by(move)), why_no_action_now(table), STATED
    if current_step(table) == "marshalling_turn.income" and move_by(move) != table.active:
        # The book has the active player begin with their income; that others wait for it is not said.
        rules, basis = (*rules, WINDOW_ORDER.rule), SILENT
    elif rules[:1] == (NO_MOMENT,):
        basis = DERIVED
    return violated("no_action_now", wait, rules=rules, basis=basis, busy=current_step(table))


def why_no_action_now(table: AgotTable) -> tuple[str, ...]:
    """The rules that allow no action at the current step."""
    in_a_step = ("hbo.challenge.action_windows", "hbo.challenge.three_steps", "hbo.action.resolve_fully")
    return NOT_NOW.get(table.agenda[-1].procedure, in_a_step) if table.agenda else ()


@rule(
    "hbo.save.interrupt",
    "hbo.action.resolve_fully",
    "hbo.action.any_phase",
    "lcg.save.definition",
    "lcg.action.immediate",
    "lcg.play.timing_events",
)
def only_a_save_breaks_in(table: AgotTable, move: object) -> Finding:
    """A kill that has begun is carried out in full; only a save can interrupt it."""
    if current_step(table) != "kill.saves":
        return None
    slots = table.agenda[-1].slots
    victims, saved = slots["victims"], slots["saved"]
    assert isinstance(victims, tuple)
    assert isinstance(saved, tuple)
    doomed = tuple(card for card in victims if card not in saved)
    return violated("killing_under_way", change("saves_first", cards=doomed), cards=doomed)


@rule(
    "hbo.action.alternate",
    "hbo.action.first_player_first",
    "hbo.action.window_order",
    "lcg.action.rotation",
    "lcg.action.first_player_first",
)
def it_is_this_seats_turn_to_act(table: AgotTable, move: object) -> Finding:
    """The first player may act first; after an action the opponent may act or pass."""
    frame, seat = open_window(table), move_by(move)
    if frame is None:
        return None
    if seat in players_out(frame) and CLOSING.option(table) == "passed_is_out":
        return _passed_for_good(table, seat)
    if marshalled_last(table, frame, seat) or turn_in(table, frame) != seat:
        return not_yet(table, frame, seat)
    return _rests_on_a_point(table, frame, seat)


def _rests_on_a_point(table: AgotTable, frame: EffectFrame, seat: str) -> Finding:
    """Acting again after a pass, and acting first inside a phase, rest on what the texts leave open."""
    if seat in players_out(frame):
        return Reason(says="acts_after_passing", because=(CLOSING.reason(table, "passes_close"),))
    if (
        window_is_untouched(frame)
        and frame.slots.get("inside")
        and table.active not in ("", table.first_player)
    ):
        return Reason(
            says="acts_first_inside", because=(WINDOW_ORDER.reason(table, "first_in_window", first=seat),)
        )
    return None


def window_is_open(table: AgotTable, wait: Change) -> Reason:
    """What comes next has to wait until all have passed; that one pass is not enough is not stated."""
    frame = open_window(table)
    rules: tuple[str, ...] = WAITED_FOR.get(
        current_step(table), ("hbo.challenge.action_windows", "hbo.action.closing")
    )
    if frame is not None:
        word = "hbo.action.first_player_first" if window_is_untouched(frame) else "hbo.action.alternate"
        rules = (*rules, word)
    if frame is None or not frame.slots["passed"]:
        return violated("window_is_open", wait, rules=rules, busy=current_step(table))
    point = CLOSING.reason(table, "passes_close")
    return violated(
        "window_is_open", wait, rules=rules, basis=point.basis, because=(point,), busy=current_step(table)
    )


def differing_texts(frame: EffectFrame) -> tuple[str, ...]:
    """The point a refusal turns on where a card has just been played: whether that was an action."""
    return (CARD_IS_ACTION.rule,) if frame.slots.get("marshalled") else ()


def marshalled_last(table: AgotTable, frame: EffectFrame, seat: str) -> bool:
    """The seat's last act was a card played, and under this text that is an action."""
    return frame.slots.get("marshalled") == seat and CARD_IS_ACTION.option(table) == "yes"


def _must_let_others(table: AgotTable, seat: str) -> Reason:
    point = CARD_IS_ACTION.reason(table, "card_played_is_an_action")
    wait = change("wait_window", seat=seat)
    rules = ("hbo.action.alternate", "hbo.action.definition", CARD_IS_ACTION.rule)
    return violated("let_the_other_act", wait, rules=rules, because=(point,), seat=seat)


def not_yet(table: AgotTable, frame: EffectFrame, seat: str) -> Reason:
    """Why this seat has not the word in a window."""
    if marshalled_last(table, frame, seat):
        return _must_let_others(table, seat)
    wait = change("wait_window", seat=seat)
    if just_acted(frame, seat):
        return violated("let_the_other_act", wait, rules=("hbo.action.alternate",), seat=seat)
    if not window_is_untouched(frame):
        rules: tuple[str, ...] = ("hbo.action.alternate", "hbo.action.closing", *differing_texts(frame))
        return violated("others_turn_to_act", wait, rules=rules, seat=seat)
    first = str(frame.slots["first"])
    if first != first_in_window(table):
        # The position says whose word it is; others have had theirs.
        rules = ("hbo.action.alternate", "hbo.action.first_player_first", *differing_texts(frame))
        return violated("others_turn_to_act", wait, rules=rules, seat=seat)
    if not frame.slots.get("inside"):
        rules = ("hbo.action.first_player_first", *_phase_rule(table), *differing_texts(frame))
        return violated("first_player_acts_first", wait, rules=rules, first=first)
    point = WINDOW_ORDER.reason(table, "first_in_window", first=first)
    rules = (WINDOW_ORDER.rule, "hbo.action.first_player_first", *differing_texts(frame))
    return violated(
        "first_player_acts_first", wait, rules=rules, basis=point.basis, because=(point,), first=first
    )


def _phase_rule(table: AgotTable) -> tuple[str, ...]:
    rules = {
        "standing": "hbo.standing.actions",
        "taxation": "hbo.tax.actions",
        "dominance": "hbo.dominance.actions_after",
    }
    return (rules[table.phase],) if table.phase in rules else ()


def _passed_for_good(table: AgotTable, seat: str) -> Reason:
    point = CLOSING.reason(table, "passes_close")
    wait = change("wait_window", seat=seat)
    return violated("passed_for_good", wait, rules=(CLOSING.rule,), because=(point,), seat=seat)


def move_by(move: object) -> str:
    """The seat that makes a move."""
    return str(getattr(move, "by", ""))


def turns_left(table: AgotTable) -> tuple[str, ...]:
    """Whose turns of the phase are still to come: from the active player on, or all from the first player."""
    order = table.turn_order
    return order[order.index(table.active) :] if table.active in order else order
