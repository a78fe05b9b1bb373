"""Prince, Twin and Cutthroat: the prince turned up by its owner brings the twin; the cutthroat eliminates."""

from __future__ import annotations

from engine.kernel.reasons import DERIVED, STATED, Finding, Reason, RuleId, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes
from engine.oriflamme.cards.card_effect import CardEffect, check_target, must_be_seen, no_other_choice, nobody
from engine.oriflamme.influence_tokens import gain
from engine.oriflamme.moves import Choices, TwinPlace
from engine.oriflamme.row import ActingCard, close_gaps, eliminate, foreign, is_behind, lay, waits
from engine.oriflamme.rule_variants import SWEEP_ORDER, TWIN_ENTERS
from engine.oriflamme.table import (
    IN_FRONT,
    LEFT_TO_RIGHT,
    PRINCE,
    TRAP,
    TWIN,
    FamilyCard,
    OriflammeTable,
    card_in_row,
    neighbours,
    spot_of,
    twin_of,
)


@rule("oriflamme.prince.brings-twin", "oriflamme.prince.self-activated-only", "oriflamme.prince.twin-once")
def brings_twin(table: OriflammeTable, actor: ActingCard) -> bool:
    """Only a prince his owner turns up himself brings the twin, and only one still in front of him."""
    return actor.opened and not actor.borrowed and twin_of(table, actor.seat) == IN_FRONT


@rule("oriflamme.twin.placement", "oriflamme.twin.not-on-prince")
def twin_targets(table: OriflammeTable, actor: ActingCard) -> tuple[str, ...]:
    """The cards the twin may be laid on: own visible ones that are no prince."""
    if not brings_twin(table, actor):
        return ()
    own = (card for card in table.visible() if card.owner == actor.seat and card.tag != actor.tag)
    return tuple(card.tag for card in own if card.name != PRINCE)


def check_prince(table: OriflammeTable, actor: ActingCard, choice: Choices) -> Finding:
    """The twin must be laid where a card may be laid, but not on a prince; no other prince brings it."""
    other = no_other_choice(table, actor, choice, "oriflamme.prince.gain", wanted="twin")
    if other is not None:
        return other
    if not brings_twin(table, actor):
        return None if choice.twin is None else _brings_none(table, actor)
    if choice.twin is None:
        return violated(
            "twin_missing", change("lay_twin", where="left"), rules=("oriflamme.prince.brings-twin",)
        )
    return check_twin_place(table, actor, choice.twin)


def _brings_none(table: OriflammeTable, actor: ActingCard) -> Reason:
    leave = change("without_choice", choice="twin")
    basis = DERIVED
    if actor.borrowed:
        rules: tuple[RuleId, ...] = ("oriflamme.combination.prince", "oriflamme.prince.self-activated-only")
    elif actor.opened:
        rules = ("oriflamme.prince.twin-once", "oriflamme.twin.entry-only-by-prince")
    else:
        rules = (
            "oriflamme.prince.self-activated-only",
            "oriflamme.prince.twin-once",
            "oriflamme.replacement.prince",
        )
        spot = spot_of(table, actor.tag)
        if spot is not None and spot.card.bribe:
            rules = (*rules, "oriflamme.bribe.ownership")
        elif twin_of(table, actor.seat) == IN_FRONT:
            basis = STATED
        else:
            rules = ("oriflamme.prince.twin-once", "oriflamme.twin.entry-only-by-prince", rules[0])
    return violated("prince_brings_no_twin", leave, rules=rules, basis=basis)


@rule("oriflamme.twin.placement", "oriflamme.twin.not-on-prince", "oriflamme.planning.no-between")
def check_twin_place(table: OriflammeTable, actor: ActingCard, twin: TwinPlace) -> Finding:
    """At either end or on another own card, never between cards, never on a prince."""
    end = change("lay_twin", where="left")
    if twin.where == "between":
        return violated(
            "never_between", end, rules=("oriflamme.planning.no-between", "oriflamme.twin.placement")
        )
    if twin.where != "on":
        return None
    spot = spot_of(table, twin.on)
    if spot is None:
        return violated("not_in_the_row", end, rules=("oriflamme.twin.placement",), card=twin.on)
    if spot.covered:
        rules = ("oriflamme.stack.lower-inert", "oriflamme.twin.placement")
        return violated("card_is_covered", end, rules=rules, card=twin.on)
    if spot.card.name == PRINCE:
        return violated("never_on_prince", end, rules=("oriflamme.twin.not-on-prince",), card=twin.on)
    return foreign(actor.seat, spot.card, end, "oriflamme.twin.placement")


@rule("oriflamme.prince.gain", "oriflamme.prince.brings-twin", "oriflamme.twin.face")
def act_prince(table: OriflammeTable, actor: ActingCard, choice: Choices) -> OriflammeTable:
    """The twin is laid, then the prince's owner gains one."""
    if brings_twin(table, actor) and choice.twin is not None:
        table = lay_twin(table, actor, choice.twin)
    elif actor.borrowed:
        table = add_notes(
            table, Reason(("oriflamme.combination.prince",), says="prince_brings_no_twin", basis=DERIVED)
        )
    return gain(table, actor.seat, 1, "oriflamme.prince.gain", card=card_in_row(table, actor.tag).key)


@rule("oriflamme.twin.entry-only-by-prince", "oriflamme.twin.face", "oriflamme.round.two-phases")
def lay_twin(table: OriflammeTable, actor: ActingCard, twin: TwinPlace) -> OriflammeTable:
    """The twin comes into the row; behind the pointer it waits for the next round."""
    up = TWIN_ENTERS.option(table) == "face_up"
    card = FamilyCard(actor.seat, f"{actor.seat}.{TWIN}", TWIN, open=up)
    behind = twin.where == ("left" if table.direction == LEFT_TO_RIGHT else "right")
    table = lay(table, card, twin.where, twin.on, done=behind)
    rules = ("oriflamme.prince.brings-twin", "oriflamme.twin.placement")
    table = add_notes(
        table, Reason(rules, says="twin_is_laid", facts={"seat": actor.seat, "where": twin.where})
    )
    table = add_notes(table, TWIN_ENTERS.reason(table, "twin_enters"))
    if is_behind(table, card.tag):
        table = add_notes(table, waits(card.tag))
    event = Event("twin_laid", card=card.tag, seat=actor.seat, rule="oriflamme.prince.brings-twin")
    return add_events(table, event)


def check_twin(table: OriflammeTable, actor: ActingCard, choice: Choices) -> Finding:
    """The twin chooses nothing."""
    return no_other_choice(table, actor, choice, "oriflamme.twin.gain")


@rule("oriflamme.twin.gain")
def act_twin(table: OriflammeTable, actor: ActingCard, choice: Choices) -> OriflammeTable:
    """Each time the twin is applied its owner gains one."""
    return gain(table, actor.seat, 1, "oriflamme.twin.gain", card=card_in_row(table, actor.tag).key)


PRINCE_EFFECT = CardEffect(twin_targets, check_prince, act_prince)
TWIN_EFFECT = CardEffect(nobody, check_twin, act_twin)


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
    spot = spot_of(table, choice.target)
    if spot is None:
        rules = ("oriflamme.cutthroat.alone", "oriflamme.event.no-target")
        return add_notes(table, Reason(rules, says="no_target", facts={"card": actor.name}, basis=DERIVED))
    chosen = spot.card
    doomed = victims(table, actor, chosen)
    visible = {card.tag for card in table.visible()}
    for victim in doomed:
        table = eliminate(table, victim.tag, actor, *_rules(chosen, victim), rewarded=False)
    if len(doomed) > 1 and not chosen.open:
        table = add_notes(
            table, Reason(("oriflamme.cutthroat.name-from-flip",), says="name_from_flip", basis=DERIVED)
        )
    return close_gaps(pay(_spare(table, actor, chosen, visible), actor, len(doomed), chosen))


@rule("oriflamme.cutthroat.order", "oriflamme.stack.lower-inert")
def _spare(table: OriflammeTable, actor: ActingCard, chosen: FamilyCard, visible: set[str]) -> OriflammeTable:
    """A namesake that this effect itself has uncovered is not hit; the text does not say so."""
    for card in table.visible():
        if card.tag not in visible and card.open and card.name == chosen.name and card.owner != actor.seat:
            table = add_notes(table, SWEEP_ORDER.reason(table, "namesake_spared", card=card.called))
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
        return add_notes(table, Reason((*rules, "oriflamme.trap.cutthroat"), 0, "no_reward"))
    return add_notes(table, Reason(rules, 0, "no_reward"))


CUTTHROAT_EFFECT = CardEffect(targets, check, act)
