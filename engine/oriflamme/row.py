"""The row: how a card is laid, turned up, discarded or eliminated, and what that sets off."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.reasons import DERIVED, STATED, Change, Finding, Reason, RuleId, rule, violated
from engine.kernel.state import Event, add_events, add_notes
from engine.oriflamme.influence_tokens import collect, gain, take
from engine.oriflamme.rule_variants import CLOSED_PRINCE, COMBINATION_ATTACKER, DISCARDED_TOKENS
from engine.oriflamme.table import (
    IN_FRONT,
    PRINCE,
    QUEEN,
    TRAP,
    TWIN,
    FamilyCard,
    OriflammeTable,
    RowPlace,
    Spot,
    card_in_row,
    spot_in_row,
    spot_of,
    twin_of,
)


def lay(
    table: OriflammeTable, card: FamilyCard, where: str, on: str | None, *, done: bool = False
) -> OriflammeTable:
    """The card at the left end, at the right end, or on a card of the row."""
    spot = spot_of(table, on) if where == "on" else None
    if spot is not None:
        return _cover(table, spot.place, card)
    place = RowPlace(table.places + 1, (card,), done)
    row = (place, *table.row) if where == "left" else (*table.row, place)
    return table.put(row=row, places=place.id)


@rule("oriflamme.stack.covers-tokens", "oriflamme.stack.any-face", "oriflamme.stack.no-limit")
def _cover(table: OriflammeTable, place: RowPlace, card: FamilyCard) -> OriflammeTable:
    """The card covers the one that lay there, open or closed, and the influence on it, which stays."""
    return table.place(place.id, cards=(*place.cards, card))


def next_tag(table: OriflammeTable, seat: str) -> tuple[OriflammeTable, str]:
    """What everybody may call the next card this family brings into the row."""
    number = table.seats[seat].laid + 1
    return table.seat(seat, laid=number), f"{seat}.{number}"


@rule("oriflamme.stack.own-family-only", "oriflamme.planning.on-own-card", "oriflamme.bribe.stacking-on")
def foreign(seat: str, card: FamilyCard, remedy: Change, *rules: RuleId) -> Finding:
    """Only a card of one's own family may be covered; a bribed character is the briber's."""
    if card.owner == seat:
        return None
    basis = DERIVED if card.bribe else STATED
    cited = ("oriflamme.stack.own-family-only", *rules, "oriflamme.planning.on-own-card")
    if card.bribe:
        cited += ("oriflamme.bribe.stacking-on", "oriflamme.bribe.ownership")
    return violated("not_his_card", remedy, rules=cited, basis=basis, card=card.called, owner=card.owner)


PARTNER = {PRINCE: TWIN, TWIN: PRINCE}
FAMILY_NOW = ("oriflamme.twin.family-current", "oriflamme.bribe.ownership")
STOLEN = 3
"""What a trap takes from the attacker."""


class ActingCard(Struct, frozen=True):
    """The card that is being applied, and for whom."""

    seat: str
    tag: str
    name: str
    place: int
    opened: bool = False
    """Its owner has just turned it up."""
    borrowed: bool = False
    """A combination applies it."""


@rule("oriflamme.eliminate.close-gap")
def close_gaps(table: OriflammeTable) -> OriflammeTable:
    """Places nothing lies in are gone; the rest are pushed together."""
    if all(place.cards for place in table.row):
        return table
    return table.put(row=tuple(place for place in table.row if place.cards))


@rule("oriflamme.bribe.leaves-row", "oriflamme.eliminate.to-discard", "oriflamme.discard.owner-pile")
def remove(table: OriflammeTable, card: FamilyCard) -> OriflammeTable:
    """The card goes face up to the discard of its printed family; a bribe token on it goes home."""
    row = []
    for place in table.row:
        if any(other.tag == card.tag for other in place.cards):
            row.append(
                RowPlace(place.id, tuple(other for other in place.cards if other.tag != card.tag), place.done)
            )
        else:
            row.append(place)
    pile = table.seats[card.family].discard
    return table.put(row=tuple(row)).seat(card.family, discard=(*pile, card.name))


def _where_it_goes(card: FamilyCard) -> tuple[RuleId, ...]:
    if card.bribe:
        return ("oriflamme.discard.owner-pile", "oriflamme.bribe.leaves-row")
    return ("oriflamme.discard.owner-pile",)


@rule("oriflamme.event.one-visit")
def is_behind(table: OriflammeTable, tag: str) -> bool:
    """The pointer has left the place of this card, so what comes to lie there waits for the next round."""
    return spot_in_row(table, tag).place.done


def waits(card: str) -> Reason:
    """The note that a card the pointer has passed waits."""
    return Reason(("oriflamme.event.one-visit",), says="waits_behind", facts={"card": card}, basis=DERIVED)


def _removed(table: OriflammeTable, spot: Spot) -> OriflammeTable:
    """Removed; a card that comes to light behind the pointer waits."""
    table = remove(table, spot.card)
    if not (spot.place.is_stack and spot.place.done):
        return table
    return add_notes(table, waits(spot.place.cards[-2].called))


@rule("oriflamme.discard.vs-eliminate")
def discard(table: OriflammeTable, tag: str, *rules: RuleId) -> OriflammeTable:
    """A card that is discarded is not eliminated: no reward, no bonus, no reaction follows."""
    spot = spot_of(table, tag)
    if spot is None:
        return table
    card = spot.card
    table = _removed(_tokens_of_discarded(table, card), spot)
    table = add_events(table, Event("discarded", card=card.key, seat=card.family, rule=rules[0]))
    reason = Reason((*rules, *_where_it_goes(card)), says="card_is_discarded", facts={"card": card.key})
    return add_notes(table, reason)


def _tokens_of_discarded(table: OriflammeTable, card: FamilyCard) -> OriflammeTable:
    """Influence on a closed card that is discarded goes to the reserve, unless the table says otherwise."""
    if not card.tokens:
        return table
    to_owner = DISCARDED_TOKENS.option(table) == "owner"
    table = add_notes(table, DISCARDED_TOKENS.reason(table, "tokens_of_discarded", card=card.key))
    if not to_owner:
        return table
    return collect(table, card.owner, card.tokens, "oriflamme.discard.owner-pile", card=card.key)


def eliminate(
    table: OriflammeTable, tag: str, actor: ActingCard, *rules: RuleId, rewarded: bool = True
) -> OriflammeTable:
    """Turned up, stripped of influence, removed; then the reward; then what the card does when eliminated.

    The place stays empty; the caller closes the gap.
    """
    spot = spot_in_row(table, tag)
    victim = spot.card
    table = _removed(turn_up(table, victim), spot)
    table = add_events(table, Event("eliminated", card=victim.key, seat=victim.owner, rule=rules[0]))
    facts = {"card": victim.key, "seat": victim.owner, "by": actor.seat}
    table = add_notes(
        table, Reason(_cited(victim, spot.place, rules), says="card_is_eliminated", facts=dict(facts))
    )
    if rewarded:
        table = reward(table, victim, actor)
    return react(table, victim, actor, was_closed=not victim.open)


def _cited(card: FamilyCard, place: RowPlace, rules: tuple[RuleId, ...]) -> tuple[RuleId, ...]:
    """Everything an elimination rests on."""
    all_rules = [*rules, "oriflamme.eliminate.to-discard"]
    if not card.open:
        all_rules.append("oriflamme.eliminate.flip")
    if card.tokens:
        all_rules.append("oriflamme.eliminate.facedown-tokens-lost")
    if card.bribe:
        all_rules.append("oriflamme.bribe.leaves-row")
    all_rules.append("oriflamme.stack.top-targetable" if place.is_stack else "oriflamme.eliminate.close-gap")
    return tuple(all_rules)


@rule("oriflamme.eliminate.flip", "oriflamme.eliminate.facedown-tokens-lost")
def turn_up(table: OriflammeTable, card: FamilyCard) -> OriflammeTable:
    """A closed victim is turned up; as it leaves, the influence on it goes to the reserve."""
    if card.open:
        return table
    flip = "oriflamme.eliminate.flip"
    return add_events(
        table, Event("turned_up", card=card.key, seat=card.owner, amount=card.tokens, rule=flip)
    )


@rule("oriflamme.eliminate.reward", "oriflamme.eliminate.any-family")
def reward(table: OriflammeTable, victim: FamilyCard, actor: ActingCard) -> OriflammeTable:
    """The player whose card eliminated gains one, whichever family the victim belongs to."""
    rules: tuple[RuleId, ...] = ("oriflamme.eliminate.reward",)
    if victim.owner == actor.seat:
        rules = (*rules, "oriflamme.eliminate.any-family")
    return gain(table, actor.seat, 1, *rules, card=victim.key)


@rule("oriflamme.eliminate.response")
def react(
    table: OriflammeTable, victim: FamilyCard, actor: ActingCard, *, was_closed: bool
) -> OriflammeTable:
    """Effects that speak of the card being eliminated work even if it was closed until then."""
    before = table
    table = queen_bonus(table, victim, actor)
    table = discard_partners(table, victim)
    table = trap_reaction(table, victim, actor)
    if was_closed and table.events != before.events:
        table = add_notes(table, Reason(("oriflamme.eliminate.response",), says="closed_card_reacts"))
    return table


@rule("oriflamme.queen.bonus", "oriflamme.queen.bonus-other-only")
def queen_bonus(table: OriflammeTable, victim: FamilyCard, actor: ActingCard) -> OriflammeTable:
    """Another player than the queen's owner gains one more."""
    if victim.name != QUEEN or victim.owner == actor.seat:
        return table
    if victim.bribe:
        rules = ("oriflamme.queen.bonus", "oriflamme.queen.bonus-other-only", "oriflamme.bribe.ownership")
        return gain(table, actor.seat, 1, *rules, card=victim.key, basis=DERIVED)
    return gain(table, actor.seat, 1, "oriflamme.queen.bonus", card=victim.key)


@rule(
    "oriflamme.prince.eliminated-discards-twin",
    "oriflamme.twin.eliminated-discards-prince",
    "oriflamme.twin.copies",
    "oriflamme.twin.no-cascade",
    "oriflamme.twin.family-current",
    "oriflamme.twin.covered-safe",
)
def discard_partners(table: OriflammeTable, victim: FamilyCard) -> OriflammeTable:
    """All uncovered twins of a prince's family, or princes of a twin's, are discarded; nothing follows."""
    partner = PARTNER.get(victim.name)
    table = _stays_in_front(table, victim)
    own = [card for card in table.visible() if card.name == partner and card.owner == victim.owner]
    rule_id = f"oriflamme.{victim.name}.eliminated-discards-{partner}"
    for card in own:
        if not card.open and partner == PRINCE:
            table = add_notes(table, CLOSED_PRINCE.reason(table, "closed_prince", card=card.tag))
            if CLOSED_PRINCE.option(table) == "stays":
                continue
        table = discard(table, card.tag, rule_id, *_copies(len(own)))
        if victim.bribe:
            table = add_notes(table, Reason(FAMILY_NOW, says="family_of_now", basis=DERIVED))
    return table


@rule("oriflamme.twin.outside-row")
def _stays_in_front(table: OriflammeTable, victim: FamilyCard) -> OriflammeTable:
    """A twin still in front of its player is not touched."""
    if victim.name != PRINCE or twin_of(table, victim.owner) != IN_FRONT:
        return table
    return add_notes(table, Reason(("oriflamme.twin.outside-row",), says="twin_stays", basis=DERIVED))


def _copies(copies: int) -> tuple[RuleId, ...]:
    return ("oriflamme.twin.copies",) if copies > 1 else ()


@rule(
    "oriflamme.trap.reaction",
    "oriflamme.trap.reward-first",
    "oriflamme.trap.own",
    "oriflamme.trap.attacker-pile",
)
def trap_reaction(table: OriflammeTable, victim: FamilyCard, actor: ActingCard) -> OriflammeTable:
    """Eliminated by another player's card: its owner takes three, and that card is discarded."""
    if victim.name != TRAP:
        return table
    if victim.owner == actor.seat:
        return add_notes(table, Reason(("oriflamme.trap.own",), says="own_trap", facts={"card": victim.key}))
    table = take(table, actor.seat, victim.owner, STOLEN, "oriflamme.trap.reaction", card=victim.key)
    if actor.borrowed:
        called = card_in_row(table, actor.tag).called
        table = add_notes(table, COMBINATION_ATTACKER.reason(table, "borrowed_attacker", card=called))
        if COMBINATION_ATTACKER.option(table) == "combination":
            return table
    return _discard_attacker(table, actor)


def _discard_attacker(table: OriflammeTable, actor: ActingCard) -> OriflammeTable:
    """To its owner's discard; of a bribed character, to its printed family's."""
    derived = card_in_row(table, actor.tag).bribe != ""
    table = discard(table, actor.tag, "oriflamme.trap.reaction")
    rules = ("oriflamme.trap.reaction", "oriflamme.trap.attacker-pile")
    basis = DERIVED if derived else STATED
    return add_notes(table, Reason(rules[::-1] if derived else rules, says="attacker_goes", basis=basis))
