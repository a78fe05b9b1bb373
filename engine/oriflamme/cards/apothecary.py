"""Apothecary: its effect, next to another card of its owner's family."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.reasons import SILENT, Finding, Reason, Verdict, rule
from engine.kernel.state import add_notes
from engine.oriflamme.cards.card_effect import CardEffect, check_target, must_be_seen, no_other_choice
from engine.oriflamme.moves import Choices
from engine.oriflamme.row import ActingCard, close_gaps, eliminate
from engine.oriflamme.rule_variants import APOTHECARY_SELF
from engine.oriflamme.table import TRAP, OriflammeTable, RowPlace, neighbours, spot_of

RULE = "oriflamme.apothecary.target"
NO_FAMILY = "oriflamme.apothecary.no-family"


@rule(
    "oriflamme.apothecary.no-family",
    "oriflamme.apothecary.other-card-any-face",
    "oriflamme.stack.lower-inert",
)
def family_places(table: OriflammeTable, actor: ActingCard) -> tuple[RowPlace, ...]:
    """Where other visible cards of his owner's family lie, open or closed."""
    return tuple(
        place
        for place in table.row
        if place.cards and place.top.owner == actor.seat and place.top.tag != actor.tag
    )


@rule("oriflamme.apothecary.target", "oriflamme.adjacency.definition")
def beside_family(table: OriflammeTable, actor: ActingCard) -> tuple[str, ...]:
    """Every visible card beside one of them, of any family, however far; he may be one himself."""
    beside = {place.id for own in family_places(table, actor) for place in neighbours(table, own.id)}
    return tuple(place.top.tag for place in table.row if place.id in beside)


@rule("oriflamme.apothecary.self")
def targets(table: OriflammeTable, actor: ActingCard) -> tuple[str, ...]:
    """He may be his own target, unless the table has decided otherwise."""
    spots = beside_family(table, actor)
    if APOTHECARY_SELF.option(table) == "allowed":
        return spots
    return tuple(tag for tag in spots if tag != actor.tag)


def check(table: OriflammeTable, actor: ActingCard, choice: Choices) -> Finding:
    """One such card must be eliminated; without another card of the family nothing happens."""
    other = no_other_choice(table, actor, choice, RULE, wanted="target")
    if other is not None:
        return other
    options = targets(table, actor)
    wrong = check_target(table, actor, choice.target, options, RULE, without=_why_none(table, actor))
    if _rests_on_self(table, actor, choice):
        return _about_self(table, wrong)
    return wrong or must_be_seen(table, choice.target)


def _why_none(table: OriflammeTable, actor: ActingCard) -> tuple[str, ...]:
    return () if family_places(table, actor) else (NO_FAMILY,)


def _rests_on_self(table: OriflammeTable, actor: ActingCard, choice: Choices) -> bool:
    """He is what is aimed at, or nothing else could be."""
    beside = beside_family(table, actor)
    spot = spot_of(table, choice.target)
    aimed = spot is not None and spot.card.tag == actor.tag
    return actor.tag in beside and (aimed or (not choice.target and beside == (actor.tag,)))


def _about_self(table: OriflammeTable, wrong: Finding) -> Reason:
    if wrong is None:
        return APOTHECARY_SELF.reason(table, "apothecary_himself")
    rests = APOTHECARY_SELF.reason(table, "apothecary_himself", Verdict.NO)
    rules = ("oriflamme.apothecary.self", *wrong.rules)
    return replace(wrong, rules=rules, basis=SILENT, because=(rests,))


@rule("oriflamme.apothecary.attacker", "oriflamme.apothecary.reward")
def act(table: OriflammeTable, actor: ActingCard, choice: Choices) -> OriflammeTable:
    """He is the eliminating card wherever the target lies; the reward is paid as usual."""
    spot = spot_of(table, choice.target)
    if spot is None:
        return _nothing(table, actor)
    rules = [RULE]
    if spot.card.name == TRAP:
        rules.append("oriflamme.apothecary.attacker")
    if spot.card.tag == actor.tag and actor.borrowed:  # of his own move the judge has said it
        table = add_notes(table, APOTHECARY_SELF.reason(table, "apothecary_himself"))
    table = eliminate(table, spot.card.tag, actor, *rules, "oriflamme.apothecary.reward")
    return close_gaps(table)


def _nothing(table: OriflammeTable, actor: ActingCard) -> OriflammeTable:
    if family_places(table, actor):
        table = (
            add_notes(table, APOTHECARY_SELF.reason(table, "apothecary_himself"))
            if beside_family(table, actor)
            else table
        )
        rules: tuple[str, ...] = ("oriflamme.event.no-target",)
    else:
        rules = (NO_FAMILY, "oriflamme.event.no-target")
    return add_notes(table, Reason(rules, says="no_target", facts={"card": actor.name}))


APOTHECARY_EFFECT = CardEffect(targets, check, act)
