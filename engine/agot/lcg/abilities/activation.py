"""Events, abilities and responses: announced, paid, cancelled or carried out."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.agot.abilities.activation import count_limited
from engine.agot.abilities.costs import event_price, pay
from engine.agot.abilities.definitions import RESPONSES, done_by, left_of, timing_of, trigger
from engine.agot.abilities.effect_handlers import push_effects
from engine.agot.abilities.kill import saved_in
from engine.agot.abilities.targets import ABILITY_OF
from engine.agot.lcg.abilities.restrictions import count
from engine.agot.lcg.costs.influence import pay_influence
from engine.agot.lcg.keywords.stalwart_and_deathbound import BURIED, event_pile
from engine.agot.lcg.moves import Cancel
from engine.agot.rounds.action_windows import after_action
from engine.agot.rounds.timing import current_step
from engine.agot.state.moves import PlayEvent, ResolvePassive, Respond, UseOfCard
from engine.agot.state.records import DISCARD, EVENT, HAND, PLAY, Card, EffectFrame, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.state.text_effects import Carried
from engine.agot.values.card_values import has_keyword, keyword_question
from engine.agot.values.power_and_victory import give_gold, hand_size, the_game_goes_on
from engine.kernel import state as kernel
from engine.kernel.decisions import Decision, DecisionKind, Pass, mark_action, new_window
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import DERIVED, SILENT, Finding, Reason, cannot_tell, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes, set_slots


@rule("lcg.control.own_vs_control", "lcg.outofplay.piles", "lcg.response.definition")
def its_owner_uses_it(table: AgotTable, move: Respond | ResolvePassive) -> Finding:
    """The owner of a pile uses the cards in it.

    Whether they use what its text does on its own is not stated.
    """
    card = table.cards[move.card]
    killed = (death for death in table.occasions if death.what == "killed" and death.card == card.id)
    if card.zone == PLAY or all(death.seat == card.owner for death in killed):
        return None
    return Reason(says="used_by_its_owner", facts={"card": card.id}, basis=SILENT)


LIMITED_RESPONSE = "limited_response"


@rule("lcg.setup.not_played", "lcg.setup.budget")
def nothing_is_used_at_set_up(table: AgotTable, move: UseOfCard) -> Finding:
    """During set-up no card ability works and no event can be played.

    Set-up cards are neither played nor put into play, so nothing answers them.
    """
    if table.phase != "setup":
        return None
    wait = change("wait_phase", phase="marshalling")
    # The book says it of what answers a card that is played or put into play; of the rest it follows.
    return violated("no_ability_at_set_up", wait, basis=DERIVED, phase=table.phase)


@rule("lcg.keyword.limited_response")
def one_limited_response_a_round(table: AgotTable, move: Respond | Cancel) -> Finding:
    """Each player uses at most one Limited Response per round."""
    card = table.cards[move.card]
    if timing_of(card, "reaction") != LIMITED_RESPONSE or not table.seats[move.by].limited_responses:
        return None
    return violated("limited_response_used", change("no_limited_yet", seat=move.by), seat=move.by)


SAVED = "saved"
"""The cause of a save announced: what it prevents is under way below it."""


def announce(
    table: AgotTable,
    seat: str,
    card: str,
    effects: tuple[Carried, ...],
    cause: str = "action",
    saved: str = "",
    kind: str = "",
    zone: str = "",
    gold: int = 0,
) -> AgotTable:
    """An announced and paid ability takes effect, unless a player cancels it.

    ``kind``: of an ability that is worked out as it is done; ``zone``: where its card lay; ``gold``: paid.
    """
    slots = new_window(
        left_of(table, seat),
        by=seat,
        card=card,
        cancelled=False,
        cause=cause,
        saved=saved,
        kind=kind,
        zone=zone,
        gold=gold,
    )
    return kernel.push(table, EffectFrame("announced", "cancel", slots, effects))


@rule("lcg.action.immediate", "lcg.cardtype.event", "lcg.save.cost_paid")
def act_use(table: AgotTable, move: UseOfCard) -> AgotTable:
    """The action is announced and paid; it takes its whole effect before anything else is done."""
    table = after_action(table, move.by)
    occasions = [Occasion("action", move.card, move.by)]
    if table.cards[move.card].kind == EVENT and isinstance(move, PlayEvent):
        occasions.append(Occasion("played", move.card, move.by))
    return use(trigger(table, *occasions), move)


def use(table: AgotTable, move: UseOfCard) -> AgotTable:
    """The price is paid; an event leaves the hand."""
    card, kind = table.cards[move.card], ABILITY_OF[type(move)]
    table = count(table, card, kind, move.by)
    table = pay_influence(pay(table, move), move)
    if timing_of(card, "reaction") == LIMITED_RESPONSE:
        table = table.seat(move.by, limited_responses=table.seats[move.by].limited_responses + 1)
    played = card.kind == EVENT and card.zone == HAND
    if played:
        table = count_limited(table, move.by, card)
        table = table.card(card.id, zone=DISCARD, controller=card.owner)
    what = "event_played" if played else "ability_used"
    table = add_events(table, Event(what, card.id, move.by, rule="lcg.action.immediate"))
    return announce(table, move.by, card.id, move.effects, kind=kind, zone=card.zone, gold=move.pay.gold)


@rule("lcg.response.not_action", "lcg.response.before_next_action")
def act_respond(table: AgotTable, move: Respond) -> AgotTable:
    """A response is no action and uses up nobody's turn to act."""
    table = add_notes(table, Reason(("lcg.response.not_action",), says="reaction_is_no_action"))
    if current_step(table) == "aftermath.reactions":
        reacted = table.agenda[-1].slots["reacted"]
        assert isinstance(reacted, tuple)
        table = mark_action(set_slots(table, reacted=(*reacted, move.card)), move.by)
    return use(table, move)


@rule("lcg.cancel.definition", "lcg.response.order")
def ask_cancel(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """Whoever may hold a cancel is asked, clockwise from the left of who acts."""
    seat = next(_may_still_cancel(table, frame), "")
    if not seat:
        return ()
    verbs = ("cancel", "pass")
    return (Decision(seat, "cancel", "lcg.cancel.definition", DecisionKind.OFFER, verbs, Pass(by=seat)),)


def who_may_cancel(table: AgotTable, frame: EffectFrame) -> tuple[str, ...]:
    """The seats still asked for a cancel, in this order."""
    return tuple(_may_still_cancel(table, frame))


def _may_still_cancel(table: AgotTable, frame: EffectFrame) -> Iterator[str]:
    if frame.slots["cancelled"]:
        return
    passed = frame.slots["passed"]
    assert isinstance(passed, tuple)
    yield from (
        seat
        for seat in table.others(str(frame.slots["by"]))
        if seat not in passed and _may_cancel(table, seat)
    )


def _may_cancel(table: AgotTable, seat: str) -> bool:
    """The player holds an unknown card, or a response."""
    if table.seats[seat].hand:
        return True
    known = [*table.hand_of(seat), *table.in_play(seat)] if hand_size(table, seat) else table.in_play(seat)
    return any(timing_of(card, "reaction") in RESPONSES for card in known)


@rule("lcg.cancel.definition", "lcg.cancel.cost_paid")
def take_effect(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """Unless cancelled, the effect is carried out in full."""
    if frame.slots["cancelled"]:
        return table
    by, card, cause = (str(frame.slots[name]) for name in ("by", "card", "cause"))
    return push_effects(table, frame.effects or _worked_out(table, frame), by, card, cause)


def _worked_out(table: AgotTable, frame: EffectFrame) -> tuple[Carried, ...]:
    """The effects of the text, worked out with its card where it lay when it was used."""
    kind, card = str(frame.slots["kind"]), table.cards[str(frame.slots["card"])]
    used = replace(card, zone=str(frame.slots["zone"]), controller=str(frame.slots["by"]))
    return done_by(table, used, kind) if kind else ()


@rule("lcg.keyword.deathbound_event", "lcg.cardtype.event")
def put_away(table: AgotTable, frame: EffectFrame) -> AgotTable:
    """An event is discarded; a Deathbound one that took effect goes to the dead pile."""
    card = table.cards[str(frame.slots["card"])]
    if card.kind != EVENT or card.zone != DISCARD:
        return table
    pile = event_pile(table, card, cancelled=bool(frame.slots["cancelled"]))
    if pile == DISCARD:
        return table
    rules = ("lcg.keyword.deathbound_event",)
    table = add_notes(table, Reason(rules, says="deathbound_event_dies", facts={"card": card.id}))
    table = table.put(occasions=(*table.occasions, Occasion(BURIED, card.id, card.owner)))
    return table.card(card.id, zone=pile)


ANNOUNCED = Procedure(
    "announced", (Step("cancel", ask=ask_cancel), Step("effect", do=take_effect), Step("pile", do=put_away))
)


@rule("lcg.cancel.definition", "lcg.title.not_in_play", "lcg.action.immediate")
def there_is_something_to_cancel(table: AgotTable, move: Cancel) -> Finding:
    """A cancel interrupts what has just been announced.

    Titles cannot be cancelled.
    """
    if current_step(table) == "announced.cancel":
        by = str(table.agenda[-1].slots["by"])
        rules = ("lcg.cancel.definition", "lcg.response.order")
        # Whether players may cancel what they have announced themselves is not said.
        return violated("own_action", rules=rules, basis=SILENT, seat=by) if by == move.by else None
    challenge = table.challenge
    turned = challenge is not None and bool(challenge.redirected or challenge.taken_from)
    if turned or current_step(table) == "challenge.new_target":
        return violated("titles_are_not_cancelled", rules=("lcg.title.not_in_play", "lcg.cancel.definition"))
    rules = ("lcg.cancel.definition", "lcg.response.before_next_action")
    return violated("nothing_to_cancel", rules=rules, busy=current_step(table))


@rule("lcg.response.definition", "lcg.cancel.definition", "lcg.inplay.definition")
def it_is_a_response_of_his_own(table: AgotTable, move: Cancel) -> Finding:
    """A player cancels with a response of their own."""
    card = table.cards[move.card]
    zone = HAND if card.kind == EVENT else PLAY
    if card.zone != zone or card.controller != move.by:
        rules = ("lcg.response.definition", "lcg.inplay.definition")
        there = change("in_hand" if zone == HAND else "in_play", card=card.id, seat=move.by)
        return violated("not_in_hand" if zone == HAND else "not_in_play", there, rules=rules, card=card.id)
    timing = timing_of(card, "reaction")
    if timing in RESPONSES or not timing:
        return None
    return violated("not_a_reaction", rules=("lcg.response.definition",), card=card.id, timing=timing)


@rule("lcg.gold.effect_cost", "lcg.gold.pool_source")
def its_gold_is_there(table: AgotTable, move: Cancel) -> Finding:
    """A player pays the cost of a cancelling card from their own pool."""
    card, gold = table.cards[move.card], table.seats[move.by].gold
    price = price_of_cancel(card)
    if price <= gold:
        return None
    return violated("gold_short", change("gold", seat=move.by, amount=price - gold), needs=price, has=gold)


def price_of_cancel(card: Card) -> int:
    """Gold a cancel costs."""
    return event_price(card) if card.kind == EVENT else card.gold_price


@rule("lcg.keyword.limited")
def one_limited_event_a_round(table: AgotTable, move: Cancel) -> Finding:
    """A Limited event that cancels counts as a Limited card played."""
    card = table.cards[move.card]
    limited = has_keyword(table, card, "limited") if card.kind == EVENT else False
    if limited is False or not table.seats[move.by].limited_played:
        return None
    if limited is None:
        return cannot_tell(keyword_question(table, card, "limited"))
    return violated("limited_played", change("no_limited_yet", seat=move.by), seat=move.by)


@rule("lcg.cancel.definition", "lcg.cancel.cost_paid", "lcg.keyword.deathbound_event")
def act_cancel(table: AgotTable, move: Cancel) -> AgotTable:
    """The effect is prevented; what it cost stays paid, and a cancelled event still counts as played."""
    card, frame = table.cards[move.card], table.agenda[-1]
    if price_of_cancel(card):
        table = give_gold(table, move.by, -price_of_cancel(card))
    if timing_of(card, "reaction") == LIMITED_RESPONSE:
        table = table.seat(move.by, limited_responses=table.seats[move.by].limited_responses + 1)
    if card.kind == EVENT:
        table = count_limited(table.put(paid=price_of_cancel(card)), move.by, card)
        table = table.card(card.id, zone=event_pile(table, card, cancelled=False), controller=card.owner)
    table = _undo_save(set_slots(table, cancelled=True))
    rules = ("lcg.cancel.definition", "lcg.cancel.cost_paid")
    table = add_notes(table, Reason(rules, says="cancelled", facts={"card": frame.slots["card"]}))
    return add_events(
        table, Event("cancelled", str(frame.slots["card"]), move.by, rule="lcg.cancel.definition")
    )


@rule("lcg.duplicate.save", "lcg.cancel.cost_paid")
def _undo_save(table: AgotTable) -> AgotTable:
    """A save that is cancelled saves nothing; the duplicate or event it was made with is gone."""
    frame = table.agenda[-1]
    if frame.slots["cause"] != SAVED:
        return table
    killing = table.agenda[-2]
    still_saved = tuple(card for card in saved_in(killing) if card != frame.slots["saved"])
    killing = replace(killing, slots={**killing.slots, "saved": still_saved})
    return table.put(agenda=(*table.agenda[:-2], killing, frame))


CANCEL = Verb(
    Cancel,
    (
        the_game_goes_on,
        there_is_something_to_cancel,
        it_is_a_response_of_his_own,
        one_limited_response_a_round,
        one_limited_event_a_round,
        its_gold_is_there,
    ),
    act_cancel,
)
