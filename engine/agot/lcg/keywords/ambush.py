"""Ambush: cards put into play from the hand, when, by whom, and under which host."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities.definitions import trigger
from engine.agot.lcg.abilities.activation import announce
from engine.agot.lcg.abilities.entry_into_play import an_attachment_has_a_host, may_lie_there, no_copy_bars_it
from engine.agot.lcg.costs import influence
from engine.agot.lcg.rule_variants import ATTACHMENT_CONTROL
from engine.agot.rounds.action_windows import after_action
from engine.agot.rounds.timing import actions_are_possible_now, it_is_this_seats_turn_to_act
from engine.agot.state import effects as e
from engine.agot.state.moves import PutIntoPlay
from engine.agot.state.records import ATTACHMENT, CHARACTER, HAND, LOCATION, PLAY, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword, keyword_question
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.game import Verb
from engine.kernel.reasons import DERIVED, Finding, Verdict, cannot_tell, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes

AMBUSH = "ambush"


@rule("lcg.keyword.ambush", "lcg.challenge.windows", "lcg.action.immediate")
def ambush_needs_a_moment_for_actions(table: AgotTable, move: PutIntoPlay) -> Finding:
    """Ambush is an action and needs a window for actions."""
    if move.via != AMBUSH:
        return None
    if table.phase == "setup":
        rules = ("lcg.keyword.ambush", "lcg.setup.not_played")
        return violated("no_ability_at_set_up", rules=rules, basis=DERIVED)
    finding = actions_are_possible_now(table, move)
    if finding is None or finding.found is not Verdict.NO:
        return finding
    return replace(finding, rules=(*finding.rules, "lcg.keyword.ambush"))


@rule("lcg.action.rotation", "lcg.action.first_player_first")
def it_is_his_turn_to_act(table: AgotTable, move: PutIntoPlay) -> Finding:
    """A player acts again only after all others have acted or passed."""
    return it_is_this_seats_turn_to_act(table, move) if move.via == AMBUSH else None


@rule("lcg.marshal.put_into_play_bypass", "lcg.inplay.definition", "lcg.keyword.ambush")
def it_comes_from_his_hand(table: AgotTable, move: PutIntoPlay) -> Finding:
    """A player brings in a card from their own hand."""
    card = table.cards[move.card]
    if card.zone == HAND and card.controller == move.by:
        return None
    chief = "lcg.keyword.ambush" if move.via == AMBUSH else "lcg.marshal.put_into_play_bypass"
    held = change("in_hand", card=card.id, seat=move.by)
    return violated("not_in_hand", held, rules=(chief, "lcg.inplay.definition"), card=card.id, zone=card.zone)


@rule(
    "lcg.cardtype.list", "lcg.cardtype.event", "lcg.marshal.put_into_play_bypass", "lcg.cardtype.attachment"
)
def it_can_stand_by_itself(table: AgotTable, move: PutIntoPlay) -> Finding:
    """Only characters and locations enter play on their own."""
    card = table.cards[move.card]
    if card.kind in (CHARACTER, LOCATION, ATTACHMENT):
        return an_attachment_has_a_host(table, move)
    return violated("cannot_enter_play", card=card.id, kind=card.kind, zone=card.zone)


@rule("lcg.cardtype.attachment", "lcg.keyword.no_attachments", "lcg.marshal.put_into_play_bypass")
def its_host_may_carry_it(table: AgotTable, move: PutIntoPlay) -> Finding:
    """An attachment put into play goes only where it could be played."""
    host = table.cards.get(move.host)
    card = table.cards[move.card]
    if host is None or host.zone != PLAY or card.kind != ATTACHMENT:
        return None
    return may_lie_there(table, move.by, card, host)


@rule("lcg.keyword.ambush")
def it_has_ambush(table: AgotTable, move: PutIntoPlay) -> Finding:
    """Only a card with Ambush can be put into play for influence."""
    if move.via != AMBUSH:
        return None
    known = has_keyword(table, table.cards[move.card], AMBUSH)
    if known is None:
        return cannot_tell(keyword_question(table, table.cards[move.card], AMBUSH))
    return None if known else violated("no_ambush", card=move.card)


@rule("lcg.marshal.put_into_play_bypass", "lcg.keyword.ambush", "lcg.kneel.enters_standing")
def act_put(table: AgotTable, move: PutIntoPlay) -> AgotTable:
    """It enters play standing: no penalty, no Limited allowance, no price but the influence of Ambush."""
    if move.via == AMBUSH:
        table = after_action(table, move.by)
        table = trigger(table, Occasion("action", move.card, move.by))
        table = influence.pay_influence(table, move)
        effect = e.Attach(move.card, move.host) if move.host else e.EnterPlay(move.card)
        return announce(table, move.by, move.card, (effect,))
    host = table.cards.get(move.host)
    if host is not None and host.controller != move.by:
        point = ATTACHMENT_CONTROL.reason(table, "attachment_control", card=move.card, seat=move.by)
        table = add_notes(table, point)
    table = trigger(table, Occasion("entered_play", move.card, move.by))
    table = table.card(move.card, zone=PLAY, kneeling=False, host=move.host)
    return add_events(
        table, Event("entered_play", move.card, move.by, rule="lcg.marshal.put_into_play_bypass")
    )


PUT_INTO_PLAY = Verb(
    PutIntoPlay,
    (
        the_game_goes_on,
        ambush_needs_a_moment_for_actions,
        it_is_his_turn_to_act,
        it_comes_from_his_hand,
        it_can_stand_by_itself,
        its_host_may_carry_it,
        it_has_ambush,
        no_copy_bars_it,
        *influence.PAYING,
    ),
    act_put,
)
