"""Cards by which influence is gained or lost: queen, schemer, felon and trap."""

from __future__ import annotations

from engine.kernel.reasons import DERIVED, Finding, Reason, rule
from engine.kernel.state import add_notes
from engine.oriflamme.cards.card_effect import CardEffect, no_other_choice, nobody
from engine.oriflamme.influence_tokens import gain, lose
from engine.oriflamme.moves import Choices
from engine.oriflamme.row import ActingCard, close_gaps, discard
from engine.oriflamme.table import OriflammeTable, card_in_row, neighbours, spot_of


def check_queen(table: OriflammeTable, actor: ActingCard, choice: Choices) -> Finding:
    """The queen chooses nothing."""
    return no_other_choice(table, actor, choice, "oriflamme.queen.gain")


@rule("oriflamme.queen.gain")
def act_queen(table: OriflammeTable, actor: ActingCard, choice: Choices) -> OriflammeTable:
    """Each time the queen is applied her owner gains two."""
    return gain(table, actor.seat, 2, "oriflamme.queen.gain", card=card_in_row(table, actor.tag).key)


def check_schemer(table: OriflammeTable, actor: ActingCard, choice: Choices) -> Finding:
    """The schemer chooses nothing."""
    return no_other_choice(table, actor, choice, "oriflamme.schemer.gain")


@rule(
    "oriflamme.schemer.discard-near-stack",
    "oriflamme.schemer.gain",
    "oriflamme.schemer.check-moment",
    "oriflamme.schemer.own-stack",
)
def act_schemer(table: OriflammeTable, actor: ActingCard, choice: Choices) -> OriflammeTable:
    """Beside a stack, at the moment she is applied, she is discarded; otherwise her owner gains one."""
    if any(place.is_stack for place in neighbours(table, actor.place)):
        rules = ("oriflamme.schemer.discard-near-stack", "oriflamme.schemer.check-moment")
        return close_gaps(discard(table, actor.tag, *rules, "oriflamme.discard.vs-eliminate"))
    table = gain(table, actor.seat, 1, "oriflamme.schemer.gain", card=card_in_row(table, actor.tag).key)
    spot = spot_of(table, actor.tag)
    if spot is not None and spot.place.is_stack:
        table = add_notes(table, Reason(("oriflamme.schemer.own-stack",), says="own_stack", basis=DERIVED))
    return table


def check_felon(table: OriflammeTable, actor: ActingCard, choice: Choices) -> Finding:
    """The felon chooses nothing."""
    return no_other_choice(table, actor, choice, "oriflamme.felon.loss")


@rule("oriflamme.felon.loss", "oriflamme.felon.both-sides", "oriflamme.felon.includes-owner")
def act_felon(table: OriflammeTable, actor: ActingCard, choice: Choices) -> OriflammeTable:
    """Each player loses one for every card of their family beside the felon, its owner included."""
    beside = [place.top.owner for place in neighbours(table, actor.place)]
    for owner in dict.fromkeys(beside):
        rules = ["oriflamme.felon.loss", "oriflamme.felon.to-reserve"]
        if owner == actor.seat:
            rules.append("oriflamme.felon.includes-owner")
        if any(place.top.bribe == owner for place in neighbours(table, actor.place)):
            rules.append("oriflamme.bribe.ownership")
        if beside.count(owner) > 1:
            rules.append("oriflamme.felon.both-sides")
        table = lose(table, owner, beside.count(owner), *rules, card=card_in_row(table, actor.tag).key)
    return table


QUEEN_EFFECT = CardEffect(nobody, check_queen, act_queen)
SCHEMER_EFFECT = CardEffect(nobody, check_schemer, act_schemer)
FELON_EFFECT = CardEffect(nobody, check_felon, act_felon)


TRAP_RULE = "oriflamme.trap.self-activated"


def check_trap(table: OriflammeTable, actor: ActingCard, choice: Choices) -> Finding:
    """The trap chooses nothing."""
    return no_other_choice(table, actor, choice, TRAP_RULE)


@rule("oriflamme.trap.self-activated", "oriflamme.card.intrigue-leaves")
def act_trap(table: OriflammeTable, actor: ActingCard, choice: Choices) -> OriflammeTable:
    """Its influence has gone to the reserve; its owner gains one, and it is discarded."""
    table = gain(table, actor.seat, 1, TRAP_RULE, card=card_in_row(table, actor.tag).key)
    return close_gaps(discard(table, actor.tag, "oriflamme.card.intrigue-leaves", TRAP_RULE))


TRAP_EFFECT = CardEffect(nobody, check_trap, act_trap)
