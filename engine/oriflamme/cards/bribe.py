"""Bribe: the family's token on an open character that lies in no stack."""

from __future__ import annotations

from engine.kernel.reasons import DERIVED, STATED, Finding, Reason, RuleId, change, no, rule
from engine.kernel.state import Event, note, tell
from engine.oriflamme.cards.effect import CardEffect, no_other_choice
from engine.oriflamme.components import is_character
from engine.oriflamme.moves import Choices
from engine.oriflamme.row import ActingCard, close_gaps, discard
from engine.oriflamme.table import Table, spot

RULE = "oriflamme.bribe.place"


@rule("oriflamme.bribe.place", "oriflamme.bribe.not-stack", "oriflamme.bribe.own-character")
def targets(table: Table, actor: ActingCard) -> tuple[str, ...]:
    """Any open character alone in its place, one's own included, however far."""
    alone = (place.top for place in table.row if place.cards and not place.is_stack)
    return tuple(card.tag for card in alone if card.open and is_character(card.name))


@rule("oriflamme.bribe.no-target", "oriflamme.bribe.place")
def check(table: Table, actor: ActingCard, choice: Choices) -> Finding:
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


def _own(table: Table, actor: ActingCard, tag: str) -> bool:
    found = spot(table, tag)
    return found is not None and found.card.owner == actor.seat


@rule("oriflamme.bribe.replace-token", "oriflamme.components.bribe-tokens", "oriflamme.bribe.discard-self")
def act(table: Table, actor: ActingCard, choice: Choices) -> Table:
    """The token is laid on the character, a foreign one there goes home; then the bribe is discarded."""
    found = spot(table, choice.bribe)
    if found is None:
        rules: tuple[RuleId, ...] = ("oriflamme.bribe.no-target", "oriflamme.event.no-target")
        table = note(table, Reason(rules, says="no_target", facts={"card": actor.name}, basis=DERIVED))
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
        table = note(table, Reason(rules, says="character_is_bribed", facts=dict(facts), basis=basis))
        table = tell(table, Event("bribed", card=card.key, seat=actor.seat, rule=RULE))
    return close_gaps(
        discard(table, actor.tag, "oriflamme.bribe.discard-self", "oriflamme.card.intrigue-leaves")
    )


BRIBE_EFFECT = CardEffect(targets, check, act)
