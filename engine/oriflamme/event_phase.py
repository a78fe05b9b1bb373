"""The event phase at one card: its owner, and what the owner may do with it."""

from __future__ import annotations

from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.reasons import (
    DERIVED,
    STATED,
    Facts,
    Finding,
    Question,
    Reason,
    RuleId,
    cannot_tell,
    change,
    rule,
    violated,
)
from engine.kernel.state import Event, Frame, add_events, add_notes, innermost
from engine.oriflamme.cards import combination
from engine.oriflamme.cards.characters import brings_twin
from engine.oriflamme.cards.combination import EFFECTS
from engine.oriflamme.influence_tokens import collect, from_reserve
from engine.oriflamme.moves import ApplyCard, Applying, Keep, OnCard
from engine.oriflamme.planning import could_be
from engine.oriflamme.row import ActingCard
from engine.oriflamme.rule_variants import COMBINATION_LEAVES
from engine.oriflamme.table import (
    COMBINATION,
    EVENTS,
    PRINCE,
    REPLACEMENT,
    TRAP,
    OriflammeTable,
    Spot,
    is_character,
    spot_in_row,
    spot_of,
)

EFFECT, COMBINING = "effect", "combination"


@rule("oriflamme.stack.lower-inert")
def it_is_not_covered(table: OriflammeTable, move: OnCard) -> Finding:
    """A covered card takes no part: it is not opened or applied and gains nothing."""
    spot = spot_of(table, move.card)
    if table.phase != EVENTS or spot is None or not spot.covered:
        return None
    return violated("card_is_covered", change("uncovered", card=spot.card.called), card=move.card)


@rule("oriflamme.event.next-card", "oriflamme.event.one-visit", "oriflamme.event.direction")
def it_is_at_the_pointer(table: OriflammeTable, move: OnCard) -> Finding:
    """The row is resolved card by card in the marker's direction; a card already passed waits."""
    place = table.at_pointer
    spot = spot_of(table, move.card)
    if table.phase != EVENTS or (place is not None and spot is not None and spot.place.id == place.id):
        return None
    rules: tuple[RuleId, ...]
    if spot is not None and spot.place.done:
        rules = ("oriflamme.event.next-card", "oriflamme.event.one-visit")
        later = change("wait_pointer", card=spot.card.called)
        return violated("pointer_has_passed", later, rules=rules, basis=DERIVED, card=move.card)
    waiting = (change("wait_pointer", card=spot.card.called),) if spot is not None else ()
    rules = ("oriflamme.event.next-card",) + (("oriflamme.event.direction",) if spot is not None else ())
    return violated("not_at_pointer", *waiting, rules=rules, card=move.card)


@rule("oriflamme.event.owner-acts", "oriflamme.bribe.ownership")
def its_owner_acts(table: OriflammeTable, move: OnCard) -> Finding:
    """The player who now owns the card decides for it and applies it."""
    spot = spot_of(table, move.card)
    if table.phase != EVENTS or spot is None or spot.card.owner == move.by:
        return None
    rules: tuple[RuleId, ...] = ("oriflamme.event.owner-acts",)
    rules += ("oriflamme.bribe.ownership",) if spot.card.bribe else ()
    owner = spot.card.owner
    return violated("owner_acts", change("by_owner", seat=owner), rules=rules, card=move.card, owner=owner)


@rule("oriflamme.event.faceup-mandatory", "oriflamme.card.character-repeats")
def it_is_closed(table: OriflammeTable, move: OnCard) -> Finding:
    """An open card is applied; it cannot be kept or activated again."""
    acting_spot = acting(table, move)
    if acting_spot is None or not acting_spot.card.open:
        return None
    return violated("card_is_open", change("resolve_it", card=acting_spot.card.called), card=move.card)


@rule("oriflamme.event.facedown-choice", "oriflamme.event.keep-face-down", "oriflamme.event.activate")
def it_is_open(table: OriflammeTable, move: OnCard) -> Finding:
    """A closed card is kept or activated; it is not applied while closed."""
    acting_spot = acting(table, move)
    if acting_spot is None or acting_spot.card.open:
        return None
    rules = ("oriflamme.event.facedown-choice", "oriflamme.event.activate")
    return violated(
        "card_is_closed", change("keep_it", card=acting_spot.card.called), rules=rules, card=move.card
    )


@rule(
    "oriflamme.event.faceup-mandatory",
    "oriflamme.event.mandatory-own-harm",
    "oriflamme.event.facedown-choice",
)
def nothing_is_skipped(table: OriflammeTable, move: OnCard) -> Finding:
    """An open card must be applied, even against its own family; a closed one is kept or activated."""
    spot = spot_of(table, move.card)
    rules: tuple[RuleId, ...]
    if spot is not None and not spot.card.open:
        rules = ("oriflamme.event.facedown-choice",)
        return violated(
            "keep_or_activate", change("keep_it", card=spot.card.called), rules=rules, card=move.card
        )
    rules = ("oriflamme.event.faceup-mandatory", "oriflamme.event.mandatory-own-harm")
    remedy = (change("resolve_it", card=spot.card.called),) if spot is not None else ()
    return violated("must_be_applied", *remedy, rules=rules, card=move.card)


@rule("oriflamme.event.facedown-choice", "oriflamme.event.collect-tokens")
def tokens_come_with_opening(table: OriflammeTable, move: OnCard) -> Finding:
    """A player takes influence off a card only by opening it."""
    spot = spot_of(table, move.card)
    if spot is None:
        return violated("tokens_stay", card=move.card)
    if spot.card.open:
        return violated("tokens_stay", change("resolve_it", card=spot.card.called), card=move.card)
    return violated("tokens_stay", change("keep_it", card=spot.card.called), card=move.card)


@rule("oriflamme.combination.sequence", "oriflamme.event.activate")
def no_card_is_half_applied(table: OriflammeTable, move: OnCard) -> Finding:
    """A card turned up is applied before anything else happens."""
    frame = innermost(table, COMBINING) or innermost(table, EFFECT)
    if frame is None or (isinstance(move, ApplyCard) and frame.procedure == EFFECT):
        return None
    rules = (
        ("oriflamme.combination.sequence",) if frame.procedure == COMBINING else ("oriflamme.event.activate",)
    )
    spot = spot_of(table, str(frame.slots["tag"]))
    card = spot.card.called if spot is not None else COMBINATION
    return violated("apply_what_is_open", change("finish_open", card=card), rules=rules, card=card)


@rule("oriflamme.components.family-set", "oriflamme.eliminate.flip")
def the_names_can_be(table: OriflammeTable, move: Applying) -> Finding:
    """A card turned up is one of its family's eleven cards and lies nowhere else."""
    for tag, name in move.turned_up:
        spot = spot_of(table, tag)
        if spot is None:
            continue
        free = name in could_be(table, spot.card.family) if not spot.card.name else spot.card.name == name
        if not free:
            return violated(
                "cannot_be_that_card", rules=("oriflamme.components.family-set",), card=tag, name=name
            )
    return None


@rule("oriflamme.event.activate", "oriflamme.info.others-hidden")
def it_is_known(table: OriflammeTable, move: Applying) -> Finding:
    """A card's effect is known once the card is turned up."""
    acting_spot = acting(with_turned_up(table, move), move)
    if acting_spot is None or acting_spot.card.name:
        return None
    question = Question("name", card=acting_spot.card.tag, seat=acting_spot.card.owner)
    return cannot_tell(question, "card_not_known", card=acting_spot.card.tag)


def acting(table: OriflammeTable, move: OnCard) -> Spot | None:
    """The card of the move, if it lies at the pointer and the move is its owner's."""
    place = table.at_pointer
    spot = spot_of(table, move.card)
    if place is None or spot is None or spot.place.id != place.id or spot.covered:
        return None
    return spot if spot.card.owner == move.by else None


def with_turned_up(table: OriflammeTable, move: Applying) -> OriflammeTable:
    """The table with what the move turns up known."""
    for tag, name in move.turned_up:
        spot = spot_of(table, tag)
        if spot is not None and not spot.card.name:
            table = table.card(spot.card.tag, name=name)
    return table


def actor_of(table: OriflammeTable, spot: Spot) -> ActingCard:
    """The card at the pointer as the one that acts."""
    card = spot.card
    frame = innermost(table, EFFECT)
    opened = not card.open or (frame is not None and frame.slots["tag"] == card.tag)
    return ActingCard(card.owner, card.tag, card.name, spot.place.id, opened=opened)


@rule("oriflamme.event.keep-face-down")
def act_keep(table: OriflammeTable, move: Keep) -> OriflammeTable:
    """Exactly one influence from the reserve is laid on the card, which stays closed."""
    spot = spot_in_row(table, move.card)
    table, got = from_reserve(table, 1)
    table = table.card(spot.card.tag, tokens=spot.card.tokens + got).place(spot.place.id, done=True)
    facts: Facts = {"card": spot.card.tag, "tokens": spot.card.tokens + got}
    table = add_notes(table, Reason(("oriflamme.event.keep-face-down",), says="one_is_added", facts=facts))
    event = Event("kept", card=spot.card.tag, seat=move.by, amount=got, rule="oriflamme.event.keep-face-down")
    return add_events(table, event)


@rule("oriflamme.event.activate", "oriflamme.event.collect-tokens", "oriflamme.card.specific-over-general")
def turn_up(table: OriflammeTable, spot: Spot) -> OriflammeTable:
    """Turned up, then its influence is collected; of a trap it is lost, of a combination kept aside."""
    card = spot.card
    table = table.card(card.tag, open=True, tokens=0)
    table = add_events(
        table, Event("activated", card=card.key, seat=card.owner, rule="oriflamme.event.activate")
    )
    if card.name == COMBINATION:
        table = add_notes(
            table,
            Reason(("oriflamme.combination.tokens",), says="tokens_aside", facts={"amount": card.tokens}),
        )
        return table.put(held=card.tokens)
    if card.name == TRAP:
        lost = Reason(("oriflamme.trap.self-activated",), says="tokens_lost", facts={"amount": card.tokens})
        return add_notes(table, lost)
    return collect(table, card.owner, card.tokens, "oriflamme.event.collect-tokens", card=card.key)


@rule(
    "oriflamme.event.uncovered-next",
    "oriflamme.stack.uncover-resolves",
    "oriflamme.event.gap-and-pointer",
    "oriflamme.card.character-stays",
    "oriflamme.card.intrigue-leaves",
)
def leave_place(table: OriflammeTable, actor: ActingCard) -> OriflammeTable:
    """The pointer goes on, unless the card has left and uncovered another: that one is next."""
    place = next((there for there in table.row if there.id == actor.place), None)
    if place is None:
        return add_notes(table, Reason(("oriflamme.event.gap-and-pointer",), says="row_closes"))
    if place.top.tag == actor.tag:
        return table.place(place.id, done=True)
    rules = ("oriflamme.stack.uncover-resolves", "oriflamme.event.uncovered-next")
    basis = DERIVED if is_character(actor.name) else STATED
    return add_notes(
        table, Reason(rules, says="uncovered_is_next", facts={"card": place.top.called}, basis=basis)
    )


def ask_events(table: OriflammeTable, frame: Frame) -> tuple[Decision, ...]:
    """The owner of the card at the pointer keeps or opens it, or applies it if it is open."""
    place = table.at_pointer
    if place is None:
        return ()
    card = place.top
    if not card.open:
        verbs = ("keep", "activate")
        return (
            Decision(
                card.owner, "keep_or_activate", "oriflamme.event.facedown-choice", DecisionKind.DUTY, verbs
            ),
        )
    return (applying(table, Spot(0, place, card)),)


def applying(table: OriflammeTable, spot: Spot) -> Decision:
    """An open card is applied; where there is nothing to choose the referee does it."""
    actor = actor_of(table, spot)
    move = without_choice(table, actor, spot.card.called)
    kind = DecisionKind.PROCEDURE if move is not None else DecisionKind.DUTY
    rule_id = "oriflamme.event.activate" if actor.opened else "oriflamme.event.faceup-mandatory"
    return Decision(actor.seat, "apply_card", rule_id, kind, ("resolve",), move, spot.card.called)


def without_choice(table: OriflammeTable, actor: ActingCard, called: str) -> ApplyCard | None:
    """The one way to apply an open card, if there is only one and it rests on nothing hidden."""
    if actor.name == PRINCE and brings_twin(table, actor):
        return None
    options = EFFECTS[actor.name].targets(table, actor)
    if not options:
        return ApplyCard(by=actor.seat, card=called)
    only = spot_of(table, options[0])
    if len(options) > 1 or actor.name == REPLACEMENT or only is None or not only.card.open:
        return None
    if only.card.tag == actor.tag:
        return None  # that he takes himself is nowhere printed, and so not done in silence
    name = only.card.called
    if actor.name == "bribe":
        return ApplyCard(by=actor.seat, card=called, bribe=name)
    return ApplyCard(by=actor.seat, card=called, target=name)


def ask_effect(table: OriflammeTable, frame: Frame) -> tuple[Decision, ...]:
    """A card has been turned up: its owner applies it."""
    spot = spot_of(table, str(frame.slots["tag"]))
    return (applying(table, spot),) if spot is not None else ()


def ask_combination(table: OriflammeTable, frame: Frame) -> tuple[Decision, ...]:
    """The free application first, then one decision for each token."""
    if frame.slots["applied"] and not table.held:
        return ()
    asks = "token_of_combination" if frame.slots["applied"] else "first_application"
    rule_id = "oriflamme.combination.tokens" if frame.slots["applied"] else "oriflamme.combination.apply"
    seat = str(frame.slots["seat"])
    return (Decision(seat, asks, rule_id, DecisionKind.DUTY, ("combine",), purpose=str(frame.slots["tag"])),)


def leave_combination(table: OriflammeTable, frame: Frame) -> OriflammeTable:
    """If the table has decided that the combination leaves last, it does so now."""
    actor = combining(frame)
    option = COMBINATION_LEAVES.option(table)
    return leave_place(combination.leave(table, actor, option, "last"), actor)


def combining(frame: Frame) -> ActingCard:
    """The combination that is being worked through."""
    place = frame.slots["place"]
    assert isinstance(place, int)
    return ActingCard(str(frame.slots["seat"]), str(frame.slots["tag"]), COMBINATION, place, opened=True)
