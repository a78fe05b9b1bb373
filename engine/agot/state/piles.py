"""Piles: cards leaving play, hands, decks, and the plot decks of the seats.

Plots belong to the player who brought them, even while a text has two players swap decks.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities.active import blank_cards
from engine.agot.abilities.continuous import TRAIT, all_given
from engine.agot.rule_variants import ATTACHMENT_CONTROL, EMPTY_DECK
from engine.agot.ruleset import ruleset
from engine.agot.state.card_index import index_of
from engine.agot.state.records import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DECK,
    DECK_TOP,
    DISCARD,
    DUPLICATE,
    HAND,
    REMOVED,
    SHUFFLED,
    Card,
    Occasion,
    Seat,
)
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import zone_size
from engine.kernel.reasons import DERIVED, SILENT, STATED, Facts, Reason, Verdict, rule
from engine.kernel.state import Event, add_events, add_notes

PLOT_DECK = 7
"""Plots a deck has."""
SWAPPED = "plots_swapped"
"""Lasting: these two have each other's plot deck and used pile."""


def deck_owner(table: AgotTable, seat: str) -> str:
    """Whose plot deck this player has now."""
    holds = seat
    for effect in reversed(table.lasting):
        if effect.what == SWAPPED and holds in (effect.seat, effect.other):
            holds = effect.other if holds == effect.seat else effect.seat
    return holds


@rule("hbo.plot.used_pile", "hbo.plot.replaces", "lcg.plot.states")
def put_away(table: AgotTable, seat: str, name: str) -> AgotTable:
    """The plot revealed before goes to the used pile of its owner."""
    plot = table.seats[seat].plot
    if plot is None or not plot.name or plot.name == name:
        return table
    owner = plot.owner or seat
    if owner != seat:
        facts: Facts = {"card": plot.name, "seat": owner}
        pile = Reason(
            ("hbo.piles.owner",), Verdict.YES, "owners_pile", facts, basis=ruleset(table).others_pile
        )
        table = add_notes(table, pile)
    return table.seat(owner, plots_used=(*table.seats[owner].plots_used, plot.name))


@rule("hbo.plot.recycle", "lcg.plot.recycle")
def take_out(table: AgotTable, owner: str, name: str) -> AgotTable:
    """The plot lies in the deck or used pile no more; the last unused one brings the used ones back."""
    seat = table.seats[owner]
    if name not in (seat.plots_available or ()):
        table = table.seat(owner, plots_used=tuple(plot for plot in seat.plots_used if plot != name))
        seat = table.seats[owner]
    available, secret = seat.plots_available, seat.plots_secret
    if available is not None:
        available = tuple(plot for plot in available if plot != name)
    if available == () or _all_seen(seat):
        # The whole deck has been seen: it is known which plots they are.
        returning = seat.plots_used
        table = add_notes(
            table, Reason(("hbo.plot.recycle",), Verdict.YES, "plots_return", {"plots": returning})
        )
        return table.seat(owner, plots_available=returning, plots_used=(), plots_secret=False)
    return table.seat(owner, plots_available=available, plots_secret=secret)


def _all_seen(seat: Seat) -> bool:
    return seat.plots_available is None and seat.plots_secret and len(seat.plots_used) + 1 >= PLOT_DECK


LEFT = {
    DEAD: "killed",
    DISCARD: "discarded",
    HAND: "returned_to_hand",
    DECK: "returned_to_deck",
    DECK_TOP: "returned_to_deck",
    REMOVED: "removed",
}
WHY = {
    DEAD: "hbo.piles.kill",
    DISCARD: "hbo.piles.discard",
    HAND: "hbo.piles.leaving_strips",
    DECK: "hbo.piles.leaving_strips",
    DECK_TOP: "hbo.piles.leaving_strips",
    REMOVED: "hbo.piles.leaving_strips",
}


@rule(
    "hbo.piles.leaving_strips",
    "hbo.power.character_leaves",
    "hbo.type.attachment_host_leaves",
    "hbo.piles.owner",
    "hbo.piles.separate",
    "lcg.cardtype.attachment_host_leaves",
    "lcg.power.leaves_play",
    "lcg.outofplay.piles",
)
def leave_play(table: AgotTable, card: str, zone: str) -> AgotTable:
    """A card leaves play: attachments and duplicates on it are discarded, its power goes back to the pool."""
    leaving, wanted = table.cards[card], zone
    occasion = Occasion(
        LEFT[wanted], card, leaving.controller, card in blank_cards(table), all_given(table, leaving, TRAIT)
    )
    zone = ruleset(table).destination(table, leaving, zone)
    table = add_notes(table, *ruleset(table).destination_note(table, leaving, wanted))
    if leaving.kind == ATTACHMENT and zone == DISCARD and under_another_players(table, leaving):
        table = _note_whose(table, leaving)
    elif leaving.owner != leaving.controller and zone in (DEAD, DISCARD):
        table = add_notes(table, owners_pile(table, leaving.id, leaving.owner))
    table = _discard_pile_under(table, card, zone)
    if leaving.power:
        table = add_events(
            table, Event("power_lost", card, amount=leaving.power, rule="hbo.power.character_leaves")
        )
    table = out_of_challenge(table, card)
    bare = _bare(leaving, zone)
    table = table.put(cards={**table.cards, card: bare})
    table = end_modifiers(table, source=card)
    table = add_events(table, Event(LEFT[zone], card, leaving.owner, rule=WHY[zone]))
    # Who is killed has been killed, wherever the card goes instead.
    return table.put(occasions=(*table.occasions, occasion))


def _bare(card: Card, zone: str) -> Card:
    """The card as it lies out of play: nothing that happened to it goes with it."""
    kind, owner = card.printed_kind or card.kind, card.owner
    cleared = {"kneeling": False, "power": 0, "gold": 0, "modifiers": (), "shown": True}
    bare = replace(card, zone=zone, controller=owner, host="", **cleared)
    return replace(bare, kind=kind, printed_kind="") if card.printed_kind else bare


def owners_pile(table: AgotTable, card: str, owner: str, *why: Reason) -> Reason:
    """A card goes to a pile of its owner, whoever controls it or the card it lies under."""
    facts: Facts = {"card": card, "seat": owner}
    return Reason(
        ("hbo.piles.owner",), Verdict.YES, "owners_pile", facts, why, basis=ruleset(table).others_pile
    )


def under_another_players(table: AgotTable, card: Card) -> bool:
    """Whether a card lies under one that belongs to another player."""
    return card.host in table.cards and table.cards[card.host].owner != card.owner


def _note_whose(table: AgotTable, attachment: Card) -> AgotTable:
    """An attachment under another player's card goes to the pile of its own player."""
    whose = ATTACHMENT_CONTROL.reason(
        table, "attachment_control", card=attachment.id, seat=attachment.controller
    )
    return add_notes(table, owners_pile(table, attachment.id, attachment.owner, whose))


def _discard_pile_under(table: AgotTable, card: str, host_zone: str) -> AgotTable:
    """What lies under a card that leaves play is discarded, and what lies under that."""
    for under in list(table.under(card)):
        table = _discard_pile_under(table, under.id, DISCARD)
        duplicate = under.zone == DUPLICATE
        edition = ruleset(table)
        pile = edition.orphaned(table, host_zone) if duplicate else edition.destination(table, under, DISCARD)
        if under.kind == ATTACHMENT and under_another_players(table, under):
            table = _note_whose(table, under)
        table = table.put(cards={**table.cards, under.id: _bare(under, pile)})
        table = end_modifiers(table, source=under.id)
        table = add_events(table, Event("discarded", under.id, under.owner, rule="hbo.piles.leaving_strips"))
    return table


def strip_notes(table: AgotTable, card: str, zone: str) -> Reason | None:
    """What goes with a card that is about to leave play, for the ruling.

    Duplicates of a character that is neither killed nor discarded: not stated, discarded by recommendation;
    power on a card that is no character: not stated, lost like that on a character.
    """
    under = tuple(other.id for other in table.under(card))
    power = table.cards[card].power
    if not under and not power:
        return None
    rules: tuple[str, ...] = ("hbo.piles.leaving_strips", "hbo.power.character_leaves", "hbo.piles.owner")
    if any(table.cards[id_].kind == ATTACHMENT for id_ in under):
        rules = (*rules, "hbo.type.attachment_host_leaves")
    orphaned = zone not in (DEAD, DISCARD) and any(table.cards[id_].zone == DUPLICATE for id_ in under)
    going = (table.cards[card], *(table.cards[id_] for id_ in under))
    basis = SILENT if orphaned or any(other.power and other.kind != CHARACTER for other in going) else STATED
    doubles = any(table.cards[id_].zone == DUPLICATE for id_ in under)
    because = ruleset(table).orphan_note(table, card) if doubles else ()
    facts: Facts = {"card": card, "under": under, "power": power}
    return Reason(rules, Verdict.YES, "goes_with_it", facts, because, basis=basis)


def end_modifiers(table: AgotTable, until: str = "", source: str = "") -> AgotTable:
    """Lasting effects of this duration, or hanging on this source, are over, with all that goes by it."""
    if until and (table.lasting or table.limits):
        lasting = tuple(effect for effect in table.lasting if effect.until != until)
        counted = {key: used for key, used in table.limits.items() if not key.startswith(f"{until}/")}
        table = table.put(lasting=lasting, limits=counted)
    changed = {}
    for card in index_of(table.cards).modified:
        modifiers = tuple(
            m for m in card.modifiers if m.until != until and not (source and m.source == source)
        )
        if len(modifiers) != len(card.modifiers):
            changed[card.id] = replace(card, modifiers=modifiers)
    return table.put(cards={**table.cards, **changed}) if changed else table


@rule("hbo.challenge.removed_participant", "lcg.challenge.removed")
def out_of_challenge(table: AgotTable, card: str) -> AgotTable:
    """A participant removed for whatever reason is no longer participating."""
    challenge = table.challenge
    if challenge is None or card not in challenge.participants:
        return table
    left = replace(
        challenge,
        attackers=tuple(attacker for attacker in challenge.attackers if attacker != card),
        defenders=challenge.defenders
        and tuple(defender for defender in challenge.defenders if defender != card),
        joined=tuple(joined for joined in challenge.joined if joined != card),
        removed=(*challenge.removed, card),
    )
    return table.put(challenge=left)


@rule("hbo.draw.short_deck", "hbo.setup.opening_hand", "lcg.draw.empty_deck", "lcg.setup.draw_seven")
def draw(table: AgotTable, seat: str, amount: int, rule: str) -> tuple[AgotTable, int]:
    """A player draws what is there; an empty draw deck gives nothing. Also: how many cards they drew."""
    table, drawn = _taken(table, seat, amount)
    return add_events(table, Event("drew", seat=seat, amount=drawn, rule=rule)), drawn


def search(table: AgotTable, seat: str, amount: int, rule: str) -> AgotTable:
    """A player takes cards out of the draw deck they have looked through, which is no draw."""
    table, taken = _taken(table, seat, amount)
    return add_events(table, Event("searched", seat=seat, amount=taken, rule=rule))


def _taken(table: AgotTable, seat: str, amount: int) -> tuple[AgotTable, int]:
    """The table after so many cards have gone to hand, and how many there were."""
    drawn = 0
    while drawn < amount:
        after = draw_one(table, seat)
        if after is None:
            table = empty_deck(table, seat)
            after = draw_one(table, seat)
        if after is None:
            break
        table, drawn = after, drawn + 1
    return table, drawn


@rule("hbo.draw.short_deck", "hbo.draw.empty_deck", "lcg.draw.empty_deck")
def short_deck(table: AgotTable, seat: str, drawn: int) -> Reason:
    """A player with too few cards draws what is there; what the texts say of it speaks of none at all."""
    rules, basis = (
        ("hbo.draw.short_deck", "hbo.draw.empty_deck"),
        ruleset(table).short_deck if drawn else DERIVED,
    )
    return Reason(rules, Verdict.YES, "short_deck", {"seat": seat}, basis=basis)


def draw_one(table: AgotTable, seat: str) -> AgotTable | None:
    """The top card goes to hand: a known one lying there, else an unknown one, else a known one below.

    None: the draw deck is empty.
    """
    here = table.seats[seat]
    zones = (DECK_TOP,) if here.deck else (DECK_TOP, DECK)
    known = [card for card in index_of(table.cards).in_decks if card.zone in zones and card.owner == seat]
    if known:
        return table.card(min(known, key=lambda card: card.zone != DECK_TOP).id, zone=HAND)
    return table.seat(seat, deck=here.deck - 1, hand=here.hand + 1) if here.deck else None


@rule("hbo.draw.empty_deck", "lcg.draw.empty_deck")
def empty_deck(table: AgotTable, seat: str) -> AgotTable:
    """A player whose draw deck has run out draws no more cards, unless the table has decided otherwise."""
    reason = EMPTY_DECK.reason(table, "deck_is_empty", seat=seat)
    if EMPTY_DECK.rule not in table.decided:
        # That nothing is drawn is stated; that the discard pile is not shuffled is open while there is one.
        in_its_phase = STATED if table.phase == "draw" else reason.basis
        reason = replace(reason, basis=SILENT if discard_size(table, seat) else in_its_phase)
    table = add_notes(table, reason)
    if EMPTY_DECK.option(table) == "no_cards":
        return table
    pile = table.seats[seat].discard
    return shuffle_in(table.seat(seat, deck=pile, discard=0), seat, DISCARD)


def shuffle_in(table: AgotTable, seat: str, *zones: str) -> AgotTable:
    """The cards of these zones are shuffled into the draw deck: from now on nobody knows where they are."""
    gone = [card for card in table.cards.values() if card.owner == seat and card.zone in zones]
    cards = {**table.cards, **{card.id: replace(card, zone=SHUFFLED, controller=seat) for card in gone}}
    here = table.seats[seat]
    unknown = here.hand if HAND in zones else 0
    return table.put(cards=cards).seat(seat, deck=here.deck + unknown + len(gone), hand=here.hand - unknown)


@rule("hbo.piles.discard", "lcg.outofplay.piles")
def discard_from_hand(table: AgotTable, seat: str, amount: int, cards: tuple[str, ...] = ()) -> AgotTable:
    """Cards go from hand to the discard pile: those named, the rest unknown ones as far as there are any."""
    for card in cards:
        table = _from_hand(table, table.cards[card])
    left = amount - len(cards)
    unknown = min(left, table.seats[seat].hand)
    here = table.seats[seat]
    table = table.seat(seat, hand=here.hand - unknown, discard=here.discard + unknown)
    for known in list(table.hand_of(seat))[: left - unknown]:
        table = _from_hand(table, known)
    return add_events(table, Event("discarded_from_hand", seat=seat, amount=amount, rule="hbo.piles.discard"))


def _from_hand(table: AgotTable, card: Card) -> AgotTable:
    zone = ruleset(table).from_hand(table, card, DISCARD)
    if zone != DISCARD:
        table = add_notes(table, *ruleset(table).hand_note(table, card.id))
    return table.card(card.id, zone=zone)


def discard_size(table: AgotTable, seat: str) -> int:
    """Cards in the discard pile, known or not."""
    return table.seats[seat].discard + zone_size(table, seat, DISCARD)
