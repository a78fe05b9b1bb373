"""The place in the round, and the seat whose turn it is to act."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.agot.ruleset import (
    ACTIONS_IN_EVERY_PHASE,
    CARD_IS_ACTION,
    CLOSING,
    WINDOW_AFTER_CHALLENGE,
    WINDOW_ORDER,
    ruleset,
)
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.kernel import moves
from engine.kernel.game import Procedure, Step
from engine.kernel.moves import Decision, DecisionKind, Pass
from engine.kernel.reasons import DERIVED, SILENT, STATED, Change, Facts, Finding, Reason, change, no, rule
from engine.kernel.state import Slots, innermost, push, replace_slots, set_slots

PHASES = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")

WINDOWS = {"window": "act", "marshalling_turn": "turn"}
"""Procedure -> the step in which it waits for actions."""

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
    """What is done once a round has been done: it comes again in the next."""
    return no("done_this_round", change("wait_next_round", phase=phase), rules=rules, phase=phase)


def open_window(table: AgotTable) -> EffectFrame | None:
    """The window for actions that is open now, if one is."""
    if not table.agenda:
        return None
    top = table.agenda[-1]
    return top if is_window(top) else None


def is_window(frame: EffectFrame) -> bool:
    """Whether actions are taken in this frame as it stands."""
    return WINDOWS.get(frame.procedure) == frame.step


def first_in_window(table: AgotTable) -> str:
    """Who has the first action in a window: the first player, unless the table has decided otherwise."""
    if table.active and WINDOW_ORDER.option(table) == "active_player":
        return table.active
    return table.first_player or table.order[0]


def push_window(
    table: AgotTable,
    inside: bool = False,
    after_last: bool = False,
    after_one: bool = False,
    by_text: str = "",
) -> AgotTable:
    """A window for actions opens; ``inside`` a phase, not at its only place for actions.

    After a challenge it lies before the next, unless none can follow as things stand (``after_one``).
    ``by_text``: the card whose text opens it.
    """
    slots = moves.new_window(
        first_in_window(table),
        inside=inside,
        marshalled="",
        after_last=after_last,
        after_one=after_one,
        by_text=by_text,
    )
    return push(table, EffectFrame("window", "act", slots))


@rule(
    "hbo.dominance.actions_after",
    "hbo.standing.actions",
    "hbo.tax.actions",
    "lcg.dominance.before_actions",
    "lcg.action.first_player_first",
)
def phase_window(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The one window for actions of a phase."""
    return push_window(table)


@rule("hbo.round.action_windows", "lcg.action.first_player_first")
def unnamed_window(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """The window for actions of a phase for which the texts name no such moment."""
    if ACTIONS_IN_EVERY_PHASE.option(table) == "no":
        return table
    return push_window(table)


def ask_action(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Who may act or pass; nobody when all have passed one after the other."""
    if is_over(table, frame):
        return ()
    seat = turn_in(table, frame)
    rule_id = "hbo.action.alternate" if frame.slots["last"] else "hbo.action.first_player_first"
    return _action(seat, rule_id, ruleset(table).actions)


@cache
def _action(seat: str, rule_id: str, verbs: tuple[str, ...]) -> tuple[Decision, ...]:
    return (Decision(seat, "action", rule_id, DecisionKind.WINDOW, verbs, Pass(by=seat)),)


WINDOW = Procedure("window", (Step("act", ask=ask_action),))


def turn_in(table: AgotTable, frame: EffectFrame) -> str:
    """Whose word it is in a window; a card just played counts where playing one is an action."""
    marshalled = frame.slots.get("marshalled")
    if marshalled and CARD_IS_ACTION.option(table) == "yes":
        return next(iter(table.others(str(marshalled))), str(marshalled))
    turn = moves.whose_turn(frame, table.order)
    if turn in _out(frame) and CLOSING.option(table) == "passed_is_out":
        left = (seat for seat in table.others(turn) if seat not in _out(frame))
        return next(left, turn)
    return turn


def after_action(table: AgotTable, seat: str) -> AgotTable:
    """The open window after an action."""
    if open_window(table) is None:
        return table
    return moves.mark_action(table, seat, marshalled="")


def after_pass(table: AgotTable, window: EffectFrame, seat: str) -> AgotTable:
    """The open window after a pass; a marshalling turn is never closed by passes."""
    table = replace_slots(table, _slots_after_pass(window, seat))
    if window.procedure == "marshalling_turn" and moves.is_closed(table.agenda[-1], table.seats):
        return set_slots(table, passed=(), out=())
    return table


def _slots_after_pass(window: EffectFrame, seat: str) -> Slots:
    out = _out(window)
    # Who has just played a card and passes has not let the others act: a text that asks for that still does.
    marshalled = seat if window.slots.get("marshalled") == seat else ""
    left = out if seat in out else (*out, seat)
    return moves.after_passes(window, (seat,), marshalled=marshalled, out=left)


def all_pass(table: AgotTable, window: EffectFrame) -> tuple[tuple[str, ...], Slots]:
    """Who is asked until a window closes if nobody acts, in this order, and its slots after their passes."""
    if not window.slots["last"] and not window.slots.get("marshalled") and not _out(window):
        seats = moves.still_asked(window, table.order)
        return seats, moves.after_passes(window, seats, marshalled="", out=seats)
    asked: list[str] = []
    while not is_over(table, window):
        asked.append(turn_in(table, window))
        window = replace(window, slots=_slots_after_pass(window, asked[-1]))
    return tuple(asked), window.slots


def after_marshalling(table: AgotTable, seat: str) -> AgotTable:
    """The open window after a card was played or attached by the active player."""
    if open_window(table) is None:
        return table
    if ruleset(table).play_is_action:
        return moves.mark_action(table, seat, marshalled="")
    passed: Facts = {"passed": ()} if CARD_IS_ACTION.option(table) == "yes" else {}
    return set_slots(table, marshalled=seat, **passed)


def _out(frame: EffectFrame) -> tuple[str, ...]:
    """Who has passed in this window at any time."""
    out = frame.slots.get("out", ())
    return out if isinstance(out, tuple) else ()


def is_over(table: AgotTable, frame: EffectFrame) -> bool:
    """Whether a window is closed: all passed in succession, or each once if the table has decided so."""
    closed, all_out = moves.is_closed(frame, table.seats), len(_out(frame)) == len(table.seats)
    if closed == all_out:
        return closed
    return all_out if CLOSING.option(table) == "passed_is_out" else closed


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
        # The book has the active player begin with his income; that others wait for it is not said.
        rules, basis = (*rules, WINDOW_ORDER.rule), SILENT
    elif rules[:1] == (NO_MOMENT,):
        basis = DERIVED
    return no("no_action_now", wait, rules=rules, basis=basis, busy=current_step(table))


def why_no_action_now(table: AgotTable) -> tuple[str, ...]:
    """The rules that leave no moment for actions where the table stands now."""
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
    return no("killing_under_way", change("saves_first", cards=doomed), cards=doomed)


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
    if seat in _out(frame) and CLOSING.option(table) == "passed_is_out":
        return _passed_for_good(table, seat)
    if marshalled_last(table, frame, seat) or turn_in(table, frame) != seat:
        return not_yet(table, frame, seat)
    return _rests_on_a_point(table, frame, seat)


def _rests_on_a_point(table: AgotTable, frame: EffectFrame, seat: str) -> Finding:
    """Acting again after a pass, and acting first inside a phase, rest on what the texts leave open."""
    if seat in _out(frame):
        return Reason(says="acts_after_passing", because=(CLOSING.reason(table, "passes_close"),))
    if (
        moves.is_untouched(frame)
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
        word = "hbo.action.first_player_first" if moves.is_untouched(frame) else "hbo.action.alternate"
        rules = (*rules, word)
    if frame is None or not frame.slots["passed"]:
        return no("window_is_open", wait, rules=rules, busy=current_step(table))
    point = CLOSING.reason(table, "passes_close")
    return no(
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
    return no("let_the_other_act", wait, rules=rules, because=(point,), seat=seat)


def not_yet(table: AgotTable, frame: EffectFrame, seat: str) -> Reason:
    """Why this seat has not the word in a window."""
    if marshalled_last(table, frame, seat):
        return _must_let_others(table, seat)
    wait = change("wait_window", seat=seat)
    if moves.just_acted(frame, seat):
        return no("let_the_other_act", wait, rules=("hbo.action.alternate",), seat=seat)
    if not moves.is_untouched(frame):
        rules: tuple[str, ...] = ("hbo.action.alternate", "hbo.action.closing", *differing_texts(frame))
        return no("others_turn_to_act", wait, rules=rules, seat=seat)
    first = str(frame.slots["first"])
    if first != first_in_window(table):
        # The position says whose word it is; others have had theirs.
        rules = ("hbo.action.alternate", "hbo.action.first_player_first", *differing_texts(frame))
        return no("others_turn_to_act", wait, rules=rules, seat=seat)
    if not frame.slots.get("inside"):
        rules = ("hbo.action.first_player_first", *_phase_rule(table), *differing_texts(frame))
        return no("first_player_acts_first", wait, rules=rules, first=first)
    point = WINDOW_ORDER.reason(table, "first_in_window", first=first)
    rules = (WINDOW_ORDER.rule, "hbo.action.first_player_first", *differing_texts(frame))
    return no("first_player_acts_first", wait, rules=rules, basis=point.basis, because=(point,), first=first)


def _phase_rule(table: AgotTable) -> tuple[str, ...]:
    named = {
        "standing": "hbo.standing.actions",
        "taxation": "hbo.tax.actions",
        "dominance": "hbo.dominance.actions_after",
    }
    return (named[table.phase],) if table.phase in named else ()


def _passed_for_good(table: AgotTable, seat: str) -> Reason:
    point = CLOSING.reason(table, "passes_close")
    wait = change("wait_window", seat=seat)
    return no("passed_for_good", wait, rules=(CLOSING.rule,), because=(point,), seat=seat)


def move_by(move: object) -> str:
    """The seat that makes a move."""
    return str(getattr(move, "by", ""))


def turns_left(table: AgotTable) -> tuple[str, ...]:
    """Whose turns of the phase are still to come: from the active player on, or all from the first player."""
    order = table.turn_order
    return order[order.index(table.active) :] if table.active in order else order
