"""The moments that set passives off, and plots foreseen at the Dragonstone Port.

Passives come before anybody acts. Where nothing is set off, nobody is asked anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.agot.abilities.active import blank_cards
from engine.agot.abilities.definitions import Use, uses_of
from engine.agot.abilities.effect_handlers import push_effects
from engine.agot.abilities.passives import due_passives
from engine.agot.abilities.triggers import trigger
from engine.agot.lcg.abilities.choices import ability_step, next_step
from engine.agot.phases import dominance_standing_taxation
from engine.agot.rounds.entry_points import at_step
from engine.agot.rounds.timing import push_window
from engine.agot.state import effects as e
from engine.agot.state.moves import RevealPlot, StandAll
from engine.agot.state.records import Card, Frame, Occasion
from engine.agot.state.table import Table, as_source
from engine.agot.values.power import gain_for_houses
from engine.kernel.game import Step, Verb
from engine.kernel.reasons import Reason, Verdict, rule
from engine.kernel.state import fill, note

PORT = "lcg-core-dragonstone-port"
FORESEEN = "foreseen"
"""Lasting: the plot this seat has named."""
TEXT = "lcg.anatomy.rules_text"


@rule("lcg.anatomy.rules_text", "lcg.scope.card_over_rules", "lcg.plot.choose_reveal")
def early_window(table: Table) -> Table:
    """Where a text in play says so, everybody may act when plots are chosen and not yet revealed."""
    if table.phase != "plot":
        return table
    blank = blank_cards(table)
    port = next((one.id for one in table.in_play() if one.face == PORT and one.id not in blank), "")
    if not port:
        return table
    facts = {"card": port}
    table = note(table, Reason((TEXT, "lcg.scope.card_over_rules"), Verdict.YES, "early_window", dict(facts)))
    return push_window(table, by_text=port)


@rule("lcg.anatomy.rules_text", "lcg.power.house_gain")
def pay_for_foreseen(table: Table, *revealed: RevealPlot) -> Table:
    """Whoever has named the plot that an opponent reveals claims one power for each who does."""
    if table.phase != "plot" or not table.lasting:
        return table
    named = [one for one in table.lasting if one.what == FORESEEN]
    gained: dict[str, int] = {}
    for one in named:
        hits = (
            move for move in revealed if table.are_opponents(one.seat, move.by) and move.plot == one.value
        )
        gained[one.seat] = gained.get(one.seat, 0) + sum(1 for _ in hits)
    gained = {seat: amount for seat, amount in gained.items() if amount}
    return gain_for_houses(table, gained, TEXT) if gained else table


BEGINS, ENDS = "phase_begins", "phase_ends"
PhaseAction = Callable[[Any, Any], Any]


@rule("lcg.passive.before_actions")
def set_off(table: Table, *occasions: Occasion) -> Table:
    """These occasions have come; if they set off a passive it is carried out before anything else."""
    after = trigger(table, *occasions)
    frame = after.agenda[-1]
    assert isinstance(frame, Frame)
    return after if due_passives(after, frame) else table


def around(step: Step) -> Step:
    """The step of the round that begins a phase, with what the end of the last and its beginning set off."""
    begin = step.do
    assert begin is not None

    def do(table: Table, frame: Frame) -> Table:
        if frame.slots.get("ended") != step.name:
            ended = set_off(at_step(fill(table, ended=step.name), step.name), Occasion(ENDS))
            if ended.agenda[-1].procedure == "aftermath":
                return ended
        begun: Table = begin(table, frame)
        return of_plots(set_off(early_window(begun), Occasion(BEGINS)))

    return Step(step.name, do=do)


@rule("lcg.passive.simultaneous")
def of_plots(table: Table) -> Table:
    """What revealed plots do as this phase begins; of several the first player says which is first."""
    first = table.first_player or table.order[0]
    due = tuple(seat for seat in table.turn_order if _begins(table, seat) is not None)
    if not due:
        return table
    return push_effects(
        table, (e.Ask(IN_TURN, first, _named(table, due[0]), first, "\n".join(due)),), first, "", "passive"
    )


def _named(table: Table, seat: str) -> str:
    plot = table.seats[seat].plot
    return plot.name if plot is not None else ""


def _begins(table: Table, seat: str) -> tuple[Card, Use] | None:
    plot = table.seats[seat].plot
    for use in uses_of(as_source(table.seats[seat]), "passive") if plot is not None else ():
        source = as_source(table.seats[seat])
        if BEGINS in use.on and use.trigger is not None and use.trigger(table, source, Occasion(BEGINS)):
            return source, use
    return None


def _one_first(table: Table, asked: e.Ask, picked: tuple[str, ...]) -> tuple[e.Carried, ...]:
    left = tuple(seat for seat in asked.about.splitlines() if seat not in picked)
    later = (next_step(IN_TURN, asked, about="\n".join(left)),) if left else ()
    found = _begins(table, picked[0]) if picked else None
    if found is None or found[1].does is None:
        return later
    return (*found[1].does(table, found[0]), *later)


IN_TURN = ability_step(
    "plots.in_turn", "seat", lambda table, asked: tuple(asked.about.splitlines()), _one_first
)
"""Of several plots that do something now, the first player says whose is next."""


@rule("lcg.standing.all", "lcg.response.before_next_action")
def act_stand(table: Table, move: StandAll) -> Table:
    """All cards stand at once, but for those a text keeps kneeling; that they have may be answered."""
    table = dominance_standing_taxation.act_stand(table.put(occasions=()), move)
    stood = table.occasions
    return trigger(table, *stood) if stood else table


STAND_ALL = Verb(StandAll, dominance_standing_taxation.STAND_ALL.rules, act_stand)
