"""Cards of influence: queen, schemer, felon and trap, and the bribe's token."""

from __future__ import annotations

from engine.kernel.reasons import DERIVED, STATED, Finding, Reason, RuleId, change, no, rule
from engine.kernel.state import Event, add_events, add_notes
from engine.oriflamme.cards.card_effect import CardEffect, no_other_choice, nobody
from engine.oriflamme.influence import gain, lose
from engine.oriflamme.moves import Choices
from engine.oriflamme.row import ActingCard, close_gaps, discard
from engine.oriflamme.table import OriflammeTable, card_in_row, is_character, neighbours, spot


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
    found = spot(table, actor.tag)
    if found is not None and found.place.is_stack:
        table = add_notes(table, Reason(("oriflamme.schemer.own-stack",), says="own_stack", basis=DERIVED))
    return table


def check_felon(table: OriflammeTable, actor: ActingCard, choice: Choices) -> Finding:
    """The felon chooses nothing."""
    return no_other_choice(table, actor, choice, "oriflamme.felon.loss")


@rule("oriflamme.felon.loss", "oriflamme.felon.both-sides", "oriflamme.felon.includes-owner")
def act_felon(table: OriflammeTable, actor: ActingCard, choice: Choices) -> OriflammeTable:
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


RULE = "oriflamme.bribe.place"


@rule("oriflamme.bribe.place", "oriflamme.bribe.not-stack", "oriflamme.bribe.own-character")
def targets(table: OriflammeTable, actor: ActingCard) -> tuple[str, ...]:
    """Any open character alone in its place, one's own included, however far."""
    alone = (place.top for place in table.row if place.cards and not place.is_stack)
    return tuple(card.tag for card in alone if card.open and is_character(card.name))


@rule("oriflamme.bribe.no-target", "oriflamme.bribe.place")
def check(table: OriflammeTable, actor: ActingCard, choice: Choices) -> Finding:
    """If there is such a character one must be bribed; if there is none, nothing happens."""
    other = no_other_choice(table, actor, choice, RULE, wanted="bribe")
    if other is not None:
        return other
    options = targets(table, actor)
    named = tuple(found.card.called for tag in options if (found := spot(table, tag)) is not None)
    if not choice.bribe:
        if not options:
            return None
        rules: tuple[RuleId, ...] = (RULE, "oriflamme.event.no-target")
        if len(options) == 1 and _own(table, actor, options[0]):
            rules = (*rules, "oriflamme.bribe.own-character")
        return no("target_missing", change("choose_bribe", card=named[0]), rules=rules, targets=named)
    found = spot(table, choice.bribe)
    if found is not None and found.card.tag in options:
        return None
    remedy = change("choose_bribe", card=named[0]) if named else change("without_choice", choice="bribe")
    rules = (RULE,)
    if found is not None and found.place.is_stack:
        rules = ("oriflamme.bribe.not-stack", RULE)
    elif not options:
        rules = (RULE, "oriflamme.bribe.no-target")
    return no("not_a_target", remedy, rules=rules, card=choice.bribe, targets=named)


def _own(table: OriflammeTable, actor: ActingCard, tag: str) -> bool:
    found = spot(table, tag)
    return found is not None and found.card.owner == actor.seat


@rule("oriflamme.bribe.replace-token", "oriflamme.components.bribe-tokens", "oriflamme.bribe.discard-self")
def act(table: OriflammeTable, actor: ActingCard, choice: Choices) -> OriflammeTable:
    """The token is laid on the character, a foreign one there goes home; then the bribe is discarded."""
    found = spot(table, choice.bribe)
    if found is None:
        rules: tuple[RuleId, ...] = ("oriflamme.bribe.no-target", "oriflamme.event.no-target")
        table = add_notes(table, Reason(rules, says="no_target", facts={"card": actor.name}, basis=DERIVED))
    else:
        card = found.card
        rules = (RULE, "oriflamme.bribe.ownership")
        basis = STATED
        if card.bribe:
            rules = (*rules, "oriflamme.bribe.replace-token")
        if actor.seat in (card.owner, card.family):
            rules, basis = (*rules, "oriflamme.bribe.own-character"), DERIVED
        table = table.card(card.tag, bribe=actor.seat)
        facts = {"card": card.key, "seat": actor.seat}
        table = add_notes(table, Reason(rules, says="character_is_bribed", facts=dict(facts), basis=basis))
        table = add_events(table, Event("bribed", card=card.key, seat=actor.seat, rule=RULE))
    return close_gaps(
        discard(table, actor.tag, "oriflamme.bribe.discard-self", "oriflamme.card.intrigue-leaves")
    )


BRIBE_EFFECT = CardEffect(targets, check, act)
