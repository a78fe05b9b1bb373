"""Queen, schemer, felon: characters that only gain or cost influence."""

from __future__ import annotations

from engine.kernel.reason import DERIVED, Finding, Reason, rule
from engine.kernel.state import note
from engine.oriflamme.cards.effect import Effect, no_other_choice, nobody
from engine.oriflamme.influence import gain, lose
from engine.oriflamme.leaving import Actor, close_gaps, discard
from engine.oriflamme.moves import Choices
from engine.oriflamme.table import Table, neighbours, spot


def _key(table: Table, actor: Actor) -> str:
    found = spot(table, actor.tag)
    return found.card.key if found is not None else actor.tag


def check_queen(table: Table, actor: Actor, choice: Choices) -> Finding:
    """The queen chooses nothing."""
    return no_other_choice(table, actor, choice, "oriflamme.queen.gain")


@rule("oriflamme.queen.gain")
def act_queen(table: Table, actor: Actor, choice: Choices) -> Table:
    """Each time the queen is applied her owner gains two."""
    return gain(table, actor.seat, 2, "oriflamme.queen.gain", card=_key(table, actor))


def check_schemer(table: Table, actor: Actor, choice: Choices) -> Finding:
    """The schemer chooses nothing."""
    return no_other_choice(table, actor, choice, "oriflamme.schemer.gain")


@rule(
    "oriflamme.schemer.discard-near-stack",
    "oriflamme.schemer.gain",
    "oriflamme.schemer.check-moment",
    "oriflamme.schemer.own-stack",
)
def act_schemer(table: Table, actor: Actor, choice: Choices) -> Table:
    """Beside a stack, at the moment she is applied, she is discarded; otherwise her owner gains one."""
    if any(place.is_stack for place in neighbours(table, actor.place)):
        rules = ("oriflamme.schemer.discard-near-stack", "oriflamme.schemer.check-moment")
        return close_gaps(discard(table, actor.tag, *rules, "oriflamme.discard.vs-eliminate"))
    table = gain(table, actor.seat, 1, "oriflamme.schemer.gain", card=_key(table, actor))
    found = spot(table, actor.tag)
    if found is not None and found.place.is_stack:
        table = note(table, Reason(("oriflamme.schemer.own-stack",), says="own_stack", basis=DERIVED))
    return table


def check_felon(table: Table, actor: Actor, choice: Choices) -> Finding:
    """The felon chooses nothing."""
    return no_other_choice(table, actor, choice, "oriflamme.felon.loss")


@rule("oriflamme.felon.loss", "oriflamme.felon.both-sides", "oriflamme.felon.includes-owner")
def act_felon(table: Table, actor: Actor, choice: Choices) -> Table:
    """Each player loses one for every card of his family beside the felon, its owner included."""
    beside = [place.top.owner for place in neighbours(table, actor.place)]
    for owner in dict.fromkeys(beside):
        rules = ["oriflamme.felon.loss", "oriflamme.felon.to-reserve"]
        if owner == actor.seat:
            rules.append("oriflamme.felon.includes-owner")
        if any(place.top.bribe == owner for place in neighbours(table, actor.place)):
            rules.append("oriflamme.bribe.ownership")
        if beside.count(owner) > 1:
            rules.append("oriflamme.felon.both-sides")
        table = lose(table, owner, beside.count(owner), *rules, card=_key(table, actor))
    return table


QUEEN_EFFECT = Effect(nobody, check_queen, act_queen)
SCHEMER_EFFECT = Effect(nobody, check_schemer, act_schemer)
FELON_EFFECT = Effect(nobody, check_felon, act_felon)
