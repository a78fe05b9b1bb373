"""A window that everybody passes, as one move: for actions, for reactions, for saves.

Whoever is still asked passes in turn, whatever their hands hold. The table after it is the table after the
same passes made one by one.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.agot.abilities import saves
from engine.agot.abilities.passives import passives_wait
from engine.agot.rounds.timing import all_pass, at, first_in_window, why_no_action_now
from engine.agot.state.moves import DeclineSaves
from engine.agot.state.records import Frame
from engine.agot.state.table import Table
from engine.agot.values.power import the_game_goes_on
from engine.kernel import moves
from engine.kernel.game import Verb
from engine.kernel.moves import OpenWindow, Pass, PassWindow
from engine.kernel.reasons import Finding, change, no, rule
from engine.kernel.state import Slots, refill

PassesLeft = Callable[[Table, Frame], tuple[tuple[str, ...], Slots]]
"""(table, a window) -> who is still asked if nobody acts, in this order, and its slots after their passes."""


def _reactions_declined(table: Table, window: Frame) -> tuple[tuple[str, ...], Slots]:
    """Nobody passes while a passive has to be carried out."""
    seats = () if passives_wait(table) else moves.still_asked(window, table.order)
    return seats, moves.after_passes(window, seats) if seats else window.slots


PLACES: dict[str, tuple[str, PassesLeft]] = {
    "window.act": ("action", all_pass),
    "aftermath.reactions": ("react", _reactions_declined),
}
"""Where all are asked in turn to act or pass -> what they are asked for; a game adds its own."""
NOBODY: tuple[str, ...] = ()


def passes_left(table: Table) -> tuple[tuple[str, ...], Slots]:
    """Who is still asked in the window that is open, in this order; and its slots after their passes."""
    place = PLACES.get(at(table))
    return place[1](table, table.agenda[-1]) if place is not None else (NOBODY, {})


def open_window(table: Table) -> OpenWindow | None:
    """The window that is open, if all are asked in turn and play goes on when nobody acts."""
    here = at(table)
    if here == "kill.saves":
        asked = saves.still_asked(table, table.agenda[-1])
        each = tuple([DeclineSaves(by=seat) for seat in asked])
        return OpenWindow("save", asked, DeclineSaves(), each) if asked else None
    asked, _ = passes_left(table)
    if not asked:
        return None
    return OpenWindow(PLACES[here][0], asked, PassWindow(asked=asked), tuple([Pass(by=one) for one in asked]))


@rule(
    "hbo.action.alternate",
    "hbo.action.closing",
    "hbo.reaction.order",
    "lcg.action.rotation",
    "lcg.challenge.windows",
    "lcg.response.order",
)
def all_are_asked_in_turn(table: Table, move: PassWindow) -> Finding:
    """Everybody passes one after the other, in the order in which the window asks them."""
    asked, _ = passes_left(table)
    if not asked:
        rules = ("hbo.action.closing", *why_no_action_now(table))
        return no("nothing_to_pass_on", change("wait_window", seat=first_in_window(table)), rules=rules)
    if move.asked in (NOBODY, asked):
        return None
    return no("others_turn_to_act", change("wait_window", seat=move.asked[0]), seat=move.asked[0])


def act_pass_window(table: Table, move: PassWindow) -> Table:
    """The window closes."""
    asked, slots = passes_left(table)
    if not asked:
        raise LookupError("nobody is asked")  # who overrules cannot close what is not open
    return refill(table, slots)


PASS_WINDOW = Verb(
    PassWindow,
    (the_game_goes_on, all_are_asked_in_turn),
    act_pass_window,
    entry="window",
    needs_seat=False,
    case=None,
)
