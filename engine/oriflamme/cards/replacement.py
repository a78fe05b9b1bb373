"""Replacement: a neighbour is eliminated, and the same character of one's own may take its place."""

from __future__ import annotations

from engine.kernel.reasons import (
    DERIVED,
    SILENT,
    STATED,
    Basis,
    Finding,
    Reason,
    RuleId,
    Verdict,
    change,
    rule,
    violated,
)
from engine.kernel.state import Event, add_events, add_notes
from engine.oriflamme.cards.card_effect import (
    CardEffect,
    check_target,
    must_be_seen,
    no_other_choice,
    superfluous,
)
from engine.oriflamme.moves import Choices
from engine.oriflamme.row import ActingCard, close_gaps, discard, eliminate, is_behind, next_tag, waits
from engine.oriflamme.rule_variants import REPLACEMENT_REGAIN
from engine.oriflamme.table import (
    HAND,
    PRINCE,
    TWIN,
    FamilyCard,
    OriflammeTable,
    Spot,
    is_character,
    known_elsewhere,
    neighbours,
    spot_of,
)

RULE = "oriflamme.replacement.eliminate"
UNKNOWN = "unknown"


@rule("oriflamme.replacement.eliminate", "oriflamme.adjacency.definition")
def targets(table: OriflammeTable, actor: ActingCard) -> tuple[str, ...]:
    """One visible neighbour, open or closed, of any family."""
    return tuple(place.top.tag for place in neighbours(table, actor.place))


def check(table: OriflammeTable, actor: ActingCard, choice: Choices) -> Finding:
    """A neighbour must be chosen, and the substitute laid if there is one."""
    other = _other_choice(table, actor, choice)
    if other is not None:
        return other
    wrong = check_target(table, actor, choice.target, targets(table, actor), RULE)
    spot = spot_of(table, choice.target)
    if wrong is not None or spot is None:
        return wrong or _nothing_to_replace(choice)
    return must_be_seen(table, choice.target) or check_substitute(table, actor, choice, spot)


def _other_choice(table: OriflammeTable, actor: ActingCard, choice: Choices) -> Finding:
    if choice.twin is not None:
        rules = ("oriflamme.replacement.prince", "oriflamme.prince.self-activated-only")
        return violated("prince_brings_no_twin", change("without_choice", choice="twin"), rules=rules)
    if superfluous(choice, "target", "substitute") == "bribe":
        return no_other_choice(table, actor, Choices(bribe=choice.bribe), RULE)
    return None


def _nothing_to_replace(choice: Choices) -> Finding:
    if choice.substitute in (None, "none"):
        return None
    rules = ("oriflamme.replacement.substitute", "oriflamme.replacement.source")
    return violated("nothing_eliminated", change("without_choice", choice="substitute"), rules=rules)


@rule(
    "oriflamme.replacement.substitute",
    "oriflamme.replacement.stack-top",
    "oriflamme.replacement.own-card",
    "oriflamme.replacement.source",
)
def check_substitute(table: OriflammeTable, actor: ActingCard, choice: Choices, victim: Spot) -> Finding:
    """Only for another family's character that lay alone, from the discard or the set-aside cards."""
    wants = choice.substitute or "none"
    barred = _barred(actor, victim)
    if barred is not None:
        return None if wants == "none" else barred
    source = where_from(table, actor, victim.card)
    if source == wants:
        return _regained(table, actor, victim.card)
    if wants == "none":
        return _declined(table, actor, victim.card, source)
    if wants == "set_aside" and source == UNKNOWN:
        return None
    return _not_there(table, actor, victim.card, wants)


def _barred(actor: ActingCard, victim: Spot) -> Finding:
    """Why nothing can be substituted for this victim, whatever one has."""
    card = victim.card
    leave = change("substitute", source="none")
    on_top: tuple[RuleId, ...] = ("oriflamme.replacement.stack-top",) if victim.place.is_stack else ()
    rules = ("oriflamme.replacement.substitute", "oriflamme.replacement.own-card", *on_top)
    if not is_character(card.name):
        return violated("intrigue_not_replaced", leave, rules=rules, card=card.key)
    if card.owner == actor.seat:
        return violated("own_card_not_replaced", leave, rules=rules, card=card.key)
    return violated("stack_not_replaced", leave, rules=on_top, card=card.key) if on_top else None


@rule("oriflamme.replacement.source", "oriflamme.replacement.twin", "oriflamme.replacement.regained")
def where_from(table: OriflammeTable, actor: ActingCard, victim: FamilyCard) -> str:
    """Where the same character of one's own can be taken from once the victim has gone."""
    there = known_elsewhere(table, actor.seat, victim.name)
    if regains(actor, victim):
        return "discard" if REPLACEMENT_REGAIN.option(table) == "allowed" else "none"
    if there in ("discard", "set_aside"):
        return there
    if there or victim.name == TWIN or table.seats[actor.seat].set_aside is not None:
        return "none"
    return "set_aside" if _lies_nowhere_else(table, actor.seat) else UNKNOWN


@rule("oriflamme.replacement.mandatory", "oriflamme.setup.three-aside")
def _lies_nowhere_else(table: OriflammeTable, family: str) -> bool:
    """A player who shows the whole hand shows what lies aside too, if all they have in the row is known."""
    hand = table.seats[family].hand
    whole = hand is not None and len(hand) == HAND - table.round
    return whole and all(card.name for card in table.all_cards() if card.family == family)


def regains(actor: ActingCard, victim: FamilyCard) -> bool:
    """The victim is the player's own card, held by another through a bribe."""
    return victim.family == actor.seat != victim.owner


def _regained(table: OriflammeTable, actor: ActingCard, victim: FamilyCard) -> Finding:
    if not regains(actor, victim):
        return None
    return REPLACEMENT_REGAIN.reason(table, "regained", card=victim.key)


@rule("oriflamme.replacement.mandatory")
def _declined(table: OriflammeTable, actor: ActingCard, victim: FamilyCard, source: str) -> Finding:
    """If the matching character is there it is substituted; of cards not shown the player's word is taken."""
    if source in ("none", UNKNOWN):
        return None
    rules: tuple[RuleId, ...] = ("oriflamme.replacement.mandatory", "oriflamme.replacement.substitute")
    basis: Basis = DERIVED
    because: tuple[Reason, ...] = ()
    if regains(actor, victim):
        rules, basis = (*rules, "oriflamme.replacement.regained"), SILENT
        because = (REPLACEMENT_REGAIN.reason(table, "regained", Verdict.NO, card=victim.key),)
    remedy = change("substitute", source=source)
    return violated("substitute_missing", remedy, rules=rules, basis=basis, because=because, name=victim.name)


def _not_there(table: OriflammeTable, actor: ActingCard, victim: FamilyCard, wants: str) -> Reason:
    rules: tuple[RuleId, ...] = ("oriflamme.replacement.source", "oriflamme.replacement.substitute")
    basis = STATED
    because: tuple[Reason, ...] = ()
    if victim.name == TWIN:
        rules = ("oriflamme.replacement.twin", *rules)
    if regains(actor, victim) and REPLACEMENT_REGAIN.option(table) != "allowed":
        rules, basis = ("oriflamme.replacement.regained", *rules), SILENT
        because = (REPLACEMENT_REGAIN.reason(table, "regained", Verdict.NO, card=victim.key),)
    source = where_from(table, actor, victim)
    remedy = change("substitute", source="none" if source == UNKNOWN else source)
    return violated(
        "substitute_not_there",
        remedy,
        rules=rules,
        basis=basis,
        because=because,
        source=wants,
        name=victim.name,
    )


@rule("oriflamme.replacement.discard-self", "oriflamme.card.intrigue-leaves")
def act(table: OriflammeTable, actor: ActingCard, choice: Choices) -> OriflammeTable:
    """The neighbour is eliminated, the substitute laid, and the replacement discarded."""
    spot = spot_of(table, choice.target)
    if spot is None:
        facts = {"card": actor.name}
        table = add_notes(
            table,
            Reason((RULE, "oriflamme.event.no-target"), says="no_target", facts=dict(facts), basis=DERIVED),
        )
    else:
        table = eliminate(table, spot.card.tag, actor, RULE)
        if choice.substitute in ("discard", "set_aside"):
            table = substitute(table, actor, spot, choice.substitute)
        elif is_character(spot.card.name):
            table = add_notes(table, _not_substituted(actor, spot))
    gone = ("oriflamme.replacement.discard-self", "oriflamme.card.intrigue-leaves")
    return close_gaps(discard(table, actor.tag, *gone))


def _not_substituted(actor: ActingCard, victim: Spot) -> Reason:
    if victim.card.owner == actor.seat:
        return Reason(("oriflamme.replacement.own-card",), says="nothing_substituted", basis=DERIVED)
    chief = "oriflamme.replacement.stack-top" if victim.place.is_stack else "oriflamme.replacement.source"
    return Reason((chief,), says="nothing_substituted")


@rule(
    "oriflamme.replacement.same-place",
    "oriflamme.replacement.acts-if-ahead",
    "oriflamme.replacement.prince",
    "oriflamme.replacement.twin",
    "oriflamme.round.two-phases",
)
def substitute(table: OriflammeTable, actor: ActingCard, victim: Spot, source: str) -> OriflammeTable:
    """One's own character lies open in the very place, without influence; it acts if it lies ahead."""
    name = victim.card.name
    table, tag = next_tag(table, actor.seat) if name != TWIN else (table, f"{actor.seat}.{TWIN}")
    table = _taken_from(table, actor.seat, name, source)
    table = table.place(victim.place.id, cards=(FamilyCard(actor.seat, tag, name, open=True),))
    rules: tuple[RuleId, ...] = (
        "oriflamme.replacement.substitute",
        "oriflamme.replacement.source",
        "oriflamme.replacement.same-place",
    )
    if name == PRINCE:
        rules = (*rules, "oriflamme.replacement.prince")
    elif name == TWIN:
        rules = (*rules, "oriflamme.replacement.twin")
    key = f"{actor.seat}.{name}"
    table = add_notes(table, Reason(rules, says="substituted", facts={"card": key, "source": source}))
    if is_behind(table, tag):
        table = add_notes(table, waits(key))
    if regains(actor, victim.card):
        table = add_notes(table, REPLACEMENT_REGAIN.reason(table, "regained", card=key))
    return add_events(
        table, Event("substituted", card=key, seat=actor.seat, rule="oriflamme.replacement.substitute")
    )


def _taken_from(table: OriflammeTable, family: str, name: str, source: str) -> OriflammeTable:
    seat = table.seats[family]
    if source == "discard":
        return table.seat(family, discard=tuple(held for held in seat.discard if held != name))
    set_aside = None if seat.set_aside is None else tuple(held for held in seat.set_aside if held != name)
    return table.seat(family, set_aside=set_aside, set_aside_count=seat.set_aside_count - 1)


REPLACEMENT_EFFECT = CardEffect(targets, check, act)
