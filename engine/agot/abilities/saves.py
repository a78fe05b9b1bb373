"""Saves: the moves that interrupt a kill, and those that decline to."""

from __future__ import annotations

from engine.agot.abilities.activation import count_limited, one_limited_card_a_round
from engine.agot.abilities.costs import event_price
from engine.agot.abilities.definitions import ACTS, uses_of
from engine.agot.abilities.effect_handlers import kneel
from engine.agot.abilities.kill import (
    declined_in,
    savable,
    save_with_duplicate,
    saved_in,
    threatened_in,
    victims_of,
)
from engine.agot.rule_variants import DUPLICATE_OPTIONAL, NOT_TODAY_SAVES, SAVE_ANY_KILL
from engine.agot.state.moves import DeclineSaves, Save
from engine.agot.state.records import DISCARD, DUPLICATE, EVENT, HAND, PLAY, Card, EffectFrame, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import give_gold, the_game_goes_on
from engine.kernel.game import Verb
from engine.kernel.reasons import (
    DERIVED,
    Finding,
    Question,
    Reason,
    Verdict,
    cannot_tell,
    change,
    obeyed,
    rule,
    violated,
)
from engine.kernel.state import Event, add_events, add_notes, innermost, set_slots

DUPLICATE_SAVE, EFFECT_SAVE = "duplicate", "effect"


@rule(
    "hbo.save.interrupt",
    "hbo.save.any_kill",
    "hbo.save.vs_claim",
    "hbo.save.only_kill",
    "hbo.duplicate.only_kill",
)
def a_killing_is_under_way(table: AgotTable, move: Save) -> Finding:
    """A save interrupts a kill; without one there is nothing to save from."""
    frame = _killing(table)
    if frame is not None and move.card in victims_of(frame) and move.card not in saved_in(frame):
        return _against_this_kill(table, frame)
    lost = {occasion.what for occasion in (*table.missed, *table.occasions) if occasion.card == move.card}
    if "beyond_saving" in lost:
        return _beyond_saving(table)
    gone = _lost_already(move, lost)
    if gone is not None:
        return gone
    if frame is not None:
        rules = ("hbo.save.interrupt", "hbo.save.only_kill")
        return violated(
            "a_save_of_another", change("kill_instead", card=move.card), rules=rules, card=move.card
        )
    unpaid = table.challenge is not None and table.challenge.kind == "military" and table.challenge.due
    before_choice = ("hbo.save.vs_claim",) if unpaid else ()
    return violated(
        "nothing_to_save_from",
        change("kill_instead", card=move.card),
        rules=("hbo.save.interrupt", "hbo.save.only_kill", *before_choice),
    )


def _lost_already(move: Save, lost: set[str]) -> Finding:
    """Why a card that has just left play can no longer be saved."""
    instead = change("kill_instead", card=move.card)
    if lost & {"discarded", "returned_to_hand", "returned_to_deck", "removed"}:
        rules = ("hbo.save.only_kill", "hbo.duplicate.only_kill")
        rules = rules[::-1] if move.by_means == DUPLICATE_SAVE else rules
        return violated("only_killing_can_be_saved", instead, rules=rules, basis=DERIVED)
    if "killed" in lost:
        return violated("too_late_to_save", instead, rules=("hbo.reaction.missed", "hbo.save.interrupt"))
    return None


def _killing(table: AgotTable) -> EffectFrame | None:
    frame = innermost(table, "kill")
    return frame if isinstance(frame, EffectFrame) and table.agenda[-1] is frame else None


def _against_this_kill(table: AgotTable, frame: EffectFrame) -> Finding:
    if frame.slots["cause"] in ("action", "claim"):
        return None
    point = SAVE_ANY_KILL.reason(table, "saves_against_any_kill")
    return (
        Reason(says="saves_against_any_kill", because=(point,))
        if savable(table, frame)
        else _beyond_saving(table)
    )


def _beyond_saving(table: AgotTable) -> Reason:
    point = SAVE_ANY_KILL.reason(table, "saves_against_actions_only")
    return violated("not_this_killing", rules=(SAVE_ANY_KILL.rule,), basis=point.basis, because=(point,))


@rule(
    "hbo.duplicate.save",
    "hbo.duplicate.attach",
    "lcg.duplicate.save",
    "lcg.duplicate.play",
    "lcg.duplicate.only_unique",
)
def a_duplicate_lies_under_it(table: AgotTable, move: Save) -> Finding:
    """To save a character with a duplicate, its player discards a duplicate from under it."""
    if move.by_means != DUPLICATE_SAVE or _killing(table) is None:
        return None
    card = table.cards[move.card]
    if card.controller != move.by:
        return violated(
            "not_your_character", change("by", seat=card.controller), rules=("hbo.duplicate.save",)
        )
    if not any(True for _ in table.under(move.card, DUPLICATE)):
        return violated(
            "no_duplicate", change("duplicate", card=move.card), rules=("hbo.duplicate.save",), card=move.card
        )
    return None


@rule("hbo.save.not_today", "hbo.save.interrupt", "hbo.printings.card_text_differs")
def the_event_saves_this_character(table: AgotTable, move: Save) -> Finding:
    """A saving event saves only the characters its text names; read the card on the table."""
    event = table.cards.get(move.by_means)
    if event is None or move.by_means == move.card:
        return None
    if event.zone == PLAY:
        return _saved_by_card_in_play(table, move, event)
    if event.zone != HAND or event.controller != move.by:
        return violated(
            "not_in_hand",
            change("in_hand", card=event.id, seat=move.by),
            rules=("hbo.play.out_of_play", "hbo.type.event"),
            card=event.id,
        )
    saves = saving_text(table, event)
    if event.kind == EVENT and not saves and may_save(event):
        return cannot_tell(Question("saves", event.id))
    printed = () if event.saves or not saves else (NOT_TODAY_SAVES.reason(table, "text_of_the_printing"),)
    if not saves or event.kind != EVENT:
        return violated(
            "not_a_saving_event", rules=("hbo.save.interrupt", "hbo.reaction.recognise"), card=event.id
        )
    if saves == "unique" and table.cards[move.card].unique is None:
        return cannot_tell(Question("unique", move.card))
    if saves == "unique" and not table.cards[move.card].unique:
        rules = ("hbo.save.not_today", "hbo.printings.card_text_differs")
        return violated(
            "saves_unique_only",
            change("unique", card=move.card),
            rules=rules,
            because=printed,
            card=move.card,
        )
    return Reason(says="saves_this_character", because=printed) if printed else None


def may_save(event: Card) -> bool:
    """Whether an event may be a save: its text is unknown, and it is played in response."""
    return not (event.face or event.text) and event.timing in ("", None, "response", "limited_response")


def _saved_by_card_in_play(table: AgotTable, move: Save, source: Card) -> Finding:
    if source.controller != move.by:
        return violated(
            "not_your_card", change("by", seat=source.controller), rules=("hbo.play.in_play",), card=source.id
        )
    if source.kneeling and uses_of(source, "save"):
        return violated(
            "already_kneeling", change("stand", card=source.id), rules=("hbo.position.only_standing_kneel",)
        )
    if uses_of(source, "save") and source.host != move.card:
        return violated(
            "saves_its_host_only", change("save_host", card=source.host), rules=("hbo.anatomy.card_text",)
        )
    return None


def saving_text(table: AgotTable, event: Card) -> str:
    """Whom a saving event saves: as its own card says, else as the printing of the game has it."""
    if event.saves or not uses_of(event, "save"):
        return event.saves
    return NOT_TODAY_SAVES.option(table)


@rule(
    "hbo.gold.pay_for_effects",
    "hbo.play.event_timing_cost",
    "lcg.gold.effect_cost",
    "lcg.gold.pool_source",
    "lcg.play.timing_events",
)
def the_saving_event_is_paid(table: AgotTable, move: Save) -> Finding:
    """A player pays a save that costs gold from their own pool."""
    event = table.cards.get(move.by_means)
    price = event_price(event) if event else 0
    short = price - table.seats[move.by].gold if price else 0
    if short <= 0:
        return None
    lack, rules = change("gold", seat=move.by, amount=short), ("hbo.gold.pay_for_effects",)
    return violated("gold_short", lack, rules=rules, needs=price, has=table.seats[move.by].gold)


@rule("hbo.duplicate.optional", "hbo.reaction.definition", "lcg.duplicate.save", "lcg.response.definition")
def a_save_may_be_declined(table: AgotTable, move: DeclineSaves) -> Finding:
    """A save is a reaction, and reactions are optional."""
    frame = _killing(table)
    if frame is None:
        return _nobody_is_threatened(table)
    own = [card for card in threatened_in(frame) if move.by in ("", table.cards[card].controller)]
    if any(any(True for _ in table.under(card, DUPLICATE)) for card in own):
        return DUPLICATE_OPTIONAL.reason(table, "duplicate_is_optional")
    return None


def _nobody_is_threatened(table: AgotTable) -> Finding:
    """Declining again right after a kill is harmless; at any other time there is nothing to decline."""
    for occasion in reversed((*table.missed, *table.occasions)):
        if occasion.what in ("killed", "saved", "discarded"):
            return obeyed("nothing_to_save_from")
        if occasion.what in (*ACTS, "effect"):
            break
    wait = change("wait_step", step="kill.saves")
    return violated("nothing_to_save_from", wait, rules=("hbo.save.interrupt", "hbo.save.only_kill"))


@rule("hbo.save.cost_stays", "hbo.save.vs_claim", "lcg.save.cost_paid", "lcg.save.definition")
def act_save(table: AgotTable, move: Save) -> AgotTable:
    """The character stays in play; the save is spent, and what the killing cost stays paid."""
    if move.by_means == DUPLICATE_SAVE:
        table = save_with_duplicate(table, move.card)
    elif move.by_means in table.cards:
        table = _spend(table, table.cards[move.by_means])
    frame = table.agenda[-1]
    table = set_slots(table, saved=(*saved_in(frame), move.card))
    table = table.put(occasions=(*table.occasions, Occasion("saved", move.card, move.by)))
    rules = ["hbo.save.interrupt", "hbo.save.cost_stays"]
    rules += ["hbo.save.vs_claim"] if frame.slots["cause"] == "claim" else []
    table = add_notes(
        table, Reason(tuple(rules), Verdict.YES, "saved", {"card": move.card, "with": move.by_means})
    )
    return add_events(table, Event("saved", move.card, move.by, rule="hbo.save.interrupt"))


def _spend(table: AgotTable, card: Card) -> AgotTable:
    """A saving event goes to its owner's discard pile; a card in play kneels if its text says so."""
    if card.zone == PLAY:
        return kneel(table, card.id) if uses_of(card, "save") else table
    price = event_price(card)
    if price:
        table = give_gold(table, card.controller, -price)
    table = count_limited(table.put(paid=price), card.controller, card)
    table = table.card(card.id, zone=DISCARD, controller=card.owner)
    return add_events(table, Event("discarded", card.id, card.owner, rule="hbo.piles.event_discard"))


def act_decline_saves(table: AgotTable, move: DeclineSaves) -> AgotTable:
    """This player declines to save; without a seat, all players do."""
    frame = _killing(table)
    if frame is None:
        return table
    declined = (*declined_in(frame), move.by) if move.by in table.seats else table.order
    return set_slots(table, declined=tuple(dict.fromkeys(declined)))


SAVE = Verb(
    Save,
    (
        the_game_goes_on,
        a_killing_is_under_way,
        a_duplicate_lies_under_it,
        the_event_saves_this_character,
        one_limited_card_a_round,
        the_saving_event_is_paid,
    ),
    act_save,
)


DECLINE_SAVES = Verb(DeclineSaves, (the_game_goes_on, a_save_may_be_declined), act_decline_saves)
