"""Passes: in windows, on responses and cancels, on what a title or keyword offers."""

from __future__ import annotations

from engine.agot.abilities import passives
from engine.agot.abilities.reactions import PASS_WINDOW, PLACES
from engine.agot.lcg.abilities.activation import ask_cancel, who_may_cancel
from engine.agot.lcg.phases.challenge_resolution import ask_standing
from engine.agot.lcg.power import ask_placing, stop_placing
from engine.agot.lcg.titles.redirect import ask_commander, ask_regent, done
from engine.agot.rounds.timing import at
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.power import the_game_goes_on
from engine.kernel.game import Verb
from engine.kernel.moves import Pass
from engine.kernel.reasons import Finding, change, no, rule
from engine.kernel.state import Slots, fill

__all__ = ["PASS", "PASS_WINDOW"]

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
    """A player passes when it is his turn to act or respond, or when something is offered to him."""
    if at(table) not in ASKING:
        return passives.there_is_something_to_pass_on(table, move)
    seat = _asked(table)
    if seat == move.by:
        return None
    return no("others_turn_to_act", change("wait_window", seat=move.by), seat=move.by)


def _asked(table: AgotTable) -> str:
    frame = table.agenda[-1]
    asked = ASKING[at(table)](table, frame)
    return asked[0].seat if asked else ""


def act_pass(table: AgotTable, move: Pass) -> AgotTable:
    """What was offered is let go by, or the word goes to the next seat."""
    here = at(table)
    if here in TITLE_OFFERS:
        return done(table, TITLE_OFFERS[here])
    if here == "challenge.standing":
        keyword = ASKING[here](table, table.agenda[-1])[0].asks
        return done(table, keyword)
    if here in ("challenge.infamy", "infamy.offer"):
        return stop_placing(table, move.by)
    if here == "announced.cancel":
        passed = table.agenda[-1].slots["passed"]
        assert isinstance(passed, tuple)
        return fill(table, passed=(*passed, move.by))
    return passives.act_pass(table, move)


def _cancels_declined(table: AgotTable, announced: EffectFrame) -> tuple[tuple[str, ...], Slots]:
    """Whoever may hold a cancel is asked, clockwise from the left of who acts."""
    seats = who_may_cancel(table, announced)
    passed = announced.slots["passed"]
    assert isinstance(passed, tuple)
    return seats, {**announced.slots, "passed": (*passed, *seats)}


PLACES["announced.cancel"] = ("cancel", _cancels_declined)

PASS = Verb(Pass, (the_game_goes_on, there_is_something_to_pass_on), act_pass)
