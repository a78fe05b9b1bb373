"""Which moments of a round set passives off: a phase begins or ends, cards stand up, a plot is revealed?

Passives come before anybody acts. Where nothing is set off, nobody is asked anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.game import Step, Verb
from engine.kernel.reason import rule
from engine.kernel.state import fill
from engine.lcg.cards.part import go_on, text_part
from engine.lcg.foreseen import early_window
from engine.thrones import effects as e
from engine.thrones.abilities import Use, uses_of
from engine.thrones.aftermath import due_passives
from engine.thrones.deeds import push_effects
from engine.thrones.moves import StandAll
from engine.thrones.occasions import happened
from engine.thrones.phases import closing
from engine.thrones.records import Card, Frame, Occasion
from engine.thrones.starting import at_step
from engine.thrones.table import Table, as_source

BEGINS, ENDS = "phase_begins", "phase_ends"
Doing = Callable[[Any, Any], Any]


@rule("lcg.passive.before_actions")
def set_off(table: Table, *occasions: Occasion) -> Table:
    """These occasions have come; if they set off a passive it is carried out before anything else."""
    after = happened(table, *occasions)
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
    later = (go_on(IN_TURN, asked, about="\n".join(left)),) if left else ()
    found = _begins(table, picked[0]) if picked else None
    if found is None or found[1].does is None:
        return later
    return (*found[1].does(table, found[0]), *later)


IN_TURN = text_part("plots.in_turn", "seat", lambda table, asked: tuple(asked.about.splitlines()), _one_first)
"""Of several plots that do something now, the first player says whose is next."""


@rule("lcg.standing.all", "lcg.response.before_next_action")
def act_stand(table: Table, move: StandAll) -> Table:
    """All cards stand at once, but for those a text keeps kneeling; that they have may be answered."""
    table = closing.act_stand(table.put(occasions=()), move)
    stood = table.occasions
    return happened(table, *stood) if stood else table


STAND_ALL = Verb(StandAll, closing.STAND_ALL.rules, act_stand)
