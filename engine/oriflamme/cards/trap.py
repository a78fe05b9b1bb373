"""Trap, turned up by its own owner."""

from __future__ import annotations

from engine.kernel.reason import Finding, rule
from engine.oriflamme.cards.effect import Effect, no_other_choice, nobody
from engine.oriflamme.influence import gain
from engine.oriflamme.leaving import Actor, close_gaps, discard
from engine.oriflamme.moves import Choices
from engine.oriflamme.table import Table, spot

RULE = "oriflamme.trap.self-activated"


def check(table: Table, actor: Actor, choice: Choices) -> Finding:
    """The trap chooses nothing."""
    return no_other_choice(table, actor, choice, RULE)


@rule("oriflamme.trap.self-activated", "oriflamme.card.intrigue-leaves")
def act(table: Table, actor: Actor, choice: Choices) -> Table:
    """Its influence has gone to the reserve; its owner gains one, and it is discarded."""
    found = spot(table, actor.tag)
    table = gain(table, actor.seat, 1, RULE, card=found.card.key if found else actor.tag)
    return close_gaps(discard(table, actor.tag, "oriflamme.card.intrigue-leaves", RULE))


TRAP_EFFECT = Effect(nobody, check, act)
