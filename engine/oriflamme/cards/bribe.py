"""The bribe: whose characters it can take, and its token."""

from __future__ import annotations

from engine.kernel.reasons import DERIVED, STATED, Facts, Finding, Reason, RuleId, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes
from engine.oriflamme.cards.card_effect import CardEffect, no_other_choice
from engine.oriflamme.moves import Choices
from engine.oriflamme.row import ActingCard, close_gaps, discard
from engine.oriflamme.table import FamilyCard, OriflammeTable, Spot, is_character, spot_of

PLACE_RULE = "oriflamme.bribe.place"


@rule("oriflamme.bribe.place", "oriflamme.bribe.not-stack", "oriflamme.bribe.own-character")
def bribe_targets(table: OriflammeTable, actor: ActingCard) -> tuple[str, ...]:
    """Any open character alone in its place, one's own included, however far."""
    alone = (place.top for place in table.row if place.cards and not place.is_stack)
    return tuple(card.tag for card in alone if card.open and is_character(card.name))


@rule("oriflamme.bribe.no-target", "oriflamme.bribe.place")
def check_bribe(table: OriflammeTable, actor: ActingCard, choice: Choices) -> Finding:
    """If there is such a character one must be bribed; if there is none, nothing happens."""
    other = no_other_choice(table, actor, choice, PLACE_RULE, wanted="bribe")
    if other is not None:
        return other
    options = bribe_targets(table, actor)
    named = tuple(spot.card.called for tag in options if (spot := spot_of(table, tag)) is not None)
    if not choice.bribe:
        return _nobody_bribed(table, actor, options, named)
    spot = spot_of(table, choice.bribe)
    if spot is not None and spot.card.tag in options:
        return None
    return _cannot_be_bribed(choice.bribe, spot, named)


def _nobody_bribed(
    table: OriflammeTable, actor: ActingCard, options: tuple[str, ...], named: tuple[str, ...]
) -> Finding:
    if not options:
        return None
    rules: tuple[RuleId, ...] = (PLACE_RULE, "oriflamme.event.no-target")
    if len(options) == 1 and _is_own(table, actor, options[0]):
        rules = (*rules, "oriflamme.bribe.own-character")
    return violated("target_missing", change("choose_bribe", card=named[0]), rules=rules, targets=named)


def _cannot_be_bribed(bribed: str, spot: Spot | None, named: tuple[str, ...]) -> Reason:
    """``named``: the characters that can be."""
    remedy = change("choose_bribe", card=named[0]) if named else change("without_choice", choice="bribe")
    rules: tuple[RuleId, ...] = (PLACE_RULE,)
    if spot is not None and spot.place.is_stack:
        rules = ("oriflamme.bribe.not-stack", PLACE_RULE)
    elif not named:
        rules = (PLACE_RULE, "oriflamme.bribe.no-target")
    return violated("not_a_target", remedy, rules=rules, card=bribed, targets=named)


def _is_own(table: OriflammeTable, actor: ActingCard, tag: str) -> bool:
    spot = spot_of(table, tag)
    return spot is not None and spot.card.owner == actor.seat


@rule("oriflamme.bribe.replace-token", "oriflamme.components.bribe-tokens", "oriflamme.bribe.discard-self")
def act_bribe(table: OriflammeTable, actor: ActingCard, choice: Choices) -> OriflammeTable:
    """The token is laid on the character, a foreign one there goes home; then the bribe is discarded."""
    spot = spot_of(table, choice.bribe)
    if spot is None:
        rules: tuple[RuleId, ...] = ("oriflamme.bribe.no-target", "oriflamme.event.no-target")
        table = add_notes(table, Reason(rules, says="no_target", facts={"card": actor.name}, basis=DERIVED))
    else:
        table = _bribed(table, actor, spot.card)
    return close_gaps(
        discard(table, actor.tag, "oriflamme.bribe.discard-self", "oriflamme.card.intrigue-leaves")
    )


def _bribed(table: OriflammeTable, actor: ActingCard, card: FamilyCard) -> OriflammeTable:
    rules: tuple[RuleId, ...] = (PLACE_RULE, "oriflamme.bribe.ownership")
    basis = STATED
    if card.bribe:
        rules = (*rules, "oriflamme.bribe.replace-token")
    if actor.seat in (card.owner, card.family):
        rules, basis = (*rules, "oriflamme.bribe.own-character"), DERIVED
    table = table.card(card.tag, bribe=actor.seat)
    facts: Facts = {"card": card.key, "seat": actor.seat}
    table = add_notes(table, Reason(rules, says="character_is_bribed", facts=facts, basis=basis))
    return add_events(table, Event("bribed", card=card.key, seat=actor.seat, rule=PLACE_RULE))


BRIBE_EFFECT = CardEffect(bribe_targets, check_bribe, act_bribe)
