"""The handlers of effects that this game adds or changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.agot.abilities.effect_handlers import as_it_kneels, threaten
from engine.agot.abilities.kill import UNSAVEABLE
from engine.agot.lcg.abilities import choices
from engine.agot.lcg.abilities.entry_into_play import misplaced
from engine.agot.lcg.costs import card_gold
from engine.agot.lcg.rule_variants import ATTACHMENT_CONTROL, DRAW_CUT
from engine.agot.state import effects as e
from engine.agot.state import text_effects
from engine.agot.state.piles import (
    discard_from_hand,
    draw,
    draw_one,
    leave_play,
    out_of_challenge,
    short_deck,
    shuffle_in,
)
from engine.agot.state.records import (
    ATTACHMENT,
    DECK,
    DECK_TOP,
    DISCARD,
    DUPLICATE,
    HAND,
    PLAY,
    SHUFFLED,
    EffectFrame,
    Lasting,
    Modifier,
    Occasion,
)
from engine.agot.state.table import AgotTable, push
from engine.agot.values.power_and_victory import check_victory, hand_size
from engine.kernel.reasons import SILENT, Facts, Reason, rule
from engine.kernel.state import Event, add_events, add_notes

TEXT = "lcg.anatomy.rules_text"
SHOWN, REVEALED, ATTACHMENT_SHOWN = "shown", "revealed_card", "attachment_shown"
"""The occasion that an effect has shown cards; which card it was; that one of them was an attachment."""
UNKNOWN = {HAND: "hand", DECK: "deck", DISCARD: "discard"}


@rule("lcg.anatomy.rules_text", "lcg.challenge.participants")
def join(table: AgotTable, frame: EffectFrame, effect: text_effects.Join) -> AgotTable:
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
    return add_events(table, Event("joined_challenge", card.id, card.controller, rule=TEXT))


@rule("lcg.anatomy.rules_text", "lcg.save.definition")
def doom(table: AgotTable, frame: EffectFrame, effect: text_effects.Doom) -> AgotTable:
    """They go together, and no save interrupts."""
    slots = frame.slots
    return threaten(table, effect.targets, effect.zone, UNSAVEABLE, str(slots["by"]), str(slots["card"]))


@rule("lcg.marshal.put_into_play_bypass", "lcg.control.own_vs_control", "lcg.kneel.enters_standing")
def enter(table: AgotTable, frame: EffectFrame, effect: text_effects.Enter) -> AgotTable:
    """The card enters play standing, under the control of the player the text names."""
    table = table.card(effect.target, zone=PLAY, controller=effect.to, kneeling=False)
    table = table.put(occasions=(*table.occasions, Occasion("entered_play", effect.target, effect.to)))
    return add_events(table, Event("entered_play", effect.target, effect.to, rule=TEXT))


@rule("lcg.lasting.definition")
def mark(table: AgotTable, frame: EffectFrame, effect: text_effects.Mark) -> AgotTable:
    """The card is changed for a while."""
    card, by = table.cards[effect.target], table.cards.get(str(frame.slots["card"]))
    if card.zone != PLAY:
        return table
    source = by.id if by is not None and by.zone == PLAY and effect.until == "always" else ""
    name = by.name if by is not None else ""
    modifier = Modifier(effect.what, 0, effect.value, name, source, effect.until)
    table = table.card(card.id, modifiers=(*card.modifiers, modifier))
    facts = {"what": effect.what}
    return add_events(table, Event("marked", card.id, rule="lcg.lasting.definition", facts=dict(facts)))


@rule("lcg.lasting.definition")
def last(table: AgotTable, frame: EffectFrame, effect: text_effects.Last) -> AgotTable:
    """It holds for these seats for a while."""
    by = table.cards.get(str(frame.slots["card"]))
    name = by.name if by is not None else str(frame.slots["card"])
    held = Lasting(effect.what, effect.seat, effect.other, effect.value, effect.amount, effect.until, name)
    facts = {"what": effect.what, "other": effect.other, "value": effect.value, "until": effect.until}
    table = table.put(lasting=(*table.lasting, held))
    return add_events(
        table, Event("lasts", "", effect.seat, effect.amount, "lcg.lasting.definition", facts=dict(facts))
    )


def discard_chosen(table: AgotTable, frame: EffectFrame, effect: text_effects.DiscardChosen) -> AgotTable:
    """These cards go, and unknown ones up to the number."""
    amount = min(effect.amount, hand_size(table, effect.seat))
    return discard_from_hand(table, effect.seat, amount, effect.cards)


@rule("lcg.anatomy.rules_text")
def shuffle(table: AgotTable, frame: EffectFrame, effect: text_effects.Shuffle) -> AgotTable:
    """What lies there goes into the decks, and nobody knows where any of it is."""
    for seat in effect.seats:
        if DISCARD in effect.zones:
            here = table.seats[seat]
            table = table.seat(seat, deck=here.deck + here.discard, discard=0)
        table = shuffle_in(table, seat, *effect.zones, DECK, DECK_TOP)
        table = add_events(table, Event("deck_shuffled", seat=seat, rule=TEXT))
    return table


@rule("lcg.anatomy.rules_text")
def on_deck(table: AgotTable, frame: EffectFrame, effect: text_effects.OnDeck) -> AgotTable:
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
def lay_under(table: AgotTable, frame: EffectFrame, effect: text_effects.LayUnder) -> AgotTable:
    """The copy is a duplicate of the card from now on."""
    host = table.cards[effect.host]
    if host.zone != PLAY or host.owner != host.controller:
        return table
    table = table.card(effect.target, zone=DUPLICATE, host=effect.host, kneeling=False)
    return add_events(
        table, Event("duplicate_attached", effect.target, host.controller, rule="lcg.duplicate.play")
    )


@rule("lcg.anatomy.rules_text", "lcg.cardtype.attachment")
def lie_under(table: AgotTable, frame: EffectFrame, effect: text_effects.LieUnder) -> AgotTable:
    """The event is an attachment of whoever has played it; when it leaves play it is an event again."""
    event, seat = table.cards[effect.target], str(frame.slots["by"])
    if table.cards[effect.host].zone != PLAY:
        return table
    laid = {"zone": PLAY, "controller": seat, "host": effect.host, "kind": ATTACHMENT}
    # No event has a symbol of income, so nobody is asked for one now.
    table = table.card(event.id, **laid, printed_kind=event.kind, income=event.income or 0)
    table = table.put(occasions=(*table.occasions, Occasion("attached", event.id, seat)))
    return add_events(table, Event("attached", event.id, seat, rule=TEXT))


@rule("lcg.anatomy.rules_text", "lcg.response.definition")
def shown(table: AgotTable, frame: EffectFrame, effect: text_effects.Shown) -> AgotTable:
    """That an effect has shown cards may be answered; it is known by which card."""
    by = str(frame.slots["card"])
    card = by if by in table.cards else ""  # it may be a plot
    known = (Occasion(REVEALED, effect.card, table.cards[effect.card].owner),) if effect.card else ()
    return table.put(occasions=(*table.occasions, Occasion(SHOWN, card, effect.seat), *known))


@rule("lcg.anatomy.rules_text", "lcg.response.definition")
def attachment_shown(table: AgotTable, frame: EffectFrame, effect: text_effects.AttachmentShown) -> AgotTable:
    """That an attachment was among the cards a player has shown may be answered, whichever it was."""
    return table.put(occasions=(*table.occasions, Occasion(ATTACHMENT_SHOWN, seat=effect.seat)))


@rule("lcg.anatomy.rules_text")
def place_gold(table: AgotTable, frame: EffectFrame, effect: text_effects.PlaceGold) -> AgotTable:
    """The gold lies on the card; it is in nobody's pool."""
    card = table.cards[effect.target]
    if card.zone != PLAY:
        return table
    table = table.card(card.id, gold=card.gold + effect.amount)
    return add_events(table, Event("gold_placed", card.id, card.controller, effect.amount, TEXT))


def reveal_another(table: AgotTable, frame: EffectFrame, effect: text_effects.RevealAnother) -> AgotTable:
    """The player turns up another plot."""
    return push(table, "another_plot", "reveal", seat=effect.seat, done=False)


def to_hand(table: AgotTable, frame: EffectFrame, effect: text_effects.ToHand) -> AgotTable:
    """The card is taken to hand; one that has been shuffled away in the meantime cannot be found."""
    card = table.cards[effect.target]
    if card.zone in (PLAY, SHUFFLED):
        return table
    table = table.card(card.id, zone=HAND, controller=card.owner)
    return add_events(table, Event("returned_to_hand", card.id, card.owner, rule=TEXT))


@rule("lcg.anatomy.rules_text")
def discard_top(table: AgotTable, frame: EffectFrame, effect: text_effects.DiscardTop) -> AgotTable:
    """The top card of the deck is discarded: a known one lying there, else an unknown one."""
    drawn = draw_one(table, effect.seat)
    if drawn is None:
        return table
    known = [card_id for card_id, card in drawn.cards.items() if card.zone != table.cards[card_id].zone]
    here = table.seats[effect.seat]
    if known:
        table = table.card(known[0], zone=DISCARD)
    else:
        table = table.seat(effect.seat, deck=here.deck - 1, discard=here.discard + 1)
    return add_events(table, Event("discarded_from_deck", seat=effect.seat, amount=1, rule=TEXT))


TEXT_HANDLERS: dict[type, Callable[[Any, Any, Any], Any]] = {
    text_effects.Ask: choices.begin,
    text_effects.Join: join,
    text_effects.Doom: doom,
    text_effects.Enter: enter,
    text_effects.Mark: mark,
    text_effects.Last: last,
    text_effects.DiscardChosen: discard_chosen,
    text_effects.Shuffle: shuffle,
    text_effects.OnDeck: on_deck,
    text_effects.LayUnder: lay_under,
    text_effects.LieUnder: lie_under,
    text_effects.Shown: shown,
    text_effects.PlaceGold: place_gold,
    text_effects.AttachmentShown: attachment_shown,
    text_effects.PayGold: card_gold.pay_gold,
    text_effects.CoinOfCard: card_gold.coin_of_card,
    text_effects.RevealAnother: reveal_another,
    text_effects.ToHand: to_hand,
    text_effects.DiscardTop: discard_top,
}


DRAW_CAP = 3


@rule("lcg.drawcap.three")
def draws_left(table: AgotTable, seat: str) -> int:
    """Cards a player may still draw by effects this round, beyond those of the draw phase."""
    return max(0, DRAW_CAP - table.seats[seat].drawn_by_effects)


@rule("lcg.drawcap.three", "lcg.drawcap.word_draw")
def draw_by_effect(table: AgotTable, frame: EffectFrame, effect: e.Draw) -> AgotTable:
    """Each draws as many as the cap of the round allows; only effects that say "draw" count."""
    for seat in effect.seats:
        left = draws_left(table, seat)
        amount = min(effect.amount, left)
        if amount < effect.amount:
            point = DRAW_CUT.reason(table, "draw_is_cut", seat=seat, left=left)
            amount = amount if DRAW_CUT.option(table) == "cut" else 0
            table = add_notes(
                table, Reason(("lcg.drawcap.three",), amount, "draw_cap", {"seat": seat}, (point,))
            )
        table, drawn = draw(table, seat, amount, "lcg.drawcap.three")
        if drawn < amount:
            table = add_notes(table, short_deck(table, seat, drawn))
        table = table.seat(seat, drawn_by_effects=table.seats[seat].drawn_by_effects + drawn)
    return table


@rule("lcg.control.own_vs_control", "lcg.challenge.removed", "lcg.power.character_not_house")
def take_control(table: AgotTable, frame: EffectFrame, effect: e.TakeControl) -> AgotTable:
    """The card changes sides with the power on it; it takes no further part in the challenge."""
    if table.cards[effect.target].zone != PLAY or table.cards[effect.target].controller == effect.to:
        return table
    power = table.cards[effect.target].power
    if power:
        facts: Facts = {"card": effect.target, "seat": effect.to}
        rules = ("lcg.power.character_not_house", "lcg.control.own_vs_control")
        table = add_notes(table, Reason(rules, power, "power_goes_along", facts, basis=SILENT))
    took_part = table.challenge is not None and effect.target in table.challenge.participants
    table = out_of_challenge(table, effect.target).card(effect.target, controller=effect.to)
    if took_part:
        table = as_it_kneels(table, effect.target)
    table = _with_its_attachments(table, effect)
    for card in misplaced(table, effect.target):
        table = leave_play(table, card, DISCARD)
    return check_victory(add_events(table, Event("control_taken", effect.target, effect.to)))


@rule("lcg.cardtype.attachment", "lcg.control.own_vs_control")
def _with_its_attachments(table: AgotTable, effect: e.TakeControl) -> AgotTable:
    """Whose the attachments under a card are that changes sides is not stated."""
    for card in [card for card in table.under(effect.target, PLAY) if card.controller != effect.to]:
        if ATTACHMENT_CONTROL.option(table) == "host":
            table = table.card(card.id, controller=effect.to)
        seat = table.cards[card.id].controller
        table = add_notes(
            table, ATTACHMENT_CONTROL.reason(table, "attachment_control", card=card.id, seat=seat)
        )
    return table


HANDLERS: dict[type, Callable[[Any, Any, Any], Any]] = {
    e.Draw: draw_by_effect,
    e.TakeControl: take_control,
    **TEXT_HANDLERS,
}
