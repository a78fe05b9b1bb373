"""Saves: what interrupts a killing or discarding, and what a duplicate prevents besides."""

from __future__ import annotations

from engine.kernel.game import Verb
from engine.kernel.reason import Finding, Question, cannot_tell, change, no, rule
from engine.kernel.state import innermost
from engine.lcg.cards import saves as card_saves
from engine.lcg.cards.saves import its_text_saves_this_card, the_save_is_paid
from engine.lcg.immunity import immune_to, kinds_of, why_immune
from engine.lcg.using import SAVED, announce
from engine.thrones import saves
from engine.thrones.limited import one_limited_card_a_round
from engine.thrones.moves import Save
from engine.thrones.power import the_game_goes_on
from engine.thrones.records import DEAD, DECK, DECK_TOP, DISCARD, EVENT, HAND, PLAY, REMOVED, Frame
from engine.thrones.table import Table

BY_SAVE = (DEAD, DISCARD)
BY_DUPLICATE = (DEAD, DISCARD, HAND, DECK, DECK_TOP)


@rule("lcg.save.definition", "lcg.duplicate.save", "lcg.outofgame.removed", "lcg.claim.intrigue")
def a_loss_is_under_way(table: Table, move: Save) -> Finding:
    """A save prevents a card in play from being killed or discarded; a duplicate also from being returned.

    Nothing saves from what a text says cannot be saved from.
    """
    frame = innermost(table, "kill")
    by_duplicate = move.by_means == saves.DUPLICATE_SAVE
    chief = ("lcg.duplicate.save", "lcg.save.definition") if by_duplicate else ("lcg.save.definition",)
    if not isinstance(frame, Frame) or frame is not table.agenda[-1]:
        if table.cards[move.card].zone == REMOVED:
            return no("removed_for_good", rules=(*chief, "lcg.outofgame.removed"), card=move.card)
        challenge = table.challenge or table.last_challenge
        claimed = (
            challenge is not None and challenge.kind == "intrigue" and table.cards[move.card].zone != PLAY
        )
        rules = (*chief, "lcg.claim.intrigue") if claimed else chief
        return no("nothing_to_save_from", change("kill_instead", card=move.card), rules=rules, card=move.card)
    if move.card not in saves.victims_of(frame) or move.card in saves.saved_in(frame):
        return no("a_save_of_another", change("kill_instead", card=move.card), rules=chief, card=move.card)
    if frame.slots["cause"] == saves.UNSAVEABLE:
        return no("cannot_be_saved", rules=(*chief, "lcg.anatomy.rules_text"), card=move.card)
    zone = frame.slots.get("zone", DEAD)
    if zone in (BY_DUPLICATE if by_duplicate else BY_SAVE):
        return None
    return no("not_saved_from_that", rules=(*chief, "lcg.save.definition"), card=move.card, zone=str(zone))


@rule("lcg.save.definition", "lcg.response.definition")
def the_saving_card_is_his(table: Table, move: Save) -> Finding:
    """A saving event is played from its player's hand; a saving card in play is his."""
    source = table.cards.get(move.by_means)
    if source is None:
        return None
    rules = ("lcg.save.definition", "lcg.response.definition")
    if source.kind == EVENT:
        if source.zone != HAND or source.controller != move.by:
            return no(
                "not_in_hand", change("in_hand", card=source.id, seat=move.by), rules=rules, card=source.id
            )
        if not saves.saving_text(table, source) and saves.may_save(source):
            return cannot_tell(Question("saves", source.id))
        if not saves.saving_text(table, source):
            return no("not_a_saving_event", rules=rules, card=source.id)
        if source.saves == "unique" and table.cards[move.card].unique is None:
            return cannot_tell(Question("unique", move.card))
        if source.saves == "unique" and not table.cards[move.card].unique:
            return no("saves_unique_only", change("unique", card=move.card), rules=rules, card=move.card)
        return None
    if source.zone != PLAY or source.controller != move.by:
        user = change("by", seat=source.controller)
        there = user if source.zone == PLAY else change("in_play", card=source.id, seat=move.by)
        return no("not_your_card", there, rules=rules, card=source.id)
    return None


@rule("lcg.save.definition", "lcg.duplicate.save", "lcg.cancel.definition")
def act_save(table: Table, move: Save) -> Table:
    """The save is announced and paid like any response; it holds unless somebody cancels it."""
    more = card_saves.follows(table, move.by_means)
    table = card_saves.act_save(table, move)
    card = move.by_means if move.by_means in table.cards else move.card
    return announce(table, move.by, card, more, SAVED, saved=move.card)


@rule("lcg.keyword.immune_target", "lcg.keyword.immune")
def no_immune_card_is_chosen(table: Table, move: Save) -> Finding:
    """A card cannot be chosen for a save of a kind it is immune to; a duplicate is a copy of its own."""
    source = table.cards.get(move.by_means)
    card = table.cards[move.card]
    if source is None or not immune_to(table, card, kinds_of(table, source, move.by, card)):
        return None
    return no("immune", because=why_immune(table, card), card=move.card)


SAVE = Verb(
    Save,
    (
        the_game_goes_on,
        a_loss_is_under_way,
        saves.a_duplicate_lies_under_it,
        the_saving_card_is_his,
        no_immune_card_is_chosen,
        its_text_saves_this_card,
        one_limited_card_a_round,
        the_save_is_paid,
    ),
    act_save,
)
