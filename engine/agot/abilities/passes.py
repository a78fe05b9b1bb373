"""Passes: of one player, or of all who are still asked in a window as one move.

Every seat that is still asked passes in turn, whatever its hand holds. The result is the table after the
same passes made one by one.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.agot.abilities import kill
from engine.agot.abilities.passives import passives_wait
from engine.agot.rounds.action_windows import after_pass, all_pass, first_in_window, is_window, turn_in
from engine.agot.rounds.timing import current_step, not_yet, why_no_action_now
from engine.agot.rule_variants import REACTION_ORDER
from engine.agot.state.moves import DeclineSaves
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.decisions import (
    OpenWindow,
    Pass,
    PassWindow,
    after_passes,
    mark_pass,
    seats_still_asked,
    whose_turn,
)
from engine.kernel.game import Verb
from engine.kernel.memo import memoize
from engine.kernel.reasons import Finding, change, rule, violated
from engine.kernel.state import Slots, replace_slots


@rule(
    "hbo.action.alternate",
    "hbo.action.closing",
    "hbo.reaction.order",
    "lcg.action.rotation",
    "lcg.challenge.windows",
    "lcg.response.order",
)
def there_is_something_to_pass_on(table: AgotTable, move: Pass) -> Finding:
    """A player passes when it is their turn to act or react.

    A passive that has to be carried out comes first.
    """
    frame = table.agenda[-1] if table.agenda else None
    if frame is not None and is_window(frame):
        return None if turn_in(table, frame) == move.by else not_yet(table, frame, move.by)
    if passives_wait(table):
        rules: tuple[str, ...] = ("hbo.passive.before_actions", "hbo.action.closing")
        return violated("passives_first", change("passives_done"), rules=rules)
    if frame is None or not _stands_at_reactions(frame):
        rules = (*why_no_action_now(table), "hbo.action.closing")
        return violated("nothing_to_pass_on", change("wait_window", seat=move.by), rules=rules)
    if whose_turn(frame, table.order) == move.by:
        return None
    wait = change("wait_window", seat=move.by)
    point = REACTION_ORDER.reason(table, "reactions_in_order")
    return violated(
        "others_turn_to_act", wait, rules=(point.rules[0],), basis=point.basis, because=(point,), seat=move.by
    )


def _stands_at_reactions(frame: EffectFrame) -> bool:
    return frame.procedure == "aftermath" and frame.step == "reactions"


def act_pass(table: AgotTable, move: Pass) -> AgotTable:
    """The word goes to the next seat."""
    frame = table.agenda[-1]
    return after_pass(table, frame, move.by) if is_window(frame) else mark_pass(table, move.by)


PASS = Verb(Pass, (the_game_goes_on, there_is_something_to_pass_on), act_pass)


PassesLeft = Callable[[AgotTable, EffectFrame], tuple[tuple[str, ...], Slots]]
"""(table, a window) -> the seats still asked if none acts, in order, and its slots after their passes."""


def _reactions_declined(table: AgotTable, window: EffectFrame) -> tuple[tuple[str, ...], Slots]:
    """Nobody passes while a passive has to be carried out."""
    seats = () if passives_wait(table) else seats_still_asked(window, table.order)
    return seats, after_passes(window, seats) if seats else window.slots


PLACES: dict[str, tuple[str, PassesLeft]] = {
    "window.act": ("action", all_pass),
    "aftermath.reactions": ("react", _reactions_declined),
}
"""Where all are asked in turn to act or pass -> what they are asked for; a game adds its own."""
NOBODY: tuple[str, ...] = ()


@memoize
def passes_left(table: AgotTable) -> tuple[tuple[str, ...], Slots]:
    """The seats still asked in the open window, in this order, and its slots after their passes."""
    place = PLACES.get(current_step(table))
    return place[1](table, table.agenda[-1]) if place is not None else (NOBODY, {})


def open_window(table: AgotTable) -> OpenWindow | None:
    """The open window, if it asks all seats in turn and play goes on when none acts."""
    here = current_step(table)
    if here == "kill.saves":
        seats = kill.still_asked(table, table.agenda[-1])
        moves = tuple([DeclineSaves(by=seat) for seat in seats])
        return OpenWindow("save", seats, DeclineSaves(), moves) if seats else None
    seats, _ = passes_left(table)
    if not seats:
        return None
    return OpenWindow(
        PLACES[here][0], seats, PassWindow(asked=seats), tuple([Pass(by=seat) for seat in seats])
    )


@rule(
    "hbo.action.alternate",
    "hbo.action.closing",
    "hbo.reaction.order",
    "lcg.action.rotation",
    "lcg.challenge.windows",
    "lcg.response.order",
)
def all_are_asked_in_turn(table: AgotTable, move: PassWindow) -> Finding:
    """The players pass in the order in which they are asked."""
    seats, _ = passes_left(table)
    if not seats:
        rules = (*why_no_action_now(table), "hbo.action.closing")
        return violated("nothing_to_pass_on", change("wait_window", seat=first_in_window(table)), rules=rules)
    if move.asked in (NOBODY, seats):
        return None
    return violated("others_turn_to_act", change("wait_window", seat=move.asked[0]), seat=move.asked[0])


def act_pass_window(table: AgotTable, move: PassWindow) -> AgotTable:
    """The window closes."""
    seats, slots = passes_left(table)
    if not seats:
        raise LookupError("nobody is asked")  # who overrules cannot close what is not open
    return replace_slots(table, slots)


PASS_WINDOW = Verb(
    PassWindow, (the_game_goes_on, all_are_asked_in_turn), act_pass_window, entry="window", needs_seat=False
)
