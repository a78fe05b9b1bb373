"""What the texts of automated cards bring about by themselves, each verb once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.kernel.event import Event
from engine.kernel.reason import rule
from engine.kernel.state import tell
from engine.lcg import asking
from engine.thrones import effects as e
from engine.thrones.counting import hand_size
from engine.thrones.deeds import threaten
from engine.thrones.piles import discard_from_hand, draw_one, shuffle_in
from engine.thrones.records import (
    ATTACHMENT,
    DECK,
    DECK_TOP,
    DISCARD,
    DUPLICATE,
    HAND,
    PLAY,
    SHUFFLED,
    Frame,
    Lasting,
    Modifier,
    Occasion,
)
from engine.thrones.saves import UNSAVEABLE
from engine.thrones.table import Table, push

TEXT = "lcg.anatomy.rules_text"
SHOWN, REVEALED = "shown", "revealed_card"
"""The occasion that an effect has shown cards."""
UNKNOWN = {HAND: "hand", DECK: "deck", DISCARD: "discard"}


@rule("lcg.anatomy.rules_text", "lcg.challenge.participants")
def join(table: Table, frame: Frame, effect: e.Join) -> Table:
    """The character takes part from now on; it need not have been declared."""
    challenge, card = table.challenge, table.cards[effect.target]
    if challenge is None or card.zone != PLAY or card.id in challenge.participants:
        return table
    if effect.side == "attacking":
        challenge = replace(challenge, attackers=(*challenge.attackers, card.id))
    elif challenge.defenders is None:
        challenge = replace(challenge, joined=(*challenge.joined, card.id))
    else:
        challenge = replace(challenge, defenders=(*challenge.defenders, card.id), opposed=True)
    table = table.put(challenge=challenge)
    return tell(table, Event("joined_challenge", card.id, card.controller, rule=TEXT))


@rule("lcg.anatomy.rules_text", "lcg.save.definition")
def doom(table: Table, frame: Frame, effect: e.Doom) -> Table:
    """They go together, and no save interrupts."""
    slots = frame.slots
    return threaten(table, effect.targets, effect.zone, UNSAVEABLE, str(slots["by"]), str(slots["card"]))


@rule("lcg.marshal.put_into_play_bypass", "lcg.control.own_vs_control", "lcg.kneel.enters_standing")
def enter(table: Table, frame: Frame, effect: e.Enter) -> Table:
    """The card enters play standing, under the control of the player the text names."""
    table = table.card(effect.target, zone=PLAY, controller=effect.to, kneeling=False)
    table = table.put(occasions=(*table.occasions, Occasion("entered_play", effect.target, effect.to)))
    return tell(table, Event("entered_play", effect.target, effect.to, rule=TEXT))


@rule("lcg.lasting.definition")
def mark(table: Table, frame: Frame, effect: e.Mark) -> Table:
    """The card is changed for a while."""
    card, by = table.cards[effect.target], table.cards.get(str(frame.slots["card"]))
    if card.zone != PLAY:
        return table
    source = by.id if by is not None and by.zone == PLAY and effect.until == "always" else ""
    name = by.name if by is not None else ""
    found = Modifier(effect.what, 0, effect.value, name, source, effect.until)
    table = table.card(card.id, modifiers=(*card.modifiers, found))
    facts = {"what": effect.what}
    return tell(table, Event("marked", card.id, rule="lcg.lasting.definition", facts=dict(facts)))


@rule("lcg.lasting.definition")
def last(table: Table, frame: Frame, effect: e.Last) -> Table:
    """It holds for these seats for a while."""
    by = table.cards.get(str(frame.slots["card"]))
    name = by.name if by is not None else str(frame.slots["card"])
    held = Lasting(effect.what, effect.seat, effect.other, effect.value, effect.amount, effect.until, name)
    facts = {"what": effect.what, "other": effect.other, "value": effect.value, "until": effect.until}
    table = table.put(lasting=(*table.lasting, held))
    return tell(
        table, Event("lasts", "", effect.seat, effect.amount, "lcg.lasting.definition", facts=dict(facts))
    )


def discard_chosen(table: Table, frame: Frame, effect: e.DiscardChosen) -> Table:
    """These cards go, and unknown ones up to the number."""
    amount = min(effect.amount, hand_size(table, effect.seat))
    return discard_from_hand(table, effect.seat, amount, effect.cards)


@rule("lcg.anatomy.rules_text")
def shuffle(table: Table, frame: Frame, effect: e.Shuffle) -> Table:
    """What lies there goes into the decks, and nobody knows where any of it is."""
    for seat in effect.seats:
        if DISCARD in effect.zones:
            here = table.seats[seat]
            table = table.seat(seat, deck=here.deck + here.discard, discard=0)
        table = shuffle_in(table, seat, *effect.zones, DECK, DECK_TOP)
        table = tell(table, Event("deck_shuffled", seat=seat, rule=TEXT))
    return table


@rule("lcg.anatomy.rules_text")
def on_deck(table: Table, frame: Frame, effect: e.OnDeck) -> Table:
    """A card goes to the top of the deck; to the bottom, what lies on top is no longer known to lie there."""
    if effect.target:
        zone = DECK if effect.bottom else DECK_TOP
        return table.card(effect.target, zone=zone, controller=table.cards[effect.target].owner)
    seat = table.seats[effect.seat]
    field = UNKNOWN[effect.zone]
    if field == "deck" or not getattr(seat, field):
        return table
    return table.seat(effect.seat, **{field: getattr(seat, field) - 1, "deck": seat.deck + 1})


@rule("lcg.duplicate.play", "lcg.duplicate.own_and_control")
def lay_under(table: Table, frame: Frame, effect: e.LayUnder) -> Table:
    """The copy is a duplicate of the card from now on."""
    host = table.cards[effect.host]
    if host.zone != PLAY or host.owner != host.controller:
        return table
    table = table.card(effect.target, zone=DUPLICATE, host=effect.host, kneeling=False)
    return tell(table, Event("duplicate_attached", effect.target, host.controller, rule="lcg.duplicate.play"))


@rule("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
def lie_under(table: Table, frame: Frame, effect: e.LieUnder) -> Table:
    """The event is an attachment of whoever has played it; when it leaves play it is an event again."""
    event, seat = table.cards[effect.target], str(frame.slots["by"])
    if table.cards[effect.host].zone != PLAY:
        return table
    laid = {"zone": PLAY, "controller": seat, "host": effect.host, "kind": ATTACHMENT}
    # No event has a symbol of income, so nobody is asked for one now.
    table = table.card(event.id, **laid, printed_kind=event.kind, income=event.income or 0)
    table = table.put(occasions=(*table.occasions, Occasion("attached", event.id, seat)))
    return tell(table, Event("attached", event.id, seat, rule=TEXT))


@rule("lcg.anatomy.rules_text", "lcg.response.definition")
def shown(table: Table, frame: Frame, effect: e.Shown) -> Table:
    """That an effect has shown cards may be answered; it is known by which card."""
    by = str(frame.slots["card"])
    card = by if by in table.cards else ""  # it may be a plot
    known = (Occasion(REVEALED, effect.card, table.cards[effect.card].owner),) if effect.card else ()
    return table.put(occasions=(*table.occasions, Occasion(SHOWN, card, effect.seat), *known))


@rule("lcg.anatomy.rules_text")
def place_gold(table: Table, frame: Frame, effect: e.PlaceGold) -> Table:
    """The gold lies on the card; it is in nobody's pool."""
    card = table.cards[effect.target]
    if card.zone != PLAY:
        return table
    table = table.card(card.id, gold=card.gold + effect.amount)
    return tell(table, Event("gold_placed", card.id, card.controller, effect.amount, TEXT))


def reveal_another(table: Table, frame: Frame, effect: e.RevealAnother) -> Table:
    """The player turns up another plot."""
    return push(table, "another_plot", "reveal", seat=effect.seat, done=False)


def to_hand(table: Table, frame: Frame, effect: e.ToHand) -> Table:
    """The card is taken to hand; one that has been shuffled away in the meantime cannot be found."""
    card = table.cards[effect.target]
    if card.zone in (PLAY, SHUFFLED):
        return table
    table = table.card(card.id, zone=HAND, controller=card.owner)
    return tell(table, Event("returned_to_hand", card.id, card.owner, rule=TEXT))


@rule("lcg.anatomy.rules_text")
def discard_top(table: Table, frame: Frame, effect: e.DiscardTop) -> Table:
    """The top card of the deck is discarded: a known one lying there, else an unknown one."""
    drawn = draw_one(table, effect.seat)
    if drawn is None:
        return table
    known = [one for one, card in drawn.cards.items() if card.zone != table.cards[one].zone]
    here = table.seats[effect.seat]
    if known:
        table = table.card(known[0], zone=DISCARD)
    else:
        table = table.seat(effect.seat, deck=here.deck - 1, discard=here.discard + 1)
    return tell(table, Event("discarded_from_deck", seat=effect.seat, amount=1, rule=TEXT))


DEEDS: dict[type, Callable[[Any, Any, Any], Any]] = {
    e.Ask: asking.begin,
    e.Join: join,
    e.Doom: doom,
    e.Enter: enter,
    e.Mark: mark,
    e.Last: last,
    e.DiscardChosen: discard_chosen,
    e.Shuffle: shuffle,
    e.OnDeck: on_deck,
    e.LayUnder: lay_under,
    e.LieUnder: lie_under,
    e.Shown: shown,
    e.PlaceGold: place_gold,
    e.RevealAnother: reveal_another,
    e.ToHand: to_hand,
    e.DiscardTop: discard_top,
}
