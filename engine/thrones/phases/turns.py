"""Ending a turn of marshalling or challenges."""

from __future__ import annotations

from engine.kernel.event import Event
from engine.kernel.game import Verb
from engine.kernel.reason import Facts, Finding, Reason, change, no, rule
from engine.kernel.state import fill, note, tell
from engine.thrones.moves import EndTurn
from engine.thrones.power import the_game_goes_on
from engine.thrones.table import Table
from engine.thrones.timing import (
    at,
)

ENDED = {
    "marshalling": ("hbo.marshal.stop_playing", "hbo.marshal.keep_gold", "hbo.marshal.phase_end"),
    "challenges": ("hbo.challenge.optional", "hbo.challenge.second_player", "hbo.challenge.phase_end"),
}
"""Gold may be kept and challenges left out; when all have finished their turns the phase is over."""


@rule(
    "hbo.marshal.turn_order",
    "hbo.challenge.turns",
    "hbo.marshal.stop_playing",
    "hbo.marshal.active_player",
    "hbo.round.seven_phases",
)
def it_is_his_turn_to_end(table: Table, move: EndTurn) -> Finding:
    """A turn is ended by the player whose turn it is."""
    if table.phase not in ("marshalling", "challenges"):
        return no(
            "no_turns_in_this_phase",
            change("wait_marshalling", seat=move.by),
            rules=("hbo.marshal.turn_order", "hbo.challenge.turns", "hbo.round.seven_phases"),
            phase=table.phase,
        )
    if table.active == move.by:
        return None
    rules = (
        ("hbo.marshal.turn_order", "hbo.marshal.active_player", "hbo.marshal.phase_end")
        if table.phase == "marshalling"
        else ("hbo.challenge.turns", "hbo.challenge.second_player")
    )
    what = "wait_marshalling" if table.phase == "marshalling" else "wait_challenge"
    return no("not_your_turn", change(what, seat=move.by), rules=rules, active=table.active)


@rule("hbo.challenge.one_at_a_time", "hbo.round.complete_phase", "hbo.action.resolve_fully")
def nothing_is_unfinished(table: Table, move: EndTurn) -> Finding:
    """What has been begun is completed before a turn ends."""
    if table.active != move.by or at(table) in ("marshalling_turn.turn", "challenges_turn.choose"):
        return None
    if at(table) == "marshalling_turn.income":
        return no(
            "income_comes_first",
            change("wait_marshalling", seat=move.by),
            rules=("hbo.marshal.income_collect",),
        )
    if table.challenge is not None:
        return no(
            "challenge_under_way",
            change("wait_challenge", seat=move.by),
            rules=("hbo.challenge.one_at_a_time", "hbo.round.complete_phase"),
        )
    what = "wait_marshalling" if table.phase == "marshalling" else "wait_challenge"
    rules = ("hbo.action.closing", "hbo.round.complete_phase")
    return no("finish_first", change(what, seat=move.by), rules=rules, busy=at(table))


@rule("hbo.marshal.keep_gold", "hbo.marshal.phase_end", "hbo.challenge.optional", "hbo.challenge.phase_end")
def act_end_turn(table: Table, move: EndTurn) -> Table:
    """The turn passes on, or the phase ends; it does not come back."""
    rules = ENDED[table.phase]
    facts: Facts = {"gold": table.seats[move.by].gold, "challenges": table.seats[move.by].challenges_made}
    table = note(table, Reason(rules, says=f"{table.phase}_turn_ended", facts=facts))
    return tell(fill(table, ended=True), Event("turn_ended", seat=move.by, rule=rules[0]))


END_TURN = Verb(EndTurn, (the_game_goes_on, it_is_his_turn_to_end, nothing_is_unfinished), act_end_turn)
