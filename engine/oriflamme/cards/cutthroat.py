"""Cutthroat: a neighbour, and with it every open namesake of other players."""

from __future__ import annotations

from engine.kernel.reasons import DERIVED, Finding, Reason, RuleId, rule
from engine.kernel.state import note
from engine.oriflamme.cards.effect import CardEffect, check_target, must_be_seen, no_other_choice
from engine.oriflamme.common_rules import SWEEP_ORDER
from engine.oriflamme.influence import gain
from engine.oriflamme.moves import Choices
from engine.oriflamme.row import ActingCard, close_gaps, eliminate
from engine.oriflamme.table import TRAP, FamilyCard, OriflammeTable, neighbours, spot

RULE = "oriflamme.cutthroat.eliminate-adjacent"


@rule("oriflamme.cutthroat.eliminate-adjacent", "oriflamme.adjacency.definition")
def targets(table: OriflammeTable, actor: ActingCard) -> tuple[str, ...]:
    """One visible neighbour, open or closed, of any family."""
    return tuple(place.top.tag for place in neighbours(table, actor.place))


@rule("oriflamme.cutthroat.alone", "oriflamme.cutthroat.eliminate-adjacent")
def check(table: OriflammeTable, actor: ActingCard, choice: Choices) -> Finding:
    """He must eliminate a neighbour; alone in the row he does nothing."""
    other = no_other_choice(table, actor, choice, RULE, wanted="target")
    if other is not None:
        return other
    options = targets(table, actor)
    wrong = check_target(table, actor, choice.target, options, RULE, without=("oriflamme.cutthroat.alone",))
    return wrong or must_be_seen(table, choice.target)


@rule(
    "oriflamme.cutthroat.same-name",
    "oriflamme.cutthroat.name-from-flip",
    "oriflamme.cutthroat.order",
    "oriflamme.stack.lower-inert",
)
def victims(table: OriflammeTable, actor: ActingCard, chosen: FamilyCard) -> tuple[FamilyCard, ...]:
    """The neighbour first, then in the direction of the marker all open namesakes of other players.

    They are fixed when the neighbour's name is known; one uncovered later is spared.
    """
    swept = tuple(
        place.top
        for place in table.in_direction
        if place.top.open
        and place.top.name == chosen.name
        and place.top.owner != actor.seat
        and place.top.tag != chosen.tag
    )
    return (chosen, *swept)


def act(table: OriflammeTable, actor: ActingCard, choice: Choices) -> OriflammeTable:
    """All victims are eliminated, then the owner is paid for their number."""
    found = spot(table, choice.target)
    if found is None:
        rules = ("oriflamme.cutthroat.alone", "oriflamme.event.no-target")
        return note(table, Reason(rules, says="no_target", facts={"card": actor.name}, basis=DERIVED))
    chosen = found.card
    doomed = victims(table, actor, chosen)
    seen = {card.tag for card in table.visible()}
    for victim in doomed:
        table = eliminate(table, victim.tag, actor, *_rules(chosen, victim), rewarded=False)
    if len(doomed) > 1 and not chosen.open:
        table = note(
            table, Reason(("oriflamme.cutthroat.name-from-flip",), says="name_from_flip", basis=DERIVED)
        )
    return close_gaps(pay(_spare(table, actor, chosen, seen), actor, len(doomed), chosen))


@rule("oriflamme.cutthroat.order", "oriflamme.stack.lower-inert")
def _spare(table: OriflammeTable, actor: ActingCard, chosen: FamilyCard, seen: set[str]) -> OriflammeTable:
    """A namesake that this effect itself has uncovered is not hit; the text does not say so."""
    for card in table.visible():
        if card.tag not in seen and card.open and card.name == chosen.name and card.owner != actor.seat:
            table = note(table, SWEEP_ORDER.reason(table, "namesake_spared", card=card.called))
    return table


def _rules(chosen: FamilyCard, victim: FamilyCard) -> tuple[RuleId, ...]:
    if victim.tag == chosen.tag:
        return (RULE, "oriflamme.adjacency.definition")
    return ("oriflamme.cutthroat.same-name", RULE)


@rule(
    "oriflamme.cutthroat.single-no-reward",
    "oriflamme.cutthroat.multi-reward",
    "oriflamme.cutthroat.count",
    "oriflamme.trap.cutthroat",
)
def pay(table: OriflammeTable, actor: ActingCard, eliminated: int, chosen: FamilyCard) -> OriflammeTable:
    """One for each card eliminated, none for a single one; cards discarded as a consequence do not count."""
    if eliminated > 1:
        return gain(
            table, actor.seat, eliminated, "oriflamme.cutthroat.multi-reward", "oriflamme.cutthroat.count"
        )
    rules: tuple[RuleId, ...] = ("oriflamme.cutthroat.single-no-reward",)
    if chosen.name == TRAP:
        return note(table, Reason((*rules, "oriflamme.trap.cutthroat"), 0, "no_reward"))
    return note(table, Reason(rules, 0, "no_reward"))


CUTTHROAT_EFFECT = CardEffect(targets, check, act)
