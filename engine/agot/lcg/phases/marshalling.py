"""Cards played in marshalling: the gold penalty, the order of seats, duplicates."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities.costs import cost_of, cost_tally
from engine.agot.lcg.abilities.entry_into_play import (
    TO_ATTACH,
    an_attachment_has_a_host,
    no_copy_bars_it,
    the_host_takes_attachments,
)
from engine.agot.lcg.cards.common_effects import CHAMBERS
from engine.agot.lcg.costs.card_cost import PENALTY, cost_question, price_parts, use_up
from engine.agot.lcg.rule_variants import ATTACHMENT_CONTROL
from engine.agot.phases import card_play
from engine.agot.rounds.timing import open_window, turn_in
from engine.agot.state.moves import PlayCard, PlayDuplicate
from engine.agot.state.records import ATTACHMENT, PLAY
from engine.agot.state.table import Table
from engine.kernel.game import Verb
from engine.kernel.reasons import SILENT, Finding, Question, Rule, cannot_tell, change, no, rule
from engine.kernel.state import note


@rule("lcg.action.rotation", "lcg.action.definition", "lcg.marshal.others_act")
def the_others_had_their_chance(table: Table, move: PlayCard | PlayDuplicate) -> Finding:
    """Playing a card is an action: before the next, each other player may take one or pass, clockwise."""
    frame = open_window(table)
    if frame is None or table.phase != "marshalling" or table.active != move.by:
        return None
    seat = turn_in(table, frame)
    return (
        None if seat == move.by else no("let_the_other_act", change("wait_window", seat=move.by), seat=seat)
    )


@rule("lcg.marshal.gold_penalty", "lcg.marshal.pay", "lcg.gold.pool_source", "lcg.anatomy.gold_cost")
def its_cost_and_penalty_are_paid(table: Table, move: PlayCard) -> Finding:
    """Cost and penalty of a card are paid in full from its player's own pool, or it is not played."""
    card, gold = table.cards[move.card], table.seats[move.by].gold
    if card.cost is None:
        return cannot_tell(Question("cost", card.id))
    asked = cost_question(table, move.by, card)
    if asked is not None:
        return cannot_tell(asked)
    price, parts = cost_of(table, move.by, card), price_parts(table, move.by, card)
    if card.houses is None and price <= gold < price + PENALTY:
        return cannot_tell(Question("houses", card.id))
    if price <= gold:
        return None
    rules: tuple[str, ...] = ("lcg.marshal.pay", "lcg.gold.pool_source")
    penalised = sum(one.found for one in parts if one.says == "gold_penalty" and isinstance(one.found, int))
    if price - penalised <= gold:
        rules = ("lcg.marshal.gold_penalty", *rules)
    rules = (*rules, "lcg.anatomy.gold_cost")
    lack = change("gold", seat=move.by, amount=price - gold)
    return no("gold_short", lack, rules=rules, because=parts, needs=price, has=gold, card=card.id)


@rule("lcg.anatomy.rules_text", "lcg.cardtype.attachment", "lcg.cardtype.house")
def only_its_text_puts_it_on_the_house_card(table: Table, move: PlayCard) -> Finding:
    """A card is played as an attachment on its player's House card if its own text allows it."""
    card = table.cards[move.card]
    if not move.on_house or (card.face in CHAMBERS and not move.host):
        return None
    return no("not_on_the_house_card", card=card.id)


@rule("lcg.marshal.pay", "lcg.lasting.definition")
def act_play_card(table: Table, move: PlayCard) -> Table:
    """The card is paid for and laid; what made it cheaper is used up."""
    card = table.cards[move.card]
    tally = cost_tally(table, move.by, card)
    played = use_up(card_play.act_play_card(table, move), move.by, card)
    if (
        move.host
        and table.cards[move.host].controller != move.by
        and ATTACHMENT_CONTROL.rule not in table.decided
    ):
        point = ATTACHMENT_CONTROL.reason(table, "attachment_control", card=card.id, seat=move.by)
        played = note(played, point)
    if move.on_house:
        played = played.card(card.id, kind=ATTACHMENT, printed_kind=card.kind)
    return note(played, tally) if tally.because else played


@rule("lcg.duplicate.play", "lcg.marshal.duplicates_free")
def duplicates_are_attached_in_marshalling(table: Table, move: PlayDuplicate) -> Finding:
    """In marshalling, and as the other section has it in one's own turn; the chapter on them does not say."""
    refusal = card_play.duplicates_are_attached_in_marshalling(table, move)
    if refusal is None or table.phase != "marshalling":
        return refusal
    return replace(refusal, basis=SILENT)


@rule("lcg.duplicate.play", "lcg.duplicate.only_unique", "lcg.version.same_unique")
def it_is_a_copy_of_a_unique_card(table: Table, move: PlayDuplicate) -> Finding:
    """A duplicate has the title of a unique card one has in play, whatever its version."""
    card, host = table.cards[move.card], table.cards[move.host]
    rules: tuple[str, ...] = ("lcg.duplicate.play",)
    if card.id == host.id:
        return no("under_itself", rules=rules, card=card.id)
    if host.zone != PLAY:
        return no("not_in_play", change("in_play", card=host.id, seat=move.by), rules=rules, card=host.id)
    if card.name != host.name:
        same = change("same_name", card=card.id, host=host.id)
        rules = (*rules, "lcg.duplicate.only_when_under")
        return no("not_a_copy", same, rules=rules, card=card.id, host=host.id)
    if host.unique is None:
        return cannot_tell(Question("unique", host.id))
    if host.unique:
        return None
    return no(
        "not_unique", change("unique", card=host.id), rules=("lcg.duplicate.only_unique",), card=host.id
    )


@rule("lcg.duplicate.own_and_control", "lcg.control.own_vs_control")
def he_owns_and_controls_it(table: Table, move: PlayDuplicate) -> Finding:
    """Duplicates are laid only on cards one both owns and controls."""
    host = table.cards[move.host]
    if host.zone != PLAY or host.owner == host.controller == move.by:
        return None
    control = (change("control", card=host.id, seat=move.by),) if host.owner == move.by else ()
    rules = ("lcg.duplicate.own_and_control", "lcg.control.own_vs_control")
    return no("own_and_control", *control, rules=rules, card=host.id, seat=host.owner)


PLAY_OTHERWISE: dict[Rule, Rule] = {
    card_play.the_others_had_their_chance: the_others_had_their_chance,
    card_play.an_attachment_has_a_host: an_attachment_has_a_host,
    card_play.no_other_copy_bars_it: no_copy_bars_it,
    card_play.its_whole_cost_is_paid: its_cost_and_penalty_are_paid,
}


PLAY_CARD = Verb(
    PlayCard,
    (
        *(PLAY_OTHERWISE.get(one, one) for one in card_play.PLAY_CARD.rules),
        the_host_takes_attachments,
        *TO_ATTACH,
        only_its_text_puts_it_on_the_house_card,
    ),
    act_play_card,
)

DUPLICATE_OTHERWISE: dict[Rule, Rule] = {
    card_play.the_others_had_their_chance: the_others_had_their_chance,
    card_play.duplicates_are_attached_in_marshalling: duplicates_are_attached_in_marshalling,
    card_play.it_is_a_copy_of_a_unique_character: it_is_a_copy_of_a_unique_card,
    card_play.only_characters_carry_duplicates: he_owns_and_controls_it,
}

PLAY_DUPLICATE = Verb(
    PlayDuplicate,
    tuple(DUPLICATE_OTHERWISE.get(one, one) for one in card_play.PLAY_DUPLICATE.rules),
    card_play.act_play_duplicate,
)
