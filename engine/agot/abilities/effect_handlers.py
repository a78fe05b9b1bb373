"""The handlers of effects: each verb of the closed list carried out once.

A handler takes the table, the frame of the effect (its player and card) and the effect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.agot.abilities.active import active_effects
from engine.agot.abilities.continuous import who_leaves
from engine.agot.rule_variants import ICON_LOST, NEGATIVE_STRENGTH, REMOVED_KNEELS, TOKEN_LIMITS
from engine.agot.ruleset import ruleset
from engine.agot.state import effects as e
from engine.agot.state import text_effects
from engine.agot.state.card_index import with_changed
from engine.agot.state.piles import discard_from_hand, draw, leave_play, out_of_challenge, search, strip_notes
from engine.agot.state.records import (
    DEAD,
    DISCARD,
    DUPLICATE,
    HAND,
    PLAY,
    REMOVED,
    Card,
    EffectFrame,
    Modifier,
    Occasion,
    PendingIfWin,
)
from engine.agot.state.table import AgotTable, push
from engine.agot.values.card_values import raw_strength
from engine.agot.values.power_and_victory import (
    UNCOUNTED_POWER,
    check_victory,
    from_treasury,
    gain_for_houses,
    gain_on_cards,
    give_gold,
    hand_size,
    is_treasury_short,
)
from engine.kernel import state as kernel
from engine.kernel.game import Procedure, Step
from engine.kernel.reasons import YES, Facts, Reason, rule
from engine.kernel.state import Event, add_events, add_notes

GOLDEN = "hbo.golden.card_over_rules"


def push_effects(
    table: AgotTable,
    effects: tuple[text_effects.Carried, ...],
    by: str,
    card: str = "",
    cause: str = "action",
) -> AgotTable:
    """The table with these effects to be carried out next, in this order."""
    return push(table, "effects", "carry", effects, by=by, card=card, cause=cause) if effects else table


def carry_out_first(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Carries out the first effect, leaving the others for later; killings side by side are simultaneous."""
    count = _alike(frame.effects)
    rest = frame.effects[count:]
    if rest:
        table = kernel.push(table, replace(frame, effects=rest))
    table = add_notes(table, _by_text(table, frame))
    if isinstance(frame.effects[0], e.Kill):
        victims = tuple(effect.target for effect in frame.effects[:count] if isinstance(effect, e.Kill))
        slots = frame.slots
        return kill(table, victims, str(slots["cause"]), str(slots["by"]), str(slots["card"]))
    kind = type(frame.effects[0])
    return (ruleset(table).effect_handlers.get(kind) or HANDLERS[kind])(table, frame, frame.effects[0])


def _alike(effects: tuple[text_effects.Carried, ...]) -> int:
    count = 0
    while count < len(effects) and isinstance(effects[count], e.Kill):
        count += 1
    return max(count, 1)


def _by_text(table: AgotTable, frame: EffectFrame) -> Reason:
    facts = {"card": frame.slots["card"], "effect": frame.effects[0].__struct_config__.tag}
    rules = (GOLDEN, "hbo.anatomy.card_text")
    says = "card_says_so" if ruleset(table).text_beats_book else "text_is_carried_out"
    return Reason(rules, YES, says, facts)


EFFECTS = Procedure("effects", (Step("carry", do=carry_out_first),))


def kill(table: AgotTable, victims: tuple[str, ...], cause: str, by: str, card: str = "") -> AgotTable:
    """Characters are to be killed together; saves may still interrupt."""
    return threaten(table, victims, DEAD, cause, by, card)


def threaten(
    table: AgotTable, cards: tuple[str, ...], zone: str, cause: str, by: str, card: str = ""
) -> AgotTable:
    """Cards are to leave play for this zone together, by the text of ``card``; saves may still interrupt."""
    there = tuple(other for other in dict.fromkeys(cards) if table.cards[other].zone == PLAY)
    there, why = who_leaves(table, there, zone)
    table, there = ruleset(table).spared(add_notes(table, *why), there, zone)
    cause_of: Facts = {"cause": cause, "by": by, "card": card}
    slots: Facts = {"victims": there, "saved": (), "declined": (), **cause_of, "zone": zone}
    return kernel.push(table, EffectFrame("kill", "compulsory", slots))


@rule("hbo.piles.discard", "lcg.outofplay.piles")
def _discard(table: AgotTable, frame: EffectFrame, effect: e.Discard) -> AgotTable:
    return _leave(table, frame, effect.target, DISCARD)


def _return_to_hand(table: AgotTable, frame: EffectFrame, effect: e.ReturnToHand) -> AgotTable:
    return _leave(table, frame, effect.target, HAND)


def _return_to_deck(table: AgotTable, frame: EffectFrame, effect: e.ReturnToDeck) -> AgotTable:
    return _leave(table, frame, effect.target, ruleset(table).deck_place)


def _remove_from_game(table: AgotTable, frame: EffectFrame, effect: e.RemoveFromGame) -> AgotTable:
    return _leave(table, frame, effect.target, REMOVED)


def _leave(table: AgotTable, frame: EffectFrame, card: str, zone: str) -> AgotTable:
    if table.cards[card].zone != PLAY:
        return table.card(card, zone=zone)
    if zone in ruleset(table).saved_from and (zone in (DEAD, DISCARD) or any(table.under(card, DUPLICATE))):
        return threaten(table, (card,), zone, "action", "", str(frame.slots["card"]))
    with_it = strip_notes(table, card, zone)
    if with_it is not None:
        table = add_notes(table, with_it)
    left_out = UNCOUNTED_POWER in active_effects(table)
    table = leave_play(table, card, zone)
    return check_victory(table) if left_out else table


@rule("hbo.challenge.removed_participant", "lcg.challenge.removed")
def _remove_from_challenge(table: AgotTable, frame: EffectFrame, effect: e.RemoveFromChallenge) -> AgotTable:
    card = table.cards[effect.target]
    table = out_of_challenge(table, effect.target)
    return as_it_kneels(
        add_events(table, Event("removed_from_challenge", effect.target, card.controller)), card.id
    )


@rule("hbo.challenge.removed_participant", "lcg.challenge.removed")
def as_it_kneels(table: AgotTable, card: str) -> AgotTable:
    """Whether who takes part no more stands up is not stated: a point of the texts, or of the table."""
    if not table.cards[card].kneeling:
        return table
    table = add_notes(table, REMOVED_KNEELS.reason(table, "removed_participant", card=card))
    return stand(table, card) if REMOVED_KNEELS.option(table) == "stands" else table


def _kneel(table: AgotTable, frame: EffectFrame, effect: e.Kneel) -> AgotTable:
    return kneel(table, effect.target)


def _stand(table: AgotTable, frame: EffectFrame, effect: e.Stand) -> AgotTable:
    return stand(table, effect.target)


@rule("hbo.position.kneel", "lcg.kneel.rotate")
def kneel(table: AgotTable, *cards: str) -> AgotTable:
    """Standing cards are turned; a kneeling one stays as it is."""
    turned: dict[str, Card] = {}
    occasions, events = [*table.occasions], [*table.events]
    for card in _in_play(table, cards):
        if not card.kneeling:
            turned[card.id] = replace(card, kneeling=True)
            occasions.append(Occasion("knelt", card.id, card.controller))
            events.append(Event("knelt", card.id, card.controller, 0, "hbo.position.kneel"))
    cards_now = with_changed(table.cards, turned)
    return replace(table, cards=cards_now, occasions=tuple(occasions), events=tuple(events))


@rule("hbo.standing.stand_all", "lcg.standing.all")
def stand(table: AgotTable, *cards: str) -> AgotTable:
    """Kneeling cards are turned back."""
    kneeling = [card for card in _in_play(table, cards) if card.kneeling]
    stood = (Occasion("stood", card.id, card.controller) for card in kneeling)
    events = (Event("stood", card.id, card.controller, rule="hbo.standing.stand_all") for card in kneeling)
    return table.put(
        cards=with_changed(table.cards, {card.id: replace(card, kneeling=False) for card in kneeling}),
        occasions=(*table.occasions, *stood),
        events=(*table.events, *events),
    )


def _in_play(table: AgotTable, cards: tuple[str, ...]) -> list[Card]:
    """Those of these cards that are in play, each once."""
    return [there for card in dict.fromkeys(cards) if (there := table.cards[card]).zone == PLAY]


def _strength(table: AgotTable, frame: EffectFrame, effect: e.Strength) -> AgotTable:
    return _modify(table, frame, effect.target, Modifier("strength", effect.amount, until=effect.until))


def _gain_keyword(table: AgotTable, frame: EffectFrame, effect: e.GainKeyword) -> AgotTable:
    return _modify(
        table, frame, effect.target, Modifier("gain_keyword", 0, effect.keyword, until=effect.until)
    )


@rule("hbo.lasting.definition", "lcg.lasting.definition")
def _lose_keyword(table: AgotTable, frame: EffectFrame, effect: e.LoseKeyword) -> AgotTable:
    lost = Modifier("lose_keyword", 0, effect.keyword, until=effect.until)
    return _modify(table, frame, effect.target, lost)


def _gain_icon(table: AgotTable, frame: EffectFrame, effect: e.GainIcon) -> AgotTable:
    return _modify(table, frame, effect.target, Modifier("gain_icon", 0, effect.icon, until=effect.until))


@rule("hbo.challenge.icon_lost", "lcg.challenge.declare_attackers")
def _lose_icon(table: AgotTable, frame: EffectFrame, effect: e.LoseIcon) -> AgotTable:
    table = _modify(table, frame, effect.target, Modifier("lose_icon", 0, effect.icon, until=effect.until))
    challenge = table.challenge
    if challenge is None or effect.target not in challenge.participants or effect.icon != challenge.kind:
        return table
    table = add_notes(table, ICON_LOST.reason(table, "participant_without_icon", card=effect.target))
    return out_of_challenge(table, effect.target) if ICON_LOST.option(table) == "leaves" else table


@rule("hbo.lasting.definition", "lcg.lasting.definition")
def _modify(table: AgotTable, frame: EffectFrame, target: str, modifier: Modifier) -> AgotTable:
    if table.cards[target].zone != PLAY:
        return table
    by_card = table.cards.get(str(frame.slots["card"]))
    mark = replace(modifier, origin=by_card.name if by_card else "")
    table = table.card(target, modifiers=(*table.cards[target].modifiers, mark))
    if modifier.what == "strength" and (strength := raw_strength(table, table.cards[target])) < 0:
        table = add_notes(
            table, NEGATIVE_STRENGTH.reason(table, "strength_floor", max(strength, 0), card=target)
        )
    facts = {"what": modifier.what, "value": modifier.value, "until": modifier.until}
    return add_events(
        table,
        Event("modified", target, amount=modifier.amount, rule="hbo.lasting.definition", facts=dict(facts)),
    )


def _draw(table: AgotTable, frame: EffectFrame, effect: e.Draw) -> AgotTable:
    for seat in effect.seats:
        table, drawn = draw(table, seat, effect.amount, GOLDEN)
        table = table.seat(seat, drawn_by_effects=table.seats[seat].drawn_by_effects + drawn)
    return table


def _search_to_hand(table: AgotTable, frame: EffectFrame, effect: e.SearchToHand) -> AgotTable:
    return search(table, effect.seat, effect.amount, GOLDEN)


def _discard_from_hand(table: AgotTable, frame: EffectFrame, effect: e.DiscardFromHand) -> AgotTable:
    return discard_from_hand(table, effect.seat, min(effect.amount, hand_size(table, effect.seat)))


@rule("hbo.power.gain_house", "lcg.power.house_gain")
def _gain_power(table: AgotTable, frame: EffectFrame, effect: e.GainPower) -> AgotTable:
    return gain_for_houses(table, effect.amounts, GOLDEN)


@rule("hbo.power.on_character", "lcg.power.character_gain")
def _gain_power_on_card(table: AgotTable, frame: EffectFrame, effect: e.GainPowerOnCard) -> AgotTable:
    if table.cards[effect.target].zone != PLAY:
        return table
    return gain_on_cards(table, (effect.target,), effect.amount, GOLDEN)


def _gain_gold(table: AgotTable, frame: EffectFrame, effect: e.GainGold) -> AgotTable:
    amount = from_treasury(table, effect.amount)
    if is_treasury_short(table, effect.amount):
        table = add_notes(table, TOKEN_LIMITS.reason(table, "treasury_is_short", due=effect.amount))
    return give_gold(table, effect.seat, max(amount, -table.seats[effect.seat].gold))


def _take_control(table: AgotTable, frame: EffectFrame, effect: e.TakeControl) -> AgotTable:
    if table.cards[effect.target].zone != PLAY:
        return table
    table = table.card(effect.target, controller=effect.to)
    return check_victory(add_events(table, Event("control_taken", effect.target, effect.to)))


def _discard_attachment(table: AgotTable, frame: EffectFrame, effect: e.DiscardAttachment) -> AgotTable:
    return _leave(table, frame, effect.target, DISCARD) if effect.target else table


def _steal_gold(table: AgotTable, frame: EffectFrame, effect: e.StealGold) -> AgotTable:
    amount = min(effect.amount, table.seats[effect.giver].gold)
    return give_gold(give_gold(table, effect.giver, -amount), effect.to, amount)


def _attach(table: AgotTable, frame: EffectFrame, effect: e.Attach) -> AgotTable:
    if table.cards[effect.host].zone != PLAY:
        return table
    seat = table.cards[effect.target].controller
    table = table.card(effect.target, zone=PLAY, host=effect.host)
    table = table.put(occasions=(*table.occasions, Occasion("attached", effect.target, seat)))
    return add_events(table, Event("attached", effect.target, seat))


def _put_into_play(table: AgotTable, frame: EffectFrame, effect: e.EnterPlay) -> AgotTable:
    card = table.cards[effect.target]
    table = table.card(effect.target, zone=PLAY, kneeling=False)
    table = table.put(occasions=(*table.occasions, Occasion("entered_play", card.id, card.controller)))
    return add_events(table, Event("entered_play", card.id, card.controller, rule="hbo.play.definition"))


def _if_win(table: AgotTable, frame: EffectFrame, effect: e.IfWin) -> AgotTable:
    challenge = table.challenge
    if challenge is None:
        return table
    waiting = PendingIfWin(str(frame.slots["by"]), str(frame.slots["card"]), effect.effects)
    return table.put(challenge=replace(challenge, if_win=(*challenge.if_win, waiting)))


HANDLERS: dict[type[e.Base], Callable[[AgotTable, EffectFrame, Any], AgotTable]] = {
    e.Discard: _discard,
    e.ReturnToHand: _return_to_hand,
    e.ReturnToDeck: _return_to_deck,
    e.RemoveFromGame: _remove_from_game,
    e.RemoveFromChallenge: _remove_from_challenge,
    e.Kneel: _kneel,
    e.Stand: _stand,
    e.Strength: _strength,
    e.GainKeyword: _gain_keyword,
    e.LoseKeyword: _lose_keyword,
    e.GainIcon: _gain_icon,
    e.LoseIcon: _lose_icon,
    e.Draw: _draw,
    e.SearchToHand: _search_to_hand,
    e.DiscardFromHand: _discard_from_hand,
    e.GainPower: _gain_power,
    e.GainPowerOnCard: _gain_power_on_card,
    e.GainGold: _gain_gold,
    e.TakeControl: _take_control,
    e.DiscardAttachment: _discard_attachment,
    e.StealGold: _steal_gold,
    e.Attach: _attach,
    e.EnterPlay: _put_into_play,
    e.IfWin: _if_win,
}
