"""Playing events, using abilities, reacting: who, when, at what price, on what."""

from __future__ import annotations

from engine.kernel.event import Event
from engine.kernel.game import Verb
from engine.kernel.reason import Finding, Reason, change, no, rule
from engine.kernel.state import tell
from engine.thrones.abilities import works_from
from engine.thrones.deeds import push_effects
from engine.thrones.edition import of
from engine.thrones.limited import count_limited, one_limited_card_a_round
from engine.thrones.moments import ANY_PHASE, RESPONSES, timing_of
from engine.thrones.moves import PlayEvent, UseAbility, UseOfCard
from engine.thrones.occasions import happened
from engine.thrones.paying import PAYING, pay
from engine.thrones.points import ATTACHMENT_CONTROL, BLANK
from engine.thrones.power import the_game_goes_on
from engine.thrones.records import DISCARD, DUPLICATE, EVENT, HAND, PLAY, Card, Occasion
from engine.thrones.table import Table
from engine.thrones.timing import (
    actions_are_possible_now,
    after_action,
    it_is_this_seats_turn_to_act,
)


@rule("hbo.setup.reveal", "hbo.setup.limit_kinds")
def nothing_is_used_at_set_up(table: Table, move: UseOfCard) -> Finding:
    """No card ability of any sort takes effect during set-up, and events cannot be played in it."""
    if table.phase != "setup":
        return None
    return no("no_ability_at_set_up", change("wait_phase", phase="marshalling"), phase=table.phase)


@rule("hbo.type.event", "hbo.play.out_of_play")
def the_event_is_in_its_players_hand(table: Table, move: UseOfCard) -> Finding:
    """An event is played straight from its player's own hand."""
    card = table.cards[move.card]
    if card.kind != EVENT:
        return no(
            "not_an_event", rules=("hbo.type.event", "hbo.type.five_types"), card=card.id, kind=card.kind
        )
    if card.zone == HAND and card.controller == move.by:
        return None
    return no("not_in_hand", change("in_hand", card=card.id, seat=move.by), card=card.id, zone=card.zone)


@rule("hbo.play.in_play", "hbo.play.out_of_play")
def the_card_is_in_play_under_its_user(table: Table, move: UseOfCard) -> Finding:
    """A card in play is used by the player whose card it is; cards out of play do nothing.

    A card whose own text works from elsewhere is used from there.
    """
    card = table.cards[move.card]
    zones = works_from(card, "action", PLAY)
    if card.zone not in zones:
        return _not_there(table, card, move.by, zones)
    if card.controller != move.by:
        user, why = change("by", seat=card.controller), under_an_enemy(table, card)
        rules = (
            "hbo.play.in_play",
            *of(table).control_rules,
            *(one for reason in why for one in reason.rules),
        )
        return no("not_your_card", user, rules=rules, because=why, card=card.id)
    if card.zone != PLAY:
        return None
    under = under_an_enemy(table, card)
    return Reason(says="attachment_on_enemy", because=under) if under else None


def not_where_it_works(card: Card, by: str, zones: tuple[str, ...]) -> Reason:
    """The text of the card works from elsewhere than where it lies."""
    held = (change("in_hand", card=card.id, seat=by),) if HAND in zones else ()
    return no("works_from_elsewhere", *held, card=card.id, zone=card.zone, zones=zones)


def _not_there(table: Table, card: Card, by: str, zones: tuple[str, ...]) -> Reason:
    if PLAY not in zones:
        return not_where_it_works(card, by, zones)
    back = change("in_play", card=card.id, seat=by)
    if card.zone == DUPLICATE:
        rules = ("hbo.duplicate.blank", "hbo.play.in_play")
        return no("duplicate_is_blank", back, rules=rules, basis=BLANK[table.text], card=card.id)
    return no("not_in_play", back, card=card.id, zone=card.zone)


def under_an_enemy(table: Table, card: Card) -> tuple[Reason, ...]:
    """Whose an attachment on an enemy character is: a point the texts leave open."""
    host = table.cards.get(card.host)
    if host is None or (host.controller == card.controller == card.owner):
        return ()
    return (ATTACHMENT_CONTROL.reason(table, "attachment_control", card=card.id, seat=card.controller),)


@rule("hbo.action.phase_named", "hbo.action.any_phase", "hbo.action.definition")
def its_text_allows_this_moment(table: Table, move: UseOfCard) -> Finding:
    """An action is used in the phase its text names, or in any phase; a reaction is no action."""
    timing = timing_of(table.cards[move.card], "action")
    if timing in RESPONSES:
        rules = (
            "hbo.action.definition",
            "hbo.reaction.recognise",
            "hbo.reaction.not_action",
            "hbo.action.phase_named",
        )
        return no("a_reaction_is_no_action", change("respond"), rules=rules, card=move.card)
    if not timing or timing in (ANY_PHASE, table.phase):
        return None
    event = table.cards[move.card].kind == EVENT
    rules = ("hbo.action.phase_named", *(("hbo.play.event_timing_cost",) if event else ()))
    return no("wrong_phase_for_it", change("wait_phase", phase=timing), rules=rules, phase=timing)


@rule("hbo.action.resolve_fully", "hbo.play.event_resolution")
def act_use(table: Table, move: UseOfCard) -> Table:
    """The action is carried out in full at once; an event goes to its owner's discard pile."""
    table = after_action(table, move.by)
    occasions = [Occasion("action", move.card, move.by)]
    if table.cards[move.card].kind == EVENT:
        occasions.append(Occasion("played", move.card, move.by))
    return use(happened(table, *occasions), move)


@rule("hbo.piles.event_discard")
def use(table: Table, move: UseOfCard) -> Table:
    card = table.cards[move.card]
    table = pay(table, move)
    what = "event_played" if card.kind == EVENT else "ability_used"
    if card.kind == EVENT:
        table = count_limited(table, move.by, card)
        table = table.card(card.id, zone=DISCARD, controller=card.owner)
    table = tell(table, Event(what, card.id, move.by, rule="hbo.play.event_resolution"))
    return push_effects(table, move.effects, move.by, card.id)


TO_ACT = (the_game_goes_on, nothing_is_used_at_set_up, actions_are_possible_now, it_is_this_seats_turn_to_act)


PLAY_EVENT = Verb(
    PlayEvent,
    (
        *TO_ACT,
        its_text_allows_this_moment,
        the_event_is_in_its_players_hand,
        one_limited_card_a_round,
        *PAYING,
    ),
    act_use,
)


USE_ABILITY = Verb(
    UseAbility, (*TO_ACT, its_text_allows_this_moment, the_card_is_in_play_under_its_user, *PAYING), act_use
)
